import type { RowOf } from '../../../db/statement.ts'
import { toPublic, toPublicOrNull } from '../../../ids.ts'
import type { Schemas } from '../../../schemas.ts'
import type { marksOf } from './queries.ts'

export type MarkRow = RowOf<typeof marksOf>

export const toAttendanceRecord = (row: MarkRow): Schemas['AttendanceRecord'] => ({
  id: toPublic('att', row.id),
  studentId: toPublic('stu', row.student_id),
  sectionId: toPublicOrNull('sec', row.section_id),
  date: row.date,
  status: row.status as Schemas['AttendanceStatus'],
  minutesLate: row.minutes_late,
  arrivedAt: row.arrived_at,
  departedAt: row.departed_at,
  reason: row.reason,
  note: row.note,
  markedAt: row.marked_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})
