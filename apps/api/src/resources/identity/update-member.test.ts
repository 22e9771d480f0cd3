import type { Role } from '@homeroom/contract/access'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { newId, toPublic } from '../../ids.ts'

let t: TestServer
let orgId: string
let owner: Person
let admin: Person
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization()
  owner = await t.school.person(orgId, 'owner')
  admin = await t.school.person(orgId, 'admin')
})
afterAll(() => t.close())

type Status = 'active' | 'suspended' | 'removed'
const mbr = (person: { memberId: string }) => toPublic('mbr', person.memberId)
const update = (
  caller: Person,
  person: Person,
  body: Parameters<ReturnType<TestServer['as']>['identity']['updateMember']>[1],
) => t.as(caller).identity.updateMember(mbr(person), body)
const escalation = { status: 403, code: 'forbidden', details: { reason: 'role_escalation' } }
const lastOwner = { status: 409, code: 'conflict', details: { reason: 'last_owner' } }

const eventsOf = async (person: Person) =>
  t.db
    .selectFrom('outbox_events')
    .select(['type', 'payload', 'student_ids'])
    .where('resource_id', '=', person.memberId)
    .orderBy('id')
    .execute()
const auditOf = (person: Person) =>
  t.db
    .selectFrom('audit_logs')
    .select(['action', 'outcome', 'changes'])
    .where('resource_id', '=', person.memberId)
    .orderBy('id')
    .execute()

describe('identity.updateMember', () => {
  it('changes roles and title, and tells what was before', async () => {
    const member = await t.school.person(orgId, 'staff')
    const { data } = await update(admin, member, { role: 'teacher', additionalRoles: ['guardian'], title: 'Grade 3' })
    expect(data).toMatchObject({ role: 'teacher', additionalRoles: ['guardian'], title: 'Grade 3', status: 'active' })
    const events = await eventsOf(member)
    expect(events.map(({ type }) => type)).toEqual(['member.updated'])
    expect(events[0]?.payload).toEqual({
      object: { ...data, email: null },
      previous: { role: 'staff', additionalRoles: [], title: null },
    })
    expect(await auditOf(member)).toEqual([
      {
        action: 'identity.updateMember',
        outcome: 'success',
        changes: {
          role: { from: 'staff', to: 'teacher' },
          additionalRoles: { from: [], to: ['guardian'] },
          title: { from: null, to: 'Grade 3' },
        },
      },
    ])
    expect((await update(admin, member, { title: null })).data.title).toBeNull()
  })

  it('gives the new roles their permissions, and takes them, with the next call', async () => {
    const member = await t.school.person(orgId, 'guest')
    await expect(t.as(member).tasks.list()).rejects.toMatchObject({ code: 'forbidden' })
    await update(admin, member, { role: 'staff' })
    await expect(t.as(member).tasks.list()).resolves.toBeDefined()
    await update(admin, member, { role: 'guest' })
    await expect(t.as(member).tasks.list()).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('audits a change that changes nothing, and announces nothing', async () => {
    const member = await t.school.person(orgId, 'staff')
    const before = (await t.as(admin).identity.getMember(mbr(member))).data
    expect((await update(admin, member, { role: 'staff', status: 'active' })).data).toEqual(before)
    expect(await eventsOf(member)).toEqual([])
    expect(await auditOf(member)).toEqual([{ action: 'identity.updateMember', outcome: 'success', changes: null }])
  })

  it('names the child of a student member to the event and no one else', async () => {
    const student = await t.school.person(orgId, 'student')
    const childId = await t.school.student(orgId, {
      user_id: student.userId,
      avatar_url: 'https://img.example.org/a.png',
    })
    await t.school.consent(owner, childId, 'photo_media')
    expect((await update(admin, student, { title: 'Captain' })).data.avatarUrl).toBe('https://img.example.org/a.png')
    const [event] = await eventsOf(student)
    expect(event?.student_ids).toEqual([childId])
    expect(event?.payload).toMatchObject({ object: { avatarUrl: null, email: null } })
  })
})

describe('a membership', () => {
  const moves: [from: 'invited' | Status, to: Status, events: string[] | null, allowed: string[]][] = [
    ['invited', 'active', null, ['accept', 'remove']],
    ['invited', 'suspended', null, ['accept', 'remove']],
    ['invited', 'removed', ['member.updated', 'member.removed'], []],
    ['active', 'suspended', ['member.updated', 'member.suspended'], []],
    ['active', 'removed', ['member.updated', 'member.removed'], []],
    ['suspended', 'active', ['member.updated', 'member.reactivated'], []],
    ['suspended', 'removed', ['member.updated', 'member.removed'], []],
    ['removed', 'active', null, ['invite']],
    ['removed', 'suspended', null, ['invite']],
    ['removed', 'removed', null, ['invite']],
  ]
  it.each(moves)('%s → %s: %j', async (from, to, events, allowed) => {
    const member = await t.school.person(orgId, 'staff', { status: from })
    const call = update(admin, member, { status: to })
    if (events) {
      expect((await call).data.status).toBe(to)
      expect((await eventsOf(member)).map(({ type }) => type)).toEqual(events)
      expect((await eventsOf(member))[1]?.payload).toMatchObject({ object: { status: to }, previous: { status: from } })
    } else {
      const details = { reason: 'invalid_state_transition', resource: 'member', from, action: 'update', allowed }
      await expect(call).rejects.toMatchObject({ status: 409, code: 'conflict', details })
      expect(await eventsOf(member)).toEqual([])
    }
  })

  it('that was suspended or removed is refused at once on this node', async () => {
    const member = await t.school.person(orgId, 'staff')
    await expect(t.as(member).tasks.list()).resolves.toBeDefined()
    for (const status of ['suspended', 'active', 'removed'] as const) {
      await update(admin, member, { status })
      const call = t.as(member).tasks.list()
      if (status === 'active') await expect(call).resolves.toBeDefined()
      else await expect(call).rejects.toMatchObject({ code: 'membership_inactive', details: { status } })
    }
  })

  it('takes the teacher record along', async () => {
    const member = await t.school.person(orgId, 'teacher')
    await t.db.insertInto('teachers').values({ org_id: orgId, id: newId(), user_id: member.userId }).execute()
    const teacher = async () =>
      (await t.db.selectFrom('teachers').select('status').where('user_id', '=', member.userId).executeTakeFirst())
        ?.status
    await update(admin, member, { title: 'x' })
    expect(await teacher()).toBe('active')
    await update(admin, member, { status: 'suspended' })
    expect(await teacher()).toBe('inactive')
    await update(admin, member, { status: 'active' })
    expect(await teacher()).toBe('active')
    await update(admin, member, { status: 'removed' })
    expect(await teacher()).toBe('inactive')
    await t.as(admin).identity.inviteMember({ email: `${member.userId}@example.org`, role: 'teacher' })
    expect(await teacher()).toBe('inactive')
    await t.as(member).identity.acceptInvitation(mbr(member))
    expect(await teacher()).toBe('active')
  })
})

describe('ranks', () => {
  it.each([
    ['admin', 'owner', 'staff'],
    ['admin', 'staff', 'owner'],
  ] as const)('%s cannot turn %s into %s', async (_caller, from, to) => {
    const member = await t.school.person(orgId, from)
    await expect(update(admin, member, { role: to })).rejects.toMatchObject(escalation)
    await expect(update(admin, member, { additionalRoles: [from, to] })).rejects.toMatchObject(escalation)
    expect((await update(owner, member, { role: to })).data.role).toBe(to)
  })

  it('look at additional roles too', async () => {
    const secretOwner = await t.school.person(orgId, 'staff', { additional_roles: ['owner'] })
    for (const body of [{ title: 'x' }, { status: 'removed' as const }, { additionalRoles: [] }]) {
      await expect(update(admin, secretOwner, body)).rejects.toMatchObject(escalation)
    }
    expect((await update(owner, secretOwner, { additionalRoles: [] })).data.additionalRoles).toEqual([])
  })

  it('keep keys from admins, and everybody from service users', async () => {
    const key = await t.school.key(orgId, ['identity:write', 'identity:read'])
    const staff = await t.school.person(orgId, 'staff')
    expect((await t.as(key).identity.updateMember(mbr(staff), { title: 'x' })).data.title).toBe('x')
    await expect(t.as(key).identity.updateMember(mbr(staff), { role: 'admin' })).rejects.toMatchObject(escalation)
    await expect(t.as(key).identity.updateMember(mbr(admin), { title: 'x' })).rejects.toMatchObject(escalation)
    const [service] = (await t.as(owner).identity.listMembers({ role: 'service' })).data
    expect(service).toMatchObject({ role: 'service', email: null })
    for (const body of [{ role: 'guest' as const }, { status: 'removed' as const }]) {
      await expect(t.as(owner).identity.updateMember(service?.id ?? '', body)).rejects.toMatchObject(escalation)
    }
  })

  it('are not what a super-admin without a membership has', async () => {
    const operator = { ...(await t.school.user({ is_super_admin: true })), memberId: '', orgId, role: 'owner' as Role }
    await expect(update(operator, admin, { title: 'x' })).rejects.toMatchObject(escalation)
  })
})

describe('the last owner', () => {
  const school = async (owners: number): Promise<Person[]> => {
    const org = await t.school.organization()
    return Promise.all(Array.from({ length: owners }, () => t.school.person(org, 'owner')))
  }

  it.each([{ role: 'admin' as const }, { status: 'suspended' as const }, { status: 'removed' as const }])(
    'cannot become %j',
    async (body) => {
      const [only] = (await school(1)) as [Person]
      await t.school.person(only.orgId, 'owner', { status: 'suspended' })
      await t.school.person(only.orgId, 'owner', { status: 'invited' })
      await expect(update(only, only, body)).rejects.toMatchObject(lastOwner)
      await expect(update(only, only, { title: 'Principal' })).resolves.toBeDefined()
      await t.school.person(only.orgId, 'staff', { additional_roles: ['owner'] })
      await expect(update(only, only, body)).resolves.toBeDefined()
    },
  )

  it('may keep the role as an additional one', async () => {
    const [only] = (await school(1)) as [Person]
    expect((await update(only, only, { role: 'teacher', additionalRoles: ['owner'] })).data.role).toBe('teacher')
    await expect(update(only, only, { additionalRoles: [] })).rejects.toMatchObject(lastOwner)
  })

  it('is left when two demote each other, or themselves, at the same time', async () => {
    for (let round = 0; round < 6; round++) {
      const [a, b] = (await school(2)) as [Person, Person]
      const crossing = round % 2 === 0
      const outcomes = await Promise.allSettled([
        update(a, crossing ? b : a, { role: 'admin' }),
        update(b, crossing ? a : b, { role: 'admin' }),
      ])
      const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
      expect(refused).toHaveLength(1)
      // One who comes a moment later is an admin by then, who may not touch an owner.
      const reasons = crossing ? ['last_owner', 'role_escalation'] : ['last_owner']
      expect(reasons).toContain(refused[0]?.reason.details.reason)
      const owners = await t.db
        .selectFrom('memberships')
        .select('id')
        .where('org_id', '=', a.orgId)
        .where('role', '=', 'owner')
        .execute()
      expect(owners).toHaveLength(1)
    }
  })
})
