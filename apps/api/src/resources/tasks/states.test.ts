import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { written } from '../../../test/support/written.ts'
import { fromPublic } from '../../ids.ts'

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

const tasks = (as = admin) => t.as(as).tasks
const uuid = (id: string) => fromPublic('task', id) ?? ''
const invalidState = (from: string, action: string, allowed: string[]) => ({
  status: 409,
  code: 'conflict',
  details: { reason: 'invalid_state_transition', resource: 'task', from, action, allowed },
})

describe('the states of a task', () => {
  type Client = ReturnType<typeof tasks>
  const actions = {
    start: (client: Client, id: string) => client.update(id, { status: 'in_progress' }),
    stop: (client: Client, id: string) => client.update(id, { status: 'open' }),
    complete: (client: Client, id: string) => client.complete(id),
    reopen: (client: Client, id: string) => client.reopen(id),
  }
  type Action = keyof typeof actions
  const ways: Record<string, Action[]> = { open: [], in_progress: ['start'], completed: ['complete'] }
  const moves: [string, Action, string | object][] = [
    ['open', 'start', 'in_progress'],
    ['open', 'stop', 'open'],
    ['open', 'complete', 'completed'],
    ['open', 'reopen', invalidState('open', 'reopen', ['complete'])],
    ['in_progress', 'start', 'in_progress'],
    ['in_progress', 'stop', 'open'],
    ['in_progress', 'complete', 'completed'],
    ['in_progress', 'reopen', invalidState('in_progress', 'reopen', ['complete'])],
    ['completed', 'start', invalidState('completed', 'update', ['reopen'])],
    ['completed', 'stop', invalidState('completed', 'update', ['reopen'])],
    ['completed', 'complete', invalidState('completed', 'complete', ['reopen'])],
    ['completed', 'reopen', 'open'],
  ]
  it.each(moves)('from %s, %s', async (from, action, expected) => {
    const { data } = await tasks().create({ title: 'Trip' })
    for (const step of ways[from] ?? []) await actions[step](tasks(), data.id)
    const before = (await tasks().get(data.id)).data
    expect(before.status).toBe(from)
    const move = actions[action](tasks(), data.id)
    if (typeof expected === 'object') {
      await expect(move).rejects.toMatchObject(expected)
      expect((await tasks().get(data.id)).data).toEqual(before)
      return
    }
    const { data: after, meta } = await move
    expect(after).toEqual((await tasks().get(data.id)).data)
    expect(after.status).toBe(expected)
    expect(after.completedAt).toBe(expected === 'completed' ? after.updatedAt : null)
    const event = { complete: 'task.completed', reopen: 'task.reopened', start: 'task.updated', stop: 'task.updated' }[
      action
    ]
    const { events, audit } = await written(t.db, meta.requestId)
    expect(events.map(({ type }) => type)).toEqual(expected === from ? [] : [event])
    expect(audit).toMatchObject([{ outcome: 'success', resource_id: uuid(data.id) }])
  })

  it('a completed task can be reworded, and stays completed by whom it was', async () => {
    const { data } = await tasks().create({ title: 'Trip' })
    const teacher = await t.school.person(orgId, 'teacher')
    const done = await tasks(teacher).complete(data.id)
    const { data: reworded } = await tasks().update(data.id, { title: 'Journey' })
    expect(reworded).toMatchObject({ title: 'Journey', status: 'completed', completedAt: done.data.completedAt })
    const by = () =>
      t.db.selectFrom('tasks').select('completed_by_id').where('id', '=', uuid(data.id)).executeTakeFirst()
    expect(await by()).toEqual({ completed_by_id: teacher.userId })
    await tasks().reopen(data.id)
    expect(await by()).toEqual({ completed_by_id: null })
  })

  it('two who complete it at once: one does', async () => {
    const { data } = await tasks().create({ title: 'Trip' })
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => tasks().complete(data.id)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('a deleted task is gone for every operation, and its last state is in the event', async () => {
    const { data } = await tasks().create({ title: 'Trip' })
    const deleted = await tasks().delete(data.id)
    expect(deleted.data).toEqual({ id: data.id, deleted: true })
    const { events, audit } = await written(t.db, deleted.meta.requestId)
    expect(events).toMatchObject([{ type: 'task.deleted', payload: { object: deleted.data, previous: data } }])
    expect(audit).toMatchObject([{ action: 'tasks.delete', resource_id: uuid(data.id), changes: null }])
    const { id } = data
    const gone = { status: 404, code: 'not_found', details: { resource: 'task', id } }
    for (const call of [
      () => tasks().get(id),
      () => tasks().update(id, { title: 'x' }),
      () => tasks().complete(id),
      () => tasks().reopen(id),
      () => tasks().delete(id),
    ]) {
      await expect(call()).rejects.toMatchObject(gone)
    }
    expect((await tasks().list()).data).toEqual([])
  })

  it('only its creator, an owner or an admin deletes it', async () => {
    const [maker, colleague] = [await t.school.person(orgId, 'teacher'), await t.school.person(orgId, 'teacher')]
    const { data } = await tasks(maker).create({ title: 'Trip' })
    await expect(tasks(colleague).delete(data.id)).rejects.toMatchObject({ status: 403 })
    expect((await tasks(maker).delete(data.id)).data.deleted).toBe(true)
    const { data: second } = await tasks(maker).create({ title: 'Trip' })
    expect((await tasks(admin).delete(second.id)).data.deleted).toBe(true)
  })
})
