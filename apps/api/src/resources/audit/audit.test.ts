import type { AuditListParams } from '@homeroom/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Key, Person } from '../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { eventually } from '../../../test/support/wait.ts'
import { newId, toPublic } from '../../ids.ts'

let t: TestServer
let orgId: string
let owner: Person
beforeAll(async () => {
  t = await startTestServer({ trustedProxies: ['127.0.0.1'] })
  orgId = await t.school.organization()
  owner = await t.school.person(orgId, 'owner')
})
afterAll(() => t.close())

const rows = async (params: AuditListParams = {}, as: Person | Key = owner) =>
  (await t.as(as).audit.list({ limit: 100, ...params })).data

describe('audit.list', () => {
  it('tells who did what, to what, from where, and what changed', async () => {
    const from = (address: string) => t.as(owner, { headers: { 'X-Forwarded-For': address, 'User-Agent': 'Test/1' } })
    const { data: task } = await from('203.0.113.77').tasks.create({ title: 'Trip' })
    const { meta } = await from('2001:db8:1:2:3::9').tasks.update(task.id, { title: 'Journey' })
    const [updated, created] = await rows({ resourceId: task.id })
    expect(updated).toEqual({
      id: expect.stringMatching(/^aud_/),
      action: 'tasks.update',
      outcome: 'success',
      count: 1,
      actor: { kind: 'user', id: toPublic('usr', owner.userId), displayName: 'Test Person' },
      resourceType: 'task',
      resourceId: task.id,
      childId: null,
      requestId: meta.requestId,
      ipPrefix: '2001:db8:1::/48',
      userAgent: 'Test/1',
      changes: { title: { from: 'Trip', to: 'Journey' } },
      occurredAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/),
    })
    expect(created).toMatchObject({ action: 'tasks.create', ipPrefix: '203.0.113.0/24', changes: null })
  })

  it('names a key as the actor of its calls, and shows keys no changes', async () => {
    const key = await t.school.key(orgId, ['tasks:write', 'audit:read'])
    const { data: task } = await t.as(key).tasks.create({ title: 'By key' })
    await t.as(owner).tasks.update(task.id, { title: 'By owner' })
    const [updated, created] = await rows({ resourceId: task.id }, key)
    const actor = { kind: 'api_key', id: toPublic('key', key.id), displayName: 'Test key' }
    expect(created).toMatchObject({ action: 'tasks.create', actor })
    expect(updated).toMatchObject({ action: 'tasks.update', changes: null })
    expect((await rows({ resourceId: task.id }))[0]?.changes).not.toBeNull()
  })

  it('filters by each of its parameters, newest first', async () => {
    const colleague = await t.school.person(orgId, 'admin')
    const { data: project } = await t.as(colleague).tasks.createProject({ name: 'Fair' })
    const { data: task } = await t.as(colleague).tasks.create({ title: 'Trip', projectId: project.id })
    await t.as(colleague).tasks.complete(task.id)
    const actorId = toPublic('usr', colleague.userId)
    const actions = async (params: AuditListParams) => (await rows({ actorId, ...params })).map(({ action }) => action)
    expect(await actions({})).toEqual(['tasks.complete', 'tasks.create', 'tasks.createProject'])
    expect(await actions({ action: 'tasks.create' })).toEqual(['tasks.create'])
    expect(await actions({ resourceType: 'project' })).toEqual(['tasks.createProject'])
    expect(await actions({ resourceId: task.id })).toEqual(['tasks.complete', 'tasks.create'])
    expect(await actions({ outcome: 'denied' })).toEqual([])
    expect(await actions({ actorId: toPublic('usr', newId()) })).toEqual([])
    const [last, middle] = await rows({ actorId })
    expect(await actions({ from: middle?.occurredAt ?? '', to: middle?.occurredAt ?? '' })).toContain('tasks.create')
    expect(await actions({ from: new Date(Date.parse(last?.occurredAt ?? '') + 1).toISOString() })).toEqual([])
    await expect(rows({ from: last?.occurredAt ?? '', to: '2026-01-01T00:00:00.000Z' })).rejects.toMatchObject({
      code: 'validation_error',
      details: [{ field: 'from', location: 'query', code: 'range' }],
    })
  })

  it('pages both ways, and is never counted', async () => {
    const school = await t.school.organization()
    const admin = await t.school.person(school, 'admin')
    for (let i = 0; i < 5; i++) await t.as(admin).tasks.create({ title: `${i}` })
    const all = await rows({}, admin)
    expect(all).toHaveLength(5)
    const second = await t.as(admin).audit.list({ page: 2, limit: 2 })
    expect(second.data).toEqual(all.slice(2, 4))
    expect(second.pagination).not.toHaveProperty('total')
    const walked = []
    for await (const row of t.as(admin).audit.list({ limit: 2 })) walked.push(row)
    expect(walked).toEqual(all)
  })

  it('has one row for all denials of a person, an operation and a minute', async () => {
    const student = await t.school.person(orgId, 'student')
    const create = () => t.raw('POST', '/api/v1/tasks', { as: student, body: { title: 'x' } })
    const first = await create()
    for (let i = 0; i < 4; i++) expect((await create()).status).toBe(403)
    const denied = await eventually(async () => {
      const found = await rows({ actorId: toPublic('usr', student.userId), outcome: 'denied' })
      return found.reduce((sum, { count }) => sum + count, 0) === 5 ? found : null
    })
    expect(denied?.length).toBeLessThanOrEqual(2) // two, when the minute ended meanwhile
    expect(denied?.at(-1)).toMatchObject({
      action: 'tasks.create',
      outcome: 'denied',
      requestId: first.json.error.requestId,
      resourceType: null,
      changes: null,
    })
  })

  it('shows nothing of other organizations, and nothing at all without audit:read', async () => {
    const stranger = await t.school.person(await t.school.organization(), 'owner')
    expect(await rows({}, stranger)).toEqual([])
    const teacher = await t.school.person(orgId, 'teacher')
    await expect(rows({}, teacher)).rejects.toMatchObject({ status: 403, code: 'forbidden' })
  })
})
