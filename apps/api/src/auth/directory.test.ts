import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { passTime, resetClock } from '../../test/support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../test/support/postgres.ts'
import { type Person, School } from '../../test/support/school.ts'
import { Database } from '../db/database.ts'
import type { DB } from '../db/schema.generated.ts'
import { directoryLookup } from './api-key.ts'
import { Directory } from './directory.ts'

let test: TestDatabase
let admin: Kysely<DB>
let school: School
let database: Database
let directory: Directory
let orgId: string
let person: Person

beforeAll(async () => {
  test = await createTestDatabase()
  admin = new Kysely<DB>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: test.adminUrl }) }) })
  school = new School(admin)
  database = new Database(test.appUrl, { readers: 2, writers: 1 })
})
beforeEach(async () => {
  directory = new Directory(database)
  orgId = await school.organization()
  person = await school.person(orgId, 'teacher')
})
afterEach(resetClock)
afterAll(async () => {
  await database.close()
  await admin.destroy()
  await test.drop()
})

const setStatus = (status: string) =>
  admin.updateTable('memberships').set({ status }).where('id', '=', person.memberId).execute()
const status = async () => (await directory.member(orgId, person.userId))?.status

/** Runs `meanwhile` while every read of the table waits, and gives what `read` answers then. */
async function whileLocked<T>(table: string, read: () => T | Promise<T>, meanwhile: () => void): Promise<T> {
  const answer = await admin.transaction().execute(async (trx) => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(trx)
    const pending = Promise.resolve(read())
    pending.catch(() => {})
    await new Promise((r) => setTimeout(r, 50))
    meanwhile()
    return { pending }
  })
  return answer.pending
}

describe('Directory', () => {
  it('trusts an active membership for 300 s', async () => {
    expect(await status()).toBe('active')
    await setStatus('removed')
    await passTime(295_000)
    expect(await status()).toBe('active')
    await passTime(6_000)
    expect(await status()).toBe('removed')
  })

  it('looks again after 5 s where a membership did not let its holder in', async () => {
    await setStatus('suspended')
    expect(await status()).toBe('suspended')
    await setStatus('active')
    expect(await status()).toBe('suspended')
    await passTime(5_100)
    expect(await status()).toBe('active')
  })

  it('looks again after 5 s for somebody who was no member', async () => {
    const newcomer = await school.user()
    expect(await directory.member(orgId, newcomer.userId)).toBeNull()
    await school.membership(orgId, newcomer, 'teacher')
    expect(await directory.member(orgId, newcomer.userId)).toBeNull()
    await passTime(5_100)
    expect(await directory.member(orgId, newcomer.userId)).toMatchObject({ role: 'teacher' })
  })

  it('trusts an organization and a user for 60 s', async () => {
    expect(await directory.organization(orgId)).toMatchObject({ status: 'active' })
    expect(await directory.user(person.subject)).toMatchObject({ isSuperAdmin: false })
    await admin.updateTable('organizations').set({ status: 'suspended' }).where('id', '=', orgId).execute()
    await admin.updateTable('users').set({ is_super_admin: true }).where('id', '=', person.userId).execute()
    await passTime(55_000)
    expect(await directory.organization(orgId)).toMatchObject({ status: 'active' })
    expect(await directory.user(person.subject)).toMatchObject({ isSuperAdmin: false })
    await passTime(6_000)
    expect(await directory.organization(orgId)).toMatchObject({ status: 'suspended' })
    expect(await directory.user(person.subject)).toMatchObject({ isSuperAdmin: true })
  })

  it('trusts a key for 5 s', async () => {
    const { id, secret } = await school.key(orgId, ['tasks:read'])
    const scopes = async () => (await directory.key(directoryLookup(secret)))?.scopes
    expect(await scopes()).toEqual(['tasks:read'])
    await admin.updateTable('api_keys').set({ scopes: [] }).where('id', '=', id).execute()
    expect(await scopes()).toEqual(['tasks:read'])
    await passTime(5_100)
    expect(await scopes()).toEqual([])
  })

  it('answers at once, without a promise, while it trusts what it knows', async () => {
    await status()
    expect(directory.member(orgId, person.userId)).not.toBeInstanceOf(Promise)
  })

  it('asks once for many at once', async () => {
    const answers = Array.from({ length: 10 }, () => directory.member(orgId, person.userId))
    const [first, ...rest] = await Promise.all(answers)
    for (const answer of rest) expect(answer).toBe(first)
  })

  it('forgets on this node at once', async () => {
    expect(await status()).toBe('active')
    await setStatus('removed')
    directory.forgetMember(orgId, person.userId)
    expect(await status()).toBe('removed')
  })

  it('forgets what is being looked up, too, and fails nobody who waits for it', async () => {
    const read = () => directory.member(orgId, person.userId)
    const forget = () => directory.forgetMember(orgId, person.userId)
    expect(await whileLocked('memberships', read, forget)).toMatchObject({ status: 'active' })
    await setStatus('removed')
    expect(await status()).toBe('removed')
  })

  it('fails nobody who waits for a user or an organization that is forgotten meanwhile', async () => {
    const user = whileLocked(
      'users',
      () => directory.user(person.subject),
      () => directory.forgetUser(person.subject),
    )
    expect(await user).toMatchObject({ id: person.userId })
    const known = whileLocked(
      'organizations',
      () => directory.organization(orgId),
      () => directory.forgetOrganization(orgId),
    )
    expect(await known).toMatchObject({ id: orgId })
  })

  it('keeps nothing of a look-up that failed', async () => {
    const broken = new Database('postgres://homeroom_app:p@127.0.0.1:9/none', { readers: 1, writers: 1 })
    const blind = new Directory(broken)
    await expect(blind.member(orgId, person.userId)).rejects.toThrow()
    await expect(blind.member(orgId, person.userId)).rejects.toThrow()
    await broken.close()
  })
})
