import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, fault, refusal } from '../../../../test/support/academic.ts'
import type { Key, Person } from '../../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../../test/support/server.ts'
import { newId, toPublic } from '../../../ids.ts'

let t: TestServer
let academy: Academy
let elsewhere: Academy
let staff: Person
let orgId: string
let teacherIds: string[]
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization()
  academy = new Academy(t.school, orgId)
  elsewhere = new Academy(t.school, await t.school.organization())
  staff = await t.school.person(orgId, 'staff')
  teacherIds = [tch((await academy.newTeacher()).teacherId)]
})
afterAll(() => t.close())

const sections = (as: Person | Key = staff) => t.as(as).academic.sections
const [sec, off, tch, room] = ['sec', 'off', 'tch', 'room'].map((prefix) => (id: string) => toPublic(prefix, id)) as [
  (id: string) => string,
  (id: string) => string,
  (id: string) => string,
  (id: string) => string,
]
let made = 0
const body = (offeringId: string) => ({ offeringId, name: 'Section', code: `S-${++made}`, teacherIds })
const newOffering = async (values = {}) => off(await academy.offering(values))
const at = (startTime: string, endTime: string, dayOfWeek = 1, classroomId: string | null = null) => ({
  dayOfWeek,
  startTime,
  endTime,
  classroomId,
})

describe('academic.sections.create', () => {
  it('adds a class with every field, and tells of it', async () => {
    const [first, second] = [tch((await academy.newTeacher()).teacherId), tch((await academy.newTeacher()).teacherId)]
    const [own, gym] = [room(await academy.classroom()), room(await academy.classroom())]
    const course = await academy.course()
    const term = await academy.term()
    const given = {
      offeringId: await newOffering({ course_id: course, term_id: term, capacity: 28 }),
      name: 'Math 3 – A',
      code: 'MATH-03-A',
      classroomId: own,
      teacherIds: [second, first],
      capacity: 28,
      meetings: [at('09:00', '09:50'), at('09:50', '10:40', 1, gym)],
    }
    const { data } = await sections().create(given)
    expect(data).toEqual({
      ...given,
      id: expect.stringMatching(/^sec_/),
      courseId: toPublic('crs', course),
      termId: toPublic('term', term),
      enrolledCount: 0,
      status: 'active',
      createdAt: expect.any(String),
      updatedAt: data.createdAt,
    })
    expect((await sections().get(data.id)).data).toEqual(data)
    expect(await academy.told('sec', data.id)).toEqual({
      events: [['section.created', { object: data }]],
      audit: [['academic.sections.create', null]],
    })
  })

  it('fills in the rest, and opens a planned offering', async () => {
    const offering = await academy.offering({ status: 'planned' })
    const key = await t.school.key(orgId, ['academic:write'])
    const { data } = await sections(key).create(body(off(offering)))
    expect(data).toMatchObject({ classroomId: null, capacity: null, meetings: [], status: 'active' })
    const stored = t.db.selectFrom('course_offerings').select('status').where('id', '=', offering)
    expect(await stored.executeTakeFirst()).toEqual({ status: 'open' })
    const meetings = [{ dayOfWeek: 1, startTime: '09:00', endTime: '10:00' }]
    const { data: meeting } = await sections(key).create({ ...body(off(offering)), meetings })
    expect(meeting.meetings).toEqual([at('09:00', '10:00')])
  })

  it('refuses a closed offering, and a code that its term has already', async () => {
    const closed = await newOffering({ status: 'closed' })
    expect(await refusal(sections().create(body(closed)))).toEqual({
      code: 'conflict',
      details: { reason: 'offering_not_open' },
    })
    const term_id = await academy.term()
    const create = async () => sections().create({ ...body(await newOffering({ term_id })), code: 'SAME' })
    const results = await Promise.allSettled(Array.from({ length: 10 }, create))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusal(create())).toEqual({ code: 'conflict', details: { reason: 'duplicate', field: 'code' } })
    await sections().create({ ...body(await newOffering()), code: 'SAME' })
  })

  it('names everything that is not there, or will not do', async () => {
    const inactive = await academy.teacher(await t.school.person(orgId, 'teacher'), { status: 'inactive' })
    const closedRoom = await academy.classroom({ is_active: false })
    const deletedRoom = await academy.classroom({ deleted_at: new Date().toISOString() })
    const call = sections().create({
      ...body(off(await elsewhere.offering())),
      teacherIds: [teacherIds[0] as string, tch(inactive), tch((await elsewhere.newTeacher()).teacherId)],
      classroomId: room(closedRoom),
      meetings: [
        at('09:00', '10:00', 1, room(deletedRoom)),
        at('09:00', '10:00', 2, room(await elsewhere.classroom())),
      ],
    })
    expect(await fault(call)).toEqual([
      ['classroomId', 'range'],
      ['meetings[0].classroomId', 'not_found'],
      ['meetings[1].classroomId', 'not_found'],
      ['offeringId', 'not_found'],
      ['teacherIds[1]', 'range'],
      ['teacherIds[2]', 'not_found'],
    ])
  })

  it('refuses meetings that end before they begin, or overlap, and times that do not exist', async () => {
    const offeringId = await newOffering()
    const create = (...meetings: ReturnType<typeof at>[]) => fault(sections().create({ ...body(offeringId), meetings }))
    expect(await create(at('09:00', '09:00'))).toEqual(['meetings[0].endTime', 'range'])
    expect(await create(at('10:00', '09:00'))).toEqual(['meetings[0].endTime', 'range'])
    expect(await create(at('09:00', '10:00'), at('09:00', '10:00', 2), at('09:59', '11:00'))).toEqual([
      'meetings[2]',
      'range',
    ])
    expect(await create(at('24:00', '24:30'))).toEqual([
      ['meetings[0].endTime', 'pattern'],
      ['meetings[0].startTime', 'pattern'],
    ])
    expect(await create(at('09:00', '10:00', 8))).toEqual(['meetings[0].dayOfWeek', 'max'])
  })

  it('has one to ten teachers, each once, and no more seats than its offering', async () => {
    const offeringId = await newOffering({ capacity: 20 })
    const create = (change: object) => fault(sections().create({ ...body(offeringId), ...change }))
    expect(await create({ teacherIds: [] })).toEqual(['teacherIds', 'min_length'])
    expect(await create({ teacherIds: [teacherIds[0], teacherIds[0]] })).toEqual(['teacherIds', 'duplicate'])
    expect(await create({ capacity: 21 })).toEqual(['capacity', 'range'])
    await sections().create({ ...body(offeringId), capacity: 20 })
  })

  it('is for owners, admins and staff', async () => {
    const teacher = await t.school.person(orgId, 'teacher')
    expect(await refusal(sections(teacher).create(body(off(orgId))))).toMatchObject({ code: 'forbidden' })
  })
})

describe('rooms', () => {
  const booked = (sectionId: string) => ({ code: 'conflict', details: { reason: 'room_double_booked', sectionId } })

  it('take one section at a time, whichever field names the room', async () => {
    const id = room(await academy.classroom())
    const offeringId = await newOffering()
    const create = (change: object) => sections().create({ ...body(offeringId), ...change })
    const { data: first } = await create({ classroomId: id, meetings: [at('09:00', '10:00')] })
    const taken = booked(first.id)
    expect(await refusal(create({ classroomId: id, meetings: [at('09:30', '10:30')] }))).toEqual(taken)
    expect(await refusal(create({ meetings: [at('08:00', '09:01', 1, id)] }))).toEqual(taken)
    expect(await refusal(create({ classroomId: id, meetings: [at('09:10', '09:20')] }))).toEqual(taken)
    await create({ classroomId: id, meetings: [at('10:00', '11:00'), at('09:00', '10:00', 2)] })
    await create({ meetings: [at('08:00', '09:00', 1, id)] })
    await create({ meetings: [at('09:00', '10:00')] })
    const other = room(await academy.classroom())
    await create({ classroomId: id, meetings: [at('09:00', '10:00', 1, other)] })
  })

  it('are free again in another term, but not in one that overlaps', async () => {
    const id = room(await academy.classroom())
    const create = async (starts_on: string, ends_on: string, values = {}) => {
      const term_id = await academy.term({ starts_on, ends_on })
      const offeringId = await newOffering({ term_id, ...values })
      return sections().create({ ...body(offeringId), classroomId: id, meetings: [at('09:00', '10:00')] })
    }
    const { data: autumn } = await create('2026-08-24', '2026-12-18')
    expect(await refusal(create('2026-12-18', '2027-02-01'))).toEqual(booked(autumn.id))
    await create('2026-12-19', '2027-06-11')
    await sections().update(autumn.id, { status: 'archived' })
    await create('2026-12-01', '2026-12-18')
  })

  it('are checked when a section moves, or comes back', async () => {
    const id = room(await academy.classroom())
    const offeringId = await newOffering()
    const meetings = [at('09:00', '10:00')]
    const { data: first } = await sections().create({ ...body(offeringId), classroomId: id, meetings })
    const { data: second } = await sections().create({ ...body(offeringId), meetings })
    expect(await refusal(sections().update(second.id, { classroomId: id }))).toEqual(booked(first.id))
    expect(await refusal(sections().update(second.id, { meetings: [at('09:59', '11:00', 1, id)] }))).toEqual(
      booked(first.id),
    )
    await sections().update(first.id, { meetings, name: 'Not in its own way' })
    await sections().update(first.id, { status: 'archived' })
    await sections().update(second.id, { classroomId: id })
    expect(await refusal(sections().update(first.id, { status: 'active' }))).toEqual(booked(second.id))
    const free = [at('11:00', '12:00')]
    expect((await sections().update(first.id, { status: 'active', meetings: free })).data.meetings).toEqual(free)
  })

  it('are booked once by fifty parallel calls', async () => {
    const id = room(await academy.classroom())
    const offeringIds = await Promise.all(Array.from({ length: 5 }, () => newOffering()))
    const calls = Array.from({ length: 50 }, (_, i) =>
      sections().create({
        ...body(offeringIds[i % 5] as string),
        meetings: [at(`09:${10 + (i % 40)}`, '09:50', 1, id)],
      }),
    )
    const results = await Promise.allSettled(calls)
    const [winner, ...more] = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.data.id] : []))
    expect(more).toEqual([])
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    for (const error of refused) expect(error).toMatchObject(booked(winner as string))
  })

  it('are not deleted while a section is put into them', async () => {
    const admin = await t.school.person(orgId, 'admin')
    for (let round = 0; round < 8; round++) {
      const uuid = await academy.classroom()
      const offeringId = await newOffering()
      const [created, deleted] = await Promise.allSettled([
        sections().create({ ...body(offeringId), classroomId: room(uuid) }),
        t.as(admin).academic.classrooms.delete(room(uuid)),
      ])
      const fulfilled = [created, deleted].filter(({ status }) => status === 'fulfilled')
      expect(fulfilled).toHaveLength(1)
    }
  })
})

describe('academic.sections.update', () => {
  it('changes what is sent, replaces lists, and tells what was before', async () => {
    const other = tch((await academy.newTeacher()).teacherId)
    const { data: before } = await sections().create({
      ...body(await newOffering()),
      capacity: 20,
      meetings: [at('09:00', '10:00')],
    })
    const change = { teacherIds: [other, ...teacherIds], capacity: null, meetings: [] }
    const { data } = await sections().update(before.id, { ...change, name: before.name })
    expect(data).toEqual({ ...before, ...change, updatedAt: expect.any(String) })
    expect((await sections().get(before.id)).data).toEqual(data)
    const { events, audit } = await academy.told('sec', before.id)
    const previous = { teacherIds, capacity: 20, meetings: before.meetings }
    expect(events[1]).toEqual(['section.updated', { object: data, previous }])
    expect(audit[1]?.[0]).toBe('academic.sections.update')
    await sections().update(before.id, { teacherIds: [...change.teacherIds] })
    expect((await academy.told('sec', before.id)).events).toHaveLength(2)
  })

  it('keeps every change of parallel calls, and answers with what is there', async () => {
    const { data: before } = await sections().create(body(await newOffering()))
    for (let round = 0; round < 5; round++) {
      const teacher = tch((await academy.newTeacher()).teacherId)
      const changes = [
        { teacherIds: [teacher] },
        { name: `Name ${round}` },
        { capacity: round + 1 },
        { meetings: [at(`0${round}:00`, '12:00')] },
        { code: `${before.code}-${round}` },
      ]
      const answers = await Promise.all(changes.map((change) => sections().update(before.id, change)))
      const { data: after } = await sections().get(before.id)
      expect(after).toMatchObject(Object.assign({}, ...changes))
      expect(answers.map(({ data }) => data)).toContainEqual(after)
    }
  })

  it('refuses what will not do', async () => {
    const { data } = await sections().create(body(await newOffering({ capacity: 30 })))
    const { data: other } = await sections().create(body(data.offeringId))
    const update = (change: object) => fault(sections().update(data.id, change))
    expect(await update({ teacherIds: [tch(orgId)] })).toEqual(['teacherIds[0]', 'not_found'])
    expect(await update({ classroomId: room(orgId) })).toEqual(['classroomId', 'not_found'])
    expect(await update({ capacity: 31 })).toEqual(['capacity', 'range'])
    expect(await update({ offeringId: data.offeringId })).toEqual(['offeringId', 'unknown_field'])
    expect(await refusal(sections().update(data.id, { code: other.code }))).toEqual({
      code: 'conflict',
      details: { reason: 'duplicate', field: 'code' },
    })
    const unknown = { code: 'not_found', details: { resource: 'section', id: sec(orgId) } }
    expect(await refusal(sections().update(sec(orgId), { name: 'x' }))).toEqual(unknown)
  })

  it('never has fewer seats than students', async () => {
    const id = await academy.section({ enrolled_count: 12, capacity: 20 })
    expect(await fault(sections().update(sec(id), { capacity: 11 }))).toEqual(['capacity', 'range'])
    expect((await sections().update(sec(id), { capacity: 12 })).data).toMatchObject({ capacity: 12, enrolledCount: 12 })
  })

  it('keeps teachers and rooms that have gone out of use since', async () => {
    const { teacherId } = await academy.newTeacher()
    const classroom = await academy.classroom()
    const both = { teacherIds: [tch(teacherId)], classroomId: room(classroom) }
    const { data } = await sections().create({ ...body(await newOffering()), ...both })
    await t.db.updateTable('teachers').set({ status: 'inactive' }).where('id', '=', teacherId).execute()
    await t.db.updateTable('classrooms').set({ is_active: false }).where('id', '=', classroom).execute()
    expect((await sections().update(data.id, { ...both, name: 'New' })).data).toMatchObject({ ...both, name: 'New' })
    await sections().update(data.id, { status: 'archived' })
    expect(await fault(sections().update(data.id, { status: 'active' }))).toEqual(['classroomId', 'range'])
  })

  it('archives a section and its group conversation, and takes both back while the offering is not closed', async () => {
    const offering = await academy.offering()
    const id = await academy.section({ offering_id: offering })
    const conversation = newId()
    await t.db
      .insertInto('conversations')
      .values({ org_id: orgId, id: conversation, kind: 'group', name: 'Class', section_id: id })
      .execute()
    const group = t.db.selectFrom('conversations').select('status').where('id', '=', conversation)
    for (const status of ['archived', 'active', 'archived'] as const) {
      expect((await sections().update(sec(id), { status })).data.status).toBe(status)
      expect(await group.executeTakeFirst()).toEqual({ status })
    }
    await t.db.updateTable('course_offerings').set({ status: 'closed' }).where('id', '=', offering).execute()
    const details = {
      reason: 'invalid_state_transition',
      resource: 'section',
      from: 'archived',
      action: 'update',
      allowed: [],
    }
    expect(await refusal(sections().update(sec(id), { status: 'active' }))).toEqual({ code: 'conflict', details })
  })
})
