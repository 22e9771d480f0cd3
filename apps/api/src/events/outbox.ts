import { db, statement } from '../db/statement.ts'

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
export const insertEvent = statement('events.insert', (p: EventRow) =>
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
