import type { Scope } from '@homeroom/contract/access'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, refusal } from '../../test/support/academic.ts'
import { Feed } from '../../test/support/feed.ts'
import type { Key, Person } from '../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../test/support/server.ts'
import { newId, toPublic } from '../ids.ts'

let t: TestServer
let orgId: string
let feed: Feed
let academy: Academy
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization()
  feed = new Feed(t.school, orgId)
  academy = new Academy(t.school, orgId)
  await arrange()
})
afterAll(() => t.close())

const READ: Scope[] = ['feed:read']
const people: Record<string, Person | Key> = {}
const posts: Record<string, string> = {}
let child: string
let section: string

const past = '2000-01-01'
const person = async (name: string, ...[role, values]: [Person['role'], { additional_roles?: Person['role'][] }?]) => {
  const made = await t.school.person(orgId, role, values)
  people[name] = made
  return made
}

/** A child in a section, everybody around the two, and a post for each of them. */
async function arrange(): Promise<void> {
  const { school } = t
  child = await school.student(orgId)
  const teacher = await person('teacher', 'teacher')
  section = await school.section(teacher, child)
  const gone = await person('teacher who left', 'teacher')
  await academy.section({}, [await school.teacher(gone, { status: 'inactive' })])
  for (const role of ['owner', 'admin', 'staff', 'health_staff', 'guest'] as const) await person(role, role)
  await person('other teacher', 'teacher')
  await school.guardianLink(await person('guardian', 'guardian'), child)
  await school.guardianLink(await person('former guardian', 'guardian'), child, { ends_on: past })
  await school.guardianLink(await person('guardian without academics', 'guardian'), child, {
    can_view_academics: false,
  })
  await person('other guardian', 'guardian')
  await school.guardianLink(await person('staff and guardian', 'staff', { additional_roles: ['guardian'] }), child)
  const pupil = await person('pupil', 'student')
  await school.db.updateTable('students').set({ user_id: pupil.userId }).where('id', '=', child).execute()
  await person('other pupil', 'student')
  const role = await feed.role()
  await feed.holder(role, await person('guest who helps', 'guest'))
  people.key = await school.key(orgId, READ)
  people['app key'] = await school.appKey(orgId, READ)
  people['super-admin'] = { ...(await school.user({ is_super_admin: true })), orgId, memberId: '', role: 'guest' }

  const author = await person('author', 'guardian')
  const by = { author_id: author.userId }
  posts.org = await feed.post(by)
  posts.section = await feed.post(by, { sections: [section] })
  posts['guardians of section'] = await feed.post(by, { guardiansOf: [section] })
  posts.role = await feed.post(by, { roles: [role] })
  posts.family = await feed.post(by, { children: [child] })
  posts.scheduled = await feed.post({ ...by, status: 'scheduled', scheduled_for: '2099-01-01T00:00:00Z' })
  posts.canceled = await feed.post({ ...by, status: 'canceled', scheduled_for: '2099-01-01T00:00:00Z' })
}

const published = ['org', 'section', 'guardians of section', 'role', 'family']
const drafts = ['scheduled', 'canceled']
const sections = ['section', 'guardians of section']

/** Who sees which of the posts (domain design §5.2, R-AUDIENCE). */
const TABLE: Record<string, string[]> = {
  owner: [...published, ...drafts],
  admin: [...published, ...drafts],
  author: [...published, ...drafts],
  key: published,
  'app key': published.filter((name) => name !== 'family'),
  staff: ['org', ...sections],
  health_staff: ['org'],
  teacher: ['org', ...sections],
  'other teacher': ['org'],
  'teacher who left': ['org'],
  guardian: ['org', ...sections, 'family'],
  'former guardian': ['org'],
  'guardian without academics': ['org', 'family'],
  'other guardian': ['org'],
  'staff and guardian': ['org', ...sections, 'family'],
  pupil: ['org', 'section'],
  'other pupil': ['org'],
  guest: [],
  'guest who helps': ['role'],
  'super-admin': ['org'],
}
const post = (name: string) => toPublic('post', posts[name] as string)
const get = (who: string, name: string) => t.as(people[who] as Person).feed.getPost(post(name))

describe('R-AUDIENCE', () => {
  it.each(Object.keys(TABLE))('shows the %s what is addressed to them, and nothing else', async (who) => {
    const seen: string[] = []
    for (const name of Object.keys(posts)) {
      const answer = await get(who, name).catch(({ code, details }) => ({ code, details }))
      if ('data' in answer) seen.push(name)
      else expect(answer).toEqual({ code: 'not_found', details: { resource: 'post', id: post(name) } })
    }
    expect(seen).toEqual(TABLE[who])
  })

  it('shows an app what is addressed to families that agreed to it, and to no one else', async () => {
    const app = people['app key'] as Key & { appId: string }
    const other = await t.school.student(orgId)
    const both = await feed.post({}, { children: [child, other] })
    const guardian = people.guardian as Person
    await t.school.consent(guardian, child, 'third_party_sharing', { app_id: app.appId })
    expect((await t.as(app).feed.getPost(post('family'))).data.audience.childIds).toEqual([toPublic('stu', child)])
    expect(await refusal(t.as(app).feed.getPost(toPublic('post', both)))).toMatchObject({ code: 'not_found' })
    await t.school.consent(guardian, other, 'third_party_sharing')
    expect((await t.as(app).feed.getPost(toPublic('post', both))).data.audience.childIds).toHaveLength(2)
    await t.db.updateTable('consents').set({ status: 'revoked' }).where('student_id', '=', other).execute()
    expect(await refusal(t.as(app).feed.getPost(toPublic('post', both)))).toMatchObject({ code: 'not_found' })
    await t.db.deleteFrom('consents').where('student_id', '=', child).execute()
  })

  it('ends with the membership of a role', async () => {
    const [role, guest] = [await feed.role(), await t.school.person(orgId, 'guest')]
    const id = toPublic('post', await feed.post({}, { roles: [role] }))
    const membership = await feed.holder(role, guest)
    await t.as(guest).feed.getPost(id)
    await t.db
      .updateTable('experience_role_members')
      .set({ deleted_at: sql`now()` })
      .where('id', '=', membership)
      .execute()
    expect(await refusal(t.as(guest).feed.getPost(id))).toMatchObject({ code: 'not_found' })
  })

  it('knows nothing of other schools, of deleted posts and of none', async () => {
    const deleted = await feed.post({ deleted_at: new Date().toISOString() })
    const foreign = await new Feed(t.school, await t.school.organization()).post()
    for (const id of [deleted, foreign, newId()]) {
      const call = t.as(people.owner as Person).feed.getPost(toPublic('post', id))
      expect(await refusal(call)).toMatchObject({ code: 'not_found' })
    }
  })
})

describe('what a post names', () => {
  const names = async (who: string, id: string) => {
    const { audience, taggedStudentIds } = (await t.as(people[who] as Person).feed.getPost(id)).data
    return { ...audience, taggedStudentIds }
  }

  it('is shown as far as the caller may see it, and whole to its author and to moderators', async () => {
    const [other, elsewhere] = [await t.school.student(orgId), await academy.section()]
    const author_id = (people.author as Person).userId
    const bySection = toPublic('post', await feed.post({ author_id }, { sections: [section, elsewhere] }))
    const byChild = toPublic('post', await feed.post({ author_id }, { children: [child, other] }))
    const [sec, sec2] = [section, elsewhere].toSorted().map((id) => toPublic('sec', id))
    const [stu, stu2] = [child, other].toSorted().map((id) => toPublic('stu', id))
    for (const who of ['owner', 'author', 'staff']) {
      expect((await names(who, bySection)).sectionIds, who).toEqual([sec, sec2])
    }
    for (const who of ['owner', 'author', 'staff and guardian']) {
      expect((await names(who, byChild)).childIds, who).toEqual([stu, stu2])
    }
    for (const who of ['teacher', 'guardian', 'pupil']) {
      expect((await names(who, bySection)).sectionIds, who).toEqual([toPublic('sec', section)])
    }
    expect((await names('guardian', byChild)).childIds).toEqual([toPublic('stu', child)])
  })

  it('includes tagged children whom the caller may see and whose guardians agree to photos, today', async () => {
    const other = await t.school.student(orgId)
    const guardian = people.guardian as Person
    const id = await feed.post()
    await feed.tag(id, child, other)
    const shown = async (who: string) => (await names(who, toPublic('post', id))).taggedStudentIds
    const both = [child, other].toSorted().map((one) => toPublic('stu', one))
    expect(await shown('owner')).toEqual([])
    await t.school.consent(guardian, child, 'photo_media')
    const consent = await t.school.consent(guardian, other, 'photo_media')
    for (const who of ['owner', 'staff', 'key']) expect(await shown(who), who).toEqual(both)
    for (const who of ['teacher', 'guardian', 'pupil']) expect(await shown(who), who).toEqual([toPublic('stu', child)])
    for (const who of ['health_staff', 'other guardian', 'app key']) expect(await shown(who), who).toEqual([])
    await t.db.updateTable('consents').set({ status: 'revoked' }).where('id', '=', consent).execute()
    expect(await shown('owner')).toEqual([toPublic('stu', child)])
  })
})
