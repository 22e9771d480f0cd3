import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, bothWays, refusal } from '../../../../test/support/academic.ts'
import type { Key, Person } from '../../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../../test/support/server.ts'
import { toPublic } from '../../../ids.ts'

// R-SECTION: the list and the single section are asked by every kind of caller, and must agree.

let t: TestServer
let academy: Academy
let orgId: string
/** The section that everything is about, and another one that is always there too. */
let section: string
let other: string
let childId: string
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization({ timezone: 'America/New_York' })
  academy = new Academy(t.school, orgId)
  section = await academy.section({ code: 'A' })
  other = await academy.section({ code: 'B' })
  childId = await t.school.student(orgId)
  await academy.enrollment(childId, section)
})
afterAll(() => t.close())

const sec = (uuid: string) => toPublic('sec', uuid)

/** The codes that the caller's list shows; each section is also asked for by its id, and must answer accordingly. */
async function seen(as: Person | Key): Promise<string[]> {
  const { sections } = t.as(as).academic
  const { data, pagination } = await sections.list({ limit: 100 })
  expect(pagination.total).toBe(data.length)
  const shown = new Set(data.map(({ id }) => id))
  for (const id of [sec(section), sec(other)]) {
    if (shown.has(id)) expect((await sections.get(id)).data.id).toBe(id)
    else
      expect(await refusal(sections.get(id))).toEqual({
        code: 'forbidden',
        details: { reason: 'relationship' },
      })
  }
  return data.filter(({ id }) => [sec(section), sec(other)].includes(id)).map(({ code }) => code)
}

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date())
const daysFromToday = (days: number) => new Date(Date.parse(today()) + days * 86_400_000).toISOString().slice(0, 10)

describe('every section is seen by', () => {
  it.each(['owner', 'admin', 'staff'] as const)('%s', async (role) => {
    expect(await seen(await t.school.person(orgId, role))).toEqual(['A', 'B'])
  })

  it('keys of the organization and of apps', async () => {
    expect(await seen(await t.school.key(orgId, ['academic:read']))).toEqual(['A', 'B'])
    expect(await seen(await t.school.appKey(orgId, ['academic:read']))).toEqual(['A', 'B'])
  })
})

describe('a teacher', () => {
  const teacherOf = async (sectionIds: string[], values = {}) => {
    const person = await t.school.person(orgId, 'teacher')
    const teacher_id = await academy.teacher(person, values)
    for (const section_id of sectionIds) {
      await t.db.insertInto('section_teachers').values({ org_id: orgId, section_id, teacher_id }).execute()
    }
    return person
  }

  it('sees the sections that she teaches', async () => {
    expect(await seen(await teacherOf([section]))).toEqual(['A'])
    expect(await seen(await teacherOf([other]))).toEqual(['B'])
    expect(await seen(await teacherOf([section, other]))).toEqual(['A', 'B'])
  })

  it('sees none without a teaching record, or with one that is inactive', async () => {
    expect(await seen(await t.school.person(orgId, 'teacher'))).toEqual([])
    expect(await seen(await teacherOf([section], { status: 'inactive' }))).toEqual([])
  })

  it('sees her child’s sections too when she is also a guardian', async () => {
    const person = await t.school.person(orgId, 'teacher', { additional_roles: ['guardian'] })
    const teacher_id = await academy.teacher(person)
    await t.db.insertInto('section_teachers').values({ org_id: orgId, section_id: other, teacher_id }).execute()
    expect(await seen(person)).toEqual(['B'])
    await t.school.guardianLink(person, childId)
    expect(await seen(person)).toEqual(['A', 'B'])
  })
})

describe('a guardian', () => {
  const guardianWith = async (values: Parameters<TestServer['school']['guardianLink']>[2], child = childId) => {
    const person = await t.school.person(orgId, 'guardian')
    await t.school.guardianLink(person, child, values)
    return person
  }

  it('sees the sections of her child, without any consent', async () => {
    expect(await seen(await guardianWith({}))).toEqual(['A'])
    expect(await seen(await guardianWith({ starts_on: today(), ends_on: today() }))).toEqual(['A'])
  })

  it('sees none without a link, or through one that does not hold today or does not show academics', async () => {
    expect(await seen(await t.school.person(orgId, 'guardian'))).toEqual([])
    for (const values of [
      { status: 'revoked' },
      { status: 'pending' },
      { status: 'suspended' },
      { ends_on: daysFromToday(-1) },
      { starts_on: daysFromToday(1) },
      { can_view_academics: false },
    ]) {
      expect(await seen(await guardianWith(values)), JSON.stringify(values)).toEqual([])
    }
  })

  it('sees none through a link if the role is gone', async () => {
    const person = await t.school.person(orgId, 'student')
    await t.school.guardianLink(person, childId)
    expect(await seen(person)).toEqual([])
  })

  it.each([
    ['pending', ['A']],
    ['active', ['A']],
    ['waitlisted', ['A']],
    ['completed', ['A']],
    ['withdrawn', []],
  ])('with a child whose enrollment is %s sees %j', async (status, codes) => {
    const child = await t.school.student(orgId)
    await academy.enrollment(child, section, { status })
    expect(await seen(await guardianWith({}, child))).toEqual(codes)
  })
})

describe('a student', () => {
  it('sees the own sections, and not those of others', async () => {
    const person = await t.school.person(orgId, 'student')
    const own = await t.school.student(orgId, { user_id: person.userId })
    expect(await seen(person)).toEqual([])
    await academy.enrollment(own, other)
    expect(await seen(person)).toEqual(['B'])
  })
})

describe('nobody else', () => {
  it('sees a section: neither nurses nor guests', async () => {
    expect(await seen(await t.school.person(orgId, 'health_staff'))).toEqual([])
    const guest = await t.school.person(orgId, 'guest')
    expect(await refusal(t.as(guest).academic.sections.list())).toMatchObject({ code: 'forbidden' })
  })

  it('sees one by being super-admin', async () => {
    const user = await t.school.user({ is_super_admin: true })
    const superAdmin = { ...user, memberId: '', orgId, role: 'guest' as const }
    expect(await seen(superAdmin)).toEqual([])
  })

  it('learns of a section of another organization', async () => {
    const elsewhere = await new Academy(t.school, await t.school.organization()).section()
    const owner = await t.school.person(orgId, 'owner')
    for (const id of [sec(elsewhere), sec(orgId)]) {
      const absent = { code: 'not_found', details: { resource: 'section', id } }
      expect(await refusal(t.as(owner).academic.sections.get(id))).toEqual(absent)
    }
    const deleted = sec(await academy.section({ deleted_at: new Date().toISOString() }))
    expect(await refusal(t.as(owner).academic.sections.get(deleted))).toMatchObject({ code: 'not_found' })
  })

  it('reads them with a key for something else', async () => {
    const key = await t.school.key(orgId, ['tasks:read'])
    expect(await refusal(t.as(key).academic.sections.list())).toMatchObject({ code: 'scope_insufficient' })
    expect(await refusal(t.as(key).academic.sections.get(sec(section)))).toMatchObject({ code: 'scope_insufficient' })
  })
})

describe('academic.sections.list', () => {
  it('is by code, filters, counts and pages visible rows only, by number and by cursor', async () => {
    const own = await t.school.organization()
    const there = new Academy(t.school, own)
    const { person, teacherId } = await there.newTeacher()
    const course_id = await there.course()
    const [autumn, spring] = [await there.term(), await there.term()]
    const inAutumn = await there.offering({ course_id, term_id: autumn })
    const inSpring = await there.offering({ course_id, term_id: spring })
    for (const code of ['E', 'B', 'A', 'D', 'C']) {
      const offering_id = code < 'C' ? inAutumn : inSpring
      await there.section({ code, offering_id, status: code === 'D' ? 'archived' : 'active' }, [teacherId])
    }
    for (const code of ['AA', 'F']) await there.section({ code, offering_id: inAutumn })
    const list = t.as(person).academic.sections.list.bind(t.as(person).academic.sections)
    const { byPage, byCursor, total } = await bothWays((params) => list(params))
    expect(byPage.map(({ code }) => code)).toEqual(['A', 'B', 'C', 'D', 'E'])
    expect(byCursor).toEqual(byPage)
    expect(total).toBe(5)
    const codes = async (as: Person, params: Parameters<typeof list>[0]) =>
      (await t.as(as).academic.sections.list(params)).data.map(({ code }) => code)
    expect(await codes(person, { status: 'archived' })).toEqual(['D'])
    expect(await codes(person, { termId: toPublic('term', autumn) })).toEqual(['A', 'B'])
    expect(await codes(person, { offeringId: toPublic('off', inSpring) })).toEqual(['C', 'D', 'E'])
    const owner = await t.school.person(own, 'owner')
    expect(await codes(owner, { courseId: toPublic('crs', course_id) })).toHaveLength(7)
    expect(await codes(owner, { teacherId: toPublic('tch', teacherId) })).toHaveLength(5)
    expect(await codes(owner, { courseId: toPublic('crs', own) })).toEqual([])
  })

  it('gives a cursor to nobody with another view', async () => {
    const owner = await t.school.person(orgId, 'owner')
    const { pagination } = await t.as(owner).academic.sections.list({ limit: 1 })
    const guardian = await t.school.person(orgId, 'guardian')
    const call = t.as(guardian).academic.sections.list({ cursor: pagination.nextCursor as string })
    expect(await refusal(call)).toEqual({ code: 'invalid_cursor', details: { reason: 'filters_changed' } })
  })
})
