import { childScopeAt, listedChildren } from '../../../access/child.ts'
import {
  ApiError,
  conflict,
  forbidden,
  invalid,
  invalidTransition,
  notFound,
  type Problem,
} from '../../../api-error.ts'
import { orKeep, previousOf } from '../../../changes.ts'
import type { Context } from '../../../context.ts'
import type { HandlersOf, Input } from '../../../handler-types.ts'
import { newId, toPublic, uuidOf } from '../../../ids.ts'
import { readPage } from '../../../paging.ts'
import { missing, References, unfit } from '../../../references.ts'
import type { Schemas } from '../../../schemas.ts'
import { holds } from '../../identity/ranks.ts'
import { twoDecimals } from '../decimals.ts'
import {
  changePlaces,
  lockOffering,
  lockSection,
  lockStudent,
  lockStudentOf,
  situationOf,
  unmetPrerequisites,
} from './place-queries.ts'
import { announced, isInTerm, lastDay, type Places, refuseWhenFull, todayInTerm } from './places.ts'
import {
  enrollmentForUpdate,
  enrollmentList,
  enrollmentScope,
  insertEnrollment,
  sectionEnrollmentList,
  sectionExists,
  updateEnrollment,
} from './queries.ts'
import {
  type EnrollmentRow,
  type ShownEnrollment,
  toAnnouncedEnrollment,
  toEnrollment,
  toWholeEnrollment,
} from './view.ts'

export const enrollments: HandlersOf<'academic.enrollments'> = {
  'academic.enrollments.list': async ({ query }, ctx) => {
    const { rows, pagination } = await readPage(ctx, enrollmentList, query, {
      ...enrollmentScope(ctx, listedChildren(ctx)),
      studentId: query.studentId && uuidOf('stu', query.studentId),
      sectionId: query.sectionId && uuidOf('sec', query.sectionId),
      termId: query.termId && uuidOf('term', query.termId),
      status: query.status,
    })
    return { data: rows.map(toEnrollment), pagination }
  },

  'academic.enrollments.getSectionEnrollments': async ({ path, query }, ctx) => {
    const sectionId = uuidOf('sec', path.sectionId)
    const [section, { rows, pagination }] = await Promise.all([
      ctx.db.one(sectionExists, { id: sectionId }),
      readPage(ctx, sectionEnrollmentList, query, {
        ...enrollmentScope(ctx, listedChildren(ctx)),
        sectionId,
        status: query.status,
      }),
    ])
    if (!section) throw notFound('section', path.sectionId)
    return { data: rows.map(toEnrollment), pagination }
  },

  'academic.enrollments.create': async ({ body }, ctx) => {
    const status = body.status ?? 'active'
    const override = body.overridePrerequisites ?? false
    if (override) refuseWithout(ctx, 'enrollments:override')
    const wanted = { studentId: uuidOf('stu', body.studentId), sectionId: uuidOf('sec', body.sectionId) }
    const places = await askForPlace(ctx, { ...wanted, status, override, startsOn: body.startsOn ?? null })
    const row: EnrollmentRow = {
      id: newId(),
      student_id: wanted.studentId,
      section_id: wanted.sectionId,
      term_id: places.section.term_id,
      status,
      starts_on: body.startsOn ?? todayInTerm(ctx, places.situation),
      ends_on: null,
      final_percentage: null,
      final_letter: null,
      withdraw_reason: null,
      created_at: ctx.now,
      updated_at: ctx.now,
    }
    const by = { userId: ctx.caller.userId, now: ctx.now }
    ctx.db.write(insertEnrollment, {
      ...wanted,
      ...by,
      id: row.id,
      termId: row.term_id,
      status,
      startsOn: row.starts_on,
    })
    if (status === 'active') ctx.db.write(changePlaces, { sectionIds: [row.section_id], delta: 1 })
    ctx.emit('enrollment.created', announced(row))
    return toAnnouncedEnrollment(row)
  },

  'academic.enrollments.update': async ({ path, body }, ctx) => {
    const grades = body.finalPercentage !== undefined || body.finalLetter !== undefined
    if (grades) refuseWithout(ctx, 'grades:submit')
    const found = await lock(ctx, path.id)
    const { before } = found
    // Who grades, but not this child, sets nothing final by being of the office.
    if (grades && !before.shows_finals) throw forbidden('relationship')
    const row = changedBy(ctx, body, found)
    if (row.status === 'active' && before.status !== 'active') refuseWhenFull(found)
    return change(ctx, before, row)
  },
}

function refuseWithout(ctx: Context, permission: 'enrollments:override' | 'grades:submit'): void {
  if (!holds(ctx.caller, permission)) throw new ApiError('forbidden', { details: { permission } })
}

interface New {
  studentId: string
  sectionId: string
  status: NonNullable<Schemas['EnrollmentCreate']['status']>
  override: boolean
  startsOn: string | null
}

/** Locks the student and the section, and refuses what will not do. One round trip. */
async function askForPlace(ctx: Context, { status, override, startsOn, ...wanted }: New): Promise<Places> {
  const { sectionId } = wanted
  const references = new References(ctx)
  references.ask(lockStudent, wanted, ([student]) => {
    if (!student) return [missing('studentId', 'student')]
    const may = student.status === 'enrolled' || (student.status === 'applicant' && status !== 'active')
    return may ? [] : [unfit('studentId', `names a student who is ${student.status}`)]
  })
  const sections = references.ask(lockSection, { sectionId }, ([section]) =>
    section ? [] : [missing('sectionId', 'section')],
  )
  const offerings = references.ask(lockOffering, { sectionId })
  const situations = references.ask(situationOf, wanted, ([situation]) =>
    situation && startsOn !== null && !isInTerm(startsOn, situation) ? [unfit('startsOn', OUTSIDE)] : [],
  )
  const unmet = references.ask(unmetPrerequisites, wanted)
  await references.check()
  const [section, situation] = [sections.rows[0], situations.rows[0]] as [Places['section'], Places['situation']]
  const places = { section, situation, offering: offerings.rows[0] }
  if (section.status !== 'active') throw conflict('section_not_active')
  if (situation.is_enrolled) throw conflict('duplicate', { field: 'studentId+sectionId' })
  if (unmet.rows.length > 0 && !override) {
    throw conflict('prerequisite_not_met', { missing: unmet.rows.map((row) => toPublic('crs', row.prerequisite_id)) })
  }
  if (status === 'active') refuseWhenFull(places)
  return places
}

const OUTSIDE = 'must be in the term of the section'

interface Found extends Places {
  before: ShownEnrollment
  studentStatus: string
}

/** The enrollment as it is once nobody else can change it, or take a place of its section. */
async function lock(ctx: Context, publicId: string): Promise<Found> {
  const id = uuidOf('enr', publicId)
  const { db } = ctx
  const scope = enrollmentScope(ctx, childScopeAt(ctx, 'path.id'))
  const [[student], [before]] = await db.block([
    db.bound(lockStudentOf, { id }),
    db.bound(enrollmentForUpdate, { ...scope, id }),
  ])
  if (!before || !student) throw notFound('enrollment', publicId)
  const wanted = { studentId: before.student_id, sectionId: before.section_id }
  const [[section], [offering], [situation]] = await db.block([
    db.bound(lockSection, wanted),
    db.bound(lockOffering, wanted),
    db.bound(situationOf, wanted),
  ])
  if (!section || !situation) throw notFound('enrollment', publicId)
  return { before, studentStatus: student.status, section, offering, situation }
}

type Status = Schemas['EnrollmentStatus']
type Body = Input<'academic.enrollments.update'>['body']

const next: Record<Status, Status[]> = {
  pending: ['active', 'withdrawn'],
  waitlisted: ['active', 'withdrawn'],
  active: ['completed', 'withdrawn'],
  completed: [],
  withdrawn: [],
}

/** The row as the body wants it. */
function changedBy(ctx: Context, body: Body, found: Found): ShownEnrollment {
  const { before, situation } = found
  const status = transition(found, body.status)
  const { finalPercentage } = body
  const row: ShownEnrollment = {
    ...before,
    status,
    starts_on: orKeep(body.startsOn, before.starts_on),
    ends_on: orKeep(body.endsOn, before.ends_on),
    final_percentage:
      typeof finalPercentage === 'number'
        ? twoDecimals(finalPercentage)
        : orKeep(finalPercentage, before.final_percentage),
    final_letter: orKeep(body.finalLetter, before.final_letter),
    withdraw_reason: orKeep(body.withdrawReason, before.withdraw_reason),
  }
  const leaves = status !== before.status && status !== 'active'
  if (leaves) row.ends_on ??= lastDay(ctx, row.starts_on, situation)
  const problems = problemsOf(body, row, found)
  if (problems.length > 0) throw invalid(problems)
  return row
}

/** The state after the change. A place is for students of the school, in a section that is held. */
function transition({ before, section, studentStatus }: Found, to: Status | undefined): Status {
  const from = before.status as Status
  if (to === undefined || to === from) return from
  const isOpen = section.status === 'active' && studentStatus === 'enrolled'
  const allowed = next[from].filter((status) => status !== 'active' || isOpen)
  if (!allowed.includes(to)) throw invalidTransition('enrollment', from, 'update', allowed)
  return to
}

function problemsOf(body: Body, row: EnrollmentRow, { before, situation }: Found): Problem[] {
  const { starts_on, ends_on } = row
  const problems: Problem[] = []
  if (body.startsOn && !isInTerm(body.startsOn, situation)) problems.push(unfit('startsOn', OUTSIDE))
  if (body.endsOn && !isInTerm(body.endsOn, situation)) problems.push(unfit('endsOn', OUTSIDE))
  const dated = body.endsOn ? 'endsOn' : body.startsOn ? 'startsOn' : null
  if (dated && starts_on !== null && ends_on !== null && ends_on < starts_on) {
    problems.push(unfit(dated, 'would have the enrollment end before it starts'))
  }
  if (row.status === 'withdrawn' && before.status !== 'withdrawn' && body.withdrawReason === undefined) {
    const message = 'withdrawReason is required to withdraw an enrollment'
    problems.push({ field: 'withdrawReason', location: 'body', code: 'required', message })
  }
  if (row.status !== 'withdrawn' && body.withdrawReason !== undefined) {
    problems.push(unfit('withdrawReason', 'goes with the state withdrawn'))
  }
  return problems
}

const EVENTS = { completed: 'enrollment.completed', withdrawn: 'enrollment.withdrawn' } as const

/** Writes the changed row and tells of it; a change that changes nothing is audited and no more. */
function change(ctx: Context, before: ShownEnrollment, changed: ShownEnrollment): Schemas['Enrollment'] {
  const previous = previousOf(toWholeEnrollment(before), toWholeEnrollment(changed))
  const row = previous ? { ...changed, updated_at: ctx.now } : before
  // The log keeps what is final, events do not.
  ctx.audit({ ...announced(row), object: toWholeEnrollment(row), previous })
  if (!previous) return toEnrollment(row)
  ctx.db.write(updateEnrollment, {
    id: row.id,
    userId: ctx.caller.userId,
    now: ctx.now,
    status: row.status,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    finalPercentage: row.final_percentage,
    finalLetter: row.final_letter,
    withdrawReason: row.withdraw_reason,
  })
  const delta = Number(row.status === 'active') - Number(before.status === 'active')
  if (delta !== 0) ctx.db.write(changePlaces, { sectionIds: [row.section_id], delta })
  ctx.emit('enrollment.updated', announced(row, before))
  const event = previous.status ? EVENTS[row.status as keyof typeof EVENTS] : undefined
  if (event) ctx.emit(event, announced(row, before))
  return toEnrollment(row)
}
