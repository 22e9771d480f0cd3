import { auditScope } from '../../access/audit.ts'
import { invalid } from '../../api-error.ts'
import type { HandlersOf } from '../../handler-types.ts'
import { readPage } from '../../paging.ts'
import { uuidOfAny } from '../../resource-types.ts'
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
      actorId: query.actorId && uuidOfAny(query.actorId),
      resourceId: query.resourceId && uuidOfAny(query.resourceId),
    })
    return { data: rows.map((row) => toAuditLog(row, ctx.caller)), pagination }
  },
}
