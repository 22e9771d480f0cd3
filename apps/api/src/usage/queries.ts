import { sql } from 'kysely'
import { db, statement } from '../db/statement.ts'
import type { CallerCount } from './deprecated-calls.ts'

interface Counts {
  orgId: string
  day: string
  keyId: string
  requests: number
  errors: number
  rateLimitHits: number
  histogram: number[]
}

/** Adds counts to a day's row, histograms bucket by bucket: rows of many nodes and flushes add up. */
export const addUsage = statement('usage.add', (p: Counts) =>
  db
    .insertInto('usage_daily')
    .values({
      org_id: p.orgId,
      day: p.day,
      api_key_id: p.keyId,
      requests: p.requests,
      errors: p.errors,
      rate_limit_hits: p.rateLimitHits,
      latency_hist: p.histogram,
    })
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'day', 'api_key_id']).doUpdateSet({
        requests: sql<number>`usage_daily.requests + excluded.requests`,
        errors: sql<number>`usage_daily.errors + excluded.errors`,
        rate_limit_hits: sql<number>`usage_daily.rate_limit_hits + excluded.rate_limit_hits`,
        latency_hist: sql<number[]>`array(
          select coalesce(a, 0) + coalesce(b, 0)
          from unnest(usage_daily.latency_hist, excluded.latency_hist) with ordinality as t(a, b, i)
          order by i)`,
      }),
    ),
)

/** Answers what is used now, and what to compare it with; of nodes that add at once, each sees the sum so far. */
export const addMonthly = statement('usage.add_monthly', (p: { orgId: string; month: string; used: number }) => {
  const limit = sql<number | null>`(select quota_limit from organizations where id = ${p.orgId})`
  const mode = sql<string>`(select quota_mode from organizations where id = ${p.orgId})`
  return db
    .insertInto('usage_monthly')
    .values({ org_id: p.orgId, month: p.month, used: p.used })
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'month']).doUpdateSet({ used: sql<number>`usage_monthly.used + excluded.used` }),
    )
    .returning(['used', 'noticed_percent', 'noticed_limit', limit.as('limit'), mode.as('mode')])
})

export const markNoticed = statement(
  'usage.mark_noticed',
  (p: { orgId: string; month: string; percent: number; limit: number }) =>
    db
      .updateTable('usage_monthly')
      .set({ noticed_percent: p.percent, noticed_limit: p.limit })
      .where('org_id', '=', p.orgId)
      .where('month', '=', p.month),
)

export const monthlyUse = statement('usage.monthly', (p: { orgId: string; month: string }) =>
  db.selectFrom('usage_monthly').select('used').where('org_id', '=', p.orgId).where('month', '=', p.month),
)

export const addRouteHits = statement('usage.route_hits', (p: { operationId: string; day: string; hits: number }) =>
  db
    .insertInto('route_hits')
    .values({ operation_id: p.operationId, day: p.day, hits: p.hits })
    .onConflict((conflict) =>
      conflict.columns(['operation_id', 'day']).doUpdateSet({ hits: sql<number>`route_hits.hits + excluded.hits` }),
    ),
)

export const addDeprecatedCalls = statement('usage.deprecated_calls', (p: CallerCount) =>
  db
    .insertInto('deprecated_calls')
    .values({
      org_id: p.orgId,
      operation_id: p.operationId,
      api_key_id: p.keyId,
      day: p.day,
      calls: p.calls,
      last_at: p.lastAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'operation_id', 'api_key_id', 'day']).doUpdateSet({
        calls: sql<number>`deprecated_calls.calls + excluded.calls`,
        last_at: sql<string>`greatest(deprecated_calls.last_at, excluded.last_at)`,
      }),
    ),
)
