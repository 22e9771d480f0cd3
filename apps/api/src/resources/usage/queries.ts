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
