import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, bothWays, fault, refusal } from '../../../../test/support/academic.ts'
import type { Key, Person } from '../../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../../test/support/server.ts'
import { toPublic } from '../../../ids.ts'

let t: TestServer
let academy: Academy
let admin: Person
let key: Key
let orgId: string
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization()
  academy = new Academy(t.school, orgId)
  admin = await t.school.person(orgId, 'admin')
  key = await t.school.key(orgId, ['academic:read', 'academic:write'])
})
afterAll(() => t.close())

const terms = (as: Person | Key = admin) => t.as(as).academic.terms
const year = { name: 'Year', kind: 'school_year', startsOn: '2026-08-24', endsOn: '2027-06-11' } as const

describe('academic.terms.create', () => {
  it('adds a school year and a part of it, and tells of them', async () => {
    const { data: whole } = await terms().create({ ...year, name: '2026/27' })
    const part = { name: 'Autumn', kind: 'semester', startsOn: '2026-08-24', endsOn: '2027-06-11' } as const
    const { data } = await terms(key).create({ ...part, parentTermId: whole.id })
    expect(data).toEqual({
      ...part,
      id: expect.stringMatching(/^term_/),
      parentTermId: whole.id,
      isCurrent: expect.any(Boolean),
      createdAt: expect.any(String),
      updatedAt: data.createdAt,
    })
    expect(whole.parentTermId).toBeNull()
    expect((await terms().list({ kind: 'semester' })).data).toEqual([data])
    expect(await academy.told('term', data.id)).toEqual({
      events: [['term.created', { object: data }]],
      audit: [['academic.terms.create', null]],
    })
  })

  it('knows whether the term is on, by the calendar of the organization', async () => {
    // These zones are 25 hours apart, so their dates always differ.
    const ahead = await t.school.organization({ timezone: 'Pacific/Kiritimati' })
    const behind = await t.school.organization({ timezone: 'Pacific/Pago_Pago' })
    const dateIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())
    const onlyAhead = dateIn('Pacific/Kiritimati')
    for (const [org, isCurrent] of [
      [ahead, true],
      [behind, false],
    ] as const) {
      const staff = await t.school.person(org, 'staff')
      const { data } = await terms(staff).create({ ...year, startsOn: onlyAhead, endsOn: onlyAhead })
      expect(data.isCurrent).toBe(isCurrent)
      expect((await terms(staff).list({ current: true })).data).toEqual(isCurrent ? [data] : [])
      expect((await terms(staff).list({ current: false })).data).toEqual(isCurrent ? [] : [data])
    }
  })

  it('takes one day, but no end before the start', async () => {
    await terms().create({ ...year, name: 'One day', endsOn: year.startsOn })
    const backwards = { ...year, name: 'Backwards', endsOn: '2026-08-23' }
    expect(await fault(terms().create(backwards))).toEqual(['endsOn', 'range'])
    expect(await fault(terms().create({ ...year, name: 'Never', endsOn: '2027-02-30' }))).toEqual(['endsOn', 'format'])
  })

  it('keeps a part within its parent', async () => {
    const { data: parent } = await terms().create({ ...year, name: 'Parent' })
    const part = { name: 'Part', kind: 'quarter', parentTermId: parent.id } as const
    const create = (startsOn: string, endsOn: string) => fault(terms().create({ ...part, startsOn, endsOn }))
    expect(await create('2026-08-23', '2026-10-01')).toEqual(['startsOn', 'range'])
    expect(await create('2026-08-24', '2027-06-12')).toEqual(['endsOn', 'range'])
    expect(await create('2027-06-12', '2027-06-13')).toEqual([
      ['endsOn', 'range'],
      ['startsOn', 'range'],
    ])
  })

  it('takes no parent that is unknown or of another organization', async () => {
    const elsewhere = await new Academy(t.school, await t.school.organization()).term()
    for (const id of [orgId, elsewhere]) {
      const parentTermId = toPublic('term', id)
      expect(await fault(terms().create({ ...year, name: 'Orphan', parentTermId }))).toEqual([
        'parentTermId',
        'not_found',
      ])
    }
  })

  it('lets exactly one of ten parallel calls have a name', async () => {
    const calls = Array.from({ length: 10 }, () => terms().create({ ...year, name: 'Once' }))
    const results = await Promise.allSettled(calls)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusal(terms().create({ ...year, name: 'Once' }))).toEqual({
      code: 'conflict',
      details: { reason: 'duplicate', field: 'name' },
    })
  })

  it('is for owners, admins and staff', async () => {
    const teacher = await t.school.person(orgId, 'teacher')
    expect(await refusal(terms(teacher).create({ ...year, name: 'No' }))).toMatchObject({ code: 'forbidden' })
  })
})

describe('academic.terms.list', () => {
  it('filters, and pages the same way by number and by cursor', async () => {
    const own = await t.school.organization()
    const there = new Academy(t.school, own)
    const student = await t.school.person(own, 'student')
    const ids: string[] = []
    for (const kind of ['school_year', 'semester', 'semester', 'summer', 'quarter']) {
      ids.unshift(toPublic('term', await there.term({ kind })))
    }
    await academy.term()
    const list = terms(student).list.bind(terms(student))
    const { byPage, byCursor, total } = await bothWays((params) => list(params))
    expect(byPage.map(({ id }) => id)).toEqual(ids)
    expect(byCursor).toEqual(byPage)
    expect(total).toBe(5)
    const { data, pagination } = await list({ kind: 'semester', limit: 1 })
    expect(data.map(({ id }) => id)).toEqual([ids[2]])
    expect(pagination).toMatchObject({ total: 2, hasMore: true })
  })

  it('is closed to guests', async () => {
    const guest = await t.school.person(orgId, 'guest')
    expect(await refusal(terms(guest).list())).toMatchObject({ code: 'forbidden' })
  })
})
