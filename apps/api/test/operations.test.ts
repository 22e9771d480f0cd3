import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Homeroom } from '@homeroom/sdk'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadDemoSchool } from '../dev/demo-school.ts'
import { freePort } from '../dev/ports.ts'
import { loadConfig } from '../src/config.ts'
import { migrate } from '../src/db/migrate.ts'
import { Cluster, postgresPrograms } from './support/debian-postgres.ts'
import { type Identity, startIdentity } from './support/identity.ts'
import { Product } from './support/product.ts'
import { eventually } from './support/wait.ts'

// The commands of docs/operations.md, as they stand there, by the built programs, on the oldest PostgreSQL that we promise.

const run = promisify(execFile)
const BUILD = fileURLToPath(new URL('../build.ts', import.meta.url))
const DEMO_KEY = 'hrk_live_NorthfieldFull00000000000000000OSWgj'
const page = await readFile(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
const programs = await postgresPrograms()

/** The `sh` blocks under a heading. */
function blocksOf(heading: string): string[] {
  const [, rest = ''] = page.split(`\n## ${heading}\n`)
  const [section = ''] = rest.split(/\n## /)
  return [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block as string)
}

describe.skipIf(!programs)('docs/operations.md', () => {
  /** Outside of the checkout: the built programs. */
  let folder: string
  let identity: Identity
  let clusters: [Cluster, Cluster]
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'homeroom-operations-'))
    const started = Promise.all([Cluster.start(programs as string), Cluster.start(programs as string)])
    ;[clusters, identity] = await Promise.all([started, startIdentity(), run(process.execPath, [BUILD, folder])])
  }, 60_000)
  afterAll(async () => {
    await identity.close()
    await Promise.all(clusters.map((cluster) => cluster.stop()))
    await rm(folder, { recursive: true })
  })

  const shell = (script: string, env: Record<string, string> = {}) => {
    const path = `${fileURLToPath(new URL('.', `file://${process.execPath}`))}:${programs}:${process.env.PATH}`
    return run('bash', ['-euc', script], { cwd: folder, env: { PATH: path, ...env } })
  }

  it('leads from an empty database to a server that is ready, on the first day', async () => {
    const owner = new URL(await clusters[0].owned('homeroom'))
    const port = String(await freePort(0))
    const script = blocksOf('The first day')
      .join('\n')
      .replaceAll('owner:secret@db.example', `${owner.username}:${owner.password}@${owner.host}`)
      .replaceAll('@db.example', `@${owner.host}`)
      .replaceAll('https://id.example', identity.url)
      .replaceAll('4000', port)
    const { stdout } = await shell(`trap 'kill %1 && wait %1' EXIT\n${script}`)
    expect(stdout).toContain('applied 0001-roles.sql')
    expect(stdout).toContain('north')
    expect(stdout).toMatch(/"status":"ok"/)
  }, 60_000)

  it('brings everything back from a dump, on a server that knew nothing of it', async () => {
    const [old, fresh] = clusters
    const masterKeys = `k1:${randomBytes(32).toString('base64')}`
    await oldDatabase(old, masterKeys)
    const made = await fresh.owned('unused')
    await shell(blocksOf('Backup and restore').join('\n'), {
      ADMIN_URL: old.url('demo'),
      BACKUP_PASSWORD: 'kept',
      BACKUP_URL: old.url('demo', { user: 'homeroom_backup', password: 'kept' }),
      NEW_SERVER_URL: made,
      NEW_DATABASE_URL: made.replace(/unused$/, 'homeroom_restored'),
      HOMEROOM_APP_PASSWORD: 'fresh',
    })
    const restored = fresh.url('homeroom_restored')
    const content = await contentOf(old.url('demo'))
    expect(content.rows.length).toBeGreaterThan(60)
    expect(content.roles).toHaveLength(2)
    expect(await contentOf(restored)).toEqual(content)
    await serveFrom(fresh.url('homeroom_restored', { user: 'homeroom_app', password: 'fresh' }), masterKeys, restored)
  }, 120_000)

  async function oldDatabase(cluster: Cluster, keys: string): Promise<void> {
    const url = await cluster.owned('demo')
    await migrate(url)
    const { masterKeys } = loadConfig({
      DATABASE_URL: url,
      AUTH_URL: identity.url,
      AUTH_AUDIENCE: 'a',
      ENCRYPTION_KEYS: keys,
    })
    expect(await loadDemoSchool(cluster.url('demo'), { masterKeys })).toBe('loaded')
  }

  /** The restored school answers a key that it knew, and works off what is written. */
  async function serveFrom(databaseUrl: string, masterKeys: string, adminUrl: string): Promise<void> {
    const port = await freePort(0)
    const server = new Product(
      {
        HOST: '127.0.0.1',
        PORT: String(port),
        DATABASE_URL: databaseUrl,
        AUTH_URL: identity.url,
        AUTH_AUDIENCE: identity.audience,
        ENCRYPTION_KEYS: masterKeys,
      },
      [join(folder, 'server.js')],
    )
    await server.prints('listening')
    const homeroom = new Homeroom({ baseUrl: `http://127.0.0.1:${port}`, apiKey: DEMO_KEY })
    expect((await homeroom.tasks.list()).data.length).toBeGreaterThan(0)
    await homeroom.tasks.create({ title: 'Restored' })
    await eventually(async () => (await ask(adminUrl, WAITING)).length === 0)
    // The query of the runbook: nothing waits, and it knows the columns.
    expect(await ask(adminUrl, /```sql\n(.*?)```/s.exec(page)?.[1] ?? '')).toEqual([])
    expect(await server.stop('SIGTERM')).toBe(0)
  }
})

const WAITING = 'SELECT id FROM outbox_events WHERE dispatched_at IS NULL'
const TABLES = `SELECT schemaname, tablename FROM pg_tables WHERE schemaname IN ('public', 'pgboss') ORDER BY 1, 2`
const ROLES = `SELECT rolname, rolinherit, rolcanlogin, rolbypassrls, rolconfig,
    ARRAY(SELECT pg_get_userbyid(roleid)::text FROM pg_auth_members WHERE member = r.oid) AS member_of
  FROM pg_roles r WHERE rolname IN ('homeroom_app', 'homeroom_worker') ORDER BY 1`
const RIGHTS = `SELECT table_schema, table_name, column_name, grantee, privilege_type FROM information_schema.column_privileges
  WHERE grantee LIKE 'homeroom_%' ORDER BY 1, 2, 3, 4, 5`
const POLICIES = 'SELECT tablename, policyname, roles::text, cmd, qual FROM pg_policies ORDER BY 1, 2'
const WALLS = 'SELECT relname, relrowsecurity, relforcerowsecurity FROM pg_class WHERE relrowsecurity ORDER BY 1'

async function ask(connectionString: string, sql: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return (await client.query(sql).finally(() => client.end())).rows
}

/** What a dump must not lose: every row of every table, rights, policies, and the two roles as they were. */
async function contentOf(url: string) {
  const tables = await ask(url, TABLES)
  const sums = tables.map(
    ({ schemaname, tablename }) =>
      `SELECT '${tablename}' AS name, count(*) AS rows, md5(string_agg(t::text, ' ' ORDER BY t::text)) AS sum
        FROM ${schemaname}.${tablename} t`,
  )
  const rows = await ask(url, `${sums.join(' UNION ALL ')} ORDER BY 1`)
  const roles = (await ask(url, ROLES)).map(({ rolcanlogin: _login, ...role }) => role)
  return {
    rows,
    roles,
    rights: await ask(url, RIGHTS),
    policies: await ask(url, POLICIES),
    walls: await ask(url, WALLS),
  }
}
