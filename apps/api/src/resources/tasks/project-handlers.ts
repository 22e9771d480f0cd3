import { taskScope } from '../../access/task.ts'
import { conflict, invalid, notFound } from '../../api-error.ts'
import { orKeep, previousOf } from '../../changes.ts'
import type { Context } from '../../context.ts'
import type { HandlersOf } from '../../handler-types.ts'
import { newId, toPublic, uuidOf } from '../../ids.ts'
import { readPage } from '../../paging.ts'
import {
  deleteProject,
  insertProject,
  openTasksOf,
  projectById,
  projectForUpdate,
  projectList,
  updateProject,
} from './project-queries.ts'
import { type ProjectRow, toProject } from './view.ts'

type ProjectOperations = Pick<
  HandlersOf<'tasks'>,
  'tasks.listProjects' | 'tasks.createProject' | 'tasks.getProject' | 'tasks.updateProject' | 'tasks.deleteProject'
>

export const projectHandlers: ProjectOperations = {
  'tasks.listProjects': async ({ query }, ctx) => {
    const { status, q } = query
    const { rows, pagination } = await readPage(ctx, projectList, query, { ...taskScope(ctx), status, q })
    return { data: rows.map(toProject), pagination }
  },

  'tasks.createProject': async ({ body }, ctx) => {
    checkDates(body.startsOn, body.endsOn)
    const row: ProjectRow = {
      id: newId(),
      name: body.name,
      description: body.description ?? null,
      color: body.color ?? null,
      status: 'active',
      open_task_count: 0,
      starts_on: body.startsOn ?? null,
      ends_on: body.endsOn ?? null,
      created_at: ctx.now,
      updated_at: ctx.now,
    }
    const project = toProject(row)
    ctx.db.write(insertProject, valuesOf(row, ctx))
    ctx.emit('project.created', { resource: 'project', id: row.id, object: project })
    return project
  },

  'tasks.getProject': async ({ path }, ctx) => {
    const row = await ctx.db.one(projectById, { ...taskScope(ctx), id: uuidOf('proj', path.id) })
    if (!row) throw notFound('project', path.id)
    return toProject(row)
  },

  'tasks.updateProject': async ({ path, body }, ctx) => {
    const before = await lock(ctx, path.id)
    const row: ProjectRow = {
      ...before,
      name: orKeep(body.name, before.name),
      description: orKeep(body.description, before.description),
      color: orKeep(body.color, before.color),
      status: orKeep(body.status, before.status),
      starts_on: orKeep(body.startsOn, before.starts_on),
      ends_on: orKeep(body.endsOn, before.ends_on),
    }
    checkDates(row.starts_on, row.ends_on)
    const previous = previousOf(toProject(before), toProject(row))
    if (!previous) {
      ctx.audit({ resource: 'project', id: row.id, object: toProject(before) })
      return toProject(before)
    }
    row.updated_at = ctx.now
    ctx.db.write(updateProject, valuesOf(row, ctx))
    ctx.emit('project.updated', { resource: 'project', id: row.id, object: toProject(row), previous })
    return toProject(row)
  },

  'tasks.deleteProject': async ({ path }, ctx) => {
    const row = await lock(ctx, path.id)
    const open = (await ctx.db.one(openTasksOf, { id: row.id }))?.open ?? 0
    if (open > 0) throw conflict('in_use', { references: { openTasks: open } })
    ctx.db.write(deleteProject, { id: row.id, userId: ctx.caller.userId, now: ctx.now })
    const deleted = { id: toPublic('proj', row.id), deleted: true as const }
    ctx.emit('project.deleted', { resource: 'project', id: row.id, object: deleted, previous: toProject(row) })
    return deleted
  },
}

async function lock(ctx: Context, publicId: string): Promise<ProjectRow> {
  const row = await ctx.db.one(projectForUpdate, { ...taskScope(ctx), id: uuidOf('proj', publicId) })
  if (!row) throw notFound('project', publicId)
  return row
}

function checkDates(startsOn: string | null | undefined, endsOn: string | null | undefined): void {
  if (!startsOn || !endsOn || startsOn <= endsOn) return
  throw invalid([{ field: 'endsOn', location: 'body', code: 'range', message: 'endsOn must not be before startsOn' }])
}

const valuesOf = (row: ProjectRow, ctx: Context) => ({
  id: row.id,
  userId: ctx.caller.userId,
  now: ctx.now,
  name: row.name,
  description: row.description,
  color: row.color,
  status: row.status,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
})
