import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Key, Person } from '../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { toPublic } from '../../ids.ts'

let t: TestServer
let orgId: string
let owner: Person
let key: Key
beforeAll(async () => {
  t = await startTestServer()
})
beforeEach(async () => {
  orgId = await t.school.organization()
  owner = await t.school.person(orgId, 'owner')
  key = await t.school.key(orgId, ['usage:read'])
})
afterAll(() => t.close())

const call = async (as?: Person | Key, path = '/api/v1/channels', headers = {}) =>
  (await t.raw('GET', path, { ...(as ? { as } : {}), headers })).status
const calls = async (range = {}) => {
  await t.server.services.routeHits.flush()
  return (await t.as(owner).usage.getDeprecations(range)).data.calls
}
const CHANNELS = {
  operation: 'retired.channels',
  route: 'GET /api/v1/channels',
  retired: true,
  sunset: '2026-12-01',
  replacement: 'GET /api/v1/messaging/conversations',
}

describe('usage.getDeprecations', () => {
  it('tells each key and the members apart, with the last call', async () => {
    const before = new Date().toISOString()
    for (let i = 0; i < 3; i++) expect(await call(key)).toBe(410)
    await call(key, '/api/v1/conversations')
    await call(owner)
    const lastCalledAt = expect.any(String)
    const found = await calls()
    expect(found).toHaveLength(3)
    expect(found).toEqual(
      expect.arrayContaining([
        { ...CHANNELS, apiKeyId: toPublic('key', key.id), calls: 3, lastCalledAt },
        { ...CHANNELS, apiKeyId: null, calls: 1, lastCalledAt },
        expect.objectContaining({ operation: 'retired.conversations', apiKeyId: toPublic('key', key.id), calls: 1 }),
      ]),
    )
    for (const { lastCalledAt: at } of found) expect(at >= before).toBe(true)
    expect((await t.as(key).usage.getDeprecations()).data.calls).toEqual(found)
  })

  it('adds up over flushes and nodes', async () => {
    const other = await t.another()
    await call(key)
    await t.server.services.routeHits.flush()
    await call(key)
    await t.raw('GET', '/api/v1/channels', { as: key, baseUrl: other.url })
    await other.services.routeHits.flush()
    expect(await calls()).toMatchObject([{ operation: 'retired.channels', calls: 3 }])
  })

  it('counts nobody whom a guard would not confirm, and another organization’s callers there only', async () => {
    const stranger = await t.school.person(await t.school.organization(), 'owner')
    const suspended = await t.school.person(orgId, 'teacher', { status: 'suspended' })
    await call()
    await call(undefined, '/api/v1/channels', { authorization: 'Bearer hrk_live_nonsense' })
    await call({ ...stranger, orgId })
    await call(suspended)
    expect(await calls()).toEqual([])
    await call(stranger)
    expect(await calls()).toEqual([])
    await t.server.services.routeHits.flush()
    expect((await t.as(stranger).usage.getDeprecations()).data.calls).toMatchObject([{ apiKeyId: null, calls: 1 }])
  })

  it('shows the range that is asked for, which may be 92 days long', async () => {
    await call(key)
    expect(await calls({ from: '2026-01-01', to: '2026-01-31' })).toEqual([])
    await expect(calls({ from: '2026-02-01', to: '2026-01-01' })).rejects.toMatchObject({
      details: [{ field: 'from', code: 'range' }],
    })
    await expect(calls({ from: '2026-01-01', to: '2026-06-01' })).rejects.toMatchObject({ code: 'validation_error' })
  })
})
