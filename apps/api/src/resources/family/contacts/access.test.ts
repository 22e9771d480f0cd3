import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../../../../test/support/academic.ts'
import { Care } from '../../../../test/support/care.ts'
import { type Caller, childCases, Scene } from '../../../../test/support/child-cases.ts'
import type { Person } from '../../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../../test/support/server.ts'
import { newId, toPublic } from '../../../ids.ts'

// Who may see and keep a child's trusted contacts.

let t: TestServer
let orgId: string
let care: Care
let office: Person
let child: string
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization()
  care = new Care(t.school, orgId)
  office = await t.school.person(orgId, 'staff')
})
afterAll(() => t.close())
beforeEach(async () => {
  child = await t.school.student(orgId)
  await new Scene(t.school, orgId, child).consent('contact_sharing')
})

const family = (as: Caller = office) => t.as(as).family
const stu = (uuid = child) => toPublic('stu', uuid)
const tc = (uuid: string) => toPublic('tc', uuid)
const create = (as: Caller) => family(as).createTrustedContact(stu(), { name: 'Aunt', relationship: 'aunt_uncle' })
const managing = async (link: object = {}) => {
  const person = await t.school.person(orgId, 'guardian')
  await t.school.guardianLink(person, child, link)
  return person
}

describe.each(childCases)('a child’s trusted contacts and the $who', ({ refusal: expected, missing, arrange }) => {
  it('are shown to her, or refused by the guard that says why', async () => {
    const own = await t.school.organization()
    const ward = await t.school.student(own)
    const there = new Scene(t.school, own, ward)
    // The cases are about data_processing; here contact_sharing alone is asked, and nobody is exempt from it.
    const caller = await arrange(there, ['family:read'])
    const call = () => family(caller).getTrustedContacts(toPublic('stu', ward))
    const isStudent = 'role' in caller && caller.role === 'student'
    if (isStudent) return expect(await refusal(call())).toMatchObject({ code: 'forbidden' })
    if (expected !== 'RELATIONSHIP_REQUIRED') {
      const details = { childId: toPublic('stu', ward), consentType: 'contact_sharing' }
      expect(await refusal(call())).toEqual({ code: 'CONSENT_REQUIRED', details })
    }
    await there.consent('contact_sharing')
    if (expected === 'RELATIONSHIP_REQUIRED') return expect(await refusal(call())).toMatchObject({ code: expected })
    if (missing !== 'third_party_sharing') return expect((await call()).data).toEqual([])
    expect(await refusal(call())).toMatchObject({ code: 'CONSENT_REQUIRED', details: { consentType: missing } })
  })
})

describe('managing contacts', () => {
  it('is for guardians whose link lets them, and for the office', async () => {
    const guardian = await managing()
    const { data } = await create(guardian)
    await family(guardian).updateTrustedContact(data.id, { notes: 'x' })
    await family(guardian).deleteTrustedContact(data.id)
  })

  it('is for no other guardian, and no teacher or nurse', async () => {
    const id = tc(await care.contact(child))
    const nurse = await t.school.person(orgId, 'health_staff', { additional_roles: ['guardian'] })
    const teacher = await t.school.person(orgId, 'teacher', { additional_roles: ['guardian'] })
    await t.school.section(teacher, child)
    const others = [
      await managing({ can_manage_contacts: false }),
      await t.school.person(orgId, 'guardian'),
      nurse,
      teacher,
    ]
    for (const person of others) {
      expect(await refusal(create(person))).toEqual({ code: 'RELATIONSHIP_REQUIRED', details: { childId: stu() } })
      // Found through the contact: whose it is, is not told.
      for (const call of [
        () => family(person).updateTrustedContact(id, { notes: 'x' }),
        () => family(person).deleteTrustedContact(id),
        () => family(person).setTrustedContactPin(id, { pin: '2580' }),
      ])
        expect(await refusal(call())).toEqual({ code: 'RELATIONSHIP_REQUIRED', details: { childId: null } })
    }
  })

  it('knows no contact of another organization', async () => {
    const org = await t.school.organization()
    const foreign = await new Care(t.school, org).contact(await t.school.student(org))
    for (const id of [tc(foreign), tc(newId())]) {
      const call = () => family().updateTrustedContact(id, { name: 'x' })
      expect(await refusal(call())).toEqual({ code: 'TRUSTED_CONTACT_NOT_FOUND', details: { contactId: id } })
    }
  })
})
