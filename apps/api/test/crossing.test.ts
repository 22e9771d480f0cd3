import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId, toPublic } from '../src/ids.ts'
import { setAppSuspended } from '../src/operator/apps.ts'
import { reseal } from '../src/operator/keys.ts'
import { createOrganization } from '../src/operator/organizations.ts'
import { sealedColumns } from '../src/sealed.ts'
import { type MasterKey, Secrets } from '../src/secrets.ts'
import { Meter, USERS } from '../src/usage/meter.ts'
import { Quotas } from '../src/usage/quota.ts'
import { Academy } from './support/academic.ts'
import { holdRow, somebodyWaits } from './support/locks.ts'
import type { Person } from './support/school.ts'
import { startTestServer, type TestServer } from './support/server.ts'
import { Talk } from './support/talk.ts'

const [old, current] = ['old', 'current'].map((id): MasterKey => ({ id, key: randomBytes(32) })) as [
  MasterKey,
  MasterKey,
]
let t: TestServer
let orgId: string
let academy: Academy
let talk: Talk
let owner: Person
let admin: Person
beforeAll(async () => {
  t = await startTestServer({ masterKeys: [old] })
  orgId = await t.school.organization()
  academy = new Academy(t.school, orgId)
  talk = new Talk(t.school, orgId)
  owner = await t.school.person(orgId, 'owner')
  admin = await t.school.person(orgId, 'admin')
})
afterAll(() => t.close())

const usr = ({ userId }: { userId: string }) => toPublic('usr', userId)
const mbr = ({ memberId }: { memberId: string }) => toPublic('mbr', memberId)
type Table = Parameters<typeof holdRow>[1]

/** Two calls, each as far as it comes while a row is held, the first in front; then the row is let go. */
async function crossing(
  [table, id]: [Table, string],
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<unknown[]> {
  const held = await holdRow(t.db, table, id)
  const calls = [outcome(first())]
  await held.somebodyWaits(1)
  calls.push(outcome(second()))
  await held.somebodyWaits(2)
  await held.release()
  return Promise.all(calls)
}
const outcome = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'done',
    ({ code, details, message }) => code && [code, details?.reason ?? details?.field ?? message],
  )

describe('a member who is removed', () => {
  it('keeps nobody waiting who says something to her at that moment', async () => {
    const member = await t.school.person(orgId, 'staff')
    const id = await talk.direct(owner, member)
    const outcomes = await crossing(
      ['conversations', id],
      () => t.as(owner).messaging.sendMessage(toPublic('conv', id), { body: 'Farewell' }),
      () => t.as(admin).identity.updateMember(mbr(member), { status: 'removed' }),
    )
    expect(outcomes).toEqual(['done', 'done'])
    const { status, last_message_id } = await t.db
      .selectFrom('conversations')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect([status, last_message_id]).toEqual(['archived', expect.any(String)])
  })

  it.each(['removed', 'suspended'] as const)('is not talked to once she is %s', async (status) => {
    const member = await t.school.person(orgId, 'staff')
    const outcomes = await crossing(
      ['memberships', member.memberId],
      () => t.as(admin).identity.updateMember(mbr(member), { status }),
      () => t.as(owner).messaging.createConversation({ participantId: usr(member), message: { body: 'Hello' } }),
    )
    expect(outcomes).toEqual(['done', ['validation_error', expect.any(String)]])
    const places = await t.db
      .selectFrom('conversation_participants')
      .select('conversation_id')
      .where('user_id', '=', member.userId)
      .execute()
    expect(places).toEqual([])
  })

  it('opens no conversation with a request that was under way', async () => {
    const member = await t.school.person(orgId, 'staff')
    const outcomes = await crossing(
      ['memberships', member.memberId],
      () => t.as(admin).identity.updateMember(mbr(member), { status: 'removed' }),
      () => t.as(member).messaging.createConversation({ participantId: usr(owner) }),
    )
    expect(outcomes).toEqual(['done', ['membership_inactive', expect.any(String)]])
  })
})

it('a member who changes her profile is not in the way of who invites her again', async () => {
  const member = await t.school.person(orgId, 'staff', { email: `${newId()}@example.org` })
  const { email } = await t.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', member.userId)
    .executeTakeFirstOrThrow()
  const outcomes = await crossing(
    ['memberships', member.memberId],
    () => t.as(member).profiles.updateMine({ locale: 'fr' }),
    () => t.as(admin).identity.inviteMember({ email: email as string, role: 'staff' }),
  )
  expect(outcomes).toEqual(['done', ['conflict', 'duplicate']])
})

describe('an app', () => {
  const install = async () => {
    const id = await t.school.app(['tasks:read'])
    await t.as(admin).store.install(toPublic('app', id))
    const { id: installation } = await t.db
      .selectFrom('app_installations')
      .select('id')
      .where('app_id', '=', id)
      .executeTakeFirstOrThrow()
    return { id, installation }
  }
  const family = async (appId: string) => {
    const guardian = await t.school.person(orgId, 'guardian')
    const child = await t.school.student(orgId)
    await t.school.guardianLink(guardian, child)
    const given = { app_id: appId, policy_version: '2020-01' }
    const consent = await t.school.consent(guardian, child, 'third_party_sharing', given)
    const { consent_policy_version: policyVersion } = await t.db
      .selectFrom('organizations')
      .select('consent_policy_version')
      .where('id', '=', orgId)
      .executeTakeFirstOrThrow()
    const wanted = { type: 'third_party_sharing', appId: toPublic('app', appId), policyVersion } as const
    return { child, consent, grant: () => t.as(guardian).family.grantConsent(toPublic('stu', child), wanted) }
  }
  const suspend = async (appId: string) => {
    const { slug } = await t.db.selectFrom('apps').select('slug').where('id', '=', appId).executeTakeFirstOrThrow()
    return setAppSuspended(t.db, slug, true)
  }
  const statuses = async (table: 'consents' | 'app_installations', appId: string) =>
    (await t.db.selectFrom(table).select('status').where('app_id', '=', appId).orderBy('id').execute()).map(
      ({ status }) => status,
    )

  it('that is uninstalled ends the consent that is being given anew', async () => {
    const { id } = await install()
    const { consent, grant } = await family(id)
    const outcomes = await crossing(['consents', consent], grant, () =>
      t.as(admin).store.uninstall(toPublic('app', id)),
    )
    expect(outcomes).toEqual(['done', 'done'])
    expect(await statuses('consents', id)).toEqual(['superseded', 'superseded'])
  })

  it('that is suspended waits for no consent that waits for it', async () => {
    const { id } = await install()
    const { consent, grant } = await family(id)
    const outcomes = await crossing(['consents', consent], grant, () => suspend(id))
    expect(outcomes).toEqual(['done', 'done'])
    expect(await statuses('app_installations', id)).toEqual(['suspended'])
  })

  it('that is suspended is installed by nobody any more', async () => {
    const { id, installation } = await install()
    const elsewhere = await t.school.person(await t.school.organization(), 'owner')
    const outcomes = await crossing(
      ['app_installations', installation],
      () => suspend(id),
      () => t.as(elsewhere).store.install(toPublic('app', id)),
    )
    expect(outcomes).toEqual(['done', ['conflict', 'app_not_published']])
    expect(await statuses('app_installations', id)).toEqual(['suspended'])
  })
})

describe('a grade', () => {
  /** Of work that was handed in, and not yet shown to the family. */
  async function graded(student: { work: string; grade: object }) {
    const { person: teacher, teacherId } = await academy.newTeacher()
    const section = await academy.section({}, [teacherId])
    const child = await t.school.student(orgId)
    await academy.enrollment(child, section)
    const assignment = await academy.assignment(section)
    const submission = await academy.submission(assignment, child, { status: student.work })
    const assessment = await academy.assessment(section, { assignment_id: assignment })
    const grade = await academy.grade(assessment, child, student.grade)
    const grades = t.as(teacher).academic
    const entry = { assessmentId: toPublic('asmt', assessment), studentId: toPublic('stu', child), score: 12 }
    return {
      grade,
      returns: () => grades.assignments.returnSubmission(toPublic('sub', submission)),
      regrades: () => grades.grades.submitGrade(entry),
      read: () => t.db.selectFrom('grades').selectAll().where('id', '=', grade).executeTakeFirstOrThrow(),
    }
  }

  it('that is shown with the work that goes back stays so when it is changed at that moment', async () => {
    const { grade, returns, regrades, read } = await graded({ work: 'graded', grade: {} })
    expect(await crossing(['grades', grade], returns, regrades)).toEqual(['done', 'done'])
    expect(await read()).toMatchObject({ score: '12.00', released_at: expect.anything() })
  })

  it('is given for work that another teacher gives back', async () => {
    const { grade, returns, regrades, read } = await graded({
      work: 'submitted',
      grade: { status: 'missing', score: null },
    })
    expect(await crossing(['grades', grade], regrades, returns)).toEqual(['done', 'done'])
    expect(await read()).toMatchObject({ status: 'graded', score: '12.00', released_at: expect.anything() })
  })
})

describe('keys:reseal', () => {
  const phone = sealedColumns.find(({ table, column }) => table === 'students' && column === 'phone_enc')
  /** Children with a phone number under the old key, made in the order of the ids. */
  async function children(ids: string[]): Promise<string[]> {
    for (const id of ids) {
      if (!phone) throw new Error('phone numbers of students are sealed')
      const phone_enc = new Secrets([old]).seal('+34600000000', phone.context(orgId, id))
      await t.school.student(orgId, { id, phone_enc })
    }
    return ids
  }
  const resealAll = () => reseal(t.db, [current, old])
  const sealedUnder = async (ids: string[]) =>
    (await t.db.selectFrom('students').select('phone_enc').where('id', 'in', ids).execute()).map(({ phone_enc }) =>
      String(phone_enc?.subarray(1, 1 + (phone_enc[0] as number))),
    )

  it('lets grades of the children be written that it has not come to yet', async () => {
    const ids = await children([newId(), newId(), newId()])
    const { person: teacher, teacherId } = await academy.newTeacher()
    const section = await academy.section({}, [teacherId])
    for (const id of ids) await academy.enrollment(id, section)
    const assessmentId = toPublic('asmt', await academy.assessment(section))
    const [first, held, last] = ids as [string, string, string]
    const grades = [last, first].map((id) => ({ studentId: toPublic('stu', id), score: 12 }))
    const row = await holdRow(t.db, 'students', held)
    const resealed = outcome(resealAll())
    await row.somebodyWaits(1)
    expect(await outcome(t.as(teacher).academic.grades.bulkSubmitGrades({ assessmentId, grades }))).toBe('done')
    await row.release()
    expect(await resealed).toBe('done')
    expect(await sealedUnder(ids)).toEqual(ids.map(() => 'current'))
  })

  it('comes to the children in the order in which a class is marked', async () => {
    const [low, high, held] = [newId(), newId(), newId()]
    await children([high, held, low])
    const records = [low, high].map((id) => ({ studentId: toPublic('stu', id), status: 'present' as const }))
    // Yesterday in UTC is in no time zone's future.
    const date = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    const outcomes = await crossing(['students', held], resealAll, () =>
      t.as(admin).academic.attendance.bulkMark({ date, records }),
    )
    expect(outcomes).toEqual(['done', 'done'])
    expect(await sealedUnder([low, high, held])).toEqual(['current', 'current', 'current'])
  })
})

it('nodes that counted the same keys in another order add them up without an error', async () => {
  const { database, directory } = t.server.services
  const organization = await directory.organization(orgId)
  if (!organization) throw new Error('no organization')
  const failures: unknown[] = []
  const report = (error: unknown) => failures.push(error)
  const nodes = [1, 2].map(() => new Quotas(database))
  const meters = nodes.map((quotas) => new Meter(database, quotas, { report } as never))
  const [first, held, last] = [newId(), newId(), newId()]
  const day = '2026-11-20'
  const counted = [
    [first, held, last],
    [last, held, first],
  ]
  for (const quotas of nodes) await quotas.admit(organization, `${day}T10:00:00Z`)
  meters.forEach((meter, i) => {
    for (const key of counted[i] ?? []) meter.record(orgId, key, `${day}T10:00:00Z`, 200, 5)
  })
  const other = await t.db.startTransaction().execute()
  const row = { org_id: orgId, day, api_key_id: held, requests: 1, latency_hist: [] }
  await other.insertInto('usage_daily').values(row).execute()
  const flushed = Promise.all(meters.map((meter) => meter.flush()))
  await somebodyWaits(t.db, 2)
  await other.commit().execute()
  await flushed
  await Promise.all(meters.map((meter) => meter.close()))
  expect(failures).toEqual([])
  const rows = await t.db
    .selectFrom('usage_daily')
    .select(['api_key_id', 'requests'])
    .where('org_id', '=', orgId)
    .where('day', '=', day)
    .where('api_key_id', '<>', USERS)
    .orderBy('api_key_id')
    .execute()
  expect(rows.map(({ api_key_id, requests }) => [api_key_id, Number(requests)])).toEqual([
    [first, 2],
    [held, 3],
    [last, 2],
  ])
})

it('an organization is made for an owner whose account is removed at that moment', async () => {
  const email = `${newId()}@example.org`
  const { userId } = await t.school.user({ email })
  const { transaction, somebodyWaits } = await holdRow(t.db, 'users', userId)
  await transaction.deleteFrom('users').where('id', '=', userId).execute()
  const school = {
    slug: 'crossing',
    name: 'Crossing',
    kind: 'school',
    timezone: 'UTC',
    locale: 'en',
    ownerEmail: email,
  }
  const made = createOrganization(t.db, { ...school, quota: 'unlimited' })
  await somebodyWaits()
  await transaction.commit().execute()
  const { ownerId } = await made
  expect(ownerId).toMatch(/^usr_/)
  expect(ownerId).not.toBe(toPublic('usr', userId))
})
