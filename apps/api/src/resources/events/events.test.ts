import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { collect } from '../../../test/support/collect.ts'
import { Hooks } from '../../../test/support/hooks.ts'
import type { Key, Person } from '../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { Talk } from '../../../test/support/talk.ts'
import { newId, toPublic } from '../../ids.ts'

let t: TestServer
let orgId: string
let owner: Person
let hooks: Hooks
beforeAll(async () => {
  t = await startTestServer()
})
afterAll(() => t.close())
beforeEach(async () => {
  orgId = await t.school.organization()
  owner = await t.school.person(orgId, 'owner')
  hooks = new Hooks(t.school, orgId)
})

const idsFor = async (who: Person | Key, params: object = {}) =>
  (await t.as(who).events.list(params)).data.map(({ id }) => id)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const evt = (id: string) => toPublic('evt', id)

describe('events.list and get', () => {
  it('tell an event as webhooks do', async () => {
    const { data: task } = await t.as(owner).tasks.create({ title: 'Trip slips 🎒' })
    await t.as(owner).tasks.update(task.id, { title: 'Slips' })
    const { data, pagination } = await t.as(owner).events.list()
    expect(pagination.total).toBeUndefined()
    expect(data).toMatchObject([
      { type: 'task.updated', data: { object: { title: 'Slips' }, previous: { title: 'Trip slips 🎒' } } },
      {
        id: expect.stringMatching(/^evt_/),
        type: 'task.created',
        apiVersion: 'v1',
        organizationId: toPublic('org', orgId),
        resource: { type: 'task', id: task.id },
        data: { object: task },
      },
    ])
    expect(Object.keys(data[1]?.data ?? {})).toEqual(['object'])
    for (const event of data) expect((await t.as(owner).events.get(event.id)).data).toEqual(event)
  })

  it('filter by type, resource and time, newest first, by both ways of paging', async () => {
    const resource = newId()
    const ids = [
      await hooks.event({ occurred_at: daysAgo(3) }),
      await hooks.event({ occurred_at: daysAgo(2), resource_id: resource }),
      await hooks.event({ occurred_at: daysAgo(1), type: 'task.deleted', resource_id: resource }),
    ].map(evt)
    const [first, second, third] = ids
    expect(await idsFor(owner)).toEqual([third, second, first])
    expect(await idsFor(owner, { type: 'task.deleted' })).toEqual([third])
    expect(await idsFor(owner, { resourceId: toPublic('task', resource) })).toEqual([third, second])
    expect(await idsFor(owner, { from: daysAgo(2.5) })).toEqual([third, second])
    expect(await idsFor(owner, { to: daysAgo(1.5) })).toEqual([second, first])
    expect(await idsFor(owner, { from: daysAgo(2.5), to: daysAgo(1.5) })).toEqual([second])
    expect(await idsFor(owner, { resourceId: toPublic('task', newId()) })).toEqual([])
    const walked = await collect(t.as(owner).events.list({ limit: 1 }))
    expect(walked.map(({ id }) => id)).toEqual([third, second, first])
    const swapped = t.as(owner).events.list({ from: daysAgo(1), to: daysAgo(2) })
    await expect(swapped).rejects.toMatchObject({
      code: 'validation_error',
      details: [{ field: 'from', code: 'range' }],
    })
  })

  it('keep internal events to themselves, and all of them for 30 days', async () => {
    const shown = await hooks.event({ occurred_at: daysAgo(29.9) })
    const hidden = [await hooks.event({ occurred_at: daysAgo(30.1) }), await hooks.event({ internal_only: true })]
    expect(await idsFor(owner)).toEqual([evt(shown)])
    for (const id of [...hidden, newId()])
      await expect(t.as(owner).events.get(evt(id))).rejects.toMatchObject({ status: 404, code: 'not_found' })
    const stranger = await t.school.person(await t.school.organization(), 'owner')
    await expect(t.as(stranger).events.get(evt(shown))).rejects.toMatchObject({ status: 404 })
  })

  it('are closed to those who may not read events', async () => {
    for (const role of ['teacher', 'guardian'] as const) {
      const call = t.as(await t.school.person(orgId, role)).events.list()
      await expect(call).rejects.toMatchObject({ status: 403, details: { permission: 'events:read' } })
    }
  })

  it('show a key the types that its scopes let it read, and pings of its own endpoints', async () => {
    const key = await t.school.key(orgId, ['events:read', 'tasks:read'])
    const task = await hooks.event()
    const grade = await hooks.event({ type: 'grade.released', resource_type: 'grade' })
    const made = await hooks.event({ type: 'api_key.created', resource_type: 'api_key' })
    const ping = async (values: object) => {
      const resource_id = await hooks.endpoint(values)
      return hooks.event({ type: 'webhook.ping', resource_type: 'webhook_endpoint', resource_id })
    }
    const own = await ping({ api_key_id: key.id })
    const others = await ping({})
    expect(await idsFor(key)).toEqual([own, task].map(evt))
    expect(await idsFor(owner)).toEqual([others, own, made, grade, task].map(evt))
    expect((await t.as(key).events.get(evt(own))).data.type).toBe('webhook.ping')
    for (const id of [grade, made, others])
      await expect(t.as(key).events.get(evt(id))).rejects.toMatchObject({ status: 404 })
    expect(await idsFor(key, { type: 'grade.released' })).toEqual([])
  })

  it('show a super-admin without a role nothing about a child', async () => {
    const child = await t.school.student(orgId)
    const about = await hooks.event({ student_ids: [child] })
    const plain = await hooks.event()
    const operator = { ...(await t.school.user({ is_super_admin: true })), memberId: '', orgId, role: 'owner' as const }
    expect(await idsFor(operator)).toEqual([evt(plain)])
    await expect(t.as(operator).events.get(evt(about))).rejects.toMatchObject({ status: 404 })
  })

  it('show an app what every child concerned may share with it', async () => {
    const guardian = await t.school.person(orgId, 'guardian')
    const app = await t.school.appKey(orgId, ['events:read', 'students:read'])
    const other = await t.school.app(['students:read'])
    const child = async (values?: object) => {
      const id = await t.school.student(orgId)
      if (values) await t.school.consent(guardian, id, 'third_party_sharing', values)
      return id
    }
    const [all, ours] = [await child({}), await child({ app_id: app.appId })]
    const closed = [
      await child(),
      await child({ app_id: other }),
      await child({ status: 'revoked' }),
      await child({ expires_at: daysAgo(1) }),
    ]
    const about = (...student_ids: string[]) =>
      hooks.event({ type: 'student.updated', resource_type: 'student', student_ids })
    const open = [await about(), await about(all), await about(ours, all)]
    const shut = [...(await Promise.all(closed.map((id) => about(id)))), await about(all, closed[0] as string)]
    expect(await idsFor(app)).toEqual([...open].reverse().map(evt))
    for (const id of shut) await expect(t.as(app).events.get(evt(id))).rejects.toMatchObject({ status: 404 })
    const secret = await t.school.key(orgId, ['events:read', 'students:read'])
    expect(await idsFor(secret)).toHaveLength(open.length + shut.length)
    await t.db.updateTable('consents').set({ status: 'revoked' }).where('student_id', '=', all).execute()
    expect(await idsFor(app)).toEqual([evt(open[0] as string)])
  })

  it('tell a key of conversations in which its service user takes part, from then on', async () => {
    const key = await t.school.key(orgId, ['events:read', 'conversations:read', 'messages:read'])
    const talk = new Talk(t.school, orgId)
    const conversation = await talk.group([owner])
    await talk.join(conversation, { userId: key.serviceUserId }, { joined_at: daysAgo(2) })
    const elsewhere = await talk.group([owner])
    const about = (resource_id: string, days: number) =>
      hooks.event({
        type: 'group.members_added',
        resource_type: 'conversation',
        resource_id,
        occurred_at: daysAgo(days),
      })
    const said = async (where: string) => {
      const resource_id = await talk.say(where, owner)
      return hooks.event({ type: 'message.sent', resource_type: 'message', resource_id })
    }
    await about(conversation, 3)
    const later = await about(conversation, 1)
    await about(elsewhere, 1)
    const heard = await said(conversation)
    await said(elsewhere)
    expect(await idsFor(key)).toEqual([heard, later].map(evt))
    expect(await idsFor(owner)).toHaveLength(5)
  })
})
