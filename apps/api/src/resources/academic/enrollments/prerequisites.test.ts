import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, refusal } from '../../../../test/support/academic.ts'
import type { Key, Person } from '../../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../../test/support/server.ts'
import { toPublic } from '../../../ids.ts'

let t: TestServer
let academy: Academy
let admin: Person
let staff: Person
let orgId: string
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization()
  academy = new Academy(t.school, orgId)
  admin = await t.school.person(orgId, 'admin')
  staff = await t.school.person(orgId, 'staff')
})
afterAll(() => t.close())

const enrollments = (as: Person | Key = admin) => t.as(as).academic.enrollments
const stu = (uuid: string) => toPublic('stu', uuid)
const sec = (uuid: string) => toPublic('sec', uuid)
const crs = (uuid: string) => toPublic('crs', uuid)

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
