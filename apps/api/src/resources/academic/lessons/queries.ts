import { sql } from 'kysely'
import { type SectionScope, seesDrafts, visibleSection } from '../../../access/section.ts'
import { db, type Has, statement } from '../../../db/statement.ts'
import { listing, newestFirst } from '../../../paging.ts'
import type { Schemas } from '../../../schemas.ts'

const lessons = (p: { orgId: string }) =>
  db
    .selectFrom('lessons as l')
    .select(['l.id', 'l.section_id', 'l.title', 'l.objectives', 'l.content', 'l.date', 'l.start_time', 'l.end_time'])
    .select(['l.status', 'l.standard_ids', 'l.created_at', 'l.updated_at'])
    .select(sql<Schemas['Attachment'][]>`l.materials`.as('materials'))
    .where('l.org_id', '=', p.orgId)
    .where('l.deleted_at', 'is', null)

interface Seen extends SectionScope {
  orgId: string
}
const section = sql.ref('l.section_id')
/** Over a lesson of a section that the caller sees. */
const notHidden = (p: Seen, has: Has<SectionScope>) =>
  sql<boolean>`(l.status <> 'draft' or ${seesDrafts(p, has, section)})`

interface LessonFilters extends Seen {
  sectionId?: string
  status?: string
  from?: string
  to?: string
}

export const lessonList = listing({
  name: 'academic.lessons.list',
  rows: (p: LessonFilters, has) => {
    let query = lessons(p)
      .where(visibleSection(p, has, section))
      .where(notHidden(p, has))
    if (has('sectionId')) query = query.where('l.section_id', '=', p.sectionId as string)
    if (has('status')) query = query.where('l.status', '=', p.status as string)
    if (has('from')) query = query.where('l.date', '>=', p.from as string)
    if (has('to')) query = query.where('l.date', '<=', p.to as string)
    return query
  },
  sort: newestFirst('l'),
})

interface ById {
  orgId: string
  id: string
}

export const lessonById = statement('academic.lessons.get', (p: Seen & ById, has) =>
  lessons(p).where('l.id', '=', p.id).where(notHidden(p, has)),
)

export const lessonForUpdate = statement('academic.lessons.lock', (p: ById) =>
  lessons(p).where('l.id', '=', p.id).forNoKeyUpdate(),
)

interface LessonValues extends ById {
  userId: string
  now: string
  title: string
  objectives: string[]
  content: string | null
  date: string | null
  startTime: string | null
  endTime: string | null
  status: string
  standardIds: string[]
  /** JSON */
  materials: string
}

const values = (p: LessonValues) => ({
  title: p.title,
  objectives: p.objectives,
  content: p.content,
  date: p.date,
  start_time: p.startTime,
  end_time: p.endTime,
  status: p.status,
  standard_ids: p.standardIds,
  materials: p.materials,
  updated_at: p.now,
  updated_by_id: p.userId,
})

export const insertLesson = statement('academic.lessons.insert', (p: LessonValues & { sectionId: string }) =>
  db.insertInto('lessons').values({
    org_id: p.orgId,
    id: p.id,
    section_id: p.sectionId,
    created_at: p.now,
    created_by_id: p.userId,
    ...values(p),
  }),
)

export const updateLesson = statement('academic.lessons.update', (p: LessonValues) =>
  db.updateTable('lessons').set(values(p)).where('org_id', '=', p.orgId).where('id', '=', p.id),
)
