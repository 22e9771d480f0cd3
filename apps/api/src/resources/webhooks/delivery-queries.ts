import { sql } from 'kysely'
import { db, statement } from '../../db/statement.ts'
import { listing, newestFirst } from '../../paging.ts'

interface ById {
  orgId: string
  id: string
}

const deliveries = (p: { orgId: string }) =>
  db
    .selectFrom('webhook_deliveries as d')
    .select(['d.id', 'd.endpoint_id', 'd.event_id', 'd.event_type', 'd.status', 'd.attempts', 'd.response_status'])
    .select(['d.response_excerpt', 'd.error_kind', 'd.duration_ms', 'd.next_attempt_at', 'd.last_attempt_at'])
    .select(['d.completed_at', 'd.created_at'])
    .where('d.org_id', '=', p.orgId)

interface Filters {
  orgId: string
  endpointId: string
  status?: string
  eventType?: string
}

export const deliveryList = listing({
  name: 'webhooks.listDeliveries',
  rows: (p: Filters, has) => {
    let query = deliveries(p).where('d.endpoint_id', '=', p.endpointId)
    if (has('status')) query = query.where('d.status', '=', p.status as string)
    if (has('eventType')) query = query.where('d.event_type', '=', p.eventType as string)
    return query
  },
  sort: newestFirst('d'),
})

export const deliveryById = statement('webhooks.delivery', (p: ById) => deliveries(p).where('d.id', '=', p.id))

interface NewDelivery extends ById {
  endpointId: string
  eventId: string
  eventType: string
  now: string
}

/** The relay makes a job for it, as for what it fans out itself. */
export const insertDelivery = statement('webhooks.insertDelivery', (p: NewDelivery) =>
  db.insertInto('webhook_deliveries').values({
    org_id: p.orgId,
    id: p.id,
    endpoint_id: p.endpointId,
    event_id: p.eventId,
    event_type: p.eventType,
    next_attempt_at: p.now,
    created_at: p.now,
  }),
)

/** What is still to be delivered to endpoints that get nothing any more. What is under way ends by itself, if its worker lives. */
export const cancelDeliveries = statement('webhooks.cancel', (p: { orgId: string; now: string }) =>
  db
    .updateTable('webhook_deliveries as d')
    .set({ status: sql.lit('canceled'), completed_at: p.now })
    .where('d.org_id', '=', p.orgId)
    .where('d.status', 'in', [sql.lit('pending'), sql.lit('retry_scheduled'), sql.lit('in_flight')])
    .where(sql<boolean>`(d.status <> 'in_flight' or d.locked_until < now())`)
    .where(
      'd.endpoint_id',
      'in',
      db
        .selectFrom('webhook_endpoints as e')
        .select('e.id')
        .where('e.org_id', '=', p.orgId)
        .where('e.status', '<>', sql.lit('enabled')),
    ),
)
