import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Academy, bothWays, fault, refusal } from '../../../../test/support/academic.ts'
import { Care } from '../../../../test/support/care.ts'
import { type Caller, Scene } from '../../../../test/support/child-cases.ts'
import type { Person } from '../../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../../test/support/server.ts'
import { newId, toPublic } from '../../../ids.ts'
import { secretContext } from './handlers.ts'

let t: TestServer
let orgId: string
let care: Care
let office: Person
let child: string
let scene: Scene
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization()
  care = new Care(t.school, orgId)
  office = await t.school.person(orgId, 'staff')
})
afterAll(() => t.close())
beforeEach(async () => {
  child = await t.school.student(orgId)
  scene = new Scene(t.school, orgId, child)
  await scene.consent('contact_sharing')
})

const family = (as: Caller = office) => t.as(as).family
const stu = (uuid = child) => toPublic('stu', uuid)
const tc = (uuid: string) => toPublic('tc', uuid)
const told = (id: string) => new Academy(t.school, orgId).told('tc', id)
const AUNT = { name: 'Aunt', relationship: 'aunt_uncle' } as const
const create = (body: object = {}, as?: Caller) =>
  family(as).createTrustedContact(stu(), { ...AUNT, ...body } as typeof AUNT)
const row = (id: string) =>
  t.db.selectFrom('trusted_contacts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const uuid = async () =>
  (await t.db.selectFrom('trusted_contacts').select('id').where('student_id', '=', child).executeTakeFirstOrThrow()).id
const opened = (field: 'phone' | 'address', id: string, sealed: Buffer | null) =>
  sealed && t.server.services.secrets.open(sealed, secretContext(field, orgId, id))
const managing = async (link: object = {}) => {
  const person = await t.school.person(orgId, 'guardian')
  await t.school.guardianLink(person, child, link)
  return person
}

describe('family.createTrustedContact', () => {
  it('adds a contact with every field, seals phone and address, and tells of neither', async () => {
    const { data } = await create({
      name: 'Rosa «أم» Vidal 👵 q\u0307',
      relationship: 'grandparent',
      priority: 7,
      isEmergencyContact: true,
      canPickup: true,
      validFrom: '2026-09-01',
      validUntil: '2026-09-01',
      photoUrl: 'https://example.org/rosa.png',
      notes: 'Speaks Spanish.',
      phone: '+34600123456',
      address: 'Calle Mayor 1',
    })
    expect(data).toEqual({
      id: expect.stringMatching(/^tc_/),
      childId: stu(),
      name: 'Rosa «أم» Vidal 👵 q\u0307',
      relationship: 'grandparent',
      priority: 7,
      isEmergencyContact: true,
      canPickup: true,
      validFrom: '2026-09-01',
      validUntil: '2026-09-01',
      photoUrl: 'https://example.org/rosa.png',
      notes: 'Speaks Spanish.',
      createdAt: expect.any(String),
      updatedAt: data.createdAt,
    })
    expect((await family().getTrustedContacts(stu())).data).toEqual([data])
    expect(await told(data.id)).toEqual({
      events: [['trusted_contact.created', { object: data }]],
      audit: [['family.createTrustedContact', null]],
    })
    const stored = await row(await uuid())
    expect(opened('phone', stored.id, stored.phone_enc)).toBe('+34600123456')
    expect(opened('address', stored.id, stored.address_enc)).toBe('Calle Mayor 1')
    expect(stored.added_by).toBe(office.userId)
  })

  it('fills in the rest, with the next priority', async () => {
    const { data } = await create({}, await t.school.key(orgId, ['family:write']))
    expect(data).toMatchObject({ priority: 1, isEmergencyContact: false, canPickup: false })
    expect(data).toMatchObject({ validFrom: null, validUntil: null, photoUrl: null, notes: null })
    expect((await create()).data.priority).toBe(2)
    expect((await create({ priority: 19 })).data.priority).toBe(19)
    expect((await create()).data.priority).toBe(20)
    expect((await create()).data.priority).toBe(20)
    expect(await row(await uuid())).toMatchObject({ phone_enc: null, address_enc: null, pin_hash: null })
  })

  it('lets 20 of 50 parallel calls in, and another one when one is deleted', async () => {
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => create()))
    const made = results.filter(({ status }) => status === 'fulfilled')
    const codes = results.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
    expect(made).toHaveLength(20)
    expect(new Set(codes)).toEqual(new Set(['TRUSTED_CONTACT_LIMIT']))
    expect(await refusal(create())).toEqual({ code: 'TRUSTED_CONTACT_LIMIT', details: { limit: 20 } })
    const { data, pagination } = await family().getTrustedContacts(stu(), { limit: 100 })
    expect(pagination.total).toBe(20)
    expect(data.map(({ priority }) => priority)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
    const admin = await t.school.person(orgId, 'admin')
    await family(admin).deleteTrustedContact(data[0]?.id ?? '')
    await create()
    expect(await refusal(create())).toMatchObject({ code: 'TRUSTED_CONTACT_LIMIT' })
    const other = await t.school.student(orgId)
    await new Scene(t.school, orgId, other).consent('contact_sharing')
    await family().createTrustedContact(stu(other), AUNT)
  })

  it('refuses what will not do', async () => {
    const bad = (body: object) => fault(create(body))
    expect(await bad({ validFrom: '2026-09-02', validUntil: '2026-09-01' })).toEqual(['validUntil', 'range'])
    for (const phone of ['0600123456', '+0600123456', '+34 600 123', '+346001234567890123'])
      expect(await bad({ phone })).toEqual(['phone', 'pattern'])
    expect(await bad({ priority: 21 })).toEqual(['priority', 'max'])
    expect(await bad({ photoUrl: 'http://example.org/x.png' })).toEqual(['photoUrl', 'url_not_allowed'])
    expect(await bad({ pin: '2580' })).toEqual(['pin', 'unknown_field'])
    const gone = await t.school.student(orgId, { deleted_at: new Date().toISOString() })
    const elsewhere = await t.school.student(await t.school.organization())
    const owner = await t.school.person(orgId, 'owner')
    await new Scene(t.school, orgId, gone).consent('contact_sharing')
    for (const id of [gone, elsewhere, newId()])
      expect(await refusal(family(owner).createTrustedContact(stu(id), AUNT))).toEqual({
        code: 'CHILD_NOT_FOUND',
        details: { childId: stu(id) },
      })
  })
})

describe('family.getTrustedContacts', () => {
  it('is by priority, filters, and pages by number and by cursor', async () => {
    const made = [3, 1, 2, 2, 1].map((priority, i) => ({
      priority,
      name: `${priority}${'abcde'[i]}`,
      can_pickup: i > 1,
    }))
    for (const values of made) await care.contact(child, values)
    await care.contact(child, { priority: 1, deleted_at: new Date().toISOString() })
    await care.contact(await t.school.student(orgId), { priority: 1 })
    const list = (params: object) => family().getTrustedContacts(stu(), params)
    const { byPage, byCursor, total } = await bothWays(list)
    expect(byPage.map(({ name }) => name)).toEqual(['1b', '1e', '2c', '2d', '3a'])
    expect(byCursor).toEqual(byPage)
    expect(total).toBe(5)
    const named = async (params: object) => (await list(params)).data.map(({ name }) => name)
    expect(await named({ canPickup: true })).toEqual(['1e', '2c', '2d'])
    expect(await named({ canPickup: false })).toEqual(['1b', '3a'])
    expect((await list({ canPickup: false })).pagination.total).toBe(2)
    const { pagination } = await list({ limit: 1 })
    const moved = family().getTrustedContacts(stu(), { cursor: pagination.nextCursor as string, canPickup: true })
    expect(await refusal(moved)).toEqual({ code: 'invalid_cursor', details: { reason: 'filters_changed' } })
  })

  it('pages past a priority that many share', async () => {
    for (let i = 0; i < 15; i++) await care.contact(child, { priority: i < 3 ? 2 : 10 })
    const { byPage, byCursor } = await bothWays((params) => family().getTrustedContacts(stu(), params))
    expect(byCursor).toEqual(byPage)
    expect(byPage).toHaveLength(15)
  })

  it('leaves a trace of who read', async () => {
    await family().getTrustedContacts(stu())
    await t.server.services.readLog.flush()
    const rows = await t.db
      .selectFrom('audit_logs')
      .select(['action', 'outcome', 'actor_id'])
      .where('student_id', '=', child)
      .execute()
    expect(rows).toEqual([{ action: 'family.getTrustedContacts', outcome: 'success', actor_id: office.userId }])
  })
})

describe('family.updateTrustedContact', () => {
  it('changes what is sent, and tells what it was', async () => {
    const { data } = await create({ notes: 'x', validFrom: '2026-09-01', phone: '+34600123456', address: 'Here' })
    const changes = {
      name: 'Uncle',
      relationship: 'friend',
      priority: 3,
      isEmergencyContact: true,
      canPickup: true,
      validFrom: null,
      validUntil: '2026-12-01',
      photoUrl: 'https://example.org/x.png',
      notes: null,
    } as const
    const { data: after } = await family().updateTrustedContact(data.id, changes)
    expect(after).toEqual({ ...data, ...changes, updatedAt: after.updatedAt })
    expect(after.updatedAt > data.updatedAt).toBe(true)
    const previous = Object.fromEntries(Object.keys(changes).map((key) => [key, data[key as keyof typeof data]]))
    const { events, audit } = await told(data.id)
    expect(events[1]).toEqual(['trusted_contact.updated', { object: after, previous }])
    expect(audit[1]).toEqual([
      'family.updateTrustedContact',
      Object.fromEntries(Object.entries(changes).map(([key, to]) => [key, { from: previous[key], to }])),
    ])
    const stored = await row(await uuid())
    expect(opened('phone', stored.id, stored.phone_enc)).toBe('+34600123456')
    expect(opened('address', stored.id, stored.address_enc)).toBe('Here')
  })

  it('replaces and clears phone and address without a word of them, whatever they were', async () => {
    const { data } = await create({ phone: '+34600123456', address: 'Here' })
    const { data: again } = await family().updateTrustedContact(data.id, { phone: '+34600123456' })
    expect(again.updatedAt > data.updatedAt).toBe(true)
    await family().updateTrustedContact(data.id, { phone: '+34600999999', address: null })
    const stored = await row(await uuid())
    expect(opened('phone', stored.id, stored.phone_enc)).toBe('+34600999999')
    expect(stored.address_enc).toBe(null)
    const { events, audit } = await told(data.id)
    expect(events.slice(1).map(([type, payload]) => [type, Object.keys(payload as object)])).toEqual([
      ['trusted_contact.updated', ['object']],
      ['trusted_contact.updated', ['object']],
    ])
    expect(audit.slice(1)).toEqual([
      ['family.updateTrustedContact', null],
      ['family.updateTrustedContact', null],
    ])
  })

  it('is no news when nothing changes', async () => {
    const { data } = await create()
    expect((await family().updateTrustedContact(data.id, { name: 'Aunt', notes: null })).data).toEqual(data)
    const { events, audit } = await told(data.id)
    expect(events).toHaveLength(1)
    expect(audit).toHaveLength(2)
  })

  it('keeps every one of parallel changes to different fields', async () => {
    const { data } = await create()
    const changes = [{ name: 'A' }, { notes: 'B' }, { priority: 9 }, { canPickup: true }, { phone: '+34600999999' }]
    await Promise.all(changes.map((change) => family().updateTrustedContact(data.id, change)))
    const [after] = (await family().getTrustedContacts(stu())).data
    expect(after).toMatchObject({ name: 'A', notes: 'B', priority: 9, canPickup: true })
    expect((await row(await uuid())).phone_enc).not.toBe(null)
  })

  it('refuses dates that do not fit those that stay', async () => {
    const { data } = await create({ validFrom: '2026-09-02', validUntil: '2026-10-01' })
    const update = (change: object) => fault(family().updateTrustedContact(data.id, change))
    expect(await update({ validFrom: '2026-10-02' })).toEqual(['validUntil', 'range'])
    expect(await update({ validUntil: '2026-09-01' })).toEqual(['validUntil', 'range'])
    expect(await update({})).toEqual(['', 'required'])
    expect(await update({ childId: stu() })).toEqual(['childId', 'unknown_field'])
  })
})

describe('family.deleteTrustedContact', () => {
  it('deletes with or without consent, erases what was secret, and tells what was there', async () => {
    const alone = await t.school.student(orgId)
    const id = await care.contact(alone, { pin: '2580', phone_enc: Buffer.from('x'), address_enc: Buffer.from('y') })
    const admin = await t.school.person(orgId, 'admin')
    const update = family(admin).updateTrustedContact(tc(id), { name: 'x' })
    expect(await refusal(update)).toMatchObject({ code: 'CONSENT_REQUIRED' })
    expect((await family(admin).deleteTrustedContact(tc(id))).data).toEqual({ id: tc(id), deleted: true })
    const { events, audit } = await told(tc(id))
    expect(events).toEqual([
      [
        'trusted_contact.deleted',
        {
          object: { id: tc(id), deleted: true },
          previous: expect.objectContaining({ name: 'Test Contact', childId: stu(alone) }),
        },
      ],
    ])
    expect(audit).toEqual([['family.deleteTrustedContact', null]])
    expect(await row(id)).toMatchObject({ phone_enc: null, address_enc: null, pin_hash: null })
  })

  it('leaves nothing behind to change, delete again or verify', async () => {
    const admin = await t.school.person(orgId, 'admin')
    const guardian = await managing()
    const id = tc(await care.contact(child, { pin: '2580' }))
    await family(admin).deleteTrustedContact(id)
    for (const call of [
      () => family(admin).deleteTrustedContact(id),
      () => family(admin).updateTrustedContact(id, { name: 'x' }),
      () => family(admin).verifyTrustedContactPin(id, { pin: '2580' }),
      () => family(guardian).setTrustedContactPin(id, { pin: '2580' }),
    ])
      expect(await refusal(call())).toEqual({ code: 'TRUSTED_CONTACT_NOT_FOUND', details: { contactId: id } })
    expect((await family(admin).getTrustedContacts(stu())).data).toEqual([])
  })
})
