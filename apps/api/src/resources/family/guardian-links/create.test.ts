import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, bothWays, fault, refusal } from '../../../../test/support/academic.ts'
import type { Key, Person } from '../../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../../test/support/server.ts'
import { newId, toPublic, uuidOf } from '../../../ids.ts'

let t: TestServer
let orgId: string
let academy: Academy
let staff: Person
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization()
  academy = new Academy(t.school, orgId)
  staff = await t.school.person(orgId, 'staff')
})
afterAll(() => t.close())

const family = (as: Person | Key) => t.as(as).family
const [stu, usr, fam, glnk] = ['stu', 'usr', 'fam', 'glnk'].map((prefix) => (id: string) => toPublic(prefix, id)) as [
  (id: string) => string,
  (id: string) => string,
  (id: string) => string,
  (id: string) => string,
]
const guardian = () => t.school.person(orgId, 'guardian')
const ALL = { canViewAcademics: true, canViewHealth: true, canManageContacts: true, canConsent: true, canPickup: true }

/** What proposes a new guardian for a new child, or for the given one. */
async function proposal(childId?: string) {
  const to = await guardian()
  const relationship = 'grandparent' as const
  return { childId: stu(childId ?? (await t.school.student(orgId))), guardianUserId: usr(to.userId), relationship }
}

describe('family.createGuardianLink', () => {
  it('proposes a guardian with every field, and tells of it', async () => {
    const given = {
      ...(await proposal()),
      isPrimary: true,
      permissions: { ...ALL, canViewHealth: false, canPickup: false },
      startsOn: '2026-12-01',
      endsOn: '2026-12-01',
    }
    const familyId = fam(await academy.family())
    const { data } = await family(staff).createGuardianLink({ ...given, familyId })
    expect(data).toEqual({
      ...given,
      id: expect.stringMatching(/^glnk_/),
      guardian: { id: given.guardianUserId, displayName: 'Test Person', avatarUrl: null, role: 'guardian' },
      status: 'pending',
      activatedAt: null,
      revokedAt: null,
      createdAt: expect.any(String),
      updatedAt: data.createdAt,
    })
    expect((await family(staff).listGuardianLinks({ childId: given.childId })).data).toEqual([data])
    expect(await academy.told('glnk', data.id)).toEqual({
      events: [['guardian_link.created', { object: data }]],
      audit: [['family.createGuardianLink', null]],
    })
  })

  it('allows everything by default, and gives nothing until it is accepted', async () => {
    const childId = await t.school.student(orgId)
    const to = await guardian()
    const key = await t.school.key(orgId, ['family:write'])
    const proposed = { childId: stu(childId), guardianUserId: usr(to.userId), relationship: 'mother' as const }
    const { data } = await family(key).createGuardianLink(proposed)
    expect(data).toMatchObject({ isPrimary: false, permissions: ALL, startsOn: null, endsOn: null, status: 'pending' })
    expect((await family(to).getChildren()).data).toEqual([])
  })

  it('concerns the guardian, too, who is a student besides', async () => {
    const given = await proposal()
    const values = { user_id: uuidOf('usr', given.guardianUserId) }
    const student = await t.school.student(orgId, values)
    const { data } = await family(staff).createGuardianLink(given)
    await family(await t.school.person(orgId, 'owner')).acceptGuardianLink(data.id)
    await family(await t.school.person(orgId, 'owner')).revokeGuardianLink(data.id)
    const events = t.db.selectFrom('outbox_events').select(['type', 'student_ids']).orderBy('id')
    const student_ids = [uuidOf('stu', given.childId), student]
    expect(await events.where('resource_id', '=', uuidOf('glnk', data.id)).execute()).toEqual(
      ['created', 'activated', 'revoked'].map((what) => ({ type: `guardian_link.${what}`, student_ids })),
    )
  })

  it('refuses what is not there, of other schools or of none', async () => {
    const other = await t.school.organization()
    const abroad = new Academy(t.school, other)
    const deleted = await t.school.student(orgId, { deleted_at: new Date().toISOString() })
    const create = async (change: object) =>
      fault(family(staff).createGuardianLink({ ...(await proposal()), ...change }))
    const person = await t.school.person(other, 'guardian')
    for (const id of [person.userId, newId()].map(usr)) {
      expect(await create({ guardianUserId: id })).toEqual(['guardianUserId', 'not_found'])
    }
    for (const id of [await abroad.family(), newId()].map(fam)) {
      expect(await create({ familyId: id })).toEqual(['familyId', 'not_found'])
    }
    expect(await create({ childId: stu(deleted) })).toEqual(['childId', 'not_found'])
    const owner = await t.school.person(orgId, 'owner')
    const foreign = { ...(await proposal()), childId: stu(await t.school.student(other)) }
    expect(await fault(family(owner).createGuardianLink(foreign))).toEqual(['childId', 'not_found'])
    const toStaff = await refusal(family(staff).createGuardianLink(foreign))
    expect(toStaff).toEqual({ code: 'RELATIONSHIP_REQUIRED', details: { childId: foreign.childId } })
  })

  it('refuses dates that end before they start, and relationships that are none', async () => {
    const body = await proposal()
    const create = (change: object) => fault(family(staff).createGuardianLink({ ...body, ...change }))
    expect(await create({ startsOn: '2026-12-02', endsOn: '2026-12-01' })).toEqual(['endsOn', 'range'])
    expect(await create({ startsOn: '2026-02-29' })).toEqual(['startsOn', 'format'])
    expect(await create({ relationship: 'neighbour' })).toEqual(['relationship', 'enum'])
    expect(await create({ permissions: { canPickup: true } })).toHaveLength(4)
  })

  it('refuses people who are not active guardians here', async () => {
    const people = [
      await t.school.person(orgId, 'staff'),
      await t.school.person(orgId, 'student'),
      await t.school.person(orgId, 'guardian', { status: 'suspended' }),
      await t.school.person(orgId, 'guardian', { status: 'removed' }),
    ]
    for (const { userId } of people) {
      const call = family(staff).createGuardianLink({ ...(await proposal()), guardianUserId: usr(userId) })
      expect(await refusal(call)).toMatchObject({ code: 'GUARDIAN_NOT_A_MEMBER' })
    }
    const both = await t.school.person(orgId, 'teacher', { additional_roles: ['guardian'] })
    const { data } = await family(staff).createGuardianLink({ ...(await proposal()), guardianUserId: usr(both.userId) })
    expect(data.guardian.role).toBe('teacher')
  })

  it.each(['pending', 'active', 'suspended'])('refuses a pair whose link is %s', async (status) => {
    const [childId, to] = [await t.school.student(orgId), await guardian()]
    const link = await academy.guardianLink(to, childId, { status })
    const call = family(staff).createGuardianLink({ ...(await proposal(childId)), guardianUserId: usr(to.userId) })
    expect(await refusal(call)).toEqual({ code: 'GUARDIAN_LINK_EXISTS', details: { guardianLinkId: glnk(link) } })
  })

  it('makes one link of fifty parallel calls', async () => {
    const body = await proposal()
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => family(staff).createGuardianLink(body)))
    const won = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.data.id] : []))
    expect(won).toHaveLength(1)
    const there = { code: 'GUARDIAN_LINK_EXISTS', details: { guardianLinkId: won[0] } }
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject(there)
  })

  it('is not for keys of apps, nor for teachers', async () => {
    const body = await proposal()
    await academy.consent(await guardian(), uuidOf('stu', body.childId), { type: 'third_party_sharing' })
    const app = await t.school.appKey(orgId, ['family:write'])
    expect(await refusal(family(app).createGuardianLink(body))).toMatchObject({ code: 'RELATIONSHIP_REQUIRED' })
    const teacher = await t.school.person(orgId, 'teacher')
    expect(await refusal(family(teacher).createGuardianLink(body))).toMatchObject({ code: 'forbidden' })
  })
})

describe('a guardian who proposes another one', () => {
  async function primary(values: Parameters<Academy['guardianLink']>[2] = {}) {
    const [childId, as] = [await t.school.student(orgId), await guardian()]
    await academy.guardianLink(as, childId, { is_primary: true, ...values })
    return { childId, as }
  }

  it('gives what her own link allows, by default and at most', async () => {
    const { childId, as } = await primary({ can_consent: false, can_view_health: false })
    const own = { ...ALL, canConsent: false, canViewHealth: false }
    const { data } = await family(as).createGuardianLink(await proposal(childId))
    expect(data).toMatchObject({ isPrimary: false, permissions: own })
    const less = { ...own, canPickup: false }
    const { data: second } = await family(as).createGuardianLink({ ...(await proposal(childId)), permissions: less })
    expect(second.permissions).toEqual(less)
    const more = family(as).createGuardianLink({ ...(await proposal(childId)), permissions: ALL, isPrimary: true })
    expect(await fault(more)).toEqual([
      ['isPrimary', 'range'],
      ['permissions.canConsent', 'range'],
      ['permissions.canViewHealth', 'range'],
    ])
  })

  it('must be a primary one of that child', async () => {
    for (const values of [{ is_primary: false }, { status: 'pending' }, { ends_on: '2020-01-01' }]) {
      const { childId, as } = await primary(values)
      const call = family(as).createGuardianLink(await proposal(childId))
      expect(await refusal(call), JSON.stringify(values)).toMatchObject({ code: 'RELATIONSHIP_REQUIRED' })
    }
    const { as } = await primary()
    const { childId } = await primary()
    const call = family(as).createGuardianLink(await proposal(childId))
    expect(await refusal(call)).toMatchObject({ code: 'RELATIONSHIP_REQUIRED' })
  })

  it('names a family of hers, and no other', async () => {
    const { childId, as } = await primary()
    const [own, other] = [await academy.family(), await academy.family()]
    await academy.familyMember(own, { user_id: as.userId })
    await academy.familyMember(own, { student_id: childId })
    const create = async (familyId: string) =>
      family(as).createGuardianLink({ ...(await proposal(childId)), familyId: fam(familyId) })
    expect(await fault(create(other))).toEqual(['familyId', 'not_found'])
    expect((await create(own)).data.status).toBe('pending')
  })

  it('is bound by no link where she is of the office too', async () => {
    const { childId } = await primary()
    const as = await t.school.person(orgId, 'staff', { additional_roles: ['guardian'] })
    await academy.guardianLink(as, childId, { is_primary: false, can_consent: false })
    const { data } = await family(as).createGuardianLink({ ...(await proposal(childId)), isPrimary: true })
    expect(data).toMatchObject({ isPrimary: true, permissions: ALL })
  })
})

describe('family.listGuardianLinks', () => {
  it('shows a guardian the links of her children, in every state, newest first', async () => {
    const [childId, as] = [await t.school.student(orgId), await guardian()]
    const links = [await academy.guardianLink(as, childId)]
    for (const status of ['revoked', 'pending', 'suspended', 'active']) {
      links.push(await academy.guardianLink(await guardian(), childId, { status }))
    }
    await academy.guardianLink(await guardian(), await t.school.student(orgId))
    await academy.guardianLink(await guardian(), childId, { deleted_at: new Date().toISOString() })
    const { byPage, byCursor, total } = await bothWays((params) => family(as).listGuardianLinks(params))
    expect(byPage.map(({ id }) => id)).toEqual(links.map(glnk).toReversed())
    expect(byCursor).toEqual(byPage)
    expect(total).toBe(5)
    const { data } = await family(as).listGuardianLinks({ status: 'suspended' })
    expect(data.map(({ id }) => id)).toEqual([glnk(links[3] as string)])
  })

  it('shows nothing to a guardian whose link is not active yet, not even that', async () => {
    const as = await guardian()
    await academy.guardianLink(as, await t.school.student(orgId), { status: 'pending' })
    expect((await family(as).listGuardianLinks()).pagination.total).toBe(0)
  })

  it('filters by child and guardian, for the office and keys', async () => {
    const [first, second] = [await t.school.student(orgId), await t.school.student(orgId)]
    const [mother, father] = [await guardian(), await guardian()]
    const link = await academy.guardianLink(mother, first)
    const others = [await academy.guardianLink(mother, second), await academy.guardianLink(father, first)]
    const key = await t.school.key(orgId, ['family:read'])
    for (const as of [staff, key]) {
      const ids = async (params: object) => (await family(as).listGuardianLinks(params)).data.map(({ id }) => id)
      expect(await ids({ childId: stu(first), guardianUserId: usr(mother.userId) })).toEqual([glnk(link)])
      expect(await ids({ guardianUserId: usr(mother.userId) })).toEqual(
        [others[0], link].map((id) => glnk(id as string)),
      )
      expect(await ids({ childId: stu(first) })).toEqual([others[1], link].map((id) => glnk(id as string)))
      expect(await ids({ childId: stu(first), status: 'pending' })).toEqual([])
    }
  })

  it('shows an app the links of children whose guardians agreed, and a nurse none', async () => {
    const app = await t.school.appKey(orgId, ['family:read'])
    const childId = await t.school.student(orgId)
    const to = await guardian()
    await academy.guardianLink(to, childId)
    const seen = async () => (await family(app).listGuardianLinks({ childId: stu(childId) })).pagination.total
    expect(await seen()).toBe(0)
    await academy.consent(to, childId, { type: 'third_party_sharing', app_id: app.appId })
    expect(await seen()).toBe(1)
    const nurse = await t.school.person(orgId, 'health_staff')
    expect(await refusal(family(nurse).listGuardianLinks())).toMatchObject({ code: 'forbidden' })
    const both = await t.school.person(orgId, 'health_staff', { additional_roles: ['guardian'] })
    expect((await family(both).listGuardianLinks()).pagination.total).toBe(0)
  })
})
