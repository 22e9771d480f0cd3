import type { RowOf } from '../../../db/statement.ts'
import { toPublic, toPublicOrNull } from '../../../ids.ts'
import type { Schemas } from '../../../schemas.ts'
import type { studentById } from './queries.ts'

export type StudentRow = RowOf<typeof studentById>

export const toStudent = (row: StudentRow): Schemas['Student'] => ({
  ...toWholeStudent(row),
  birthDate: row.shows_birth_date ? row.birth_date : null,
  avatarUrl: row.shows_avatar ? row.avatar_url : null,
})

/** As events tell it: what depends on who looks is null. */
export const toAnnouncedStudent = (row: StudentRow): Schemas['Student'] => ({
  ...toWholeStudent(row),
  birthDate: null,
  avatarUrl: null,
})

export const toWholeStudent = (row: StudentRow): Schemas['Student'] => ({
  id: toPublic('stu', row.id),
  userId: toPublicOrNull('usr', row.user_id),
  studentNumber: row.student_number,
  firstName: row.first_name,
  lastName: row.last_name,
  preferredName: row.preferred_name,
  displayName: `${row.preferred_name || row.first_name} ${row.last_name}`.trim(),
  birthDate: row.birth_date,
  gradeLevel: row.grade_level as Schemas['GradeLevel'],
  homeroomClassroomId: toPublicOrNull('room', row.homeroom_classroom_id),
  status: row.status as Schemas['StudentStatus'],
  avatarUrl: row.avatar_url,
  enrolledOn: row.enrolled_on,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})
