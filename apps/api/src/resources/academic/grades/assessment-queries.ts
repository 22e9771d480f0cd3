import { sql } from 'kysely'
import { type ChildScope, visibleChild } from '../../../access/child.ts'
import { type SectionScope, visibleSection } from '../../../access/section.ts'
import { db, type Has, statement } from '../../../db/statement.ts'
import { listing, newestFirst } from '../../../paging.ts'
import { shown } from './queries.ts'

/** Which sections' assessments are listed, and which children's grades are counted. */
interface Filters extends SectionScope, ChildScope {
  orgId: string
  sectionId?: string
  termId?: string
  category?: string
  assignmentId?: string
}

const gradedCount = (p: Filters, has: Has<Filters>) => {
  const child = sql.ref('g.student_id')
  return sql<number>`(
    select count(*) from grades g
    where g.org_id = ${p.orgId} and g.assessment_id = m.id and g.status = 'graded' and g.deleted_at is null
      and ${visibleChild(p, has, child)} and ${shown(p, has, child)})`.as('graded_count')
}

export const assessmentList = listing({
  name: 'academic.grades.listAssessments',
  rows: (p: Filters, has) => {
    let query = db
      .selectFrom('assessments as m')
      .select(['m.id', 'm.section_id', 'm.term_id', 'm.assignment_id', 'm.title', 'm.category', 'm.max_score'])
      .select(['m.weight', 'm.date', 'm.standard_ids', 'm.created_at', 'm.updated_at', gradedCount(p, has)])
      .where('m.org_id', '=', p.orgId)
      .where('m.deleted_at', 'is', null)
      .where(visibleSection(p, has, sql.ref('m.section_id')))
    if (has('sectionId')) query = query.where('m.section_id', '=', p.sectionId as string)
    if (has('termId')) query = query.where('m.term_id', '=', p.termId as string)
    if (has('category')) query = query.where('m.category', '=', p.category as string)
    if (has('assignmentId')) query = query.where('m.assignment_id', '=', p.assignmentId as string)
    return query
  },
  sort: newestFirst('m'),
})

interface ById {
  orgId: string
  id: string
}

/** Where an assessment is added; the term is not closed until the commit. */
export const sectionToAssess = statement('academic.grades.section', (p: ById) =>
  db
    .selectFrom('sections as s')
    .innerJoin('terms as tm', (join) => join.onRef('tm.org_id', '=', 's.org_id').onRef('tm.id', '=', 's.term_id'))
    .select(['s.term_id', 'tm.starts_on', 'tm.ends_on', 'tm.closed_at'])
    .where('s.org_id', '=', p.orgId)
    .where('s.id', '=', p.id)
    .where('s.deleted_at', 'is', null)
    .forShare('tm'),
)

export const assignmentOfSection = statement('academic.grades.assignment', (p: ById & { sectionId: string }) =>
  db
    .selectFrom('assignments')
    .select('id')
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id)
    .where('section_id', '=', p.sectionId)
    .where('deleted_at', 'is', null),
)

interface NewAssessment extends ById {
  userId: string
  now: string
  sectionId: string
  termId: string
  assignmentId: string | null
  title: string
  category: string
  maxScore: number
  weight: number | null
  date: string | null
  standardIds: string[]
}

export const insertAssessment = statement('academic.grades.insertAssessment', (p: NewAssessment) =>
  db.insertInto('assessments').values({
    org_id: p.orgId,
    id: p.id,
    section_id: p.sectionId,
    term_id: p.termId,
    assignment_id: p.assignmentId,
    title: p.title,
    category: p.category,
    max_score: p.maxScore,
    weight: p.weight,
    date: p.date,
    standard_ids: p.standardIds,
    created_at: p.now,
    updated_at: p.now,
    created_by_id: p.userId,
    updated_by_id: p.userId,
  }),
)
