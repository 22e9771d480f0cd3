import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, bothWays, fault, refusal } from '../../../../test/support/academic.ts'
import type { Key, Person } from '../../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../../test/support/server.ts'
import { toPublic, uuidOf } from '../../../ids.ts'

let t: TestServer
let academy: Academy
let admin: Person
let orgId: string
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization()
  academy = new Academy(t.school, orgId)
  admin = await t.school.person(orgId, 'admin')
})
afterAll(() => t.close())

const teachers = (as: Person | Key = admin) => t.as(as).academic.teachers
const usr = (person: Person) => toPublic('usr', person.userId)

describe('academic.teachers.create', () => {
  it('gives a member a teaching record, and tells of it', async () => {
    const user = await t.school.user({
      first_name: 'Tamsin',
      last_name: 'Okoro',
      avatar_url: 'https://img.example.org/t.png',
    })
    const person = await t.school.membership(orgId, user, 'teacher')
    const body = {
      userId: usr(person),
      title: 'Grade 3 teacher',
      subjects: ['mathematics', 'music'],
      gradeLevels: ['02', '03'],
      employeeNumber: 'N-101',
    } as const
    const { data } = await teachers().create({ ...body, subjects: [...body.subjects], gradeLevels: ['02', '03'] })
    expect(data).toEqual({
      ...body,
      id: expect.stringMatching(/^tch_/),
      firstName: 'Tamsin',
      lastName: 'Okoro',
      displayName: 'Tamsin Okoro',
      avatarUrl: 'https://img.example.org/t.png',
      status: 'active',
      createdAt: expect.any(String),
      updatedAt: data.createdAt,
    })
    expect((await teachers().get(data.id)).data).toEqual(data)
    expect(await academy.told('tch', data.id)).toEqual({
      events: [['teacher.created', { object: data }]],
      audit: [['academic.teachers.create', null]],
    })
  })

  it('takes admins, owners, and people who teach besides', async () => {
    const key = await t.school.key(orgId, ['academic:write'])
    const guardianTeaching = await t.school.person(orgId, 'guardian', { additional_roles: ['teacher'] })
    for (const person of [admin, await t.school.person(orgId, 'owner'), guardianTeaching]) {
      const { data } = await teachers(key).create({ userId: usr(person) })
      expect(data).toMatchObject({ title: null, subjects: [], gradeLevels: [], employeeNumber: null, avatarUrl: null })
    }
  })

  it('concerns the student that a teacher is besides', async () => {
    const person = await t.school.person(orgId, 'student', { additional_roles: ['teacher'] })
    const student = await t.school.student(orgId, { user_id: person.userId })
    const { data } = await teachers().create({ userId: usr(person) })
    const event = t.db.selectFrom('outbox_events').select('student_ids')
    expect(await event.where('resource_id', '=', uuidOf('tch', data.id)).execute()).toEqual([
      { student_ids: [student] },
    ])
  })

  it('refuses members who do not teach, or are not active', async () => {
    const staff = await t.school.person(orgId, 'staff')
    const suspended = await t.school.person(orgId, 'teacher', { status: 'suspended' })
    const invited = await t.school.person(orgId, 'teacher', { status: 'invited' })
    for (const person of [staff, suspended, invited]) {
      expect(await refusal(teachers().create({ userId: usr(person) }))).toEqual({
        code: 'conflict',
        details: { reason: 'not_a_member' },
      })
    }
  })

  it('does not know people of other organizations', async () => {
    const elsewhere = await t.school.person(await t.school.organization(), 'teacher')
    expect(await fault(teachers().create({ userId: usr(elsewhere) }))).toEqual(['userId', 'not_found'])
    expect(await fault(teachers().create({ userId: toPublic('usr', orgId) }))).toEqual(['userId', 'not_found'])
  })

  it('makes exactly one record in ten parallel calls', async () => {
    const userId = usr(await t.school.person(orgId, 'teacher'))
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => teachers().create({ userId })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusal(teachers().create({ userId }))).toEqual({
      code: 'conflict',
      details: { reason: 'duplicate', field: 'userId' },
    })
  })

  it('takes each subject once, and known ones only', async () => {
    const userId = usr(await t.school.person(orgId, 'teacher'))
    expect(await fault(teachers().create({ userId, subjects: ['music', 'music'] }))).toEqual(['subjects', 'duplicate'])
    expect(await fault(teachers().create({ userId, subjects: ['alchemy' as 'music'] }))).toEqual([
      'subjects[0]',
      'enum',
    ])
    expect(await fault(teachers().create({ userId, gradeLevels: ['3' as '03'] }))).toEqual(['gradeLevels[0]', 'enum'])
  })

  it('is for owners and admins', async () => {
    const staff = await t.school.person(orgId, 'staff')
    expect(await refusal(teachers(staff).create({ userId: usr(staff) }))).toMatchObject({ code: 'forbidden' })
  })
})

describe('the state of a teacher', () => {
  it('follows the membership', async () => {
    const { person, teacherId } = await academy.newTeacher()
    const id = toPublic('tch', teacherId)
    const member = toPublic('mbr', person.memberId)
    await t.as(admin).identity.updateMember(member, { status: 'suspended' })
    expect((await teachers().get(id)).data.status).toBe('inactive')
    await t.as(admin).identity.updateMember(member, { status: 'active' })
    expect((await teachers().get(id)).data.status).toBe('active')
  })

  it('is right when the member is suspended while the record is made', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => t.school.person(orgId, 'teacher')))
    await Promise.allSettled(
      people.flatMap((person) => [
        teachers().create({ userId: usr(person) }),
        t.as(admin).identity.updateMember(toPublic('mbr', person.memberId), { status: 'suspended' }),
      ]),
    )
    const ids = people.map(({ userId }) => userId)
    const made = await t.db.selectFrom('teachers').select('status').where('user_id', 'in', ids).execute()
    expect(made.filter(({ status }) => status === 'active')).toEqual([])
  })
})

describe('academic.teachers.list', () => {
  it('is by last and first name, filters, and pages the same way by number and by cursor', async () => {
    const own = await t.school.organization()
    const there = new Academy(t.school, own)
    const reader = await t.school.person(own, 'guardian')
    const names = [
      ['Ada', 'Young'],
      ['Zoe', 'Adams'],
      ['Ben', 'Adams'],
      ['Émile', 'Øster'],
      ['Ada', 'Young'],
    ] as const
    for (const [i, [first_name, last_name]] of names.entries()) {
      const user = await t.school.user({ first_name, last_name })
      const person = await t.school.membership(own, user, 'teacher')
      const status = first_name === 'Zoe' ? 'inactive' : 'active'
      await there.teacher(person, { subjects: i > 1 ? ['music', 'arts'] : ['arts'], status, title: `Title ${i}` })
    }
    await academy.newTeacher()
    const list = teachers(reader).list.bind(teachers(reader))
    const { byPage, byCursor, total } = await bothWays((params) => list(params))
    expect(byPage.slice(0, 2).map((one) => one.displayName)).toEqual(['Ben Adams', 'Zoe Adams'])
    expect(new Set(byPage.map(({ id }) => id)).size).toBe(5)
    expect(byCursor).toEqual(byPage)
    expect(total).toBe(5)
    const found = async (params: Parameters<typeof list>[0]) =>
      (await list(params)).data.map(({ displayName }) => displayName)
    expect(await found({ status: 'inactive' })).toEqual(['Zoe Adams'])
    expect((await found({ subject: 'music' })).toSorted()).toEqual(['Ada Young', 'Ben Adams', 'Émile Øster'])
    expect(await found({ q: 'émile øs' })).toEqual(['Émile Øster'])
    expect(await found({ q: 'title 2' })).toEqual(['Ben Adams'])
  })
})

describe('what families do not see', () => {
  it('is the employee number, nor a picture that belongs to a student', async () => {
    const user = await t.school.user({ avatar_url: 'https://img.example.org/s.png' })
    const person = await t.school.membership(orgId, user, 'student', { additional_roles: ['teacher'] })
    await t.school.student(orgId, { user_id: person.userId })
    const teacherId = await academy.teacher(person, { employee_number: 'N-7' })
    const id = toPublic('tch', teacherId)
    const numberFor = async (as: Person | Key) => (await teachers(as).get(id)).data.employeeNumber
    for (const role of ['guardian', 'student'] as const) {
      expect(await numberFor(await t.school.person(orgId, role)), role).toBeNull()
    }
    for (const role of ['teacher', 'staff', 'health_staff'] as const) {
      expect(await numberFor(await t.school.person(orgId, role)), role).toBe('N-7')
    }
    expect(await numberFor(await t.school.key(orgId, ['academic:read']))).toBe('N-7')
    expect((await teachers().get(id)).data.avatarUrl).toBeNull()
  })
})

describe('academic.teachers.get', () => {
  it('answers 404 for what is unknown or of another organization', async () => {
    const elsewhere = await new Academy(t.school, await t.school.organization()).newTeacher()
    for (const uuid of [orgId, elsewhere.teacherId]) {
      const id = toPublic('tch', uuid)
      expect(await refusal(teachers().get(id))).toEqual({ code: 'not_found', details: { resource: 'teacher', id } })
    }
  })
})
