import { auditScope } from '../../access/audit.ts'
import { invalid } from '../../api-error.ts'
import type { HandlersOf } from '../../handler-types.ts'
import { fromPublic } from '../../ids.ts'
import { readPage } from '../../paging.ts'
import { auditList } from './queries.ts'
import { toAuditLog } from './view.ts'

export const audit: HandlersOf<'audit'> = {
  'audit.list': async ({ query }, ctx) => {
    const { action, resourceType, outcome, from, to } = query
    if (from && to && Date.parse(from) > Date.parse(to)) {
      throw invalid([{ field: 'from', location: 'query', code: 'range', message: 'from must not be after to' }])
    }
    const { rows, pagination } = await readPage(ctx, auditList, query, {
      ...auditScope(ctx),
      action,
      resourceType,
      outcome,
      from,
      to,
      actorId: query.actorId && anyId(query.actorId),
      resourceId: query.resourceId && anyId(query.resourceId),
    })
    return { data: rows.map((row) => toAuditLog(row, ctx.caller)), pagination }
  },
}

/** The uuid of a public id of any type; the contract has checked its shape. */
function anyId(id: string): string {
  return fromPublic(id.slice(0, id.lastIndexOf('_')), id) ?? NOBODY
}
const NOBODY = '00000000-0000-0000-0000-000000000000'
