import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { rolePermissions, roleRanks, scopes } from '../generated/access.ts'
import { commonErrors, conflictReasons, errors } from '../generated/errors.ts'
import { events } from '../generated/events.ts'
import { operations } from '../generated/operations.ts'
import { checkCatalogue, readCatalogue } from './catalogue.ts'
import { normalise } from './normalise.ts'

const document = JSON.parse(await readFile(new URL('../generated/openapi.json', import.meta.url), 'utf8'))
const catalogue = await readCatalogue()
const records = normalise(document)

describe('what is generated', () => {
  test('grants each role its permissions', () => {
    const counts = Object.entries(rolePermissions).map(([role, permissions]) => [role, permissions.length])
    expect(Object.fromEntries(counts)).toEqual({
      owner: 85,
      admin: 85,
      teacher: 49,
      staff: 51,
      health_staff: 31,
      guardian: 47,
      student: 27,
      guest: 5,
      service: 0,
    })
    expect(rolePermissions.guest).toEqual(['courses:read', 'feed:read', 'profiles:read', 'profiles:update', 'org:read'])
    expect(rolePermissions.student).not.toContain('tasks:create')
    expect(rolePermissions.owner).not.toContain('consents:grant')
  })

  test('ranks the roles, keys with the staff', () => {
    expect(roleRanks).toEqual({
      owner: 6,
      admin: 5,
      teacher: 4,
      staff: 4,
      health_staff: 4,
      guardian: 2,
      student: 2,
      guest: 1,
      service: 4,
    })
  })

  test('knows what each scope stands for', () => {
    expect(Object.keys(scopes)).toHaveLength(37)
    expect(scopes['tasks:read'].permissions).toEqual(['tasks:read', 'projects:read'])
    expect(scopes['channels:read'].permissions).toEqual([])
  })

  test('gives every code its status', () => {
    expect(Object.keys(errors)).toHaveLength(54)
    const statuses = [errors.GONE, errors.idempotency_key_reused, errors.scope_unmapped, errors.unknown_error].map(
      ({ status }) => status,
    )
    expect(statuses).toEqual([410, 422, 403, 0])
    expect(conflictReasons).toHaveLength(33)
    expect(commonErrors.lists).toEqual(['invalid_cursor'])
  })

  test('keeps events about API keys, and what is not delivered, from API keys', () => {
    const closed = Object.entries(events).filter(([, { readScope }]) => readScope === null)
    const delivered = closed.filter(([, event]) => event.delivered).map(([type]) => type)
    // A ping is for whoever has the endpoint, whatever the scopes.
    const keys = ['api_key.created', 'api_key.rotated', 'api_key.revoked', 'api_key.expired']
    expect(delivered.toSorted()).toEqual([...keys, 'webhook.ping'].toSorted())
    expect(closed).toEqual(expect.arrayContaining(Object.entries(events).filter(([, event]) => !event.delivered)))
  })

  test('has the records that the bundle gives', () => {
    expect(Object.values(operations)).toEqual(records)
  })
})

describe('checkCatalogue', () => {
  const check = (changes: object, operation: object = {}) => {
    const [first, ...rest] = records
    return () =>
      checkCatalogue(
        { ...catalogue, ...changes },
        [{ ...first, ...operation } as (typeof records)[0], ...rest],
        document,
      )
  }
  const event = { meaning: '', schema: 'Task', delivered: true, childData: false, readScope: null }

  test('finds nothing wrong with the contract', () => {
    expect(check({})).not.toThrow()
  })

  test.each<[string, () => void, string]>([
    [
      'a role that the schema lacks',
      check({ roles: { ...catalogue.roles, parent: { rank: 2, meaning: '' } } }),
      'access/roles.yaml and the schema OrgRole list different roles',
    ],
    [
      'a grant to nobody known',
      check({ permissions: { ...catalogue.permissions, 'tasks:read': ['parent'] } }),
      'access/roles.yaml: tasks:read is granted to unknown role parent',
    ],
    [
      'a scope over nothing',
      check({ scopes: { ...catalogue.scopes, 'x:read': { meaning: '', permissions: ['x:read'] } } }),
      'access/scopes.yaml: x:read covers unknown permission x:read',
    ],
    [
      'an unknown common code',
      check({ commonErrors: { all: ['oops'] } }),
      'shared/errors.yaml: unknown common code oops',
    ],
    [
      'an event of no schema',
      check({ events: { ...catalogue.events, 'task.created': { ...event, schema: 'Chore' } } }),
      'events.yaml: task.created has unknown schema Chore',
    ],
    [
      'an event of no scope',
      check({ events: { ...catalogue.events, 'task.created': { ...event, readScope: 'x:read' } } }),
      'events.yaml: task.created has unknown scope x:read',
    ],
    [
      'an event that nothing emits',
      check({ events: { ...catalogue.events, 'task.lost': event } }),
      'events.yaml: no operation emits task.lost',
    ],
    ['an unknown permission', check({}, { permission: 'tasks:burn' }), 'tasks.list: unknown permission tasks:burn'],
    ['an unknown scope', check({}, { scope: 'tasks:burn' }), 'tasks.list: unknown scope tasks:burn'],
    [
      'a scope for something else',
      check({}, { scope: 'org:read' }),
      'tasks.list: scope org:read covers nothing of what permission tasks:read is about',
    ],
    ['an unknown code', check({}, { errors: [{ code: 'oops', reasons: [] }] }), 'tasks.list: unknown error code oops'],
    [
      'an unknown reason',
      check({}, { errors: [{ code: 'conflict', reasons: ['oops'] }] }),
      'tasks.list: conflict has no reason oops',
    ],
    [
      'an unknown event',
      check({}, { events: [{ name: 'task.lost', when: null, delivered: true }] }),
      'tasks.list: unknown event task.lost',
    ],
    [
      'an event of doubtful delivery',
      check({}, { events: [{ name: 'task.created', when: null, delivered: false }] }),
      'tasks.list: events.yaml says otherwise about whether task.created is delivered',
    ],
  ])('refuses %s', (_, run, sentence) => {
    expect(run).toThrow(new Error(sentence))
  })
})
