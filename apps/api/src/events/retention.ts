import { sql } from 'kysely'
import { db, type Statement, statement } from '../db/statement.ts'
import { inTransaction } from '../db/tenant.ts'
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

/** As the policies `outlived` and `worker_outlived` of audit_logs have it. */
const auditLimit = sql<Date>`(now() - interval '400 days')`
const outlivedAudit = sql<boolean>`a.occurred_at < ${auditLimit}`

/** Ids begin with the time of the row: those before this one are so old, and an index leads to them. */
const idBefore = sql<string>`(lpad(to_hex((extract(epoch from ${auditLimit}) * 1000)::bigint), 12, '0')
  || repeat('0', 20))::uuid`

const withOldAudit = statement('retention.findAudit', (_: Record<never, never>) =>
  db
    .selectFrom('organizations as o')
    .select('o.id as org_id')
    .where((eb) =>
      eb.exists(
        db
          .selectFrom('audit_logs as a')
          .select('a.id')
          .where(sql<boolean>`a.org_id = o.id`)
          .where('a.id', '<', idBefore)
          .where(outlivedAudit),
      ),
    ),
)

const removeAudit = statement('retention.removeAudit', (p: { orgId: string; batch: number }) =>
  db
    .deleteFrom('audit_logs as a')
    .where('a.org_id', '=', p.orgId)
    .where(
      'a.id',
      'in',
      db
        .selectFrom('audit_logs as a')
        .select('a.id')
        .where('a.org_id', '=', p.orgId)
        .where('a.id', '<', idBefore)
        .where(outlivedAudit)
        .limit(p.batch),
    )
    .returning('a.id'),
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
      const removed = await inTransaction(services.database, orgId, (unit) => unit.read(removeBatch, { batch: BATCH }))
      return removed.length === BATCH
    },
  })

/** Events are kept for 30 days. */
export const retention = removal('event-retention', organizations, remove)
/** Idempotency keys are kept for 24 hours, and nobody may find their answers after that. */
export const keyRetention = removal('idempotency-retention', withExpiredKeys, removeKeys)
/** The audit log is kept for 400 days; younger rows the database itself keeps from us. */
export const auditRetention = removal('audit-retention', withOldAudit, removeAudit)
