import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, fault, refusal } from '../../../test/support/academic.ts'
import { Feed } from '../../../test/support/feed.ts'
import type { Key, Person } from '../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { toPublic } from '../../ids.ts'

let t: TestServer
let orgId: string
let academy: Academy
let feed: Feed
let owner: Person
let teacher: Person
let guardian: Person
let pupils: string[]
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization()
  academy = new Academy(t.school, orgId)
  feed = new Feed(t.school, orgId)
  owner = await t.school.person(orgId, 'owner')
  teacher = await t.school.person(orgId, 'teacher')
  guardian = await t.school.person(orgId, 'guardian')
  pupils = await Promise.all([1, 2, 3].map(() => t.school.student(orgId)))
  for (const pupil of pupils) {
    await t.school.section(teacher, pupil)
    await t.school.consent(guardian, pupil, 'photo_media')
  }
})
afterAll(() => t.close())

const posts = (as: Person | Key = teacher) => t.as(as).feed
const make = async (values = {}) => toPublic('post', await feed.post({ author_id: teacher.userId, ...values }))
const stu = (...ids: (string | undefined)[]) => ids.map((id) => toPublic('stu', id as string)).toSorted()
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const relationship = { code: 'forbidden', details: { reason: 'relationship' } }
const moderators = { code: 'forbidden', details: { permission: 'feed:moderate' } }
const transition = (from: string, action: string) => ({
  code: 'conflict',
  details: { reason: 'invalid_state_transition', resource: 'post', from, action, allowed: [] },
})

describe('feed.updatePost', () => {
  it('changes what is sent, says since when, and tells what was before', async () => {
    const { data: before } = await posts().createPost({ body: 'Old', taggedStudentIds: stu(pupils[0], pupils[1]) })
    const change = {
      body: 'New 🎒',
      attachments: [{ name: 'b.pdf', url: 'https://files.example.org/b.pdf', contentType: null, sizeBytes: null }],
      taggedStudentIds: stu(pupils[1], pupils[2]),
      commentsEnabled: false,
    }
    const { data } = await posts().updatePost(before.id, change)
    expect(data).toEqual({ ...before, ...change, editedAt: data.updatedAt, updatedAt: expect.any(String) })
    expect((await posts().getPost(before.id)).data).toEqual(data)
    const previous = { ...change, body: 'Old', attachments: [], commentsEnabled: true, editedAt: null }
    previous.taggedStudentIds = before.taggedStudentIds
    const { events, audit } = await academy.told('post', data.id)
    expect(events.slice(2)).toEqual([['post.updated', { object: data, previous }]])
    expect(audit[1]?.[0]).toBe('feed.updatePost')
    const row = await t.db
      .selectFrom('outbox_events')
      .select('student_ids')
      .where('type', '=', 'post.updated')
      .execute()
    expect(row[0]?.student_ids.toSorted()).toEqual(pupils.toSorted())

    await posts().updatePost(before.id, { commentsEnabled: false, body: 'New 🎒' })
    expect((await academy.told('post', data.id)).events).toHaveLength(3)
    expect((await posts().updatePost(before.id, { taggedStudentIds: [] })).data).toMatchObject({
      taggedStudentIds: [],
      editedAt: data.editedAt,
    })
  })

  it('leaves to moderators the pin, the comments and taking tags out, and no more', async () => {
    const id = await make()
    await feed.tag(
      (await t.db.selectFrom('posts').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id,
      ...pupils,
    )
    const change = { isPinned: true, commentsEnabled: false, taggedStudentIds: stu(pupils[0]) }
    const { data } = await posts(owner).updatePost(id, change)
    expect(data).toMatchObject({ ...change, editedAt: null, authorId: toPublic('usr', teacher.userId) })
    for (const not of [
      { body: 'x' },
      { attachments: [] },
      { scheduledFor: inHours(2) },
      { taggedStudentIds: stu(pupils[1]) },
    ]) {
      expect(await refusal(posts(owner).updatePost(id, not)), JSON.stringify(not)).toEqual(relationship)
    }
    expect(await refusal(posts().updatePost(id, { isPinned: false }))).toEqual(moderators)
    const key = await t.school.key(orgId, ['feed:write', 'feed.moderation:write'])
    expect((await posts(key).updatePost(id, { isPinned: false })).data.isPinned).toBe(false)
    const reader = await t.school.key(orgId, ['feed:write', 'feed.moderation:read'])
    expect(await refusal(posts(reader).updatePost(id, { isPinned: true }))).toEqual(relationship)
  })

  it('is for the author, as long as she may post', async () => {
    const staff = await t.school.person(orgId, 'staff')
    expect(await refusal(posts(staff).updatePost(await make(), { body: 'x' }))).toEqual(relationship)
    const own = await make({ author_id: guardian.userId })
    const disabled = { code: 'forbidden', details: { reason: 'posting_disabled' } }
    expect(await refusal(posts(guardian).updatePost(own, { body: 'x' }))).toEqual(disabled)
    const absent = { code: 'not_found' }
    const hidden = toPublic('post', await feed.post({}, { sections: [await academy.section()] }))
    expect(await refusal(posts().updatePost(hidden, { body: 'x' }))).toMatchObject(absent)
    const deleted = await make({ deleted_at: new Date().toISOString() })
    expect(await refusal(posts().updatePost(deleted, { body: 'x' }))).toMatchObject(absent)
  })

  it('tags as createPost does: children of the author, with consent', async () => {
    const id = await make()
    const stranger = await t.school.student(orgId)
    const tag = (child: string) => posts().updatePost(id, { taggedStudentIds: stu(child) })
    expect(await refusal(tag(stranger))).toEqual({
      code: 'RELATIONSHIP_REQUIRED',
      details: { childId: stu(stranger)[0] },
    })
    await t.school.section(teacher, stranger)
    expect(await refusal(tag(stranger))).toEqual({
      code: 'CONSENT_REQUIRED',
      details: { childId: stu(stranger)[0], consentType: 'photo_media' },
    })
  })

  it('moves a scheduled post, and only that', async () => {
    const scheduled = { status: 'scheduled', scheduled_for: inHours(1) }
    const id = await make(scheduled)
    const scheduledFor = inHours(3)
    expect((await posts().updatePost(id, { scheduledFor })).data).toMatchObject({ scheduledFor, editedAt: null })
    expect(await fault(posts().updatePost(id, { scheduledFor: inHours(-1) }))).toEqual(['scheduledFor', 'range'])
    expect(await refusal(posts().updatePost(await make(), { scheduledFor }))).toEqual(
      transition('published', 'schedule'),
    )
    const canceled = await make({ ...scheduled, status: 'canceled' })
    expect(await refusal(posts().updatePost(canceled, { body: 'x' }))).toEqual(transition('canceled', 'update'))
    const post_id = await feed.post({ ...scheduled, author_id: teacher.userId, kind: 'poll' })
    await feed.poll({ post_id, closes_at: inHours(2) })
    const late = posts().updatePost(toPublic('post', post_id), { scheduledFor })
    expect(await fault(late)).toEqual(['scheduledFor', 'range'])
  })

  it('never changes audience, kind and poll', async () => {
    const id = await make()
    for (const field of ['audience', 'kind', 'poll']) {
      expect(await fault(posts().updatePost(id, { [field]: 'x' } as never))).toEqual([field, 'unknown_field'])
    }
  })

  it('keeps every change of parallel calls', async () => {
    const id = await make()
    const changes = [{ body: 'New' }, { commentsEnabled: false }, { taggedStudentIds: stu(pupils[0]) }]
    await Promise.all([
      ...changes.map((change) => posts().updatePost(id, change)),
      posts(owner).updatePost(id, { isPinned: true }),
    ])
    expect((await posts().getPost(id)).data).toMatchObject(Object.assign({ isPinned: true }, ...changes))
  })
})
