import type { Operation } from '@homeroom/contract/record'
import type { Kysely } from 'kysely'
import { allOperations } from '../contract.ts'
import type { DB } from '../db/schema.generated.ts'
import { USERS } from '../usage/meter.ts'
import { enter } from './operator-database.ts'

/** Days without a request after which a retired route may be removed. */
export const QUIET_DAYS = 30
const DAY_MS = 86_400_000

export interface RouteReport {
  operation: string
  route: string
  state: 'deprecated' | 'retired'
  since: string
  sunset: string
  /** In the last 30 days. */
  calls: number
  lastCall: string | null
  daysAtZero: number
  removable: boolean
}

/** Every deprecated or retired operation of the contract, with how long nobody has called it. Days are UTC's. */
export async function retiredRoutes(db: Kysely<DB>, today = new Date()): Promise<RouteReport[]> {
  const day = today.toISOString().slice(0, 10)
  const from = new Date(Date.parse(day) - (QUIET_DAYS - 1) * DAY_MS).toISOString().slice(0, 10)
  const rows = await db
    .selectFrom('route_hits')
    .select((eb) => [
      'operation_id',
      eb.fn.max(eb.cast<string>('day', 'text')).as('last'),
      eb.fn.sum<string>('hits').filterWhere('day', '>=', from).as('recent'),
    ])
    .where('hits', '>', 0)
    .groupBy('operation_id')
    .execute()
  const hits = new Map(rows.map((row) => [row.operation_id, row]))
  return allOperations.flatMap((op) => (op.deprecated ? [reportOf(op, op.deprecated, hits.get(op.id), day)] : []))
}

function reportOf(
  op: Operation,
  deprecation: NonNullable<Operation['deprecated']>,
  hit: { last: string; recent: string | null } | undefined,
  day: string,
): RouteReport {
  const daysSince = (date: string) => Math.round((Date.parse(day) - Date.parse(date)) / DAY_MS)
  // Whole days: neither that of the last call nor today counts.
  const daysAtZero = Math.max(0, Math.min(daysSince(deprecation.at), hit ? daysSince(hit.last) - 1 : Infinity))
  const { retired } = deprecation
  return {
    operation: op.id,
    route: `${op.method} ${op.path}`,
    state: retired ? 'retired' : 'deprecated',
    since: deprecation.at,
    sunset: deprecation.sunset,
    calls: Number(hit?.recent ?? 0),
    lastCall: hit?.last ?? null,
    daysAtZero,
    removable: retired && daysAtZero >= QUIET_DAYS && deprecation.sunset <= day,
  }
}

/** Who has called them in the last 30 days, organization by organization: whom to write to. */
export function callersOfRetired(db: Kysely<DB>, today = new Date()) {
  const from = new Date(today.getTime() - (QUIET_DAYS - 1) * DAY_MS).toISOString().slice(0, 10)
  return db.transaction().execute(async (trx) => {
    const callers = []
    for (const { id, slug } of await trx.selectFrom('organizations').select(['id', 'slug']).orderBy('slug').execute()) {
      await enter(trx, id)
      const rows = await trx
        .selectFrom('deprecated_calls as d')
        .leftJoin('api_keys as k', (join) => join.onRef('k.org_id', '=', 'd.org_id').onRef('k.id', '=', 'd.api_key_id'))
        .select((eb) => [
          'd.operation_id as operation',
          'd.api_key_id',
          'k.name',
          'k.prefix',
          eb.fn.sum<string>('d.calls').as('calls'),
          eb.fn.max(eb.cast<string>('d.last_at', 'text')).as('last'),
        ])
        .where('d.org_id', '=', id)
        .where('d.day', '>=', from)
        .groupBy(['d.operation_id', 'd.api_key_id', 'k.name', 'k.prefix'])
        .orderBy('last', 'desc')
        .execute()
      for (const { operation, api_key_id, name, prefix, calls, last } of rows) {
        const key = api_key_id === USERS ? 'members' : `${name ?? 'removed key'} (${prefix ?? api_key_id})`
        callers.push({ organization: slug, operation, caller: key, calls: Number(calls), lastCall: last })
      }
    }
    return callers
  })
}
