import { inspect } from 'node:util'
import { afterEach, expect, test, vi } from 'vitest'
import { Homeroom, type HomeroomOptions } from '../src/index.ts'
import { failureOf } from './support/failing.ts'
import { apiKey, client, drop, failure, ok, page, serve } from './support/server.ts'

afterEach(() => vi.unstubAllGlobals())

const jwt = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ1MSJ9.c2lnbmF0dXJl'

test('nothing logged holds a credential, an id or a query', async () => {
  const lines: unknown[] = []
  const log = (...parts: unknown[]) => lines.push(parts)
  const { baseUrl } = await serve(failure(503, 'service_unavailable'), ok(), page([], null), drop)
  const homeroom = client(baseUrl, { logger: { debug: log, info: log, warn: log }, maxRetries: 1 })
  await homeroom.tasks.get('task_secret')
  await homeroom.tasks.list({ q: 'Ada Lovelace' })
  await failureOf(homeroom.tasks.get('task_secret'))
  const text = inspect(lines, { depth: 9 })
  expect(text).toContain('GET /api/v1/tasks/{id}: HTTP 503, trying again')
  for (const secret of [apiKey, 'task_secret', 'Ada']) expect(text).not.toContain(secret)
})

test('credentials that come back in a message are taken out of errors and logs', async () => {
  const lines: string[] = []
  const echo = (text: string) => new TypeError('fetch failed', { cause: { code: text } })
  const said = [
    `${apiKey} refused`,
    `token ${jwt} refused`,
    'Bearer abc.def refused',
    'opaque-token-1 refused',
    'whsec_c2VjcmV0 refused',
  ]
  for (const text of said) {
    const homeroom = client('http://homeroom.test', {
      apiKey: undefined,
      token: 'opaque-token-1',
      fetch: () => Promise.reject(echo(text)),
      maxRetries: 0,
      logger: { debug: (line) => lines.push(line) },
    })
    const { message } = await failureOf(homeroom.tasks.get('task_1'))
    expect(message).toContain('[redacted]')
    expect(message).toContain('refused')
    for (const secret of [apiKey, jwt, 'abc.def', 'opaque-token-1', 'c2VjcmV0'])
      expect(message + lines).not.toContain(secret)
  }
})

test('a server that echoes the credential does not get it into the log', async () => {
  const lines: unknown[] = []
  const log = (...parts: unknown[]) => lines.push(parts)
  const { baseUrl } = await serve(ok({ 'x-contract-version': apiKey, 'x-request-id': apiKey }))
  await client(baseUrl, { logger: { debug: log, warn: log } }).tasks.get('task_1')
  expect(lines).toHaveLength(2)
  expect(inspect(lines, { depth: 9 })).not.toContain(apiKey)
})

test('a client and an error print without the credential', async () => {
  const { baseUrl } = await serve(failure(401, 'unauthorized'))
  const homeroom = client(baseUrl)
  const error = await failureOf(homeroom.tasks.get('task_1'))
  for (const value of [homeroom, homeroom.tasks, error]) {
    expect(inspect(value, { depth: 20, showHidden: true })).not.toContain(apiKey)
    expect(JSON.stringify(value)).not.toContain(apiKey)
  }
})

test.each([
  ['a line break', `${apiKey}\nx`],
  ['nothing', '  '],
  ['other script', 'ключ'],
])('a credential with %s is refused without being quoted', (_, key) => {
  const make = () => new Homeroom({ baseUrl: 'http://homeroom.test', apiKey: key })
  expect(make).toThrow(TypeError)
  expect(make).toThrow(/^The credential is empty or not plain visible ASCII$/)
})

test('white space around a credential is ignored', async () => {
  const { baseUrl, seen } = await serve(ok())
  await client(baseUrl, { apiKey: ` ${apiKey}\n` }).tasks.get('task_1')
  expect(seen[0]?.headers.authorization).toBe(`Bearer ${apiKey}`)
})

test('a token function is asked for every attempt', async () => {
  const { baseUrl, seen } = await serve(failure(503, 'service_unavailable'), ok())
  let turn = 0
  await client(baseUrl, { apiKey: undefined, token: async () => `token-${++turn}` }).tasks.get('task_1')
  expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer token-1', 'Bearer token-2'])
})

test.each([
  ['no credential', { baseUrl: 'http://homeroom.test' }],
  ['two credentials', { baseUrl: 'http://homeroom.test', apiKey, token: jwt }],
  ['a base URL that is none', { baseUrl: 'homeroom.test', apiKey }],
  ['a file as base URL', { baseUrl: 'file:///etc', apiKey }],
  ['a password in the base URL', { baseUrl: 'http://me:pw@homeroom.test', apiKey }],
  ['the version in the base URL', { baseUrl: 'http://homeroom.test/api/v1/', apiKey }],
  ['no options at all', undefined],
  ['a query in the base URL', { baseUrl: 'http://homeroom.test/?a=1', apiKey }],
  ['a timeout of zero', { baseUrl: 'http://homeroom.test', apiKey, timeout: 0 }],
  ['a deadline that is no number', { baseUrl: 'http://homeroom.test', apiKey, deadline: Number.NaN }],
  ['negative retries', { baseUrl: 'http://homeroom.test', apiKey, maxRetries: -1 }],
])('a client with %s is refused', (_, options) => {
  expect(() => new Homeroom(options as HomeroomOptions)).toThrow(TypeError)
})

test('in a browser an API key is refused, a user’s token is not', async () => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', {})
  const baseUrl = 'http://homeroom.test'
  expect(() => new Homeroom({ baseUrl, apiKey })).toThrow(/dangerouslyAllowBrowser/)
  expect(() => new Homeroom({ baseUrl, token: apiKey })).toThrow(/dangerouslyAllowBrowser/)
  expect(() => new Homeroom({ baseUrl, token: jwt })).not.toThrow()
  expect(() => new Homeroom({ baseUrl, apiKey, dangerouslyAllowBrowser: true })).not.toThrow()
  const sneaked = new Homeroom({ baseUrl, token: () => apiKey, fetch: () => Promise.reject(new Error('sent')) })
  await expect(sneaked.tasks.get('task_1')).rejects.toThrow(/dangerouslyAllowBrowser/)
})

test.each([
  ['task/1?x=#y', '/api/v1/tasks/task%2F1%3Fx%3D%23y'],
  ['../usage', '/api/v1/tasks/..%2Fusage'],
  ['%2e%2e', '/api/v1/tasks/%252e%252e'],
  ['$&', '/api/v1/tasks/%24%26'],
  ['é', '/api/v1/tasks/%C3%A9'],
])('path parameter %s is sent as %s', async (id, url) => {
  const { baseUrl, seen } = await serve(ok())
  await client(baseUrl).tasks.get(id)
  expect(seen[0]?.url).toBe(url)
})

test.each(['', '.', '..', undefined, null])('path parameter %j is refused unsent', async (id) => {
  const { baseUrl, seen } = await serve(ok())
  await expect(client(baseUrl).tasks.get(id as string)).rejects.toThrow(/id must be a non-empty path segment/)
  expect(seen).toHaveLength(0)
})

test.each([301, 302, 303, 307, 308])('a %i to another origin is not followed: it sees nothing', async (status) => {
  const other = await serve(ok())
  const { baseUrl } = await serve((response) => response.writeHead(status, { location: `${other.baseUrl}/x` }).end())
  const error = await failureOf(client(baseUrl).tasks.get('task_1'))
  expect(other.seen).toHaveLength(0)
  expect(error).toMatchObject({ code: 'unknown_error', status })
  expect(error.message).toContain(other.baseUrl)
  const mutation = await failureOf(client(baseUrl).tasks.create({ title: 'private' }))
  expect(mutation.status).toBe(status)
  expect(other.seen).toHaveLength(0)
})

test('a redirect within the origin is followed, a mutation’s only where method and body stay', async () => {
  const to = (status: number) => (response: import('node:http').ServerResponse) =>
    void response.writeHead(status, { location: '/moved' }).end()
  const read = await serve(to(302), ok())
  await client(read.baseUrl).tasks.get('task_1')
  expect(read.seen[1]).toMatchObject({ url: '/moved', headers: { authorization: `Bearer ${apiKey}` } })
  const write = await serve(to(307), ok())
  await client(write.baseUrl).tasks.create({ title: 'A' })
  expect(write.seen[1]).toMatchObject({ method: 'POST', url: '/moved', body: '{"title":"A"}' })
  const rewritten = await serve(to(302), ok())
  expect((await failureOf(client(rewritten.baseUrl).tasks.create({ title: 'A' }))).status).toBe(302)
  expect(rewritten.seen).toHaveLength(1)
})

test('redirects that go round end', async () => {
  const { baseUrl, seen } = await serve((response) => response.writeHead(302, { location: '/round' }).end())
  expect((await failureOf(client(baseUrl).tasks.get('task_1'))).status).toBe(302)
  expect(seen).toHaveLength(6)
})
