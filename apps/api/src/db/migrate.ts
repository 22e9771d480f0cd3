import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { MIGRATIONS } from '../assets.ts'

/** Any constant; it only has to be the same in every process that migrates. */
const LOCK = 7_204_411_911

export interface MigrateOptions {
  /** Makes `homeroom_app` a login with this password. */
  appPassword?: string
  log?: (line: string) => void
  /** Where the numbered files are; for tests. */
  folder?: URL
}

interface Migration {
  name: string
  sql: string
  sha256: string
}

/** A sentence for the operator: what is wrong with the database or its migrations. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

/**
 * Brings the database at `adminUrl` to the newest schema: numbered files, forward only, each in its own transaction.
 * Safe to call from several starts at once, and as an owner who is not a superuser but may create roles.
 */
export async function migrate(adminUrl: string, options: MigrateOptions = {}): Promise<{ applied: string[] }> {
  const client = new pg.Client({ connectionString: adminUrl, application_name: 'homeroom-migrate' })
  await client.connect()
  try {
    await lock(client, options.log)
    await prepare(client)
    const applied: string[] = []
    for (const migration of await pending(client, options)) {
      await apply(client, migration)
      applied.push(migration.name)
      options.log?.(`applied ${migration.name}`)
    }
    if (options.appPassword !== undefined) await setAppPassword(client, options.appPassword)
    return { applied }
  } finally {
    await client.end()
  }
}

/** Names of the files that the database still lacks. Any login that may read `schema_migrations` can ask. */
export async function pendingMigrations(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'homeroom-migrate' })
  await client.connect()
  try {
    const { rows } = await client.query("SELECT to_regclass('public.schema_migrations') AS found")
    const migrations = rows[0].found === null ? await readMigrations(MIGRATIONS) : await pending(client, {})
    return migrations.map((migration) => migration.name)
  } finally {
    await client.end()
  }
}

async function lock(client: pg.Client, log: MigrateOptions['log']): Promise<void> {
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS locked', [LOCK])
  if (rows[0].locked) return
  log?.('waiting for another process that is migrating this database')
  await client.query('SELECT pg_advisory_lock($1)', [LOCK])
}

async function prepare(client: pg.Client): Promise<void> {
  const { rows } = await client.query('SELECT current_user AS name')
  if (rows[0].name === 'homeroom_app') {
    throw new MigrationError('homeroom_app cannot migrate: it must not own the tables. Use an administrator or owner.')
  }
  await client.query(`CREATE TABLE IF NOT EXISTS schema_migrations (
    name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz(3) NOT NULL DEFAULT now())`)
}

async function pending(client: pg.Client, options: MigrateOptions): Promise<Migration[]> {
  const known = await readMigrations(options.folder ?? MIGRATIONS)
  const { rows } = await client.query<Migration>('SELECT name, sha256 FROM schema_migrations ORDER BY name')
  const applied = new Map(rows.map((row) => [row.name, row.sha256]))
  for (const migration of known) {
    const sha256 = applied.get(migration.name)
    if (sha256 !== undefined && sha256 !== migration.sha256) {
      throw new MigrationError(
        `Migration ${migration.name} was changed after it was applied. Restore it and put the change into a new file.`,
      )
    }
  }
  const missing = known.filter((migration) => !applied.has(migration.name))
  const newest = rows.at(-1)?.name
  const late = missing.find((migration) => newest !== undefined && migration.name < newest)
  if (late)
    throw new MigrationError(`Migration ${late.name} comes before ${newest}, which is applied. Give it a later number.`)
  return missing
}

async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-.+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8')
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function apply(client: pg.Client, { name, sql, sha256 }: Migration): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(sql)
    await assertTenantsAreSeparate(client, name)
    await client.query('INSERT INTO schema_migrations (name, sha256) VALUES ($1, $2)', [name, sha256])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    if (error instanceof MigrationError) throw error
    throw new MigrationError(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}

/** A table with an `org_id` and without forced row-level security would be open to every tenant. */
async function assertTenantsAreSeparate(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query(`
    SELECT c.relname AS "table"
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'org_id' AND NOT a.attisdropped
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
      AND NOT (c.relrowsecurity AND c.relforcerowsecurity
        AND EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND p.polname = 'tenant'))
    ORDER BY 1`)
  if (rows.length === 0) return
  const tables = rows.map((row) => row.table).join(', ')
  throw new MigrationError(`Migration ${name} leaves ${tables} open to other tenants. Call secure_tenant_table().`)
}

async function setAppPassword(client: pg.Client, password: string): Promise<void> {
  try {
    await client.query(`ALTER ROLE homeroom_app LOGIN PASSWORD ${client.escapeLiteral(password)}`)
  } catch (cause) {
    throw new MigrationError(`Cannot set the password of homeroom_app: ${(cause as Error).message}`, { cause })
  }
}
