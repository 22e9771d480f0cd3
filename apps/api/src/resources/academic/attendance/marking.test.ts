import type { AttendanceMark } from '@homeroom/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, fault, refusal } from '../../../../test/support/academic.ts'
import type { Key, Person } from '../../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../../test/support/server.ts'
import { dateIn } from '../../../access/child.ts'
import { toPublic } from '../../../ids.ts'

let t: TestServer
let academy: Academy
let orgId: string
let teacher: Person
let admin: Person
/** Her section, in a term that includes today. */
let section: string
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization()
  academy = new Academy(t.school, orgId)
  admin = await t.school.person(orgId, 'admin')
  const { person, teacherId } = await academy.newTeacher()
  teacher = person
  section = await academy.section({}, [teacherId])
})
afterAll(() => t.close())

const [stu, sec] = ['stu', 'sec'].map((prefix) => (id: string) => toPublic(prefix, id)) as [
  (id: string) => string,
  (id: string) => string,
]
const today = (timezone = 'America/New_York') => dateIn(timezone, new Date().toISOString())
const daysAgo = (days: number, from = today()) =>
  new Date(Date.parse(from) - days * 86_400_000).toISOString().slice(0, 10)

/** A child enrolled in the section. */
async function pupil(values: object = {}): Promise<string> {
  const id = await t.school.student(orgId)
  await academy.enrollment(id, section, values)
  return id
}
const present = (studentId: string, more: Partial<AttendanceMark> = {}): AttendanceMark => ({
  studentId: stu(studentId),
  sectionId: sec(section),
  date: today(),
  status: 'present',
  ...more,
})
const mark = (body: AttendanceMark, as: Person | Key = teacher) => t.as(as).academic.attendance.mark(body)
const NOTHING = { minutesLate: null, arrivedAt: null, departedAt: null, reason: null, note: null }

describe('academic.attendance.mark', () => {
  it('records every field, and tells of it without the note', async () => {
    const child = await pupil()
    const said = {
      status: 'tardy' as const,
      minutesLate: 12,
      arrivedAt: '2026-11-20T09:12:00.25-05:00',
      departedAt: null,
      reason: 'Autobús 🚌, e\u0301, تأخر',
      note: 'Called the bus company.',
    }
    const { data } = await mark(present(child, said))
    expect(data).toEqual({
      ...said,
      arrivedAt: '2026-11-20T14:12:00.250Z',
      reason: 'Autobús 🚌, é, تأخر',
      id: expect.stringMatching(/^att_/),
      studentId: stu(child),
      sectionId: sec(section),
      date: today(),
      markedAt: data.createdAt,
      createdAt: expect.any(String),
      updatedAt: data.createdAt,
    })
    const { data: listed } = await t.as(teacher).academic.attendance.getStudentAttendance(stu(child))
    expect(listed).toEqual([data])
    expect(await academy.told('att', data.id)).toEqual({
      events: [['attendance.marked', { object: { ...data, note: null } }]],
      audit: [['academic.attendance.mark', null]],
    })
    const { student_ids } = await t.db
      .selectFrom('outbox_events')
      .select('student_ids')
      .where('type', '=', 'attendance.marked')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(student_ids).toEqual([child])
  })

  it('replaces what was said of the day, and tells what changed', async () => {
    const child = await pupil()
    const { data: first } = await mark(present(child, { status: 'absent_unexcused', note: 'No call.' }))
    const { data: second } = await mark(present(child, { status: 'absent_excused', reason: 'ill' }), admin)
    expect(second).toEqual({
      ...first,
      ...NOTHING,
      status: 'absent_excused',
      reason: 'ill',
      markedAt: expect.any(String),
      updatedAt: second.markedAt,
    })
    expect(second.markedAt > first.markedAt).toBe(true)
    const { events, audit } = await academy.told('att', first.id)
    const previous = { status: 'absent_unexcused', reason: null }
    expect(events[1]).toEqual(['attendance.marked', { object: second, previous }])
    const changes = {
      status: { from: 'absent_unexcused', to: 'absent_excused' },
      reason: { from: null, to: 'ill' },
      note: { from: 'No call.', to: null },
    }
    expect(audit[1]).toEqual(['academic.attendance.mark', changes])
  })

  it('changes nothing when nothing changes, and tells nobody', async () => {
    const child = await pupil()
    const body = present(child, { status: 'tardy', minutesLate: 0, arrivedAt: '2026-11-20T14:12:00Z' })
    const { data: first } = await mark(body)
    expect((await mark({ ...body, reason: null, arrivedAt: '2026-11-20T15:12:00+01:00' }, admin)).data).toEqual(first)
    const { events, audit } = await academy.told('att', first.id)
    expect([events.length, audit.length]).toEqual([1, 2])
  })

  it('keeps the day and each section apart', async () => {
    const child = await pupil()
    const other = await academy.section()
    await academy.enrollment(child, other)
    const marks = [
      await mark(present(child)),
      await mark(present(child, { sectionId: sec(other) }), admin),
      await mark(present(child, { sectionId: null, status: 'absent_excused' }), admin),
      await mark(present(child, { date: daysAgo(1) })),
    ]
    expect(new Set(marks.map(({ data }) => data.id)).size).toBe(4)
    const { sectionId: _, ...wholeDay } = present(child)
    const { data } = await mark(wholeDay, admin)
    expect(data).toMatchObject({ id: marks[2]?.data.id, sectionId: null, status: 'present' })
  })

  it.each<[Partial<AttendanceMark>, string, string]>([
    [{ status: 'tardy' }, 'minutesLate', 'required'],
    [{ status: 'tardy', minutesLate: null }, 'minutesLate', 'required'],
    [{ status: 'tardy', minutesLate: 721 }, 'minutesLate', 'max'],
    [{ status: 'present', minutesLate: 5 }, 'minutesLate', 'range'],
    [{ status: 'present', departedAt: '2026-11-20T14:12:00Z' }, 'departedAt', 'range'],
    [
      { status: 'partial', arrivedAt: '2026-11-20T14:12:00Z', departedAt: '2026-11-20T14:11:59.999Z' },
      'departedAt',
      'range',
    ],
  ])('refuses %j', async (said, field, code) => {
    expect(await fault(mark(present(await pupil(), said)))).toEqual([field, code])
  })

  it('takes when somebody left, where that goes with the status', async () => {
    for (const status of ['partial', 'early_departure'] as const) {
      const times = { arrivedAt: '2026-11-20T14:00:00.000Z', departedAt: '2026-11-20T14:00:00.000Z' }
      expect((await mark(present(await pupil(), { status, ...times }))).data).toMatchObject({ status, ...times })
    }
  })

  it('makes one record of fifty calls at once, and tells of each change', async () => {
    for (const sectionId of [sec(section), null]) {
      const child = await pupil()
      const calls = Array.from({ length: 50 }, (_, minutesLate) =>
        mark(present(child, { sectionId, status: 'tardy', minutesLate }), admin),
      )
      const answers = (await Promise.all(calls)).map(({ data }) => data)
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
      const { data: listed } = await t.as(admin).academic.attendance.getStudentAttendance(stu(child))
      expect(listed).toHaveLength(1)
      expect(answers).toContainEqual(listed[0])
      const { events } = await academy.told('att', answers[0]?.id ?? '')
      // Each change begins where another one ended.
      type Told = { object: AttendanceMark; previous?: AttendanceMark }
      const late = events.map(([, payload]) => payload as unknown as Told)
      const before = late.flatMap(({ previous }) => (previous ? [previous.minutesLate] : []))
      expect(events).toHaveLength(50)
      expect([...before, listed[0]?.minutesLate].toSorted()).toEqual(
        late.map(({ object }) => object.minutesLate).toSorted(),
      )
    }
  })
})

describe('the day of a mark', () => {
  const locked = { code: 'conflict', details: { reason: 'attendance_locked' } }

  it('is not in the future, by the clock of the school', async () => {
    expect(await fault(mark(present(await pupil(), { date: daysAgo(-1) })))).toEqual(['date', 'range'])
    const [ahead, behind] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago']
    for (const [timezone, other] of [
      [ahead, behind],
      [behind, ahead],
    ] as [string, string][]) {
      const owner = await t.school.person(await t.school.organization({ timezone }), 'owner')
      const studentId = stu(await t.school.student(owner.orgId))
      const call = (date: string) => mark({ studentId, date, status: 'present' }, owner)
      expect((await call(today(timezone))).data.date).toBe(today(timezone))
      expect(await fault(call(daysAgo(-1, today(timezone))))).toEqual(['date', 'range'])
      if (timezone === behind) expect(await fault(call(today(other)))).toEqual(['date', 'range'])
    }
  })

  it('is locked after two weeks, for all who may not override it', async () => {
    const child = await pupil()
    await mark(present(child, { date: daysAgo(14) }))
    const late = present(child, { date: daysAgo(15) })
    const staff = await t.school.person(orgId, 'staff')
    await t.school.consent(await t.school.person(orgId, 'guardian'), child, 'data_processing')
    const key = await t.school.key(orgId, ['attendance:write'])
    for (const caller of [teacher, staff, key]) expect(await refusal(mark(late, caller))).toEqual(locked)
    expect((await mark(late, admin)).data.date).toBe(daysAgo(15))
    expect(await refusal(mark({ ...late, status: 'absent_excused' }))).toEqual(locked)
    expect((await mark(late, await t.school.person(orgId, 'owner'))).data.status).toBe('present')
  })

  it('is locked by the settings of the school', async () => {
    const own = await t.school.organization({ settings: JSON.stringify({ attendanceLockDays: 0 }) })
    const staff = await t.school.person(own, 'staff')
    const studentId = stu(await t.school.student(own))
    const call = (date: string) => mark({ studentId, date, status: 'present' }, staff)
    await call(today())
    expect(await refusal(call(daysAgo(1)))).toEqual(locked)
  })

  it('lies within the term of the section', async () => {
    const term_id = await academy.term({ starts_on: daysAgo(5), ends_on: daysAgo(2) })
    const past = await academy.section({ offering_id: await academy.offering({ term_id }) })
    const child = await pupil()
    await academy.enrollment(child, past, { status: 'completed' })
    const on = (days: number) => mark(present(child, { sectionId: sec(past), date: daysAgo(days) }), admin)
    await on(5)
    await on(2)
    expect(await fault(on(6))).toEqual(['date', 'range'])
    expect(await fault(on(1))).toEqual(['date', 'range'])
  })
})

describe('who is marked', () => {
  const strangers = (...ids: string[]) => ({
    code: 'conflict',
    details: { reason: 'not_enrolled', studentIds: ids.map(stu) },
  })

  it.each(['pending', 'waitlisted', 'withdrawn'])('is not a child whose enrollment is %s', async (status) => {
    const child = await pupil({ status })
    expect(await refusal(mark(present(child), admin))).toEqual(strangers(child))
  })

  it('is a child whose enrollment is active or completed', async () => {
    for (const status of ['active', 'completed']) await mark(present(await pupil({ status })))
    const nowhere = await t.school.student(orgId)
    expect(await refusal(mark(present(nowhere), admin))).toEqual(strangers(nowhere))
  })

  it('is, for the whole day, a child who is enrolled in the school', async () => {
    const left = await t.school.student(orgId, { status: 'transferred' })
    expect(await refusal(mark(present(left, { sectionId: null }), admin))).toEqual(strangers(left))
  })
})

describe('who marks', () => {
  const FORBIDDEN = { code: 'forbidden', details: { reason: 'relationship' } }
  const unrelated = (child: string) => ({ code: 'RELATIONSHIP_REQUIRED', details: { childId: stu(child) } })

  it('a section: its teachers and the office', async () => {
    const child = await pupil()
    for (const role of ['owner', 'admin', 'staff'] as const)
      await mark(present(child), await t.school.person(orgId, role))
    const homeroom = await t.school.person(orgId, 'teacher')
    await t.school.homeroom(homeroom, child)
    expect(await refusal(mark(present(child), homeroom))).toEqual(FORBIDDEN)
    const nurse = await t.school.person(orgId, 'health_staff')
    expect(await refusal(mark(present(child), nurse))).toMatchObject({ details: { permission: 'attendance:mark' } })
  })

  it('the whole day: the homeroom teacher and the office', async () => {
    const child = await pupil()
    const wholeDay = present(child, { sectionId: null })
    const homeroom = await t.school.person(orgId, 'teacher')
    await t.school.homeroom(homeroom, child)
    for (const caller of [homeroom, await t.school.person(orgId, 'staff')]) await mark(wholeDay, caller)
    expect(await refusal(mark(wholeDay))).toEqual(unrelated(child))
    expect(
      await refusal(mark(present(await t.school.student(orgId)), await t.school.person(orgId, 'teacher'))),
    ).toEqual(FORBIDDEN)
  })
})
