import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, bothWays, refusal } from '../../../test/support/academic.ts'
import { Feed } from '../../../test/support/feed.ts'
import { observeRequests } from '../../../test/support/observer.ts'
import type { Key, Person } from '../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { newId, toPublic } from '../../ids.ts'

let t: TestServer
beforeAll(async () => {
  t = await startTestServer()
})
afterAll(() => t.close())

const timeline = (as: Person | Key) => t.as(as).feed
const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 8, minute)).toISOString()

/** A school with a post of every audience, one a minute, and somebody in every way addressed by some of them. */
async function scene() {
  const { school } = t
  const orgId = await school.organization()
  const [feed, academy] = [new Feed(school, orgId), new Academy(school, orgId)]
  const child = await school.student(orgId)
  const person = (role: Person['role'], values = {}) => school.person(orgId, role, values)
  const teacher = await person('teacher')
  const people = {
    owner: await person('owner'),
    staff: await person('staff'),
    teacher,
    guardian: await person('guardian'),
    pupil: await person('student'),
    guest: await person('guest'),
    other: await person('guardian'),
    key: await school.key(orgId, ['feed:read']),
    app: await school.appKey(orgId, ['feed:read']),
  }
  await school.db.updateTable('students').set({ user_id: people.pupil.userId }).where('id', '=', child).execute()
  const [one, two] = [await school.section(teacher, child), await school.section(teacher, child)]
  const elsewhere = await academy.section()
  await school.guardianLink(people.guardian, child)
  const role = await feed.role()
  for (const holder of [people.guest, people.guardian]) await feed.holder(role, holder)
  const author = await person('staff')
  const by = author.userId
  const names = new Map<string, string>()
  let minute = 0
  const add = async (name: string, values = {}, audience = {}) => {
    const id = await feed.post({ author_id: by, published_at: at(minute++), ...values }, audience)
    names.set(toPublic('post', id), name)
  }
  for (const lap of [1, 2]) {
    await add(`org ${lap}`, { kind: 'announcement' })
    await add(`one ${lap}`, { author_id: teacher.userId }, { sections: [one] })
    await add(`both ${lap}`, { is_pinned: lap === 2 }, { sections: [one, two] })
    await add(`guardians ${lap}`, { kind: 'announcement' }, { guardiansOf: [two] })
    await add(`elsewhere ${lap}`, { is_pinned: true }, { sections: [elsewhere, one].slice(0, lap) })
    await add(`role ${lap}`, {}, { roles: [role] })
    await add(`family ${lap}`, {}, { children: [child] })
    await add(`teacher's ${lap}`, { author_id: teacher.userId }, { roles: [await feed.role()] })
  }
  await add('deleted', { deleted_at: at(0) })
  await add('deleted in one', { deleted_at: at(0) }, { sections: [one] })
  await add('scheduled', { status: 'scheduled', scheduled_for: at(0), published_at: null })
  await new Feed(school, await school.organization()).post()
  return { orgId, feed, people, names, sections: { one, two, elsewhere }, author, role }
}
type Scene = Awaited<ReturnType<typeof scene>>

/** The posts by name, the latest first, and the same by pages and by cursor. */
async function read({ people, names }: Scene, who: keyof Scene['people'], query: object = {}): Promise<string[]> {
  const { byPage, byCursor, total } = await bothWays((page) => timeline(people[who]).getTimeline({ ...query, ...page }))
  expect(byPage.map(({ id }) => id)).toEqual(byCursor.map(({ id }) => id))
  expect(total).toBe(byPage.length)
  const { data } = await timeline(people[who]).getTimeline({ ...query, limit: 100 })
  expect(data).toEqual(byPage)
  return data.map(({ id }) => names.get(id) ?? id)
}

const laps = (...names: string[]) => [2, 1].flatMap((lap) => names.map((name) => `${name} ${lap}`))

describe('feed.getTimeline', () => {
  let school: Scene
  beforeAll(async () => {
    school = await scene()
  })
  const all = laps("teacher's", 'family', 'role', 'elsewhere', 'guardians', 'both', 'one', 'org')
  const without = (...names: string[]) => all.filter((name) => !names.some((not) => name.startsWith(not)))

  it.each([
    ['owner', all],
    ['key', all],
    ['app', without('family')],
    ['staff', without('family', 'role', 'teacher')],
    ['teacher', without('family', 'role', 'elsewhere 1')],
    ['guardian', without('teacher', 'elsewhere 1')],
    ['pupil', without('teacher', 'elsewhere 1', 'family', 'role', 'guardians')],
    ['guest', laps('role')],
    ['other', laps('org')],
  ] as const)('shows the %s the posts for them, each once, the latest first', async (who, expected) => {
    expect(await read(school, who)).toEqual(expected)
  })

  it('filters by kind, author and pin for everybody', async () => {
    const teacher = toPublic('usr', school.people.teacher.userId)
    const pinned = ['elsewhere 2', 'both 2', 'elsewhere 1']
    const filtered: [keyof Scene['people'], object, string[]][] = [
      ['owner', { kind: 'announcement' }, laps('guardians', 'org')],
      ['guardian', { kind: 'announcement' }, laps('guardians', 'org')],
      ['pupil', { kind: 'announcement' }, laps('org')],
      ['pupil', { kind: 'poll' }, []],
      ['owner', { authorId: teacher }, laps("teacher's", 'one')],
      ['teacher', { authorId: teacher }, laps("teacher's", 'one')],
      ['guardian', { authorId: teacher }, laps('one')],
      ['guest', { authorId: teacher }, []],
      ['owner', { pinned: true }, pinned],
      ['pupil', { pinned: true }, pinned.slice(0, 2)],
      ['guest', { pinned: true }, []],
      ['owner', { pinned: false }, all.filter((name) => !pinned.includes(name))],
      ['pupil', { pinned: false }, ['one 2', 'org 2', 'both 1', 'one 1', 'org 1']],
      ['guardian', { kind: 'post', pinned: true, authorId: toPublic('usr', school.author.userId) }, pinned.slice(0, 2)],
    ]
    for (const [who, query, expected] of filtered) {
      expect(await read(school, who, query), `${who} ${JSON.stringify(query)}`).toEqual(expected)
    }
  })

  it('filters by section for those who see the section', async () => {
    const { one, two, elsewhere } = school.sections
    const filtered: [keyof Scene['people'], string, string[]][] = [
      ['owner', one, laps('both', 'one').toSpliced(0, 0, 'elsewhere 2')],
      ['guardian', one, laps('both', 'one').toSpliced(0, 0, 'elsewhere 2')],
      ['guardian', two, laps('guardians', 'both')],
      ['pupil', two, laps('both')],
      ['teacher', two, laps('guardians', 'both')],
      ['staff', elsewhere, laps('elsewhere')],
      ['guardian', elsewhere, []],
      ['other', one, []],
      ['owner', newId(), []],
    ]
    for (const [who, section, expected] of filtered) {
      expect(await read(school, who, { sectionId: toPublic('sec', section) }), `${who} ${section}`).toEqual(expected)
    }
    expect(await read(school, 'owner', { sectionId: toPublic('sec', two), kind: 'announcement' })).toEqual(
      laps('guardians'),
    )
  })

  it('gives cursors to their own filters only', async () => {
    const { nextCursor } = (await timeline(school.people.guardian).getTimeline({ limit: 2 })).pagination
    const call = timeline(school.people.guardian).getTimeline({ kind: 'post', cursor: nextCursor as string })
    expect(await refusal(call)).toMatchObject({ code: 'invalid_cursor' })
  })

  it('is read in one round trip, by whomever and with whatever filter', async () => {
    const { blocks } = observeRequests(t.server.services.database)
    const section = { sectionId: toPublic('sec', school.sections.one) }
    for (const who of ['owner', 'staff', 'guardian', 'guest', 'app'] as const) {
      for (const query of [{}, { kind: 'post' as const }, { pinned: true }, section]) {
        await timeline(school.people[who]).getTimeline(query)
        const from = blocks.length
        await timeline(school.people[who]).getTimeline(query)
        expect(blocks.slice(from).filter(({ kind }) => kind === 'read')).toHaveLength(1)
      }
    }
  })

  it('is not shifted by what is published, canceled or deleted between two pages', async () => {
    const { feed, people, names, sections, author } = await scene()
    for (const who of ['owner', 'guardian', 'teacher'] as const) {
      const whole = (await timeline(people[who]).getTimeline({ limit: 100 })).data.map(({ id }) => id)
      const first = await timeline(people[who]).getTimeline({ limit: 3 })
      await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          feed.post({ author_id: author.userId }, i % 2 ? { sections: [sections.one] } : {}),
        ),
      )
      const seen = first.data.map(({ id }) => id)
      for (let cursor = first.pagination.nextCursor; cursor; ) {
        const page = await timeline(people[who]).getTimeline({ limit: 3, cursor })
        seen.push(...page.data.map(({ id }) => id))
        cursor = page.pagination.nextCursor
      }
      expect(seen.map((id) => names.get(id) ?? 'new')).toEqual(whole.map((id) => names.get(id) ?? 'new'))
    }
  })

  it('tells posts of one moment apart', async () => {
    const { feed, people, author, sections } = await scene()
    const moment = '2027-01-01T00:00:00.000Z'
    const made = await Promise.all(
      Array.from({ length: 7 }, (_, i) =>
        feed.post({ author_id: author.userId, published_at: moment }, i % 2 ? { sections: [sections.one] } : {}),
      ),
    )
    const expected = made
      .toSorted()
      .toReversed()
      .map((id) => toPublic('post', id))
    for (const who of ['owner', 'pupil'] as const) {
      const ids: string[] = []
      for await (const { id } of timeline(people[who]).getTimeline({ limit: 2 })) ids.push(id)
      expect(ids.slice(0, 7)).toEqual(expected)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })
})
