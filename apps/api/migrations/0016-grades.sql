-- Lists page by (created_at, id) and (graded_at, id), descending: one order for rows, index and keyset.
DROP INDEX assessments_section;
CREATE INDEX assessments_section ON assessments (org_id, section_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
-- a student's grades of all terms; grades_student serves one term's
CREATE INDEX grades_student_all ON grades (org_id, student_id, graded_at DESC, id DESC);
