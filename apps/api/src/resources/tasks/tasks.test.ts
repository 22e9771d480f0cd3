import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'

let t: TestServer
let orgId: string
let admin: Person
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization()
  admin = await t.school.person(orgId, 'admin')
})
afterAll(() => t.close())

describe('tasks.create', () => {
  it('makes an open task', async () => {
    const { data } = await t.as(admin).tasks.create({ title: '  Trip slips ', dueDate: '2026-12-01' })
    expect(data).toMatchObject({ title: 'Trip slips', dueDate: '2026-12-01', status: 'open' })
    const list = await t.as(admin).tasks.list()
    expect(list.data).toEqual([data])
    expect(list.pagination.total).toBe(1)
  })
})
