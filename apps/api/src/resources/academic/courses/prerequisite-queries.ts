import { sql } from 'kysely'
import { db, statement } from '../../../db/statement.ts'
import { listing } from '../../../paging.ts'

interface OfCourse {
  orgId: string
  courseId: string
}

export const prerequisiteList = listing({
  name: 'academic.courses.getPrerequisites',
  rows: (p: OfCourse) =>
    db
      .selectFrom('course_prerequisites as cp')
      .innerJoin('courses as c', (join) =>
        join.onRef('c.org_id', '=', 'cp.org_id').onRef('c.id', '=', 'cp.prerequisite_id'),
      )
      .select(['c.id', 'c.code', 'c.title', 'cp.min_percentage', 'cp.is_required'])
      .where('cp.org_id', '=', p.orgId)
      .where('cp.course_id', '=', p.courseId)
      .where('c.deleted_at', 'is', null),
  sort: [
    { by: sql.ref('c.code'), direction: 'asc', type: 'text', of: (row) => row.code },
    { by: sql.ref('c.id'), direction: 'asc', type: 'uuid', of: (row) => row.id },
  ],
})

export const prerequisitesOf = statement('academic.courses.prerequisites', (p: OfCourse) =>
  db
    .selectFrom('course_prerequisites')
    .select(['prerequisite_id', 'min_percentage', 'is_required'])
    .where('org_id', '=', p.orgId)
    .where('course_id', '=', p.courseId)
    .orderBy('prerequisite_id'),
)

/** One change of the organization's graph of prerequisites at a time: two that are sound alone can close a cycle together. */
export const lockPrerequisites = statement('academic.courses.lockPrerequisites', (p: { orgId: string }) =>
  db.selectNoFrom(
    sql`pg_advisory_xact_lock(hashtextextended('course_prerequisites ' || ${p.orgId}::text, 0))`.as('locked'),
  ),
)

/** Whether the course would require itself if it required the given ones. */
export const wouldCycle = statement(
  'academic.courses.wouldCycle',
  (p: { orgId: string; courseId: string; prerequisiteIds: string[] }) =>
    db
      .withRecursive('reached(id)', (qb) =>
        qb
          .selectNoFrom(sql<string>`unnest(${p.prerequisiteIds}::uuid[])`.as('id'))
          .union(
            qb
              .selectFrom('course_prerequisites as cp')
              .innerJoin('reached as r', 'r.id', 'cp.course_id')
              .select('cp.prerequisite_id as id')
              .where('cp.org_id', '=', p.orgId),
          ),
      )
      .selectFrom('reached')
      .select('id')
      .where('id', '=', p.courseId),
)

export const clearPrerequisites = statement('academic.courses.clearPrerequisites', (p: OfCourse) =>
  db.deleteFrom('course_prerequisites').where('org_id', '=', p.orgId).where('course_id', '=', p.courseId),
)

interface NewPrerequisites extends OfCourse {
  ids: string[]
  minPercentages: (number | null)[]
  required: boolean[]
}

export const insertPrerequisites = statement('academic.courses.insertPrerequisites', (p: NewPrerequisites) =>
  db
    .insertInto('course_prerequisites')
    .columns(['org_id', 'course_id', 'prerequisite_id', 'min_percentage', 'is_required'])
    .expression(
      db.selectNoFrom([
        sql<string>`${p.orgId}::uuid`.as('org_id'),
        sql<string>`${p.courseId}::uuid`.as('course_id'),
        sql<string>`unnest(${p.ids}::uuid[])`.as('prerequisite_id'),
        sql<number>`unnest(${p.minPercentages}::numeric[])`.as('min_percentage'),
        sql<boolean>`unnest(${p.required}::boolean[])`.as('is_required'),
      ]),
    ),
)
