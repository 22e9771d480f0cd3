import { beforeAll, describe } from 'vitest'
import { compare } from './compare.ts'
import { contractOf } from './contract.ts'
import type { Entry, Node } from './model.ts'
import { goVersion, oasdiff } from './oasdiff.ts'

/** A contract as `JSON.parse` returns it, for tests to change at will. */
// biome-ignore lint/suspicious/noExplicitAny: the point of a fixture is to be bent into every shape
export type Bundle = any

/** The smallest contract that has what the real one has: an envelope, a list, a body, a webhook, a system route. */
export function bundle(): Bundle {
  return {
    openapi: '3.1.0',
    info: { title: 'Small', version: '1.0.0' },
    paths: {
      '/api/v1/tasks': {
        get: {
          ...operation('tasks.list', 'List tasks', '200', 'TaskListEnvelope'),
          parameters: ['page', 'limit', 'cursor'].map((name) => ({
            name,
            in: 'query',
            schema: { type: 'integer', maximum: 100 },
          })),
          security: access('tasks:read', 'tasks:read'),
        },
        post: {
          ...operation('tasks.create', 'Create a task', '201', 'TaskEnvelope'),
          parameters: [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 255 } }],
          security: access('tasks:create', 'tasks:write'),
          requestBody: { required: true, content: json('TaskCreate') },
          'x-relationship': [{ rule: 'R-CHILD', from: 'body.studentId', optional: true }],
          'x-events': [{ name: 'task.created' }],
          'x-errors': [{ code: 'conflict', reasons: ['duplicate'] }],
        },
      },
      '/api/v1/tasks/{id}': {
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        get: {
          ...operation('tasks.getById', 'Get a task', '200', 'TaskEnvelope'),
          security: access('tasks:read', 'tasks:read'),
          'x-alias': 'get',
        },
      },
      '/health/live': {
        get: { ...operation('system.live', 'Liveness', '200', 'Health'), security: [], 'x-public-reason': 'A probe.' },
      },
    },
    webhooks: {
      'task.created': {
        post: { requestBody: { content: json('TaskEvent') }, responses: { 200: { description: 'Seen.' } } },
      },
    },
    components: { schemas: schemas() },
  }
}

function schemas() {
  const task = {
    type: 'object',
    required: ['id', 'title'],
    properties: {
      id: { type: 'string' },
      title: { type: 'string' },
      note: { type: 'string' },
      status: { type: 'string', enum: ['open', 'done'] },
      colour: { type: 'string', 'x-extensible-enum': ['red'] },
    },
  }
  const taskRef = () => ({ $ref: '#/components/schemas/Task' })
  return {
    Task: task,
    TaskCreate: {
      type: 'object',
      additionalProperties: false,
      required: ['title'],
      properties: {
        title: { type: 'string', maxLength: 200 },
        note: { type: 'string' },
        studentId: { type: 'string' },
        priority: { type: 'string', enum: ['low', 'normal'] },
      },
    },
    TaskEnvelope: { type: 'object', required: ['data'], properties: { data: taskRef() } },
    TaskListEnvelope: { type: 'object', required: ['data'], properties: { data: { type: 'array', items: taskRef() } } },
    TaskEvent: {
      type: 'object',
      required: ['id', 'data'],
      properties: {
        id: { type: 'string' },
        data: { type: 'object', required: ['object'], properties: { object: taskRef() } },
      },
    },
    ApiError: { type: 'object', properties: { error: { type: 'object' } } },
    Health: { type: 'object', properties: { status: { type: 'string' } } },
  }
}

function operation(operationId: string, summary: string, status: string, schema: string) {
  return {
    operationId,
    summary,
    description: `${summary}.`,
    tags: [operationId.split('.')[0]],
    responses: {
      [status]: {
        description: 'Done.',
        headers: { 'X-RateLimit-Limit': { schema: { type: 'integer' } } },
        content: json(schema),
      },
      default: { description: 'Not done.', content: json('ApiError') },
    },
  }
}

const json = (schema: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } })

export const access = (permission: string, scope: string) => [{ userToken: [permission] }, { apiKey: [scope] }]

export const TODAY = '2026-11-21'

/** Announces the end of an operation, `sunset` being in the past or in the future of `TODAY`. */
export const deprecation = (sunset: string) => ({
  deprecated: true,
  'x-deprecated-at': '2026-09-01',
  'x-sunset': sunset,
  'x-docs': '/docs/migrations/tasks',
  'x-replacement': 'tasks.list',
})

/** The entries between the small contract and itself after `change`, through the real oasdiff. */
export async function diff(change: (head: Bundle, base: Bundle) => void): Promise<Entry[]> {
  const [base, head] = [bundle(), bundle()]
  change(head, base)
  const contracts = [contractOf(base as Node), contractOf(head as Node)] as const
  return compare(...contracts, await oasdiff(contracts[0].surface, contracts[1].surface), TODAY)
}

/** Entries as tests compare them: `breaking removed: sentence (tasks.list tasks.create webhook:task.created)`. */
export const linesOf = (entries: readonly Entry[]): string[] =>
  entries.map(({ breaking, kind, summary, operations, webhooks }) => {
    const affected = [...operations.map(({ id }) => id), ...webhooks.map((name) => `webhook:${name}`)]
    return `${breaking ? 'breaking ' : ''}${kind}: ${summary} (${affected.join(' ')})`
  })

/** Whatever sends a task. */
export const EVERYWHERE = 'tasks.list tasks.create tasks.getById webhook:task.created'

const go = await goVersion()
const ci = process.env.CI === 'true'
if (!go && !ci) console.warn('Skipped: tests that run oasdiff need Go 1.26 or newer on the PATH.')

/** Tests that run oasdiff. Without Go they are skipped, in CI they fail. */
export function describeWithGo(name: string, tests: () => void) {
  describe.skipIf(!go && !ci)(name, () => {
    // The first run of all builds oasdiff.
    beforeAll(() => oasdiff({ openapi: '3.1.0', info: { title: '', version: '' }, paths: {} }, bundle()), 300_000)
    tests()
  })
}
