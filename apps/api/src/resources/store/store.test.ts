import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, bothWays, fault, refusal } from '../../../test/support/academic.ts'
import type { Key, Person } from '../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { written } from '../../../test/support/written.ts'
import { directoryLookup, hashSecret, isWellFormedSecret } from '../../auth/api-key.ts'
import { deriveInitDataKey, initDataKeyContext, signInitData } from '../../auth/init-data.ts'
import { newId, toPublic, uuidOf } from '../../ids.ts'

let t: TestServer
let orgId: string
let admin: Person
let teacher: Person
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization()
  admin = await t.school.person(orgId, 'admin')
  teacher = await t.school.person(orgId, 'teacher')
})
afterAll(() => t.close())

const store = (as: Person | Key = admin) => t.as(as).store
const newApp = async (...args: Parameters<TestServer['school']['app']>) => toPublic('app', await t.school.app(...args))
const wanted = ['tasks:read', 'students:read'] as const
const installed = async (as: Person = admin) => {
  const id = await newApp([...wanted])
  return { id, ...(await store(as).install(id)).data }
}
/** The answer to a call with the secret: 200, or the code of the refusal. */
const tryOut = async (secret: string): Promise<number | string> => {
  const { status, json } = await t.raw('GET', '/api/v1/tasks', { headers: { Authorization: `Bearer ${secret}` } })
  return status === 200 ? 200 : json.error.code
}
const launch = async (appId: string, secret: string, user = teacher): Promise<number | string> => {
  const fields = {
    app_id: appId,
    org_id: toPublic('org', user.orgId),
    user_id: toPublic('usr', user.userId),
    auth_date: String(Math.floor(Date.now() / 1000)),
  }
  const hash = signInitData(fields, deriveInitDataKey(secret))
  const headers = { 'X-Init-Data': new URLSearchParams({ ...fields, hash }).toString() }
  const { status, json } = await t.raw('GET', '/api/v1/embedded/context', { headers })
  return status === 200 ? 200 : json.error.code
}
const installationRow = (id: string) =>
  t.db.selectFrom('app_installations').selectAll().where('id', '=', uuidOf('inst', id)).executeTakeFirstOrThrow()
const keyRow = (id: string) =>
  t.db.selectFrom('api_keys').selectAll().where('id', '=', uuidOf('key', id)).executeTakeFirstOrThrow()

describe('store.list', () => {
  it('shows published apps with all that they say of themselves, the latest first', async () => {
    const at = '2026-03-01T08:00:00.000Z'
    const values = {
      slug: 'lunch-menu',
      name: '🥪 Lunch',
      tagline: 'What is for lunch',
      categories: ['operations', 'family'],
      icon_url: 'https://img.example.org/lunch.png',
      screenshots: ['https://img.example.org/1.png'],
      website_url: 'https://lunch.example.org',
      is_embedded: true,
      embed_url: 'https://lunch.example.org/embed',
      pricing: 'paid',
      version: '1.4.0',
      install_count: 12,
      published_at: at,
      updated_at: at,
    }
    const id = await newApp([...wanted], values)
    const { data } = await store().get(id)
    expect(data).toEqual({
      id,
      slug: 'lunch-menu',
      name: '🥪 Lunch',
      tagline: 'What is for lunch',
      description: 'An app',
      developerName: 'Example',
      categories: ['operations', 'family'],
      iconUrl: 'https://img.example.org/lunch.png',
      screenshots: ['https://img.example.org/1.png'],
      websiteUrl: 'https://lunch.example.org',
      privacyPolicyUrl: 'https://example.org/privacy',
      requestedScopes: [...wanted],
      isEmbedded: true,
      embedUrl: 'https://lunch.example.org/embed',
      pricing: 'paid',
      version: '1.4.0',
      installCount: 12,
      isInstalled: false,
      publishedAt: at,
      updatedAt: at,
    })
    expect((await store().list({ category: 'family' })).data).toEqual([data])
    expect((await store().list({ q: 'LUNCH' })).data).toEqual([data])
    expect((await store().list({ q: '%' })).data).toEqual([])
  })

  it('gives the same by page and by cursor, without drafts', async () => {
    for (const status of ['draft', 'in_review', 'unlisted', 'suspended']) await newApp(['tasks:read'], { status })
    await newApp(['tasks:read'])
    await newApp(['tasks:read'])
    const { byPage, byCursor, total } = await bothWays((params) => store().list(params))
    expect(byCursor).toEqual(byPage)
    expect(total).toBe(byPage.length)
    const times = byPage.map(({ publishedAt }) => publishedAt)
    expect(times).toEqual(times.toSorted().reverse())
    const { count } = await t.db
      .selectFrom('apps')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('status', '=', 'published')
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(total)
  })

  it('says of each organization for itself what is installed', async () => {
    const { id } = await installed()
    const elsewhere = await t.school.person(await t.school.organization(), 'admin')
    const key = await t.school.key(orgId, ['apps:read'])
    expect((await store(key).get(id)).data.isInstalled).toBe(true)
    expect((await store(elsewhere).get(id)).data.isInstalled).toBe(false)
    expect((await store(elsewhere).listInstalled()).data).toEqual([])
    expect(await refusal(store(elsewhere).uninstall(id))).toMatchObject({ details: { reason: 'not_installed' } })
  })
})

describe('store.get', () => {
  it('does not know drafts, nor what was never an app; what is installed stays visible', async () => {
    const draft = await newApp(['tasks:read'], { status: 'draft' })
    for (const id of [draft, toPublic('app', newId())]) {
      expect((await refusal(store().get(id))).code).toBe('not_found')
    }
    const { id } = await installed()
    await t.db.updateTable('apps').set({ status: 'unlisted' }).where('id', '=', uuidOf('app', id)).execute()
    expect((await store().get(id)).data.isInstalled).toBe(true)
    const elsewhere = await t.school.person(await t.school.organization(), 'admin')
    expect((await refusal(store(elsewhere).get(id))).code).toBe('not_found')
  })
})

describe('store.install', () => {
  it('gives the app a service user, a key and an init-data key, and shows the secret once', async () => {
    const id = await newApp([...wanted])
    const { data, meta } = await store().install(id)
    const { installation, credential } = data
    const at = installation.createdAt
    expect(installation).toEqual({
      id: expect.stringMatching(/^inst_/),
      appId: id,
      app: { id, slug: expect.any(String), name: 'Test app', iconUrl: null },
      status: 'active',
      grantedScopes: [...wanted],
      installedAt: at,
      uninstalledAt: null,
      createdAt: at,
      updatedAt: at,
    })
    expect(credential).toEqual({
      id: expect.stringMatching(/^key_/),
      appId: id,
      appSecret: expect.stringMatching(/^hrk_app_/),
      scopes: [...wanted],
      createdAt: at,
      previousExpiresAt: null,
    })
    expect(isWellFormedSecret(credential.appSecret)).toBe(true)
    const { secret_hash, installation_id, kind, scopes, service_user_id } = await keyRow(credential.id)
    expect({ secret_hash, kind, scopes }).toEqual({
      secret_hash: hashSecret(credential.appSecret),
      kind: 'app',
      scopes: [...wanted],
    })
    expect(installation_id).toBe(uuidOf('inst', installation.id))
    const service = await t.db.selectFrom('users').selectAll().where('id', '=', service_user_id).executeTakeFirst()
    expect(service).toMatchObject({ kind: 'service', first_name: 'Test app' })
    const { init_data_key_enc } = await installationRow(installation.id)
    const opened = t.server.services.secrets.open(
      init_data_key_enc as Buffer,
      initDataKeyContext(uuidOf('inst', installation.id)),
    )
    expect(opened).toBe(deriveInitDataKey(credential.appSecret).toString('base64'))
    expect([await tryOut(credential.appSecret), await launch(id, credential.appSecret)]).toEqual([200, 200])
    const { events, audit } = await written(t.db, meta.requestId)
    expect(events).toMatchObject([{ type: 'app.installed', payload: { object: installation }, internal_only: false }])
    expect(audit).toMatchObject([{ action: 'store.install', outcome: 'success' }])
    expect(JSON.stringify([events, audit])).not.toContain(credential.appSecret)
    expect((await t.as(admin).apiKeys.get(credential.id)).data).toMatchObject({ kind: 'app', appId: id })
  })

  it('grants what was asked for of what the app requests, and names the rest', async () => {
    const id = await newApp([...wanted])
    const scopes = ['tasks:read', 'tasks:write', 'nonsense']
    const faults = await fault(store().install(id, { grantedScopes: scopes }))
    expect(faults).toEqual([
      ['grantedScopes[1]', 'scope_not_requested'],
      ['grantedScopes[2]', 'scope_not_requested'],
    ])
    expect(await fault(store().install(id, { grantedScopes: [] }))).toEqual(['grantedScopes', 'min_length'])
    const { data } = await store().install(id, { grantedScopes: ['tasks:read'] })
    expect(data.installation.grantedScopes).toEqual(['tasks:read'])
    expect(data.credential.scopes).toEqual(['tasks:read'])
  })

  it('refuses a scope that the caller’s own roles do not allow', async () => {
    const id = await newApp(['tasks:read'])
    const superAdmin = await t.school.user({ is_super_admin: true })
    const call = store({ ...admin, ...superAdmin }).install(id)
    expect(await refusal(call)).toEqual({ code: 'forbidden', details: { reason: 'role_escalation' } })
  })

  it.each(['draft', 'in_review', 'unlisted', 'suspended'])('refuses an app that is %s', async (status) => {
    const id = await newApp(['tasks:read'], { status })
    expect(await refusal(store().install(id))).toEqual({ code: 'conflict', details: { reason: 'app_not_published' } })
  })

  it('is done once, however many try at the same time', async () => {
    const id = await newApp(['tasks:read'])
    const calls = Array.from({ length: 50 }, () =>
      store()
        .install(id)
        .then(
          () => 'installed',
          ({ code, details }) => `${code} ${details.reason}`,
        ),
    )
    const outcomes = (await Promise.all(calls)).toSorted()
    expect(outcomes).toEqual([...Array(49).fill('conflict already_installed'), 'installed'])
    const keys = await t.db.selectFrom('api_keys').select('id').where('name', '=', 'Test app').execute()
    expect(await refusal(store().install(id))).toMatchObject({ details: { reason: 'already_installed' } })
    expect(await t.db.selectFrom('api_keys').select('id').where('name', '=', 'Test app').execute()).toEqual(keys)
  })

  it('answers a repeated call with the same secret, which nothing keeps in the clear', async () => {
    const id = await newApp(['tasks:read'])
    const first = await store().install(id, {}, { idempotencyKey: `install-${id}` })
    const again = await store().install(id, {}, { idempotencyKey: `install-${id}` })
    expect(again.data).toEqual(first.data)
    const rows = await t.db.selectFrom('idempotency_keys').select('response_enc').execute()
    const secret = first.data.credential.appSecret
    expect(rows.some(({ response_enc }) => response_enc?.includes(secret))).toBe(false)
  })
})

describe('store.listInstalled', () => {
  it('shows present and past installations, filtered by state', async () => {
    const org = await t.school.organization()
    const owner = await t.school.person(org, 'owner')
    const made = []
    for (let i = 0; i < 5; i++) made.unshift((await installed(owner)).installation)
    const gone = (await store(owner).uninstall(made[0]?.appId as string)).data
    const { byPage, byCursor, total } = await bothWays((params) => store(owner).listInstalled(params))
    expect(byPage).toEqual([gone, ...made.slice(1)])
    expect(byCursor).toEqual(byPage)
    expect(total).toBe(5)
    expect((await store(owner).listInstalled({ status: 'uninstalled' })).data).toEqual([gone])
    expect((await store(owner).listInstalled({ status: 'active' })).data).toEqual(made.slice(1))
  })
})

describe('store.uninstall', () => {
  it('ends key, init data and the app’s own consents, and tells of it', async () => {
    const { id, installation, credential } = await installed()
    const guardian = await t.school.person(orgId, 'guardian')
    const child = await t.school.student(orgId)
    const shared = { app_id: uuidOf('app', id) }
    await t.school.consent(guardian, child, 'third_party_sharing', shared)
    await t.school.consent(guardian, child, 'third_party_sharing')
    await t.school.consent(guardian, child, 'photo_media')
    expect([await tryOut(credential.appSecret), await launch(id, credential.appSecret)]).toEqual([200, 200])
    const { data } = await store().uninstall(id)
    const at = data.uninstalledAt
    expect(data).toEqual({ ...installation, status: 'uninstalled', uninstalledAt: at, updatedAt: at })
    expect(await tryOut(credential.appSecret)).toBe('unauthorized')
    expect(await launch(id, credential.appSecret)).toBe('initdata_invalid')
    expect((await keyRow(credential.id)).revoked_at).not.toBeNull()
    expect((await installationRow(installation.id)).init_data_key_enc).toBeNull()
    const consents = await t.db
      .selectFrom('consents')
      .select(['app_id', 'status'])
      .where('student_id', '=', child)
      .execute()
    expect(consents.map(({ app_id, status }) => [app_id !== null, status]).toSorted()).toEqual([
      [false, 'granted'],
      [false, 'granted'],
      [true, 'superseded'],
    ])
    const told = await new Academy(t.school, orgId).told('inst', installation.id)
    const previous = { status: 'active', uninstalledAt: null }
    expect(told.events).toEqual([
      ['app.installed', { object: installation }],
      ['app.uninstalled', { object: data, previous }],
    ])
    expect(told.audit.map(([action]) => action)).toEqual(['store.install', 'store.uninstall'])
  })

  it('refuses what is not installed, and lets the app in again as a new installation', async () => {
    const { id, installation, credential } = await installed()
    await store().uninstall(id)
    expect(await refusal(store().uninstall(id))).toEqual({ code: 'conflict', details: { reason: 'not_installed' } })
    expect((await refusal(store().uninstall(toPublic('app', newId())))).code).toBe('not_found')
    const { data } = await store().install(id)
    expect(data.installation.id).not.toBe(installation.id)
    expect([await tryOut(data.credential.appSecret), await tryOut(credential.appSecret)]).toEqual([200, 'unauthorized'])
  })

  it('ends a suspended installation, whose key was refused already', async () => {
    const { id, installation, credential } = await installed()
    const suspend = { status: 'suspended' }
    await t.db.updateTable('app_installations').set(suspend).where('id', '=', uuidOf('inst', installation.id)).execute()
    t.server.services.directory.forgetKey(uuidOf('key', credential.id))
    expect([await tryOut(credential.appSecret), await launch(id, credential.appSecret)]).toEqual([
      'unauthorized',
      'initdata_invalid',
    ])
    expect(await refusal(store().install(id))).toMatchObject({ details: { reason: 'already_installed' } })
    expect((await store().uninstall(id)).data.status).toBe('uninstalled')
  })
})

describe('store.rotateCredential', () => {
  it('lets both secrets work, as key and for init data, until the grace period ends', async () => {
    const { id, installation, credential } = await installed()
    const { data } = await store().rotateCredential(id, { gracePeriodSeconds: 2 })
    const fresh = data.credential
    expect(data.installation).toEqual({ ...installation, updatedAt: data.installation.updatedAt })
    expect(fresh).toMatchObject({ id: credential.id, appId: id, scopes: credential.scopes })
    expect(Date.parse(fresh.previousExpiresAt ?? '') - Date.parse(data.installation.updatedAt)).toBe(2_000)
    const all = [credential.appSecret, fresh.appSecret]
    for (const secret of all) expect([await tryOut(secret), await launch(id, secret)]).toEqual([200, 200])
    expect(await refusal(store().rotateCredential(id))).toMatchObject({ details: { reason: 'rotation_in_progress' } })
    await new Promise((over) => setTimeout(over, 2_100))
    expect([await tryOut(credential.appSecret), await launch(id, credential.appSecret)]).toEqual([
      'unauthorized',
      'initdata_invalid',
    ])
    expect([await tryOut(fresh.appSecret), await launch(id, fresh.appSecret)]).toEqual([200, 200])
    const told = await new Academy(t.school, orgId).told('inst', installation.id)
    expect(told.events.at(-1)).toEqual(['app.credential_rotated', { object: data.installation }])
    expect(JSON.stringify(told)).not.toContain(fresh.appSecret)
  })

  it('gives a day by default; without grace the old secret ends at once', async () => {
    const { id } = await installed()
    const { data } = await store().rotateCredential(id)
    const until = Date.parse(data.credential.previousExpiresAt ?? '')
    expect(until - Date.parse(data.installation.updatedAt)).toBe(86_400_000)
    const other = await installed()
    const now = (await store().rotateCredential(other.id, { gracePeriodSeconds: 0 })).data.credential
    expect(now.previousExpiresAt).toBeNull()
    const old = other.credential.appSecret
    expect([await tryOut(old), await launch(other.id, old)]).toEqual(['unauthorized', 'initdata_invalid'])
    expect([await tryOut(now.appSecret), await launch(other.id, now.appSecret)]).toEqual([200, 200])
    const lookups = await t.db
      .selectFrom('api_key_directory')
      .select('lookup')
      .where('key_id', '=', uuidOf('key', now.id))
      .execute()
    expect(lookups).toEqual([{ lookup: directoryLookup(now.appSecret) }])
  })

  it('shows the secret to nobody whose roles do not hold its scopes', async () => {
    const { installation } = await installed()
    const call = store({ ...admin, ...(await t.school.user({ is_super_admin: true })) })
    const refused = await refusal(call.rotateCredential(installation.appId))
    expect(refused).toEqual({ code: 'forbidden', details: { reason: 'role_escalation' } })
  })

  it('refuses what is not installed, and an app whose key was revoked', async () => {
    const id = await newApp(['tasks:read'])
    expect(await refusal(store().rotateCredential(id))).toMatchObject({ details: { reason: 'not_installed' } })
    const { id: other, credential } = await installed()
    await t.as(admin).apiKeys.revoke(credential.id)
    expect(await refusal(store().rotateCredential(other))).toEqual({
      code: 'credential_not_found',
      details: { id: other },
    })
    expect((await store().uninstall(other)).data.status).toBe('uninstalled')
  })
})
