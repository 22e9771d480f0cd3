import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Operation } from '@homeroom/contract/record'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handlers } from '../../src/handlers.ts'
import { declaredRoutes, everyOperation } from './support/bundle.ts'
import { neverWas } from './support/fixtures.ts'
import { type Answer, errorOf, inspect } from './support/inspect.ts'
import { World } from './support/world.ts'

let w: World
beforeAll(async () => {
  w = await World.open()
})
afterAll(() => w.close())

/** Over node's own client, which sends a path as it stands. */
async function ask(
  method: string,
  path: string,
  op: Operation | null,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const sent = request(w.server.url, { method, path, headers, agent: false }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const answer = {
    op,
    status: response.statusCode ?? 0,
    headers: new Headers(response.headers as Record<string, string>),
    text: await text(response),
  }
  inspect(answer, { method })
  return answer
}

const filled = (path: string): string => path.replace(/\{\w+\}/g, () => neverWas('task'))
const byPath = Map.groupBy(declaredRoutes, ({ path }) => path)
const operationAt = (method: string, path: string) =>
  everyOperation.find((op) => op.method === method && op.path === path) ?? null

describe('the contract', () => {
  it('declares each operation of the table at its method and path, and nothing else', () => {
    const table = everyOperation.map(({ id, method, path }) => `${id} ${method} ${path}`)
    expect(table.sort()).toEqual(declaredRoutes.map(({ id, method, path }) => `${id} ${method} ${path}`).sort())
  })

  it('has a handler for each operation, and no handler is left over', () => {
    expect(Object.keys(handlers).sort()).toEqual(everyOperation.map(({ id }) => id).sort())
  })
})

const EXPECTED = { public: 200, member: 401, permission: 401 }

it.each(declaredRoutes)('$method $path is served', async ({ method, path }) => {
  const op = operationAt(method, path) as Operation
  const answer = await ask(method, filled(path), op)
  const expected = op.initData ? 401 : EXPECTED[op.access]
  expect(answer.status).toBe(op.kind === 'retired' ? 410 : expected)
})

describe.each([...byPath.keys()])('%s', (path) => {
  const methods = (byPath.get(path) ?? []).map(({ method }) => method)
  const allowed = [...methods, ...(methods.includes('GET') ? ['HEAD'] : [])].sort()

  it('405 with Allow for every other method', async () => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY']) {
      if (allowed.includes(method)) continue
      const answer = await ask(method, filled(path), null)
      expect(answer.status, method).toBe(405)
      expect(answer.headers.get('allow')?.split(', ').sort(), method).toEqual(allowed)
      if (method !== 'HEAD') expect(errorOf(answer)).toMatchObject({ code: 'method_not_allowed' })
    }
  })

  it('404 for what only looks like it', async () => {
    const real = filled(path)
    const encoded = real.replace(/[a-z](?=[^/]*$)/, (c) => `%${c.charCodeAt(0).toString(16)}`)
    const near = {
      'a trailing slash': `${real}/`,
      'two slashes in front': `/${real}`,
      'two slashes inside': real.replace(/\/(?=[^/]*$)/, '//'),
      'another case': real.toUpperCase(),
      'an encoded slash': real.replace(/(?<=.)\/(?=[^/]*$)/, '%2F'),
      'an encoded letter of a fixed segment': path.endsWith('}') ? real.replace('/api', '/%61pi') : encoded,
      'another version': real.replace('/api/v1', '/api/v2').replace(/^\/(?!api)/, '/api/v1/'),
      'no version': real.replace('/api/v1', ''),
      'a dot segment': real.replace(/\/(?=[^/]*$)/, '/./'),
      'a fragment': `${real}#x`,
      'a semicolon': path.endsWith('}') ? real.replace(/\/(?=[^/]*$)/, ';x/') : `${real};x=1`,
      'a segment more': `${real}/x/y`,
      'a NUL': path.endsWith('}') ? real.replace('/v1', '/v1%00') : `${real}%00`,
      'an empty id': path.includes('}') ? path.replace(/\{\w+\}/, '') : `${real}/`,
    }
    for (const [what, address] of Object.entries(near)) {
      if (address === real || matchesAnother(address)) continue
      const answer = await ask(methods[0] as string, address, null)
      expect.soft(answer.status, `${what}: ${address}`).toBe(404)
      expect.soft(errorOf(answer), what).toMatchObject({ code: 'not_found', details: null })
    }
  })
})

/** Some near misses of one path are another path: `/api/v1/tasks/{id}` without its prefix, say. */
const matchesAnother = (address: string): boolean =>
  [...byPath.keys()].some((path) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(address))

it.each([
  '/',
  '/api',
  '/api/v1',
  '/api/v1/',
  '/api/v1/nope',
  '/favicon.ico',
  '/.env',
  '/metrics',
  '//',
  '/%',
  '/api/v1/%zz',
])('%s is not served', async (path) => {
  for (const headers of [{}, await w.credentials(w.home.people.owner)]) {
    const answer = await ask('GET', path, null, headers)
    expect(answer.status).toBe(404)
    expect(errorOf(answer)).toMatchObject({ code: 'not_found', details: null })
  }
})
