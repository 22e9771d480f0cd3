import type { ProjectCreate } from '@homeroom/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { written } from '../../../test/support/written.ts'
import { fromPublic, newId, toPublic } from '../../ids.ts'

let t: TestServer
let orgId: string
let admin: Person
beforeAll(async () => {
  t = await startTestServer()
})
beforeEach(async () => {
  orgId = await t.school.organization()
  admin = await t.school.person(orgId, 'admin')
})
afterAll(() => t.close())

const client = (as = admin) => t.as(as).tasks
const uuid = (id: string) => fromPublic('proj', id) ?? ''
const duplicate = { status: 409, code: 'conflict', details: { reason: 'duplicate', field: 'name' } }
const FULL = {
  name: 'Science fair',
  description: 'In the gym',
  color: '#3b82f6',
  startsOn: '2026-11-01',
  endsOn: '2026-11-30',
}

describe('tasks.createProject', () => {
  it('makes an active project, with its event and its audit row', async () => {
    const { data, meta } = await client().createProject(FULL)
    expect(data).toEqual({
      ...FULL,
      id: expect.stringMatching(/^proj_/),
      status: 'active',
      openTaskCount: 0,
      createdAt: data.updatedAt,
      updatedAt: expect.any(String),
    })
    expect((await client().getProject(data.id)).data).toEqual(data)
    const { events, audit } = await written(t.db, meta.requestId)
    expect(events).toMatchObject([{ type: 'project.created', resource_id: uuid(data.id), payload: { object: data } }])
    expect(audit).toMatchObject([{ action: 'tasks.createProject', resource_type: 'project', changes: null }])
  })

  it('needs a name that no other project of the organization has, a deleted one aside', async () => {
    const { data } = await client().createProject({ name: 'Fair' })
    await expect(client().createProject({ name: 'Fair' })).rejects.toMatchObject(duplicate)
    const elsewhere = await t.school.person(await t.school.organization(), 'admin')
    expect((await client(elsewhere).createProject({ name: 'Fair' })).data.name).toBe('Fair')
    await client().deleteProject(data.id)
    expect((await client().createProject({ name: 'Fair' })).data.id).not.toBe(data.id)
  })

  it.each([
    ['endsOn', 'range', { startsOn: '2026-11-02', endsOn: '2026-11-01' }],
    ['color', 'pattern', { color: 'blue' }],
    ['name', 'max_length', { name: 'x'.repeat(121) }],
    ['status', 'unknown_field', { status: 'archived' }],
  ])('refuses a wrong %s (%s)', async (field, code, body) => {
    const input = { name: 'Fair', ...body } as ProjectCreate
    await expect(client().createProject(input)).rejects.toMatchObject({
      code: 'validation_error',
      details: [{ field, location: 'body', code }],
    })
  })
})

describe('tasks.updateProject', () => {
  it('changes what is given, clears what is null, and tells what was before', async () => {
    const { data: before } = await client().createProject(FULL)
    const { data, meta } = await client().updateProject(before.id, { status: 'archived', color: null })
    expect(data).toEqual({ ...before, status: 'archived', color: null, updatedAt: data.updatedAt })
    expect(data.updatedAt > before.updatedAt).toBe(true)
    const { events, audit } = await written(t.db, meta.requestId)
    const previous = { status: 'active', color: '#3b82f6' }
    expect(events).toMatchObject([{ type: 'project.updated', payload: { object: data, previous } }])
    expect(audit[0]?.changes).toEqual({
      status: { from: 'active', to: 'archived' },
      color: { from: '#3b82f6', to: null },
    })
  })

  it('that changes nothing is audited and no more', async () => {
    const { data: before } = await client().createProject(FULL)
    const { data, meta } = await client().updateProject(before.id, { name: 'Science fair', status: 'active' })
    expect(data).toEqual(before)
    const { events, audit } = await written(t.db, meta.requestId)
    expect([events, audit.length]).toEqual([[], 1])
  })

  it('compares the dates that result, and the name with all others', async () => {
    const { data } = await client().createProject(FULL)
    await client().createProject({ name: 'Fair' })
    await expect(client().updateProject(data.id, { name: 'Fair' })).rejects.toMatchObject(duplicate)
    for (const dates of [{ endsOn: '2026-10-31' }, { startsOn: '2026-12-01' }]) {
      await expect(client().updateProject(data.id, dates)).rejects.toMatchObject({ details: [{ field: 'endsOn' }] })
    }
    expect((await client().updateProject(data.id, { startsOn: null, endsOn: '2026-10-31' })).data.startsOn).toBeNull()
  })
})

describe('tasks.deleteProject', () => {
  it('waits until every task of it is completed or gone', async () => {
    const { data } = await client().createProject({ name: 'Fair' })
    const [first, second] = [
      await client().create({ title: 'One', projectId: data.id }),
      await client().create({ title: 'Two', projectId: data.id }),
    ]
    const inUse = (openTasks: number) => ({
      code: 'conflict',
      details: { reason: 'in_use', references: { openTasks } },
    })
    await expect(client().deleteProject(data.id)).rejects.toMatchObject(inUse(2))
    await client().complete(first.data.id)
    await expect(client().deleteProject(data.id)).rejects.toMatchObject(inUse(1))
    await client().delete(second.data.id)
    const { data: deleted, meta } = await client().deleteProject(data.id)
    expect(deleted).toEqual({ id: data.id, deleted: true })
    const { events } = await written(t.db, meta.requestId)
    expect(events).toMatchObject([
      { type: 'project.deleted', payload: { object: deleted, previous: { name: 'Fair' } } },
    ])
    const gone = { status: 404, details: { resource: 'project', id: data.id } }
    await expect(client().getProject(data.id)).rejects.toMatchObject(gone)
    await expect(client().updateProject(data.id, { name: 'x' })).rejects.toMatchObject(gone)
    await expect(client().deleteProject(data.id)).rejects.toMatchObject(gone)
  })

  it('does not lose a task that is being made in it at the same moment', async () => {
    for (let i = 0; i < 5; i++) {
      const { data } = await client().createProject({ name: `Fair ${i}` })
      const [made, deleted] = await Promise.allSettled([
        client().create({ title: 'x', projectId: data.id }),
        client().deleteProject(data.id),
      ])
      expect([made.status, deleted.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    }
  })
})

describe('tasks.listProjects', () => {
  it('filters by status and name, and pages both ways', async () => {
    for (const name of ['Art 100%', 'Book fair', 'Science fair', 'Zoo_trip']) await client().createProject({ name })
    const [zoo] = (await client().listProjects()).data
    await client().updateProject(zoo?.id ?? '', { status: 'archived' })
    const names = async (params: Parameters<ReturnType<typeof client>['listProjects']>[0]) =>
      (await client().listProjects(params)).data.map(({ name }) => name)
    expect(await names({})).toEqual(['Zoo_trip', 'Science fair', 'Book fair', 'Art 100%'])
    expect(await names({ status: 'archived' })).toEqual(['Zoo_trip'])
    expect(await names({ q: 'FAIR' })).toEqual(['Science fair', 'Book fair'])
    expect(await names({ q: '%' })).toEqual(['Art 100%'])
    expect(await names({ q: '_' })).toEqual(['Zoo_trip'])
    expect(await names({ page: 2, limit: 3 })).toEqual(['Art 100%'])
    const walked: string[] = []
    for await (const { name } of client().listProjects({ limit: 1 })) walked.push(name)
    expect(walked).toEqual(['Zoo_trip', 'Science fair', 'Book fair', 'Art 100%'])
    expect((await client().listProjects({ q: 'fair' })).pagination.total).toBe(2)
  })

  it('counts the open tasks that the caller may see, and shows a guardian only projects that have one', async () => {
    const guardian = await t.school.person(orgId, 'guardian')
    const { data: fair } = await client().createProject({ name: 'Fair' })
    await client().createProject({ name: 'Trip' })
    const hers = { title: 'Hers', projectId: fair.id, assigneeId: toPublic('usr', guardian.userId) }
    const { data: task } = await client().create(hers)
    await client().create({ title: 'Not hers', projectId: fair.id })
    const seen = async (as: Person) => (await client(as).listProjects()).data.map((p) => [p.name, p.openTaskCount])
    expect(await seen(admin)).toEqual([
      ['Trip', 0],
      ['Fair', 2],
    ])
    expect(await seen(guardian)).toEqual([['Fair', 1]])
    await client().complete(task.id)
    expect([await seen(guardian), (await client().getProject(fair.id)).data.openTaskCount]).toEqual([[['Fair', 0]], 1])
  })

  it('knows nothing of other organizations', async () => {
    const foreign = toPublic('proj', await t.school.project(await t.school.organization()))
    expect((await client().listProjects()).data).toEqual([])
    for (const id of [foreign, toPublic('proj', newId())]) {
      await expect(client().getProject(id)).rejects.toMatchObject({ status: 404, details: { resource: 'project', id } })
    }
  })
})
