import { conflict, notFound } from '../../../api-error.ts'
import { orKeep, previousOf } from '../../../changes.ts'
import type { Context } from '../../../context.ts'
import type { HandlersOf } from '../../../handler-types.ts'
import { newId, toPublic, uuidOf } from '../../../ids.ts'
import { readPage } from '../../../paging.ts'
import { References } from '../../../references.ts'
import { askTeachers } from '../teachers/references.ts'
import {
  classroomById,
  classroomForUpdate,
  classroomList,
  deleteClassroom,
  insertClassroom,
  updateClassroom,
  usesOfClassroom,
} from './queries.ts'
import { type ClassroomRow, toClassroom } from './view.ts'

export const classrooms: HandlersOf<'academic.classrooms'> = {
  'academic.classrooms.list': async ({ query }, ctx) => {
    const { kind, isActive, q } = query
    const { rows, pagination } = await readPage(ctx, classroomList, query, { kind, isActive, q })
    return { data: rows.map(toClassroom), pagination }
  },

  'academic.classrooms.create': async ({ body }, ctx) => {
    const row: ClassroomRow = {
      id: newId(),
      name: body.name,
      code: body.code,
      kind: body.kind ?? 'classroom',
      building: body.building ?? null,
      floor: body.floor ?? null,
      capacity: body.capacity ?? null,
      grade_level: body.gradeLevel ?? null,
      homeroom_teacher_id: body.homeroomTeacherId ? uuidOf('tch', body.homeroomTeacherId) : null,
      is_active: true,
      created_at: ctx.now,
      updated_at: ctx.now,
    }
    await checkTeacher(ctx, row.homeroom_teacher_id)
    const classroom = toClassroom(row)
    ctx.db.write(insertClassroom, valuesOf(row, ctx))
    ctx.emit('classroom.created', { resource: 'classroom', id: row.id, object: classroom })
    return classroom
  },

  'academic.classrooms.get': async ({ path }, ctx) => {
    const row = await ctx.db.one(classroomById, { id: uuidOf('room', path.id) })
    if (!row) throw notFound('classroom', path.id)
    return toClassroom(row)
  },

  'academic.classrooms.update': async ({ path, body }, ctx) => {
    const before = await lock(ctx, path.id)
    const row: ClassroomRow = {
      ...before,
      name: orKeep(body.name, before.name),
      code: orKeep(body.code, before.code),
      kind: orKeep(body.kind, before.kind),
      building: orKeep(body.building, before.building),
      floor: orKeep(body.floor, before.floor),
      capacity: orKeep(body.capacity, before.capacity),
      grade_level: orKeep(body.gradeLevel, before.grade_level),
      homeroom_teacher_id: orKeep(
        body.homeroomTeacherId && uuidOf('tch', body.homeroomTeacherId),
        before.homeroom_teacher_id,
      ),
      is_active: orKeep(body.isActive, before.is_active),
    }
    if (row.homeroom_teacher_id !== before.homeroom_teacher_id) await checkTeacher(ctx, row.homeroom_teacher_id)
    const previous = previousOf(toClassroom(before), toClassroom(row))
    if (!previous) {
      ctx.audit({ resource: 'classroom', id: row.id, object: toClassroom(before) })
      return toClassroom(before)
    }
    row.updated_at = ctx.now
    ctx.db.write(updateClassroom, valuesOf(row, ctx))
    ctx.emit('classroom.updated', { resource: 'classroom', id: row.id, object: toClassroom(row), previous })
    return toClassroom(row)
  },

  'academic.classrooms.delete': async ({ path }, ctx) => {
    const row = await lock(ctx, path.id)
    const uses = await ctx.db.one(usesOfClassroom, { id: row.id })
    if (uses && uses.students + uses.sections > 0) throw conflict('in_use', { references: uses })
    ctx.db.write(deleteClassroom, { id: row.id, userId: ctx.caller.userId, now: ctx.now })
    const deleted = { id: toPublic('room', row.id), deleted: true as const }
    ctx.emit('classroom.deleted', { resource: 'classroom', id: row.id, object: deleted, previous: toClassroom(row) })
    return deleted
  },
}

async function lock(ctx: Context, publicId: string): Promise<ClassroomRow> {
  const row = await ctx.db.one(classroomForUpdate, { id: uuidOf('room', publicId) })
  if (!row) throw notFound('classroom', publicId)
  return row
}

async function checkTeacher(ctx: Context, teacherId: string | null): Promise<void> {
  const references = new References(ctx)
  if (teacherId) askTeachers(references, [{ id: teacherId, field: 'homeroomTeacherId' }])
  await references.check()
}

const valuesOf = (row: ClassroomRow, ctx: Context) => ({
  id: row.id,
  userId: ctx.caller.userId,
  now: ctx.now,
  name: row.name,
  code: row.code,
  kind: row.kind,
  building: row.building,
  floor: row.floor,
  capacity: row.capacity,
  gradeLevel: row.grade_level,
  homeroomTeacherId: row.homeroom_teacher_id,
  isActive: row.is_active,
})
