import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toPublic } from '../src/ids.ts'
import type { RunningServer } from '../src/server.ts'
import { holdTask } from './support/locks.ts'
import type { Key, Person } from './support/school.ts'
import { type RawAnswer, startTestServer, type TestServer } from './support/server.ts'
import { TcpProxy } from './support/tcp-proxy.ts'
import { eventually } from './support/wait.ts'
import { addedBetween, contentsOf } from './walks/support/contents.ts'

const TITLE = 'Rosa needs her inhaler'
const SECRET = 'exploded near relation tasks'

let t: TestServer
let orgId: string
let admin: Person
/** What the error-reporting service received. */
let reports: string[]
let sentry: Server

beforeAll(async () => {
  reports = []
  sentry = createServer((req, res) => {
    let text = ''
    req.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
    req.on('end', () => {
      reports.push(text)
      res.end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(sentry, 'listening')
  t = await startTestServer({ sentryDsn: `http://key@127.0.0.1:${(sentry.address() as AddressInfo).port}/1` })
  orgId = await t.school.organization()
  admin = await t.school.person(orgId, 'admin')
  await sql`create function explode() returns trigger language plpgsql as
    $$ begin raise exception ${sql.lit(SECRET)} using detail = new::text; end $$`.execute(t.db)
})
afterAll(async () => {
  await t.close()
  sentry.close()
})

const post = (more: { baseUrl?: string; key?: string } = {}) =>
  t.raw('POST', '/api/v1/tasks', {
    as: admin,
    body: { title: TITLE },
    ...(more.baseUrl ? { baseUrl: more.baseUrl } : {}),
    headers: more.key ? { 'Idempotency-Key': more.key } : {},
  })
const patch = (id: string, baseUrl: string) =>
  t.raw('PATCH', `/api/v1/tasks/${toPublic('task', id)}`, { as: admin, body: { title: 'After' }, baseUrl })
const list = (baseUrl = t.url) => t.raw('GET', `/api/v1/tasks?q=${encodeURIComponent(TITLE)}`, { as: admin, baseUrl })
const told = ({ status, json }: RawAnswer) => `${status} ${json?.error?.code ?? 'ok'}`

/** Every write to the table fails while `what` runs. */
async function whileBroken<T>(table: string, what: () => Promise<T>): Promise<T> {
  await sql`create trigger broken before insert or update on ${sql.table(table)} for each row execute function explode()`.execute(
    t.db,
  )
  try {
    return await what()
  } finally {
    await sql`drop trigger broken on ${sql.table(table)}`.execute(t.db)
  }
}

function expectHidden(answer: RawAnswer): void {
  expect(answer.status, answer.text).toBe(500)
  expect(answer.json).toEqual({
    error: {
      code: 'internal_error',
      message: 'The service failed. It has been reported under the request id.',
      details: null,
      requestId: answer.headers.get('x-request-id'),
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/),
    },
  })
}

describe('a failure that nobody foresaw', () => {
  it.each(['tasks', 'outbox_events', 'audit_logs', 'idempotency_keys'])(
    'is hidden, and leaves nothing behind when it comes with the write to %s',
    async (table) => {
      const key = `broken-${table}`
      const before = await contentsOf(t.db)
      expectHidden(await whileBroken(table, () => post({ key })))
      expect(await contentsOf(t.db)).toEqual(before)
      const again = await post({ key })
      expect(told(again)).toBe('201 ok')
      expect(again.headers.has('idempotency-replayed')).toBe(false)
    },
  )

  it('is hidden in a read, too, which works again without a restart', async () => {
    expect(told(await list())).toBe('200 ok')
    await sql`alter table tasks rename column labels to tags`.execute(t.db)
    const failed = await list().finally(() => sql`alter table tasks rename column tags to labels`.execute(t.db))
    expectHidden(failed)
    expect(told(await list())).toBe('200 ok')
  })

  it('is reported with the request id, and without anything of the request', async () => {
    reports.length = 0
    const failed = await whileBroken('tasks', () => post())
    const report = await eventually(() => reports.find((text) => text.includes('"type":"event"')))
    const event = JSON.parse(report?.split('\n')[2] ?? '')
    expect(event.tags).toEqual({ requestId: failed.json.error.requestId, operation: 'tasks.create' })
    expect(event.exception.values[0]).toMatchObject({ value: SECRET })
    expect(event).not.toHaveProperty('request')
    for (const secret of [TITLE, admin.userId, '127.0.0.1', 'Bearer']) expect(reports.join()).not.toContain(secret)
  })

  it('is told of without the value that PostgreSQL quotes', async () => {
    reports.length = 0
    await sql`create function misread() returns trigger language plpgsql as
      $$ begin perform new.title::uuid; return new; end $$`.execute(t.db)
    await sql`create trigger misread before insert on tasks for each row execute function misread()`.execute(t.db)
    expect(told(await post())).toBe('500 internal_error')
    await sql`drop function misread cascade`.execute(t.db)
    const report = await eventually(() => reports.find((text) => text.includes('"type":"event"')))
    expect(report).toContain('invalid input syntax for type uuid')
    expect(reports.join()).not.toContain(TITLE)
  })

  it('does not cost a connection when it hits what is counted, and no count', async () => {
    const node = await t.another({ databaseWriters: 1, sentryDsn: null })
    const school = await t.school.organization()
    const owner = await t.school.person(school, 'owner')
    await whileBroken('usage_monthly', async () => {
      const me = await t.raw('GET', '/api/v1/identity/me', { as: owner, baseUrl: node.url })
      expect(me.status).toBe(200)
      for (let i = 0; i < 3; i++) await node.services.meter.flush()
    })
    expect(told(await t.raw('POST', '/api/v1/tasks', { as: owner, body: { title: 'x' }, baseUrl: node.url }))).toBe(
      '201 ok',
    )
    await node.services.meter.flush()
    const rows = await t.db
      .selectFrom('usage_daily')
      .select(['requests', 'errors'])
      .where('org_id', '=', school)
      .execute()
    expect(rows.map((r) => [Number(r.requests), Number(r.errors)])).toEqual([[2, 0]])
    const month = await t.db.selectFrom('usage_monthly').select('used').where('org_id', '=', school).execute()
    expect(month.map(({ used }) => Number(used))).toEqual([2])
  })
})

describe('without the database', () => {
  let wire: TcpProxy
  let node: RunningServer
  beforeAll(async () => {
    wire = await TcpProxy.to(t.appUrl)
    node = await t.another({ databaseUrl: wire.through(t.appUrl), sentryDsn: null })
  })

  it('every request is told to come again, and the node asks for none; all is well when it is back', async () => {
    expect(told(await list(node.url))).toBe('200 ok')
    const stranger = await t.school.person(orgId, 'staff')
    const key = await t.school.key(orgId, ['tasks:read'])
    const me = (as: Person | Key) => t.raw('GET', '/api/v1/identity/me', { as, baseUrl: node.url })
    const before = await contentsOf(t.db)
    await wire.cut()
    for (const answer of [
      await list(node.url),
      await post({ baseUrl: node.url, key: 'away' }),
      await me(stranger),
      await t.raw('GET', '/api/v1/tasks', { as: key, baseUrl: node.url }),
    ]) {
      expect(told(answer)).toBe('503 service_unavailable')
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(answer.json.error).toMatchObject({ details: null, requestId: answer.headers.get('x-request-id') })
      expect(answer.text).not.toMatch(/ECONN|postgres|127\.0\.0\.1/i)
    }
    const ready = await t.raw('GET', '/health/ready', { baseUrl: node.url })
    expect([ready.status, ready.json.status, ready.json.checks.db]).toEqual([
      503,
      'down',
      { status: 'down', latencyMs: null },
    ])
    expect((await t.raw('GET', '/health/live', { baseUrl: node.url })).status).toBe(200)

    await wire.mend()
    expect(told(await list(node.url))).toBe('200 ok')
    expect(told(await me(stranger))).toBe('200 ok')
    const made = await post({ baseUrl: node.url, key: 'away' })
    expect([told(made), made.headers.has('idempotency-replayed')]).toEqual(['201 ok', false])
    expect((await t.raw('GET', '/health/ready', { baseUrl: node.url })).json.status).toBe('ok')
    expect(addedBetween(before, await contentsOf(t.db))).toMatchObject({
      tasks: 1,
      outbox_events: 1,
      idempotency_keys: 1,
    })
  })

  it('a mutation that it leaves in the middle did not happen', async () => {
    const id = await t.school.task(orgId, { title: 'Before' })
    const holder = await holdTask(t.db, id)
    const asked = patch(id, node.url)
    await holder.somebodyWaits()
    await wire.cut()
    expect(told(await asked)).toBe('503 service_unavailable')
    await holder.release()
    await wire.mend()
    const row = await t.db.selectFrom('tasks').select('title').where('id', '=', id).executeTakeFirstOrThrow()
    expect(row.title).toBe('Before')
    expect(told(await post({ baseUrl: node.url }))).toBe('201 ok')
  })

  it('the next request has a new connection, when the database ended all of them', async () => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and usename = 'homeroom_app'`.execute(t.db)
    await eventually(async () => (await list()).status === 200, 1_000)
    expect([told(await list()), told(await post())]).toEqual(['200 ok', '201 ok'])
  })
})

describe('more changes than connections', () => {
  it('are told to come again, in time, and none is half done', async () => {
    const node = await t.another({ databaseWriters: 1, sentryDsn: null })
    const id = await t.school.task(orgId, { title: 'Before' })
    const holder = await holdTask(t.db, id)
    const answers = await Promise.all(Array.from({ length: 5 }, () => patch(id, node.url)))
    for (const answer of answers) {
      expect(told(answer)).toBe('503 service_unavailable')
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    await holder.release()
    expect(told(await patch(id, node.url))).toBe('200 ok')
  })
})
