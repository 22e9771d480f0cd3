import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { Feed } from '../../test/support/feed.ts'
import type { Person } from '../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../test/support/server.ts'
import { eventually } from '../../test/support/wait.ts'
import { toPublic } from '../ids.ts'
import type { RunningServer } from '../server.ts'
import { Lookup } from './lookup.ts'
import { scheduled } from './schedule.ts'
import { scheduledPosts } from './scheduled-posts.ts'

let t: TestServer
let orgId: string
let feed: Feed
let author: Person
beforeAll(async () => {
  t = await startTestServer({ role: 'all' })
  // Several processes' worth of schedulers on one database.
  for (let i = 0; i < 4; i++) await t.another({ role: 'worker' })
  orgId = await t.school.organization()
  feed = new Feed(t.school, orgId)
  author = await t.school.person(orgId, 'teacher')
})
afterAll(() => t.close())

const PATIENCE_MS = 20_000
const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString()
const due = (values = {}, audience = {}, of = feed) =>
  of.post({ author_id: author.userId, status: 'scheduled', scheduled_for: ago(1), ...values }, audience)
const row = (id: string) => t.db.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const published = async (ids: string[]) => {
  const rows = await t.db.selectFrom('posts').select('status').where('id', 'in', ids).execute()
  return rows.every(({ status }) => status === 'published')
}
const eventsOf = (ids: string[]) =>
  t.db.selectFrom('outbox_events').selectAll().where('resource_id', 'in', ids).orderBy('id').execute()

describe('the scheduler', () => {
  it('publishes each due post once, however many workers there are, and leaves the others alone', async () => {
    const ids = await Promise.all(Array.from({ length: 60 }, () => due()))
    const later = await due({ scheduled_for: new Date(Date.now() + 3_600_000).toISOString() })
    const canceled = await due({ status: 'canceled' })
    const deleted = await due({ deleted_at: ago(1) })
    await eventually(() => published(ids), PATIENCE_MS)
    const events = await eventsOf(ids)
    expect(events.map(({ resource_id }) => resource_id).toSorted()).toEqual(ids.toSorted())
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(['post.published']))
    expect((await row(later)).status).toBe('scheduled')
    expect((await row(canceled)).status).toBe('canceled')
    expect((await row(deleted)).status).toBe('scheduled')
    expect(await eventsOf([later, canceled, deleted])).toEqual([])
  })

  it('publishes it once where five have found it at the same moment', async () => {
    const quiet = await startTestServer()
    onTestFinished(() => quiet.close())
    const there = new Feed(quiet.school, await quiet.school.organization())
    const ids = await Promise.all(
      Array.from({ length: 40 }, () => there.post({ status: 'scheduled', scheduled_for: ago(1) })),
    )
    const nodes: RunningServer[] = []
    // One after another: what each computes to begin would keep the others from connecting in time.
    while (nodes.length < 5) nodes.push(await quiet.another())
    const jobs = nodes.map(({ services }) => {
      const lookup = new Lookup(services.config, () => {})
      onTestFinished(() => lookup.close())
      return scheduled(services, lookup, scheduledPosts)
    })
    const found = await Promise.all(jobs.map((job) => job.find()))
    expect(found).toEqual(jobs.map(() => [there.orgId]))
    await Promise.all(jobs.map((job) => job.work(there.orgId)))
    const events = await quiet.db.selectFrom('outbox_events').select('resource_id').execute()
    expect(events.map(({ resource_id }) => resource_id).toSorted()).toEqual(ids.toSorted())
    const rows = await quiet.db.selectFrom('posts').select('status').distinct().execute()
    expect(rows).toEqual([{ status: 'published' }])
    expect(await jobs[0]?.find()).toEqual([])
  })

  it('tells of the post as its author sees it, of the children that it names, and by nobody', async () => {
    const [child, revoked] = [await t.school.student(orgId), await t.school.student(orgId)]
    const guardian = await t.school.person(orgId, 'guardian')
    await t.school.guardianLink(guardian, child)
    await t.school.consent(guardian, child, 'photo_media')
    const id = await due({ kind: 'announcement', scheduled_for: ago(0) }, { children: [child] })
    await feed.tag(id, child, revoked)
    await eventually(() => published([id]), PATIENCE_MS)
    const { data } = await t.as(author).feed.getPost(toPublic('post', id))
    expect(data).toMatchObject({ status: 'published', publishedAt: data.updatedAt })
    expect(data.audience.childIds).toEqual([toPublic('stu', child)])
    const [event] = await eventsOf([id])
    expect(event).toMatchObject({
      payload: { object: { ...data, taggedStudentIds: [toPublic('stu', child)] } },
      student_ids: [child],
      actor_kind: 'system',
      actor_id: null,
      request_id: null,
      internal_only: false,
    })
    expect(await t.db.selectFrom('post_tags').select('student_id').where('post_id', '=', id).execute()).toEqual([
      { student_id: child },
    ])
    // The audience of an announcement is told by the relay, and finds it in the timeline.
    const told = () => t.as(guardian).notifications.list()
    await eventually(async () => (await told()).data.length > 0)
    expect((await told()).data).toMatchObject([{ type: 'post.published', resource: { id: toPublic('post', id) } }])
    expect((await t.as(guardian).feed.getTimeline()).data.map((one) => one.id)).toContain(toPublic('post', id))
  })

  it('works for every organization that is active', async () => {
    const [open, shut] = [await t.school.organization(), await t.school.organization({ status: 'suspended' })]
    const of = async (org: string) =>
      due({ author_id: (await t.school.person(org, 'staff')).userId }, {}, new Feed(t.school, org))
    const [one, other] = [await of(open), await of(shut)]
    await eventually(() => published([one]), PATIENCE_MS)
    expect((await row(other)).status).toBe('scheduled')
  })

  it('reaches an active organization behind any number of due posts of one that is not', async () => {
    const quiet = await startTestServer()
    onTestFinished(() => quiet.close())
    const shut = new Feed(quiet.school, await quiet.school.organization({ status: 'suspended' }))
    const post = await shut.post({ status: 'scheduled', scheduled_for: ago(100) })
    await sql`insert into posts select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid()))).*
      from posts p, generate_series(1, 2000) where p.id = ${post}`.execute(quiet.db)
    const open = new Feed(quiet.school, await quiet.school.organization())
    await open.post({ status: 'scheduled', scheduled_for: ago(1) })
    const { services } = await quiet.another()
    const lookup = new Lookup(services.config, () => {})
    onTestFinished(() => lookup.close())
    expect(await scheduled(services, lookup, scheduledPosts).find()).toEqual([open.orgId])
  })

  it('and a call to publish or cancel do not both have their way', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => due({ scheduled_for: ago(0) })))
    const calls = () =>
      ids.map((id, i) =>
        i % 2
          ? t.as(author).feedScheduled.publishNow(toPublic('post', id))
          : t.as(author).feedScheduled.cancelSchedule(toPublic('post', id)),
      )
    const settled = await Promise.allSettled([...calls(), ...calls()])
    for (const one of settled) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'conflict' })
    await eventually(async () => (await eventsOf(ids)).length >= ids.length, PATIENCE_MS)
    const events = await eventsOf(ids)
    expect(events.map(({ resource_id }) => resource_id).toSorted()).toEqual(ids.toSorted())
    for (const { type, resource_id } of events) {
      expect((await row(resource_id)).status).toBe(type === 'post.published' ? 'published' : 'canceled')
    }
  })

  it('goes on with the others where one cannot be published, and tries again', async () => {
    await sql
      .raw(`create function refuse_body() returns trigger language plpgsql as $$
      begin if new.body = 'refused' and new.status = 'published' then raise exception 'no'; end if; return new; end $$;
      create trigger refuse_body before update on posts for each row execute function refuse_body()`)
      .execute(t.db)
    const bad = await due({ body: 'refused', scheduled_for: ago(60) })
    const good = await due()
    await eventually(() => published([good]), PATIENCE_MS)
    expect((await row(bad)).status).toBe('scheduled')
    await sql.raw('drop trigger refuse_body on posts').execute(t.db)
    await eventually(() => published([bad]), PATIENCE_MS)
  })
})
