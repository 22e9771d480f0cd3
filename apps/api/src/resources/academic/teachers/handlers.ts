import { conflict, notFound } from '../../../api-error.ts'
import type { HandlersOf } from '../../../handler-types.ts'
import { newId, uuidOf } from '../../../ids.ts'
import { readPage } from '../../../paging.ts'
import { missing, References } from '../../../references.ts'
import { insertTeacher, memberToTeach, teacherById, teacherList } from './queries.ts'
import { type TeacherRow, toAnnouncedTeacher, toTeacher } from './view.ts'

const MAY_TEACH = ['teacher', 'admin', 'owner']

export const teachers: HandlersOf<'academic.teachers'> = {
  'academic.teachers.list': async ({ query }, ctx) => {
    const { subject, status, q } = query
    const { rows, pagination } = await readPage(ctx, teacherList, query, { subject, status, q })
    return { data: rows.map((row) => toTeacher(row, ctx.caller)), pagination }
  },

  'academic.teachers.create': async ({ body }, ctx) => {
    const userId = uuidOf('usr', body.userId)
    const references = new References(ctx)
    const found = references.ask(memberToTeach, { userId }, ([member]) => (member ? [] : [missing('userId', 'member')]))
    await references.check()
    const member = found.rows[0] as (typeof found.rows)[0]
    const teaches = [member.role, ...member.additional_roles].some((role) => MAY_TEACH.includes(role))
    if (member.status !== 'active' || !teaches) throw conflict('not_a_member')
    const row: TeacherRow = {
      id: newId(),
      user_id: userId,
      first_name: member.first_name,
      last_name: member.last_name,
      avatar_url: member.avatar_url,
      title: body.title ?? null,
      subjects: body.subjects ?? [],
      grade_levels: body.gradeLevels ?? [],
      employee_number: body.employeeNumber ?? null,
      status: 'active',
      created_at: ctx.now,
      updated_at: ctx.now,
    }
    ctx.db.write(insertTeacher, {
      id: row.id,
      callerId: ctx.caller.userId,
      now: ctx.now,
      userId,
      title: row.title,
      subjects: row.subjects,
      gradeLevels: row.grade_levels,
      employeeNumber: row.employee_number,
    })
    const studentIds = member.student_id ? [member.student_id] : []
    ctx.emit('teacher.created', { resource: 'teacher', id: row.id, object: toAnnouncedTeacher(row), studentIds })
    return toTeacher(row, ctx.caller)
  },

  'academic.teachers.get': async ({ path }, ctx) => {
    const row = await ctx.db.one(teacherById, { id: uuidOf('tch', path.id) })
    if (!row) throw notFound('teacher', path.id)
    return toTeacher(row, ctx.caller)
  },
}
