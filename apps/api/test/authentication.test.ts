import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newId, toPublic } from '../src/ids.ts'
import type { RunningServer } from '../src/server.ts'
import { passTime, resetClock } from './support/clock.ts'
import type { Key, Person } from './support/school.ts'
import { startTestServer, type TestServer } from './support/server.ts'

let t: TestServer
let other: RunningServer
let orgId: string

beforeAll(async () => {
  t = await startTestServer()
  other = await t.another()
  orgId = await t.school.organization()
})
afterEach(resetClock)
afterAll(() => t.close())

const told = ({ status, json }: { status: number; json: { error?: { code: string; details: unknown } } }) =>
  json.error ? { status, code: json.error.code, details: json.error.details } : { status }
const OK = { status: 200 }
const unauthorized = (reason: string) => ({ status: 401, code: 'unauthorized', details: { reason } })

const me = async (as: Person | Key, baseUrl?: string) =>
  told(await t.raw('GET', '/api/v1/identity/me', { as, baseUrl }))
const list = async (as: Person | Key, baseUrl?: string) => told(await t.raw('GET', '/api/v1/tasks', { as, baseUrl }))
const withToken = async (token: string, headers: Record<string, string> = {}) =>
  t.raw('GET', '/api/v1/identity/me', { headers: { Authorization: `Bearer ${token}`, ...headers } })

describe('a first sign-in', () => {
  const invited = async (values = {}) => {
    const email = `${newId()}@example.org`
    const user = await t.school.user({
      idp_subject: null,
      email,
      email_verified: false,
      first_name: '',
      last_name: '',
      ...values,
    })
    return t.school
      .membership(orgId, { ...user, subject: `first-${user.userId}` }, 'teacher')
      .then((p) => ({ ...p, email }))
  }
  const signIn = async (claims: Record<string, unknown>) =>
    told(await withToken(await t.identity.token(claims), { 'X-Org-Id': toPublic('org', orgId) }))
  const userRow = (id: string) => t.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  it('gives the row with the e-mail its subject, its verification and its names', async () => {
    const { userId, email, subject } = await invited()
    const claims = {
      sub: subject,
      email: email.toUpperCase(),
      email_verified: true,
      given_name: 'Ana',
      family_name: 'Ruiz',
    }
    expect(await signIn(claims)).toEqual(OK)
    expect(await userRow(userId)).toMatchObject({
      idp_subject: subject,
      email_verified: true,
      first_name: 'Ana',
      last_name: 'Ruiz',
      email,
    })
    expect(await signIn({ sub: subject })).toEqual(OK)
  })

  it('happens once: another subject with the same e-mail is nobody', async () => {
    const { userId, email, subject } = await invited()
    expect(await signIn({ sub: subject, email, email_verified: true })).toEqual(OK)
    expect(await signIn({ sub: 'thief', email, email_verified: true })).toEqual(unauthorized('invalid_token'))
    expect(await userRow(userId)).toMatchObject({ idp_subject: subject })
  })

  it('lets in all requests of a page that loads in parallel', async () => {
    const { email, subject } = await invited()
    const claims = { sub: subject, email, email_verified: true }
    expect(await Promise.all(Array.from({ length: 8 }, () => signIn(claims)))).toEqual(new Array(8).fill(OK))
  })

  it.each([
    ['without an e-mail', (email: string) => ({ email: undefined, given: email })],
    ['with another e-mail', () => ({ email: 'stranger@example.org' })],
    ['with an e-mail that is not verified', (email: string) => ({ email, email_verified: false })],
    ['with a verification that is only text', (email: string) => ({ email, email_verified: 'true' })],
  ])('%s is refused', async (_what, claims) => {
    const { userId, email, subject } = await invited()
    expect(await signIn({ sub: subject, email_verified: true, ...claims(email) })).toEqual(
      unauthorized('invalid_token'),
    )
    expect(await userRow(userId)).toMatchObject({ idp_subject: null, email_verified: false })
  })

  it('never makes a person of a service, or of a user who is deleted', async () => {
    for (const values of [{ kind: 'service' }, { deleted_at: new Date().toISOString() }]) {
      const { userId, email, subject } = await invited(values)
      expect(await signIn({ sub: subject, email, email_verified: true })).toEqual(unauthorized('invalid_token'))
      expect(await userRow(userId)).toMatchObject({ idp_subject: null })
    }
  })

  it('is refused to the subject of a deleted user, also where the e-mail was invited again', async () => {
    const { userId, subject, email } = await invited()
    expect(await signIn({ sub: subject, email, email_verified: true })).toEqual(OK)
    await t.db.updateTable('users').set({ deleted_at: new Date().toISOString() }).where('id', '=', userId).execute()
    await t.school.user({ idp_subject: null, email, email_verified: false })
    await passTime(61_000)
    expect(await signIn({ sub: subject, email, email_verified: true })).toEqual(unauthorized('invalid_token'))
  })

  it('needs no e-mail where the subject is known, but the user must be verified', async () => {
    const known = await t.school.user({ email_verified: false })
    const person = await t.school.membership(orgId, known, 'teacher')
    expect(await me(person)).toEqual(unauthorized('account_not_verified'))
    expect(await signIn({ sub: 'unheard of' })).toEqual(unauthorized('invalid_token'))
  })
})

describe('the status of the organization', () => {
  const member = async (status: string) => {
    const at = await t.school.organization({ status: status as never })
    return { at, person: await t.school.person(at, 'owner') }
  }

  it.each(['suspended', 'deleted'])('%s is told to members and keys, and ends their access', async (status) => {
    const { at, person } = await member(status)
    expect(await list(person)).toEqual(unauthorized('organization_unavailable'))
    expect(await list(await t.school.key(at, ['tasks:read']))).toEqual(unauthorized('organization_unavailable'))
    expect(await list(await t.school.appKey(at, ['tasks:read']))).toEqual(unauthorized('organization_unavailable'))
    const claimed = await t.identity.token({ sub: person.subject, org_id: toPublic('org', at) })
    expect(told(await withToken(claimed))).toEqual(unauthorized('organization_unavailable'))
  })

  it.each(['suspended', 'deleted'])('%s is not told to outsiders: it looks like none', async (status) => {
    const { at } = await member(status)
    const outsider = await t.school.person(orgId, 'owner')
    const answer = async (id: string) => {
      const { status, json, headers } = await t.raw('GET', '/api/v1/tasks', { as: { ...outsider, orgId: id } })
      const { requestId: _r, timestamp: _t, ...error } = json.error
      const named = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name) && !/ratelimit/.test(name))
      return { status, error, named }
    }
    const unknown = await answer(newId())
    expect(unknown).toMatchObject({ status: 403, error: { code: 'membership_inactive', details: { status: null } } })
    expect({ ...(await answer(at)), named: [] }).toEqual({ ...unknown, named: [] })
    expect((await answer(at)).named.map(([name]) => name)).toEqual(unknown.named.map(([name]) => name))
  })

  it('reaches every node within 60 s', async () => {
    const { at, person } = await member('active')
    expect(await list(person)).toEqual(OK)
    await t.db.updateTable('organizations').set({ status: 'suspended' }).where('id', '=', at).execute()
    await passTime(61_000)
    expect(await list(person)).toEqual(unauthorized('organization_unavailable'))
    await t.db.updateTable('organizations').set({ status: 'active' }).where('id', '=', at).execute()
    await passTime(61_000)
    expect(await list(person)).toEqual(OK)
  })
})

describe('a removed member', () => {
  it('loses access on every node after 300 s at most', async () => {
    const person = await t.school.person(orgId, 'teacher')
    expect([await list(person), await list(person, other.url)]).toEqual([OK, OK])
    await t.db.updateTable('memberships').set({ status: 'removed' }).where('id', '=', person.memberId).execute()
    await passTime(301_000)
    const gone = { status: 403, code: 'membership_inactive', details: { status: 'removed' } }
    expect([await list(person), await list(person, other.url)]).toEqual([gone, gone])
  })
})

describe('a super-admin', () => {
  const superAdmin = () => t.school.user({ is_super_admin: true })
  const as = async (user: { subject: string; userId: string }) => ({
    ...user,
    orgId,
    memberId: '',
    role: 'guest' as const,
  })
  const send = async (subject: string, method: string, path: string, options: { org?: string; body?: object } = {}) => {
    const headers = {
      Authorization: `Bearer ${await t.token({ subject })}`,
      ...(options.org ? { 'X-Org-Id': toPublic('org', options.org) } : {}),
    }
    return told(await t.raw(method, path, { headers, body: options.body }))
  }

  it('needs no organization (guard 4) and no permission (guard 7)', async () => {
    const { subject } = await superAdmin()
    expect(await send(subject, 'GET', '/api/v1/identity/me')).toEqual(OK)
    expect(await send(subject, 'GET', '/api/v1/tasks', { org: orgId })).toEqual(OK)
    expect(await send(subject, 'POST', '/api/v1/tasks', { org: orgId, body: { title: 'x' } })).toEqual({ status: 201 })
    expect(await send(subject, 'GET', '/api/v1/organization', { org: orgId })).toEqual(OK)
  })

  it('is asked for an organization where the operation is inside one', async () => {
    const { subject } = await superAdmin()
    const required = { status: 403, code: 'organization_context_required', details: { header: 'X-Org-Id' } }
    expect(await send(subject, 'GET', '/api/v1/tasks')).toEqual(required)
    expect(await send(subject, 'POST', '/api/v1/tasks', { body: { title: 'x' } })).toEqual(required)
  })

  it('does not pass guard 5 where her own membership is not active', async () => {
    const user = await superAdmin()
    await t.school.membership(orgId, user, 'owner', { status: 'suspended' })
    const refused = { status: 403, code: 'membership_inactive', details: { status: 'suspended' } }
    expect(await me(await as(user))).toEqual(refused)
  })

  it('does not pass guard 8 or 9: rows about a child stay away', async () => {
    const { subject } = await superAdmin()
    const studentId = await t.school.student(orgId)
    const taskId = toPublic('task', await t.school.task(orgId, { student_id: studentId }))
    expect(await send(subject, 'GET', `/api/v1/tasks/${taskId}`, { org: orgId })).toMatchObject({ status: 404 })
    const body = { title: 'x', studentId: toPublic('stu', studentId) }
    expect(await send(subject, 'POST', '/api/v1/tasks', { org: orgId, body })).toMatchObject({
      status: 403,
      code: 'RELATIONSHIP_REQUIRED',
    })
  })

  it('is refused in a suspended organization and in none that there is', async () => {
    const { subject } = await superAdmin()
    const suspended = await t.school.organization({ status: 'suspended' })
    expect(await send(subject, 'GET', '/api/v1/tasks', { org: suspended })).toEqual(
      unauthorized('organization_unavailable'),
    )
    expect(await send(subject, 'GET', '/api/v1/tasks', { org: newId() })).toMatchObject({ status: 403 })
  })

  it('is one by the row, whatever the token says, and no longer than 60 s after the row', async () => {
    const user = await t.school.user()
    const token = await t.identity.token({ sub: user.subject, isSuperAdmin: true, is_super_admin: true })
    expect(told(await withToken(token))).toMatchObject({ status: 403, code: 'organization_context_required' })
    await t.db.updateTable('users').set({ is_super_admin: true }).where('id', '=', user.userId).execute()
    await passTime(61_000)
    expect(told(await withToken(token))).toEqual(OK)
    await t.db.updateTable('users').set({ is_super_admin: false }).where('id', '=', user.userId).execute()
    await passTime(61_000)
    expect(told(await withToken(token))).toMatchObject({ status: 403 })
  })
})
