import { randomBytes } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { loadConfig } from '../../../src/config.ts'
import type { DB } from '../../../src/db/schema.generated.ts'
import { toPublic } from '../../../src/ids.ts'
import { startServer } from '../../../src/server.ts'
import { type Cast, castOf } from '../cast.ts'
import { startIdentity } from '../identity.ts'
import { type Block, observeRequests } from '../observer.ts'
import type { Person } from '../school.ts'

/** Our server on the loaded rows, an administrator of the largest organization, and what is sent to the database. */
export interface ListServer {
  cast: Cast
  blocks: Block[]
  /** As `homeroom_app`, in the organization. */
  database: pg.Client
  // biome-ignore lint/suspicious/noExplicitAny: whatever the list gives
  get(path: string): Promise<any>
  close(): Promise<void>
}

const NO_LIMIT = 1e9
const TOKEN_SECONDS = 12 * 3_600

export async function startListServer({ adminUrl, appUrl }: { adminUrl: string; appUrl: string }): Promise<ListServer> {
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: adminUrl, max: 1 }) }),
  })
  const cast = await castOf({ db })
  const identity = await startIdentity()
  const config = loadConfig({
    HOST: '127.0.0.1',
    PORT: '0',
    DATABASE_URL: appUrl,
    AUTH_URL: identity.url,
    AUTH_AUDIENCE: identity.audience,
    ENCRYPTION_KEYS: `bench:${randomBytes(32).toString('base64')}`,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
  })
  const limits = { ip: NO_LIMIT, user: NO_LIMIT, apiKey: NO_LIMIT, embeddedApp: NO_LIMIT }
  const server = await startServer({ ...config, limits })
  const { blocks } = observeRequests(server.services.database)
  const { subject } = cast.people.admin as Person
  const headers = {
    Authorization: `Bearer ${await identity.token({ sub: subject }, { expiresIn: TOKEN_SECONDS })}`,
    'X-Org-Id': toPublic('org', cast.orgId),
  }
  const database = new pg.Client({ connectionString: appUrl })
  await database.connect()
  await database.query('SET plan_cache_mode = force_generic_plan; SET statement_timeout = 0')
  await database.query("SELECT set_config('app.org_id', $1, false)", [cast.orgId])
  return {
    cast,
    blocks,
    database,
    async get(path) {
      const response = await fetch(server.url + path, { headers })
      const text = await response.text()
      if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text.slice(0, 300)}`)
      return JSON.parse(text)
    },
    async close() {
      await Promise.all([database.end(), db.destroy(), server.close()])
      await identity.close()
    },
  }
}
