import { readFile } from 'node:fs/promises'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { contract } from '../src/generated/mock-contract.ts'
import { Homeroom, type HomeroomOptions } from '../src/index.ts'
import { check } from '../src/mock/check.ts'
import { createMock } from '../src/mock.ts'
import { type OperationFacts, type OperationId, operations } from '../src/operations.ts'
import { raw } from '../src/raw.ts'
import { failureOf } from './support/failing.ts'

const mock = createMock()
beforeEach(() => mock.reset())
const client = (options: Partial<HomeroomOptions> = {}) =>
  new Homeroom({
    baseUrl: 'https://homeroom.test',
    apiKey: 'hrk_test_any',
    fetch: mock.fetch,
    retryBaseMs: 1,
    ...options,
  } as HomeroomOptions)

const document = JSON.parse(
  await readFile(new URL('../../../contract/generated/openapi.json', import.meta.url), 'utf8'),
)
const ajv = new Ajv2020({ strict: false, allErrors: true })
formats.default(ajv)
ajv.addSchema({ ...document, $id: 'contract' })
const validator = (name: string) => {
  const found = ajv.getSchema(`contract#/components/schemas/${name}`)
  if (found === undefined) throw new Error(`no schema ${name}`)
  return found
}
/** An example of what is sent, from the contract itself: the mock keeps those of answers only. */
// biome-ignore lint/suspicious/noExplicitAny: a JSON Schema
function sample(schema: any): unknown {
  if (schema.$ref) return sample({ ...document.components.schemas[schema.$ref.split('/').at(-1)] })
  if (schema.examples) return schema.examples[0]
  if (schema.enum) return schema.enum[0]
  if (schema.items) return [sample(schema.items)]
  const fields = Object.entries<Record<string, unknown>>(schema.properties ?? {})
  return Object.fromEntries(fields.map(([name, property]) => [name, sample(property)]))
}
const everyOperation = Object.entries(operations) as [OperationId, OperationFacts][]

describe('what it answers of itself', () => {
  test.each(everyOperation)('%s answers as the contract says', async (id, { method, path }) => {
    const declared = document.paths[path][method.toLowerCase()]
    const facts = contract.operations[id] as (typeof contract.operations)[string]
    const body = facts.body ? sample({ $ref: `#/components/schemas/${facts.body}` }) : undefined
    const query = (facts.needed ?? [])
      .map((name) => `${name}=${sample(declared.parameters.find((one: { name: string }) => one.name === name).schema)}`)
      .join('&')
    const url = `https://homeroom.test${path.replace(/\{[^}]+\}/g, 'id_1')}?${query}`
    const response = await mock.fetch(url, {
      method,
      headers: { authorization: 'Bearer x', 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const answer = await response.json()
    expect(answer).not.toHaveProperty('error')
    const { content } = declared.responses[response.status]
    const valid = validator(content['application/json'].schema.$ref.split('/').at(-1))
    valid(answer)
    // Ids that came in the path are not of their kind here, and the mock's request ids are its own.
    const faults = (valid.errors ?? []).filter(
      ({ instancePath }) => !/^\/(data\/id|meta\/requestId)$/.test(instancePath),
    )
    expect(faults).toEqual([])
  })
})

describe('what it refuses', () => {
  const bodies = Object.entries(contract.operations).flatMap(([id, { body }]) => (body ? [[id, body]] : []))
  const spoilt = (value: Record<string, unknown>) => [
    {},
    { ...value, surplus: 1 },
    ...Object.keys(value).flatMap((name) =>
      [undefined, null, '', 7, -1, 'x'.repeat(20_001), [], {}, ['a', 'a'], true].map((bad) => ({
        ...value,
        [name]: bad,
      })),
    ),
  ]

  test.each(bodies)('%s: the same bodies as an independent validator', (_, name = '') => {
    const valid = validator(name)
    const candidates = spoilt(sample({ $ref: name }) as Record<string, unknown>).map((one) =>
      JSON.parse(JSON.stringify(one)),
    )
    for (const body of candidates) {
      expect([body, check(body, { $ref: name }).length === 0]).toEqual([body, valid(body)])
    }
  })

  test('a request that does not fit gets the service’s validation_error', async () => {
    const error = await failureOf(client().tasks.create({ title: '', labels: ['a', 7], tittle: 'x' } as never))
    expect(error).toMatchObject({ code: 'validation_error', status: 400, operation: 'tasks.create' })
    expect(error.details).toEqual([
      { field: 'title', location: 'body', code: 'min_length', message: 'title must have at least 1 characters' },
      { field: 'labels[1]', location: 'body', code: 'type', message: 'labels[1] must be string' },
      { field: 'tittle', location: 'body', code: 'unknown_field', message: 'tittle is not allowed' },
    ])
    const query = await failureOf(client().tasks.list({ limit: 1000, status: 'asleep' as 'open' }))
    expect(query.details).toMatchObject([
      { field: 'limit', location: 'query', code: 'max' },
      { field: 'status', location: 'query', code: 'enum' },
    ])
  })

  test('a path that the contract lacks, and a request without a credential', async () => {
    const unknown = await mock.fetch('https://homeroom.test/api/v1/chores')
    expect([unknown.status, (await unknown.json()).error.code]).toEqual([404, 'not_found'])
    const anonymous = await mock.fetch('https://homeroom.test/api/v1/tasks')
    expect([anonymous.status, (await anonymous.json()).error.code]).toEqual([401, 'unauthorized'])
  })

  test.each<[string, () => unknown, RegExp]>([
    ['a reply that the contract lacks', () => mock.on('tasks.getById').reply({ titel: 'x' }), /titel is not allowed/],
    ['a reply of a wrong type', () => mock.on('tasks.getById').reply({ title: 7 }), /title must be string/],
    ['a page with a wrong item', () => mock.on('tasks.list').pages([{ status: 7 }]), /status must be string/],
    ['a page for what is no list', () => mock.on('tasks.getById').pages([{}]), /is not a list: use reply/],
    ['a reply for a list', () => mock.on('tasks.list').reply({}), /is a list: use pages/],
    ['an operation that does not exist', () => mock.on('tasks.burn' as OperationId), /no operation tasks.burn/],
  ])('a script with %s', (_, script, message) => {
    expect(script).toThrow(message)
  })
})

describe('scripts', () => {
  test('what was sent and asked for stands in the example', async () => {
    const created = await client().tasks.create({ title: 'Trip slips' })
    expect(created.data).toMatchObject({ title: 'Trip slips', status: 'open' })
    expect((await client().tasks.get('task_7')).data.id).toBe('task_7')
  })

  test('replies serve one request each, then the example is back', async () => {
    mock
      .on('tasks.getById')
      .reply({ title: 'First' })
      .reply(({ params }) => ({ title: `Task ${params.id}` }))
    const titles: string[] = []
    for (let turn = 0; turn < 3; turn += 1) titles.push((await client().tasks.get('task_1')).data.title)
    expect(titles).toEqual(['First', 'Task task_1', 'Prepare field-trip slips'])
  })

  test('pages are walked by cursor', async () => {
    mock.on('tasks.list').pages([{ id: 'task_01jdq2v6w3e8rb5m0n4x7yk9aa' }], [], [{ title: 'Last' }])
    const titles: string[] = []
    for await (const { title } of client().tasks.list({ status: 'open' })) titles.push(title)
    expect(titles).toEqual(['Prepare field-trip slips', 'Last'])
    expect(mock.calls.map(({ query }) => query.cursor)).toEqual([undefined, 'mock-2', 'mock-3'])
    expect((await client().tasks.list()).pagination).toMatchObject({ total: 2, hasMore: true })
  })

  test('failures, drops and limits meet the client’s own retries', async () => {
    mock.on('tasks.complete').drop().rateLimit(0).fail('service_unavailable')
    const { data, idempotencyKey } = await client().tasks.complete('task_1')
    expect(data.id).toBe('task_01jdq2v6w3e8rb5m0n4x7yk9ah')
    expect(mock.calls.map((call) => call.idempotencyKey)).toEqual(Array(4).fill(idempotencyKey))
    mock.on('tasks.complete').fail('conflict', { details: { reason: 'invalid_state_transition' } })
    const error = await failureOf(client().tasks.complete('task_1'))
    expect(error).toMatchObject({ code: 'conflict', status: 409, details: { reason: 'invalid_state_transition' } })
    mock.on('tasks.list').rateLimit(3600)
    expect((await failureOf(client().tasks.list())).retryAfter).toBe(3600)
  })

  test('a request that hangs ends with the client’s time limit', async () => {
    mock.on('tasks.getById').hang()
    const error = await failureOf(client({ timeout: 30, maxRetries: 0 }).tasks.get('task_1'))
    expect(error.isNetworkError).toBe(true)
  })

  test('a deprecation is reported, and the contract’s date is no drift', async () => {
    const onDeprecation = vi.fn()
    const onContractDrift = vi.fn()
    mock.on('tasks.list').deprecate({ at: new Date('2030-01-01'), sunset: new Date('2030-06-01'), docs: '/docs/x' })
    await client({ onDeprecation, onContractDrift }).tasks.list()
    expect(onDeprecation).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ path: '/api/v1/tasks', sunsetAt: new Date('2030-06-01'), docsUrl: '/docs/x' }),
    )
    expect(onContractDrift).not.toHaveBeenCalled()
  })

  test('a key that comes again replays, and with another body is refused', async () => {
    const { tasks } = client()
    const key = { idempotencyKey: 'import-17' }
    const first = await tasks.create({ title: 'A' }, key)
    const again = await tasks.create({ title: 'A' }, key)
    expect([first.replayed, again.replayed, again.data]).toEqual([false, true, first.data])
    expect((await failureOf(tasks.create({ title: 'B' }, key))).code).toBe('idempotency_key_reused')
  })

  test('it serves raw calls as well', async () => {
    const { data } = await raw(client()).GET('/api/v1/tasks/{id}', { params: { path: { id: 'task_9' } } })
    expect(data?.data.id).toBe('task_9')
  })
})
