import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/support/postgres.ts'
import { School } from '../../test/support/school.ts'
import { eventually } from '../../test/support/wait.ts'
import { newId } from '../ids.ts'
import { Database } from './database.ts'
import type { DB } from './schema.generated.ts'
import { db, type Prepared, statement } from './statement.ts'
import { TenantReads, Unit } from './tenant.ts'

let test: TestDatabase
let admin: Kysely<DB>
let school: School
let orgId: string
let other: string
/** One writer: a unit that does not give its connection back stops the next one. */
let database: Database

beforeAll(async () => {
  test = await createTestDatabase()
  admin = new Kysely<DB>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: test.adminUrl }) }) })
  school = new School(admin)
  orgId = await school.organization()
  other = await school.organization()
  database = new Database(test.appUrl, { readers: 1, writers: 1, onError: () => {} })
})
afterAll(async () => {
  await database.close()
  await admin.destroy()
  await test.drop()
})

interface NewProject {
  orgId: string
  id: string
  name: string
}
const insertProject = statement('test.insertProject', (p: NewProject) =>
  db.insertInto('projects').values({ org_id: p.orgId, id: p.id, name: p.name }),
)
const insertElsewhere = statement('test.insertElsewhere', (p: NewProject & { elsewhere: string }) =>
  db.insertInto('projects').values({ org_id: p.elsewhere, id: p.id, name: p.name }),
)
const named = statement('test.named', (p: { orgId: string; name: string }) =>
  db.selectFrom('projects').select('id').where('name', '=', p.name),
)
const lockProject = statement('test.lockProject', (p: { orgId: string; id: string }) =>
  db.selectFrom('projects').select('id').where('id', '=', p.id).forUpdate(),
)
const DIVISION: Prepared = { name: 'test.division', text: 'select 1/0', values: [] }

const stored = async (name: string) =>
  admin.selectFrom('projects').select(['org_id', 'id']).where('name', '=', name).execute()

describe('Unit', () => {
  it('commits what was queued, without a read', async () => {
    const id = newId()
    const unit = new Unit(database, orgId)
    unit.write(insertProject, { id, name: 'queued' })
    await unit.commit()
    expect(await stored('queued')).toEqual([{ org_id: orgId, id }])
  })

  it('sends what is queued before it reads', async () => {
    const id = newId()
    const unit = new Unit(database, orgId)
    unit.write(insertProject, { id, name: 'first' })
    expect(await unit.one(named, { name: 'first' })).toEqual({ id })
    expect(await stored('first')).toEqual([])
    await unit.commit()
    expect(await stored('first')).toHaveLength(1)
  })

  it('leaves nothing when rolled back, and gives its connection back', async () => {
    const unit = new Unit(database, orgId)
    unit.write(insertProject, { id: newId(), name: 'never' })
    await unit.read(named, { name: 'never' })
    await unit.rollback()
    expect(await stored('never')).toEqual([])
    const next = new Unit(database, orgId)
    expect(await next.read(named, { name: 'never' })).toEqual([])
    await next.rollback()
  })

  it('leaves nothing when a statement fails at the commit', async () => {
    const unit = new Unit(database, orgId)
    unit.write(insertProject, { id: newId(), name: 'half' })
    unit.write(insertElsewhere, { id: newId(), name: 'half', elsewhere: other })
    await expect(unit.commit()).rejects.toMatchObject({ code: '42501' })
    await unit.rollback()
    expect(await stored('half')).toEqual([])
  })

  it('leaves nothing when a statement fails before it, whatever is sent after', async () => {
    const unit = new Unit(database, orgId)
    unit.write(insertProject, { id: newId(), name: 'stubborn' })
    await expect(unit.block([DIVISION])).rejects.toMatchObject({ code: '22012' })
    unit.write(insertProject, { id: newId(), name: 'stubborn' })
    await expect(unit.commit()).rejects.toMatchObject({ code: '25P02' })
    await unit.rollback()
    expect(await stored('stubborn')).toEqual([])
  })

  it('does not take a commit that rolled back for one', async () => {
    const unit = new Unit(database, orgId)
    unit.write(insertProject, { id: newId(), name: 'believed' })
    await expect(unit.block([DIVISION])).rejects.toThrow()
    await expect(unit.commit()).rejects.toThrow('rolled back')
    await unit.rollback()
  })

  it('may be rolled back at any time', async () => {
    const unused = new Unit(database, orgId)
    await unused.rollback()
    const committed = new Unit(database, orgId)
    committed.write(insertProject, { id: newId(), name: 'stays' })
    await committed.commit()
    await committed.rollback()
    expect(await stored('stays')).toHaveLength(1)
  })

  it('sees its own organization only', async () => {
    const id = await school.project(other, { name: 'theirs' })
    const unit = new Unit(database, orgId)
    expect(await unit.read(named, { name: 'theirs' })).toEqual([])
    await unit.rollback()
    expect(await new TenantReads(database, orgId).read(named, { name: 'theirs' })).toEqual([])
    expect(await new TenantReads(database, other).read(named, { name: 'theirs' })).toEqual([{ id }])
  })

  it('tells the field of a value that is taken', async () => {
    await school.project(orgId, { name: 'Taken' })
    const unit = new Unit(database, orgId)
    unit.write(insertProject, { id: newId(), name: 'taken' })
    await expect(unit.commit()).rejects.toMatchObject({
      code: 'conflict',
      details: { reason: 'duplicate', field: 'name' },
    })
    await unit.rollback()
  })

  it('is refused as busy, not hung, when a row stays locked', async () => {
    const id = await school.project(orgId)
    const unit = new Unit(database, orgId)
    await admin.transaction().execute(async (trx) => {
      await trx.selectFrom('projects').select('id').where('id', '=', id).forUpdate().execute()
      const started = performance.now()
      await expect(unit.read(lockProject, { id })).rejects.toMatchObject({
        code: 'service_unavailable',
        headers: { 'Retry-After': '1' },
      })
      expect(performance.now() - started).toBeLessThan(3_000)
    })
    await unit.rollback()
  })

  it('drops a connection that died under it, and the next unit has another', async () => {
    const unit = new Unit(database, orgId)
    await unit.read(named, { name: 'x' })
    const { rows } = await sql<{ pid: number }>`select pg_terminate_backend(pid) from pg_stat_activity
      where usename = 'homeroom_app' and datname = current_database()`.execute(admin)
    expect(rows.length).toBeGreaterThan(0)
    await eventually(async () => (await unit.read(named, { name: 'x' }).catch(() => null)) === null)
    unit.write(insertProject, { id: newId(), name: 'ghost' })
    await expect(unit.commit()).rejects.toThrow()
    await unit.rollback()
    const next = new Unit(database, orgId)
    expect(await next.read(named, { name: 'ghost' })).toEqual([])
    await next.rollback()
  })
})
