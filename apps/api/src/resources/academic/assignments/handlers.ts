import { sectionScope } from '../../../access/section.ts'
import { invalid, invalidTransition, notFound } from '../../../api-error.ts'
import { orKeep, previousOf } from '../../../changes.ts'
import type { Context } from '../../../context.ts'
import type { HandlersOf } from '../../../handler-types.ts'
import { newId, uuidOf } from '../../../ids.ts'
import { readPage } from '../../../paging.ts'
import { References, unfit } from '../../../references.ts'
import { readAttachments } from '../../attachments.ts'
import { askStandards } from '../courses/references.ts'
import { twoDecimals } from '../decimals.ts'
import { checkRange } from '../ranges.ts'
import { askSection } from '../sections/references.ts'
import {
  assignmentById,
  assignmentForUpdate,
  assignmentList,
  assignmentListOfSection,
  insertAssignment,
  isAnswered,
  updateAssignment,
} from './queries.ts'
import { publishedAt, refuseTransition } from './states.ts'
import { submissionHandlers } from './submission-handlers.ts'
import { type AssignmentRow, toAssignment } from './view.ts'

export const assignments: HandlersOf<'academic.assignments'> = {
  ...submissionHandlers,

  'academic.assignments.list': async ({ query }, ctx) => {
    const { status, type, dueFrom, dueTo } = query
    checkRange(query, ['dueFrom', 'dueTo'])
    const list = query.sectionId ? assignmentListOfSection : assignmentList
    const { rows, pagination } = await readPage(ctx, list, query, {
      ...sectionScope(ctx),
      timezone: ctx.organization.timezone,
      sectionId: query.sectionId && uuidOf('sec', query.sectionId),
      status,
      type,
      dueFrom,
      dueTo,
    })
    return { data: rows.map(toAssignment), pagination }
  },

  'academic.assignments.create': async ({ body }, ctx) => {
    const status = body.status ?? 'draft'
    const row: AssignmentRow = {
      id: newId(),
      section_id: uuidOf('sec', body.sectionId),
      title: body.title,
      instructions: body.instructions ?? null,
      type: body.type ?? 'homework',
      status,
      points_possible: points(body.pointsPossible) ?? null,
      submission_types: body.submissionTypes ?? ['text'],
      max_attempts: body.maxAttempts ?? null,
      allow_late: body.allowLate ?? true,
      available_from: instant(body.availableFrom) ?? null,
      due_at: instant(body.dueAt) ?? null,
      closes_at: instant(body.closesAt) ?? null,
      attachments: readAttachments(body.attachments),
      standard_ids: (body.standardIds ?? []).map((id) => uuidOf('std', id)),
      published_at: status === 'published' ? ctx.now : null,
      created_at: ctx.now,
      updated_at: ctx.now,
    }
    checkTimes(row)
    if (status === 'published' && row.closes_at !== null && row.closes_at <= ctx.now) {
      throw invalid([unfit('closesAt', 'must be in the future')])
    }
    const references = new References(ctx)
    askSection(references, row.section_id)
    askStandards(references, named(body.standardIds))
    await references.check()
    ctx.db.write(insertAssignment, { ...valuesOf(row, ctx), sectionId: row.section_id })
    const assignment = toAssignment(row)
    ctx.emit('assignment.created', { resource: 'assignment', id: row.id, object: assignment })
    return assignment
  },

  'academic.assignments.get': async ({ path }, ctx) => {
    const row = await ctx.db.one(assignmentById, { ...sectionScope(ctx), id: uuidOf('asg', path.id) })
    if (!row) throw notFound('assignment', path.id)
    return toAssignment(row)
  },

  'academic.assignments.update': async ({ path, body }, ctx) => {
    const { before, answered } = await lock(ctx, path.id)
    if (before.status === 'archived') throw invalidTransition('assignment', 'archived', 'update', [])
    const row: AssignmentRow = {
      ...before,
      title: orKeep(body.title, before.title),
      instructions: orKeep(body.instructions, before.instructions),
      type: orKeep(body.type, before.type),
      status: orKeep(body.status, before.status),
      points_possible: orKeep(points(body.pointsPossible), before.points_possible),
      submission_types: orKeep(body.submissionTypes, before.submission_types),
      max_attempts: orKeep(body.maxAttempts, before.max_attempts),
      allow_late: orKeep(body.allowLate, before.allow_late),
      available_from: orKeep(instant(body.availableFrom), before.available_from),
      due_at: orKeep(instant(body.dueAt), before.due_at),
      closes_at: orKeep(instant(body.closesAt), before.closes_at),
      attachments: body.attachments ? readAttachments(body.attachments) : before.attachments,
      standard_ids: body.standardIds?.map((id) => uuidOf('std', id)) ?? before.standard_ids,
    }
    row.published_at = publishedAt(before, row, ctx.now)
    checkTimes(row)
    const references = new References(ctx)
    askStandards(references, named(body.standardIds))
    await references.check()
    refuseTransition(before, row, { answered, now: ctx.now })
    return change(ctx, before, row)
  },
}

/** The assignment as it is once nobody else can change it or hand anything in. */
async function lock(ctx: Context, publicId: string): Promise<{ before: AssignmentRow; answered: boolean }> {
  const id = uuidOf('asg', publicId)
  const { db } = ctx
  const [[before] = [], found = []] = await db.block([
    db.bound(assignmentForUpdate, { id }),
    db.bound(isAnswered, { id }),
  ])
  if (!before) throw notFound('assignment', publicId)
  return { before: before as AssignmentRow, answered: found.length > 0 }
}

/** Writes what changed and tells of it; a change that changes nothing is audited and no more. */
function change(ctx: Context, before: AssignmentRow, changed: AssignmentRow) {
  const previous = previousOf(toAssignment(before), toAssignment(changed))
  if (!previous) {
    ctx.audit({ resource: 'assignment', id: before.id, object: toAssignment(before) })
    return toAssignment(before)
  }
  const row = { ...changed, updated_at: ctx.now }
  ctx.db.write(updateAssignment, valuesOf(row, ctx))
  const assignment = toAssignment(row)
  const told = { resource: 'assignment', id: row.id, object: assignment, previous }
  ctx.emit('assignment.updated', told)
  if (previous.status && row.status === 'published') ctx.emit('assignment.published', told)
  if (previous.status && row.status === 'closed') ctx.emit('assignment.closed', told)
  return assignment
}

const points = (value: number | null | undefined) => (typeof value === 'number' ? twoDecimals(value) : value)
/** As it is stored: in UTC with milliseconds. */
const instant = (text: string | null | undefined) => (text ? new Date(text).toISOString() : (text as null | undefined))

/** Available, then due, then closed; each may be left out. */
function checkTimes({ available_from, due_at, closes_at }: AssignmentRow): void {
  const problems = []
  if (available_from !== null && due_at !== null && due_at < available_from) {
    problems.push(unfit('dueAt', 'must not be before availableFrom'))
  }
  const [earliest, name] = due_at === null ? [available_from, 'availableFrom'] : [due_at, 'dueAt']
  if (earliest !== null && closes_at !== null && closes_at < earliest) {
    problems.push(unfit('closesAt', `must not be before ${name}`))
  }
  if (problems.length > 0) throw invalid(problems)
}

const named = (standardIds: readonly string[] = []) =>
  standardIds.map((id, i) => ({ id: uuidOf('std', id), field: `standardIds[${i}]` }))

const valuesOf = (row: AssignmentRow, ctx: Context) => ({
  id: row.id,
  userId: ctx.caller.userId,
  now: ctx.now,
  title: row.title,
  instructions: row.instructions,
  type: row.type,
  status: row.status,
  pointsPossible: row.points_possible,
  submissionTypes: row.submission_types,
  maxAttempts: row.max_attempts,
  allowLate: row.allow_late,
  availableFrom: row.available_from,
  dueAt: row.due_at,
  closesAt: row.closes_at,
  attachments: JSON.stringify(row.attachments),
  standardIds: row.standard_ids,
  publishedAt: row.published_at,
})
