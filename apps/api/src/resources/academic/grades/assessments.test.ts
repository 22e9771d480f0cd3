import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, bothWays, fault, refusal } from '../../../../test/support/academic.ts'
import type { Person } from '../../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../../test/support/server.ts'
import { toPublic } from '../../../ids.ts'

let t: TestServer
let academy: Academy
let orgId: string
let section: string
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization()
  academy = new Academy(t.school, orgId)
  section = await academy.section()
})
afterAll(() => t.close())

const of = (as: Person) => t.as(as).academic.grades

describe('academic.grades.createAssessment', () => {
  const sectionId = () => toPublic('sec', section)
  const create = (as: Person, more: object = {}) =>
    of(as).createAssessment({ sectionId: sectionId(), title: 'Exam', category: 'exam', maxScore: 100, ...more })

  it('adds an assessment with every field, and tells of it', async () => {
    const { person, teacherId } = await academy.newTeacher()
    await t.db
      .insertInto('section_teachers')
      .values({ org_id: orgId, section_id: section, teacher_id: teacherId, position: 3 })
      .execute()
    const given = {
      assignmentId: toPublic('asg', await academy.assignment(section)),
      weight: 12.345,
      date: '2026-12-01',
      standardIds: [await academy.standard(), await academy.standard()].map((id) => toPublic('std', id)),
      maxScore: 0.019,
    }
    const { data } = await create(person, given)
    expect(data).toEqual({
      ...given,
      weight: 12.35,
      maxScore: 0.02,
      id: expect.stringMatching(/^asmt_/),
      sectionId: sectionId(),
      termId: expect.stringMatching(/^term_/),
      title: 'Exam',
      category: 'exam',
      gradedCount: 0,
      createdAt: expect.any(String),
      updatedAt: data.createdAt,
    })
    const { data: listed } = await of(person).listAssessments({ assignmentId: given.assignmentId })
    expect(listed).toEqual([data])
    expect(await academy.told('asmt', data.id)).toEqual({
      events: [['assessment.created', { object: data }]],
      audit: [['academic.grades.createAssessment', null]],
    })
  })

  it('takes an assignment once', async () => {
    const owner = await t.school.person(orgId, 'owner')
    const assignmentId = toPublic('asg', await academy.assignment(section))
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => create(owner, { assignmentId })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const duplicate = { code: 'conflict', details: { reason: 'duplicate', field: 'assignmentId' } }
    expect(await refusal(create(owner, { assignmentId }))).toEqual(duplicate)
    await create(owner)
    await create(owner, { assignmentId: null })
  })

  it('refuses what is not there or does not fit', async () => {
    const owner = await t.school.person(orgId, 'owner')
    const elsewhere = new Academy(t.school, await t.school.organization())
    const standards = [await academy.standard(), await elsewhere.standard()].map((id) => toPublic('std', id))
    const assignmentId = toPublic('asg', await academy.assignment(await academy.section()))
    expect(await fault(create(owner, { standardIds: standards, assignmentId, date: '1999-12-31' }))).toEqual([
      ['assignmentId', 'not_found'],
      ['date', 'range'],
      ['standardIds[1]', 'not_found'],
    ])
    expect(await fault(create(owner, { sectionId: toPublic('sec', await elsewhere.section()) }))).toEqual([
      'sectionId',
      'not_found',
    ])
    expect(await fault(create(owner, { maxScore: 0 }))).toEqual(['maxScore', 'min'])
    expect(await fault(create(owner, { maxScore: 10_000.01 }))).toEqual(['maxScore', 'max'])
    const stranger = await t.school.person(orgId, 'teacher')
    expect(await refusal(create(stranger))).toEqual({ code: 'forbidden', details: { reason: 'relationship' } })
  })

  it('is over when the term is closed', async () => {
    const term_id = await academy.term({ closed_at: new Date().toISOString() })
    const closed = await academy.section({ offering_id: await academy.offering({ term_id }) })
    const call = create(await t.school.person(orgId, 'owner'), { sectionId: toPublic('sec', closed) })
    expect(await refusal(call)).toEqual({ code: 'conflict', details: { reason: 'term_closed' } })
  })
})

describe('academic.grades.listAssessments', () => {
  it('is of the sections that the caller may see, the last created first, and filters', async () => {
    const own = await t.school.organization()
    const there = new Academy(t.school, own)
    const { person, teacherId } = await there.newTeacher()
    const taught = await there.section({}, [teacherId])
    const other = await there.section()
    for (const title of ['A', 'B', 'C'])
      await there.assessment(taught, { title, category: title === 'B' ? 'project' : 'quiz' })
    await there.assessment(other, { title: 'D' })
    const { byPage, byCursor, total } = await bothWays((params) => of(person).listAssessments(params))
    expect(byPage.map(({ title }) => title)).toEqual(['C', 'B', 'A'])
    expect(byCursor).toEqual(byPage)
    expect(total).toBe(3)
    const owner = await t.school.person(own, 'owner')
    const named = async (params: Parameters<ReturnType<typeof of>['listAssessments']>[0]) =>
      (await of(owner).listAssessments(params)).data.map(({ title }) => title)
    expect(await named({})).toEqual(['D', 'C', 'B', 'A'])
    expect(await named({ category: 'project' })).toEqual(['B'])
    expect(await named({ sectionId: toPublic('sec', other) })).toEqual(['D'])
    expect(await named({ termId: byPage[0]?.termId as string })).toEqual(['C', 'B', 'A'])
  })
})
