import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { command, databaseUrl } from './postgres-server.ts'

export interface TestDatabase {
  /** As `homeroom_app`: what the server uses, with row-level security. */
  appUrl: string
  /** As a superuser: to arrange rows and to look at what was written. */
  adminUrl: string
  drop(): Promise<void>
}

/** An empty database, not even migrated. */
export async function createEmptyDatabase(): Promise<Omit<TestDatabase, 'appUrl'>> {
  const { adminUrl } = inject('postgres')
  const name = `homeroom_empty_${randomBytes(6).toString('hex')}`
  await command(adminUrl, `CREATE DATABASE ${name}`)
  return {
    adminUrl: databaseUrl(adminUrl, name),
    drop: () => drop(adminUrl, name),
  }
}

/** A database of one's own, migrated and empty: a copy of the run's template, made in some 30 ms. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { adminUrl, appPassword, template } = inject('postgres')
  const name = `homeroom_test_${randomBytes(6).toString('hex')}`
  await command(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  return {
    appUrl: databaseUrl(adminUrl, name, { user: 'homeroom_app', password: appPassword }),
    adminUrl: databaseUrl(adminUrl, name),
    drop: () => drop(adminUrl, name),
  }
}

/** Waits for connections that are just being closed: cutting one off would surface as an error in the test's process. */
async function drop(adminUrl: string, name: string): Promise<void> {
  await command(
    adminUrl,
    `DO $$ BEGIN
      FOR i IN 1..100 LOOP
        EXIT WHEN NOT EXISTS (SELECT FROM pg_stat_activity WHERE datname = '${name}');
        PERFORM pg_sleep(0.01), pg_stat_clear_snapshot();
      END LOOP;
    END $$`,
  )
  await command(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`)
}
