import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { startTemporaryPostgres } from '../apps/api/dev/temporary-postgres.ts'
import { migrate } from '../apps/api/src/db/migrate.ts'
import { toPublic } from '../apps/api/src/ids.ts'
import { startIdentity } from '../apps/api/test/support/identity.ts'
import { command } from '../apps/api/test/support/postgres-server.ts'

/** A user of the benched service: the bearer token and the organization that it names. */
export interface Caller {
  token: string
  orgId: string
}

export interface World {
  /** As a superuser, whom row-level security does not slow down: the peers. */
  adminUrl: string
  /** As `homeroom_app`: our server. */
  appUrl: string
  authUrl: string
  audience: string
  /** Members who may read and create tasks. */
  callers: Caller[]
  /** A member who may only read. */
  student: Caller
  /** Empties what a run of creations fills, so that the last round finds the database as the first did. */
  tidy(): Promise<void>
  close(): Promise<void>
}

const APP_PASSWORD = 'bench'
/** Tasks of rows.sql are older than this day. */
const TIDY = `
  DELETE FROM tasks WHERE created_at > '2026-09-01';
  TRUNCATE outbox_events, webhook_deliveries, notifications, audit_logs, idempotency_keys;`

/** As `pg_temp.org_id` of rows.sql. */
function orgIdOf(o: number): string {
  const time = (Date.UTC(2026, 0, 1) + o * 1000).toString(16).padStart(12, '0')
  const digest = createHash('md5').update(`organization ${o}`).digest('hex')
  const hex = `${time}7${digest.slice(0, 3)}8${digest.slice(3, 18)}`
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** PostgreSQL with the rows of rows.sql, and an identity provider whose tokens all servers accept. */
export async function createWorld(): Promise<World> {
  const postgres = await startTemporaryPostgres()
  const identity = await startIdentity()
  const close = async () => {
    await identity.close()
    await postgres.stop()
  }
  try {
    await migrate(postgres.adminUrl, { appPassword: APP_PASSWORD })
    await command(postgres.adminUrl, await readFile(new URL('rows.sql', import.meta.url), 'utf8'))
    await vacuum(postgres.adminUrl, '')
    const appUrl = Object.assign(new URL(postgres.adminUrl), { username: 'homeroom_app', password: APP_PASSWORD }).href
    const caller = async (n: number): Promise<Caller> => ({
      token: await identity.token({ sub: `bench-user-${n}` }, { expiresIn: 12 * 3600 }),
      orgId: toPublic('org', orgIdOf(Math.floor(n / 10))),
    })
    const numbers = Array.from({ length: 1000 }, (_, n) => n)
    return {
      adminUrl: postgres.adminUrl,
      appUrl,
      authUrl: identity.url,
      audience: identity.audience,
      callers: await Promise.all(numbers.filter((n) => n % 10 < 9).map(caller)),
      student: await caller(9),
      async tidy() {
        await command(postgres.adminUrl, TIDY)
        await vacuum(postgres.adminUrl, 'tasks')
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Pages at the end that are prepared for rows to come are never marked. */
const VISIBLE = `DO $$ BEGIN
  IF (SELECT relallvisible < 0.9 * relpages FROM pg_class WHERE oid = 'tasks'::regclass) THEN
    PERFORM pg_sleep(0.2);
    RAISE 'VACUUM does not mark the pages of tasks as visible to all';
  END IF;
END $$`

/**
 * As autovacuum leaves a table that is not fresh. While the rows' asynchronous commit is on its way to the disk, VACUUM
 * marks no page as visible to all: then no count is answered by an index alone, and a list costs PostgreSQL three times
 * as much. A later attempt marks them.
 */
async function vacuum(adminUrl: string, table: string): Promise<void> {
  await command(adminUrl, 'CHECKPOINT')
  for (let attempt = 1; ; attempt++) {
    await command(adminUrl, `VACUUM ANALYZE ${table}`)
    try {
      return await command(adminUrl, VISIBLE)
    } catch (error) {
      if (attempt === MAX_ATTEMPTS) throw error
    }
  }
}
const MAX_ATTEMPTS = 10
