import { sql } from 'kysely'
import { db, type Statement, statement } from '../db/statement.ts'
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

const expired = sql<boolean>`k.expires_at < now()`

const withExpiredKeys = statement('retention.findKeys', (_: Record<never, never>) =>
  db.selectFrom('idempotency_keys as k').select('k.org_id').distinct().where(expired),
)

const removeKeys = statement('retention.removeKeys', (p: { orgId: string; batch: number }) =>
  db
    .deleteFrom('idempotency_keys as k')
    .where('k.org_id', '=', p.orgId)
    .where(
      sql<boolean>`k.ctid = any(array(select k.ctid from idempotency_keys k
        where k.org_id = ${p.orgId} and ${expired} limit ${p.batch}))`,
    )
    .returning('k.key'),
)

type Find = Statement<Record<never, never>, { org_id: string }>
type Remove = Statement<{ orgId: string; batch: number }, unknown>

/** Removes what has outlived its time, organization by organization, each batch in a transaction of its own. */
const removal =
  (name: string, find: Find, removeBatch: Remove) =>
  (services: Services, lookup: Lookup): Job<string> => ({
    name,
    every: EVERY_MS,
    find: async () => (await lookup.find(find, {})).map(({ org_id }) => org_id),
    async work(orgId) {
      const unit = new Unit(services.database, orgId)
      try {
        const removed = await unit.read(removeBatch, { batch: BATCH })
        await unit.commit()
        return removed.length === BATCH
      } catch (error) {
        await unit.rollback()
        throw error
      }
    },
  })

/** Events are kept for 30 days. */
export const retention = removal('event-retention', organizations, remove)
/** Idempotency keys are kept for 24 hours, and nobody may find their answers after that. */
export const keyRetention = removal('idempotency-retention', withExpiredKeys, removeKeys)
