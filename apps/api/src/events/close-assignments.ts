import { sql } from 'kysely'
import { db } from '../db/statement.ts'
import { assignmentsToClose, closeAssignments } from '../resources/academic/assignments/queries.ts'
import { type AssignmentRow, toAssignment } from '../resources/academic/assignments/view.ts'
import { bySystem, writeEvent } from './outbox.ts'
import { organizationsOf, type Schedule } from './schedule.ts'

const due = organizationsOf('closeAssignments.due', () =>
  db
    .selectFrom('assignments as r')
    .where('r.status', '=', sql.lit('published'))
    .where('r.deleted_at', 'is', null)
    .where(sql<boolean>`r.closes_at <= now()`)
    .orderBy('r.closes_at'),
)

/** Assignments close at their `closesAt`. */
export const assignmentClosing: Schedule<AssignmentRow> = {
  name: 'close-assignments',
  due,
  claim: assignmentsToClose,
  carryOut(unit, assignments, now) {
    unit.write(closeAssignments, { ids: assignments.map(({ id }) => id), now })
    for (const before of assignments) {
      const object = toAssignment({ ...before, status: 'closed', updated_at: now })
      const change = { resource: 'assignment', id: before.id, object, previous: { status: before.status } }
      writeEvent(unit, 'assignment.closed', change, bySystem(now))
    }
  },
}
