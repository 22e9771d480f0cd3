import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.generated.ts'
import { fromPublic, newId, toPublic } from '../ids.ts'
import { audit, enter, OperatorError, type Trx } from './operator-database.ts'

export interface DeadFilter {
  /** Slug or id; all organizations without it. */
  organization?: string
  /** `whe_…` */
  endpoint?: string
  /** Deliveries that ended at this time or later. */
  since?: string
}

/** Listed at most, the newest first. */
const SHOWN = 200

/** Deliveries that have ended without success, and whose event the endpoint has not got, and is not getting, otherwise. */
function deadOf(trx: Trx, orgId: string, { endpoint, since }: DeadFilter) {
  let rows = trx
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhook_endpoints as e', (join) =>
      join.onRef('e.org_id', '=', 'd.org_id').onRef('e.id', '=', 'd.endpoint_id').on('e.deleted_at', 'is', null),
    )
    .where('d.org_id', '=', orgId)
    .where('d.status', 'in', ['exhausted', 'canceled'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('webhook_deliveries as other')
            .select('other.id')
            .whereRef('other.org_id', '=', 'd.org_id')
            .whereRef('other.endpoint_id', '=', 'd.endpoint_id')
            .whereRef('other.event_id', '=', 'd.event_id')
            .where((eb) =>
              eb.or([
                eb('other.status', 'not in', ['exhausted', 'canceled']),
                // Of several dead ones of an event, the last.
                sql<boolean>`(other.created_at, other.id) > (d.created_at, d.id)`,
              ]),
            ),
        ),
      ),
    )
  if (endpoint) rows = rows.where('d.endpoint_id', '=', uuidOfEndpoint(endpoint))
  if (since) rows = rows.where('d.completed_at', '>=', since)
  return rows
}

function uuidOfEndpoint(id: string): string {
  const uuid = fromPublic('whe', id)
  if (!uuid) throw new OperatorError(`${id} is not a webhook endpoint's id (whe_…).`)
  return uuid
}

export function listDead(db: Kysely<DB>, filter: DeadFilter) {
  return inEach(db, filter, async (trx, { id, slug }) => {
    const rows = await deadOf(trx, id, filter)
      .select(['d.id', 'd.endpoint_id', 'd.event_type', 'd.status', 'd.attempts', 'd.response_status', 'd.error_kind'])
      .select(['d.completed_at', 'e.status as endpoint_status', 'e.url'])
      .orderBy('d.completed_at', 'desc')
      .limit(SHOWN)
      .execute()
    return rows.map((row) => ({
      organization: slug,
      delivery: toPublic('whd', row.id),
      endpoint: `${toPublic('whe', row.endpoint_id)} (${row.endpoint_status})`,
      host: new URL(row.url).host,
      event: row.event_type,
      state: row.status,
      attempts: row.attempts,
      last: row.response_status ?? row.error_kind,
      ended: row.completed_at && new Date(row.completed_at).toISOString(),
    }))
  })
}

/** Makes a new delivery for each, to endpoints that are enabled; the next worker sends them, in the order of their events. */
export function replayDead(db: Kysely<DB>, filter: DeadFilter) {
  return inEach(db, filter, async (trx, { id, slug }) => {
    const dead = await deadOf(trx, id, filter)
      .select(['d.endpoint_id', 'd.event_id', 'd.event_type', 'e.status'])
      .orderBy('d.event_id')
      .execute()
    const replayed = dead.filter(({ status }) => status === 'enabled')
    if (replayed.length > 0) {
      const rows = replayed.map((row) => ({
        org_id: id,
        id: newId(),
        endpoint_id: row.endpoint_id,
        event_id: row.event_id,
        event_type: row.event_type,
      }))
      for (let i = 0; i < rows.length; i += 1_000) {
        await trx
          .insertInto('webhook_deliveries')
          .values(rows.slice(i, i + 1_000))
          .execute()
      }
      await audit(trx, id, 'deliveries:replay', { type: 'organization', id })
    }
    const disabled = dead.length - replayed.length
    return dead.length > 0 ? [{ organization: slug, replayed: replayed.length, endpointDisabled: disabled }] : []
  })
}

/** Organization by organization: an owner who is no superuser sees no tenant's rows from outside. */
function inEach<R>(
  db: Kysely<DB>,
  { organization }: DeadFilter,
  work: (trx: Trx, organization: { id: string; slug: string }) => Promise<R[]>,
): Promise<R[]> {
  return db.transaction().execute(async (trx) => {
    const id = organization && fromPublic('org', organization)
    let named = trx.selectFrom('organizations').select(['id', 'slug']).where('status', '=', 'active').orderBy('slug')
    if (organization) named = id ? named.where('id', '=', id) : named.where('slug', '=', organization)
    const organizations = await named.execute()
    if (organization && organizations.length === 0) {
      throw new OperatorError(`There is no active organization ${organization}.`)
    }
    const all: R[] = []
    for (const one of organizations) {
      await enter(trx, one.id)
      all.push(...(await work(trx, one)))
    }
    return all
  })
}
