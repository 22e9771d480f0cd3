import pg from 'pg'
import { pendingMigrations } from '../../src/db/migrate.ts'
import { connect, copyAccounts } from './copy.ts'
import { LoadError, type LoadOptions } from './options.ts'
import { estimatedRows, type OrgPlan, plansOf } from './plan.ts'
import { Progress } from './progress.ts'
import { loadOrganizations } from './workers.ts'

export interface Loaded {
  rows: number
  seconds: number
  /** Of the organizations that were loaded. */
  plans: OrgPlan[]
}

/** Accounts first, since an organization's people may have theirs from another; then all organizations side by side. */
export async function load(options: Omit<LoadOptions, 'fixtures'>): Promise<Loaded> {
  const { url, size, workers } = options
  const all = plansOf(size)
  const plans = options.indexes.map((index) => all[index] as OrgPlan)
  const client = await reach(url)
  const progress = new Progress(estimatedRows(plans))
  try {
    await check(client, options)
    await copyAccounts(client, plans, progress.add)
    await loadOrganizations({ url, size, indexes: options.indexes, workers, onRows: progress.add })
    // As autovacuum leaves tables that are not fresh: without it the planner knows nothing of the rows.
    await client.query('VACUUM ANALYZE')
    return { rows: progress.rows, seconds: progress.seconds, plans }
  } catch (error) {
    throw error instanceof pg.DatabaseError ? new LoadError(`the database refuses: ${error.message}`) : error
  } finally {
    progress.stop()
    await client.end()
  }
}

async function reach(url: string): Promise<pg.Client> {
  try {
    return await connect(url)
  } catch (error) {
    const { message, code } = error as { message: string; code?: string }
    throw new LoadError(`the database cannot be reached (${message || code})`)
  }
}

async function check(client: pg.Client, { url, force }: Pick<LoadOptions, 'url' | 'force'>): Promise<void> {
  const role = await client.query('SELECT rolsuper OR rolbypassrls AS may FROM pg_roles WHERE rolname = current_user')
  if (!role.rows[0].may) {
    throw new LoadError('COPY needs a login that row-level security does not bind: a superuser, or one with BYPASSRLS')
  }
  const missing = await pendingMigrations(url)
  if (missing.length > 0)
    throw new LoadError(`the schema lacks ${missing.length} migrations: run pnpm db:migrate first`)
  if (force) return
  const { rows } = await client.query('SELECT EXISTS (SELECT FROM organizations) OR EXISTS (SELECT FROM users) AS used')
  if (rows[0].used) throw new LoadError('the database is not empty: choose another one, or say --force')
}
