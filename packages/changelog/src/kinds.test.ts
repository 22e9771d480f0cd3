import { expect, it } from 'vitest'
import { access, type Bundle, deprecation, describeWithGo, diff, EVERYWHERE, linesOf } from './fixture.ts'

type Edit = (contract: Bundle) => void

const path = (contract: Bundle) => contract.paths['/api/v1/tasks']
const list = (contract: Bundle) => path(contract).get
const create = (contract: Bundle) => path(contract).post
const get = (contract: Bundle) => contract.paths['/api/v1/tasks/{id}'].get
const answer = (contract: Bundle) => contract.components.schemas.Task
const input = (contract: Bundle) => contract.components.schemas.TaskCreate

/** A kind of change: the edit, the lines it gives, and those that taking it back gives. */
const KINDS: Record<string, [Edit, string[], string[]]> = {
  'an operation': [
    (contract) => {
      path(contract).put = { ...create(contract), operationId: 'tasks.replace', summary: 'Replace all tasks' }
    },
    ['added: New operation: Replace all tasks. (tasks.replace)'],
    ['breaking removed: Removed without notice: it answers 404. (tasks.replace)'],
  ],
  'a field of answers': [
    (contract) => {
      answer(contract).properties.labels = { type: 'string' }
    },
    [`added: Responses and webhook payloads carry the new field \`Task.labels\`, which may be absent. (${EVERYWHERE})`],
    [`breaking removed: Responses and webhook payloads no longer carry the field \`Task.labels\`. (${EVERYWHERE})`],
  ],
  'a field of requests': [
    (contract) => {
      input(contract).properties.labels = { type: 'string' }
    },
    ['added: Requests may send the new field `TaskCreate.labels`. (tasks.create)'],
    ['breaking removed: Requests can no longer send the field `TaskCreate.labels`. (tasks.create)'],
  ],
  'a required field of requests': [
    (contract) => {
      input(contract).properties.labels = { type: 'string' }
      input(contract).required.push('labels')
    },
    ['breaking added: Requests must send the new field `TaskCreate.labels`. (tasks.create)'],
    ['breaking removed: Requests can no longer send the field `TaskCreate.labels`. (tasks.create)'],
  ],
  'a field that may be absent': [
    (contract) => {
      answer(contract).required = ['id']
    },
    [
      `breaking changed: The field \`Task.title\` may now be absent from responses and webhook payloads. (${EVERYWHERE})`,
    ],
    [`changed: The field \`Task.title\` is now always present in responses and webhook payloads. (${EVERYWHERE})`],
  ],
  'a parameter': [
    (contract) => {
      list(contract).parameters.push({ name: 'q', in: 'query', schema: { type: 'string', maxLength: 80 } })
    },
    ['added: Requests may send the new query parameter `q`. (tasks.list)'],
    ['breaking removed: The query parameter `q` is no longer accepted. (tasks.list)'],
  ],
  'an enum value of answers': [
    (contract) => {
      answer(contract).properties.status.enum.push('late')
    },
    [
      `breaking added: The field \`Task.status\` may have the new value \`late\` in responses and webhook payloads. (${EVERYWHERE})`,
    ],
    [
      `removed: The field \`Task.status\` no longer has the value \`late\` in responses and webhook payloads. (${EVERYWHERE})`,
    ],
  ],
  'an enum value of requests': [
    (contract) => {
      input(contract).properties.priority.enum.push('high')
    },
    ['added: Requests may send the new value `high` for `TaskCreate.priority`. (tasks.create)'],
    ['breaking removed: Requests can no longer send the value `high` for `TaskCreate.priority`. (tasks.create)'],
  ],
  'a list of values for requests': [
    (contract) => {
      input(contract).properties.note.enum = ['plain', 'rich']
    },
    [
      'breaking changed: Requests may now send only these values for `TaskCreate.note`: `plain`, `rich`. (tasks.create)',
    ],
    ['changed: Requests may now send any value for `TaskCreate.note`; there was a list of them. (tasks.create)'],
  ],
  'a list of values for a parameter': [
    (contract) => {
      list(contract).parameters[1].schema.enum = [10, 100]
    },
    [
      'breaking changed: Requests may now send only these values for the query parameter `limit`: `10`, `100`. (tasks.list)',
    ],
    [
      'changed: Requests may now send any value for the query parameter `limit`; there was a list of them. (tasks.list)',
    ],
  ],
  'a list of values for answers': [
    (contract) => {
      answer(contract).properties.note.enum = ['plain', 'rich']
    },
    [
      `changed: The field \`Task.note\` may now have only these values in responses and webhook payloads: \`plain\`, \`rich\`. (${EVERYWHERE})`,
    ],
    [
      `breaking changed: The field \`Task.note\` may now have any value in responses and webhook payloads; there was a list of them. (${EVERYWHERE})`,
    ],
  ],
  'a value of an open list': [
    (contract) => {
      answer(contract).properties.colour['x-extensible-enum'].push('blue')
    },
    [
      `added: The field \`Task.colour\` may have the new value \`blue\` in responses and webhook payloads. (${EVERYWHERE})`,
    ],
    [
      `removed: The field \`Task.colour\` no longer has the value \`blue\` in responses and webhook payloads. (${EVERYWHERE})`,
    ],
  ],
  'a constraint of requests': [
    (contract) => {
      input(contract).properties.title.maxLength = 100
      list(contract).parameters[1].schema.maximum = 50
    },
    [
      'breaking changed: The maximum length of `TaskCreate.title` in requests is now 100; it was higher. (tasks.create)',
      'breaking changed: The maximum of the query parameter `limit` is now 50; it was higher. (tasks.list)',
    ],
    [
      'changed: The maximum length of `TaskCreate.title` in requests is now 200; it was lower. (tasks.create)',
      'changed: The maximum of the query parameter `limit` is now 100; it was lower. (tasks.list)',
    ],
  ],
  'a constraint of answers': [
    (contract) => {
      answer(contract).properties.id.maxLength = 40
    },
    [
      `changed: The maximum length of \`Task.id\` in responses and webhook payloads is now 40; there was none. (${EVERYWHERE})`,
    ],
    [
      `breaking changed: There is no maximum length of \`Task.id\` in responses and webhook payloads any more. (${EVERYWHERE})`,
    ],
  ],
  'a header of answers': [
    (contract) => {
      list(contract).responses[200].headers['X-Quota-Warning'] = { schema: { type: 'boolean' } }
    },
    ['added: Responses carry the new header `X-Quota-Warning`. (tasks.list)'],
    ['breaking removed: Responses no longer carry the header `X-Quota-Warning`. (tasks.list)'],
  ],
  'a header of requests': [
    (contract) => {
      list(contract).parameters.push({ name: 'X-Time-Zone', in: 'header', schema: { type: 'string', maxLength: 40 } })
    },
    ['added: Requests may send the new header parameter `X-Time-Zone`. (tasks.list)'],
    ['breaking removed: The header parameter `X-Time-Zone` is no longer accepted. (tasks.list)'],
  ],
  'a permission': [
    (contract) => {
      list(contract).security = access('tasks:see', 'tasks:read')
    },
    ['breaking security: Callers need the permission `tasks:see` instead of `tasks:read`. (tasks.list)'],
    ['breaking security: Callers need the permission `tasks:read` instead of `tasks:see`. (tasks.list)'],
  ],
  'a scope': [
    (contract) => {
      list(contract).security = [{ userToken: ['tasks:read'] }]
    },
    ['breaking security: API keys can no longer call; the scope `tasks:read` does not cover it any more. (tasks.list)'],
    ['security: API keys with the scope `tasks:read` may now call. (tasks.list)'],
  ],
  'a relationship': [
    (contract) => {
      get(contract)['x-relationship'] = [{ rule: 'R-TASK', from: 'path.id' }]
    },
    ['breaking security: New condition: the rule `R-TASK` is checked on `path.id`. (tasks.getById)'],
    ['security: Dropped condition: the rule `R-TASK` is checked on `path.id`. (tasks.getById)'],
  ],
  'a consent': [
    (contract) => {
      create(contract)['x-consent'] = [{ type: 'data_processing', from: 'body.studentId' }]
    },
    [
      'breaking security: New condition: the guardian consent `data_processing` is needed for `body.studentId`. (tasks.create)',
    ],
    [
      'security: Dropped condition: the guardian consent `data_processing` is needed for `body.studentId`. (tasks.create)',
    ],
  ],
  'an event': [
    (contract) => {
      create(contract)['x-events'].push({ name: 'task.assigned', when: 'assigneeId is given' })
    },
    ['added: The event `task.assigned` (when assigneeId is given) is now sent. (tasks.create)'],
    ['breaking removed: The event `task.assigned` (when assigneeId is given) is no longer sent. (tasks.create)'],
  ],
  'a webhook': [
    (contract) => {
      contract.webhooks['task.assigned'] = contract.webhooks['task.created']
    },
    ['added: A new webhook event can be received. (webhook:task.assigned)'],
    ['breaking removed: The webhook event is no longer sent. (webhook:task.assigned)'],
  ],
  'an error code': [
    (contract) => {
      create(contract)['x-errors'].push({ code: 'not_found' })
    },
    ['added: May now answer with the error `not_found`. (tasks.create)'],
    ['removed: No longer answers with the error `not_found`. (tasks.create)'],
  ],
  'a deprecation': [
    (contract) => {
      Object.assign(get(contract), deprecation('2026-12-24'))
    },
    ['deprecated: Deprecated since 2026-09-01; stops working on 2026-12-24. (tasks.getById)'],
    ['changed: No longer deprecated. (tasks.getById)'],
  ],
  'a deprecation of fields and parameters': [
    (contract) => {
      const end = { deprecated: true, 'x-sunset': '2099-12-01' }
      Object.assign(list(contract).parameters[0], end)
      Object.assign(answer(contract).properties.note, end)
      Object.assign(input(contract).properties.note, end)
    },
    [
      'deprecated: The field `TaskCreate.note` in requests is deprecated until `2099-12-01`. (tasks.create)',
      `deprecated: The field \`Task.note\` in responses and webhook payloads is deprecated until \`2099-12-01\`. (${EVERYWHERE})`,
      'deprecated: The query parameter `page` is deprecated. (tasks.list)',
    ],
    [
      'changed: The field `TaskCreate.note` in requests is no longer deprecated. (tasks.create)',
      `changed: The field \`Task.note\` in responses and webhook payloads is no longer deprecated. (${EVERYWHERE})`,
      'changed: The query parameter `page` is no longer deprecated. (tasks.list)',
    ],
  ],
  'a retirement without notice': [
    (contract) => {
      Object.assign(get(contract), deprecation('2026-11-01'), { 'x-retired': true })
      get(contract).responses = { 410: get(contract).responses.default }
    },
    ['breaking removed: Retired before its announced end: every call is answered 410. (tasks.getById)'],
    ['added: Answers again; it was retired. (tasks.getById)'],
  ],
  'a physical removal of what was retired': [
    (contract) => {
      path(contract).put = {
        ...create(contract),
        ...deprecation('2026-11-01'),
        operationId: 'tasks.replace',
        summary: 'Replace all tasks',
        'x-retired': true,
        responses: { 410: create(contract).responses.default },
      }
    },
    ['added: New operation: Replace all tasks. (tasks.replace)'],
    ['removed: Removed as announced: it answers 404. (tasks.replace)'],
  ],
}

describeWithGo('every kind of change has its line, and so has taking it back', () => {
  it.each(Object.entries(KINDS))('%s', async (_, [edit, made, undone]) => {
    const [forth, back] = await Promise.all([diff((head) => edit(head)), diff((_head, base) => edit(base))])
    expect({ made: linesOf(forth).sort(), undone: linesOf(back).sort() }).toEqual({
      made: made.toSorted(),
      undone: undone.toSorted(),
    })
  })
})
