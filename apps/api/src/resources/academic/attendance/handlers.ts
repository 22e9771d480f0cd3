import { childScopeAt, listedChildren } from '../../../access/child.ts'
import { invalid } from '../../../api-error.ts'
import type { Context } from '../../../context.ts'
import type { HandlersOf } from '../../../handler-types.ts'
import { uuidOf } from '../../../ids.ts'
import { readPage } from '../../../paging.ts'
import type { Schemas } from '../../../schemas.ts'
import { type Marked, markAll } from './marking.ts'
import { attendanceList, attendanceOfStudent } from './queries.ts'
import { toAttendanceRecord } from './view.ts'

export const attendance: HandlersOf<'academic.attendance'> = {
  'academic.attendance.list': async ({ query }, ctx) => {
    const { status, date, from, to } = query
    checkPeriod(from, to, MAX_DAYS)
    const { rows, pagination } = await readPage(ctx, attendanceList, query, {
      ...listedChildren(ctx),
      sectionId: query.sectionId && uuidOf('sec', query.sectionId),
      studentId: query.studentId && uuidOf('stu', query.studentId),
      status,
      date,
      from,
      to,
    })
    return { data: rows.map(toAttendanceRecord), pagination }
  },

  'academic.attendance.mark': async ({ body }, ctx) => {
    const [{ row, previous }] = (await markAll(ctx, body, [body], () => '')) as [Marked]
    const record = toAttendanceRecord(row)
    const about = { resource: 'attendance', id: row.id, studentIds: [row.student_id] }
    ctx.audit({ ...about, object: record, previous })
    if (previous !== null) {
      ctx.emit('attendance.marked', { ...about, ...withoutNote(record, previous) })
    }
    return record
  },

  'academic.attendance.bulkMark': async ({ body }, ctx) => {
    const marked = await markAll(ctx, body, body.records, (i) => `records[${i}].`)
    const { records, ...summary } = resultOf(body, marked)
    const about = {
      ...resourceOf(ctx, body),
      object: { ...summary, recordIds: records.map(({ id }) => id) },
      studentIds: marked.map(({ row }) => row.student_id),
    }
    if (summary.created + summary.updated > 0) ctx.emit('attendance.bulk_marked', about)
    else ctx.audit(about)
    return { ...summary, records }
  },

  'academic.attendance.getStudentAttendance': async ({ path, query }, ctx) => {
    const { status, from, to } = query
    checkPeriod(from, to)
    const { rows, pagination } = await readPage(ctx, attendanceOfStudent, query, {
      ...childScopeAt(ctx, 'path.studentId'),
      studentId: uuidOf('stu', path.studentId),
      sectionId: query.sectionId && uuidOf('sec', query.sectionId),
      status,
      from,
      to,
    })
    return { data: rows.map(toAttendanceRecord), pagination }
  },
}

const DAY_MS = 86_400_000
const MAX_DAYS = 366

function checkPeriod(from: string | undefined, to: string | undefined, maxDays = Number.POSITIVE_INFINITY): void {
  if (from === undefined || to === undefined) return
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  if (days < 1) throw rangeProblem('from must not be after to')
  if (days > maxDays) throw rangeProblem(`from and to may span at most ${maxDays} days`)
}

const rangeProblem = (message: string) => invalid([{ field: 'from', location: 'query', code: 'range', message }])

/** The note is for the school: events, which go anywhere, tell the rest. */
function withoutNote(record: Schemas['AttendanceRecord'], before: Marked['previous']) {
  const { note: _, ...previous } = before ?? {}
  return { object: { ...record, note: null }, previous: before && previous }
}

const resultOf = (
  { date, sectionId = null }: Schemas['AttendanceBulkMark'],
  marked: readonly Marked[],
): Schemas['AttendanceBulkResult'] => ({
  sectionId,
  date,
  created: marked.filter(({ previous }) => previous === undefined).length,
  updated: marked.filter(({ previous }) => previous).length,
  unchanged: marked.filter(({ previous }) => previous === null).length,
  records: marked.map(({ row }) => toAttendanceRecord(row)),
})

/** Marks of a section are the section's, those of the whole day the school's. */
const resourceOf = (ctx: Context, { sectionId }: Schemas['AttendanceBulkMark']) =>
  sectionId ? { resource: 'section', id: uuidOf('sec', sectionId) } : { resource: 'organization', id: ctx.orgId }
