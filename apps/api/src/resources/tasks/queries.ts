import { sql } from 'kysely'
import { studentOfMember, studentOfUser } from '../../access/avatar.ts'
import { type PeerScope, visiblePeer } from '../../access/peer.ts'
import { type TaskScope, visibleTask } from '../../access/task.ts'
import { db, statement } from '../../db/statement.ts'
import { contains, listing, newestFirst, nullsLast } from '../../paging.ts'

export const taskColumns = [
  't.id',
  't.title',
  't.description',
  't.status',
  't.priority',
  't.due_date',
  't.project_id',
  't.assignee_id',
  't.student_id',
  't.labels',
  't.completed_at',
  't.created_at',
  't.updated_at',
] as const

interface ById {
  orgId: string
  id: string
}

export interface TaskFilters extends TaskScope {
  orgId: string
  status?: string
  priority?: string
  assigneeId?: string
  projectId?: string
  dueFrom?: string
  dueTo?: string
  q?: string
}

/** No due date sorts last; the index `tasks_due` is over this expression. */
const dueDate = nullsLast(sql.ref('t.due_date'), 'date')

const filteredTasks = (p: TaskFilters, has: (key: keyof TaskFilters & string) => boolean) => {
  let query = db
    .selectFrom('tasks as t')
    .select(taskColumns)
    .where('t.org_id', '=', p.orgId)
    .where('t.deleted_at', 'is', null)
    .where(visibleTask(p, has))
  if (has('status')) query = query.where('t.status', '=', p.status as string)
  if (has('priority')) query = query.where('t.priority', '=', p.priority as string)
  if (has('assigneeId')) query = query.where('t.assignee_id', '=', p.assigneeId as string)
  if (has('projectId')) query = query.where('t.project_id', '=', p.projectId as string)
  if (has('dueFrom')) query = query.where('t.due_date', 'is not', null).where(dueDate, '>=', p.dueFrom as string)
  if (has('dueTo')) query = query.where(dueDate, '<=', p.dueTo as string)
  if (has('q')) query = query.where(contains(sql.ref('t.title'), p.q as string))
  return query
}

export const taskList = listing({
  name: 'tasks.list',
  rows: filteredTasks,
  sort: newestFirst('t'),
})

export const taskListByDueDate = listing({
  name: 'tasks.list.due',
  rows: filteredTasks,
  sort: [
    { by: dueDate, direction: 'asc', type: 'date', of: (row) => row.due_date ?? 'infinity' },
    { by: sql.ref('t.id'), direction: 'asc', type: 'uuid', of: (row) => row.id },
  ],
})

const task = (p: ById) =>
  db
    .selectFrom('tasks as t')
    .select(taskColumns)
    .where('t.org_id', '=', p.orgId)
    .where('t.id', '=', p.id)
    .where('t.deleted_at', 'is', null)

export const taskById = statement('tasks.get', task)
/** With the student that its assignee is, if any: whom the task names, its events concern. */
export const taskForUpdate = statement('tasks.lock', (p: ById) =>
  task(p)
    .select(studentOfUser(p, sql.ref('t.assignee_id')).as('assignee_student_id'))
    .forUpdate(),
)

/** A task's assignee to be: whether the caller may see her, and which student she is, if any. */
export const assigneeById = statement('tasks.assignee', (p: PeerScope & ById, has) =>
  db
    .selectFrom('memberships as m')
    .leftJoinLateral(studentOfMember(), (join) => join.onTrue())
    .select([visiblePeer(p, has).as('visible'), 's.id as student_id'])
    .where('m.org_id', '=', p.orgId)
    .where('m.user_id', '=', p.id),
)

interface NewTask extends ById {
  userId: string
  now: string
  title: string
  description: string | null
  priority: string
  dueDate: string | null
  projectId: string | null
  assigneeId: string | null
  studentId: string | null
  labels: string[]
}

export const insertTask = statement('tasks.insert', (p: NewTask) =>
  db.insertInto('tasks').values({
    org_id: p.orgId,
    id: p.id,
    title: p.title,
    description: p.description,
    priority: p.priority,
    due_date: p.dueDate,
    project_id: p.projectId,
    assignee_id: p.assigneeId,
    student_id: p.studentId,
    labels: p.labels,
    created_at: p.now,
    updated_at: p.now,
    created_by_id: p.userId,
    updated_by_id: p.userId,
  }),
)

interface ChangedTask extends NewTask {
  status: string
  completedAt: string | null
}

/** Writes every column that a caller can change, from a row that was read under lock. */
export const updateTask = statement('tasks.update', (p: ChangedTask) =>
  db
    .updateTable('tasks')
    .set({
      title: p.title,
      description: p.description,
      status: p.status,
      priority: p.priority,
      due_date: p.dueDate,
      project_id: p.projectId,
      assignee_id: p.assigneeId,
      student_id: p.studentId,
      labels: p.labels,
      completed_at: p.completedAt,
      // Who completed it, not who changed it since.
      completed_by_id: sql<string | null>`case when ${p.completedAt}::timestamptz is not null
        then coalesce(completed_by_id, ${p.userId}::uuid) end`,
      updated_at: p.now,
      updated_by_id: p.userId,
    })
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id),
)

export const deleteTask = statement('tasks.delete', (p: ById & { userId: string; now: string }) =>
  db
    .updateTable('tasks')
    .set({ deleted_at: p.now, updated_at: p.now, updated_by_id: p.userId })
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id),
)
