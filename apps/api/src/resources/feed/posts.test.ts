import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, fault, refusal } from '../../../test/support/academic.ts'
import { Feed } from '../../../test/support/feed.ts'
import type { Key, Person } from '../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { newId, toPublic } from '../../ids.ts'

let t: TestServer
let orgId: string
let academy: Academy
let feed: Feed
let owner: Person
let teacher: Person
let guardian: Person
let child: string
let section: string
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization()
  academy = new Academy(t.school, orgId)
  feed = new Feed(t.school, orgId)
  owner = await t.school.person(orgId, 'owner', { first_name: 'Ada' })
  teacher = await t.school.person(orgId, 'teacher')
  guardian = await t.school.person(orgId, 'guardian')
  child = await t.school.student(orgId)
  section = await t.school.section(teacher, child)
  await t.school.guardianLink(guardian, child)
  await t.school.consent(guardian, child, 'photo_media')
})
afterAll(() => t.close())

const posts = (as: Person | Key = owner) => t.as(as).feed
const sec = (id = section) => toPublic('sec', id)
const stu = (id = child) => toPublic('stu', id)
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const relationship = { code: 'forbidden', details: { reason: 'relationship' } }
const disabled = { code: 'forbidden', details: { reason: 'posting_disabled' } }

describe('feed.createPost', () => {
  it('publishes a post with every field, and tells of it', async () => {
    const given = {
      body: 'يوم الجمعة 🚌 Cafe\u0301',
      kind: 'announcement' as const,
      attachments: [{ name: 'a.pdf', url: 'https://files.example.org/a.pdf', contentType: null, sizeBytes: 1 }],
      audience: { scope: 'sections' as const, sectionIds: [sec()] },
      taggedStudentIds: [stu()],
      isPinned: true,
      commentsEnabled: false,
    }
    const { data } = await posts().createPost(given)
    expect(data).toEqual({
      ...given,
      body: 'يوم الجمعة 🚌 Café',
      audience: { ...given.audience, experienceRoleIds: [], childIds: [] },
      id: expect.stringMatching(/^post_/),
      authorId: toPublic('usr', owner.userId),
      author: { id: toPublic('usr', owner.userId), displayName: 'Ada Person', avatarUrl: null, role: 'owner' },
      status: 'published',
      scheduledFor: null,
      publishedAt: data.createdAt,
      editedAt: null,
      commentCount: 0,
      reactionCount: 0,
      reactionSummary: [],
      viewer: { reaction: null, bookmarked: false },
      poll: null,
      createdAt: expect.any(String),
      updatedAt: data.createdAt,
    })
    expect((await posts().getPost(data.id)).data).toEqual(data)
    expect(await academy.told('post', data.id)).toEqual({
      events: [
        ['post.created', { object: data }],
        ['post.published', { object: data }],
      ],
      audit: [['feed.createPost', null]],
    })
    expect(await childrenTold(data.id)).toEqual([[child], [child]])
  })

  it('fills in the rest, for a key as its service user', async () => {
    const key = await t.school.key(orgId, ['feed:write'])
    const { data } = await posts(key).createPost({ body: 'Lunch' })
    expect(data).toMatchObject({
      kind: 'post',
      author: { id: toPublic('usr', key.serviceUserId), role: null },
      attachments: [],
      audience: { scope: 'org', sectionIds: [], experienceRoleIds: [], childIds: [] },
      taggedStudentIds: [],
      isPinned: false,
      commentsEnabled: true,
    })
  })

  it('makes a poll, whose options keep their order', async () => {
    const poll = { question: 'Which day?', options: ['Thursday', 'Friday', 'Monday'], maxChoices: 2 }
    const { data } = await posts(teacher).createPost({ body: 'Vote', kind: 'poll', poll })
    expect(data.poll).toEqual({
      id: expect.stringMatching(/^poll_/),
      question: 'Which day?',
      options: poll.options.map((text, position) => ({ id: expect.stringMatching(/^opt_/), text, position })),
      maxChoices: 2,
      allowChange: false,
      resultsVisibility: 'after_vote',
      closesAt: null,
      status: 'open',
    })
    expect((await posts(guardian).getPost(data.id)).data.poll).toEqual(data.poll)
    const closesAt = inHours(2)
    const rules = { allowChange: true, resultsVisibility: 'after_close' as const, closesAt }
    const { data: other } = await posts().createPost({ body: 'Vote', kind: 'poll', poll: { ...poll, ...rules } })
    expect(other.poll).toMatchObject(rules)
    await t.db
      .updateTable('polls')
      .set({ closes_at: inHours(-1) })
      .where('question', '=', 'Which day?')
      .execute()
    expect((await posts().getPost(data.id)).data.poll?.status).toBe('closed')
  })

  it('waits when it is scheduled, and is told of as created alone', async () => {
    const scheduledFor = inHours(1)
    const { data } = await posts(teacher).createPost({ body: 'Later', scheduledFor })
    expect(data).toMatchObject({ status: 'scheduled', scheduledFor, publishedAt: null })
    const { events } = await academy.told('post', data.id)
    expect(events).toEqual([['post.created', { object: data }]])
    expect(await refusal(posts(guardian).getPost(data.id))).toMatchObject({ code: 'not_found' })
    expect((await posts(teacher).getTimeline()).data.map(({ id }) => id)).not.toContain(data.id)
    for (const as of [teacher, owner]) expect((await posts(as).getPost(data.id)).data.status).toBe('scheduled')
  })

  it('addresses guardians of a section, children and roles', async () => {
    const role = await feed.role()
    await feed.holder(role, teacher)
    const families = { scope: 'families' as const, sectionIds: [sec()], childIds: [stu()] }
    const { data } = await posts(teacher).createPost({ body: 'Families', audience: families })
    expect(data.audience).toEqual({ ...families, experienceRoleIds: [] })
    expect(await childrenTold(data.id)).toEqual([[child], [child]])
    const roles = { scope: 'experience_roles' as const, experienceRoleIds: [toPublic('xrl', role)] }
    expect((await posts(teacher).createPost({ body: 'Helpers', audience: roles })).data.audience).toMatchObject(roles)
  })

  it('says what does not fit together', async () => {
    const create = (change: object) => fault(posts().createPost({ body: 'x', ...change }))
    const poll = { question: 'Which?', options: ['a', 'b'] }
    expect(await create({ kind: 'poll' })).toEqual(['poll', 'required'])
    expect(await create({ poll })).toEqual(['poll', 'range'])
    expect(await create({ kind: 'poll', poll: { ...poll, maxChoices: 3 } })).toEqual(['poll.maxChoices', 'range'])
    expect(await create({ kind: 'poll', poll: { ...poll, closesAt: inHours(-1) } })).toEqual(['poll.closesAt', 'range'])
    const late = { kind: 'poll', scheduledFor: inHours(2), poll: { ...poll, closesAt: inHours(1) } }
    expect(await create(late)).toEqual(['poll.closesAt', 'range'])
    expect(await create({ kind: 'poll', poll: { ...poll, options: ['a', 'a '] } })).toEqual([
      'poll.options',
      'duplicate',
    ])
    expect(await create({ kind: 'poll', poll: { ...poll, options: ['a'] } })).toEqual(['poll.options', 'min_length'])
    expect(await create({ scheduledFor: inHours(0.01) })).toEqual(['scheduledFor', 'range'])
    expect(await create({ scheduledFor: inHours(366 * 24) })).toEqual(['scheduledFor', 'range'])
    expect(await create({ audience: { scope: 'sections' } })).toEqual(['audience.sectionIds', 'required'])
    expect(await create({ audience: { scope: 'families' } })).toEqual(['audience.childIds', 'required'])
    expect(await create({ audience: { scope: 'org', sectionIds: [sec()] } })).toEqual(['audience.sectionIds', 'range'])
    const mixed = { scope: 'sections', sectionIds: [sec()], childIds: [stu()] }
    expect(await create({ audience: mixed })).toEqual(['audience.childIds', 'range'])
    const twice = { scope: 'sections', sectionIds: [sec(), sec()] }
    expect(await create({ audience: twice })).toEqual(['audience.sectionIds', 'duplicate'])
    expect(await create({ body: '  ' })).toEqual(['body', 'min_length'])
    expect(await create({ attachments: [{ name: 'a', url: 'http://example.org' }] })).toEqual([
      'attachments[0].url',
      'url_not_allowed',
    ])
  })

  it('refuses what it names and is not there, of another school, or not open to the author', async () => {
    const elsewhere = new Academy(t.school, await t.school.organization())
    const foreign = {
      section: sec(await elsewhere.section()),
      role: toPublic('xrl', await new Feed(t.school, elsewhere.orgId).role()),
      child: stu(await t.school.student(elsewhere.orgId)),
    }
    const create = (audience: object, as: Person | Key = owner) =>
      posts(as).createPost({ body: 'x', audience } as never)
    const sections = (...ids: string[]) => ({ scope: 'sections', sectionIds: ids })
    const roles = (...ids: string[]) => ({ scope: 'experience_roles', experienceRoleIds: ids })
    const children = (...ids: string[]) => ({ scope: 'families', childIds: ids })
    expect(await fault(create(sections(sec(), foreign.section)))).toEqual(['audience.sectionIds[1]', 'not_found'])
    expect(await fault(create(roles(foreign.role)))).toEqual(['audience.experienceRoleIds[0]', 'not_found'])
    expect(await fault(create(children(stu(), foreign.child)))).toEqual(['audience.childIds[1]', 'not_found'])
    expect(await fault(create(children(stu(newId()))))).toEqual(['audience.childIds[0]', 'not_found'])

    const other = sec(await academy.section())
    expect(await refusal(create(sections(sec(), other), teacher))).toEqual(relationship)
    const role = await feed.role()
    const reader = await t.school.key(orgId, ['feed:write', 'feed.moderation:read'])
    for (const author of [teacher, reader])
      expect(await refusal(create(roles(toPublic('xrl', role)), author))).toEqual(relationship)
    await create(roles(toPublic('xrl', role)))
    const stranger = await t.school.student(orgId)
    expect(await refusal(create(children(stu(), stu(stranger)), teacher))).toEqual({
      code: 'RELATIONSHIP_REQUIRED',
      details: { childId: stu(stranger) },
    })
  })

  it('tags children only with consent to photos', async () => {
    const [agreed, not] = [await t.school.student(orgId), await t.school.student(orgId)]
    await t.school.consent(guardian, agreed, 'photo_media')
    const create = (...ids: string[]) => posts().createPost({ body: 'x', taggedStudentIds: ids.map((id) => stu(id)) })
    await create(agreed, child)
    expect(await refusal(create(agreed, not))).toEqual({
      code: 'CONSENT_REQUIRED',
      details: { childId: stu(not), consentType: 'photo_media' },
    })
  })

  it('is for those who may post: guardians where the settings let them, and nobody by the super-admin bypass', async () => {
    for (const role of ['admin', 'teacher', 'staff'] as const) {
      await posts(await t.school.person(orgId, role)).createPost({ body: 'x' })
    }
    expect(await refusal(posts(guardian).createPost({ body: 'x' }))).toEqual(disabled)
    for (const role of ['student', 'guest', 'health_staff'] as const) {
      const call = posts(await t.school.person(orgId, role)).createPost({ body: 'x' })
      expect(await refusal(call)).toEqual({ code: 'forbidden', details: { permission: 'feed:create' } })
    }
    const open = await t.school.organization({ settings: JSON.stringify({ guardiansMayPost: true }) })
    await posts(await t.school.person(open, 'guardian')).createPost({ body: 'x' })
    const keeper = { ...(await t.school.user({ is_super_admin: true })), orgId, memberId: '', role: 'guest' as const }
    const inactive = { code: 'membership_inactive', details: { status: null } }
    expect(await refusal(posts(keeper).createPost({ body: 'x' }))).toEqual(inactive)
  })

  it('pins for moderators alone', async () => {
    const needed = { code: 'forbidden', details: { permission: 'feed:moderate' } }
    expect(await refusal(posts(teacher).createPost({ body: 'x', isPinned: true }))).toEqual(needed)
    const key = await t.school.key(orgId, ['feed:write'])
    expect(await refusal(posts(key).createPost({ body: 'x', isPinned: true }))).toEqual(needed)
    const reader = await t.school.key(orgId, ['feed:write', 'feed.moderation:read'])
    expect(await refusal(posts(reader).createPost({ body: 'x', isPinned: true }))).toEqual(needed)
    const audience = { scope: 'experience_roles' as const, experienceRoleIds: [toPublic('xrl', await feed.role())] }
    expect(await refusal(posts(reader).createPost({ body: 'x', audience }))).toEqual(relationship)
    const moderator = await t.school.key(orgId, ['feed:write', 'feed.moderation:write'])
    expect((await posts(moderator).createPost({ body: 'x', isPinned: true })).data.isPinned).toBe(true)
  })
})

describe('feed.deletePost', () => {
  it('takes the post away with its poll, once, and tells what it was', async () => {
    const poll = { question: 'Which?', options: ['a', 'b'] }
    const { data } = await posts(teacher).createPost({ body: 'x', kind: 'poll', poll })
    const deleted = { id: data.id, deleted: true }
    expect((await posts(teacher).deletePost(data.id)).data).toEqual(deleted)
    expect(await refusal(posts(teacher).getPost(data.id))).toMatchObject({ code: 'not_found' })
    const again = { code: 'post_already_deleted', details: { postId: data.id } }
    expect(await refusal(posts(teacher).deletePost(data.id))).toEqual(again)
    expect(await refusal(posts(guardian).deletePost(data.id))).toEqual(relationship)
    const { events, audit } = await academy.told('post', data.id)
    expect(events.slice(2)).toEqual([['post.deleted', { object: deleted, previous: data }]])
    expect(audit[1]).toEqual(['feed.deletePost', null])
    const { closed_at } = await t.db
      .selectFrom('polls as pl')
      .innerJoin('poll_options as o', 'o.poll_id', 'pl.id')
      .select('pl.closed_at')
      .where('pl.post_id', 'in', t.db.selectFrom('posts').select('id').where('deleted_at', 'is not', null))
      .executeTakeFirstOrThrow()
    expect(closed_at).not.toBeNull()
  })

  it('is for the author, whatever the settings say, and for moderators', async () => {
    const make = async (author: Person) => toPublic('post', await feed.post({ author_id: author.userId }))
    await posts(guardian).deletePost(await make(guardian))
    await posts(await t.school.person(orgId, 'admin')).deletePost(await make(guardian))
    expect(await refusal(posts(teacher).deletePost(await make(guardian)))).toEqual(relationship)
    const key = await t.school.key(orgId, ['feed:write'])
    expect(await refusal(posts(key).deletePost(await make(guardian)))).toEqual(relationship)
    const moderator = await t.school.key(orgId, ['feed:write', 'feed.moderation:write'])
    await posts(moderator).deletePost(await make(guardian))
    const reader = await t.school.key(orgId, ['feed:write', 'feed.moderation:read'])
    expect(await refusal(posts(reader).deletePost(await make(guardian)))).toEqual(relationship)
    const hidden = toPublic('post', await feed.post({}, { sections: [await academy.section()] }))
    expect(await refusal(posts(guardian).deletePost(hidden))).toMatchObject({ code: 'not_found' })
    const foreign = toPublic('post', await new Feed(t.school, await t.school.organization()).post())
    expect(await refusal(posts().deletePost(foreign))).toMatchObject({ code: 'not_found' })
  })
})

/** The children whom the post's events are about, event by event. */
async function childrenTold(id: string): Promise<string[][]> {
  const rows = await t.db
    .selectFrom('outbox_events')
    .select(['resource_id', 'student_ids'])
    .where('resource_type', '=', 'post')
    .orderBy('id')
    .execute()
  return rows.filter(({ resource_id }) => toPublic('post', resource_id) === id).map(({ student_ids }) => student_ids)
}
