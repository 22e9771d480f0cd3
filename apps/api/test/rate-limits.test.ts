import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { allOperations } from '../src/contract.ts'
import { newId, toPublic } from '../src/ids.ts'
import { initDataFor, installApp } from './support/attempt.ts'
import type { Key, Person } from './support/school.ts'
import { type RawAnswer, type RawOptions, startTestServer, type TestServer } from './support/server.ts'

const LIMITS = { ip: 9, user: 3, apiKey: 4, embeddedApp: 2 }
const WINDOW_MS = 60_000

let t: TestServer
let orgId: string
beforeAll(async () => {
  t = await startTestServer({ limits: LIMITS, trustedProxies: ['127.0.0.1'] })
  orgId = await t.school.organization()
})
afterEach(() => void vi.useRealTimers())
afterAll(() => t.close())

let addresses = 0
const newIp = () => `10.1.${addresses >> 8}.${addresses++ & 255}`
/** From an address that has sent nothing yet, unless `ip` names one. */
const call = (path: string, { ip = newIp(), method = 'GET', headers = {}, ...more }: RawOptions & Sent = {}) =>
  t.raw(method, path, { ...more, headers: { 'X-Forwarded-For': ip, ...headers } })
interface Sent {
  ip?: string
  method?: string
}
const me = (as: Person | Key, sent: Sent = {}) => call('/api/v1/identity/me', { as, ...sent })

const budgetOf = ({ headers }: RawAnswer) => ({
  limit: Number(headers.get('x-ratelimit-limit')),
  remaining: Number(headers.get('x-ratelimit-remaining')),
})
const named = ({ headers }: RawAnswer) => /^"(\w+)"/.exec(headers.get('ratelimit-policy') ?? '')?.[1]
const refusal = ({ status, json }: RawAnswer) => ({ status, ...json.error.details })

describe('a person’s budget', () => {
  it('is counted down in the headers, refused when used up, and full again in the next window', async () => {
    const person = await t.school.person(orgId, 'staff')
    const start = Math.floor(Date.now() / 1000)
    for (const remaining of [2, 1, 0]) {
      const answer = await me(person)
      expect(answer.status).toBe(200)
      expect(budgetOf(answer)).toEqual({ limit: 3, remaining })
      const reset = Number(answer.headers.get('x-ratelimit-reset'))
      expect(reset).toBeGreaterThanOrEqual(start + 59)
      expect(reset).toBeLessThanOrEqual(Math.ceil(Date.now() / 1000) + 60)
      expect(answer.headers.get('ratelimit-policy')).toBe('"user";q=3;w=60')
      expect(answer.headers.get('ratelimit')).toMatch(new RegExp(`^"user";r=${remaining};t=(59|60)$`))
      expect(answer.headers.has('retry-after')).toBe(false)
    }

    const refused = await me(person)
    expect(refused.status).toBe(429)
    expect(refused.json.error).toMatchObject({
      code: 'rate_limit_exceeded',
      requestId: refused.headers.get('x-request-id'),
      details: { limiter: 'user', limit: 3, resetAt: Number(refused.headers.get('x-ratelimit-reset')) },
    })
    expect(budgetOf(refused)).toEqual({ limit: 3, remaining: 0 })
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThanOrEqual(58)
    expect(wait).toBeLessThanOrEqual(60)

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + WINDOW_MS + 1_000 })
    expect(budgetOf(await me(person))).toEqual({ limit: 3, remaining: 2 })
  })

  it('follows the person into other organizations and from any address, and nobody else', async () => {
    const person = await t.school.person(orgId, 'staff')
    const elsewhere = await t.school.membership(await t.school.organization(), person, 'guardian')
    expect(budgetOf(await me(person)).remaining).toBe(2)
    expect(budgetOf(await me(elsewhere)).remaining).toBe(1)
    expect(budgetOf(await me(person)).remaining).toBe(0)
    expect(refusal(await me(elsewhere))).toMatchObject({ status: 429, limiter: 'user' })
    expect(budgetOf(await me(await t.school.person(orgId, 'staff'))).remaining).toBe(2)
  })

  it('is told by the SDK, in results and in errors', async () => {
    const person = await t.school.person(orgId, 'staff')
    const client = t.as(person, { headers: { 'X-Forwarded-For': newIp() } })
    const { rateLimit } = await client.identity.getCurrentUser()
    expect(rateLimit).toMatchObject({ limit: 3, remaining: 2 })
    await Promise.all([client.identity.getCurrentUser(), client.identity.getCurrentUser()])
    const error = await client.identity.getCurrentUser().catch((e) => e)
    expect(error).toMatchObject({ code: 'rate_limit_exceeded', isRateLimited: true, rateLimit: { remaining: 0 } })
    expect(error.retryAfter).toBeGreaterThan(0)
  })
})

describe('an API key’s budget', () => {
  it('is its own: neither other keys nor the people of the organization use it', async () => {
    const [key, other] = [await t.school.key(orgId, ['tasks:read']), await t.school.key(orgId, ['tasks:read'])]
    const ask = (as: Key) => call('/api/v1/tasks', { as })
    for (const remaining of [3, 2, 1, 0]) expect(budgetOf(await ask(key))).toEqual({ limit: 4, remaining })
    const refused = await ask(key)
    expect(refusal(refused)).toMatchObject({ status: 429, limiter: 'api_key', limit: 4 })
    expect(named(refused)).toBe('api_key')
    expect(budgetOf(await ask(other)).remaining).toBe(3)
    expect(budgetOf(await me(await t.school.person(orgId, 'staff'))).remaining).toBe(2)
  })
})

describe('an address’s budget', () => {
  const anonymous = (ip: string, path = '/openapi.json') => call(path, { ip })

  it('counts whoever calls, and is the first thing that is looked at', async () => {
    const ip = newIp()
    for (let left = 8; left >= 0; left--) {
      const answer = await anonymous(ip, left % 2 ? '/api/v1/identity/me' : '/openapi.json')
      expect([200, 401]).toContain(answer.status)
      expect({ ...budgetOf(answer), by: named(answer) }).toEqual({ limit: 9, remaining: left, by: 'ip' })
    }
    for (const path of ['/openapi.json', '/api/v1/identity/me', '/no/such/route']) {
      const refused = await anonymous(ip, path)
      expect(refusal(refused)).toMatchObject({ status: 429, limiter: 'ip', limit: 9 })
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    const person = await t.school.person(orgId, 'staff')
    expect(refusal(await me(person, { ip }))).toMatchObject({ limiter: 'ip' })
    expect((await me(person)).status).toBe(200)
  })

  it('is one for a /64 of IPv6', async () => {
    expect(budgetOf(await anonymous('2001:db8:1:2::1')).remaining).toBe(8)
    expect(budgetOf(await anonymous('2001:db8:1:2:ffff::7')).remaining).toBe(7)
    expect(budgetOf(await anonymous('2001:db8:1:3::1')).remaining).toBe(8)
  })

  it('does not stop probes, nor the 410 of the retired routes', async () => {
    const ip = newIp()
    for (let i = 0; i <= LIMITS.ip; i++) await anonymous(ip)
    const retired = allOperations.find(({ kind }) => kind === 'retired')
    for (let i = 0; i <= LIMITS.ip; i++) {
      const answers = [
        await anonymous(ip, '/health/live'),
        await anonymous(ip, '/health/ready'),
        await call(retired?.path.replace('{id}', 'x') ?? '', { ip, method: retired?.method }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 410])
      for (const { headers } of answers) expect(headers.has('x-ratelimit-limit')).toBe(false)
    }
    expect((await anonymous(ip)).status).toBe(429)
  })
})

describe('an embedded app’s budget', () => {
  it('is per app, organization and address, and comes before the address’s', async () => {
    const [app, other] = [await installApp(t, orgId), await installApp(t, orgId)]
    const user = await t.school.person(orgId, 'staff')
    const ip = newIp()
    const from = (installation: typeof app, address = ip) =>
      call('/openapi.json', { ip: address, headers: { 'X-Init-Data': initDataFor(installation, user) } })
    for (const remaining of [1, 0]) {
      const answer = await from(app)
      expect({ ...budgetOf(answer), by: named(answer) }).toEqual({ limit: 2, remaining, by: 'embedded_app' })
    }
    const refused = await from(app)
    expect(refusal(refused)).toMatchObject({ status: 429, limiter: 'embedded_app', limit: 2 })
    expect(named(refused)).toBe('embedded_app')
    expect((await from(other)).status).toBe(200)
    expect((await from(app, newIp())).status).toBe(200)
    // Two that passed, one of the other app: what the embedded limit refused did not count.
    expect(budgetOf(await call('/openapi.json', { ip })).remaining).toBe(5)
  })

  it('shares one budget among made-up data of one address', async () => {
    const junk = (data: string, ip: string) => call('/openapi.json', { ip, headers: { 'X-Init-Data': data } })
    const ip = newIp()
    expect((await junk('%%%', ip)).status).toBe(200)
    expect((await junk('x'.repeat(8_000), ip)).status).toBe(200)
    expect(refusal(await junk('', ip))).toMatchObject({ limiter: 'embedded_app' })
  })
})

describe('the headers', () => {
  it('tell of the tightest budget that applied', async () => {
    const [person, ip] = [await t.school.person(orgId, 'staff'), newIp()]
    for (let i = 0; i < 7; i++) await call('/openapi.json', { ip })
    const first = await me(person, { ip })
    expect({ ...budgetOf(first), by: named(first) }).toEqual({ limit: 9, remaining: 1, by: 'ip' })
    expect(named(await me(person))).toBe('user')
  })

  it('stand on every answer after guard 1', async () => {
    const admin = () => t.school.person(orgId, 'admin')
    const missing = `/api/v1/tasks/${toPublic('task', newId())}`
    const post = { method: 'POST', body: { title: 'Trip' } }
    const answers: [number, RawAnswer][] = [
      [200, await call('/api/v1/tasks', { as: await admin() })],
      [200, await call('/api/v1/tasks', { as: await admin(), method: 'HEAD' })],
      [201, await call('/api/v1/tasks', { as: await admin(), ...post })],
      [400, await call('/api/v1/tasks', { as: await admin(), method: 'POST', body: '{' })],
      [400, await call('/api/v1/tasks?colour=red', { as: await admin() })],
      [401, await call('/api/v1/tasks')],
      [403, await call('/api/v1/tasks', { as: await t.school.person(orgId, 'student'), ...post })],
      [403, await call('/api/v1/tasks', { as: await t.school.person(orgId, 'staff', { status: 'suspended' }) })],
      [404, await call(missing, { as: await admin() })],
      [404, await call('/api/v1/nothing')],
      [405, await call('/api/v1/tasks', { method: 'PUT' })],
      [413, await call('/api/v1/tasks', { as: await admin(), method: 'POST', body: 'x'.repeat(1024 * 1024 + 1) })],
    ]
    for (const [status, answer] of answers) {
      expect(answer.status, answer.text).toBe(status)
      expect(budgetOf(answer).remaining, `${status} ${answer.text}`).toBe(budgetOf(answer).limit - 1)
      expect(Number(answer.headers.get('x-ratelimit-reset'))).toBeGreaterThan(Date.now() / 1000)
    }
  })
})
