import { describe, expect, test } from 'vitest'
import { changed } from '../test/example.ts'
import { normalise } from './normalise.ts'

describe('normalise', () => {
  test('takes 201 for the usual answer where an operation declares 200, too', () => {
    const success = {
      description: 'There already.',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/TaskEnvelope' } } },
    }
    expect(
      normalise(changed({ 'create.responses.200': success })).find(({ id }) => id === 'tasks.create')?.statuses,
    ).toEqual([201, 200])
  })

  test('reads locators inside lists of the body', () => {
    const items = { type: 'array', items: { type: 'object', properties: { studentId: { type: 'string' } } } }
    const relationship = [{ rule: 'R-CHILD', from: 'body.records[].studentId' }]
    const document = changed({ 'schemas.TaskCreate.properties.records': items, 'create.x-relationship': relationship })
    expect(normalise(document)[1]?.relationship).toMatchObject(relationship)
  })

  test('adds what the path declares, and prefers what the operation declares', () => {
    const shared = ['X-Org-Id', 'Idempotency-Key'].map((name) => ({ name, in: 'header', required: true, schema: {} }))
    const document = changed({
      'document.paths./api/v1/tasks.parameters': shared,
      'document.paths./api/v1/tasks.get': undefined,
    })
    expect(normalise(document)[0]?.parameters).toEqual([
      { name: 'X-Org-Id', in: 'header', required: true },
      { name: 'Idempotency-Key', in: 'header', required: false },
    ])
  })

  const refused: [string, Record<string, unknown>, string][] = [
    ['no operationId', { 'list.operationId': undefined }, 'GET /api/v1/tasks has no operationId'],
    [
      'an operationId without a dot',
      { 'list.operationId': 'list' },
      'list: an operationId is dotted camelCase, e.g. tasks.create',
    ],
    ['another tag', { 'list.tags': ['users'] }, 'tasks.list: the one tag must be tasks, not users'],
    ['the same id twice', { 'list.operationId': 'tasks.create' }, 'tasks.create is there twice'],
    ['an alias that is taken', { 'list.x-alias': 'create' }, 'tasks.create is there twice'],
    ['no summary', { 'list.summary': undefined }, 'tasks.list: no summary'],
    ['no security', { 'list.security': undefined }, 'tasks.list: no security'],
    [
      'two permissions',
      { 'list.security': [{ userToken: ['a', 'b'] }] },
      'tasks.list: userToken names exactly one permission, not 2',
    ],
    [
      'no scope',
      { 'list.security': [{ userToken: ['a'] }, { apiKey: [] }] },
      'tasks.list: apiKey names exactly one scope, not 0',
    ],
    ['keys alone', { 'list.security': [{ apiKey: ['a'] }] }, 'tasks.list: security must name userToken'],
    [
      'both schemes at once',
      { 'list.security': [{ userToken: ['a'], apiKey: ['b'] }] },
      'tasks.list: each security entry is userToken or apiKey, alone',
    ],
    ['public without a reason', { 'list.security': [] }, 'tasks.list: no x-public-reason'],
    ['members without a reason', { 'list.security': [{ userToken: [] }] }, 'tasks.list: no x-authenticated-reason'],
    [
      'a public reason on a closed operation',
      { 'list.x-public-reason': 'Why not.' },
      'tasks.list: x-public-reason is for public operations',
    ],
    [
      'a member reason beside a permission',
      { 'list.x-authenticated-reason': 'Why not.' },
      'tasks.list: x-authenticated-reason is for operations without a permission',
    ],
    [
      'a path parameter that is not declared',
      { 'update.parameters': [] },
      'tasks.update: {id} needs a required path parameter',
    ],
    [
      'an optional path parameter',
      { 'update.parameters.1.required': false },
      'tasks.update: {id} needs a required path parameter',
    ],
    [
      'a path parameter that is not in the path',
      { 'create.parameters.1': { name: 'id', in: 'path', required: true, schema: {} } },
      'tasks.create: path parameter id is not in /api/v1/tasks',
    ],
    ['a list without cursor', { 'list.parameters.2.name': 'after' }, 'tasks.list: a list takes page, limit and cursor'],
    ['x-no-total on a single', { 'create.x-no-total': true }, 'tasks.create: x-no-total is for lists'],
    ['a mutation without key', { 'create.parameters': [] }, 'tasks.create: a mutation takes Idempotency-Key'],
    [
      'a key on a read',
      { 'list.parameters.3': { name: 'Idempotency-Key', in: 'header', schema: {} } },
      'tasks.list: only mutations take Idempotency-Key',
    ],
    ['no success', { 'list.responses.200': undefined }, 'tasks.list: no 2xx response'],
    [
      'two successes of different shape',
      {
        'create.responses.200': {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/TaskListEnvelope' } } },
        },
      },
      'tasks.create: its 2xx responses have different schemas: TaskListEnvelope, TaskEnvelope',
    ],
    [
      'an inline success',
      { 'list.responses.200.content': { 'application/json': { schema: {} } } },
      'tasks.list: a success response is application/json with a $ref to a named schema',
    ],
    [
      'an inline body',
      { 'create.requestBody.content': { 'application/json': { schema: {} } } },
      'tasks.create: the request body is application/json with a $ref to a named schema',
    ],
    [
      'an envelope without data',
      { 'schemas.TaskEnvelope.properties.data': undefined },
      'tasks.create: TaskEnvelope has no data',
    ],
    [
      'a reference into nothing',
      { 'create.responses.201': { $ref: '#/components/responses/None' } },
      'tasks.create: #/components/responses/None points nowhere',
    ],
    [
      'a locator of no field',
      { 'create.x-consent': [{ type: 'data_processing', from: 'body.studentId' }] },
      'tasks.create: body.studentId does not exist',
    ],
    [
      'a locator of no parameter',
      { 'update.x-relationship': [{ rule: 'R-TASK', from: 'path.taskId' }] },
      'tasks.update: path.taskId does not exist',
    ],
    [
      'a list locator of a single field',
      { 'create.x-consent': [{ type: 'data_processing', from: 'body.title[]' }] },
      'tasks.create: body.title[] does not exist',
    ],
    [
      'a locator of unknown form',
      { 'list.x-relationship': [{ rule: 'R-TASK', from: 'header.id' }] },
      'tasks.list: from cannot be "header.id"',
    ],
    [
      'an entry of another form',
      { 'create.x-events': ['task.created'] },
      'tasks.create: each entry of x-events is {name} with when, delivered at will',
    ],
    [
      'one code twice',
      { 'create.x-errors': [{ code: 'conflict' }, { code: 'conflict' }] },
      'tasks.create: x-errors lists conflict twice; put its reasons together',
    ],
    ['a misspelt extension', { 'create.x-evnets': [] }, 'tasks.create: unknown extension x-evnets'],
    [
      'a deprecation without sunset',
      { 'list.deprecated': true },
      'tasks.list: a deprecated operation has x-deprecated-at, x-sunset and x-docs',
    ],
    [
      'a sunset before the deprecation',
      {
        'list.deprecated': true,
        'list.x-deprecated-at': '2026-12-01',
        'list.x-sunset': '2026-11-01',
        'list.x-docs': '/docs',
      },
      'tasks.list: x-sunset is before x-deprecated-at',
    ],
    [
      'a sunset without deprecation',
      { 'list.x-sunset': '2026-12-01' },
      'tasks.list: x-deprecated-at, x-sunset, x-docs and x-retired need deprecated: true',
    ],
    [
      'a retired operation that answers more',
      { 'list.x-retired': true, 'list.responses.410': {} },
      'tasks.list: a retired operation answers 410 and nothing else',
    ],
  ]
  test.each(refused)('refuses %s', (_, changes, sentence) => {
    expect(() => normalise(changed(changes))).toThrow(new Error(sentence))
  })
})
