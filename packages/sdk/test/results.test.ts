import { expect, test, vi } from 'vitest'
import { client, json, ok, page, serve, task } from './support/server.ts'

const budget = { 'x-ratelimit-limit': '300', 'x-ratelimit-remaining': '287', 'x-ratelimit-reset': '1795251660' }

test('a single result carries data, meta and the rate limit', async () => {
  const { baseUrl } = await serve(ok(budget))
  const result = await client(baseUrl).tasks.get('task_1')
  expect(result).toEqual({
    data: task,
    meta: { requestId: 'req_1', timestamp: '2026-11-21T09:00:00.000Z' },
    rateLimit: { limit: 300, remaining: 287, resetAt: 1795251660 },
  })
})

test('a list result carries the pagination as well', async () => {
  const { baseUrl } = await serve(page(['task_1', 'task_2'], 'next', budget))
  const result = await client(baseUrl).tasks.list()
  expect(result.data.map(({ id }) => id)).toEqual(['task_1', 'task_2'])
  expect(result.pagination).toEqual({ hasMore: true, limit: 2, page: 1, nextCursor: 'next' })
  expect(result.meta.pagination).toEqual(result.pagination)
  expect(result.rateLimit.remaining).toBe(287)
})

test('a member of the rate limit is null where its header is missing or not a number', async () => {
  const { baseUrl } = await serve(ok({ 'x-ratelimit-limit': 'many', 'x-ratelimit-remaining': '3' }))
  const { rateLimit } = await client(baseUrl).tasks.get('task_1')
  expect(rateLimit).toEqual({ limit: null, remaining: 3, resetAt: null })
})

test('a request carries credential, organization, body and query', async () => {
  const { baseUrl, seen } = await serve(ok(), page([], null))
  const homeroom = client(baseUrl)
  await homeroom.tasks.create({ title: 'Trip slips', dueDate: '2026-12-01' })
  await homeroom.tasks.list({ status: 'open', q: 'a&b', limit: 5 })
  expect(seen[0]).toMatchObject({
    method: 'POST',
    url: '/api/v1/tasks',
    body: '{"title":"Trip slips","dueDate":"2026-12-01"}',
  })
  expect(seen[0]?.headers).toMatchObject({
    authorization: expect.stringMatching(/^Bearer hrk_live_/),
    'x-org-id': 'org_1',
    'content-type': 'application/json',
    accept: 'application/json',
  })
  expect(seen[1]).toMatchObject({ method: 'GET', url: '/api/v1/tasks?status=open&q=a%26b&limit=5', body: '' })
  expect(seen[1]?.headers).not.toHaveProperty('content-type')
  expect(seen[1]?.headers).not.toHaveProperty('idempotency-key')
})

test('update, delete and actions use their method and path', async () => {
  const { baseUrl, seen } = await serve(ok())
  const { tasks } = client(baseUrl)
  await tasks.update('task_1', { title: 'New' })
  await tasks.delete('task_1')
  await tasks.complete('task_1')
  expect(seen.map(({ method, url, body }) => `${method} ${url} ${body}`)).toEqual([
    'PATCH /api/v1/tasks/task_1 {"title":"New"}',
    'DELETE /api/v1/tasks/task_1 ',
    'POST /api/v1/tasks/task_1/complete ',
  ])
})

test('a call may set its own organization and headers, over the client’s', async () => {
  const { baseUrl, seen } = await serve(ok())
  const homeroom = client(baseUrl, { headers: { 'x-team': 'blue', 'x-request-id': 'client-wide-id' } })
  await homeroom.tasks.get('task_1', { orgId: 'org_2', headers: { 'x-request-id': 'nightly-sync-1' } })
  expect(seen[0]?.headers).toMatchObject({ 'x-org-id': 'org_2', 'x-team': 'blue', 'x-request-id': 'nightly-sync-1' })
})

test('a base URL may have a path and a slash at its end', async () => {
  const { baseUrl, seen } = await serve(ok())
  await client(`${baseUrl}/gateway/`).tasks.get('task_1')
  expect(seen[0]?.url).toBe('/gateway/api/v1/tasks/task_1')
})

test('every mutation gets an idempotency key of its own, and says which', async () => {
  const { baseUrl, seen } = await serve(ok())
  const { tasks } = client(baseUrl)
  const first = await tasks.create({ title: 'A' })
  const second = await tasks.create({ title: 'A' })
  expect(first.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/)
  expect(second.idempotencyKey).not.toBe(first.idempotencyKey)
  expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual([first.idempotencyKey, second.idempotencyKey])
  expect(first.replayed).toBe(false)
})

test('a mutation takes the caller’s key, and tells a replay', async () => {
  const { baseUrl, seen } = await serve(ok({ 'idempotency-replayed': 'true' }))
  const result = await client(baseUrl).tasks.create({ title: 'A' }, { idempotencyKey: 'import-17' })
  expect(seen[0]?.headers['idempotency-key']).toBe('import-17')
  expect(result).toMatchObject({ idempotencyKey: 'import-17', replayed: true })
})

test('a key that the caller gave as a header is the key, in whatever case', async () => {
  const { baseUrl, seen } = await serve(ok())
  const { tasks } = client(baseUrl)
  const result = await tasks.create({ title: 'A' }, { headers: { 'Idempotency-Key': 'import-17' } })
  expect([seen[0]?.headers['idempotency-key'], result.idempotencyKey]).toEqual(['import-17', 'import-17'])
})

test('an organization over its quota shows in meta', async () => {
  const { baseUrl } = await serve(
    ok({ 'x-quota-warning': 'true' }),
    page(['task_1'], null, { 'x-quota-warning': 'true' }),
    ok(),
  )
  const { tasks } = client(baseUrl)
  expect((await tasks.get('task_1')).meta.quotaWarning).toBe(true)
  expect((await tasks.list()).meta.quotaWarning).toBe(true)
  expect((await tasks.get('task_1')).meta).not.toHaveProperty('quotaWarning')
})

test('another contract at the server is reported once and fails nothing', async () => {
  const { baseUrl } = await serve(ok({ 'x-contract-version': '2031-01-01' }))
  const reports: unknown[] = []
  const homeroom = client(baseUrl, { onContractDrift: (report) => reports.push(report) })
  await homeroom.tasks.get('task_1')
  await homeroom.tasks.get('task_1')
  expect(reports).toEqual([{ client: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), server: '2031-01-01' }])
})

test('a listener for it that throws fails no call', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const { baseUrl } = await serve(ok({ 'x-contract-version': '2031-01-01' }))
  const onContractDrift = () => {
    throw new Error('listener')
  }
  expect((await client(baseUrl, { onContractDrift }).tasks.get('task_1')).data).toEqual(task)
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})

test('the client’s own contract version is no drift', async () => {
  const { contractDate } = await import('../src/generated/contract-date.ts')
  const { baseUrl } = await serve(ok({ 'x-contract-version': contractDate }))
  const reports: unknown[] = []
  await client(baseUrl, { onContractDrift: (report) => reports.push(report) }).tasks.get('task_1')
  expect(reports).toEqual([])
})

test('a 201 and a 202 are successes', async () => {
  const body = { data: task, meta: {} }
  const { baseUrl } = await serve(json(201, body), json(202, body))
  const { tasks } = client(baseUrl)
  expect((await tasks.create({ title: 'A' })).data).toEqual(task)
  expect((await tasks.create({ title: 'A' })).data).toEqual(task)
})
