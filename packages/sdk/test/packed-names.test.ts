import { readFile } from 'node:fs/promises'
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

/** Class and method of each documented operation, with the comment that an editor shows. */
async function documentation(): Promise<Map<string, string>> {
  const text = await readFile(join(consumer.folder, 'node_modules/@homeroom/sdk/shared/client.d.cts'), 'utf8')
  const classes = [...text.matchAll(/^declare class (\w+)Resource \{\n(.*?)^\}$/gms)]
  const methods = classes.flatMap(([, name, body = '']) =>
    [...body.matchAll(/\/\*\*((?:(?!\*\/).)*)\*\/\s+(\w+)\(/gs)].map(
      ([, comment = '', method]) => [`${name}.${method}`, comment.replace(/\s*\n\s*\*?\s*/g, ' ')] as const,
    ),
  )
  return new Map(methods)
}

test('every method of the declarations tells its permission, its scope and the codes that it adds', async () => {
  const comments = await documentation()
  const rows = Object.entries(table)
  const kindOf = ({ idempotent, paginated }: Operations.OperationFacts) => `${idempotent} ${paginated}`
  /** What all calls of a kind may answer is told once, on the page of errors. */
  const usual = (facts: Operations.OperationFacts) =>
    rows
      .filter(([, other]) => kindOf(other) === kindOf(facts))
      .reduce((codes, [, other]) => codes.filter((code) => other.errors.includes(code)), [...facts.errors])
  const documented = rows.flatMap(([id, facts]) => {
    const names = id.split('.')
    const name = names.pop()
    const pascal = names.map((part) => (part[0] as string).toUpperCase() + part.slice(1)).join('')
    return [name, ...(id === 'tasks.getById' ? ['get'] : [])].map((method) => ({ at: `${pascal}.${method}`, facts }))
  })
  expect(documented.length).toBeGreaterThan(160)
  expect([...comments.keys()].sort()).toEqual(expect.arrayContaining(documented.map(({ at }) => at)))
  for (const { at, facts } of documented) {
    const comment = comments.get(at) ?? ''
    const common = usual(facts)
    const person = facts.permission === null ? /Open to every/ : `Permission \`${facts.permission}\``
    const key = facts.scopes.length === 0 ? 'not open to API keys' : `API-key scope \`${facts.scopes[0]}\``
    expect([at, comment]).toEqual([at, expect.stringMatching(person)])
    expect([at, comment]).toEqual([at, expect.stringContaining(key)])
    expect([at, comment]).toEqual([at, expect.stringContaining('those of every call')])
    for (const code of facts.errors) {
      if (!common.includes(code)) expect([at, comment]).toEqual([at, expect.stringContaining(`\`${code}\``)])
    }
  }
})
