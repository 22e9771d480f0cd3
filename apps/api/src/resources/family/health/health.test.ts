import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Academy, fault, refusal } from '../../../../test/support/academic.ts'
import { Care } from '../../../../test/support/care.ts'
import { Scene } from '../../../../test/support/child-cases.ts'
import type { Key, Person } from '../../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../../test/support/server.ts'
import { newId, toPublic } from '../../../ids.ts'

let t: TestServer
let orgId: string
let nurse: Person
let child: string
let scene: Scene
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization()
  nurse = await t.school.person(orgId, 'health_staff')
})
afterAll(() => t.close())
beforeEach(async () => {
  child = await t.school.student(orgId)
  scene = new Scene(t.school, orgId, child)
  await scene.consent('health_data')
})

const family = (as: Person | Key = nurse) => t.as(as).family
const stu = (uuid = child) => toPublic('stu', uuid)
const told = () => new Academy(t.school, orgId).told('stu', stu())

const EVERYTHING = {
  bloodType: 'AB-',
  allergies: [
    { name: 'פיסטוק 🥜', severity: 'life_threatening', reaction: 'swelling', instructions: 'Auto-injector' },
    { name: 'Zoq\u0307’s cat', severity: 'mild', reaction: null, instructions: null },
  ],
  conditions: [{ name: 'asthma', notes: 'worse in cold air', since: '2021-05-01' }],
  medications: [
    { name: 'salbutamol', dosage: '2 puffs', schedule: 'before sports', atSchool: true, instructions: 'shake' },
  ],
  dietaryRestrictions: ['vegetarian', 'halal'],
  emergencyInstructions: 'Call the mother first.',
  physicianName: 'Dr. Lind',
  immunizationsUpToDate: false,
  lastReviewedOn: '2026-09-01',
} as const

/** What TypeScript's `as const` makes too narrow for the SDK. */
const everything = () => structuredClone(EVERYTHING) as never

const NOTHING = {
  bloodType: null,
  allergies: [],
  conditions: [],
  medications: [],
  dietaryRestrictions: [],
  emergencyInstructions: null,
  physicianName: null,
  immunizationsUpToDate: null,
  lastReviewedOn: null,
}

describe('family.putHealthInfo', () => {
  it('keeps every field, and tells that something changed but not what', async () => {
    const { data } = await family().putHealthInfo(stu(), everything())
    expect(data).toEqual({ childId: stu(), view: 'full', ...EVERYTHING, updatedAt: expect.any(String) })
    expect((await family().getHealthInfo(stu())).data).toEqual(data)
    const { events, audit } = await told()
    expect(events).toEqual([['health.updated', { object: { childId: stu(), updatedAt: data.updatedAt } }]])
    const redacted = { from: '[redacted]', to: '[redacted]' }
    const changes = Object.fromEntries(Object.keys(EVERYTHING).map((field) => [field, redacted]))
    expect(audit).toEqual([['family.putHealthInfo', changes]])
    const { student_ids } = await t.db
      .selectFrom('outbox_events')
      .select('student_ids')
      .where('resource_id', '=', child)
      .executeTakeFirstOrThrow()
    expect(student_ids).toEqual([child])
  })

  it('replaces all of it, fills in what is left out, and names the fields that changed', async () => {
    await family().putHealthInfo(stu(), everything())
    const { data } = await family().putHealthInfo(stu(), {
      allergies: [{ name: 'bees', severity: 'severe' }],
      conditions: [{ name: 'epilepsy' }],
      medications: [{ name: 'iron', atSchool: false }],
      bloodType: 'AB-',
    })
    expect(data).toMatchObject({
      ...NOTHING,
      bloodType: 'AB-',
      allergies: [{ name: 'bees', severity: 'severe', reaction: null, instructions: null }],
      conditions: [{ name: 'epilepsy', notes: null, since: null }],
      medications: [{ name: 'iron', dosage: null, schedule: null, atSchool: false, instructions: null }],
    })
    const changes = (await told()).audit[1]?.[1] as object
    expect(Object.keys(changes).sort()).toEqual(
      Object.keys(EVERYTHING)
        .filter((f) => f !== 'bloodType')
        .sort(),
    )
    expect((await family().putHealthInfo(stu(), {})).data).toMatchObject(NOTHING)
  })

  it('is no news when nothing changes, but a first record is, even an empty one', async () => {
    const { data } = await family().putHealthInfo(stu(), {})
    expect(data).toMatchObject(NOTHING)
    expect((await family().putHealthInfo(stu(), { allergies: [], bloodType: null })).data).toEqual(data)
    const { events, audit } = await told()
    expect(events).toHaveLength(1)
    expect(audit).toEqual([
      ['family.putHealthInfo', {}],
      ['family.putHealthInfo', null],
    ])
  })

  it('holds one of 50 parallel records, whole', async () => {
    const names = Array.from({ length: 50 }, (_, i) => `allergy ${i}`)
    const put = (name: string) =>
      family().putHealthInfo(stu(), { allergies: [{ name, severity: 'mild' }], physicianName: name })
    const answers = await Promise.all(names.map(put))
    const { data } = await family().getHealthInfo(stu())
    expect(names).toContain(data.physicianName)
    expect(data.allergies.map(({ name }) => name)).toEqual([data.physicianName])
    expect(answers.map((answer) => answer.data)).toContainEqual(data)
    expect((await told()).events).toHaveLength(50)
  })

  it('refuses what the contract does not take', async () => {
    const put = (body: object) => fault(family().putHealthInfo(stu(), body))
    expect(await put({ allergies: [{ name: 'x', severity: 'bad' }] })).toEqual(['allergies[0].severity', 'enum'])
    expect(await put({ medications: [{ name: 'x' }] })).toEqual(['medications[0].atSchool', 'required'])
    expect(await put({ physicianPhone: '+34600123456' })).toEqual(['physicianPhone', 'unknown_field'])
    expect(await put({ conditions: [{ name: 'x', since: '2026-02-30' }] })).toEqual(['conditions[0].since', 'format'])
    expect(await put({ view: 'full' })).toEqual(['view', 'unknown_field'])
  })
})

describe('family.getHealthInfo', () => {
  it('tells a child without a record from one that is not there', async () => {
    expect(await refusal(family().getHealthInfo(stu()))).toEqual({
      code: 'HEALTH_INFO_NOT_FOUND',
      details: { childId: stu() },
    })
    const gone = await t.school.student(orgId, { deleted_at: new Date().toISOString() })
    const owner = await t.school.person(orgId, 'owner')
    await new Scene(t.school, orgId, gone).consent('health_data')
    const elsewhere = await t.school.student(await t.school.organization())
    for (const id of [gone, elsewhere, newId()]) {
      const answer = await refusal(family(owner).getHealthInfo(stu(id)))
      expect(answer).toEqual({ code: 'CHILD_NOT_FOUND', details: { childId: stu(id) } })
    }
    expect(await refusal(family(owner).putHealthInfo(stu(gone), {}))).toMatchObject({ code: 'CHILD_NOT_FOUND' })
  })

  it('leaves a trace of who read, and none of what', async () => {
    await new Care(t.school, orgId).health(child, everything())
    await family().getHealthInfo(stu())
    await t.server.services.readLog.flush()
    const rows = await t.db.selectFrom('audit_logs').selectAll().where('student_id', '=', child).execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      action: 'family.getHealthInfo',
      outcome: 'success',
      actor_id: nurse.userId,
      changes: null,
    })
  })

  const VIEW = {
    full: EVERYTHING,
    alerts: {
      ...EVERYTHING,
      bloodType: null,
      conditions: [],
      medications: [],
      physicianName: null,
      immunizationsUpToDate: null,
    },
  }
  const teacher = async (roles: Person['role'][] = []) => {
    const person = await t.school.person(orgId, 'teacher', { additional_roles: roles })
    await t.school.section(person, child)
    return person
  }
  const cases: [string, 'full' | 'alerts', () => Promise<Person | Key>][] = [
    ['an owner', 'full', () => t.school.person(orgId, 'owner')],
    ['a nurse', 'full', () => t.school.person(orgId, 'health_staff')],
    ['a teacher', 'alerts', () => teacher()],
    ['a teacher who is a guardian of another child', 'alerts', () => teacher(['guardian'])],
    ['a teacher who is an admin', 'full', () => teacher(['admin'])],
    [
      'a teacher who is the child’s guardian',
      'full',
      async () => {
        const person = await teacher(['guardian'])
        await t.school.guardianLink(person, child)
        return person
      },
    ],
    [
      'a teacher who is the child’s guardian, but may not see health as such',
      'alerts',
      async () => {
        const person = await teacher(['guardian'])
        await t.school.guardianLink(person, child, { can_view_health: false })
        return person
      },
    ],
    [
      'a guardian',
      'full',
      async () => {
        const person = await t.school.person(orgId, 'guardian')
        await t.school.guardianLink(person, child)
        return person
      },
    ],
    ['a key', 'full', () => t.school.key(orgId, ['family.health:read'])],
  ]
  it.each(cases)('shows %s the view «%s»', async (_, view, arrange) => {
    await new Care(t.school, orgId).health(child, everything())
    const caller = await arrange()
    const { data } = await family(caller).getHealthInfo(stu())
    expect(data).toEqual({ childId: stu(), view, ...VIEW[view], updatedAt: data.updatedAt })
  })

  it('is closed to office staff, students and guests, and to teachers for writing', async () => {
    await new Care(t.school, orgId).health(child, everything())
    for (const role of ['staff', 'student', 'guest'] as const) {
      const person = await t.school.person(orgId, role)
      expect(await refusal(family(person).getHealthInfo(stu()))).toMatchObject({ code: 'forbidden' })
    }
    expect(await refusal(family(await teacher()).putHealthInfo(stu(), {}))).toMatchObject({ code: 'forbidden' })
    const both = await teacher(['guardian', 'staff'])
    expect(await refusal(family(both).putHealthInfo(stu(), {}))).toEqual({
      code: 'RELATIONSHIP_REQUIRED',
      details: { childId: stu() },
    })
  })

  it('is closed to everybody without the consent, and to guardians whose link does not show health', async () => {
    const unshared = await t.school.student(orgId)
    await new Care(t.school, orgId).health(unshared, everything())
    const guardian = await t.school.person(orgId, 'guardian')
    await t.school.guardianLink(guardian, unshared)
    await t.school.consent(guardian, unshared, 'data_processing')
    for (const caller of [nurse, guardian, await t.school.person(orgId, 'owner')]) {
      for (const call of [
        () => family(caller).getHealthInfo(stu(unshared)),
        () => family(caller).putHealthInfo(stu(unshared), {}),
      ])
        expect(await refusal(call())).toEqual({
          code: 'CONSENT_REQUIRED',
          details: { childId: stu(unshared), consentType: 'health_data' },
        })
    }
    const blind = await t.school.person(orgId, 'guardian')
    await t.school.guardianLink(blind, child, { can_view_health: false })
    for (const call of [() => family(blind).getHealthInfo(stu()), () => family(blind).putHealthInfo(stu(), {})])
      expect(await refusal(call())).toMatchObject({ code: 'RELATIONSHIP_REQUIRED' })
  })
})

describe('the key of stored health information', () => {
  it('can be rotated: the old one opens what it sealed, the new one seals from then on', async () => {
    const [current] = t.server.services.config.masterKeys
    const next = { id: 'next', key: randomBytes(32) }
    await family().putHealthInfo(stu(), everything())
    const during = await t.another({ masterKeys: [next, current as typeof next] })
    const after = await t.another({ masterKeys: [next] })
    const at = (node: { url: string }) => t.as(nurse, { baseUrl: node.url }).family
    expect((await at(during).getHealthInfo(stu())).data).toMatchObject(EVERYTHING)
    expect(await sealedBy()).toBe('test')
    // The old key is gone too early: an error, and no empty record that somebody might take for true.
    expect(await refusal(at(after).getHealthInfo(stu()))).toMatchObject({ code: 'internal_error' })

    await at(during).putHealthInfo(stu(), { ...EVERYTHING, bloodType: 'O+' } as never)
    expect(await sealedBy()).toBe('next')
    expect((await at(after).getHealthInfo(stu())).data).toMatchObject({ ...EVERYTHING, bloodType: 'O+' })
    expect(await refusal(family().getHealthInfo(stu()))).toMatchObject({ code: 'internal_error' })
  })

  it('does not open one child’s record for another', async () => {
    await family().putHealthInfo(stu(), everything())
    const other = await t.school.student(orgId)
    await new Scene(t.school, orgId, other).consent('health_data')
    await sql`insert into health_infos (org_id, student_id, payload_enc)
      select org_id, ${other}, payload_enc from health_infos where student_id = ${child}`.execute(t.db)
    expect(await refusal(family().getHealthInfo(stu(other)))).toMatchObject({ code: 'internal_error' })
  })

  async function sealedBy(): Promise<string> {
    const { payload_enc } = await t.db
      .selectFrom('health_infos')
      .select('payload_enc')
      .where('student_id', '=', child)
      .executeTakeFirstOrThrow()
    return payload_enc.toString('utf8', 1, 1 + (payload_enc[0] as number))
  }
})
