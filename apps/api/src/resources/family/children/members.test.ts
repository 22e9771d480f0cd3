import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, bothWays, refusal } from '../../../../test/support/academic.ts'
import type { Key, Person } from '../../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../../test/support/server.ts'
import { newId, toPublic } from '../../../ids.ts'

let t: TestServer
let orgId: string
let academy: Academy
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization()
  academy = new Academy(t.school, orgId)
})
afterAll(() => t.close())

const members = (as: Person | Key, params: Parameters<ReturnType<typeof t.as>['family']['getMembers']>[0] = {}) =>
  t.as(as).family.getMembers({ limit: 100, ...params })
const fam = (id: string) => toPublic('fam', id)
const stu = (id: string) => toPublic('stu', id)
const usr = (person: Person) => toPublic('usr', person.userId)

/** A household of one guardian with a link, and one child. */
async function household(link: Parameters<Academy['guardianLink']>[2] = {}, member: object = {}) {
  const familyId = await academy.family({ name: 'Marsh family' })
  const guardian = await t.school.person(orgId, 'guardian')
  const childId = await t.school.student(orgId, { first_name: 'Ada', last_name: 'Marsh' })
  await academy.guardianLink(guardian, childId, link)
  const adult = { user_id: guardian.userId, display_name: 'As written', relationship: 'mother', is_primary: true }
  const guardianMember = await academy.familyMember(familyId, { ...adult, ...member })
  const childMember = await academy.familyMember(familyId, { student_id: childId })
  return { familyId, guardian, childId, guardianMember, childMember }
}
/** Who is listed, as ids of users and children. */
const listed = async (...args: Parameters<typeof members>) =>
  (await members(...args)).data.map(({ userId, childId }) => userId ?? childId).toSorted()

describe('family.getMembers', () => {
  it('shows every field, newest first', async () => {
    const { familyId, guardian, childId, guardianMember, childMember } = await household()
    const { data } = await members(guardian)
    const common = { familyId: fam(familyId), familyName: 'Marsh family', joinedAt: expect.any(String) }
    expect(data).toEqual([
      {
        ...common,
        id: toPublic('fmem', childMember),
        kind: 'child',
        userId: null,
        childId: stu(childId),
        displayName: 'Ada Marsh',
        relationship: null,
        isPrimary: false,
      },
      {
        ...common,
        id: toPublic('fmem', guardianMember),
        kind: 'guardian',
        userId: usr(guardian),
        childId: null,
        displayName: 'Test Person',
        relationship: 'mother',
        isPrimary: true,
      },
    ])
  })

  it('shows today’s names, and the written one of people without an account', async () => {
    const { familyId, guardian, childId } = await household()
    await academy.familyMember(familyId, { display_name: 'Opa Šimon 👴' })
    await t.db.updateTable('students').set({ preferred_name: 'Addie' }).where('id', '=', childId).execute()
    await t.db.updateTable('users').set({ last_name: 'Newname' }).where('id', '=', guardian.userId).execute()
    const names = (await members(guardian)).data.map(({ displayName }) => displayName)
    expect(names.toSorted()).toEqual(['Addie Marsh', 'Opa Šimon 👴', 'Test Newname'])
  })

  it('shows a guardian the households of her children, and not the other one of a child', async () => {
    const { familyId, guardian, childId } = await household()
    const halfSibling = await t.school.student(orgId)
    await academy.familyMember(familyId, { student_id: halfSibling })
    const second = await household()
    await academy.guardianLink(second.guardian, childId)
    await academy.familyMember(second.familyId, { student_id: childId })
    expect(await listed(guardian)).toEqual([usr(guardian), stu(childId), stu(halfSibling)].toSorted())
    const theirs = [usr(second.guardian), stu(childId), stu(second.childId)]
    expect(await listed(second.guardian)).toEqual(theirs.toSorted())
  })

  it.each([
    ['has a pending link', { status: 'pending' }, {}],
    ['has a revoked link', { status: 'revoked' }, {}],
    ['has a suspended link', { status: 'suspended' }, {}],
    ['has a link that has ended', { ends_on: '2020-01-01' }, {}],
    ['has a link that has not begun', { starts_on: '2999-01-01' }, {}],
    ['has left the family', {}, { deleted_at: '2026-01-01T00:00:00.000Z' }],
  ])('shows nothing to a guardian who %s', async (_, link, member) => {
    const { guardian, familyId } = await household(link, member)
    expect(await listed(guardian)).toEqual([])
    const call = members(guardian, { familyId: fam(familyId) })
    expect(await refusal(call)).toMatchObject({ code: 'FAMILY_NOT_FOUND' })
  })

  it('shows nothing to a guardian by link alone, or by membership alone, or by a role that is gone', async () => {
    const { familyId, childId } = await household()
    const linked = await t.school.person(orgId, 'guardian')
    await academy.guardianLink(linked, childId)
    expect(await listed(linked)).toEqual([])
    const member = await t.school.person(orgId, 'guardian')
    await academy.familyMember(familyId, { user_id: member.userId })
    expect(await listed(member)).toEqual([])
    await academy.guardianLink(member, await t.school.student(orgId))
    expect(await listed(member)).toEqual([])
    const teacher = await t.school.person(orgId, 'teacher')
    expect(await refusal(members(teacher))).toEqual({ code: 'forbidden', details: { permission: 'family:read' } })
  })

  it.each(['owner', 'admin', 'staff', 'health_staff'] as const)('shows every family to the %s', async (role) => {
    const { familyId, guardian, childId } = await household()
    const office = await t.school.person(orgId, role)
    expect(await listed(office, { familyId: fam(familyId) })).toEqual([stu(childId), usr(guardian)].toSorted())
  })

  it('filters by family and by child', async () => {
    const first = await household()
    const second = await household()
    await academy.familyMember(second.familyId, { student_id: first.childId })
    const key = await t.school.key(orgId, ['family:read'])
    const both = [
      usr(first.guardian),
      stu(first.childId),
      usr(second.guardian),
      stu(first.childId),
      stu(second.childId),
    ]
    expect(await listed(key, { childId: stu(first.childId) })).toEqual(both.toSorted())
    const secondAlone = [usr(second.guardian), stu(first.childId), stu(second.childId)].toSorted()
    expect(await listed(key, { childId: stu(second.childId) })).toEqual(secondAlone)
    const narrowed = { familyId: fam(first.familyId), childId: stu(second.childId) }
    expect(await listed(key, narrowed)).toEqual([])
    expect(await listed(first.guardian, { childId: stu(second.childId) })).toEqual([])
  })

  it('does not find families of other schools, nor ones that were deleted', async () => {
    const owner = await t.school.person(orgId, 'owner')
    const foreign = await new Academy(t.school, await t.school.organization()).family()
    const deleted = await academy.family({ deleted_at: new Date().toISOString() })
    for (const id of [foreign, deleted, newId()]) {
      expect(await refusal(members(owner, { familyId: fam(id) }))).toMatchObject({ code: 'FAMILY_NOT_FOUND' })
    }
    const empty = await academy.family()
    expect((await members(owner, { familyId: fam(empty) })).pagination.total).toBe(0)
  })

  it('tells an app of children only with consent, not even through their family', async () => {
    const { familyId, guardian, childId } = await household()
    const app = await t.school.appKey(orgId, ['family:read'])
    expect(await listed(app, { familyId: fam(familyId) })).toEqual([usr(guardian)])
    expect(await listed(app, { childId: stu(childId) })).toEqual([])
    await academy.consent(guardian, childId, { type: 'third_party_sharing', app_id: app.appId })
    const both = [stu(childId), usr(guardian)].toSorted()
    expect(await listed(app, { familyId: fam(familyId) })).toEqual(both)
    expect(await listed(app, { childId: stu(childId) })).toEqual(both)
  })

  it('pages by number and by cursor, and counts what is shown', async () => {
    const { familyId, guardian } = await household()
    for (let i = 0; i < 3; i++) await academy.familyMember(familyId, { student_id: await t.school.student(orgId) })
    await household()
    const { byPage, byCursor, total } = await bothWays((params) => t.as(guardian).family.getMembers(params))
    expect(byPage).toEqual((await members(guardian)).data)
    expect(byCursor).toEqual(byPage)
    expect([byPage.length, total]).toEqual([5, 5])
  })
})
