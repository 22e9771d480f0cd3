import type { OrganizationUpdate } from '@homeroom/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { written } from '../../../test/support/written.ts'
import { toPublic } from '../../ids.ts'

let t: TestServer
let orgId: string
let owner: Person
beforeAll(async () => {
  t = await startTestServer()
})
beforeEach(async () => {
  orgId = await t.school.organization({ name: 'Northfield', slug: `north-${crypto.randomUUID().slice(0, 8)}` })
  owner = await t.school.person(orgId, 'owner')
})
afterAll(() => t.close())

const own = (as = owner) => t.as(as).organization
const SETTINGS = {
  digitalConsentAge: 13,
  attendanceLockDays: 14,
  gradingScale: [
    { letter: 'A', minPercentage: 90 },
    { letter: 'B', minPercentage: 80 },
    { letter: 'C', minPercentage: 70 },
    { letter: 'D', minPercentage: 60 },
    { letter: 'F', minPercentage: 0 },
  ],
  guardiansMayPost: false,
  quotaMode: 'warn',
}

describe('organization.get', () => {
  it('tells everything public, with the defaults of what was never set', async () => {
    const { data } = await own().get()
    expect(data).toEqual({
      id: toPublic('org', orgId),
      slug: expect.stringMatching(/^north-/),
      name: 'Northfield',
      kind: 'school',
      status: 'active',
      timezone: 'America/New_York',
      locale: 'en-US',
      consentPolicyVersion: expect.any(String),
      settings: SETTINGS,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
  })
})

describe('organization.update', () => {
  it('changes what is given, merges the settings, and tells what was before', async () => {
    const { data: before } = await own().get()
    const { data, meta } = await own().update({ name: 'Southfield', settings: { digitalConsentAge: 16 } })
    const settings = { ...SETTINGS, digitalConsentAge: 16 }
    expect(data).toEqual({ ...before, name: 'Southfield', settings, updatedAt: data.updatedAt })
    expect(data.updatedAt > before.updatedAt).toBe(true)
    const again = await own().update({
      settings: { guardiansMayPost: true },
      timezone: 'Europe/Madrid',
      locale: 'es-ES',
    })
    expect(again.data.settings).toEqual({ ...settings, guardiansMayPost: true })
    expect((await own().get()).data).toEqual(again.data)
    const { events, audit } = await written(t.db, meta.requestId)
    const previous = { name: 'Northfield', settings: SETTINGS }
    expect(events).toMatchObject([
      { type: 'organization.updated', resource_id: orgId, payload: { object: data, previous } },
    ])
    expect(audit).toMatchObject([
      { action: 'organization.update', changes: { name: { from: 'Northfield', to: 'Southfield' } } },
    ])
  })

  it('that changes nothing is audited and no more', async () => {
    const { data: before } = await own().get()
    const { data, meta } = await own().update({ name: 'Northfield', settings: { attendanceLockDays: 14 } })
    expect(data).toEqual(before)
    const { events, audit } = await written(t.db, meta.requestId)
    expect([events, audit.length]).toEqual([[], 1])
  })

  it('takes effect at once where the settings are used', async () => {
    expect(await t.server.services.directory.organization(orgId)).toMatchObject({ timezone: 'America/New_York' })
    await own().update({ timezone: 'Pacific/Auckland', settings: { digitalConsentAge: 18 } })
    expect(await t.server.services.directory.organization(orgId)).toMatchObject({
      timezone: 'Pacific/Auckland',
      settings: { digitalConsentAge: 18, attendanceLockDays: 14 },
    })
  })

  const step = (letter: string, minPercentage: number) => ({ letter, minPercentage })
  it.each([
    ['timezone', 'format', { timezone: 'Mars/Olympus' }],
    ['timezone', 'format', { timezone: '+05:30' }],
    // The runtime knows these; the database reads them otherwise, or not at all.
    ['timezone', 'format', { timezone: 'CET' }],
    ['timezone', 'format', { timezone: 'BST' }],
    ['timezone', 'format', { timezone: 'US/Pacific-New' }],
    ['locale', 'pattern', { locale: 'x' }],
    ['settings.digitalConsentAge', 'min', { settings: { digitalConsentAge: 12 } }],
    ['settings.digitalConsentAge', 'max', { settings: { digitalConsentAge: 19 } }],
    ['settings.attendanceLockDays', 'max', { settings: { attendanceLockDays: 366 } }],
    ['settings.quotaMode', 'unknown_field', { settings: { quotaMode: 'block' } }],
    ['settings.gradingScale[1].minPercentage', 'range', { settings: { gradingScale: [step('A', 50), step('B', 50)] } }],
    ['slug', 'unknown_field', { slug: 'other' }],
    ['status', 'unknown_field', { status: 'deleted' }],
    ['name', 'min_length', { name: ' ' }],
  ])('refuses a wrong %s (%s)', async (field, code, body) => {
    const { data: before } = await own().get()
    await expect(own().update(body as OrganizationUpdate)).rejects.toMatchObject({
      code: 'validation_error',
      details: [{ field, location: 'body', code }],
    })
    expect((await own().get()).data).toEqual(before)
  })

  it('is for those who have org:update, never for a key', async () => {
    const teacher = await t.school.person(orgId, 'teacher')
    await expect(own(teacher).update({ name: 'Mine' })).rejects.toMatchObject({ status: 403, code: 'forbidden' })
    const key = await t.school.key(orgId, ['org:read'])
    expect((await t.as(key).organization.get()).data.name).toBe('Northfield')
    await expect(t.as(key).organization.update({ name: 'x' })).rejects.toMatchObject({ code: 'scope_unmapped' })
  })
})
