import { assignmentRows, assignmentsOf, enrollmentRows, enrollmentsOf, lessonRows, seatsTaken } from './classes.ts'
import { familiesOf, familyRows, studentRows, studentsOf } from './families.ts'
import { feedRows } from './feed.ts'
import { hookRows } from './hooks.ts'
import { conversationRows } from './messages.ts'
import { borrowedGuardians, membershipRows, organizationIdOf, organizationRows, peopleOf } from './people.ts'
import type { OrgPlan } from './plan.ts'
import { attendanceRows, gradeRows, submissionRows } from './results.ts'
import { schoolOf, schoolRows } from './school.ts'
import type { TableRows } from './table.ts'
import { auditRows, keyRows, taskRows } from './work.ts'

/**
 * Everything of one organization but the accounts of its people, in the order in which foreign keys want it.
 */
export function* tablesOf(plan: OrgPlan): Generator<TableRows> {
  const orgId = organizationIdOf(plan)
  const people = peopleOf(plan)
  const school = schoolOf(plan)
  const families = familiesOf(plan)
  const students = studentsOf(families)
  const enrollments = enrollmentsOf(plan, school, students)
  const assignments = assignmentsOf(plan, school)

  yield organizationRows(plan)
  yield* membershipRows(orgId, [...people.all, ...borrowedGuardians(plan)])
  yield* keyRows(orgId, plan, people.services)
  yield* schoolRows(orgId, school, seatsTaken(enrollments))
  yield studentRows(orgId, school, students)
  yield* familyRows(orgId, plan, families)
  yield enrollmentRows(orgId, enrollments)
  yield lessonRows(orgId, plan, school)
  yield assignmentRows(orgId, plan, assignments)
  yield submissionRows(orgId, plan, assignments, enrollments)
  yield* gradeRows(orgId, plan, school, enrollments)
  yield attendanceRows(orgId, plan, students, enrollments)
  yield* taskRows(orgId, plan, people, students)
  yield* conversationRows(orgId, plan, people)
  yield* feedRows(orgId, plan, people, school, students)
  yield auditRows(orgId, plan, people, students)
  yield* hookRows(orgId, plan)
}
