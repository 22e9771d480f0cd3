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
const [stu, sec, enr, crs] = ['stu', 'sec', 'enr', 'crs'].map((prefix) => (id: string) => toPublic(prefix, id)) as [
  (id: string) => string,
  (id: string) => string,
  (id: string) => string,
  (id: string) => string,
]
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

describe('prerequisites', () => {
  const unmet = (...missing: string[]) => ({ code: 'conflict', details: { reason: 'prerequisite_not_met', missing } })
  let course: string
  let required: string
  beforeAll(async () => {
    ;[course, required] = [await academy.course(), await academy.course()] as [string, string]
    await academy.prerequisite(course, required)
  })
  const sectionOf = async (course_id: string) => academy.section({ offering_id: await academy.offering({ course_id }) })
  const asks = async (studentId: string, status: 'active' | 'waitlisted' | 'pending' = 'active') => ({
    studentId: stu(studentId),
    sectionId: sec(await sectionOf(course)),
    status,
  })

  it('are completed enrollments of the student in any section of the course', async () => {
    const student = await t.school.student(orgId)
    await academy.enrollment(await t.school.student(orgId), await sectionOf(required), { status: 'completed' })
    for (const status of ['active', 'waitlisted', 'pending'] as const) {
      expect(await refusal(enrollments().create(await asks(student, status)))).toEqual(unmet(crs(required)))
    }
    for (const status of ['active', 'withdrawn', 'pending', 'waitlisted']) {
      await academy.enrollment(student, await sectionOf(required), { status })
    }
    expect(await refusal(enrollments().create(await asks(student)))).toEqual(unmet(crs(required)))
    await academy.enrollment(student, await sectionOf(required), { status: 'completed' })
    expect((await enrollments().create(await asks(student))).data.status).toBe('active')
  })

  it.each([
    [null, false],
    [69.99, false],
    [70, true],
    [100, true],
  ])('with at least 70 percent: %s is enough: %s', async (final_percentage, enough) => {
    const [advanced, basic] = [await academy.course(), await academy.course()]
    await academy.prerequisite(advanced, basic)
    await t.db
      .updateTable('course_prerequisites')
      .set({ min_percentage: 70 })
      .where('course_id', '=', advanced)
      .execute()
    const student = await t.school.student(orgId)
    await academy.enrollment(student, await sectionOf(basic), { status: 'completed', final_percentage })
    const call = enrollments().create({ studentId: stu(student), sectionId: sec(await sectionOf(advanced)) })
    if (enough) expect((await call).data.status).toBe('active')
    else expect(await refusal(call)).toEqual(unmet(crs(basic)))
  })

  it('are all named, but not those that are only recommended', async () => {
    const [advanced, one, two, recommended] = await Promise.all([1, 2, 3, 4].map(() => academy.course()))
    for (const id of [one, two, recommended]) await academy.prerequisite(advanced as string, id as string)
    await t.db
      .updateTable('course_prerequisites')
      .set({ is_required: false })
      .where('prerequisite_id', '=', recommended as string)
      .execute()
    const studentId = stu(await t.school.student(orgId))
    const call = enrollments().create({ studentId, sectionId: sec(await sectionOf(advanced as string)) })
    expect(await refusal(call)).toEqual(unmet(...[one, two].toSorted().map((id) => crs(id as string))))
  })

  it('are overridden by owners and admins, and by nobody else', async () => {
    const overridePrerequisites = true
    const key = await t.school.key(orgId, ['enrollments:write'])
    for (const as of [staff, key]) {
      const student = await t.school.student(orgId)
      await t.school.consent(admin, student, 'data_processing')
      const given = { ...(await asks(student)), overridePrerequisites }
      expect(await refusal(enrollments(as).create(given))).toEqual({
        code: 'forbidden',
        details: { permission: 'enrollments:override' },
      })
    }
    for (const as of [admin, await t.school.person(orgId, 'owner')]) {
      const given = { ...(await asks(await t.school.student(orgId))), overridePrerequisites }
      expect((await enrollments(as).create(given)).data.status).toBe('active')
    }
  })
})

describe('academic.enrollments.update', () => {
  it('changes what is sent, and tells what was before', async () => {
    const before = await newEnrollment('active')
    const change = { startsOn: '2026-09-01', endsOn: '2026-12-18' }
    const { data } = await enrollments().update(before.id, change)
    expect(data).toEqual({ ...before, ...change, updatedAt: expect.any(String) })
    const { events, audit } = await academy.told('enr', before.id)
    const previous = { startsOn: before.startsOn, endsOn: null }
    expect(events.slice(1)).toEqual([['enrollment.updated', { object: data, previous }]])
    expect(audit[1]).toEqual([
      'academic.enrollments.update',
      { startsOn: { from: before.startsOn, to: '2026-09-01' }, endsOn: { from: null, to: '2026-12-18' } },
    ])
    expect((await enrollments().update(before.id, { endsOn: null })).data.endsOn).toBeNull()
    await enrollments().update(before.id, { startsOn: '2026-09-01', status: 'active' })
    expect((await academy.told('enr', before.id)).events).toHaveLength(3)
  })

  it('keeps dates in order, and in the term', async () => {
    const { id } = await newEnrollment('active')
    await enrollments().update(id, { startsOn: '2026-09-01', endsOn: '2026-12-18' })
    const update = (change: object) => fault(enrollments().update(id, change))
    expect(await update({ endsOn: '2026-08-31' })).toEqual(['endsOn', 'range'])
    expect(await update({ startsOn: '2026-12-19' })).toEqual(['startsOn', 'range'])
    expect(await update({ startsOn: '1999-12-31' })).toEqual(['startsOn', 'range'])
    expect(await update({ endsOn: '2100-01-01' })).toEqual(['endsOn', 'range'])
    const oneDay = { startsOn: '2027-01-01', endsOn: '2027-01-01' }
    expect((await enrollments().update(id, oneDay)).data).toMatchObject(oneDay)
  })

  it('keeps every change of parallel calls', async () => {
    const before = await newEnrollment('active')
    const changes = [
      { startsOn: '2026-09-01' },
      { endsOn: '2098-12-18' },
      { finalLetter: 'B+' },
      { finalPercentage: 88.125 },
      { status: 'completed' as const },
    ]
    await Promise.all(changes.map((change) => enrollments().update(before.id, change)))
    const [after] = (await enrollments().list({ studentId: before.studentId })).data
    expect(after).toMatchObject({ ...Object.assign({}, ...changes), finalPercentage: 88.13 })
  })

  it('does not know enrollments of other organizations', async () => {
    const foreign = enr(await elsewhere.enrolled(await t.school.student(elsewhere.orgId)))
    for (const id of [foreign, enr(orgId)]) {
      expect(await refusal(enrollments().update(id, { endsOn: null }))).toEqual({
        code: 'not_found',
        details: { resource: 'enrollment', id },
      })
    }
    const gone = enr(await academy.enrolled(await t.school.student(orgId)))
    await t.db
      .updateTable('enrollments')
      .set({ deleted_at: new Date().toISOString() })
      .where('id', '=', uuidOf('enr', gone))
      .execute()
    expect(await refusal(enrollments().update(gone, { endsOn: null }))).toMatchObject({ code: 'not_found' })
  })
})

describe('the state of an enrollment', () => {
  const next: Record<string, string[]> = {
    pending: ['active', 'withdrawn'],
    waitlisted: ['active', 'withdrawn'],
    active: ['completed', 'withdrawn'],
    completed: [],
    withdrawn: [],
  }
  it.each(Object.keys(next))('%s leads where it may, and nowhere else', async (from) => {
    for (const status of ['active', 'completed', 'withdrawn'] as const) {
      const { id, sectionId } = await newEnrollment(from)
      const reason = status === 'withdrawn' ? { withdrawReason: 'Moved' } : {}
      const call = enrollments().update(id, { status, ...reason })
      if (status !== from && !next[from]?.includes(status)) {
        const details = { reason: 'invalid_state_transition', resource: 'enrollment', from, action: 'update' }
        expect(await refusal(call)).toEqual({ code: 'conflict', details: { ...details, allowed: next[from] } })
      } else expect((await call).data.status).toBe(status)
      const isActive = status === 'active' ? next[from]?.includes(status) || from === status : false
      const stays = from === 'active' && !next[from]?.includes(status)
      expect(await countOf(sectionId), `${from} → ${status}`).toBe(isActive || stays ? 1 : 0)
    }
  })

  it.each([
    ['withdrawn', 'enrollment.withdrawn', { withdrawReason: 'Moved' }],
    ['completed', 'enrollment.completed', {}],
  ] as const)('%s ends it today, and is told twice', async (status, event, more) => {
    const before = await newEnrollment('active')
    const { data } = await enrollments().update(before.id, { status, ...more })
    expect(data).toEqual({ ...before, status, endsOn: today(), ...more, updatedAt: expect.any(String) })
    const { events } = await academy.told('enr', before.id)
    const previous = { status: 'active', endsOn: null, ...(status === 'withdrawn' ? { withdrawReason: null } : {}) }
    expect(events.slice(1)).toEqual([
      ['enrollment.updated', { object: data, previous }],
      [event, { object: data, previous }],
    ])
    const given = await newEnrollment('active')
    const endsOn = '2026-12-18'
    await enrollments().update(given.id, { startsOn: '2026-09-01' })
    expect((await enrollments().update(given.id, { status, endsOn, ...more })).data.endsOn).toBe(endsOn)
    const later = await newEnrollment('active')
    await enrollments().update(later.id, { startsOn: '2098-01-01' })
    expect((await enrollments().update(later.id, { status, ...more })).data.endsOn).toBe('2098-01-01')
  })

  it('withdrawn has a reason, and no other state has', async () => {
    const { id } = await newEnrollment('active')
    const update = (change: object) => enrollments().update(id, change)
    expect(await fault(update({ status: 'withdrawn' }))).toEqual(['withdrawReason', 'required'])
    expect(await fault(update({ withdrawReason: 'Moved' }))).toEqual(['withdrawReason', 'range'])
    expect(await fault(update({ status: 'completed', withdrawReason: 'Moved' }))).toEqual(['withdrawReason', 'range'])
    expect(await fault(update({ status: 'withdrawn', withdrawReason: ' ' }))).toEqual(['withdrawReason', 'min_length'])
    await update({ status: 'withdrawn', withdrawReason: 'Moved' })
    expect((await update({ withdrawReason: 'Moved to Øresund' })).data.withdrawReason).toBe('Moved to Øresund')
  })

  it('cannot become pending or waitlisted again', async () => {
    const { id } = await newEnrollment('active')
    for (const status of ['pending', 'waitlisted']) {
      expect(await fault(enrollments().update(id, { status: status as 'active' }))).toEqual(['status', 'enum'])
    }
  })

  it('does not become active in an archived section, or for a student who has left', async () => {
    const details = {
      reason: 'invalid_state_transition',
      resource: 'enrollment',
      action: 'update',
      allowed: ['withdrawn'],
    }
    const archived = await newEnrollment('pending')
    await t.as(admin).academic.sections.update(archived.sectionId, { status: 'archived' })
    const left = await newEnrollment('waitlisted')
    await t.as(admin).academic.students.update(left.studentId, { status: 'transferred' })
    for (const { id, status } of [archived, left]) {
      expect(await refusal(enrollments().update(id, { status: 'active' }))).toEqual({
        code: 'conflict',
        details: { ...details, from: status },
      })
      await enrollments().update(id, { status: 'withdrawn', withdrawReason: 'Not needed' })
    }
  })
})

describe('what is final', () => {
  const final = { finalPercentage: 91.5, finalLetter: 'A-' }
  const unknown = { finalPercentage: null, finalLetter: null }

  it('is written by those who submit grades, and cleared with null', async () => {
    const { id } = await newEnrollment('completed')
    const key = await t.school.key(orgId, ['enrollments:write', 'grades:read'])
    const grader = await t.school.key(orgId, ['enrollments:write', 'grades:write', 'grades:read'])
    const [{ student_id }] = (await t.db
      .selectFrom('enrollments')
      .select('student_id')
      .where('id', '=', uuidOf('enr', id))
      .execute()) as [{ student_id: string }]
    await t.school.consent(admin, student_id, 'data_processing')
    for (const as of [staff, key]) {
      for (const change of [{ finalPercentage: 50 }, { finalLetter: null }]) {
        expect(await refusal(enrollments(as).update(id, change))).toEqual({
          code: 'forbidden',
          details: { permission: 'grades:submit' },
        })
      }
    }
    for (const as of [admin, grader]) {
      expect((await enrollments(as).update(id, final)).data).toMatchObject(final)
      expect((await enrollments(as).update(id, unknown)).data).toMatchObject(unknown)
    }
    expect(await fault(enrollments().update(id, { finalPercentage: 100.5 }))).toEqual(['finalPercentage', 'max'])
  })

  it('is shown to those who read grades, and in no event; the audit log keeps it', async () => {
    const { id, studentId } = await newEnrollment('active')
    const child = uuidOf('stu', studentId)
    await t.school.consent(admin, child, 'data_processing')
    await enrollments().update(id, final)
    const teacher = await t.school.person(orgId, 'teacher')
    await t.school.section(teacher, child)
    const guardian = await t.school.person(orgId, 'guardian')
    await t.school.guardianLink(guardian, child)
    const reader = await t.school.key(orgId, ['enrollments:read'])
    const grades = await t.school.key(orgId, ['enrollments:read', 'grades:read'])
    for (const [as, shown] of [
      [admin, true],
      [teacher, true],
      [guardian, true],
      [grades, true],
      [staff, false],
      [reader, false],
    ] as const) {
      const rows = (await t.as(as).academic.students.getEnrollments(studentId)).data
      expect(rows.find((row) => row.id === id)).toMatchObject(shown ? final : unknown)
    }
    const { events, audit } = await academy.told('enr', id)
    expect(events[1]).toMatchObject(['enrollment.updated', { object: unknown, previous: {} }])
    expect(JSON.stringify(events)).not.toMatch(/91\.5|A-"/)
    expect(audit[1]?.[1]).toEqual({
      finalPercentage: { from: null, to: 91.5 },
      finalLetter: { from: null, to: 'A-' },
    })
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
