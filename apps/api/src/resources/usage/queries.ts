import { sql } from 'kysely'
import { db, statement } from '../../db/statement.ts'

/** One row per UTC day that has traffic: of one key, or of the whole organization. */
export const usageByDay = statement(
  'usage.byDay',
  (p: { orgId: string; from: string; to: string; keyId?: string }, has) => {
    const rows = db
      .selectFrom('usage_daily as u')
      .where('u.org_id', '=', p.orgId)
      .where('u.day', '>=', p.from)
      .where('u.day', '<=', p.to)
    return (has('keyId') ? rows.where('u.api_key_id', '=', p.keyId as string) : rows).select([
      'u.day',
      'u.requests',
      'u.errors',
      'u.rate_limit_hits',
      'u.latency_hist',
    ])
  },
)

export const keyExists = statement('usage.keyExists', (p: { orgId: string; id: string }) =>
  db.selectFrom('api_keys').select(sql<boolean>`true`.as('found')).where('org_id', '=', p.orgId).where('id', '=', p.id),
)

/** What each caller has called of what is deprecated or retired, the most recent first. */
export const deprecatedCalls = statement('usage.deprecations', (p: { orgId: string; from: string; to: string }) =>
  db
    .selectFrom('deprecated_calls as d')
    .where('d.org_id', '=', p.orgId)
    .where('d.day', '>=', p.from)
    .where('d.day', '<=', p.to)
    .select([
      'd.operation_id',
      'd.api_key_id',
      sql<number>`sum(d.calls)::bigint`.as('calls'),
      sql<string>`max(d.last_at)`.as('last_at'),
    ])
    .groupBy(['d.operation_id', 'd.api_key_id'])
    .orderBy('last_at', 'desc')
    .orderBy('d.operation_id')
    .orderBy('d.api_key_id'),
)
