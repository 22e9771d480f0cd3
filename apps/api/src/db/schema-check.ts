import { ConfigError } from '../config.ts'
import type { Database } from './database.ts'
import { migrationNames } from './migration-files.ts'

const QUERY = { name: 'schema_check', text: 'select name from schema_migrations', values: [] }

/**
 * A database that is behind is refused at start-up: migrations go first. One that is ahead is served: a newer version has
 * been there, and migrations never break the version before (docs/decisions/0011).
 */
export async function checkSchema(database: Database, folder: URL): Promise<void> {
  const [rows = []] = await database.global([QUERY])
  const applied = new Set(rows.map((row) => (row as { name: string }).name))
  const [first, ...more] = (await migrationNames(folder)).filter((name) => !applied.has(name))
  if (first === undefined) return
  const others = more.length > 0 ? ` and ${more.length} more` : ''
  throw new ConfigError(
    `DATABASE_URL: the schema is behind this version, it lacks ${first}${others}; run \`pnpm db:migrate\` first`,
  )
}
