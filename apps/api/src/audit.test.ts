import { once } from 'node:events'
import { connect } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { startTestServer, type TestServer } from '../test/support/server.ts'
import { eventually } from '../test/support/wait.ts'
import { toPublic } from './ids.ts'

let t: TestServer
beforeAll(async () => {
  t = await startTestServer()
})
afterAll(() => t.close())

const refuseRows = () => sql`revoke insert on audit_logs from homeroom_app`.execute(t.db)
const takeRows = () => sql`grant insert on audit_logs to homeroom_app`.execute(t.db)
const rowsOf = (orgId: string) =>
  t.db.selectFrom('audit_logs').select(['action', 'outcome', 'count']).where('org_id', '=', orgId).execute()

describe('audit rows that belong to no transaction', () => {
  it('wait for a database that does not take them, and are written once', async () => {
    onTestFinished(() => void takeRows())
    const { readLog } = t.server.services
    const orgId = await t.school.organization()
    const owner = await t.school.person(orgId, 'owner')
    const child = await t.school.student(orgId)
    await refuseRows()
    await t.as(owner).academic.students.get(toPublic('stu', child))
    await readLog.flush()
    expect(await rowsOf(orgId)).toEqual([])
    await takeRows()
    await readLog.flush()
    await readLog.flush()
    expect(await rowsOf(orgId)).toEqual([{ action: 'academic.students.get', outcome: 'success', count: 1 }])
  })

  it('are written, too, of a caller who hung up before the server could ask for the address', async () => {
    const { readLog, reporter } = t.server.services
    const failed = vi.spyOn(reporter, 'report')
    onTestFinished(() => failed.mockRestore())
    const orgId = await t.school.organization()
    const owner = await t.school.person(orgId, 'owner')
    const child = toPublic('stu', await t.school.student(orgId))
    const token = await t.token(owner)
    await t.as(owner).academic.students.get(child)
    const head = [
      `GET /api/v1/academic/students/${child} HTTP/1.1`,
      'Host: localhost',
      `Authorization: Bearer ${token}`,
      `X-Org-Id: ${toPublic('org', orgId)}`,
    ]
    const socket = connect(t.server.port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(`${head.join('\r\n')}\r\n\r\n`, () => socket.resetAndDestroy())
    const addresses = async () => {
      await readLog.flush()
      const rows = await t.db.selectFrom('audit_logs').select('ip').where('org_id', '=', orgId).execute()
      return rows.length < 2 ? null : rows.map(({ ip }) => ip).sort()
    }
    expect(await eventually(addresses)).toEqual(['127.0.0.1', null])
    expect(failed).not.toHaveBeenCalled()
  })

  it('count on while they wait', async () => {
    onTestFinished(() => void takeRows())
    const { denied } = t.server.services
    const orgId = await t.school.organization()
    const guest = await t.school.person(orgId, 'guest')
    const knock = () =>
      t
        .as(guest)
        .tasks.create({ title: 'Trip' })
        .catch(() => {})
    await refuseRows()
    for (let i = 0; i < 2; i++) await knock()
    await denied.flush()
    await knock()
    await takeRows()
    await denied.flush()
    const rows = await rowsOf(orgId)
    // Two where a minute has ended meanwhile.
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(3)
    expect(new Set(rows.map(({ outcome }) => outcome))).toEqual(new Set(['denied']))
  })
})
