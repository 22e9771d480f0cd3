import { toPublic, uuidOf } from '../../../src/ids.ts'
import { Academy } from '../../support/academic.ts'
import type { School } from '../../support/school.ts'
import type { Situation } from './fixtures.ts'
import type { IdSource } from './values.ts'

/** The day before yesterday anywhere: not in the future, and not locked. */
const date = () => new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10)
const MARK = {
  status: 'tardy',
  minutesLate: 12,
  arrivedAt: '2026-11-20T14:12:00.000Z',
  departedAt: null,
  reason: 'bus delay',
  note: 'Called the bus company.',
}

/** Enrolls the student, unless that is so already. */
async function enroll(school: School, orgId: string, studentId: string, sectionId: string): Promise<void> {
  const live = school.db
    .selectFrom('enrollments')
    .select('id')
    .where('student_id', '=', studentId)
    .where('section_id', '=', sectionId)
  if (!(await live.executeTakeFirst())) await new Academy(school, orgId).enrollment(studentId, sectionId)
}

async function toMark(school: School, orgId: string, ids: IdSource) {
  const [studentId, sectionId] = [await ids('stu'), await ids('sec')]
  await enroll(school, orgId, uuidOf('stu', studentId), uuidOf('sec', sectionId))
  return { studentId, sectionId }
}

/** An assessment of an assignment, and a student's submission of that. */
async function toGrade(school: School, orgId: string, ids: IdSource) {
  const there = new Academy(school, orgId)
  const [studentId, assessmentId] = [await ids('stu'), await ids('asmt')]
  const [student, assessment] = [uuidOf('stu', studentId), uuidOf('asmt', assessmentId)]
  const { section_id } = await school.db
    .selectFrom('assessments')
    .select('section_id')
    .where('id', '=', assessment)
    .executeTakeFirstOrThrow()
  await enroll(school, orgId, student, section_id)
  const assignment_id = await there.assignment(section_id)
  await school.db.updateTable('assessments').set({ assignment_id }).where('id', '=', assessment).execute()
  const submissionId = toPublic('sub', await there.submission(assignment_id, student))
  return { assessmentId, entry: { studentId, status: 'graded', score: 18, feedback: 'Well done.', submissionId } }
}

export const marksAndGrades: Record<string, Situation> = {
  async 'academic.attendance.mark'(school, { orgId }, ids) {
    return { body: { ...(await toMark(school, orgId, ids)), date: date(), ...MARK } }
  },
  async 'academic.attendance.bulkMark'(school, { orgId }, ids) {
    const { sectionId, studentId } = await toMark(school, orgId, ids)
    return { body: { sectionId, date: date(), records: [{ studentId, ...MARK }] } }
  },
  async 'academic.grades.submitGrade'(school, { orgId }, ids) {
    const { assessmentId, entry } = await toGrade(school, orgId, ids)
    return { body: { assessmentId, ...entry, release: true } }
  },
  async 'academic.grades.bulkSubmitGrades'(school, { orgId }, ids) {
    const { assessmentId, entry } = await toGrade(school, orgId, ids)
    return { body: { assessmentId, grades: [entry], release: true } }
  },
  async 'academic.grades.createAssessment'(school, { orgId }, ids) {
    const sectionId = await ids('sec')
    const assignmentId = toPublic('asg', await new Academy(school, orgId).assignment(uuidOf('sec', sectionId)))
    const more = { assignmentId, weight: 10, date: '2026-12-01', standardIds: [await ids('std')] }
    return { body: { sectionId, title: 'Unit 2 quiz', category: 'quiz', maxScore: 20, ...more } }
  },
}
