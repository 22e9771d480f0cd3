import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Academy, bothWays, fault, refusal } from '../../../test/support/academic.ts'
import { holdRow } from '../../../test/support/locks.ts'
import { observeRequests } from '../../../test/support/observer.ts'
import { idAt } from '../../../test/support/rows.ts'
import type { Person } from '../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { Talk } from '../../../test/support/talk.ts'
import { newId, toPublic } from '../../ids.ts'

let t: TestServer
let orgId: string
let academy: Academy
let talk: Talk
let teacher: Person
let parent: Person
let staff: Person
/** A group of the three, owned by the teacher; public id beside the uuid. */
let group: string
let groupId: string
beforeAll(async () => {
  t = await startTestServer()
})
afterAll(() => t.close())
beforeEach(async () => {
  orgId = await t.school.organization()
  academy = new Academy(t.school, orgId)
  talk = new Talk(t.school, orgId)
  teacher = await t.school.person(orgId, 'teacher', { first_name: 'Tamsin' })
  parent = await t.school.person(orgId, 'guardian')
  staff = await t.school.person(orgId, 'staff')
  group = await talk.group([teacher, parent, staff])
  groupId = conv(group)
})

const conv = (id: string) => toPublic('conv', id)
const msg = (id: string) => toPublic('msg', id)
const usr = ({ userId }: Person) => toPublic('usr', userId)
const as = (person: Person) => t.as(person).messaging
const bodies = async (who: Person, id = groupId, params = {}) =>
  (await as(who).listMessages(id, { limit: 100, ...params })).data.map(({ body }) => body)
const unread = async (who: Person, id = groupId) => {
  const { groups, visibleDirects } = (await as(who).listConversations({ includeHidden: true })).data
  return [...groups, ...visibleDirects].find((one) => one.id === id)?.unreadCount
}
const PAGE = { name: 'page.pdf', url: 'https://files.example.org/page.pdf', contentType: null, sizeBytes: 48211 }

describe('messaging.sendMessage', () => {
  it('says something with every field, and tells which message it was, not what it says', async () => {
    const first = await as(parent).sendMessage(groupId, { body: 'May she bring a friend?' })
    const given = { body: 'Of course', attachments: [PAGE], replyToId: first.data.id }
    const { data } = await as(teacher).sendMessage(groupId, given)
    expect(data).toEqual({
      ...given,
      id: expect.stringMatching(/^msg_/),
      conversationId: groupId,
      senderId: usr(teacher),
      sender: { id: usr(teacher), displayName: 'Tamsin Person', avatarUrl: null, role: 'teacher' },
      createdAt: expect.any(String),
    })
    const { id, conversationId, senderId, replyToId, createdAt } = data
    expect(await academy.told('msg', data.id)).toEqual({
      events: [['message.sent', { object: { id, conversationId, senderId, replyToId, createdAt } }]],
      audit: [],
    })
    const [listed] = (await as(parent).listMessages(groupId)).data
    expect(listed).toEqual(data)
    const [shown] = (await as(parent).listConversations()).data.groups
    expect(shown?.lastMessage).toEqual({ id, senderId, excerpt: 'Of course', createdAt })
  })

  it('needs a body or attachments, and keeps every character', async () => {
    for (const empty of [{}, { body: '' }, { body: ' \n ' }, { attachments: [] }, { body: '', attachments: [] }])
      expect(await fault(as(teacher).sendMessage(groupId, empty))).toEqual(['', 'required'])
    expect((await as(teacher).sendMessage(groupId, { attachments: [PAGE] })).data.body).toBe('')
    const body = 'שלום 👩‍👩‍👧‍👦 e\u0301 → é, \u202eabc'
    expect((await as(teacher).sendMessage(groupId, { body })).data.body).toBe(body.normalize('NFC'))
  })

  it('answers to a message of this conversation alone, which the sender can read', async () => {
    const elsewhere = await talk.say(await talk.group([teacher]), teacher)
    const before = await talk.say(group, teacher, 'Before', { created_at: '2026-01-01T00:00:00Z' })
    for (const id of [elsewhere, before, newId()]) {
      const call = as(parent).sendMessage(groupId, { body: 'x', replyToId: msg(id) })
      expect(await fault(call)).toEqual(['replyToId', 'not_found'])
    }
  })

  it('is for those who take part: not for others, nor for those who left', async () => {
    const other = await t.school.person(orgId, 'owner')
    const refused = { code: 'forbidden', details: { reason: 'relationship' } }
    expect(await refusal(as(other).sendMessage(groupId, { body: 'x' }))).toEqual(refused)
    expect(await refusal(as(other).listMessages(groupId))).toEqual(refused)
    expect(await refusal(as(other).markRead(groupId, { messageId: msg(newId()) }))).toEqual(refused)
    expect(await refusal(as(other).updatePreferences(groupId, { isMuted: true }))).toEqual(refused)
    await as(parent).removeGroupMember(groupId, usr(parent))
    expect(await refusal(as(parent).sendMessage(groupId, { body: 'x' }))).toEqual(refused)
    expect(await refusal(as(parent).listMessages(groupId))).toEqual(refused)
    const nowhere = await refusal(as(teacher).sendMessage(conv(newId()), { body: 'x' }))
    expect(nowhere).toMatchObject({ code: 'not_found', details: { resource: 'conversation' } })
  })

  it('and what else needs a place is refused to one who is taken out at that moment', async () => {
    const held = await holdRow(t.db, 'conversations', group)
    const late = [
      as(parent).sendMessage(groupId, { body: 'x' }),
      as(parent).updatePreferences(groupId, { isMuted: true }),
    ]
    const settled = Promise.all(late.map((call) => refusal(call)))
    await held.somebodyWaits(2)
    const places = held.transaction.updateTable('conversation_participants').set({ left_at: new Date().toISOString() })
    await places.where('conversation_id', '=', group).where('user_id', '=', parent.userId).execute()
    await held.transaction.commit().execute()
    const refused = { code: 'forbidden', details: { reason: 'relationship' } }
    expect(await settled).toEqual([refused, refused])
    expect(await bodies(teacher)).toEqual([])
  })

  it('is refused in an archived conversation', async () => {
    await t.db.updateTable('conversations').set({ status: 'archived' }).where('id', '=', group).execute()
    expect(await refusal(as(teacher).sendMessage(groupId, { body: 'x' }))).toEqual({
      code: 'conflict',
      details: { reason: 'conversation_archived' },
    })
  })

  it('is as many statements for 500 people as for three', async () => {
    const large = await talk.group([teacher])
    const people = Array.from({ length: 499 }, () => newId())
    await t.db
      .insertInto('users')
      .values(people.map((id) => ({ id, email: `${id}@example.org`, first_name: 'A', last_name: 'B' })))
      .execute()
    const members = people.map((user_id) => ({
      org_id: orgId,
      id: newId(),
      user_id,
      role: 'guardian',
      status: 'active',
    }))
    await t.db.insertInto('memberships').values(members).execute()
    await t.db
      .insertInto('conversation_participants')
      .values(people.map((user_id) => ({ org_id: orgId, conversation_id: large, user_id })))
      .execute()
    const { blocks } = observeRequests(t.server.services.database)
    const sent = async (id: string) => {
      const from = blocks.length
      await as(teacher).sendMessage(id, { body: 'Hello' })
      const statements = blocks.slice(from).flatMap((block) => block.statements)
      return { trips: blocks.length - from, names: statements.map(({ name }) => name.replace(/#.*/, '')) }
    }
    await sent(groupId)
    const [few, many] = [await sent(groupId), await sent(conv(large))]
    expect(many).toEqual(few)
    expect(many.trips).toBeLessThanOrEqual(5)
    expect(many.names.length).toBeLessThanOrEqual(16)
  })
})

describe('messaging.listMessages', () => {
  it('shows the latest first, by pages and cursors, and never counts', async () => {
    for (let i = 0; i < 5; i++) await as(teacher).sendMessage(groupId, { body: `${i}` })
    const { byPage, byCursor, total } = await bothWays((params) => as(parent).listMessages(groupId, params))
    expect(byPage.map(({ body }) => body)).toEqual(['4', '3', '2', '1', '0'])
    expect(byCursor).toEqual(byPage)
    expect(total).toBeUndefined()
  })

  it('stays where it was while others write', async () => {
    for (let i = 0; i < 4; i++) await as(teacher).sendMessage(groupId, { body: `${i}` })
    const seen: string[] = []
    for await (const { body } of as(parent).listMessages(groupId, { limit: 2 })) {
      seen.push(body)
      await as(teacher).sendMessage(groupId, { body: 'new' })
    }
    expect(seen).toEqual(['3', '2', '1', '0'])
  })

  it('shows what came after a message, for polling', async () => {
    const sent: string[] = []
    for (let i = 0; i < 4; i++) sent.push((await as(teacher).sendMessage(groupId, { body: `${i}` })).data.id)
    expect(await bodies(parent, groupId, { after: sent[1] })).toEqual(['3', '2'])
    expect(await bodies(parent, groupId, { after: sent[3] })).toEqual([])
    const elsewhere = await talk.say(await talk.group([teacher]), teacher, 'x', { id: toOld() })
    expect(await bodies(parent, groupId, { after: msg(elsewhere) })).toEqual([])
  })
  const toOld = () => newId().replace(/^.{8}/, '01900000')

  it('shows a new member nothing from before, and nothing to one who left', async () => {
    await as(teacher).sendMessage(groupId, { body: 'before' })
    const late = await t.school.person(orgId, 'guardian')
    await as(teacher).addGroupMembers(groupId, { memberIds: [usr(late)] })
    const [shown] = (await as(late).listConversations()).data.groups
    expect(shown).toMatchObject({ lastMessage: null, unreadCount: 0 })
    expect(await bodies(late)).toEqual([])
    await as(teacher).sendMessage(groupId, { body: 'after' })
    expect([await bodies(late), await unread(late)]).toEqual([['after'], 1])

    await as(late).removeGroupMember(groupId, usr(late))
    await as(teacher).sendMessage(groupId, { body: 'meanwhile' })
    expect((await as(late).listConversations({ includeHidden: true })).data.groups).toEqual([])
    await as(teacher).addGroupMembers(groupId, { memberIds: [usr(late)] })
    expect([await bodies(late), await unread(late)]).toEqual([[], 0])
    await as(teacher).sendMessage(groupId, { body: 'again' })
    expect([await bodies(late), await unread(late)]).toEqual([['again'], 1])
    expect(await bodies(parent)).toEqual(['again', 'meanwhile', 'after', 'before'])
  })

  it('is in one order for everybody, whatever the clocks say', async () => {
    const ahead = new Date(Date.now() + 5_000).toISOString()
    const last = idAt(Date.now() + 9_000)
    await talk.say(group, teacher, 'from a clock ahead', { id: last, created_at: ahead })
    const { data } = await as(parent).sendMessage(groupId, { body: 'answer' })
    expect(data.createdAt >= ahead).toBe(true)
    expect(await bodies(staff)).toEqual(['answer', 'from a clock ahead'])
    const late = await t.school.person(orgId, 'guardian')
    await as(teacher).addGroupMembers(groupId, { memberIds: [usr(late)] })
    expect(await bodies(late)).toEqual([])
    await as(teacher).sendMessage(groupId, { body: 'to all' })
    expect(await bodies(late)).toEqual(['to all'])
  })
})

describe('messaging.markRead', () => {
  it('counts what others said since, and never goes back', async () => {
    const sent: string[] = []
    for (let i = 0; i < 3; i++) sent.push((await as(teacher).sendMessage(groupId, { body: `${i}` })).data.id)
    await as(parent).sendMessage(groupId, { body: 'mine' })
    expect([await unread(parent), await unread(teacher), await unread(staff)]).toEqual([3, 1, 4])
    const { data } = await as(parent).markRead(groupId, { messageId: sent[1] as string })
    expect(data).toEqual({
      conversationId: groupId,
      lastReadMessageId: sent[1],
      unreadCount: 1,
      readAt: expect.any(String),
    })
    expect((await as(parent).markRead(groupId, { messageId: sent[0] as string })).data).toEqual(data)
    const further = (await as(parent).markRead(groupId, { messageId: sent[2] as string })).data
    expect(further).toMatchObject({ lastReadMessageId: sent[2], unreadCount: 0 })
    expect(further.readAt > data.readAt).toBe(true)
    expect(await unread(parent)).toBe(0)
  })

  it('names a message of the conversation that the caller can read', async () => {
    const elsewhere = await talk.say(await talk.group([parent]), parent)
    const before = await talk.say(group, teacher, 'Before', { created_at: '2026-01-01T00:00:00Z' })
    for (const id of [elsewhere, before, newId()])
      expect(await fault(as(parent).markRead(groupId, { messageId: msg(id) }))).toEqual(['messageId', 'not_found'])
  })
})

describe('50 at once', () => {
  it('are counted as unread, each once, and in one order', async () => {
    const calls = Array.from({ length: 50 }, (_, i) =>
      as(i % 2 ? teacher : staff).sendMessage(groupId, { body: `${i}` }),
    )
    const sent = (await Promise.all(calls)).map(({ data }) => data)
    expect([await unread(parent), await unread(teacher), await unread(staff)]).toEqual([50, 25, 25])
    const listed = (await as(parent).listMessages(groupId, { limit: 100 })).data
    expect(listed.map(({ id }) => id).toSorted()).toEqual(sent.map(({ id }) => id).toSorted())
    const times = listed.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().reverse())
    const [shown] = (await as(parent).listConversations()).data.groups
    expect(shown?.lastMessage?.id).toBe(listed[0]?.id)
  })

  it('leave nothing out for somebody who polls meanwhile', async () => {
    const done = Promise.all(Array.from({ length: 50 }, (_, i) => as(teacher).sendMessage(groupId, { body: `${i}` })))
    let sending = true
    void done.then(() => {
      sending = false
    })
    const seen: string[] = []
    let after: string | undefined
    for (let last = false; !last; ) {
      last = !sending
      const { data } = await as(parent).listMessages(groupId, { limit: 100, ...(after ? { after } : {}) })
      seen.push(...data.map(({ id }) => id))
      after = data[0]?.id ?? after
    }
    expect(new Set(seen)).toEqual(new Set((await done).map(({ data }) => data.id)))
    expect(seen).toHaveLength(50)
  })

  it('read up to the furthest of them', async () => {
    const sent: string[] = []
    for (let i = 0; i < 50; i++) sent.push(msg(await talk.say(group, teacher, `${i}`)))
    const shuffled = sent.toSorted((a, b) => (a.slice(-4) < b.slice(-4) ? -1 : 1))
    await Promise.all(shuffled.map((messageId) => as(parent).markRead(groupId, { messageId })))
    expect(await unread(parent)).toBe(0)
    const { data } = await as(parent).markRead(groupId, { messageId: sent[0] as string })
    expect(data.lastReadMessageId).toBe(sent[49])
  })
})
