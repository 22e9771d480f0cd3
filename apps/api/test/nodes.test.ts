import { setTimeout as sleep } from 'node:timers/promises'
import { type Homeroom, HomeroomError } from '@homeroom/sdk'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { toPublic } from '../src/ids.ts'
import { common, NodeProcess } from './support/nodes.ts'
import { Receiver } from './support/receiver.ts'
import { hasRedis, RedisServer } from './support/redis.ts'
import { RoundRobin } from './support/round-robin.ts'
import type { Key, Person } from './support/school.ts'
import { startTestServer, type TestServer } from './support/server.ts'
import { type Calls, Traffic } from './support/traffic.ts'
import { eventually } from './support/wait.ts'

const KEY_LIMIT = 30
const KEY_TTL_MS = 5_000
const FLUSH_MS = 1_000

let t: TestServer
let redis: RedisServer
let [first, second, worker]: NodeProcess[] = []
let proxy: RoundRobin

const through = (as: Person | Key, maxRetries = 0) => t.as(as, { baseUrl: proxy.url, maxRetries, retryBaseMs: 50 })
const at = (node: NodeProcess | undefined, as: Person | Key) => t.as(as, { baseUrl: node?.url ?? '' })
const codeOf = (call: PromiseLike<unknown>): Promise<string> =>
  Promise.resolve(call).then(
    () => 'ok',
    (error: unknown) => (error instanceof HomeroomError ? String(error.code ?? error.name) : String(error)),
  )
const outcomes = async (times: number, call: () => PromiseLike<unknown>) =>
  Promise.all(Array.from({ length: times }, () => codeOf(call())))
const ok = (codes: string[]) => codes.filter((code) => code === 'ok').length
const owner = async (organization = {}) => t.school.person(await t.school.organization(organization), 'owner')
const cacheOf = async (node: NodeProcess | undefined) =>
  (await t.raw('GET', '/health/ready', { baseUrl: node?.url ?? '' })).json?.checks.cache.status
const bothReady = () => eventually(() => proxy.ready.every(Boolean), 15_000)
/** As the organization sees it. Its own reading is counted once it is answered. */
async function usageOf(person: Person): Promise<number> {
  await sleep(FLUSH_MS + 400)
  return (await through(person).usage.getOrgUsage()).data.totals.requests
}

describe.skipIf(!hasRedis)('two API nodes and a worker', () => {
  beforeAll(async () => {
    ;[t, redis] = await Promise.all([startTestServer(), RedisServer.start()])
    const shared = {
      ...common(),
      REDIS_URL: redis.url,
      LIMIT_API_KEY_PER_MINUTE: String(KEY_LIMIT),
      DRAIN_DELAY_SECONDS: '1',
    }
    ;[first, second, worker] = await Promise.all(
      ['api', 'api', 'worker'].map((ROLE) => NodeProcess.prepare(t.appUrl, t.identity, { ...shared, ROLE })),
    )
    await Promise.all([first, second, worker].map((node) => node?.start()))
    proxy = await RoundRobin.before([first?.url ?? '', second?.url ?? ''])
    await bothReady()
  })
  afterAll(async () => {
    await proxy?.close()
    await Promise.all([first, second, worker].map((node) => node?.stop('SIGKILL')))
    await redis?.kill()
    await t?.close()
  })

  it('take turns, and the worker answers nothing but probes', async () => {
    const person = await owner()
    const before = proxy.passed.length
    for (let i = 0; i < 4; i++) await through(person).tasks.list()
    const turns = proxy.passed.slice(before).map(({ node }) => node)
    expect([turns, [turns[1], turns[0], turns[1], turns[0]]]).toEqual([turns, turns.toReversed()])
    expect(await codeOf(at(worker, person).tasks.list())).toBe('not_found')
  })

  it('share a budget, down to the last request', async () => {
    const key = await t.school.key((await owner()).orgId, ['tasks:read'])
    const codes = await outcomes(KEY_LIMIT + 10, () => through(key).tasks.list())
    expect(codes.filter((code) => code !== 'ok')).toEqual(Array(10).fill('rate_limit_exceeded'))
  })

  it('make one row of one key that both get at once, and one replay', async () => {
    const client = through(await owner())
    for (let i = 0; i < 5; i++) {
      const idempotencyKey = `key-${crypto.randomUUID()}`
      const create = () => client.tasks.create({ title: 'Trip slips' }, { idempotencyKey })
      const answers = await Promise.all([create(), create()])
      expect(answers.map(({ replayed }) => replayed).sort()).toEqual([false, true])
      expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
      const rows = await t.db.selectFrom('idempotency_keys').select('key').where('key', '=', idempotencyKey).execute()
      expect(rows).toHaveLength(1)
    }
    expect((await client.tasks.list()).data).toHaveLength(5)
  })

  it.concurrent('share a quota', async () => {
    const person = await owner({ quota_limit: 20, quota_mode: 'block' })
    const list = () => through(person).tasks.list()
    expect(ok(await outcomes(16, list))).toBe(16)
    await sleep(FLUSH_MS + 400)
    expect(ok(await outcomes(2, list))).toBe(2)
    await sleep(FLUSH_MS + 400)
    // Each has learnt from its own writing what was counted, but for what the other wrote after it: one request at most.
    const last = await outcomes(10, list)
    expect(ok(last)).toBeGreaterThanOrEqual(2)
    expect(ok(last)).toBeLessThanOrEqual(6)
    expect(new Set(last)).toEqual(new Set(['ok', 'org_quota_exceeded']))
    await sleep(FLUSH_MS + 400)
    const { rows } = await sql`select used::int from usage_monthly where org_id = ${person.orgId}`.execute(t.db)
    expect(rows).toEqual([{ used: 18 + ok(last) }])
  })

  it.concurrent('count usage together, exactly', async () => {
    const person = await owner()
    const client = through(person)
    expect(ok(await outcomes(31, () => client.tasks.list()))).toBe(31)
    expect(ok(await outcomes(9, () => client.tasks.getById('task_01jdq2v6w3e8rb5m0n4x7yk9ah')))).toBe(0)
    await sleep(FLUSH_MS + 400)
    const { totals } = (await client.usage.getOrgUsage()).data
    expect(totals).toMatchObject({ requests: 40, errors: 9, rateLimitHits: 0 })
  })

  it.concurrent('both refuse a key that was revoked on one: there at once, on the other within 5 s', async () => {
    const person = await owner()
    const key = await t.school.key(person.orgId, ['tasks:read'])
    for (const node of [first, second]) expect(await codeOf(at(node, key).tasks.list())).toBe('ok')
    await at(first, person).apiKeys.revoke(toPublic('key', key.id))
    const revokedAt = performance.now()
    expect(await codeOf(at(first, key).tasks.list())).toBe('unauthorized')
    let there = 'ok'
    while (there === 'ok' && performance.now() - revokedAt < KEY_TTL_MS) {
      await sleep(400)
      there = await codeOf(at(second, key).tasks.list())
    }
    expect(there).toBe('unauthorized')
  })

  it('leave webhooks to the worker', async () => {
    const client = through(await owner())
    const receiver = await Receiver.start()
    onTestFinished(() => receiver.close())
    await client.webhooks.create({ url: receiver.url, eventTypes: ['task.*'] })
    worker?.signal('SIGSTOP')
    const { data } = await client.tasks.create({ title: 'Trip slips' })
    await sleep(1_000)
    expect(receiver.events).toEqual([])
    worker?.signal('SIGCONT')
    await eventually(() => receiver.events.length > 0)
    expect(receiver.events.map(({ event }) => [event.type, event.data.object.id])).toEqual([['task.created', data.id]])
  })

  it('count on when Redis is killed under load, each for itself, and together again once it is back', async () => {
    const person = await owner()
    const [before, during, after] = await Promise.all([1, 2, 3].map(() => t.school.key(person.orgId, ['tasks:read'])))
    let sent = 0
    const passed = async (key: Key | undefined, times: number) => {
      sent += times
      return ok(await outcomes(times, () => through(key as Key).tasks.list()))
    }
    const traffic = startTraffic(person)
    expect(await passed(before, KEY_LIMIT + 10)).toBe(KEY_LIMIT)
    await redis.kill()
    expect(await passed(during, 4 * KEY_LIMIT)).toBe(2 * KEY_LIMIT)
    await redis.start()
    await eventually(
      async () => (await Promise.all([first, second].map(cacheOf))).every((state) => state === 'ok'),
      10_000,
    )
    expect(await passed(after, KEY_LIMIT + 10)).toBe(KEY_LIMIT)
    await traffic.stop()
    expect(traffic.failures).toEqual([])
    // Those that were refused are counted, too.
    expect(await usageOf(person)).toBe(traffic.answered.length + sent)
  })

  it('lose nothing when one is told to end under load', async () => {
    const person = await owner()
    const traffic = startTraffic(person)
    await eventually(() => traffic.answered.length > 50)
    const refused = proxy.refused
    expect(await first?.stop('SIGTERM')).toBe(0)
    expect(proxy.ready).toEqual([false, true])
    expect(proxy.refused).toBe(refused)
    const then = traffic.answered.length
    await eventually(() => traffic.answered.length > then + 20)
    await traffic.stop()
    expect(traffic.failures).toEqual([])
    expect(await usageOf(person)).toBe(traffic.answered.length)
    await first?.start()
    await bothReady()
  })

  it('lose what one had in hand when it is killed, which callers get by asking again, and a second of usage', async () => {
    const person = await owner()
    const began = proxy.passed.length
    const traffic = startTraffic(person, 3)
    await eventually(() => traffic.answered.length > 50)
    const killedAt = Date.now()
    await second?.stop('SIGKILL')
    const then = traffic.answered.length
    await eventually(() => traffic.answered.length > then + 20)
    await traffic.stop()
    const passed = proxy.passed.slice(began)
    const broken = passed.filter(({ status }) => status === null)
    expect(broken.every(({ node }) => node === 1)).toBe(true)
    expect(broken.length).toBeLessThanOrEqual(CALLERS)
    expect(traffic.failures).toEqual([])
    const { rows } = await sql<{ rows: number; titles: number }>`select count(*)::int as rows,
      count(distinct title)::int as titles from tasks where org_id = ${person.orgId}`.execute(t.db)
    const created = traffic.answered.filter(({ operation }) => operation === 'tasks.create').length
    expect(rows).toEqual([{ rows: created, titles: created }])

    const answered = passed.length - broken.length
    const unwritten = passed.filter(({ node, at }) => node === 1 && at > killedAt - FLUSH_MS - 500).length
    const counted = await usageOf(person)
    expect(counted).toBeLessThanOrEqual(answered + broken.length)
    expect(counted).toBeGreaterThanOrEqual(answered - unwritten)
    await second?.start()
    await bothReady()
  })

  it('both refuse a member who was suspended on one: there at once, on the other within 300 s', async () => {
    const person = await owner()
    const colleague = await t.school.person(person.orgId, 'staff')
    const list = (node: NodeProcess | undefined) => codeOf(at(node, colleague).tasks.list())
    expect([await list(first), await list(second)]).toEqual(['ok', 'ok'])
    await at(first, person).identity.updateMember(toPublic('mbr', colleague.memberId), { status: 'suspended' })
    expect(await list(first)).toBe('membership_inactive')
    second?.signal('SIGUSR2')
    await sleep(200)
    expect(await list(second)).toBe('membership_inactive')
  })
})

const CALLERS = 6
let titles = 0
const CALLS: Calls = {
  'tasks.list': (client: Homeroom) => client.tasks.list({ limit: 5 }),
  'tasks.create': (client: Homeroom) => client.tasks.create({ title: `Trip ${titles++}` }),
  'academic.students.list': (client: Homeroom) => client.academic.students.list({ limit: 5 }),
}
function startTraffic(person: Person, maxRetries = 0): Traffic {
  const traffic = new Traffic(
    Array.from({ length: CALLERS }, () => through(person, maxRetries)),
    CALLS,
  )
  onTestFinished(() => traffic.stop())
  return traffic
}
