import type { Server } from 'node:http'
import { operations } from '@homeroom/contract/operations'
import type { Operation } from '@homeroom/contract/record'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AnyHandler, handlers } from '../src/handlers.ts'
import { newId, toPublic } from '../src/ids.ts'
import { everyRequest, perOperation } from '../src/pipeline.ts'
import { roles } from '../src/stages/roles.ts'
import { type Installation, initDataFor, installApp, mount } from './support/attempt.ts'
import type { Key, Person } from './support/school.ts'
import { type RawAnswer, startTestServer, type TestServer } from './support/server.ts'

const LIMITS = { ip: 4, user: 2, apiKey: 2, embeddedApp: 2 }

interface Place {
  orgId: string
  app: Installation
  member: Person
}
let t: TestServer
let open: Place
let overQuota: Place
/** `tasks.create` with guard 10, which acts on no operation of the contract yet. */
let guarded: { url: string; server: Server }

beforeAll(async () => {
  t = await startTestServer({ limits: LIMITS, trustedProxies: ['127.0.0.1'] })
  open = await place(await t.school.organization())
  overQuota = await place(await t.school.organization({ quota_limit: 0, quota_mode: 'block' }))
  const op: Operation = { ...operations['tasks.create'], initData: true }
  guarded = await mount(t.server.services, op, handlers['tasks.create'] as AnyHandler)
})
afterAll(async () => {
  guarded.server.close()
  await t.close()
})

const place = async (orgId: string): Promise<Place> => ({
  orgId,
  app: await installApp(t, orgId),
  member: await t.school.person(orgId, 'staff'),
})

/** What is wrong with a request; by itself nothing is. */
interface Faults {
  embeddedLimit?: true
  publicThrottle?: true
  authenticate?: true
  userRateLimit?: true
  organization?: true
  memberStatus?: true
  quota?: true
  permission?: true
  body?: true
  relationship?: true
  consent?: true
  initData?: true
  validate?: true
}
type Fault = keyof Faults

const limited = (limiter: string) => ({ status: 429, code: 'rate_limit_exceeded', details: { limiter } })
/** The stages that can refuse, in the order of the specification, each with its own refusal. */
const refusals: [Fault, { status: number; code: string; details?: object }][] = [
  ['embeddedLimit', limited('embedded_app')],
  ['publicThrottle', limited('ip')],
  ['authenticate', { status: 401, code: 'unauthorized', details: { reason: 'invalid_token' } }],
  ['userRateLimit', limited('user')],
  ['organization', { status: 403, code: 'organization_context_required' }],
  ['memberStatus', { status: 403, code: 'membership_inactive', details: { status: 'removed' } }],
  ['quota', { status: 429, code: 'org_quota_exceeded' }],
  ['permission', { status: 403, code: 'forbidden', details: { permission: 'tasks:create' } }],
  ['body', { status: 400, code: 'bad_request', details: { reason: 'malformed_json' } }],
  ['relationship', { status: 403, code: 'RELATIONSHIP_REQUIRED' }],
  ['consent', { status: 403, code: 'CONSENT_REQUIRED' }],
  ['initData', { status: 401, code: 'initdata_invalid' }],
  ['validate', { status: 400, code: 'validation_error' }],
]
/** An app's key has no membership of its own; the rest can fail as for a person. */
const keyRefusals = refusals
  .filter(([fault]) => fault !== 'memberStatus')
  .map(([fault, refusal]): (typeof refusals)[number] => {
    if (fault === 'userRateLimit') return [fault, limited('api_key')]
    if (fault === 'organization')
      return [fault, { status: 403, code: 'forbidden', details: { reason: 'org_mismatch' } }]
    if (fault === 'permission') return [fault, { status: 403, code: 'scope_insufficient' }]
    return [fault, refusal]
  })

let addresses = 0
const nextIp = () => {
  addresses++
  return `10.0.${addresses >> 8}.${addresses & 255}`
}

async function attempt(by: 'person' | 'key', faults: Faults, url: string): Promise<RawAnswer> {
  const at = faults.quota ? overQuota : open
  const caller = by === 'person' ? await personFor(at, faults) : await keyFor(at, faults)
  const studentId = await childFor(caller, faults)
  const headers = await headersFor(caller, at, faults, nextIp())
  const text = JSON.stringify({
    title: 'Trip',
    studentId: toPublic('stu', studentId),
    ...(faults.validate ? { colour: 1 } : {}),
  })
  return t.raw('POST', '/api/v1/tasks', { headers, body: faults.body ? text.slice(0, -1) : text, baseUrl: url })
}

const personFor = (at: Place, faults: Faults): Promise<Person> =>
  t.school.person(at.orgId, faults.permission ? 'student' : 'guardian', {
    status: faults.memberStatus ? 'removed' : 'active',
  })

async function keyFor(at: Place, faults: Faults): Promise<Key & { appId: string }> {
  return t.school.appKey(at.orgId, [faults.permission ? 'tasks:read' : 'tasks:write'])
}

/** A child that guards 8 and 9 let pass, refuse one by one, or both. */
async function childFor(caller: Person | Key, faults: Faults): Promise<string> {
  const { orgId } = caller
  const isKey = 'secret' in caller
  if (isKey && faults.relationship) return newId() // a key is related to every child that there is
  const isStudent = !isKey && caller.role === 'student'
  const studentId = await t.school.student(orgId, isStudent && !faults.relationship ? { user_id: caller.userId } : {})
  if (!isKey && !isStudent && !faults.relationship) await t.school.guardianLink(caller, studentId)
  if (!faults.consent) {
    const guardian = await t.school.person(orgId, 'guardian')
    await t.school.consent(guardian, studentId, 'data_processing')
    await t.school.consent(guardian, studentId, 'third_party_sharing')
  }
  return studentId
}

async function headersFor(
  caller: Person | Key,
  at: Place,
  faults: Faults,
  ip: string,
): Promise<Record<string, string>> {
  const isKey = 'secret' in caller
  const token = isKey ? caller.secret : await t.token(caller)
  const genuine = { Authorization: `Bearer ${token}` }
  const initData = initDataFor(at.app, at.member)
  if (faults.userRateLimit) {
    for (let i = 0; i < LIMITS.user; i++)
      await t.raw('GET', '/api/v1/identity/me', { headers: { ...genuine, 'X-Forwarded-For': nextIp() } })
  }
  const sent = faults.initData ? initData.replace(/hash=./, 'hash=x') : initData
  const from = { 'X-Forwarded-For': ip }
  if (faults.embeddedLimit) {
    for (let i = 0; i < LIMITS.embeddedApp; i++)
      await t.raw('GET', '/openapi.json', { headers: { ...from, 'X-Init-Data': sent } })
  }
  if (faults.publicThrottle) for (let i = 0; i < LIMITS.ip; i++) await t.raw('GET', '/openapi.json', { headers: from })
  const forged = token.slice(0, -4) + [...token.slice(-4)].map((c) => (c === 'A' ? 'B' : 'A')).join('')
  return {
    ...from,
    'X-Init-Data': sent,
    Authorization: `Bearer ${faults.authenticate ? forged : token}`,
    ...organizationHeader(isKey, at, faults),
  }
}

function organizationHeader(isKey: boolean, at: Place, faults: Faults): Record<string, string> {
  if (!faults.organization) return { 'X-Org-Id': toPublic('org', at.orgId) }
  return isKey ? { 'X-Org-Id': toPublic('org', newId()) } : {}
}

const pairs = (list: typeof refusals) =>
  list.flatMap(([earlier, expected], i) => list.slice(i + 1).map(([later]) => ({ earlier, later, expected })))

const told = ({ status, json }: RawAnswer) => ({ status, code: json.error?.code, details: json.error?.details })

describe('the pipeline', () => {
  it('lists its stages in the order of the specification', () => {
    expect(everyRequest.map(({ name }) => name)).toEqual([
      'correlationId',
      'productTag',
      'embeddedApp',
      'publicThrottle',
    ])
    expect(perOperation.map(({ name }) => name)).toEqual([
      'authenticate',
      'userRateLimit',
      'organization',
      'memberStatus',
      'quota',
      'roles',
      'permission',
      'body',
      'relationship',
      'consent',
      'initData',
      'validate',
      'oracle',
      'idempotency',
    ])
  })

  it('has nothing to refuse at guard 6: no operation declares a legacy role', () => {
    for (const op of Object.values<Operation>(operations)) expect(roles(op)).toBeNull()
  })
})

describe.each([
  ['person', refusals],
  ['key', keyRefusals],
] as const)('a request of a %s', (by, list) => {
  it('without a fault passes, with and without guard 10', async () => {
    expect((await attempt(by, {}, t.url)).status).toBe(201)
    expect((await attempt(by, {}, guarded.url)).status).toBe(201)
  })

  it.each(list)('with one fault gets its refusal: %s', async (fault, expected) => {
    expect(told(await attempt(by, { [fault]: true }, guarded.url))).toMatchObject(expected)
    if (fault !== 'initData') expect(told(await attempt(by, { [fault]: true }, t.url))).toMatchObject(expected)
  })

  it.each(pairs(list))(
    'with two faults gets the earlier refusal: $earlier before $later',
    async ({ earlier, later, expected }) => {
      const faults = { [earlier]: true, [later]: true }
      expect(told(await attempt(by, faults, guarded.url))).toMatchObject(expected)
      // Only guard 10 needs the operation of our own; everything else holds on the real route, too.
      if (earlier !== 'initData' && later !== 'initData') {
        expect(told(await attempt(by, faults, t.url))).toMatchObject(expected)
      }
    },
  )
})
