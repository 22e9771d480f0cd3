import type { Insertable } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Academy } from '../../test/support/academic.ts'
import { type Audience, Feed } from '../../test/support/feed.ts'
import type { Person } from '../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../test/support/server.ts'
import { eventually } from '../../test/support/wait.ts'
import type { DB } from '../db/schema.generated.ts'
import { newId, toPublic } from '../ids.ts'
import { notificationRules } from './recipients.ts'

let t: TestServer
let orgId: string
let academy: Academy
let owner: Person
let teacher: Person
let mother: Person
let father: Person
let pupil: Person
let child: string
let sectionId: string
beforeAll(async () => {
  t = await startTestServer({ role: 'all' })
})
afterAll(() => t.close())
beforeEach(async () => {
  const { school } = t
  orgId = await school.organization()
  academy = new Academy(school, orgId)
  owner = await school.person(orgId, 'owner')
  teacher = await school.person(orgId, 'teacher')
  mother = await school.person(orgId, 'guardian')
  father = await school.person(orgId, 'guardian')
  pupil = await school.person(orgId, 'student')
  child = await school.student(orgId, {
    user_id: pupil.userId,
    first_name: 'Lucia',
    last_name: 'Vidal',
    birth_date: '2018-01-01',
  })
  await school.guardianLink(mother, child)
  sectionId = await school.section(teacher, child)
})

const add = async <Table extends keyof DB>(table: Table, values: Record<string, unknown>): Promise<string> => {
  const row = { org_id: orgId, id: newId(), ...values }
  await t.db
    .insertInto(table)
    .values(row as unknown as Insertable<DB[Table]>)
    .execute()
  return row.id
}
/** An event as a request leaves it, and waits until it was handed on. */
async function emit(type: string, resource_id: string, more: Record<string, unknown> = {}): Promise<string> {
  const resource_type = type.split('.')[0] ?? ''
  const told = { type, resource_type, resource_id, payload: '{}', actor_kind: 'user', actor_id: newId() }
  const id = await add('outbox_events', { ...told, ...more })
  await eventually(() => dispatched(id))
  return id
}
const dispatched = async (id: string) =>
  (await t.db.selectFrom('outbox_events').select('dispatched_at').where('id', '=', id).executeTakeFirst())
    ?.dispatched_at
/** Who was told of an event, and the text. */
async function told(eventId: string): Promise<{ who: string[]; texts: (string | null)[][] }> {
  const rows = await t.db.selectFrom('notifications').selectAll().where('event_id', '=', eventId).execute()
  const texts = new Set(rows.map(({ title, body }) => JSON.stringify([title, body])))
  return { who: rows.map(({ user_id }) => user_id).toSorted(), texts: [...texts].map((text) => JSON.parse(text)) }
}
const some = <T>(rows: T[]): T[] | null => (rows.length > 0 ? rows : null)
const users = (...people: Person[]) => people.map(({ userId }) => userId).toSorted()
const consent = (type = 'data_processing') => t.school.consent(mother, child, type)

describe('a task', () => {
  it('given to somebody is told to them through the API, once, and not to who gave it', async () => {
    const { data: task } = await t
      .as(owner)
      .tasks.create({ title: 'Secret', assigneeId: toPublic('usr', teacher.userId) })
    const list = () =>
      t
        .as(teacher)
        .notifications.list()
        .then(({ data }) => data)
    const [notification] = (await eventually(async () => some(await list()))) ?? []
    expect(notification).toMatchObject({
      type: 'task.created',
      title: 'New task',
      body: null,
      resource: { type: 'task', id: task.id },
      readAt: null,
    })
    await t.as(teacher).tasks.complete(task.id)
    const mine = () =>
      t
        .as(owner)
        .notifications.list()
        .then(({ data }) => data)
    const [completed] = (await eventually(async () => some(await mine()))) ?? []
    expect(completed).toMatchObject({ type: 'task.completed', title: 'Task completed' })
    expect(JSON.stringify([notification, completed])).not.toContain('Secret')
    await t.as(owner).tasks.create({ title: 'My own', assigneeId: toPublic('usr', owner.userId) })
    await t.as(owner).tasks.create({ title: 'Last', assigneeId: toPublic('usr', teacher.userId) })
    await eventually(async () => (await list()).length === 2)
    expect(await mine()).toHaveLength(1)
  })

  it('about a child is told only to who may know of the child', async () => {
    const about = (assignee: Person) => t.school.task(orgId, { student_id: child, assignee_id: assignee.userId })
    const other = await t.school.person(orgId, 'teacher')
    const outcomes = async () =>
      Promise.all(
        [teacher, other, mother, father, owner].map(
          async (who) => (await told(await emit('task.created', await about(who)))).who.length,
        ),
      )
    expect(await outcomes()).toEqual([1, 0, 0, 0, 1])
    await consent()
    expect(await outcomes()).toEqual([1, 0, 1, 0, 1])
    const named = await told(await emit('task.assigned', await about(mother)))
    expect(named.texts).toEqual([['Task assigned to you', 'Lucia Vidal']])
  })

  it('is told to no key, and to nobody who left', async () => {
    const key = await t.school.key(orgId, ['tasks:write'])
    const gone = await t.school.person(orgId, 'staff', { status: 'removed' })
    for (const assignee_id of [key.serviceUserId, gone.userId]) {
      const id = await emit('task.created', await t.school.task(orgId, { assignee_id }))
      expect((await told(id)).who).toEqual([])
    }
  })
})

describe('school work', () => {
  const occurred_at = new Date().toISOString()
  const assessment = (values: object) =>
    add('assessments', { section_id: sectionId, title: 'Quiz', category: 'quiz', max_score: 10, ...values })
  const grade = async (released: boolean) => {
    const { term_id } = await t.db
      .selectFrom('sections')
      .select('term_id')
      .where('id', '=', sectionId)
      .executeTakeFirstOrThrow()
    const at = released ? { released_at: occurred_at } : {}
    const where = { assessment_id: await assessment({ term_id }), student_id: child, section_id: sectionId, term_id }
    return add('grades', { ...where, score: 7, graded_at: new Date().toISOString(), ...at })
  }

  it('tells guardians with consent and an academic link of a released grade, without its score', async () => {
    const id = await grade(true)
    expect((await told(await emit('grade.released', id, { occurred_at }))).who).toEqual([])
    await consent()
    await t.school.guardianLink(father, child, { can_view_academics: false })
    const { who, texts } = await told(await emit('grade.released', id, { occurred_at }))
    expect(who).toEqual(users(mother, pupil))
    expect(texts).toEqual([['New grade', 'Lucia Vidal']])
    expect((await told(await emit('grade.released', await grade(false), { occurred_at }))).who).toEqual([])
  })

  it('tells of every grade of a bulk that was released', async () => {
    await consent()
    const payload = JSON.stringify({ object: { released: true, gradeIds: [toPublic('grd', await grade(true))] } })
    const id = await emit('grade.bulk_submitted', newId(), { payload, occurred_at })
    expect((await told(id)).who).toEqual(users(mother, pupil))
  })

  it('tells the families of a section of a published assignment, naming each guardian’s own children', async () => {
    await consent()
    const sister = await t.school.student(orgId, { first_name: 'Ana', last_name: 'Vidal' })
    await t.school.guardianLink(mother, sister)
    await t.school.consent(mother, sister, 'data_processing')
    await academy.enrollment(sister, sectionId, { status: 'active' })
    const stranger = await t.school.student(orgId)
    await academy.enrollment(stranger, sectionId, { status: 'active' })
    await t.school.guardianLink(father, stranger)
    const assignment = await add('assignments', { section_id: sectionId, title: 'Essay', status: 'published' })
    const id = await emit('assignment.published', assignment)
    expect((await told(id)).who).toEqual(users(mother, pupil))
    const bodies = await t.db
      .selectFrom('notifications')
      .select(['user_id', 'body'])
      .where('event_id', '=', id)
      .execute()
    expect(bodies.find(({ user_id }) => user_id === mother.userId)?.body).toBe('Ana Vidal, Lucia Vidal')
    expect(bodies.find(({ user_id }) => user_id === pupil.userId)?.body).toBe('Lucia Vidal')
  })

  it.each([
    ['absent_unexcused', 1],
    ['tardy', 1],
    ['present', 0],
    ['absent_excused', 0],
  ])('tells guardians of %s: %d', async (status, count) => {
    await consent()
    const record = await add('attendance_records', {
      student_id: child,
      date: '2026-11-20',
      status,
      marked_at: occurred_at,
    })
    const { who, texts } = await told(await emit('attendance.marked', record, { occurred_at }))
    expect(who).toEqual(count === 1 ? users(mother) : [])
    expect(JSON.stringify(texts)).not.toContain(status)
    const payload = JSON.stringify({ object: { recordIds: [toPublic('att', record)] } })
    const id = await emit('attendance.bulk_marked', newId(), { payload, occurred_at })
    expect((await told(id)).who).toHaveLength(count)
  })

  it('tells of what a bulk changed, and not of what it repeats', async () => {
    await consent()
    const [hers, other] = [child, await t.school.student(orgId)]
    await academy.enrollment(other, sectionId)
    const { attendance, grades } = t.as(teacher).academic
    const section = toPublic('sec', sectionId)
    const each = <First, Second>(first: First, second: Second) => [
      { studentId: toPublic('stu', hers), ...first },
      { studentId: toPublic('stu', other), ...second },
    ]
    const date = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    for (const status of ['present', 'tardy'] as const) {
      const records = each(
        { status: 'absent_unexcused' as const },
        { status, ...(status === 'tardy' ? { minutesLate: 5 } : {}) },
      )
      await attendance.bulkMark({ sectionId: section, date, records })
    }
    const { data } = await grades.createAssessment({
      sectionId: section,
      title: 'Quiz',
      category: 'quiz',
      maxScore: 10,
    })
    for (const score of [5, 6]) {
      await grades.bulkSubmitGrades({ assessmentId: data.id, release: true, grades: each({ score: 7 }, { score }) })
    }
    await grades.bulkSubmitGrades({ assessmentId: data.id, grades: each({ score: 8 }, { score: 6 }) })
    const waiting = t.db
      .selectFrom('outbox_events')
      .select('id')
      .where('org_id', '=', orgId)
      .where('dispatched_at', 'is', null)
    await eventually(async () => (await waiting.execute()).length === 0)
    const notified = t.db.selectFrom('notifications').select('type').where('user_id', '=', mother.userId)
    expect((await notified.execute()).map(({ type }) => type).toSorted()).toEqual([
      'attendance.bulk_marked',
      'grade.bulk_submitted',
    ])
  })
})

describe('the community', () => {
  it('tells who takes part in a conversation and did not mute it', async () => {
    const conversation_id = await add('conversations', { kind: 'group', name: 'Trip' })
    const join = (who: Person, values = {}) =>
      t.db
        .insertInto('conversation_participants')
        .values({ org_id: orgId, conversation_id, user_id: who.userId, joined_at: '2026-01-01T00:00:00Z', ...values })
        .execute()
    await join(teacher)
    await join(mother)
    await join(father, { is_muted: true })
    await join(owner, { left_at: '2026-02-01T00:00:00Z' })
    const message = await add('messages', { conversation_id, sender_id: teacher.userId, body: 'Bring boots' })
    const { who, texts } = await told(await emit('message.sent', message))
    expect([who, texts]).toEqual([users(mother), [['New message', null]]])
  })

  it('tells those whom an announcement addresses', async () => {
    const [guest, feed] = [await t.school.person(orgId, 'guest'), new Feed(t.school, orgId)]
    const post = async (values: Record<string, unknown>, audience: Audience = {}) => {
      const id = await feed.post({ author_id: owner.userId, kind: 'announcement', ...values }, audience)
      return (await told(await emit('post.published', id))).who
    }
    expect(await post({})).toEqual(users(teacher, mother, father, pupil))
    expect(await post({ kind: 'post' })).toEqual([])
    expect(await post({ deleted_at: new Date().toISOString() })).toEqual([])
    expect(await post({}, { sections: [sectionId] })).toEqual(users(teacher, mother, pupil))
    expect(await post({}, { guardiansOf: [sectionId] })).toEqual(users(teacher, mother))
    expect(await post({}, { children: [child] })).toEqual(users(mother))
    const role = await feed.role()
    await feed.holder(role, guest)
    expect(await post({}, { roles: [role] })).toEqual(users(guest))
  })

  it('tells moderators of a report, and the author of what came of it', async () => {
    const admin = await t.school.person(orgId, 'staff', { additional_roles: ['admin'] })
    const post_id = await add('posts', { author_id: father.userId, body: 'x' })
    const report = (values = {}) => add('reports', { post_id, reporter_id: mother.userId, reason: 'spam', ...values })
    const { who, texts } = await told(await emit('report.created', await report()))
    expect([who, texts]).toEqual([users(owner, admin), [['A post was reported', null]]])
    const reviewed = async (action: string, reporter: Person) =>
      (
        await told(
          await emit('report.reviewed', await report({ action, status: 'actioned', reporter_id: reporter.userId })),
        )
      ).who
    expect(await reviewed('warn_author', teacher)).toEqual(users(father))
    expect(await reviewed('dismiss', owner)).toEqual([])
  })

  it('tells a new guardian of the link without naming the child, and guardians of a PIN with consent to contacts', async () => {
    const link = newId()
    await t.school.guardianLink(father, child, { id: link, status: 'pending' })
    expect(await told(await emit('guardian_link.created', link))).toEqual({
      who: users(father),
      texts: [['You were named as a guardian', null]],
    })
    const contact = await add('trusted_contacts', {
      student_id: child,
      name: 'Eva Gil',
      relationship: 'relative',
    })
    expect((await told(await emit('trusted_contact.pin_failed', contact))).who).toEqual([])
    await consent('contact_sharing')
    expect((await told(await emit('trusted_contact.pin_verified', contact))).who).toEqual(users(mother))
  })

  it('tells owners and admins of installed apps and keys', async () => {
    for (const type of ['app.installed', 'api_key.created', 'api_key.revoked', 'quota.threshold_reached'])
      expect((await told(await emit(type, newId()))).who).toEqual(users(owner))
    expect((await told(await emit('app.installed', newId(), { actor_id: owner.userId }))).who).toEqual([])
  })
})

describe('every rule', () => {
  it('has a statement that the database takes', async () => {
    for (const type of Object.keys(notificationRules)) await emit(type, newId())
  })
})
