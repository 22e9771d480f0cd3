import type { HandlersOf } from '../../../handler-types.ts'
import { newId, uuidOf } from '../../../ids.ts'
import { readPage } from '../../../paging.ts'
import { References } from '../../../references.ts'
import { askStandards } from './references.ts'
import { insertStandard, standardList } from './standard-queries.ts'
import { type StandardRow, toStandard } from './view.ts'

type StandardOperations = Pick<
  HandlersOf<'academic.courses'>,
  'academic.courses.listStandards' | 'academic.courses.createStandard'
>

export const standardHandlers: StandardOperations = {
  'academic.courses.listStandards': async ({ query }, ctx) => {
    const { subject, gradeLevel, q } = query
    const courseId = query.courseId && uuidOf('crs', query.courseId)
    const { rows, pagination } = await readPage(ctx, standardList, query, { subject, gradeLevel, courseId, q })
    return { data: rows.map(toStandard), pagination }
  },

  'academic.courses.createStandard': async ({ body }, ctx) => {
    const row: StandardRow = {
      id: newId(),
      code: body.code,
      title: body.title,
      description: body.description ?? null,
      subject: body.subject,
      grade_levels: body.gradeLevels ?? [],
      framework: body.framework ?? null,
      parent_id: body.parentId ? uuidOf('std', body.parentId) : null,
      created_at: ctx.now,
      updated_at: ctx.now,
    }
    const references = new References(ctx)
    if (row.parent_id) askStandards(references, [{ id: row.parent_id, field: 'parentId' }])
    await references.check()
    ctx.db.write(insertStandard, {
      id: row.id,
      userId: ctx.caller.userId,
      now: ctx.now,
      code: row.code,
      title: row.title,
      description: row.description,
      subject: row.subject,
      gradeLevels: row.grade_levels,
      framework: row.framework,
      parentId: row.parent_id,
    })
    ctx.emit('standard.created', { resource: 'standard', id: row.id, object: toStandard(row) })
    return toStandard(row)
  },
}
