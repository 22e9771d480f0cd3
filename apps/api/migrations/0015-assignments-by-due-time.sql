-- Assignments without a due time come last in their section, and are in the keyset.
DROP INDEX assignments_section;
CREATE INDEX assignments_section ON assignments (org_id, section_id, coalesce(due_at, 'infinity'::timestamptz), id)
  WHERE deleted_at IS NULL;
