import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/support/postgres.ts'
import { MOST_PREPARED } from './block.ts'
import { Database } from './database.ts'
import type { Prepared } from './statement.ts'

let test: TestDatabase
let database: Database
beforeAll(async () => {
  test = await createTestDatabase()
  database = new Database(test.appUrl, { readers: 1, writers: 1 })
})
afterAll(async () => {
  await database.close()
  await test.drop()
})

const number = (n: number): Prepared => ({ name: `test.number_${n}`, text: `select ${n} as n`, values: [] })
const PREPARED: Prepared = { name: 'test.prepared', text: 'select name from pg_prepared_statements', values: [] }
/** What the connection that reads has prepared, by the names of the statements. */
async function prepared(): Promise<string[]> {
  const [rows] = await database.global([PREPARED])
  return (rows as { name: string }[]).map(({ name }) => name.replace(/^\d+:/, ''))
}

it('keeps so many prepared statements of a connection, those that were used last', async () => {
  const often = number(0)
  for (let at = 1; at <= MOST_PREPARED * 2; at += 100) {
    const more = Array.from({ length: 100 }, (_, i) => number(at + i))
    const rows = await database.global([often, ...more])
    expect(rows.map(([row]) => (row as { n: number }).n)).toEqual([0, ...more.map((_, i) => at + i)])
  }
  const kept = await prepared()
  expect(kept).toHaveLength(MOST_PREPARED)
  expect(kept).toEqual(expect.arrayContaining([often.name, `test.number_${MOST_PREPARED * 2}`]))
  expect(kept).not.toContain('test.number_1')
  expect(await database.global([number(1)])).toEqual([[{ n: 1 }]])
})

it('answers a block of more statements than it keeps', async () => {
  const many = Array.from({ length: MOST_PREPARED + 50 }, (_, i) => number(10_000 + i))
  for (const block of [many, many.toReversed()]) {
    expect((await database.global(block)).map(([row]) => row)).toEqual(
      block.map(({ name }) => ({ n: Number(name.slice(12)) })),
    )
  }
  await database.global([number(2)])
  expect((await prepared()).length).toBeLessThanOrEqual(many.length + 2)
})

it('leaves nothing of statements that fail', async () => {
  const failing: Prepared = { name: 'test.division', text: 'select 1 / n from (values (0)) v (n)', values: [] }
  for (let i = 0; i < 3; i++) await expect(database.global([number(i), failing, number(i + 3)])).rejects.toThrow('zero')
  await database.global([number(2)])
  expect(await prepared()).not.toContain(failing.name)
})
