/** `pnpm test:kills --kills 100`: the long form of kills.test.ts, with a line for each kill. */
import { parseArgs } from 'node:util'
import { startTemporaryPostgres } from '../../dev/temporary-postgres.ts'
import { migrate } from '../../src/db/migrate.ts'
import { adminDatabase } from '../support/admin-database.ts'
import { killMany } from './run.ts'

const { values: options } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    /** Kills between two looks at everything. */
    round: { type: 'string', default: '25' },
    'lives-ms': { type: 'string', default: '2500' },
    people: { type: 'string', default: '3' },
    'skip-minutes': { type: 'boolean', default: false },
  },
})
const PASSWORD = 'kills'

const postgres = await startTemporaryPostgres()
const db = adminDatabase(postgres.adminUrl)
try {
  await migrate(postgres.adminUrl, { appPassword: PASSWORD })
  const appUrl = Object.assign(new URL(postgres.adminUrl), { username: 'homeroom_app', password: PASSWORD }).href
  const { findings, ...report } = await killMany(db, appUrl, {
    kills: Number(options.kills),
    round: Number(options.round),
    livesMs: Number(options['lives-ms']),
    people: Number(options.people),
    skipMinutes: options['skip-minutes'],
    log: (line) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`),
  })
  console.log(report)
  for (const finding of findings.slice(0, 50)) console.log(finding)
  if (findings.length > 0) process.exitCode = 1
} finally {
  await db.destroy()
  await postgres.stop()
}
