import { conflict, invalidTransition, notFound } from '../../../api-error.ts'
import { orKeep, previousOf } from '../../../changes.ts'
import type { Context } from '../../../context.ts'
import type { HandlersOf } from '../../../handler-types.ts'
import { newId, uuidOf } from '../../../ids.ts'
import { readPage } from '../../../paging.ts'
import { References } from '../../../references.ts'
import type { Schemas } from '../../../schemas.ts'
import { twoDecimals } from '../decimals.ts'
import { offeringHandlers } from './offering-handlers.ts'
import { lockPrerequisites, prerequisiteList, prerequisitesOf, wouldCycle } from './prerequisite-queries.ts'
import { type Prerequisite, readPrerequisites, replacePrerequisites } from './prerequisites.ts'
import {
  clearStandards,
  courseById,
  courseExists,
  courseList,
  insertCourse,
  insertStandards,
  lockCourse,
  updateCourse,
} from './queries.ts'
import { askCourses, askStandards } from './references.ts'
import { standardHandlers } from './standard-handlers.ts'
import { type CourseRow, toCourse, toPrerequisite } from './view.ts'

export const courses: HandlersOf<'academic.courses'> = {
  ...offeringHandlers,
  ...standardHandlers,

  'academic.courses.list': async ({ query }, ctx) => {
    const { subject, gradeLevel, status, q } = query
    const { rows, pagination } = await readPage(ctx, courseList, query, { subject, gradeLevel, status, q })
    return { data: rows.map(toCourse), pagination }
  },

  'academic.courses.create': async ({ body }, ctx) => {
    const prerequisites = readPrerequisites(body.prerequisites ?? [])
    // Nobody can require a course that is not there yet, so no cycle can begin here.
    await checkReferences(ctx, body)
    const row: CourseRow = {
      id: newId(),
      code: body.code,
      title: body.title,
      description: body.description ?? null,
      subject: body.subject,
      grade_levels: body.gradeLevels ?? [],
      credits: typeof body.credits === 'number' ? twoDecimals(body.credits) : null,
      status: body.status ?? 'active',
      standard_ids: uuidsOf(body.standardIds ?? []),
      prerequisite_ids: prerequisites.map((edge) => edge.prerequisite_id),
      created_at: ctx.now,
      updated_at: ctx.now,
    }
    ctx.db.write(insertCourse, valuesOf(row, ctx))
    if (row.standard_ids.length > 0) ctx.db.write(insertStandards, { id: row.id, standardIds: row.standard_ids })
    if (prerequisites.length > 0) replacePrerequisites(ctx, row.id, prerequisites)
    const course = toCourse(row)
    ctx.emit('course.created', { resource: 'course', id: row.id, object: course })
    return course
  },

  'academic.courses.get': async ({ path }, ctx) => {
    const row = await ctx.db.one(courseById, { id: uuidOf('crs', path.id) })
    if (!row) throw notFound('course', path.id)
    return toCourse(row)
  },

  'academic.courses.update': async ({ path, body }, ctx) => {
    const { before, edges } = await lock(ctx, path.id)
    const prerequisites = body.prerequisites ? readPrerequisites(body.prerequisites) : edges
    const asked = await checkReferences(ctx, body, { courseId: before.id, prerequisites })
    if (asked.cyclic) throw conflict('prerequisite_cycle')
    refuseTransition(before.status as Status, body.status)
    const row: CourseRow = {
      ...before,
      code: orKeep(body.code, before.code),
      title: orKeep(body.title, before.title),
      description: orKeep(body.description, before.description),
      subject: orKeep(body.subject, before.subject),
      grade_levels: orKeep(body.gradeLevels, before.grade_levels),
      credits: orKeep(typeof body.credits === 'number' ? twoDecimals(body.credits) : body.credits, before.credits),
      status: orKeep(body.status, before.status),
      standard_ids: body.standardIds ? uuidsOf(body.standardIds) : before.standard_ids,
      prerequisite_ids: prerequisites.map((edge) => edge.prerequisite_id),
    }
    return change(ctx, { before, edges }, { row, prerequisites })
  },

  'academic.courses.getPrerequisites': async ({ path, query }, ctx) => {
    const courseId = uuidOf('crs', path.id)
    const [course, { rows, pagination }] = await Promise.all([
      ctx.db.one(courseExists, { id: courseId }),
      readPage(ctx, prerequisiteList, query, { courseId }),
    ])
    if (!course) throw notFound('course', path.id)
    return { data: rows.map(toPrerequisite), pagination }
  },
}

type Status = Schemas['CourseStatus']
const next: Record<Status, Status[]> = { draft: ['active'], active: ['archived'], archived: ['active'] }

function refuseTransition(from: Status, to: Status | undefined): void {
  if (to === undefined || to === from || next[from].includes(to)) return
  throw invalidTransition('course', from, 'update', next[from])
}

interface Locked {
  before: CourseRow
  edges: Prerequisite[]
}

/** The course as it is once nobody else can change it. */
async function lock(ctx: Context, publicId: string): Promise<Locked> {
  const id = uuidOf('crs', publicId)
  const { db } = ctx
  const [, [course] = [], edges = []] = await db.block([
    db.bound(lockCourse, { id }),
    db.bound(courseById, { id }),
    db.bound(prerequisitesOf, { courseId: id }),
  ])
  if (!course) throw notFound('course', publicId)
  return { before: course as CourseRow, edges: edges as Prerequisite[] }
}

interface Named {
  standardIds?: string[]
  prerequisites?: Schemas['PrerequisiteInput'][]
}

/** Standards and prerequisites must exist; of a course that exists, the new prerequisites may not lead back to it. */
async function checkReferences(
  ctx: Context,
  { standardIds = [], prerequisites = [] }: Named,
  graph?: { courseId: string; prerequisites: Prerequisite[] },
): Promise<{ cyclic: boolean }> {
  const references = new References(ctx)
  askStandards(
    references,
    standardIds.map((id, i) => ({ id: uuidOf('std', id), field: `standardIds[${i}]` })),
  )
  askCourses(
    references,
    prerequisites.map(({ courseId }, i) => ({ id: uuidOf('crs', courseId), field: `prerequisites[${i}].courseId` })),
  )
  let cycle: { rows: unknown[] } = { rows: [] }
  if (graph && prerequisites.length > 0) {
    ctx.db.write(lockPrerequisites, {})
    const prerequisiteIds = graph.prerequisites.map((edge) => edge.prerequisite_id)
    cycle = references.ask(wouldCycle, { courseId: graph.courseId, prerequisiteIds })
  }
  await references.check()
  return { cyclic: cycle.rows.length > 0 }
}

/** Writes what changed and tells of it; a change that changes nothing is audited and no more. */
function change(ctx: Context, { before, edges }: Locked, after: { row: CourseRow; prerequisites: Prerequisite[] }) {
  const edgesChanged = JSON.stringify(edges) !== JSON.stringify(after.prerequisites)
  // What an edge demands is no field of the course: such a change has an event without `previous` fields.
  const previous = previousOf(toCourse(before), toCourse(after.row)) ?? (edgesChanged ? {} : null)
  if (!previous) {
    ctx.audit({ resource: 'course', id: before.id, object: toCourse(before) })
    return toCourse(before)
  }
  const row = { ...after.row, updated_at: ctx.now }
  ctx.db.write(updateCourse, valuesOf(row, ctx))
  if (previous.standardIds) {
    ctx.db.write(clearStandards, { id: row.id })
    if (row.standard_ids.length > 0) ctx.db.write(insertStandards, { id: row.id, standardIds: row.standard_ids })
  }
  if (edgesChanged) replacePrerequisites(ctx, row.id, after.prerequisites)
  const course = toCourse(row)
  ctx.emit('course.updated', { resource: 'course', id: row.id, object: course, previous })
  return course
}

const uuidsOf = (ids: readonly string[]): string[] => ids.map((id) => uuidOf('std', id)).sort()

const valuesOf = (row: CourseRow, ctx: Context) => ({
  id: row.id,
  userId: ctx.caller.userId,
  now: ctx.now,
  code: row.code,
  title: row.title,
  description: row.description,
  subject: row.subject,
  gradeLevels: row.grade_levels,
  credits: row.credits,
  status: row.status,
})
