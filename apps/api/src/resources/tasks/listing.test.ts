import type { Task, TasksListParams } from '@homeroom/sdk'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { passTime, resetClock } from '../../../test/support/clock.ts'
import type { Person } from '../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { newId, toPublic } from '../../ids.ts'

let t: TestServer
let admin: Person
/** The same person in another school. */
let elsewhere: Person
beforeAll(async () => {
  t = await startTestServer()
  admin = await newSchool()
  elsewhere = await t.school.membership(await t.school.organization(), admin, 'admin')
})
afterEach(resetClock)
afterAll(() => t.close())

const newSchool = async () => t.school.person(await t.school.organization(), 'admin')
const list = (params: TasksListParams = {}, as = admin) => t.as(as).tasks.list(params)
const titles = (found: Task[]) => found.map(({ title }) => title)
const make = (as: Person, values: Parameters<typeof t.school.task>[1]) => t.school.task(as.orgId, values)

describe('the filters', () => {
  let school: Person
  let assignee: string
  let projectId: string
  beforeAll(async () => {
    school = await newSchool()
    assignee = (await t.school.person(school.orgId, 'staff')).userId
    projectId = await t.school.project(school.orgId)
    const at = (day: number) => `2026-01-0${day}T00:00:00.000Z`
    await make(school, { title: 'Buy paint', created_at: at(1), due_date: '2026-12-01', priority: 'high' })
    await make(school, { title: 'Paint 50% of it', created_at: at(2), due_date: '2026-12-02', assignee_id: assignee })
    await make(school, { title: 'snake_case', created_at: at(3), status: 'in_progress', project_id: projectId })
    await make(school, {
      title: 'ÉTÉ',
      created_at: at(4),
      status: 'completed',
      completed_at: at(5),
      due_date: '2026-12-03',
    })
    await make(school, { title: 'Gone', deleted_at: at(6) })
    await make(admin, { title: 'Paint elsewhere' })
  })

  const all = ['ÉTÉ', 'snake_case', 'Paint 50% of it', 'Buy paint']
  it.each<[string, () => TasksListParams, string[]]>([
    ['none', () => ({}), all],
    ['status', () => ({ status: 'in_progress' }), ['snake_case']],
    ['status completed', () => ({ status: 'completed' }), ['ÉTÉ']],
    ['priority', () => ({ priority: 'high' }), ['Buy paint']],
    ['assigneeId', () => ({ assigneeId: toPublic('usr', assignee) }), ['Paint 50% of it']],
    ['nobody’s', () => ({ assigneeId: toPublic('usr', newId()) }), []],
    ['projectId', () => ({ projectId: toPublic('proj', projectId) }), ['snake_case']],
    [
      'dueFrom, inclusive and without tasks that have no date',
      () => ({ dueFrom: '2026-12-02' }),
      ['ÉTÉ', 'Paint 50% of it'],
    ],
    ['dueTo, inclusive', () => ({ dueTo: '2026-12-02' }), ['Paint 50% of it', 'Buy paint']],
    ['a day', () => ({ dueFrom: '2026-12-02', dueTo: '2026-12-02' }), ['Paint 50% of it']],
    ['q, in any case', () => ({ q: 'PAINT' }), ['Paint 50% of it', 'Buy paint']],
    ['q, beyond ASCII', () => ({ q: 'été' }), ['ÉTÉ']],
    ['q with a per cent sign, which means itself', () => ({ q: '0%' }), ['Paint 50% of it']],
    ['q that is a per cent sign', () => ({ q: '%' }), ['Paint 50% of it']],
    ['q that is an underscore', () => ({ q: '_' }), ['snake_case']],
    ['q with a backslash', () => ({ q: '\\' }), []],
    ['several', () => ({ q: 'paint', priority: 'high', dueTo: '2026-12-01', status: 'open' }), ['Buy paint']],
    ['several that no task has', () => ({ q: 'paint', status: 'completed' }), []],
  ])('%s', async (_what, params, expected) => {
    const page = await list(params(), school)
    expect(titles(page.data)).toEqual(expected)
    expect(page.pagination).toEqual({ hasMore: false, limit: 20, page: 1, nextCursor: null, total: expected.length })
    expect(page.meta).toMatchObject({ page: 1, limit: 20, total: expected.length, hasMore: false, nextCursor: null })
  })

  it.each([
    ['status', 'done', 'enum'],
    ['assigneeId', 'task_01jdq2v6w3e8rb5m0n4x7yk9ah', 'prefix'],
    ['dueFrom', '2026-02-30', 'format'],
    ['q', 'x'.repeat(81), 'max_length'],
    ['q', '', 'min_length'],
    ['sort', 'title', 'enum'],
    ['limit', '0', 'min'],
    ['limit', '101', 'max'],
    ['limit', '1e1', 'type'],
    ['page', '0', 'min'],
    ['cursor', 'x'.repeat(513), 'max_length'],
    ['colour', 'red', 'unknown_field'],
  ])('refuse %s=%s', async (field, value, code) => {
    const { status, json } = await t.raw('GET', `/api/v1/tasks?${field}=${encodeURIComponent(value)}`, { as: admin })
    expect(status).toBe(400)
    expect(json.error).toMatchObject({ code: 'validation_error', details: [{ field, location: 'query', code }] })
  })
})

describe('pages', () => {
  let school: Person
  const newest = Array.from({ length: 7 }, (_, i) => `Task ${6 - i}`)
  const add = (i: number, values = {}) =>
    make(school, { title: `Task ${i}`, created_at: `2026-01-0${1 + (i >> 1)}T00:00:00.000Z`, ...values })
  beforeAll(async () => {
    school = await newSchool()
    // Two and two are of the same instant: then the id decides.
    for (let i = 0; i < 7; i++) await add(i)
  })

  it('by number: with the total, up to the last one, and empty beyond', async () => {
    const page = (n: number) => list({ page: n, limit: 3 }, school)
    const pages = [await page(1), await page(2), await page(3), await page(4)]
    expect(pages.map(({ data }) => titles(data))).toEqual([newest.slice(0, 3), newest.slice(3, 6), newest.slice(6), []])
    expect(pages.map(({ pagination: { nextCursor: _cursor, ...rest } }) => rest)).toEqual([
      { hasMore: true, limit: 3, page: 1, total: 7 },
      { hasMore: true, limit: 3, page: 2, total: 7 },
      { hasMore: false, limit: 3, page: 3, total: 7 },
      { hasMore: false, limit: 3, page: 4, total: 7 },
    ])
    expect(pages.map(({ pagination }) => pagination.nextCursor !== null)).toEqual([true, true, false, false])
  })

  it('by cursor: no total, and nothing twice or left out while tasks come and go', async () => {
    const fresh = await newSchool()
    const seen: string[] = []
    for (let i = 0; i < 7; i++) await make(fresh, { title: `Task ${i}` })
    let page = await list({ limit: 2 }, fresh)
    for (let n = 2; ; n++) {
      seen.push(...titles(page.data))
      if (!page.pagination.nextCursor) break
      await make(fresh, { title: `Newer ${n}` })
      if (n === 3) await t.as(fresh).tasks.delete(page.data[0]?.id ?? '')
      page = await list({ limit: 2, cursor: page.pagination.nextCursor }, fresh)
      expect(page.pagination).not.toHaveProperty('total')
      expect(page.pagination.page).toBe(n)
    }
    expect(seen).toEqual(newest)
  })

  it('by number may go on by cursor', async () => {
    const second = await list({ page: 2, limit: 3 }, school)
    const third = await list({ cursor: second.pagination.nextCursor ?? '', limit: 3 }, school)
    expect([titles(third.data), third.pagination.page]).toEqual([newest.slice(6), 3])
  })

  it('sorted by due date: ascending, without a date last, stable among equals, by cursor as well', async () => {
    const fresh = await newSchool()
    const days = ['2026-03-01', null, '2026-01-01', null, '2026-01-01', '2026-02-01', null]
    for (const [i, due_date] of days.entries()) await make(fresh, { title: `${i} ${due_date}`, due_date })
    const expected = ['2 2026-01-01', '4 2026-01-01', '5 2026-02-01', '0 2026-03-01', '1 null', '3 null', '6 null']
    expect(titles((await list({ sort: 'dueDate' }, fresh)).data)).toEqual(expected)
    const walked: Task[] = []
    for await (const task of list({ sort: 'dueDate', limit: 2 }, fresh)) walked.push(task)
    expect(titles(walked)).toEqual(expected)
    expect(titles((await list({ sort: 'dueDate', page: 2, limit: 4 }, fresh)).data)).toEqual(expected.slice(4))
    expect(titles((await list({ sort: 'createdAt' }, fresh)).data)[0]).toBe('6 null')
  })

  it('end at the 10,000th row, and are asked for in one way only', async () => {
    expect((await list({ page: 100, limit: 100 }, school)).data).toEqual([])
    await expect(list({ page: 101, limit: 100 }, school)).rejects.toMatchObject({ status: 400 })
    const { pagination } = await list({ limit: 2 }, school)
    const both = list({ page: 2, limit: 2, cursor: pagination.nextCursor ?? '' }, school)
    await expect(both).rejects.toMatchObject({ status: 400, code: 'bad_request' })
  })
})

describe('a cursor', () => {
  const cursorOf = async (params: TasksListParams = {}, as = admin) => {
    for (let i = 0; i < 2; i++) await make(as, { title: 'Trip' })
    return (await list({ limit: 1, ...params }, as)).pagination.nextCursor ?? ''
  }
  const refused = (reason: string) => ({ status: 400, code: 'invalid_cursor', details: { reason } })

  it('is bound to the filters, the sort, the operation and the organization', async () => {
    const cursor = await cursorOf({ q: 'trip' })
    expect((await list({ cursor, q: 'trip', limit: 5 })).data.length).toBeGreaterThan(0)
    await expect(list({ cursor })).rejects.toMatchObject(refused('filters_changed'))
    await expect(list({ cursor, q: 'other' })).rejects.toMatchObject(refused('filters_changed'))
    await expect(list({ cursor, q: 'trip', status: 'open' })).rejects.toMatchObject(refused('filters_changed'))
    await expect(list({ cursor, q: 'trip', sort: 'dueDate' })).rejects.toMatchObject(refused('signature'))
    await expect(list({ cursor, q: 'trip' }, elsewhere)).rejects.toMatchObject(refused('signature'))
    await expect(t.as(admin).tasks.listProjects({ cursor, q: 'trip' })).rejects.toMatchObject(refused('signature'))
  })

  it('cannot be made up or changed', async () => {
    const cursor = await cursorOf()
    const [body = '', mac = ''] = cursor.split('.')
    const forged = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), exp: Date.now() * 2 }
    const other = Buffer.from(JSON.stringify(forged)).toString('base64url')
    expect(cursor.length).toBeLessThanOrEqual(512)
    for (const [bad, reason] of [
      [`${other}.${mac}`, 'signature'],
      [`${body}.${'A'.repeat(mac.length)}`, 'signature'],
      [`${body}x.${mac}`, 'signature'],
      [body, 'malformed'],
      [`${body}.`, 'malformed'],
      [`${cursor}.x`, 'malformed'],
      ['garbage', 'malformed'],
      ['.', 'malformed'],
    ] as const) {
      await expect(list({ cursor: bad }), bad).rejects.toMatchObject(refused(reason))
    }
  })

  it('is good for a day', async () => {
    const cursor = await cursorOf()
    await passTime(24 * 3_600_000 - 5_000)
    expect((await list({ cursor })).data.length).toBeGreaterThan(0)
    await passTime(6_000)
    await expect(list({ cursor })).rejects.toMatchObject(refused('expired'))
  })
})
