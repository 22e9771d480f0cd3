import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, refusal } from '../../../../test/support/academic.ts'
import type { Key, Person } from '../../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../../test/support/server.ts'
import { eventually } from '../../../../test/support/wait.ts'
import { newId, toPublic } from '../../../ids.ts'

let t: TestServer
let orgId: string
let academy: Academy
let admin: Person
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization()
  academy = new Academy(t.school, orgId)
  admin = await t.school.person(orgId, 'admin')
})
afterAll(() => t.close())

type Link = Parameters<Academy['guardianLink']>[2]
const family = (as: Person | Key) => t.as(as).family
const glnk = (id: string) => toPublic('glnk', id)
const person = () => t.school.person(orgId, 'guardian')
const child = (values: object = {}) => t.school.student(orgId, values)

/** A guardian with a link to a new child, or to the given one. */
async function linked(values: Link = {}, childId?: string) {
  const [guardian, id] = [await person(), childId ?? (await child())]
  return { guardian, childId: id, link: glnk(await academy.guardianLink(guardian, id, values)) }
}
const pending = (values: Link = {}, childId?: string) => linked({ status: 'pending', ...values }, childId)

/** The members of a family who have not left, as `[user or child, relationship, isPrimary]`. */
const membersOf = async (familyId: string) => {
  const rows = t.db.selectFrom('family_members').selectAll().where('family_id', '=', familyId)
  const there = await rows.where('deleted_at', 'is', null).orderBy('id').execute()
  return there.map((row) => [row.user_id ?? row.student_id, row.relationship, row.is_primary])
}
const familiesOf = async (childId: string) => {
  const rows = t.db.selectFrom('family_members').select('family_id').where('student_id', '=', childId)
  return (await rows.where('deleted_at', 'is', null).execute()).map(({ family_id }) => family_id)
}
const statusOf = async (link: string) => {
  const { data } = await family(admin).listGuardianLinks({ limit: 100 })
  return data.find(({ id }) => id === link)?.status
}
const refusalsOf = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))

describe('family.acceptGuardianLink', () => {
  it('makes the link hold, tells of it, and opens the child', async () => {
    const { guardian, childId, link } = await pending()
    const { data } = await family(guardian).acceptGuardianLink(link)
    expect(data).toMatchObject({ id: link, status: 'active', activatedAt: data.updatedAt, revokedAt: null })
    const { data: children } = await family(guardian).getChildren()
    expect(children.map(({ id }) => id)).toEqual([toPublic('stu', childId)])
    expect((await family(guardian).listGuardianLinks()).data).toEqual([data])
    const { events, audit } = await academy.told('glnk', link)
    const previous = { status: 'pending', activatedAt: null }
    expect(events).toEqual([['guardian_link.activated', { object: data, previous }]])
    expect(audit).toEqual([
      [
        'family.acceptGuardianLink',
        { status: { from: 'pending', to: 'active' }, activatedAt: { from: null, to: data.activatedAt } },
      ],
    ])
  })

  it('founds a family of the child’s last name where there is none', async () => {
    const childId = await child({ last_name: 'Åkesson-李' })
    const { guardian, link } = await pending({ relationship: 'mother', is_primary: true }, childId)
    await family(guardian).acceptGuardianLink(link)
    const [familyId = ''] = await familiesOf(childId)
    expect(await membersOf(familyId)).toEqual([
      [guardian.userId, 'mother', true],
      [childId, null, false],
    ])
    const { data } = await family(guardian).getMembers()
    expect(data.map(({ familyName }) => familyName)).toEqual(['Åkesson-李', 'Åkesson-李'])
    const second = await pending({}, childId)
    await family(second.guardian).acceptGuardianLink(second.link)
    expect(await familiesOf(childId)).toEqual([familyId])
    expect(await membersOf(familyId)).toHaveLength(3)
  })

  it('joins the family that the link names, and brings the child into it', async () => {
    const [home, other] = [await academy.family(), await academy.family()]
    const childId = await child()
    await academy.familyMember(home, { student_id: childId })
    const { guardian, link } = await pending({ family_id: other }, childId)
    await family(guardian).acceptGuardianLink(link)
    expect((await familiesOf(childId)).toSorted()).toEqual([home, other].toSorted())
    expect(await membersOf(home)).toHaveLength(1)
    expect(await membersOf(other)).toHaveLength(2)
  })

  it('prefers, of a child’s two families, the one where the guardian is already', async () => {
    const [first, second] = [await academy.family(), await academy.family()]
    const childId = await child()
    for (const id of [first, second]) await academy.familyMember(id, { student_id: childId })
    const stranger = await pending({}, childId)
    const { guardian, link } = await pending({}, childId)
    await academy.familyMember(second, { user_id: guardian.userId, relationship: 'father', is_primary: true })
    await family(guardian).acceptGuardianLink(link)
    expect(await membersOf(second)).toContainEqual([guardian.userId, 'father', true])
    expect(await membersOf(first)).toHaveLength(1)
    await family(stranger.guardian).acceptGuardianLink(stranger.link)
    expect(await membersOf(first)).toContainEqual([stranger.guardian.userId, 'parent', false])
  })

  it.each(['active', 'suspended', 'revoked'])('refuses a link that is %s', async (status) => {
    const { guardian, link } = await linked({ status })
    for (const as of [guardian, admin]) {
      const call = family(as).acceptGuardianLink(link)
      expect(await refusal(call)).toEqual({ code: 'GUARDIAN_LINK_NOT_PENDING', details: { status } })
    }
  })

  it('is for the guardian of the link, owners and admins', async () => {
    const { childId, link } = await pending()
    const other = await linked({ is_primary: true }, childId)
    const hidden = { code: 'RELATIONSHIP_REQUIRED', details: { childId: null } }
    expect(await refusal(family(other.guardian).acceptGuardianLink(link))).toEqual(hidden)
    expect(await refusal(family(await person()).acceptGuardianLink(link))).toEqual(hidden)
    const staff = await t.school.person(orgId, 'staff')
    expect(await refusal(family(staff).acceptGuardianLink(link))).toMatchObject({ code: 'forbidden' })
    const key = await t.school.key(orgId, ['family:write'])
    expect(await refusal(family(key).acceptGuardianLink(link))).toMatchObject({ code: 'scope_unmapped' })
    expect((await family(admin).acceptGuardianLink(link)).data.status).toBe('active')
  })

  it('finds no link of another school, nor one that never was', async () => {
    const org = await t.school.organization()
    const foreign = await t.school.person(org, 'guardian')
    const abroad = await new Academy(t.school, org).guardianLink(foreign, await t.school.student(org))
    for (const id of [abroad, newId()].map(glnk)) {
      const absent = { code: 'GUARDIAN_LINK_NOT_FOUND', details: { linkId: id } }
      expect(await refusal(family(admin).acceptGuardianLink(id))).toEqual(absent)
      expect(await refusal(family(admin).revokeGuardianLink(id))).toEqual(absent)
    }
  })

  it('founds one family, however many accept at once', async () => {
    const childId = await child()
    const links = await Promise.all(Array.from({ length: 10 }, () => pending({}, childId)))
    const calls = [...links, ...links].map(({ guardian, link }) => family(guardian).acceptGuardianLink(link))
    const refused = refusalsOf(await Promise.allSettled(calls))
    expect(refused).toHaveLength(10)
    for (const error of refused) expect(error).toMatchObject({ code: 'GUARDIAN_LINK_NOT_PENDING' })
    const families = await familiesOf(childId)
    expect(families).toHaveLength(1)
    expect(await membersOf(families[0] as string)).toHaveLength(11)
  })
})

describe('family.revokeGuardianLink', () => {
  it('ends the link for good, tells of it, and closes the child', async () => {
    const { guardian, childId, link } = await linked()
    await linked({}, childId)
    const before = (await family(guardian).listGuardianLinks()).data.find(({ id }) => id === link)
    const { data } = await family(guardian).revokeGuardianLink(link)
    expect(data).toEqual({ ...before, status: 'revoked', revokedAt: data.updatedAt, updatedAt: expect.any(String) })
    expect((await family(guardian).getChildren()).data).toEqual([])
    const { events, audit } = await academy.told('glnk', link)
    const previous = { status: 'active', revokedAt: null }
    expect(events).toEqual([['guardian_link.revoked', { object: data, previous }]])
    expect(audit[0]?.[0]).toBe('family.revokeGuardianLink')
    const again = { code: 'GUARDIAN_LINK_NOT_ACTIVE', details: { status: 'revoked' } }
    for (const as of [guardian, admin]) expect(await refusal(family(as).revokeGuardianLink(link))).toEqual(again)
  })

  it('declines a link that is pending, and ends one that is suspended', async () => {
    const { guardian, link } = await pending()
    expect((await family(guardian).revokeGuardianLink(link)).data).toMatchObject({
      status: 'revoked',
      activatedAt: null,
    })
    const suspended = await linked({ status: 'suspended' })
    expect((await family(suspended.guardian).revokeGuardianLink(suspended.link)).data.status).toBe('revoked')
  })

  it('makes room for another link of the pair, and brings the guardian back into the family', async () => {
    const { guardian, childId, link } = await pending({ relationship: 'mother' })
    await family(guardian).acceptGuardianLink(link)
    await family(admin).revokeGuardianLink(link)
    const [familyId = ''] = await familiesOf(childId)
    expect(await membersOf(familyId)).toEqual([[childId, null, false]])
    const again = { childId: toPublic('stu', childId), guardianUserId: toPublic('usr', guardian.userId) }
    const { data } = await family(admin).createGuardianLink({
      ...again,
      relationship: 'legal_guardian',
      isPrimary: true,
    })
    await family(guardian).acceptGuardianLink(data.id)
    expect(await membersOf(familyId)).toContainEqual([guardian.userId, 'legal_guardian', true])
    expect(await membersOf(familyId)).toHaveLength(2)
  })

  it('keeps the guardian in a family to which another active link ties her', async () => {
    const { guardian, childId, link } = await pending()
    await family(guardian).acceptGuardianLink(link)
    const [familyId = ''] = await familiesOf(childId)
    const sibling = await child()
    await academy.familyMember(familyId, { student_id: sibling })
    const other = glnk(await academy.guardianLink(guardian, sibling))
    await family(admin).revokeGuardianLink(link)
    expect(await membersOf(familyId)).toContainEqual([guardian.userId, 'parent', false])
    await family(admin).revokeGuardianLink(other)
    const who = (await membersOf(familyId)).map(([id]) => id)
    expect(who.toSorted()).toEqual([childId, sibling].toSorted())
  })

  it('is for the guardian of the link, owners, admins and the organization’s own keys', async () => {
    const childId = await child()
    await linked({}, childId)
    const { link } = await linked({}, childId)
    const other = await linked({ is_primary: true }, childId)
    const hidden = { code: 'RELATIONSHIP_REQUIRED', details: { childId: null } }
    expect(await refusal(family(other.guardian).revokeGuardianLink(link))).toEqual(hidden)
    await academy.consent(other.guardian, childId, { type: 'third_party_sharing' })
    const app = await t.school.appKey(orgId, ['family:write'])
    expect(await refusal(family(app).revokeGuardianLink(link))).toEqual(hidden)
    const staff = await t.school.person(orgId, 'staff')
    expect(await refusal(family(staff).revokeGuardianLink(link))).toMatchObject({ code: 'forbidden' })
    const key = await t.school.key(orgId, ['family:write'])
    expect((await family(key).revokeGuardianLink(link)).data.status).toBe('revoked')
  })
})

describe('the last guardian of an enrolled child', () => {
  const last = { code: 'LAST_PRIMARY_GUARDIAN' }

  it('cannot go, nor be taken by a key: only by owners and admins', async () => {
    const { guardian, link } = await linked()
    const key = await t.school.key(orgId, ['family:write'])
    for (const as of [guardian, key]) {
      expect(await refusal(family(as).revokeGuardianLink(link))).toMatchObject(last)
    }
    expect(await statusOf(link)).toBe('active')
    expect((await family(admin).revokeGuardianLink(link)).data.status).toBe('revoked')
  })

  it.each([
    ['pending', { status: 'pending' }],
    ['suspended', { status: 'suspended' }],
    ['revoked', { status: 'revoked' }],
    ['over', { ends_on: '2020-01-01' }],
    ['not begun', { starts_on: '2999-01-01' }],
  ])('has nobody beside her whose link is %s', async (_, values) => {
    const { guardian, childId, link } = await linked()
    await linked(values, childId)
    expect(await refusal(family(guardian).revokeGuardianLink(link))).toMatchObject(last)
  })

  it('has nobody beside her who is no longer a member', async () => {
    const { guardian, childId, link } = await linked()
    const other = await linked({}, childId)
    const removed = t.db.updateTable('memberships').set({ status: 'removed' })
    await removed.where('id', '=', other.guardian.memberId).execute()
    expect(await refusal(family(guardian).revokeGuardianLink(link))).toMatchObject(last)
  })

  it('is not who holds a link that is over, or a child that is not enrolled', async () => {
    const over = await linked({ ends_on: '2020-01-01' })
    expect((await family(over.guardian).revokeGuardianLink(over.link)).data.status).toBe('revoked')
    for (const status of ['applicant', 'inactive', 'transferred', 'graduated']) {
      const { guardian, link } = await linked({}, await child({ status }))
      expect((await family(guardian).revokeGuardianLink(link)).data.status).toBe('revoked')
    }
  })

  it('stays, however many leave at once', async () => {
    const childId = await child()
    const links = await Promise.all(Array.from({ length: 10 }, () => linked({}, childId)))
    const calls = links.map(({ guardian, link }) => family(guardian).revokeGuardianLink(link))
    const refused = refusalsOf(await Promise.allSettled(calls))
    expect(refused).toHaveLength(1)
    expect(refused[0]).toMatchObject(last)
    const rows = t.db.selectFrom('guardian_links').select('id').where('student_id', '=', childId)
    expect(await rows.where('status', '=', 'active').execute()).toHaveLength(1)
  })
})

describe('a guardian one of whose links begins while another one ends', () => {
  /** How many of the server's transactions wait for a lock. */
  const waiting = async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(t.db)
    return rows[0]?.n
  }

  it('stays in the family of both children', async () => {
    const [guardian, familyId] = [await person(), await academy.family()]
    const [first, second] = [await child(), await child()]
    for (const student_id of [first, second]) await academy.familyMember(familyId, { student_id })
    const member = await academy.familyMember(familyId, { user_id: guardian.userId, relationship: 'parent' })
    const ends = glnk(await academy.guardianLink(guardian, first))
    const begins = glnk(await academy.guardianLink(guardian, second, { status: 'pending' }))
    // Held until both have come as far as they can.
    const calls = await t.db.transaction().execute(async (trx) => {
      await trx.selectFrom('family_members').select('id').where('id', '=', member).forUpdate().execute()
      const accepted = family(admin).acceptGuardianLink(begins)
      await eventually(async () => (await waiting()) === 1)
      const revoked = family(admin).revokeGuardianLink(ends)
      await eventually(async () => (await waiting()) === 2)
      return [accepted, revoked].map((call) => call.then(({ data }) => data.status))
    })
    expect(await Promise.all(calls)).toEqual(['active', 'revoked'])
    expect(await membersOf(familyId)).toContainEqual([guardian.userId, 'parent', false])
  })
})
