import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../test/support/postgres.ts'
import { databaseUrl } from '../../test/support/postgres-server.ts'
import { ConfigError } from '../config.ts'
import { Database } from './database.ts'
import { checkRole } from './role-check.ts'

let test: TestDatabase
let admin: pg.Client
const suffix = Math.random().toString(36).slice(2)
const roles = {
  owner: `owner_${suffix}`,
  member: `member_${suffix}`,
  bypass: `bypass_${suffix}`,
  plain: `plain_${suffix}`,
}

beforeAll(async () => {
  test = await createTestDatabase()
  admin = new pg.Client({ connectionString: test.adminUrl })
  await admin.connect()
  for (const role of Object.values(roles)) await admin.query(`create role ${role} login password 'p' nosuperuser`)
  await admin.query(`alter role ${roles.bypass} bypassrls`)
  await admin.query(`alter table tasks owner to ${roles.owner}`)
  await admin.query(`grant ${roles.owner} to ${roles.member}`)
})
afterAll(async () => {
  await admin.query('alter table tasks owner to current_user')
  for (const role of Object.values(roles)) await admin.query(`drop owned by ${role}; drop role ${role}`)
  await admin.end()
  await test.drop()
})

async function check(url: string): Promise<void> {
  const database = new Database(url, { readers: 1, writers: 1 })
  try {
    await checkRole(database)
  } finally {
    await database.close()
  }
}
const as = (user: string) => {
  const url = new URL(test.adminUrl)
  return databaseUrl(test.adminUrl, url.pathname.slice(1), { user, password: 'p' })
}

describe('checkRole', () => {
  it('accepts the role that row-level security binds', async () => {
    await check(test.appUrl)
    await check(as(roles.plain))
  })

  it.each(['owner', 'member', 'bypass'] as const)('refuses a role that it does not bind: %s', async (role) => {
    const refusal = check(as(roles[role]))
    await expect(refusal).rejects.toThrow(ConfigError)
    await expect(refusal).rejects.toThrow(`the role ${roles[role]} is a superuser, bypasses row-level security or owns`)
  })

  it('refuses a superuser', async () => {
    await expect(check(test.adminUrl)).rejects.toThrow('use homeroom_app')
  })

  it('asks for the migrations where there are no tables', async () => {
    const empty = await createEmptyDatabase()
    try {
      const url = new URL(empty.adminUrl)
      const refusal = check(databaseUrl(empty.adminUrl, url.pathname.slice(1), { user: roles.plain, password: 'p' }))
      await expect(refusal).rejects.toThrow('the schema is missing')
    } finally {
      await empty.drop()
    }
  })

  it('says in one sentence that nobody answers', async () => {
    const refusal = check('postgres://homeroom_app:p@127.0.0.1:9/none')
    await expect(refusal).rejects.toThrow(ConfigError)
    await expect(refusal).rejects.toThrow(/^DATABASE_URL: the database cannot be reached \(.+\)$/)
  })
})
