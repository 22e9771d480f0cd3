import { eventScope } from '../../access/event.ts'
import { invalid, notFound } from '../../api-error.ts'
import type { HandlersOf } from '../../handler-types.ts'
import { uuidOf } from '../../ids.ts'
import { readPage } from '../../paging.ts'
import { uuidOfAny } from '../../resource-types.ts'
import { eventById, eventList } from './queries.ts'
import { toEvent } from './view.ts'

export const events: HandlersOf<'events'> = {
  'events.list': async ({ query }, ctx) => {
    const { type, from, to, resourceId } = query
    if (from && to && Date.parse(from) > Date.parse(to)) {
      throw invalid([{ field: 'from', location: 'query', code: 'range', message: 'from must not be after to' }])
    }
    const { rows, pagination } = await readPage(ctx, eventList, query, {
      ...eventScope(ctx),
      type,
      from,
      to,
      resourceId: resourceId && uuidOfAny(resourceId),
    })
    return { data: rows.map((row) => toEvent(row, ctx.orgId)), pagination }
  },

  'events.get': async ({ path }, ctx) => {
    const row = await ctx.db.one(eventById, { id: uuidOf('evt', path.id) })
    if (!row) throw notFound('event', path.id)
    return toEvent(row, ctx.orgId)
  },
}
