import { type Caller, isKey, isStaffSide } from '../../../caller.ts'
import type { RowOf } from '../../../db/statement.ts'
import { toPublic } from '../../../ids.ts'
import type { Schemas } from '../../../schemas.ts'
import type { teacherById } from './queries.ts'

export type TeacherRow = RowOf<typeof teacherById>

export const toTeacher = (row: TeacherRow, caller: Caller): Schemas['Teacher'] => ({
  ...toAnnouncedTeacher(row),
  employeeNumber: isKey(caller) || isStaffSide(caller) ? row.employee_number : null,
})

/** As events tell it, which only owners, admins and keys receive. */
export const toAnnouncedTeacher = (row: TeacherRow): Schemas['Teacher'] => ({
  id: toPublic('tch', row.id),
  userId: toPublic('usr', row.user_id),
  firstName: row.first_name,
  lastName: row.last_name,
  displayName: `${row.first_name} ${row.last_name}`.trim(),
  title: row.title,
  subjects: row.subjects as Schemas['Subject'][],
  gradeLevels: row.grade_levels as Schemas['GradeLevel'][],
  employeeNumber: row.employee_number,
  avatarUrl: row.avatar_url,
  status: row.status as Schemas['TeacherStatus'],
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})
