import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, bothWays, fault, refusal } from '../../../test/support/academic.ts'
import { Feed } from '../../../test/support/feed.ts'
import type { Key, Person } from '../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { toPublic } from '../../ids.ts'

let t: TestServer
let orgId: string
let academy: Academy
let feed: Feed
let admin: Person
let teacher: Person
let guardian: Person
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization({ timezone: 'America/New_York' })
  academy = new Academy(t.school, orgId)
  feed = new Feed(t.school, orgId)
  admin = await t.school.person(orgId, 'admin')
  teacher = await t.school.person(orgId, 'teacher')
  guardian = await t.school.person(orgId, 'guardian')
})
afterAll(() => t.close())

const scheduled = (as: Person | Key = teacher) => t.as(as).feedScheduled
const post = (id: string) => toPublic('post', id)
const make = (author: { userId: string } = teacher, values = {}, audience = {}) =>
  feed.post(
    { author_id: author.userId, status: 'scheduled', scheduled_for: '2099-05-01T12:00:00Z', ...values },
    audience,
  )
const transition = (from: string, action: string) => ({
  code: 'conflict',
  details: { reason: 'invalid_state_transition', resource: 'post', from, action, allowed: [] },
})

describe('feedScheduled.getScheduledPosts', () => {
  it('is one’s own, in the order of publication; everybody’s for moderators', async () => {
    const own = await t.school.organization()
    const there = new Feed(t.school, own)
    const [author, other, owner] = [
      await t.school.person(own, 'teacher'),
      await t.school.person(own, 'staff'),
      await t.school.person(own, 'owner'),
    ]
    const add = async (minute: number, by: Person, values = {}) => {
      const scheduled_for = new Date(Date.UTC(2099, 0, 1, 8, minute)).toISOString()
      return post(await there.post({ author_id: by.userId, status: 'scheduled', scheduled_for, ...values }))
    }
    const [c, a, b] = [await add(3, author), await add(1, author), await add(2, other)]
    const [e, d] = [await add(4, other), await add(4, author)].toSorted().toReversed() as [string, string]
    await add(0, author, { status: 'canceled' })
    await add(0, author, { status: 'published' })
    await add(0, author, { deleted_at: '2026-01-01T00:00:00Z' })
    const read = async (as: Person | Key, query = {}) => {
      const { byPage, byCursor, total } = await bothWays((page) =>
        scheduled(as).getScheduledPosts({ ...query, ...page }),
      )
      expect(byPage).toEqual(byCursor)
      expect(total).toBe(byPage.length)
      return byPage.map(({ id }) => id)
    }
    expect(await read(owner)).toEqual([a, b, c, d, e])
    const mine = await read(author)
    expect(mine.slice(0, 2)).toEqual([a, c])
    expect(mine).toHaveLength(3)
    expect(await read(owner, { authorId: toPublic('usr', author.userId) })).toEqual(mine)
    expect(await read(author, { authorId: toPublic('usr', other.userId) })).toEqual([])
    expect(await read(await t.school.key(own, ['feed:read']))).toEqual([])
    expect(await read(await t.school.key(own, ['feed:read', 'feed.moderation:read']))).toHaveLength(5)
    const student = await t.school.person(own, 'student')
    expect(await refusal(scheduled(student).getScheduledPosts())).toMatchObject({ code: 'forbidden' })
  })

  it('filters by days of the organization’s calendar', async () => {
    const by = await t.school.person(orgId, 'staff')
    // Midnight in New York is 04:00 UTC in May.
    const [last, first] = [
      post(await make(by, { scheduled_for: '2099-05-02T03:59:59.999Z' })),
      post(await make(by, { scheduled_for: '2099-05-02T04:00:00Z' })),
    ]
    const days = async (query: object) => (await scheduled(by).getScheduledPosts(query)).data.map(({ id }) => id)
    expect(await days({ to: '2099-05-01' })).toEqual([last])
    expect(await days({ from: '2099-05-02' })).toEqual([first])
    expect(await days({ from: '2099-05-01', to: '2099-05-02' })).toEqual([last, first])
    expect(await fault(scheduled(by).getScheduledPosts({ from: '2099-05-02', to: '2099-05-01' }))).toEqual([
      'from',
      'range',
    ])
  })
})

describe('feedScheduled.publishNow', () => {
  it('publishes, opens the timelines and drops tags to which nobody agrees any more', async () => {
    const [agreed, revoked] = [await t.school.student(orgId), await t.school.student(orgId)]
    await t.school.consent(guardian, agreed, 'photo_media')
    const section = await t.school.section(teacher, agreed)
    await t.school.guardianLink(guardian, agreed)
    const id = await make(teacher, {}, { sections: [section] })
    await feed.tag(id, agreed, revoked)
    const { data } = await scheduled().publishNow(post(id))
    expect(data).toMatchObject({
      status: 'published',
      publishedAt: data.updatedAt,
      scheduledFor: '2099-05-01T12:00:00.000Z',
      taggedStudentIds: [toPublic('stu', agreed)],
    })
    expect(await t.db.selectFrom('post_tags').select('student_id').where('post_id', '=', id).execute()).toEqual([
      { student_id: agreed },
    ])
    expect((await t.as(guardian).feed.getTimeline()).data[0]?.id).toBe(data.id)
    expect(await academy.told('post', data.id)).toEqual({
      events: [['post.published', { object: data }]],
      audit: [['feedScheduled.publishNow', null]],
    })
    expect(await refusal(scheduled().publishNow(data.id))).toEqual(transition('published', 'publish'))
    expect(await refusal(scheduled().cancelSchedule(data.id))).toEqual(transition('published', 'cancel'))
  })

  it('is for the author and for moderators', async () => {
    await scheduled(admin).publishNow(post(await make()))
    const [mine, shown] = [post(await make()), post(await feed.post({ author_id: teacher.userId }))]
    const staff = await t.school.person(orgId, 'staff')
    expect(await refusal(scheduled(staff).publishNow(mine))).toMatchObject({ code: 'not_found' })
    const relationship = { code: 'forbidden', details: { reason: 'relationship' } }
    expect(await refusal(scheduled(staff).publishNow(shown))).toEqual(relationship)
    // Guardians may not post here, but what they had scheduled stays theirs.
    await scheduled(guardian).publishNow(post(await make(guardian)))
    const deleted = post(await make(teacher, { deleted_at: '2026-01-01T00:00:00Z' }))
    expect(await refusal(scheduled().publishNow(deleted))).toMatchObject({ code: 'not_found' })
  })
})

describe('feedScheduled.cancelSchedule', () => {
  it('is the end of the post, which author and moderators still see', async () => {
    const { data } = await scheduled().cancelSchedule(post(await make()))
    expect(data).toMatchObject({ status: 'canceled', publishedAt: null })
    expect(await academy.told('post', data.id)).toEqual({
      events: [['post.schedule_canceled', { object: data }]],
      audit: [['feedScheduled.cancelSchedule', null]],
    })
    for (const as of [teacher, admin]) expect((await t.as(as).feed.getPost(data.id)).data.status).toBe('canceled')
    expect(await refusal(t.as(guardian).feed.getPost(data.id))).toMatchObject({ code: 'not_found' })
    expect(await refusal(scheduled().cancelSchedule(data.id))).toEqual(transition('canceled', 'cancel'))
    expect(await refusal(scheduled().publishNow(data.id))).toEqual(transition('canceled', 'publish'))
    expect((await t.as(teacher).feed.deletePost(data.id)).data.deleted).toBe(true)
  })

  it('or publishing it is what happens, once, however many call at the same time', async () => {
    const id = post(await make())
    const calls = Array.from({ length: 50 }, (_, i) =>
      i % 2 ? scheduled().publishNow(id) : scheduled(admin).cancelSchedule(id),
    )
    const settled = await Promise.allSettled(calls)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of settled) {
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'conflict' })
    }
    expect((await academy.told('post', id)).events).toHaveLength(1)
  })
})
