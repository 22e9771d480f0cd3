import type { RowOf } from '../../../db/statement.ts'
import { toPublic, toPublicOrNull } from '../../../ids.ts'
import type { Schemas } from '../../../schemas.ts'
import type { lessonById } from './queries.ts'
import type { schedule } from './schedule.ts'

export type LessonRow = RowOf<typeof lessonById>
export type ScheduleRow = RowOf<typeof schedule.page>

export const toLesson = (row: LessonRow): Schemas['Lesson'] => ({
  id: toPublic('les', row.id),
  sectionId: toPublic('sec', row.section_id),
  title: row.title,
  objectives: row.objectives,
  content: row.content,
  date: row.date,
  startTime: row.start_time && wallTime(row.start_time),
  endTime: row.end_time && wallTime(row.end_time),
  status: row.status as Schemas['LessonStatus'],
  standardIds: row.standard_ids.map((id) => toPublic('std', id)),
  materials: row.materials,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

export const toScheduleEntry = (row: ScheduleRow): Schemas['ScheduleEntry'] => ({
  date: row.date,
  startsAt: withOffset(row.starts_at, row.starts_offset),
  endsAt: withOffset(row.ends_at, row.ends_offset),
  sectionId: toPublic('sec', row.section_id),
  sectionName: row.section_name,
  courseId: toPublic('crs', row.course_id),
  courseTitle: row.course_title,
  classroomId: toPublicOrNull('room', row.classroom_id),
  teacherIds: row.teacher_ids.map((id) => toPublic('tch', id)),
  lessonId: toPublicOrNull('les', row.lesson_id),
  lessonTitle: row.lesson_title,
})

/** PostgreSQL writes a time with seconds. */
const wallTime = (time: string): string => time.slice(0, 5)

/** A moment as a clock shows it that many minutes east of UTC: `2026-11-23T09:00:00-05:00`. */
function withOffset(instant: string, minutes: number): string {
  const local = new Date(Date.parse(instant) + minutes * 60_000).toISOString().slice(0, 19)
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${local}${minutes < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(rest)}`
}
const twoDigits = (n: number): string => String(n).padStart(2, '0')
