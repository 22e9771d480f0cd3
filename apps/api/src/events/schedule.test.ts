import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { Academy } from '../../test/support/academic.ts'
import { Engagement } from '../../test/support/engagement.ts'
import type { Person } from '../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../test/support/server.ts'
import { eventually } from '../../test/support/wait.ts'
import type { DB } from '../db/schema.generated.ts'
import { toPublic } from '../ids.ts'
import { assignmentClosing } from './close-assignments.ts'
import { Lookup } from './lookup.ts'
import { scheduled } from './schedule.ts'

let t: TestServer
let orgId: string
let academy: Academy
let mother: Person
beforeAll(async () => {
  t = await startTestServer()
})
afterAll(() => t.close())
beforeEach(async () => {
  orgId = await t.school.organization()
  academy = new Academy(t.school, orgId)
  mother = await t.school.person(orgId, 'guardian')
})

const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString()
const eventsOf = (id: string) =>
  t.db.selectFrom('outbox_events').selectAll().where('resource_id', '=', id).orderBy('id').execute()
/** A worker that looks for the first time now, and ends once `done` says so. */
async function work(done: () => Promise<unknown>): Promise<void> {
  const node = await t.another({ role: 'worker' })
  await eventually(done, 20_000)
  await node.close()
}
const rowOf = <Table extends 'assignments' | 'consents'>(table: Table, id: string): Promise<DB[Table]> =>
  t.db
    .selectFrom(table as 'assignments')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow() as never

describe('an assignment', () => {
  it('closes at its time and tells of it, and others do not', async () => {
    const sectionId = await academy.section()
    const due = await academy.assignment(sectionId, { closes_at: ago(60) })
    const others = [
      await academy.assignment(sectionId, { closes_at: ago(-60) }),
      await academy.assignment(sectionId),
      await academy.assignment(sectionId, { closes_at: ago(60), status: 'draft' }),
      await academy.assignment(sectionId, { closes_at: ago(60), deleted_at: ago(30) }),
    ]
    await work(async () => (await eventsOf(due)).length > 0)
    const owner = await t.school.person(orgId, 'owner')
    const { data: shown } = await t.as(owner).academic.assignments.get(toPublic('asg', due))
    expect(shown.status).toBe('closed')
    expect(Date.parse(shown.updatedAt)).toBeGreaterThan(Date.now() - 60_000)
    expect(await eventsOf(due)).toMatchObject([
      {
        type: 'assignment.closed',
        payload: { object: shown, previous: { status: 'published' } },
        actor_kind: 'system',
        actor_id: null,
      },
    ])
    for (const id of others) {
      expect((await rowOf('assignments', id)).status).not.toBe('closed')
      expect(await eventsOf(id)).toEqual([])
    }
  })
})

describe('one that cannot be carried out', () => {
  it('does not hold up others, however many are like it, and is tried again', async () => {
    const sectionId = await academy.section()
    const due = (title: string, seconds = 60) => academy.assignment(sectionId, { title, closes_at: ago(seconds) })
    const [first, bad, last] = [await due('One'), await due('refused'), await due('Two')]
    // More than one batch of them, which are due before the others.
    await Promise.all(Array.from({ length: 60 }, () => due('refused', 120)))
    await sql
      .raw(`create function refuse_title() returns trigger language plpgsql as $$
      begin if new.title = 'refused' and new.status = 'closed' then raise exception 'no'; end if; return new; end $$;
      create trigger refuse_title before update on assignments for each row execute function refuse_title()`)
      .execute(t.db)
    await work(async () => (await eventsOf(last)).length > 0)
    for (const id of [first, last]) expect(await eventsOf(id)).toMatchObject([{ type: 'assignment.closed' }])
    expect([(await rowOf('assignments', bad)).status, await eventsOf(bad)]).toEqual(['published', []])
    await sql.raw('drop trigger refuse_title on assignments').execute(t.db)
    await work(async () => (await eventsOf(bad)).length > 0)
    expect((await rowOf('assignments', bad)).status).toBe('closed')
    expect(await eventsOf(first)).toHaveLength(1)
  })
})

describe('a poll', () => {
  it('closes at its time, shows its results to all and tells of them without saying who voted', async () => {
    const { feed } = new Engagement(t.school, orgId)
    const child = await t.school.student(orgId)
    const vote = async (closesAt: string | null) => {
      const postId = await feed.post({ kind: 'poll' })
      await feed.tag(postId, child)
      const id = await feed.poll({ post_id: postId, results_visibility: 'after_close' }, ['Thursday', 'Friday'])
      const { data: poll } = await t.as(mother).feedPolls.getPollResults(toPublic('poll', id))
      await t.as(mother).feedPolls.votePoll(poll.pollId, { optionIds: [poll.options[1]?.optionId as string] })
      await t.db.updateTable('polls').set({ closes_at: closesAt }).where('id', '=', id).execute()
      return { id, results: async () => (await t.as(other).feedPolls.getPollResults(toPublic('poll', id))).data }
    }
    const other = await t.school.person(orgId, 'guardian')
    const [due, open, endless] = [await vote(ago(60)), await vote(ago(-60)), await vote(null)]
    await work(async () => (await eventsOf(due.id)).length > 1)
    const results = await due.results()
    expect(results).toMatchObject({ status: 'closed', visible: true, totalVoters: 1, viewerVote: [] })
    expect(results.options.map(({ votes }) => votes)).toEqual([0, 1])
    expect(await eventsOf(due.id)).toMatchObject([
      { type: 'poll.voted' },
      { type: 'poll.closed', payload: { object: results }, actor_kind: 'system', actor_id: null, student_ids: [child] },
    ])
    for (const poll of [open, endless]) {
      expect(await poll.results()).toMatchObject({ status: 'open', visible: false })
      expect(await eventsOf(poll.id)).toHaveLength(1)
    }
  })
})

describe('a term', () => {
  it('closes 30 days after its end, with what is offered in it; others do not', async () => {
    const dayBefore = (days: number) => ago(days * 86_400).slice(0, 10)
    const termOf = (ends_on: string, values = {}) => academy.term({ starts_on: '2000-01-01', ends_on, ...values })
    const due = await termOf(dayBefore(30))
    const others = [await termOf(dayBefore(28)), await termOf(dayBefore(60), { deleted_at: ago(30) })]
    const offeringOf = async (term_id: string) => ({ term_id, id: await academy.offering({ term_id }) })
    const offerings = [await offeringOf(due), ...(await Promise.all(others.map(offeringOf)))]
    const term = (id: string) =>
      t.db.selectFrom('terms').select('closed_at').where('id', '=', id).executeTakeFirstOrThrow()
    const statusOf = async (id: string) =>
      (await t.db.selectFrom('course_offerings').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
    await work(async () => (await term(due)).closed_at !== null)
    for (const id of others) expect((await term(id)).closed_at).toBeNull()
    expect(await Promise.all(offerings.map(({ id }) => statusOf(id)))).toEqual(['closed', 'open', 'open'])
  })
})

describe('an API key', () => {
  it('is told to have expired, once, and others are not', async () => {
    const key = async (values: Record<string, unknown>) => {
      const { id } = await t.school.key(orgId, ['tasks:read'])
      await t.db.updateTable('api_keys').set(values).where('id', '=', id).execute()
      return id
    }
    const due = await key({ expires_at: ago(60) })
    const others = [
      await key({ expires_at: ago(-60) }),
      await key({ expires_at: null }),
      await key({ expires_at: ago(60), revoked_at: ago(90) }),
    ]
    await work(async () => (await eventsOf(due)).length > 0)
    await work(async () => true)
    const owner = await t.school.person(orgId, 'owner')
    const { data: shown } = await t.as(owner).apiKeys.get(toPublic('key', due))
    expect(shown.status).toBe('expired')
    expect(await eventsOf(due)).toMatchObject([
      { type: 'api_key.expired', payload: { object: shown }, actor_kind: 'system', actor_id: null },
    ])
    for (const id of others) expect(await eventsOf(id)).toEqual([])
  })
})

describe('a consent', () => {
  it('expires at its time and tells of it, and others do not', async () => {
    const child = await t.school.student(orgId)
    await t.school.guardianLink(mother, child)
    const due = await academy.consent(mother, child, { expires_at: ago(60) })
    const others = [
      await academy.consent(mother, child, { type: 'health_data', expires_at: ago(-60) }),
      await academy.consent(mother, child, { type: 'data_processing' }),
      await academy.consent(mother, child, { type: 'contact_sharing', expires_at: ago(60), status: 'revoked' }),
    ]
    await work(async () => (await eventsOf(due)).length > 0)
    const { data: list } = await t.as(mother).family.listConsents(toPublic('stu', child), { status: 'expired' })
    expect(list).toHaveLength(1)
    expect(await eventsOf(due)).toMatchObject([
      { type: 'consent.expired', payload: { object: list[0] }, actor_kind: 'system', student_ids: [child] },
    ])
    expect((await rowOf('consents', due)).status).toBe('expired')
    for (const id of others) {
      expect((await rowOf('consents', id)).status).not.toBe('expired')
      expect(await eventsOf(id)).toEqual([])
    }
  })
})

describe('the scheduler', () => {
  it('carries each row out once, however many workers there are', async () => {
    const sectionId = await academy.section()
    const ids: string[] = []
    for (let i = 0; i < 230; i++) ids.push(await academy.assignment(sectionId, { closes_at: ago(i + 1) }))
    const nodes = [t.server, await t.another(), await t.another()]
    const jobs = nodes.map(({ services }) => {
      const lookup = new Lookup(services.config, () => {})
      onTestFinished(() => lookup.close())
      return scheduled(services, lookup, assignmentClosing)
    })
    expect(await Promise.all(jobs.map(async (job) => (await job.find()).includes(orgId)))).toEqual([true, true, true])
    while ((await Promise.all(jobs.map((job) => job.work(orgId)))).some((more) => more));
    const events = await t.db
      .selectFrom('outbox_events')
      .select(['resource_id'])
      .where('org_id', '=', orgId)
      .where('type', '=', 'assignment.closed')
      .execute()
    expect(events.map(({ resource_id }) => resource_id).toSorted()).toEqual(ids.toSorted())
    expect(await jobs[0]?.find()).not.toContain(orgId)
  })

  it('leaves suspended organizations alone', async () => {
    const suspended = await t.school.organization({ status: 'suspended' })
    const there = new Academy(t.school, suspended)
    const waiting = await there.assignment(await there.section(), { closes_at: ago(60) })
    const due = await academy.assignment(await academy.section(), { closes_at: ago(30) })
    await work(async () => (await eventsOf(due)).length > 0)
    expect((await rowOf('assignments', waiting)).status).toBe('published')
  })
})
