import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Hooks } from '../../../test/support/hooks.ts'
import { Receiver } from '../../../test/support/receiver.ts'
import { idAt } from '../../../test/support/rows.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { eventually } from '../../../test/support/wait.ts'
import { Lookup } from '../lookup.ts'
import { retention } from '../retention.ts'
import { requeue } from './requeue.ts'

let t: TestServer
let orgId: string
let receiver: Receiver
beforeAll(async () => {
  t = await startTestServer({ role: 'all', webhookAllowPrivateTargets: true })
})
afterAll(() => t.close())
beforeEach(async () => {
  orgId = await t.school.organization()
  receiver = await Receiver.start()
})
afterEach(() => receiver.close())

describe('what is long due', () => {
  let lookup: Lookup
  beforeAll(() => {
    lookup = new Lookup(t.server.services.config, () => {})
  })
  afterAll(() => lookup.close())
  /** As the worker does every half minute. */
  async function requeueAll(): Promise<void> {
    const job = requeue(t.server.services, lookup)
    for (const org of await job.find()) await job.work(org)
  }
  async function overdue(endpointValues: object = {}, deliveryValues: object = {}) {
    const hooks = new Hooks(t.school, orgId)
    const endpoint = await hooks.endpoint({ url: receiver.url, ...endpointValues })
    const waiting = { status: 'pending', attempts: 0, completed_at: null }
    const next_attempt_at = new Date(Date.now() - 120_000).toISOString()
    const id = await hooks.delivery(endpoint, await hooks.event(), { ...waiting, next_attempt_at, ...deliveryValues })
    return async () =>
      t.db
        .selectFrom('webhook_deliveries as d')
        .innerJoin('webhook_endpoints as e', 'e.id', 'd.endpoint_id')
        .select(['d.status', 'e.status as endpoint'])
        .where('d.id', '=', id)
        .executeTakeFirstOrThrow()
  }
  const become = async (status: string) => {
    await t.db.updateTable('organizations').set({ status }).where('id', '=', orgId).execute()
    t.server.services.directory.forgetOrganization(orgId)
  }

  it('is delivered though its job was lost', async () => {
    const state = await overdue()
    await requeueAll()
    await eventually(async () => (await state()).status === 'succeeded', 15_000)
  })

  it('waits while the organization is suspended, and goes out once it is active again', async () => {
    await become('suspended')
    const state = await overdue()
    await requeueAll()
    await t.db.updateTable('webhook_deliveries').set({ queued_at: null }).where('org_id', '=', orgId).execute()
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(await state()).toEqual({ status: 'pending', endpoint: 'enabled' })
    await become('active')
    await requeueAll()
    await eventually(async () => (await state()).status === 'succeeded', 15_000)
    expect(receiver.requests).toHaveLength(1)
  })

  it('ends with a deleted organization, and so do its endpoints', async () => {
    await become('deleted')
    const state = await overdue()
    await requeueAll()
    expect(await state()).toEqual({ status: 'canceled', endpoint: 'disabled' })
  })

  it('is canceled where its endpoint was disabled just as it was fanned out', async () => {
    const state = await overdue({ status: 'disabled' })
    await requeueAll()
    expect(await state()).toEqual({ status: 'canceled', endpoint: 'disabled' })
    expect(receiver.requests).toHaveLength(0)
  })

  it('is canceled where its endpoint was disabled and its worker has died, not before', async () => {
    const lease = (seconds: number) => ({
      status: 'in_flight',
      attempts: 1,
      locked_until: new Date(Date.now() + seconds * 1_000).toISOString(),
    })
    const disabled = { status: 'disabled' }
    const [dead, alive] = [await overdue(disabled, lease(-1)), await overdue(disabled, lease(60))]
    await requeueAll()
    expect(await dead()).toEqual({ status: 'canceled', endpoint: 'disabled' })
    expect(await alive()).toEqual({ status: 'in_flight', endpoint: 'disabled' })
  })
})

describe('events', () => {
  it('are forgotten after 30 days, with their deliveries', async () => {
    const hooks = new Hooks(t.school, orgId)
    const endpoint = await hooks.endpoint()
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
    const from = (days: number) => hooks.event({ id: idAt(Date.now() - days * 86_400_000), occurred_at: daysAgo(days) })
    const [old, young] = [await from(30.01), await from(29.9)]
    await hooks.delivery(endpoint, old)
    await hooks.delivery(endpoint, young)
    const lookup = new Lookup(t.server.services.config, () => {})
    const job = retention(t.server.services, lookup)
    for (const org of await job.find()) await job.work(org)
    await lookup.close()
    const left = async (table: 'outbox_events' | 'webhook_deliveries', column: 'id' | 'event_id') =>
      (
        await t.db
          .selectFrom(table)
          .select(column as never)
          .where('org_id', '=', orgId)
          .execute()
      ).map((one) => one[column])
    expect(await left('outbox_events', 'id')).toEqual([young])
    expect(await left('webhook_deliveries', 'event_id')).toEqual([young])
  })
})
