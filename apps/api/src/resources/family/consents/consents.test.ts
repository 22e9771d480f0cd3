import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, bothWays, fault, refusal } from '../../../../test/support/academic.ts'
import type { Person } from '../../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../../test/support/server.ts'
import { newId, toPublic } from '../../../ids.ts'

let t: TestServer
let orgId: string
let academy: Academy
let owner: Person
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization()
  academy = new Academy(t.school, orgId)
  owner = await t.school.person(orgId, 'owner')
})
afterAll(() => t.close())

const family = (as: Person) => t.as(as).family
const stu = (id: string) => toPublic('stu', id)
const cns = (id: string) => toPublic('cns', id)
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString()
const grant = { type: 'data_processing', policyVersion: '2026-08' } as const

async function ward(values: Parameters<Academy['guardianLink']>[2] = {}) {
  const guardian = await t.school.person(orgId, 'guardian')
  const childId = await t.school.student(orgId)
  await academy.guardianLink(guardian, childId, values)
  return { guardian, childId, id: stu(childId) }
}
const stored = (childId: string) =>
  t.db.selectFrom('consents').select(['id', 'status', 'granted_by', 'revoke_reason']).where('student_id', '=', childId)
const states = async (childId: string) => (await stored(childId).orderBy('id').execute()).map(({ status }) => status)
const setPolicy = (version: string) =>
  t.db.updateTable('organizations').set({ consent_policy_version: version }).where('id', '=', orgId).execute()

describe('family.grantConsent', () => {
  it('holds at once, and is told with every field but who gave it', async () => {
    const { guardian, childId, id } = await ward()
    expect(await refusal(family(guardian).getChild(id))).toMatchObject({ code: 'CONSENT_REQUIRED' })
    const { data } = await family(guardian).grantConsent(id, { ...grant, expiresAt: '2199-12-31T23:30:00+14:00' })
    expect(data).toEqual({
      id: expect.stringMatching(/^cns_/),
      childId: id,
      type: 'data_processing',
      appId: null,
      status: 'granted',
      policyVersion: '2026-08',
      grantedAt: data.createdAt,
      expiresAt: '2199-12-31T09:30:00.000Z',
      revokedAt: null,
      createdAt: expect.any(String),
      updatedAt: data.createdAt,
    })
    expect((await family(guardian).getChild(id)).data.consents.data_processing).toBe(true)
    expect((await family(guardian).listConsents(id)).data).toEqual([data])
    expect(await academy.told('cns', data.id)).toEqual({
      events: [['consent.granted', { object: data }]],
      audit: [['family.grantConsent', null]],
    })
    expect((await stored(childId).executeTakeFirst())?.granted_by).toBe(guardian.userId)
    const event = await t.db.selectFrom('outbox_events').selectAll().where('type', '=', 'consent.granted').execute()
    expect(event.at(-1)?.student_ids).toEqual([childId])
  })

  it('is given once: to the same policy it is there already', async () => {
    const { guardian, childId, id } = await ward()
    const { data } = await family(guardian).grantConsent(id, grant)
    const again = { code: 'CONSENT_ALREADY_GRANTED', details: { consentId: data.id } }
    expect(await refusal(family(guardian).grantConsent(id, grant))).toEqual(again)
    await family(guardian).grantConsent(id, { ...grant, type: 'health_data' })
    expect(await states(childId)).toEqual(['granted', 'granted'])
  })

  it('is to the policy in force: others are outdated, and an older consent is superseded', async () => {
    const { guardian, childId, id } = await ward()
    const { data: first } = await family(guardian).grantConsent(id, grant)
    const outdated = { code: 'CONSENT_POLICY_OUTDATED', details: { currentPolicyVersion: '2026-08' } }
    expect(await refusal(family(guardian).grantConsent(id, { ...grant, policyVersion: '2027-01' }))).toEqual(outdated)
    await setPolicy('2027-01')
    try {
      const late = family(guardian).grantConsent(id, grant)
      expect(await refusal(late)).toMatchObject({ details: { currentPolicyVersion: '2027-01' } })
      expect((await family(guardian).getChild(id)).data.consents.data_processing).toBe(true)
      const { data: second } = await family(guardian).grantConsent(id, { ...grant, policyVersion: '2027-01' })
      const { data } = await family(guardian).listConsents(id)
      expect(data).toEqual([second, { ...first, status: 'superseded', updatedAt: second.createdAt }])
      expect(await states(childId)).toEqual(['superseded', 'granted'])
      expect((await academy.told('cns', first.id)).events).toHaveLength(1)
    } finally {
      await setPolicy('2026-08')
    }
  })

  it('follows on one that had run out, and says so', async () => {
    const { guardian, childId, id } = await ward()
    const old = await academy.consent(guardian, childId, { type: grant.type, expires_at: inSeconds(-1) })
    expect(await refusal(family(guardian).getChild(id))).toMatchObject({ code: 'CONSENT_REQUIRED' })
    const { data } = await family(guardian).grantConsent(id, grant)
    expect(await states(childId)).toEqual(['expired', 'granted'])
    const lapsed = { id: cns(old), status: 'expired', updatedAt: data.createdAt }
    expect(await academy.told('cns', cns(old))).toMatchObject({
      events: [['consent.expired', { object: lapsed }]],
      audit: [],
    })
    expect(await academy.told('cns', data.id)).toMatchObject({
      events: [['consent.granted', {}]],
      audit: [['family.grantConsent', null]],
    })
  })

  it('is for one app, or for all, one beside the other', async () => {
    const { guardian, childId, id } = await ward()
    const [one, other] = [await t.school.appKey(orgId, ['family:read']), await t.school.appKey(orgId, ['family:read'])]
    await family(guardian).grantConsent(id, grant)
    const share = { type: 'third_party_sharing', policyVersion: '2026-08' } as const
    const toOne = { ...share, appId: toPublic('app', one.appId) }
    const { data } = await family(guardian).grantConsent(id, toOne)
    expect(data.appId).toBe(toOne.appId)
    expect((await t.as(one).family.getChild(id)).data.id).toBe(id)
    expect(await refusal(t.as(other).family.getChild(id))).toMatchObject({
      code: 'CONSENT_REQUIRED',
      details: { consentType: 'third_party_sharing' },
    })
    expect(await refusal(family(guardian).grantConsent(id, toOne))).toMatchObject({ code: 'CONSENT_ALREADY_GRANTED' })
    await family(guardian).grantConsent(id, { ...share, appId: null })
    expect((await t.as(other).family.getChild(id)).data.id).toBe(id)
    expect(await states(childId)).toEqual(['granted', 'granted', 'granted'])
  })

  it('names an app that is installed here, and only for sharing', async () => {
    const { guardian, id } = await ward()
    const share = { type: 'third_party_sharing', policyVersion: '2026-08' } as const
    const foreign = await t.school.appKey(await t.school.organization(), [])
    const removed = await t.school.appKey(orgId, [])
    const gone = t.db.updateTable('app_installations').set({ status: 'uninstalled' })
    await gone.where('id', '=', removed.installationId).execute()
    for (const appId of [foreign.appId, removed.appId, newId()]) {
      const call = family(guardian).grantConsent(id, { ...share, appId: toPublic('app', appId) })
      expect(await fault(call)).toEqual(['appId', 'not_found'])
    }
    const here = toPublic('app', (await t.school.appKey(orgId, [])).appId)
    expect(await fault(family(guardian).grantConsent(id, { ...grant, appId: here }))).toEqual(['appId', 'range'])
  })

  it('ends in the future, if at all', async () => {
    const { guardian, id } = await ward()
    const call = (expiresAt: string) => fault(family(guardian).grantConsent(id, { ...grant, expiresAt }))
    expect(await call(inSeconds(-1))).toEqual(['expiresAt', 'range'])
    expect(await call('2016-12-31T23:59:60Z')).toEqual(['expiresAt', 'format'])
    expect(await call('2199-12-31')).toEqual(['expiresAt', 'format'])
  })

  it('is for guardians whose link allows it, today', async () => {
    for (const values of [{ can_consent: false }, { status: 'pending' }, { ends_on: '2020-01-01' }]) {
      const { guardian, id } = await ward(values)
      const refused = { code: 'RELATIONSHIP_REQUIRED', details: { childId: id } }
      expect(await refusal(family(guardian).grantConsent(id, grant)), JSON.stringify(values)).toEqual(refused)
    }
    const { id } = await ward()
    for (const role of ['owner', 'staff', 'student'] as const) {
      const call = family(await t.school.person(orgId, role)).grantConsent(id, grant)
      expect(await refusal(call)).toEqual({ code: 'forbidden', details: { permission: 'consents:grant' } })
    }
    const admin = await t.school.person(orgId, 'admin', { additional_roles: ['guardian'] })
    expect(await refusal(family(admin).grantConsent(id, grant))).toMatchObject({ code: 'RELATIONSHIP_REQUIRED' })
  })

  it('is there once after fifty parallel calls of two guardians', async () => {
    const { guardian, childId, id } = await ward()
    const other = await t.school.person(orgId, 'guardian')
    await academy.guardianLink(other, childId)
    const old = await academy.consent(other, childId, { type: grant.type, policy_version: '2025-08' })
    const calls = Array.from({ length: 50 }, (_, i) => family(i % 2 ? guardian : other).grantConsent(id, grant))
    const results = await Promise.allSettled(calls)
    const won = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.data.id] : []))
    expect(won).toHaveLength(1)
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    const there = { code: 'CONSENT_ALREADY_GRANTED', details: { consentId: won[0] } }
    for (const error of refused) expect(error).toMatchObject(there)
    const rows = await stored(childId).execute()
    expect(rows.map((row) => [cns(row.id), row.status]).toSorted()).toEqual(
      [
        [cns(old), 'superseded'],
        [won[0], 'granted'],
      ].toSorted(),
    )
  })
})

describe('family.revokeConsent', () => {
  it('ends a consent for the very next request, whoever gave it', async () => {
    const { guardian, childId, id } = await ward()
    const other = await t.school.person(orgId, 'guardian')
    await academy.guardianLink(other, childId)
    const { data: given } = await family(other).grantConsent(id, grant)
    await family(guardian).getChild(id)
    const reason = 'Nein danke 🙅🏽‍♀️ — לא'
    const { data } = await family(guardian).revokeConsent(given.id, { reason })
    expect(data).toEqual({ ...given, status: 'revoked', revokedAt: data.updatedAt, updatedAt: expect.any(String) })
    for (const as of [guardian, other]) {
      expect(await refusal(family(as).getChild(id))).toMatchObject({ code: 'CONSENT_REQUIRED' })
    }
    expect((await stored(childId).executeTakeFirst())?.revoke_reason).toBe(reason)
    const { events, audit } = await academy.told('cns', given.id)
    const previous = { status: 'granted', revokedAt: null }
    expect(events[1]).toEqual(['consent.revoked', { object: data, previous }])
    expect(audit[1]).toEqual([
      'family.revokeConsent',
      { status: { from: 'granted', to: 'revoked' }, revokedAt: { from: null, to: data.revokedAt } },
    ])
    expect(JSON.stringify([events, audit])).not.toContain('danke')
    await family(guardian).grantConsent(id, grant)
    expect(await states(childId)).toEqual(['revoked', 'granted'])
  })

  it('needs no body', async () => {
    const { guardian, childId } = await ward()
    const { data } = await family(guardian).revokeConsent(cns(await academy.consent(guardian, childId)))
    expect(data.status).toBe('revoked')
  })

  it.each([
    ['revoked', { status: 'revoked' }],
    ['superseded', { status: 'superseded' }],
    ['expired', { status: 'expired' }],
    ['expired', { expires_at: '2026-01-01T00:00:00.000Z' }],
  ])('refuses one that is %s: %j', async (status, values) => {
    const { guardian, childId } = await ward()
    const consent = await academy.consent(guardian, childId, values)
    const inactive = { code: 'CONSENT_NOT_ACTIVE', details: { status } }
    expect(await refusal(family(guardian).revokeConsent(cns(consent)))).toEqual(inactive)
  })

  it('is done once by ten parallel calls', async () => {
    const { guardian, childId } = await ward()
    const consent = cns(await academy.consent(guardian, childId))
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => family(guardian).revokeConsent(consent)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await academy.told('cns', consent)).events).toHaveLength(1)
  })

  it('is for guardians of that child, and does not tell others whose it is', async () => {
    const { guardian, childId } = await ward()
    const consent = cns(await academy.consent(guardian, childId))
    const hidden = { code: 'RELATIONSHIP_REQUIRED', details: { childId: null } }
    const { guardian: stranger } = await ward()
    expect(await refusal(family(stranger).revokeConsent(consent))).toEqual(hidden)
    const powerless = await t.school.person(orgId, 'guardian')
    await academy.guardianLink(powerless, childId, { can_consent: false })
    expect(await refusal(family(powerless).revokeConsent(consent))).toEqual(hidden)
    for (const id of [cns(newId()), cns(await foreignConsent())]) {
      expect(await refusal(family(guardian).revokeConsent(id))).toMatchObject({ code: 'CONSENT_NOT_FOUND' })
    }
  })
})

async function foreignConsent(): Promise<string> {
  const org = await t.school.organization()
  const guardian = await t.school.person(org, 'guardian')
  return new Academy(t.school, org).consent(guardian, await t.school.student(org))
}

describe('family.listConsents', () => {
  it('is newest first, by page and by cursor, filtered and counted', async () => {
    const { guardian, childId, id } = await ward()
    const made: string[] = []
    for (const values of [
      { type: 'health_data', status: 'revoked' },
      { type: 'health_data', status: 'superseded' },
      { type: 'health_data' },
      { type: 'photo_media', expires_at: inSeconds(-5) },
      { type: 'contact_sharing', expires_at: inSeconds(60) },
    ]) {
      made.push(cns(await academy.consent(guardian, childId, values)))
    }
    await academy.consent(guardian, await t.school.student(orgId))
    const { byPage, byCursor, total } = await bothWays((params) => family(guardian).listConsents(id, params))
    expect(byPage.map((consent) => consent.id)).toEqual(made.toReversed())
    expect(byCursor).toEqual(byPage)
    expect(total).toBe(5)
    const ids = async (params: Parameters<ReturnType<typeof family>['listConsents']>[1]) => {
      const { data, pagination } = await family(guardian).listConsents(id, params)
      expect(pagination.total).toBe(data.length)
      return data.map((consent) => made.indexOf(consent.id)).toSorted()
    }
    expect(await ids({ type: 'health_data' })).toEqual([0, 1, 2])
    expect(await ids({ status: 'granted' })).toEqual([2, 4])
    expect(await ids({ status: 'expired' })).toEqual([3])
    expect(await ids({ status: 'revoked', type: 'health_data' })).toEqual([0])
  })

  it('needs no consent, but a relationship', async () => {
    const { guardian, id } = await ward()
    expect((await family(guardian).listConsents(id)).data).toEqual([])
    for (const role of ['staff', 'health_staff', 'admin'] as const) {
      expect((await family(await t.school.person(orgId, role)).listConsents(id)).data).toEqual([])
    }
    const { guardian: stranger } = await ward()
    expect(await refusal(family(stranger).listConsents(id))).toMatchObject({ code: 'RELATIONSHIP_REQUIRED' })
    const deleted = await t.school.student(orgId, { deleted_at: new Date().toISOString() })
    for (const absent of [stu(deleted), stu(newId())]) {
      const refused = { code: 'CHILD_NOT_FOUND', details: { childId: absent } }
      expect(await refusal(family(owner).listConsents(absent))).toEqual(refused)
    }
  })
})
