import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Hooks } from '../../test/support/hooks.ts'
import { Operator } from '../../test/support/operator.ts'
import { Receiver } from '../../test/support/receiver.ts'
import { startTestServer, type TestServer } from '../../test/support/server.ts'
import { eventually } from '../../test/support/wait.ts'
import { toPublic } from '../ids.ts'

let t: TestServer
let operator: Operator
let orgId: string
let slug: string
let hooks: Hooks
beforeAll(async () => {
  t = await startTestServer({ webhookAllowPrivateTargets: true })
  operator = await Operator.of(t)
})
beforeEach(async () => {
  slug = `dead-${randomBytes(4).toString('hex')}`
  orgId = await t.school.organization({ slug })
  hooks = new Hooks(t.school, orgId)
})
afterAll(async () => {
  await operator.close()
  await t.close()
})

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const dead = { status: 'exhausted', attempts: 8, response_status: 500 }
const statuses = async () =>
  (
    await t.db
      .selectFrom('webhook_deliveries')
      .select(['status'])
      .where('org_id', '=', orgId)
      .orderBy('created_at')
      .execute()
  ).map(({ status }) => status)

describe('deliveries that were given up', () => {
  it('are listed, unless the endpoint has got the event otherwise or is about to', async () => {
    const endpoint = await hooks.endpoint()
    const given = await hooks.delivery(endpoint, await hooks.event(), { ...dead, completed_at: ago(1) })
    const canceled = await hooks.delivery(endpoint, await hooks.event(), { status: 'canceled', completed_at: ago(30) })
    for (const status of ['succeeded', 'pending', 'retry_scheduled']) {
      const event = await hooks.event()
      await hooks.delivery(endpoint, event, { ...dead, created_at: ago(2) })
      await hooks.delivery(endpoint, event, { status })
    }
    const twice = await hooks.event()
    await hooks.delivery(endpoint, twice, { ...dead, created_at: ago(3), completed_at: ago(3) })
    const last = await hooks.delivery(endpoint, twice, { ...dead, created_at: ago(2), completed_at: ago(2) })
    await hooks.delivery(await hooks.endpoint({ deleted_at: ago(1) }), await hooks.event(), dead)

    const list = (...more: string[]) => operator.json('deliveries:dead', '--organization', slug, ...more)
    const ids = (rows: { delivery: string }[]) => rows.map(({ delivery }) => delivery)
    const whd = (id: string) => toPublic('whd', id)
    const found = await list()
    expect(ids(found)).toEqual([whd(given), whd(last), whd(canceled)])
    expect(found[0]).toMatchObject({
      organization: slug,
      host: 'hooks.example.org',
      event: 'task.created',
      attempts: 8,
      last: 500,
    })
    expect(ids(await list('--since', ago(24)))).toEqual([whd(given), whd(last)])
    expect(await list('--endpoint', toPublic('whe', await hooks.endpoint()))).toEqual([])
    expect(ids(await operator.json('deliveries:dead'))).toEqual(expect.arrayContaining(ids(found)))
    expect(await operator.run('deliveries:dead', '--endpoint', 'whe_1')).toMatchObject({
      status: 1,
      err: expect.stringContaining('not a webhook endpoint'),
    })
  })

  it('are delivered once more, in order, and only once', { timeout: 60_000 }, async () => {
    const receiver = await Receiver.start()
    try {
      const endpoint = await hooks.endpoint({ url: receiver.url })
      const events = [await hooks.event(), await hooks.event(), await hooks.event()]
      for (const event of events) await hooks.delivery(endpoint, event, dead)
      const disabled = await hooks.endpoint({ status: 'auto_disabled' })
      await hooks.delivery(disabled, events[0] as string, dead)
      const replay = () => operator.json('deliveries:replay', '--organization', slug)
      expect(await replay()).toEqual([{ organization: slug, replayed: 3, endpointDisabled: 1 }])
      expect(await replay()).toEqual([{ organization: slug, replayed: 0, endpointDisabled: 1 }])
      const worker = await t.another({ role: 'worker' })
      await eventually(() => receiver.requests.length === 3, 20_000)
      expect(receiver.requests.map(({ event }) => event.id)).toEqual(events.map((id) => toPublic('evt', id)))
      await eventually(async () => (await statuses()).filter((status) => status === 'succeeded').length === 3)
      expect(await replay()).toEqual([{ organization: slug, replayed: 0, endpointDisabled: 1 }])
      await worker.close()
    } finally {
      await receiver.close()
    }
  })
})
