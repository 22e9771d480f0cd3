import { isErrorOf } from '@homeroom/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Installation, initDataFor, installApp } from '../../../test/support/attempt.ts'
import type { Person } from '../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { toPublic } from '../../ids.ts'

let t: TestServer
let orgId: string
let teacher: Person
let app: Installation
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization({ name: 'Northfield', slug: 'northfield' })
  teacher = await t.school.person(orgId, 'teacher', { first_name: 'Tamsin' })
  app = await installApp(t, orgId)
})
afterAll(() => t.close())

const context = (initData: string, as: Person = teacher) =>
  t.as(as).embedded.getContext({ headers: { 'X-Init-Data': initData } })

describe('embedded.getContext', () => {
  it('says where the app was opened, and by whom', async () => {
    const auth_date = String(Math.floor(Date.now() / 1000) - 60)
    const { data } = await context(initDataFor(app, teacher, { auth_date, start_param: 'week-47 ✓', locale: 'pt-BR' }))
    expect(data).toEqual({
      app: { id: toPublic('app', app.appId), slug: expect.any(String), name: 'Test app' },
      organization: { id: toPublic('org', orgId), slug: 'northfield', name: 'Northfield' },
      user: { id: toPublic('usr', teacher.userId), displayName: 'Tamsin Person', avatarUrl: null, role: 'teacher' },
      locale: 'pt-BR',
      startParam: 'week-47 ✓',
      authDate: new Date(Number(auth_date) * 1000).toISOString(),
    })
  })

  it('takes the person’s own locale where the init data name none, or one that is none', async () => {
    for (const fields of [{}, { locale: '<script>' }] as Record<string, string>[]) {
      const { data } = await context(initDataFor(app, teacher, fields))
      expect(data).toMatchObject({ locale: 'en-US', startParam: null })
    }
  })

  it('refuses each kind of bad init data by its own code', async () => {
    const code = async (call: Promise<unknown>) => {
      const error = await call.then(
        () => null,
        (e) => e,
      )
      return isErrorOf(error, 'embedded.getContext') ? error.code : error
    }
    const old = String(Math.floor(Date.now() / 1000) - 3_700)
    expect(await code(t.as(teacher).embedded.getContext())).toBe('missing_initdata')
    expect(await code(context(initDataFor(app, teacher, { auth_date: old })))).toBe('initdata_expired')
    const genuine = initDataFor(app, teacher)
    expect(await code(context(genuine.replace(/hash=./, (h) => (h.endsWith('0') ? 'hash=1' : 'hash=0'))))).toBe(
      'initdata_invalid',
    )
    expect(await code(context(initDataFor(app, teacher, { start_param: 'x'.repeat(257) })))).toBe('initdata_invalid')
    const foreign = await t.school.person(await t.school.organization(), 'teacher')
    expect(await code(context(initDataFor(app, foreign)))).toBe('initdata_invalid')
  })

  it('gives an app a student’s picture only with consent to photos and to sharing with apps', async () => {
    const pupil = await t.school.person(orgId, 'student', { first_name: 'Lucia' })
    const guardian = await t.school.person(orgId, 'guardian')
    const picture = 'https://img.example.org/lucia.png'
    const child = await t.school.student(orgId, { user_id: pupil.userId, avatar_url: picture })
    const seen = async () => (await context(initDataFor(app, pupil))).data.user
    expect(await seen()).toMatchObject({ displayName: 'Lucia Person', role: 'student', avatarUrl: null })
    await t.school.consent(guardian, child, 'photo_media')
    expect((await seen()).avatarUrl).toBeNull()
    await t.school.consent(guardian, child, 'third_party_sharing', { app_id: app.appId })
    expect((await seen()).avatarUrl).toBe(picture)
  })

  it('counts neither as usage nor against the quota', async () => {
    const answer = await t.raw('GET', '/api/v1/embedded/context', {
      headers: { 'X-Init-Data': initDataFor(app, teacher) },
    })
    expect(answer.status).toBe(200)
    await t.server.services.meter.flush()
    expect(await t.db.selectFrom('usage_daily').selectAll().where('org_id', '=', orgId).execute()).toEqual([])
  })
})
