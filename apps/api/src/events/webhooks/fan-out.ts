import { sql } from 'kysely'
import { deliverableEvent } from '../../access/event.ts'
import { db, statement } from '../../db/statement.ts'
import { ID_PREFIX_LENGTH } from '../../ids.ts'

interface FanOut {
  orgId: string
  ids: string[]
  /** Time and version of a UUIDv7; the rest of each id is random. */
  idPrefix: string
  now: string
}

/** UUIDv7s of one moment, counted in the order of the events. */
const newIdInOrder = ({ idPrefix }: { idPrefix: string }) => sql<string>`overlay(gen_random_uuid()::text
  placing ${idPrefix}::text || lpad(to_hex(row_number() over (order by ev.id) % 4096), 3, '0')
  from 1 for ${sql.lit(ID_PREFIX_LENGTH + 3)})::uuid`

/** A delivery of each event for each endpoint that asked for its type and may be sent it. A ping has its own already. */
export const fanOut = statement('deliveries.fanOut', (p: FanOut) =>
  db
    .insertInto('webhook_deliveries')
    .columns(['org_id', 'id', 'endpoint_id', 'event_id', 'event_type', 'next_attempt_at', 'created_at'])
    .expression(
      db
        .selectFrom('outbox_events as ev')
        .innerJoin('webhook_endpoints as e', (join) =>
          join
            .onRef('e.org_id', '=', 'ev.org_id')
            .on('e.status', '=', sql.lit('enabled'))
            .on('e.deleted_at', 'is', null)
            .on(sql<boolean>`e.event_types && array['*', ev.type, split_part(ev.type, '.', 1) || '.*']`),
        )
        .leftJoin('api_keys as k', (join) => join.onRef('k.org_id', '=', 'e.org_id').onRef('k.id', '=', 'e.api_key_id'))
        .leftJoin('app_installations as i', (join) =>
          join.onRef('i.org_id', '=', 'k.org_id').onRef('i.id', '=', 'k.installation_id'),
        )
        .select(['ev.org_id'])
        .select(newIdInOrder(p).as('id'))
        .select(['e.id as endpoint_id', 'ev.id as event_id', 'ev.type as event_type'])
        .select([
          sql<string>`${p.now}::timestamptz`.as('next_attempt_at'),
          sql<string>`${p.now}::timestamptz`.as('created_at'),
        ])
        .where('ev.org_id', '=', p.orgId)
        .where('ev.id', '=', sql<string>`any(${p.ids}::uuid[])`)
        .where('ev.type', '<>', sql.lit('webhook.ping'))
        .where(deliverableEvent(p)),
    ),
)

/**
 * Deliveries that have no job yet get one: those of the relay, and those that requests have made. Due by the database's
 * clock, which the claim goes by: another one that is ahead of it would have the job find nothing.
 */
export const markQueued = statement('deliveries.queued', (p: { orgId: string }) =>
  db
    .updateTable('webhook_deliveries as d')
    .from('webhook_endpoints as e')
    .set({ queued_at: sql<string>`now()`, next_attempt_at: sql<string>`least(d.next_attempt_at, now())` })
    .where('d.org_id', '=', p.orgId)
    .where('d.queued_at', 'is', null)
    .whereRef('e.org_id', '=', 'd.org_id')
    .whereRef('e.id', '=', 'd.endpoint_id')
    .returning(['d.endpoint_id', sql<boolean>`e.consecutive_failures > 0`.as('failing')]),
)
