import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from './support/postgres.ts'

const [ORG_A, ORG_B] = [randomUUID(), randomUUID()]
const [USER_A, USER_B] = [randomUUID(), randomUUID()]
const [PROJECT_A, PROJECT_B] = [randomUUID(), randomUUID()]
const [TASK_A, TASK_B] = [randomUUID(), randomUUID()]

let database: TestDatabase
let admin: pg.Client
let app: pg.Client

beforeAll(async () => {
  database = await createTestDatabase()
  admin = new pg.Client({ connectionString: database.adminUrl })
  app = new pg.Client({ connectionString: database.appUrl })
  await Promise.all([admin.connect(), app.connect()])
  await addOrganization(ORG_A, 'a', USER_A, PROJECT_A, TASK_A)
  await addOrganization(ORG_B, 'b', USER_B, PROJECT_B, TASK_B)
})
afterAll(async () => {
  await Promise.all([admin.end(), app.end()])
  await database.drop()
})

describe('every table', () => {
  test('with an org_id has forced row-level security and the tenant policy', async () => {
    const { rows } = await admin.query(`
      SELECT c.relname AS name, c.relrowsecurity AND c.relforcerowsecurity AS forced,
        pg_get_expr(p.polqual, p.polrelid) AS using, p.polcmd AS command
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'org_id'
      LEFT JOIN pg_policy p ON p.polrelid = c.oid AND p.polname = 'tenant'
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')`)
    expect(rows.length).toBeGreaterThan(25)
    for (const row of rows) {
      expect(row, row.name).toMatchObject({ forced: true, command: '*' })
      expect(row.using, row.name).toMatch(/org_id = \( ?SELECT .*current_setting\('app\.org_id'::text, true\)/s)
    }
  })

  test('belongs to somebody else than the role of the server, which is neither superuser nor exempt', async () => {
    const { rows } = await app.query(`
      SELECT rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
        (SELECT count(*)::int FROM pg_class WHERE relowner = r.oid) AS owned,
        (SELECT count(*)::int FROM pg_roles other WHERE other.oid <> r.oid AND pg_has_role(r.oid, other.oid, 'usage')) AS inherited,
        has_schema_privilege('public', 'create') AS creates
      FROM pg_roles r WHERE rolname = current_user`)
    expect(rows).toEqual([
      expect.objectContaining({ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false }),
    ])
    expect(rows[0]).toMatchObject({ owned: 0, inherited: 0, creates: false })
  })
})

describe('homeroom_app', () => {
  test('sees the rows of its organization alone', async () => {
    expect(await asApp(ORG_A, 'SELECT id FROM tasks')).toEqual([{ id: TASK_A }])
    expect(await asApp(ORG_B, 'SELECT id FROM tasks')).toEqual([{ id: TASK_B }])
    expect(await asApp(ORG_A, 'SELECT id FROM tasks WHERE org_id = $1', [ORG_B])).toEqual([])
  })

  test('sees nothing without an organization, before one was set and after', async () => {
    expect((await app.query('SELECT id FROM tasks')).rows).toEqual([])
    await asApp(ORG_A, 'SELECT 1')
    expect((await app.query('SELECT id FROM tasks')).rows).toEqual([])
  })

  test('cannot change, delete or add rows of another organization', async () => {
    expect(await asApp(ORG_A, "UPDATE tasks SET title = 'x' WHERE id = $1 RETURNING id", [TASK_B])).toEqual([])
    expect(await asApp(ORG_A, 'DELETE FROM tasks WHERE id = $1 RETURNING id', [TASK_B])).toEqual([])
    await expect(addTask(ORG_A, ORG_B, PROJECT_B)).rejects.toThrow(/row-level security policy for table "tasks"/)
    await expect(asApp(ORG_A, 'UPDATE tasks SET org_id = $1', [ORG_B])).rejects.toThrow(/row-level security/)
    expect((await admin.query('SELECT title FROM tasks WHERE id = $1', [TASK_B])).rows).toEqual([{ title: 'Task' }])
  })

  test('cannot let a row refer to another organization', async () => {
    await expect(addTask(ORG_A, ORG_A, PROJECT_B)).rejects.toMatchObject({
      code: '23503',
      constraint: 'tasks_org_id_project_id_fkey',
    })
  })

  test('reads the directories of all, writes those of its organization', async () => {
    const add = 'INSERT INTO api_key_directory (lookup, org_id, key_id) VALUES ($1, $2, $3)'
    await asApp(ORG_A, add, ['mine', ORG_A, randomUUID()])
    await expect(asApp(ORG_A, add, ['theirs', ORG_B, randomUUID()])).rejects.toThrow(/row-level security/)
    expect((await app.query("SELECT org_id FROM api_key_directory WHERE lookup = 'mine'")).rowCount).toBe(1)
    expect(await asApp(ORG_B, "DELETE FROM api_key_directory WHERE lookup = 'mine' RETURNING lookup")).toEqual([])
  })

  test('reads every organization, changes its own and only what its members may', async () => {
    expect((await app.query('SELECT slug FROM organizations ORDER BY slug')).rows).toHaveLength(2)
    const rename = "UPDATE organizations SET name = 'Renamed' WHERE id = $1 RETURNING id"
    expect(await asApp(ORG_A, rename, [ORG_A])).toHaveLength(1)
    expect(await asApp(ORG_A, rename, [ORG_B])).toHaveLength(0)
    await expect(asApp(ORG_A, 'UPDATE organizations SET quota_limit = NULL')).rejects.toThrow(/permission denied/)
  })

  test('cannot make a super-admin, change an audit row or change the schema', async () => {
    await expect(app.query('UPDATE users SET is_super_admin = true')).rejects.toThrow(/permission denied/)
    await expect(asApp(ORG_A, "UPDATE audit_logs SET action = 'x'")).rejects.toThrow(/permission denied/)
    await expect(app.query('ALTER TABLE tasks DISABLE ROW LEVEL SECURITY')).rejects.toThrow(/must be owner/)
    await expect(app.query('CREATE TABLE mine (id int)')).rejects.toThrow(/permission denied/)
    await expect(app.query("SELECT secure_tenant_table('tasks')")).rejects.toThrow(/permission denied/)
  })

  test('cannot remove an account that an organization knows', async () => {
    await expect(app.query('DELETE FROM users')).rejects.toThrow(/permission denied/)
    const removed = () => asApp(ORG_B, 'SELECT remove_accounts($1) AS n', [[USER_A]])
    await expect(removed()).rejects.toMatchObject({ constraint: 'memberships_user_id_fkey' })
    await admin.query('INSERT INTO membership_directory SELECT user_id, org_id, id FROM memberships')
    expect(await removed()).toEqual([{ n: 0 }])
    expect((await admin.query('SELECT id FROM users WHERE id IN ($1, $2)', [USER_A, USER_B])).rows).toHaveLength(2)
  })

  test('has its limits of time', async () => {
    const { rows } = await app.query(`SELECT current_setting('lock_timeout') AS lock,
      current_setting('statement_timeout') AS statement, current_setting('timezone') AS zone`)
    expect(rows).toEqual([{ lock: '2s', statement: '3s', zone: 'UTC' }])
  })
})

describe('homeroom_worker', () => {
  test('finds what is pending in all organizations, reads nothing else of it and writes nothing', async () => {
    for (const org of [ORG_A, ORG_B]) await addEvent(org, null)
    await addEvent(ORG_A, new Date())
    await admin.query('BEGIN')
    await admin.query('SET LOCAL ROLE homeroom_worker')
    const { rows } = await admin.query('SELECT org_id, id FROM outbox_events')
    expect(rows.map((row) => row.org_id).sort()).toEqual([ORG_A, ORG_B].sort())
    await expectDenied('SELECT payload FROM outbox_events')
    await expectDenied('UPDATE outbox_events SET dispatched_at = now()')
    await expectDenied('SELECT id FROM tasks')
    await admin.query('ROLLBACK')
  })
})

async function expectDenied(sql: string): Promise<void> {
  await admin.query('SAVEPOINT attempt')
  await expect(admin.query(sql), sql).rejects.toThrow(/permission denied/)
  await admin.query('ROLLBACK TO attempt')
}

async function asApp(orgId: string, sql: string, values: unknown[] = []): Promise<unknown[]> {
  await app.query('BEGIN')
  try {
    await app.query("SELECT set_config('app.org_id', $1, true)", [orgId])
    const { rows } = await app.query(sql, values)
    await app.query('COMMIT')
    return rows
  } catch (error) {
    await app.query('ROLLBACK')
    throw error
  }
}

async function addOrganization(org: string, slug: string, user: string, project: string, task: string): Promise<void> {
  await admin.query('INSERT INTO organizations (id, slug, name) VALUES ($1, $2, $2)', [org, slug])
  await admin.query("INSERT INTO users (id, email, first_name, last_name) VALUES ($1, $2, 'Ada', 'Marsh')", [
    user,
    `${slug}@example.org`,
  ])
  await admin.query("INSERT INTO memberships (org_id, id, user_id, role) VALUES ($1, $2, $3, 'owner')", [
    org,
    randomUUID(),
    user,
  ])
  await admin.query('INSERT INTO projects (org_id, id, name) VALUES ($1, $2, $3)', [org, project, slug])
  await admin.query("INSERT INTO tasks (org_id, id, title, project_id) VALUES ($1, $2, 'Task', $3)", [
    org,
    task,
    project,
  ])
}

async function addTask(as: string, org: string, project: string): Promise<unknown> {
  return asApp(as, "INSERT INTO tasks (org_id, id, title, project_id) VALUES ($1, $2, 'New', $3)", [
    org,
    randomUUID(),
    project,
  ])
}

async function addEvent(org: string, dispatchedAt: Date | null): Promise<void> {
  await admin.query(
    `INSERT INTO outbox_events (org_id, id, type, resource_type, resource_id, payload, actor_kind, dispatched_at)
     VALUES ($1, $2, 'task.created', 'task', $3, '{}', 'user', $4)`,
    [org, randomUUID(), randomUUID(), dispatchedAt],
  )
}
