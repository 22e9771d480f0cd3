import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { eventually } from '../../../test/support/wait.ts'
import { directoryLookup } from '../../auth/api-key.ts'
import { toPublic, uuidOf } from '../../ids.ts'

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
const create = (caller: Person) => t.as(caller).apiKeys.create({ name: 'SIS sync', scopes: ['tasks:read'] })
/** The answer to a call with the secret: 200, or the code of the refusal. */
const tryOut = async (secret: string): Promise<number | string> => {
  const answer = await t.raw('GET', '/api/v1/tasks', { headers: { Authorization: `Bearer ${secret}` } })
  return answer.status === 200 ? 200 : answer.json.error.code
}
const lookupsOf = async (publicId: string) =>
  (
    await t.db.selectFrom('api_key_directory').select('lookup').where('key_id', '=', uuidOf('key', publicId)).execute()
  ).map(({ lookup }) => lookup)
const transitionFrom = (from: string, action: string, allowed: string[] = []) => ({
  status: 409,
  code: 'conflict',
  details: { reason: 'invalid_state_transition', resource: 'api_key', from, action, allowed },
})

describe('apiKeys.rotate', () => {
  it('lets both secrets work until the grace period ends', async () => {
    const { data: key } = await create(admin)
    const before = Date.now()
    const { data } = await t.as(admin).apiKeys.rotate(key.id, { gracePeriodSeconds: 2 })
    expect(data).toMatchObject({ id: key.id, status: 'rotating', serviceUserId: key.serviceUserId, scopes: key.scopes })
    expect(data.secret).not.toBe(key.secret)
    expect(data.prefix).toBe(`${data.secret.slice(0, 13)}…${data.secret.slice(-4)}`)
    expect(Date.parse(data.previousSecretExpiresAt ?? '') - before).toBeGreaterThanOrEqual(2_000)
    expect([await tryOut(key.secret), await tryOut(data.secret)]).toEqual([200, 200])
    await new Promise((over) => setTimeout(over, 2_100))
    expect([await tryOut(key.secret), await tryOut(data.secret)]).toEqual(['unauthorized', 200])
    expect((await t.as(admin).apiKeys.get(key.id)).data).toMatchObject({
      status: 'active',
      previousSecretExpiresAt: null,
    })
  })

  it('hands the secret to nobody whose roles do not hold the key’s scopes', async () => {
    const { data: key } = await create(admin)
    const operator = { ...(await t.school.user({ is_super_admin: true })), memberId: '', orgId, role: 'owner' as const }
    const refusal = { status: 403, code: 'forbidden', details: { reason: 'role_escalation' } }
    await expect(t.as(operator).apiKeys.rotate(key.id)).rejects.toMatchObject(refusal)
    expect(await tryOut(key.secret)).toBe(200)
    expect((await t.as(operator).apiKeys.revoke(key.id)).data.status).toBe('revoked')
  })

  it('gives a day by default, with a body or without', async () => {
    for (const body of [undefined, {}]) {
      const { data: key } = await create(admin)
      const { data } = await t.as(admin).apiKeys.rotate(key.id, body)
      const grace = Date.parse(data.previousSecretExpiresAt ?? '') - Date.parse(data.updatedAt)
      expect(grace).toBe(DAY)
    }
  })

  it('without grace ends the previous secret at once', async () => {
    const { data: key } = await create(admin)
    expect(await tryOut(key.secret)).toBe(200)
    const { data } = await t.as(admin).apiKeys.rotate(key.id, { gracePeriodSeconds: 0 })
    expect(data).toMatchObject({ status: 'active', previousSecretExpiresAt: null })
    expect([await tryOut(key.secret), await tryOut(data.secret)]).toEqual(['unauthorized', 200])
    expect(await lookupsOf(key.id)).toEqual([directoryLookup(data.secret)])
  })

  it.each([-1, 604_801, 1.5])('refuses a grace period of %d seconds', async (gracePeriodSeconds) => {
    const { data: key } = await create(admin)
    const call = t.as(admin).apiKeys.rotate(key.id, { gracePeriodSeconds })
    await expect(call).rejects.toMatchObject({ code: 'validation_error', details: [{ field: 'gracePeriodSeconds' }] })
  })

  it('waits for a rotation that is under way, and forgets the secret before the last', async () => {
    const { data: key } = await create(admin)
    const { data: second } = await t.as(admin).apiKeys.rotate(key.id)
    const again = t.as(admin).apiKeys.rotate(key.id)
    await expect(again).rejects.toMatchObject({
      status: 409,
      code: 'conflict',
      details: { reason: 'rotation_in_progress' },
    })
    await t.db
      .updateTable('api_keys')
      .set({ prev_expires_at: inDays(-1) })
      .where('id', '=', uuidOf('key', key.id))
      .execute()
    const { data: third } = await t.as(admin).apiKeys.rotate(key.id)
    const kept = [second, third].map(({ secret }) => directoryLookup(secret))
    expect((await lookupsOf(key.id)).toSorted()).toEqual(kept.toSorted())
    const secrets = [key, second, third].map(({ secret }) => secret)
    expect(await Promise.all(secrets.map(tryOut))).toEqual(['unauthorized', 200, 200])
  })

  it('happens once when called twice at the same time', async () => {
    const { data: key } = await create(admin)
    const outcomes = await Promise.allSettled([t.as(admin).apiKeys.rotate(key.id), t.as(owner).apiKeys.rotate(key.id)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('is refused for keys that have ended, and for the credential of an app', async () => {
    const ended = await t.school.key(orgId, ['tasks:read'], { expires_at: inDays(-1) })
    const { data: revoked } = await create(admin)
    await t.as(admin).apiKeys.revoke(revoked.id)
    const app = await t.school.appKey(orgId, ['tasks:read'])
    const rotate = (id: string) => t.as(admin).apiKeys.rotate(id)
    await expect(rotate(toPublic('key', ended.id))).rejects.toMatchObject(transitionFrom('expired', 'rotate'))
    await expect(rotate(revoked.id)).rejects.toMatchObject(transitionFrom('revoked', 'rotate'))
    await expect(rotate(toPublic('key', app.id))).rejects.toMatchObject(transitionFrom('active', 'rotate', ['revoke']))
  })
})

describe('apiKeys.revoke', () => {
  it('ends an active key at once', async () => {
    const { data: key } = await create(admin)
    expect(await tryOut(key.secret)).toBe(200)
    // Written beside the request; later, it would be the difference between the answer and what is found.
    await eventually(async () => (await t.as(admin).apiKeys.get(key.id)).data.lastUsedAt !== null)
    const { data } = await t.as(admin).apiKeys.revoke(key.id)
    expect(data).toMatchObject({ id: key.id, status: 'revoked', revokedAt: expect.any(String) })
    expect(await tryOut(key.secret)).toBe('unauthorized')
    expect((await t.as(admin).apiKeys.get(key.id)).data).toEqual(data)
  })

  it('ends both secrets of a key that is being rotated', async () => {
    const { data: key } = await create(admin)
    const { data: rotated } = await t.as(admin).apiKeys.rotate(key.id)
    await Promise.all([tryOut(key.secret), tryOut(rotated.secret)])
    const { data } = await t.as(admin).apiKeys.revoke(key.id)
    expect(data).toMatchObject({ status: 'revoked', previousSecretExpiresAt: null })
    expect([await tryOut(key.secret), await tryOut(rotated.secret)]).toEqual(['unauthorized', 'unauthorized'])
  })

  it('reaches other nodes within five seconds', async () => {
    const node = await t.another()
    const { data: key } = await create(admin)
    const there = () =>
      t.raw('GET', '/api/v1/tasks', { baseUrl: node.url, headers: { Authorization: `Bearer ${key.secret}` } })
    expect((await there()).status).toBe(200)
    await t.as(admin).apiKeys.revoke(key.id)
    const deadline = Date.now() + 5_200
    while ((await there()).status === 200 && Date.now() < deadline) await new Promise((next) => setTimeout(next, 200))
    expect((await there()).status).toBe(401)
  })

  it('is terminal', async () => {
    const expired = await t.school.key(orgId, ['tasks:read'], { expires_at: inDays(-1) })
    const { data: key } = await create(admin)
    await t.as(admin).apiKeys.revoke(key.id)
    await expect(t.as(admin).apiKeys.revoke(key.id)).rejects.toMatchObject(transitionFrom('revoked', 'revoke'))
    const late = t.as(admin).apiKeys.revoke(toPublic('key', expired.id))
    await expect(late).rejects.toMatchObject(transitionFrom('expired', 'revoke'))
  })

  it("ends an app's credential too", async () => {
    const app = await t.school.appKey(orgId, ['tasks:read'])
    expect((await t.as(admin).apiKeys.revoke(toPublic('key', app.id))).data).toMatchObject({
      kind: 'app',
      status: 'revoked',
    })
  })
})
