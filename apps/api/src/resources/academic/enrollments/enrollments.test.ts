import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, bothWays, fault, refusal } from '../../../../test/support/academic.ts'
import type { Key, Person } from '../../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../../test/support/server.ts'
import { toPublic, uuidOf } from '../../../ids.ts'

let t: TestServer
let academy: Academy
let elsewhere: Academy
let admin: Person
let staff: Person
let orgId: string
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization()
  academy = new Academy(t.school, orgId)
  elsewhere = new Academy(t.school, await t.school.organization())
  admin = await t.school.person(orgId, 'admin')
  staff = await t.school.person(orgId, 'staff')
})
afterAll(() => t.close())

const enrollments = (as: Person | Key = admin) => t.as(as).academic.enrollments
const stu = (uuid: string) => toPublic('stu', uuid)
const sec = (uuid: string) => toPublic('sec', uuid)
const enr = (uuid: string) => toPublic('enr', uuid)
const today = (timeZone = 'America/New_York') => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())
const body = async (values = {}) => ({
  studentId: stu(await t.school.student(orgId)),
  sectionId: sec(await academy.section(values)),
})
const countOf = async (sectionId: string) => (await t.as(admin).academic.sections.get(sectionId)).data.enrolledCount
/** An enrollment in the state, made by the API where it can be. */
const newEnrollment = async (status: string) => {
  const open = ['pending', 'active', 'waitlisted'].includes(status)
  const given = { ...(await body()), status: (open ? status : 'active') as 'active' }
  const { data } = await enrollments().create(given)
  if (status === 'completed') return (await enrollments().update(data.id, { status })).data
  if (status === 'withdrawn') return (await enrollments().update(data.id, { status, withdrawReason: 'Left' })).data
  return data
}

describe('academic.enrollments.create', () => {
  it('enrolls a student with every field, takes a place, and tells of it', async () => {
    const term = await academy.term({ starts_on: '2026-08-24', ends_on: '2027-06-11' })
    const offering_id = await academy.offering({ term_id: term })
    const given = { ...(await body({ offering_id })), status: 'active' as const, startsOn: '2026-09-01' }
    const { data } = await enrollments().create({ ...given, overridePrerequisites: false })
    expect(data).toEqual({
      ...given,
      id: expect.stringMatching(/^enr_/),
      termId: toPublic('term', term),
      endsOn: null,
      finalPercentage: null,
      finalLetter: null,
      withdrawReason: null,
      createdAt: expect.any(String),
      updatedAt: data.createdAt,
    })
    expect((await enrollments().list({ studentId: given.studentId })).data).toEqual([data])
    expect(await countOf(given.sectionId)).toBe(1)
    expect(await academy.told('enr', data.id)).toEqual({
      events: [['enrollment.created', { object: data }]],
      audit: [['academic.enrollments.create', null]],
    })
    const [event] = await t.db
      .selectFrom('outbox_events')
      .selectAll()
      .where('resource_id', '=', uuidOf('enr', data.id))
      .execute()
    expect(event).toMatchObject({ student_ids: [uuidOf('stu', given.studentId)], resource_type: 'enrollment' })
  })

  it('fills in the rest: active, from today on, in the school’s own calendar', async () => {
    for (const timezone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const there = new Academy(t.school, await t.school.organization({ timezone }))
      const office = await t.school.person(there.orgId, 'staff')
      const studentId = stu(await t.school.student(there.orgId))
      const { data } = await enrollments(office).create({ studentId, sectionId: sec(await there.section()) })
      expect(data).toMatchObject({ status: 'active', startsOn: today(timezone) })
    }
    const key = await t.school.key(orgId, ['enrollments:write'])
    const given = await body()
    await t.school.consent(admin, uuidOf('stu', given.studentId), 'data_processing')
    expect((await enrollments(key).create({ ...given, startsOn: null })).data.startsOn).toBe(today())
  })

  it.each([
    ['2999-01-01', '2999-06-01', '2999-01-01'],
    ['1999-01-01', '1999-06-01', '1999-06-01'],
  ])('in a term from %s to %s starts on %s', async (starts_on, ends_on, startsOn) => {
    const offering_id = await academy.offering({ term_id: await academy.term({ starts_on, ends_on }) })
    expect((await enrollments().create(await body({ offering_id }))).data.startsOn).toBe(startsOn)
  })

  it('starts in the term of the section', async () => {
    const term_id = await academy.term({ starts_on: '2026-08-24', ends_on: '2027-06-11' })
    const given = await body({ offering_id: await academy.offering({ term_id }) })
    for (const startsOn of ['2026-08-23', '2027-06-12']) {
      expect(await fault(enrollments().create({ ...given, startsOn }))).toEqual(['startsOn', 'range'])
    }
    expect(await fault(enrollments().create({ ...given, startsOn: '2026-02-30' }))).toEqual(['startsOn', 'format'])
    expect((await enrollments().create({ ...given, startsOn: '2027-06-11' })).data.startsOn).toBe('2027-06-11')
  })

  it('as pending or waitlisted takes no place', async () => {
    const sectionId = sec(await academy.section({ capacity: 1 }))
    for (const status of ['pending', 'waitlisted'] as const) {
      const { data } = await enrollments().create({ ...(await body()), sectionId, status })
      expect(data.status).toBe(status)
    }
    expect(await countOf(sectionId)).toBe(0)
  })

  it('refuses a student who is enrolled, and takes one back who withdrew', async () => {
    for (const status of ['pending', 'active', 'waitlisted', 'completed']) {
      const { studentId, sectionId } = await newEnrollment(status)
      expect(await refusal(enrollments().create({ studentId, sectionId })), status).toEqual({
        code: 'conflict',
        details: { reason: 'duplicate', field: 'studentId+sectionId' },
      })
    }
    const { id, studentId, sectionId } = await newEnrollment('withdrawn')
    const { data } = await enrollments().create({ studentId, sectionId })
    expect(data.id).not.toBe(id)
    expect(await countOf(sectionId)).toBe(1)
  })

  it('refuses a section that is archived', async () => {
    expect(await refusal(enrollments().create(await body({ status: 'archived' })))).toEqual({
      code: 'conflict',
      details: { reason: 'section_not_active' },
    })
  })

  it('names what is not there, or will not do', async () => {
    const given = await body()
    const foreign = {
      studentId: stu(await t.school.student(elsewhere.orgId)),
      sectionId: sec(await elsewhere.section()),
    }
    expect(await fault(enrollments().create({ ...given, sectionId: foreign.sectionId }))).toEqual([
      'sectionId',
      'not_found',
    ])
    expect(await fault(enrollments().create({ ...given, studentId: foreign.studentId }))).toEqual([
      'studentId',
      'not_found',
    ])
    expect(await refusal(enrollments(staff).create({ ...given, studentId: foreign.studentId }))).toMatchObject({
      code: 'RELATIONSHIP_REQUIRED',
    })
    const deleted = sec(await academy.section({ deleted_at: new Date().toISOString() }))
    expect(await fault(enrollments().create({ ...given, sectionId: deleted }))).toEqual(['sectionId', 'not_found'])
  })

  it('is for students of the school; applicants may wait', async () => {
    for (const status of ['applicant', 'inactive', 'transferred', 'graduated']) {
      const studentId = stu(await t.school.student(orgId, { status }))
      const create = async (state: 'active' | 'waitlisted' | 'pending') =>
        enrollments().create({ ...(await body()), studentId, status: state })
      expect(await fault(create('active')), status).toEqual(['studentId', 'range'])
      if (status === 'applicant') for (const state of ['pending', 'waitlisted'] as const) await create(state)
      else expect(await fault(create('waitlisted')), status).toEqual(['studentId', 'range'])
    }
  })

  it('is for owners, admins and staff', async () => {
    const teacher = await t.school.person(orgId, 'teacher')
    expect(await refusal(enrollments(teacher).create(await body()))).toMatchObject({ code: 'forbidden' })
  })
})

describe('lists', () => {
  it('are newest first, filter, and page the same way by number and by cursor', async () => {
    const there = new Academy(t.school, await t.school.organization())
    const office = await t.school.person(there.orgId, 'staff')
    const [autumn, spring] = [await there.term(), await there.term()]
    const [a, b] = [
      await there.section({ offering_id: await there.offering({ term_id: autumn }) }),
      await there.section({ offering_id: await there.offering({ term_id: spring }) }),
    ]
    const children = await Promise.all([1, 2, 3].map(() => t.school.student(there.orgId)))
    const [first, second, third] = children as [string, string, string]
    const at = (minute: number) => ({ created_at: `2026-09-01T10:0${minute}:00.000Z` })
    const rows = [
      await there.enrollment(first, a, at(1)),
      await there.enrollment(second, a, { ...at(2), status: 'withdrawn' }),
      await there.enrollment(second, a, at(2)),
      await there.enrollment(third, b, { ...at(2), status: 'waitlisted' }),
      await there.enrollment(first, b, { ...at(3), status: 'completed' }),
    ]
    await there.enrollment(third, a, { deleted_at: new Date().toISOString() })
    const newest = rows.toReversed().map(enr)
    const list = enrollments(office).list.bind(enrollments(office))
    const { byPage, byCursor, total } = await bothWays((params) => list(params))
    expect(byPage.map(({ id }) => id)).toEqual(newest)
    expect(byCursor).toEqual(byPage)
    expect(total).toBe(5)
    const found = async (params: Parameters<typeof list>[0]) =>
      (await list(params)).data.map(({ id }) => newest.indexOf(id))
    expect(await found({ studentId: stu(first) })).toEqual([0, 4])
    expect(await found({ sectionId: sec(b) })).toEqual([0, 1])
    expect(await found({ termId: toPublic('term', autumn) })).toEqual([2, 3, 4])
    expect(await found({ status: 'withdrawn' })).toEqual([3])
    expect(await found({ status: 'active', sectionId: sec(a), studentId: stu(second) })).toEqual([2])
    const section = await bothWays((params) => enrollments(office).getSectionEnrollments(sec(a), params))
    expect(section.byPage.map(({ id }) => newest.indexOf(id))).toEqual([2, 3, 4])
    expect(section.byCursor).toEqual(section.byPage)
    expect(section.total).toBe(3)
    const waiting = await enrollments(office).getSectionEnrollments(sec(b), { status: 'waitlisted' })
    expect(waiting.data.map(({ id }) => newest.indexOf(id))).toEqual([1])
    const { students } = t.as(office).academic
    const own = await bothWays((params) => students.getEnrollments(stu(second), params))
    expect(own.byPage.map(({ id }) => newest.indexOf(id))).toEqual([2, 3])
    expect(own.byCursor).toEqual(own.byPage)
    const completed = await students.getEnrollments(stu(first), { status: 'completed' })
    expect(completed.data.map(({ id }) => newest.indexOf(id))).toEqual([0])
    const inAutumn = await students.getEnrollments(stu(first), { termId: toPublic('term', autumn) })
    expect(inAutumn.data.map(({ id }) => newest.indexOf(id))).toEqual([4])
  })
})
