import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/support/postgres.ts'
import { School } from '../../test/support/school.ts'
import { eventually } from '../../test/support/wait.ts'
import { Database, transaction } from './database.ts'
import type { DB } from './schema.generated.ts'
import { db, type Prepared, statement } from './statement.ts'
import { isoTimestamp } from './types.ts'

let test: TestDatabase
let admin: Kysely<DB>
let orgs: string[]
let taskOf: Map<string, string>
const opened: Database[] = []

beforeAll(async () => {
  test = await createTestDatabase()
  admin = new Kysely<DB>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: test.adminUrl }) }) })
  const school = new School(admin)
  orgs = await Promise.all(Array.from({ length: 20 }, () => school.organization()))
  taskOf = new Map(await Promise.all(orgs.map(async (org) => [org, await school.task(org)] as const)))
})
afterEach(() => Promise.all(opened.splice(0).map(close)))
afterAll(async () => {
  await admin.destroy()
  await test.drop()
})

function open(options: { readers?: number; onError?: () => void } = {}): Database {
  const { readers = 2, onError = () => {} } = options
  const database = new Database(test.appUrl, { readers, writers: 1, applicationName: 'database-test', onError })
  opened.push(database)
  return database
}

// Without a condition on org_id: what is not the organization's is kept out by row-level security alone.
const newTaskIds = () =>
  statement('test.ids', (_p: { orgId: string }) => db.selectFrom('tasks').select(['org_id', 'id']))
const DIVISION: Prepared = { name: 'test.division', text: 'select 1/0', values: [] }
const SLEEP: Prepared = { name: 'test.sleep', text: 'select pg_sleep(2)', values: [] }

const closed = new WeakSet<Database>()
async function close(database: Database): Promise<void> {
  if (closed.has(database)) return
  closed.add(database)
  await database.close()
}

const backends = async (): Promise<number[]> => {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where application_name = 'database-test' and datname = current_database()`.execute(admin)
  return rows.map(({ pid }) => pid)
}
async function killAll(): Promise<void> {
  const killed = await backends()
  await sql`select pg_terminate_backend(pid) from unnest(${killed}::integer[]) as pid`.execute(admin)
  await eventually(async () => !(await backends()).some((pid) => killed.includes(pid)))
}

describe('Database.read', () => {
  it('never mixes the rows of organizations that read at the same time on the same connections', async () => {
    const database = open()
    const ids = newTaskIds()
    const asked = Array.from({ length: 100 }, (_, i) => orgs[i % orgs.length] as string)
    const answers = await Promise.all(asked.map((orgId) => database.read(orgId, [ids.bind({ orgId })])))
    expect(answers).toEqual(asked.map((orgId) => [[{ org_id: orgId, id: taskOf.get(orgId) }]]))
  })

  it('leaves no organization behind on a connection', async () => {
    const database = open({ readers: 1 })
    const orgId = orgs[0] as string
    await database.read(orgId, [newTaskIds().bind({ orgId })])
    const [rows] = await database.global([newTaskIds().bind({ orgId })])
    expect(rows).toEqual([])
  })

  it('cannot write', async () => {
    const insert: Prepared = { name: 'test.insert', text: 'delete from tasks', values: [] }
    await expect(open().read(orgs[0] as string, [insert])).rejects.toMatchObject({ code: '25006' })
  })

  it('fails the block of a failing statement and no other', async () => {
    const database = open({ readers: 1 })
    const ids = newTaskIds()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, (_, i) => {
        const orgId = orgs[i % orgs.length] as string
        // The first use of `ids` falls into a failed transaction: its Parse fails there, for all that follow.
        return database.read(orgId, i % 3 === 0 ? [DIVISION, ids.bind({ orgId })] : [ids.bind({ orgId })])
      }),
    )
    outcomes.forEach((outcome, i) => {
      const orgId = orgs[i % orgs.length] as string
      if (i % 3 === 0) expect(outcome).toMatchObject({ status: 'rejected', reason: { code: '22012' } })
      else expect(outcome).toEqual({ status: 'fulfilled', value: [[{ org_id: orgId, id: taskOf.get(orgId) }]] })
    })
  })

  it('goes on after failures among statements that are new to the connection', async () => {
    const database = open({ readers: 1 })
    const outcomes: PromiseSettledResult<unknown>[] = []
    for (let round = 0; round < 20; round++) {
      const ids = newTaskIds()
      const running: Promise<unknown>[] = []
      for (let i = 0; i < 10; i++) {
        const orgId = orgs[i] as string
        if (i === 0) database.read(orgId, [DIVISION, ids.bind({ orgId })]).catch(() => {})
        else running.push(database.read(orgId, [ids.bind({ orgId })]))
        if (i % 3 === 0) await new Promise((r) => setImmediate(r))
      }
      outcomes.push(...(await Promise.allSettled(running)))
    }
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
  })

  it('fails what was under way on a killed connection, at once, and connects again', async () => {
    const database = open({ readers: 1 })
    const orgId = orgs[0] as string
    const ids = newTaskIds()
    await database.read(orgId, [ids.bind({ orgId })])
    const started = performance.now()
    const underWay = Promise.allSettled([database.read(orgId, [SLEEP]), database.read(orgId, [ids.bind({ orgId })])])
    await new Promise((r) => setTimeout(r, 100))
    await killAll()
    expect((await underWay).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(performance.now() - started).toBeLessThan(1_500)
    expect(await database.read(orgId, [ids.bind({ orgId })])).toHaveLength(1)
  })

  it('survives the death of idle connections, and closes the ones that took their place', async () => {
    const orgId = orgs[0] as string
    const ids = newTaskIds()
    const again: Promise<unknown>[] = []
    // Asked for in the very moment in which the old connection is noticed to be gone.
    const onError = () => {
      if (!closed.has(database)) again.push(database.read(orgId, [ids.bind({ orgId })]))
    }
    const database = open({ readers: 1, onError })
    await database.read(orgId, [ids.bind({ orgId })])
    await killAll()
    await eventually(() => again.length > 0)
    for (const answer of await Promise.all(again)) expect(answer).toEqual([[{ org_id: orgId, id: taskOf.get(orgId) }]])
    expect(await database.read(orgId, [ids.bind({ orgId })])).toHaveLength(1)
    expect(await backends()).toHaveLength(1)
    await close(database)
    await eventually(async () => (await backends()).length === 0)
  })

  it('fails the cancelled block and none of those that wait behind it', async () => {
    const database = open({ readers: 1 })
    const ids = newTaskIds()
    const slow: Prepared = { name: 'test.slow', text: 'select pg_sleep(5)', values: [] }
    const outcomes = await Promise.allSettled([
      database.read(orgs[0] as string, [slow, ids.bind({ orgId: orgs[0] as string })]),
      ...orgs.map((orgId) => database.read(orgId, [ids.bind({ orgId })])),
    ])
    expect(outcomes[0]).toMatchObject({ status: 'rejected', reason: { code: '57014', statement: 'test.slow' } })
    expect(outcomes.slice(1).map((o) => o.status === 'fulfilled' && o.value)).toEqual(
      orgs.map((orgId) => [[{ org_id: orgId, id: taskOf.get(orgId) }]]),
    )
  })

  it('refuses reads after close', async () => {
    const database = open()
    await close(database)
    await expect(database.read(orgs[0] as string, [])).rejects.toThrow('closed')
  })
})

describe('Database.write', () => {
  const prepared = (name: string, text: string, values: unknown[] = []): Prepared => ({ name, text, values })
  const add = (orgId: string, n: unknown) =>
    prepared('test.add', 'insert into deferred (org_id, n) values ($1, $2)', [orgId, n])
  const stored = async () =>
    (await sql<{ n: number }>`select n from deferred order by n`.execute(admin)).rows.map(({ n }) => n)

  beforeAll(async () => {
    await sql`create table deferred (org_id uuid not null, n integer unique deferrable initially deferred)`.execute(
      admin,
    )
    await sql`select secure_tenant_table('deferred')`.execute(admin)
  })
  afterEach(() => sql`truncate deferred`.execute(admin))

  it('keeps all or nothing, and the connection serves on', async () => {
    const database = open()
    const orgId = orgs[0] as string
    await expect(database.write(orgId, [add(orgId, 1), DIVISION, add(orgId, 2)])).rejects.toMatchObject({
      code: '22012',
      statement: 'test.division',
    })
    expect(await stored()).toEqual([])
    // `add` was new to the connection in the failed block, once before the failure and once after it.
    await database.write(orgId, [add(orgId, 1), add(orgId, 2)])
    expect(await stored()).toEqual([1, 2])
  })

  it('uses a statement whose first use failed', async () => {
    const database = open()
    const orgId = orgs[0] as string
    for (let i = 0; i < 2; i++) {
      await expect(database.write(orgId, [DIVISION, add(orgId, 1)])).rejects.toMatchObject({ code: '22012' })
      await expect(database.write(orgId, [add(orgId, 'x')])).rejects.toMatchObject({ code: '22P02' })
    }
    await database.write(orgId, [add(orgId, 1)])
    expect(await stored()).toEqual([1])
  })

  it('reports what only the commit finds', async () => {
    const database = open()
    const orgId = orgs[0] as string
    await expect(database.write(orgId, [add(orgId, 1), add(orgId, 1)])).rejects.toMatchObject({ code: '23505' })
    expect(await stored()).toEqual([])
    await database.write(orgId, [add(orgId, 1)])
    expect(await stored()).toEqual([1])
  })

  it('keeps apart the writes of many organizations on one connection', async () => {
    const database = open()
    const owners = Array.from({ length: 60 }, (_, n) => orgs[n % orgs.length] as string)
    const outcomes = await Promise.allSettled(
      owners.map((orgId, n) => database.write(orgId, n % 3 === 0 ? [add(orgId, n), DIVISION] : [add(orgId, n)])),
    )
    expect(outcomes.map(({ status }) => status)).toEqual(owners.map((_, n) => (n % 3 ? 'fulfilled' : 'rejected')))
    const { rows } = await sql<{ n: number; org_id: string }>`select n, org_id from deferred order by n`.execute(admin)
    expect(rows).toEqual(owners.map((org_id, n) => ({ n, org_id })).filter(({ n }) => n % 3))
  })

  it('does not hold up those behind it while it waits for a lock', async () => {
    const database = open()
    const orgId = orgs[0] as string
    await database.write(orgId, [add(orgId, 1)])
    let waiting: Promise<void> | undefined
    await admin.transaction().execute(async (other) => {
      await sql`select from deferred for update`.execute(other)
      waiting = database.write(orgId, [prepared('test.raise', 'update deferred set n = n + 10 where n < 10')])
      const started = performance.now()
      await Promise.all(orgs.map((id, n) => database.write(id, [add(id, n + 20)])))
      expect(performance.now() - started).toBeLessThan(1_000)
      await sql`update deferred set n = 2 where n = 1`.execute(other)
    })
    await waiting
    expect(await stored()).toEqual([12, ...orgs.map((_, n) => n + 20)])
  })

  it('sends nothing of a block with a value that cannot be sent', async () => {
    const database = open()
    const orgId = orgs[0] as string
    const circular: { self?: unknown } = {}
    circular.self = circular
    await expect(database.write(orgId, [add(orgId, 1), add(orgId, circular)])).rejects.toThrow('circular')
    const session = await database.session()
    await session.send([transaction.BEGIN, transaction.tenantOf(orgId), add(orgId, 2)])
    await expect(session.commit([add(orgId, circular)])).rejects.toThrow('circular')
    await session.send([transaction.ROLLBACK])
    session.release()
    expect(await stored()).toEqual([])
  })
})

describe('values', () => {
  it('come as the wire shows them', async () => {
    const [rows] = await open().global([
      {
        name: 'test.values',
        text: `select '2026-11-21 09:00:00.12+00'::timestamptz(3) as at, '2026-11-21'::date as day,
          9007199254740991::bigint as big, 12.50::numeric as amount, 'infinity'::timestamptz as never`,
        values: [],
      },
    ])
    expect(rows).toEqual([
      { at: '2026-11-21T09:00:00.120Z', day: '2026-11-21', big: 9007199254740991, amount: 12.5, never: 'infinity' },
    ])
  })

  it.each([
    ['2026-11-21 09:00:00+00', '2026-11-21T09:00:00.000Z'],
    ['2026-11-21 09:00:00.1+00', '2026-11-21T09:00:00.100Z'],
    ['2026-11-21 09:00:00.12+00', '2026-11-21T09:00:00.120Z'],
    ['2026-11-21 23:59:59.999+00', '2026-11-21T23:59:59.999Z'],
    ['infinity', 'infinity'],
  ])('a timestamp %s is %s', (text, iso) => {
    expect(isoTimestamp(text)).toBe(iso)
  })
})
