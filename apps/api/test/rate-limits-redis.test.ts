import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RunningServer } from '../src/server.ts'
import { hasRedis, RedisServer } from './support/redis.ts'
import type { Person } from './support/school.ts'
import { type RawAnswer, startTestServer, type TestServer } from './support/server.ts'
import { eventually } from './support/wait.ts'

const LIMITS = { ip: 1_000, user: 6, apiKey: 4, embeddedApp: 2 }

let redis: RedisServer
let t: TestServer
let other: RunningServer
let orgId: string
let person: Person

const me = (node: { url: string } = t, as: Person = person) =>
  t.raw('GET', '/api/v1/identity/me', { as, baseUrl: node.url })
const remaining = ({ headers }: RawAnswer) => Number(headers.get('x-ratelimit-remaining'))
const left = async (node?: { url: string }) => remaining(await me(node))
/** `[what the probe says of the node, of its cache]` */
const readiness = async (node: { url: string }) => {
  const { status, json } = await t.raw('GET', '/health/ready', { baseUrl: node.url })
  return [status, json.status, json.checks.cache.status]
}
const isShared = async () =>
  (await Promise.all([readiness(t), readiness(other)])).every(([, , cache]) => cache === 'ok')

describe.skipIf(!hasRedis)('two nodes on one Redis', () => {
  beforeAll(async () => {
    redis = await RedisServer.start()
    t = await startTestServer({ limits: LIMITS, redisUrl: redis.url })
    other = await t.another()
    orgId = await t.school.organization()
  })
  beforeEach(async () => {
    person = await t.school.person(orgId, 'staff')
  })
  afterAll(async () => {
    await t?.close()
    await redis?.kill()
  })

  it('share every budget, down to the last request', async () => {
    const budgets = [await left(t), await left(other), await left(t), await left(other)]
    expect(budgets).toEqual([5, 4, 3, 2])
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => me(i % 2 ? t : other)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    for (const refused of answers.filter(({ status }) => status !== 200)) {
      expect(refused.json.error).toMatchObject({ code: 'rate_limit_exceeded', details: { limiter: 'user', limit: 6 } })
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    const key = await t.school.key(orgId, ['tasks:read'])
    const ask = (node: { url: string }) => t.raw('GET', '/api/v1/tasks', { as: key, baseUrl: node.url })
    expect([remaining(await ask(t)), remaining(await ask(other))]).toEqual([3, 2])
  })

  it('start anew when the window ends', async () => {
    for (let i = 0; i < LIMITS.user; i++) await me(i % 2 ? t : other)
    expect((await me()).status).toBe(429)
    const window = `limit:user:${person.userId}`
    const ms = Number(await redis.ask(['PTTL', window]))
    expect(ms).toBeGreaterThan(50_000)
    expect(ms).toBeLessThanOrEqual(60_000)
    await redis.ask(['PEXPIRE', window, '1'])
    await eventually(async () => (await redis.ask(['EXISTS', window])) === 0)
    expect([await left(t), await left(other)]).toEqual([5, 4])
  })

  it('keep serving when it is gone, each counting for itself, say so, and share again when it is back', async () => {
    expect([await left(t), await left(other)]).toEqual([5, 4])
    expect([await readiness(t), await readiness(other)]).toEqual(Array(2).fill([200, 'ok', 'ok']))
    await redis.kill()
    for (const node of [t, other]) {
      const budgets = []
      for (let i = 0; i < LIMITS.user; i++) budgets.push(await left(node))
      expect(budgets).toEqual([5, 4, 3, 2, 1, 0])
      expect((await me(node)).status).toBe(429)
      expect(await readiness(node)).toEqual([200, 'degraded', 'degraded'])
    }
    await redis.start()
    await eventually(isShared, 10_000)
    expect([await left(t), await left(other)]).toEqual([5, 4])
  })

  it('keep serving when it hangs, without keeping anybody waiting', async () => {
    expect(await left(t)).toBe(5)
    redis.freeze()
    const start = performance.now()
    const answers = await Promise.all(Array.from({ length: 8 }, () => me()))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(6).fill(200), 429, 429])
    expect(performance.now() - start).toBeLessThan(1_500)
    const again = performance.now()
    expect((await me()).status).toBe(429)
    expect(performance.now() - again).toBeLessThan(450)
    redis.thaw()
    person = await t.school.person(orgId, 'staff')
    await eventually(async () => {
      const [mine, theirs] = [await left(t), await left(other)]
      if (theirs === mine - 1) return true
      person = await t.school.person(orgId, 'staff')
      return false
    }, 10_000)
  })

  it('keep serving when it refuses to write', async () => {
    await redis.ask(['CONFIG', 'SET', 'maxmemory', '1'])
    try {
      expect([await left(t), await left(t), await left(other)]).toEqual([5, 4, 5])
    } finally {
      await redis.ask(['CONFIG', 'SET', 'maxmemory', '0'])
    }
  })

  it('start without it, and use it once it is there', async () => {
    const late = await RedisServer.prepare()
    try {
      const node = await t.another({ redisUrl: late.url })
      expect([await left(node), await left(node)]).toEqual([5, 4])
      expect(await readiness(node)).toEqual([200, 'degraded', 'degraded'])
      await late.start()
      await eventually(async () => (await readiness(node))[2] === 'ok', 10_000)
      expect(await left(node)).toBe(5)
      expect(Number(await late.ask(['GET', `limit:user:${person.userId}`]))).toBe(1)
    } finally {
      await late.kill()
    }
  })
})
