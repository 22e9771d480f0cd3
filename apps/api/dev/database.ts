import { createHmac } from 'node:crypto'
import pg from 'pg'
import { ConfigError } from '../src/config.ts'
import { MigrationError, migrate, pendingMigrations } from '../src/db/migrate.ts'
import type { MasterKey } from '../src/secrets.ts'
import { loadDemoSchool } from './demo-school.ts'
import type { Log } from './state.ts'

export interface ReadyDatabase {
  /** As homeroom_app. */
  appUrl: string
  /** As its owner, for `pnpm homeroom`; null: the given login may not change the schema. */
  ownerUrl: string | null
  /** Whether the demo school is in it. */
  demo: boolean
}

/**
 * Makes a database ready to serve: migrated, with the demo school if it was empty, and reachable as homeroom_app. A login
 * that may not do that must find it done.
 */
export async function prepareDatabase(url: string, masterKeys: MasterKey[], log: Log): Promise<ReadyDatabase> {
  try {
    const { isOwner, demo } = await inspect(url)
    if (!isOwner) {
      await requireMigrated(url)
      return { appUrl: url, ownerUrl: null, demo }
    }
    const appPassword = passwordFor(url)
    const { applied } = await migrate(url, { appPassword, log: (line) => line.startsWith('waiting') && log(line) })
    if (applied.length > 0) log(`migrated the database (${applied.length} ${applied.length === 1 ? 'file' : 'files'})`)
    const loaded = await loadDemoSchool(url, { masterKeys })
    if (loaded === 'loaded') log('loaded the demo school')
    if (loaded === 'foreign') log('the database has organizations of its own: the demo school was not loaded')
    return { appUrl: as(url, 'homeroom_app', appPassword), ownerUrl: url, demo: loaded !== 'foreign' }
  } catch (error) {
    if (error instanceof ConfigError) throw error
    if (error instanceof MigrationError || error instanceof pg.DatabaseError) {
      throw new ConfigError(`the database cannot be used: ${error.message}`)
    }
    throw error
  }
}

interface Inspection {
  /** May change the schema and make roles. */
  isOwner: boolean
  demo: boolean
}

async function inspect(connectionString: string): Promise<Inspection> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
  } catch (error) {
    throw new ConfigError(`the database cannot be reached (${reasonOf(error)})`)
  }
  try {
    const { rows } = await client.query(`
      SELECT (rolsuper OR rolcreaterole) AND has_schema_privilege('public', 'CREATE') AS "isOwner",
        to_regclass('public.organizations') IS NOT NULL AS made
      FROM pg_roles WHERE rolname = current_user`)
    const { isOwner, made } = rows[0]
    if (isOwner || !made) return { isOwner, demo: false }
    const found = await client.query("SELECT FROM organizations WHERE slug = 'northfield-elementary'")
    return { isOwner, demo: found.rowCount === 1 }
  } finally {
    await client.end()
  }
}

async function requireMigrated(url: string): Promise<void> {
  const missing = await pendingMigrations(url)
  if (missing.length === 0) return
  throw new ConfigError(
    `the schema lacks ${missing.length} migrations (${missing[0]} …), and this login may not change it; run pnpm db:migrate with MIGRATE_URL of its owner`,
  )
}

/** The same for everybody who starts with the same DATABASE_URL, so that starting twice locks nobody out. */
const passwordFor = (url: string): string => createHmac('sha256', url).update('homeroom_app').digest('base64url')

function as(url: string, user: string, password: string): string {
  const other = new URL(url)
  other.username = user
  other.password = password
  return other.href
}

/** Connecting to several addresses fails with an AggregateError, whose own message is empty. */
function reasonOf(error: unknown): string {
  const { message, code, errors } = error as { message?: string; code?: string; errors?: Error[] }
  return message || errors?.[0]?.message || code || 'unknown'
}
