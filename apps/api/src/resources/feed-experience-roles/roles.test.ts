import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, bothWays, fault, refusal } from '../../../test/support/academic.ts'
import { Feed } from '../../../test/support/feed.ts'
import type { Key, Person } from '../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { newId, toPublic } from '../../ids.ts'

let t: TestServer
let orgId: string
let academy: Academy
let feed: Feed
let owner: Person
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization()
  academy = new Academy(t.school, orgId)
  feed = new Feed(t.school, orgId)
  owner = await t.school.person(orgId, 'owner')
})
afterAll(() => t.close())

const roles = (as: Person | Key = owner) => t.as(as).feedExperienceRoles
const usr = ({ userId }: { userId: string }) => toPublic('usr', userId)
const xrl = (id: string) => toPublic('xrl', id)
const moderators = { code: 'forbidden', details: { permission: 'feed:moderate' } }

describe('feedExperienceRoles.createRole', () => {
  it('makes a role with every field, and tells of it', async () => {
    const given = { key: 'room_parents', name: 'Eltern 🎈', description: 'Help', color: '#3b82f6' }
    const { data } = await roles().createRole(given)
    expect(data).toEqual({
      ...given,
      id: expect.stringMatching(/^xrl_/),
      memberCount: 0,
      createdAt: expect.any(String),
      updatedAt: data.createdAt,
    })
    expect((await roles().getRoles()).data).toContainEqual(data)
    expect(await academy.told('xrl', data.id)).toEqual({
      events: [['experience_role.created', { object: data }]],
      audit: [['feedExperienceRoles.createRole', null]],
    })
  })

  it('needs a key that nobody has taken here', async () => {
    const key = await t.school.key(orgId, ['feed.moderation:write'])
    expect((await roles(key).createRole({ key: 'coaches', name: 'Coaches' })).data).toMatchObject({
      description: null,
      color: null,
    })
    const taken = { code: 'conflict', details: { reason: 'duplicate', field: 'key' } }
    expect(await refusal(roles().createRole({ key: 'coaches', name: 'Others' }))).toEqual(taken)
    const elsewhere = await t.school.person(await t.school.organization(), 'admin')
    await roles(elsewhere).createRole({ key: 'coaches', name: 'Coaches' })
    for (const wrong of ['Coaches', '1st', 'a', 'a b', `a${'b'.repeat(40)}`]) {
      expect((await refusal(roles().createRole({ key: wrong, name: 'x' }))).code).toBe('validation_error')
    }
    expect(await fault(roles().createRole({ key: 'ok', name: 'x', color: 'red' }))).toEqual(['color', 'pattern'])
    const teacher = await t.school.person(orgId, 'teacher')
    expect(await refusal(roles(teacher).createRole({ key: 'x1', name: 'x' }))).toEqual(moderators)
  })
})

describe('feedExperienceRoles.getRoles', () => {
  it('shows everybody the roles of the school, the latest first, and finds them by name and key', async () => {
    const own = await t.school.organization()
    const there = new Feed(t.school, own)
    const at = (day: number) => ({ created_at: `2026-11-0${day}T08:00:00Z` })
    const [a, b, c, d] = [
      await there.role({ ...at(1), key: 'trip_helpers', name: 'Trip helpers' }),
      await there.role({ ...at(2), key: 'parents', name: 'Room Parents' }),
      await there.role({ ...at(3), key: 'x_100', name: '100% there' }),
      await there.role({ ...at(4), key: 'gone', deleted_at: '2026-11-05T08:00:00Z' }),
    ].map(xrl)
    const guest = await t.school.person(own, 'guest')
    const read = async (as: Person | Key, q?: string) => {
      const { byPage, byCursor, total } = await bothWays((page) => roles(as).getRoles({ ...(q ? { q } : {}), ...page }))
      expect(byPage).toEqual(byCursor)
      expect(total).toBe(byPage.length)
      return byPage.map(({ id }) => id)
    }
    expect(await read(guest)).toEqual([c, b, a])
    expect(await read(guest, 'PARENTS')).toEqual([b])
    expect(await read(guest, 'trip_')).toEqual([a])
    expect(await read(guest, '100%')).toEqual([c])
    expect(await read(await t.school.key(own, ['feed:read']), 'r')).toEqual([c, b, a])
    expect(await read(guest, 'gone')).not.toContain(d)
  })
})

describe('the members of a role', () => {
  it('are added and removed, each with an event, and can come back', async () => {
    const id = xrl(await feed.role())
    const parent = await t.school.person(orgId, 'guardian', { first_name: 'Rosa' })
    const { data } = await roles().addMember(id, usr(parent))
    expect(data).toEqual({
      id: expect.stringMatching(/^xrm_/),
      roleId: id,
      userId: usr(parent),
      user: { id: usr(parent), displayName: 'Rosa Person', avatarUrl: null, role: 'guardian' },
      joinedAt: expect.any(String),
    })
    expect((await roles().getMembers(id)).data).toEqual([data])
    expect((await roles().addMember(id, usr(parent))).data).toEqual(data)
    const removed = { id: data.id, deleted: true }
    expect((await roles().removeMember(id, usr(parent))).data).toEqual(removed)
    expect(await academy.told('xrm', data.id)).toEqual({
      events: [
        ['experience_role.member_added', { object: data }],
        ['experience_role.member_removed', { object: removed, previous: data }],
      ],
      audit: [
        ['feedExperienceRoles.addMember', null],
        ['feedExperienceRoles.addMember', null],
        ['feedExperienceRoles.removeMember', null],
      ],
    })
    expect(await refusal(roles().removeMember(id, usr(parent)))).toMatchObject({ code: 'not_found' })
    const { data: again } = await roles().addMember(id, usr(parent))
    expect(again.id).not.toBe(data.id)
    expect((await roles().getMembers(id)).data).toEqual([again])
  })

  it('are active members of this school', async () => {
    const id = xrl(await feed.role())
    for (const status of ['invited', 'suspended', 'removed'] as const) {
      const person = await t.school.person(orgId, 'guardian', { status })
      const notMember = { code: 'conflict', details: { reason: 'not_a_member' } }
      expect(await refusal(roles().addMember(id, usr(person)))).toEqual(notMember)
    }
    const foreign = await t.school.person(await t.school.organization(), 'guardian')
    for (const person of [foreign, { userId: newId() }]) {
      expect(await refusal(roles().addMember(id, usr(person)))).toMatchObject({ details: { resource: 'user' } })
    }
    const elsewhere = xrl(await new Feed(t.school, foreign.orgId).role())
    for (const call of [
      () => roles().getMembers(elsewhere),
      () => roles().addMember(elsewhere, usr(owner)),
      () => roles().removeMember(elsewhere, usr(owner)),
    ]) {
      expect(await refusal(call())).toEqual({
        code: 'not_found',
        details: { resource: 'experience_role', id: elsewhere },
      })
    }
    const staff = await t.school.person(orgId, 'staff')
    expect(await refusal(roles(staff).addMember(id, usr(staff)))).toEqual(moderators)
    expect(await refusal(roles(staff).removeMember(id, usr(staff)))).toEqual(moderators)
  })

  it('are listed and counted as far as the caller may see them, the latest first', async () => {
    const own = await t.school.organization()
    const [there, people] = [new Feed(t.school, own), new Map<string, Person>()]
    const id = await there.role()
    for (const [i, [name, role]] of (
      [
        ['teacher', 'teacher'],
        ['parent', 'guardian'],
        ['other parent', 'guardian'],
        ['pupil', 'student'],
      ] as const
    ).entries()) {
      const person = await t.school.person(own, role)
      people.set(name, person)
      await there.holder(id, person, { created_at: `2026-11-01T08:0${i}:00Z` })
    }
    const gone = await t.school.person(own, 'guardian', { status: 'removed' })
    await there.holder(id, gone)
    const names = new Map([...people].map(([name, person]) => [usr(person), name]))
    const seen = async (as: Person | Key) => {
      const { byPage, byCursor, total } = await bothWays((page) => roles(as).getMembers(xrl(id), page))
      expect(byPage).toEqual(byCursor)
      expect(total).toBe(byPage.length)
      const { data } = await roles(as).getRoles()
      expect(data[0]?.memberCount).toBe(byPage.length)
      return byPage.map(({ userId }) => names.get(userId))
    }
    const all = ['pupil', 'other parent', 'parent', 'teacher']
    expect(await seen(await t.school.person(own, 'staff'))).toEqual(all)
    expect(await seen(await t.school.key(own, ['feed:read']))).toEqual(all)
    expect(await seen(people.get('parent') as Person)).toEqual(['parent', 'teacher'])
    expect(await seen(people.get('pupil') as Person)).toEqual(['pupil'])
    expect(await seen(await t.school.person(own, 'guest'))).toEqual(['teacher'])
  })

  it('are told of as the children that they are', async () => {
    const person = await t.school.person(orgId, 'student')
    const child = await t.school.student(orgId, { user_id: person.userId, avatar_url: 'https://example.org/a.png' })
    await t.school.consent(owner, child, 'photo_media')
    const { data } = await roles().addMember(xrl(await feed.role()), usr(person))
    expect(data.user.avatarUrl).toBe('https://example.org/a.png')
    const { events } = await academy.told('xrm', data.id)
    expect(events).toEqual([
      ['experience_role.member_added', { object: { ...data, user: { ...data.user, avatarUrl: null } } }],
    ])
    const rows = await t.db.selectFrom('outbox_events').select('student_ids').orderBy('id', 'desc').limit(1).execute()
    expect(rows).toEqual([{ student_ids: [child] }])
  })

  it('are one, however many calls add or remove them at the same time', async () => {
    const id = await feed.role()
    const person = await t.school.person(orgId, 'guardian')
    const added = await Promise.all(Array.from({ length: 50 }, () => roles().addMember(xrl(id), usr(person))))
    expect(new Set(added.map(({ data }) => data.id)).size).toBe(1)
    const removed = await Promise.allSettled(
      Array.from({ length: 50 }, () => roles().removeMember(xrl(id), usr(person))),
    )
    expect(removed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { events } = await academy.told('xrm', added[0]?.data.id as string)
    expect(events.map(([type]) => type)).toEqual(['experience_role.member_added', 'experience_role.member_removed'])
  })
})
