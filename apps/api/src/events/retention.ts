import { type RawBuilder, sql } from 'kysely'
import { type AnySelect, db, type Statement, statement } from '../db/statement.ts'
import { inTransaction } from '../db/tenant.ts'
import type { Services } from '../services.ts'
import type { Lookup } from './lookup.ts'
import type { Job } from './worker.ts'

const EVERY_MS = 3_600_000
const BATCH = 1_000
/**
 * Ids begin with the time of the row: those before this one are so old, and the primary key leads to them. Asked besides
 * the time itself, an organization at a time: across all of them no index on the time alone finds one's own rows.
 */
const idBefore = (
  limit: RawBuilder<Date>,
) => sql<string>`(lpad(to_hex((extract(epoch from ${limit}) * 1000)::bigint), 12, '0')
  || repeat('0', 20))::uuid`

/** Organizations that have such rows. */
const having = (name: string, rows: () => AnySelect<unknown>) =>
  statement<Record<never, never>, { org_id: string }>(name, () =>
    db
      .selectFrom('organizations as o')
      .select('o.id as org_id')
      .where((eb) => eb.exists(rows())),
  )
const ofOrganization = (alias: string) => sql<boolean>`${sql.ref(`${alias}.org_id`)} = o.id`

/** As the policy `worker_outlived` and the list of events have it. */
const eventLimit = sql<Date>`(now() - interval '30 days')`
const outlived = sql<boolean>`(ev.id < ${idBefore(eventLimit)} and ev.occurred_at < ${eventLimit})`

const withOldEvents = having('retention.find', () =>
  db.selectFrom('outbox_events as ev').select('ev.id').where(ofOrganization('ev')).where(outlived),
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

const withExpiredKeys = having('retention.findKeys', () =>
  db.selectFrom('idempotency_keys as k').select('k.org_id').where(ofOrganization('k')).where(expired),
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
const outlivedAudit = sql<boolean>`(a.id < ${idBefore(auditLimit)} and a.occurred_at < ${auditLimit})`

const withOldAudit = having('retention.findAudit', () =>
  db.selectFrom('audit_logs as a').select('a.id').where(ofOrganization('a')).where(outlivedAudit),
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
export const retention = removal('event-retention', withOldEvents, remove)
/** Idempotency keys are kept for 24 hours, and nobody may find their answers after that. */
export const keyRetention = removal('idempotency-retention', withExpiredKeys, removeKeys)
/** The audit log is kept for 400 days; younger rows the database itself keeps from us. */
export const auditRetention = removal('audit-retention', withOldAudit, removeAudit)
