import { afterAll, beforeAll, expect, it } from 'vitest'
import { NORTHFIELD_ID, RIVERSIDE_ID } from '../../dev/demo/organizations.ts'
import { loadDemoSchool } from '../../dev/demo-school.ts'
import { countRows } from '../../test/support/rows.ts'
import { startTestServer, type TestServer } from '../../test/support/server.ts'
import { newId } from '../ids.ts'
import { Lookup } from './lookup.ts'
import { inOrderOfRemoval, purge } from './purge.ts'

let t: TestServer
let lookup: Lookup
beforeAll(async () => {
  t = await startTestServer()
  lookup = new Lookup(t.server.services.config, () => {})
  await loadDemoSchool(t.adminUrl, { masterKeys: [{ id: 'test', key: Buffer.alloc(32, 1) }], now: new Date() })
})
afterAll(async () => {
  await lookup.close()
  await t.close()
})

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const remove = (id: string, deleted_at: string) =>
  t.db.updateTable('organizations').set({ status: 'deleted', deleted_at }).where('id', '=', id).execute()
const purgedAt = async (id: string) =>
  (await t.db.selectFrom('organizations').select('purged_at').where('id', '=', id).executeTakeFirstOrThrow()).purged_at

const rowsOf = (orgId: string) => countRows(t.db, orgId)

it('removes every row of an organization that was deleted 30 days ago, and none of another', async () => {
  const job = purge(t.server.services, lookup)
  const at = new Date().toISOString()
  const many = Array.from({ length: 4_500 }, () => ({
    org_id: NORTHFIELD_ID,
    id: newId(),
    action: 'tasks.create',
    outcome: 'success',
    actor_kind: 'user',
    request_id: 'req',
    occurred_at: at,
  }))
  await t.db.insertInto('audit_logs').values(many).execute()
  const [before, others] = [await rowsOf(NORTHFIELD_ID), await rowsOf(RIVERSIDE_ID)]
  expect(Object.keys(before).length).toBeGreaterThan(40)
  await remove(NORTHFIELD_ID, daysAgo(29))
  expect(await job.find()).not.toContain(NORTHFIELD_ID)

  await remove(NORTHFIELD_ID, daysAgo(31))
  expect(await job.find()).toContain(NORTHFIELD_ID)
  let rounds = 1
  while (await job.work(NORTHFIELD_ID)) rounds++
  expect(rounds).toBeGreaterThan(2)
  expect(await rowsOf(NORTHFIELD_ID)).toEqual({})
  expect(await rowsOf(RIVERSIDE_ID)).toEqual(others)
  expect(await purgedAt(NORTHFIELD_ID)).not.toBeNull()
  expect(await job.find()).not.toContain(NORTHFIELD_ID)
})

it('says which tables refer to each other in a ring', () => {
  const ring = [
    { name: 'a', referrers: ['b'] },
    { name: 'b', referrers: ['a'] },
    { name: 'c', referrers: [] },
  ]
  expect(() => inOrderOfRemoval(ring)).toThrow('a, b')
})
