import { type ControlledTransaction, type Kysely, sql } from 'kysely'
import { onTestFinished } from 'vitest'
import type { DB } from '../../src/db/schema.generated.ts'
import { eventually } from './wait.ts'

export interface HeldRow {
  /** What else the other transaction does. */
  transaction: ControlledTransaction<DB>
  /** Until as many statements wait for a lock as there should be. */
  somebodyWaits(count?: number): Promise<unknown>
  release(): Promise<void>
}

export const holdTask = (db: Kysely<DB>, id: string): Promise<HeldRow> => holdRow(db, 'tasks', id)

/** Holds a row as another transaction would, so that whoever wants to change it has to wait; until the test's end at most. */
export async function holdRow(
  db: Kysely<DB>,
  table: 'app_installations' | 'consents' | 'conversations' | 'grades' | 'memberships' | 'students' | 'tasks' | 'users',
  id: string,
): Promise<HeldRow> {
  const transaction = await db.startTransaction().execute()
  await transaction.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute()
  const release = async () => {
    if (!transaction.isRolledBack && !transaction.isCommitted) await transaction.rollback().execute()
  }
  onTestFinished(release)
  return {
    transaction,
    release,
    somebodyWaits: (count) => somebodyWaits(db, count),
  }
}

export const somebodyWaits = (db: Kysely<DB>, count = 1): Promise<unknown> =>
  eventually(async () => {
    const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return (rows[0]?.waiting ?? 0) >= count
  })
