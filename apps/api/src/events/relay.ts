import { sql } from 'kysely'
import { db, statement } from '../db/statement.ts'
import { Unit } from '../db/tenant.ts'
import type { Services } from '../services.ts'
import type { Lookup } from './lookup.ts'
import { notify, type PendingEvent } from './notifications.ts'
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
    .distinct(),
)

const claim = statement('relay.claim', (p: { orgId: string; batch: number }) =>
  db
    .selectFrom('outbox_events')
    .select(['id', 'type', 'resource_id', 'payload'])
    .where('org_id', '=', p.orgId)
    .where(waiting)
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

/**
 * Hands on what the outbox holds: an organization's oldest events in one transaction with the notifications that they
 * make, so that a crash leaves either both or neither.
 */
export function relay(services: Services, lookup: Lookup): Job<string> {
  return {
    name: 'relay',
    every: EVERY_MS,
    find: async () => (await lookup.find(pendingOrganizations, {})).map(({ org_id }) => org_id),
    async work(orgId) {
      const claimed: PendingEvent[] = []
      try {
        await handOn(services, orgId, BATCH, claimed)
      } catch (error) {
        if (claimed.length === 0) throw error
        await oneByOne(services, orgId, claimed.length)
      }
      return claimed.length === BATCH
    },
  }
}

async function handOn(services: Services, orgId: string, batch: number, claimed: PendingEvent[]): Promise<void> {
  const organization = await services.directory.organization(orgId)
  const unit = new Unit(services.database, orgId)
  try {
    claimed.push(...(await unit.read(claim, { batch })))
    if (claimed.length > 0) {
      const now = new Date().toISOString()
      const told = organization ? claimed.flatMap((event) => notify(event, organization, now)) : []
      if (told.length > 0) await unit.block(told)
      unit.write(markDispatched, { ids: claimed.map(({ id }) => id) })
    }
    await unit.commit()
  } catch (error) {
    await unit.rollback()
    throw error
  }
}

/** After a batch failed: the event that made it fail is put off, the others go on. */
async function oneByOne(services: Services, orgId: string, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const claimed: PendingEvent[] = []
    try {
      await handOn(services, orgId, 1, claimed)
    } catch (error) {
      const [event] = claimed
      if (!event) throw error
      services.reporter.report(error, { worker: 'relay', event: event.id, type: event.type })
      const unit = new Unit(services.database, orgId)
      unit.write(defer, { id: event.id })
      await unit.commit()
    }
    if (claimed.length === 0) return
  }
}
