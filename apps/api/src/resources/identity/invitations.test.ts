import type { Role } from '@homeroom/contract/access'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Key, Person } from '../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { newId, toPublic, uuidOf } from '../../ids.ts'

let t: TestServer
let orgId: string
let owner: Person
let admin: Person
let teacher: Person
let key: Key
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization()
  owner = await t.school.person(orgId, 'owner', { first_name: 'Ada' })
  admin = await t.school.person(orgId, 'admin', { first_name: 'Ben' })
  teacher = await t.school.person(orgId, 'teacher', { first_name: 'Tamsin' })
  key = await t.school.key(orgId, ['identity:read', 'identity:write'])
})
afterAll(() => t.close())

const mbr = (person: { memberId: string }) => toPublic('mbr', person.memberId)
const usr = (person: { userId: string }) => toPublic('usr', person.userId)
const address = () => `${newId()}@example.org`
const escalation = { status: 403, code: 'forbidden', details: { reason: 'role_escalation' } }
const transitionFrom = (from: string, action: string, allowed: string[]) => ({
  status: 409,
  code: 'conflict',
  details: { reason: 'invalid_state_transition', resource: 'member', from, action, allowed },
})

const eventsOf = (memberId: string) =>
  t.db
    .selectFrom('outbox_events')
    .select(['type', 'payload', 'student_ids'])
    .where('resource_id', '=', memberId)
    .orderBy('id')
    .execute()
const rowOf = (memberId: string) =>
  t.db.selectFrom('memberships').selectAll().where('id', '=', memberId).executeTakeFirstOrThrow()

describe('identity.inviteMember', () => {
  it('makes an account and an invitation for a new address', async () => {
    const email = address()
    const { data } = await t
      .as(admin)
      .identity.inviteMember({ email: email.toUpperCase(), role: 'teacher', title: 'Substitute' })
    expect(data).toMatchObject({
      userId: null,
      displayName: email,
      email,
      role: 'teacher',
      status: 'invited',
      title: 'Substitute',
    })
    const account = await t.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
    expect(account).toMatchObject({
      email_verified: false,
      idp_subject: null,
      first_name: '',
      last_name: '',
      kind: 'person',
    })
    const memberId = uuidOf('mbr', data.id)
    expect(await rowOf(memberId)).toMatchObject({ user_id: account.id, invited_by: admin.userId, joined_at: null })
    const directory = await t.db
      .selectFrom('membership_directory')
      .selectAll()
      .where('user_id', '=', account.id)
      .execute()
    expect(directory).toEqual([{ user_id: account.id, org_id: orgId, member_id: memberId }])
    const events = await eventsOf(memberId)
    expect(events.map(({ type }) => type)).toEqual(['member.invited'])
    expect(events[0]?.payload).toEqual({ object: { ...data, email: null } })
  })

  it('answers the same for an address that has an account', async () => {
    const known = await t.school.person(await t.school.organization(), 'teacher', { first_name: 'Known' })
    const email = `${known.userId}@example.org`
    const { data } = await t.as(admin).identity.inviteMember({ email, role: 'staff' })
    expect(data).toMatchObject({ userId: null, displayName: email, avatarUrl: null })
    expect(JSON.stringify(data)).not.toContain('Known')
    expect((await rowOf(uuidOf('mbr', data.id))).user_id).toBe(known.userId)
    expect(await t.db.selectFrom('users').select('id').where('email', '=', email).execute()).toHaveLength(1)
  })

  it.each(['invited', 'active', 'suspended'] as const)('refuses the address of somebody %s', async (status) => {
    const member = await t.school.person(orgId, 'staff', { status })
    const again = t.as(admin).identity.inviteMember({ email: `${member.userId}@example.org`, role: 'staff' })
    await expect(again).rejects.toMatchObject({
      status: 409,
      code: 'conflict',
      details: { reason: 'duplicate', field: 'email' },
    })
    expect((await rowOf(member.memberId)).status).toBe(status)
  })

  it('invites a removed member again, on the same row', async () => {
    const member = await t.school.person(orgId, 'teacher', { additional_roles: ['guardian'] })
    await t.as(admin).identity.updateMember(mbr(member), { status: 'removed' })
    const email = `${member.userId}@example.org`
    const { data } = await t.as(admin).identity.inviteMember({ email, role: 'staff' })
    expect(data).toMatchObject({
      id: mbr(member),
      status: 'invited',
      role: 'staff',
      additionalRoles: [],
      joinedAt: null,
      userId: null,
    })
    const accepted = await t.as(member).identity.acceptInvitation(data.id)
    expect(accepted.data).toMatchObject({ status: 'active', userId: usr(member) })
  })

  it('makes one row of parallel invitations', async () => {
    const email = address()
    const calls = Array.from({ length: 8 }, () => t.as(admin).identity.inviteMember({ email, role: 'staff' }))
    const outcomes = await Promise.allSettled(calls)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ code: 'conflict', details: { field: 'email' } })
    }
    const accounts = await t.db.selectFrom('users').select('id').where('email', '=', email).execute()
    expect(accounts).toHaveLength(1)
    const rows = await t.db
      .selectFrom('memberships')
      .select('id')
      .where('user_id', '=', accounts[0]?.id ?? '')
      .execute()
    expect(rows).toHaveLength(1)
  })

  it('makes one account when two organizations invite the same new address at once', async () => {
    const email = address()
    const other = await t.school.person(await t.school.organization(), 'owner')
    const callers = [admin, other, admin, other]
    await Promise.allSettled(callers.map((caller) => t.as(caller).identity.inviteMember({ email, role: 'staff' })))
    const accounts = await t.db.selectFrom('users').select('id').where('email', '=', email).execute()
    expect(accounts).toHaveLength(1)
    const rows = await t.db
      .selectFrom('memberships')
      .select('org_id')
      .where('user_id', '=', accounts[0]?.id ?? '')
      .execute()
    expect(rows.map(({ org_id }) => org_id).toSorted()).toEqual([orgId, other.orgId].toSorted())
  })

  it.each([
    ['owner', 'owner', true],
    ['admin', 'owner', false],
    ['admin', 'admin', true],
  ] as const)('lets %s invite %s: %s', async (caller, role, allowed) => {
    const as = t.as(caller === 'owner' ? owner : admin)
    for (const body of [{ role }, { role: 'guest' as const, additionalRoles: [role] }]) {
      const call = as.identity.inviteMember({ email: address(), ...body })
      if (allowed) await expect(call).resolves.toMatchObject({ data: { status: 'invited' } })
      else await expect(call).rejects.toMatchObject(escalation)
    }
  })

  it('ranks a key as a teacher, and a super-admin by her roles alone', async () => {
    await expect(t.as(key).identity.inviteMember({ email: address(), role: 'staff' })).resolves.toBeDefined()
    await expect(t.as(key).identity.inviteMember({ email: address(), role: 'admin' })).rejects.toMatchObject(escalation)
    const operator = { ...(await t.school.user({ is_super_admin: true })), memberId: '', orgId, role: 'owner' as Role }
    await expect(t.as(operator).identity.inviteMember({ email: address(), role: 'guest' })).rejects.toMatchObject(
      escalation,
    )
  })

  it('never gives the role service, and no role twice', async () => {
    const body = { email: address(), role: 'service' }
    const refused = await t.raw('POST', '/api/v1/identity/members', { as: owner, body })
    expect(refused.json.error).toMatchObject({ code: 'validation_error', details: [{ field: 'role', code: 'enum' }] })
    const { data } = await t
      .as(owner)
      .identity.inviteMember({ email: address(), role: 'staff', additionalRoles: ['guardian', 'staff', 'guardian'] })
    expect(data.additionalRoles).toEqual(['guardian'])
  })

  it('is closed to those who may not invite', async () => {
    const call = t.as(teacher).identity.inviteMember({ email: address(), role: 'guest' })
    await expect(call).rejects.toMatchObject({ code: 'forbidden', details: { permission: 'members:invite' } })
  })
})

describe('identity.acceptInvitation', () => {
  it('makes the member active at once and shows who it is', async () => {
    const invited = await t.school.person(orgId, 'teacher', { status: 'invited', first_name: 'Zoe' })
    await expect(t.as(invited).tasks.list()).rejects.toMatchObject({
      code: 'membership_inactive',
      details: { status: 'invited' },
    })
    const { data } = await t.as(invited).identity.acceptInvitation(mbr(invited))
    expect(data).toMatchObject({
      status: 'active',
      userId: usr(invited),
      displayName: 'Zoe Person',
      joinedAt: expect.any(String),
    })
    expect(data.email).toBe(`${invited.userId}@example.org`)
    await expect(t.as(invited).tasks.list()).resolves.toMatchObject({ data: [] })
    const [event] = await eventsOf(invited.memberId)
    expect(event).toMatchObject({ type: 'member.activated', payload: { object: { ...data, email: null } } })
  })

  it('follows the first sign-in of an address that had no account', async () => {
    const email = address()
    const { data } = await t.as(admin).identity.inviteMember({ email, role: 'teacher' })
    const claims = { sub: newId(), email, email_verified: true, given_name: 'Nell', family_name: 'Ward' }
    const headers = { Authorization: `Bearer ${await t.identity.token(claims)}`, 'X-Org-Id': toPublic('org', orgId) }
    const accepted = await t.raw('POST', `/api/v1/identity/members/${data.id}/accept`, { headers })
    expect(accepted.json.data).toMatchObject({ id: data.id, displayName: 'Nell Ward', status: 'active', email })
  })

  it('works once', async () => {
    const invited = await t.school.person(orgId, 'staff', { status: 'invited' })
    await t.as(invited).identity.acceptInvitation(mbr(invited))
    const again = t.as(invited).identity.acceptInvitation(mbr(invited))
    await expect(again).rejects.toMatchObject(transitionFrom('active', 'accept', ['suspend', 'remove']))
  })

  it("is for the invited person's own address, and for nobody else's row", async () => {
    const invited = await t.school.person(orgId, 'staff', { status: 'invited' })
    const mine = t.as(teacher).identity.acceptInvitation(mbr(invited))
    await expect(mine).rejects.toMatchObject({ status: 404, details: { resource: 'member', id: mbr(invited) } })
    await t.db.updateTable('memberships').set({ invited_email: address() }).where('id', '=', invited.memberId).execute()
    const other = t.as(invited).identity.acceptInvitation(mbr(invited))
    await expect(other).rejects.toMatchObject({ code: 'forbidden', details: { reason: 'relationship' } })
    await expect(t.as(key).identity.acceptInvitation(mbr(invited))).rejects.toMatchObject({ code: 'scope_unmapped' })
  })

  it('is over once the invitation was withdrawn', async () => {
    const { data } = await t.as(admin).identity.inviteMember({ email: address(), role: 'staff' })
    const removed = await t.as(admin).identity.updateMember(data.id, { status: 'removed' })
    expect(removed.data).toMatchObject({ status: 'removed', userId: null, displayName: data.displayName })
    const person = await rowOf(uuidOf('mbr', data.id))
    await t.db
      .updateTable('users')
      .set({ idp_subject: data.id, email_verified: true })
      .where('id', '=', person.user_id)
      .execute()
    const invited = {
      subject: data.id,
      userId: person.user_id ?? '',
      memberId: person.id,
      orgId,
      role: 'staff' as const,
    }
    const late = t.as(invited).identity.acceptInvitation(data.id)
    await expect(late).rejects.toMatchObject({ code: 'membership_inactive', details: { status: 'removed' } })
  })
})
