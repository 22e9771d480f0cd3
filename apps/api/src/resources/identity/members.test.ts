import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { newId, toPublic } from '../../ids.ts'

let t: TestServer
let orgId: string
let owner: Person
let admin: Person
let teacher: Person
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization()
  owner = await t.school.person(orgId, 'owner', { first_name: 'Ada' })
  admin = await t.school.person(orgId, 'admin', { first_name: 'Ben' })
  teacher = await t.school.person(orgId, 'teacher', { first_name: 'Tamsin' })
})
afterAll(() => t.close())

const mbr = (person: { memberId: string }) => toPublic('mbr', person.memberId)
const usr = (person: { userId: string }) => toPublic('usr', person.userId)
const address = () => `${newId()}@example.org`

describe('identity.listMembers and getMember', () => {
  it('tell every membership, whatever its state, the latest first', async () => {
    const org = await t.school.organization()
    const reader = await t.school.person(org, 'teacher')
    const states = ['invited', 'suspended', 'removed'] as const
    const others = []
    for (const status of states) others.push(await t.school.person(org, 'staff', { status }))
    const { data, pagination } = await t.as(reader).identity.listMembers()
    expect(data.map(({ id }) => id)).toEqual([...others.toReversed(), reader].map(mbr))
    expect(pagination.total).toBe(4)
    for (const [i, status] of states.entries()) {
      const found = await t.as(reader).identity.listMembers({ status })
      expect(found.data.map(({ id }) => id)).toEqual([mbr(others[i] as Person)])
      expect((await t.as(reader).identity.getMember(mbr(others[i] as Person))).data).toEqual(found.data[0])
    }
    const paged: string[] = []
    for await (const { id } of t.as(reader).identity.listMembers({ limit: 1 })) paged.push(id)
    expect(paged).toEqual(data.map(({ id }) => id))
  })

  it('filter by a main or additional role and by the name that is shown', async () => {
    const org = await t.school.organization()
    const reader = await t.school.person(org, 'admin', { additional_roles: ['guardian'], first_name: 'Clara' })
    const email = address()
    const hidden = await t.school.person(org, 'staff', { status: 'invited', email, first_name: 'Secretive' })
    const search = async (q: string) => (await t.as(reader).identity.listMembers({ q })).data.map(({ id }) => id)
    expect((await t.as(reader).identity.listMembers({ role: 'guardian' })).data.map(({ id }) => id)).toEqual([
      mbr(reader),
    ])
    expect(await search('clara p')).toEqual([mbr(reader)])
    expect(await search('secretive')).toEqual([])
    expect(await search(email.slice(0, 20))).toEqual([mbr(hidden)])
  })

  it('show nothing of the account behind an invitation', async () => {
    const invited = await t.school.person(orgId, 'staff', { status: 'invited', first_name: 'Known' })
    const { data } = await t.as(admin).identity.getMember(mbr(invited))
    const email = `${invited.userId}@example.org`
    expect(data).toMatchObject({ userId: null, displayName: email, email, avatarUrl: null, joinedAt: null })
    expect((await t.as(teacher).identity.getMember(mbr(invited))).data.email).toBeNull()
  })

  it.each([
    ['owner', true],
    ['admin', true],
    ['teacher', false],
    ['staff', false],
    ['health_staff', false],
  ] as const)('show %s the addresses of members: %s', async (role, shown) => {
    const caller = await t.school.person(orgId, role)
    const { data } = await t.as(caller).identity.getMember(mbr(teacher))
    expect(data).toMatchObject({ userId: usr(teacher), displayName: 'Tamsin Person' })
    expect(data.email).toBe(shown ? `${teacher.userId}@example.org` : null)
    expect((await t.as(caller).identity.getMember(mbr(caller))).data.email).toBe(`${caller.userId}@example.org`)
  })

  it.each(['guardian', 'student', 'guest'] as const)('are closed to %s', async (role) => {
    const caller = await t.school.person(orgId, role)
    const refusal = { code: 'forbidden', details: { permission: 'members:read' } }
    await expect(t.as(caller).identity.listMembers()).rejects.toMatchObject(refusal)
    await expect(t.as(caller).identity.getMember(mbr(caller))).rejects.toMatchObject(refusal)
  })

  it('know nothing of other organizations', async () => {
    const elsewhere = await t.school.person(await t.school.organization(), 'owner')
    const refusal = { status: 404, code: 'not_found', details: { resource: 'member', id: mbr(elsewhere) } }
    await expect(t.as(owner).identity.getMember(mbr(elsewhere))).rejects.toMatchObject(refusal)
    await expect(t.as(owner).identity.updateMember(mbr(elsewhere), { title: 'x' })).rejects.toMatchObject(refusal)
  })
})
