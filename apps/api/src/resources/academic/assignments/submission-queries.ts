import { type RawBuilder, sql } from 'kysely'
import { type ChildScope, visibleChild } from '../../../access/child.ts'
import { type SectionScope, seesDrafts } from '../../../access/section.ts'
import { db, statement } from '../../../db/statement.ts'
import { listing } from '../../../paging.ts'
import type { Schemas } from '../../../schemas.ts'

/**
 * The submission that a grade is for: the one it names, else the student's last one that was graded or returned. A grade
 * is stored once, and a submission shows it.
 */
const gradedSubmission = sql`coalesce(g.submission_id, (
  select gs.id from submissions gs
  where gs.org_id = s.org_id and gs.assignment_id = s.assignment_id and gs.student_id = s.student_id
    and gs.status <> 'submitted' and gs.deleted_at is null
  order by gs.attempt desc limit 1))`

/** Looked up for each submission of a page (`offset 0`), so that the page can be read in the order of its index. */
const gradeOf = sql<{ score: number | null; feedback: string | null; graded_at: string; released_at: string | null }>`(
  select g.score, g.feedback, g.graded_at, g.released_at
  from assessments m join grades g on g.org_id = m.org_id and g.assessment_id = m.id
  where m.org_id = s.org_id and m.assignment_id = s.assignment_id and g.student_id = s.student_id
    and g.deleted_at is null and ${gradedSubmission} = s.id
  offset 0)`.as<'g'>(sql`g`)

const section = sql`(
  select a.section_id from assignments a where a.org_id = s.org_id and a.id = s.assignment_id)`

/** `unreleased`: whether the caller sees what is not released yet. */
const submissions = (p: { orgId: string }, unreleased: RawBuilder<boolean>) => {
  const seen = sql`(g.released_at is not null or ${unreleased})`
  return db
    .selectFrom('submissions as s')
    .leftJoinLateral(gradeOf, (join) => join.onTrue())
    .select(['s.id', 's.assignment_id', 's.student_id', 's.attempt', 's.status', 's.text', 's.url', 's.is_late'])
    .select(['s.submitted_at', 's.returned_at', 's.created_at', 's.updated_at'])
    .select(sql<Schemas['Attachment'][]>`s.attachments`.as('attachments'))
    .select([
      sql<number | null>`case when ${seen} then g.score end`.as('score'),
      sql<string | null>`coalesce(s.return_feedback, case when ${seen} then g.feedback end)`.as('feedback'),
      sql<string | null>`case when ${seen} then g.graded_at end`.as('graded_at'),
    ])
    .where('s.org_id', '=', p.orgId)
    .where('s.deleted_at', 'is', null)
}

interface SubmissionFilters extends ChildScope, SectionScope {
  orgId: string
  assignmentId: string
  status?: string
  studentId?: string
}

export const submissionList = listing({
  name: 'academic.assignments.getSubmissions',
  rows: (p: SubmissionFilters, has) => {
    let query = submissions(p, seesDrafts(p, has, section))
      .where('s.assignment_id', '=', p.assignmentId)
      .where(visibleChild(p, has, sql.ref('s.student_id')))
    if (has('status')) query = query.where('s.status', '=', p.status as string)
    if (has('studentId')) query = query.where('s.student_id', '=', p.studentId as string)
    return query
  },
  sort: [
    { by: sql.ref('s.submitted_at'), direction: 'desc', type: 'timestamptz', of: (row) => row.submitted_at },
    { by: sql.ref('s.id'), direction: 'desc', type: 'uuid', of: (row) => row.id },
  ],
})

interface ById {
  orgId: string
  id: string
}

/** As those see it who teach. */
export const submissionById = statement('academic.submissions.get', (p: ById) =>
  submissions(p, sql`true`).where('s.id', '=', p.id),
)

/** As events tell it: of a grade nothing before it is released. */
export const releasedSubmission = statement('academic.submissions.released', (p: ById) =>
  submissions(p, sql`false`).where('s.id', '=', p.id),
)

/** Until the commit nobody grades the submission: who grades holds the assessment, and writes what she read under it. */
export const lockAssessmentOf = statement('academic.submissions.lockAssessment', (p: ById) =>
  db
    .selectFrom('assessments as m')
    .select('m.id')
    .where('m.org_id', '=', p.orgId)
    .where(
      'm.assignment_id',
      '=',
      sql<string>`(select s.assignment_id from submissions s where s.org_id = ${p.orgId} and s.id = ${p.id})`,
    )
    .where('m.deleted_at', 'is', null)
    .orderBy('m.id')
    .forNoKeyUpdate(),
)

/** Locks, and shows nothing: a grade that was read in the same statement would be as it was before the wait. */
export const lockSubmission = statement('academic.submissions.lock', (p: ById) =>
  db.selectFrom('submissions').select('id').where('org_id', '=', p.orgId).where('id', '=', p.id).forNoKeyUpdate(),
)

export const ownStudent = statement('academic.submissions.self', (p: { orgId: string; userId: string }) =>
  db
    .selectFrom('students')
    .select('id')
    .where('org_id', '=', p.orgId)
    .where('user_id', '=', p.userId)
    .where('deleted_at', 'is', null),
)

interface ByStudent {
  orgId: string
  assignmentId: string
  studentId: string
}

/** The student's place in the assignment's section. Attempts of one student wait for each other here. */
export const enrollmentToSubmit = statement('academic.submissions.enrollment', (p: ByStudent) =>
  db
    .selectFrom('enrollments')
    .select('id')
    .where('org_id', '=', p.orgId)
    .where('student_id', '=', p.studentId)
    .where(
      'section_id',
      '=',
      sql<string>`(select a.section_id from assignments a where a.org_id = ${p.orgId} and a.id = ${p.assignmentId})`,
    )
    .where('status', '=', sql.lit('active'))
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate(),
)

export const lastAttempt = statement('academic.submissions.lastAttempt', (p: ByStudent) =>
  db
    .selectFrom('submissions')
    .select(sql<number>`coalesce(max(attempt), 0)`.as('attempt'))
    .where('org_id', '=', p.orgId)
    .where('assignment_id', '=', p.assignmentId)
    .where('student_id', '=', p.studentId),
)

interface NewSubmission extends ByStudent {
  id: string
  userId: string
  now: string
  attempt: number
  text: string | null
  url: string | null
  /** JSON */
  attachments: string
  isLate: boolean
}

export const insertSubmission = statement('academic.submissions.insert', (p: NewSubmission) =>
  db.insertInto('submissions').values({
    org_id: p.orgId,
    id: p.id,
    assignment_id: p.assignmentId,
    student_id: p.studentId,
    attempt: p.attempt,
    text: p.text,
    url: p.url,
    attachments: p.attachments,
    is_late: p.isLate,
    submitted_at: p.now,
    created_at: p.now,
    created_by_id: p.userId,
    updated_at: p.now,
    updated_by_id: p.userId,
  }),
)

interface Returned extends ById {
  userId: string
  now: string
}

export const returnSubmission = statement('academic.submissions.return', (p: Returned & { feedback: string | null }) =>
  db
    .updateTable('submissions')
    .set({
      status: sql.lit('returned'),
      returned_at: p.now,
      return_feedback: p.feedback,
      updated_at: p.now,
      updated_by_id: p.userId,
    })
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id),
)

/** The grade for a submission, which has been returned by then. A grade that was released before stays as it was. */
export const releaseGrade = statement('academic.submissions.releaseGrade', (p: Returned) =>
  db
    .updateTable('grades as g')
    .from('submissions as s')
    .innerJoin('assessments as m', (join) =>
      join.onRef('m.org_id', '=', 's.org_id').onRef('m.assignment_id', '=', 's.assignment_id'),
    )
    .set({ released_at: p.now, updated_at: p.now, updated_by_id: p.userId })
    .where('g.org_id', '=', p.orgId)
    .where('s.org_id', '=', p.orgId)
    .where('s.id', '=', p.id)
    .whereRef('g.assessment_id', '=', 'm.id')
    .whereRef('g.student_id', '=', 's.student_id')
    .where('g.released_at', 'is', null)
    .where('g.deleted_at', 'is', null)
    .where(sql<boolean>`${gradedSubmission} = s.id`),
)
