import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bothWays, refusal } from '../../../test/support/academic.ts'
import { Engagement } from '../../../test/support/engagement.ts'
import type { Person } from '../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { toPublic } from '../../ids.ts'

let t: TestServer
let there: Engagement
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
  owner = await t.school.person(orgId, 'owner')
  teacher = await t.school.person(orgId, 'teacher')
  guardian = await t.school.person(orgId, 'guardian')
})
afterAll(() => t.close())
beforeEach(async () => {
  postId = await there.feed.post()
  id = toPublic('post', postId)
})

const reactions = (as: Person) => t.as(as).feedReactions
const react = async (as: Person, type: 'like' | 'love' | 'funny') =>
  (await reactions(as).toggleReaction(id, { type })).data
const post = async (as = owner) => (await t.as(as).feed.getPost(id)).data
const events = async () =>
  (
    await t.db
      .selectFrom('outbox_events')
      .select(['type', 'payload'])
      .where('org_id', '=', orgId)
      .where('resource_type', '=', 'reaction')
      .orderBy('id')
      .execute()
  ).filter(({ payload }) => (payload as { object: { postId: string } }).object.postId === id)

describe('feedReactions.toggleReaction', () => {
  it('adds, replaces and removes, and the post counts along', async () => {
    const added = await react(teacher, 'like')
    expect(added).toEqual({ postId: id, reacted: true, type: 'like', reactionSummary: [{ type: 'like', count: 1 }] })
    await react(guardian, 'like')
    const replaced = await react(teacher, 'love')
    const both = [
      { type: 'like', count: 1 },
      { type: 'love', count: 1 },
    ]
    expect(replaced).toEqual({ postId: id, reacted: true, type: 'love', reactionSummary: both })
    expect(await post(teacher)).toMatchObject({ reactionCount: 2, reactionSummary: both, viewer: { reaction: 'love' } })
    const removed = await react(teacher, 'love')
    expect(removed).toEqual({ postId: id, reacted: false, type: null, reactionSummary: [{ type: 'like', count: 1 }] })
    expect(await post(teacher)).toMatchObject({ reactionCount: 1, viewer: { reaction: null } })
    const userId = toPublic('usr', teacher.userId)
    expect((await events()).filter(({ payload }) => JSON.stringify(payload).includes(userId))).toEqual([
      { type: 'reaction.added', payload: { object: { ...added, userId } } },
      { type: 'reaction.added', payload: { object: { ...replaced, userId } } },
      { type: 'reaction.removed', payload: { object: { ...removed, userId } } },
    ])
  })

  it('is refused where nothing is published, or the post addresses others', async () => {
    const waiting = toPublic(
      'post',
      await there.feed.post({ status: 'scheduled', scheduled_for: '2099-01-01T00:00:00Z', author_id: teacher.userId }),
    )
    const call = reactions(teacher).toggleReaction(waiting, { type: 'like' })
    expect(await refusal(call)).toEqual({ code: 'conflict', details: { reason: 'post_not_published' } })
    const hidden = toPublic('post', await there.feed.post({}, { roles: [] }))
    const gone = toPublic('post', await there.feed.post({ deleted_at: new Date().toISOString() }))
    for (const one of [hidden, gone]) {
      expect(await refusal(reactions(guardian).toggleReaction(one, { type: 'like' }))).toMatchObject({
        code: 'not_found',
      })
      expect(await refusal(reactions(guardian).getReactions(one))).toMatchObject({ code: 'not_found' })
    }
  })

  it('is for members only', async () => {
    const admin = await t.school.user({ is_super_admin: true })
    const call = reactions({ ...owner, ...admin }).toggleReaction(id, { type: 'like' })
    expect(await refusal(call)).toEqual({ code: 'membership_inactive', details: { status: null } })
  })

  it('counts right when 50 people react at once', async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => t.school.person(orgId, 'guardian')))
    await Promise.all(people.map((person, i) => react(person, i % 2 === 0 ? 'like' : 'funny')))
    expect(await post()).toMatchObject({
      reactionCount: 50,
      reactionSummary: [
        { type: 'funny', count: 25 },
        { type: 'like', count: 25 },
      ],
    })
  })

  it('counts right when one person reacts 51 times at once', async () => {
    await Promise.all(Array.from({ length: 51 }, () => react(teacher, 'like')))
    expect(await post(teacher)).toMatchObject({ reactionCount: 1, viewer: { reaction: 'like' } })
    expect((await reactions(teacher).getReactions(id)).data).toHaveLength(1)
    expect((await events()).map(({ type }) => type).filter((type) => type === 'reaction.added')).toHaveLength(26)
  })
})

describe('feedReactions.getReactions', () => {
  it('shows who reacted, the latest first, by page and by cursor, of one type or all', async () => {
    const people = [teacher, guardian, owner, await t.school.person(orgId, 'staff')]
    for (const [i, person] of people.entries()) await react(person, i === 1 ? 'love' : 'like')
    const { byPage, byCursor, total } = await bothWays((params) => reactions(guardian).getReactions(id, params))
    expect(byCursor).toEqual(byPage)
    expect(total).toBe(4)
    expect(byPage.map(({ userId }) => userId)).toEqual(people.toReversed().map(({ userId }) => toPublic('usr', userId)))
    const { data: loved, pagination } = await reactions(guardian).getReactions(id, { type: 'love' })
    const user = { id: toPublic('usr', guardian.userId), displayName: 'Test Person', avatarUrl: null, role: 'guardian' }
    expect(loved).toEqual([
      {
        id: expect.stringMatching(/^rxn_/),
        postId: id,
        userId: user.id,
        user,
        type: 'love',
        createdAt: expect.any(String),
      },
    ])
    expect(pagination.total).toBe(1)
  })
})
