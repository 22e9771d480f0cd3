import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { directoryLookup, hashSecret, mintSecret } from '../src/auth/api-key.ts'
import type { RunningServer } from '../src/server.ts'
import { passTime, resetClock } from './support/clock.ts'
import type { Key } from './support/school.ts'
import { startTestServer, type TestServer } from './support/server.ts'
import { eventually } from './support/wait.ts'

let t: TestServer
let other: RunningServer
let orgId: string

beforeAll(async () => {
  t = await startTestServer()
  other = await t.another()
  orgId = await t.school.organization()
})
afterEach(resetClock)
afterAll(() => t.close())

const OK = { status: 200 }
const unauthorized = (reason: string) => ({ status: 401, code: 'unauthorized', details: { reason } })
const told = ({ status, json }: { status: number; json: { error?: { code: string; details: unknown } } }) =>
  json.error ? { status, code: json.error.code, details: json.error.details } : { status }
const list = async (as: Key, baseUrl?: string) => told(await t.raw('GET', '/api/v1/tasks', { as, baseUrl }))

describe('an API key', () => {
  const update = (id: string, values: object) => t.db.updateTable('api_keys').set(values).where('id', '=', id).execute()

  it('that is revoked ends on another node within 5 s', async () => {
    const key = await t.school.key(orgId, ['tasks:read'])
    expect(await list(key, other.url)).toEqual(OK)
    await update(key.id, { revoked_at: new Date() })
    const revoked = performance.now()
    await eventually(async () => (await list(key, other.url)).status === 401, 6_000)
    expect(performance.now() - revoked).toBeLessThan(5_500)
    expect(await list(key)).toEqual(unauthorized('invalid_token'))
  })

  it.each([
    ['is revoked', { revoked_at: new Date() }],
    ['has expired', { expires_at: new Date(Date.now() - 1_000) }],
    ['is deleted', { deleted_at: new Date() }],
  ])('that %s is refused', async (_what, values) => {
    const key = await t.school.key(orgId, ['tasks:read'])
    await update(key.id, values)
    expect(await list(key)).toEqual(unauthorized('invalid_token'))
  })

  it('ends at its hour though it is remembered', async () => {
    const key = await t.school.key(orgId, ['tasks:read'], { expires_at: new Date(Date.now() + 3_000).toISOString() })
    expect(await list(key)).toEqual(OK)
    await passTime(3_000)
    expect(await list(key)).toEqual(unauthorized('invalid_token'))
  })

  it.each(['suspended', 'uninstalled'])('of an app that is %s is refused', async (status) => {
    const key = await t.school.appKey(orgId, ['tasks:read'])
    await t.db.updateTable('app_installations').set({ status }).where('id', '=', key.installationId).execute()
    expect(await list(key)).toEqual(unauthorized('invalid_token'))
  })

  it('that was rotated works with its old secret until the rotation ends', async () => {
    const key = await t.school.key(orgId, ['tasks:read'])
    const secret = mintSecret('live')
    await t.db
      .insertInto('api_key_directory')
      .values({ lookup: directoryLookup(secret), org_id: orgId, key_id: key.id })
      .execute()
    const rotation = (until: Date) =>
      update(key.id, {
        secret_hash: hashSecret(secret),
        prev_secret_hash: hashSecret(key.secret),
        prev_expires_at: until,
      })
    await rotation(new Date(Date.now() + 60_000))
    expect([await list({ ...key, secret }), await list(key)]).toEqual([OK, OK])
    await passTime(61_000)
    expect([await list({ ...key, secret }), await list(key)]).toEqual([OK, unauthorized('invalid_token')])
  })

  it('may name its own organization and no other', async () => {
    const key = await t.school.key(orgId, ['tasks:read'])
    const bare = await t.raw('GET', '/api/v1/tasks', { headers: { Authorization: `Bearer ${key.secret}` } })
    expect([told(bare), await list(key)]).toEqual([OK, OK])
    const mismatch = { status: 403, code: 'forbidden', details: { reason: 'org_mismatch' } }
    expect(await list({ ...key, orgId: await t.school.organization() })).toEqual(mismatch)
  })

  it('writes when it was last used at most once a minute, all nodes together', async () => {
    await sql`create table touches (key_id uuid, at timestamptz)`.execute(t.db)
    await sql`create function touched() returns trigger language plpgsql security definer as
      'begin insert into touches values (new.id, new.last_used_at); return new; end'`.execute(t.db)
    await sql`create trigger touched after update of last_used_at on api_keys
      for each row execute function touched()`.execute(t.db)
    const key = await t.school.key(orgId, ['tasks:read'])
    const touches = async () =>
      (await sql<{ at: Date }>`select at from touches where key_id = ${key.id}`.execute(t.db)).rows.length
    const use = async () => {
      await Promise.all([list(key), list(key, other.url), list(key), list(key, other.url)])
      await new Promise((r) => setTimeout(r, 150)) // it is written beside the answer
      return touches()
    }
    expect(await use()).toBe(1)
    await passTime(50_000)
    expect(await use()).toBe(1)
    await passTime(15_000)
    expect(await use()).toBe(2)
    expect(await use()).toBe(2)
  })
})
