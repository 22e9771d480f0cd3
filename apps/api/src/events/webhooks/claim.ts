import { sql } from 'kysely'
import { deliverableEvent } from '../../access/event.ts'
import { db, statement } from '../../db/statement.ts'

interface OfEndpoint {
  orgId: string
  endpointId: string
}

/** Deliveries that one worker takes at a time. */
export const BATCH = 50
const LEASE = sql`interval '60 seconds'`
const open = (alias: string) => sql`${sql.ref(`${alias}.status`)} in ('pending', 'in_flight', 'retry_scheduled')`

/** Locked, so that claims and their ends go one after another. */
export const lockEndpoint = statement('deliveries.endpoint', (p: OfEndpoint) =>
  db
    .selectFrom('webhook_endpoints as e')
    .select(['e.id', 'e.url', 'e.secret_enc', 'e.status', 'e.consecutive_failures', 'e.first_failure_at'])
    .select(
      sql<Buffer | null>`case when e.prev_secret_expires_at > now() then e.prev_secret_enc end`.as('prev_secret_enc'),
    )
    .where('e.org_id', '=', p.orgId)
    .where('e.id', '=', p.endpointId)
    .where('e.deleted_at', 'is', null)
    .forNoKeyUpdate(),
)

/**
 * Takes what is due, in the order of the events; nothing while another worker is at it. A first attempt that failed holds
 * up what comes after it until the second, a few seconds later: a receiver that restarts keeps its order. From then on the
 * failing delivery stands aside. What a dead worker held is taken again, and no attempt counted twice.
 */
export const claim = statement('deliveries.claim', (p: OfEndpoint & { quick: boolean; batch: number }) =>
  db
    .with('due', (qb) =>
      qb
        .selectFrom('webhook_deliveries as d')
        .select(['d.org_id', 'd.id'])
        .where('d.org_id', '=', p.orgId)
        .where('d.endpoint_id', '=', p.endpointId)
        .where(open('d') as never)
        .where(sql<boolean>`coalesce(d.locked_until, d.next_attempt_at) <= now()`)
        .where(sql<boolean>`not exists (
          select from webhook_deliveries b where b.org_id = ${p.orgId} and b.endpoint_id = ${p.endpointId}
            and b.status = 'in_flight' and b.locked_until > now())`)
        .where(sql<boolean>`exists (
          select from webhook_endpoints e where e.org_id = ${p.orgId} and e.id = ${p.endpointId} and e.status = 'enabled'
            and e.deleted_at is null and (e.consecutive_failures = 0 or not ${p.quick}::boolean))`)
        .where(sql<boolean>`coalesce(d.event_id <= (
          select h.event_id from webhook_deliveries h
          where h.org_id = ${p.orgId} and h.endpoint_id = ${p.endpointId} and h.status = 'retry_scheduled' and h.attempts = 1
            and h.next_attempt_at > now() and h.next_attempt_at <= h.last_attempt_at + interval '1 minute'
          order by h.event_id limit 1), true)`)
        .orderBy('d.event_id')
        .orderBy('d.id')
        .limit(p.batch)
        .forUpdate(),
    )
    .updateTable('webhook_deliveries as d')
    .from('due')
    .set({
      status: sql.lit('in_flight'),
      attempts: sql<number>`case d.status when 'in_flight' then d.attempts else d.attempts + 1 end`,
      locked_until: sql<string>`now() + ${LEASE}`,
    })
    .whereRef('d.org_id', '=', 'due.org_id')
    .whereRef('d.id', '=', 'due.id'),
)

/** What `claim` has taken in this transaction, with the events, and whether the endpoint may still be sent them. */
export const claimed = statement('deliveries.claimed', (p: OfEndpoint) =>
  db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('outbox_events as ev', (join) =>
      join.onRef('ev.org_id', '=', 'd.org_id').onRef('ev.id', '=', 'd.event_id'),
    )
    .innerJoin('webhook_endpoints as e', (join) =>
      join.onRef('e.org_id', '=', 'd.org_id').onRef('e.id', '=', 'd.endpoint_id'),
    )
    .leftJoin('api_keys as k', (join) => join.onRef('k.org_id', '=', 'e.org_id').onRef('k.id', '=', 'e.api_key_id'))
    .leftJoin('app_installations as i', (join) =>
      join.onRef('i.org_id', '=', 'k.org_id').onRef('i.id', '=', 'k.installation_id'),
    )
    .select(['d.id as delivery_id', 'd.attempts', 'ev.id', 'ev.type', 'ev.resource_type', 'ev.resource_id'])
    .select(['ev.payload', 'ev.occurred_at', deliverableEvent(p).as('allowed')])
    .where('d.org_id', '=', p.orgId)
    .where('d.endpoint_id', '=', p.endpointId)
    .where('d.status', '=', sql.lit('in_flight'))
    .where(sql<boolean>`d.locked_until = (now() + ${LEASE})::timestamptz(3)`)
    .orderBy('d.event_id')
    .orderBy('d.id'),
)
