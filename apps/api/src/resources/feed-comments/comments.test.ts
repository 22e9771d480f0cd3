import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Academy, bothWays, fault, refusal } from '../../../test/support/academic.ts'
import { Engagement } from '../../../test/support/engagement.ts'
import type { Key, Person } from '../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { fromPublic, toPublic } from '../../ids.ts'

let t: TestServer
let there: Engagement
let academy: Academy
let orgId: string
let owner: Person
let teacher: Person
let guardian: Person
let postId: string
let id: string
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization()
  there = new Engagement(t.school, orgId)
  academy = new Academy(t.school, orgId)
  owner = await t.school.person(orgId, 'owner')
  teacher = await t.school.person(orgId, 'teacher', { first_name: 'Tamsin' })
  guardian = await t.school.person(orgId, 'guardian')
})
afterAll(() => t.close())
beforeEach(async () => {
  postId = await there.feed.post()
  id = toPublic('post', postId)
})

const comments = (as: Person | Key) => t.as(as).feedComments
const countOf = async () => (await t.as(owner).feed.getPost(id)).data.commentCount
const secret = () => there.feed.post({}, { roles: [] })

describe('feedComments.createComment', () => {
  it('writes a comment and counts it', async () => {
    const { data } = await comments(teacher).createComment(id, { body: '  Thanks!\n' })
    const author = {
      id: toPublic('usr', teacher.userId),
      displayName: 'Tamsin Person',
      avatarUrl: null,
      role: 'teacher',
    }
    expect(data).toEqual({
      id: expect.stringMatching(/^cmt_/),
      postId: id,
      parentCommentId: null,
      authorId: author.id,
      author,
      body: 'Thanks!',
      replyCount: 0,
      createdAt: expect.any(String),
      updatedAt: data.createdAt,
    })
    expect((await comments(guardian).getComments(id)).data).toEqual([data])
    expect(await countOf()).toBe(1)
    expect(await academy.told('cmt', data.id)).toEqual({ events: [['comment.created', { object: data }]], audit: [] })
  })

  it('writes a reply to a comment, and no reply to a reply', async () => {
    const { data: head } = await comments(teacher).createComment(id, { body: 'When?' })
    const { data: reply } = await comments(guardian).createComment(id, { body: 'At 9', parentCommentId: head.id })
    expect(reply.parentCommentId).toBe(head.id)
    const { data } = await comments(owner).getComments(id)
    expect(data.map((one) => [one.id, one.replyCount])).toEqual([
      [head.id, 1],
      [reply.id, 0],
    ])
    const again = comments(teacher).createComment(id, { body: 'Thanks', parentCommentId: reply.id })
    expect(await fault(again)).toEqual(['parentCommentId', 'range'])
  })

  it('refuses a parent that is none: of another post, deleted, or never there', async () => {
    const other = toPublic('cmt', await there.comment(await there.feed.post()))
    const gone = toPublic('cmt', await there.comment(postId, { deleted_at: new Date().toISOString() }))
    for (const parentCommentId of [other, gone]) {
      const call = comments(teacher).createComment(id, { body: 'Hello', parentCommentId })
      expect(await fault(call)).toEqual(['parentCommentId', 'not_found'])
    }
  })

  it('keeps every script and picture as it was sent', async () => {
    const body = 'مرحبا 👩‍👩‍👧 e\u0301 नमस्ते'
    const { data } = await comments(teacher).createComment(id, { body })
    expect(data.body).toBe(body.normalize('NFC'))
  })

  it('is refused where comments are disabled, and where nothing is published', async () => {
    const disabled = toPublic('post', await there.feed.post({ comments_enabled: false }))
    const conflict = (reason: string) => ({ code: 'conflict', details: { reason } })
    expect(await refusal(comments(owner).createComment(disabled, { body: 'Hi' }))).toEqual(
      conflict('comments_disabled'),
    )
    const scheduled = { status: 'scheduled', scheduled_for: '2099-01-01T00:00:00Z', author_id: teacher.userId } as const
    const waiting = toPublic('post', await there.feed.post(scheduled))
    for (const who of [teacher, owner]) {
      expect(await refusal(comments(who).createComment(waiting, { body: 'Hi' }))).toEqual(
        conflict('post_not_published'),
      )
    }
    expect(await refusal(comments(guardian).createComment(waiting, { body: 'Hi' }))).toMatchObject({
      code: 'not_found',
    })
  })

  it('is for those whom the post addresses', async () => {
    const hidden = toPublic('post', await secret())
    const gone = toPublic('post', await there.feed.post({ deleted_at: new Date().toISOString() }))
    for (const post of [hidden, gone]) {
      const about = { code: 'not_found', details: { resource: 'post', id: post } }
      expect(await refusal(comments(guardian).createComment(post, { body: 'Hi' }))).toEqual(about)
      expect(await refusal(comments(guardian).getComments(post))).toEqual(about)
    }
  })

  it('lets keys write in the name of their service user, and nobody who is no member', async () => {
    const key = await t.school.key(orgId, ['feed:write'])
    const { data } = await t.as(key).feedComments.createComment(id, { body: 'From the bus company' })
    expect(data).toMatchObject({ authorId: toPublic('usr', key.serviceUserId), author: { role: null } })
    const admin = await t.school.user({ is_super_admin: true })
    const call = comments({ ...owner, ...admin }).createComment(id, { body: 'Hi' })
    expect(await refusal(call)).toEqual({ code: 'membership_inactive', details: { status: null } })
  })

  it('names the children whom its post concerns, and the student who writes, to the relay alone', async () => {
    const pupil = await t.school.person(orgId, 'student')
    const [child, tagged] = [await t.school.student(orgId, { user_id: pupil.userId }), await t.school.student(orgId)]
    await there.feed.tag(postId, tagged)
    const { data } = await comments(pupil).createComment(id, { body: 'Me too' })
    const { student_ids } = await t.db
      .selectFrom('outbox_events')
      .select('student_ids')
      .where('resource_id', '=', fromPublic('cmt', data.id) as string)
      .executeTakeFirstOrThrow()
    expect(student_ids.toSorted()).toEqual([child, tagged].toSorted())
  })

  it('counts right under 50 calls at once', async () => {
    const parentCommentId = toPublic('cmt', await there.comment(postId))
    await Promise.all(
      Array.from({ length: 50 }, (_, i) => comments(teacher).createComment(id, { body: `${i}`, parentCommentId })),
    )
    expect(await countOf()).toBe(51)
    const { data, pagination } = await comments(teacher).getComments(id, { limit: 1 })
    expect([data[0]?.replyCount, pagination.total]).toEqual([50, 51])
  })
})

describe('feedComments.getComments', () => {
  it('shows the oldest first, by page and by cursor, and the replies to one', async () => {
    const head = await there.comment(postId, { created_at: '2026-11-20T10:00:00.000Z' })
    const replies = []
    for (let i = 1; i < 4; i++)
      replies.push(await there.comment(postId, { parent_comment_id: head, created_at: `2026-11-20T10:00:0${i}.000Z` }))
    await there.comment(await there.feed.post())
    await there.comment(postId, { deleted_at: new Date().toISOString() })
    const { byPage, byCursor, total } = await bothWays((params) => comments(guardian).getComments(id, params))
    expect(byCursor).toEqual(byPage)
    expect(total).toBe(4)
    expect(byPage.map((one) => one.id)).toEqual([head, ...replies].map((one) => toPublic('cmt', one)))
    const answers = await comments(guardian).getComments(id, { parentCommentId: toPublic('cmt', head) })
    expect(answers.data).toEqual(byPage.slice(1))
  })

  it('shows a student’s picture with consent only', async () => {
    const pupil = await t.school.person(orgId, 'student')
    const avatar_url = 'https://cdn.example.org/a.png'
    const child = await t.school.student(orgId, { user_id: pupil.userId, avatar_url })
    await there.comment(postId, { author_id: pupil.userId })
    const picture = async (as: Person) => (await comments(as).getComments(id)).data[0]?.author.avatarUrl
    expect([await picture(guardian), await picture(pupil)]).toEqual([null, avatar_url])
    await t.school.consent(guardian, child, 'photo_media')
    expect(await picture(guardian)).toBe(avatar_url)
  })
})

describe('feedComments.deleteComment', () => {
  it('is for the author and for moderators; replies stay', async () => {
    const { data: head } = await comments(guardian).createComment(id, { body: 'No!' })
    const { data: reply } = await comments(teacher).createComment(id, { body: 'Why?', parentCommentId: head.id })
    expect(await refusal(comments(teacher).deleteComment(head.id))).toEqual({
      code: 'forbidden',
      details: { reason: 'relationship' },
    })
    const reader = await t.school.key(orgId, ['feed:write', 'feed.moderation:read'])
    expect(await refusal(comments(reader).deleteComment(head.id))).toMatchObject({ code: 'forbidden' })
    const { data: deleted } = await comments(owner).deleteComment(head.id)
    expect(deleted).toEqual({ id: head.id, deleted: true })
    expect((await comments(guardian).getComments(id)).data.map((one) => one.id)).toEqual([reply.id])
    expect(await countOf()).toBe(1)
    expect(await academy.told('cmt', head.id)).toMatchObject({
      events: [
        ['comment.created', {}],
        ['comment.deleted', { object: deleted, previous: { ...head, replyCount: 1 } }],
      ],
      audit: [['feedComments.deleteComment', null]],
    })
    expect(await refusal(comments(owner).deleteComment(head.id))).toMatchObject({ code: 'not_found' })
    await comments(teacher).deleteComment(reply.id)
    expect(await countOf()).toBe(0)
  })

  it('counts a reply less at its comment', async () => {
    const { data: head } = await comments(guardian).createComment(id, { body: 'A' })
    const { data: reply } = await comments(teacher).createComment(id, { body: 'B', parentCommentId: head.id })
    await comments(teacher).deleteComment(reply.id)
    expect((await comments(guardian).getComments(id)).data).toEqual([head])
  })

  it('knows no comments on posts that one does not see, but one’s own', async () => {
    const hidden = await secret()
    const others = toPublic('cmt', await there.comment(hidden))
    const own = toPublic('cmt', await there.comment(hidden, { author_id: guardian.userId }))
    expect(await refusal(comments(guardian).deleteComment(others))).toEqual({
      code: 'not_found',
      details: { resource: 'comment', id: others },
    })
    expect((await comments(guardian).deleteComment(own)).data.deleted).toBe(true)
  })

  it('deletes once under 50 calls at once', async () => {
    const comment = toPublic('cmt', await there.comment(postId))
    const calls = Array.from({ length: 50 }, () => comments(owner).deleteComment(comment))
    const done = (await Promise.allSettled(calls)).filter(({ status }) => status === 'fulfilled')
    expect(done).toHaveLength(1)
    expect(await countOf()).toBe(0)
  })
})
