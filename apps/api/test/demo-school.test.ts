import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NORTHFIELD_ID, RIVERSIDE_ID } from '../dev/demo/organizations.ts'
import { findPersona, PERSONAS } from '../dev/demo/personas.ts'
import { loadDemoSchool } from '../dev/demo-school.ts'
import { directoryLookup, isWellFormedSecret } from '../src/auth/api-key.ts'
import { toPublic } from '../src/ids.ts'
import { createTestDatabase, type TestDatabase } from './support/postgres.ts'
import { command, databaseUrl } from './support/postgres-server.ts'

const masterKeys = [{ id: 'test', key: Buffer.alloc(32, 1) }]
const now = new Date('2026-11-21T10:00:00Z')

let database: TestDatabase
let admin: pg.Client

beforeAll(async () => {
  database = await createTestDatabase()
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  expect(await loadDemoSchool(database.adminUrl, { masterKeys, now })).toBe('loaded')
})
afterAll(async () => {
  await admin.end()
  await database.drop()
})

describe('the demo school', () => {
  test('has the people that the plan lists', async () => {
    expect(await people(NORTHFIELD_ID)).toEqual({
      'owner active': 1,
      'admin active': 2,
      'teacher active': 5,
      'teacher invited': 1,
      'staff active': 2,
      'staff suspended': 1,
      'health_staff active': 1,
      'guardian active': 12,
      'student active': 6,
      'guest active': 1,
      'service active': 5,
    })
    expect(await people(RIVERSIDE_ID)).toEqual({
      'owner active': 1,
      'admin active': 1,
      'teacher active': 2,
      'health_staff active': 1,
      'guardian active': 5,
      'service active': 1,
    })
  })

  test.each([
    ['notifications', 28],
    ['students', 18],
    ['families', 10],
    ['classrooms', 6],
    ['terms', 3],
    ['courses', 8],
    ['course_offerings', 8],
    ['sections', 10],
    ['enrollments', 60],
    ['lessons', 20],
    ['assignments', 24],
    ['submissions', 70],
    ['health_infos', 14],
    ['trusted_contacts', 22],
    ['attendance_records', 450],
    ['assessments', 15],
    ['grades', 88],
    ['conversations', 10],
    ['messages', 200],
    ['experience_roles', 3],
    ['experience_role_members', 9],
    ['posts', 40],
    ['polls', 2],
    ['comments', 60],
    ['reactions', 150],
    ['bookmarks', 20],
    ['reports', 5],
    ['projects', 5],
    ['tasks', 60],
    ['app_installations', 2],
    ['api_keys', 5],
    ['webhook_endpoints', 1],
    ['webhook_deliveries', 12],
    ['outbox_events', 12],
  ])('has the right number of %s: %i', async (table, expected) => {
    const { rows } = await admin.query(`SELECT count(*)::int AS n FROM ${table} WHERE org_id = $1`, [NORTHFIELD_ID])
    expect(rows).toEqual([{ n: expected }])
  })

  test('has a revoked guardian link, a child in two households and consents of every kind', async () => {
    const links = await admin.query("SELECT count(*)::int AS n FROM guardian_links WHERE status = 'revoked'")
    expect(links.rows[0].n).toBeGreaterThan(0)
    const states = await admin.query('SELECT DISTINCT status FROM guardian_links WHERE org_id = $1 ORDER BY 1', [
      NORTHFIELD_ID,
    ])
    expect(states.rows.map(({ status }) => status)).toEqual(['active', 'pending', 'revoked', 'suspended'])
    const households = await admin.query(
      'SELECT student_id FROM family_members GROUP BY 1 HAVING count(student_id) > 1',
    )
    expect(households.rowCount).toBe(1)
    const { rows } = await admin.query(
      `SELECT count(*) FILTER (WHERE granted = 6 AND apps = 0) AS all, count(*) FILTER (WHERE total = 0) AS none,
         sum(revoked) AS revoked, sum(expired) AS expired, sum(apps) AS apps
       FROM (SELECT s.id, count(c.id) AS total, count(c.app_id) AS apps,
           count(*) FILTER (WHERE c.status = 'granted') AS granted,
           count(*) FILTER (WHERE c.status = 'revoked') AS revoked,
           count(*) FILTER (WHERE c.status = 'expired') AS expired
         FROM students s LEFT JOIN consents c ON c.org_id = s.org_id AND c.student_id = s.id
         WHERE s.org_id = $1 GROUP BY s.id) AS per_child`,
      [NORTHFIELD_ID],
    )
    expect(rows).toEqual([{ all: '14', none: '1', revoked: '1', expired: '1', apps: '3' }])
  })

  test('has marks of every status, and grades that families see, and do not', async () => {
    const statuses = async (table: string) => {
      const { rows } = await admin.query(`SELECT DISTINCT status FROM ${table} ORDER BY status`)
      return rows.map(({ status }) => status)
    }
    const attended = ['absent_excused', 'absent_unexcused', 'early_departure', 'partial', 'present', 'tardy']
    expect(await statuses('attendance_records')).toEqual(attended)
    expect(await statuses('grades')).toEqual(['excused', 'graded', 'missing'])
    const { rows } = await admin.query('SELECT DISTINCT released_at IS NULL AS held FROM grades ORDER BY held')
    expect(rows).toEqual([{ held: false }, { held: true }])
    const { rows: days } = await admin.query('SELECT count(DISTINCT date)::int AS n FROM attendance_records')
    expect(days).toEqual([{ n: 20 }])
  })

  test('counts what people make of posts as the posts and polls say', async () => {
    const wrong = await admin.query(
      `SELECT po.id FROM posts po LEFT JOIN polls pl ON pl.post_id = po.id
       WHERE po.comment_count <> (SELECT count(*) FROM comments c WHERE c.post_id = po.id)
         OR (SELECT coalesce(sum(n::int), 0) FROM jsonb_each_text(po.reaction_counts) t (type, n))
           <> (SELECT count(*) FROM reactions r WHERE r.post_id = po.id)
         OR pl.total_voters <> (SELECT count(DISTINCT user_id) FROM poll_votes v WHERE v.poll_id = pl.id)
         OR EXISTS (SELECT FROM poll_options o WHERE o.poll_id = pl.id
           AND o.votes <> (SELECT count(*) FROM poll_votes v WHERE v.option_id = o.id))`,
    )
    expect(wrong.rows).toEqual([])
    const { rows } = await admin.query(
      `SELECT count(*) FILTER (WHERE status = 'pending')::int AS pending, (SELECT count(*)::int FROM comments
         WHERE reply_count > 0) AS answered, (SELECT count(*)::int FROM polls WHERE total_voters > 0) AS polls FROM reports`,
    )
    expect(rows).toEqual([{ pending: 3, answered: expect.any(Number), polls: 2 }])
    expect(rows[0].answered).toBeGreaterThan(3)
  })

  test('counts the enrolled as its sections say', async () => {
    const { rows } = await admin.query(
      `SELECT s.code FROM sections s WHERE s.enrolled_count <>
         (SELECT count(*) FROM enrollments e WHERE e.section_id = s.id AND e.status = 'active')`,
    )
    expect(rows).toEqual([])
  })

  test('leaves Riverside five requests of its month, whatever the day', async () => {
    expect(await used(admin, RIVERSIDE_ID)).toBe(495)
    for (const day of ['2026-03-01', '2026-03-31', '2027-01-30']) {
      const other = await createTestDatabase()
      await loadDemoSchool(other.adminUrl, { masterKeys, now: new Date(`${day}T23:30:00Z`) })
      const client = new pg.Client({ connectionString: other.adminUrl })
      await client.connect()
      expect(await used(client, RIVERSIDE_ID), day).toBe(495)
      await client.end()
      await other.drop()
    }
  })

  test('keeps usage whose histograms hold every request', async () => {
    const { rows } = await admin.query(
      `SELECT day FROM usage_daily
       WHERE cardinality(latency_hist) <> 64 OR requests <> (SELECT sum(n) FROM unnest(latency_hist) AS n)`,
    )
    expect(rows).toEqual([])
    const days = await admin.query('SELECT count(DISTINCT day)::int AS n FROM usage_daily WHERE org_id = $1', [
      NORTHFIELD_ID,
    ])
    expect(days.rows).toEqual([{ n: 30 }])
  })

  test('is loaded once: a later load changes nothing', async () => {
    const before = await fingerprint(admin)
    expect(await loadDemoSchool(database.adminUrl, { masterKeys, now: new Date('2026-11-25T10:00:00Z') })).toBe(
      'present',
    )
    expect(await fingerprint(admin)).toEqual(before)
  })

  test('is the same on every machine, but for what is sealed', async () => {
    const other = await createTestDatabase()
    const client = new pg.Client({ connectionString: other.adminUrl })
    await client.connect()
    await loadDemoSchool(other.adminUrl, { masterKeys, now })
    expect(await fingerprint(client)).toEqual(await fingerprint(admin))
    await client.end()
    await other.drop()
  })

  test('stays out of a database with schools of its own', async () => {
    const other = await createTestDatabase()
    await command(
      other.adminUrl,
      "INSERT INTO organizations (id, slug, name) VALUES (gen_random_uuid(), 'a-school', 'A school')",
    )
    expect(await loadDemoSchool(other.adminUrl, { masterKeys, now })).toBe('foreign')
    await other.drop()
  })

  test('loads under row-level security, as an owner who is no superuser', async () => {
    const other = await createTestDatabase()
    const name = new URL(other.adminUrl).pathname.slice(1)
    await command(other.adminUrl, `CREATE ROLE owner_of_${name} LOGIN PASSWORD 'owner'`)
    await command(
      other.adminUrl,
      `DO $$ DECLARE t text; BEGIN
         FOR t IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
           EXECUTE format('ALTER TABLE %I OWNER TO owner_of_${name}', t);
         END LOOP; END $$`,
    )
    const owner = databaseUrl(other.adminUrl, name, { user: `owner_of_${name}`, password: 'owner' })
    expect(await loadDemoSchool(owner, { masterKeys, now })).toBe('loaded')
    await other.drop()
    await command(database.adminUrl, `DROP ROLE owner_of_${name}`)
  })
})

describe('personas', () => {
  test('are people and keys that are there', async () => {
    for (const persona of PERSONAS) {
      const { rows } = persona.secret
        ? await admin.query(
            'SELECT k.service_user_id AS id FROM api_keys k JOIN api_key_directory d ON d.key_id = k.id WHERE lookup = $1',
            [directoryLookup(persona.secret)],
          )
        : await admin.query('SELECT id FROM users WHERE email = $1', [persona.claims?.email])
      expect(rows, persona.name).toEqual([{ id: persona.userId }])
      if (persona.secret) expect(isWellFormedSecret(persona.secret), persona.name).toBe(true)
    }
  })

  test('keep their identities from release to release', () => {
    const published = (name: string) => {
      const persona = findPersona(name)
      return [toPublic('org', persona?.orgId ?? ''), toPublic('usr', persona?.userId ?? ''), persona?.secret]
    }
    const northfield = 'org_01m0st8jg0fh6bfte00a00h4h7'
    expect(published('owner')).toEqual([northfield, 'usr_01m0st8jg0fhja65vwyxnfdr46', undefined])
    expect(published('key-read-only')).toEqual([
      northfield,
      'usr_01m0st8jg0e7qr4gk5b8gpjqrh',
      'hrk_live_NorthfieldReadOnly0000000000003NsQ8r',
    ])
  })
})

async function people(orgId: string): Promise<Record<string, number>> {
  const { rows } = await admin.query(
    "SELECT role || ' ' || status AS kind, count(*)::int AS n FROM memberships WHERE org_id = $1 GROUP BY 1",
    [orgId],
  )
  return Object.fromEntries(rows.map((row) => [row.kind, row.n]))
}

async function used(client: pg.Client, orgId: string): Promise<number> {
  const { rows } = await client.query('SELECT used::int FROM usage_monthly WHERE org_id = $1', [orgId])
  return rows[0].used
}

/** A digest of every table's rows. */
async function fingerprint(client: pg.Client): Promise<Record<string, string>> {
  const { rows: tables } = await client.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
  const digests: Record<string, string> = {}
  for (const { tablename } of tables) {
    // Times of insertion and what is sealed differ from load to load.
    const { rows } = await client.query(
      `SELECT md5(coalesce(string_agg((to_jsonb(t) - '{init_data_key_enc,payload_enc,phone_enc,pin_hash,secret_enc}'::text[] - 'applied_at' - 'updated_at' - 'created_at')::text, ',' ORDER BY t::text), '')) AS digest
       FROM ${tablename} t`,
    )
    digests[tablename] = rows[0].digest
  }
  return digests
}
