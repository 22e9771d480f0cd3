import { sql } from 'kysely'
import { db, statement } from '../../../db/statement.ts'
import { contains, listing, newestFirst } from '../../../paging.ts'

interface StandardFilters {
  orgId: string
  subject?: string
  gradeLevel?: string
  courseId?: string
  q?: string
}

export const standardList = listing({
  name: 'academic.courses.listStandards',
  rows: (p: StandardFilters, has) => {
    let query = db
      .selectFrom('standards as st')
      .select(['st.id', 'st.code', 'st.title', 'st.description', 'st.subject', 'st.grade_levels'])
      .select(['st.framework', 'st.parent_id', 'st.created_at', 'st.updated_at'])
      .where('st.org_id', '=', p.orgId)
      .where('st.deleted_at', 'is', null)
    if (has('subject')) query = query.where('st.subject', '=', p.subject as string)
    if (has('gradeLevel')) query = query.where(sql<boolean>`st.grade_levels @> array[${p.gradeLevel}::text]`)
    if (has('courseId')) {
      query = query.where(
        sql<boolean>`exists (
          select from course_standards cs
          where cs.org_id = ${p.orgId} and cs.course_id = ${p.courseId} and cs.standard_id = st.id)`,
      )
    }
    if (has('q')) {
      const q = p.q as string
      query = query.where(sql<boolean>`(${contains(sql.ref('st.code'), q)} or ${contains(sql.ref('st.title'), q)})`)
    }
    return query
  },
  sort: newestFirst('st'),
})

/** Those of the ids that are standards here. */
export const standardsAmong = statement('academic.courses.standardsAmong', (p: { orgId: string; ids: string[] }) =>
  db
    .selectFrom('standards')
    .select('id')
    .where('org_id', '=', p.orgId)
    .where('id', '=', sql<string>`any(${p.ids}::uuid[])`)
    .where('deleted_at', 'is', null),
)

interface NewStandard {
  orgId: string
  id: string
  userId: string
  now: string
  code: string
  title: string
  description: string | null
  subject: string
  gradeLevels: string[]
  framework: string | null
  parentId: string | null
}

export const insertStandard = statement('academic.courses.insertStandard', (p: NewStandard) =>
  db.insertInto('standards').values({
    org_id: p.orgId,
    id: p.id,
    code: p.code,
    title: p.title,
    description: p.description,
    subject: p.subject,
    grade_levels: p.gradeLevels,
    framework: p.framework,
    parent_id: p.parentId,
    created_at: p.now,
    updated_at: p.now,
    created_by_id: p.userId,
    updated_by_id: p.userId,
  }),
)
