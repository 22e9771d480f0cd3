import { listedChildren } from '../../../access/child.ts'
import { sectionScope, TEACHING } from '../../../access/section.ts'
import { conflict, invalid, invalidTransition, notFound } from '../../../api-error.ts'
import { previousOf } from '../../../changes.ts'
import type { Context } from '../../../context.ts'
import type { HandlersOf, Input } from '../../../handler-types.ts'
import { newId, toPublic, uuidOf } from '../../../ids.ts'
import { readPage } from '../../../paging.ts'
import { unfit } from '../../../references.ts'
import { readAttachments } from '../../attachments.ts'
import { assignmentById, assignmentToSubmit } from './queries.ts'
import {
  enrollmentToSubmit,
  insertSubmission,
  lastAttempt,
  lockAssessmentOf,
  lockSubmission,
  ownStudent,
  releasedSubmission,
  releaseGrade,
  returnSubmission,
  submissionById,
  submissionList,
} from './submission-queries.ts'
import { type AssignmentRow, type SubmissionRow, toSubmission } from './view.ts'

type SubmissionOperations = Pick<
  HandlersOf<'academic.assignments'>,
  'academic.assignments.getSubmissions' | 'academic.assignments.submit' | 'academic.assignments.returnSubmission'
>

export const submissionHandlers: SubmissionOperations = {
  'academic.assignments.getSubmissions': async ({ path, query }, ctx) => {
    const id = uuidOf('asg', path.id)
    const [assignment, { rows, pagination }] = await Promise.all([
      ctx.db.one(assignmentById, { ...sectionScope(ctx), id }),
      readPage(ctx, submissionList, query, {
        ...sectionScope(ctx, TEACHING),
        ...listedChildren(ctx),
        assignmentId: id,
        status: query.status,
        studentId: query.studentId && uuidOf('stu', query.studentId),
      }),
    ])
    if (!assignment) throw notFound('assignment', path.id)
    return { data: rows.map(toSubmission), pagination }
  },

  'academic.assignments.submit': async ({ path, body }, ctx) => {
    refuseEmpty(body)
    const studentId = body.studentId ? uuidOf('stu', body.studentId) : await ownId(ctx)
    const { assignment, attempt } = await open(ctx, path.id, studentId)
    checkTypes(body, assignment)
    const row: SubmissionRow = {
      id: newId(),
      assignment_id: assignment.id,
      student_id: studentId,
      attempt,
      status: 'submitted',
      text: body.text ?? null,
      url: body.url ?? null,
      attachments: readAttachments(body.attachments),
      is_late: isLate(assignment, ctx.now),
      submitted_at: ctx.now,
      score: null,
      feedback: null,
      graded_at: null,
      returned_at: null,
      created_at: ctx.now,
      updated_at: ctx.now,
    }
    ctx.db.write(insertSubmission, {
      id: row.id,
      userId: ctx.caller.userId,
      now: ctx.now,
      assignmentId: row.assignment_id,
      studentId,
      attempt,
      text: row.text,
      url: row.url,
      attachments: JSON.stringify(row.attachments),
      isLate: row.is_late,
    })
    const submission = toSubmission(row)
    ctx.emit('submission.created', {
      resource: 'submission',
      id: row.id,
      object: submission,
      studentIds: [studentId],
    })
    return submission
  },

  'academic.assignments.returnSubmission': async ({ path, body }, ctx) => {
    const id = uuidOf('sub', path.id)
    const { db, now } = ctx
    const [, , [before] = []] = await db.block([
      db.bound(lockAssessmentOf, { id }),
      db.bound(lockSubmission, { id }),
      db.bound(releasedSubmission, { id }),
    ])
    if (!before) throw notFound('submission', path.id)
    if (before.status === 'returned') throw invalidTransition('submission', 'returned', 'return', [])
    const { userId } = ctx.caller
    db.write(returnSubmission, { id, userId, now, feedback: body.feedback ?? null })
    db.write(releaseGrade, { id, userId, now })
    const after = (await db.one(submissionById, { id })) as SubmissionRow
    const submission = toSubmission(after)
    ctx.emit('submission.returned', {
      resource: 'submission',
      id,
      object: submission,
      previous: previousOf(toSubmission(before as SubmissionRow), submission),
      studentIds: [after.student_id],
    })
    return submission
  },
}

/** Students need not name themselves. */
async function ownId(ctx: Context): Promise<string> {
  const own = await ctx.db.one(ownStudent, { userId: ctx.caller.userId })
  if (own) return own.id
  const message = 'studentId is required of callers who are no students'
  throw invalid([{ field: 'studentId', location: 'body', code: 'required', message }])
}

/** The assignment, which takes this student's next attempt now; until the commit nobody closes it or takes that attempt. */
async function open(
  ctx: Context,
  publicId: string,
  studentId: string,
): Promise<{ assignment: AssignmentRow; attempt: number }> {
  const id = uuidOf('asg', publicId)
  const { db, now } = ctx
  const [[found] = [], enrolled = [], [last] = []] = await db.block([
    db.bound(assignmentToSubmit, { id }),
    db.bound(enrollmentToSubmit, { assignmentId: id, studentId }),
    db.bound(lastAttempt, { assignmentId: id, studentId }),
  ])
  if (!found) throw notFound('assignment', publicId)
  const assignment = found as AssignmentRow
  if (enrolled.length === 0) throw conflict('not_enrolled', { studentIds: [toPublic('stu', studentId)] })
  if (!isOpen(assignment, now)) throw conflict('assignment_not_open')
  if (isLate(assignment, now) && !assignment.allow_late) throw conflict('late_not_allowed')
  const attempt = (last?.attempt ?? 0) + 1
  if (assignment.max_attempts !== null && attempt > assignment.max_attempts) throw conflict('attempts_exhausted')
  return { assignment, attempt }
}

const isOpen = ({ status, available_from, closes_at }: AssignmentRow, now: string): boolean =>
  status === 'published' &&
  (available_from === null || available_from <= now) &&
  (closes_at === null || now <= closes_at)

const isLate = ({ due_at }: AssignmentRow, now: string): boolean => due_at !== null && now > due_at

type Work = Input<'academic.assignments.submit'>['body']

/** The parts of the work that are there, and the type that the assignment must take for each. */
const partsOf = ({ text, url, attachments = [] }: Work) =>
  [
    { field: 'text', type: 'text', given: (text ?? '') !== '' },
    { field: 'url', type: 'url', given: (url ?? '') !== '' },
    { field: 'attachments', type: 'file', given: attachments.length > 0 },
  ].filter(({ given }) => given)

function refuseEmpty(work: Work): void {
  if (partsOf(work).length > 0) return
  throw invalid([{ field: '', location: 'body', code: 'required', message: 'text, url or attachments is required' }])
}

function checkTypes(work: Work, { submission_types }: AssignmentRow): void {
  const problems = partsOf(work)
    .filter(({ type }) => !submission_types.includes(type))
    .map(({ field }) => unfit(field, `is not what the assignment takes: ${submission_types.join(', ')}`))
  if (problems.length > 0) throw invalid(problems)
}
