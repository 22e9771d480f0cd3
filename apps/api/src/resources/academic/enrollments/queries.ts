import { sql } from 'kysely'
import { type ChildScope, childrenListedBy, visibleChild } from '../../../access/child.ts'
import { isOrgAdmin } from '../../../caller.ts'
import type { Context } from '../../../context.ts'
import { db, type Has, type Slots, statement } from '../../../db/statement.ts'
import { listing, newestFirst } from '../../../paging.ts'
import { holds } from '../../identity/ranks.ts'

export const enrollmentColumns = [
  'e.id',
  'e.student_id',
  'e.section_id',
  'e.term_id',
  'e.status',
  'e.starts_on',
  'e.ends_on',
  'e.final_percentage',
  'e.final_letter',
  'e.withdraw_reason',
  'e.created_at',
  'e.updated_at',
] as const

interface ById {
  orgId: string
  id: string
}

/** Whose enrollments the caller sees, and of which what is final, which is a grade. */
export interface EnrollmentScope extends ChildScope {
  everyFinal?: true
  /** The office, which sees every enrollment and no grades, where somebody of it sees some as what she is besides. */
  someFinals?: true
}

export function enrollmentScope(ctx: Context, rows: ChildScope): EnrollmentScope {
  const { caller } = ctx
  if (!holds(caller, 'grades:read')) return rows
  if (!rows.everyChild || isOrgAdmin(caller) || caller.isSuperAdmin) return { ...rows, everyFinal: true }
  return { ...rows, ...childrenListedBy(ctx, 'academic.grades.listGrades'), someFinals: true }
}

const showsFinals = (p: EnrollmentScope & { orgId: string }, has: Has<EnrollmentScope>) => {
  const besides = (key: keyof EnrollmentScope & string) => key !== 'everyChild' && has(key)
  const shown = has('someFinals') ? visibleChild(p, besides, sql.ref('e.student_id')) : sql<boolean>`false`
  return (has('everyFinal') ? sql<boolean>`true` : shown).as('shows_finals')
}

interface EnrollmentFilters extends EnrollmentScope {
  orgId: string
  studentId?: string
  sectionId?: string
  termId?: string
  status?: string
}

function filtered(p: Slots<EnrollmentFilters>, has: Has<EnrollmentFilters>) {
  let query = db
    .selectFrom('enrollments as e')
    .select(enrollmentColumns)
    .select(showsFinals(p as EnrollmentFilters, has))
    .where('e.org_id', '=', p.orgId)
    .where('e.deleted_at', 'is', null)
  if (has('studentId')) query = query.where('e.student_id', '=', p.studentId)
  if (has('sectionId')) query = query.where('e.section_id', '=', p.sectionId)
  if (has('termId')) query = query.where('e.term_id', '=', p.termId)
  if (has('status')) query = query.where('e.status', '=', p.status)
  return query
}

/** Enrollments of the children whom the caller may see, of one section or of all. */
const visibleEnrollments = (name: string) =>
  listing({
    name,
    rows: (p: EnrollmentFilters, has) =>
      filtered(p as Slots<EnrollmentFilters>, has).where(visibleChild(p, has, sql.ref('e.student_id'))),
    sort: newestFirst('e'),
  })

export const enrollmentList = visibleEnrollments('academic.enrollments.list')
export const sectionEnrollmentList = visibleEnrollments('academic.enrollments.getSectionEnrollments')

/** Of a child whom guard 8 has let the caller see. */
export const studentEnrollmentList = listing({
  name: 'academic.students.getEnrollments',
  rows: (p: EnrollmentFilters & { studentId: string }, has) => filtered(p as Slots<EnrollmentFilters>, has),
  sort: newestFirst('e'),
})

export const sectionExists = statement('academic.enrollments.section', (p: ById) =>
  db
    .selectFrom('sections')
    .select('id')
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id)
    .where('deleted_at', 'is', null),
)

export const enrollmentForUpdate = statement('academic.enrollments.lock', (p: EnrollmentScope & ById, has) =>
  db
    .selectFrom('enrollments as e')
    .select(enrollmentColumns)
    .select(showsFinals(p, has))
    .where('e.org_id', '=', p.orgId)
    .where('e.id', '=', p.id)
    .where('e.deleted_at', 'is', null)
    .forNoKeyUpdate(),
)

interface NewEnrollment extends ById {
  userId: string
  now: string
  studentId: string
  sectionId: string
  termId: string
  status: string
  startsOn: string | null
}

export const insertEnrollment = statement('academic.enrollments.insert', (p: NewEnrollment) =>
  db.insertInto('enrollments').values({
    org_id: p.orgId,
    id: p.id,
    student_id: p.studentId,
    section_id: p.sectionId,
    term_id: p.termId,
    status: p.status,
    starts_on: p.startsOn,
    created_at: p.now,
    updated_at: p.now,
    created_by_id: p.userId,
    updated_by_id: p.userId,
  }),
)

interface ChangedEnrollment extends ById {
  userId: string
  now: string
  status: string
  startsOn: string | null
  endsOn: string | null
  finalPercentage: number | null
  finalLetter: string | null
  withdrawReason: string | null
}

export const updateEnrollment = statement('academic.enrollments.update', (p: ChangedEnrollment) =>
  db
    .updateTable('enrollments')
    .set({
      status: p.status,
      starts_on: p.startsOn,
      ends_on: p.endsOn,
      final_percentage: p.finalPercentage,
      final_letter: p.finalLetter,
      withdraw_reason: p.withdrawReason,
      updated_at: p.now,
      updated_by_id: p.userId,
    })
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id),
)
