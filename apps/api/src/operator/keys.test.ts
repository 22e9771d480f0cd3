import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadDemoSchool } from '../../dev/demo-school.ts'
import { Operator } from '../../test/support/operator.ts'
import { startTestServer, type TestServer } from '../../test/support/server.ts'
import { type SealedColumn, sealedColumns } from '../sealed.ts'
import { type MasterKey, Secrets } from '../secrets.ts'
import type { RunningServer } from '../server.ts'

const key = (id: string): MasterKey => ({ id, key: randomBytes(32) })
const [old, current] = [key('2026-01'), key('2026-11')]
const encryptionKeys = (...keys: MasterKey[]) => keys.map(({ id, key }) => `${id}:${key.toString('base64')}`).join()

let t: TestServer
let operator: Operator
/** Told of the new key, and using it. */
let prepared: RunningServer
let rotated: RunningServer
beforeAll(async () => {
  t = await startTestServer({ masterKeys: [old] })
  expect(await loadDemoSchool(t.adminUrl, { masterKeys: [old] })).toBe('loaded')
  for (const column of sealedColumns) await fill(column)
  prepared = await t.another({ masterKeys: [old, current] })
  rotated = await t.another({ masterKeys: [current, old] })
  operator = await Operator.of(t)
})
afterAll(async () => {
  await operator.close()
  await t.close()
})

const nameOf = ({ table, column }: SealedColumn) => `${table}.${column}`
const secretOf = (id: string, column: SealedColumn) => `${nameOf(column)} of ${id}`
interface Row {
  org_id: string
  id: string
  value: Buffer | string
}
const rowsOf = async ({ table, column, id }: SealedColumn): Promise<Row[]> =>
  (
    await sql<Row>`select org_id, ${sql.ref(id)} as id, ${sql.ref(column)} as value from ${sql.table(table)}
      order by 1, 2`.execute(t.db)
  ).rows

/** Every row gets a value of its own, also where the demo has none. */
async function fill(column: SealedColumn): Promise<void> {
  const secrets = new Secrets([old])
  for (const { org_id, id } of await rowsOf(column)) {
    const sealed = secrets.seal(secretOf(id, column), column.context(org_id, id))
    await sql`update ${sql.table(column.table)} set ${sql.ref(column.column)} = ${column.text ? sealed.toString('base64url') : sealed}
      where org_id = ${org_id} and ${sql.ref(column.id)} = ${id}`.execute(t.db)
  }
}

describe('the list of what is sealed', () => {
  it('names every column of the schema that is', async () => {
    const { rows } = await sql<{ name: string; type: string }>`
      select table_name || '.' || column_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' and (column_name like '%\\_enc' or column_name = 'pin_hash') order by 1`.execute(
      t.db,
    )
    const known = sealedColumns.map((column) => ({ name: nameOf(column), type: column.text ? 'text' : 'bytea' }))
    // Gone after a day: it is not worth sealing anew.
    const brief = { name: 'idempotency_keys.response_enc', type: 'bytea' }
    expect([...known, brief].sort((a, b) => (a.name < b.name ? -1 : 1))).toEqual(rows)
  })
})

describe('while servers go from one key to the next', () => {
  it('a repeated request is the same to each of them, and a cursor of one good at the others', async () => {
    const owner = await t.school.person(await t.school.organization(), 'owner')
    const create = (baseUrl: string, idempotencyKey: string) =>
      t.raw('POST', '/api/v1/tasks', {
        as: owner,
        baseUrl,
        headers: { 'Idempotency-Key': idempotencyKey },
        body: { title: 'Once' },
      })
    for (const [first, second] of [
      [t.server, rotated],
      [rotated, prepared],
    ] as const) {
      const name = randomBytes(8).toString('hex')
      const made = await create(first.url, name)
      const again = await create(second.url, name)
      expect([made.status, again.status, again.json]).toEqual([201, 201, made.json])
      const { json } = await t.raw('GET', '/api/v1/tasks?limit=1', { as: owner, baseUrl: first.url })
      await create(first.url, `${name}-more`)
      const page = await t.raw('GET', '/api/v1/tasks?limit=1', { as: owner, baseUrl: first.url })
      const next = `/api/v1/tasks?limit=1&cursor=${page.json.meta.pagination.nextCursor ?? json.meta.pagination.nextCursor}`
      expect((await t.raw('GET', next, { as: owner, baseUrl: second.url })).status).toBe(200)
    }
  })
})

describe('keys:reseal', () => {
  it('moves all that is sealed to the first key, and nothing the second time', async () => {
    const before = await operator.json('keys:list')
    expect(new Set(before.map(({ column }: { column: string }) => column))).toEqual(new Set(sealedColumns.map(nameOf)))
    expect(new Set(before.map(({ key }: { key: string }) => key))).toEqual(new Set(['2026-01']))

    const args = ['keys:reseal', '--encryption-keys', encryptionKeys(current, old)]
    const resealed = await operator.json(...args)
    expect(resealed).toEqual(
      sealedColumns.map((column) => ({
        column: nameOf(column),
        resealed: before.find((one: { column: string }) => one.column === nameOf(column)).values,
      })),
    )
    expect(new Set((await operator.json('keys:list')).map(({ key }: { key: string }) => key))).toEqual(
      new Set(['2026-11']),
    )
    const secrets = new Secrets([current])
    for (const column of sealedColumns) {
      for (const { org_id, id, value } of await rowsOf(column)) {
        const sealed = typeof value === 'string' ? Buffer.from(value, 'base64url') : value
        expect(secrets.open(sealed, column.context(org_id, id))).toBe(secretOf(id, column))
      }
    }
    const again: { resealed: number }[] = await operator.json(...args)
    expect(again.every((one) => one.resealed === 0)).toBe(true)
  }, 60_000)

  it('passes over a deleted webhook endpoint, which has no secret any more', async () => {
    const orgId = await t.school.organization()
    const { webhooks } = t.as(await t.school.person(orgId, 'owner'))
    const create = async () => {
      const { data } = await webhooks.create({ url: 'https://hooks.example.org/in', eventTypes: ['*'] })
      return data.id
    }
    const [gone] = [await create(), await create()]
    await webhooks.delete(gone)
    const secrets = async () =>
      (await operator.json('keys:list')).filter(
        ({ column }: { column: string }) => column === 'webhook_endpoints.secret_enc',
      )
    expect((await secrets()).map(({ key }: { key: string }) => key)).toEqual(['2026-01', '2026-11'])
    const resealed = await operator.json('keys:reseal', '--encryption-keys', encryptionKeys(current, old))
    expect(resealed).toContainEqual({ column: 'webhook_endpoints.secret_enc', resealed: 1 })
    expect((await secrets()).map(({ key }: { key: string }) => key)).toEqual(['2026-11'])
  }, 60_000)

  it('stops before it loses what it cannot open, and does not show keys', async () => {
    const stranger = encryptionKeys(key('2027-01'))
    const { status, err } = await operator.run('keys:reseal', '--encryption-keys', stranger)
    expect([status, err]).toEqual([1, expect.stringContaining('sealed under the unknown key "2026-11"')])
    const wrong = await operator.run('keys:reseal', '--encryption-keys', 'k1:c2hvcnQ')
    expect([wrong.status, wrong.err]).toEqual([1, expect.stringContaining('each key 32 bytes long')])
    expect(wrong.err).not.toContain('c2hvcnQ')
  })
})
