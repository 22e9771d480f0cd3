import { glob, readFile } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/support/postgres.ts'
import { DELETED, PARTS, split } from './deleted-references.ts'

const SRC = new URL('../', import.meta.url)
const FILE = 'events/deleted-references.ts'

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.adminUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

/** Tables that some statement of ours sets `deleted_at` of, with the files; `?` where it does not say of which. */
async function deleting(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for await (const name of glob('**/*.ts', { cwd: SRC })) {
    // Operators delete organizations, of which all rows go: see purge.ts.
    if (/\.(test|generated)\.ts$|^operator\//.test(name)) continue
    for (const statement of (await readFile(new URL(name, SRC), 'utf8')).split(/\bstatement\(/)) {
      const [, built] = /updateTable\('(\w+)[\s\S]*?\bdeleted_at: (?!sql)/.exec(statement) ?? []
      const [, plain] = /\bupdate "?(\w+)"?\s[\s\S]*?\bdeleted_at = (?!null)/i.exec(statement) ?? []
      if (!built && /\bdeleted_at: (?!sql|string|null)/.test(statement)) found.set('?', name)
      for (const table of [built, plain]) if (table) found.set(table, name)
    }
  }
  return found
}

interface ForeignKey {
  reference: string | null
  from: string
  to: string
}
/** Foreign keys between tables of organizations, as `table.column` that names the other's `id`. */
async function foreignKeys(): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select f.conrelid::regclass::text as from, f.confrelid::regclass::text as to,
      f.conrelid::regclass || '.' || (
        select a.attname from unnest(f.conkey, f.confkey) as k (own, other)
        join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.own
        join pg_attribute b on b.attrelid = f.confrelid and b.attnum = k.other and b.attname = 'id') as reference
    from pg_constraint f where f.contype = 'f' and f.connamespace = 'public'::regnamespace`)
  return rows
}

const RULES = new Map([
  ...Object.entries(DELETED).map(([name, { references }]) => [name, references] as const),
  ...Object.entries(PARTS),
])
/** What goes with a row of each table, and must leave nothing behind that refers to it. */
const goes = new Map(
  [...RULES].flatMap(([to, references]) =>
    Object.entries(references).flatMap(([key, fate]) => (fate === 'stays' ? [] : [[split(key).table, to] as const])),
  ),
)

describe('rows that are deleted one by one', () => {
  it('are in tables that the purge knows', async () => {
    const written = await deleting()
    expect(
      written.get('?'),
      'sets deleted_at without updateTable in the same statement: this test cannot read it',
    ).toBe(undefined)
    const { rows } = await client.query<{ name: string }>(`
      select table_name as name from information_schema.columns c where c.table_schema = 'public' and column_name = 'deleted_at'
        and exists (select from information_schema.columns o where o.table_schema = 'public' and o.table_name = c.table_name
          and o.column_name = 'org_id')`)
    const unknown = rows.flatMap(({ name }) =>
      written.has(name) && !DELETED[name]
        ? [`${written.get(name)} deletes rows of ${name}: say in ${FILE} what becomes of the rows that refer to them.`]
        : [],
    )
    expect(unknown).toEqual([])
    const tables = new Set(rows.map(({ name }) => name))
    const idle = Object.keys(DELETED).filter((name) => !tables.has(name) || !written.has(name))
    expect(idle.map((name) => `${FILE} names ${name}, of which no statement deletes rows.`)).toEqual([])
  })

  it('are referred to only as the purge knows', async () => {
    const keys = await foreignKeys()
    const relevant = keys.filter(({ to }) => RULES.has(to) || goes.has(to))
    const unknown = relevant.flatMap(({ from, to, reference }) =>
      reference !== null && RULES.get(to)?.[reference]
        ? []
        : [`${reference ?? from} refers to ${to}, whose rows are removed: say in ${FILE} whether it goes with them.`],
    )
    expect(unknown).toEqual([])
    const there = new Set(keys.map(({ reference }) => reference))
    const stale = [...RULES.values()].flatMap((references) => Object.keys(references).filter((key) => !there.has(key)))
    expect(stale.map((key) => `${FILE} names ${key}, which is no foreign key.`)).toEqual([])
  })

  it('take with them only what nothing else needs', () => {
    const needed = [...goes].flatMap(([name, owner]) =>
      Object.entries(RULES.get(name) ?? {}).flatMap(([key, fate]) =>
        fate === 'goes' || split(key).table === name
          ? []
          : [`${key} may stay, but holds rows of ${name}, which go with ${owner}: it would hold those, too.`],
      ),
    )
    expect(needed).toEqual([])
  })
})
