import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../src/db/schema.generated.ts'

/** Traffic is counted whatever becomes of a request. */
const COUNTERS = ['usage_daily', 'usage_monthly', 'route_hits']

export interface Table {
  rows: number
  /** Changes with any value of any row. */
  digest: string
}
export type Contents = Record<string, Table>

const tables = new WeakMap<Kysely<DB>, Promise<string[]>>()
async function tablesOf(db: Kysely<DB>): Promise<string[]> {
  const ours = (await db.introspection.getTables()).filter(({ schema }) => schema === 'public')
  return ours.map(({ name }) => name).filter((name) => !COUNTERS.includes(name))
}

/** What stands in every table: to see that a request changed nothing, or how many rows it made. */
export async function contentsOf(db: Kysely<DB>): Promise<Contents> {
  const known = tables.get(db) ?? tablesOf(db)
  tables.set(db, known)
  const each = (await known).map(
    (name) => sql`select ${sql.lit(name)} as name, count(*)::int as rows,
      coalesce(sum(hashtextextended(t::text, 0)), 0)::text as digest from ${sql.table(name)} t`,
  )
  const { rows } = await sql<{ name: string } & Table>`${sql.join(each, sql` union all `)}`.execute(db)
  return Object.fromEntries(rows.map(({ name, rows: n, digest }) => [name, { rows: n, digest }]))
}

/** Rows that were added, by table; tables of which none were are left out. */
export function addedBetween(before: Contents, after: Contents): Record<string, number> {
  const added = Object.entries(after).map(([name, { rows }]) => [name, rows - (before[name]?.rows ?? 0)] as const)
  return Object.fromEntries(added.filter(([, rows]) => rows !== 0))
}
