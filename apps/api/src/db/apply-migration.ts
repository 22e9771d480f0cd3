import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Migration } from './migration-files.ts'

/** A sentence for the operator: what is wrong with the database or its migrations. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

/** How long a migration waits for a lock that others hold, in ms. */
export interface Patience {
  /** At a time: whoever wants the table meanwhile stands behind the migration. */
  lock: number
  /** Between two tries, at first; twice as long every time, up to `MAX_PAUSE`. */
  pause: number
  /** In all. */
  total: number
}
export const PATIENCE: Patience = { lock: 250, pause: 500, total: 300_000 }
const MAX_PAUSE = 10_000

export interface Applying {
  log?: (line: string) => void
  patience?: Patience
}

/** One file: as one transaction, or statement by statement where its first line says so. */
export async function apply(client: pg.Client, migration: Migration, options: Applying): Promise<void> {
  try {
    if (migration.steps === null) {
      await patiently(client, migration.name, options, () => applyWhole(client, migration, options))
    } else {
      for (const step of migration.steps) await applyStep(client, migration.name, step, options)
      await record(client, migration)
    }
  } catch (error) {
    if (error instanceof MigrationError) throw error
    throw new MigrationError(`Migration ${migration.name} failed: ${(error as Error).message}`, { cause: error })
  }
}

async function applyWhole(client: pg.Client, migration: Migration, { patience = PATIENCE }: Applying): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(`SET LOCAL lock_timeout = ${patience.lock}`)
    await client.query(migration.sql)
    await record(client, migration)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}

async function record(client: pg.Client, { name, sha256 }: Migration): Promise<void> {
  await assertTenantsAreSeparate(client, name)
  await client.query('INSERT INTO schema_migrations (name, sha256) VALUES ($1, $2)', [name, sha256])
}

const BUILDS_INDEX = /^CREATE\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+IF\s+NOT\s+EXISTS\s+"?(\w+)"?/i
/** Waits for transactions that are older, while nobody waits for it: it may take as long as those do. */
const BLOCKS_NOBODY = /^(?:CREATE|DROP|REINDEX)\s[\s\w]*\bCONCURRENTLY\b/i

async function applyStep(client: pg.Client, name: string, sql: string, options: Applying): Promise<void> {
  const { log, patience = PATIENCE } = options
  const index = BUILDS_INDEX.exec(sql)?.[1]
  if (index) await dropInvalid(client, name, index, log)
  const blocksNobody = BLOCKS_NOBODY.test(sql)
  if (blocksNobody) log?.(`${name}: ${sql.split('\n')[0]}`)
  await client.query(`SET lock_timeout = ${blocksNobody ? 0 : patience.lock}`)
  try {
    await patiently(client, name, options, () => client.query(sql))
  } finally {
    await client.query('RESET lock_timeout')
  }
}

/** What a concurrent build that failed leaves behind: written to, never read, and enough for IF NOT EXISTS. */
async function dropInvalid(client: pg.Client, name: string, index: string, log: Applying['log']): Promise<void> {
  const { rows } = await client.query(
    'SELECT indexrelid::regclass AS index FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid',
    [index],
  )
  if (rows.length === 0) return
  log?.(`${name}: ${index} was left unfinished and is built anew`)
  await client.query(`DROP INDEX CONCURRENTLY ${rows[0].index}`)
}

const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK = '40P01'

/** Tries again when a lock is not to be had: standing in line for it would make all traffic stand behind. */
async function patiently(
  client: pg.Client,
  name: string,
  { log, patience = PATIENCE }: Applying,
  work: () => Promise<unknown>,
): Promise<void> {
  const end = performance.now() + patience.total
  for (let { pause } = patience; ; pause = Math.min(2 * pause, MAX_PAUSE)) {
    try {
      await work()
      return
    } catch (error) {
      const { code } = error as pg.DatabaseError
      if (code !== LOCK_NOT_AVAILABLE && code !== DEADLOCK) throw error
      const reason = `a lock was not to be had within ${patience.lock} ms, ${await oldestTransaction(client)}`
      if (performance.now() + pause > end) {
        throw new MigrationError(`Migration ${name} gave up: ${reason}. End that, or wait for it, and run this again.`)
      }
      log?.(`${name}: ${reason}; next try in ${pause} ms`)
      await sleep(pause)
    }
  }
}

async function oldestTransaction(client: pg.Client): Promise<string> {
  const { rows } = await client.query(`
    SELECT pid, coalesce(nullif(application_name, ''), usename) AS who, state,
      extract(epoch FROM clock_timestamp() - xact_start)::int AS seconds
    FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL
    ORDER BY xact_start LIMIT 1`)
  const [oldest] = rows
  if (!oldest) return 'and whoever had it is gone'
  return `the oldest transaction is that of ${oldest.who} (pid ${oldest.pid}, ${oldest.state}, ${oldest.seconds} s)`
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
