import { verify } from '@homeroom/sdk/webhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Hooks } from '../../../test/support/hooks.ts'
import { Receiver } from '../../../test/support/receiver.ts'
import type { Person } from '../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { eventually as within } from '../../../test/support/wait.ts'
import { toPublic, uuidOf } from '../../ids.ts'

let t: TestServer
/** A machine that runs many suites at once takes its time. */
const eventually = <T>(what: () => T | Promise<T>, timeout = 15_000): Promise<T> => within(what, timeout)

let orgId: string
let owner: Person
let receiver: Receiver
beforeAll(async () => {
  t = await startTestServer({ role: 'all', webhookAllowPrivateTargets: true })
})
afterAll(() => t.close())
beforeEach(async () => {
  orgId = await t.school.organization()
  owner = await t.school.person(orgId, 'owner')
  receiver = await Receiver.start()
})
afterEach(() => receiver.close())

const register = async (
  body: { url?: string; eventTypes?: string[] } = {},
  as: Parameters<TestServer['as']>[0] = owner,
) => {
  const { data } = await t.as(as).webhooks.create({ url: receiver.url, eventTypes: ['task.*'], ...body })
  return data
}
const task = (title: string) => t.as(owner).tasks.create({ title })
const log = async (endpointId: string) =>
  (await t.as(owner).webhooks.listDeliveries(endpointId)).data.filter(({ eventType }) => eventType !== 'webhook.ping')
const deliveryOf = async (endpointId: string, status: string) => {
  const find = async () => (await log(endpointId)).find((one) => one.status === status)
  return (await eventually(find)) as NonNullable<Awaited<ReturnType<typeof find>>>
}
const endpointOf = async (id: string) => (await t.as(owner).webhooks.get(id)).data
const row = (id: string) => ({
  set: (values: object) =>
    t.db.updateTable('webhook_endpoints').set(values).where('id', '=', uuidOf('whe', id)).execute(),
})
/** Has the waiting deliveries of an endpoint tried now. */
const hurry = (endpointId: string) =>
  t.db
    .updateTable('webhook_deliveries')
    .set({ next_attempt_at: new Date().toISOString(), queued_at: null })
    .where('endpoint_id', '=', uuidOf('whe', endpointId))
    .where('status', 'in', ['pending', 'retry_scheduled'])
    .execute()

describe('a webhook', () => {
  it('brings the event that the list of events shows, signed and logged', async () => {
    const endpoint = await register()
    await eventually(() => receiver.requests.length === 1)
    expect(receiver.requests[0]?.event).toMatchObject({
      type: 'webhook.ping',
      resource: { type: 'webhook_endpoint', id: endpoint.id },
      data: { object: { message: 'ping' } },
    })
    const { data: made } = await task('Trip slips 🎒')
    await eventually(() => receiver.events.length === 1)
    const [{ event, body, headers }] = receiver.events as [Receiver['requests'][number]]
    expect(event).toMatchObject({ type: 'task.created', data: { object: made } })
    expect(event).toEqual((await t.as(owner).events.get(event.id)).data)
    expect(await verify(body, headers['service-signature'] as string, endpoint.signingSecret)).toBe(true)
    const delivery = await deliveryOf(endpoint.id, 'succeeded')
    expect(delivery).toMatchObject({
      id: headers['service-delivery-id'],
      eventId: event.id,
      attempts: 1,
      responseStatus: 200,
      responseExcerpt: 'ok',
      errorKind: null,
      nextAttemptAt: null,
    })
    expect(delivery.durationMs).toBeLessThan(1_000)
    expect(delivery.completedAt).toBe(delivery.lastAttemptAt)
    expect(await endpointOf(endpoint.id)).toMatchObject({ lastSuccessAt: delivery.lastAttemptAt, lastFailureAt: null })
  })

  it('is sent the types that it asked for, and no others', async () => {
    const [exact, family, all, other] = await Promise.all(
      [['task.created'], ['task.*'], ['*'], ['project.*']].map((eventTypes) => register({ eventTypes })),
    )
    const { data: made } = await task('One')
    await t.as(owner).tasks.complete(made.id)
    await eventually(async () => (await log(all?.id ?? '')).length === 2)
    const types = async (id = '') => (await log(id)).map(({ eventType }) => eventType).reverse()
    expect(await types(exact?.id)).toEqual(['task.created'])
    expect(await types(family?.id)).toEqual(['task.created', 'task.completed'])
    expect(await types(all?.id)).toEqual(['task.created', 'task.completed'])
    expect(await types(other?.id)).toEqual([])
  })

  it('has two signatures while its secret is rotated, the new one first, and one again afterwards', async () => {
    const endpoint = await register()
    const { data: rotated } = await t.as(owner).webhooks.rotateSecret(endpoint.id)
    await task('During')
    await eventually(() => receiver.events.length === 1)
    await row(endpoint.id).set({ prev_secret_expires_at: new Date().toISOString() })
    await task('After')
    await eventually(() => receiver.events.length === 2)
    const [during, after] = receiver.events.map(({ body, headers }) => ({
      body,
      header: headers['service-signature'] as string,
      standard: (headers['webhook-signature'] as string).split(' '),
    }))
    expect(during?.header.match(/v1=/g)).toHaveLength(2)
    expect(during?.standard).toHaveLength(2)
    for (const secret of [rotated.signingSecret, endpoint.signingSecret])
      expect(await verify(during?.body ?? '', during?.header, secret)).toBe(true)
    expect(await verify(during?.body ?? '', during?.header.replace(/,v1=\w+$/, ''), rotated.signingSecret)).toBe(true)
    expect(after?.header.match(/v1=/g)).toHaveLength(1)
    expect(await verify(after?.body ?? '', after?.header, endpoint.signingSecret)).toBe(false)
  })

  it('is sent again what is redelivered: the same event, by another delivery', async () => {
    const endpoint = await register()
    await task('Again')
    const first = await deliveryOf(endpoint.id, 'succeeded')
    const { data: second } = await t.as(owner).webhooks.redeliver(first.id)
    await eventually(() => receiver.events.length === 2)
    expect(receiver.events[1]?.body).toBe(receiver.events[0]?.body)
    expect(receiver.events[1]?.headers['service-delivery-id']).toBe(second.id)
    const { data: ping } = await t.as(owner).webhooks.test(endpoint.id)
    await eventually(() => receiver.requests.some(({ headers }) => headers['service-delivery-id'] === ping.id))
  })

  it('gets nothing while it is disabled', async () => {
    const endpoint = await register()
    await t.as(owner).webhooks.update(endpoint.id, { status: 'disabled' })
    const { data: made } = await task('Missed')
    await eventually(async () => (await dispatched()) === 1)
    await t.as(owner).webhooks.update(endpoint.id, { status: 'enabled' })
    await t.as(owner).tasks.complete(made.id)
    await eventually(() => receiver.events.length === 1)
    expect(receiver.events[0]?.event.type).toBe('task.completed')
  })
  const dispatched = async () =>
    (
      await t.db
        .selectFrom('outbox_events')
        .select('id')
        .where('org_id', '=', orgId)
        .where('type', '=', 'task.created')
        .where('dispatched_at', 'is not', null)
        .execute()
    ).length
})

describe('a failed attempt', () => {
  it('is logged, and made again some five seconds later', async () => {
    let fail = true
    receiver.answer = ({ event }, res) =>
      fail && event.type !== 'webhook.ping' ? res.writeHead(500).end('No 🚧') : res.end('ok')
    const endpoint = await register()
    await task('Hard')
    const failed = await deliveryOf(endpoint.id, 'retry_scheduled')
    fail = false
    expect(failed).toMatchObject({
      attempts: 1,
      responseStatus: 500,
      responseExcerpt: 'No 🚧',
      errorKind: 'http_status',
      completedAt: null,
    })
    const wait = Date.parse(failed.nextAttemptAt ?? '') - Date.parse(failed.lastAttemptAt ?? '')
    expect(wait).toBeGreaterThanOrEqual(4_000)
    expect(wait).toBeLessThanOrEqual(6_000)
    expect(await endpointOf(endpoint.id)).toMatchObject({ consecutiveFailures: 1, lastFailureAt: failed.lastAttemptAt })
    expect(await deliveryOf(endpoint.id, 'succeeded')).toMatchObject({ id: failed.id, attempts: 2, errorKind: null })
    const [first, second] = receiver.events
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(3_900)
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeLessThan(7_500)
    expect(second?.headers['service-delivery-attempt']).toBe('2')
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    expect(second?.headers['service-signature']).not.toBe(first?.headers['service-signature'])
    expect((await endpointOf(endpoint.id)).consecutiveFailures).toBe(0)
  }, 30_000)

  it('honours Retry-After, in seconds and as a date', async () => {
    const date = new Date(Date.now() + 3_600_000).toUTCString()
    for (const asked of ['3600', date]) {
      receiver.answer = (_, res) => res.writeHead(429, { 'Retry-After': asked }).end()
      const endpoint = await register({ eventTypes: ['project.created'] })
      const ping = await eventually(async () => {
        const { data } = await t.as(owner).webhooks.listDeliveries(endpoint.id, { status: 'retry_scheduled' })
        return data[0]
      })
      const wait = Date.parse(ping?.nextAttemptAt ?? '') - Date.now()
      expect(wait).toBeGreaterThan(3_500_000)
      expect(wait).toBeLessThanOrEqual(3_601_000)
    }
  })

  it('is the last one at the eighth', async () => {
    receiver.answer = (_, res) => res.writeHead(503).end()
    const endpoint = await register()
    await task('Hopeless')
    for (let n = 1; n <= 8; n++) {
      await eventually(async () => (await log(endpoint.id))[0]?.attempts === n && receiver.events.length === n)
      await eventually(async () => (await log(endpoint.id))[0]?.status !== 'in_flight')
      const status = (await log(endpoint.id))[0]?.status
      expect(status).toBe(n < 8 ? 'retry_scheduled' : 'exhausted')
      await hurry(endpoint.id)
    }
    const attempts = receiver.events.map(({ headers }) => headers['service-delivery-attempt'])
    expect(attempts).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
    expect((await log(endpoint.id))[0]).toMatchObject({ nextAttemptAt: null, completedAt: expect.any(String) })
  }, 60_000)

  it('answered 410 ends the endpoint, what waits for it, and is told to owners and admins', async () => {
    const admin = await t.school.person(orgId, 'admin')
    receiver.answer = ({ event }, res) => res.writeHead(event.type === 'webhook.ping' ? 200 : 410).end()
    const endpoint = await register()
    await Promise.all([task('One'), task('Two'), task('Three')])
    await eventually(async () => (await endpointOf(endpoint.id)).status === 'auto_disabled')
    expect(await endpointOf(endpoint.id)).toMatchObject({ disabledReason: 'The receiver answered 410 Gone' })
    await eventually(async () => (await log(endpoint.id)).every(({ status }) => status === 'canceled'))
    expect((await log(endpoint.id)).filter(({ responseStatus }) => responseStatus === 410)).toHaveLength(1)
    expect(receiver.events).toHaveLength(1)
    for (const person of [owner, admin]) {
      await eventually(async () =>
        (await t.as(person).notifications.list()).data.some(
          ({ type, resource }) => type === 'webhook_endpoint.auto_disabled' && resource?.id === endpoint.id,
        ),
      )
    }
    const events = await t.as(owner).events.list({ type: 'webhook_endpoint.auto_disabled' })
    expect(events.data).toEqual([])
  })

  it('after five days of failures ends the endpoint, and one success begins them anew', async () => {
    receiver.answer = (_, res) => res.writeHead(500).end()
    const endpoint = await register({ eventTypes: ['project.created'] })
    // On a slow machine its own retry may come before ours.
    const failures = async () => (await endpointOf(endpoint.id)).consecutiveFailures
    const hurried = (what: () => Promise<boolean>) => eventually(() => hurry(endpoint.id).then(what))
    await eventually(async () => (await failures()) >= 1)
    const days = (n: number) => new Date(Date.now() - n * 86_400_000).toISOString()
    await row(endpoint.id).set({ first_failure_at: days(4.9) })
    const before = await failures()
    await hurried(async () => (await failures()) > before)
    expect((await endpointOf(endpoint.id)).status).toBe('enabled')
    await row(endpoint.id).set({ first_failure_at: days(5) })
    await hurried(async () => (await endpointOf(endpoint.id)).status === 'auto_disabled')
    expect((await endpointOf(endpoint.id)).disabledReason).toBe('Every delivery has failed for 5 days')
    receiver.answer = (_, res) => res.end()
    await t.as(owner).webhooks.update(endpoint.id, { status: 'enabled' })
    await row(endpoint.id).set({ first_failure_at: days(6), consecutive_failures: 3 })
    await t.as(owner).webhooks.test(endpoint.id)
    await eventually(async () => (await failures()) === 0)
    receiver.answer = (_, res) => res.writeHead(500).end()
    await t.as(owner).webhooks.test(endpoint.id)
    await eventually(async () => (await failures()) >= 1)
    expect((await endpointOf(endpoint.id)).status).toBe('enabled')
  })
})

describe('a delivery that cannot be made here', () => {
  it('is tried again like any other, holds up nothing else, and is no failure of the endpoint', async () => {
    const endpoint = await register()
    await eventually(() => receiver.requests.length === 1)
    const hooks = new Hooks(t.school, orgId)
    const riddle = await hooks.event({ resource_type: 'riddle' })
    const id = await hooks.delivery(uuidOf('whe', endpoint.id), riddle, {
      ...{ status: 'pending', attempts: 0, completed_at: null, queued_at: null },
    })
    await eventually(async () => {
      const found = (await log(endpoint.id)).find((one) => one.id === toPublic('whd', id))
      return found?.status === 'retry_scheduled' && found.attempts >= 1
    })
    expect((await endpointOf(endpoint.id)).consecutiveFailures).toBe(0)
    await task('Behind it')
    await eventually(() => receiver.events.length === 1)
  })
})

describe('an endpoint made by a key', () => {
  it('gets what the key’s scopes cover, while the key is good', async () => {
    const key = await t.school.key(orgId, ['webhooks:write', 'webhooks:read', 'tasks:read'])
    const endpoint = await register({ eventTypes: ['*'] }, key)
    await eventually(() => receiver.requests.length === 1)
    await t.as(owner).organization.update({ name: 'Elsewhere' })
    await task('Yes')
    await eventually(() => receiver.events.length === 1)
    expect(receiver.events[0]?.event.type).toBe('task.created')
    await t.db.updateTable('api_keys').set({ expires_at: new Date().toISOString() }).where('id', '=', key.id).execute()
    const control = await register()
    await task('No')
    await eventually(async () => (await log(control.id)).length === 1)
    expect((await log(endpoint.id)).map(({ eventType }) => eventType)).toEqual(['task.created'])
  })

  it('of an app gets what is about a child only with consent, asked at each attempt', async () => {
    const app = await t.school.appKey(orgId, ['webhooks:write', 'tasks:read'])
    const guardian = await t.school.person(orgId, 'guardian')
    const [shared, kept] = [await t.school.student(orgId), await t.school.student(orgId)]
    await t.school.consent(guardian, shared, 'third_party_sharing', { app_id: app.appId })
    const endpoint = await register({}, app)
    const about = (studentId: string, title: string) =>
      t.as(owner).tasks.create({ title, studentId: toPublic('stu', studentId) })
    await about(kept, 'Kept')
    await about(shared, 'Shared')
    await eventually(() => receiver.events.length === 1)
    expect(receiver.events[0]?.event.data.object.title).toBe('Shared')
    receiver.answer = (_, res) => res.writeHead(500).end()
    await about(shared, 'Withdrawn')
    await deliveryOf(endpoint.id, 'retry_scheduled')
    await t.db.updateTable('consents').set({ status: 'revoked' }).where('student_id', '=', shared).execute()
    receiver.answer = (_, res) => res.end('ok')
    await hurry(endpoint.id)
    const canceled = await deliveryOf(endpoint.id, 'canceled')
    expect(canceled).toMatchObject({ attempts: 1, responseStatus: 500 })
    expect(receiver.events).toHaveLength(2)
    expect(await log(endpoint.id)).toHaveLength(2)
  })
})
