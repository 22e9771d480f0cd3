import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, bothWays, fault, refusal } from '../../../../test/support/academic.ts'
import type { Key, Person } from '../../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../../test/support/server.ts'
import { toPublic } from '../../../ids.ts'

let t: TestServer
let academy: Academy
let elsewhere: Academy
let orgId: string
let teacher: Person
let section: string
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization()
  academy = new Academy(t.school, orgId)
  elsewhere = new Academy(t.school, await t.school.organization())
  const { person, teacherId } = await academy.newTeacher()
  teacher = person
  section = await academy.section({}, [teacherId])
})
afterAll(() => t.close())

const assignments = (as: Person | Key = teacher) => t.as(as).academic.assignments
const sec = (uuid = section) => toPublic('sec', uuid)
const asg = (uuid: string) => toPublic('asg', uuid)
const body = (change: object = {}) => ({ sectionId: sec(), title: 'Assignment', ...change })
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const forbidden = { code: 'forbidden', details: { reason: 'relationship' } }

describe('academic.assignments.create', () => {
  it('makes an assignment with every field, and tells of it', async () => {
    const standards = [toPublic('std', await academy.standard()), toPublic('std', await academy.standard())].reverse()
    const given = {
      sectionId: sec(),
      title: 'דף עבודה 🍕',
      instructions: 'Do 1–12',
      type: 'project' as const,
      status: 'published' as const,
      pointsPossible: 20.005,
      submissionTypes: ['url' as const, 'file' as const],
      maxAttempts: 3,
      allowLate: false,
      availableFrom: '2026-11-20T09:00:00+02:00',
      dueAt: '2099-12-04T17:00:00.1239-05:00',
      closesAt: '2099-12-05T00:00:00Z',
      attachments: [{ name: 'a.pdf', url: 'https://files.example.org/a.pdf', contentType: null, sizeBytes: 1 }],
      standardIds: standards,
    }
    const { data } = await assignments().create(given)
    expect(data).toEqual({
      ...given,
      pointsPossible: 20.01,
      availableFrom: '2026-11-20T07:00:00.000Z',
      dueAt: '2099-12-04T22:00:00.123Z',
      closesAt: '2099-12-05T00:00:00.000Z',
      id: expect.stringMatching(/^asg_/),
      publishedAt: data.createdAt,
      createdAt: expect.any(String),
      updatedAt: data.createdAt,
    })
    expect((await assignments().get(data.id)).data).toEqual(data)
    expect(await academy.told('asg', data.id)).toEqual({
      events: [['assignment.created', { object: data }]],
      audit: [['academic.assignments.create', null]],
    })
  })

  it('fills in the rest', async () => {
    const key = await t.school.key(orgId, ['assignments:write'])
    expect((await assignments(key).create(body())).data).toMatchObject({
      instructions: null,
      type: 'homework',
      status: 'draft',
      pointsPossible: null,
      submissionTypes: ['text'],
      maxAttempts: null,
      allowLate: true,
      availableFrom: null,
      dueAt: null,
      closesAt: null,
      attachments: [],
      standardIds: [],
      publishedAt: null,
    })
  })

  it('is available, due and closed in this order', async () => {
    const create = (change: object) => fault(assignments().create(body(change)))
    const [one, two, three] = [inHours(1), inHours(2), inHours(3)]
    expect(await create({ availableFrom: two, dueAt: one })).toEqual(['dueAt', 'range'])
    expect(await create({ dueAt: two, closesAt: one })).toEqual(['closesAt', 'range'])
    expect(await create({ availableFrom: two, closesAt: one })).toEqual(['closesAt', 'range'])
    expect(await create({ availableFrom: three, dueAt: two, closesAt: one })).toEqual([
      ['closesAt', 'range'],
      ['dueAt', 'range'],
    ])
    await assignments().create(body({ availableFrom: one, dueAt: one, closesAt: one }))
    expect(await create({ status: 'published', closesAt: inHours(-1) })).toEqual(['closesAt', 'range'])
    await assignments().create(body({ closesAt: inHours(-1) }))
  })

  it.each(['0000-06-01T00:00:00Z', '2026-12-31T23:59:60Z', '0001-01-01T00:00:00+14:00', '9999-12-31T23:00:00-05:00'])(
    'refuses the moment %s, which cannot be kept',
    async (dueAt) => {
      expect(await fault(assignments().create(body({ dueAt })))).toEqual(['dueAt', 'format'])
    },
  )

  it('names everything that is not there, or will not do', async () => {
    const admin = await t.school.person(orgId, 'admin')
    const create = (change: object) => fault(assignments(admin).create(body(change)))
    expect(await create({ sectionId: sec(await elsewhere.section()) })).toEqual(['sectionId', 'not_found'])
    expect(await create({ sectionId: sec(await academy.section({ status: 'archived' })) })).toEqual([
      'sectionId',
      'range',
    ])
    expect(await create({ standardIds: [toPublic('std', await elsewhere.standard())] })).toEqual([
      'standardIds[0]',
      'not_found',
    ])
    expect(await create({ submissionTypes: ['text', 'text'] })).toEqual(['submissionTypes', 'duplicate'])
    expect(await create({ submissionTypes: [] })).toEqual(['submissionTypes', 'min_length'])
    expect(await create({ maxAttempts: 0 })).toEqual(['maxAttempts', 'min'])
    expect(await create({ pointsPossible: 10_000.01 })).toEqual(['pointsPossible', 'max'])
    expect(await create({ status: 'closed' })).toEqual(['status', 'enum'])
    expect(await create({ attachments: [{ name: 'a', url: 'http://example.org' }] })).toEqual([
      'attachments[0].url',
      'url_not_allowed',
    ])
  })

  it('is for those who teach the section', async () => {
    const { person: other } = await academy.newTeacher()
    expect(await refusal(assignments(other).create(body()))).toEqual(forbidden)
    for (const role of ['staff', 'guardian', 'student'] as const) {
      const person = await t.school.person(orgId, role)
      expect(await refusal(assignments(person).create(body()))).toMatchObject({ code: 'forbidden' })
    }
  })
})

describe('academic.assignments.update', () => {
  it('changes what is sent, clears with null, and tells what was before', async () => {
    const due = inHours(10)
    const { data: before } = await assignments().create(
      body({ dueAt: due, maxAttempts: 2, pointsPossible: 5, instructions: 'Old' }),
    )
    const change = { dueAt: null, maxAttempts: null, pointsPossible: 7.5, submissionTypes: ['none' as const] }
    const { data } = await assignments().update(before.id, { ...change, instructions: 'Old' })
    expect(data).toEqual({ ...before, ...change, updatedAt: expect.any(String) })
    expect((await assignments().get(before.id)).data).toEqual(data)
    const previous = { dueAt: due, maxAttempts: 2, pointsPossible: 5, submissionTypes: ['text'] }
    const { events, audit } = await academy.told('asg', before.id)
    expect(events.slice(1)).toEqual([['assignment.updated', { object: data, previous }]])
    expect(audit[1]?.[0]).toBe('academic.assignments.update')
    await assignments().update(before.id, { maxAttempts: null })
    expect((await academy.told('asg', before.id)).events).toHaveLength(2)
  })

  it('measures what is sent by what is there', async () => {
    const { data } = await assignments().create(body({ dueAt: inHours(2), closesAt: inHours(3) }))
    const update = (change: object) => fault(assignments().update(data.id, change))
    expect(await update({ availableFrom: inHours(2.5) })).toEqual(['dueAt', 'range'])
    expect(await update({ dueAt: inHours(4) })).toEqual(['closesAt', 'range'])
    expect(await update({ dueAt: null, availableFrom: inHours(4) })).toEqual(['closesAt', 'range'])
    expect(await update({ sectionId: sec() })).toEqual(['sectionId', 'unknown_field'])
    const unknown = { code: 'not_found', details: { resource: 'assignment', id: asg(orgId) } }
    expect(await refusal(assignments().update(asg(orgId), { title: 'x' }))).toEqual(unknown)
    const { person: other } = await academy.newTeacher()
    expect(await refusal(assignments(other).update(data.id, { title: 'x' }))).toEqual(forbidden)
  })

  it('keeps every change of parallel calls', async () => {
    const { data: before } = await assignments().create(body())
    const changes = [{ title: 'New' }, { maxAttempts: 4 }, { allowLate: false }, { type: 'quiz' as const }]
    await Promise.all(changes.map((change) => assignments().update(before.id, change)))
    expect((await assignments().get(before.id)).data).toMatchObject(Object.assign({}, ...changes))
  })
})

describe('the states of an assignment', () => {
  const states = ['draft', 'published', 'closed', 'archived'] as const
  const allowed: Record<string, string[]> = {
    draft: ['published', 'archived'],
    published: ['draft', 'closed', 'archived'],
    closed: ['published', 'archived'],
    archived: [],
  }
  const refused = (from: string, possible = allowed[from]) => ({
    code: 'conflict',
    details: { reason: 'invalid_state_transition', resource: 'assignment', from, action: 'update', allowed: possible },
  })
  const event: Record<string, string[]> = { published: ['assignment.published'], closed: ['assignment.closed'] }

  it.each(states.flatMap((from) => states.map((to) => [from, to] as const)))('%s → %s', async (from, to) => {
    const id = asg(await academy.assignment(section, { status: from }))
    const call = assignments().update(id, { status: to })
    if (from === to && from !== 'archived') return expect((await call).data.status).toBe(to)
    if (!allowed[from]?.includes(to)) return expect(await refusal(call)).toEqual(refused(from))
    const { data } = await call
    expect(data.status).toBe(to)
    const { events } = await academy.told('asg', id)
    expect(events.map(([type]) => type)).toEqual(['assignment.updated', ...(event[to] ?? [])])
    for (const [, payload] of events) expect(payload).toMatchObject({ object: data, previous: { status: from } })
  })

  it('tell since when it is published', async () => {
    const { data: draft } = await assignments().create(body())
    const { data: first } = await assignments().update(draft.id, { status: 'published' })
    expect(first.publishedAt).toBe(first.updatedAt)
    await assignments().update(draft.id, { status: 'closed' })
    const { data: again } = await assignments().update(draft.id, { status: 'published' })
    expect(again.publishedAt).toBe(first.publishedAt)
    expect((await assignments().update(draft.id, { status: 'draft' })).data.publishedAt).toBeNull()
  })

  it('keep what was handed in: it is no draft again', async () => {
    const id = await academy.assignment(section)
    await academy.submission(id, await t.school.student(orgId))
    expect(await refusal(assignments().update(asg(id), { status: 'draft' }))).toEqual(
      refused('published', ['closed', 'archived']),
    )
  })

  it('open again only before the closing time, which can be moved in the same call', async () => {
    const id = asg(await academy.assignment(section, { status: 'closed', closes_at: inHours(-1) }))
    expect(await refusal(assignments().update(id, { status: 'published' }))).toEqual(refused('closed', ['archived']))
    const closesAt = inHours(1)
    const { data } = await assignments().update(id, { status: 'published', closesAt })
    expect(data).toMatchObject({ status: 'published', closesAt })
    const draft = asg(await academy.assignment(section, { status: 'draft', closes_at: inHours(-1) }))
    expect(await refusal(assignments().update(draft, { status: 'published' }))).toEqual(refused('draft', ['archived']))
    await assignments().update(draft, { status: 'published', closesAt: null })
  })

  it('end with the archive, where nothing changes any more', async () => {
    const id = asg(await academy.assignment(section, { status: 'archived' }))
    for (const change of [{ title: 'x' }, { status: 'archived' as const }, { status: 'draft' as const }]) {
      expect(await refusal(assignments().update(id, change))).toEqual(refused('archived'))
    }
  })
})

describe('who sees assignments', () => {
  it('is as with lessons: families do not see drafts', async () => {
    const own = await t.school.organization()
    const there = new Academy(t.school, own)
    const { person, teacherId } = await there.newTeacher()
    const [taught, other] = [await there.section({}, [teacherId]), await there.section()]
    const ids = {
      draft: asg(await there.assignment(taught, { status: 'draft' })),
      published: asg(await there.assignment(taught)),
      closed: asg(await there.assignment(taught, { status: 'closed' })),
      archived: asg(await there.assignment(taught, { status: 'archived', published_at: inHours(-1) })),
      discarded: asg(await there.assignment(taught, { status: 'archived' })),
      other: asg(await there.assignment(other)),
    }
    const seen = async (as: Person | Key) => {
      const { data, pagination } = await assignments(as).list()
      expect(pagination.total).toBe(data.length)
      const listed = new Set(data.map(({ id }) => id))
      for (const id of Object.values(ids)) {
        if (listed.has(id)) expect((await assignments(as).get(id)).data.id).toBe(id)
        else expect(await refusal(assignments(as).get(id))).toMatchObject({ code: expect.anything() })
      }
      return Object.entries(ids).flatMap(([name, id]) => (listed.has(id) ? [name] : []))
    }
    const child = await t.school.student(own)
    await there.enrollment(child, taught)
    const guardian = await t.school.person(own, 'guardian')
    await t.school.guardianLink(guardian, child)
    const student = await t.school.person(own, 'student')
    await there.enrollment(await t.school.student(own, { user_id: student.userId }), taught)

    const all = Object.keys(ids)
    for (const role of ['owner', 'admin', 'staff'] as const) {
      expect(await seen(await t.school.person(own, role)), role).toEqual(all)
    }
    expect(await seen(await t.school.key(own, ['assignments:read']))).toEqual(all)
    expect(await seen(person)).toEqual(all.filter((name) => name !== 'other'))
    expect(await seen((await there.newTeacher()).person)).toEqual([])
    for (const family of [guardian, student]) {
      expect(await seen(family)).toEqual(['published', 'closed', 'archived'])
      for (const id of [ids.draft, ids.discarded]) {
        const absent = { code: 'not_found', details: { resource: 'assignment', id } }
        expect(await refusal(assignments(family).get(id))).toEqual(absent)
        expect(await refusal(assignments(family).getSubmissions(id))).toEqual(absent)
      }
      expect(await refusal(assignments(family).get(ids.other))).toEqual(forbidden)
    }
    expect(await seen(await t.school.person(own, 'guardian'))).toEqual([])
  })
})

describe('academic.assignments.list', () => {
  it('is newest first, or as it is due in a section, filters, counts and pages both ways', async () => {
    const own = await t.school.organization({ timezone: 'America/New_York' })
    const there = new Academy(t.school, own)
    const owner = await t.school.person(own, 'owner')
    const [one, two] = [await there.section(), await there.section()]
    const add = (title: string, due_at: string | null, values = {}) =>
      there.assignment(one, { title, due_at, created_at: '2026-11-01T00:00:00Z', ...values })
    await add('undated 1', null)
    await add('late on the 30th', '2026-12-01T04:59:59.999Z')
    await add('first', '2026-11-30T05:00:00Z', { type: 'quiz' })
    await add('undated 2', null)
    await add('midnight of the 1st', '2026-12-01T05:00:00Z', { status: 'closed' })
    await there.assignment(two, { title: 'other', due_at: '2026-12-01T05:00:00Z' })
    await add('deleted', null, { deleted_at: new Date().toISOString() })
    const titles = async (params: Parameters<ReturnType<typeof assignments>['list']>[0]) =>
      (await assignments(owner).list(params)).data.map(({ title }) => title)

    const ofOne = await bothWays((paging) => assignments(owner).list({ ...paging, sectionId: sec(one) }))
    const byDue = ['first', 'late on the 30th', 'midnight of the 1st', 'undated 1', 'undated 2']
    expect(ofOne.byPage.map(({ title }) => title)).toEqual(byDue)
    expect(ofOne.byCursor).toEqual(ofOne.byPage)
    expect(ofOne.total).toBe(5)
    const all = await bothWays((paging) => assignments(owner).list(paging))
    const newest = ['other', 'midnight of the 1st', 'undated 2', 'first', 'late on the 30th', 'undated 1']
    expect(all.byPage.map(({ title }) => title)).toEqual(newest)
    expect(all.byCursor).toEqual(all.byPage)

    expect(await titles({ type: 'quiz' })).toEqual(['first'])
    expect(await titles({ status: 'closed' })).toEqual(['midnight of the 1st'])
    expect(await titles({ dueFrom: '2026-12-01' })).toEqual(['other', 'midnight of the 1st'])
    expect(await titles({ dueTo: '2026-11-30' })).toEqual(['first', 'late on the 30th'])
    expect(await titles({ dueFrom: '2026-12-01', sectionId: sec(one) })).toEqual(['midnight of the 1st'])
    expect(await titles({ dueFrom: '2026-11-30', dueTo: '2026-11-30' })).toHaveLength(2)
    expect(await fault(assignments(owner).list({ dueFrom: '2026-12-02', dueTo: '2026-12-01' }))).toEqual([
      'dueFrom',
      'range',
    ])
  })
})
