-- As `nullsLast` in paging.ts writes it: see 0017.
DROP INDEX assignments_section;
CREATE INDEX assignments_section
  ON assignments (org_id, section_id, (CASE WHEN due_at IS NULL THEN 'infinity'::timestamptz ELSE due_at END), id)
  WHERE deleted_at IS NULL;
