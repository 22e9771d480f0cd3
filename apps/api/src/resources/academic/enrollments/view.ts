import type { Caller } from '../../../caller.ts'
import type { RowOf } from '../../../db/statement.ts'
import { toPublic } from '../../../ids.ts'
import type { Schemas } from '../../../schemas.ts'
import { holds } from '../../identity/ranks.ts'
import type { enrollmentForUpdate } from './queries.ts'

export type EnrollmentRow = RowOf<typeof enrollmentForUpdate>

export const toEnrollment = (row: EnrollmentRow, caller: Caller): Schemas['Enrollment'] =>
  holds(caller, 'grades:read') ? toWholeEnrollment(row) : toAnnouncedEnrollment(row)

/** As events tell it: what is final is a grade, and not for everybody who may hear of enrollments. */
export const toAnnouncedEnrollment = (row: EnrollmentRow): Schemas['Enrollment'] => ({
  ...toWholeEnrollment(row),
  finalPercentage: null,
  finalLetter: null,
})

export const toWholeEnrollment = (row: EnrollmentRow): Schemas['Enrollment'] => ({
  id: toPublic('enr', row.id),
  studentId: toPublic('stu', row.student_id),
  sectionId: toPublic('sec', row.section_id),
  termId: toPublic('term', row.term_id),
  status: row.status as Schemas['EnrollmentStatus'],
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  finalPercentage: row.final_percentage,
  finalLetter: row.final_letter,
  withdrawReason: row.withdraw_reason,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})
