import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { crowd } from '../../test/support/crowd.ts'
import { Hooks } from '../../test/support/hooks.ts'
import { observe } from '../../test/support/observer.ts'
import { Planner } from '../../test/support/plans.ts'
import { idAt } from '../../test/support/rows.ts'
import { startTestServer, type TestServer } from '../../test/support/server.ts'
import { db, statement } from '../db/statement.ts'
import { Unit } from '../db/tenant.ts'
import { newId } from '../ids.ts'
import { Lookup } from './lookup.ts'
import { auditRetention, keyRetention, retention } from './retention.ts'

let t: TestServer
let lookup: Lookup
beforeAll(async () => {
  t = await startTestServer()
  lookup = new Lookup(t.server.services.config, () => {})
})
afterAll(async () => {
  await lookup.close()
  await t.close()
})

const KEPT = 3
/** More than one batch of keys that have expired, and some that have not. */
async function organizationWith(expired: number): Promise<string> {
  const orgId = await t.school.organization()
  const key = (expires_at: string) => ({
    org_id: orgId,
    principal_id: newId(),
    key: newId(),
    fingerprint: randomBytes(32),
    operation_id: 'tasks.create',
    expires_at,
  })
  const at = (ms: number) => new Date(Date.now() + ms).toISOString()
  const rows = [
    ...Array.from({ length: expired }, () => key(at(-60_000))),
    ...Array.from({ length: KEPT }, () => key(at(60_000))),
  ]
  await t.db.insertInto('idempotency_keys').values(rows).execute()
  return orgId
}
const left = async (orgId: string) =>
  (await t.db.selectFrom('idempotency_keys').select('key').where('org_id', '=', orgId).execute()).length

it('removes idempotency keys that have expired, batch by batch, and no others', async () => {
  const job = keyRetention(t.server.services, lookup)
  const [one, other, fresh] = [await organizationWith(1_500), await organizationWith(1), await organizationWith(0)]
  const found = await job.find()
  expect([found.includes(one), found.includes(other), found.includes(fresh)]).toEqual([true, true, false])
  expect(await job.work(one)).toBe(true)
  expect(await left(one)).toBe(500 + KEPT)
  expect(await job.work(one)).toBe(false)
  expect([await left(one), await left(other), await left(fresh)]).toEqual([KEPT, 1 + KEPT, KEPT])
  await job.work(other)
  expect(await job.find()).not.toContain(other)
})

const DAY = 86_400_000
const auditRow = (org_id: string, days: number) => {
  const at = Date.now() - days * DAY
  return {
    org_id,
    id: idAt(at),
    action: 'tasks.create',
    outcome: 'success',
    actor_kind: 'user',
    request_id: 'req',
    occurred_at: new Date(at).toISOString(),
  }
}
const auditOf = (orgId: string) =>
  t.db.selectFrom('audit_logs').select(['id']).where('org_id', '=', orgId).orderBy('id').execute()

it('removes audit rows after 400 days, and no others', async () => {
  const job = auditRetention(t.server.services, lookup)
  const [one, other] = [await t.school.organization(), await t.school.organization()]
  const kept = [auditRow(one, 399), auditRow(one, 0)]
  await t.db
    .insertInto('audit_logs')
    .values([auditRow(one, 800), auditRow(one, 401), ...kept, auditRow(other, 399)])
    .execute()
  const found = await job.find()
  expect([found.includes(one), found.includes(other)]).toEqual([true, false])
  expect(await job.work(one)).toBe(false)
  expect(await auditOf(one)).toEqual(kept.map(({ id }) => ({ id })))
  expect(await job.find()).not.toContain(one)
})

const removeAllAudit = statement('test.removeAudit', (p: { orgId: string }) =>
  db.deleteFrom('audit_logs').where('org_id', '=', p.orgId),
)

it('leaves younger audit rows alone even when told to remove all', async () => {
  const orgId = await t.school.organization()
  const young = auditRow(orgId, 399)
  await t.db
    .insertInto('audit_logs')
    .values([auditRow(orgId, 401), young])
    .execute()
  const unit = new Unit(t.server.services.database, orgId)
  unit.write(removeAllAudit, {})
  await unit.commit()
  expect(await auditOf(orgId)).toEqual([{ id: young.id }])
})

it('looks at few rows besides those that it removes', async () => {
  const orgId = await t.school.organization()
  const hooks = new Hooks(t.school, orgId)
  await hooks.endpoint()
  await crowd(t, orgId, 3_000)
  const { blocks } = observe(t.server.services.database)
  const planner = await Planner.connect(t.appUrl, orgId)
  for (const jobOf of [retention, keyRetention, auditRetention]) await jobOf(t.server.services, lookup).work(orgId)
  const removals = blocks.flatMap(({ statements }) => statements).filter(({ name }) => name.startsWith('retention.'))
  expect(removals.length).toBe(3)
  const seen: number[] = []
  for (const one of removals) seen.push((await planner.visited(one)).rows)
  await planner.close()
  expect(Math.max(...seen), `${seen}`).toBeLessThan(300)
})
