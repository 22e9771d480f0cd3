import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { normalise } from './normalise.ts'
import type { Operation } from './record.ts'

const bundle = JSON.parse(await readFile(new URL('../generated/openapi.json', import.meta.url), 'utf8'))
const operations = normalise(bundle)
const operation = (id: string) => operations.find((candidate) => candidate.id === id) as Operation

/** As designed: id, statuses, method, path, permission, scope, schema of `data`. */
const designed = `
tasks.list                  200 GET    /api/v1/tasks                       tasks:read       tasks:read     Task[]
tasks.create                201 POST   /api/v1/tasks                       tasks:create     tasks:write    Task
tasks.getById               200 GET    /api/v1/tasks/{id}                  tasks:read       tasks:read     Task
tasks.update                200 PATCH  /api/v1/tasks/{id}                  tasks:update     tasks:write    Task
tasks.delete                200 DELETE /api/v1/tasks/{id}                  tasks:delete     tasks:write    DeletedResource
tasks.complete              200 POST   /api/v1/tasks/{id}/complete         tasks:update     tasks:write    Task
tasks.reopen                200 POST   /api/v1/tasks/{id}/reopen           tasks:update     tasks:write    Task
tasks.listProjects          200 GET    /api/v1/projects                    projects:read    tasks:read     Project[]
tasks.createProject         201 POST   /api/v1/projects                    projects:create  tasks:write    Project
tasks.getProject            200 GET    /api/v1/projects/{id}               projects:read    tasks:read     Project
tasks.updateProject         200 PATCH  /api/v1/projects/{id}               projects:update  tasks:write    Project
tasks.deleteProject         200 DELETE /api/v1/projects/{id}               projects:delete  tasks:write    DeletedResource
identity.getCurrentUser     200 GET    /api/v1/identity/me                 -                -              CurrentUser
identity.listUsers          200 GET    /api/v1/identity/users              users:read       identity:read  User[]
identity.getUser            200 GET    /api/v1/identity/users/{id}         users:read       identity:read  User
identity.listMembers        200 GET    /api/v1/identity/members            members:read     identity:read  Member[]
identity.inviteMember       201 POST   /api/v1/identity/members            members:invite   identity:write Member
identity.getMember          200 GET    /api/v1/identity/members/{id}       members:read     identity:read  Member
identity.updateMember       200 PATCH  /api/v1/identity/members/{id}       members:update   identity:write Member
identity.acceptInvitation   200 POST   /api/v1/identity/members/{id}/accept -               -              Member
usage.getOrgUsage           200 GET    /api/v1/usage                       usage:read       usage:read     UsageSeries
usage.getKeyUsage           200 GET    /api/v1/usage/keys/{apiKeyId}       usage:read       usage:read     UsageSeries
apiKeys.list                200 GET    /api/v1/api-keys                    api_keys:read    -              ApiKey[]
apiKeys.create              201 POST   /api/v1/api-keys                    api_keys:manage  -              ApiKeyWithSecret
apiKeys.get                 200 GET    /api/v1/api-keys/{id}               api_keys:read    -              ApiKey
apiKeys.revoke              200 DELETE /api/v1/api-keys/{id}               api_keys:manage  -              ApiKey
apiKeys.rotate              200 POST   /api/v1/api-keys/{id}/rotate        api_keys:manage  -              ApiKeyWithSecret
organization.get            200 GET    /api/v1/organization                org:read         org:read       Organization
organization.update         200 PATCH  /api/v1/organization                org:update       -              Organization
organization.getQuota       200 GET    /api/v1/organization/quota          usage:read       usage:read     Quota
audit.list                  200 GET    /api/v1/audit-logs                  audit:read       audit:read     AuditLog[]
retired.conversations       410 GET    /api/v1/conversations               -                -              -
retired.conversationById    410 GET    /api/v1/conversations/{id}          -                -              -
retired.channels            410 GET    /api/v1/channels                    -                -              -
system.openapi              200 GET    /openapi.json                       -                -              OpenApiDocument
system.live                 200 GET    /health/live                        -                -              HealthStatus
system.ready                200 GET    /health/ready                       -                -              HealthStatus`

describe('the contract', () => {
  test('declares exactly the designed operations', () => {
    const declared = operations.map(({ id, statuses, method, path, permission, scope, data, kind }) =>
      [id, statuses, method, path, permission ?? '-', scope ?? '-', (data ?? '-') + (kind === 'list' ? '[]' : '')].join(
        ' ',
      ),
    )
    expect(declared).toEqual(
      designed
        .trim()
        .split('\n')
        .map((line) => line.replaceAll(/ +/g, ' ')),
    )
  })

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
        { rule: 'R-TASK', from: 'path.id', optional: false },
        { rule: 'R-CHILD', from: 'body.studentId', optional: true },
      ],
      consent: [{ type: 'data_processing', from: 'body.studentId', optional: true }],
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

  test('counts every list but the audit logs', () => {
    const lists = operations.filter(({ kind }) => kind === 'list')
    expect(lists.filter(({ counted }) => !counted).map(({ id }) => id)).toEqual(['audit.list'])
  })

  test('audits every mutation, and nothing else', () => {
    const audited = operations.filter(({ audit }) => audit).map(({ id }) => id)
    expect(audited).toEqual(operations.filter(({ method }) => method !== 'GET').map(({ id }) => id))
  })

  test('emits an event with every mutation, and with nothing else', () => {
    const emitting = operations.filter(({ events }) => events.length > 0).map(({ id }) => id)
    expect(emitting).toEqual(operations.filter(({ idempotent }) => idempotent).map(({ id }) => id))
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
