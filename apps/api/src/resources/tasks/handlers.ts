import { taskScope } from '../../access/task.ts'
import { invalidTransition, notFound } from '../../api-error.ts'
import { ifNew, orKeep, previousOf } from '../../changes.ts'
import type { Context } from '../../context.ts'
import type { HandlersOf } from '../../handler-types.ts'
import { newId, toPublic, uuidOf } from '../../ids.ts'
import { readPage } from '../../paging.ts'
import { projectHandlers } from './project-handlers.ts'
import { deleteTask, insertTask, taskById, taskForUpdate, taskList, taskListByDueDate, updateTask } from './queries.ts'
import { checkReferences } from './references.ts'
import { type LockedTask, toTask } from './view.ts'

export const tasks: HandlersOf<'tasks'> = {
  ...projectHandlers,

  'tasks.list': async ({ query }, ctx) => {
    const { status, priority, dueFrom, dueTo, q } = query
    const { rows, pagination } = await readPage(ctx, query.sort === 'dueDate' ? taskListByDueDate : taskList, query, {
      ...taskScope(ctx),
      status,
      priority,
      dueFrom,
      dueTo,
      q,
      assigneeId: query.assigneeId && uuidOf('usr', query.assigneeId),
      projectId: query.projectId && uuidOf('proj', query.projectId),
    })
    return { data: rows.map(toTask), pagination }
  },

  'tasks.create': async ({ body }, ctx) => {
    const assignee_student_id = await checkReferences(ctx, body)
    const row: LockedTask = {
      id: newId(),
      title: body.title,
      description: body.description ?? null,
      status: 'open',
      priority: body.priority ?? 'normal',
      due_date: body.dueDate ?? null,
      project_id: body.projectId ? uuidOf('proj', body.projectId) : null,
      assignee_id: body.assigneeId ? uuidOf('usr', body.assigneeId) : null,
      assignee_student_id,
      student_id: body.studentId ? uuidOf('stu', body.studentId) : null,
      labels: body.labels ?? [],
      completed_at: null,
      created_at: ctx.now,
      updated_at: ctx.now,
    }
    const task = toTask(row)
    ctx.db.write(insertTask, valuesOf(row, ctx))
    ctx.emit('task.created', { resource: 'task', id: row.id, object: task, studentIds: childrenOf(row) })
    return task
  },

  'tasks.getById': async ({ path }, ctx) => {
    const row = await ctx.db.one(taskById, { id: uuidOf('task', path.id) })
    if (!row) throw notFound('task', path.id)
    return toTask(row)
  },

  'tasks.update': async ({ path, body }, ctx) => {
    const before = await lock(ctx, path.id)
    const present = toTask(before)
    const projectId = ifNew(body.projectId, present.projectId)
    const assigneeId = ifNew(body.assigneeId, present.assigneeId)
    const student = await checkReferences(ctx, { projectId, assigneeId })
    if (body.status && before.status === 'completed') {
      throw invalidTransition('task', 'completed', 'update', ['reopen'])
    }
    return change(ctx, before, {
      ...before,
      title: orKeep(body.title, before.title),
      description: orKeep(body.description, before.description),
      status: orKeep(body.status, before.status),
      priority: orKeep(body.priority, before.priority),
      due_date: orKeep(body.dueDate, before.due_date),
      project_id: orKeep(body.projectId && uuidOf('proj', body.projectId), before.project_id),
      assignee_id: orKeep(body.assigneeId && uuidOf('usr', body.assigneeId), before.assignee_id),
      assignee_student_id: assigneeId === undefined ? before.assignee_student_id : student,
      student_id: orKeep(body.studentId && uuidOf('stu', body.studentId), before.student_id),
      labels: orKeep(body.labels, before.labels),
    })
  },

  'tasks.complete': async ({ path }, ctx) => {
    const before = await lock(ctx, path.id)
    if (before.status === 'completed') throw invalidTransition('task', 'completed', 'complete', ['reopen'])
    return change(ctx, before, { ...before, status: 'completed', completed_at: ctx.now }, 'task.completed')
  },

  'tasks.reopen': async ({ path }, ctx) => {
    const before = await lock(ctx, path.id)
    if (before.status !== 'completed') throw invalidTransition('task', before.status, 'reopen', ['complete'])
    return change(ctx, before, { ...before, status: 'open', completed_at: null }, 'task.reopened')
  },

  'tasks.delete': async ({ path }, ctx) => {
    const row = await lock(ctx, path.id)
    ctx.db.write(deleteTask, { id: row.id, userId: ctx.caller.userId, now: ctx.now })
    const deleted = { id: toPublic('task', row.id), deleted: true as const }
    ctx.emit('task.deleted', {
      resource: 'task',
      id: row.id,
      object: deleted,
      previous: toTask(row),
      studentIds: childrenOf(row),
    })
    return deleted
  },
}

async function lock(ctx: Context, publicId: string): Promise<LockedTask> {
  const row = await ctx.db.one(taskForUpdate, { id: uuidOf('task', publicId) })
  if (!row) throw notFound('task', publicId)
  return row
}

/** Writes the changed row and tells of it; a change that changes nothing is audited and no more. */
function change(
  ctx: Context,
  before: LockedTask,
  changed: LockedTask,
  event: 'task.updated' | 'task.completed' | 'task.reopened' = 'task.updated',
) {
  const previous = previousOf(toTask(before), toTask(changed))
  const children = childrenOf(before, changed)
  if (!previous) {
    ctx.audit({ resource: 'task', id: before.id, object: toTask(before), studentIds: children })
    return toTask(before)
  }
  const row = { ...changed, updated_at: ctx.now }
  const task = toTask(row)
  ctx.db.write(updateTask, {
    ...valuesOf(row, ctx),
    status: row.status,
    completedAt: row.completed_at,
  })
  const told = { resource: 'task', id: row.id, object: task, previous, studentIds: children }
  ctx.emit(event, told)
  if ('assigneeId' in previous) ctx.emit('task.assigned', told)
  return task
}

const valuesOf = (row: LockedTask, ctx: Context) => ({
  id: row.id,
  userId: ctx.caller.userId,
  now: ctx.now,
  title: row.title,
  description: row.description,
  priority: row.priority,
  dueDate: row.due_date,
  projectId: row.project_id,
  assigneeId: row.assignee_id,
  studentId: row.student_id,
  labels: row.labels,
})

/** Whom a task is about, then who is to do it: its events name both. */
const childrenOf = (...rows: LockedTask[]): string[] => {
  const named = [...rows.map((row) => row.student_id), ...rows.map((row) => row.assignee_student_id)]
  return [...new Set(named.filter((id) => id !== null))]
}
