import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest'
import { connect, copyAccounts, copyOrganization } from '../dev/load/copy.ts'
import { fixturesOf } from '../dev/load/fixtures.ts'
import { load } from '../dev/load/load.ts'
import { organizationIdOf } from '../dev/load/people.ts'
import { type OrgPlan, plansOf } from '../dev/load/plan.ts'
import { MIGRATIONS } from '../src/assets.ts'
import { migrate } from '../src/db/migrate.ts'
import { migrationNames } from '../src/db/migration-files.ts'
import { startServer } from '../src/server.ts'
import { violations } from './support/migration-rules.ts'
import { createEmptyDatabase } from './support/postgres.ts'
import { databaseUrl } from './support/postgres-server.ts'
import type { Person } from './support/school.ts'
import { startTestServer, type TestServer } from './support/server.ts'
import { type Calls, Traffic } from './support/traffic.ts'
import { eventually } from './support/wait.ts'

const SIZE = { orgs: 1, tasks: 4_000, seed: 11 }
const [plan] = plansOf(SIZE) as [OrgPlan]
const [fixture] = fixturesOf(SIZE, [plan]).organizations
const PEOPLE = 6
/** No request takes longer while migrations run: 250 ms in line behind one that waits, and what the machine is busy with. */
const BOUND_MS = 1_500

/** What a release would bring that adds a column, an index, a rule, rows and a table. */
const NEXT = {
  '9001-effort.sql': `ALTER TABLE tasks ADD COLUMN effort integer;
    ALTER TABLE tasks ADD CONSTRAINT tasks_effort CHECK (effort >= 0) NOT VALID;`,
  '9002-effort-rows.sql': `-- transaction: none
    DO $$ DECLARE org uuid; BEGIN
      FOR org IN SELECT id FROM organizations LOOP
        PERFORM set_config('app.org_id', org::text, true);
        UPDATE tasks SET effort = 1 WHERE org_id = org AND effort IS NULL AND status = 'completed';
        COMMIT;
      END LOOP;
    END $$;
    ALTER TABLE tasks VALIDATE CONSTRAINT tasks_effort;
    CREATE INDEX CONCURRENTLY IF NOT EXISTS tasks_effort ON tasks (org_id, effort) WHERE deleted_at IS NULL;`,
  '9003-notes.sql': `CREATE TABLE task_notes (
      org_id uuid NOT NULL, id uuid NOT NULL, task_id uuid NOT NULL, body text NOT NULL,
      PRIMARY KEY (org_id, id), FOREIGN KEY (org_id, task_id) REFERENCES tasks (org_id, id));
    SELECT secure_tenant_table('task_notes');`,
}

let t: TestServer
let directory: string
let folder: URL
beforeAll(async () => {
  // The bound is about the server in production; what is checked here besides would take its time.
  t = await startTestServer({ role: 'all', validateResponses: false })
  await load({ url: t.adminUrl, size: SIZE, indexes: [0], workers: 1, force: false })
  directory = await mkdtemp(join(tmpdir(), 'homeroom-migrations-'))
  folder = pathToFileURL(`${directory}/`)
  await cp(MIGRATIONS, folder, { recursive: true })
})
afterAll(async () => {
  await t.close()
  await rm(directory, { recursive: true })
})

const subjects = fixture?.subjects.admin ?? []
const clients = (baseUrl: string) =>
  Array.from({ length: PEOPLE }, (_, i) => {
    const person = { subject: subjects[i % subjects.length] as string, orgId: organizationIdOf(plan) }
    return t.as(person as Person, { baseUrl })
  })
const newTask = (client: ReturnType<TestServer['as']>) => client.tasks.create({ title: 'Trip slips' })
const CALLS: Calls = {
  'tasks.list': (client) => client.tasks.list({ limit: 20 }),
  'tasks.create': newTask,
  'tasks.getById': (client) => client.tasks.getById(fixture?.taskIds[0] ?? ''),
  'tasks.update': async (client) => client.tasks.update((await newTask(client)).data.id, { title: 'Trip' }),
  'tasks.complete': async (client) => client.tasks.complete((await newTask(client)).data.id),
  'academic.students.list': (client) => client.academic.students.list({ limit: 20 }),
  'notifications.list': (client) => client.notifications.list({ limit: 20 }),
  'webhooks.list': (client) => client.webhooks.list(),
}

it('a loaded database gets the next migrations while a server works on it, and while a long transaction is open', async () => {
  for (const [name, text] of Object.entries(NEXT)) await writeFile(new URL(name, folder), text)
  expect(await violations(folder, '9')).toEqual([])
  const traffic = new Traffic(clients(t.url), CALLS)
  onTestFinished(() => traffic.stop())
  await eventually(() => traffic.answered.length > 100)
  const holder = await t.db.startTransaction().execute()
  await holder.selectFrom('tasks').select('id').limit(1).execute()
  const log: string[] = []
  const migrating = migrate(t.adminUrl, { folder, log: (line) => log.push(line) })
  await eventually(() => log.length > 0)
  await sleep(300)
  await holder.rollback().execute()
  expect(await migrating).toEqual({ applied: Object.keys(NEXT) })
  const before = traffic.answered.length
  await eventually(() => traffic.answered.length > before + 100)
  await traffic.stop()
  expect(traffic.failures).toEqual([])
  expect(traffic.longest).toBeLessThan(BOUND_MS)
  expect(log[0]).toMatch(/^9001-effort\.sql: a lock was not to be had within 250 ms/)
  const { rows } = await sql`select count(*) filter (where effort is null)::int as without, count(*) > 0 as some
    from tasks where status = 'completed' and created_at < now() - interval '1 hour'`.execute(t.db)
  expect(rows).toEqual([{ without: 0, some: true }])

  // A version that knows nothing of them still starts.
  const old = await t.another()
  expect((await clients(old.url)[0]?.tasks.list())?.data.length).toBeGreaterThan(0)
  const { config } = t.server.services
  await writeFile(new URL('9004-more.sql', folder), 'SELECT 1')
  await expect(startServer({ ...config, port: 0 }, folder)).rejects.toThrow(
    'DATABASE_URL: the schema is behind this version, it lacks 9004-more.sql; run `pnpm db:migrate` first',
  )
}, 60_000)

it('a loaded database gets the newest migration while a server works on what was before', async () => {
  const names = await migrationNames(MIGRATIONS)
  const newest = names.at(-1) as string
  const before = pathToFileURL(`${await mkdtemp(join(directory, 'before-'))}/`)
  await cp(MIGRATIONS, before, { recursive: true })
  await rm(new URL(newest, before))
  const database = await createEmptyDatabase()
  onTestFinished(() => database.drop())
  await migrate(database.adminUrl, { folder: before })
  const owner = await connect(database.adminUrl)
  await copyAccounts(owner, [plan], () => {})
  await copyOrganization(owner, plan, () => {})
  await owner.end()

  const login = { user: 'homeroom_app', password: inject('postgres').appPassword }
  const appUrl = databaseUrl(database.adminUrl, new URL(database.adminUrl).pathname.slice(1), login)
  const { config } = t.server.services
  const node = await startServer({ ...config, port: 0, role: 'api', databaseUrl: appUrl }, before)
  try {
    const people = clients(node.url)
    // A migration comes with code that uses it: what of today's code needs it cannot be asked for before.
    const possible = await Promise.all(
      Object.entries(CALLS).map(async ([name, call]) => [
        name,
        call,
        await Promise.resolve(call(people[0] as never)).catch(() => null),
      ]),
    )
    const calls = Object.fromEntries(possible.filter(([, , answer]) => answer)) as Calls
    expect(Object.keys(calls).length).toBeGreaterThan(3)
    const traffic = new Traffic(people, calls)
    onTestFinished(() => traffic.stop())
    await eventually(() => traffic.answered.length > 100)
    expect(await migrate(database.adminUrl)).toEqual({ applied: [newest] })
    const then = traffic.answered.length
    await eventually(() => traffic.answered.length > then + 100)
    await traffic.stop()
    expect(traffic.failures).toEqual([])
    expect(traffic.longest).toBeLessThan(BOUND_MS)
  } finally {
    await node.close()
  }
}, 60_000)
