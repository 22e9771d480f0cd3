import { studentId } from './children.ts'
import {
  ASSIGNMENTS,
  type AssignmentRow,
  assignmentId,
  submissions as handedIn,
  LESSONS,
  type SubmissionRow,
  submissionId,
} from './coursework.ts'
import { demoId } from './ids.ts'
import { dateFrom, daysFrom, type Load } from './load.ts'
import { daysOf, SECTIONS, sectionId } from './school.ts'

/** Lessons, assignments and what was handed in, at Northfield only; everything is counted from now. */
export async function loadCoursework({ trx, now }: Load, org_id: string): Promise<void> {
  const lessons = LESSONS.flatMap(([code, before, after, status], order) => [
    { ...lesson(code, meetingDay(code, now, -1), 2 * order), org_id, title: before, status: 'delivered' },
    { ...lesson(code, meetingDay(code, now, 1), 2 * order + 1), org_id, title: after, status },
  ])
  const assignments = ASSIGNMENTS.map((row, order) => ({ org_id, ...assignment(row, order, now) }))
  const submissions = handedIn().map((row) => ({ org_id, ...submission(row, now) }))
  await trx.insertInto('lessons').values(lessons).execute()
  await trx.insertInto('assignments').values(assignments).execute()
  await trx.insertInto('submissions').values(submissions).execute()
}

/** The section's last meeting day before today, or the first one after it. */
function meetingDay(code: string, now: Date, direction: 1 | -1): string {
  const days = daysOf(code)
  for (let n = direction; ; n += direction) {
    const date = dateFrom(now, n)
    if (days.includes(new Date(date).getUTCDay() || 7)) return date
  }
}

function lesson(code: string, date: string, order: number) {
  const [, , , , , , , start_time, end_time] = SECTIONS.find(([, section]) => section === code) ?? []
  return { id: demoId(`lesson ${order}`, order), section_id: sectionId(code), date, start_time, end_time }
}

function assignment(row: AssignmentRow, order: number, now: Date) {
  const { section, title, type = 'homework', status = 'published', due, points = null, types = ['text'] } = row
  const made = daysFrom(now, (due ?? 0) - 14)
  const created_at = made < now.toISOString() ? made : daysFrom(now, -1)
  return {
    id: assignmentId(order),
    section_id: sectionId(section),
    title,
    type,
    status,
    points_possible: points,
    submission_types: types,
    max_attempts: row.maxAttempts ?? null,
    allow_late: !row.strict,
    due_at: due === null ? null : daysFrom(now, due),
    published_at: status === 'draft' ? null : created_at,
    created_at,
    updated_at: created_at,
  }
}

/** On-time work comes the day before it is due, but not in the future; late work a few hours after. */
function submission(row: SubmissionRow, now: Date) {
  const { due, types = ['text'] } = ASSIGNMENTS[row.assignment] as AssignmentRow
  const day = Math.min(due ?? 0, 0) + (row.late ? 0.3 : -1) + (row.attempt - 1) * 0.2
  const submitted_at = daysFrom(now, day)
  const returned_at = row.status === 'returned' ? daysFrom(now, Math.min(day + 2, -0.1)) : null
  const link = { name: `${row.child}.pdf`, url: 'https://files.example.org/work.pdf' }
  return {
    id: submissionId(row),
    assignment_id: assignmentId(row.assignment),
    student_id: studentId(row.child),
    attempt: row.attempt,
    status: row.status,
    text: types.includes('text') ? 'Here is my work.' : null,
    url: !types.includes('text') && types.includes('url') ? 'https://media.example.org/recording' : null,
    attachments: JSON.stringify(
      types.includes('file') ? [{ ...link, contentType: 'application/pdf', sizeBytes: 48_211 }] : [],
    ),
    is_late: row.late,
    submitted_at,
    returned_at,
    return_feedback: returned_at && row.attempt === 1 ? 'Thank you, well done.' : null,
    created_at: submitted_at,
    updated_at: returned_at ?? submitted_at,
  }
}
