import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { MIGRATIONS } from '../src/assets.ts'
import { migrate } from '../src/db/migrate.ts'
import { migrationNames, statementsOf } from '../src/db/migration-files.ts'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from './support/postgres.ts'
import { Product } from './support/product.ts'
import { eventually } from './support/wait.ts'

const CLI = fileURLToPath(new URL('../src/db/migrate-cli.ts', import.meta.url))
const PATIENCE = { lock: 200, pause: 100, total: 20_000 }

let database: TestDatabase
let directory: string
let folder: URL
let clients: pg.Client[] = []
beforeEach(async () => {
  database = await createTestDatabase()
  directory = await mkdtemp(join(tmpdir(), 'homeroom-migrations-'))
  folder = pathToFileURL(`${directory}/`)
  await cp(MIGRATIONS, folder, { recursive: true })
})
afterEach(async () => {
  await Promise.all(clients.map((client) => client.end()))
  clients = []
  await rm(directory, { recursive: true })
  await database.drop()
})

const file = (name: string, sql: string) => writeFile(new URL(name, folder), sql)
const run = (log: string[] = [], patience = PATIENCE) =>
  migrate(database.adminUrl, { folder, patience, log: (line) => log.push(line) })

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.adminUrl, application_name: 'somebody' })
  client.on('error', () => {})
  await client.connect()
  clients.push(client)
  return client
}
/** Another's transaction that has read the table and stays open. */
async function holdTable(table: string): Promise<pg.Client> {
  const client = await connect()
  await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT FROM ${table} LIMIT 1`)
  return client
}
async function ask<Row extends object>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database.adminUrl })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}
const columnsOf = async (table: string) =>
  (
    await ask<{ name: string }>(
      `SELECT attname AS name FROM pg_attribute WHERE attrelid = '${table}'::regclass ORDER BY attnum`,
    )
  ).map(({ name }) => name)
const migrationsWaitingFor = (event: string) =>
  eventually(
    async () =>
      (
        await ask(`SELECT FROM pg_stat_activity WHERE datname = current_database()
          AND application_name = 'homeroom-migrate' AND (wait_event_type = '${event}' OR wait_event = '${event}')`)
      ).length,
  )

describe('two processes that migrate at once', () => {
  const both = async (adminUrl: string) => {
    const runs = [1, 2].map(() => new Product({ MIGRATE_URL: adminUrl }, [CLI]))
    expect(await Promise.all(runs.map(({ exited }) => exited))).toEqual([0, 0])
    const applied = runs.flatMap(({ output }) => output.match(/(?<=^applied ).+$/gm) ?? [])
    expect(runs.map(({ output }) => output).sort()[0]).toMatch(/up to date|applied/)
    return applied
  }

  it('apply each file once between them: to an empty database, and to an old one', async () => {
    const [empty, old] = [await createEmptyDatabase(), await createEmptyDatabase()]
    onTestFinished(() => Promise.all([empty.drop(), old.drop()]).then(() => {}))
    const names = await migrationNames(MIGRATIONS)
    const newer = names.slice(-4)
    for (const name of newer) await rm(new URL(name, folder))
    await migrate(old.adminUrl, { folder })
    expect(await both(empty.adminUrl)).toEqual(names)
    expect(await both(old.adminUrl)).toEqual(newer)
    expect(await both(old.adminUrl)).toEqual([])
  })

  it('do not stand in the way of a concurrent index build', async () => {
    await file(
      '9001-index.sql',
      '-- transaction: none\nCREATE INDEX CONCURRENTLY IF NOT EXISTS by_title ON tasks (title);',
    )
    const holder = await holdTable('tasks')
    const runs = [run(), run()]
    await migrationsWaitingFor('Lock')
    await sleep(300)
    await holder.query('COMMIT')
    const applied = (await Promise.all(runs)).flatMap((one) => one.applied)
    expect(applied).toEqual(['9001-index.sql'])
  })
})

describe('a migration that cannot have its lock', () => {
  it('steps back, says who is in the way, lets traffic pass, and comes again', async () => {
    await file('9001-note.sql', 'ALTER TABLE projects ADD COLUMN note text; ALTER TABLE tasks ADD COLUMN note text')
    const holder = await holdTable('tasks')
    const log: string[] = []
    const migrating = run(log)
    let longest = 0
    const reader = await connect()
    while (log.length < 3) {
      const start = performance.now()
      await reader.query('SELECT count(*) FROM tasks')
      longest = Math.max(longest, performance.now() - start)
      await sleep(5)
    }
    expect(longest).toBeGreaterThan(100)
    expect(longest).toBeLessThan(PATIENCE.lock + 300)
    expect(log[0]).toMatch(
      /^9001-note\.sql: a lock was not to be had within 200 ms, the oldest transaction is that of somebody \(pid \d+, idle in transaction, \d+ s\); next try in 100 ms$/,
    )
    expect(await columnsOf('projects')).not.toContain('note')
    await holder.query('COMMIT')
    expect(await migrating).toEqual({ applied: ['9001-note.sql'] })
    expect(await columnsOf('tasks')).toContain('note')
  })

  it('gives up at last, with nothing of it applied', async () => {
    await file('9001-note.sql', 'ALTER TABLE projects ADD COLUMN note text; ALTER TABLE tasks ADD COLUMN note text')
    await holdTable('tasks')
    await expect(run([], { ...PATIENCE, total: 400 })).rejects.toThrow(/^Migration 9001-note\.sql gave up: .* somebody/)
    expect(await columnsOf('projects')).not.toContain('note')
  })
})

describe('a migration that is cut off', () => {
  it('leaves nothing of its file, and the next run goes on', async () => {
    await file('9001-first.sql', 'ALTER TABLE projects ADD COLUMN first text')
    await file('9002-second.sql', 'ALTER TABLE tasks ADD COLUMN second text; SELECT pg_sleep(20)')
    const migrating = run().catch((error: Error) => error)
    await migrationsWaitingFor('PgSleep')
    await ask("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'homeroom-migrate'")
    expect(String(await migrating)).toContain('Migration 9002-second.sql failed: terminating connection')
    expect([await columnsOf('projects'), await columnsOf('tasks')].map((columns) => columns.at(-1))).toEqual([
      'first',
      expect.not.stringMatching('second'),
    ])
    await file('9002-second.sql', 'ALTER TABLE tasks ADD COLUMN second text')
    expect(await run()).toEqual({ applied: ['9002-second.sql'] })
  })
})

describe('a file without a transaction', () => {
  const INDEX = `-- transaction: none
    CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS one_title ON tasks (org_id, title);`
  const isValid = async () =>
    (await ask("SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass('one_title')"))[0]

  it('builds an index while others write, and waits for older transactions without keeping any up', async () => {
    await file('9001-index.sql', INDEX)
    const holder = await holdTable('tasks')
    const migrating = run()
    await migrationsWaitingFor('Lock')
    const writer = await connect()
    await writer.query('SET lock_timeout = 200')
    for (let i = 0; i < 5; i++) {
      await writer.query('UPDATE tasks SET title = title')
      await sleep(100)
    }
    await holder.query('COMMIT')
    expect(await migrating).toEqual({ applied: ['9001-index.sql'] })
    expect(await isValid()).toEqual({ indisvalid: true })
  })

  it('builds an index anew that a failed build has left invalid', async () => {
    const orgId = crypto.randomUUID()
    await ask(`INSERT INTO organizations (id, slug, name, timezone) VALUES ('${orgId}', 'twice', 'Twice', 'UTC')`)
    await ask(`INSERT INTO tasks (org_id, id, title)
      SELECT '${orgId}', gen_random_uuid(), 'the same' FROM generate_series(1, 2)`)
    await file('9001-index.sql', INDEX)
    await expect(run()).rejects.toThrow('Migration 9001-index.sql failed: could not create unique index "one_title"')
    expect(await isValid()).toEqual({ indisvalid: false })
    await ask('UPDATE tasks SET title = id::text')
    const log: string[] = []
    expect(await run(log)).toEqual({ applied: ['9001-index.sql'] })
    expect(log[0]).toBe('9001-index.sql: one_title was left unfinished and is built anew')
    expect(await isValid()).toEqual({ indisvalid: true })
  })

  it('runs each statement by itself, and what stands before a failure stays', async () => {
    await file('9001-steps.sql', '-- transaction: none\nALTER TABLE tasks ADD COLUMN IF NOT EXISTS note text; SELEC 1;')
    await expect(run()).rejects.toThrow(/9001-steps\.sql failed: syntax error/)
    expect(await columnsOf('tasks')).toContain('note')
    await file('9001-steps.sql', '-- transaction: none\nALTER TABLE tasks ADD COLUMN IF NOT EXISTS note text;')
    expect(await run()).toEqual({ applied: ['9001-steps.sql'] })
  })

  it('may hold quotes, comments and bodies with semicolons', () => {
    const body = 'DO $body$ BEGIN PERFORM 1; COMMIT; END $body$'
    const sql = `-- transaction: none; of course\n SELECT ';', "a;b", 1 - 2 / 3; /* ; */ ${body};\n-- the end;`
    expect(statementsOf(sql)).toEqual([`SELECT ';', "a;b", 1 - 2 / 3`, body])
  })
})
