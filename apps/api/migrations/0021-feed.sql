-- What a post is addressed to is also where timelines find it: each audience is a stream, in the order of publication.
ALTER TABLE post_audiences ADD COLUMN published_at timestamptz(3);
-- `section_guardians`: the guardians of those who learn there, and not they themselves.
ALTER TABLE post_audiences DROP CONSTRAINT post_audiences_target_kind_check;
ALTER TABLE post_audiences ADD CONSTRAINT post_audiences_target_kind_check
  CHECK (target_kind IN ('section', 'section_guardians', 'experience_role', 'child'));
UPDATE post_audiences pa SET published_at = po.published_at
  FROM posts po WHERE po.org_id = pa.org_id AND po.id = pa.post_id AND po.status = 'published';
CREATE INDEX post_audiences_stream ON post_audiences (org_id, target_id, published_at DESC, post_id DESC)
  WHERE published_at IS NOT NULL;
DROP INDEX post_audiences_target;
ALTER TABLE posts ADD CONSTRAINT posts_audience_scope_check
  CHECK (audience_scope IN ('org', 'sections', 'experience_roles', 'families'));

-- The streams that have no row in post_audiences, and those of the timeline's filters.
CREATE INDEX posts_everyone ON posts (org_id, published_at DESC, id DESC)
  WHERE status = 'published' AND deleted_at IS NULL AND audience_scope = 'org';
CREATE INDEX posts_kind ON posts (org_id, kind, published_at DESC, id DESC)
  WHERE status = 'published' AND deleted_at IS NULL;
CREATE INDEX posts_by_author ON posts (org_id, author_id, published_at DESC, id DESC)
  WHERE status = 'published' AND deleted_at IS NULL;
CREATE INDEX posts_pinned ON posts (org_id, published_at DESC, id DESC)
  WHERE status = 'published' AND deleted_at IS NULL AND is_pinned;

-- Due posts of all organizations: what every look-up of the scheduler reads.
CREATE INDEX posts_due ON posts (scheduled_for) WHERE status = 'scheduled' AND deleted_at IS NULL;
CREATE POLICY worker_due ON posts FOR SELECT TO homeroom_worker USING (status = 'scheduled' AND deleted_at IS NULL);
GRANT SELECT (org_id, id, status, scheduled_for, deleted_at) ON posts TO homeroom_worker;
CREATE INDEX posts_scheduled_by ON posts (org_id, author_id, scheduled_for, id)
  WHERE status = 'scheduled' AND deleted_at IS NULL;

-- Whoever left a role may be given it again.
ALTER TABLE experience_role_members DROP CONSTRAINT experience_role_members_org_id_role_id_user_id_key;
CREATE UNIQUE INDEX experience_role_members_live ON experience_role_members (org_id, role_id, user_id)
  WHERE deleted_at IS NULL;
DROP INDEX experience_role_members_user;
CREATE INDEX experience_role_members_user ON experience_role_members (org_id, user_id, role_id) WHERE deleted_at IS NULL;
DROP INDEX experience_role_members_list;
CREATE INDEX experience_role_members_list ON experience_role_members (org_id, role_id, created_at DESC, id DESC)
  WHERE deleted_at IS NULL;
