import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, bothWays, fault, refusal } from '../../../../test/support/academic.ts'
import type { Key, Person } from '../../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../../test/support/server.ts'
import { toPublic } from '../../../ids.ts'

let t: TestServer
let academy: Academy
let admin: Person
let guardian: Person
let key: Key
let orgId: string
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization()
  academy = new Academy(t.school, orgId)
  admin = await t.school.person(orgId, 'admin')
  guardian = await t.school.person(orgId, 'guardian')
  key = await t.school.key(orgId, ['academic:read', 'academic:write'])
})
afterAll(() => t.close())

const rooms = (as: Person | Key = admin) => t.as(as).academic.classrooms
const room = (uuid: string) => toPublic('room', uuid)

describe('academic.classrooms.create', () => {
  it('adds a room with every field, and tells of it', async () => {
    const { teacherId } = await academy.newTeacher()
    const body = {
      name: '  Otters 🦦 ',
      code: 'B-12',
      kind: 'homeroom',
      building: 'B',
      floor: '1',
      capacity: 28,
      gradeLevel: '03',
      homeroomTeacherId: toPublic('tch', teacherId),
    } as const
    const { data } = await rooms().create(body)
    expect(data).toEqual({
      ...body,
      name: 'Otters 🦦',
      id: expect.stringMatching(/^room_/),
      isActive: true,
      createdAt: expect.any(String),
      updatedAt: data.createdAt,
    })
    expect((await rooms(guardian).get(data.id)).data).toEqual(data)
    expect(await academy.told('room', data.id)).toEqual({
      events: [['classroom.created', { object: data }]],
      audit: [['academic.classrooms.create', null]],
    })
  })

  it('fills in the rest', async () => {
    const { data } = await rooms(key).create({ name: 'Hall', code: 'hall' })
    const nothing = { building: null, floor: null, capacity: null, gradeLevel: null, homeroomTeacherId: null }
    expect(data).toMatchObject({ kind: 'classroom', isActive: true, ...nothing })
  })

  it('refuses a code that is taken in whatever case, but not one of a deleted room or another organization', async () => {
    const { data } = await rooms().create({ name: 'First', code: 'Dup-1' })
    const again = { name: 'Second', code: 'dUP-1' }
    const taken = { code: 'conflict', details: { reason: 'duplicate', field: 'code' } }
    expect(await refusal(rooms().create(again))).toEqual(taken)
    const other = await t.school.person(await t.school.organization(), 'admin')
    await rooms(other).create(again)
    await rooms().delete(data.id)
    await rooms().create(again)
  })

  it('lets exactly one of twenty parallel calls have a code', async () => {
    const calls = Array.from({ length: 20 }, (_, i) => rooms().create({ name: `Room ${i}`, code: 'RACE' }))
    const results = await Promise.allSettled(calls)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.details] : []))
    expect(reasons).toEqual(Array(19).fill({ reason: 'duplicate', field: 'code' }))
  })

  it('takes no teacher who is unknown, of another organization, or inactive', async () => {
    const other = new Academy(t.school, await t.school.organization())
    const inactive = await academy.teacher(await t.school.person(orgId, 'teacher'), { status: 'inactive' })
    const create = (teacherId: string) =>
      fault(rooms().create({ name: 'Room', code: 'T-1', homeroomTeacherId: toPublic('tch', teacherId) }))
    expect(await create(orgId)).toEqual(['homeroomTeacherId', 'not_found'])
    expect(await create((await other.newTeacher()).teacherId)).toEqual(['homeroomTeacherId', 'not_found'])
    expect(await create(inactive)).toEqual(['homeroomTeacherId', 'range'])
  })

  it('is for owners, admins and staff', async () => {
    expect(await refusal(rooms(guardian).create({ name: 'Den', code: 'DEN' }))).toMatchObject({ code: 'forbidden' })
    const readOnly = await t.school.key(orgId, ['academic:read'])
    expect(await refusal(rooms(readOnly).create({ name: 'Den', code: 'DEN' }))).toMatchObject({
      code: 'scope_insufficient',
    })
  })
})

describe('academic.classrooms.list', () => {
  it('filters, and pages the same way by number and by cursor', async () => {
    const own = await t.school.organization()
    const reader = await t.school.person(own, 'teacher')
    const there = new Academy(t.school, own)
    const ids: string[] = []
    for (const [i, name] of ['Lab one', 'Lab TWO', 'Gym', 'Lab four', 'Attic'].entries()) {
      const kind = name.startsWith('Lab') ? 'lab' : 'gym'
      ids.unshift(room(await there.classroom({ name, kind, code: `C${i}`, is_active: name !== 'Attic' })))
    }
    await there.classroom({ deleted_at: new Date().toISOString() })
    await academy.classroom({ name: 'Lab elsewhere', kind: 'lab' })
    const list = rooms(reader).list.bind(rooms(reader))
    const { byPage, byCursor, total } = await bothWays((params) => list(params))
    expect(byPage.map(({ id }) => id)).toEqual(ids)
    expect(byCursor).toEqual(byPage)
    expect(total).toBe(5)
    const names = async (params: Parameters<typeof list>[0]) => (await list(params)).data.map(({ name }) => name)
    expect(await names({ kind: 'lab' })).toEqual(['Lab four', 'Lab TWO', 'Lab one'])
    expect(await names({ isActive: false })).toEqual(['Attic'])
    expect(await names({ isActive: true, q: 'two' })).toEqual(['Lab TWO'])
    expect(await names({ q: 'c3' })).toEqual(['Lab four'])
    expect(await names({ q: '%' })).toEqual([])
  })
})

describe('academic.classrooms.get', () => {
  it('answers 404 for what is unknown, deleted or of another organization', async () => {
    const elsewhere = await new Academy(t.school, await t.school.organization()).classroom()
    const deleted = await academy.classroom({ deleted_at: new Date().toISOString() })
    for (const id of [orgId, elsewhere, deleted]) {
      expect(await refusal(rooms().get(room(id)))).toEqual({
        code: 'not_found',
        details: { resource: 'classroom', id: room(id) },
      })
    }
  })
})

describe('academic.classrooms.update', () => {
  it('changes what is sent, clears by null, and tells what was before', async () => {
    const { data: before } = await rooms().create({ name: 'Room', code: 'U-1', capacity: 20, floor: '2' })
    const { data } = await rooms().update(before.id, { capacity: null, isActive: false, name: 'Room' })
    expect(data).toEqual({ ...before, capacity: null, isActive: false, updatedAt: expect.any(String) })
    expect(data.updatedAt > before.updatedAt).toBe(true)
    const { events, audit } = await academy.told('room', data.id)
    const previous = { capacity: 20, isActive: true }
    expect(events[1]).toEqual(['classroom.updated', { object: data, previous }])
    const changes = { capacity: { from: 20, to: null }, isActive: { from: true, to: false } }
    expect(audit[1]).toEqual(['academic.classrooms.update', changes])
  })

  it('is audited, and no more, where nothing changes', async () => {
    const { data: before } = await rooms().create({ name: 'Room', code: 'U-2' })
    expect((await rooms().update(before.id, { code: 'U-2' })).data).toEqual(before)
    const { events, audit } = await academy.told('room', before.id)
    expect(events).toHaveLength(1)
    expect(audit).toHaveLength(2)
  })

  it('refuses a taken code, an unknown teacher and an unknown room', async () => {
    const { data } = await rooms().create({ name: 'Room', code: 'U-3' })
    await rooms().create({ name: 'Room', code: 'U-4' })
    expect(await refusal(rooms().update(data.id, { code: 'u-4' }))).toEqual({
      code: 'conflict',
      details: { reason: 'duplicate', field: 'code' },
    })
    expect(await fault(rooms().update(data.id, { homeroomTeacherId: toPublic('tch', orgId) }))).toEqual([
      'homeroomTeacherId',
      'not_found',
    ])
    expect(await refusal(rooms().update(room(orgId), { name: 'x' }))).toMatchObject({ code: 'not_found' })
  })

  it('keeps a teacher who has become inactive', async () => {
    const { teacherId } = await academy.newTeacher()
    const homeroomTeacherId = toPublic('tch', teacherId)
    const { data } = await rooms().create({ name: 'Room', code: 'U-5', homeroomTeacherId })
    await t.db.updateTable('teachers').set({ status: 'inactive' }).where('id', '=', teacherId).execute()
    expect((await rooms().update(data.id, { name: 'New', homeroomTeacherId })).data).toMatchObject({
      name: 'New',
      homeroomTeacherId,
    })
  })
})

describe('academic.classrooms.delete', () => {
  it('deletes a room that nobody needs, with its last state in the event', async () => {
    const { data } = await rooms().create({ name: 'Room', code: 'D-1' })
    const deleted = { id: data.id, deleted: true }
    expect((await rooms().delete(data.id)).data).toEqual(deleted)
    expect(await refusal(rooms().get(data.id))).toMatchObject({ code: 'not_found' })
    expect(await refusal(rooms().delete(data.id))).toMatchObject({ code: 'not_found' })
    const { events } = await academy.told('room', data.id)
    expect(events[1]).toEqual(['classroom.deleted', { object: deleted, previous: data }])
  })

  it('refuses while it is a homeroom, or an active section meets in it', async () => {
    const id = await academy.classroom()
    const student = await t.school.student(orgId, { homeroom_classroom_id: id })
    const section = await academy.section({ classroom_id: id })
    const meetings = [{ dayOfWeek: 1, startTime: '09:00', endTime: '10:00', classroomId: id }]
    await academy.section({ meetings: JSON.stringify(meetings) })
    await academy.section({ classroom_id: id, status: 'archived' })
    const inUse = (students: number, sections: number) => ({
      code: 'conflict',
      details: { reason: 'in_use', references: { students, sections } },
    })
    expect(await refusal(rooms().delete(room(id)))).toEqual(inUse(1, 2))
    await t.db.updateTable('students').set({ homeroom_classroom_id: null }).where('id', '=', student).execute()
    await t.db.updateTable('sections').set({ classroom_id: null }).where('id', '=', section).execute()
    expect(await refusal(rooms().delete(room(id)))).toEqual(inUse(0, 1))
    await t.db.updateTable('sections').set({ meetings: '[]' }).where('org_id', '=', orgId).execute()
    await rooms().delete(room(id))
  })

  it('is for owners and admins', async () => {
    const staff = await t.school.person(orgId, 'staff')
    expect(await refusal(rooms(staff).delete(room(await academy.classroom())))).toMatchObject({ code: 'forbidden' })
  })
})
