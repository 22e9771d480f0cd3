import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, bothWays, refusal } from '../../../../test/support/academic.ts'
import type { Key, Person } from '../../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../../test/support/server.ts'
import { toPublic } from '../../../ids.ts'

// A child with three grades, one of them not released, beside another child's: asked for by list, for the child, and as
// what the assessment counts. All three must agree for every kind of caller.

let t: TestServer
let academy: Academy
let orgId: string
let child: string
let section: string
let quiz: string
let test: string
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization()
  academy = new Academy(t.school, orgId)
  child = await t.school.student(orgId, { birth_date: '2000-01-01' })
  section = await academy.section()
  await academy.enrollment(child, section)
  quiz = await academy.assessment(section, { title: 'Quiz' })
  test = await academy.assessment(section, { title: 'Test', category: 'test' })
  const third = await academy.assessment(section, { title: 'Third' })
  const at = (minute: number) => `2026-11-20T09:0${minute}:00.000Z`
  await academy.grade(quiz, child, { graded_at: at(1), released_at: at(1) })
  await academy.grade(test, child, { graded_at: at(2) })
  await academy.grade(third, child, { graded_at: at(3), released_at: at(4), status: 'excused', score: null })
  const other = await t.school.student(orgId)
  await academy.grade(quiz, other, { graded_at: at(5), released_at: at(5) })
})
afterAll(() => t.close())

const stu = (id: string) => toPublic('stu', id)
const of = (as: Person | Key) => t.as(as).academic.grades
const titles = async (): Promise<Map<string, string>> =>
  new Map((await of(await t.school.person(orgId, 'owner')).listAssessments()).data.map(({ id, title }) => [id, title]))

/** The grades of the child that the caller sees, the last graded first; by whatever way she asks. */
async function seen(as: Person | Key): Promise<(string | undefined)[]> {
  const ofChild = await bothWays((params) => of(as).getStudentGrades(stu(child), params))
  const inList = await bothWays((params) => of(as).listGrades({ ...params, studentId: stu(child) }))
  for (const way of [ofChild, inList]) {
    expect(way.byCursor).toEqual(way.byPage)
    expect(way.total).toBe(way.byPage.length)
  }
  expect(inList.byPage).toEqual(ofChild.byPage)
  const held = (await of(as).listGrades({ studentId: stu(child), released: false })).data
  expect(held).toEqual(ofChild.byPage.filter(({ releasedAt }) => releasedAt === null))
  const known = await titles()
  return ofChild.byPage.map(({ assessmentId }) => known.get(assessmentId))
}

describe('unreleased grades', () => {
  const everything = ['Third', 'Test', 'Quiz']
  const released = ['Third', 'Quiz']

  it('are seen by owners, admins, the child’s teachers and keys', async () => {
    for (const role of ['owner', 'admin'] as const)
      expect(await seen(await t.school.person(orgId, role))).toEqual(everything)
    const teacher = await t.school.person(orgId, 'teacher')
    await t.school.section(teacher, child)
    expect(await seen(teacher)).toEqual(everything)
    await t.school.consent(await t.school.person(orgId, 'guardian'), child, 'data_processing')
    expect(await seen(await t.school.key(orgId, ['grades:read']))).toEqual(everything)
  })

  it('are not there for guardians and the student', async () => {
    const guardian = await t.school.person(orgId, 'guardian')
    await t.school.guardianLink(guardian, child)
    expect(await seen(guardian)).toEqual(released)
    const student = await t.school.person(orgId, 'student')
    await t.db.updateTable('students').set({ user_id: student.userId }).where('id', '=', child).execute()
    expect(await seen(student)).toEqual(released)
  })

  it('of her own child are not there for a teacher, or for office staff', async () => {
    const teacher = await t.school.person(orgId, 'teacher', { additional_roles: ['guardian'] })
    const staff = await t.school.person(orgId, 'staff', { additional_roles: ['guardian'] })
    for (const parent of [teacher, staff]) {
      await t.school.guardianLink(parent, child)
      expect(await seen(parent)).toEqual(released)
    }
    await t.school.section(teacher, child)
    expect(await seen(teacher)).toEqual(everything)
  })

  it('do not count', async () => {
    const counts = async (as: Person | Key) =>
      Object.fromEntries((await of(as).listAssessments()).data.map(({ title, gradedCount }) => [title, gradedCount]))
    expect(await counts(await t.school.person(orgId, 'owner'))).toEqual({ Quiz: 2, Test: 1, Third: 0 })
    const guardian = await t.school.person(orgId, 'guardian')
    await t.school.guardianLink(guardian, child)
    expect(await counts(guardian)).toEqual({ Quiz: 1, Test: 0, Third: 0 })
    expect(await counts(await t.school.key(orgId, ['grades:read']))).toEqual({ Quiz: 1, Test: 1, Third: 0 })
  })
})

describe('academic.grades.listGrades', () => {
  it('filters', async () => {
    const owner = await t.school.person(orgId, 'owner')
    const elsewhere = await academy.section()
    const grade = await academy.grade(await academy.assessment(elsewhere), child, { graded_at: '2026-11-20T08:00:00Z' })
    const list = async (params: Parameters<ReturnType<typeof of>['listGrades']>[0]) =>
      (await of(owner).listGrades(params)).data
    expect(await list({})).toHaveLength(5)
    expect(await list({ assessmentId: toPublic('asmt', quiz) })).toHaveLength(2)
    expect(await list({ status: 'excused' })).toHaveLength(1)
    expect(await list({ released: true })).toHaveLength(3)
    expect(await list({ released: false, sectionId: toPublic('sec', section) })).toMatchObject([
      { assessmentId: toPublic('asmt', test) },
    ])
    const [found] = await list({ sectionId: toPublic('sec', elsewhere) })
    expect(found?.id).toBe(toPublic('grd', grade))
    expect(await list({ termId: found?.termId as string })).toEqual([found])
    const { data } = await of(owner).getStudentGrades(stu(child), { termId: found?.termId as string })
    expect(data).toEqual([found])
    const inSection = await of(owner).getStudentGrades(stu(child), { sectionId: toPublic('sec', section) })
    expect(inSection.data).toHaveLength(3)
    await t.db.deleteFrom('grades').where('id', '=', grade).execute()
  })

  it('gives a cursor to nobody with another view', async () => {
    const owner = await t.school.person(orgId, 'owner')
    const guardian = await t.school.person(orgId, 'guardian')
    const { pagination } = await of(owner).listGrades({ limit: 1 })
    const call = of(guardian).listGrades({ cursor: pagination.nextCursor as string })
    expect(await refusal(call)).toEqual({ code: 'invalid_cursor', details: { reason: 'filters_changed' } })
  })

  it('is not for office staff, nurses and guests', async () => {
    for (const role of ['staff', 'health_staff', 'guest'] as const) {
      const person = await t.school.person(orgId, role)
      expect(await refusal(of(person).listGrades())).toMatchObject({ details: { permission: 'grades:read' } })
    }
  })
})
