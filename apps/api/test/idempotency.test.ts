import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../src/server.ts'
import type { Person } from './support/school.ts'
import { type RawAnswer, startTestServer, type TestServer } from './support/server.ts'
import { addedBetween, contentsOf } from './walks/support/contents.ts'

// What the walk over every mutation (walks/idempotency.test.ts) does not reach: time, load, and what is stored.

const DAY_MS = 24 * 3_600_000
let t: TestServer
let other: RunningServer
let orgId: string
let admin: Person
beforeAll(async () => {
  t = await startTestServer()
  other = await t.another()
  orgId = await t.school.organization()
  admin = await t.school.person(orgId, 'admin')
  // A task that takes longer than anybody waits for its key.
  await sql`create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(2.5); return new; end $$`.execute(
    t.db,
  )
  await sql`create trigger dawdle before insert on tasks for each row when (new.title = 'slow') execute function dawdle()`.execute(
    t.db,
  )
})
afterAll(() => t.close())

const newKey = () => `key-${crypto.randomUUID()}`
const create = (key: string, { as = admin, title = 'Trip slips', node = t }: Sent = {}) =>
  t.raw('POST', '/api/v1/tasks', { as, body: { title }, headers: { 'Idempotency-Key': key }, baseUrl: node.url })
interface Sent {
  as?: Person
  title?: string
  node?: { url: string }
}
const isReplay = ({ headers }: RawAnswer) => headers.get('idempotency-replayed') === 'true'
const told = (answer: RawAnswer) =>
  `${answer.status} ${answer.json.error?.code ?? (isReplay(answer) ? 'replayed' : 'done')}`
const entry = (key: string) =>
  t.db.selectFrom('idempotency_keys').selectAll().where('key', '=', key).executeTakeFirstOrThrow()
const expiry = async (key: string) => new Date((await entry(key)).expires_at).getTime()
const DONE = '201 done'
const REPLAYED = '201 replayed'

describe('many requests with one key', () => {
  it('make one row and have one answer, over two nodes', async () => {
    const [key, before] = [newKey(), await contentsOf(t.db)]
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => create(key, { node: i % 2 ? t : other })))
    const added = addedBetween(before, await contentsOf(t.db))
    expect(added).toEqual({ tasks: 1, outbox_events: 1, audit_logs: 1, idempotency_keys: 1 })
    expect(answers.map(told).sort()).toEqual([DONE, ...Array(49).fill(REPLAYED)])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(new Set(answers.map(({ headers }) => headers.get('x-request-id'))).size).toBe(50)
  })

  it('of which the first still runs are told to come again, and then have its answer', async () => {
    const key = newKey()
    const first = create(key, { title: 'slow' })
    const second = create(key, { title: 'slow', node: other })
    const [done, busy] = (await Promise.all([first, second])).sort((a, b) => a.status - b.status)
    expect(told(done as RawAnswer)).toBe(DONE)
    expect(busy?.json.error).toMatchObject({ code: 'idempotency_conflict', details: { idempotencyKey: key } })
    expect([busy?.status, busy?.headers.get('retry-after')]).toEqual([409, '1'])
    const third = await create(key, { title: 'slow' })
    expect([told(third), third.text]).toEqual([REPLAYED, done?.text])
  })

  it('but another body: all but the first are refused', async () => {
    const key = newKey()
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => create(key, { title: `Trip ${i}` })))
    expect(answers.map(told).sort()).toEqual([DONE, ...Array(9).fill('422 idempotency_key_reused')])
    for (const { status, json } of answers)
      if (status === 422) expect(json.error.details).toEqual({ idempotencyKey: key })
  })
})

describe('a key', () => {
  it('is kept for 24 hours, and is a new one afterwards', async () => {
    const key = newKey()
    const first = await create(key)
    const kept = (await expiry(key)) - Date.parse(first.json.data.createdAt)
    expect(kept).toBe(DAY_MS)
    const expire = (at: string) =>
      t.db.updateTable('idempotency_keys').set({ expires_at: at }).where('key', '=', key).execute()
    await expire(new Date(Date.now() + 5_000).toISOString())
    expect((await create(key)).text).toBe(first.text)
    await expire(new Date(Date.now() - 1).toISOString())
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(key, { title: 'Another thing' })))
    expect(answers.map(told).sort()).toEqual([DONE, ...Array(5).fill(REPLAYED)])
    expect(answers[0]?.json.data.id).not.toBe(first.json.data.id)
    expect(await expiry(key)).toBeGreaterThan(Date.now() + DAY_MS - 60_000)
  })

  it('belongs to who used it, in the organization where', async () => {
    const key = newKey()
    const mine = await create(key)
    const colleague = await create(key, { as: await t.school.person(orgId, 'staff') })
    const elsewhere = await create(key, {
      as: await t.school.membership(await t.school.organization(), admin, 'admin'),
    })
    expect([mine, colleague, elsewhere].map(told)).toEqual([DONE, DONE, DONE])
    expect(new Set([mine, colleague, elsewhere].map(({ json }) => json.data.id)).size).toBe(3)
    expect(told(await create(key))).toBe(REPLAYED)
    const rows = await t.db.selectFrom('idempotency_keys').select('org_id').where('key', '=', key).execute()
    expect(rows).toHaveLength(3)
  })

  it('is not used up by a call that fails, for whatever reason', async () => {
    const client = t.as(admin)
    const idempotencyKey = newKey()
    const { data: task } = await client.tasks.create({ title: 'Trip' })
    const failing = [
      () => client.tasks.create({ title: '' }, { idempotencyKey }),
      () => client.tasks.create({ title: 'x', projectId: 'proj_01jdq2v6w3e8rb5m0n4x7yk9ah' }, { idempotencyKey }),
      () => client.tasks.reopen(task.id, { idempotencyKey }),
      () => client.tasks.complete('task_01jdq2v6w3e8rb5m0n4x7yk9ah', { idempotencyKey }),
    ]
    for (const call of failing) await expect(call()).rejects.toMatchObject({ idempotencyKey })
    const done = await client.tasks.complete(task.id, { idempotencyKey })
    expect(done.replayed).toBe(false)
    const again = await client.tasks.complete(task.id, { idempotencyKey })
    expect(again).toMatchObject({ replayed: true, data: done.data, meta: { requestId: done.meta.requestId } })
  })
})

describe('the stored answer', () => {
  it('cannot be read in the table', async () => {
    const key = newKey()
    await create(key, { title: 'Rosa needs her inhaler' })
    const { response_enc: stored, status_code: status, ...rest } = await entry(key)
    expect(status).toBe(201)
    expect(stored?.length).toBeGreaterThan(100)
    for (const text of ['Rosa', 'title', 'task_']) expect(stored?.includes(text)).toBe(false)
    expect(JSON.stringify(rest)).not.toContain('Rosa')
  })

  it('is not served when a byte of it changed, or when it is another one’s', async () => {
    const [key, theirs] = [newKey(), newKey()]
    await create(key)
    await create(theirs)
    const { response_enc: genuine } = await entry(key)
    const put = (bytes: Buffer | null) =>
      t.db.updateTable('idempotency_keys').set({ response_enc: bytes }).where('key', '=', key).execute()
    const size = genuine?.length ?? 0
    for (const place of [0, size >> 1, size - 1]) {
      const changed = Buffer.from(genuine ?? [])
      changed[place] = (changed[place] ?? 0) ^ 1
      await put(changed)
      const answer = await create(key)
      expect(told(answer)).toBe('500 internal_error')
      expect(answer.text).not.toContain('Trip')
    }
    await put((await entry(theirs)).response_enc)
    expect(told(await create(key))).toBe('500 internal_error')
    await put(genuine)
    expect(told(await create(key))).toBe(REPLAYED)
  })
})
