import type { RowOf } from '../../../db/statement.ts'
import { toPublic, toPublicOrNull } from '../../../ids.ts'
import type { Schemas } from '../../../schemas.ts'
import type { sectionById } from './queries.ts'

export type SectionRow = RowOf<typeof sectionById>

export const toSection = (row: SectionRow): Schemas['Section'] => ({
  id: toPublic('sec', row.id),
  offeringId: toPublic('off', row.offering_id),
  courseId: toPublic('crs', row.course_id),
  termId: toPublic('term', row.term_id),
  name: row.name,
  code: row.code,
  classroomId: toPublicOrNull('room', row.classroom_id),
  teacherIds: row.teacher_ids.map((id) => toPublic('tch', id)),
  capacity: row.capacity,
  enrolledCount: row.enrolled_count,
  status: row.status as Schemas['SectionStatus'],
  meetings: row.meetings.map(({ dayOfWeek, startTime, endTime, classroomId }) => ({
    dayOfWeek,
    startTime,
    endTime,
    classroomId: toPublicOrNull('room', classroomId),
  })),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})
