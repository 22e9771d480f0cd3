import { expect, test } from 'vitest'
import type { Task } from '../src/index.ts'
import { failureOf } from './support/failing.ts'
import { client, failure, page, serve } from './support/server.ts'

const threePages = () => serve(page(['t1', 't2'], 'c1'), page(['t3', 't4'], 'c2'), page(['t5'], null))
const collect = async (tasks: AsyncIterable<Task>) => {
  const ids: string[] = []
  for await (const { id } of tasks) ids.push(id)
  return ids
}

test('awaiting a list reads one page; iterating walks them all, by cursor', async () => {
  const { baseUrl, seen } = await threePages()
  const { tasks } = client(baseUrl)
  expect(await collect(tasks.list({ status: 'open', page: 1 }))).toEqual(['t1', 't2', 't3', 't4', 't5'])
  expect(seen.map(({ url }) => url)).toEqual([
    '/api/v1/tasks?status=open&page=1',
    '/api/v1/tasks?status=open&cursor=c1',
    '/api/v1/tasks?status=open&cursor=c2',
  ])
})

test('nothing is sent before a list is awaited or iterated, and awaiting twice sends once', async () => {
  const { baseUrl, seen } = await threePages()
  const list = client(baseUrl).tasks.list()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(seen).toHaveLength(0)
  expect(await list).toBe(await list)
  expect(seen).toHaveLength(1)
})

test('a list that was awaited goes on from that page when iterated', async () => {
  const { baseUrl, seen } = await threePages()
  const list = client(baseUrl).tasks.list()
  expect((await list).data).toHaveLength(2)
  expect(await collect(list)).toEqual(['t1', 't2', 't3', 't4', 't5'])
  expect(seen).toHaveLength(3)
})

test('pages() hands out whole pages', async () => {
  const { baseUrl } = await threePages()
  const sizes: number[] = []
  for await (const { data, pagination, rateLimit } of client(baseUrl).tasks.list().pages()) {
    expect(pagination).toHaveProperty('hasMore')
    expect(rateLimit).toHaveProperty('remaining')
    sizes.push(data.length)
  }
  expect(sizes).toEqual([2, 2, 1])
})

test.each([
  [0, [], 0],
  [2, ['t1', 't2'], 1],
  [3, ['t1', 't2', 't3'], 2],
  [99, ['t1', 't2', 't3', 't4', 't5'], 3],
])('take(%i) gives %j from %i pages', async (count, ids, pages) => {
  const { baseUrl, seen } = await threePages()
  const taken = client(baseUrl).tasks.list().take(count)
  expect((await taken).map(({ id }) => id)).toEqual(ids)
  expect(seen).toHaveLength(pages)
})

test('take can be iterated, and refuses what is no count', async () => {
  const { baseUrl } = await threePages()
  const { tasks } = client(baseUrl)
  expect(await collect(tasks.list().take(3))).toEqual(['t1', 't2', 't3'])
  expect(() => tasks.list().take(Number.NaN)).toThrow(RangeError)
  expect(() => tasks.list().take(-1)).toThrow(RangeError)
})

test('the cursor of a broken-off walk resumes it without losing an item', async () => {
  const { baseUrl, seen } = await threePages()
  const { tasks } = client(baseUrl)
  const list = tasks.list({ limit: 2 })
  expect(list.cursor).toBeUndefined()
  for await (const { id } of list) {
    if (id === 't1') expect(list.cursor).toBeUndefined()
    if (id === 't2') expect(list.cursor).toBe('c1')
    if (id === 't3') break
  }
  expect(list.cursor).toBe('c1')
  await tasks.list({ limit: 2, cursor: list.cursor ?? undefined })
  expect(seen.at(-1)?.url).toBe('/api/v1/tasks?limit=2&cursor=c1')
})

test('the cursor is null at the end, and the next page’s after an await', async () => {
  const { baseUrl } = await threePages()
  const list = client(baseUrl).tasks.list()
  await list
  expect(list.cursor).toBe('c1')
  await collect(list)
  expect(list.cursor).toBeNull()
})

test.each([
  ['the same cursor again', ['c1', 'c1'], 2],
  ['an older cursor again', ['c1', 'c2', 'c1'], 3],
])('%s ends the walk', async (_, cursors, pages) => {
  const steps = cursors.map((cursor, index) => page([`t${index}`], cursor))
  const { baseUrl, seen } = await serve(steps[0] as (typeof steps)[0], ...steps.slice(1))
  const list = client(baseUrl).tasks.list()
  expect(await collect(list)).toHaveLength(pages)
  expect(seen).toHaveLength(pages)
  expect(list.cursor).toBeNull()
})

test('a walk that starts at a cursor ends when that cursor comes again', async () => {
  const { baseUrl, seen } = await serve(page(['t1'], 'c1'))
  expect(await collect(client(baseUrl).tasks.list({ cursor: 'c1' }))).toEqual(['t1'])
  expect(seen).toHaveLength(1)
})

test('an empty page in the middle does not end the walk', async () => {
  const { baseUrl } = await serve(page([], 'c1'), page(['t1'], null))
  expect(await collect(client(baseUrl).tasks.list())).toEqual(['t1'])
})

test('a page that fails is retried, and fails the walk in the end with the typed error', async () => {
  const { baseUrl, seen } = await serve(
    page(['t1'], 'c1'),
    failure(503, 'service_unavailable'),
    page(['t2'], 'c2'),
    failure(400, 'invalid_cursor'),
  )
  const ids: string[] = []
  const walk = async () => {
    for await (const { id } of client(baseUrl).tasks.list()) ids.push(id)
  }
  const error = await failureOf(walk())
  expect(error).toMatchObject({ code: 'invalid_cursor', operation: 'tasks.list' })
  expect(ids).toEqual(['t1', 't2'])
  expect(seen).toHaveLength(4)
})

test('catch and finally work as on a promise', async () => {
  const { baseUrl } = await serve(failure(404, 'not_found'), page([], null))
  const { tasks } = client(baseUrl)
  expect(await tasks.list().catch((error: { code?: string }) => error.code)).toBe('not_found')
  let done = false
  const { data } = await tasks.list().finally(() => {
    done = true
  })
  expect([data, done]).toEqual([[], true])
})
