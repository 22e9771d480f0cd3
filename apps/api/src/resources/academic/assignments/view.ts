import type { RowOf } from '../../../db/statement.ts'
import { toPublic } from '../../../ids.ts'
import type { Schemas } from '../../../schemas.ts'
import type { assignmentById } from './queries.ts'
import type { submissionById } from './submission-queries.ts'

export type AssignmentRow = RowOf<typeof assignmentById>
export type SubmissionRow = RowOf<typeof submissionById>

export const toAssignment = (row: AssignmentRow): Schemas['Assignment'] => ({
  id: toPublic('asg', row.id),
  sectionId: toPublic('sec', row.section_id),
  title: row.title,
  instructions: row.instructions,
  type: row.type as Schemas['AssignmentType'],
  status: row.status as Schemas['AssignmentStatus'],
  pointsPossible: row.points_possible,
  submissionTypes: row.submission_types as Schemas['SubmissionType'][],
  maxAttempts: row.max_attempts,
  allowLate: row.allow_late,
  availableFrom: row.available_from,
  dueAt: row.due_at,
  closesAt: row.closes_at,
  attachments: row.attachments,
  standardIds: row.standard_ids.map((id) => toPublic('std', id)),
  publishedAt: row.published_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

export const toSubmission = (row: SubmissionRow): Schemas['Submission'] => ({
  id: toPublic('sub', row.id),
  assignmentId: toPublic('asg', row.assignment_id),
  studentId: toPublic('stu', row.student_id),
  attempt: row.attempt,
  status: row.status as Schemas['SubmissionStatus'],
  text: row.text,
  url: row.url,
  attachments: row.attachments,
  isLate: row.is_late,
  submittedAt: row.submitted_at,
  score: row.score,
  feedback: row.feedback,
  gradedAt: row.graded_at,
  returnedAt: row.returned_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})
