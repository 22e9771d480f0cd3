import { sql } from 'kysely'
import { db, statement } from '../../../db/statement.ts'
import { listing, newestFirst } from '../../../paging.ts'

interface OfferingFilters {
  orgId: string
  courseId: string
  termId?: string
  status?: string
}

const sectionCount = sql<number>`(
  select count(*) from sections s where s.org_id = o.org_id and s.offering_id = o.id and s.deleted_at is null)`
const enrolledCount = sql<number>`(
  select coalesce(sum(s.enrolled_count), 0) from sections s
  where s.org_id = o.org_id and s.offering_id = o.id and s.deleted_at is null)`

export const offeringList = listing({
  name: 'academic.courses.getOfferings',
  rows: (p: OfferingFilters, has) => {
    let query = db
      .selectFrom('course_offerings as o')
      .select(['o.id', 'o.course_id', 'o.term_id', 'o.status', 'o.capacity', 'o.created_at', 'o.updated_at'])
      .select([enrolledCount.as('enrolled_count'), sectionCount.as('section_count')])
      .where('o.org_id', '=', p.orgId)
      .where('o.course_id', '=', p.courseId)
      .where('o.deleted_at', 'is', null)
    if (has('termId')) query = query.where('o.term_id', '=', p.termId as string)
    if (has('status')) query = query.where('o.status', '=', p.status as string)
    return query
  },
  sort: newestFirst('o'),
})

interface NewOffering {
  orgId: string
  id: string
  userId: string
  now: string
  courseId: string
  termId: string
  status: string
  capacity: number | null
}

export const insertOffering = statement('academic.courses.insertOffering', (p: NewOffering) =>
  db.insertInto('course_offerings').values({
    org_id: p.orgId,
    id: p.id,
    course_id: p.courseId,
    term_id: p.termId,
    status: p.status,
    capacity: p.capacity,
    created_at: p.now,
    updated_at: p.now,
    created_by_id: p.userId,
    updated_by_id: p.userId,
  }),
)
