import type { Server } from 'node:http'
import { operations } from '@homeroom/contract/operations'
import type { Operation } from '@homeroom/contract/record'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type Installation,
  initDataFor,
  installApp,
  mount,
  referenceSignature,
  sealedKey,
} from '../../test/support/attempt.ts'
import type { Person } from '../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../test/support/server.ts'
import type { Exchange } from '../http/exchange.ts'
import { newId, toPublic } from '../ids.ts'
import { deriveInitDataKey, type EmbeddedContext, signInitData } from './init-data.ts'

let t: TestServer
let route: { url: string; server: Server }
let seen: EmbeddedContext | null
let orgId: string
let person: Person
let app: Installation

beforeAll(async () => {
  t = await startTestServer()
  // Public, as the one route of the contract will be on which guard 10 acts: guards 2 to 9 have nothing to do.
  const op: Operation = { ...operations['tasks.list'], access: 'public', relationship: [], initData: true }
  route = await mount(t.server.services, op, (_input, ctx) => {
    seen = (ctx as Exchange).embedded
    return { data: [], pagination: { hasMore: false, limit: 20, page: 1, nextCursor: null, total: 0 } }
  })
  orgId = await t.school.organization()
  person = await t.school.person(orgId, 'teacher')
  app = await installApp(t, orgId)
})
beforeEach(() => {
  seen = null
})
afterAll(async () => {
  route.server.close()
  await t.close()
})

async function launch(initData: string | null): Promise<{ status: number; code?: string; details?: unknown }> {
  const headers: Record<string, string> = initData === null ? {} : { 'X-Init-Data': initData }
  const { status, json } = await t.raw('GET', '/api/v1/tasks', { headers, baseUrl: route.url })
  return status === 200 ? { status } : { status, code: json.error.code, details: json.error.details }
}
const seconds = (from = 0) => String(Math.floor(Date.now() / 1000) + from)
const INVALID = { status: 401, code: 'initdata_invalid', details: null }

describe('the signature', () => {
  it('is the one that the scheme defines', () => {
    const fields = { user_id: 'usr_1', app_id: 'app_1', auth_date: '1', start_param: 'a=b&c\nd', hash: 'ignored' }
    expect(signInitData(fields, deriveInitDataKey('secret'))).toBe(referenceSignature(fields, 'secret'))
  })
})

describe('guard 10', () => {
  it('lets genuine init data pass and tells who launched what where', async () => {
    const at = seconds(-5)
    const sent = initDataFor(app, person, { auth_date: at, start_param: 'menu=today & more', locale: 'de-DE' })
    expect(await launch(sent)).toEqual({ status: 200 })
    expect(seen).toEqual({
      appId: app.appId,
      orgId,
      userId: person.userId,
      installationId: app.installationId,
      authDate: Number(at),
      startParam: 'menu=today & more',
      locale: 'de-DE',
    })
  })

  it('asks for the header', async () => {
    const missing = { status: 401, code: 'missing_initdata', details: null }
    expect(await launch(null)).toEqual(missing)
    expect(await launch('')).toEqual(missing)
  })

  it.each([
    ['made with another key', () => initDataFor(app, person, {}, deriveInitDataKey('another'))],
    ['with another hash', () => initDataFor(app, person).replace(/hash=.{64}/, `hash=${'0'.repeat(64)}`)],
    [
      'with a hash as long in characters but not in bytes',
      () => initDataFor(app, person).replace(/hash=.{64}/, `hash=${'%C3%A9'.repeat(64)}`),
    ],
    ['with a short hash', () => initDataFor(app, person).slice(0, -1)],
    ['without a hash', () => initDataFor(app, person).replace(/&hash=.*/, '')],
    [
      'changed after signing',
      () => initDataFor(app, person, { start_param: 'a' }).replace('start_param=a', 'start_param=b'),
    ],
    ['with a field added', () => `${initDataFor(app, person)}&locale=de`],
    ['with a field given twice', () => `${initDataFor(app, person)}&app_id=${toPublic('app', newId())}`],
    ['of an app that does not exist', () => initDataFor({ ...app, appId: newId() }, person)],
    ['of an organization that does not exist', () => initDataFor({ ...app, orgId: newId() }, person)],
    ['for somebody who does not exist', () => initDataFor(app, { ...person, userId: newId() })],
    ['without a date', () => initDataFor(app, person, { auth_date: '' })],
    ['with a date that is no number', () => initDataFor(app, person, { auth_date: '1e9' })],
    ['longer than 4 KiB', () => initDataFor(app, person, { start_param: 'x'.repeat(4_096) })],
    ['with an id of another kind', () => initDataFor(app, person, { user_id: toPublic('org', orgId) })],
    ['that is none at all', () => 'nonsense'],
    ['with a prototype in it', () => `__proto__=x&${initDataFor(app, person)}`],
  ])('refuses init data %s', async (_what, make) => {
    expect(await launch(make())).toEqual(INVALID)
    expect(seen).toBeNull()
  })

  it.each(['suspended', 'uninstalled'])('refuses an app that is %s', async (status) => {
    const gone = await installApp(t, orgId)
    expect(await launch(initDataFor(gone, person))).toEqual({ status: 200 })
    await t.db.updateTable('app_installations').set({ status }).where('id', '=', gone.installationId).execute()
    expect(await launch(initDataFor(gone, person))).toEqual(INVALID)
  })

  it.each(['invited', 'suspended', 'removed'] as const)('refuses a member who is %s', async (status) => {
    expect(await launch(initDataFor(app, await t.school.person(orgId, 'teacher', { status })))).toEqual(INVALID)
  })

  it('refuses somebody of another organization, and an app in an organization that has it not', async () => {
    const elsewhere = await t.school.organization()
    const stranger = await t.school.person(elsewhere, 'teacher')
    expect(await launch(initDataFor(app, stranger))).toEqual(INVALID)
    expect(await launch(initDataFor({ ...app, orgId: elsewhere }, stranger))).toEqual(INVALID)
  })

  it.each(['suspended', 'deleted'] as const)('refuses everything in an organization that is %s', async (status) => {
    const closed = await t.school.organization({ status })
    const member = await t.school.person(closed, 'teacher')
    expect(await launch(initDataFor(await installApp(t, closed), member))).toEqual(INVALID)
  })

  it('takes init data for an hour, and from a clock a minute ahead', async () => {
    const expired = { status: 401, code: 'initdata_expired', details: { maxAgeSeconds: 3_600 } }
    expect(await launch(initDataFor(app, person, { auth_date: seconds(-3_590) }))).toEqual({ status: 200 })
    expect(await launch(initDataFor(app, person, { auth_date: seconds(-3_610) }))).toEqual(expired)
    expect(await launch(initDataFor(app, person, { auth_date: seconds(55) }))).toEqual({ status: 200 })
    expect(await launch(initDataFor(app, person, { auth_date: seconds(70) }))).toEqual(expired)
  })

  it('tells age only of what is genuine', async () => {
    const forged = initDataFor(app, person, { auth_date: seconds(-9_999) }, deriveInitDataKey('another'))
    expect(await launch(forged)).toEqual(INVALID)
  })

  it('takes the previous key while a rotation lasts', async () => {
    const rotated = await installApp(t, orgId, 'old secret')
    const key = deriveInitDataKey('new secret')
    const rotate = (until: Date) =>
      t.db
        .updateTable('app_installations')
        .set({
          init_data_key_enc: sealedKey(t, rotated.installationId, key),
          prev_init_data_key_enc: sealedKey(t, rotated.installationId, rotated.key),
          prev_key_expires_at: until.toISOString(),
        })
        .where('id', '=', rotated.installationId)
        .execute()
    await rotate(new Date(Date.now() + 60_000))
    expect(await launch(initDataFor(rotated, person, {}, key))).toEqual({ status: 200 })
    expect(await launch(initDataFor(rotated, person))).toEqual({ status: 200 })
    await rotate(new Date(Date.now() - 1_000))
    expect(await launch(initDataFor(rotated, person, {}, key))).toEqual({ status: 200 })
    expect(await launch(initDataFor(rotated, person))).toEqual(INVALID)
  })

  it('does nothing on ordinary routes', async () => {
    const headers = { 'X-Init-Data': 'nonsense' }
    expect((await t.raw('GET', '/api/v1/tasks', { as: person, headers })).status).toBe(200)
  })
})
