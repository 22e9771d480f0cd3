import { sql } from 'kysely'
import { db, statement } from '../../../db/statement.ts'
import { contains, listing } from '../../../paging.ts'

const standardIds = sql<string[]>`array(
  select cs.standard_id from course_standards cs
  where cs.org_id = c.org_id and cs.course_id = c.id order by cs.standard_id)`
const prerequisiteIds = sql<string[]>`array(
  select cp.prerequisite_id from course_prerequisites cp
  where cp.org_id = c.org_id and cp.course_id = c.id order by cp.prerequisite_id)`

const courses = (p: { orgId: string }) =>
  db
    .selectFrom('courses as c')
    .select(['c.id', 'c.code', 'c.title', 'c.description', 'c.subject', 'c.grade_levels', 'c.credits', 'c.status'])
    .select(['c.created_at', 'c.updated_at'])
    .select([standardIds.as('standard_ids'), prerequisiteIds.as('prerequisite_ids')])
    .where('c.org_id', '=', p.orgId)
    .where('c.deleted_at', 'is', null)

interface CourseFilters {
  orgId: string
  subject?: string
  gradeLevel?: string
  status?: string
  q?: string
}

export const courseList = listing({
  name: 'academic.courses.list',
  rows: (p: CourseFilters, has) => {
    let query = courses(p)
    if (has('subject')) query = query.where('c.subject', '=', p.subject as string)
    if (has('gradeLevel')) query = query.where(sql<boolean>`c.grade_levels @> array[${p.gradeLevel}::text]`)
    if (has('status')) query = query.where('c.status', '=', p.status as string)
    if (has('q')) {
      const q = p.q as string
      query = query.where(sql<boolean>`(${contains(sql.ref('c.code'), q)} or ${contains(sql.ref('c.title'), q)})`)
    }
    return query
  },
  sort: [
    { by: sql.ref('c.code'), direction: 'asc', type: 'text', of: (row) => row.code },
    { by: sql.ref('c.id'), direction: 'asc', type: 'uuid', of: (row) => row.id },
  ],
})

interface ById {
  orgId: string
  id: string
}
const course = (p: ById) =>
  db
    .selectFrom('courses')
    .select(['id', 'status'])
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id)
    .where('deleted_at', 'is', null)

export const courseById = statement('academic.courses.get', (p: ById) => courses(p).where('c.id', '=', p.id))
export const courseExists = statement('academic.courses.exists', course)
/**
 * Locks, and shows nothing: what is read in the same statement would be as it was before the wait. Not against those who
 * only refer to the course, as prerequisites do.
 */
export const lockCourse = statement('academic.courses.lock', (p: ById) => course(p).forNoKeyUpdate())
/** What an offering is made of. Held until the commit, so that the course is not archived meanwhile. */
export const courseToUse = statement('academic.courses.use', (p: ById) => course(p).forShare())

/** Those of the ids that are courses here. */
export const coursesAmong = statement('academic.courses.among', (p: { orgId: string; ids: string[] }) =>
  db
    .selectFrom('courses')
    .select('id')
    .where('org_id', '=', p.orgId)
    .where('id', '=', sql<string>`any(${p.ids}::uuid[])`)
    .where('deleted_at', 'is', null),
)

interface CourseValues extends ById {
  userId: string
  now: string
  code: string
  title: string
  description: string | null
  subject: string
  gradeLevels: string[]
  credits: number | null
  status: string
}

const values = (p: CourseValues) => ({
  code: p.code,
  title: p.title,
  description: p.description,
  subject: p.subject,
  grade_levels: p.gradeLevels,
  credits: p.credits,
  status: p.status,
  updated_at: p.now,
  updated_by_id: p.userId,
})

export const insertCourse = statement('academic.courses.insert', (p: CourseValues) =>
  db
    .insertInto('courses')
    .values({ org_id: p.orgId, id: p.id, created_at: p.now, created_by_id: p.userId, ...values(p) }),
)

export const updateCourse = statement('academic.courses.update', (p: CourseValues) =>
  db.updateTable('courses').set(values(p)).where('org_id', '=', p.orgId).where('id', '=', p.id),
)

export const clearStandards = statement('academic.courses.clearStandards', (p: ById) =>
  db.deleteFrom('course_standards').where('org_id', '=', p.orgId).where('course_id', '=', p.id),
)

export const insertStandards = statement(
  'academic.courses.insertStandards',
  (p: { orgId: string; id: string; standardIds: string[] }) =>
    db
      .insertInto('course_standards')
      .columns(['org_id', 'course_id', 'standard_id'])
      .expression(
        db.selectNoFrom([
          sql<string>`${p.orgId}::uuid`.as('org_id'),
          sql<string>`${p.id}::uuid`.as('course_id'),
          sql<string>`unnest(${p.standardIds}::uuid[])`.as('standard_id'),
        ]),
      ),
)
