import type { RowOf } from '../../../db/statement.ts'
import { toPublic } from '../../../ids.ts'
import type { Schemas } from '../../../schemas.ts'
import type { enrollmentForUpdate } from './queries.ts'

export type ShownEnrollment = RowOf<typeof enrollmentForUpdate>
export type EnrollmentRow = Omit<ShownEnrollment, 'shows_finals'>

export const toEnrollment = (row: ShownEnrollment): Schemas['Enrollment'] =>
  row.shows_finals ? toWholeEnrollment(row) : toAnnouncedEnrollment(row)

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
