import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, fault, refusal } from '../../../../test/support/academic.ts'
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
