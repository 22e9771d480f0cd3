import { rolePermissions } from '@homeroom/contract/access'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Key, Person } from '../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { newId, toPublic } from '../../ids.ts'

let t: TestServer
let orgId: string
let owner: Person
let teacher: Person
let guardian: Person
let stranger: Person
let child: Person
let childId: string
let guest: Person
let key: Key
beforeAll(async () => {
  t = await startTestServer()
  const { school } = t
  orgId = await school.organization({ name: 'Northfield' })
  owner = await school.person(orgId, 'owner', { first_name: 'Ada' })
  teacher = await school.person(orgId, 'teacher', { first_name: 'Tamsin' })
  guardian = await school.person(orgId, 'guardian', { first_name: 'Rosa' })
  stranger = await school.person(orgId, 'guardian', { first_name: 'Nadia' })
  child = await school.person(orgId, 'student', { first_name: 'Lucia' })
  guest = await school.person(orgId, 'guest')
  childId = await school.student(orgId, { user_id: child.userId, avatar_url: 'https://img.example.org/lucia.png' })
  await school.guardianLink(guardian, childId)
  await school.homeroom(teacher, childId)
  await school.person(orgId, 'staff', { status: 'suspended', first_name: 'Suspended' })
  await school.person(orgId, 'staff', { status: 'invited', first_name: 'Invited' })
  await school.person(orgId, 'staff', { status: 'removed', first_name: 'Removed' })
  key = await school.key(orgId, ['identity:read'])
})
afterAll(() => t.close())

const usr = (person: { userId: string }) => toPublic('usr', person.userId)

describe('identity.getCurrentUser', () => {
  it('tells who calls, and what they may do here', async () => {
    const { data } = await t.as(teacher).identity.getCurrentUser()
    expect(data).toMatchObject({
      id: usr(teacher),
      email: `${teacher.userId}@example.org`,
      emailVerified: true,
      displayName: 'Tamsin Person',
      isSuperAdmin: false,
      linkedStudentId: null,
    })
    expect(data.permissions.toSorted()).toEqual(rolePermissions.teacher.toSorted())
    expect(data.memberships).toEqual([
      {
        id: toPublic('mbr', teacher.memberId),
        organization: { id: toPublic('org', orgId), slug: expect.any(String), name: 'Northfield', status: 'active' },
        role: 'teacher',
        additionalRoles: [],
        status: 'active',
      },
    ])
  })

  it('joins the permissions of all roles', async () => {
    const both = await t.school.person(orgId, 'health_staff', { additional_roles: ['guardian'] })
    const { permissions } = (await t.as(both).identity.getCurrentUser()).data
    expect(new Set(permissions)).toEqual(new Set([...rolePermissions.health_staff, ...rolePermissions.guardian]))
    expect(permissions).toContain('consents:grant')
  })

  it('lists every organization that the person belongs to, by name, but none that removed them', async () => {
    const person = await t.school.person(orgId, 'teacher')
    const elsewhere = async (name: string, status: 'active' | 'invited' | 'suspended' | 'removed') => {
      const other = await t.school.organization({ name })
      await t.school.membership(other, person, 'staff', { status })
      return toPublic('org', other)
    }
    await elsewhere('Former', 'removed')
    const [west, east, mid] = [
      await elsewhere('Westlake', 'invited'),
      await elsewhere('Eastbrook', 'active'),
      await elsewhere('Midvale', 'suspended'),
    ]
    const { memberships } = (await t.as(person).identity.getCurrentUser()).data
    expect(memberships.map(({ organization, status }) => [organization.id, status])).toEqual([
      [east, 'active'],
      [mid, 'suspended'],
      [toPublic('org', orgId), 'active'],
      [west, 'invited'],
    ])
  })

  it('links a student to the student record of this organization', async () => {
    expect((await t.as(child).identity.getCurrentUser()).data.linkedStudentId).toBe(toPublic('stu', childId))
    const other = await t.school.organization()
    const there = await t.school.membership(other, child, 'student')
    expect((await t.as(there).identity.getCurrentUser()).data.linkedStudentId).toBeNull()
  })

  it('answers a super-admin with and without an organization', async () => {
    const account = await t.school.user({ is_super_admin: true })
    const headers = { Authorization: `Bearer ${await t.token(account)}` }
    const without = await t.raw('GET', '/api/v1/identity/me', { headers })
    expect(without.status).toBe(200)
    expect(without.json.data).toMatchObject({
      isSuperAdmin: true,
      memberships: [],
      permissions: [],
      linkedStudentId: null,
    })
    const within = await t.raw('GET', '/api/v1/identity/me', {
      headers: { ...headers, 'X-Org-Id': toPublic('org', orgId) },
    })
    expect(within.json.data.permissions).toEqual(expect.arrayContaining(['members:update', 'consents:grant']))
  })

  it('asks everyone else for an organization, and is closed to keys', async () => {
    const headers = { Authorization: `Bearer ${await t.token(teacher)}` }
    const without = await t.raw('GET', '/api/v1/identity/me', { headers })
    expect([without.status, without.json.error.code]).toEqual([403, 'organization_context_required'])
    await expect(t.as(key).identity.getCurrentUser()).rejects.toMatchObject({ status: 403, code: 'scope_unmapped' })
  })
})

describe('identity.listUsers', () => {
  const seenBy = async (caller: Person | Key) => {
    const { data } = await t.as(caller).identity.listUsers({ limit: 100 })
    return data.map(({ id }) => id)
  }

  it('shows the active people to staff and keys, service users included, the latest to join first', async () => {
    const { data, pagination } = await t.as(teacher).identity.listUsers({ limit: 100 })
    const names = data.map(({ firstName }) => firstName)
    for (const name of ['Suspended', 'Invited', 'Removed']) expect(names).not.toContain(name)
    expect(data.map(({ id }) => id)).toEqual(expect.arrayContaining([owner, teacher, child, guest].map(usr)))
    expect(data.find(({ kind }) => kind === 'service')).toMatchObject({ role: 'service', email: null })
    expect(pagination.total).toBe(data.length)
    expect(await seenBy(key)).toEqual(data.map(({ id }) => id))
  })

  it('shows guardians and students their own people only', async () => {
    expect(await seenBy(guardian)).toEqual(expect.arrayContaining([owner, teacher, guardian].map(usr)))
    expect(await seenBy(guardian)).not.toContain(usr(stranger))
    const byChild = await seenBy(child)
    expect(byChild.toSorted()).toEqual([child, guardian].map(usr).toSorted())
    await expect(t.as(guest).identity.listUsers()).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('shows a super-admin, who is nobody here, nobody; and to one who is, those whom her roles show', async () => {
    const operator = { ...owner, ...(await t.school.user({ is_super_admin: true })), memberId: '' }
    expect(await seenBy(operator)).toEqual([])
    const parent = await t.school.membership(orgId, await t.school.user({ is_super_admin: true }), 'guardian')
    const seen = await seenBy(parent)
    expect(seen).toEqual(expect.arrayContaining([owner, teacher, parent].map(usr)))
    for (const hidden of [guardian, child]) expect(seen).not.toContain(usr(hidden))
    await t.db.deleteFrom('memberships').where('id', '=', parent.memberId).execute()
  })

  it('filters by role and name, and pages by cursor without gaps', async () => {
    expect((await t.as(owner).identity.listUsers({ role: 'student' })).data.map(({ id }) => id)).toEqual([usr(child)])
    expect((await t.as(owner).identity.listUsers({ q: 'tAMSIN per' })).data.map(({ id }) => id)).toEqual([usr(teacher)])
    expect((await t.as(owner).identity.listUsers({ q: '%' })).data).toEqual([])
    const paged: string[] = []
    for await (const { id } of t.as(owner).identity.listUsers({ limit: 2 })) paged.push(id)
    expect(paged).toEqual(await seenBy(owner))
  })

  it('does not find by address', async () => {
    expect((await t.as(owner).identity.listUsers({ q: `${teacher.userId}@example` })).data).toEqual([])
  })
})

describe('identity.getUser', () => {
  it('answers for whom the caller may see, with 404 for everyone else', async () => {
    const { data } = await t.as(guardian).identity.getUser(usr(teacher))
    expect(data).toMatchObject({ firstName: 'Tamsin', role: 'teacher', kind: 'person', email: null })
    const elsewhere = await t.school.person(await t.school.organization(), 'teacher')
    const suspended = await t.school.person(orgId, 'teacher', { status: 'suspended' })
    for (const hidden of [stranger, elsewhere, suspended, { userId: newId() }]) {
      const id = usr(hidden)
      const refusal = { status: 404, code: 'not_found', details: { resource: 'user', id } }
      await expect(t.as(guardian).identity.getUser(id)).rejects.toMatchObject(refusal)
    }
    await expect(t.as(owner).identity.getUser(usr(suspended))).rejects.toMatchObject({ code: 'not_found' })
  })

  it.each([
    ['owner', true],
    ['admin', true],
    ['teacher', false],
    ['staff', false],
    ['health_staff', false],
  ] as const)('shows %s an address: %s', async (role, shown) => {
    const caller = await t.school.person(orgId, role)
    const { data } = await t.as(caller).identity.getUser(usr(guardian))
    expect(data.email).toBe(shown ? `${guardian.userId}@example.org` : null)
    expect((await t.as(caller).identity.getUser(usr(caller))).data.email).toBe(`${caller.userId}@example.org`)
  })

  it('shows addresses to keys that may change members, not to those that may read', async () => {
    const writes = await t.school.key(orgId, ['identity:read', 'identity:write'])
    expect((await t.as(writes).identity.getUser(usr(guardian))).data.email).toBe(`${guardian.userId}@example.org`)
    expect((await t.as(key).identity.getUser(usr(guardian))).data.email).toBeNull()
  })

  it("shows a child's picture to the child, the guardians, and with consent to others", async () => {
    const picture = async (caller: Person) => (await t.as(caller).identity.getUser(usr(child))).data.avatarUrl
    await family()
    expect(await picture(child)).toBe('https://img.example.org/lucia.png')
    expect(await picture(guardian)).toBe('https://img.example.org/lucia.png')
    expect(await picture(teacher)).toBeNull()
    await t.school.consent(guardian, childId, 'photo_media')
    expect(await picture(teacher)).toBe('https://img.example.org/lucia.png')
  })
})

/** Guardian and child in one family, which lets them see each other. */
async function family(): Promise<void> {
  const id = newId()
  await t.db.insertInto('families').values({ org_id: orgId, id, name: 'Vidal' }).execute()
  const shared = { org_id: orgId, family_id: id }
  await t.db
    .insertInto('family_members')
    .values([
      { ...shared, id: newId(), kind: 'guardian', user_id: guardian.userId, display_name: 'Rosa' },
      { ...shared, id: newId(), kind: 'child', student_id: childId, display_name: 'Lucia' },
    ])
    .execute()
}
