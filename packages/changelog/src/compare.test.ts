import { describe, expect, it } from 'vitest'
import { compare, firstEntry } from './compare.ts'
import { contractOf } from './contract.ts'
import { access, type Bundle, bundle, deprecation, TODAY } from './fixture.ts'
import type { Entry, Node } from './model.ts'

/** Entries without any finding of oasdiff: what our own records tell. */
function compared(change: (head: Bundle, base: Bundle) => void): Entry[] {
  const [base, head] = [bundle(), bundle()]
  change(head, base)
  return compare(contractOf(base as Node), contractOf(head as Node), [], TODAY)
}

const lines = (entries: readonly Entry[]): string[] =>
  entries.map(({ breaking, kind, summary }) => `${breaking ? 'breaking ' : ''}${kind}: ${summary}`)

const list = (contract: Bundle) => contract.paths['/api/v1/tasks'].get
const create = (contract: Bundle) => contract.paths['/api/v1/tasks'].post
const get = (contract: Bundle) => contract.paths['/api/v1/tasks/{id}'].get

describe('compare', () => {
  it('finds nothing between equal contracts', () => {
    expect(compared(() => {})).toEqual([])
  })

  it.each<[string, (head: Bundle, base: Bundle) => void, string[]]>([
    [
      'another permission',
      (head) => {
        list(head).security = access('tasks:see', 'tasks:read')
      },
      ['breaking security: Callers need the permission `tasks:see` instead of `tasks:read`.'],
    ],
    [
      'a permission no longer needed',
      (head) => {
        list(head).security = [{ userToken: [] }, { apiKey: ['tasks:read'] }]
        list(head)['x-authenticated-reason'] = 'Everybody may see their own.'
      },
      ['security: Any active member may call; the permission `tasks:read` is no longer needed.'],
    ],
    [
      'a permission where every member could call',
      (_, base) => {
        list(base).security = [{ userToken: [] }, { apiKey: ['tasks:read'] }]
        list(base)['x-authenticated-reason'] = 'Everybody may see their own.'
      },
      ['breaking security: Callers now need the permission `tasks:read`; before, any active member could call.'],
    ],
    [
      'a credential where none was needed',
      (head, base) => {
        list(base).security = []
        list(base)['x-public-reason'] = 'Nothing in it is private.'
        list(head).security = [{ userToken: ['tasks:read'] }]
      },
      ['breaking security: Callers now need the permission `tasks:read`; before, no credential was needed.'],
    ],
    [
      'opened to API keys',
      (_, base) => {
        list(base).security = [{ userToken: ['tasks:read'] }]
      },
      ['security: API keys with the scope `tasks:read` may now call.'],
    ],
    [
      'closed to API keys',
      (head) => {
        list(head).security = [{ userToken: ['tasks:read'] }]
      },
      ['breaking security: API keys can no longer call; the scope `tasks:read` does not cover it any more.'],
    ],
    [
      'another scope',
      (head) => {
        list(head).security = access('tasks:read', 'tasks:see')
      },
      ['breaking security: API keys need the scope `tasks:see` instead of `tasks:read`.'],
    ],
    [
      'a relationship that now counts always',
      (head) => {
        create(head)['x-relationship'] = [{ rule: 'R-CHILD', from: 'body.studentId' }]
      },
      [
        'breaking security: New condition: the rule `R-CHILD` is checked on `body.studentId`.',
        'security: Dropped condition: the rule `R-CHILD` is checked on `body.studentId`, where it is given.',
      ],
    ],
    [
      'a row filter',
      (head) => {
        list(head)['x-relationship'] = [{ rule: 'R-TASK', from: 'list' }]
      },
      ['breaking security: New condition: rows are limited by the rule `R-TASK`.'],
    ],
    [
      'fewer ways in, a flag, and no way around',
      (head, base) => {
        const need = { rule: 'R-CHILD', from: 'body.studentId', of: 'enrollment' }
        create(base)['x-relationship'] = [{ ...need, any: ['R-ORG', 'R-GUARDIAN'], unless: 'body.title' }]
        create(head)['x-relationship'] = [{ ...need, any: ['R-ORG'], flag: 'canViewHealth' }]
      },
      [
        'breaking security: New condition: the rule `R-CHILD` is checked on `body.studentId` (as `enrollment`), by way of `R-ORG`, guardians with `canViewHealth`.',
        'security: Dropped condition: the rule `R-CHILD` is checked on `body.studentId` (as `enrollment`), by way of `R-ORG` or `R-GUARDIAN`, unless `body.title` is given.',
      ],
    ],
    [
      'a consent that guardians need as well, of another row',
      (head, base) => {
        const need = { type: 'data_processing', from: 'body.studentId' }
        create(base)['x-consent'] = [{ ...need, except: 'R-GUARDIAN' }]
        create(head)['x-consent'] = [{ ...need, of: 'enrollment' }]
      },
      [
        'breaking security: New condition: the guardian consent `data_processing` is needed for `body.studentId` (as `enrollment`).',
        'security: Dropped condition: the guardian consent `data_processing` is needed for `body.studentId`, except by way of `R-GUARDIAN`.',
      ],
    ],
    [
      'a consent dropped',
      (_, base) => {
        create(base)['x-consent'] = [{ type: 'data_processing', from: 'body.studentId', optional: true }]
      },
      [
        'security: Dropped condition: the guardian consent `data_processing` is needed for `body.studentId`, where it is given.',
      ],
    ],
    [
      'a member status let through',
      (head) => {
        list(head)['x-member-status'] = ['active', 'invited']
      },
      ['security: Members who are `invited` may now call.'],
    ],
    [
      'init data',
      (head) => {
        list(head)['x-init-data'] = true
      },
      ['breaking security: Embedded apps must now send their init data.'],
    ],
    [
      'an event, delivered ones only',
      (head) => {
        create(head)['x-events'] = [
          { name: 'task.assigned', when: 'assigneeId is given' },
          { name: 'task.seen', delivered: false },
        ]
      },
      [
        'breaking removed: The event `task.created` is no longer sent.',
        'added: The event `task.assigned` (when assigneeId is given) is now sent.',
      ],
    ],
    [
      'an error code and a reason',
      (head) => {
        create(head)['x-errors'] = [{ code: 'conflict', reasons: ['in_use'] }, { code: 'not_found' }]
      },
      [
        'removed: No longer answers with the error `conflict` (reason `duplicate`).',
        'added: May now answer with the error `conflict` (reason `in_use`).',
        'added: May now answer with the error `not_found`.',
      ],
    ],
    [
      'a list that stops counting',
      (head) => {
        list(head)['x-no-total'] = true
      },
      ['breaking removed: No longer counts the `total`.'],
    ],
    [
      'a renamed SDK method',
      (head) => {
        get(head)['x-alias'] = 'fetch'
      },
      ['breaking removed: The SDK no longer has `tasks.get`.', 'added: The SDK has it as `tasks.fetch`.'],
    ],
    [
      'a deprecation',
      (head) => {
        Object.assign(get(head), deprecation('2026-12-24'))
      },
      ['deprecated: Deprecated since 2026-09-01; stops working on 2026-12-24.'],
    ],
    [
      'a sunset put off',
      (head, base) => {
        Object.assign(get(base), deprecation('2026-12-24'))
        Object.assign(get(head), deprecation('2027-01-31'))
      },
      ['deprecated: Stops working on 2027-01-31, later than announced (2026-12-24).'],
    ],
    [
      'a sunset brought forward',
      (head, base) => {
        Object.assign(get(base), deprecation('2027-01-31'))
        Object.assign(get(head), deprecation('2026-12-24'))
      },
      ['breaking deprecated: Stops working on 2026-12-24, sooner than announced (2027-01-31).'],
    ],
    [
      'a deprecation taken back',
      (_, base) => {
        Object.assign(get(base), deprecation('2026-12-24'))
      },
      ['changed: No longer deprecated.'],
    ],
  ])('tells of %s', (_, change, expected) => {
    expect(lines(compared(change))).toEqual(expected)
  })

  it('counts a sunset on the day itself as passed', () => {
    const removeAt = (sunset: string) =>
      compared((head, base) => {
        Object.assign(get(base), deprecation(sunset))
        delete head.paths['/api/v1/tasks/{id}']
      })[0]?.breaking
    expect([removeAt('2026-11-20'), removeAt('2026-11-21'), removeAt('2026-11-22')]).toEqual([false, false, true])
  })

  it('puts breaking changes first, then what takes away, then what adds', () => {
    const entries = compared((head, base) => {
      list(head).security = access('tasks:see', 'tasks:read')
      Object.assign(get(head), deprecation('2026-12-24'))
      create(head)['x-errors'] = []
      delete base.paths['/api/v1/tasks'].post['x-events']
    })
    expect(entries.map(({ breaking, kind }) => `${breaking} ${kind}`)).toEqual([
      'true security',
      'false removed',
      'false deprecated',
      'false added',
    ])
  })

  it('joins one change of two operations, and names it by what it says and affects', () => {
    const both = compared((head) => {
      for (const operation of [list(head), get(head)]) operation.security = access('tasks:see', 'tasks:read')
    })
    const one = compared((head) => {
      get(head).security = access('tasks:see', 'tasks:read')
    })
    expect(both.map(({ operations }) => operations.map(({ id }) => id))).toEqual([['tasks.list', 'tasks.getById']])
    expect(both[0]?.id).toMatch(/^[0-9a-f]{12}$/)
    expect(both[0]?.id).not.toBe(one[0]?.id)
  })

  it('takes why and how to migrate from a note that is new in the contract', () => {
    const note = { why: 'Reading is not seeing.', migrate: 'Ask for the new permission.' }
    const fresh = compared((head) => {
      list(head).security = access('tasks:see', 'tasks:read')
      list(head)['x-changelog-note'] = note
    })
    const stale = compared((head, base) => {
      list(head).security = access('tasks:see', 'tasks:read')
      for (const contract of [base, head]) list(contract)['x-changelog-note'] = note
    })
    expect(fresh[0]).toMatchObject(note)
    expect(stale[0]).toMatchObject({ why: null, migrate: null })
  })

  it('ignores the order of branches, required fields and values', () => {
    const entries = compared((head, base) => {
      for (const contract of [base, head]) {
        contract.components.schemas.Task.properties.owner = { oneOf: [{ type: 'string' }, { type: 'null' }] }
      }
      head.components.schemas.Task.properties.owner.oneOf.reverse()
      head.components.schemas.Task.required.reverse()
      head.components.schemas.Task.properties.status.enum.reverse()
    })
    expect(entries).toEqual([])
  })

  it('reads a schema put under a name as the same schema', () => {
    const entries = compared((head) => {
      const { Task } = head.components.schemas
      head.components.schemas.TaskStatus = Task.properties.status
      Task.properties.status = { $ref: '#/components/schemas/TaskStatus' }
    })
    expect(entries).toEqual([])
  })

  it('survives schemas that contain themselves', () => {
    const entries = compared((head, base) => {
      for (const contract of [base, head])
        contract.components.schemas.Task.properties.parent = { $ref: '#/components/schemas/Task' }
      head.components.schemas.Task.properties.title.minLength = 1
    })
    expect(lines(entries)).toEqual(['breaking changed: The rule `minLength` of `Task.title` changed from none to `1`.'])
  })

  it('reads what stands beside a $ref', () => {
    const entries = compared((head) => {
      head.components.schemas.TaskEvent.properties.data.properties.object.default = null
    })
    expect(lines(entries)).toEqual(['breaking changed: The rule `default` of `Task` changed from none to `null`.'])
  })
})

describe('firstEntry', () => {
  it('is one line that lists every versioned operation', () => {
    const [entry, ...more] = firstEntry(contractOf(bundle() as Node))
    expect(more).toEqual([])
    expect(entry?.summary).toBe('The first published contract: 3 operations.')
    expect(entry?.operations).toEqual([
      { id: 'tasks.list', method: 'GET', path: '/api/v1/tasks' },
      { id: 'tasks.create', method: 'POST', path: '/api/v1/tasks' },
      { id: 'tasks.getById', method: 'GET', path: '/api/v1/tasks/{id}' },
    ])
  })
})
