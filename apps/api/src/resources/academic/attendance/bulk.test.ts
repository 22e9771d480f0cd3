import type { AttendanceEntry } from '@homeroom/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, fault, refusal } from '../../../../test/support/academic.ts'
import type { Person } from '../../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../../test/support/server.ts'
import { transactionOf } from '../../../../test/support/statements.ts'
import { dateIn } from '../../../access/child.ts'
import { newId, toPublic } from '../../../ids.ts'

let t: TestServer
let academy: Academy
let orgId: string
let teacher: Person
let section: string
/** As many as one call can mark. */
let children: string[]
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization()
  academy = new Academy(t.school, orgId)
  const { person, teacherId } = await academy.newTeacher()
  teacher = person
  section = await academy.section({}, [teacherId])
  children = await pupils(300)
})
afterAll(() => t.close())

const stu = (id: string) => toPublic('stu', id)
const today = dateIn('America/New_York', new Date().toISOString())
const yesterday = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10)

async function pupils(count: number): Promise<string[]> {
  const ids: string[] = []
  for (let i = 0; i < count; i++) {
    const id = await t.school.student(orgId)
    await academy.enrollment(id, section)
    ids.push(id)
  }
  return ids
}
const entry = (id: string, more: Partial<AttendanceEntry> = {}): AttendanceEntry => ({
  studentId: stu(id),
  status: 'present',
  ...more,
})
const mark = (records: AttendanceEntry[], { date = today, as = teacher, wholeDay = false } = {}) =>
  t.as(as).academic.attendance.bulkMark({ ...(wholeDay ? {} : { sectionId: toPublic('sec', section) }), date, records })
const marks = async (): Promise<number> => {
  const { n } = await t.db
    .selectFrom('attendance_records')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('org_id', '=', orgId)
    .executeTakeFirstOrThrow()
  return Number(n)
}

describe('academic.attendance.bulkMark', () => {
  it('marks three hundred in one statement for each table, in the order of the request', async () => {
    const records = children.toReversed().map((id) => entry(id))
    let first: Awaited<ReturnType<typeof mark>>['data'] | undefined
    const statements = await transactionOf(t, 'academic.attendance.put', async () => {
      first = (await mark(records)).data
    })
    expect(first).toMatchObject({
      sectionId: toPublic('sec', section),
      date: today,
      created: 300,
      updated: 0,
      unchanged: 0,
    })
    expect(first?.records.map(({ studentId }) => studentId)).toEqual(records.map(({ studentId }) => studentId))
    expect(statements).toEqual(
      [
        'idempotency.claim',
        'academic.attendance.children',
        'academic.attendance.marks',
        'academic.attendance.term',
        'academic.enrolledIn',
        'academic.attendance.put',
        'events.insert',
        'audit.insert',
        'idempotency.store',
      ].toSorted(),
    )
    const { data: listed } = await t.as(teacher).academic.attendance.list({ limit: 100, date: today })
    for (const record of listed) expect(first?.records).toContainEqual(record)
  })

  it('tells how many changed, once', async () => {
    const before = (await academy.told('sec', toPublic('sec', section))).events.length
    const [a, b, c] = children as [string, string, string]
    await mark([entry(a), entry(b)], { date: yesterday })
    const { data } = await mark([entry(a), entry(c), entry(b, { status: 'absent_excused' })], { date: yesterday })
    expect(data).toMatchObject({ created: 1, updated: 1, unchanged: 1 })
    expect(await mark([entry(c), entry(a)], { date: yesterday })).toMatchObject({ data: { unchanged: 2 } })
    const { events, audit } = await academy.told('sec', toPublic('sec', section))
    const { records, ...summary } = data
    expect(events.slice(before)).toHaveLength(2)
    expect(events.at(-1)).toEqual([
      'attendance.bulk_marked',
      { object: { ...summary, recordIds: records.map(({ id }) => id) } },
    ])
    expect(audit.filter(([action]) => action === 'academic.attendance.bulkMark')).toHaveLength(events.length + 1)
    const { student_ids } = await t.db
      .selectFrom('outbox_events')
      .select('student_ids')
      .where('type', '=', 'attendance.bulk_marked')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(student_ids).toEqual([a, c, b])
  })

  it('marks whole days for the homeroom teacher of every child', async () => {
    const homeroom = await t.school.person(orgId, 'teacher')
    const own = children.slice(0, 3)
    for (const child of own) await t.school.homeroom(homeroom, child)
    const { data } = await mark(
      own.map((id) => entry(id)),
      { as: homeroom, wholeDay: true },
    )
    expect(data).toMatchObject({ sectionId: null, created: 3 })
    const { events } = await academy.told('org', toPublic('org', orgId))
    expect(events.at(-1)?.[0]).toBe('attendance.bulk_marked')
    const others = children.slice(2, 5)
    const childIds = others.slice(1).map(stu)
    expect(
      await refusal(
        mark(
          others.map((id) => entry(id)),
          { as: homeroom, wholeDay: true },
        ),
      ),
    ).toEqual({
      code: 'RELATIONSHIP_REQUIRED',
      details: { childIds },
    })
    expect(await refusal(mark([entry(own[0] as string)], { wholeDay: true }))).toMatchObject({
      code: 'RELATIONSHIP_REQUIRED',
    })
  })

  it('does nothing when anything is wrong, and says where', async () => {
    const before = await marks()
    const fresh = await pupils(3)
    const [a, b, c] = fresh as [string, string, string]
    const call = mark([
      entry(a, { status: 'tardy' }),
      entry(b),
      entry(c, { minutesLate: 3, departedAt: '2026-11-20T14:12:00Z' }),
      entry(b),
    ])
    expect(await fault(call)).toEqual([
      ['records[0].minutesLate', 'required'],
      ['records[2].departedAt', 'range'],
      ['records[2].minutesLate', 'range'],
      ['records[3].studentId', 'duplicate'],
    ])
    const admin = await t.school.person(orgId, 'admin')
    const elsewhere = await t.school.student(await t.school.organization())
    expect(await fault(mark([entry(a), entry(elsewhere), entry(newId())], { as: admin }))).toEqual([
      ['records[1].studentId', 'not_found'],
      ['records[2].studentId', 'not_found'],
    ])
    const strangers = [await t.school.student(orgId), await t.school.student(orgId)]
    expect(
      await refusal(
        mark(
          [...fresh, ...strangers].map((id) => entry(id)),
          { as: admin },
        ),
      ),
    ).toEqual({
      code: 'conflict',
      details: { reason: 'not_enrolled', studentIds: strangers.map(stu) },
    })
    expect(
      await fault(
        mark(
          fresh.map((id) => entry(id)),
          { date: '2999-01-01' },
        ),
      ),
    ).toEqual(['date', 'range'])
    expect(
      await refusal(
        mark(
          fresh.map((id) => entry(id)),
          { date: '2020-01-01' },
        ),
      ),
    ).toMatchObject({
      details: { reason: 'attendance_locked' },
    })
    expect(await marks()).toBe(before)
  })

  it('takes one to three hundred records', async () => {
    expect(await fault(mark([]))).toEqual(['records', 'min_length'])
    const many = Array.from({ length: 301 }, () => entry(newId()))
    const admin = await t.school.person(orgId, 'admin')
    expect(await refusal(mark(many, { as: admin }))).toMatchObject({ code: 'validation_error' })
  })

  it('makes one record for each child of overlapping calls in any order', async () => {
    const group = await pupils(20)
    const shifted = (by: number) => [...group.slice(by), ...group.slice(0, by)]
    const calls = Array.from({ length: 50 }, (_, i) => {
      const order = i % 2 ? shifted(i % 20) : shifted(i % 20).toReversed()
      return mark(order.slice(0, 15).map((id) => entry(id, { status: 'tardy', minutesLate: i })))
    })
    const created = (await Promise.all(calls)).map(({ data }) => data.created)
    expect(created.reduce((sum, n) => sum + n, 0)).toBe(20)
    for (const child of group) {
      const { data } = await t.as(teacher).academic.attendance.getStudentAttendance(stu(child))
      expect(data).toHaveLength(1)
    }
  })
})
