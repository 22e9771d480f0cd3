import { type Scope, scopes } from '@homeroom/contract/access'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Key, Person } from '../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { directoryLookup, hashSecret, isWellFormedSecret } from '../../auth/api-key.ts'
import { newId, toPublic, uuidOf } from '../../ids.ts'
import { MAX_LIVE_KEYS } from './handlers.ts'

let t: TestServer
let orgId: string
let owner: Person
let admin: Person
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization()
  owner = await t.school.person(orgId, 'owner')
  admin = await t.school.person(orgId, 'admin')
})
afterAll(() => t.close())

const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()
const create = (caller: Person, body: { name?: string; scopes?: string[]; expiresAt?: string | null } = {}) =>
  t.as(caller).apiKeys.create({ name: 'SIS sync', scopes: ['tasks:read'], ...body })
/** The answer to a call with the secret: 200, or the code of the refusal. */
const tryOut = async (secret: string): Promise<number | string> => {
  const answer = await t.raw('GET', '/api/v1/tasks', { headers: { Authorization: `Bearer ${secret}` } })
  return answer.status === 200 ? 200 : answer.json.error.code
}
const rowOf = (publicId: string) =>
  t.db.selectFrom('api_keys').selectAll().where('id', '=', uuidOf('key', publicId)).executeTakeFirstOrThrow()
const lookupsOf = async (publicId: string) =>
  (
    await t.db.selectFrom('api_key_directory').select('lookup').where('key_id', '=', uuidOf('key', publicId)).execute()
  ).map(({ lookup }) => lookup)

describe('apiKeys.create', () => {
  it('makes a key that works, acting as a service user of its own', async () => {
    const { data } = await create(admin, { name: 'Bus plan', scopes: ['tasks:read', 'tasks:write', 'tasks:read'] })
    const { secret, ...key } = data
    expect(isWellFormedSecret(secret)).toBe(true)
    expect(key).toMatchObject({
      name: 'Bus plan',
      kind: 'secret',
      scopes: ['tasks:read', 'tasks:write'],
      status: 'active',
      appId: null,
      expiresAt: null,
      previousSecretExpiresAt: null,
      revokedAt: null,
    })
    expect(key.prefix).toBe(`${secret.slice(0, 13)}…${secret.slice(-4)}`)
    expect(await tryOut(secret)).toBe(200)
    expect((await t.as(owner).identity.getUser(key.serviceUserId)).data).toMatchObject({
      displayName: 'Bus plan',
      kind: 'service',
      role: 'service',
      email: null,
    })
    const row = await rowOf(key.id)
    expect(row.secret_hash).toEqual(hashSecret(secret))
    expect(row.created_by_id).toBe(admin.userId)
    expect(await lookupsOf(key.id)).toEqual([directoryLookup(secret)])
  })

  it('can be given every scope by owners and admins', async () => {
    const every = Object.keys(scopes) as Scope[]
    for (const caller of [owner, admin]) expect((await create(caller, { scopes: every })).data.scopes).toEqual(every)
  })

  it('names every unknown scope', async () => {
    await expect(create(admin, { scopes: ['tasks:read', 'tasks:fly', 'toString'] })).rejects.toMatchObject({
      status: 400,
      code: 'validation_error',
      details: [
        { field: 'scopes[1]', location: 'body', code: 'unknown_scope' },
        { field: 'scopes[2]', location: 'body', code: 'unknown_scope' },
      ],
    })
  })

  it.each([-1, 0, 1096])('refuses an end %d days from now', async (days) => {
    const refusal = { code: 'validation_error', details: [{ field: 'expiresAt', location: 'body', code: 'range' }] }
    await expect(create(admin, { expiresAt: inDays(days) })).rejects.toMatchObject(refusal)
  })

  it('takes an end within two years, or none', async () => {
    for (const expiresAt of [inDays(1), inDays(729), null]) {
      expect((await create(admin, { expiresAt })).data.expiresAt).toBe(expiresAt)
    }
  })

  it('takes an end in another time zone as the moment that it is', async () => {
    const moment = inDays(10)
    const elsewhere = new Date(Date.parse(moment) + 2 * 3_600_000).toISOString().replace('Z', '+02:00')
    expect((await create(admin, { expiresAt: elsewhere })).data.expiresAt).toBe(moment)
  })

  it.each(['teacher', 'staff', 'health_staff', 'guardian', 'student', 'guest'] as const)(
    'is closed to %s',
    async (role) => {
      const call = create(await t.school.person(orgId, role))
      await expect(call).rejects.toMatchObject({ code: 'forbidden', details: { permission: 'api_keys:manage' } })
    },
  )

  it('gives no scope that the caller does not hold: a super-admin holds none by the bypass', async () => {
    const operator = { ...(await t.school.user({ is_super_admin: true })), memberId: '', orgId, role: 'owner' as const }
    const refusal = { status: 403, code: 'forbidden', details: { reason: 'role_escalation' } }
    await expect(create(operator)).rejects.toMatchObject(refusal)
    const member = await t.school.membership(orgId, await t.school.user({ is_super_admin: true }), 'teacher')
    expect((await create(member, { scopes: ['tasks:read'] })).data.status).toBe('active')
    await expect(create(member, { scopes: ['tasks:read', 'audit:read'] })).rejects.toMatchObject(refusal)
  })

  it('repeats the secret for the same idempotency key only, and stores it sealed', async () => {
    const idempotencyKey = newId()
    const body = { name: 'Once', scopes: ['tasks:read'] }
    const first = await t.as(admin).apiKeys.create(body, { idempotencyKey })
    const second = await t.as(admin).apiKeys.create(body, { idempotencyKey })
    expect(second).toMatchObject({ data: first.data, replayed: true })
    const { response_enc } = await t.db
      .selectFrom('idempotency_keys')
      .select('response_enc')
      .where('key', '=', idempotencyKey)
      .executeTakeFirstOrThrow()
    expect(response_enc?.toString('latin1')).not.toContain(first.data.secret)
  })

  it(`stops at ${MAX_LIVE_KEYS} keys that work, whoever calls at the same time`, async () => {
    const org = await t.school.organization()
    const caller = await t.school.person(org, 'owner')
    const revoked = await t.school.key(org, ['tasks:read'], { revoked_at: new Date().toISOString() })
    await t.school.key(org, ['tasks:read'], { expires_at: inDays(-1) })
    await t.school.appKey(org, ['tasks:read'])
    const left = 10
    for (let i = left; i < MAX_LIVE_KEYS; i++) await t.school.key(org, ['tasks:read'])
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => create(caller)))
    const made = outcomes.filter((outcome) => outcome.status === 'fulfilled')
    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    for (const reason of reasons) {
      expect(reason).toMatchObject({ status: 409, details: { reason: 'key_limit', limit: MAX_LIVE_KEYS } })
    }
    expect(made).toHaveLength(left)
    const serviceUsers = await t.db
      .selectFrom('memberships')
      .select('id')
      .where('org_id', '=', org)
      .where('role', '=', 'service')
      .execute()
    expect(serviceUsers).toHaveLength(MAX_LIVE_KEYS + 3)
    const [live] = (await t.as(caller).apiKeys.list({ status: 'active', limit: 1 })).data
    await t.as(caller).apiKeys.revoke(live?.id ?? '')
    await expect(create(caller)).resolves.toBeDefined()
    expect((await t.as(caller).apiKeys.get(toPublic('key', revoked.id))).data.status).toBe('revoked')
  })
})

describe('apiKeys.list and get', () => {
  let org: string
  let caller: Person
  const made: Record<string, Key> = {}
  beforeAll(async () => {
    org = await t.school.organization()
    caller = await t.school.person(org, 'admin')
    const key = (values: object) => t.school.key(org, ['tasks:read'], values)
    made.active = await key({})
    made.rotating = await key({ prev_secret_hash: hashSecret('x'), prev_expires_at: inDays(1) })
    made.rotated = await key({ prev_secret_hash: hashSecret('x'), prev_expires_at: inDays(-1) })
    made.expired = await key({ expires_at: inDays(-1), prev_expires_at: inDays(1) })
    made.revoked = await key({ revoked_at: inDays(-2), expires_at: inDays(-1), prev_expires_at: inDays(1) })
    made.app = await t.school.appKey(org, ['tasks:read'])
  })
  const id = (name: string) => toPublic('key', made[name]?.id ?? '')

  it('tell every key, the latest first, with the state that its dates say', async () => {
    const { data, pagination } = await t.as(caller).apiKeys.list()
    expect(data.map((key) => key.id)).toEqual(['app', 'revoked', 'expired', 'rotated', 'rotating', 'active'].map(id))
    expect(data.map(({ status }) => status)).toEqual(['active', 'revoked', 'expired', 'active', 'rotating', 'active'])
    expect(pagination.total).toBe(6)
    for (const key of data) expect((await t.as(caller).apiKeys.get(key.id)).data).toEqual(key)
    const ends = data.map(({ previousSecretExpiresAt }) => previousSecretExpiresAt !== null)
    expect(ends).toEqual([false, false, false, false, true, false])
    const appKey = made.app as Key & { appId: string }
    expect(data[0]).toMatchObject({ kind: 'app', appId: toPublic('app', appKey.appId) })
  })

  it('filter by state and kind, with a total of what they found', async () => {
    const find = async (filter: object) => {
      const { data, pagination } = await t.as(caller).apiKeys.list(filter)
      expect(pagination.total).toBe(data.length)
      return data.map((key) => key.id)
    }
    expect(await find({ status: 'active' })).toEqual(['app', 'rotated', 'active'].map(id))
    expect(await find({ status: 'active', kind: 'secret' })).toEqual(['rotated', 'active'].map(id))
    for (const status of ['rotating', 'expired', 'revoked']) expect(await find({ status })).toEqual([id(status)])
    expect(await find({ kind: 'app' })).toEqual([id('app')])
    const paged: string[] = []
    for await (const key of t.as(caller).apiKeys.list({ status: 'active', limit: 1 })) paged.push(key.id)
    expect(paged).toEqual(['app', 'rotated', 'active'].map(id))
  })

  it('know nothing of other organizations', async () => {
    const refusal = { status: 404, code: 'credential_not_found', details: { id: id('active') } }
    for (const call of ['get', 'rotate', 'revoke'] as const) {
      await expect(t.as(owner).apiKeys[call](id('active'))).rejects.toMatchObject(refusal)
    }
  })

  it('are closed to keys, like all of apiKeys', async () => {
    const as = t.as(await t.school.key(org, Object.keys(scopes) as Scope[]))
    const outcomes = await Promise.allSettled([
      as.apiKeys.list(),
      as.apiKeys.get(id('active')),
      as.apiKeys.create({ name: 'x', scopes: ['tasks:read'] }),
      as.apiKeys.rotate(id('active')),
      as.apiKeys.revoke(id('active')),
    ])
    const refusal = { status: 'rejected', reason: { status: 403, code: 'scope_unmapped' } }
    expect(outcomes).toMatchObject(outcomes.map(() => refusal))
  })
})

describe('a secret', () => {
  it('is in the answer that makes it, and nowhere else', async () => {
    const { data: key } = await create(admin)
    const { data: rotated } = await t.as(admin).apiKeys.rotate(key.id)
    const { data: revoked } = await t.as(admin).apiKeys.revoke(key.id)
    const id = uuidOf('key', key.id)
    const events = await t.db
      .selectFrom('outbox_events')
      .selectAll()
      .where('resource_id', '=', id)
      .orderBy('id')
      .execute()
    const audit = await t.db.selectFrom('audit_logs').selectAll().where('resource_id', '=', id).orderBy('id').execute()
    expect(events.map(({ type }) => type)).toEqual(['api_key.created', 'api_key.rotated', 'api_key.revoked'])
    expect(audit.map(({ action }) => action)).toEqual(['apiKeys.create', 'apiKeys.rotate', 'apiKeys.revoke'])
    const { secret: _first, ...shown } = key
    expect(events[0]?.payload).toEqual({ object: shown })
    expect(audit[2]?.changes).toEqual({
      status: { from: 'rotating', to: 'revoked' },
      previousSecretExpiresAt: { from: rotated.previousSecretExpiresAt, to: null },
      revokedAt: { from: null, to: revoked.revokedAt },
    })
    const { data: listed } = await t.as(admin).apiKeys.list({ limit: 100 })
    const everything = JSON.stringify([events, audit, listed, revoked, await rowOf(key.id)])
    for (const { secret } of [key, rotated]) {
      expect(everything).not.toContain(secret)
      expect(everything).not.toContain(secret.slice(13, -4))
    }
    const told = JSON.stringify([events, audit, listed])
    expect(told).not.toContain(hashSecret(rotated.secret).toString('hex'))
    expect(told).not.toMatch(/secret_?hash|lookup/i)
  })
})
