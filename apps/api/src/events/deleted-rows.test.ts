import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Academy, refusal } from '../../test/support/academic.ts'
import { Care } from '../../test/support/care.ts'
import { Engagement } from '../../test/support/engagement.ts'
import { Hooks } from '../../test/support/hooks.ts'
import { countRows, idsIn } from '../../test/support/rows.ts'
import type { Person } from '../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../test/support/server.ts'
import type { DB } from '../db/schema.generated.ts'
import { toPublic } from '../ids.ts'
import { DELETED } from './deleted-references.ts'
import { deletedRows } from './deleted-rows.ts'
import { Lookup } from './lookup.ts'
import type { Job } from './worker.ts'

let t: TestServer
let lookup: Lookup
let job: Job<string>
let orgId: string
let owner: Person
let there: Engagement
let academy: Academy
beforeAll(async () => {
  t = await startTestServer()
  lookup = new Lookup(t.server.services.config, () => {})
})
afterAll(async () => {
  await lookup.close()
  await t.close()
})
beforeEach(async () => {
  job = deletedRows(t.server.services, lookup)
  orgId = await t.school.organization()
  owner = await t.school.person(orgId, 'owner')
  there = new Engagement(t.school, orgId)
  academy = new Academy(t.school, orgId)
})

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
/** Whatever was deleted in the organization was deleted so long ago. */
async function setBack(days: number): Promise<void> {
  for (const table of Object.keys(DELETED)) {
    await sql`update ${sql.table(table)} set deleted_at = ${daysAgo(days)}::timestamptz
      where org_id = ${orgId} and deleted_at is not null`.execute(t.db)
  }
}
async function run(): Promise<void> {
  while (await job.work(orgId));
}
const rows = () => countRows(t.db, orgId)
/** How many rows fewer each table has; reads are still being told to the audit log. */
async function removedSince(before: Record<string, number>): Promise<Record<string, number>> {
  const after = await rows()
  const removed = Object.entries(before).map(([table, n]) => [table, n - (after[table] ?? 0)] as const)
  return Object.fromEntries(removed.filter(([, n]) => n > 0))
}
const ids = (table: keyof DB) => idsIn(t.db, table, orgId)

/** A post with all that can hang on one; its uuid. */
async function wholePost(): Promise<string> {
  const [student, role] = [await t.school.student(orgId), await there.feed.role()]
  const postId = await there.feed.post({ kind: 'poll' }, { roles: [role] })
  await there.feed.holder(role, owner)
  await there.feed.tag(postId, student)
  const poll = await there.feed.poll({ post_id: postId })
  const { data } = await t.as(owner).feedPolls.getPollResults(toPublic('poll', poll))
  await t.as(owner).feedPolls.votePoll(toPublic('poll', poll), { optionIds: [data.options[0]?.optionId ?? ''] })
  const comment = await there.comment(postId)
  await there.comment(postId, { parent_comment_id: comment })
  await there.comment(postId, { deleted_at: daysAgo(0) })
  await there.reaction(postId, owner)
  await there.bookmark(postId, owner)
  return postId
}

describe('rows that were deleted', () => {
  /** Makes one of each, deletes it through the SDK, and answers with what lists show. */
  async function deleteOneOfEach(): Promise<() => Promise<unknown>> {
    const me = t.as(owner)
    const student = await t.school.student(orgId)
    const [role, holder] = [await there.feed.role(), await t.school.person(orgId, 'guardian')]
    await there.feed.holder(role, holder)
    const [link, other] = [await academy.guardianLink(holder, student), await t.school.person(orgId, 'guardian')]
    await academy.guardianLink(other, student)
    await academy.consent(other, student, { type: 'contact_sharing' })
    const family = await academy.family()
    await academy.familyMember(family, { user_id: holder.userId })
    await academy.familyMember(family, { student_id: student })
    const live = await there.feed.post()
    await there.comment(live)
    await there.bookmark(live, owner)

    await me.feed.deletePost(toPublic('post', await wholePost()))
    await me.feedComments.deleteComment(toPublic('cmt', await there.comment(live)))
    await me.tasks.delete(toPublic('task', await t.school.task(orgId)))
    await me.tasks.deleteProject(toPublic('proj', await t.school.project(orgId)))
    await me.academic.classrooms.delete(toPublic('room', await academy.classroom()))
    await me.family.deleteTrustedContact(toPublic('tc', await new Care(t.school, orgId).contact(student)))
    await me.family.revokeGuardianLink(toPublic('glnk', link))
    await me.feedExperienceRoles.removeMember(toPublic('xrl', role), toPublic('usr', holder.userId))
    await me.webhooks.delete(toPublic('whe', await new Hooks(t.school, orgId).endpoint()))
    return () =>
      Promise.all([
        me.feed.getTimeline(),
        me.feedComments.getComments(toPublic('post', live)),
        me.feedBookmarks.getBookmarks(),
        me.feedReports.getReports(),
        me.tasks.list(),
        me.tasks.listProjects(),
        me.academic.classrooms.list(),
        me.family.getTrustedContacts(toPublic('stu', student)),
        me.family.getMembers(),
        me.feedExperienceRoles.getRoles(),
        me.feedExperienceRoles.getMembers(toPublic('xrl', role)),
        me.webhooks.list(),
      ]).then((answers) => answers.map(({ data }) => data))
  }

  it('go after 30 days, with what exists only through them, and no answer changes', async () => {
    const answers = await deleteOneOfEach()
    const [before, shown] = [await rows(), await answers()]
    await setBack(29.9)
    await run()
    expect(await removedSince(before)).toEqual({})
    await setBack(30.1)
    await run()
    const gone: Record<string, number> = {
      posts: 1,
      post_audiences: 1,
      post_tags: 1,
      polls: 1,
      poll_options: 2,
      poll_votes: 1,
      reactions: 1,
      bookmarks: 1,
      comments: 4,
      tasks: 1,
      projects: 1,
      classrooms: 1,
      trusted_contacts: 1,
      family_members: 1,
      experience_role_members: 1,
      webhook_endpoints: 1,
    }
    expect(Object.keys(gone)).toEqual(expect.arrayContaining(Object.keys(DELETED)))
    expect(await removedSince(before)).toEqual(gone)
    expect(await answers()).toEqual(shown)
  })

  it('of another organization wait for its own turn', async () => {
    const other = await t.school.organization()
    const task = await t.school.task(other, { deleted_at: daysAgo(31) })
    await t.school.task(orgId, { deleted_at: daysAgo(31) })
    await run()
    expect(await ids('tasks')).toEqual([])
    expect(await t.db.selectFrom('tasks').select('id').where('org_id', '=', other).execute()).toEqual([{ id: task }])
  })

  it('are unknown afterwards: a post that was deleted twice is no longer told apart', async () => {
    const id = toPublic('post', await there.feed.post())
    const again = () => refusal(t.as(owner).feed.deletePost(id))
    await t.as(owner).feed.deletePost(id)
    expect((await again()).code).toBe('post_already_deleted')
    await setBack(31)
    await run()
    expect((await again()).code).toBe('not_found')
  })

  it('are emptied where something still needs them', async () => {
    const postId = await there.feed.post()
    const parent = await there.comment(postId, { body: 'Something regrettable' })
    const reply = await there.comment(postId, { parent_comment_id: parent })
    await t.as(owner).feedComments.deleteComment(toPublic('cmt', parent))
    const comments = async () => (await t.as(owner).feedComments.getComments(toPublic('post', postId))).data
    const shown = await comments()
    expect(shown).toMatchObject([{ id: toPublic('cmt', reply), parentCommentId: toPublic('cmt', parent) }])
    await setBack(31)
    await run()
    const { body } = await t.db.selectFrom('comments').select('body').where('id', '=', parent).executeTakeFirstOrThrow()
    expect(body).toBe('')
    expect(await comments()).toEqual(shown)
    await t.as(owner).feedComments.deleteComment(toPublic('cmt', reply))
    await setBack(31)
    await run()
    await run()
    expect(await ids('comments')).toEqual([])
  })
})

describe('a row stays as long as', () => {
  const gone = daysAgo(31)

  it('a completed task names the project', async () => {
    const project = await t.school.project(orgId)
    const done = { status: 'completed', completed_at: daysAgo(60), project_id: project }
    const task = await t.school.task(orgId, done)
    await t.as(owner).tasks.deleteProject(toPublic('proj', project))
    const before = (await t.as(owner).tasks.get(toPublic('task', task))).data
    await setBack(31)
    await run()
    expect(await ids('projects')).toEqual([project])
    expect((await t.as(owner).tasks.get(toPublic('task', task))).data).toEqual(before)
    await t.as(owner).tasks.delete(toPublic('task', task))
    await setBack(31)
    await run()
    expect([await ids('tasks'), await ids('projects')]).toEqual([[], []])
  })

  it('an archived section met in the room', async () => {
    const classroom_id = await academy.classroom({ deleted_at: gone })
    const section = await academy.section({ classroom_id, status: 'archived' })
    await run()
    expect(await ids('classrooms')).toEqual([classroom_id])
    await t.db.updateTable('sections').set({ classroom_id: null }).where('id', '=', section).execute()
    await run()
    expect(await ids('classrooms')).toEqual([])
  })

  it('a deleted student had it as homeroom', async () => {
    const homeroom_classroom_id = await academy.classroom({ deleted_at: gone })
    await t.school.student(orgId, { homeroom_classroom_id, deleted_at: gone })
    await run()
    expect(await ids('classrooms')).toEqual([homeroom_classroom_id])
  })

  it('deliveries to the endpoint are kept', async () => {
    const hooks = new Hooks(t.school, orgId)
    const endpoint = await hooks.endpoint({ deleted_at: gone })
    const event = await hooks.event()
    await hooks.delivery(endpoint, event)
    await run()
    expect(await ids('webhook_endpoints')).toEqual([endpoint])
    await t.db.deleteFrom('outbox_events').where('id', '=', event).execute()
    await run()
    expect(await ids('webhook_endpoints')).toEqual([])
  })

  it('a report of the post is open, and for 30 days after it was decided', async () => {
    const postId = await there.feed.post()
    const report = await there.report(postId, await t.school.person(orgId, 'guardian'))
    const decided = await there.report(postId, await t.school.person(orgId, 'guardian'), {
      status: 'dismissed',
      reviewed_at: daysAgo(60),
    })
    await t.as(owner).feed.deletePost(toPublic('post', postId))
    const reports = async () => (await t.as(owner).feedReports.getReports()).data
    const shown = await reports()
    expect(shown).toHaveLength(2)
    await setBack(31)
    await run()
    expect(await reports()).toEqual(shown)
    const review = t.as(owner).feedReports.reviewReport(toPublic('rpt', report), { action: 'dismiss' })
    expect((await review).data.post).toMatchObject({ isDeleted: true, excerpt: 'Post' })
    await run()
    expect(await ids('reports')).toEqual([report, decided])
    await t.db.updateTable('reports').set({ reviewed_at: gone }).where('id', '=', report).execute()
    await run()
    expect([await ids('reports'), await ids('posts')]).toEqual([[], []])
    expect(await reports()).toEqual([])
  })
})
