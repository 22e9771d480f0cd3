import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MIGRATIONS } from '../src/assets.ts'
import { violations } from './support/migration-rules.ts'

/** Up to here nothing was ever deployed that could have been running meanwhile. Never move it. */
const BASELINE = '0031-jobs.sql'

it('no migration breaks the version before it', async () => {
  expect(await violations(MIGRATIONS, BASELINE)).toEqual([])
})

const ALONE = '-- transaction: none\n'
const REFUSED = [
  'ALTER TABLE tasks DROP COLUMN note',
  'DROP TABLE tasks',
  'DROP VIEW latest',
  'DROP FUNCTION secure_tenant_table(regclass)',
  'DROP POLICY tenant ON tasks',
  'DROP SCHEMA pgboss CASCADE',
  'ALTER TABLE tasks RENAME COLUMN note TO remark',
  'ALTER TABLE tasks RENAME TO todos',
  'ALTER FUNCTION f() RENAME TO g',
  "ALTER TYPE mood RENAME VALUE 'good' TO 'fine'",
  'ALTER TABLE tasks SET SCHEMA archive',
  'ALTER TABLE tasks DISABLE ROW LEVEL SECURITY',
  'ALTER TABLE tasks ALTER COLUMN note DROP DEFAULT',
  'ALTER TABLE tasks ALTER COLUMN note TYPE int USING note::int',
  'REVOKE SELECT ON tasks FROM homeroom_app',
  'TRUNCATE tasks',
]
const REFUSED_FOR_LOCKS = [
  'ALTER TABLE tasks ALTER COLUMN note SET NOT NULL',
  'ALTER TABLE tasks ADD COLUMN note text NOT NULL',
  'ALTER TABLE tasks ADD COLUMN note uuid DEFAULT gen_random_uuid()',
  'ALTER TABLE tasks ADD COLUMN note text UNIQUE',
  "ALTER TABLE tasks ADD COLUMN note text CHECK (note <> '')",
  'CREATE INDEX by_note ON tasks (note)',
  'DROP INDEX tasks_list',
  'REINDEX TABLE tasks',
  "ALTER TABLE tasks ADD CONSTRAINT titled CHECK (title <> '')",
  'ALTER TABLE tasks ADD FOREIGN KEY (org_id) REFERENCES organizations (id)',
  'ALTER TABLE tasks ADD CONSTRAINT once UNIQUE (org_id, title)',
  "UPDATE tasks SET note = ''",
  'LOCK TABLE tasks',
  "DO $$ BEGIN EXECUTE 'DROP TABLE tasks'; END $$",
  'SELEC 1',
  `${ALONE}CREATE INDEX CONCURRENTLY by_note ON tasks (note)`,
  `${ALONE}ALTER TABLE tasks ADD COLUMN note text`,
  '-- squawk-ignore ban-drop-column\nALTER TABLE tasks DROP COLUMN note',
]
const ACCEPTED = [
  'ALTER TABLE tasks ADD COLUMN note text',
  "ALTER TABLE tasks ADD COLUMN note text NOT NULL DEFAULT ''",
  "ALTER TABLE tasks ADD CONSTRAINT titled CHECK (title <> '') NOT VALID",
  'ALTER TABLE tasks ALTER COLUMN note SET DEFAULT 1',
  "CREATE TABLE notes (org_id uuid NOT NULL, id uuid NOT NULL, PRIMARY KEY (org_id, id)); CREATE INDEX by_id ON notes (id); SELECT secure_tenant_table('notes')",
  'CREATE FUNCTION f() RETURNS void LANGUAGE sql AS $$ DELETE FROM tasks; $$; REVOKE ALL ON FUNCTION f() FROM PUBLIC',
  'CREATE POLICY worker ON tasks FOR SELECT TO homeroom_worker USING (true); GRANT SELECT (id) ON tasks TO homeroom_worker',
  `${ALONE}CREATE INDEX CONCURRENTLY IF NOT EXISTS by_note ON tasks (note)`,
  `${ALONE}DROP INDEX CONCURRENTLY IF EXISTS tasks_list`,
  `${ALONE}ALTER TABLE tasks VALIDATE CONSTRAINT titled`,
  `${ALONE}ALTER TABLE tasks ADD COLUMN IF NOT EXISTS note text`,
  `${ALONE}UPDATE tasks SET note = ''`,
  '-- unused since 0.1.0\nALTER TABLE tasks DROP COLUMN note; DROP VIEW latest',
]

describe('of a newer file', () => {
  let directory: string
  let refused: Set<string | undefined>
  const all = [...REFUSED, ...REFUSED_FOR_LOCKS, ...ACCEPTED]
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'homeroom-rules-'))
    const folder = pathToFileURL(`${directory}/`)
    const nameOf = (i: number) => `${String(5000 + i)}-case.sql`
    await Promise.all(all.map((sql, i) => writeFile(new URL(nameOf(i), folder), `${sql};\n`)))
    const names = new Set((await violations(folder, BASELINE)).map((line) => line.split(':')[0]))
    refused = new Set(all.filter((_, i) => names.has(nameOf(i))))
    expect(await violations(folder, '9999')).toEqual([])
  })
  afterAll(() => rm(directory, { recursive: true }))

  it.each([...REFUSED, ...REFUSED_FOR_LOCKS])('%s: refused', (sql) => expect(refused.has(sql)).toBe(true))
  it.each(ACCEPTED)('%s: accepted', (sql) => expect(refused.has(sql)).toBe(false))

  it('what the version before may use goes once a release no longer does, and not sooner', async () => {
    const folder = pathToFileURL(`${await mkdtemp(join(directory, 'unused-'))}/`)
    const since = (version: string) => REFUSED.map((sql) => `-- unused since ${version}\n${sql};`).join('\n')
    await writeFile(new URL('5000-now.sql', folder), since('0.1.0'))
    await writeFile(new URL('5001-later.sql', folder), since('99.0.0'))
    const names = (await violations(folder, BASELINE)).map((line) => line.split(':')[0])
    expect(new Set(names)).toEqual(new Set(['5001-later.sql']))
    expect(names.length).toBeGreaterThanOrEqual(REFUSED.length)
  })
})
