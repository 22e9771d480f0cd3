import type { RowOf } from '../../db/statement.ts'
import { toPublic, toPublicOrNull } from '../../ids.ts'
import type { Schemas } from '../../schemas.ts'
import type { projectById } from './project-queries.ts'
import type { taskById, taskForUpdate } from './queries.ts'

export type TaskRow = RowOf<typeof taskById>
export type LockedTask = RowOf<typeof taskForUpdate>
export type ProjectRow = RowOf<typeof projectById>

export const toTask = (row: TaskRow): Schemas['Task'] => ({
  id: toPublic('task', row.id),
  title: row.title,
  description: row.description,
  status: row.status as Schemas['TaskStatus'],
  priority: row.priority as Schemas['TaskPriority'],
  dueDate: row.due_date,
  projectId: toPublicOrNull('proj', row.project_id),
  assigneeId: toPublicOrNull('usr', row.assignee_id),
  studentId: toPublicOrNull('stu', row.student_id),
  labels: row.labels,
  completedAt: row.completed_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

export const toProject = (row: ProjectRow): Schemas['Project'] => ({
  id: toPublic('proj', row.id),
  name: row.name,
  description: row.description,
  color: row.color,
  status: row.status as Schemas['Project']['status'],
  openTaskCount: row.open_task_count,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})
