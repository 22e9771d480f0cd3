import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, fault, refusal } from '../../../../test/support/academic.ts'
import type { Key, Person } from '../../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../../test/support/server.ts'
import { toPublic, uuidOf } from '../../../ids.ts'

let t: TestServer
let academy: Academy
let staff: Person
let admin: Person
let orgId: string
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization()
  academy = new Academy(t.school, orgId)
  staff = await t.school.person(orgId, 'staff')
  admin = await t.school.person(orgId, 'admin')
})
afterAll(() => t.close())

const students = (as: Person | Key = admin) => t.as(as).academic.students
const stu = (uuid: string) => toPublic('stu', uuid)
const usr = ({ userId }: Person) => toPublic('usr', userId)
const room = (uuid: string) => toPublic('room', uuid)
let made = 0
const body = () => ({ studentNumber: `N-${++made}`, firstName: 'Ada', lastName: 'Marsh', gradeLevel: '03' as const })
const stored = (id: string) =>
  t.db.selectFrom('students').selectAll().where('id', '=', uuidOf('stu', id)).executeTakeFirstOrThrow()

describe('academic.students.update', () => {
  it('changes what is sent, clears with null, and tells what was before', async () => {
    const homeroomClassroomId = room(await academy.classroom())
    const { data: before } = await students().create({ ...body(), birthDate: '2017-05-02', preferredName: 'Addie' })
    const change = { lastName: 'Marsh-Okoro', gradeLevel: '04' as const, homeroomClassroomId, preferredName: null }
    const { data } = await students().update(before.id, { ...change, firstName: 'Ada', birthDate: '2017-05-03' })
    const after = { ...change, birthDate: '2017-05-03', displayName: 'Ada Marsh-Okoro' }
    expect(data).toEqual({ ...before, ...after, updatedAt: expect.any(String) })
    expect((await students().get(before.id)).data).toEqual(data)
    const { events, audit } = await academy.told('stu', before.id)
    const previous = {
      lastName: 'Marsh',
      preferredName: 'Addie',
      displayName: 'Addie Marsh',
      gradeLevel: '03',
      homeroomClassroomId: null,
    }
    expect(events[1]).toEqual(['student.updated', { object: { ...data, birthDate: null }, previous }])
    const changes = audit.find(([action]) => action === 'academic.students.update')?.[1]
    expect(changes).toMatchObject({ birthDate: { from: '2017-05-02', to: '2017-05-03' } })
  })

  it('tells nobody of a change that changes nothing', async () => {
    const { data: before } = await students().create(body())
    const { data } = await students().update(before.id, { firstName: 'Ada', status: 'enrolled', userId: null })
    expect(data).toEqual(before)
    const { events, audit } = await academy.told('stu', before.id)
    expect(events).toHaveLength(1)
    expect(audit[1]).toEqual(['academic.students.update', null])
  })

  it('keeps every change of parallel calls', async () => {
    const { data: before } = await students().create(body())
    const changes = [
      { firstName: 'Bea' },
      { lastName: 'Lund' },
      { gradeLevel: '05' as const },
      { status: 'inactive' as const },
      { phone: '+12025550144' },
    ]
    await Promise.all(changes.map((change) => students().update(before.id, change)))
    const { phone: _, ...shown } = Object.assign({}, ...changes)
    expect((await students().get(before.id)).data).toMatchObject(shown)
    expect((await stored(before.id)).phone_enc).not.toBeNull()
  })

  it('keeps an account and a homeroom that have gone out of use since', async () => {
    const person = await t.school.person(orgId, 'student')
    const classroom = await academy.classroom()
    const both = { userId: usr(person), homeroomClassroomId: room(classroom) }
    const { data } = await students().create({ ...body(), ...both })
    await t.db.updateTable('classrooms').set({ is_active: false }).where('id', '=', classroom).execute()
    await t.db.updateTable('memberships').set({ status: 'removed' }).where('id', '=', person.memberId).execute()
    expect((await students().update(data.id, { ...both, firstName: 'Bea' })).data).toMatchObject({ firstName: 'Bea' })
  })

  it('refuses what create refuses', async () => {
    const { data } = await students().create(body())
    const { data: other } = await students().create(body())
    const update = (change: object) => students().update(data.id, change)
    expect(await refusal(update({ studentNumber: other.studentNumber }))).toEqual({
      code: 'conflict',
      details: { reason: 'duplicate', field: 'studentNumber' },
    })
    expect(await fault(update({ userId: usr(staff) }))).toEqual(['userId', 'range'])
    expect(await fault(update({ homeroomClassroomId: room(orgId) }))).toEqual(['homeroomClassroomId', 'not_found'])
    expect(await fault(update({ birthDate: '2099-01-01' }))).toEqual(['birthDate', 'range'])
  })
})

describe('the state of a student', () => {
  const STATES = ['applicant', 'enrolled', 'inactive', 'transferred', 'graduated'] as const
  const next: Record<string, string[]> = {
    applicant: ['enrolled'],
    enrolled: ['inactive', 'transferred', 'graduated'],
    inactive: ['enrolled'],
    transferred: ['enrolled'],
    graduated: [],
  }
  it.each(STATES)('%s leads where it may, and nowhere else', async (from) => {
    for (const status of STATES) {
      const id = stu(await t.school.student(orgId, { status: from }))
      const call = students().update(id, { status })
      if (status === from || next[from]?.includes(status)) expect((await call).data.status).toBe(status)
      else {
        expect(await refusal(call)).toEqual({
          code: 'conflict',
          details: {
            reason: 'invalid_state_transition',
            resource: 'student',
            from,
            action: 'update',
            allowed: next[from],
          },
        })
      }
    }
  })
})
