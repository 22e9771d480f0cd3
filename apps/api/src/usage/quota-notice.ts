import type { RowOf } from '../db/statement.ts'
import type { Unit } from '../db/tenant.ts'
import { bySystem, writeEvent } from '../events/outbox.ts'
import { toQuota } from '../resources/organization/view.ts'
import type { Schemas } from '../schemas.ts'
import { type addMonthly, markNoticed } from './queries.ts'
import { monthEnd } from './quota.ts'

const PERCENTS = [100, 80]

/**
 * Tells once in a month that 80 percent of the quota are used, and once that all is; again when the quota was changed.
 * In the transaction that adds the requests, whose row only one node has at a time.
 */
export function noticeQuota(unit: Unit, month: string, row: RowOf<typeof addMonthly>): void {
  const { used, limit } = row
  if (limit === null) return
  const percent = PERCENTS.find((p) => used * 100 >= limit * p)
  const noticed = row.noticed_limit === limit ? row.noticed_percent : 0
  if (percent === undefined || percent <= noticed) return
  unit.write(markNoticed, { month, percent, limit })
  const state = { month: month.slice(0, 7), limit, used, resetsAt: monthEnd(month) }
  const object = toQuota(state, row.mode as Schemas['QuotaMode'])
  const now = new Date().toISOString()
  writeEvent(unit, 'quota.threshold_reached', { resource: 'organization', id: unit.orgId, object }, bySystem(now))
}
