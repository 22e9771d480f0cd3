import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { startTemporaryPostgres } from '../dev/temporary-postgres.ts'
import { migrate, pendingMigrations } from '../src/db/migrate.ts'
import { createEmptyDatabase } from './support/postgres.ts'
import { command, databaseUrl } from './support/postgres-server.ts'

let database: Awaited<ReturnType<typeof createEmptyDatabase>>
let directory: string
/** A copy of migrations/, to be changed by the test. */
let folder: URL

beforeEach(async () => {
  database = await createEmptyDatabase()
  directory = await mkdtemp(join(tmpdir(), 'homeroom-migrations-'))
  await cp(new URL('../migrations', import.meta.url), directory, { recursive: true })
  folder = pathToFileURL(`${directory}/`)
})
afterEach(async () => {
  await rm(directory, { recursive: true })
  await database.drop()
})

describe('migrate', () => {
  test('applies every file in order, and nothing the second time', async () => {
    const { applied } = await migrate(database.adminUrl)
    expect(applied[0]).toBe('0001-roles.sql')
    expect(applied).toEqual([...applied].sort())
    expect(await migrate(database.adminUrl)).toEqual({ applied: [] })
  })

  test('is done once when several start together', async () => {
    const runs = await Promise.all([1, 2, 3].map(() => migrate(database.adminUrl)))
    expect(runs.filter((run) => run.applied.length > 0)).toHaveLength(1)
  })

  test('refuses a file that was changed after it was applied', async () => {
    await migrate(database.adminUrl, { folder })
    await writeFile(new URL('0007-tasks.sql', folder), '-- something else')
    await expect(migrate(database.adminUrl, { folder })).rejects.toThrow('0007-tasks.sql was changed after')
  })

  test('refuses a file that comes before an applied one', async () => {
    await migrate(database.adminUrl, { folder })
    await writeFile(new URL('0001-sooner.sql', folder), 'SELECT 1')
    await expect(migrate(database.adminUrl, { folder })).rejects.toThrow('0001-sooner.sql comes before')
  })

  test('refuses a table that is open to other tenants, and leaves no trace of its file', async () => {
    await writeFile(new URL('9001-notes.sql', folder), 'CREATE TABLE notes (org_id uuid, id uuid)')
    await expect(migrate(database.adminUrl, { folder })).rejects.toThrow('9001-notes.sql leaves notes open')
    expect(await query(database.adminUrl, "SELECT to_regclass('notes') AS found")).toEqual([{ found: null }])
    await writeFile(
      new URL('9001-notes.sql', folder),
      "CREATE TABLE notes (org_id uuid, id uuid); SELECT secure_tenant_table('notes')",
    )
    expect(await migrate(database.adminUrl, { folder })).toEqual({ applied: ['9001-notes.sql'] })
  })

  test('names the file that fails and keeps those before it', async () => {
    await writeFile(new URL('9001-broken.sql', folder), 'CREATE TABLE half (id int); SELEC 1')
    await expect(migrate(database.adminUrl, { folder })).rejects.toThrow(/9001-broken\.sql failed: syntax error/)
    expect(await query(database.adminUrl, "SELECT to_regclass('half') AS found")).toEqual([{ found: null }])
    expect(await query(database.adminUrl, 'SELECT count(*)::int AS n FROM schema_migrations')).not.toEqual([{ n: 0 }])
  })

  test('works for an owner who is no superuser but may create roles, whose tables the app cannot own', async () => {
    const server = await startTemporaryPostgres()
    onTestFinished(() => server.stop())
    await command(server.adminUrl, "CREATE ROLE keeper LOGIN CREATEROLE PASSWORD 'keeper'")
    await command(server.adminUrl, 'CREATE DATABASE school OWNER keeper')
    const owner = databaseUrl(server.adminUrl, 'school', { user: 'keeper', password: 'keeper' })
    const app = databaseUrl(server.adminUrl, 'school', { user: 'homeroom_app', password: "it's" })

    await migrate(owner, { appPassword: "it's" })
    expect(await query(app, 'SELECT current_user AS name')).toEqual([{ name: 'homeroom_app' }])
    expect(await query(app, "SELECT DISTINCT tableowner FROM pg_tables WHERE schemaname = 'public'")).toEqual([
      { tableowner: 'keeper' },
    ])
    await expect(migrate(app)).rejects.toThrow('homeroom_app cannot migrate')

    // Row-level security binds the owner, too: rows are filled in organization by organization.
    const [school, id] = [databaseUrl(server.adminUrl, 'school'), crypto.randomUUID()]
    await command(
      school,
      `INSERT INTO organizations (id, slug, name, timezone) VALUES ('${id}', 'north', 'North', 'UTC');
       INSERT INTO tasks (org_id, id, title) VALUES ('${id}', gen_random_uuid(), 'Trip')`,
    )
    const fill = `DO $$ DECLARE org uuid; BEGIN
      FOR org IN SELECT id FROM organizations LOOP
        PERFORM set_config('app.org_id', org::text, true);
        UPDATE tasks SET description = 'filled in';
        COMMIT;
      END LOOP;
    END $$`
    await writeFile(new URL('9001-rows.sql', folder), `-- transaction: none\n${fill};`)
    expect(await migrate(owner, { folder })).toEqual({ applied: ['9001-rows.sql'] })
    expect(await query(school, 'SELECT description FROM tasks')).toEqual([{ description: 'filled in' }])
  })
})

describe('pendingMigrations', () => {
  test('names what is missing, to any login', async () => {
    expect(await pendingMigrations(database.adminUrl)).toContain('0001-roles.sql')
    await migrate(database.adminUrl)
    expect(await pendingMigrations(database.adminUrl)).toEqual([])
  })
})

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
