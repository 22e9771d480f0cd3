import { sql } from 'kysely'
import { db, statement } from '../db/statement.ts'
import { Unit } from '../db/tenant.ts'
import type { Services } from '../services.ts'
import type { Lookup } from './lookup.ts'
import type { Job } from './worker.ts'

const EVERY_MS = 3_600_000
const BATCH = 1_000
/** As the policy `worker_outlived` and the list of events have it. */
const outlived = sql<boolean>`ev.occurred_at < now() - interval '30 days'`

const organizations = statement('retention.find', (_: Record<never, never>) =>
  db.selectFrom('outbox_events as ev').select('ev.org_id').distinct().where(outlived),
)

/** With their deliveries. An event that the relay could not hand on in all that time stays, to be looked into. */
const remove = statement('retention.remove', (p: { orgId: string; batch: number }) =>
  db
    .deleteFrom('outbox_events')
    .where('org_id', '=', p.orgId)
    .where(
      'id',
      'in',
      db
        .selectFrom('outbox_events as ev')
        .select('ev.id')
        .where('ev.org_id', '=', p.orgId)
        .where('ev.dispatched_at', 'is not', null)
        .where(outlived)
        .limit(p.batch),
    )
    .returning('id'),
)

/** Events are kept for 30 days. */
export function retention(services: Services, lookup: Lookup): Job<string> {
  return {
    name: 'event-retention',
    every: EVERY_MS,
    find: async () => (await lookup.find(organizations, {})).map(({ org_id }) => org_id),
    async work(orgId) {
      const unit = new Unit(services.database, orgId)
      try {
        for (;;) {
          const removed = await unit.read(remove, { batch: BATCH })
          if (removed.length < BATCH) break
        }
        await unit.commit()
      } catch (error) {
        await unit.rollback()
        throw error
      }
      return false
    },
  }
}
