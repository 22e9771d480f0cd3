import { sql } from 'kysely'
import { db, type RowOf, statement } from '../db/statement.ts'
import { inTransaction, type Unit } from '../db/tenant.ts'
import { newIdPrefix } from '../ids.ts'
import type { Services } from '../services.ts'
import type { Lookup } from './lookup.ts'
import { notify, type PendingEvent } from './notifications.ts'
import { fanOut, markQueued } from './webhooks/fan-out.ts'
import type { JobQueue } from './webhooks/queue.ts'
import type { Job } from './worker.ts'

const EVERY_MS = 250
/** Events that one transaction hands on. */
const BATCH = 50
/** Pending events that one look-up reads. */
const LOOK = 500

const waiting = sql<boolean>`(dispatched_at is null and coalesce(locked_until <= now(), true))`

const pendingOrganizations = statement('relay.pending', (_: Record<never, never>) =>
  db
    .selectFrom(
      db.selectFrom('outbox_events').select('org_id').where(waiting).orderBy('id').limit(sql.lit(LOOK)).as('pending'),
    )
    .select('org_id')
    .union(
      db
        .selectFrom(
          db
            .selectFrom('webhook_deliveries')
            .select('org_id')
            .where('queued_at', 'is', null)
            .orderBy('id')
            .limit(sql.lit(LOOK))
            .as('unqueued'),
        )
        .select('org_id'),
    ),
)

/** An organization's events are handed on by one worker at a time, so that they stay in order. */
const isMyTurn = (p: { orgId: string }) =>
  sql<boolean>`pg_try_advisory_xact_lock(hashtextextended('relay ' || ${p.orgId}::text, 0))`

export const takeTurn = statement('relay.turn', (p: { orgId: string }) => db.selectNoFrom(isMyTurn(p).as('mine')))

/** Locks nothing out of turn: what it held for a moment, the one whose turn it is would pass over. */
export const claim = statement('relay.claim', (p: { orgId: string; batch: number }) =>
  db
    .selectFrom('outbox_events')
    .select(['id', 'type', 'payload'])
    .where('org_id', '=', p.orgId)
    .where(waiting)
    .where(sql<boolean>`(select ${isMyTurn(p)})`)
    .orderBy('id')
    .limit(p.batch)
    .forUpdate()
    .skipLocked(),
)

const markDispatched = statement('relay.dispatched', (p: { orgId: string; ids: string[] }) =>
  db
    .updateTable('outbox_events')
    .set({ dispatched_at: sql<string>`now()`, locked_until: sql.lit(null) })
    .where('org_id', '=', p.orgId)
    .where('id', '=', sql<string>`any(${p.ids}::uuid[])`),
)

/** An event that could not be handed on waits longer each time, for a day at most, so that it does not hold up the others. */
const defer = statement('relay.defer', (p: { orgId: string; id: string }) =>
  db
    .updateTable('outbox_events')
    .set({
      attempts: sql<number>`attempts + 1`,
      locked_until: sql<string>`now() + least(interval '1 day', interval '5 seconds' * power(2, least(attempts, 20)))`,
    })
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id),
)

/** Where deliveries go on: a queue for their jobs, and who works on it. */
export interface Deliveries {
  queue: Pick<JobQueue, 'add'>
  wake(): void
}

/**
 * Hands on what the outbox holds: an organization's oldest events in one transaction with the notifications and the
 * deliveries that they make, so that a crash leaves either both or neither.
 */
export function relay(services: Services, lookup: Lookup, deliveries: Deliveries): Job<string> {
  const handOn = (orgId: string, batch: number, claimed: PendingEvent[]) =>
    handOnBatch(services, deliveries, orgId, batch, claimed)
  return {
    name: 'relay',
    every: EVERY_MS,
    find: async () => (await lookup.find(pendingOrganizations, {})).map(({ org_id }) => org_id),
    async work(orgId) {
      const claimed: PendingEvent[] = []
      try {
        await handOn(orgId, BATCH, claimed)
      } catch (error) {
        if (claimed.length === 0) throw error
        await oneByOne(services, handOn, orgId, claimed.length)
      }
      return claimed.length === BATCH
    },
  }
}

async function handOnBatch(
  services: Services,
  { queue, wake }: Deliveries,
  orgId: string,
  batch: number,
  claimed: PendingEvent[],
): Promise<void> {
  const organization = await services.directory.organization(orgId)
  const queued = await inTransaction(services.database, orgId, async (unit) => {
    const [[turn], found] = await unit.block([unit.bound(takeTurn, {}), unit.bound(claim, { batch })])
    if (!turn?.mine) return false
    claimed.push(...found)
    const ids = claimed.map(({ id }) => id)
    const now = new Date().toISOString()
    const told = organization ? notify(claimed, organization, now) : []
    const made = claimed.length > 0 ? [unit.bound(fanOut, { ids, idPrefix: newIdPrefix(), now })] : []
    const unqueued = (await unit.block([...told, ...made, unit.bound(markQueued, {})])).at(-1)
    unit.write(markDispatched, { ids })
    return enqueue(unit, queue, unqueued as RowOf<typeof markQueued>[])
  })
  if (queued) wake()
}

/** A job for each endpoint with deliveries that have none; where it failed last, in the lane of those. */
async function enqueue(
  unit: Unit,
  queue: Deliveries['queue'],
  unqueued: readonly RowOf<typeof markQueued>[],
): Promise<boolean> {
  const endpoints = new Map(unqueued.map((one) => [one.endpoint_id, one.failing]))
  const jobs = [...endpoints].map(([endpointId, failing]) => ({ orgId: unit.orgId, endpointId, failing }))
  for (const lane of ['quick', 'slow'] as const) {
    const chosen = jobs.filter(({ failing }) => failing === (lane === 'slow'))
    await queue.add(
      unit,
      lane,
      chosen.map(({ orgId, endpointId }) => ({ orgId, endpointId })),
    )
  }
  return jobs.length > 0
}

type HandOn = (orgId: string, batch: number, claimed: PendingEvent[]) => Promise<void>

/** After a batch failed: the event that made it fail is put off, the others go on. */
async function oneByOne(services: Services, handOn: HandOn, orgId: string, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const claimed: PendingEvent[] = []
    try {
      await handOn(orgId, 1, claimed)
    } catch (error) {
      const [event] = claimed
      if (!event) throw error
      services.reporter.report(error, { worker: 'relay', event: event.id, type: event.type })
      await inTransaction(services.database, orgId, async (unit) => unit.write(defer, { id: event.id }))
    }
    if (claimed.length === 0) return
  }
}
