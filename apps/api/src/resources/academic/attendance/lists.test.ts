import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, bothWays, fault, refusal } from '../../../../test/support/academic.ts'
import type { Key, Person } from '../../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../../test/support/server.ts'
import { toPublic } from '../../../ids.ts'

let t: TestServer
let academy: Academy
let orgId: string
let admin: Person
let child: string
let other: string
let section: string
/** By day, then by when they were made. */
let ids: string[]
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization()
  academy = new Academy(t.school, orgId)
  admin = await t.school.person(orgId, 'admin')
  ;[child, other] = [await t.school.student(orgId), await t.school.student(orgId)]
  section = await academy.section()
  for (const id of [child, other]) await academy.enrollment(id, section)
  const note = 'For us.'
  ids = [
    await academy.attendance(child, { date: '2026-11-16', note }),
    await academy.attendance(child, {
      date: '2026-11-17',
      section_id: section,
      status: 'tardy',
      minutes_late: 5,
      note,
    }),
    await academy.attendance(other, { date: '2026-11-17', note }),
    await academy.attendance(child, { date: '2026-11-17', note }),
    await academy.attendance(child, { date: '2026-11-19', status: 'absent_excused', note }),
  ].map((id) => toPublic('att', id))
  await academy.attendance(child, { date: '2026-11-18', deleted_at: new Date().toISOString() })
})
afterAll(() => t.close())

const stu = (id: string) => toPublic('stu', id)
const of = (as: Person | Key) => t.as(as).academic.attendance
type Filters = Parameters<ReturnType<typeof of>['list']>[0]
/** Which of the marks, by number, the latest day first. */
const listed = async (params: Filters, as: Person | Key = admin) => {
  const { data, pagination } = await of(as).list(params)
  expect(pagination.total).toBe(data.length)
  return data.map(({ id }) => ids.indexOf(id))
}

describe('academic.attendance.list', () => {
  it('is by day, the latest first, by number and by cursor', async () => {
    const { byPage, byCursor, total } = await bothWays((params) => of(admin).list(params))
    expect(byPage.map(({ id }) => ids.indexOf(id))).toEqual([4, 3, 2, 1, 0])
    expect(byCursor).toEqual(byPage)
    expect(total).toBe(5)
  })

  it('filters', async () => {
    expect(await listed({ studentId: stu(other) })).toEqual([2])
    expect(await listed({ sectionId: toPublic('sec', section) })).toEqual([1])
    expect(await listed({ status: 'present' })).toEqual([3, 2, 0])
    expect(await listed({ date: '2026-11-17' })).toEqual([3, 2, 1])
    expect(await listed({ from: '2026-11-17' })).toEqual([4, 3, 2, 1])
    expect(await listed({ to: '2026-11-17', studentId: stu(child) })).toEqual([3, 1, 0])
    expect(await listed({ from: '2026-11-17', to: '2026-11-18', status: 'tardy' })).toEqual([1])
  })

  it('takes a period of at most a year, that does not end before it begins', async () => {
    await listed({ from: '2026-01-01', to: '2027-01-01' })
    expect(await fault(of(admin).list({ from: '2026-01-01', to: '2027-01-02' }))).toEqual(['from', 'range'])
    expect(await fault(of(admin).list({ from: '2026-11-18', to: '2026-11-17' }))).toEqual(['from', 'range'])
  })

  it('shows and counts what the caller may see', async () => {
    const guardian = await t.school.person(orgId, 'guardian')
    await t.school.guardianLink(guardian, other)
    expect(await listed({}, guardian)).toEqual([])
    await t.school.consent(guardian, other, 'data_processing')
    expect(await listed({}, guardian)).toEqual([2])
    expect(await listed({ studentId: stu(child) }, guardian)).toEqual([])
    const key = await t.school.key(orgId, ['attendance:read'])
    expect(await listed({}, key)).toEqual([2])
    const nurse = await t.school.person(orgId, 'health_staff')
    expect(await listed({}, nurse)).toEqual([4, 3, 2, 1, 0])
    const guest = await t.school.person(orgId, 'guest')
    expect(await refusal(of(guest).list())).toMatchObject({ code: 'forbidden' })
  })
})

describe('academic.attendance.getStudentAttendance', () => {
  const ofChild = async (params: Parameters<ReturnType<typeof of>['getStudentAttendance']>[1] = {}) =>
    (await of(admin).getStudentAttendance(stu(child), params)).data.map(({ id }) => ids.indexOf(id))

  it('is the child’s, by day, by number and by cursor, and filters', async () => {
    const { byPage, byCursor, total } = await bothWays((params) => of(admin).getStudentAttendance(stu(child), params))
    expect(byPage.map(({ id }) => ids.indexOf(id))).toEqual([4, 3, 1, 0])
    expect(byCursor).toEqual(byPage)
    expect(total).toBe(4)
    expect(await ofChild({ from: '2026-11-17', to: '2026-11-17' })).toEqual([3, 1])
    expect(await ofChild({ sectionId: toPublic('sec', section) })).toEqual([1])
    expect(await ofChild({ status: 'absent_excused' })).toEqual([4])
    expect(await ofChild({ from: '2000-01-01', to: '2026-11-16' })).toEqual([0])
    expect(await fault(of(admin).getStudentAttendance(stu(child), { from: '2026-11-18', to: '2026-11-17' }))).toEqual([
      'from',
      'range',
    ])
  })

  it('is not there for a child who is not', async () => {
    const childId = stu(await t.school.student(await t.school.organization()))
    expect(await refusal(of(admin).getStudentAttendance(childId))).toEqual({
      code: 'CHILD_NOT_FOUND',
      details: { childId },
    })
  })
})

describe('the note of a mark', () => {
  const notes = async (as: Person | Key, about = child) => {
    const single = await of(as).getStudentAttendance(stu(about))
    const list = await of(as).list({ studentId: stu(about) })
    expect(list.data).toEqual(single.data)
    return new Set(list.data.map(({ note }) => note))
  }
  const school = new Set(['For us.'])
  const family = new Set([null])

  it('is for the school, not for the family', async () => {
    for (const role of ['owner', 'staff', 'health_staff'] as const) {
      expect(await notes(await t.school.person(orgId, role)), role).toEqual(school)
    }
    const teacher = await t.school.person(orgId, 'teacher')
    await t.school.section(teacher, child)
    expect(await notes(teacher)).toEqual(school)
    const guardian = await t.school.person(orgId, 'guardian')
    await t.school.guardianLink(guardian, child)
    await t.school.consent(guardian, child, 'data_processing')
    expect(await notes(guardian)).toEqual(family)
    const student = await t.school.person(orgId, 'student')
    await t.db.updateTable('students').set({ user_id: student.userId }).where('id', '=', child).execute()
    expect(await notes(student)).toEqual(family)
  })

  it('of her own child is not for a teacher who does not teach it', async () => {
    const own = await t.school.student(orgId)
    await academy.attendance(own, { note: 'For us.' })
    const mother = await t.school.person(orgId, 'teacher', { additional_roles: ['guardian'] })
    await t.school.guardianLink(mother, own)
    await t.school.consent(mother, own, 'data_processing')
    expect(await notes(mother, own)).toEqual(family)
    await t.school.section(mother, own)
    expect(await notes(mother, own)).toEqual(school)
  })
})
