-- Lists by creation read their index backwards and forwards in one direction: the id breaks ties the same way.
DROP INDEX enrollments_list;
CREATE INDEX enrollments_list ON enrollments (org_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX enrollments_of_section ON enrollments (org_id, section_id, created_at DESC, id DESC)
  WHERE deleted_at IS NULL;
CREATE INDEX enrollments_of_student ON enrollments (org_id, student_id, created_at DESC, id DESC)
  WHERE deleted_at IS NULL;

-- The list's order within a grade; the state is too coarse to lead to anything.
DROP INDEX students_grade;
CREATE INDEX students_grade ON students (org_id, grade_level, last_name, first_name, id) WHERE deleted_at IS NULL;
