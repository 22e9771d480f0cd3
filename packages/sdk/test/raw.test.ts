import { expect, test } from 'vitest'
import { operations, requiredScopes } from '../src/operations.ts'
import { raw } from '../src/raw.ts'
import { failureOf } from './support/failing.ts'
import { apiKey, client, drop, failure, ok, page, serve, task } from './support/server.ts'

test('raw shares credential, organization and headers', async () => {
  const { baseUrl, seen } = await serve(page(['task_1'], null))
  const { data } = await raw(client(baseUrl, { headers: { 'x-team': 'blue' } })).GET('/api/v1/tasks', {
    params: { query: { q: 'a b' } },
  })
  expect(data?.data[0]?.id).toBe('task_1')
  expect(seen[0]).toMatchObject({ url: '/api/v1/tasks?q=a%20b' })
  expect(seen[0]?.headers).toMatchObject({ authorization: `Bearer ${apiKey}`, 'x-org-id': 'org_1', 'x-team': 'blue' })
})

test('middleware sees one logical call, however many attempts it takes', async () => {
  const { baseUrl, seen } = await serve(failure(503, 'service_unavailable'), drop, ok())
  const api = raw(client(baseUrl))
  const calls: string[] = []
  api.use({
    onRequest: ({ schemaPath }) => void calls.push(schemaPath),
    onResponse: ({ response }) => void calls.push(String(response.status)),
  })
  const { data } = await api.POST('/api/v1/tasks', { params: {}, body: { title: 'A' } })
  expect(data?.data).toEqual(task)
  expect(calls).toEqual(['/api/v1/tasks', '200'])
  expect(seen.map(({ body }) => body)).toEqual(Array(3).fill('{"title":"A"}'))
  expect(new Set(seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
})

test('the log names the path’s template, not the path', async () => {
  const { baseUrl } = await serve(ok())
  const lines: string[] = []
  const api = raw(client(baseUrl, { logger: { debug: (line) => lines.push(line) } }))
  await api.GET('/api/v1/tasks/{id}', { params: { path: { id: 'task_1' } } })
  expect(lines).toEqual(['homeroom: GET /api/v1/tasks/{id}: HTTP 200'])
})

test('an HTTP error is a value, a network failure the typed error', async () => {
  const { baseUrl } = await serve(failure(404, 'not_found'), drop)
  const api = raw(client(baseUrl, { maxRetries: 0 }))
  const call = () => api.GET('/api/v1/tasks/{id}', { params: { path: { id: 'task_1' } } })
  expect((await call()).error?.error.code).toBe('not_found')
  expect((await failureOf(call())).isNetworkError).toBe(true)
})

test('the operation table knows every method', () => {
  expect(operations['tasks.create']).toMatchObject({
    method: 'POST',
    path: '/api/v1/tasks',
    permission: 'tasks:create',
    scopes: ['tasks:write'],
    idempotent: true,
    paginated: false,
    deprecated: null,
  })
  expect(operations['tasks.list']).toMatchObject({ paginated: true, idempotent: false })
  expect(operations['tasks.list'].errors).toContain('invalid_cursor')
  expect(Object.keys(operations).some((id) => /^(system|retired)\./.test(id))).toBe(false)
})

test('every operation of the table is a method that calls its method and path', async () => {
  const { baseUrl, seen } = await serve((response, request) =>
    (request.url.includes('?') ? page([], null) : ok())(response, request),
  )
  type Method = (...args: unknown[]) => Promise<unknown>
  const homeroom = client(baseUrl)
  for (const [id, { method, path, paginated }] of Object.entries(operations)) {
    const names = id.split('.')
    const name = names.pop() as string
    const resource = names.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], homeroom)
    const values = [...path.matchAll(/\{\w+\}/g)].map((_, index) => `value${index}`)
    const rest = paginated ? [{ limit: 1 }] : []
    await (resource as Record<string, Method>)[name]?.(...values, ...rest)
    const expected = values.reduce((url, value) => url.replace(/\{\w+\}/, value), path)
    expect(`${seen.at(-1)?.method} ${seen.at(-1)?.url.split('?')[0]}`).toBe(`${method} ${expected}`)
  }
  expect(seen).toHaveLength(Object.keys(operations).length)
})

test('requiredScopes names each scope once, and refuses what no key may call', () => {
  expect(requiredScopes(['tasks.list', 'tasks.create', 'tasks.update'])).toEqual(['tasks:read', 'tasks:write'])
  expect(() => requiredScopes(['apiKeys.create'])).toThrow('apiKeys.create is not open to API keys')
  expect(() => requiredScopes(['nope.nope' as 'tasks.list'])).toThrow(TypeError)
})
