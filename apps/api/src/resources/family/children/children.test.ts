import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, bothWays, refusal } from '../../../../test/support/academic.ts'
import type { Key, Person } from '../../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../../test/support/server.ts'
import { eventually } from '../../../../test/support/wait.ts'
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

const family = (as: Person | Key) => t.as(as).family
const stu = (id: string) => toPublic('stu', id)
const guardianOf = async (childId: string, values: Parameters<Academy['guardianLink']>[2] = {}, org = orgId) => {
  const guardian = await t.school.person(org, 'guardian')
  await new Academy(t.school, org).guardianLink(guardian, childId, values)
  return guardian
}
const NOTHING = {
  data_processing: false,
  health_data: false,
  contact_sharing: false,
  photo_media: false,
  direct_messaging: false,
  third_party_sharing: false,
}
const avatar = 'https://cdn.example.org/lucia.png'

describe('family.getChild', () => {
  it('shows a guardian every field of her child, and what her link allows', async () => {
    const room = await academy.classroom({ name: 'Room 12' })
    const childId = await t.school.student(orgId, {
      first_name: 'Zoë',
      last_name: 'יוסף 👩‍🎓',
      preferred_name: 'Zo',
      birth_date: '2017-05-02',
      grade_level: 'KG',
      avatar_url: avatar,
      homeroom_classroom_id: room,
    })
    const guardian = await guardianOf(childId, { relationship: 'aunt_uncle', can_view_health: false })
    for (const type of ['data_processing', 'direct_messaging']) await academy.consent(guardian, childId, { type })
    const { data } = await family(guardian).getChild(stu(childId))
    expect(data).toEqual({
      id: stu(childId),
      firstName: 'Zoë',
      lastName: 'יוסף 👩‍🎓',
      preferredName: 'Zo',
      displayName: 'Zo יוסף 👩‍🎓',
      birthDate: '2017-05-02',
      gradeLevel: 'KG',
      avatarUrl: avatar,
      status: 'enrolled',
      homeroom: { classroomId: toPublic('room', room), name: 'Room 12' },
      relationship: 'aunt_uncle',
      permissions: {
        canViewAcademics: true,
        canViewHealth: false,
        canManageContacts: true,
        canConsent: true,
        canPickup: true,
      },
      consents: { ...NOTHING, data_processing: true, direct_messaging: true },
      updatedAt: expect.any(String),
    })
    expect((await family(guardian).getChildren()).data).toEqual([data])
  })

  it('shows others neither a link, nor a birth date that is not theirs to know, nor a picture without consent', async () => {
    const childId = await t.school.student(orgId, { birth_date: '2017-05-02', avatar_url: avatar })
    const guardian = await guardianOf(childId)
    await academy.consent(guardian, childId, { type: 'data_processing' })
    const teacher = await t.school.person(orgId, 'teacher')
    await t.school.section(teacher, childId)
    const callers = {
      owner,
      nurse: await t.school.person(orgId, 'health_staff'),
      key: await t.school.key(orgId, ['family:read']),
      staff: await t.school.person(orgId, 'staff'),
      teacher,
    }
    const shown = async () => {
      const seen: Record<string, [string | null, string | null]> = {}
      for (const [who, as] of Object.entries(callers)) {
        const { data } = await family(as).getChild(stu(childId))
        expect(data).toMatchObject({ relationship: null, permissions: null, homeroom: null, preferredName: null })
        seen[who] = [data.birthDate, data.avatarUrl]
      }
      return seen
    }
    const known = '2017-05-02'
    expect(await shown()).toEqual({
      owner: [known, null],
      nurse: [known, null],
      key: [known, null],
      staff: [null, null],
      teacher: [null, null],
    })
    await academy.consent(guardian, childId, { type: 'photo_media' })
    expect((await shown()).staff).toEqual([null, avatar])
  })

  it('shows an admin who is a guardian too her own link, to her own child alone', async () => {
    const admin = await t.school.person(orgId, 'admin', { additional_roles: ['guardian'] })
    const [own, other] = [await t.school.student(orgId), await t.school.student(orgId)]
    await academy.guardianLink(admin, own, { relationship: 'father' })
    expect((await family(admin).getChild(stu(own))).data.relationship).toBe('father')
    expect((await family(admin).getChild(stu(other))).data.relationship).toBeNull()
  })

  it('counts only consents in force: not revoked, not run out, and to all apps', async () => {
    const childId = await t.school.student(orgId)
    const guardian = await guardianOf(childId)
    const app = await t.school.appKey(orgId, ['family:read'])
    const past = new Date(Date.now() - 1_000).toISOString()
    const future = new Date(Date.now() + 60_000).toISOString()
    await academy.consent(guardian, childId, { type: 'data_processing', expires_at: future, policy_version: 'old' })
    await academy.consent(guardian, childId, { type: 'health_data', expires_at: past })
    await academy.consent(guardian, childId, { type: 'photo_media', status: 'revoked' })
    await academy.consent(guardian, childId, { type: 'contact_sharing', status: 'superseded' })
    await academy.consent(guardian, childId, { type: 'third_party_sharing', app_id: app.appId })
    const { data } = await family(owner).getChild(stu(childId))
    expect(data.consents).toEqual({ ...NOTHING, data_processing: true })
    const { data: toApp } = await family(app).getChild(stu(childId))
    expect(toApp.consents).toEqual({ ...NOTHING, data_processing: true, third_party_sharing: true })
  })

  it('is audited, without what was seen', async () => {
    const childId = await t.school.student(orgId)
    const { data } = await family(owner).getChild(stu(childId))
    const log = await eventually(async () => {
      const { data: logs } = await t.as(owner).audit.list({ resourceId: data.id, action: 'family.getChild' })
      return logs[0]
    })
    expect(log).toMatchObject({ outcome: 'success', resourceType: 'student', childId: data.id, changes: null })
    expect(log?.actor.id).toBe(toPublic('usr', owner.userId))
  })

  it('tells owners and keys that there is no such child, and others only that she is not theirs', async () => {
    const deleted = await t.school.student(orgId, { deleted_at: new Date().toISOString() })
    const foreign = await t.school.student(await t.school.organization())
    const key = await t.school.key(orgId, ['family:read'])
    for (const id of [foreign, newId()].map(stu)) {
      const absent = { code: 'CHILD_NOT_FOUND', details: { childId: id } }
      for (const as of [owner, key]) expect(await refusal(family(as).getChild(id))).toEqual(absent)
      for (const role of ['staff', 'guardian'] as const) {
        const call = family(await t.school.person(orgId, role)).getChild(id)
        expect(await refusal(call)).toEqual({ code: 'RELATIONSHIP_REQUIRED', details: { childId: id } })
      }
    }
    expect(await refusal(family(owner).getChild(stu(deleted)))).toMatchObject({ code: 'CHILD_NOT_FOUND' })
    const { data } = await family(owner).getChildren({ limit: 100 })
    expect(data.map(({ id }) => id)).not.toContain(stu(deleted))
  })
})

describe('family.getChildren', () => {
  it('keeps a guardian’s children before she has agreed to anything, though none can be opened', async () => {
    const childId = await t.school.student(orgId)
    const guardian = await guardianOf(childId)
    const { data, pagination } = await family(guardian).getChildren()
    expect(data.map(({ id, consents }) => [id, consents])).toEqual([[stu(childId), NOTHING]])
    expect(pagination.total).toBe(1)
    expect(await refusal(family(guardian).getChild(stu(childId)))).toEqual({
      code: 'CONSENT_REQUIRED',
      details: { childId: stu(childId), consentType: 'data_processing' },
    })
    const key = await t.school.key(orgId, ['family:read'])
    const { data: toKey } = await family(key).getChildren({ limit: 100 })
    expect(toKey.map(({ id }) => id)).not.toContain(stu(childId))
  })

  it('is by name, and pages and counts visible children only', async () => {
    const org = await t.school.organization()
    const there = new Academy(t.school, org)
    const guardian = await t.school.person(org, 'guardian')
    const names = [
      ['Zed', 'Arnold'],
      ['Anna', 'Berg'],
      ['Anna', 'Berg'],
      ['Bea', 'Berg'],
      ['Åsa', 'Öst'],
    ] as const
    const own: string[] = []
    for (const [first_name, last_name] of names.toReversed()) {
      const id = await t.school.student(org, { first_name, last_name })
      await there.guardianLink(guardian, id)
      own.push(stu(id))
      await t.school.student(org, { first_name, last_name })
    }
    const { byPage, byCursor, total } = await bothWays((params) => family(guardian).getChildren(params))
    expect(byPage.map(({ firstName, lastName }) => [firstName, lastName])).toEqual(names)
    expect(byPage.map(({ id }) => id).toSorted()).toEqual(own.toSorted())
    expect(byCursor).toEqual(byPage)
    expect(total).toBe(5)
  })

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('counts the days of a link in %s', async (timezone) => {
    const org = await t.school.organization({ timezone })
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(new Date())
    const day = (n: number) => new Date(Date.parse(today) + n * 86_400_000).toISOString().slice(0, 10)
    const seen = async (values: object) => {
      const childId = await t.school.student(org)
      const guardian = await guardianOf(childId, values, org)
      return (await family(guardian).getChildren()).pagination.total
    }
    expect(await seen({ starts_on: today, ends_on: today })).toBe(1)
    expect(await seen({ starts_on: day(1) })).toBe(0)
    expect(await seen({ ends_on: day(-1) })).toBe(0)
  })

  it('is not for students and guests', async () => {
    for (const role of ['student', 'guest'] as const) {
      const call = family(await t.school.person(orgId, role)).getChildren()
      expect(await refusal(call)).toEqual({ code: 'forbidden', details: { permission: 'children:read' } })
    }
  })
})
