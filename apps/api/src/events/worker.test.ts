import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startTestServer, type TestServer } from '../../test/support/server.ts'
import { eventually } from '../../test/support/wait.ts'
import { loadConfig } from '../config.ts'
import { db, type Statement, statement } from '../db/statement.ts'
import { newId } from '../ids.ts'
import { startServer } from '../server.ts'
import { Lookup } from './lookup.ts'
import { type Job, runWorker } from './worker.ts'

const SETTINGS = {
  DATABASE_URL: 'postgres://localhost/none',
  AUTH_URL: 'http://localhost',
  AUTH_AUDIENCE: 'x',
  ENCRYPTION_KEYS: `k:${Buffer.alloc(32).toString('base64')}`,
  LOG_LEVEL: 'silent',
}
const reported: unknown[] = []
const reporter = { report: (error: unknown) => void reported.push(error), flush: async () => {} }
function run<T>(job: Partial<Job<T>> & Pick<Job<T>, 'find' | 'work'>) {
  const worker = runWorker({ name: 'test', every: 1, ...job }, { reporter, tracing: null })
  onTestFinished(() => worker.close())
  return worker
}

describe('runWorker', () => {
  it('works on everything it finds, round after round', async () => {
    const waiting = [[1, 2], [], [3]]
    const done: number[] = []
    run({ find: async () => waiting.shift() ?? [], work: async (item) => void done.push(item) })
    await eventually(() => done.length === 3)
    expect(done).toEqual([1, 2, 3])
  })

  it('begins the next round at once where there is more', async () => {
    let left = 3
    const job = { every: 3_600_000, find: async () => ['x'], work: async () => --left > 0 }
    run(job)
    await eventually(() => left === 0)
    await delay(20)
    expect(left).toBe(0)
  })

  it('reports what fails, goes on with the rest, and meets it again', async () => {
    reported.length = 0
    const done: string[] = []
    let rounds = 0
    run({
      async find() {
        rounds++
        if (rounds === 1) throw new Error('no database')
        return rounds < 4 ? ['bad', 'good'] : []
      },
      async work(item) {
        if (item === 'bad') throw new Error('bad item')
        done.push(item)
      },
    })
    await eventually(() => rounds > 4)
    expect(done).toEqual(['good', 'good'])
    expect(reported.map(String)).toEqual(['Error: no database', 'Error: bad item', 'Error: bad item'])
  })

  it('finishes the item at hand when it is closed, and begins no other', async () => {
    const done: number[] = []
    let begun = 0
    const worker = run({
      find: async () => [1, 2],
      async work(item) {
        begun++
        await delay(30)
        done.push(item)
      },
    })
    await eventually(() => begun === 1)
    await worker.close()
    expect(done).toEqual([1])
    expect(begun).toBe(1)
  })
})

describe('Lookup', () => {
  let t: TestServer
  let lookup: Lookup
  const config = (url: string) => loadConfig({ ...SETTINGS, DATABASE_URL: url })
  beforeAll(async () => {
    t = await startTestServer()
    lookup = new Lookup(config(t.appUrl), () => {})
  })
  afterAll(async () => {
    await lookup.close()
    await t.close()
  })
  const pending = statement('test.pending', (_: Record<string, never>) =>
    db.selectFrom('outbox_events').select(['org_id', 'id']),
  )

  it('sees pending rows of all organizations, over the server’s own login', async () => {
    await lookup.check()
    const events = await Promise.all([1, 2].map(async () => ({ org_id: await t.school.organization(), id: newId() })))
    for (const event of events) {
      const told = { type: 'task.created', resource_type: 'task', resource_id: newId(), payload: '{}' }
      await t.db
        .insertInto('outbox_events')
        .values({ ...event, ...told, actor_kind: 'user' })
        .execute()
    }
    expect(await lookup.find(pending, {})).toEqual(expect.arrayContaining(events))
  })

  it('reads nothing else and writes nothing', async () => {
    const secret = statement('test.payload', (_: Record<string, never>) =>
      db.selectFrom('outbox_events').select('payload'),
    )
    const tasks = statement('test.tasks', (_: Record<string, never>) => db.selectFrom('tasks').select('id'))
    const removal = statement('test.removal', (_: Record<string, never>) => db.deleteFrom('outbox_events'))
    for (const denied of [secret, tasks, removal] as Statement<object, unknown>[])
      await expect(lookup.find(denied, {})).rejects.toThrow(/permission denied/)
  })

  it('leaves the server’s own sessions behind the wall', async () => {
    const client = new pg.Client({ connectionString: t.appUrl })
    await client.connect()
    const { rows } = await client.query('select count(*)::int as seen from outbox_events')
    await client.end()
    expect(rows).toEqual([{ seen: 0 }])
  })

  it('refuses a login that may not take the role', async () => {
    const login = `plain_${newId().slice(-8)}`
    await sql.raw(`create role ${login} login password 'p' nosuperuser`).execute(t.db)
    const plain = new Lookup(
      config(Object.assign(new URL(t.appUrl), { username: login, password: 'p' }).href),
      () => {},
    )
    await expect(plain.check()).rejects.toThrow(/^DATABASE_URL: this login cannot look for work; GRANT homeroom_worker/)
    await plain.close()
    await sql.raw(`drop role ${login}`).execute(t.db)
  })

  it('refuses a login that sees them all the time', async () => {
    const login = `heir_${newId().slice(-8)}`
    await sql.raw(`create role ${login} login password 'p' inherit in role homeroom_worker`).execute(t.db)
    const url = Object.assign(new URL(t.appUrl), { username: login, password: 'p' }).href
    await expect(startServer(config(url))).rejects.toThrow(`the role ${login} inherits homeroom_worker`)
    await sql.raw(`drop role ${login}`).execute(t.db)
  })
})

describe('ROLE', () => {
  it('worker answers probes and nothing else', async () => {
    const t = await startTestServer({ role: 'worker' })
    onTestFinished(() => t.close())
    expect((await t.raw('GET', '/health/live')).status).toBe(200)
    expect((await t.raw('GET', '/api/v1/tasks')).status).toBe(404)
  })

  it('is one of three words', () => {
    const wrong = () => loadConfig({ ...SETTINGS, ROLE: 'both' })
    expect(wrong).toThrow('ROLE must be one of api, worker, all, not "both"')
  })
})
