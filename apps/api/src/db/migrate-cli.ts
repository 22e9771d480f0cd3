/** `pnpm db:migrate`: brings the database of MIGRATE_URL (an owner, not homeroom_app) to the newest schema. */
import { MigrationError, migrate } from './migrate.ts'

const url = process.env.MIGRATE_URL
const appPassword = process.env.HOMEROOM_APP_PASSWORD

if (!url) fail('MIGRATE_URL must name the database and a login that owns its schema: postgres://owner:…@host/database')
try {
  const { applied } = await migrate(url, { appPassword, log: (line) => console.log(line) })
  if (applied.length === 0) console.log('The schema is up to date.')
} catch (error) {
  if (error instanceof MigrationError) fail(error.message)
  fail(`Cannot migrate: ${(error as Error).message}`)
}

function fail(line: string): never {
  console.error(line)
  process.exit(1)
}
