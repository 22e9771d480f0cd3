import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, bothWays, fault, refusal } from '../../../../test/support/academic.ts'
import type { Key, Person } from '../../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../../test/support/server.ts'
import { toPublic, uuidOf } from '../../../ids.ts'

let t: TestServer
let academy: Academy
let elsewhere: Academy
let staff: Person
let admin: Person
let orgId: string
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization()
  academy = new Academy(t.school, orgId)
  elsewhere = new Academy(t.school, await t.school.organization())
  staff = await t.school.person(orgId, 'staff')
  admin = await t.school.person(orgId, 'admin')
})
afterAll(() => t.close())

const students = (as: Person | Key = admin) => t.as(as).academic.students
const usr = ({ userId }: Person) => toPublic('usr', userId)
const room = (uuid: string) => toPublic('room', uuid)
let made = 0
const body = () => ({ studentNumber: `N-${++made}`, firstName: 'Ada', lastName: 'Marsh', gradeLevel: '03' as const })
const contacts = { phone: '+12025550143', address: '12 Mill Lane' }
const stored = (id: string) =>
  t.db.selectFrom('students').selectAll().where('id', '=', uuidOf('stu', id)).executeTakeFirstOrThrow()

describe('academic.students.create', () => {
  it('adds a student with every field, and tells of it without what is not for everybody', async () => {
    const account = await t.school.person(orgId, 'student')
    const given = {
      ...body(),
      preferredName: 'Addie',
      birthDate: '2017-05-02',
      homeroomClassroomId: room(await academy.classroom()),
      userId: usr(account),
      status: 'applicant' as const,
      enrolledOn: '2026-08-24',
      avatarUrl: 'https://img.example.org/a.png',
    }
    const { data } = await students().create({ ...given, ...contacts })
    expect(data).toEqual({
      ...given,
      id: expect.stringMatching(/^stu_/),
      displayName: 'Addie Marsh',
      avatarUrl: null,
      createdAt: expect.any(String),
      updatedAt: data.createdAt,
    })
    expect((await students().get(data.id)).data).toEqual(data)
    expect(await academy.told('stu', data.id)).toMatchObject({
      events: [['student.created', { object: { ...data, birthDate: null } }]],
      audit: [['academic.students.create', null]],
    })
    const event = await t.db.selectFrom('outbox_events').selectAll().where('resource_id', '=', uuidOf('stu', data.id))
    expect(await event.executeTakeFirst()).toMatchObject({ student_ids: [uuidOf('stu', data.id)] })
  })

  it('seals phone and address, each for its student, and shows them nowhere', async () => {
    const { data } = await students().create({ ...body(), ...contacts })
    const row = await stored(data.id)
    const { secrets } = t.server.services
    const context = (field: string) => `students.${field} ${orgId} ${uuidOf('stu', data.id)}`
    expect(secrets.open(row.phone_enc as Buffer, context('phone'))).toBe(contacts.phone)
    expect(secrets.open(row.address_enc as Buffer, context('address'))).toBe(contacts.address)
    expect(() => secrets.open(row.phone_enc as Buffer, context('address'))).toThrow()
    const { data: changed } = await students().update(data.id, { phone: null, address: 'Elsewhere' })
    const now = await stored(data.id)
    expect(now.phone_enc).toBeNull()
    expect(secrets.open(now.address_enc as Buffer, context('address'))).toBe('Elsewhere')
    const { events, audit } = await academy.told('stu', data.id)
    expect(events[1]).toEqual(['student.updated', { object: { ...changed, birthDate: null }, previous: {} }])
    expect(audit[1]).toEqual(['academic.students.update', null])
    const everything = JSON.stringify(await t.db.selectFrom('outbox_events').selectAll().execute())
    expect(everything + JSON.stringify(await t.db.selectFrom('audit_logs').selectAll().execute())).not.toMatch(
      /2025550143|Mill Lane|Elsewhere/,
    )
  })

  it('fills in the rest, by a key too', async () => {
    const key = await t.school.key(orgId, ['students:write'])
    const { data } = await students(key).create({ ...body(), preferredName: '' })
    const unset = { userId: null, preferredName: null, birthDate: null, homeroomClassroomId: null, enrolledOn: null }
    expect(data).toMatchObject({ ...unset, status: 'enrolled', displayName: 'Ada Marsh', avatarUrl: null })
    expect(await stored(data.id)).toMatchObject({ phone_enc: null, address_enc: null })
  })

  it('keeps names as they are written', async () => {
    for (const name of ['أحمد بن علي', 'Zoë 🦊', 'Nguyễn', 'e\u0301']) {
      const { data } = await students().create({ ...body(), firstName: name, lastName: `${name} II` })
      const kept = name.normalize('NFC')
      expect(data).toMatchObject({ firstName: kept, lastName: `${kept} II`, displayName: `${kept} ${kept} II` })
      const { data: found } = await students().list({ q: `${kept} ${kept}` })
      expect(found.map(({ id }) => id)).toContain(data.id)
    }
  })

  it('takes each student number once, in a school', async () => {
    const studentNumber = `SAME-${++made}`
    const create = () => students().create({ ...body(), studentNumber })
    const results = await Promise.allSettled(Array.from({ length: 10 }, create))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusal(create())).toEqual({
      code: 'conflict',
      details: { reason: 'duplicate', field: 'studentNumber' },
    })
    await t.school.student(elsewhere.orgId, { student_number: `OTHER-${made}` })
    await students().create({ ...body(), studentNumber: `OTHER-${made}` })
  })

  it('names everything that is not there, or will not do', async () => {
    const stranger = await t.school.person(elsewhere.orgId, 'student')
    const create = (change: object) => fault(students().create({ ...body(), ...change }))
    expect(await create({ userId: usr(stranger), homeroomClassroomId: room(await elsewhere.classroom()) })).toEqual([
      ['homeroomClassroomId', 'not_found'],
      ['userId', 'not_found'],
    ])
    const closed = room(await academy.classroom({ is_active: false }))
    const deleted = room(await academy.classroom({ deleted_at: new Date().toISOString() }))
    expect(await create({ homeroomClassroomId: closed })).toEqual(['homeroomClassroomId', 'range'])
    expect(await create({ homeroomClassroomId: deleted })).toEqual(['homeroomClassroomId', 'not_found'])
    const suspended = await t.school.person(orgId, 'student', { status: 'suspended' })
    for (const person of [staff, suspended]) expect(await create({ userId: usr(person) })).toEqual(['userId', 'range'])
    const besides = await t.school.person(orgId, 'guest', { additional_roles: ['student'] })
    expect((await students().create({ ...body(), userId: usr(besides) })).data.userId).toBe(usr(besides))
    expect(await refusal(students().create({ ...body(), userId: usr(besides) }))).toEqual({
      code: 'conflict',
      details: { reason: 'duplicate', field: 'userId' },
    })
    expect(await create({ phone: '0151 5550143' })).toEqual(['phone', 'pattern'])
  })

  it('takes birth dates in the past, as the school’s own calendar has it', async () => {
    for (const [timezone, ahead] of [
      ['Pacific/Kiritimati', 14],
      ['Pacific/Pago_Pago', -11],
    ] as const) {
      const there = await t.school.organization({ timezone })
      const office = await t.school.person(there, 'staff')
      const today = Date.now() + ahead * 3_600_000
      const day = (days: number) => new Date(today + days * 86_400_000).toISOString().slice(0, 10)
      const create = (birthDate: string) => students(office).create({ ...body(), birthDate })
      await create(day(-1))
      expect(await fault(create(day(0)))).toEqual(['birthDate', 'range'])
    }
  })

  it('is for owners, admins and staff', async () => {
    for (const role of ['teacher', 'health_staff', 'guardian', 'student'] as const) {
      const person = await t.school.person(orgId, role)
      expect(await refusal(students(person).create(body())), role).toMatchObject({ code: 'forbidden' })
    }
  })

  it('finds the homeroom there, or does not, when it is deleted meanwhile', async () => {
    for (let round = 0; round < 8; round++) {
      const uuid = await academy.classroom()
      const results = await Promise.allSettled([
        students().create({ ...body(), homeroomClassroomId: room(uuid) }),
        t.as(admin).academic.classrooms.delete(room(uuid)),
      ])
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    }
  })
})

describe('academic.students.list', () => {
  it('is by last and first name, filters, and pages the same way by number and by cursor', async () => {
    const own = await t.school.organization()
    const there = new Academy(t.school, own)
    const office = await t.school.person(own, 'staff')
    const homeroom = await there.classroom()
    const section = await there.section()
    const names = [
      ['Ada', 'Young', null],
      ['Zoe', 'Adams', 'Zed'],
      ['Ben', 'Adams', null],
      ['Émile', 'Øster', null],
      ['Ada', 'Young', null],
    ] as const
    for (const [i, [first_name, last_name, preferred_name]] of names.entries()) {
      const id = await t.school.student(own, {
        first_name,
        last_name,
        preferred_name,
        student_number: `N_${i}`,
        grade_level: i < 2 ? 'KG' : '05',
        status: i === 3 ? 'graduated' : 'enrolled',
        homeroom_classroom_id: i === 2 ? homeroom : null,
      })
      const states = ['active', 'completed', 'withdrawn', 'waitlisted', 'pending']
      await there.enrollment(id, section, { status: states[i] as string })
    }
    await t.school.student(own, { deleted_at: new Date().toISOString() })
    const list = students(office).list.bind(students(office))
    const { byPage, byCursor, total } = await bothWays((params) => list(params))
    expect(byPage.slice(0, 2).map(({ displayName }) => displayName)).toEqual(['Ben Adams', 'Zed Adams'])
    expect(new Set(byPage.map(({ id }) => id)).size).toBe(5)
    expect(byCursor).toEqual(byPage)
    expect(total).toBe(5)
    const numbers = async (params: Parameters<typeof list>[0]) =>
      (await list(params)).data.map(({ studentNumber }) => studentNumber).toSorted()
    expect(await numbers({ gradeLevel: 'KG' })).toEqual(['N_0', 'N_1'])
    expect(await numbers({ status: 'graduated' })).toEqual(['N_3'])
    expect(await numbers({ classroomId: room(homeroom) })).toEqual(['N_2'])
    expect(await numbers({ sectionId: toPublic('sec', section) })).toEqual(['N_0', 'N_1'])
    expect(await numbers({ sectionId: toPublic('sec', section), gradeLevel: '05' })).toEqual([])
    expect(await numbers({ q: 'ZED AD' })).toEqual(['N_1'])
    expect(await numbers({ q: 'zoe adams' })).toEqual(['N_1'])
    expect(await numbers({ q: 'émile øs' })).toEqual(['N_3'])
    expect(await numbers({ q: 'N_4' })).toEqual(['N_4'])
    expect(await numbers({ q: '%' })).toEqual([])
  })

  it('goes on by a cursor where names are as long as they may be', async () => {
    const own = await t.school.organization()
    const office = await t.school.person(own, 'staff')
    for (const first of ['𐎠', '𐎡', '𐎢'])
      await students(office).create({ ...body(), firstName: first.repeat(80), lastName: '𐏈'.repeat(80) })
    const list = students(office).list.bind(students(office))
    const { byPage, byCursor } = await bothWays((params) => list(params))
    expect(byPage).toHaveLength(3)
    expect(byCursor).toEqual(byPage)
    const cursor = (await list({ limit: 1 })).pagination.nextCursor ?? ''
    expect(cursor.length).toBeLessThanOrEqual(512)
    await t.db.updateTable('students').set({ deleted_at: new Date().toISOString() }).where('org_id', '=', own).execute()
    await expect(list({ cursor })).rejects.toMatchObject({ code: 'invalid_cursor', details: { reason: 'expired' } })
  })
})
