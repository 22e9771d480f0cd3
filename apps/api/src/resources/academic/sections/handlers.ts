import { sectionScope } from '../../../access/section.ts'
import { conflict, invalid, invalidTransition, notFound } from '../../../api-error.ts'
import { orKeep, previousOf } from '../../../changes.ts'
import type { Context } from '../../../context.ts'
import type { HandlersOf, Input } from '../../../handler-types.ts'
import { newId, uuidOf } from '../../../ids.ts'
import { readPage } from '../../../paging.ts'
import { missing, References, unfit } from '../../../references.ts'
import { askTeachers } from '../teachers/references.ts'
import { askBookings, askRooms, readMeetings } from './meetings.ts'
import {
  clearTeachers,
  insertSection,
  insertTeachers,
  lockSection,
  offeringOf,
  offeringToFill,
  openOffering,
  sectionById,
  sectionList,
  updateConversations,
  updateSection,
} from './queries.ts'
import { type SectionRow, toSection } from './view.ts'

export const sections: HandlersOf<'academic.sections'> = {
  'academic.sections.list': async ({ query }, ctx) => {
    const { rows, pagination } = await readPage(ctx, sectionList, query, {
      ...sectionScope(ctx),
      offeringId: query.offeringId && uuidOf('off', query.offeringId),
      courseId: query.courseId && uuidOf('crs', query.courseId),
      termId: query.termId && uuidOf('term', query.termId),
      teacherId: query.teacherId && uuidOf('tch', query.teacherId),
      status: query.status,
    })
    return { data: rows.map(toSection), pagination }
  },

  'academic.sections.create': async ({ body }, ctx) => {
    const given = {
      id: newId(),
      offering_id: uuidOf('off', body.offeringId),
      name: body.name,
      code: body.code,
      classroom_id: body.classroomId ? uuidOf('room', body.classroomId) : null,
      teacher_ids: body.teacherIds.map((id) => uuidOf('tch', id)),
      capacity: body.capacity ?? null,
      meetings: readMeetings(body.meetings ?? []),
    }
    const { course_id, term_id, status } = await checkNew(ctx, given)
    const row: SectionRow = {
      ...given,
      course_id,
      term_id,
      enrolled_count: 0,
      status: 'active',
      created_at: ctx.now,
      updated_at: ctx.now,
    }
    ctx.db.write(insertSection, {
      ...valuesOf(row, ctx),
      offeringId: row.offering_id,
      courseId: row.course_id,
      termId: row.term_id,
    })
    ctx.db.write(insertTeachers, { id: row.id, teacherIds: row.teacher_ids })
    if (status === 'planned') {
      ctx.db.write(openOffering, { id: row.offering_id, userId: ctx.caller.userId, now: ctx.now })
    }
    const section = toSection(row)
    ctx.emit('section.created', { resource: 'section', id: row.id, object: section })
    return section
  },

  'academic.sections.get': async ({ path }, ctx) => {
    const row = await ctx.db.one(sectionById, { id: uuidOf('sec', path.id) })
    if (!row) throw notFound('section', path.id)
    return toSection(row)
  },

  'academic.sections.update': async ({ path, body }, ctx) => {
    const before = await lock(ctx, path.id)
    const row: SectionRow = {
      ...before,
      name: orKeep(body.name, before.name),
      code: orKeep(body.code, before.code),
      classroom_id: orKeep(body.classroomId && uuidOf('room', body.classroomId), before.classroom_id),
      teacher_ids: body.teacherIds?.map((id) => uuidOf('tch', id)) ?? before.teacher_ids,
      capacity: orKeep(body.capacity, before.capacity),
      status: orKeep(body.status, before.status),
      meetings: body.meetings ? readMeetings(body.meetings) : before.meetings,
    }
    await checkChange(ctx, before, row, body)
    const previous = previousOf(toSection(before), toSection(row))
    if (!previous) {
      ctx.audit({ resource: 'section', id: row.id, object: toSection(before) })
      return toSection(before)
    }
    row.updated_at = ctx.now
    ctx.db.write(updateSection, valuesOf(row, ctx))
    if (previous.teacherIds) {
      ctx.db.write(clearTeachers, { id: row.id })
      ctx.db.write(insertTeachers, { id: row.id, teacherIds: row.teacher_ids })
    }
    if (previous.status) {
      ctx.db.write(updateConversations, {
        id: row.id,
        status: row.status,
        userId: ctx.caller.userId,
        now: ctx.now,
      })
    }
    ctx.emit('section.updated', { resource: 'section', id: row.id, object: toSection(row), previous })
    return toSection(row)
  },
}

/** The section as it is once nobody else can change it. */
async function lock(ctx: Context, publicId: string): Promise<SectionRow> {
  const id = uuidOf('sec', publicId)
  const { db } = ctx
  const [, [row] = []] = await db.block([db.bound(lockSection, { id }), db.bound(sectionById, { id })])
  if (!row) throw notFound('section', publicId)
  return row as SectionRow
}

type Given = Pick<SectionRow, 'id' | 'offering_id' | 'classroom_id' | 'teacher_ids' | 'capacity' | 'meetings'>

/** What a new section refers to must be there, its offering not closed, its rooms free. One round trip. */
async function checkNew(ctx: Context, row: Given) {
  const references = new References(ctx)
  const answer = references.ask(offeringToFill, { id: row.offering_id }, ([offering]) =>
    offering ? capacityProblems(row, offering) : [missing('offeringId', 'offering')],
  )
  askTeachers(references, named(row.teacher_ids))
  askRooms(references, row, null)
  const bookings = askBookings(references, row)
  await references.check()
  const offering = answer.rows[0] as (typeof answer.rows)[0]
  if (offering.status === 'closed') throw conflict('offering_not_open')
  bookings.refuse()
  return offering
}

/** Of a changed section, checks what changed: what it has already is never held against it. */
async function checkChange(
  ctx: Context,
  before: SectionRow,
  row: SectionRow,
  body: Input<'academic.sections.update'>['body'],
): Promise<void> {
  if (row.capacity !== null && row.capacity < row.enrolled_count) {
    throw invalid([unfit('capacity', `must be at least ${row.enrolled_count}, as many as are enrolled`)])
  }
  const revived = row.status === 'active' && before.status !== 'active'
  const moved = revived || body.meetings !== undefined || body.classroomId !== undefined
  const references = new References(ctx)
  const offering =
    revived || row.capacity !== before.capacity
      ? references.ask(offeringOf, { id: row.offering_id }, ([found]) => (found ? capacityProblems(row, found) : []))
      : null
  const had = new Set(before.teacher_ids)
  askTeachers(
    references,
    named(row.teacher_ids).filter(({ id }) => !had.has(id)),
  )
  if (moved) askRooms(references, row, revived ? null : before)
  const bookings = row.status === 'active' && moved ? askBookings(references, row) : null
  await references.check()
  if (revived && offering?.rows[0]?.status === 'closed') throw invalidTransition('section', 'archived', 'update', [])
  bookings?.refuse()
}

const named = (teacherIds: readonly string[]) => teacherIds.map((id, i) => ({ id, field: `teacherIds[${i}]` }))

const capacityProblems = ({ capacity }: Pick<SectionRow, 'capacity'>, offering: { capacity: number | null }) =>
  capacity !== null && offering.capacity !== null && capacity > offering.capacity
    ? [unfit('capacity', `must be at most ${offering.capacity}, the capacity of the offering`)]
    : []

const valuesOf = (row: SectionRow, ctx: Context) => ({
  id: row.id,
  userId: ctx.caller.userId,
  now: ctx.now,
  name: row.name,
  code: row.code,
  classroomId: row.classroom_id,
  capacity: row.capacity,
  status: row.status,
  meetings: JSON.stringify(row.meetings),
})
