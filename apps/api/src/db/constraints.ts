import { type ApiError, conflict } from '../api-error.ts'

/** Unique indices that a caller can run into, and the field that the 409 names. The database decides; nothing is asked first. */
const duplicates: Record<string, string> = {
  projects_name: 'name',
  classrooms_code: 'code',
  terms_org_id_name_key: 'name',
  teachers_org_id_user_id_key: 'userId',
  courses_code: 'code',
  standards_code: 'code',
  course_offerings_org_id_course_id_term_id_key: 'courseId+termId',
  sections_org_id_term_id_code_key: 'code',
  assessments_org_id_assignment_id_key: 'assignmentId',
  students_number: 'studentNumber',
  students_org_id_user_id_key: 'userId',
  enrollments_live: 'studentId+sectionId',
  memberships_invite: 'email',
  users_email: 'email',
  reports_once: 'report',
  experience_roles_org_id_key_key: 'key',
}

/** Unique indices whose refusal has a reason of its own. */
const reasons: Record<string, string> = {
  app_installations_live: 'already_installed',
}

export function constraintConflict(constraint: string): ApiError | null {
  if (reasons[constraint]) return conflict(reasons[constraint])
  return duplicates[constraint] ? conflict('duplicate', { field: duplicates[constraint] }) : null
}
