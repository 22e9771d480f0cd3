import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, bothWays, fault, refusal } from '../../../test/support/academic.ts'
import type { Key, Person } from '../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { written } from '../../../test/support/written.ts'
import { newId, toPublic } from '../../ids.ts'
import { contactContext } from './handlers.ts'

let t: TestServer
let orgId: string
let owner: Person
let teacher: Person
let guardian: Person
let stranger: Person
let pupil: Person
let guest: Person
let childId: string
let key: Key
beforeAll(async () => {
  t = await startTestServer()
  const { school } = t
  orgId = await school.organization()
  owner = await school.person(orgId, 'owner', { first_name: 'Ada' })
  teacher = await school.person(orgId, 'teacher', { first_name: 'Tamsin' })
  guardian = await school.person(orgId, 'guardian', { first_name: 'Rosa' })
  stranger = await school.person(orgId, 'guardian', { first_name: 'Nadia' })
  pupil = await school.person(orgId, 'student', { first_name: 'Lucia' })
  guest = await school.person(orgId, 'guest', { first_name: 'Gus' })
  childId = await school.student(orgId, { user_id: pupil.userId, avatar_url: 'https://img.example.org/lucia.png' })
  await school.guardianLink(guardian, childId)
  await school.section(teacher, childId)
  for (const status of ['suspended', 'invited', 'removed'] as const) await school.person(orgId, 'staff', { status })
  key = await school.key(orgId, ['profiles:read'])
})
afterAll(() => t.close())

const profiles = (as: Person | Key = owner) => t.as(as).profiles
const usr = ({ userId }: { userId: string }) => toPublic('usr', userId)
const namesOf = async (as: Person | Key, filter = {}) =>
  (await profiles(as).list({ limit: 100, ...filter })).data.map(({ firstName }) => firstName).toSorted()

describe('profiles.list', () => {
  it('shows the people whom the caller may see, and no service users', async () => {
    const all = ['Ada', 'Gus', 'Lucia', 'Nadia', 'Rosa', 'Tamsin']
    expect(await namesOf(owner)).toEqual(all)
    expect(await namesOf(key)).toEqual(all)
    expect(await namesOf(stranger)).toEqual(['Ada', 'Nadia', 'Tamsin'])
    expect(await namesOf(pupil)).toEqual(['Lucia', 'Rosa', 'Tamsin'])
    expect(await namesOf(guest)).toEqual(['Ada', 'Gus', 'Tamsin'])
  })

  it('filters by role and by name, and pages both ways', async () => {
    expect(await namesOf(owner, { role: 'guardian' })).toEqual(['Nadia', 'Rosa'])
    expect(await namesOf(owner, { q: 'ROS' })).toEqual(['Rosa'])
    expect(await namesOf(stranger, { q: 'rosa' })).toEqual([])
    const { byPage, byCursor, total } = await bothWays((params) => profiles().list(params))
    expect(byCursor).toEqual(byPage)
    expect([total, byPage.length]).toEqual([6, 6])
    expect(byPage[0]?.firstName).toBe('Gus')
  })
})

describe('profiles.getProfile', () => {
  it('shows what there is of a person who has said nothing yet', async () => {
    const other = await t.school.organization()
    await t.school.membership(other, teacher, 'owner')
    await t.db
      .updateTable('teachers')
      .set({ subjects: ['music', 'arts'] })
      .where('user_id', '=', teacher.userId)
      .execute()
    const { data } = await profiles().getProfile(usr(teacher))
    expect(data).toEqual({
      userId: usr(teacher),
      displayName: 'Tamsin Person',
      firstName: 'Tamsin',
      lastName: 'Person',
      pronouns: null,
      headline: null,
      bio: null,
      avatarUrl: null,
      role: 'teacher',
      additionalRoles: [],
      subjects: ['music', 'arts'],
      links: [],
      locale: 'en-US',
      timezone: 'UTC',
      joinedAt: null,
      updatedAt: expect.any(String),
    })
  })

  it('shows nobody whom the caller may not see', async () => {
    const foreign = await t.school.person(await t.school.organization(), 'owner')
    for (const hidden of [guardian, foreign, { userId: newId() }]) {
      expect((await refusal(profiles(stranger).getProfile(usr(hidden)))).code).toBe('not_found')
    }
    expect((await refusal(profiles().getProfile(toPublic('usr', key.serviceUserId)))).code).toBe('not_found')
  })

  it('shows a student’s picture to guardians and the student, to others with consent only', async () => {
    const seenBy = async (as: Person | Key) => (await profiles(as).getProfile(usr(pupil))).data.avatarUrl
    const picture = 'https://img.example.org/lucia.png'
    expect([await seenBy(owner), await seenBy(key), await seenBy(pupil)]).toEqual([null, null, picture])
    await t.school.consent(guardian, childId, 'photo_media')
    expect([await seenBy(owner), await seenBy(key)]).toEqual([picture, picture])
    const app = await t.school.appKey(orgId, ['profiles:read'])
    expect(await seenBy(app)).toBeNull()
    await t.school.consent(guardian, childId, 'third_party_sharing', { app_id: app.appId })
    expect(await seenBy(app)).toBe(picture)
    await t.db.deleteFrom('consents').execute()
  })
})

describe('profiles.updateMine', () => {
  const whole = {
    pronouns: 'she/her',
    headline: 'Grade 3 📚',
    bio: 'قارئة\nreads e\u0301very Friday',
    avatarUrl: 'https://img.example.org/t.png',
    links: [{ label: 'Reading list', url: 'https://example.org/reading' }],
    locale: 'pt-BR',
    timezone: 'America/Sao_Paulo',
  }

  it('changes everything at once, and tells what was before', async () => {
    const before = (await profiles(teacher).getProfile(usr(teacher))).data
    const { data, meta } = await profiles(teacher).updateMine(whole)
    const now = { ...before, ...whole, bio: 'قارئة\nreads \u00e9very Friday', updatedAt: data.updatedAt }
    expect(data).toEqual(now)
    expect((await profiles(owner).getProfile(usr(teacher))).data).toEqual(now)
    const { events, audit } = await written(t.db, meta.requestId)
    const previous = {
      pronouns: null,
      headline: null,
      bio: null,
      avatarUrl: null,
      links: [],
      locale: 'en-US',
      timezone: 'UTC',
    }
    expect(events).toMatchObject([{ type: 'profile.updated', resource_id: teacher.userId, student_ids: [] }])
    expect(events[0]?.payload).toEqual({ object: now, previous })
    expect(audit).toEqual([])
  })

  it('keeps what is left out, and clears what is null', async () => {
    const { data } = await profiles(teacher).updateMine({ headline: null, links: [] })
    expect(data).toMatchObject({ pronouns: 'she/her', headline: null, links: [], locale: 'pt-BR' })
  })

  it('keeps phone and address sealed, and shows them nowhere', async () => {
    const { data, meta } = await profiles(guardian).updateMine({ phone: '+1 555 0100', address: '12 Mill Lane' })
    const row = () =>
      t.db.selectFrom('profiles').selectAll().where('user_id', '=', guardian.userId).executeTakeFirstOrThrow()
    const open = (sealed: Buffer | null, field: 'phone' | 'address') =>
      sealed && t.server.services.secrets.open(sealed, contactContext(orgId, guardian.userId, field))
    const first = await row()
    expect(open(first.phone_enc, 'phone')).toBe('+1 555 0100')
    expect(open(first.address_enc, 'address')).toBe('12 Mill Lane')
    const { events } = await written(t.db, meta.requestId)
    expect(JSON.stringify([data, events])).not.toMatch(/555|Mill/)
    await profiles(guardian).updateMine({ phone: null })
    const second = await row()
    expect([second.phone_enc, open(second.address_enc, 'address')]).toEqual([null, '12 Mill Lane'])
  })

  it('leaves a student’s picture to the student record, and names the student in the event', async () => {
    const { data, meta } = await profiles(pupil).updateMine({ avatarUrl: 'https://img.example.org/x.png', bio: 'Hi' })
    expect(data).toMatchObject({ avatarUrl: 'https://img.example.org/lucia.png', bio: 'Hi' })
    const [event] = (await written(t.db, meta.requestId)).events
    expect(event).toMatchObject({ student_ids: [childId], payload: { object: { avatarUrl: null } } })
  })

  it('refuses zones and locales that nobody knows, and links that are not https', async () => {
    expect(await fault(profiles().updateMine({ timezone: 'Mars/Olympus' }))).toEqual(['timezone', 'format'])
    expect(await fault(profiles().updateMine({ locale: 'en-a-x' }))).toEqual(['locale', 'format'])
    const link = { label: 'x', url: 'javascript:alert(1)' }
    expect(await fault(profiles().updateMine({ links: [link] }))).toEqual(['links[0].url', 'url_not_allowed'])
    expect(await fault(profiles().updateMine({}))).toEqual(['', 'required'])
  })

  it('is one organization’s profile: another shows its own', async () => {
    const other = await t.school.organization()
    const there = await t.school.membership(other, teacher, 'staff')
    const { data } = await t.as(there).profiles.updateMine({ bio: 'Here I cook' })
    expect(data).toMatchObject({ bio: 'Here I cook', pronouns: null, locale: 'pt-BR', role: 'staff' })
    expect((await profiles().getProfile(usr(teacher))).data.pronouns).toBe('she/her')
  })

  it('loses no change when several come at once', async () => {
    const person = await t.school.person(orgId, 'staff')
    const changes = [
      { pronouns: 'they' },
      { headline: 'Cook' },
      { bio: 'Soup' },
      { locale: 'fr' },
      { timezone: 'Asia/Tokyo' },
    ]
    await Promise.all(changes.map((change) => profiles(person).updateMine(change)))
    expect((await profiles().getProfile(usr(person))).data).toMatchObject(Object.assign({}, ...changes))
    expect((await new Academy(t.school, orgId).told('usr', usr(person))).events).toHaveLength(5)
  })

  it('is for members only', async () => {
    const superAdmin = await t.school.user({ is_super_admin: true })
    const call = profiles({ ...owner, ...superAdmin }).updateMine({ bio: 'x' })
    expect(await refusal(call)).toEqual({ code: 'membership_inactive', details: { status: null } })
  })
})
