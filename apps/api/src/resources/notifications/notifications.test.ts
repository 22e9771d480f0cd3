import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bothWays, refusal } from '../../../test/support/academic.ts'
import type { Person } from '../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { newId, toPublic } from '../../ids.ts'

let t: TestServer
let orgId: string
let ada: Person
let ben: Person
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization()
  ada = await t.school.person(orgId, 'teacher')
  ben = await t.school.person(orgId, 'guest')
})
afterAll(() => t.close())

const notifications = (as: Person) => t.as(as).notifications
const notify = async (who: Person, values = {}) =>
  toPublic('ntf', await t.school.notification(orgId, who.userId, values))

describe('notifications.list', () => {
  it('shows the caller’s own, the latest first, by page and by cursor', async () => {
    const taskId = newId()
    const at = '2026-11-20T10:00:00.000Z'
    const told = { resource_id: taskId, created_at: at, body: 'Ada Marsh' }
    const first = await notify(ada, told)
    for (let i = 1; i < 5; i++) await notify(ada, { created_at: `2026-11-20T10:00:0${i}.000Z` })
    await notify(ben)
    const { byPage, byCursor, total } = await bothWays((params) => notifications(ada).list(params))
    expect(byCursor).toEqual(byPage)
    expect([total, byPage.length]).toEqual([5, 5])
    expect(byPage.at(-1)).toEqual({
      id: first,
      type: 'task.created',
      title: 'New task',
      body: 'Ada Marsh',
      resource: { type: 'task', id: toPublic('task', taskId) },
      readAt: null,
      createdAt: at,
    })
  })

  it('tells read and unread ones apart', async () => {
    const person = await t.school.person(orgId, 'guardian')
    const [read, unread] = [await notify(person, { read_at: '2026-11-20T10:00:00.000Z' }), await notify(person)]
    const ids = async (filter: { unread?: boolean }) =>
      (await notifications(person).list(filter)).data.map(({ id }) => id)
    expect(await ids({ unread: true })).toEqual([unread])
    expect(await ids({ unread: false })).toEqual([read])
    expect((await ids({})).toSorted()).toEqual([read, unread].toSorted())
  })

  it('has no resource where there is none', async () => {
    const person = await t.school.person(orgId, 'staff')
    await notify(person, { resource_type: null, resource_id: null })
    expect((await notifications(person).list()).data[0]?.resource).toBeNull()
  })
})

describe('notifications.markRead', () => {
  it('marks one as read, once', async () => {
    const id = await notify(ben)
    const { data } = await notifications(ben).markRead(id)
    expect(Date.parse(data.readAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
    expect((await notifications(ben).markRead(id)).data).toEqual(data)
    expect((await notifications(ben).list({ unread: false })).data).toContainEqual(data)
  })

  it('knows nobody else’s, nor those of another organization', async () => {
    const id = await notify(ben)
    const elsewhere = await t.school.membership(await t.school.organization(), ben, 'staff')
    for (const caller of [ada, elsewhere]) {
      expect(await refusal(notifications(caller).markRead(id))).toMatchObject({ code: 'not_found' })
    }
    expect((await notifications(elsewhere).list()).data).toEqual([])
  })
})
