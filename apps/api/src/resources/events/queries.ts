import { sql } from 'kysely'
import { type EventScope, visibleEvent } from '../../access/event.ts'
import { db, statement } from '../../db/statement.ts'
import { listing } from '../../paging.ts'

interface EventFilters extends EventScope {
  orgId: string
  type?: string
  resourceId?: string
  from?: string
  to?: string
}

const events = (p: { orgId: string }) =>
  db
    .selectFrom('outbox_events as ev')
    .select(['ev.id', 'ev.type', 'ev.resource_type', 'ev.resource_id', 'ev.payload', 'ev.occurred_at'])
    .where('ev.org_id', '=', p.orgId)

export const eventList = listing({
  name: 'events.list',
  counted: false,
  rows: (p: EventFilters, has) => {
    let query = events(p).where(visibleEvent(p, has))
    if (has('type')) query = query.where('ev.type', '=', p.type as string)
    if (has('resourceId')) query = query.where('ev.resource_id', '=', p.resourceId as string)
    if (has('from')) query = query.where('ev.occurred_at', '>=', p.from as string)
    if (has('to')) query = query.where('ev.occurred_at', '<=', p.to as string)
    return query
  },
  // A uuid v7 is in order of time.
  sort: [{ by: sql.ref('ev.id'), direction: 'desc', type: 'uuid', of: (row) => row.id }],
})

/** Guard 8 has decided who may see it. */
export const eventById = statement('events.get', (p: { orgId: string; id: string }) =>
  events(p).where('ev.id', '=', p.id),
)
