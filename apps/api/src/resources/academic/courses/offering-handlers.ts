import { conflict, notFound } from '../../../api-error.ts'
import type { HandlersOf } from '../../../handler-types.ts'
import { newId, uuidOf } from '../../../ids.ts'
import { readPage } from '../../../paging.ts'
import { missing, References, unfit } from '../../../references.ts'
import { termToUse } from '../terms/queries.ts'
import { insertOffering, offeringList } from './offering-queries.ts'
import { courseExists, courseToUse } from './queries.ts'
import { type OfferingRow, toOffering } from './view.ts'

type OfferingOperations = Pick<
  HandlersOf<'academic.courses'>,
  'academic.courses.getOfferings' | 'academic.courses.createOffering'
>

export const offeringHandlers: OfferingOperations = {
  'academic.courses.getOfferings': async ({ path, query }, ctx) => {
    const courseId = uuidOf('crs', path.id)
    const termId = query.termId && uuidOf('term', query.termId)
    const [course, { rows, pagination }] = await Promise.all([
      ctx.db.one(courseExists, { id: courseId }),
      readPage(ctx, offeringList, query, { courseId, termId, status: query.status }),
    ])
    if (!course) throw notFound('course', path.id)
    return { data: rows.map(toOffering), pagination }
  },

  'academic.courses.createOffering': async ({ path, body }, ctx) => {
    const courseId = uuidOf('crs', path.id)
    const termId = uuidOf('term', body.termId)
    const references = new References(ctx)
    const course = references.ask(courseToUse, { id: courseId }, ([found]) => {
      if (!found) throw notFound('course', path.id)
      return []
    })
    references.ask(termToUse, { id: termId }, ([term]) => {
      if (!term) return [missing('termId', 'term')]
      return term.closed_at ? [unfit('termId', 'names a term that is closed')] : []
    })
    await references.check()
    if (course.rows[0]?.status !== 'active') throw conflict('course_not_active')
    const row: OfferingRow = {
      id: newId(),
      course_id: courseId,
      term_id: termId,
      status: body.status ?? 'planned',
      capacity: body.capacity ?? null,
      enrolled_count: 0,
      section_count: 0,
      created_at: ctx.now,
      updated_at: ctx.now,
    }
    const { id, status, capacity } = row
    ctx.db.write(insertOffering, { id, userId: ctx.caller.userId, now: ctx.now, courseId, termId, status, capacity })
    ctx.emit('offering.created', { resource: 'offering', id, object: toOffering(row) })
    return toOffering(row)
  },
}
