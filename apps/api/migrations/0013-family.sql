-- Lists page by (created_at, id), both descending: one order for rows, index and keyset.
DROP INDEX guardian_links_list;
CREATE INDEX guardian_links_list ON guardian_links (org_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
DROP INDEX consents_child;
CREATE INDEX consents_child ON consents (org_id, student_id, created_at DESC, id DESC);
CREATE INDEX family_members_list ON family_members (org_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
-- one child's links in any state; the unique index leaves the revoked ones out
CREATE INDEX guardian_links_child ON guardian_links (org_id, student_id, created_at DESC, id DESC)
  WHERE deleted_at IS NULL;

-- The family that the guardian joins when the link is accepted; null for the child's.
ALTER TABLE guardian_links ADD COLUMN family_id uuid;
ALTER TABLE guardian_links ADD FOREIGN KEY (org_id, family_id) REFERENCES families (org_id, id);
