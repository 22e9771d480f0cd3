import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { observe } from '../../../test/support/observer.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { Unit } from '../../db/tenant.ts'
import { newId } from '../../ids.ts'
import { JobQueue, LANES } from './queue.ts'

let t: TestServer
let queue: JobQueue
let orgId: string
beforeAll(async () => {
  t = await startTestServer()
  const { services } = t.server
  queue = await JobQueue.start(services.config, services)
  orgId = await t.school.organization()
})
afterAll(async () => {
  await queue.close()
  await t.close()
})

const unit = () => new Unit(t.server.services.database, orgId)
const add = async (endpointId: string, at?: string) => {
  const one = unit()
  await queue.add(one, 'quick', [{ orgId, endpointId, ...(at ? { at } : {}) }])
  await one.commit()
}
const taken = async () => (await queue.take('quick', 10)).map(({ endpointId }) => endpointId)

it('holds a job that was committed, and none that was rolled back', async () => {
  const [kept, lost] = [newId(), newId()]
  const rolledBack = unit()
  await queue.add(rolledBack, 'quick', [{ orgId, endpointId: lost }])
  await rolledBack.rollback()
  await add(kept)
  expect(await taken()).toEqual([kept])
  expect(await taken()).toEqual([])
})

it('gives a job out when it is due, and once only', async () => {
  const [later, now] = [newId(), newId()]
  await add(later, new Date(Date.now() + 1_500).toISOString())
  await add(now)
  const [first, second] = await Promise.all([taken(), taken()])
  expect([...first, ...second]).toEqual([now])
  await expect.poll(taken, { timeout: 4_000 }).toEqual([later])
})

it('gives a job out again when its worker has died, with upkeep by a role that owns no table', async () => {
  const endpointId = newId()
  await add(endpointId)
  expect(await taken()).toEqual([endpointId])
  await sql`update pgboss.job set started_on = now() - interval '61 seconds' where state = 'active'`.execute(t.db)
  const errors: unknown[] = []
  const keeper = new PgBoss({
    connectionString: t.appUrl,
    ...{ migrate: false, createSchema: false, schedule: false, supervise: false, reindex: false, monitorVacuum: false },
  })
  keeper.on('error', (error) => errors.push(error))
  await keeper.start()
  await keeper.supervise(LANES.quick)
  await keeper.stop({ graceful: false })
  expect(errors).toEqual([])
  await expect.poll(taken, { timeout: 9_000 }).toContain(endpointId)
}, 20_000)

it('sends no NOTIFY with a job: transactions that do commit one after the other', async () => {
  const { blocks } = observe(t.server.services.database)
  await add(newId())
  const texts = blocks.flatMap(({ statements }) => statements.map(({ text }) => text))
  expect(texts.some((text) => /insert into pgboss/i.test(text))).toBe(true)
  expect(texts.filter((text) => /notify/i.test(text))).toEqual([])
})
