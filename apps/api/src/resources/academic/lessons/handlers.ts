import { sectionScope } from '../../../access/section.ts'
import { invalid, invalidTransition, notFound, type Problem } from '../../../api-error.ts'
import { orKeep, previousOf } from '../../../changes.ts'
import type { Context } from '../../../context.ts'
import type { HandlersOf } from '../../../handler-types.ts'
import { newId, uuidOf } from '../../../ids.ts'
import { readPage } from '../../../paging.ts'
import { References, unfit } from '../../../references.ts'
import type { Schemas } from '../../../schemas.ts'
import { readAttachments } from '../../attachments.ts'
import { askStandards } from '../courses/references.ts'
import { checkRange } from '../ranges.ts'
import { askOwnSection, askSection, type SectionToUse } from '../sections/references.ts'
import { insertLesson, lessonById, lessonForUpdate, lessonList, updateLesson } from './queries.ts'
import { schedule } from './schedule.ts'
import { type LessonRow, toLesson, toScheduleEntry } from './view.ts'

const MAX_DAYS = 31

export const lessons: HandlersOf<'academic.lessons'> = {
  'academic.lessons.list': async ({ query }, ctx) => {
    const { status, from, to } = query
    checkRange(query, ['from', 'to'])
    const sectionId = query.sectionId && uuidOf('sec', query.sectionId)
    const { rows, pagination } = await readPage(ctx, lessonList, query, {
      ...sectionScope(ctx),
      sectionId,
      status,
      from,
      to,
    })
    return { data: rows.map(toLesson), pagination }
  },

  'academic.lessons.create': async ({ body }, ctx) => {
    const row: LessonRow = {
      id: newId(),
      section_id: uuidOf('sec', body.sectionId),
      title: body.title,
      objectives: body.objectives ?? [],
      content: body.content ?? null,
      date: body.date ?? null,
      start_time: body.startTime ?? null,
      end_time: body.endTime ?? null,
      status: body.status ?? 'draft',
      discarded: false,
      standard_ids: (body.standardIds ?? []).map((id) => uuidOf('std', id)),
      materials: readAttachments(body.materials),
      created_at: ctx.now,
      updated_at: ctx.now,
    }
    checkTimes(row)
    const references = new References(ctx)
    askSection(references, row.section_id, (section) => dateProblems(row.date, section))
    askStandards(references, named(body.standardIds))
    await references.check()
    ctx.db.write(insertLesson, { ...valuesOf(row, ctx), sectionId: row.section_id })
    const lesson = toLesson(row)
    ctx.emit('lesson.created', { resource: 'lesson', id: row.id, object: lesson })
    return lesson
  },

  'academic.lessons.get': async ({ path }, ctx) => {
    const row = await ctx.db.one(lessonById, { ...sectionScope(ctx), id: uuidOf('les', path.id) })
    if (!row) throw notFound('lesson', path.id)
    return toLesson(row)
  },

  'academic.lessons.update': async ({ path, body }, ctx) => {
    const before = await ctx.db.one(lessonForUpdate, { id: uuidOf('les', path.id) })
    if (!before) throw notFound('lesson', path.id)
    const row: LessonRow = {
      ...before,
      title: orKeep(body.title, before.title),
      objectives: orKeep(body.objectives, before.objectives),
      content: orKeep(body.content, before.content),
      date: orKeep(body.date, before.date),
      start_time: orKeep(body.startTime, before.start_time),
      end_time: orKeep(body.endTime, before.end_time),
      status: orKeep(body.status, before.status),
      discarded: isDiscarded(before, body.status),
      standard_ids: body.standardIds?.map((id) => uuidOf('std', id)) ?? before.standard_ids,
      materials: body.materials ? readAttachments(body.materials) : before.materials,
    }
    checkTimes(row)
    const references = new References(ctx)
    if (body.date) askOwnSection(references, row.section_id, (section) => dateProblems(row.date, section))
    askStandards(references, named(body.standardIds))
    await references.check()
    refuseTransition(before.status as Status, row.status as Status)
    return change(ctx, before, row)
  },

  'academic.lessons.getSchedule': async ({ query }, ctx) => {
    const { from, to } = query
    checkRange(query, ['from', 'to'], MAX_DAYS)
    const { rows, pagination } = await readPage(ctx, schedule, query, {
      ...sectionScope(ctx),
      from,
      to,
      timezone: ctx.organization.timezone,
      sectionId: query.sectionId && uuidOf('sec', query.sectionId),
      teacherId: query.teacherId && uuidOf('tch', query.teacherId),
      studentId: query.studentId && uuidOf('stu', query.studentId),
    })
    return { data: rows.map(toScheduleEntry), pagination }
  },
}

type Status = Schemas['LessonStatus']
const next: Record<Status, Status[]> = {
  draft: ['published', 'canceled'],
  published: ['delivered', 'canceled'],
  delivered: [],
  canceled: ['draft'],
}

function refuseTransition(from: Status, to: Status): void {
  if (to !== from && !next[from].includes(to)) throw invalidTransition('lesson', from, 'update', next[from])
}

/** Whether it is canceled, and was a draft when that happened. */
const isDiscarded = (before: LessonRow, to: Status = before.status as Status): boolean =>
  to === 'canceled' && (before.status === 'draft' || before.discarded)

/** A lesson has both times, or neither. */
function checkTimes({ start_time, end_time }: Pick<LessonRow, 'start_time' | 'end_time'>): void {
  if ((start_time === null) !== (end_time === null)) {
    const [field, other] = start_time === null ? ['startTime', 'endTime'] : ['endTime', 'startTime']
    throw invalid([{ field, location: 'body', code: 'required', message: `${field} is required with ${other}` }])
  }
  if (start_time !== null && end_time !== null && end_time.slice(0, 5) <= start_time.slice(0, 5)) {
    throw invalid([unfit('endTime', 'must be after startTime')])
  }
}

const dateProblems = (date: string | null, { starts_on, ends_on }: SectionToUse): Problem[] =>
  date !== null && (date < starts_on || date > ends_on)
    ? [unfit('date', `must lie within the section's term, ${starts_on} to ${ends_on}`)]
    : []

const named = (standardIds: readonly string[] = []) =>
  standardIds.map((id, i) => ({ id: uuidOf('std', id), field: `standardIds[${i}]` }))

/** Writes what changed and tells of it; a change that changes nothing is audited and no more. */
function change(ctx: Context, before: LessonRow, changed: LessonRow) {
  const previous = previousOf(toLesson(before), toLesson(changed))
  if (!previous) {
    ctx.audit({ resource: 'lesson', id: before.id, object: toLesson(before) })
    return toLesson(before)
  }
  const row = { ...changed, updated_at: ctx.now }
  ctx.db.write(updateLesson, valuesOf(row, ctx))
  const lesson = toLesson(row)
  ctx.emit('lesson.updated', { resource: 'lesson', id: row.id, object: lesson, previous })
  return lesson
}

const valuesOf = (row: LessonRow, ctx: Context) => ({
  id: row.id,
  userId: ctx.caller.userId,
  now: ctx.now,
  title: row.title,
  objectives: row.objectives,
  content: row.content,
  date: row.date,
  startTime: row.start_time,
  endTime: row.end_time,
  status: row.status,
  discarded: row.discarded,
  standardIds: row.standard_ids,
  materials: JSON.stringify(row.materials),
})
