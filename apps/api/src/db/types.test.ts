import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/support/postgres.ts'
import { Database } from './database.ts'

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

it.each([
  [[]],
  [['']],
  [['trip', 'paper']],
  [['two words', 'Ünïcode', '日本']],
  [['a,b', 'c']],
  [['"quoted"', "it's"]],
  [['back\\slash']],
  [['{braces}', '}{']],
  [['NULL', 'null', 'November']],
  [[null, 'NULL', null]],
  [['trip', null]],
  [['line\nfeed', '\ttab', ' spaces ']],
])('gives a list of texts back as it was sent: %j', async (texts) => {
  const [[row]] = (await database.global([
    { name: 'test.texts', text: 'select $1::text[] as texts, to_json($1::text[])::text as json', values: [texts] },
  ])) as [{ texts: unknown; json: string }[]]
  expect(row).toEqual({ texts, json: JSON.stringify(texts) })
})
