import type { Insertable } from 'kysely'
import type { DB } from '../../src/db/schema.generated.ts'
import { studentId } from './children.ts'
import { dateFrom, daysFrom, type Load, startedAt } from './load.ts'
import { userId } from './people.ts'
import { creatorOf, PROJECTS, projectId, type TaskRow, taskId } from './tasks.ts'

/** Projects, at Northfield only. */
export async function loadProjects({ trx }: Load, org_id: string): Promise<void> {
  const projects = PROJECTS.map(({ key, ...row }, order) => ({
    org_id,
    id: projectId(key),
    ...row,
    created_at: startedAt(order),
    updated_at: startedAt(order),
  }))
  await trx.insertInto('projects').values(projects).execute()
}

export async function loadTasks({ trx, now }: Load, org_id: string, tasks: TaskRow[]): Promise<void> {
  const rows = tasks.map((task, order) => taskRow(org_id, task, order, tasks.length, now))
  await trx.insertInto('tasks').values(rows).execute()
}

/** Finished tasks were made a week before they were due, all others within the last two weeks. */
function taskRow(org_id: string, task: TaskRow, order: number, total: number, now: Date): Insertable<DB['tasks']> {
  const { due, status = 'open' } = task
  const finished = status === 'completed'
  const made = finished ? (due ?? 0) - 7 : -14 * (1 - order / total)
  const created_at = daysFrom(now, made)
  const completed_at = finished ? daysFrom(now, (due ?? 0) - 1) : null
  const assignee_id = task.assignee ? userId(task.assignee) : null
  return {
    org_id,
    id: taskId(org_id, order),
    title: task.title,
    description: task.description ?? null,
    status,
    priority: task.priority ?? 'normal',
    due_date: due === undefined ? null : dateFrom(now, due),
    project_id: task.project ? projectId(task.project) : null,
    assignee_id,
    labels: task.labels ?? [],
    student_id: task.child ? studentId(task.child) : null,
    created_by_id: userId(creatorOf(task)),
    completed_at,
    completed_by_id: finished ? assignee_id : null,
    created_at,
    updated_at: completed_at ?? created_at,
  }
}
