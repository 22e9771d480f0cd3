import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, bothWays, refusal } from '../../../../test/support/academic.ts'
import { type Caller, childCases, Scene } from '../../../../test/support/child-cases.ts'
import { startTestServer, type TestServer } from '../../../../test/support/server.ts'
import { toPublic } from '../../../ids.ts'

let t: TestServer
beforeAll(async () => {
  t = await startTestServer()
})
afterAll(() => t.close())

const stu = (uuid: string) => toPublic('stu', uuid)
const enr = (uuid: string) => toPublic('enr', uuid)
const sec = (uuid: string) => toPublic('sec', uuid)
const academic = (as: Caller) => t.as(as).academic

// Nurses have no permission to enrollments: see below.
describe.each(childCases.filter(({ who }) => who !== 'nurse'))('enrollments of a student and the $who', (one) => {
  it('are in every list, or in none', async () => {
    const { refusal: refused, missing, arrange, who } = one
    const orgId = await t.school.organization()
    const academy = new Academy(t.school, orgId)
    const child = await t.school.student(orgId)
    const caller = await arrange(new Scene(t.school, orgId, child), ['enrollments:read', 'enrollments:write'])
    const section = await academy.section()
    const about = await academy.enrollment(child, section, { status: 'completed' })
    // Children of whom the caller should not hear, in the same section: without consent, and with it.
    const strangers = [await t.school.student(orgId), await t.school.student(orgId)]
    await new Scene(t.school, orgId, strangers[1] as string).consent()
    for (const stranger of strangers) await academy.enrollment(stranger, section)

    const { byPage, byCursor, total } = await bothWays((params) => academic(caller).enrollments.list(params))
    expect(byCursor).toEqual(byPage)
    expect(total).toBe(byPage.length)
    expect(
      byPage.some(({ id }) => id === enr(about)),
      who,
    ).toBe(refused === null)
    const seesAll = 'secret' in caller || ['owner', 'admin', 'staff'].includes(caller.role)
    if (!seesAll) expect(byPage.filter(({ studentId }) => studentId !== stu(child))).toEqual([])
    const filtered = await academic(caller).enrollments.list({ studentId: stu(child), limit: 100 })
    expect(filtered.data).toEqual(byPage.filter(({ studentId }) => studentId === stu(child)))

    const byChild = academic(caller).students.getEnrollments(stu(child), { limit: 100 })
    if (!refused) expect((await byChild).data).toEqual(filtered.data)
    else {
      const consent = refused === 'CONSENT_REQUIRED' ? { consentType: missing } : {}
      expect(await refusal(byChild)).toEqual({ code: refused, details: { childId: stu(child), ...consent } })
    }

    const bySection = await academic(caller)
      .enrollments.getSectionEnrollments(sec(section))
      .then(
        ({ data }) => data,
        () => null,
      )
    if (bySection) expect(bySection).toEqual(byPage.filter(({ sectionId }) => sectionId === sec(section)))

    if (!('secret' in caller) && !['owner', 'admin', 'staff'].includes(caller.role)) return
    const change = academic(caller).enrollments.update(enr(about), { endsOn: '2026-12-18', startsOn: '2026-09-01' })
    if (!refused) expect((await change).data.endsOn).toBe('2026-12-18')
    else expect((await refusal(change)).code).toBe(refused)
  })
})

describe('enrollments are not seen', () => {
  let orgId: string
  let child: string
  let section: string
  beforeAll(async () => {
    orgId = await t.school.organization()
    child = await t.school.student(orgId)
    section = await new Academy(t.school, orgId).section()
    await new Academy(t.school, orgId).enrollment(child, section)
    await new Scene(t.school, orgId, child).consent()
  })

  it('by nurses, even if they may read some', async () => {
    const nurse = await t.school.person(orgId, 'health_staff')
    expect(await refusal(academic(nurse).enrollments.list())).toMatchObject({ code: 'forbidden' })
    const teaching = await t.school.person(orgId, 'health_staff', { additional_roles: ['teacher'] })
    expect((await academic(teaching).enrollments.list()).data).toEqual([])
    expect(await refusal(academic(teaching).students.getEnrollments(stu(child)))).toMatchObject({
      code: 'RELATIONSHIP_REQUIRED',
    })
    expect((await academic(teaching).students.list()).data).toHaveLength(1)
  })

  it('with what is final, by a clerk who sees the grades of others, and set by none who grades others', async () => {
    const at = new Academy(t.school, orgId)
    const graded = { status: 'active', final_percentage: 91, final_letter: 'A' }
    const teaching = await t.school.person(orgId, 'staff', { additional_roles: ['teacher'] })
    const taught = await at.section({}, [await t.school.teacher(teaching)])
    const ofOwn = await at.enrollment(await t.school.student(orgId), taught, graded)
    const ofOthers = await at.enrollment(await t.school.student(orgId), await at.section(), graded)
    const finals = new Map(
      (await academic(teaching).enrollments.list()).data.map(({ id, finalLetter }) => [id, finalLetter]),
    )
    expect([finals.get(enr(ofOthers)), finals.get(enr(ofOwn))]).toEqual([null, 'A'])
    const set = (id: string) => academic(teaching).enrollments.update(enr(id), { finalLetter: 'B' })
    expect(await refusal(set(ofOthers))).toEqual({ code: 'forbidden', details: { reason: 'relationship' } })
    expect((await set(ofOwn)).data.finalLetter).toBe('B')
    expect(
      (await academic(teaching).enrollments.update(enr(ofOthers), { endsOn: '2026-12-18' })).data.finalLetter,
    ).toBeNull()
  })

  it('by guardians whose link does not show academics', async () => {
    const guardian = await t.school.person(orgId, 'guardian')
    await t.school.guardianLink(guardian, child, { can_view_academics: false })
    expect((await academic(guardian).enrollments.list()).data).toEqual([])
    expect(await refusal(academic(guardian).students.getEnrollments(stu(child)))).toEqual({
      code: 'RELATIONSHIP_REQUIRED',
      details: { childId: stu(child) },
    })
    expect(await refusal(academic(guardian).enrollments.getSectionEnrollments(sec(section)))).toEqual({
      code: 'forbidden',
      details: { reason: 'relationship' },
    })
    expect((await academic(guardian).students.get(stu(child))).data.id).toBe(stu(child))
  })

  it('in a section that is not the caller’s, and in one the caller sees her own child only', async () => {
    const teacher = await t.school.person(orgId, 'teacher')
    const refused = { code: 'forbidden', details: { reason: 'relationship' } }
    expect(await refusal(academic(teacher).enrollments.getSectionEnrollments(sec(section)))).toEqual(refused)
    const guardian = await t.school.person(orgId, 'guardian')
    await t.school.guardianLink(guardian, child)
    const classmate = await t.school.student(orgId)
    await new Scene(t.school, orgId, classmate).consent()
    await new Academy(t.school, orgId).enrollment(classmate, section)
    const { data, pagination } = await academic(guardian).enrollments.getSectionEnrollments(sec(section))
    expect(data.map(({ studentId }) => studentId)).toEqual([stu(child)])
    expect(pagination.total).toBe(1)
    const staff = await t.school.person(orgId, 'staff')
    expect((await academic(staff).enrollments.getSectionEnrollments(sec(section))).data).toHaveLength(2)
  })

  it('in a section of another organization, or one that never was', async () => {
    const elsewhere = await new Academy(t.school, await t.school.organization()).section()
    const owner = await t.school.person(orgId, 'owner')
    const gone = await new Academy(t.school, orgId).section({ deleted_at: new Date().toISOString() })
    for (const id of [sec(elsewhere), sec(orgId), sec(gone)]) {
      expect(await refusal(academic(owner).enrollments.getSectionEnrollments(id))).toEqual({
        code: 'not_found',
        details: { resource: 'section', id },
      })
    }
  })
})
