import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as Main from '../src/index.ts'
import type * as Operations from '../src/operations.ts'
import { specOperations } from './packed/spec-operations.ts'
import { type Consumer, installPacked } from './support/packed.ts'
import { apiKey, ok, page, serve } from './support/server.ts'

type Method = (...args: unknown[]) => Promise<Record<string, unknown>>
type Methods = Record<string, Method>

let consumer: Consumer
let sdk: typeof Main
let table: Record<string, Operations.OperationFacts>
beforeAll(async () => {
  consumer = await installPacked()
  const load = (name: string) =>
    import(/* @vite-ignore */ pathToFileURL(join(consumer.folder, 'node_modules/@homeroom/sdk/esm', name)).href)
  sdk = await load('index.js')
  table = (await load('operations.js')).operations
}, 60_000)
afterAll(() => consumer?.remove())

const methodsOf = (homeroom: object, resource: string) =>
  resource.split('.').reduce<object>((at, key) => (at as Record<string, object>)[key] ?? {}, homeroom) as Methods

const names = Object.entries(specOperations).flatMap(([resource, list]) =>
  list.split(', ').map((name) => [resource, name] as const),
)

describe('each operation of the specification is a method of the packed SDK', () => {
  test.each(names)('%s.%s', async (resource, name) => {
    const id = resource === 'tasks' && name === 'get' ? 'tasks.getById' : `${resource}.${name}`
    const facts = table[id] as Operations.OperationFacts
    const { baseUrl, seen } = await serve(facts.paginated ? page(['x'], null) : ok())
    const homeroom = new sdk.Homeroom({ baseUrl, apiKey })
    const ids = [...facts.path.matchAll(/\{/g)].map((_, index) => `id_${index}`)
    const result = (await methodsOf(homeroom, resource)[name]?.(...ids)) ?? {}
    const path = ids.reduce((path, value) => path.replace(/\{[^}]+\}/, value), facts.path)
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([`${facts.method} ${path}`])
    expect(Object.keys(result)).toEqual(expect.arrayContaining(['data', 'meta', 'rateLimit']))
    expect('pagination' in result).toBe(facts.paginated)
    expect(Array.isArray(result.data)).toBe(facts.paginated)
  })
})
