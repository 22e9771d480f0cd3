import type { Transaction } from 'kysely'
import type { DB } from '../../src/db/schema.generated.ts'

/** What every part of the demo school is written with. */
export interface Load {
  trx: Transaction<DB>
  /** The moment of loading: due dates, usage and other recent things are counted from it. */
  now: Date
}

/** When everything that was there at the beginning of the school year was made. */
export const SCHOOL_START = '2026-08-24T12:00:00.000Z'

const DAY = 86_400_000

export const daysFrom = (now: Date, days: number): string => new Date(now.getTime() + days * DAY).toISOString()
export const dateFrom = (now: Date, days: number): string => daysFrom(now, days).slice(0, 10)

/** Rows made one after another at the beginning: lists show them in this order. */
export const startedAt = (order: number): string => new Date(Date.parse(SCHOOL_START) + order * 60_000).toISOString()
