import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from '../../src/db/schema.generated.ts'

/** A database as its superuser sees it. */
export function adminDatabase(url: string): Kysely<DB> {
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  // An idle connection may hear of the server's end before it has reached its own.
  pool.on('error', () => {})
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}
