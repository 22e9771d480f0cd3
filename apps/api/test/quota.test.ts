import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../src/server.ts'
import { passTime, resetClock } from './support/clock.ts'
import type { Key, Person } from './support/school.ts'
import { type RawAnswer, startTestServer, type TestServer } from './support/server.ts'

let t: TestServer
let other: RunningServer
beforeAll(async () => {
  t = await startTestServer()
  other = await t.another()
})
afterEach(resetClock)
afterAll(() => t.close())

const warned = ({ headers }: RawAnswer) => headers.get('x-quota-warning')
const list = (as: Person | Key, node: { url: string } = t) => t.raw('GET', '/api/v1/tasks', { as, baseUrl: node.url })
/** Writes what both nodes counted, and lets both read it anew. */
async function settle(): Promise<void> {
  await t.server.services.meter.flush()
  await other.services.meter.flush()
  await passTime(11_000)
}
async function schoolWith(quota_limit: number | null, quota_mode: 'warn' | 'block'): Promise<Person> {
  return t.school.person(await t.school.organization({ quota_limit, quota_mode }), 'owner')
}
const stored = async (orgId: string) =>
  (await t.db.selectFrom('usage_monthly').select('used').where('org_id', '=', orgId).execute()).map(({ used }) =>
    Number(used),
  )

describe('mode warn', () => {
  it('says so on every answer beyond the quota, and refuses nothing', async () => {
    const owner = await schoolWith(3, 'warn')
    for (let i = 0; i < 3; i++) expect(warned(await list(owner))).toBeNull()
    const over = await list(owner)
    expect([over.status, warned(over)]).toEqual([200, 'true'])
    const failed = await t.raw('GET', '/api/v1/tasks?colour=red', { as: owner })
    expect([failed.status, warned(failed)]).toEqual([400, 'true'])
  })

  it('is told by organization.getQuota, which counts itself', async () => {
    const owner = await schoolWith(3, 'warn')
    await list(owner)
    const month = new Date().toISOString().slice(0, 7)
    const first = await t.as(owner).organization.getQuota()
    expect(first.data).toEqual({
      period: month,
      limit: 3,
      used: 2,
      remaining: 1,
      overQuota: false,
      mode: 'warn',
      resetsAt: monthAfter(month),
    })
    expect(first.meta.quotaWarning).toBeUndefined()
    await list(owner)
    const over = await t.as(owner).organization.getQuota()
    expect(over.data).toMatchObject({ used: 4, remaining: 0, overQuota: true })
    expect(over.meta.quotaWarning).toBe(true)
  })
})

const monthAfter = (month: string) => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12
    ? `${year + 1}-01-01T00:00:00.000Z`
    : `${year}-${String(number + 1).padStart(2, '0')}-01T00:00:00.000Z`
}

describe('mode block', () => {
  it('refuses whoever counts for the organization, until the month ends', async () => {
    const owner = await schoolWith(2, 'block')
    const key = await t.school.key(owner.orgId, ['tasks:read'])
    expect([(await list(owner)).status, (await list(key)).status]).toEqual([200, 200])
    const { resetsAt } = (await list(owner)).json.error.details
    expect(resetsAt).toBe(monthAfter(new Date().toISOString().slice(0, 7)))
    for (const as of [owner, key]) {
      const refused = await list(as)
      expect(refused.status).toBe(429)
      expect(refused.json.error).toMatchObject({ code: 'org_quota_exceeded', details: { limit: 2, used: 2, resetsAt } })
      expect(warned(refused)).toBe('true')
      const wait = Number(refused.headers.get('retry-after'))
      expect(Math.abs(Date.now() + wait * 1_000 - Date.parse(resetsAt))).toBeLessThan(3_000)
      expect(Number(refused.headers.get('x-ratelimit-remaining'))).toBeGreaterThan(0)
    }
    await settle()
    expect(await stored(owner.orgId)).toEqual([2])
  })

  it('comes right after guard 5: before permissions, never before membership', async () => {
    const owner = await schoolWith(0, 'block')
    const post = async (as: Person | Key) => (await t.raw('POST', '/api/v1/tasks', { as, body: '{' })).json.error.code
    expect(await post(owner)).toBe('org_quota_exceeded')
    expect(await post(await t.school.person(owner.orgId, 'student'))).toBe('org_quota_exceeded')
    expect(await post(await t.school.key(owner.orgId, ['usage:read']))).toBe('org_quota_exceeded')
    expect(await post(await t.school.person(owner.orgId, 'staff', { status: 'suspended' }))).toBe('membership_inactive')
    expect(await post({ ...(await schoolWith(null, 'warn')), orgId: owner.orgId })).toBe('membership_inactive')
  })

  it('lets the organization in again when its quota is raised', async () => {
    const owner = await schoolWith(0, 'block')
    expect((await list(owner)).status).toBe(429)
    await t.db.updateTable('organizations').set({ quota_limit: null }).where('id', '=', owner.orgId).execute()
    await passTime(61_000)
    const answer = await list(owner)
    expect([answer.status, warned(answer)]).toEqual([200, null])
  })

  it('begins anew with the month', async () => {
    const owner = await schoolWith(1, 'block')
    expect([(await list(owner)).status, (await list(owner)).status]).toEqual([200, 429])
    await t.server.services.meter.flush()
    await passTime(Date.parse(monthAfter(new Date().toISOString().slice(0, 7))) - Date.now() + 1_000)
    expect([(await list(owner)).status, (await list(owner)).status]).toEqual([200, 429])
  })
})

describe('a quota of null', () => {
  it('is no limit, in either mode', async () => {
    for (const mode of ['warn', 'block'] as const) {
      const owner = await schoolWith(null, mode)
      for (let i = 0; i < 5; i++) expect(warned(await list(owner))).toBeNull()
      const { data } = await t.as(owner).organization.getQuota()
      expect(data).toMatchObject({ limit: null, used: 6, remaining: null, overQuota: false, mode })
    }
  })
})

describe('what counts', () => {
  it('is never what somebody else sends with the organization’s id', async () => {
    const victim = await schoolWith(10, 'block')
    const abroad = await schoolWith(null, 'warn')
    const stranger = { ...abroad, orgId: victim.orgId }
    const invited = await t.school.person(victim.orgId, 'staff', { status: 'invited' })
    const operator = await t.school.user({ is_super_admin: true })
    const foreignKey = { ...(await t.school.key(abroad.orgId, ['tasks:read'])), orgId: victim.orgId }
    for (let i = 0; i < 4; i++) {
      const statuses = await Promise.all([stranger, invited, foreignKey].map(async (as) => (await list(as)).status))
      expect(statuses).toEqual([403, 403, 403])
      expect((await list({ ...operator, orgId: victim.orgId, memberId: '', role: 'owner' })).status).toBe(200)
    }
    await settle()
    expect(await stored(victim.orgId)).toEqual([])
    const rows = await t.db.selectFrom('usage_daily').select('requests').where('org_id', '=', victim.orgId).execute()
    expect(rows).toEqual([])
    expect((await t.as(victim).organization.getQuota()).data.used).toBe(1)
  })

  it('adds up over two nodes', async () => {
    const owner = await schoolWith(6, 'block')
    for (let i = 0; i < 3; i++) {
      expect((await list(owner)).status).toBe(200)
      expect((await list(owner, other)).status).toBe(200)
      await settle()
    }
    expect(await stored(owner.orgId)).toEqual([6])
    for (const node of [t, other]) {
      const refused = await list(owner, node)
      expect(refused.json.error).toMatchObject({ code: 'org_quota_exceeded', details: { limit: 6, used: 6 } })
    }
  })

  it('is learnt by a node from its own writing, when others have written', async () => {
    const owner = await schoolWith(2, 'warn')
    await Promise.all([list(owner), list(owner, other)])
    for (const node of [t.server, other]) await node.services.meter.flush()
    expect(warned(await list(owner, other))).toBe('true')
  })

  it('is read from the database by a node that starts', async () => {
    const owner = await schoolWith(2, 'warn')
    await list(owner)
    await list(owner)
    await t.server.services.meter.flush()
    const fresh = await t.another()
    expect(warned(await list(owner, fresh))).toBe('true')
  })
})

describe('quota.threshold_reached', () => {
  const notices = async ({ orgId }: Person) =>
    (
      await t.db
        .selectFrom('outbox_events')
        .selectAll()
        .where('org_id', '=', orgId)
        .where('type', '=', 'quota.threshold_reached')
        .orderBy('id')
        .execute()
    ).map(({ payload, actor_kind }) => ({
      ...(payload as { object: { used: number; limit: number } }).object,
      actor_kind,
    }))
  const call = async (owner: Person, times: number) => {
    for (let i = 0; i < times; i++) await list(owner, i % 2 ? other : t)
    await settle()
  }

  it('is told once at 80 percent and once at the end, whichever nodes count', async () => {
    const owner = await schoolWith(10, 'warn')
    await call(owner, 7)
    expect(await notices(owner)).toEqual([])
    await call(owner, 1)
    const month = new Date().toISOString().slice(0, 7)
    const quota = { period: month, limit: 10, mode: 'warn', resetsAt: monthAfter(month), actor_kind: 'system' }
    const first = { ...quota, used: 8, remaining: 2, overQuota: false }
    expect(await notices(owner)).toEqual([first])
    await call(owner, 1)
    expect(await notices(owner)).toEqual([first])
    await call(owner, 4)
    await call(owner, 4)
    expect(await notices(owner)).toEqual([first, { ...quota, used: 11, remaining: 0, overQuota: true }])
  })

  it('is told once where both are passed at a time, and anew for another quota', async () => {
    const owner = await schoolWith(2, 'block')
    await call(owner, 4)
    expect(await notices(owner)).toMatchObject([{ used: 2, limit: 2, overQuota: true }])
    await t.db.updateTable('organizations').set({ quota_limit: 7 }).where('id', '=', owner.orgId).execute()
    t.server.services.directory.forgetOrganization(owner.orgId)
    other.services.directory.forgetOrganization(owner.orgId)
    await call(owner, 2)
    expect(await notices(owner)).toMatchObject([{ limit: 2 }, { used: 6, limit: 7, overQuota: false }])
  })

  it('is never told without a quota', async () => {
    const owner = await schoolWith(null, 'warn')
    await call(owner, 5)
    expect(await notices(owner)).toEqual([])
  })
})
