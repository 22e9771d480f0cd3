import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { access, type Bundle, bundle, deprecation, describeWithGo, diff, EVERYWHERE, linesOf } from './fixture.ts'
import { oasdiff } from './oasdiff.ts'
import { surfaceOf } from './surface.ts'

const list = (contract: Bundle) => contract.paths['/api/v1/tasks'].get
const get = (contract: Bundle) => contract.paths['/api/v1/tasks/{id}'].get
const schemas = (contract: Bundle) => contract.components.schemas

describeWithGo('oasdiff 1.33.0, trap by trap', () => {
  it('says nothing of an endpoint removed after its sunset: our set difference does', async () => {
    const remove = (head: Bundle, base: Bundle) => {
      Object.assign(get(base), deprecation('2026-11-01'))
      delete head.paths['/api/v1/tasks/{id}']
    }
    const [base, head] = [bundle(), bundle()]
    remove(head, base)
    expect(await oasdiff(surfaceOf(base), surfaceOf(head))).toEqual([])
    expect(linesOf(await diff(remove))).toEqual(['removed: Removed as announced: it answers 404. (tasks.getById)'])
  })

  it('tells an endpoint removed before its sunset, or without any, as breaking', async () => {
    const early = await diff((head, base) => {
      Object.assign(get(base), deprecation('2026-12-24'))
      delete head.paths['/api/v1/tasks/{id}']
    })
    const silently = await diff((head) => {
      delete head.paths['/api/v1/tasks'].post
    })
    expect(linesOf(early)).toEqual([
      'breaking removed: Removed before its announced end (2026-12-24): it answers 404. (tasks.getById)',
    ])
    expect(linesOf(silently)).toEqual(['breaking removed: Removed without notice: it answers 404. (tasks.create)'])
    expect(silently[0]?.findings).toEqual([
      { id: 'api-removed-without-deprecation', fingerprint: expect.stringMatching(/^[0-9a-f]{12}$/) },
    ])
  })

  it('calls 200 → 410 an error: it is a retirement, planned when its sunset has passed', async () => {
    const retire = (sunset: string) => (head: Bundle, base: Bundle) => {
      for (const contract of [head, base]) Object.assign(get(contract), deprecation(sunset))
      get(head)['x-retired'] = true
      get(head).responses = { 410: get(head).responses.default }
    }
    const planned = await diff(retire('2026-11-20'))
    expect(linesOf(planned)).toEqual(['removed: Retired as announced: every call is answered 410. (tasks.getById)'])
    expect(planned[0]?.migrate).toBe('Use `tasks.list` instead. The guide is /docs/migrations/tasks.')
    expect(planned[0]?.findings.map(({ id }) => id)).toContain('response-success-status-removed')
    expect(linesOf(await diff(retire('2026-11-22')))).toEqual([
      'breaking removed: Retired before its announced end: every call is answered 410. (tasks.getById)',
    ])
  })

  it('calls a removed optional response field harmless: we do not', async () => {
    const entries = await diff((head) => {
      delete schemas(head).Task.properties.note
    })
    expect(linesOf(entries)).toEqual([
      `breaking removed: Responses and webhook payloads no longer carry the field \`Task.note\`. (${EVERYWHERE})`,
    ])
  })

  it('says nothing of a new value in x-extensible-enum', async () => {
    const entries = await diff((head) => {
      schemas(head).Task.properties.colour['x-extensible-enum'].push('blue')
      schemas(head).TaskCreate.properties.note['x-extensible-enum'] = ['plain']
    })
    expect(linesOf(entries)).toEqual([
      'added: Requests may send the new value `plain` for `TaskCreate.note`. (tasks.create)',
      `added: The field \`Task.colour\` may have the new value \`blue\` in responses and webhook payloads. (${EVERYWHERE})`,
    ])
  })

  it('words webhook payloads as requests, and judges them as such: a receiver reads them like a response', async () => {
    const event = (contract: Bundle) => schemas(contract).TaskEvent
    expect(
      linesOf(
        await diff((head) => {
          event(head).properties.version = { type: 'integer' }
          event(head).required.push('version')
        }),
      ),
    ).toEqual(['added: Webhook payloads carry the new field `TaskEvent.version`. (webhook:task.created)'])
    expect(linesOf(await diff((head) => event(head).required.shift()))).toEqual([
      'breaking changed: The field `TaskEvent.id` may now be absent from webhook payloads. (webhook:task.created)',
    ])
    const renamed = await diff((head) => {
      head.webhooks = { 'task.made': head.webhooks['task.created'] }
    })
    expect(linesOf(renamed)).toEqual([
      'breaking removed: The webhook event is no longer sent. (webhook:task.created)',
      'added: A new webhook event can be received. (webhook:task.made)',
    ])
  })

  it('prints header names in lower case: we print them as the contract does', async () => {
    const entries = await diff((head) => {
      list(head).responses[200].headers['X-Quota-Warning'] = { schema: { type: 'boolean' } }
      list(head).parameters.push({ name: 'X-Time-Zone', in: 'header', schema: { type: 'string', maxLength: 40 } })
    })
    expect(linesOf(entries)).toEqual([
      'added: Requests may send the new header parameter `X-Time-Zone`. (tasks.list)',
      'added: Responses carry the new header `X-Quota-Warning`. (tasks.list)',
    ])
  })

  it('reports versions and security, which are none of its business here', async () => {
    const [base, head] = [surfaceOf(bundle()), surfaceOf(bundle())]
    const versioned = (surface: Bundle, version: string) => ({ ...surface, info: { title: 'Small', version } })
    const change = head as Bundle
    delete change.components.schemas.Task.properties.note
    change.paths['/api/v1/tasks'].get.security = []
    const ids = async (version: string) =>
      new Set((await oasdiff(versioned(base, '1.0.0'), versioned(change, version))).map(({ id }) => id))
    expect(await ids('1.0.0')).toEqual(new Set(['response-optional-property-removed']))
    expect(await ids('0.9.0')).toEqual(new Set(['response-optional-property-removed']))
  })

  it('calls «made public» an error: the records know better', async () => {
    const entries = await diff((head) => {
      list(head).security = []
      list(head)['x-public-reason'] = 'Nothing in it is private.'
    })
    expect(linesOf(entries)).toEqual([
      'breaking security: API keys can no longer call; the scope `tasks:read` does not cover it any more. (tasks.list)',
      'security: Calls need no credential any more. (tasks.list)',
    ])
  })

  it('has no entry for any x-* field', async () => {
    const entries = await diff((head) => {
      head.paths['/api/v1/tasks'].post['x-consent'] = [{ type: 'data_processing', from: 'body.studentId' }]
    })
    expect(linesOf(entries)).toEqual([
      'breaking security: New condition: the guardian consent `data_processing` is needed for `body.studentId`. (tasks.create)',
    ])
  })

  it('follows external references unless told not to', async () => {
    const head = bundle()
    schemas(head).Task = { $ref: './elsewhere.json#/Task' }
    await expect(oasdiff(surfaceOf(bundle()), head)).rejects.toThrow(/^oasdiff failed \(exit 1\d\d\): .*external/i)
  })

  it('drops path items behind components.pathItems from webhooks: they are put in place before', async () => {
    const entries = await diff((head, base) => {
      for (const contract of [base, head]) {
        contract.components.pathItems = {
          event: contract.webhooks['task.created'],
          task: contract.paths['/api/v1/tasks/{id}'],
        }
        contract.webhooks['task.created'] = { $ref: '#/components/pathItems/event' }
      }
      head.paths['/api/v1/tasks/{id}'] = bundle().paths['/api/v1/tasks/{id}']
      delete schemas(head).TaskEvent.properties.id
      schemas(head).TaskEvent.required = ['data']
    })
    expect(linesOf(entries)).toEqual([
      'breaking removed: Webhook payloads no longer carry the field `TaskEvent.id`. (webhook:task.created)',
    ])
  })

  it('does not check every keyword: what differs on the wire without a finding gets a line all the same', async () => {
    const entries = await diff((head, base) => {
      delete schemas(base).TaskCreate.additionalProperties
      schemas(head).TaskCreate.properties.colour = { type: 'string' }
      list(head).parameters[0].style = 'pipeDelimited'
    })
    expect(linesOf(entries)).toEqual([
      'breaking changed: The rule `additionalProperties` of `TaskCreate` changed from none to `false`. (tasks.create)',
      'breaking changed: The rule `style` of the query parameter `page` changed from none to `"pipeDelimited"`. (tasks.list)',
      'added: Requests may send the new field `TaskCreate.colour`. (tasks.create)',
    ])
  })

  it('names a shared schema by the fields that use it: the schema needs no line beside theirs', async () => {
    const share = (contract: Bundle) => {
      const { Task, TaskCreate } = schemas(contract)
      schemas(contract).TaskStatus = Task.properties.status
      for (const { properties } of [Task, TaskCreate]) properties.status = { $ref: '#/components/schemas/TaskStatus' }
      list(contract).parameters.push({
        name: 'status',
        in: 'query',
        schema: { $ref: '#/components/schemas/TaskStatus' },
      })
    }
    const entries = await diff((head, base) => {
      for (const contract of [head, base]) share(contract)
      schemas(head).TaskStatus.enum.push('late')
    })
    expect(linesOf(entries)).toEqual([
      `breaking added: The field \`Task.status\` may have the new value \`late\` in responses and webhook payloads. (${EVERYWHERE})`,
      'added: Requests may send the new value `late` for `TaskCreate.status`. (tasks.create)',
      'added: The query parameter `status` takes the new value `late`. (tasks.list)',
    ])
  })

  it('exits 0 with findings, so that any other exit is a failure of the tool and says so', async () => {
    await expect(oasdiff({ openapi: '3.1.0', paths: 5 }, surfaceOf(bundle()))).rejects.toThrow(
      /^oasdiff failed \(exit 1\d\d\): \S/,
    )
  })

  it('reads no configuration file of a user: a stray one changes nothing', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'homeroom-test-'))
    try {
      const config = join(folder, 'config.yaml')
      await writeFile(config, 'match-path: /nothing\n')
      vi.stubEnv('OASDIFF_CONFIG', config)
      const head = bundle()
      delete schemas(head).Task.properties.note
      expect(await oasdiff(surfaceOf(bundle()), surfaceOf(head))).toHaveLength(4)
    } finally {
      vi.unstubAllEnvs()
      await rm(folder, { recursive: true })
    }
  })
})

describeWithGo('oasdiff', () => {
  it('is pinned at 1.33.0', async () => {
    const listed = await new Promise<string>((done, fail) => {
      execFile(
        'go',
        ['list', '-m', 'github.com/oasdiff/oasdiff'],
        { cwd: new URL('../../../tools', import.meta.url) },
        (error, stdout) => (error ? fail(error) : done(stdout)),
      )
    })
    expect(listed.trim()).toBe('github.com/oasdiff/oasdiff v1.33.0')
  })

  it('reports one line for one change in many operations, with every finding', async () => {
    const entries = await diff((head) => {
      schemas(head).Task.properties.labels = { type: 'array', items: { type: 'string' } }
    })
    expect(linesOf(entries)).toEqual([
      `added: Responses and webhook payloads carry the new field \`Task.labels\`, which may be absent. (${EVERYWHERE})`,
    ])
    expect(entries[0]?.findings).toHaveLength(4)
  })

  it('leaves out the system routes and words that change nothing', async () => {
    const entries = await diff((head) => {
      delete head.paths['/health/live']
      schemas(head).Task.description = 'What somebody has to do.'
      list(head).summary = 'All tasks'
      list(head).tags = ['tasks']
    })
    expect(entries).toEqual([])
  })

  it('tells limits, types and patterns in plain words', async () => {
    const entries = await diff((head) => {
      schemas(head).TaskCreate.properties.title.maxLength = 100
      schemas(head).Task.properties.title.type = 'integer'
      schemas(head).Task.properties.id.pattern = '^task_'
      list(head).parameters[1].schema.maximum = 50
    })
    expect(linesOf(entries)).toEqual([
      'breaking changed: The maximum length of `TaskCreate.title` in requests is now 100; it was higher. (tasks.create)',
      'breaking changed: The maximum of the query parameter `limit` is now 50; it was higher. (tasks.list)',
      `breaking changed: The type of \`Task.title\` in responses and webhook payloads changed from \`string\` to \`integer\`. (${EVERYWHERE})`,
      `changed: The pattern of \`Task.id\` in responses and webhook payloads is now \`^task_\`; there was none. (${EVERYWHERE})`,
    ])
  })

  it('tells new operations by their summary, or by their number', async () => {
    const copy = (head: Bundle, path: string, name: string) => {
      const { 'x-alias': _, ...operation } = get(head)
      head.paths[path] = {
        get: { ...operation, operationId: `tasks.${name}`, parameters: head.paths['/api/v1/tasks/{id}'].parameters },
      }
    }
    expect(linesOf(await diff((head) => copy(head, '/api/v1/tasks/{id}/copy', 'copy')))).toEqual([
      'added: New operation: Get a task. (tasks.copy)',
    ])
    const two = await diff((head) => {
      copy(head, '/api/v1/tasks/{id}/copy', 'copy')
      copy(head, '/api/v1/tasks/{id}/again', 'again')
    })
    expect(linesOf(two)).toEqual(['added: 2 new operations. (tasks.again tasks.copy)'])
  })

  it('tells of deprecated fields', async () => {
    const entries = await diff((head) => {
      Object.assign(schemas(head).Task.properties.note, { deprecated: true, 'x-sunset': '2099-12-01' })
    })
    expect(linesOf(entries)).toEqual([
      `deprecated: The field \`Task.note\` in responses and webhook payloads is deprecated until \`2099-12-01\`. (${EVERYWHERE})`,
    ])
  })

  it('makes one change of access of one in security', async () => {
    const entries = await diff((head) => {
      list(head).security = access('tasks:see', 'tasks:read')
    })
    expect(linesOf(entries)).toEqual([
      'breaking security: Callers need the permission `tasks:see` instead of `tasks:read`. (tasks.list)',
    ])
  })
})
