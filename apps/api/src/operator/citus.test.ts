import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminDatabase } from '../../test/support/admin-database.ts'
import { runOperator } from '../../test/support/operator.ts'
import { createTestDatabase, type TestDatabase } from '../../test/support/postgres.ts'
import type { DB } from '../db/schema.generated.ts'
import { citusProblems, citusStatements, type Schema, schemaOf } from './citus.ts'

// Citus is in no registry that CI reaches: its rules are held here against the schema as it is. Each of them was met on a
// real cluster of three nodes (13.2 on PostgreSQL 15), where the plan runs through: docs/decisions/0013.

let database: TestDatabase
let db: Kysely<DB>
let schema: Schema
beforeAll(async () => {
  database = await createTestDatabase()
  db = adminDatabase(database.adminUrl)
  schema = await schemaOf(db)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

describe('citus:plan', () => {
  it('has every table, takes every foreign key off and puts it back', async () => {
    const { status, out, err } = await runOperator(['citus:plan'], { MIGRATE_URL: database.adminUrl })
    expect([status, err]).toEqual([0, ''])
    const lines = out.trimEnd().split('\n')
    expect(lines).toEqual(citusStatements(schema).map((statement) => `${statement};`))
    const count = (text: string) => lines.filter((line) => line.includes(text)).length
    expect(count('create_reference_table')).toBe(6)
    expect(count('create_distributed_table') + count('create_reference_table') + 1).toBe(schema.tables.length)
    expect([count('DROP CONSTRAINT'), count('ADD CONSTRAINT')]).toEqual([schema.keys.length, schema.keys.length])
    expect(schema.keys.length).toBeGreaterThan(80)
    expect(count('CREATE POLICY tenant ON ')).toBe(schema.policies.filter(({ name }) => name === 'tenant').length)
    expect(lines.at(-1)).toMatch(/^ALTER TABLE \w+ ADD CONSTRAINT \w+ FOREIGN KEY \(.*\) REFERENCES /)
  })

  it('finds nothing in the schema that Citus refuses', () => expect(citusProblems(schema)).toEqual([]))

  it.each([
    ['a table that says nothing of itself', 'create table stray (id uuid primary key)', 'stray has no org_id'],
    [
      'a key without the organization',
      'create table stray (org_id uuid, id uuid primary key)',
      'stray: unique (id) lacks org_id.',
    ],
    [
      'an expression alone',
      'create table stray (org_id uuid, name text); create unique index on stray (lower(name))',
      'stray: unique ((expression)) lacks org_id.',
    ],
    [
      'a reference across organizations',
      'create table stray (org_id uuid, id uuid, primary key (org_id, id), other uuid, foreign key (other, id) references tasks (org_id, id))',
      'stray.stray_other_id_fkey: org_id does not lead to org_id.',
    ],
    [
      'a reference table that refers to a distributed one',
      'alter table users add org_id uuid, add task_id uuid, add foreign key (org_id, task_id) references tasks (org_id, id)',
      'users.users_org_id_task_id_fkey: users is whole on every node, tasks is not.',
    ],
    [
      'a reference that is set to null',
      'create table stray (org_id uuid, id uuid, primary key (org_id, id), t uuid, foreign key (org_id, t) references tasks (org_id, id) on delete set null)',
      'stray.stray_org_id_t_fkey: Citus sets no part of a foreign key with org_id to null or its default.',
    ],
    [
      'a policy that asks another table',
      'create policy late on tasks using (exists (select from projects))',
      'tasks: Citus knows no subquery in a policy (late).',
    ],
    [
      'a trigger',
      'create function nothing() returns trigger language plpgsql as $$ begin return new; end $$; create trigger late after insert on tasks for each row execute function nothing()',
      'tasks: Citus runs no trigger (late) on a distributed table.',
    ],
  ])('refuses %s', async (_what, change, problem) => {
    const undo = new Error('undo')
    const attempt = db.transaction().execute(async (trx) => {
      await sql.raw(change).execute(trx)
      const [first, ...others] = citusProblems(await schemaOf(trx))
      expect([first?.startsWith(problem), others], first).toEqual([true, []])
      throw undo
    })
    await expect(attempt).rejects.toBe(undo)
  })
})
