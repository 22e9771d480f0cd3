import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { passTime, resetClock } from '../../../test/support/clock.ts'
import { holdTask } from '../../../test/support/locks.ts'
import type { Key, Person } from '../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { eventually } from '../../../test/support/wait.ts'
import { newId, toPublic } from '../../ids.ts'
import type { RunningServer } from '../../server.ts'

const DAY_MS = 86_400_000
const LIMITS = { ip: 1e6, user: 40, apiKey: 40, embeddedApp: 1e6 }
const dayOf = (at = Date.now()) => new Date(at).toISOString().slice(0, 10)

let t: TestServer
let other: RunningServer
let orgId: string
let owner: Person
let key: Key
beforeAll(async () => {
  t = await startTestServer({ limits: LIMITS })
  other = await t.another()
})
beforeEach(async () => {
  orgId = await t.school.organization()
  owner = await t.school.person(orgId, 'owner')
  key = await t.school.key(orgId, ['tasks:read', 'tasks:write'])
})
afterEach(resetClock)
afterAll(() => t.close())

const call = async (as: Person | Key, path = '/api/v1/tasks', node: { url: string } = t) =>
  (await t.raw('GET', path, { as, baseUrl: node.url })).status
const flush = async () => {
  for (const node of [t.server, other]) await node.services.meter.flush()
}
const ofKey = async (of = key, range = {}) => (await t.as(owner).usage.getKeyUsage(toPublic('key', of.id), range)).data
const ofOrg = async (range = {}, as = owner) => (await t.as(as).usage.getOrgUsage(range)).data
const NOTHING = { requests: 0, errors: 0, rateLimitHits: 0, p95LatencyMs: null }

describe('what is called', () => {
  it('is there within seconds, for the key and for the organization', async () => {
    expect((await ofKey()).totals).toEqual(NOTHING)
    for (let i = 0; i < 3; i++) expect(await call(key)).toBe(200)
    expect(await call(owner)).toBe(200)
    await eventually(async () => (await ofKey()).totals.requests === 3, 3_000)
    const { totals, points, ...series } = await ofKey()
    const today = dayOf()
    expect(series).toEqual({
      apiKeyId: toPublic('key', key.id),
      bucket: 'day',
      timezone: 'UTC',
      from: dayOf(Date.parse(today) - 29 * DAY_MS),
      to: today,
    })
    expect(points).toHaveLength(30)
    expect(points.slice(0, -1).map(({ date: _, ...rest }) => rest)).toEqual(Array(29).fill(NOTHING))
    expect(points.at(-1)).toEqual({ date: today, ...totals })
    expect(totals).toMatchObject({ requests: 3, errors: 0, rateLimitHits: 0, p95LatencyMs: expect.any(Number) })

    // The key's three, the owner's own, and every look at the usage before this one.
    await flush()
    const all = await ofOrg()
    expect(all).toMatchObject({ apiKeyId: null, totals: { errors: 0, rateLimitHits: 0 } })
    expect(all.totals.requests).toBeGreaterThanOrEqual(3 + 1 + 2)
  })

  it('counts refusals by guards 6 to 9, faults and failures as errors, and 429 as hits of a limit', async () => {
    const narrow = await t.school.key(orgId, ['tasks:read'])
    const missing = `/api/v1/tasks/${toPublic('task', newId())}`
    expect(await call(narrow)).toBe(200)
    expect(await call(narrow, '/api/v1/identity/users')).toBe(403)
    expect(await call(narrow, '/api/v1/tasks?colour=red')).toBe(400)
    expect(await call(narrow, missing)).toBe(404)
    for (let i = 4; i < LIMITS.apiKey; i++) await call(narrow)
    for (let i = 0; i < 5; i++) expect(await call(narrow)).toBe(429)
    await flush()
    expect((await ofKey(narrow)).totals).toMatchObject({ requests: LIMITS.apiKey + 5, errors: 3, rateLimitHits: 5 })
  })

  it('counts every request of a key, also one that names another organization', async () => {
    const abroad = await t.school.organization()
    expect(await call({ ...key, orgId: abroad })).toBe(403)
    await flush()
    expect((await ofKey()).totals).toMatchObject({ requests: 1, errors: 1 })
    const rows = await t.db.selectFrom('usage_daily').select('day').where('org_id', '=', abroad).execute()
    expect(rows).toEqual([])
  })

  it('counts a person once the membership is confirmed, and one who is over the limit', async () => {
    const member = await t.school.person(orgId, 'staff')
    const suspended = await t.school.person(orgId, 'staff', { status: 'suspended' })
    const unheard = await t.raw('GET', '/api/v1/tasks', { headers: { 'X-Org-Id': toPublic('org', orgId) } })
    expect([await call(suspended), unheard.status]).toEqual([403, 401])
    expect(await call(suspended, '/health/live')).toBe(200)
    for (let i = 0; i < LIMITS.user; i++) await call(member)
    for (let i = 0; i < 2; i++) expect(await call(member)).toBe(429)
    await flush()
    expect((await ofOrg()).totals).toMatchObject({ requests: LIMITS.user + 2, errors: 0, rateLimitHits: 2 })
  })

  it('survives the end of the server, and adds up over nodes', async () => {
    const node = await t.another()
    for (let i = 0; i < 2; i++) await call(key, undefined, node)
    for (let i = 0; i < 3; i++) await call(key, undefined, other)
    await call(key)
    await node.close()
    await flush()
    expect((await ofKey()).totals.requests).toBe(6)
    const fresh = await t.another()
    const client = t.as(owner, { baseUrl: fresh.url })
    expect((await client.usage.getKeyUsage(toPublic('key', key.id))).data.totals.requests).toBe(6)
  })

  it('falls into the UTC day of the request', async () => {
    await call(key)
    const today = dayOf()
    await passTime(Date.parse(today) + DAY_MS - Date.now() + 1_000)
    const tomorrow = dayOf()
    expect(tomorrow).not.toBe(today)
    for (let i = 0; i < 2; i++) await call(key)
    await flush()
    const series = await ofKey()
    expect(series.to).toBe(tomorrow)
    expect(series.points.slice(-2).map(({ date, requests }) => [date, requests])).toEqual([
      [today, 1],
      [tomorrow, 2],
    ])
    const first = await ofKey(key, { from: today, to: today })
    expect([first.points.length, first.totals.requests]).toEqual([1, 1])
  })
})

describe('p95', () => {
  it('tells the latency of the slowest twentieth, across nodes, to within a bucket', async () => {
    const id = await t.school.task(orgId)
    for (let i = 0; i < 18; i++) await call(key, undefined, i % 2 ? t : other)
    await flush()
    const quick = (await ofKey()).totals.p95LatencyMs ?? 0
    expect(quick).toBeGreaterThan(0)
    const holder = await holdTask(t.db, id)
    const start = performance.now()
    const slow = [t, other].map((node) =>
      t.raw('POST', `/api/v1/tasks/${toPublic('task', id)}/complete`, { as: key, baseUrl: node.url }),
    )
    await holder.somebodyWaits(2)
    await new Promise((resolve) => setTimeout(resolve, 900))
    await holder.release()
    expect((await Promise.all(slow)).map(({ status }) => status).sort()).toEqual([200, 409])
    const took = performance.now() - start
    await flush()
    const p95 = (await ofKey()).totals.p95LatencyMs ?? 0
    expect(p95).toBeGreaterThan(900 / 1.2)
    expect(p95).toBeLessThan(took * 1.2)
  })
})

describe('the range', () => {
  const refused = (field: string) => ({
    status: 400,
    code: 'validation_error',
    details: [{ field, location: 'query', code: 'range', message: expect.any(String) }],
  })

  it('is 92 days at most, both ends included, in order', async () => {
    const series = await ofOrg({ from: '2026-01-01', to: '2026-04-02' })
    expect(series.points).toHaveLength(92)
    expect([series.points[0]?.date, series.points.at(-1)?.date]).toEqual(['2026-01-01', '2026-04-02'])
    expect((await ofOrg({ to: '2026-03-01' })).from).toBe('2026-01-31')
    expect((await ofOrg({ to: '0001-01-03' })).points.map(({ date }) => date)).toEqual([
      '0001-01-01',
      '0001-01-02',
      '0001-01-03',
    ])
    await expect(ofOrg({ from: '2026-01-01', to: '2026-04-03' })).rejects.toMatchObject(refused('from'))
    await expect(ofOrg({ from: '2026-03-02', to: '2026-03-01' })).rejects.toMatchObject(refused('from'))
    await expect(ofKey(key, { from: '2026-03-02', to: '2026-03-01' })).rejects.toMatchObject(refused('from'))
    await expect(ofOrg({ from: '2026-02-30' })).rejects.toMatchObject({ code: 'validation_error' })
  })
})

describe('a key', () => {
  it('of another organization does not exist, nor one that never was; a revoked one keeps its history', async () => {
    const foreign = await t.school.key(await t.school.organization(), ['tasks:read'])
    for (const id of [foreign.id, newId()]) {
      const error = await ofKey({ ...foreign, id }).catch((e) => e)
      expect(error).toMatchObject({ status: 404, code: 'credential_not_found', details: { id: toPublic('key', id) } })
    }
    await call(key)
    await t.as(owner).apiKeys.revoke(toPublic('key', key.id))
    await flush()
    expect((await ofKey()).totals.requests).toBe(1)
  })

  it('with usage:read may look, one without may not', async () => {
    const reader = await t.school.key(orgId, ['usage:read'])
    expect((await t.as(reader).usage.getOrgUsage()).data.apiKeyId).toBeNull()
    await expect(t.as(key).usage.getOrgUsage()).rejects.toMatchObject({ code: 'scope_insufficient' })
  })
})
