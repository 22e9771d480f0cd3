import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Academy, bothWays, fault, refusal } from '../../../test/support/academic.ts'
import type { Key, Person } from '../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { Talk } from '../../../test/support/talk.ts'
import { newId, toPublic, uuidOf } from '../../ids.ts'
import { excerptOf } from './view.ts'

let t: TestServer
let orgId: string
let academy: Academy
let talk: Talk
let admin: Person
let teacher: Person
let parent: Person
beforeAll(async () => {
  t = await startTestServer()
})
afterAll(() => t.close())
beforeEach(async () => {
  orgId = await t.school.organization()
  academy = new Academy(t.school, orgId)
  talk = new Talk(t.school, orgId)
  admin = await t.school.person(orgId, 'admin')
  teacher = await t.school.person(orgId, 'teacher', { first_name: 'Tamsin' })
  parent = await t.school.person(orgId, 'guardian', { first_name: 'Rosa' })
})

const conv = (id: string) => toPublic('conv', id)
const usr = ({ userId }: Pick<Person, 'userId'>) => toPublic('usr', userId)
const as = (caller: Person | Key) => t.as(caller).messaging
const listed = async (who: Person, includeHidden?: boolean) => {
  const { data } = await as(who).listConversations(includeHidden === undefined ? {} : { includeHidden })
  return [data.groups.map(({ id }) => id), data.visibleDirects.map(({ id }) => id)]
}
const row = (id: string) => t.db.selectFrom('conversations').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('messaging.createConversation', () => {
  it('opens the conversation of two with its first message, and tells of both', async () => {
    const first = { body: 'Good morning' }
    const { data } = await as(teacher).createConversation({ participantId: usr(parent), message: first })
    const participants = [teacher, parent].map((who) => ({
      userId: usr(who),
      displayName: who === teacher ? 'Tamsin Person' : 'Rosa Person',
      avatarUrl: null,
      role: 'member',
      joinedAt: data.createdAt,
    }))
    expect(data).toEqual({
      id: expect.stringMatching(/^conv_/),
      kind: 'direct',
      name: null,
      description: null,
      avatarUrl: null,
      sectionId: null,
      participants: participants.toSorted((a, b) => (a.userId < b.userId ? -1 : 1)),
      participantCount: 2,
      lastMessage: {
        id: expect.any(String),
        senderId: usr(teacher),
        excerpt: 'Good morning',
        createdAt: data.createdAt,
      },
      unreadCount: 0,
      isMuted: false,
      isHidden: false,
      status: 'active',
      createdAt: expect.any(String),
      updatedAt: data.createdAt,
    })
    expect(await academy.told('conv', data.id)).toEqual({
      events: [['conversation.created', { object: { ...data, lastMessage: null } }]],
      audit: [],
    })
    const [[said]] = [(await academy.told('msg', data.lastMessage?.id ?? '')).events]
    expect(said?.[0]).toBe('message.sent')
    const [theirs] = (await as(parent).listConversations()).data.visibleDirects
    expect(theirs).toEqual({ ...data, unreadCount: 1 })
  })

  it('answers 200 with the conversation that there is, from either side, and sends what came along', async () => {
    const open = (who: Person, other: Person, body: object = {}) =>
      t.raw('POST', '/api/v1/messaging/conversations', { as: who, body: { participantId: usr(other), ...body } })
    const [made, again, back] = [await open(teacher, parent), await open(teacher, parent), await open(parent, teacher)]
    expect([made.status, again.status, back.status]).toEqual([201, 200, 200])
    expect(again.json.data).toEqual(made.json.data)
    expect(back.json.data.id).toBe(made.json.data.id)
    const said = await open(parent, teacher, { message: { body: 'Hello' } })
    expect([said.status, said.json.data.lastMessage.excerpt]).toEqual([200, 'Hello'])
    expect((await academy.told('conv', made.json.data.id)).events).toHaveLength(1)
  })

  it('is one for a pair, whatever 50 calls race, and no first message is lost', async () => {
    const calls = Array.from({ length: 50 }, (_, i) => {
      const [who, other] = i % 2 ? [teacher, parent] : [parent, teacher]
      return as(who).createConversation({ participantId: usr(other), message: { body: `${i}` } })
    })
    const ids = new Set((await Promise.all(calls)).map(({ data }) => data.id))
    expect(ids.size).toBe(1)
    const [id = ''] = ids
    const messages = await as(teacher).listMessages(id, { limit: 100 })
    expect(new Set(messages.data.map(({ body }) => body)).size).toBe(50)
    expect((await academy.told('conv', id)).events).toHaveLength(1)
    const [shown] = (await as(teacher).listConversations()).data.visibleDirects
    expect(shown).toMatchObject({ unreadCount: 25, participantCount: 2 })
  })

  it('refuses oneself, strangers, and a first message that says nothing', async () => {
    const refused = await refusal(as(teacher).createConversation({ participantId: usr(teacher) }))
    expect(refused).toEqual({ code: 'conflict', details: { reason: 'self_conversation' } })
    const foreign = await t.school.person(await t.school.organization(), 'teacher')
    const gone = await t.school.person(orgId, 'teacher', { status: 'removed' })
    for (const someone of [foreign, gone, { userId: newId() }]) {
      const call = as(teacher).createConversation({ participantId: usr(someone) })
      expect(await fault(call)).toEqual(['participantId', 'not_found'])
    }
    const silent = as(teacher).createConversation({ participantId: usr(parent), message: { body: ' ' } })
    expect(await fault(silent)).toEqual(['message', 'required'])
    expect(await t.db.selectFrom('conversations').select('id').where('org_id', '=', orgId).execute()).toEqual([])
  })

  it('is nothing for a super-admin who is no member', async () => {
    const operator = { ...teacher, ...(await t.school.user({ is_super_admin: true })) }
    const call = as(operator).createConversation({ participantId: usr(teacher) })
    expect(await refusal(call)).toEqual({ code: 'membership_inactive', details: { status: null } })
  })

  it('is opened by a key for the user behind it', async () => {
    const key = await t.school.key(orgId, ['conversations:write', 'conversations:read', 'messages:write'])
    const { data } = await as(key).createConversation({
      participantId: usr(parent),
      message: { body: 'From the office' },
    })
    expect(data.participants.map(({ userId }) => userId)).toContain(usr({ userId: key.serviceUserId }))
    expect((await as(key).listConversations()).data.visibleDirects.map(({ id }) => id)).toEqual([data.id])
    expect((await as(key).sendMessage(data.id, { body: 'More' })).data.sender).toMatchObject({ role: null })
    const other = await t.school.key(orgId, ['conversations:read'])
    expect((await as(other).listConversations()).data).toEqual({ groups: [], visibleDirects: [] })
  })
})

describe('messaging.listConversations', () => {
  it('is groups and directs with a message, newest activity first', async () => {
    const [a, b] = [await talk.group([teacher]), await talk.group([teacher, parent])]
    const silent = await talk.direct(teacher, admin)
    const direct = await talk.direct(teacher, parent)
    await talk.group([parent, admin])
    await talk.say(direct, parent)
    await talk.say(a, teacher)
    await talk.say(b, parent)
    expect(await listed(teacher)).toEqual([[conv(b), conv(a)], [conv(direct)]])
    await talk.say(a, teacher)
    await talk.say(silent, admin)
    expect(await listed(teacher)).toEqual([
      [conv(a), conv(b)],
      [conv(silent), conv(direct)],
    ])
  })

  it('shows 200 of each kind, and says when there are more', async () => {
    const ids: string[] = []
    for (let i = 0; i < 201; i++) {
      const at = new Date(Date.now() - i * 1_000).toISOString()
      ids.push(conv(await talk.group([teacher], { last_activity_at: at })))
    }
    const { data, meta } = await as(teacher).listConversations()
    expect(data.groups.map(({ id }) => id)).toEqual(ids.slice(0, 200))
    expect(meta.hasMore).toBe(true)
    expect((await as(parent).listConversations()).meta.hasMore).toBe(false)
  })

  it('shows fifty of the people, the longest first, and counts all', async () => {
    const id = await talk.group([teacher])
    const people: string[] = []
    for (let i = 0; i < 60; i++) {
      const one = await t.school.person(orgId, 'guardian')
      await talk.join(id, one, { joined_at: new Date(Date.now() - (60 - i) * 1_000).toISOString() })
      people.push(usr(one))
    }
    await t.db.updateTable('conversations').set({ participant_count: 61 }).where('id', '=', id).execute()
    const [shown] = (await as(teacher).listConversations()).data.groups
    expect(shown?.participants.map(({ userId }) => userId)).toEqual([usr(teacher), ...people.slice(0, 49)])
    expect(shown?.participantCount).toBe(61)
  })

  it('cuts an excerpt between characters as people see them', () => {
    const family = '👩‍👩‍👧‍👦'
    expect(excerptOf('x'.repeat(140))).toBe('x'.repeat(140))
    expect(excerptOf('x'.repeat(141))).toBe(`${'x'.repeat(139)}…`)
    expect(excerptOf('x'.repeat(135) + family)).toBe(`${'x'.repeat(135)}…`)
    expect(excerptOf(`${'x'.repeat(132)}${family}yyyyy`.slice(0, 150))).toBe(`${'x'.repeat(132)}${family}…`)
    expect(excerptOf('e\u0301'.repeat(80))).toBe(`${'e\u0301'.repeat(69)}…`)
  })
})

describe('messaging.updatePreferences', () => {
  it('hides a direct until somebody writes in it, and mutes it', async () => {
    const id = await talk.direct(teacher, parent)
    await talk.say(id, parent)
    const { data } = await as(teacher).updatePreferences(conv(id), { isHidden: true, isMuted: true })
    expect(data).toMatchObject({ id: conv(id), isHidden: true, isMuted: true })
    expect([await listed(teacher), await listed(teacher, true)]).toEqual([
      [[], []],
      [[], [conv(id)]],
    ])
    expect(await listed(parent)).toEqual([[], [conv(id)]])
    await as(parent).updatePreferences(conv(id), { isHidden: true })
    await as(teacher).sendMessage(conv(id), { body: 'Hello' })
    expect([await listed(teacher), await listed(parent)]).toEqual([
      [[], [conv(id)]],
      [[], [conv(id)]],
    ])
    const [theirs] = (await as(teacher).listConversations()).data.visibleDirects
    expect(theirs).toMatchObject({ isMuted: true, isHidden: false })
    expect(await academy.told('conv', conv(id))).toEqual({ events: [], audit: [] })
  })

  it('hides a group until its member shows it', async () => {
    const id = await talk.group([teacher, parent])
    await as(parent).updatePreferences(conv(id), { isHidden: true })
    await as(teacher).sendMessage(conv(id), { body: 'Hello' })
    expect([await listed(parent), await listed(parent, true)]).toEqual([
      [[], []],
      [[conv(id)], []],
    ])
    expect((await as(parent).listGroups()).data).toEqual([])
    expect((await as(parent).listGroups({ includeHidden: true })).data).toMatchObject([
      { isHidden: true, unreadCount: 1 },
    ])
    await as(parent).updatePreferences(conv(id), { isHidden: false })
    expect(await listed(parent)).toEqual([[conv(id)], []])
  })
})

describe('messaging.listGroups', () => {
  it('lists the caller’s groups, newest first, by name, page and cursor', async () => {
    const ids: string[] = []
    for (const name of ['Chess', 'Grade 3 families', 'Old families', 'Trip 100%', 'Trip'])
      ids.push(conv(await talk.group([teacher, parent], { name })))
    await talk.direct(teacher, parent)
    await talk.group([parent], { name: 'families elsewhere' })
    const { byPage, byCursor, total } = await bothWays((params) => as(teacher).listGroups(params))
    expect(byPage.map(({ id }) => id)).toEqual(ids.toReversed())
    expect([byCursor, total]).toEqual([byPage, 5])
    const named = async (q: string) => (await as(teacher).listGroups({ q })).data.map(({ name }) => name)
    expect(await named('FAMILIES')).toEqual(['Old families', 'Grade 3 families'])
    expect(await named('0%')).toEqual(['Trip 100%'])
  })
})

describe('a direct conversation with somebody who left the school', () => {
  it('is archived, and active again with the member', async () => {
    const { data } = await as(teacher).createConversation({ participantId: usr(parent), message: { body: 'Hello' } })
    const absent = await t.school.person(orgId, 'staff')
    const third = conv(await talk.direct(parent, absent))
    await t.db.updateTable('memberships').set({ status: 'suspended' }).where('id', '=', absent.memberId).execute()
    const other = await as(admin).createConversation({ participantId: usr(teacher), message: { body: 'Hello' } })
    const { email } = await t.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', parent.userId)
      .executeTakeFirstOrThrow()
    const identity = t.as(admin).identity
    const id = toPublic('mbr', parent.memberId)
    await identity.updateMember(id, { status: 'suspended' })
    expect((await row(dbId(data.id))).status).toBe('active')
    await identity.updateMember(id, { status: 'removed' })
    expect((await as(teacher).listConversations()).data.visibleDirects.map(({ status }) => status)).toEqual([
      'active',
      'archived',
    ])
    expect(await refusal(as(teacher).sendMessage(data.id, { body: 'Hello?' }))).toEqual({
      code: 'conflict',
      details: { reason: 'conversation_archived' },
    })
    await identity.inviteMember({ email, role: 'guardian' })
    expect((await row(dbId(data.id))).status).toBe('archived')
    await t.as(parent).identity.acceptInvitation(id)
    expect((await row(dbId(data.id))).status).toBe('active')
    expect((await row(dbId(third))).status).toBe('active')
    await as(parent).sendMessage(data.id, { body: 'Back again' })
    expect((await row(dbId(other.data.id))).status).toBe('active')
  })
  const dbId = (id: string) => uuidOf('conv', id)
})
