import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Academy, bothWays, refusal } from '../../../test/support/academic.ts'
import { Engagement } from '../../../test/support/engagement.ts'
import type { Person } from '../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { toPublic } from '../../ids.ts'

let t: TestServer
let there: Engagement
let academy: Academy
let orgId: string
let owner: Person
let author: Person
let guardian: Person
let postId: string
let id: string
beforeAll(async () => {
  t = await startTestServer()
})
afterAll(() => t.close())
beforeEach(async () => {
  orgId = await t.school.organization()
  there = new Engagement(t.school, orgId)
  academy = new Academy(t.school, orgId)
  owner = await t.school.person(orgId, 'owner')
  author = await there.feed.author()
  guardian = await t.school.person(orgId, 'guardian')
  postId = await there.feed.post({ body: 'Our address is 1 Elm Street.' })
  id = toPublic('post', postId)
})

const reports = (as: Person) => t.as(as).feedReports
const now = () => new Date().toISOString()
const removed = () => t.db.updateTable('posts').set({ deleted_at: now() }).where('id', '=', postId).execute()
const report = async (as: Person = guardian) => (await reports(as).reportPost(id, { reason: 'privacy' })).data
/** A refusal's code, and the field and code of its one fault. */
async function faulty(call: PromiseLike<unknown>) {
  const { code, details } = await refusal(call)
  return [code, ...(details as { field: string; code: string }[]).flatMap((one) => [one.field, one.code])]
}

describe('feedReports.reportPost', () => {
  it('tells moderators of it, and the author of nothing', async () => {
    const { data } = await reports(guardian).reportPost(id, { reason: 'other', details: ' Our address ' })
    const neutral = {
      id: expect.stringMatching(/^rpt_/),
      postId: id,
      reporterId: null,
      reason: 'other',
      details: 'Our address',
      status: 'pending',
      action: null,
      reviewNote: null,
      reviewedAt: null,
      post: null,
      createdAt: data.createdAt,
      updatedAt: data.createdAt,
    }
    const reporterId = toPublic('usr', guardian.userId)
    expect(data).toEqual({ ...neutral, reporterId })
    const shown = { id, authorId: toPublic('usr', author.userId), excerpt: 'Our address is 1 Elm Street.' }
    const post = { ...shown, status: 'published', isDeleted: false }
    expect((await reports(owner).getReports()).data).toEqual([{ ...data, post }])
    expect(await academy.told('rpt', data.id)).toEqual({
      events: [['report.created', { object: neutral }]],
      audit: [['feedReports.reportPost', null]],
    })
    expect(await refusal(reports(author).getReports())).toMatchObject({ code: 'forbidden' })
  })

  it('shows a moderator who reports all that moderators see', async () => {
    const { data } = await reports(owner).reportPost(id, { reason: 'spam' })
    expect(data).toMatchObject({ reporterId: toPublic('usr', owner.userId), post: { id, isDeleted: false } })
  })

  it('is refused with codes of its own', async () => {
    const call = (body: object, as = guardian) => reports(as).reportPost(id, body as never)
    const code = 'invalid_user_report_body'
    expect(await faulty(call({}))).toEqual([code, 'reason', 'required'])
    expect(await faulty(call({ reason: 'boring' }))).toEqual([code, 'reason', 'enum'])
    expect(await faulty(call({ reason: 'spam', details: 'x'.repeat(2001) }))).toEqual([code, 'details', 'max_length'])
    for (const details of [undefined, null, '', '  '])
      expect(await faulty(call({ reason: 'other', details }))).toEqual([code, 'details', 'required'])
    expect(await faulty(call({ reason: 'spam', postId: id }))).toEqual([code, 'postId', 'unknown_field'])
    // Its body is not what is wrong here.
    const elsewhere = reports(guardian).reportPost('post_nonsense', { reason: 'spam' })
    expect(await faulty(elsewhere)).toEqual(['validation_error', 'id', 'prefix'])
  })

  it('is refused for one’s own post, for what is gone and for what one does not see', async () => {
    expect((await refusal(report(author))).code).toBe('self_report_not_allowed')
    await removed()
    for (const who of [guardian, owner])
      expect(await refusal(report(who))).toEqual({ code: 'post_already_deleted', details: { postId: id } })
    const others = toPublic('post', await there.feed.post({}, { roles: [] }))
    const gone = toPublic('post', await there.feed.post({ deleted_at: now() }, { roles: [] }))
    for (const one of [others, gone])
      expect(await refusal(reports(guardian).reportPost(one, { reason: 'spam' }))).toMatchObject({ code: 'not_found' })
  })

  it('is for members only', async () => {
    const admin = { ...owner, ...(await t.school.user({ is_super_admin: true })) }
    expect(await refusal(report(admin))).toEqual({ code: 'membership_inactive', details: { status: null } })
  })

  it('can be pending once by one person, also under 50 calls at once', async () => {
    const calls = await Promise.allSettled(Array.from({ length: 50 }, () => report()))
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusal(report())).toEqual({ code: 'conflict', details: { reason: 'duplicate', field: 'report' } })
    expect((await reports(owner).getReports()).pagination.total).toBe(1)
    const [pending] = (await reports(owner).getReports()).data
    await reports(owner).reviewReport(pending?.id as string, { action: 'dismiss' })
    expect((await report()).status).toBe('pending')
  })

  it('names the children of its post to the relay alone', async () => {
    const child = await t.school.student(orgId)
    await there.feed.tag(postId, child)
    await report()
    const { student_ids, payload } = await t.db
      .selectFrom('outbox_events')
      .select(['student_ids', 'payload'])
      .where('org_id', '=', orgId)
      .executeTakeFirstOrThrow()
    expect(student_ids).toEqual([child])
    expect(JSON.stringify(payload)).not.toContain(toPublic('usr', guardian.userId))
  })
})

describe('feedReports.getReports', () => {
  it('shows the latest first, by page and by cursor, and what a filter leaves', async () => {
    const other = await there.feed.post()
    const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`
    const rows = [
      await there.report(postId, guardian, { reason: 'spam', created_at: at(1) }),
      await there.report(other, guardian, { reason: 'safety', created_at: at(2) }),
      await there.report(postId, author, { reason: 'spam', created_at: at(6), status: 'dismissed', action: 'dismiss' }),
      await there.report(other, author, { reason: 'spam', created_at: '2026-11-21T04:59:59.999Z' }),
    ].map((one) => toPublic('rpt', one))
    const { byPage, byCursor, total } = await bothWays((params) => reports(owner).getReports(params))
    expect(byCursor).toEqual(byPage)
    expect([total, byPage.map((one) => one.id)]).toEqual([4, rows.toReversed()])
    const found = async (filter: object) => {
      const { data, pagination } = await reports(owner).getReports(filter)
      expect(pagination.total).toBe(data.length)
      return data.map((one) => rows.indexOf(one.id))
    }
    expect(await found({ status: 'pending' })).toEqual([3, 1, 0])
    expect(await found({ reason: 'spam' })).toEqual([3, 2, 0])
    expect(await found({ postId: id })).toEqual([2, 0])
    expect(await found({ reporterId: toPublic('usr', author.userId) })).toEqual([3, 2])
    // New York is five hours behind.
    expect(await found({ from: '2026-11-20' })).toEqual([3, 2])
    expect(await found({ to: '2026-11-19' })).toEqual([1, 0])
    expect(await found({ from: '2026-11-20', to: '2026-11-20' })).toEqual([3, 2])
  })

  it('refuses a wrong query with a code of its own', async () => {
    const call = (query: object) => reports(owner).getReports(query)
    const code = 'invalid_moderation_query'
    expect(await faulty(call({ status: 'open' }))).toEqual([code, 'status', 'enum'])
    expect(await faulty(call({ from: '2026-11-31' }))).toEqual([code, 'from', 'format'])
    expect(await faulty(call({ from: '2026-11-20', to: '2026-11-19' }))).toEqual([code, 'from', 'range'])
    expect(await faulty(call({ limit: 101 }))).toEqual([code, 'limit', 'max'])
  })

  it('shows keys what moderators see, but to an app nothing of a post to the family of a child without consent', async () => {
    const child = await t.school.student(orgId)
    postId = await there.feed.post({}, { children: [child] })
    const reportId = toPublic('rpt', await there.report(postId, guardian))
    const scopes = ['feed.moderation:read', 'feed.moderation:write'] as const
    const app = await t.school.appKey(orgId, [...scopes])
    const shown = async (key: typeof app | Awaited<ReturnType<typeof t.school.key>>) => {
      const { data, pagination } = await t.as(key).feedReports.getReports()
      expect(pagination.total).toBe(data.length)
      return data.map(({ id: one, post }) => [one, post?.id])
    }
    const whole = [[reportId, toPublic('post', postId)]]
    expect(await shown(await t.school.key(orgId, [...scopes]))).toEqual(whole)
    expect(await shown(app)).toEqual([])
    const review = t.as(app).feedReports.reviewReport(reportId, { action: 'dismiss' })
    expect((await refusal(review)).code).toBe('report_not_found')
    await t.school.consent(guardian, child, 'third_party_sharing')
    expect(await shown(app)).toEqual(whole)
  })

  it('shows a super-admin, who moderates nowhere, nothing about a child and nobody who reported', async () => {
    const family = await there.feed.post({}, { children: [await t.school.student(orgId)] })
    await there.report(family, guardian)
    const everybodys = toPublic('rpt', await there.report(postId, guardian))
    const admin = { ...owner, ...(await t.school.user({ is_super_admin: true })) }
    expect((await reports(admin).getReports()).data).toMatchObject([{ id: everybodys, reporterId: null, post: null }])
    expect((await reports(admin).getReports({ reporterId: toPublic('usr', guardian.userId) })).data).toEqual([])
  })

  it('cuts a long post short by letters, not by bytes', async () => {
    await t.db
      .updateTable('posts')
      .set({ body: '😀'.repeat(300) })
      .where('id', '=', postId)
      .execute()
    await there.report(postId, guardian)
    expect((await reports(owner).getReports()).data[0]?.post?.excerpt).toBe('😀'.repeat(280))
  })
})
