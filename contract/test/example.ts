import type { Document } from '../generate/document.ts'

type Json = Record<string, unknown>
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const json = (name: string) => ({ 'application/json': { schema: ref(name) } })
const headers = Object.fromEntries(
  ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'].map((name) => [
    name,
    { schema: { type: 'integer', examples: [1] } },
  ]),
)
const query = (name: string, schema: Json) => ({ name, in: 'query', schema })
const responses = (status: string, envelope: string) => ({
  [status]: { description: 'Success.', headers, content: json(envelope) },
  default: { description: 'Anything else.', headers, content: json('ApiError') },
})
const closed = (properties: Record<string, Json>, required = Object.keys(properties)) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
})

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', maxLength: 257, examples: ['k'] },
}
const id = {
  type: 'string',
  pattern: '^task_[0-7][0-9a-hjkmnp-tv-z]{25}$',
  examples: ['task_01jdq2v6w3e8rb5m0n4x7yk9ah'],
}
const title = { type: 'string', maxLength: 200, examples: ['Slips'] }

const list = {
  operationId: 'tasks.list',
  tags: ['tasks'],
  summary: 'List tasks',
  description: 'All of them.',
  security: [{ userToken: ['tasks:read'] }, { apiKey: ['tasks:read'] }],
  'x-relationship': [{ rule: 'R-TASK', from: 'list' }],
  'x-errors': [],
  parameters: [
    query('page', { type: 'integer', maximum: 10000, examples: [1] }),
    query('limit', { type: 'integer', maximum: 100, examples: [20] }),
    query('cursor', { type: 'string', maxLength: 512, examples: ['e30'] }),
  ],
  responses: responses('200', 'TaskListEnvelope'),
}
const create = {
  operationId: 'tasks.create',
  tags: ['tasks'],
  summary: 'Create a task',
  description: 'Makes one.',
  security: [{ userToken: ['tasks:create'] }, { apiKey: ['tasks:write'] }],
  'x-events': [{ name: 'task.created' }],
  'x-errors': [],
  parameters: [idempotencyKey],
  requestBody: { required: true, content: json('TaskCreate') },
  responses: responses('201', 'TaskEnvelope'),
}
const update = {
  ...create,
  operationId: 'tasks.update',
  parameters: [idempotencyKey, { name: 'id', in: 'path', required: true, schema: ref('TaskId') }],
  requestBody: { required: true, content: json('TaskUpdate') },
  responses: responses('200', 'TaskEnvelope'),
}

const schemas = {
  TaskId: id,
  Task: closed({ id: ref('TaskId'), title, labels: { type: 'array', items: title } }),
  TaskCreate: closed({ title, phone: { ...ref('PhoneNumber'), writeOnly: true } }, ['title']),
  PhoneNumber: { type: 'string', maxLength: 20, examples: ['+13125550142'] },
  TaskUpdate: { ...closed({ title }, []), minProperties: 1 },
  TaskEnvelope: closed({ data: ref('Task'), meta: ref('Meta') }),
  TaskListEnvelope: closed({ data: { type: 'array', items: ref('Task') }, meta: ref('Meta') }),
  Meta: closed({ requestId: { type: 'string', examples: ['req_1'] }, total: { type: 'integer', examples: [3] } }, [
    'requestId',
  ]),
  ApiError: closed({ code: { type: 'string', examples: ['conflict'] } }),
}

/** A small contract that keeps every house rule, and its parts by name. */
function example() {
  const document: Document = JSON.parse(
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Example', version: '1.0.0' },
      tags: [{ name: 'tasks' }],
      paths: { '/api/v1/tasks': { get: list, post: create }, '/api/v1/tasks/{id}': { patch: update } },
      components: { schemas, securitySchemes: { userToken: { type: 'http', scheme: 'bearer' } } },
    }),
  )
  const { get, post } = document.paths['/api/v1/tasks'] ?? {}
  const { patch } = document.paths['/api/v1/tasks/{id}'] ?? {}
  return { document, list: get, create: post, update: patch, schemas: document.components?.schemas }
}

/** A small contract that keeps every house rule, with some values replaced by their path; undefined removes. */
export function changed(changes: Record<string, unknown>) {
  const contract = example()
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split('.')
    const last = keys.pop() as string
    const holder = keys.reduce((node, key) => node[key] as Record<string, unknown>, contract as Record<string, unknown>)
    if (value === undefined) delete holder[last]
    else holder[last] = value
  }
  return contract.document
}
