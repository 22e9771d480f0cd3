import { sql } from 'kysely'
import { db, statement } from '../../../db/statement.ts'
import { enrollmentColumns } from './queries.ts'

// Places of a section. Locks are taken in one order everywhere: student, enrollment, sections by id, offering.

/** Where a place is asked for: by the enrollment that has been made already, or by the student and section of a new one. */
export interface Wanted {
  orgId: string
  studentId: string
  sectionId: string
}

/** Shared, so that a student who leaves the school meanwhile waits for us, or we for her. */
export const lockStudent = statement('academic.enrollments.lockStudent', (p: { orgId: string; studentId: string }) =>
  db
    .selectFrom('students')
    .select(['id', 'status'])
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.studentId)
    .where('deleted_at', 'is', null)
    .forShare(),
)

/** As `lockStudent`, by an enrollment; it never changes hands. */
export const lockStudentOf = statement('academic.enrollments.lockStudentOf', (p: { orgId: string; id: string }) =>
  db
    .selectFrom('students as s')
    .select(['s.id', 's.status'])
    .where('s.org_id', '=', p.orgId)
    .where(
      's.id',
      '=',
      sql<string>`(select e.student_id from enrollments e where e.org_id = ${p.orgId} and e.id = ${p.id})`,
    )
    .forShare(),
)

const ofSection = (p: { orgId: string; sectionId: string }) =>
  sql<string>`(select f.offering_id from sections f where f.org_id = ${p.orgId} and f.id = ${p.sectionId})`

/** One at a time takes or frees a place of the section. */
export const lockSection = statement('academic.enrollments.lockSection', (p: { orgId: string; sectionId: string }) =>
  db
    .selectFrom('sections')
    .select(['id', 'term_id', 'status', 'capacity', 'enrolled_count'])
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.sectionId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate(),
)

/** And of its offering, if that has a limit of its own over all its sections. */
export const lockOffering = statement('academic.enrollments.lockOffering', (p: { orgId: string; sectionId: string }) =>
  db
    .selectFrom('course_offerings')
    .select('capacity')
    .where('org_id', '=', p.orgId)
    .where('id', '=', ofSection(p))
    .where('capacity', 'is not', null)
    .forNoKeyUpdate(),
)

/** How many take the offering, and when its term is. Read after the locks, so that nothing of it changes any more. */
export const situationOf = statement('academic.enrollments.situation', (p: Wanted) =>
  db
    .selectFrom('sections as f')
    .innerJoin('terms as tm', (join) => join.onRef('tm.org_id', '=', 'f.org_id').onRef('tm.id', '=', 'f.term_id'))
    .select(['tm.starts_on as term_starts_on', 'tm.ends_on as term_ends_on'])
    .select([
      sql<number>`(
        select coalesce(sum(o.enrolled_count), 0)::integer from sections o
        where o.org_id = f.org_id and o.offering_id = f.offering_id and o.deleted_at is null)`.as('in_offering'),
      sql<boolean>`exists (
        select from enrollments le
        where le.org_id = ${p.orgId} and le.student_id = ${p.studentId} and le.section_id = f.id
          and le.status <> 'withdrawn' and le.deleted_at is null)`.as('is_enrolled'),
    ])
    .where('f.org_id', '=', p.orgId)
    .where('f.id', '=', p.sectionId),
)

/** Courses that the section's course requires, and that the student has not completed well enough. */
export const unmetPrerequisites = statement('academic.enrollments.prerequisites', (p: Wanted) =>
  db
    .selectFrom('course_prerequisites as cp')
    .innerJoin('sections as f', (join) =>
      join.onRef('f.org_id', '=', 'cp.org_id').onRef('f.course_id', '=', 'cp.course_id'),
    )
    .select('cp.prerequisite_id')
    .where('f.org_id', '=', p.orgId)
    .where('f.id', '=', p.sectionId)
    .where('cp.is_required', '=', sql.lit(true))
    .where(
      sql<boolean>`not exists (
        select from enrollments pe
        join sections ps on ps.org_id = pe.org_id and ps.id = pe.section_id
        where pe.org_id = ${p.orgId} and pe.student_id = ${p.studentId} and pe.status = 'completed'
          and pe.deleted_at is null and ps.course_id = cp.prerequisite_id
          and (cp.min_percentage is null or pe.final_percentage >= cp.min_percentage))`,
    )
    .orderBy('cp.prerequisite_id'),
)

interface Places {
  orgId: string
  sectionIds: string[]
  delta: number
}

export const changePlaces = statement('academic.enrollments.places', (p: Places) =>
  db
    .updateTable('sections')
    .set({ enrolled_count: sql<number>`enrolled_count + ${p.delta}::integer` })
    .where('org_id', '=', p.orgId)
    .where('id', '=', sql<string>`any(${p.sectionIds}::uuid[])`),
)

/** Sections that a student takes, locked in one order. */
export const lockSectionsOf = statement(
  'academic.enrollments.lockSectionsOf',
  (p: { orgId: string; studentId: string }) =>
    db
      .selectFrom('sections as f')
      .select('f.id')
      .where('f.org_id', '=', p.orgId)
      .where(
        'f.id',
        'in',
        sql<string>`(
        select e.section_id from enrollments e
        where e.org_id = ${p.orgId} and e.student_id = ${p.studentId} and e.status = 'active' and e.deleted_at is null)`,
      )
      .orderBy('f.id')
      .forNoKeyUpdate(),
)

export const activeOf = statement('academic.enrollments.activeOf', (p: { orgId: string; studentId: string }) =>
  db
    .selectFrom('enrollments as e')
    .innerJoin('terms as tm', (join) => join.onRef('tm.org_id', '=', 'e.org_id').onRef('tm.id', '=', 'e.term_id'))
    .select(enrollmentColumns)
    .select(['tm.starts_on as term_starts_on', 'tm.ends_on as term_ends_on'])
    .where('e.org_id', '=', p.orgId)
    .where('e.student_id', '=', p.studentId)
    .where('e.status', '=', sql.lit('active'))
    .where('e.deleted_at', 'is', null)
    .orderBy('e.created_at')
    .orderBy('e.id'),
)

interface Withdrawn {
  orgId: string
  ids: string[]
  endsOn: string[]
  reason: string
  userId: string
  now: string
}

export const withdrawAll = statement('academic.enrollments.withdrawAll', (p: Withdrawn) =>
  db
    .updateTable('enrollments as e')
    .from(
      sql<{ id: string; ends_on: string }>`unnest(${p.ids}::uuid[], ${p.endsOn}::date[])`.as<'w'>(sql`w(id, ends_on)`),
    )
    .set({
      status: sql.lit('withdrawn'),
      ends_on: sql<string>`w.ends_on`,
      withdraw_reason: p.reason,
      updated_at: p.now,
      updated_by_id: p.userId,
    })
    .where('e.org_id', '=', p.orgId)
    .whereRef('e.id', '=', 'w.id'),
)
