import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startTemporaryPostgres } from '../../dev/temporary-postgres.ts'
import { migrate } from '../../src/db/migrate.ts'

/** What every test worker needs in order to clone databases of its own. */
export interface PostgresServer {
  adminUrl: string
  appPassword: string
  template: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: PostgresServer
  }
}

/**
 * One PostgreSQL for the whole run, with a migrated database to copy. HOMEROOM_TEST_POSTGRES names another server instead
 * (as a superuser), e.g. to run the suite on PostgreSQL 15.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.HOMEROOM_TEST_POSTGRES
  const server = given ? { adminUrl: given, stop: async () => {} } : await startTemporaryPostgres()
  const template = `homeroom_template_${randomBytes(4).toString('hex')}`
  const appPassword = randomBytes(12).toString('hex')
  await command(server.adminUrl, `CREATE DATABASE ${template}`)
  await migrate(databaseUrl(server.adminUrl, template), { appPassword })
  project.provide('postgres', { adminUrl: server.adminUrl, appPassword, template })
  return async () => {
    if (given) await command(given, `DROP DATABASE ${template}`)
    await server.stop()
  }
}

export function databaseUrl(serverUrl: string, database: string, login?: { user: string; password: string }): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  if (login) Object.assign(url, { username: login.user, password: login.password })
  return url.href
}

export async function command(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
