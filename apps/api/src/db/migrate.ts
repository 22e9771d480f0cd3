import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { MIGRATIONS } from '../assets.ts'
import { type Applying, apply, MigrationError } from './apply-migration.ts'
import { type Migration, readMigrations } from './migration-files.ts'

export { MigrationError }

/** Any constant; it only has to be the same in every process that migrates. */
const LOCK = 7_204_411_911
const LOOK_AGAIN_MS = 200

export interface MigrateOptions extends Applying {
  /** Makes `homeroom_app` a login with this password. */
  appPassword?: string
  /** Where the numbered files are; for tests. */
  folder?: URL
}

/**
 * Brings the database at `adminUrl` to the newest schema: numbered files, forward only, each in its own transaction unless
 * its first line says `-- transaction: none`. Safe to call from several starts at once, while servers run, and as an owner
 * who is not a superuser but may create roles.
 */
export async function migrate(adminUrl: string, options: MigrateOptions = {}): Promise<{ applied: string[] }> {
  const client = new pg.Client({ connectionString: adminUrl, application_name: 'homeroom-migrate' })
  // A connection that is lost between two statements is told by the next one.
  client.on('error', () => {})
  await client.connect()
  try {
    await lock(client, options.log)
    await prepare(client)
    const applied: string[] = []
    for (const migration of await pending(client, options)) {
      await apply(client, migration, options)
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

/** Asks again and again: whoever waited in a statement would hold a snapshot, for which a concurrent index build waits. */
async function lock(client: pg.Client, log: MigrateOptions['log']): Promise<void> {
  for (let told = false; ; told = true) {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS locked', [LOCK])
    if (rows[0].locked) return
    if (!told) log?.('waiting for another process that is migrating this database')
    await sleep(LOOK_AGAIN_MS)
  }
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

async function setAppPassword(client: pg.Client, password: string): Promise<void> {
  try {
    await client.query(`ALTER ROLE homeroom_app LOGIN PASSWORD ${client.escapeLiteral(password)}`)
  } catch (cause) {
    throw new MigrationError(`Cannot set the password of homeroom_app: ${(cause as Error).message}`, { cause })
  }
}
