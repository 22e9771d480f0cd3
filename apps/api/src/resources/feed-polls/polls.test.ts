import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fault, refusal } from '../../../test/support/academic.ts'
import { Engagement } from '../../../test/support/engagement.ts'
import type { Person } from '../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { fromPublic, toPublic } from '../../ids.ts'

let t: TestServer
let there: Engagement
let orgId: string
let owner: Person
let teacher: Person
let guardian: Person
beforeAll(async () => {
  t = await startTestServer()
})
afterAll(() => t.close())
beforeEach(async () => {
  orgId = await t.school.organization()
  there = new Engagement(t.school, orgId)
  owner = await t.school.person(orgId, 'owner')
  teacher = await t.school.person(orgId, 'teacher')
  guardian = await t.school.person(orgId, 'guardian')
})

type Values = Parameters<Engagement['feed']['poll']>[0]
const polls = (as: Person) => t.as(as).feedPolls
const conflict = (reason: string) => ({ code: 'conflict', details: { reason } })
const past = () => new Date(Date.now() - 60_000).toISOString()

/** A poll of three days: its id, those of its options, and what people do with it. */
async function newPoll(values: Values = {}) {
  const id = toPublic('poll', await there.feed.poll(values, ['Wednesday', 'Thursday', 'Friday']))
  const rows = await t.db
    .selectFrom('poll_options')
    .select('id')
    .where('poll_id', '=', fromPublic('poll', id) as string)
    .orderBy('position')
    .execute()
  const options = rows.map((row) => toPublic('opt', row.id)) as [string, string, string]
  const vote = async (as: Person, ...optionIds: string[]) => (await polls(as).votePoll(id, { optionIds })).data
  const seenBy = async (as: Person) => (await polls(as).getPollResults(id)).data
  const counts = async (as: Person) => (await seenBy(as)).options.map(({ votes }) => votes)
  return { id, options, vote, seenBy, counts }
}
const events = () =>
  t.db
    .selectFrom('outbox_events')
    .select(['type', 'payload', 'student_ids'])
    .where('org_id', '=', orgId)
    .orderBy('id')
    .execute()

describe('feedPolls.votePoll', () => {
  it('counts a vote once, and shows the results to those who voted', async () => {
    const { id, options, vote, seenBy } = await newPoll()
    const hidden = { votes: null, percentage: null }
    const texts = ['Wednesday', 'Thursday', 'Friday']
    expect(await seenBy(guardian)).toEqual({
      pollId: id,
      status: 'open',
      visible: false,
      totalVoters: 0,
      options: options.map((optionId, i) => ({ optionId, text: texts[i], ...hidden })),
      viewerVote: [],
      closesAt: null,
    })
    await vote(teacher, options[0])
    await vote(owner, options[1])
    const results = await vote(guardian, options[1])
    const counts = [
      { votes: 1, percentage: 33.33 },
      { votes: 2, percentage: 66.67 },
      { votes: 0, percentage: 0 },
    ]
    expect(results).toEqual({
      pollId: id,
      status: 'open',
      visible: true,
      totalVoters: 3,
      options: options.map((optionId, i) => ({ optionId, text: texts[i], ...counts[i] })),
      viewerVote: [options[1]],
      closesAt: null,
    })
    expect(await seenBy(guardian)).toEqual(results)
    expect(await refusal(vote(guardian, options[0]))).toEqual(conflict('already_voted'))
    expect(await refusal(vote(guardian, options[1]))).toEqual(conflict('already_voted'))
    expect(await seenBy(guardian)).toEqual(results)
  })

  it('takes another vote in place of the first where the poll allows it', async () => {
    const { options, vote, seenBy } = await newPoll({ allow_change: true })
    await vote(guardian, options[0])
    const changed = await vote(guardian, options[2])
    expect(changed).toMatchObject({ totalVoters: 1, viewerVote: [options[2]] })
    expect(changed.options.map(({ votes }) => votes)).toEqual([0, 0, 1])
    expect(await vote(guardian, options[2])).toEqual(changed)
    expect(await seenBy(guardian)).toEqual(changed)
    expect((await events()).map(({ type }) => type)).toEqual(['poll.voted', 'poll.voted'])
  })

  it('takes as many options as the poll says, of this poll, each once', async () => {
    const { id, options, vote, seenBy } = await newPoll({ max_choices: 2, allow_change: true })
    const [first, second, third] = options
    const voted = await vote(guardian, third, first)
    expect(voted).toMatchObject({ totalVoters: 1, viewerVote: [first, third] })
    expect(voted.options.map(({ votes, percentage }) => [votes, percentage])).toEqual([
      [1, 100],
      [0, 0],
      [1, 100],
    ])
    expect((await vote(guardian, second, third)).options.map(({ votes }) => votes)).toEqual([0, 1, 1])
    const other = await newPoll()
    expect(await fault(vote(guardian, ...options))).toEqual(['optionIds', 'max_length'])
    expect(await fault(vote(guardian, first, other.options[0]))).toEqual(['optionIds[1]', 'not_found'])
    expect(await fault(vote(guardian, first, first))).toEqual(['optionIds', 'duplicate'])
    expect(await fault(polls(guardian).votePoll(id, { optionIds: [] }))).toEqual(['optionIds', 'min_length'])
    expect((await seenBy(guardian)).viewerVote).toEqual([second, third])
  })

  it('is refused once the poll has closed, by its time or by hand', async () => {
    for (const closed of [{ closes_at: past() }, { closed_at: past() }]) {
      const { options, vote, seenBy } = await newPoll(closed)
      expect(await refusal(vote(guardian, options[0]))).toEqual(conflict('poll_closed'))
      expect(await seenBy(guardian)).toMatchObject({ status: 'closed', visible: true, totalVoters: 0 })
    }
    const { options, vote } = await newPoll({ closes_at: '2099-01-01T00:00:00.000Z' })
    expect(await vote(guardian, options[0])).toMatchObject({ closesAt: '2099-01-01T00:00:00.000Z', status: 'open' })
  })

  it('ends with the post, which tells how the poll stood', async () => {
    const post_id = await there.feed.post({ kind: 'poll', author_id: teacher.userId })
    const { id, options, vote } = await newPoll({ post_id, results_visibility: 'after_close' })
    await vote(guardian, options[1])
    await t.as(teacher).feed.deletePost(toPublic('post', post_id))
    expect(await refusal(vote(owner, options[0]))).toMatchObject({ code: 'not_found' })
    const [, closed, ...more] = (await events()).filter(({ type }) => type.startsWith('poll.'))
    expect(closed).toMatchObject({
      type: 'poll.closed',
      payload: { object: { pollId: id, status: 'closed', visible: true, totalVoters: 1, viewerVote: [] } },
    })
    expect(more).toEqual([])
  })

  it('is for those whom a published post addresses', async () => {
    const posts = [
      await there.feed.post({ kind: 'poll' }, { roles: [] }),
      await there.feed.post({ kind: 'poll', deleted_at: past() }),
      await there.feed.post({ kind: 'poll', status: 'scheduled', scheduled_for: '2099-01-01T00:00:00Z' }),
    ]
    for (const [i, post_id] of posts.entries()) {
      const { id, options, vote, seenBy } = await newPoll({ post_id })
      const about = { code: 'not_found', details: { resource: 'poll', id } }
      // Moderators see what is addressed to others, and have nothing to vote on in what is gone or not out yet.
      for (const who of i === 0 ? [guardian] : [guardian, owner]) {
        expect(await refusal(vote(who, options[0]))).toEqual(about)
        expect(await refusal(seenBy(who))).toEqual(about)
      }
    }
  })

  it('is for members only', async () => {
    const { options, vote } = await newPoll()
    const admin = { ...owner, ...(await t.school.user({ is_super_admin: true })) }
    expect(await refusal(vote(admin, options[0]))).toEqual({ code: 'membership_inactive', details: { status: null } })
  })

  it('counts right when 50 people vote at once', async () => {
    const { options, vote, counts } = await newPoll()
    const people = await Promise.all(Array.from({ length: 50 }, () => t.school.person(orgId, 'guardian')))
    await Promise.all(people.map((person, i) => vote(person, options[i % 3] as string)))
    expect(await counts(people[0] as Person)).toEqual([17, 17, 16])
  })

  it('counts one vote when one person votes 50 times at once', async () => {
    const { options, vote, seenBy } = await newPoll()
    const calls = await Promise.allSettled(
      Array.from({ length: 50 }, (_, i) => vote(guardian, options[i % 3] as string)),
    )
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { totalVoters, options: counted } = await seenBy(guardian)
    expect([totalVoters, counted.reduce((sum, { votes }) => sum + (votes ?? 0), 0)]).toEqual([1, 1])
    expect(await events()).toHaveLength(1)
  })
})

describe('the secrecy of votes', () => {
  it('holds in answers to others, in events and in the log', async () => {
    const pupil = await t.school.person(orgId, 'student')
    await t.school.student(orgId, { user_id: pupil.userId })
    const { id, options, vote, seenBy } = await newPoll({ results_visibility: 'always' })
    await vote(pupil, options[0])
    for (const who of [owner, teacher]) expect((await seenBy(who)).viewerVote).toEqual([])
    const [voted] = await events()
    expect(voted).toEqual({
      type: 'poll.voted',
      payload: { object: { pollId: id, postId: expect.stringMatching(/^post_/), totalVoters: 1 } },
      student_ids: [],
    })
    const log = await t.db.selectFrom('audit_logs').select('action').where('org_id', '=', orgId).execute()
    expect(log).toEqual([])
  })
})

describe('feedPolls.getPollResults', () => {
  it('shows votes always, after one’s own vote, or once the poll has closed', async () => {
    const visible = async (values: Values) => {
      const { options, vote, seenBy } = await newPoll(values)
      const before = (await seenBy(guardian)).visible
      await vote(guardian, options[0])
      const { id } = await t.db.selectFrom('polls').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
      const after = (await seenBy(guardian)).visible
      await t.db.updateTable('polls').set({ closes_at: past() }).where('id', '=', id).execute()
      return [before, after, (await seenBy(teacher)).visible]
    }
    expect(await visible({ results_visibility: 'always' })).toEqual([true, true, true])
    expect(await visible({ results_visibility: 'after_vote' })).toEqual([false, true, true])
    expect(await visible({ results_visibility: 'after_close' })).toEqual([false, false, true])
  })
})
