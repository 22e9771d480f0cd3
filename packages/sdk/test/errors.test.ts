import { expect, test } from 'vitest'
import { HomeroomError, isErrorOf } from '../src/index.ts'
import { failureOf } from './support/failing.ts'
import { client, drop, failure, json, serve } from './support/server.ts'

test('an error envelope becomes the error’s fields', async () => {
  const details = [{ field: 'dueDate', location: 'body', code: 'format', message: 'dueDate must be a calendar date' }]
  const headers = { 'x-ratelimit-limit': '300', 'x-ratelimit-remaining': '9', 'x-ratelimit-reset': '1795251660' }
  const { baseUrl } = await serve(failure(400, 'validation_error', headers, details))
  const error = await failureOf(client(baseUrl).tasks.create({ title: '' }))
  expect(error).toMatchObject({
    name: 'HomeroomError',
    code: 'validation_error',
    message: 'It was validation_error',
    details,
    requestId: 'req_1',
    status: 400,
    operation: 'tasks.create',
    rateLimit: { limit: 300, remaining: 9, resetAt: 1795251660 },
    retryAfter: null,
  })
})

test.each([
  [401, 'isUnauthorized'],
  [403, 'isForbidden'],
  [404, 'isNotFound'],
  [429, 'isRateLimited'],
  [null, 'isNetworkError'],
] as const)('status %s sets %s and no other flag', async (status, flag) => {
  const { baseUrl } = await serve(status === null ? drop : failure(status, 'some_code'))
  const error = await failureOf(client(baseUrl, { maxRetries: 0 }).tasks.get('task_1'))
  const flags = ['isForbidden', 'isNetworkError', 'isNotFound', 'isRateLimited', 'isUnauthorized'] as const
  expect(flags.filter((name) => error[name])).toEqual([flag])
  expect(error.status).toBe(status)
})

test('a proxy’s HTML page is an unknown_error with what the headers tell', async () => {
  const { baseUrl } = await serve((response) => {
    response.writeHead(502, { 'content-type': 'text/html', 'x-request-id': 'req_proxy' })
    response.end('<h1>Bad gateway</h1>')
  })
  const error = await failureOf(client(baseUrl, { maxRetries: 1 }).tasks.get('task_1'))
  expect(error).toMatchObject({
    code: 'unknown_error',
    status: 502,
    details: null,
    requestId: 'req_proxy',
    isNetworkError: false,
  })
  expect(error.message).toBe('HTTP 502 Bad Gateway without an envelope (text/html)')
  expect(error.attempts).toHaveLength(2)
})

test.each([
  ['no JSON', 'surprise'],
  ['no envelope', '{"id":"task_1"}'],
  ['no data', '{"meta":{}}'],
  ['null', 'null'],
  ['nothing', ''],
])('a 200 with %s is an unknown_error, not a result', async (_, body) => {
  const { baseUrl, seen } = await serve((response) => response.end(body))
  const error = await failureOf(client(baseUrl).tasks.get('task_1'))
  expect(error).toMatchObject({ code: 'unknown_error', status: 200 })
  expect(seen).toHaveLength(1)
})

test.each([[{ error: 'nope' }], [{ error: { code: 7, message: null } }], [[]]])(
  'a strange error body %j is an unknown_error',
  async (body) => {
    const { baseUrl } = await serve(json(400, body))
    const error = await failureOf(client(baseUrl).tasks.get('task_1'))
    expect(error).toMatchObject({ code: 'unknown_error', status: 400 })
    expect(error.message).toContain('HTTP 400')
  },
)

test('nothing listening is a network error that says so', async () => {
  const homeroom = client('http://127.0.0.1:1', { maxRetries: 1 })
  const error = await failureOf(homeroom.tasks.get('task_1'))
  expect(error).toMatchObject({ code: 'unknown_error', status: null, requestId: null, isNetworkError: true })
  expect(error.message).toMatch(/^No answer from http:\/\/127\.0\.0\.1:1: fetch failed \((ECONNREFUSED|bad port)\)$/)
  expect(error.attempts).toHaveLength(2)
  expect(error.cause).toBeInstanceOf(TypeError)
})

test('a key without the scope learns which scopes it needs', async () => {
  const { baseUrl } = await serve(
    failure(403, 'scope_insufficient', {}, { required: 'tasks:write', granted: ['tasks:read'] }),
    failure(403, 'forbidden', {}, { permission: 'tasks:create' }),
  )
  const { tasks } = client(baseUrl)
  expect((await failureOf(tasks.create({ title: 'A' }))).requiredScopes).toEqual(['tasks:write'])
  expect((await failureOf(tasks.create({ title: 'A' }))).requiredScopes).toEqual([])
})

test('isErrorOf holds for the operation’s listed codes only', async () => {
  const { baseUrl } = await serve(failure(409, 'conflict'), failure(409, 'brand_new_code'), drop)
  const { tasks } = client(baseUrl, { maxRetries: 0 })
  const conflict = await failureOf(tasks.complete('task_1'))
  expect(isErrorOf(conflict, 'tasks.complete')).toBe(true)
  expect(isErrorOf(conflict, 'tasks.reopen')).toBe(false)
  expect(isErrorOf(await failureOf(tasks.complete('task_1')), 'tasks.complete')).toBe(false)
  expect(isErrorOf(await failureOf(tasks.complete('task_1')), 'tasks.complete')).toBe(true)
  expect(isErrorOf(new Error('conflict'), 'tasks.complete')).toBe(false)
  expect(
    isErrorOf(
      new HomeroomError({ code: 'conflict', message: '', status: 409, operation: 'tasks.get' }),
      'tasks.complete',
    ),
  ).toBe(false)
})

test('a token that cannot be had is the caller’s own error, and is not retried', async () => {
  const { baseUrl, seen } = await serve(drop)
  let asked = 0
  const token = () => {
    asked += 1
    throw new Error('signed out')
  }
  await expect(client(baseUrl, { apiKey: undefined, token }).tasks.get('task_1')).rejects.toThrow('signed out')
  expect([asked, seen.length]).toEqual([1, 0])
})
