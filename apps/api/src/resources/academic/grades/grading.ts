import { conflict, invalid, type Problem } from '../../../api-error.ts'
import { previousOf } from '../../../changes.ts'
import type { Context } from '../../../context.ts'
import { newId, uuidOf } from '../../../ids.ts'
import type { OrganizationSettings } from '../../../organization.ts'
import { missing, References, unfit } from '../../../references.ts'
import type { Schemas } from '../../../schemas.ts'
import { twoDecimals } from '../decimals.ts'
import { enrolledIn, refuseStrangers, repeatedChildren } from '../enrolled.ts'
import { assessmentToGrade, gradesOf, latestSubmissions, putGrades, submissionsGraded } from './queries.ts'
import { type GradeRow, percentageOf, toGrade } from './view.ts'

type Entry = Schemas['GradeEntry']

/** A child's grade as it is now. `previous`: the public fields that changed, null where none did; undefined for a new one. */
export interface Graded {
  row: GradeRow
  previous: Partial<Schemas['Grade']> | null | undefined
  /** The family may see it from now on. */
  released: boolean
}

interface Submission {
  id: string
  student_id: string
  status: string
}
/** What is there before, once nobody else can change it. */
interface Book {
  id: string
  assessment: { section_id: string; term_id: string; max_score: number }
  grades: ReadonlyMap<string, GradeRow>
  submissions: ReadonlyMap<string, Submission>
}

/** Grades all children on one assessment, or none. `fieldOf` is where the body speaks of each, e.g. `grades[3].`. */
export async function gradeAll(
  ctx: Context,
  { assessmentId, release }: { assessmentId: string; release: boolean },
  entries: readonly Entry[],
  fieldOf: (i: number) => string,
): Promise<Graded[]> {
  const problems = entries.flatMap((entry, i) => entryProblems(entry, fieldOf(i)))
  problems.push(...repeatedChildren(entries, fieldOf))
  if (problems.length > 0) throw invalid(problems)
  const book = await open(ctx, assessmentId, entries, fieldOf)
  const graded = entries.map((entry) => gradeOf(ctx, book, entry, release))
  write(ctx, book, graded)
  return graded
}

const statusOf = ({ status = 'graded' }: Entry): Schemas['GradeStatus'] => status

function entryProblems(entry: Entry, at: string): Problem[] {
  const [field, status, scored] = [`${at}score`, statusOf(entry), typeof entry.score === 'number']
  if (status === 'graded' && !scored) {
    return [{ field, location: 'body', code: 'required', message: `${field} is required with the status graded` }]
  }
  return status !== 'graded' && scored ? [unfit(field, 'goes with the status graded only')] : []
}

/** One round trip. */
async function open(
  ctx: Context,
  assessmentId: string,
  entries: readonly Entry[],
  fieldOf: (i: number) => string,
): Promise<Book> {
  const id = uuidOf('asmt', assessmentId)
  const ids = entries.map(({ studentId }) => uuidOf('stu', studentId))
  const references = new References(ctx)
  const assessments = references.ask(assessmentToGrade, { id }, ([assessment]) =>
    assessment ? scoreProblems(entries, assessment.max_score, fieldOf) : [missing('assessmentId', 'assessment')],
  )
  const grades = references.ask(gradesOf, { assessmentId: id, ids })
  const enrolled = references.ask(enrolledIn, { assessmentId: id, ids })
  const submissions = references.ask(latestSubmissions, { assessmentId: id, ids }, (rows) =>
    submissionProblems(entries, byChild(rows), fieldOf),
  )
  await references.check()
  const assessment = assessments.rows[0] as (typeof assessments.rows)[0]
  if (assessment.closed_at) throw conflict('term_closed')
  refuseStrangers(ids, enrolled.rows)
  return { id, assessment, grades: byChild(grades.rows), submissions: byChild(submissions.rows) }
}

const byChild = <R extends { student_id: string }>(rows: readonly R[]) =>
  new Map(rows.map((row) => [row.student_id, row]))

const scoreProblems = (entries: readonly Entry[], maxScore: number, fieldOf: (i: number) => string): Problem[] =>
  entries.flatMap(({ score }, i) =>
    twoDecimals(score ?? 0) > maxScore * 2
      ? [unfit(`${fieldOf(i)}score`, `must be at most ${maxScore * 2}, twice the full score`)]
      : [],
  )

const submissionProblems = (
  entries: readonly Entry[],
  submissions: ReadonlyMap<string, Submission>,
  fieldOf: (i: number) => string,
): Problem[] =>
  entries.flatMap(({ studentId, submissionId }, i) => {
    if (!submissionId || submissions.get(uuidOf('stu', studentId))?.id === uuidOf('sub', submissionId)) return []
    return [missing(`${fieldOf(i)}submissionId`, "latest submission of the student's for the assessment's assignment")]
  })

function gradeOf(ctx: Context, { id, assessment, grades, submissions }: Book, entry: Entry, release: boolean): Graded {
  const student_id = uuidOf('stu', entry.studentId)
  const before = grades.get(student_id)
  const released_at = before?.released_at ?? (release ? ctx.now : null)
  const said = { ...saidOf(ctx, entry, assessment.max_score, submissions.get(student_id)), released_at }
  const released = released_at !== null && !before?.released_at
  if (!before) {
    const { section_id, term_id, max_score } = assessment
    const made = { id: newId(), assessment_id: id, student_id, section_id, term_id, max_score, graded_at: ctx.now }
    return { row: { ...made, ...said, created_at: ctx.now, updated_at: ctx.now }, previous: undefined, released }
  }
  const previous = previousOf(toGrade(before), toGrade({ ...before, ...said }))
  if (!previous) return { row: before, previous, released }
  const regraded = Object.keys(previous).some((field) => field !== 'releasedAt')
  const graded_at = regraded ? ctx.now : before.graded_at
  return { row: { ...before, ...said, graded_at, updated_at: ctx.now }, previous, released }
}

function saidOf(ctx: Context, entry: Entry, maxScore: number, latest: Submission | undefined) {
  const status = statusOf(entry)
  const score = typeof entry.score === 'number' ? twoDecimals(entry.score) : null
  return {
    status,
    score,
    letter: score === null ? null : letterOf(ctx.organization.settings, percentageOf(score, maxScore)),
    feedback: entry.feedback ?? null,
    submission_id: latest && (entry.submissionId || status === 'graded') ? latest.id : null,
  }
}

/** The best letter that the percentage reaches. */
function letterOf({ gradingScale }: OrganizationSettings, percentage: number): string | null {
  const reached = gradingScale.filter(({ minPercentage }) => percentage >= minPercentage)
  return reached.sort((a, b) => b.minPercentage - a.minPercentage)[0]?.letter ?? null
}

function write(ctx: Context, { id, assessment, submissions }: Book, graded: readonly Graded[]): void {
  const by = { userId: ctx.caller.userId, now: ctx.now }
  const changed = graded.filter(({ previous }) => previous !== null)
  if (changed.length > 0) {
    ctx.db.write(putGrades, {
      ...by,
      assessmentId: id,
      sectionId: assessment.section_id,
      termId: assessment.term_id,
      grades: JSON.stringify(changed.map(({ row }) => row)),
    })
  }
  const handedIn = graded.flatMap(({ row }) => {
    const submission = submissions.get(row.student_id)
    return row.status === 'graded' && submission?.status === 'submitted' ? [submission.id] : []
  })
  if (handedIn.length > 0) ctx.db.write(submissionsGraded, { ...by, ids: handedIn })
}
