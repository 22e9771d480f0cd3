import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, bothWays, refusal } from '../../../../test/support/academic.ts'
import { type Caller, childCases, Scene } from '../../../../test/support/child-cases.ts'
import type { Person } from '../../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../../test/support/server.ts'
import { newId, toPublic } from '../../../ids.ts'

let t: TestServer
beforeAll(async () => {
  t = await startTestServer()
})
afterAll(() => t.close())

const stu = (uuid: string) => toPublic('stu', uuid)
const students = (as: Caller) => t.as(as).academic.students

/** Children of whom nobody in the cases should hear: without consent, and with it. */
async function others(orgId: string): Promise<void> {
  await t.school.student(orgId)
  const consented = await t.school.student(orgId)
  await new Scene(t.school, orgId, consented).consent()
  await new Scene(t.school, orgId, consented).consent('third_party_sharing')
}

describe.each(childCases)('a student and the $who', ({ who, refusal: refused, missing, arrange }) => {
  it('are in the list and found by id, or neither', async () => {
    const orgId = await t.school.organization()
    const child = await t.school.student(orgId)
    await others(orgId)
    const caller = await arrange(new Scene(t.school, orgId, child), ['students:read'])
    const { byPage, byCursor, total } = await bothWays((params) => students(caller).list(params))
    expect(byCursor).toEqual(byPage)
    expect(total).toBe(byPage.length)
    const shown = byPage.some(({ id }) => id === stu(child))
    expect(shown, who).toBe(refused === null)
    if (!refused) expect((await students(caller).get(stu(child))).data.id).toBe(stu(child))
    else {
      const consent = refused === 'CONSENT_REQUIRED' ? { consentType: missing } : {}
      const details = { childId: stu(child), ...consent }
      expect(await refusal(students(caller).get(stu(child)))).toEqual({ code: refused, details })
    }
  })
})

describe('of a student', () => {
  let orgId: string
  let child: string
  let section: string
  beforeAll(async () => {
    orgId = await t.school.organization()
    child = await t.school.student(orgId, { birth_date: '2010-05-02', avatar_url: 'https://img.example.org/a.png' })
    section = await new Academy(t.school, orgId).section()
    await new Academy(t.school, orgId).enrollment(child, section)
    await new Scene(t.school, orgId, child).consent()
  })
  const guardian = async (values = {}, role: Person['role'] = 'guardian', more: Person['role'][] = []) => {
    const person = await t.school.person(orgId, role, { additional_roles: more })
    await t.school.guardianLink(person, child, values)
    return person
  }
  const teacher = async () => {
    const person = await t.school.person(orgId, 'teacher')
    await t.school.section(person, child)
    return person
  }
  const self = async () => {
    const person = await t.school.person(orgId, 'student')
    await t.db.updateTable('students').set({ user_id: person.userId }).where('id', '=', child).execute()
    return person
  }
  /** Both of the ways to read must say the same. */
  const read = async (as: Caller) => {
    const { data } = await students(as).get(stu(child))
    expect((await students(as).list({ limit: 100 })).data).toContainEqual(data)
    return data
  }

  it('the birth date is shown to owners, admins, nurses, guardians and keys', async () => {
    const person = (role: Person['role']) => t.school.person(orgId, role)
    const key = () => t.school.key(orgId, ['students:read'])
    const see: [string, () => Promise<Caller>, boolean][] = [
      ['owner', () => person('owner'), true],
      ['admin', () => person('admin'), true],
      ['nurse', () => person('health_staff'), true],
      ['guardian', () => guardian(), true],
      ['guardian in the office', () => guardian({}, 'staff', ['guardian']), true],
      ['key', key, true],
      ['staff', () => person('staff'), false],
      ['teacher', teacher, false],
      ['the student', self, false],
      [
        'somebody else’s guardian in the office',
        () => t.school.person(orgId, 'staff', { additional_roles: ['guardian'] }),
        false,
      ],
    ]
    for (const [who, make, shown] of see) {
      expect((await read(await make())).birthDate, who).toBe(shown ? '2010-05-02' : null)
    }
  })

  it('the picture is shown to guardians and to the student, and to others with consent', async () => {
    const admin = await t.school.person(orgId, 'admin')
    const own = [await guardian(), await guardian({}, 'admin', ['guardian']), await self()]
    const rest = [admin, await t.school.person(orgId, 'health_staff'), await teacher()]
    rest.push(await guardian({ status: 'revoked' }, 'staff', ['guardian']))
    const url = 'https://img.example.org/a.png'
    for (const person of own) expect((await read(person)).avatarUrl).toBe(url)
    for (const person of rest) expect((await read(person)).avatarUrl, person.role).toBeNull()
    await t.school.consent(admin, child, 'photo_media')
    for (const person of [...own, ...rest]) expect((await read(person)).avatarUrl).toBe(url)
    const change = { avatarUrl: 'https://img.example.org/b.png' }
    expect((await students(admin).update(stu(child), change)).data.avatarUrl).toBe(change.avatarUrl)
    const { events } = await new Academy(t.school, orgId).told('stu', stu(child))
    expect(events).toMatchObject([['student.updated', { object: { avatarUrl: null }, previous: {} }]])
  })

  it('a section leads to those whom the caller sees in it, if she may see the section', async () => {
    const ids = async (as: Caller) =>
      (await students(as).list({ sectionId: toPublic('sec', section) })).data.map(({ id }) => id)
    for (const as of [await t.school.person(orgId, 'staff'), await guardian(), await self()]) {
      expect(await ids(as)).toEqual([stu(child)])
    }
    const blind = await guardian({ can_view_academics: false })
    expect(await ids(blind)).toEqual([])
    expect((await read(blind)).id).toBe(stu(child))
    expect(await ids(await t.school.person(orgId, 'health_staff'))).toEqual([])
    const parent = await t.school.person(orgId, 'health_staff', { additional_roles: ['guardian'] })
    await t.school.guardianLink(parent, child)
    await new Academy(t.school, orgId).enrollment(await t.school.student(orgId), section, { status: 'active' })
    expect((await students(parent).list()).data.length).toBeGreaterThan(1)
    expect(await ids(parent)).toEqual([stu(child)])
    await t.db.deleteFrom('enrollments').where('section_id', '=', section).where('student_id', '<>', child).execute()
    const nurseAtOffice = await t.school.person(orgId, 'health_staff', { additional_roles: ['staff'] })
    expect(await ids(nurseAtOffice)).toEqual([stu(child)])
    const consent = t.db.updateTable('consents').set({ status: 'revoked' }).where('student_id', '=', child)
    await consent.where('type', '=', 'data_processing').execute()
    expect(await ids(await guardian())).toEqual([])
  })

  it('every single reading is in the audit log, and no list', async () => {
    const own = await t.school.student(orgId)
    const nurse = await t.school.person(orgId, 'health_staff')
    await students(nurse).get(stu(own))
    await students(nurse).get(stu(own))
    await students(nurse).list()
    await t.server.services.readLog.flush()
    const rows = await t.db.selectFrom('audit_logs').selectAll().where('actor_id', '=', nurse.userId).execute()
    const reading = { action: 'academic.students.get', outcome: 'success', resource_type: 'student' }
    const row = { ...reading, resource_id: own, student_id: own, org_id: orgId, changes: null }
    expect(rows).toMatchObject([row, row])
    const { data } = await t.as(await t.school.person(orgId, 'owner')).audit.list({ resourceId: stu(own) })
    expect(data).toMatchObject([{ resourceId: stu(own), childId: stu(own) }, { resourceId: stu(own) }])
  })

  it('nobody learns who is not there, but owners, admins and keys', async () => {
    const gone = await t.school.student(orgId, { deleted_at: new Date().toISOString() })
    const foreign = await t.school.student(await t.school.organization())
    const knows = [
      await t.school.person(orgId, 'owner'),
      await t.school.key(orgId, ['students:read', 'enrollments:read']),
    ]
    for (const as of knows) {
      for (const id of [stu(newId()), stu(foreign)]) {
        const absent = { code: 'CHILD_NOT_FOUND', details: { childId: id } }
        expect(await refusal(students(as).get(id))).toEqual(absent)
        expect(await refusal(students(as).getEnrollments(id))).toEqual(absent)
      }
    }
    const [owner] = knows as [Caller]
    for (const call of [students(owner).get(stu(gone)), students(owner).getEnrollments(stu(gone))]) {
      expect(await refusal(call)).toEqual({ code: 'CHILD_NOT_FOUND', details: { childId: stu(gone) } })
    }
    const guest = await t.school.person(orgId, 'teacher')
    for (const id of [stu(newId()), stu(foreign), stu(child)]) {
      const absent = { code: 'RELATIONSHIP_REQUIRED', details: { childId: id } }
      expect(await refusal(students(guest).get(id))).toEqual(absent)
    }
  })
})
