/** `pnpm db:migrate`: brings the database of MIGRATE_URL (an owner, not homeroom_app) to the newest schema. */
import { ConfigError } from '../settings/kinds.ts'
import { read } from '../settings/settings.ts'
import { MigrationError, migrate } from './migrate.ts'

try {
  const url = read(process.env, 'MIGRATE_URL')
  const appPassword = read(process.env, 'HOMEROOM_APP_PASSWORD') ?? undefined
  const { applied } = await migrate(url, { appPassword, log: (line) => console.log(line) })
  if (applied.length === 0) console.log('The schema is up to date.')
} catch (error) {
  const ours = error instanceof MigrationError || error instanceof ConfigError
  console.error(ours ? error.message : `Cannot migrate: ${(error as Error).message}`)
  process.exit(1)
}
