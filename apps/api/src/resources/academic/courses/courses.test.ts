import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, bothWays, fault, refusal } from '../../../../test/support/academic.ts'
import type { Key, Person } from '../../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../../test/support/server.ts'
import { toPublic } from '../../../ids.ts'

let t: TestServer
let academy: Academy
let elsewhere: Academy
let admin: Person
let guest: Person
let orgId: string
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization()
  academy = new Academy(t.school, orgId)
  elsewhere = new Academy(t.school, await t.school.organization())
  admin = await t.school.person(orgId, 'admin')
  guest = await t.school.person(orgId, 'guest')
})
afterAll(() => t.close())

const courses = (as: Person | Key = admin) => t.as(as).academic.courses
const crs = (uuid: string) => toPublic('crs', uuid)
const std = (uuid: string) => toPublic('std', uuid)
let made = 0
const newCourse = async () =>
  (await courses().create({ code: `NEW-${++made}`, title: 'Course', subject: 'science' })).data.id

describe('academic.courses.create', () => {
  it('adds a course with every field, and tells of it', async () => {
    const [one, two] = [std(await academy.standard()), std(await academy.standard())]
    const [first, second] = [crs(await academy.course()), crs(await academy.course())]
    const { data } = await courses().create({
      code: 'MATH-03',
      title: 'Mathematics 3 — עברית 👩‍🏫 é',
      description: 'Fractions',
      subject: 'mathematics',
      gradeLevels: ['03', '04'],
      credits: 1.256,
      status: 'draft',
      standardIds: [two, one],
      prerequisites: [{ courseId: second, minPercentage: 60, isRequired: false }, { courseId: first }],
    })
    expect(data).toEqual({
      id: expect.stringMatching(/^crs_/),
      code: 'MATH-03',
      title: 'Mathematics 3 — עברית 👩‍🏫 é',
      description: 'Fractions',
      subject: 'mathematics',
      gradeLevels: ['03', '04'],
      credits: 1.26,
      status: 'draft',
      standardIds: [one, two],
      prerequisiteIds: [first, second],
      createdAt: expect.any(String),
      updatedAt: data.createdAt,
    })
    expect((await courses(guest).get(data.id)).data).toEqual(data)
    expect(
      (await courses(guest).getPrerequisites(data.id)).data.map(({ courseId, ...edge }) => [courseId, edge]),
    ).toEqual([
      [first, expect.objectContaining({ minPercentage: null, isRequired: true })],
      [second, expect.objectContaining({ minPercentage: 60, isRequired: false })],
    ])
    expect(await academy.told('crs', data.id)).toEqual({
      events: [['course.created', { object: data }]],
      audit: [['academic.courses.create', null]],
    })
  })

  it('fills in the rest', async () => {
    const key = await t.school.key(orgId, ['academic:write'])
    const { data } = await courses(key).create({ code: 'PLAIN', title: 'Plain', subject: 'other' })
    const nothing = { description: null, credits: null, gradeLevels: [], standardIds: [], prerequisiteIds: [] }
    expect(data).toMatchObject({ status: 'active', ...nothing })
  })

  it('lets exactly one of ten parallel calls have a code, in whatever case', async () => {
    const create = (i: number) => courses().create({ code: i % 2 ? 'Race' : 'rACE', title: 'x', subject: 'arts' })
    const results = await Promise.allSettled(Array.from({ length: 10 }, (_, i) => create(i)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusal(create(0))).toEqual({ code: 'conflict', details: { reason: 'duplicate', field: 'code' } })
  })

  it('names every standard and prerequisite that is not there', async () => {
    const known = crs(await academy.course())
    const create = courses().create({
      code: 'REFS',
      title: 'x',
      subject: 'arts',
      standardIds: [std(await academy.standard()), std(await elsewhere.standard())],
      prerequisites: [{ courseId: crs(orgId) }, { courseId: known }, { courseId: crs(await elsewhere.course()) }],
    })
    expect(await fault(create)).toEqual([
      ['prerequisites[0].courseId', 'not_found'],
      ['prerequisites[2].courseId', 'not_found'],
      ['standardIds[1]', 'not_found'],
    ])
  })

  it('takes each standard and prerequisite once', async () => {
    const body = { code: 'TWICE', title: 'x', subject: 'arts' } as const
    const courseId = crs(await academy.course())
    const id = std(await academy.standard())
    expect(await fault(courses().create({ ...body, prerequisites: [{ courseId }, { courseId }] }))).toEqual([
      'prerequisites[1].courseId',
      'duplicate',
    ])
    expect(await fault(courses().create({ ...body, standardIds: [id, id] }))).toEqual(['standardIds', 'duplicate'])
    expect(await fault(courses().create({ ...body, credits: 100 }))).toEqual(['credits', 'max'])
    expect(await fault(courses().create({ ...body, status: 'archived' as 'draft' }))).toEqual(['status', 'enum'])
  })

  it('is for owners and admins', async () => {
    const staff = await t.school.person(orgId, 'staff')
    expect(await refusal(courses(staff).create({ code: 'X', title: 'x', subject: 'arts' }))).toMatchObject({
      code: 'forbidden',
    })
  })
})

describe('academic.courses.list', () => {
  it('is by code, filters, and pages the same way by number and by cursor', async () => {
    const own = await t.school.organization()
    const there = new Academy(t.school, own)
    const reader = await t.school.person(own, 'guest')
    for (const code of ['E-5', 'B-2', 'A-1', 'D-4', 'C-3']) {
      const status = code === 'D-4' ? 'archived' : 'active'
      const grade_levels = code < 'C' ? ['01', '02'] : ['02']
      const subject = code === 'A-1' ? 'arts' : 'music'
      await there.course({ code, title: `Title ${code.toLowerCase()}`, status, grade_levels, subject })
    }
    await academy.course()
    const list = courses(reader).list.bind(courses(reader))
    const { byPage, byCursor, total } = await bothWays((params) => list(params))
    expect(byPage.map(({ code }) => code)).toEqual(['A-1', 'B-2', 'C-3', 'D-4', 'E-5'])
    expect(byCursor).toEqual(byPage)
    expect(total).toBe(5)
    const codes = async (params: Parameters<typeof list>[0]) => (await list(params)).data.map(({ code }) => code)
    expect(await codes({ status: 'archived' })).toEqual(['D-4'])
    expect(await codes({ gradeLevel: '01' })).toEqual(['A-1', 'B-2'])
    expect(await codes({ subject: 'arts' })).toEqual(['A-1'])
    expect(await codes({ q: 'TITLE e' })).toEqual(['E-5'])
    expect(await codes({ q: 'b-' })).toEqual(['B-2'])
  })
})

describe('academic.courses.get', () => {
  it('answers 404 for what is unknown or of another organization', async () => {
    for (const id of [crs(orgId), crs(await elsewhere.course())]) {
      const absent = { code: 'not_found', details: { resource: 'course', id } }
      expect(await refusal(courses().get(id))).toEqual(absent)
      expect(await refusal(courses().update(id, { title: 'x' }))).toEqual(absent)
      expect(await refusal(courses().getOfferings(id))).toEqual(absent)
      expect(await refusal(courses().getPrerequisites(id))).toEqual(absent)
      const termId = toPublic('term', orgId)
      expect(await refusal(courses().createOffering(id, { termId }))).toEqual(absent)
    }
  })
})

describe('academic.courses.update', () => {
  it('changes what is sent, replaces lists, and tells what was before', async () => {
    const [one, two] = [std(await academy.standard()), std(await academy.standard())]
    const prerequisite = crs(await academy.course())
    const { data: before } = await courses().create({
      code: 'UPD',
      title: 'Before',
      subject: 'arts',
      credits: 2,
      standardIds: [one],
      prerequisites: [{ courseId: prerequisite }],
    })
    const { data } = await courses().update(before.id, { credits: null, standardIds: [two], prerequisites: [] })
    const changed = { credits: null, standardIds: [two], prerequisiteIds: [] }
    expect(data).toEqual({ ...before, ...changed, updatedAt: expect.any(String) })
    expect((await courses().get(before.id)).data).toEqual(data)
    const { events } = await academy.told('crs', before.id)
    const previous = { credits: 2, standardIds: [one], prerequisiteIds: [prerequisite] }
    expect(events[1]).toEqual(['course.updated', { object: data, previous }])
  })

  it('notices that only the demand of a prerequisite changed', async () => {
    const courseId = crs(await academy.course())
    const { data } = await courses().create({
      code: 'EDGE',
      title: 'x',
      subject: 'arts',
      prerequisites: [{ courseId }],
    })
    const set = (minPercentage: number) => courses().update(data.id, { prerequisites: [{ courseId, minPercentage }] })
    await set(70)
    await set(70)
    expect((await courses().getPrerequisites(data.id)).data).toMatchObject([{ courseId, minPercentage: 70 }])
    const { events, audit } = await academy.told('crs', data.id)
    expect(events.map(([type]) => type)).toEqual(['course.created', 'course.updated'])
    expect(audit).toHaveLength(3)
  })

  it.each([
    ['draft', ['active']],
    ['active', ['archived']],
    ['archived', ['active']],
  ] as const)('takes a course that is %s to %j, and nowhere else', async (from, allowed) => {
    for (const to of ['draft', 'active', 'archived'] as const) {
      const id = crs(await academy.course({ status: from }))
      const call = courses().update(id, { status: to })
      if (to === from || (allowed as readonly string[]).includes(to)) expect((await call).data.status).toBe(to)
      else {
        const details = { reason: 'invalid_state_transition', resource: 'course', from, action: 'update', allowed }
        expect(await refusal(call)).toEqual({ code: 'conflict', details })
      }
    }
  })

  it('refuses a code that is taken', async () => {
    await academy.course({ code: 'TAKEN' })
    expect(await refusal(courses().update(await newCourse(), { code: 'taken' }))).toEqual({
      code: 'conflict',
      details: { reason: 'duplicate', field: 'code' },
    })
  })

  it('is for owners and admins', async () => {
    const teacher = await t.school.person(orgId, 'teacher')
    expect(await refusal(courses(teacher).update(crs(orgId), { title: 'x' }))).toMatchObject({ code: 'forbidden' })
  })
})

describe('prerequisites', () => {
  const cyclic = { code: 'conflict', details: { reason: 'prerequisite_cycle' } }
  const require = (id: string, ...needed: string[]) =>
    courses().update(id, { prerequisites: needed.map((courseId) => ({ courseId })) })

  it('never lead back to the course, neither at once nor through others', async () => {
    const [a, b, c] = [await newCourse(), await newCourse(), await newCourse()]
    expect(await refusal(require(a, a))).toEqual(cyclic)
    await require(a, b)
    await require(b, c)
    expect(await refusal(require(b, a))).toEqual(cyclic)
    expect(await refusal(require(c, a))).toEqual(cyclic)
    await require(a)
    await require(c, a)
    expect((await courses().get(c)).data.prerequisiteIds).toEqual([a])
  })

  it('may meet again further on', async () => {
    const [a, b, c, d] = [await newCourse(), await newCourse(), await newCourse(), await newCourse()]
    await require(b, d)
    await require(c, d)
    expect((await require(a, b, c, d)).data.prerequisiteIds).toHaveLength(3)
  })

  it('make no cycle in parallel calls that are sound one by one', async () => {
    for (let round = 0; round < 5; round++) {
      const ring = await Promise.all(Array.from({ length: 4 }, newCourse))
      const results = await Promise.allSettled(ring.map((id, i) => require(id, ring[(i + 1) % 4] as string)))
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
      const [refused] = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
      expect(refused).toMatchObject(cyclic)
    }
  })

  it('are listed by code, and page the same way by number and by cursor', async () => {
    const needed: string[] = []
    for (const code of ['P-3', 'P-1', 'P-5', 'P-2', 'P-4']) needed.push(crs(await academy.course({ code })))
    const id = await newCourse()
    await require(id, ...needed)
    const { byPage, byCursor, total } = await bothWays<{ code: string }>((params) =>
      courses(guest).getPrerequisites(id, params),
    )
    expect(byPage.map(({ code }) => code)).toEqual(['P-1', 'P-2', 'P-3', 'P-4', 'P-5'])
    expect(byCursor).toEqual(byPage)
    expect(total).toBe(5)
  })
})

describe('learning standards', () => {
  it('are created, with a parent or without, and told of', async () => {
    const parent = std(await academy.standard())
    const body = {
      code: 'MA.3.NF.1',
      title: 'Understand unit fractions',
      description: 'One part of a whole',
      subject: 'mathematics',
      framework: 'State 2024',
      parentId: parent,
    } as const
    const { data } = await courses().createStandard({ ...body, gradeLevels: ['03'] })
    expect(data).toEqual({
      ...body,
      gradeLevels: ['03'],
      id: expect.stringMatching(/^std_/),
      createdAt: expect.any(String),
      updatedAt: data.createdAt,
    })
    expect((await courses(guest).listStandards({ limit: 1 })).data).toEqual([data])
    expect((await academy.told('std', data.id)).events).toEqual([['standard.created', { object: data }]])
    expect(await refusal(courses().createStandard({ ...body, parentId: null }))).toEqual({
      code: 'conflict',
      details: { reason: 'duplicate', field: 'code' },
    })
  })

  it('have no parent that is unknown or of another organization', async () => {
    for (const parentId of [std(orgId), std(await elsewhere.standard())]) {
      const create = courses().createStandard({ code: 'ORPHAN', title: 'x', subject: 'arts', parentId })
      expect(await fault(create)).toEqual(['parentId', 'not_found'])
    }
  })

  it('are created by owners and admins', async () => {
    const teacher = await t.school.person(orgId, 'teacher')
    const create = courses(teacher).createStandard({ code: 'T', title: 'x', subject: 'arts' })
    expect(await refusal(create)).toMatchObject({ code: 'forbidden' })
  })

  it('are filtered, and page the same way by number and by cursor', async () => {
    const own = await t.school.organization()
    const there = new Academy(t.school, own)
    const owner = await t.school.person(own, 'owner')
    const ids: string[] = []
    for (const [i, subject] of ['arts', 'music', 'arts', 'arts', 'music'].entries()) {
      const grade_levels = i < 2 ? ['05'] : ['06', '07']
      ids.unshift(std(await there.standard({ code: `S.${i}`, title: `Sing ${i}`, subject, grade_levels })))
    }
    await academy.standard()
    const list = courses(owner).listStandards.bind(courses(owner))
    const { byPage, byCursor, total } = await bothWays((params) => list(params))
    expect(byPage.map(({ id }) => id)).toEqual(ids)
    expect(byCursor).toEqual(byPage)
    expect(total).toBe(5)
    const codes = async (params: Parameters<typeof list>[0]) => (await list(params)).data.map(({ code }) => code)
    expect(await codes({ subject: 'music' })).toEqual(['S.4', 'S.1'])
    expect(await codes({ gradeLevel: '05' })).toEqual(['S.1', 'S.0'])
    expect(await codes({ q: 'sing 3' })).toEqual(['S.3'])
    const standardIds = [ids[0], ids[4]] as string[]
    const { data } = await courses(owner).create({ code: 'SING', title: 'Singing', subject: 'music', standardIds })
    expect(await codes({ courseId: data.id })).toEqual(['S.4', 'S.0'])
    expect(await codes({ courseId: crs(orgId) })).toEqual([])
  })
})

describe('academic.courses.createOffering', () => {
  it('plans an active course for a term, and tells of it', async () => {
    const id = await newCourse()
    const termId = toPublic('term', await academy.term())
    const { data } = await courses().createOffering(id, { termId, capacity: 56 })
    expect(data).toEqual({
      id: expect.stringMatching(/^off_/),
      courseId: id,
      termId,
      status: 'planned',
      capacity: 56,
      enrolledCount: 0,
      sectionCount: 0,
      createdAt: expect.any(String),
      updatedAt: data.createdAt,
    })
    expect((await courses(guest).getOfferings(id)).data).toEqual([data])
    expect(await academy.told('off', data.id)).toEqual({
      events: [['offering.created', { object: data }]],
      audit: [['academic.courses.createOffering', null]],
    })
  })

  it('refuses a course that is not active, a second time, and a term that is closed, unknown or elsewhere', async () => {
    const termId = toPublic('term', await academy.term())
    for (const status of ['draft', 'archived'] as const) {
      const id = crs(await academy.course({ status }))
      expect(await refusal(courses().createOffering(id, { termId }))).toEqual({
        code: 'conflict',
        details: { reason: 'course_not_active' },
      })
    }
    const id = await newCourse()
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => courses().createOffering(id, { termId, status: 'open' })),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusal(courses().createOffering(id, { termId }))).toEqual({
      code: 'conflict',
      details: { reason: 'duplicate', field: 'courseId+termId' },
    })
    const closed = await academy.term({ closed_at: new Date().toISOString() })
    for (const [uuid, code] of [
      [closed, 'range'],
      [orgId, 'not_found'],
      [await elsewhere.term(), 'not_found'],
    ] as const) {
      const call = courses().createOffering(id, { termId: toPublic('term', uuid) })
      expect(await fault(call)).toEqual(['termId', code])
    }
  })

  it('is for owners and admins', async () => {
    const staff = await t.school.person(orgId, 'staff')
    const call = courses(staff).createOffering(await newCourse(), { termId: toPublic('term', orgId) })
    expect(await refusal(call)).toMatchObject({ code: 'forbidden' })
  })
})

describe('academic.courses.getOfferings', () => {
  it('counts sections and students, filters, and pages the same way by number and by cursor', async () => {
    const course_id = await academy.course()
    const terms = await Promise.all(Array.from({ length: 5 }, () => academy.term()))
    const offerings: string[] = []
    for (const [i, term_id] of terms.entries()) {
      offerings.unshift(await academy.offering({ course_id, term_id, status: i === 2 ? 'closed' : 'open' }))
    }
    await academy.offering()
    await academy.section({ offering_id: offerings[0] as string, enrolled_count: 3 })
    await academy.section({ offering_id: offerings[0] as string, enrolled_count: 4 })
    await academy.section({ offering_id: offerings[1] as string, enrolled_count: 5 })
    const id = crs(course_id)
    const { byPage, byCursor, total } = await bothWays((params) => courses(guest).getOfferings(id, params))
    expect(byPage.map((one) => one.id)).toEqual(offerings.map((uuid) => toPublic('off', uuid)))
    expect(byPage.map((one) => [one.sectionCount, one.enrolledCount]).slice(0, 3)).toEqual([
      [2, 7],
      [1, 5],
      [0, 0],
    ])
    expect(byCursor).toEqual(byPage)
    expect(total).toBe(5)
    const closed = await courses().getOfferings(id, { status: 'closed' })
    expect(closed.data.map(({ termId }) => termId)).toEqual([toPublic('term', terms[2] as string)])
    const ofTerm = await courses().getOfferings(id, { termId: toPublic('term', terms[4] as string) })
    expect(ofTerm.data.map((one) => one.id)).toEqual([toPublic('off', offerings[0] as string)])
  })
})
