import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NORTHFIELD_ID, RIVERSIDE_ID } from '../../dev/demo/organizations.ts'
import { loadDemoSchool } from '../../dev/demo-school.ts'
import { holdRow, somebodyWaits } from '../../test/support/locks.ts'
import { countRows } from '../../test/support/rows.ts'
import { startTestServer, type TestServer } from '../../test/support/server.ts'
import { Unit } from '../db/tenant.ts'
import { newId, toPublic } from '../ids.ts'
import { holdAccount } from '../resources/identity/member-queries.ts'
import { Lookup } from './lookup.ts'
import { inOrderOfRemoval, purge } from './purge.ts'

let t: TestServer
let lookup: Lookup
beforeAll(async () => {
  t = await startTestServer()
  lookup = new Lookup(t.server.services.config, () => {})
  await loadDemoSchool(t.adminUrl, { masterKeys: [{ id: 'test', key: Buffer.alloc(32, 1) }], now: new Date() })
})
afterAll(async () => {
  await lookup.close()
  await t.close()
})

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const remove = (id: string, deleted_at: string) =>
  t.db.updateTable('organizations').set({ status: 'deleted', deleted_at }).where('id', '=', id).execute()
const purgedAt = async (id: string) =>
  (await t.db.selectFrom('organizations').select('purged_at').where('id', '=', id).executeTakeFirstOrThrow()).purged_at

const rowsOf = (orgId: string) => countRows(t.db, orgId)

it('removes every row of an organization that was deleted 30 days ago, and none of another', async () => {
  const job = purge(t.server.services, lookup)
  const at = new Date().toISOString()
  const many = Array.from({ length: 4_500 }, () => ({
    org_id: NORTHFIELD_ID,
    id: newId(),
    action: 'tasks.create',
    outcome: 'success',
    actor_kind: 'user',
    request_id: 'req',
    occurred_at: at,
  }))
  await t.db.insertInto('audit_logs').values(many).execute()
  const [before, others] = [await rowsOf(NORTHFIELD_ID), await rowsOf(RIVERSIDE_ID)]
  expect(Object.keys(before).length).toBeGreaterThan(40)
  await remove(NORTHFIELD_ID, daysAgo(29))
  expect(await job.find()).not.toContain(NORTHFIELD_ID)

  await remove(NORTHFIELD_ID, daysAgo(31))
  expect(await job.find()).toContain(NORTHFIELD_ID)
  let rounds = 1
  while (await job.work(NORTHFIELD_ID)) rounds++
  expect(rounds).toBeGreaterThan(2)
  expect(await rowsOf(NORTHFIELD_ID)).toEqual({})
  expect(await rowsOf(RIVERSIDE_ID)).toEqual(others)
  expect(await purgedAt(NORTHFIELD_ID)).not.toBeNull()
  expect(await job.find()).not.toContain(NORTHFIELD_ID)
})

describe('accounts', () => {
  const accounts = async (...people: { userId: string }[]): Promise<boolean[]> => {
    const ids = people.map(({ userId }) => userId)
    const found = await t.db.selectFrom('users').select('id').where('id', 'in', ids).execute()
    return ids.map((id) => found.some((row) => row.id === id))
  }
  async function purged(orgId: string): Promise<void> {
    await remove(orgId, daysAgo(31))
    const job = purge(t.server.services, lookup)
    while (await job.work(orgId));
  }

  it('go with the last organization that knew them', async () => {
    const [orgId, other] = [await t.school.organization(), await t.school.organization()]
    const person = (values = {}) => t.school.person(orgId, 'teacher', values)
    const gone = [await person(), await person({ status: 'invited' }), await person({ status: 'removed' })]
    const key = await t.school.key(orgId, ['tasks:read'])
    const [member, invited, left] = [await person(), await person(), await person({ status: 'removed' })]
    await t.school.membership(other, member, 'staff')
    await t.school.membership(other, invited, 'staff', { status: 'invited' })
    await t.school.membership(other, left, 'staff', { status: 'removed' })
    const [admin, banned, bystander] = [await person(), await person(), await t.school.user()]
    await t.db.updateTable('users').set({ is_super_admin: true }).where('id', '=', admin.userId).execute()
    await t.db
      .updateTable('users')
      .set({ deleted_at: daysAgo(90) })
      .where('id', '=', banned.userId)
      .execute()
    await purged(orgId)
    expect(await accounts(...gone, { userId: key.serviceUserId })).toEqual([false, false, false, false])
    expect(await accounts(member, invited, left, admin, banned, bystander)).toEqual(Array(6).fill(true))
  })

  it('are then as unknown as any, until they are invited anew', async () => {
    const [orgId, other] = [await t.school.organization(), await t.school.organization()]
    const person = await t.school.person(orgId, 'guardian')
    const email = `${person.userId}@example.org`
    const signIn = async (sub: string, address = email) => {
      t.server.services.directory.forgetUser(sub)
      const token = await t.identity.token({ sub, email: address, email_verified: true })
      const { status, json } = await t.raw('GET', '/api/v1/identity/me', {
        headers: { Authorization: `Bearer ${token}` },
      })
      return [status, json.error.code, json.error.details]
    }
    const known = await signIn(person.subject)
    expect(known.slice(0, 2)).toEqual([403, 'organization_context_required'])
    await purged(orgId)
    const stranger = await signIn('nobody', 'nobody@example.org')
    expect(stranger[0]).toBe(401)
    expect(await signIn(person.subject)).toEqual(stranger)

    const owner = await t.school.person(other, 'owner')
    const { data } = await t.as(owner).identity.inviteMember({ email, role: 'guardian' })
    expect(await signIn(person.subject)).toEqual(known)
    const accepted = await t.as({ ...person, orgId: other }).identity.acceptInvitation(data.id)
    expect(accepted.data.userId).not.toBe(toPublic('usr', person.userId))
  })

  it('that are just going are made anew for an invitation', async () => {
    const orgId = await t.school.organization()
    const [owner, last] = [await t.school.person(orgId, 'owner'), await t.school.user()]
    const { transaction } = await holdRow(t.db, 'users', last.userId)
    await transaction.deleteFrom('users').where('id', '=', last.userId).execute()
    const invited = t.as(owner).identity.inviteMember({ email: `${last.userId}@example.org`, role: 'staff' })
    await somebodyWaits(t.db)
    await transaction.commit().execute()
    expect((await invited).data.status).toBe('invited')
  })

  it('stay for an invitation that is on its way', async () => {
    const [orgId, other] = [await t.school.organization(), await t.school.organization()]
    const person = await t.school.person(orgId, 'teacher')
    const unit = new Unit(t.server.services.database, other)
    const account = { id: newId(), email: `${person.userId}@example.org`, timezone: 'UTC', now: daysAgo(0) }
    expect(await unit.one(holdAccount, account)).toEqual({ id: person.userId })
    const purging = purged(orgId)
    await somebodyWaits(t.db)
    const row = { org_id: other, user_id: person.userId }
    await t.db
      .insertInto('membership_directory')
      .values({ ...row, member_id: newId() })
      .execute()
    await unit.commit()
    await purging
    expect(await accounts(person)).toEqual([true])
  })

  it('go when two organizations end at once', async () => {
    const [one, other] = [await t.school.organization(), await t.school.organization()]
    const person = await t.school.person(one, 'guardian')
    await t.school.membership(other, person, 'guardian')
    const { release } = await holdRow(t.db, 'users', person.userId)
    const purging = Promise.all([purged(one), purged(other)])
    await somebodyWaits(t.db, 2)
    await release()
    await purging
    expect(await accounts(person)).toEqual([false])
  })
})

it('says which tables refer to each other in a ring', () => {
  const ring = [
    { name: 'a', referrers: ['b'] },
    { name: 'b', referrers: ['a'] },
    { name: 'c', referrers: [] },
  ]
  expect(() => inOrderOfRemoval(ring)).toThrow('a, b')
})
