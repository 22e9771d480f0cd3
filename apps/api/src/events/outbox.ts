import { events as catalogue, type EventType } from '@homeroom/contract/events'
import type { Change } from '../context.ts'
import { db, statement } from '../db/statement.ts'
import type { Unit } from '../db/tenant.ts'
import { newId } from '../ids.ts'

interface EventRow {
  orgId: string
  id: string
  type: string
  resourceType: string
  resourceId: string
  studentIds: readonly string[]
  /** JSON of the event's `data`: `{object, previous?}` */
  payload: string
  actorKind: string
  /** null: the system */
  actorId: string | null
  /** null: no request's doing */
  requestId: string | null
  internalOnly: boolean
  occurredAt: string
}

/** Written in the transaction of the change that it tells of; delivered later by the relay. */
const insertEvent = statement('events.insert', (p: EventRow) =>
  db.insertInto('outbox_events').values({
    org_id: p.orgId,
    id: p.id,
    type: p.type,
    resource_type: p.resourceType,
    resource_id: p.resourceId,
    student_ids: p.studentIds as string[],
    payload: p.payload,
    actor_kind: p.actorKind,
    actor_id: p.actorId,
    request_id: p.requestId,
    internal_only: p.internalOnly,
    occurred_at: p.occurredAt,
  }),
)

/** Who made the change; the scheduler is `system`, and nobody in particular. */
type Cause = Pick<EventRow, 'actorKind' | 'actorId' | 'requestId' | 'occurredAt'>

export const bySystem = (now: string): Cause => ({
  actorKind: 'system',
  actorId: null,
  requestId: null,
  occurredAt: now,
})

/** Queues the event in the transaction of its change. */
export function writeEvent(unit: Unit, type: EventType, change: Change, cause: Cause): void {
  unit.write(insertEvent, {
    id: change.eventId ?? newId(),
    type,
    resourceType: change.resource,
    resourceId: change.id,
    studentIds: change.studentIds ?? [],
    payload: JSON.stringify({ object: change.object, ...(change.previous ? { previous: change.previous } : {}) }),
    internalOnly: !catalogue[type].delivered,
    ...cause,
  })
}
