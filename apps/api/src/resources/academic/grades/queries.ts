import { type RawBuilder, type Selectable, sql } from 'kysely'
import { type ChildScope, official, visibleChild } from '../../../access/child.ts'
import type { DB } from '../../../db/schema.generated.ts'
import { db, type Has, statement } from '../../../db/statement.ts'
import { listing } from '../../../paging.ts'

const columns = [
  'g.id',
  'g.assessment_id',
  'g.student_id',
  'g.section_id',
  'g.term_id',
  'g.submission_id',
  'g.status',
  'g.score',
  'g.letter',
  'g.feedback',
  'g.graded_at',
  'g.released_at',
  'g.created_at',
  'g.updated_at',
] as const

const grades = (p: { orgId: string }) =>
  db
    .selectFrom('grades as g')
    .select(columns)
    .select(
      sql<number>`(select m.max_score from assessments m where m.org_id = g.org_id and m.id = g.assessment_id)`.as(
        'max_score',
      ),
    )
    .where('g.org_id', '=', p.orgId)
    .where('g.deleted_at', 'is', null)

interface Filters extends ChildScope {
  orgId: string
  sectionId?: string
  assessmentId?: string
  studentId?: string
  termId?: string
  status?: string
  released?: boolean
}

/** Guardians and students do not see a grade before it is released. Over a `grades` row under the alias `g`. */
export const shown = (p: ChildScope & { orgId: string }, has: Has<ChildScope>, child: RawBuilder<unknown>) =>
  sql<boolean>`(g.released_at is not null or ${official(p, has, child)})`

const filtered = (p: Filters, has: Has<Filters>) => {
  let query = grades(p)
  if (has('sectionId')) query = query.where('g.section_id', '=', p.sectionId as string)
  if (has('assessmentId')) query = query.where('g.assessment_id', '=', p.assessmentId as string)
  if (has('studentId')) query = query.where('g.student_id', '=', p.studentId as string)
  if (has('termId')) query = query.where('g.term_id', '=', p.termId as string)
  if (has('status')) query = query.where('g.status', '=', p.status as string)
  if (has('released')) query = query.where(sql<boolean>`(g.released_at is not null) = ${p.released}`)
  return query
}

const lastGraded = [
  {
    by: sql.ref('g.graded_at'),
    direction: 'desc',
    type: 'timestamptz',
    of: (row: { graded_at: string }) => row.graded_at,
  },
  { by: sql.ref('g.id'), direction: 'desc', type: 'uuid', of: (row: { id: string }) => row.id },
] as const

export const gradeList = listing({
  name: 'academic.grades.listGrades',
  rows: (p: Filters, has) =>
    filtered(p, has)
      .where(visibleChild(p, has, sql.ref('g.student_id')))
      .where(shown(p, has, sql.ref('g.student_id'))),
  sort: lastGraded,
})

export const gradesOfStudent = listing({
  name: 'academic.grades.getStudentGrades',
  rows: (p: Filters & { studentId: string }, has) => filtered(p, has).where(shown(p, has, sql`${p.studentId}::uuid`)),
  sort: lastGraded,
})

/** What is graded. Until the commit nobody else grades it, and its term is not closed. */
export const assessmentToGrade = statement('academic.grades.assessment', (p: { orgId: string; id: string }) =>
  db
    .selectFrom('assessments as m')
    .innerJoin('terms as tm', (join) => join.onRef('tm.org_id', '=', 'm.org_id').onRef('tm.id', '=', 'm.term_id'))
    .select(['m.section_id', 'm.term_id', 'm.max_score', 'tm.closed_at'])
    .where('m.org_id', '=', p.orgId)
    .where('m.id', '=', p.id)
    .where('m.deleted_at', 'is', null)
    .forNoKeyUpdate('m')
    .forShare('tm'),
)

interface OfAssessment {
  orgId: string
  assessmentId: string
  ids: string[]
}

/** The children's grades that are there already. */
export const gradesOf = statement('academic.grades.of', (p: OfAssessment) =>
  grades(p)
    .where('g.assessment_id', '=', p.assessmentId)
    .where('g.student_id', '=', sql<string>`any(${p.ids}::uuid[])`),
)

/** The children's latest submissions of the assignment that the assessment is of, if it is of any. */
export const latestSubmissions = statement('academic.grades.submissions', (p: OfAssessment) =>
  db
    .selectFrom('submissions as sb')
    .distinctOn('sb.student_id')
    .select(['sb.id', 'sb.student_id', 'sb.status'])
    .where('sb.org_id', '=', p.orgId)
    .where(
      'sb.assignment_id',
      '=',
      sql<string>`(select m.assignment_id from assessments m where m.org_id = ${p.orgId} and m.id = ${p.assessmentId})`,
    )
    .where('sb.student_id', '=', sql<string>`any(${p.ids}::uuid[])`)
    .where('sb.deleted_at', 'is', null)
    .orderBy('sb.student_id')
    .orderBy('sb.attempt', 'desc'),
)

export const submissionsGraded = statement(
  'academic.grades.submissionsGraded',
  (p: { orgId: string; ids: string[]; userId: string; now: string }) =>
    db
      .updateTable('submissions')
      .set({ status: sql.lit('graded'), updated_at: p.now, updated_by_id: p.userId })
      .where('org_id', '=', p.orgId)
      .where('id', '=', sql<string>`any(${p.ids}::uuid[])`)
      .where('status', '=', sql.lit('submitted')),
)

interface Given {
  orgId: string
  userId: string
  now: string
  assessmentId: string
  sectionId: string
  termId: string
  /** JSON of rows: `id`, `student_id` and what the grade says. */
  grades: string
}
type Grade = Selectable<DB['grades']>

/** What a grade says of a child. */
const said = ['submission_id', 'status', 'score', 'letter', 'feedback', 'graded_at', 'released_at'] as const

/** Any number of grades of one assessment in one statement; a grade that is there is replaced. */
export const putGrades = statement('academic.grades.put', (p: Given) => {
  const shared = {
    org_id: sql`${p.orgId}::uuid`,
    assessment_id: sql`${p.assessmentId}::uuid`,
    section_id: sql`${p.sectionId}::uuid`,
    term_id: sql`${p.termId}::uuid`,
    graded_by_id: sql`${p.userId}::uuid`,
    created_at: sql`${p.now}::timestamptz`,
    updated_at: sql`${p.now}::timestamptz`,
    created_by_id: sql`${p.userId}::uuid`,
    updated_by_id: sql`${p.userId}::uuid`,
  } as const
  const names = Object.keys(shared) as (keyof typeof shared)[]
  const own = ['id', 'student_id', ...said] as const
  const replaced = [...said, 'graded_by_id', 'updated_at', 'updated_by_id'] as const
  return db
    .insertInto('grades')
    .columns([...names, ...own])
    .expression(
      db
        .selectFrom(sql<Grade>`jsonb_populate_recordset(null::grades, ${p.grades}::jsonb)`.as('n'))
        .select(names.map((name) => shared[name].as(name)))
        .select(own.map((name) => `n.${name}` as const)),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['org_id', 'assessment_id', 'student_id'])
        .doUpdateSet((eb) => Object.fromEntries(replaced.map((name) => [name, eb.ref(`excluded.${name}`)]))),
    )
})
