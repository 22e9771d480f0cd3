import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, refusal } from '../../../../test/support/academic.ts'
import type { Person } from '../../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../../test/support/server.ts'
import { toPublic, uuidOf } from '../../../ids.ts'

// How many may take a section: the count is right and never too high, whatever happens at the same time.

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

const enrollments = () => t.as(admin).academic.enrollments
const students = () => t.as(admin).academic.students
const stu = (uuid: string) => toPublic('stu', uuid)
const sec = (uuid: string) => toPublic('sec', uuid)
const newStudent = async () => stu(await t.school.student(orgId))
const newStudents = (n: number) => Promise.all(Array.from({ length: n }, newStudent))
const full = (capacity: number) => ({ code: 'conflict', details: { reason: 'capacity_reached', capacity } })
const withdraw = (id: string) => enrollments().update(id, { status: 'withdrawn', withdrawReason: 'Moved' })

/** What the section says, and what is there. */
async function placesOf(sectionId: string) {
  const { data } = await t.as(admin).academic.sections.get(sectionId)
  const rows = await t.db
    .selectFrom('enrollments')
    .select('status')
    .where('section_id', '=', uuidOf('sec', sectionId))
    .execute()
  const active = rows.filter(({ status }) => status === 'active').length
  expect(data.enrolledCount).toBe(active)
  return active
}
const outcomes = (results: PromiseSettledResult<unknown>[]) => ({
  done: results.filter(({ status }) => status === 'fulfilled').length,
  refused: results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])),
})

describe('the places of a section', () => {
  it('go to the first, are waited for, and are given to whom the office picks', async () => {
    const sectionId = sec(await academy.section({ capacity: 1 }))
    const [first, second, third] = (await newStudents(3)) as [string, string, string]
    const { data: taken } = await enrollments().create({ studentId: first, sectionId })
    expect(await refusal(enrollments().create({ studentId: second, sectionId }))).toEqual(full(1))
    const status = 'waitlisted'
    const { data: waiting } = await enrollments().create({ studentId: second, sectionId, status })
    const { data: later } = await enrollments().create({ studentId: third, sectionId, status })
    expect(await refusal(enrollments().update(waiting.id, { status: 'active' }))).toEqual(full(1))
    await withdraw(taken.id)
    const { data: list } = await enrollments().getSectionEnrollments(sectionId, { status })
    expect(list.map(({ id }) => id)).toEqual([later.id, waiting.id])
    expect(await placesOf(sectionId)).toBe(0)
    expect((await enrollments().update(later.id, { status: 'active' })).data.status).toBe('active')
    expect(await refusal(enrollments().update(waiting.id, { status: 'active' }))).toEqual(full(1))
    await enrollments().update(later.id, { status: 'completed' })
    await enrollments().update(waiting.id, { status: 'active' })
    expect(await placesOf(sectionId)).toBe(1)
  })

  it('are without limit where none is set', async () => {
    const sectionId = sec(await academy.section())
    for (const studentId of await newStudents(3)) await enrollments().create({ studentId, sectionId })
    expect(await placesOf(sectionId)).toBe(3)
  })

  it('are taken by as many of fifty parallel calls as there are', async () => {
    const sectionId = sec(await academy.section({ capacity: 20 }))
    const everyone = await newStudents(50)
    const calls = everyone.map((studentId) => enrollments().create({ studentId, sectionId }))
    const { done, refused } = outcomes(await Promise.allSettled(calls))
    expect(done).toBe(20)
    for (const error of refused) expect(error).toMatchObject(full(20))
    expect(await placesOf(sectionId)).toBe(20)
  })

  it('are given once when fifty who wait are let in together', async () => {
    const sectionId = sec(await academy.section({ capacity: 7 }))
    const waiting = await Promise.all(
      (await newStudents(50)).map((studentId, i) =>
        enrollments().create({ studentId, sectionId, status: i % 2 ? 'pending' : 'waitlisted' }),
      ),
    )
    const calls = waiting.map(({ data }) => enrollments().update(data.id, { status: 'active' }))
    const { done, refused } = outcomes(await Promise.allSettled(calls))
    expect(done).toBe(7)
    for (const error of refused) expect(error).toMatchObject(full(7))
    expect(await placesOf(sectionId)).toBe(7)
  })

  it('are counted right while fifty come and go', async () => {
    const sectionId = sec(await academy.section({ capacity: 25 }))
    const there = await Promise.all(
      (await newStudents(25)).map(async (studentId) => (await enrollments().create({ studentId, sectionId })).data),
    )
    const calls = (await newStudents(25)).flatMap((studentId, i) => [
      withdraw(there[i]?.id as string),
      enrollments().create({ studentId, sectionId }),
    ])
    const { done, refused } = outcomes(await Promise.allSettled(calls))
    for (const error of refused) expect(error).toMatchObject(full(25))
    expect(await placesOf(sectionId)).toBe(done - 25)
  })

  it('take a student once, however often it is asked', async () => {
    const sectionId = sec(await academy.section({ capacity: 5 }))
    const studentId = await newStudent()
    const calls = Array.from({ length: 50 }, () => enrollments().create({ studentId, sectionId }))
    const { done, refused } = outcomes(await Promise.allSettled(calls))
    expect(done).toBe(1)
    for (const error of refused) expect(error).toMatchObject({ details: { reason: 'duplicate' } })
    expect(await placesOf(sectionId)).toBe(1)
  })

  it('are freed once when it is asked twice at the same moment', async () => {
    const sectionId = sec(await academy.section({ capacity: 5 }))
    const [a, b] = (await newStudents(2)) as [string, string]
    await enrollments().create({ studentId: a, sectionId })
    const { data } = await enrollments().create({ studentId: b, sectionId })
    await Promise.allSettled(Array.from({ length: 10 }, () => withdraw(data.id)))
    expect(await placesOf(sectionId)).toBe(1)
    const told = await academy.told('enr', data.id)
    expect(told.events.filter(([type]) => type === 'enrollment.withdrawn')).toHaveLength(1)
  })

  it('are never fewer than are taken, while somebody cuts them down', async () => {
    const sectionId = sec(await academy.section({ capacity: 30 }))
    const everyone = await newStudents(30)
    await Promise.allSettled([
      ...everyone.map((studentId) => enrollments().create({ studentId, sectionId })),
      ...[10, 15, 20].map((capacity) => t.as(admin).academic.sections.update(sectionId, { capacity })),
    ])
    const { data } = await t.as(admin).academic.sections.get(sectionId)
    expect(await placesOf(sectionId)).toBeLessThanOrEqual(data.capacity as number)
  })

  it('are not taken while the section is archived', async () => {
    for (let round = 0; round < 5; round++) {
      const sectionId = sec(await academy.section())
      const studentId = await newStudent()
      const [created] = await Promise.allSettled([
        enrollments().create({ studentId, sectionId }),
        t.as(admin).academic.sections.update(sectionId, { status: 'archived' }),
      ])
      if (created.status === 'rejected')
        expect(created.reason).toMatchObject({ details: { reason: 'section_not_active' } })
      expect(await placesOf(sectionId)).toBe(created.status === 'fulfilled' ? 1 : 0)
    }
  })
})

describe('the places of an offering', () => {
  it('are shared by its sections, fifty parallel calls or not', async () => {
    const offering_id = await academy.offering({ capacity: 12 })
    const sections = await Promise.all([1, 2, 3].map(async () => sec(await academy.section({ offering_id }))))
    sections.push(sec(await academy.section({ offering_id, capacity: 2 })))
    const calls = (await newStudents(50)).map((studentId, i) =>
      enrollments().create({ studentId, sectionId: sections[i % 4] as string }),
    )
    const { done, refused } = outcomes(await Promise.allSettled(calls))
    expect(done).toBe(12)
    for (const error of refused)
      expect([full(12), full(2)]).toContainEqual({ code: error.code, details: error.details })
    const taken = await Promise.all(sections.map(placesOf))
    expect(taken.reduce((sum, n) => sum + n)).toBe(12)
    expect(taken[3]).toBeLessThanOrEqual(2)
  })
})

describe('a student who leaves the school', () => {
  it.each(['inactive', 'transferred', 'graduated'] as const)(
    'as %s gives up every place, and is told of',
    async (status) => {
      const studentId = await newStudent()
      const sections = await Promise.all([1, 2, 3].map(async () => sec(await academy.section({ capacity: 1 }))))
      const made = []
      for (const sectionId of sections) made.push((await enrollments().create({ studentId, sectionId })).data)
      const later = '2098-02-01'
      await enrollments().update(made[1]?.id as string, { startsOn: later })
      await enrollments().update(made[2]?.id as string, { endsOn: '2098-06-01' })
      const others = ['pending', 'waitlisted', 'completed', 'withdrawn']
      const kept = await Promise.all(
        others.map(async (state) =>
          academy.enrollment(uuidOf('stu', studentId), await academy.section(), { status: state }),
        ),
      )
      const { data } = await students().update(studentId, { status })
      const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date())
      const rows = (await students().getEnrollments(studentId, { limit: 100 })).data
      for (const [i, endsOn] of [today, later, '2098-06-01'].entries()) {
        const before = made[i] as (typeof made)[0]
        const row = rows.find(({ id }) => id === before.id)
        const withdrawReason = `The student is ${status}.`
        expect(row).toMatchObject({ status: 'withdrawn', endsOn, withdrawReason, updatedAt: data.updatedAt })
        const { events, audit } = await academy.told('enr', before.id)
        expect(events.at(-1)).toMatchObject(['enrollment.withdrawn', { object: row, previous: { status: 'active' } }])
        expect(events.filter(([type]) => type === 'enrollment.withdrawn')).toHaveLength(1)
        expect(audit.map(([action]) => action)).not.toContain('academic.students.update')
        expect(await placesOf(before.sectionId)).toBe(0)
      }
      for (const [i, id] of kept.entries()) {
        expect(rows.find((row) => row.id === toPublic('enr', id))?.status).toBe(others[i])
      }
      const { events, audit } = await academy.told('stu', studentId)
      expect(events).toEqual([
        ['student.updated', { object: { ...data, birthDate: null }, previous: { status: 'enrolled' } }],
      ])
      expect(audit).toEqual([['academic.students.update', { status: { from: 'enrolled', to: status } }]])
    },
  )

  it('takes no place at the same moment', async () => {
    for (let round = 0; round < 10; round++) {
      const studentId = await newStudent()
      const sections = await Promise.all([1, 2, 3, 4].map(async () => sec(await academy.section())))
      const waiting = sec(await academy.section())
      const { data } = await enrollments().create({ studentId, sectionId: waiting, status: 'waitlisted' })
      await Promise.allSettled([
        ...sections.slice(0, 2).map((sectionId) => enrollments().create({ studentId, sectionId })),
        students().update(studentId, { status: 'transferred' }),
        enrollments().update(data.id, { status: 'active' }),
        ...sections.slice(2).map((sectionId) => enrollments().create({ studentId, sectionId })),
      ])
      expect((await students().get(studentId)).data.status).toBe('transferred')
      for (const sectionId of [...sections, waiting]) expect(await placesOf(sectionId)).toBe(0)
    }
  })

  it('and many who leave together, each out of the same sections, leave none locked', async () => {
    const sections = await Promise.all(Array.from({ length: 5 }, async () => sec(await academy.section())))
    const everyone = await newStudents(10)
    await Promise.all(
      everyone.flatMap((studentId, i) =>
        sections.map((_, n) => enrollments().create({ studentId, sectionId: sections[(n + i) % 5] as string })),
      ),
    )
    const leaving = await Promise.all(everyone.map((id) => students().update(id, { status: 'graduated' })))
    expect(leaving.map(({ data }) => data.status)).toEqual(everyone.map(() => 'graduated'))
    for (const sectionId of sections) expect(await placesOf(sectionId)).toBe(0)
  })
})
