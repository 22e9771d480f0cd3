import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Academy, refusal } from '../../../test/support/academic.ts'
import { Engagement } from '../../../test/support/engagement.ts'
import type { Person } from '../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { toPublic } from '../../ids.ts'

let t: TestServer
let there: Engagement
let academy: Academy
let orgId: string
let owner: Person
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

describe('feedReports.reviewReport', () => {
  const review = async (reportId: string, action: 'dismiss' | 'warn_author' | 'remove_post', note?: string) =>
    (await reports(owner).reviewReport(reportId, { action, note })).data

  it('dismisses, with a note for moderators', async () => {
    const before = await report()
    const after = await review(before.id, 'dismiss', 'The school’s own address')
    expect(after).toEqual({
      ...before,
      status: 'dismissed',
      action: 'dismiss',
      reviewNote: 'The school’s own address',
      reviewedAt: expect.any(String),
      updatedAt: after.reviewedAt,
      post: expect.objectContaining({ id, isDeleted: false }),
    })
    expect((await reports(owner).getReports()).data).toEqual([after])
    expect(await academy.told('rpt', before.id)).toEqual({
      events: [
        ['report.created', expect.anything()],
        [
          'report.reviewed',
          { object: { ...after, reporterId: null, reviewNote: null, post: null }, previous: { status: 'pending' } },
        ],
      ],
      audit: [
        ['feedReports.reportPost', null],
        ['feedReports.reviewReport', { status: { from: 'pending', to: 'dismissed' } }],
      ],
    })
    expect((await t.as(guardian).feed.getPost(id)).data.id).toBe(id)
  })

  it('warns the author and leaves the post', async () => {
    const { id: reportId } = await report()
    expect(await review(reportId, 'warn_author')).toMatchObject({ status: 'actioned', action: 'warn_author' })
    expect((await t.as(guardian).feed.getPost(id)).data.id).toBe(id)
  })

  it('removes the post, closes its poll, and decides its other pending reports alike', async () => {
    const child = await t.school.student(orgId)
    await t.school.consent(guardian, child, 'photo_media')
    await there.feed.tag(postId, child)
    const pollId = await there.feed.poll({ post_id: postId })
    const [first, second] = [await report(), await report(await t.school.person(orgId, 'staff'))]
    const earlier = await there.report(postId, owner, { status: 'dismissed', action: 'dismiss' })
    const { data: post } = await t.as(owner).feed.getPost(id)
    const decided = await review(first.id, 'remove_post', 'An address')
    expect(decided).toMatchObject({ status: 'actioned', action: 'remove_post', post: { isDeleted: true } })
    expect(await refusal(t.as(owner).feed.getPost(id))).toMatchObject({ code: 'not_found' })
    const rows = (await reports(owner).getReports()).data
    expect(Object.fromEntries(rows.map((row) => [row.id, [row.status, row.reviewNote]]))).toEqual({
      [first.id]: ['actioned', 'An address'],
      [second.id]: ['actioned', 'An address'],
      [toPublic('rpt', earlier)]: ['dismissed', null],
    })
    const told = async (prefix: string, one: string) => (await academy.told(prefix, one)).events
    const { viewer: _, ...snapshot } = post
    expect(await told('post', id)).toMatchObject([
      ['post.deleted', { object: { id, deleted: true }, previous: snapshot }],
    ])
    expect(await told('poll', toPublic('poll', pollId))).toMatchObject([
      ['poll.closed', { object: { status: 'closed', visible: true, totalVoters: 0 } }],
    ])
    expect((await told('rpt', first.id)).map(([type]) => type)).toEqual(['report.created', 'report.reviewed'])
    expect((await told('rpt', second.id)).map(([type]) => type)).toEqual(['report.created'])
    const concerned = await t.db.selectFrom('outbox_events').select('student_ids').execute()
    expect(concerned.filter(({ student_ids }) => student_ids.includes(child))).toHaveLength(5)
  })

  it('decides once: what is not pending, and of what is gone only a dismissal', async () => {
    const [first, second] = [await report(), await report(await t.school.person(orgId, 'staff'))]
    await review(first.id, 'dismiss')
    for (const action of ['dismiss', 'remove_post', 'warn_author'] as const) {
      expect(await refusal(review(first.id, action))).toEqual({
        code: 'report_not_pending',
        details: { status: 'dismissed' },
      })
    }
    await removed()
    for (const action of ['remove_post', 'warn_author'] as const) {
      expect(await refusal(review(second.id, action))).toEqual({
        code: 'post_already_deleted',
        details: { postId: id },
      })
    }
    expect(await review(second.id, 'dismiss')).toMatchObject({ status: 'dismissed', post: { isDeleted: true } })
  })

  it('removes a post once when all of its reports are reviewed at once', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => t.school.person(orgId, 'staff')))
    const made = await Promise.all(people.map((person) => report(person)))
    const calls = await Promise.allSettled(made.map((one) => review(one.id, 'remove_post')))
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const codes = calls.flatMap((call) => (call.status === 'rejected' ? [(call.reason as { code: string }).code] : []))
    expect(new Set(codes)).toEqual(new Set(['report_not_pending']))
    const types = await t.db.selectFrom('outbox_events').select('type').where('org_id', '=', orgId).execute()
    expect(types.filter(({ type }) => type === 'post.deleted')).toHaveLength(1)
  })

  it('is refused with codes of its own', async () => {
    const { id: reportId } = await report()
    const call = (body: object) => reports(owner).reviewReport(reportId, body as never)
    const code = 'invalid_review_action_body'
    expect(await faulty(call({}))).toEqual([code, 'action', 'required'])
    expect(await faulty(call({ action: 'ban' }))).toEqual([code, 'action', 'enum'])
    expect(await faulty(call({ action: 'dismiss', note: 'x'.repeat(2001) }))).toEqual([code, 'note', 'max_length'])
    const nobodys = toPublic('rpt', await there.feed.post())
    const elsewhere = await new Engagement(t.school, await t.school.organization())
    const foreign = await elsewhere.report(await elsewhere.feed.post(), await elsewhere.feed.author())
    for (const one of [nobodys, toPublic('rpt', foreign)])
      expect((await refusal(review(one, 'dismiss'))).code).toBe('report_not_found')
    expect(await refusal(reports(guardian).reviewReport(reportId, { action: 'dismiss' }))).toMatchObject({
      code: 'forbidden',
      details: { permission: 'feed:moderate' },
    })
  })
})
