import type { RowOf } from '../../../db/statement.ts'
import { toPublic, toPublicOrNull } from '../../../ids.ts'
import type { Schemas } from '../../../schemas.ts'
import type { assessmentList } from './assessment-queries.ts'
import type { gradesOf } from './queries.ts'

export type GradeRow = RowOf<typeof gradesOf>
export type AssessmentRow = RowOf<typeof assessmentList.page>

/** With two decimals. */
export const percentageOf = (score: number, maxScore: number): number => Math.round((score * 10_000) / maxScore) / 100

export const toGrade = (row: GradeRow): Schemas['Grade'] => ({
  id: toPublic('grd', row.id),
  assessmentId: toPublic('asmt', row.assessment_id),
  studentId: toPublic('stu', row.student_id),
  sectionId: toPublic('sec', row.section_id),
  termId: toPublic('term', row.term_id),
  submissionId: toPublicOrNull('sub', row.submission_id),
  status: row.status as Schemas['GradeStatus'],
  score: row.score,
  maxScore: row.max_score,
  percentage: row.score === null ? null : percentageOf(row.score, row.max_score),
  letter: row.letter,
  feedback: row.feedback,
  gradedAt: row.graded_at,
  releasedAt: row.released_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

export const toAssessment = (row: AssessmentRow): Schemas['Assessment'] => ({
  id: toPublic('asmt', row.id),
  sectionId: toPublic('sec', row.section_id),
  termId: toPublic('term', row.term_id),
  assignmentId: toPublicOrNull('asg', row.assignment_id),
  title: row.title,
  category: row.category as Schemas['AssessmentCategory'],
  maxScore: row.max_score,
  weight: row.weight,
  date: row.date,
  standardIds: row.standard_ids.map((id) => toPublic('std', id)),
  gradedCount: row.graded_count,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})
