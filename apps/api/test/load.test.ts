import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Homeroom } from '@homeroom/sdk'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fixturesOf } from '../dev/load/fixtures.ts'
import { load } from '../dev/load/load.ts'
import { readOptions } from '../dev/load/options.ts'
import { organizationIdOf } from '../dev/load/people.ts'
import { type LoadSize, type OrgPlan, plansOf } from '../dev/load/plan.ts'
import { createTestDatabase, type TestDatabase } from './support/postgres.ts'
import { startTestServer, type TestServer } from './support/server.ts'

const SIZE: LoadSize = { orgs: 3, tasks: 2_000, seed: 7 }
const plans = plansOf(SIZE)
const all = plans.map(({ index }) => index)

let whole: TestServer
let parts: TestDatabase
beforeAll(async () => {
  whole = await startTestServer()
  parts = await createTestDatabase()
  await load({ url: whole.adminUrl, size: SIZE, indexes: all, workers: 2, force: false })
})
afterAll(async () => {
  await whole.close()
  await parts.drop()
})

async function ask<Row extends object>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}
const one = async (text: string, values: unknown[] = []): Promise<Record<string, number>> =>
  (await ask<Record<string, number>>(whole.adminUrl, text, values))[0] as Record<string, number>
const tablesWith = async (column: string): Promise<string[]> =>
  (
    await ask<{ name: string }>(
      whole.adminUrl,
      `SELECT table_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name = $1 ORDER BY 1`,
      [column],
    )
  ).map(({ name }) => name)

/** Rows and a checksum over all their columns, for every table of the organization that has any. */
async function contents(url: string, plan: OrgPlan): Promise<Record<string, string>> {
  const sums = (await tablesWith('org_id')).map(
    (table) => `SELECT '${table}' AS name, count(*) || ' ' || md5(string_agg(t::text, ' ' ORDER BY t::text)) AS sum
      FROM ${table} t WHERE org_id = $1 HAVING count(*) > 0`,
  )
  const rows = await ask<{ name: string; sum: string }>(url, sums.join(' UNION ALL '), [organizationIdOf(plan)])
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
}

describe('a load', () => {
  it('gives every organization the same rows alone, in parts and in any order', async () => {
    const [first, second, third] = plans as [OrgPlan, OrgPlan, OrgPlan]
    const again = { url: parts.adminUrl, size: SIZE, workers: 1 }
    await load({ ...again, indexes: [second.index], force: false })
    expect(await contents(parts.adminUrl, second)).toEqual(await contents(whole.adminUrl, second))
    expect(await contents(parts.adminUrl, first)).toEqual({})
    await load({ ...again, indexes: [third.index, first.index], force: true })
    for (const plan of plans) expect(await contents(parts.adminUrl, plan)).toEqual(await contents(whole.adminUrl, plan))
    const users = 'SELECT md5(string_agg(u::text, $1 ORDER BY id)) AS sum FROM users u'
    expect(await ask(parts.adminUrl, users, [' '])).toEqual(await ask(whole.adminUrl, users, [' ']))
  }, 60_000)

  it('gives other rows for another seed', async () => {
    const other = { ...SIZE, seed: 8 }
    await load({ url: parts.adminUrl, size: other, indexes: [2], workers: 1, force: true })
    const there = await contents(parts.adminUrl, plansOf(other)[2] as OrgPlan)
    const here = await contents(whole.adminUrl, plans[2] as OrgPlan)
    expect(Object.keys(there)).toEqual(Object.keys(here))
    for (const table of Object.keys(here)) expect(there[table], table).not.toBe(here[table])
  })

  it('leaves an organization out that cannot be loaded whole', async () => {
    const again = load({ url: parts.adminUrl, size: SIZE, indexes: [0], workers: 1, force: true })
    await expect(again).rejects.toThrow(/organization 0: duplicate key .*organizations_pkey/)
  })

  it('makes ids in the order of time, over twelve months', async () => {
    const stamped = await tablesWith('created_at')
    const withId = await tablesWith('id')
    for (const table of stamped.filter((name) => withId.includes(name))) {
      const { wrong } = await one(
        `SELECT count(*)::integer AS wrong FROM ${table} WHERE NOT created_at BETWEEN '2025-11-01' AND '2026-11-01'
         OR ('x' || left(replace(id::text, '-', ''), 12))::bit(48)::bigint <> round(extract(epoch FROM created_at) * 1000)`,
      )
      expect(wrong, table).toBe(0)
    }
  })

  it('keeps what belongs together consistent', async () => {
    const queries = {
      seats: `SELECT s.id FROM sections s WHERE enrolled_count <> (SELECT count(*) FROM enrollments e
        WHERE e.section_id = s.id AND e.status IN ('active', 'completed'))`,
      'grades of the assessment’s section': `SELECT g.id FROM grades g JOIN assessments a ON a.id = g.assessment_id
        WHERE (a.section_id, a.term_id) <> (g.section_id, g.term_id)`,
      'enrollments of the section’s term': `SELECT e.id FROM enrollments e JOIN sections s ON s.id = e.section_id
        WHERE e.term_id <> s.term_id`,
      'students without a guardian': `SELECT id FROM students s
        WHERE NOT EXISTS (SELECT FROM guardian_links g WHERE g.student_id = s.id)`,
      'members whom the directory does not know': `SELECT id FROM memberships m WHERE NOT EXISTS
        (SELECT FROM membership_directory d WHERE (d.user_id, d.org_id, d.member_id) = (m.user_id, m.org_id, m.id))`,
      'comments and reactions that posts do not count': `SELECT id FROM posts po
        WHERE comment_count <> (SELECT count(*) FROM comments c WHERE c.post_id = po.id) OR
          (SELECT coalesce(sum(n::int), 0) FROM jsonb_each_text(po.reaction_counts) t (type, n)) <>
          (SELECT count(*) FROM reactions r WHERE r.post_id = po.id)`,
      'replies that comments do not count': `SELECT id FROM comments c
        WHERE reply_count <> (SELECT count(*) FROM comments r WHERE r.parent_comment_id = c.id)`,
      'addresses of somebody real': `SELECT id FROM users WHERE email NOT LIKE '%@example.org'`,
    }
    for (const [what, query] of Object.entries(queries)) expect(await ask(whole.adminUrl, query), what).toEqual([])
  })
})

describe('the distribution', () => {
  const share = async (table: string, condition: string): Promise<number> =>
    (await one(`SELECT avg((${condition})::integer)::float AS share FROM ${table}`)).share as number
  const count = async (table: string): Promise<number> =>
    (await one(`SELECT count(*)::integer AS n FROM ${table}`)).n as number

  it('of sizes has a largest of 8 % and a median of 400 tasks', () => {
    const tasks = plansOf({ orgs: 1_000, tasks: 1_000_000, seed: 42 }).map((plan) => plan.tasks)
    expect(tasks.reduce((sum, n) => sum + n)).toBe(1_000_000)
    expect(tasks[0]).toSatisfy((n: number) => n > 75_000 && n < 85_000)
    expect(tasks[500]).toSatisfy((n: number) => n > 350 && n < 450)
  })

  it('of rows follows the tasks', async () => {
    const students = plans.reduce((sum, plan) => sum + plan.students, 0)
    expect(await count('tasks')).toBe(SIZE.tasks)
    expect(await count('students')).toBe(students)
    expect(await count('attendance_records')).toBe(50 * students)
    expect(await count('enrollments')).toBe(5 * students)
    expect((await count('enrollments')) / (await count('sections'))).toBeGreaterThan(20)
    expect((await count('grades')) / students).toSatisfy((n: number) => n > 13 && n <= 15)
    expect((await count('guardian_links')) / students).toSatisfy((n: number) => n > 1.3 && n < 1.8)
    expect((await count('consents')) / students).toSatisfy((n: number) => n > 3.6 && n < 4.4)
    expect(await count('api_keys')).toBe(2 * SIZE.orgs)
  })

  it('of tasks is the one that was asked for', async () => {
    expect(await share('tasks', "status = 'open'")).toBeCloseTo(0.55, 1)
    expect(await share('tasks', "status = 'completed'")).toBeCloseTo(0.3, 1)
    expect(await share('tasks', 'assignee_id IS NOT NULL')).toBeCloseTo(0.4, 1)
    expect(await share('tasks', 'project_id IS NOT NULL')).toBeCloseTo(0.3, 1)
    expect(await share('tasks', "coalesce(due_date BETWEEN '2026-08-03' AND '2027-01-30', true)")).toBe(1)
  })

  it('lets some guardians be in two organizations and some children be without consent', async () => {
    const { twice } = await one(
      'SELECT count(*)::integer AS twice FROM (SELECT FROM memberships GROUP BY user_id HAVING count(*) = 2) u',
    )
    const { guardians } = await one(
      "SELECT count(DISTINCT user_id)::integer AS guardians FROM memberships WHERE role = 'guardian'",
    )
    expect((twice as number) / (guardians as number)).toBeCloseTo(0.1, 1)
    const unprocessed = `NOT EXISTS (SELECT FROM consents c WHERE c.student_id = s.id AND type = 'data_processing')`
    expect(await share('students s', unprocessed)).toSatisfy((n: number) => n > 0 && n < 0.15)
  })
})

describe('pnpm seed:load', () => {
  const script = fileURLToPath(new URL('../dev/seed-load.ts', import.meta.url))
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8', env: {} })
    return { status, out: stdout.trim(), error: stderr.trim() }
  }
  const url = 'postgres://nobody@127.0.0.1:1/none'

  it.each([
    [['--orgs', 'many', '--database-url', url], '--orgs must be a whole number from 1 to 100000, not "many"'],
    [['--orgs', '5', '--tasks', '4', '--database-url', url], '--tasks must be a whole number from 5 to 100000000'],
    [['--orgs', '3', '--only', '3', '--database-url', url], '--only must name indexes below 3'],
    [['--organizations', '3'], "Unknown option '--organizations'; --help tells what there is"],
    [['--database-url', 'mysql://x'], 'the database must be a URL that begins with postgres://'],
    [[], 'name the database: --database-url'],
  ])('refuses %j', (args, expected) => {
    expect(() => readOptions(args, {})).toThrow(expected)
  })

  it('takes the database from DATABASE_URL, and organizations one by one or in ranges', () => {
    const options = readOptions(['--orgs', '30', '--tasks', '90', '--only', '7,3,10-12'], { DATABASE_URL: url })
    expect(options).toMatchObject({ url, indexes: [3, 7, 10, 11, 12], size: { orgs: 30, tasks: 90, seed: 42 } })
  })

  it('tells in one line what is wrong', () => {
    const { status, error } = run('--database-url', url)
    expect(status).toBe(1)
    expect(error).toMatch(/^the database cannot be reached .*$/)
  })

  it('explains itself', () => {
    expect(run('--help')).toMatchObject({ status: 0, out: expect.stringContaining('Usage: pnpm seed:load') })
  })

  it('leaves a database that is not empty alone, and the server’s own login is not enough', () => {
    const { status, error } = run('--orgs', '3', '--tasks', '30', '--database-url', whole.adminUrl)
    expect([status, error]).toEqual([1, 'the database is not empty: choose another one, or say --force'])
    expect(run('--database-url', whole.appUrl).error).toContain('BYPASSRLS')
  })

  it('writes what a load driver needs, and the API answers with it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'homeroom-load-'))
    const file = join(folder, 'fixtures.json')
    const flags = ['--orgs', '3', '--tasks', '60', '--seed', '9', '--only', '1', '--force', '--fixtures', file]
    expect(run(...flags, '--database-url', whole.adminUrl)).toMatchObject({ status: 0 })
    const size = { orgs: 3, tasks: 60, seed: 9 }
    const written = JSON.parse(await readFile(file, 'utf8'))
    await rm(folder, { recursive: true })
    expect(written).toEqual(JSON.parse(JSON.stringify(fixturesOf(size, [plansOf(size)[1] as OrgPlan]))))

    const [{ id: orgId, subjects, apiKeys, taskIds, sectionIds }] = written.organizations
    const login = { baseUrl: whole.url, orgId, maxRetries: 0 }
    const admin = new Homeroom({ ...login, token: () => whole.identity.token({ sub: subjects.admin[0] }) })
    const key = new Homeroom({ ...login, apiKey: apiKeys[1] })
    for (const caller of [admin, key]) {
      expect((await caller.tasks.get(taskIds[0])).data.id).toBe(taskIds[0])
      expect((await caller.academic.sections.get(sectionIds[0])).data.teacherIds.length).toBeGreaterThan(0)
    }
  })
})
