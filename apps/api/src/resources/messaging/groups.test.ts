import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Academy, fault, refusal } from '../../../test/support/academic.ts'
import type { Key, Person } from '../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { Talk } from '../../../test/support/talk.ts'
import { newId, toPublic, uuidOf } from '../../ids.ts'

let t: TestServer
let orgId: string
let academy: Academy
let talk: Talk
let teacher: Person
let parent: Person
let staff: Person
beforeAll(async () => {
  t = await startTestServer()
})
afterAll(() => t.close())
beforeEach(async () => {
  orgId = await t.school.organization()
  academy = new Academy(t.school, orgId)
  talk = new Talk(t.school, orgId)
  teacher = await t.school.person(orgId, 'teacher')
  parent = await t.school.person(orgId, 'guardian')
  staff = await t.school.person(orgId, 'staff')
})

const conv = (id: string) => toPublic('conv', id)
const usr = ({ userId }: Pick<Person, 'userId'>) => toPublic('usr', userId)
const as = (caller: Person | Key) => t.as(caller).messaging
const people = async (n: number) => {
  const ids = Array.from({ length: n }, () => newId())
  const accounts = ids.map((id) => ({ id, email: `${id}@example.org`, first_name: 'A', last_name: 'B' }))
  await t.db.insertInto('users').values(accounts).execute()
  const members = ids.map((user_id) => ({ org_id: orgId, id: newId(), user_id, role: 'guardian', status: 'active' }))
  await t.db.insertInto('memberships').values(members).execute()
  return ids.map((userId) => usr({ userId }))
}
const rolesIn = async (id: string) => {
  const [shown] = (await as(teacher).listGroups()).data.filter((one) => one.id === id)
  return Object.fromEntries(shown?.participants.map(({ userId, role }) => [userId, role]) ?? [])
}
const announced = <T extends object>(conversation: T) => ({ ...conversation, lastMessage: null, unreadCount: 0 })

describe('messaging.createGroup', () => {
  it('opens a group with every field, and tells of it', async () => {
    const given = {
      name: 'Grade 3 families 👩‍👩‍👧',
      description: 'What the third grade is up to.',
      avatarUrl: 'https://cdn.example.org/groups/3.png',
      sectionId: toPublic('sec', await academy.section()),
    }
    const { data } = await as(teacher).createGroup({ ...given, memberIds: [usr(parent), usr(staff), usr(teacher)] })
    expect(data).toMatchObject({ ...given, kind: 'group', participantCount: 3, status: 'active', lastMessage: null })
    expect(await rolesIn(data.id)).toEqual({ [usr(teacher)]: 'owner', [usr(parent)]: 'member', [usr(staff)]: 'member' })
    expect(await academy.told('conv', data.id)).toEqual({
      events: [['group.created', { object: data }]],
      audit: [['messaging.createGroup', null]],
    })
    for (const who of [teacher, parent, staff]) expect((await as(who).listGroups()).data).toEqual([data])
  })

  it('holds 500 people, and no more', async () => {
    const memberIds = await people(500)
    const tooMany = as(teacher).createGroup({ name: 'All', memberIds })
    expect(await fault(tooMany)).toEqual(['memberIds', 'max_length'])
    const { data } = await as(teacher).createGroup({ name: 'All', memberIds: memberIds.slice(0, 499) })
    expect([data.participantCount, data.participants.length]).toEqual([500, 50])
    const one = as(teacher).addGroupMembers(data.id, { memberIds: memberIds.slice(499) })
    expect(await refusal(one)).toEqual({ code: 'conflict', details: { reason: 'capacity_reached', capacity: 500 } })
    const again = await as(teacher).addGroupMembers(data.id, { memberIds: memberIds.slice(0, 100) })
    expect(again.data.participantCount).toBe(500)
  })

  it('names whoever cannot be in it, also beyond the 300th, and a section that will not do', async () => {
    const foreign = await t.school.person(await t.school.organization(), 'teacher')
    const memberIds = [...(await people(400)), usr(foreign), usr(parent), usr({ userId: newId() })]
    expect(await fault(as(teacher).createGroup({ name: 'All', memberIds }))).toEqual([
      ['memberIds[400]', 'not_found'],
      ['memberIds[402]', 'not_found'],
    ])
    const twice = as(teacher).createGroup({ name: 'x', memberIds: [usr(parent), usr(parent)] })
    expect(await fault(twice)).toEqual(['memberIds', 'duplicate'])
    const inSection = async (id: string) =>
      fault(as(teacher).createGroup({ name: 'x', memberIds: [usr(parent)], sectionId: toPublic('sec', id) }))
    expect(await inSection(await academy.section({ status: 'archived' }))).toEqual(['sectionId', 'range'])
    const elsewhere = new Academy(t.school, await t.school.organization())
    expect(await inSection(await elsewhere.section())).toEqual(['sectionId', 'not_found'])
  })

  it('is archived with its section', async () => {
    const section = await academy.section()
    const sectionId = toPublic('sec', section)
    const { data } = await as(teacher).createGroup({ name: 'Class', memberIds: [usr(parent)], sectionId })
    await t.as(staff).academic.sections.update(sectionId, { status: 'archived' })
    const [shown] = (await as(parent).listGroups()).data
    expect(shown).toMatchObject({ id: data.id, status: 'archived' })
    expect(await refusal(as(parent).sendMessage(data.id, { body: 'x' }))).toMatchObject({ code: 'conflict' })
  })
})

describe('messaging.addGroupMembers', () => {
  it('adds people in a role, and leaves those who are there as they are', async () => {
    const id = conv(await talk.group([teacher, staff]))
    const { data } = await as(teacher).addGroupMembers(id, { memberIds: [usr(parent), usr(staff)], role: 'admin' })
    expect(data.participantCount).toBe(3)
    expect(await rolesIn(id)).toEqual({ [usr(teacher)]: 'owner', [usr(staff)]: 'member', [usr(parent)]: 'admin' })
    const again = await as(teacher).addGroupMembers(id, { memberIds: [usr(parent)] })
    expect(again.data).toEqual(data)
    expect(await academy.told('conv', id)).toEqual({
      events: [['group.members_added', { object: announced(data) }]],
      audit: [
        ['messaging.addGroupMembers', null],
        ['messaging.addGroupMembers', null],
      ],
    })
  })

  it('is for its owners and admins, and for groups', async () => {
    const id = await talk.group([teacher])
    await talk.join(id, staff, { role: 'admin' })
    const colleague = await t.school.person(orgId, 'staff')
    await talk.join(id, colleague)
    const body = { memberIds: [usr(parent)] }
    const refused = { code: 'forbidden', details: { reason: 'relationship' } }
    expect(await refusal(as(colleague).addGroupMembers(conv(id), body))).toEqual(refused)
    const stranger = await t.school.person(orgId, 'owner')
    expect(await refusal(as(stranger).addGroupMembers(conv(id), body))).toEqual(refused)
    await as(staff).addGroupMembers(conv(id), body)
    const direct = conv(await talk.direct(teacher, staff))
    const notAGroup = { code: 'conflict', details: { reason: 'not_a_group' } }
    expect(await refusal(as(teacher).addGroupMembers(direct, body))).toEqual(notAGroup)
    expect(await refusal(as(teacher).removeGroupMember(direct, usr(staff)))).toEqual(notAGroup)
    expect(await refusal(as(teacher).removeGroupMember(direct, usr(teacher)))).toEqual(notAGroup)
  })

  it('counts right when 50 join and leave at once', async () => {
    const id = conv(await talk.group([teacher, parent]))
    const members = await people(50)
    await Promise.all(members.map((one) => as(teacher).addGroupMembers(id, { memberIds: [one, usr(parent)] })))
    const count = async () => (await as(teacher).listGroups()).data[0]?.participantCount
    expect(await count()).toBe(52)
    await Promise.all(members.slice(0, 25).map((one) => as(teacher).removeGroupMember(id, one)))
    expect(await count()).toBe(27)
    const placed = t.db.selectFrom('conversation_participants').select('user_id').where('left_at', 'is', null)
    expect(await placed.where('conversation_id', '=', uuidOf('conv', id)).execute()).toHaveLength(27)
  })
})

describe('messaging.removeGroupMember', () => {
  it('takes somebody out, once, and tells of it', async () => {
    const id = conv(await talk.group([teacher, parent, staff]))
    const { data } = await as(teacher).removeGroupMember(id, usr(parent))
    expect(data).toMatchObject({ id, participantCount: 2 })
    expect(Object.keys(await rolesIn(id)).toSorted()).toEqual([usr(teacher), usr(staff)].toSorted())
    expect(await academy.told('conv', id)).toEqual({
      events: [['group.member_removed', { object: announced(data) }]],
      audit: [['messaging.removeGroupMember', null]],
    })
    for (const userId of [usr(parent), usr({ userId: newId() })])
      expect(await refusal(as(teacher).removeGroupMember(id, userId))).toEqual({
        code: 'not_found',
        details: { resource: 'participant', id: userId },
      })
    expect(await refusal(as(staff).removeGroupMember(id, usr(teacher)))).toEqual({
      code: 'forbidden',
      details: { reason: 'relationship' },
    })
  })

  it('lets everybody leave, and serves the replay to one who has left', async () => {
    const group = await talk.group([teacher, parent])
    const id = conv(group)
    await as(teacher).sendMessage(id, { body: 'Secret' })
    const options = { idempotencyKey: `leave-${newId()}` }
    const left = await as(parent).removeGroupMember(id, usr(parent), options)
    expect(left.data).toMatchObject({ participantCount: 1, lastMessage: null, unreadCount: 0, isMuted: false })
    const replay = await as(parent).removeGroupMember(id, usr(parent), options)
    expect([replay.replayed, replay.data]).toEqual([true, left.data])
    const anew = as(parent).removeGroupMember(id, usr(parent))
    expect(await refusal(anew)).toMatchObject({ code: 'not_found', details: { resource: 'participant' } })
    const never = as(staff).removeGroupMember(id, usr(staff))
    expect(await refusal(never)).toMatchObject({ code: 'forbidden', details: { reason: 'relationship' } })
  })

  it('keeps an owner, whoever asks and however many at once', async () => {
    const group = await talk.group([teacher, parent])
    const id = conv(group)
    await talk.join(group, staff, { role: 'admin' })
    const last = { code: 'conflict', details: { reason: 'last_group_owner' } }
    expect(await refusal(as(teacher).removeGroupMember(id, usr(teacher)))).toEqual(last)
    expect(await refusal(as(staff).removeGroupMember(id, usr(teacher)))).toEqual(last)
    const places = t.db.updateTable('conversation_participants').set({ role: 'owner' })
    await places.where('conversation_id', '=', group).where('user_id', '=', staff.userId).execute()
    const leaving = [teacher, staff].map((who) => as(who).removeGroupMember(id, usr(who)))
    const results = await Promise.allSettled(leaving)
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})
