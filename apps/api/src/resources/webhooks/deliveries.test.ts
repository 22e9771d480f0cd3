import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { collect } from '../../../test/support/collect.ts'
import { Hooks } from '../../../test/support/hooks.ts'
import type { Person } from '../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { written } from '../../../test/support/written.ts'
import { newId, toPublic } from '../../ids.ts'

let t: TestServer
let orgId: string
let owner: Person
let hooks: Hooks
beforeAll(async () => {
  t = await startTestServer()
})
afterAll(() => t.close())
beforeEach(async () => {
  orgId = await t.school.organization()
  owner = await t.school.person(orgId, 'owner')
  hooks = new Hooks(t.school, orgId)
})

const statuses = async (endpointId: string) => {
  const rows = await t.db
    .selectFrom('webhook_deliveries')
    .select('status')
    .where('endpoint_id', '=', endpointId)
    .orderBy('id')
    .execute()
  return rows.map(({ status }) => status)
}

describe('webhooks.test and redeliver', () => {
  it('are refused by an endpoint that is not enabled', async () => {
    const id = await hooks.endpoint({ status: 'disabled' })
    const delivery = await hooks.delivery(id, await hooks.event())
    const refusal = { status: 409, details: { reason: 'endpoint_disabled' } }
    await expect(t.as(owner).webhooks.test(toPublic('whe', id))).rejects.toMatchObject(refusal)
    await expect(t.as(owner).webhooks.redeliver(toPublic('whd', delivery))).rejects.toMatchObject(refusal)
  })

  it.each(['succeeded', 'exhausted', 'canceled'])(
    'redeliver makes a new delivery of one that is %s',
    async (status) => {
      const id = await hooks.endpoint()
      const event = await hooks.event()
      const delivery = await hooks.delivery(id, event, { status, attempts: 8 })
      const result = await t.as(owner).webhooks.redeliver(toPublic('whd', delivery))
      expect(result.data).toMatchObject({ eventId: toPublic('evt', event), status: 'pending', attempts: 0 })
      expect(result.data.id).not.toBe(toPublic('whd', delivery))
      const { events, audit } = await written(t.db, result.meta.requestId)
      expect(events).toEqual([])
      expect(audit).toMatchObject([{ action: 'webhooks.redeliver', resource_type: 'webhook_delivery' }])
      expect(await statuses(id)).toEqual([status, 'pending'])
    },
  )

  it.each(['pending', 'in_flight', 'retry_scheduled'])('redeliver refuses one that is %s', async (status) => {
    const id = await hooks.endpoint()
    const delivery = await hooks.delivery(id, await hooks.event(), { status })
    await expect(t.as(owner).webhooks.redeliver(toPublic('whd', delivery))).rejects.toMatchObject({
      status: 409,
      details: { reason: 'invalid_state_transition', resource: 'webhook_delivery', from: status, allowed: [] },
    })
  })

  it('know nothing of other organizations', async () => {
    const stranger = await t.school.person(await t.school.organization(), 'owner')
    const id = await hooks.endpoint()
    const delivery = await hooks.delivery(id, await hooks.event())
    const calls = await Promise.allSettled([
      t.as(stranger).webhooks.test(toPublic('whe', id)),
      t.as(stranger).webhooks.redeliver(toPublic('whd', delivery)),
      t.as(stranger).webhooks.redeliver(toPublic('whd', newId())),
    ])
    for (const call of calls) expect(call).toMatchObject({ reason: { status: 404, code: 'not_found' } })
  })
})

describe('webhooks.listDeliveries', () => {
  it('tells every attempt’s end, latest first, filtered by state and type', async () => {
    const id = await hooks.endpoint()
    const event = await hooks.event()
    const at = (minute: number) => ({ created_at: `2026-11-20T10:0${minute}:00.000Z` })
    const failed = { response_status: 500, response_excerpt: 'Oops', error_kind: 'http_status', duration_ms: 12 }
    const next = '2026-11-30T00:00:00.000Z'
    await hooks.delivery(id, event, { ...at(0), ...failed, status: 'exhausted', attempts: 8 })
    await hooks.delivery(id, event, { ...at(1), status: 'retry_scheduled', next_attempt_at: next, completed_at: null })
    await hooks.delivery(id, event, { ...at(2), event_type: 'project.created' })
    await hooks.delivery(await hooks.endpoint(), event)
    const list = (params: object) => t.as(owner).webhooks.listDeliveries(toPublic('whe', id), params)
    const { data, pagination } = await list({})
    expect(pagination.total).toBe(3)
    expect(data).toMatchObject([
      { eventType: 'project.created', status: 'succeeded', nextAttemptAt: null },
      { status: 'retry_scheduled', nextAttemptAt: next, completedAt: null },
      { responseStatus: 500, responseExcerpt: 'Oops', errorKind: 'http_status', durationMs: 12, nextAttemptAt: null },
    ])
    expect((await list({ status: 'exhausted' })).pagination.total).toBe(1)
    expect((await list({ eventType: 'project.created' })).pagination.total).toBe(1)
    expect(await collect(list({ limit: 1 }))).toEqual(data)
  })
})
