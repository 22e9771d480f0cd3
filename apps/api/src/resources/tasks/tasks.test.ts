import type { TaskUpdate } from '@homeroom/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { written } from '../../../test/support/written.ts'
import { fromPublic, newId, toPublic } from '../../ids.ts'

let t: TestServer
let orgId: string
let abroad: string
let admin: Person
beforeAll(async () => {
  t = await startTestServer()
  abroad = await t.school.organization()
})
beforeEach(async () => {
  orgId = await t.school.organization()
  admin = await t.school.person(orgId, 'admin')
})
afterAll(() => t.close())

const tasks = (as = admin) => t.as(as).tasks
const uuid = (id: string) => fromPublic('task', id) ?? ''
const ANY = { studentId: null, projectId: null, assigneeId: null, description: null, labels: [], completedAt: null }

const refused = (field: string, code: string) => ({
  status: 400,
  code: 'validation_error',
  details: [{ field, location: 'body', code, message: expect.any(String) }],
})

describe('tasks.create', () => {
  it('makes an open task of what is given, and the rest of defaults', async () => {
    const { data } = await tasks().create({ title: '  Trip slips ', dueDate: '2026-12-01' })
    expect(data).toEqual({
      ...ANY,
      id: expect.stringMatching(/^task_/),
      title: 'Trip slips',
      dueDate: '2026-12-01',
      status: 'open',
      priority: 'normal',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/),
      updatedAt: data.createdAt,
    })
    const list = await tasks().list()
    expect(list.data).toEqual([data])
    expect(list.pagination.total).toBe(1)
    expect((await tasks().get(data.id)).data).toEqual(data)
  })

  it('keeps every field, and writes its event and its audit row with it', async () => {
    const assignee = await t.school.person(orgId, 'teacher')
    const student = await t.school.student(orgId)
    await t.school.consent(await t.school.person(orgId, 'guardian'), student, 'data_processing')
    const input = {
      title: 'Slips',
      description: 'All of 3B\nby Friday',
      dueDate: '2026-12-01',
      priority: 'urgent' as const,
      projectId: toPublic('proj', await t.school.project(orgId)),
      assigneeId: toPublic('usr', assignee.userId),
      studentId: toPublic('stu', student),
      labels: ['trip', 'Année'],
    }
    const { data, meta } = await tasks().create(input)
    expect(data).toMatchObject(input)
    const { events, audit } = await written(t.db, meta.requestId)
    expect(events).toEqual([
      {
        type: 'task.created',
        resource_type: 'task',
        resource_id: uuid(data.id),
        payload: { object: data },
        student_ids: [student],
        actor_id: admin.userId,
        internal_only: false,
      },
    ])
    expect(audit).toMatchObject([
      {
        action: 'tasks.create',
        outcome: 'success',
        actor_id: admin.userId,
        resource_id: uuid(data.id),
        student_id: student,
        changes: null,
      },
    ])
  })
})

describe('references', () => {
  const cases: [string, string, string, () => Promise<string> | string][] = [
    ['an unknown assignee', 'assigneeId', 'not_found', () => toPublic('usr', newId())],
    [
      'somebody of another school',
      'assigneeId',
      'not_found',
      async () => toPublic('usr', (await t.school.person(abroad, 'staff')).userId),
    ],
    [
      'a suspended member',
      'assigneeId',
      'not_found',
      async () => toPublic('usr', (await t.school.person(orgId, 'staff', { status: 'suspended' })).userId),
    ],
    ['an unknown project', 'projectId', 'not_found', () => toPublic('proj', newId())],
    [
      'a project of another school',
      'projectId',
      'not_found',
      async () => toPublic('proj', await t.school.project(abroad)),
    ],
    [
      'a deleted project',
      'projectId',
      'not_found',
      async () => toPublic('proj', await t.school.project(orgId, { deleted_at: new Date().toISOString() })),
    ],
    [
      'an archived project',
      'projectId',
      'range',
      async () => toPublic('proj', await t.school.project(orgId, { status: 'archived' })),
    ],
    ['an unknown child', 'studentId', 'not_found', () => toPublic('stu', newId())],
    [
      'a child of another school',
      'studentId',
      'not_found',
      async () => toPublic('stu', await t.school.student(abroad)),
    ],
    ['an id of another kind', 'projectId', 'prefix', () => toPublic('stu', newId())],
  ]
  it.each(cases)('to %s is a fault of the field', async (_what, field, code, id) => {
    const { data } = await tasks().create({ title: 'Trip' })
    const body = { [field]: await id() }
    await expect(tasks().create({ title: 'Trip', ...body })).rejects.toMatchObject(refused(field, code))
    await expect(tasks().update(data.id, body)).rejects.toMatchObject(refused(field, code))
    expect((await tasks().list()).data).toEqual([data])
  })

  it('to a project is for those who may see it', async () => {
    const guardian = await t.school.person(orgId, 'guardian')
    const project = await t.school.project(orgId)
    const projectId = toPublic('proj', project)
    const { data } = await tasks(guardian).create({ title: 'Trip' })
    const calls = [
      () => tasks(guardian).create({ title: 'In', projectId }),
      () => tasks(guardian).update(data.id, { projectId }),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject(refused('projectId', 'not_found'))
    await t.school.task(orgId, { project_id: project, assignee_id: guardian.userId })
    for (const call of calls) expect((await call()).data).toMatchObject({ projectId })
  })

  it('may be sent as they are, whatever became of what they name', async () => {
    const project = await t.school.project(orgId)
    const staff = await t.school.person(orgId, 'staff')
    const references = { projectId: toPublic('proj', project), assigneeId: toPublic('usr', staff.userId) }
    const { data } = await tasks().create({ title: 'Trip', ...references })
    await t.db.updateTable('projects').set({ status: 'archived' }).where('id', '=', project).execute()
    await t.db.updateTable('memberships').set({ status: 'removed' }).where('id', '=', staff.memberId).execute()
    const { data: changed } = await tasks().update(data.id, { ...references, title: 'Journey' })
    expect(changed).toEqual({ ...data, title: 'Journey', updatedAt: changed.updatedAt })
  })

  it('are all told of at once', async () => {
    const body = { title: 'x', assigneeId: toPublic('usr', newId()), projectId: toPublic('proj', newId()) }
    const error = await tasks()
      .create(body)
      .catch((e) => e)
    expect(error.details.map(({ field }: { field: string }) => field)).toEqual(['assigneeId', 'projectId'])
  })
})

describe('tasks.update', () => {
  it('changes what is given, clears what is null, keeps the rest, and tells what was before', async () => {
    const { data: before } = await tasks().create({
      title: 'Trip',
      description: 'Bring slips',
      dueDate: '2026-12-01',
      labels: ['a'],
    })
    const { data, meta } = await tasks().update(before.id, { title: 'Journey', dueDate: null, labels: [] })
    expect(data).toEqual({ ...before, title: 'Journey', dueDate: null, labels: [], updatedAt: data.updatedAt })
    expect(data.updatedAt > before.updatedAt).toBe(true)
    const { events, audit } = await written(t.db, meta.requestId)
    const previous = { title: 'Trip', dueDate: '2026-12-01', labels: ['a'] }
    expect(events).toMatchObject([{ type: 'task.updated', payload: { object: data, previous } }])
    expect(audit).toMatchObject([
      {
        action: 'tasks.update',
        changes: {
          title: { from: 'Trip', to: 'Journey' },
          dueDate: { from: '2026-12-01', to: null },
          labels: { from: ['a'], to: [] },
        },
      },
    ])
  })

  it('that changes nothing is audited, tells nobody, and leaves the row', async () => {
    const { data: before } = await tasks().create({ title: 'Trip', labels: ['a'] })
    const { data, meta } = await tasks().update(before.id, { title: ' Trip ', labels: ['a'], status: 'open' })
    expect(data).toEqual(before)
    const { events, audit } = await written(t.db, meta.requestId)
    expect(events).toEqual([])
    expect(audit).toMatchObject([
      { action: 'tasks.update', outcome: 'success', resource_id: uuid(before.id), changes: null },
    ])
  })

  it('tells of a new assignee besides', async () => {
    const assignee = await t.school.person(orgId, 'staff')
    const { data } = await tasks().create({ title: 'Trip' })
    const types = async (assigneeId: string | null) => {
      const { meta } = await tasks().update(data.id, { assigneeId })
      return (await written(t.db, meta.requestId)).events.map(({ type }) => type)
    }
    expect(await types(toPublic('usr', assignee.userId))).toEqual(['task.updated', 'task.assigned'])
    expect(await types(toPublic('usr', assignee.userId))).toEqual([])
    expect(await types(null)).toEqual(['task.updated', 'task.assigned'])
  })

  it('names both children when a task moves from one to the other', async () => {
    const guardian = await t.school.person(orgId, 'guardian')
    const children = [await t.school.student(orgId), await t.school.student(orgId)]
    for (const child of children) await t.school.consent(guardian, child, 'data_processing')
    const [first = '', second = ''] = children.map((id) => toPublic('stu', id))
    const { data } = await tasks().create({ title: 'Trip', studentId: first })
    const { meta } = await tasks().update(data.id, { studentId: second })
    const { events } = await written(t.db, meta.requestId)
    expect(events[0]?.student_ids?.toSorted()).toEqual(children.toSorted())
  })

  it('names the student whom it is assigned to, or was', async () => {
    const student = await t.school.person(orgId, 'student')
    const child = await t.school.student(orgId, { user_id: student.userId })
    const assigneeId = toPublic('usr', student.userId)
    const about = async (call: Promise<{ meta: { requestId: string } }>) =>
      (await written(t.db, (await call).meta.requestId)).events.map(({ type, student_ids }) => [type, student_ids])
    const { data, meta } = await tasks().create({ title: 'Trip', assigneeId })
    expect((await written(t.db, meta.requestId)).events[0]?.student_ids).toEqual([child])
    expect(await about(tasks().update(data.id, { title: 'Journey' }))).toEqual([['task.updated', [child]]])
    expect(await about(tasks().complete(data.id))).toEqual([['task.completed', [child]]])
    expect(await about(tasks().reopen(data.id))).toEqual([['task.reopened', [child]]])
    expect(await about(tasks().update(data.id, { assigneeId: null }))).toEqual([
      ['task.updated', [child]],
      ['task.assigned', [child]],
    ])
    expect(await about(tasks().update(data.id, { title: 'Trip' }))).toEqual([['task.updated', []]])
    expect(await about(tasks().update(data.id, { assigneeId }))).toEqual([
      ['task.updated', [child]],
      ['task.assigned', [child]],
    ])
    expect(await about(tasks().delete(data.id))).toEqual([['task.deleted', [child]]])
  })

  it.each([
    ['nothing', {}, { code: 'validation_error' }],
    ['completed as a status', { status: 'completed' }, refused('status', 'enum')],
    ['a blank title', { title: '   ' }, refused('title', 'min_length')],
    ['no title', { title: null }, refused('title', 'type')],
    [
      'too many labels',
      {
        labels: Array(21)
          .fill('x')
          .map((x, i) => x + i),
      },
      refused('labels', 'max_length'),
    ],
    ['an impossible day', { dueDate: '2026-02-30' }, refused('dueDate', 'format')],
  ])('refuses %s', async (_what, body, expected) => {
    const { data } = await tasks().create({ title: 'Trip' })
    await expect(tasks().update(data.id, body as TaskUpdate)).rejects.toMatchObject(expected)
    expect((await tasks().get(data.id)).data).toEqual(data)
  })
})
