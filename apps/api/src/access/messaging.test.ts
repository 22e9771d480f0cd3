import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Academy, fault, refusal } from '../../test/support/academic.ts'
import type { Key, Person } from '../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../test/support/server.ts'
import { Talk } from '../../test/support/talk.ts'
import { toPublic } from '../ids.ts'

let t: TestServer
let orgId: string
let talk: Talk
/** Teaches the child. */
let teacher: Person
let mother: Person
let otherParent: Person
let staff: Person
/** A child of eight who signs in, and a classmate. */
let pupil: Person
let child: string
let classmate: Person
beforeAll(async () => {
  t = await startTestServer()
})
afterAll(() => t.close())
beforeEach(async () => {
  orgId = await t.school.organization()
  talk = new Talk(t.school, orgId)
  teacher = await t.school.person(orgId, 'teacher')
  mother = await t.school.person(orgId, 'guardian')
  otherParent = await t.school.person(orgId, 'guardian')
  staff = await t.school.person(orgId, 'staff')
  ;[pupil, child] = await student(8)
  const [other, otherChild] = await student(8)
  classmate = other
  await t.school.guardianLink(mother, child)
  await family(mother, child)
  await family(otherParent, otherChild)
  await t.school.guardianLink(otherParent, otherChild)
  const section = await t.school.section(teacher, child)
  const { term_id } = await t.db
    .selectFrom('sections')
    .select('term_id')
    .where('id', '=', section)
    .executeTakeFirstOrThrow()
  await t.school.add('enrollments', orgId, { student_id: otherChild, section_id: section, term_id, status: 'active' })
  for (const id of [child, otherChild]) {
    await t.school.consent(mother, id, 'data_processing')
    await t.school.consent(mother, id, 'direct_messaging')
  }
})

async function student(age: number): Promise<[Person, string]> {
  const person = await t.school.person(orgId, 'student')
  const birth_date = `${new Date().getUTCFullYear() - age - 1}-01-01`
  return [person, await t.school.student(orgId, { user_id: person.userId, birth_date })]
}
async function family(parent: Person, student_id: string): Promise<void> {
  const there = new Academy(t.school, orgId)
  const id = await there.family()
  await there.familyMember(id, { user_id: parent.userId })
  await there.familyMember(id, { student_id })
}

const usr = ({ userId }: Pick<Person, 'userId'>) => toPublic('usr', userId)
const conv = (id: string) => toPublic('conv', id)
const stu = (id: string) => toPublic('stu', id)
const as = (caller: Person | Key) => t.as(caller).messaging
const open = async (who: Person | Key, other: Pick<Person, 'userId'>) => {
  try {
    await as(who).createConversation({ participantId: usr(other) })
    return 'open'
  } catch (error) {
    return (error as { code: string }).code
  }
}
const withdraw = (type: string, id = child) =>
  t.db.deleteFrom('consents').where('student_id', '=', id).where('type', '=', type).execute()
const lacks = (childId: string | null, consentType = 'direct_messaging') => ({
  code: 'CONSENT_REQUIRED',
  details: { childId, consentType },
})

describe('who may write to whom (R-PEER for messaging)', () => {
  it('a student writes to teachers of her own sections and to her guardians, nobody else', async () => {
    const otherTeacher = await t.school.person(orgId, 'teacher')
    expect(await open(pupil, teacher)).toBe('open')
    expect(await open(pupil, mother)).toBe('open')
    for (const someone of [classmate, otherParent, otherTeacher, staff])
      expect(await open(pupil, someone)).toBe('validation_error')
  })

  it('a guardian writes to the staff and to her own children, not to other families’', async () => {
    for (const someone of [teacher, staff, pupil]) expect(await open(mother, someone)).toBe('open')
    for (const someone of [classmate, otherParent]) expect(await open(mother, someone)).toBe('validation_error')
  })

  it('a shared group lets parents write to each other, never to each other’s children', async () => {
    await talk.group([teacher, mother, otherParent, pupil, classmate])
    expect(await open(mother, otherParent)).toBe('open')
    expect(await open(mother, classmate)).toBe('validation_error')
    expect(await open(pupil, classmate)).toBe('validation_error')
    expect(await open(pupil, otherParent)).toBe('validation_error')
  })

  it('a link that ended opens nothing', async () => {
    await t.db.updateTable('guardian_links').set({ ends_on: '2020-01-01' }).where('student_id', '=', child).execute()
    expect(await open(mother, pupil)).toBe('validation_error')
    expect(await open(pupil, mother)).toBe('validation_error')
  })

  it('whoever lost the link to her child has lost the rest of the family, too', async () => {
    const father = await t.school.person(orgId, 'guardian')
    const { family_id } = await t.db
      .selectFrom('family_members')
      .select('family_id')
      .where('user_id', '=', mother.userId)
      .executeTakeFirstOrThrow()
    await new Academy(t.school, orgId).familyMember(family_id, { user_id: father.userId })
    const link = await t.school.guardianLink(father, child)
    const meets = async () => {
      const seen = (await t.as(father).profiles.list({ role: 'guardian' })).data.map(({ userId }) => userId)
      return [seen.includes(usr(mother)), await open(father, mother), await open(father, pupil)]
    }
    expect(await meets()).toEqual([true, 'open', 'open'])
    for (const change of [{ status: 'suspended' }, { status: 'active', ends_on: '2020-01-01' }]) {
      await t.db.updateTable('guardian_links').set(change).where('id', '=', link).execute()
      expect(await meets()).toEqual([false, 'validation_error', 'validation_error'])
    }
  })

  it('a super-admin writes as what she is here', async () => {
    const user = await t.school.user({ is_super_admin: true })
    const parent = await t.school.membership(orgId, user, 'guardian')
    expect([await open(parent, pupil), await open(parent, mother)]).toEqual(['validation_error', 'validation_error'])
    expect(await open(parent, teacher)).toBe('open')
  })

  it('the staff writes to everybody, and puts them into groups together', async () => {
    for (const someone of [pupil, classmate, mother, otherParent, teacher])
      expect(await open(staff, someone)).toBe('open')
    const memberIds = [pupil, classmate, mother, otherParent].map(usr)
    const { data } = await as(teacher).createGroup({ name: 'Class', memberIds })
    await as(pupil).sendMessage(data.id, { body: 'Hi' })
    expect((await as(otherParent).listMessages(data.id)).data).toHaveLength(1)
  })

  it('another school’s person is not there', async () => {
    const foreign = await t.school.person(await t.school.organization(), 'guardian')
    for (const who of [staff, mother, pupil]) {
      const call = as(who).createConversation({ participantId: usr(foreign) })
      expect(await fault(call)).toEqual(['participantId', 'not_found'])
    }
  })
})

describe('consent to direct messaging', () => {
  it('is asked for a young student, on either side', async () => {
    await withdraw('direct_messaging')
    const of = (who: Person, other: Person) => refusal(as(who).createConversation({ participantId: usr(other) }))
    for (const who of [teacher, mother, staff]) expect(await of(who, pupil)).toEqual(lacks(stu(child)))
    expect(await of(pupil, teacher)).toEqual(lacks(stu(child)))
    const group = { name: 'Class', memberIds: [usr(pupil), usr(mother), usr(classmate)] }
    expect(await refusal(as(teacher).createGroup(group))).toEqual(lacks(stu(child)))
    const id = conv(await talk.group([teacher]))
    expect(await refusal(as(teacher).addGroupMembers(id, { memberIds: [usr(pupil)] }))).toEqual(lacks(stu(child)))
  })

  it('is not asked from the age of digital consent on; without a birth date a student is younger', async () => {
    const [older, olderChild] = await student(14)
    expect(await open(teacher, older)).toBe('open')
    await t.db.updateTable('students').set({ birth_date: null }).where('id', '=', olderChild).execute()
    expect(await open(teacher, older)).toBe('CONSENT_REQUIRED')
    expect(await open(older, teacher)).toBe('validation_error')
  })

  it('is asked for everyone in a conversation whenever something is said', async () => {
    const group = await talk.group([teacher, mother, otherParent, pupil, classmate])
    const id = conv(group)
    for (const who of [teacher, mother, pupil]) await as(who).sendMessage(id, { body: 'x' })
    await t.db.updateTable('consents').set({ status: 'revoked' }).where('student_id', '=', child).execute()
    for (const who of [teacher, mother, pupil])
      expect(await refusal(as(who).sendMessage(id, { body: 'x' }))).toEqual(lacks(stu(child)))
    // Nobody is told whose child it is to whom that child is nothing.
    expect(await refusal(as(otherParent).sendMessage(id, { body: 'x' }))).toEqual(lacks(null))
    expect((await as(pupil).listMessages(id)).data).toHaveLength(3)
    await as(teacher).removeGroupMember(id, usr(pupil))
    await as(otherParent).sendMessage(id, { body: 'without her' })
  })

  it('of an expired kind is none', async () => {
    const past = new Date(Date.now() - 1_000).toISOString()
    await t.db.updateTable('consents').set({ expires_at: past }).where('student_id', '=', child).execute()
    expect(await open(teacher, pupil)).toBe('CONSENT_REQUIRED')
  })

  it('keys stand in for the staff; an app needs consent to sharing with it as well, at any age', async () => {
    const scopes = ['conversations:write' as const, 'messages:write' as const]
    const key = await t.school.key(orgId, scopes)
    const app = await t.school.appKey(orgId, scopes)
    const [older, olderChild] = await student(14)
    expect([await open(key, pupil), await open(key, older), await open(key, mother)]).toEqual(['open', 'open', 'open'])
    const of = (other: Person) => refusal(as(app).createConversation({ participantId: usr(other) }))
    expect(await of(pupil)).toEqual(lacks(stu(child), 'third_party_sharing'))
    expect(await of(older)).toEqual(lacks(stu(olderChild), 'third_party_sharing'))
    for (const id of [child, olderChild]) await t.school.consent(mother, id, 'third_party_sharing')
    expect([await open(app, pupil), await open(app, older)]).toEqual(['open', 'open'])
  })

  it('the children in a conversation are named to the outbox, and to nobody else', async () => {
    const group = conv(await talk.group([teacher, pupil, classmate, mother]))
    const { data } = await as(teacher).sendMessage(group, { body: 'x' })
    const events = await t.db
      .selectFrom('outbox_events')
      .select(['type', 'student_ids', 'payload'])
      .where('org_id', '=', orgId)
      .execute()
    expect(events.map(({ type }) => type)).toEqual(['message.sent'])
    expect(events[0]?.student_ids).toHaveLength(2)
    expect(events[0]?.student_ids).toContain(child)
    expect(JSON.stringify(events[0]?.payload)).not.toContain('stu_')
    expect(JSON.stringify(data)).not.toContain('stu_')
  })
})

it('shows a student’s picture with consent to photos, and to her family, and never in an event', async () => {
  await t.db
    .updateTable('students')
    .set({ avatar_url: 'https://cdn.example.org/child.png' })
    .where('id', '=', child)
    .execute()
  const { data } = await as(teacher).createGroup({ name: 'Class', memberIds: [usr(pupil), usr(mother)] })
  const picture = async (who: Person) => {
    const [group] = (await as(who).listGroups()).data
    return group?.participants.find(({ userId }) => userId === usr(pupil))?.avatarUrl
  }
  const shown = 'https://cdn.example.org/child.png'
  expect([await picture(teacher), await picture(mother), await picture(pupil)]).toEqual([null, shown, shown])
  await t.school.consent(mother, child, 'photo_media')
  expect(await picture(teacher)).toBe(shown)
  await as(pupil).sendMessage(data.id, { body: 'x' })
  expect((await as(teacher).listMessages(data.id)).data[0]?.sender.avatarUrl).toBe(shown)
  await as(teacher).addGroupMembers(data.id, { memberIds: [usr(staff)] })
  const events = await t.db.selectFrom('outbox_events').select('payload').where('org_id', '=', orgId).execute()
  expect(JSON.stringify(events)).not.toContain('child.png')
})
