import { type Scope, scopes } from '@homeroom/contract/access'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { collect } from '../../../test/support/collect.ts'
import { Hooks } from '../../../test/support/hooks.ts'
import type { Person } from '../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { written } from '../../../test/support/written.ts'
import { toPublic, uuidOf } from '../../ids.ts'
import { MAX_ENDPOINTS } from './handlers.ts'
import { signingSecretContext } from './secret.ts'

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

const URL = 'https://hooks.example.org/in'
const create = (body: { url?: string; eventTypes?: string[]; description?: string | null } = {}, as = owner) =>
  t.as(as).webhooks.create({ url: URL, eventTypes: ['task.*'], ...body })
const rowOf = (publicId: string) =>
  t.db.selectFrom('webhook_endpoints').selectAll().where('id', '=', uuidOf('whe', publicId)).executeTakeFirstOrThrow()
const open = (row: { id: string; secret_enc: Buffer }) =>
  t.server.services.secrets.open(row.secret_enc, signingSecretContext(row.id))
const statuses = async (endpointId: string) => {
  const rows = await t.db
    .selectFrom('webhook_deliveries')
    .select('status')
    .where('endpoint_id', '=', endpointId)
    .orderBy('id')
    .execute()
  return rows.map(({ status }) => status)
}

describe('webhooks.create', () => {
  it('registers an endpoint, shows its secret once, and has a ping sent to it', async () => {
    const result = await create({
      eventTypes: ['task.*', 'organization.updated', 'task.*'],
      description: 'Bus 🚌 plan',
    })
    const { signingSecret, ...endpoint } = result.data
    expect(signingSecret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(endpoint).toMatchObject({
      apiKeyId: null,
      url: URL,
      description: 'Bus 🚌 plan',
      eventTypes: ['task.*', 'organization.updated'],
      status: 'enabled',
      disabledReason: null,
      secretRotationEndsAt: null,
      consecutiveFailures: 0,
      lastSuccessAt: null,
      lastFailureAt: null,
    })
    const row = await rowOf(endpoint.id)
    expect(open(row)).toBe(signingSecret)
    expect(row.secret_enc.toString('latin1')).not.toContain(signingSecret.slice(6))
    expect((await t.as(owner).webhooks.get(endpoint.id)).data).toEqual(endpoint)
    const { events, audit } = await written(t.db, result.meta.requestId)
    const [ping, created] = [...events].sort((a, b) => (a.type < b.type ? -1 : 1))
    expect(created).toMatchObject({
      type: 'webhook_endpoint.created',
      internal_only: true,
      payload: { object: endpoint },
    })
    expect(ping).toMatchObject({ type: 'webhook.ping', internal_only: false, resource_id: row.id })
    expect(audit).toMatchObject([{ action: 'webhooks.create', resource_id: row.id, changes: null }])
    const { data: log } = await t.as(owner).webhooks.listDeliveries(endpoint.id)
    expect(log).toMatchObject([{ eventType: 'webhook.ping', status: 'pending', attempts: 0, completedAt: null }])
    expect((await t.as(owner).events.get(log[0]?.eventId ?? '')).data.data).toEqual({ object: { message: 'ping' } })
  })

  it.each(['teacher', 'staff', 'health_staff', 'guardian', 'student', 'guest'] as const)(
    'is closed to %s',
    async (role) => {
      const call = create({}, await t.school.person(orgId, role))
      await expect(call).rejects.toMatchObject({ code: 'forbidden', details: { permission: 'webhooks:manage' } })
    },
  )

  it('names every event type that is none', async () => {
    const eventTypes = ['task.created', 'task.vanished', 'nothing.*', '*', 'webhook_endpoint.created']
    await expect(create({ eventTypes })).rejects.toMatchObject({
      status: 400,
      details: [1, 2, 4].map((i) => ({ field: `eventTypes[${i}]`, location: 'body', code: 'enum' })),
    })
  })

  it('lets a key ask for what its scopes cover', async () => {
    const key = await t.school.key(orgId, ['webhooks:write', 'tasks:read'])
    const { data } = await t.as(key).webhooks.create({ url: URL, eventTypes: ['task.created', '*', 'webhook.ping'] })
    expect(data.apiKeyId).toBe(toPublic('key', key.id))
    const call = t.as(key).webhooks.create({ url: URL, eventTypes: ['task.*', 'grade.released', 'api_key.*'] })
    await expect(call).rejects.toMatchObject({
      details: [
        { field: 'eventTypes[1]', code: 'enum' },
        { field: 'eventTypes[2]', code: 'enum' },
      ],
    })
    await expect(t.as(key).webhooks.update(data.id, { eventTypes: ['grade.*'] })).rejects.toMatchObject({ status: 400 })
  })

  it('sends nothing where a super-admin says who has no role: what happens here is not hers to see', async () => {
    const operator = { ...owner, ...(await t.school.user({ is_super_admin: true })) }
    const refusal = { status: 403, code: 'forbidden', details: { reason: 'role_escalation' } }
    await expect(create({}, operator)).rejects.toMatchObject(refusal)
    const { id } = (await create()).data
    await expect(t.as(operator).webhooks.update(id, { url: `${URL}/2` })).rejects.toMatchObject(refusal)
    expect((await t.as(operator).webhooks.update(id, { status: 'disabled' })).data.status).toBe('disabled')
  })

  it(`stops at ${MAX_ENDPOINTS} endpoints, whoever calls at the same time`, async () => {
    for (let i = 10; i < MAX_ENDPOINTS; i++) await hooks.endpoint()
    await hooks.endpoint({ deleted_at: new Date().toISOString() })
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => create()))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    const refusal = { status: 409, details: { reason: 'endpoint_limit', limit: MAX_ENDPOINTS } }
    for (const one of outcomes) if (one.status === 'rejected') expect(one.reason).toMatchObject(refusal)
  })
})

describe('webhooks.list', () => {
  it('shows the latest first, filtered by state, by both ways of paging', async () => {
    const at = (minute: number) => ({ created_at: `2026-11-20T10:0${minute}:00.000Z` })
    const ids = [
      await hooks.endpoint({ ...at(0), status: 'disabled' }),
      await hooks.endpoint(at(1)),
      await hooks.endpoint({ ...at(2), status: 'auto_disabled', disabled_reason: 'gone' }),
      await hooks.endpoint(at(3)),
    ].map((id) => toPublic('whe', id))
    await hooks.endpoint({ deleted_at: new Date().toISOString() })
    const list = async (params: object) => {
      const { data, pagination } = await t.as(owner).webhooks.list(params)
      return [data.map(({ id }) => id), pagination.total]
    }
    expect(await list({})).toEqual([[...ids].reverse(), 4])
    expect(await list({ status: 'enabled' })).toEqual([[ids[3], ids[1]], 2])
    expect(await list({ status: 'auto_disabled' })).toEqual([[ids[2]], 1])
    const walked = await collect(t.as(owner).webhooks.list({ limit: 1 }))
    expect(walked.map(({ id }) => id)).toEqual([...ids].reverse())
  })
})

describe('a key', () => {
  it('sees and changes what it made, and nothing else', async () => {
    const every = Object.keys(scopes) as Scope[]
    const [key, other] = [await t.school.key(orgId, every), await t.school.appKey(orgId, every)]
    const { data: own } = await t.as(key).webhooks.create({ url: URL, eventTypes: ['*'] })
    const { data: of } = await create()
    expect((await t.as(key).webhooks.list()).data.map(({ id }) => id)).toEqual([own.id])
    expect((await t.as(other).webhooks.list()).pagination.total).toBe(0)
    expect((await t.as(owner).webhooks.list()).pagination.total).toBe(2)
    const [delivery] = (await t.as(owner).webhooks.listDeliveries(of.id)).data
    const as = t.as(key).webhooks
    const calls = [
      as.get(of.id),
      as.update(of.id, { description: 'x' }),
      as.delete(of.id),
      as.rotateSecret(of.id),
      as.test(of.id),
      as.listDeliveries(of.id),
      as.redeliver(delivery?.id ?? ''),
    ]
    for (const call of await Promise.allSettled(calls)) expect(call).toMatchObject({ reason: { status: 404 } })
    expect((await as.test(own.id)).data.status).toBe('pending')
  })

  it('takes its endpoints with it when it is revoked, and an app its own when it is uninstalled', async () => {
    const { data: key } = await t.as(owner).apiKeys.create({ name: 'Bus', scopes: ['webhooks:write', 'tasks:read'] })
    const app = await t.school.appKey(orgId, ['webhooks:write', 'tasks:read'])
    const bearer = { id: uuidOf('key', key.id), orgId, serviceUserId: '', secret: key.secret }
    const { data: first } = await t.as(bearer).webhooks.create({ url: URL, eventTypes: ['task.*'] })
    const { data: second } = await t.as(app).webhooks.create({ url: URL, eventTypes: ['task.*'] })
    const { data: others } = await create()
    await t.as(owner).apiKeys.revoke(key.id)
    await t.as(owner).store.uninstall(toPublic('app', app.appId))
    for (const { id } of [first, second]) {
      const { data } = await t.as(owner).webhooks.get(id)
      expect(data).toMatchObject({ status: 'disabled', disabledReason: 'The API key was revoked' })
      expect(await statuses(uuidOf('whe', id))).toEqual(['canceled'])
    }
    expect((await t.as(owner).webhooks.get(others.id)).data.status).toBe('enabled')
    expect(await statuses(uuidOf('whe', others.id))).toEqual(['pending'])
  })
})

describe('webhooks.update', () => {
  it('changes what is given and tells what it was, without the secret', async () => {
    const { data: before } = await create({ description: 'one' })
    const given = { url: 'https://other.example.org:8443/x', eventTypes: ['*'], description: null }
    const result = await t.as(owner).webhooks.update(before.id, given)
    expect(result.data).toMatchObject({ ...given, status: 'enabled' })
    const { events, audit } = await written(t.db, result.meta.requestId)
    const { url, eventTypes, description } = before
    expect(events).toMatchObject([
      { type: 'webhook_endpoint.updated', payload: { previous: { url, eventTypes, description } } },
    ])
    expect(audit[0]?.changes).toMatchObject({ url: { from: url, to: given.url } })
    expect(JSON.stringify([events, audit])).not.toContain('whsec_')
    const same = await t.as(owner).webhooks.update(before.id, given)
    expect(same.data).toEqual(result.data)
    expect((await written(t.db, same.meta.requestId)).events).toEqual([])
  })

  it('cancels what is waiting when it disables, and begins anew when it enables', async () => {
    const failing = { consecutive_failures: 7, first_failure_at: '2026-11-19T00:00:00Z', status: 'auto_disabled' }
    const id = await hooks.endpoint({ ...failing, disabled_reason: 'gone' })
    const publicId = toPublic('whe', id)
    const { data: enabled } = await t.as(owner).webhooks.update(publicId, { status: 'enabled' })
    expect(enabled).toMatchObject({ status: 'enabled', disabledReason: null, consecutiveFailures: 0 })
    expect((await rowOf(publicId)).first_failure_at).toBeNull()
    const elsewhere = await hooks.endpoint()
    const event = await hooks.event()
    for (const status of ['pending', 'retry_scheduled', 'in_flight', 'succeeded', 'exhausted'])
      await hooks.delivery(id, event, { status, completed_at: null })
    await hooks.delivery(elsewhere, event, { status: 'pending' })
    await t.as(owner).webhooks.update(publicId, { status: 'disabled' })
    expect(await statuses(id)).toEqual(['canceled', 'canceled', 'in_flight', 'succeeded', 'exhausted'])
    expect(await statuses(elsewhere)).toEqual(['pending'])
  })
})

describe('webhooks.delete', () => {
  it('ends the endpoint and forgets its secrets', async () => {
    const { data: endpoint } = await create()
    const result = await t.as(owner).webhooks.delete(endpoint.id)
    expect(result.data).toEqual({ id: endpoint.id, deleted: true })
    const { events } = await written(t.db, result.meta.requestId)
    const { signingSecret: _secret, ...shown } = endpoint
    expect(events).toMatchObject([{ type: 'webhook_endpoint.deleted', payload: { previous: shown } }])
    expect((await rowOf(endpoint.id)).secret_enc).toHaveLength(0)
    expect(await statuses(uuidOf('whe', endpoint.id))).toEqual(['canceled'])
    for (const call of ['get', 'delete', 'test', 'rotateSecret', 'listDeliveries'] as const)
      await expect(t.as(owner).webhooks[call](endpoint.id)).rejects.toMatchObject({ status: 404, code: 'not_found' })
  })
})

describe('webhooks.rotateSecret', () => {
  it('keeps the previous secret for the grace period, and refuses a second one meanwhile', async () => {
    const { data: before } = await create()
    const { data } = await t.as(owner).webhooks.rotateSecret(before.id, { gracePeriodSeconds: 60 })
    expect(data.signingSecret).not.toBe(before.signingSecret)
    const left = Date.parse(data.secretRotationEndsAt ?? '') - Date.now()
    expect(left).toBeGreaterThan(50_000)
    expect(left).toBeLessThanOrEqual(60_000)
    const row = await rowOf(before.id)
    expect([open(row), open({ id: row.id, secret_enc: row.prev_secret_enc as Buffer })]).toEqual([
      data.signingSecret,
      before.signingSecret,
    ])
    const again = t.as(owner).webhooks.rotateSecret(before.id)
    await expect(again).rejects.toMatchObject({ status: 409, details: { reason: 'rotation_in_progress' } })
    await t.db
      .updateTable('webhook_endpoints')
      .set({ prev_secret_expires_at: new Date().toISOString() })
      .where('id', '=', row.id)
      .execute()
    expect((await t.as(owner).webhooks.get(before.id)).data.secretRotationEndsAt).toBeNull()
    await expect(t.as(owner).webhooks.rotateSecret(before.id)).resolves.toBeDefined()
  })

  it('leaves no previous secret without a grace period, and none in what it tells', async () => {
    const { data: before } = await create()
    const result = await t.as(owner).webhooks.rotateSecret(before.id, { gracePeriodSeconds: 0 })
    expect(result.data.secretRotationEndsAt).toBeNull()
    expect((await rowOf(before.id)).prev_secret_enc).toBeNull()
    const { events, audit } = await written(t.db, result.meta.requestId)
    expect(events).toMatchObject([{ type: 'webhook_endpoint.secret_rotated', internal_only: true }])
    expect(JSON.stringify([events, audit])).not.toContain('whsec_')
  })
})
