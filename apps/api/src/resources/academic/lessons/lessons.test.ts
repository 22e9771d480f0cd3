import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, bothWays, fault, refusal } from '../../../../test/support/academic.ts'
import type { Key, Person } from '../../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../../test/support/server.ts'
import { toPublic, uuidOf } from '../../../ids.ts'

let t: TestServer
let academy: Academy
let elsewhere: Academy
let orgId: string
/** A teacher and the section that she teaches. */
let teacher: Person
let section: string
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization()
  academy = new Academy(t.school, orgId)
  elsewhere = new Academy(t.school, await t.school.organization())
  const { person, teacherId } = await academy.newTeacher()
  teacher = person
  const term_id = await academy.term({ starts_on: '2026-08-24', ends_on: '2027-01-15' })
  section = await academy.section({ offering_id: await academy.offering({ term_id }) }, [teacherId])
})
afterAll(() => t.close())

const lessons = (as: Person | Key = teacher) => t.as(as).academic.lessons
const sec = (uuid = section) => toPublic('sec', uuid)
const les = (uuid: string) => toPublic('les', uuid)
const body = (change: object = {}) => ({ sectionId: sec(), title: 'Lesson', ...change })
const forbidden = { code: 'forbidden', details: { reason: 'relationship' } }

const states = ['draft', 'published', 'delivered', 'canceled'] as const

describe('academic.lessons.create', () => {
  it('plans a lesson with every field, and tells of it', async () => {
    const [first, second] = [toPublic('std', await academy.standard()), toPublic('std', await academy.standard())]
    const given = {
      sectionId: sec(),
      title: 'كسور 👩🏽‍🏫 é',
      objectives: ['Fold', 'Name 🍕'],
      content: '# Plan\n\n\tלחלק\n',
      date: '2026-11-23',
      startTime: '09:00',
      endTime: '09:50',
      status: 'published' as const,
      standardIds: [second, first],
      materials: [
        { name: 'a.pdf', url: 'https://files.example.org/a.pdf', contentType: 'application/pdf', sizeBytes: 5e9 },
        { name: 'b', url: 'https://files.example.org/b' },
      ],
    }
    const { data } = await lessons().create(given)
    expect(data).toEqual({
      ...given,
      title: 'كسور 👩🏽‍🏫 é'.normalize('NFC'),
      content: '# Plan\n\n\tלחלק',
      materials: [given.materials[0], { ...given.materials[1], contentType: null, sizeBytes: null }],
      id: expect.stringMatching(/^les_/),
      createdAt: expect.any(String),
      updatedAt: data.createdAt,
    })
    expect((await lessons().get(data.id)).data).toEqual(data)
    expect(await academy.told('les', data.id)).toEqual({
      events: [['lesson.created', { object: data }]],
      audit: [['academic.lessons.create', null]],
    })
  })

  it('fills in the rest', async () => {
    const key = await t.school.key(orgId, ['academic:write'])
    const { data } = await lessons(key).create(body())
    const empty = { objectives: [], content: null, date: null, startTime: null, endTime: null }
    expect(data).toMatchObject({ ...empty, status: 'draft', standardIds: [], materials: [] })
  })

  it('is for those who teach the section, and for owners, admins and keys', async () => {
    const admin = await t.school.person(orgId, 'admin')
    await lessons(admin).create(body())
    const { person: other } = await academy.newTeacher()
    expect(await refusal(lessons(other).create(body()))).toEqual(forbidden)
    const staff = await t.school.person(orgId, 'staff')
    expect(await refusal(lessons(staff).create(body()))).toMatchObject({ code: 'forbidden' })
  })

  it('names everything that is not there, or will not do', async () => {
    const admin = await t.school.person(orgId, 'admin')
    const create = (change: object) => fault(lessons(admin).create(body(change)))
    expect(await create({ sectionId: sec(await elsewhere.section()) })).toEqual(['sectionId', 'not_found'])
    const deleted = await academy.section({ deleted_at: new Date().toISOString() })
    expect(await create({ sectionId: sec(deleted) })).toEqual(['sectionId', 'not_found'])
    expect(await create({ sectionId: sec(await academy.section({ status: 'archived' })) })).toEqual([
      'sectionId',
      'range',
    ])
    const standards = [toPublic('std', await academy.standard()), toPublic('std', await elsewhere.standard())]
    expect(await create({ standardIds: standards, date: '2026-08-23' })).toEqual([
      ['date', 'range'],
      ['standardIds[1]', 'not_found'],
    ])
    expect(await create({ date: '2027-01-16' })).toEqual(['date', 'range'])
    for (const date of ['2026-08-24', '2027-01-15']) await lessons(admin).create(body({ date }))
  })

  it('has both times or neither, the later one last', async () => {
    const create = (change: object) => fault(lessons().create(body(change)))
    expect(await create({ startTime: '09:00' })).toEqual(['endTime', 'required'])
    expect(await create({ endTime: '09:00', startTime: null })).toEqual(['startTime', 'required'])
    expect(await create({ startTime: '09:00', endTime: '09:00' })).toEqual(['endTime', 'range'])
    expect(await create({ startTime: '23:00', endTime: '01:00' })).toEqual(['endTime', 'range'])
    expect(await create({ startTime: '09:00', endTime: '24:00' })).toEqual(['endTime', 'pattern'])
  })

  it.each(['0000-01-01', '2026-02-29', '2026-00-10'])('refuses the day %s, which no calendar has', async (date) => {
    expect(await fault(lessons().create(body({ date })))).toEqual(['date', 'format'])
  })
})

describe('academic.lessons.update', () => {
  it('changes what is sent, clears with null, and tells what was before', async () => {
    const { data: before } = await lessons().create(
      body({ date: '2026-11-23', startTime: '09:00', endTime: '09:50', objectives: ['One'], content: 'Text' }),
    )
    const change = { startTime: '08:00', content: null, objectives: [], date: '2026-11-24' }
    const { data } = await lessons().update(before.id, { ...change, title: before.title })
    expect(data).toEqual({ ...before, ...change, updatedAt: expect.any(String) })
    expect((await lessons().get(before.id)).data).toEqual(data)
    const previous = { startTime: '09:00', content: 'Text', objectives: ['One'], date: '2026-11-23' }
    const { events, audit } = await academy.told('les', before.id)
    expect(events[1]).toEqual(['lesson.updated', { object: data, previous }])
    expect(audit[1]).toEqual([
      'academic.lessons.update',
      Object.fromEntries(
        Object.entries(previous).map(([name, from]) => [name, { from, to: change[name as keyof typeof change] }]),
      ),
    ])
    expect((await lessons().update(before.id, { startTime: '08:00', objectives: [] })).data).toEqual(data)
    const told = await academy.told('les', before.id)
    expect([told.events.length, told.audit.length]).toEqual([2, 3])
  })

  it('keeps every change of parallel calls', async () => {
    const { data: before } = await lessons().create(body())
    const changes = [
      { title: 'New' },
      { content: 'New' },
      { objectives: ['New'] },
      { date: '2026-12-01' },
      { status: 'published' as const },
    ]
    await Promise.all(changes.map((change) => lessons().update(before.id, change)))
    expect((await lessons().get(before.id)).data).toMatchObject(Object.assign({}, ...changes))
  })

  it('measures what is sent by what is there', async () => {
    const { data } = await lessons().create(body({ startTime: '09:00', endTime: '09:50' }))
    const update = (change: object) => fault(lessons().update(data.id, change))
    expect(await update({ endTime: '08:00' })).toEqual(['endTime', 'range'])
    expect(await update({ startTime: '09:50' })).toEqual(['endTime', 'range'])
    expect(await update({ startTime: null })).toEqual(['startTime', 'required'])
    expect(await update({ date: '2028-01-01' })).toEqual(['date', 'range'])
    expect(await update({ standardIds: [toPublic('std', orgId)] })).toEqual(['standardIds[0]', 'not_found'])
    expect(await update({ sectionId: sec() })).toEqual(['sectionId', 'unknown_field'])
    await lessons().update(data.id, { startTime: null, endTime: null })
  })

  const allowed: Record<string, string[]> = {
    draft: ['published', 'canceled'],
    published: ['delivered', 'canceled'],
    delivered: [],
    canceled: ['draft'],
  }
  it.each(states.flatMap((from) => states.map((to) => [from, to] as const)))('%s → %s', async (from, to) => {
    const id = les(await academy.lesson(section, { status: from }))
    const call = lessons().update(id, { status: to })
    if (from === to || allowed[from]?.includes(to)) return expect((await call).data.status).toBe(to)
    const details = { reason: 'invalid_state_transition', resource: 'lesson', from, action: 'update' }
    expect(await refusal(call)).toEqual({ code: 'conflict', details: { ...details, allowed: allowed[from] } })
  })

  it('is for those who teach the section', async () => {
    const id = les(await academy.lesson(section))
    const { person: other } = await academy.newTeacher()
    expect(await refusal(lessons(other).update(id, { title: 'x' }))).toEqual(forbidden)
    const unknown = les(orgId)
    const absent = { code: 'not_found', details: { resource: 'lesson', id: unknown } }
    expect(await refusal(lessons().update(unknown, { title: 'x' }))).toEqual(absent)
    const deleted = les(await academy.lesson(section, { deleted_at: new Date().toISOString() }))
    expect(await refusal(lessons().update(deleted, { title: 'x' }))).toMatchObject({ code: 'not_found' })
  })
})

describe('who sees lessons', () => {
  let there: Academy
  let own: string
  /** Lessons of one section in each state, and a draft and a published one of another section. */
  const ids: Record<string, string> = {}
  let taught: string
  let child: string
  beforeAll(async () => {
    own = await t.school.organization()
    there = new Academy(t.school, own)
    taught = await there.section()
    const other = await there.section()
    child = await t.school.student(own)
    await there.enrollment(child, taught)
    for (const status of ['draft', 'published', 'delivered', 'canceled']) {
      ids[status] = les(await there.lesson(taught, { status }))
    }
    ids.otherDraft = les(await there.lesson(other, { status: 'draft' }))
    ids.other = les(await there.lesson(other))
  })

  /** Names of the lessons that the list shows; each is asked for by its id as well, and must answer accordingly. */
  async function seen(as: Person | Key): Promise<string[]> {
    const { data, pagination } = await lessons(as).list({ limit: 100 })
    expect(pagination.total).toBe(data.length)
    const shown = Object.entries(ids).filter(([, id]) => data.some((lesson) => lesson.id === id))
    expect(shown).toHaveLength(data.length)
    for (const [name, id] of Object.entries(ids)) {
      const call = lessons(as).get(id)
      if (shown.some(([one]) => one === name)) expect((await call).data.id).toBe(id)
      else if (name.startsWith('other')) expect(await refusal(call)).toEqual(forbidden)
      else expect(await refusal(call)).toMatchObject({ code: expect.stringMatching(/forbidden|not_found/) })
    }
    return shown.map(([name]) => name)
  }
  const all = ['draft', 'published', 'delivered', 'canceled', 'otherDraft', 'other']
  const undrafted = ['published', 'delivered', 'canceled']

  it.each(['owner', 'admin', 'staff'] as const)('%s: all of them', async (role) => {
    expect(await seen(await t.school.person(own, role))).toEqual(all)
  })

  it('keys: all of them', async () => {
    expect(await seen(await t.school.key(own, ['academic:read']))).toEqual(all)
  })

  it('teachers: those of their sections, drafts too', async () => {
    const { person, teacherId } = await there.newTeacher()
    expect(await seen(person)).toEqual([])
    await t.db
      .insertInto('section_teachers')
      .values({ org_id: own, section_id: taught, teacher_id: teacherId, position: 1 })
      .execute()
    expect(await seen(person)).toEqual(['draft', ...undrafted])
  })

  it('guardians and students: those of the child’s sections but for drafts, which are not there', async () => {
    const guardian = await t.school.person(own, 'guardian')
    await t.school.guardianLink(guardian, child)
    expect(await seen(guardian)).toEqual(undrafted)
    const absent = { code: 'not_found', details: { resource: 'lesson', id: ids.draft } }
    expect(await refusal(lessons(guardian).get(ids.draft as string))).toEqual(absent)
    // Nor for drafts that are put away, until they have been published.
    const owner = await t.school.person(own, 'owner')
    const draft = les(await there.lesson(taught, { status: 'draft' }))
    const becomes = async (status: (typeof states)[number]) => {
      await lessons(owner).update(draft, { status })
      return (await lessons(guardian).list({ limit: 100 })).data.some(({ id }) => id === draft)
    }
    expect(await becomes('canceled')).toBe(false)
    await lessons(owner).update(draft, { title: 'Put away' })
    expect(await refusal(lessons(guardian).get(draft))).toMatchObject({ code: 'not_found' })
    expect([await becomes('draft'), await becomes('published'), await becomes('canceled')]).toEqual([false, true, true])
    await t.db.deleteFrom('lessons').where('id', '=', uuidOf('les', draft)).execute()
    const blind = await t.school.person(own, 'guardian')
    await t.school.guardianLink(blind, child, { can_view_academics: false })
    expect(await seen(blind)).toEqual([])
    const student = await t.school.person(own, 'student')
    const studentId = await t.school.student(own, { user_id: student.userId })
    await there.enrollment(studentId, taught)
    expect(await seen(student)).toEqual(undrafted)
  })

  it('a teacher with a child in another class: drafts of her own classes alone', async () => {
    const person = await t.school.person(own, 'teacher', { additional_roles: ['guardian'] })
    const hers = await there.section({}, [await there.teacher(person)])
    await t.school.guardianLink(person, child)
    const draft = les(await there.lesson(hers, { status: 'draft' }))
    const { data } = await lessons(person).list()
    expect(data.map(({ id }) => id).toSorted()).toEqual([draft, ...undrafted.map((name) => ids[name])].toSorted())
    await t.db.deleteFrom('lessons').where('section_id', '=', hers).execute()
  })

  it('nobody else', async () => {
    for (const role of ['health_staff', 'guest'] as const) {
      expect(await refusal(lessons(await t.school.person(own, role)).list())).toMatchObject({ code: 'forbidden' })
    }
  })
})

describe('academic.lessons.list', () => {
  it('is newest first, filters, counts and pages by number and by cursor', async () => {
    const own = await t.school.organization()
    const there = new Academy(t.school, own)
    const owner = await t.school.person(own, 'owner')
    const [one, two] = [await there.section(), await there.section()]
    const at = (n: number) => new Date(Date.UTC(2026, 8, 1, 12, 0, n)).toISOString()
    for (const [n, date] of ['2026-09-03', null, '2026-09-01', '2026-09-05', '2026-09-02'].entries()) {
      const created_at = at(Math.floor(n / 2)) // two of the same moment
      await there.lesson(n < 3 ? one : two, {
        title: `${n}`,
        date,
        created_at,
        status: n === 4 ? 'draft' : 'published',
      })
    }
    await there.lesson(one, { title: 'deleted', deleted_at: at(0) })
    const { byPage, byCursor, total } = await bothWays((params) => lessons(owner).list(params))
    expect(byPage.map(({ title }) => title)).toEqual(['4', '3', '2', '1', '0'])
    expect(byCursor).toEqual(byPage)
    expect(total).toBe(5)
    const titles = async (params: Parameters<ReturnType<typeof lessons>['list']>[0]) =>
      (await lessons(owner).list(params)).data.map(({ title }) => title)
    expect(await titles({ sectionId: sec(one) })).toEqual(['2', '1', '0'])
    expect(await titles({ status: 'draft' })).toEqual(['4'])
    expect(await titles({ from: '2026-09-02' })).toEqual(['4', '3', '0'])
    expect(await titles({ from: '2026-09-02', to: '2026-09-03', sectionId: sec(two) })).toEqual(['4'])
    expect(await fault(lessons(owner).list({ from: '2026-09-02', to: '2026-09-01' }))).toEqual(['from', 'range'])
  })
})
