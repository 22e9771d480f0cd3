import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { readCatalogue } from './catalogue.ts'
import { normalise } from './normalise.ts'
import type { Operation } from './record.ts'
import { eventSchemaName } from './webhooks.ts'

const bundle = JSON.parse(await readFile(new URL('../generated/openapi.json', import.meta.url), 'utf8'))
const operations = normalise(bundle)
const operation = (id: string) => operations.find((candidate) => candidate.id === id) as Operation

describe('the contract', () => {
  test('says in a record what guards, validation and SDK need', () => {
    const { summary, description, ...record } = operation('tasks.update')
    expect(record).toEqual({
      id: 'tasks.update',
      resource: 'tasks',
      name: 'update',
      alias: null,
      method: 'PATCH',
      path: '/api/v1/tasks/{id}',
      kind: 'single',
      counted: false,
      idempotent: true,
      statuses: [200],
      access: 'permission',
      accessReason: null,
      permission: 'tasks:update',
      scope: 'tasks:write',
      memberStatus: ['active'],
      relationship: [
        { rule: 'R-TASK', from: 'path.id', optional: false, of: null, any: null, flag: null, unless: null },
        { rule: 'R-CHILD', from: 'body.studentId', optional: true, of: null, any: null, flag: null, unless: null },
      ],
      consent: [{ type: 'data_processing', from: 'body.studentId', optional: true, of: null, except: null }],
      initData: false,
      parameters: [
        { name: 'X-Org-Id', in: 'header', required: false },
        { name: 'X-Request-Id', in: 'header', required: false },
        { name: 'id', in: 'path', required: true },
        { name: 'Idempotency-Key', in: 'header', required: false },
      ],
      body: { schema: 'TaskUpdate', required: true },
      data: 'Task',
      envelope: 'TaskEnvelope',
      events: [
        { name: 'task.updated', when: null, delivered: true },
        { name: 'task.assigned', when: 'assigneeId changes', delivered: true },
      ],
      audit: true,
      errors: [{ code: 'conflict', reasons: ['invalid_state_transition'] }],
      deprecated: null,
    })
  })

  test('lets an invited member accept, and nobody else anything', () => {
    const lenient = operations.filter(({ memberStatus }) => memberStatus.join() !== 'active')
    expect(lenient.map(({ id, memberStatus }) => [id, memberStatus])).toEqual([
      ['identity.acceptInvitation', ['active', 'invited']],
    ])
  })

  test('counts every list but messages, events and audit logs', () => {
    const lists = operations.filter(({ kind }) => kind === 'list')
    expect(lists.filter(({ counted }) => !counted).map(({ id }) => id)).toEqual([
      'messaging.listMessages',
      'events.list',
      'audit.list',
    ])
  })

  test('audits every mutation but a person’s own matters, and reads of one child alone', () => {
    const own = [
      'academic.assignments.submit',
      'feedBookmarks.toggleBookmark',
      'feedComments.createComment',
      'feedPolls.votePoll',
      'feedReactions.toggleReaction',
      'messaging.createConversation',
      'messaging.sendMessage',
      'messaging.markRead',
      'messaging.updatePreferences',
      'profiles.updateMine',
      'notifications.markRead',
    ]
    const audited = operations.filter(({ audit }) => audit)
    const mutations = operations.filter(({ method, id }) => method !== 'GET' && !own.includes(id))
    expect(audited.filter(({ method }) => method !== 'GET')).toEqual(mutations)
    for (const { id, method, relationship } of audited) {
      if (method !== 'GET') continue
      const child = relationship.filter(({ rule, from }) => rule === 'R-CHILD' && /^(path|query)\./.test(from))
      expect(child, id).toHaveLength(1)
    }
  })

  test('emits an event with every mutation but those that tell nobody anything new, and with nothing else', () => {
    const silent = [
      'feedBookmarks.toggleBookmark',
      'messaging.markRead',
      'messaging.updatePreferences',
      'webhooks.redeliver',
      'notifications.markRead',
    ]
    const emitting = operations.filter(({ events }) => events.length > 0).map(({ id }) => id)
    const mutations = operations.filter(({ idempotent, id }) => idempotent && !silent.includes(id))
    expect(emitting).toEqual(mutations.map(({ id }) => id))
  })

  test('has a webhook for every event that is delivered, whose type and object the catalogue names', async () => {
    const { events } = await readCatalogue()
    const delivered = Object.entries(events).filter(([, event]) => event.delivered)
    expect(Object.keys(bundle.webhooks ?? {})).toEqual(delivered.map(([type]) => type))
    for (const [type, { schema }] of delivered) {
      const event = bundle.components?.schemas?.[eventSchemaName(type)]
      const data = bundle.components?.schemas?.[`${eventSchemaName(type)}Data`]
      expect(event?.properties?.type).toMatchObject({ const: type })
      expect(data?.properties?.object).toEqual({ $ref: `#/components/schemas/${schema}` })
    }
  })

  test('retires the legacy messaging routes thirty days after their retirement', () => {
    const retired = operations.filter(({ kind }) => kind === 'retired')
    for (const { access, envelope, deprecated } of retired) {
      expect({ access, envelope, deprecated }).toEqual({
        access: 'public',
        envelope: 'ApiError',
        deprecated: {
          at: '2026-11-01',
          sunset: '2026-12-01',
          docs: '/docs/migrations/conversations',
          replacement: 'GET /api/v1/messaging/conversations',
          retired: true,
        },
      })
    }
    expect(retired).toHaveLength(3)
  })

  test('gives tasks.getById its alias, and a rotation an optional body', () => {
    expect(operation('tasks.getById').alias).toBe('get')
    expect(operation('apiKeys.rotate').body).toEqual({ schema: 'ApiKeyRotate', required: false })
  })
})
