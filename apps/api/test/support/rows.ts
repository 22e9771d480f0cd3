import { type Kysely, sql } from 'kysely'
import type { DB } from '../../src/db/schema.generated.ts'
import { newId } from '../../src/ids.ts'

/** Rows of the organization in each table that has any. */
export async function countRows(db: Kysely<DB>, orgId: string): Promise<Record<string, number>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where column_name = 'org_id' and table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  const counted: Record<string, number> = {}
  for (const { name } of tables.rows) {
    const { rows } = await sql<{
      n: string
    }>`select count(*) as n from ${sql.table(name)} where org_id = ${orgId}`.execute(db)
    if (Number(rows[0]?.n) > 0) counted[name] = Number(rows[0]?.n)
  }
  return counted
}

/** Ids of the organization's rows, in their order. */
export async function idsIn(db: Kysely<DB>, table: keyof DB, orgId: string): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select id from ${sql.table(table)} where org_id = ${orgId} order by id`.execute(db)
  return found.rows.map(({ id }) => id)
}

/** An id as it was made at that moment, in ms since 1970. */
export function idAt(at: number): string {
  const time = at.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}${newId().slice(13)}`
}
