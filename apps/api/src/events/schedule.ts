import { sql } from 'kysely'
import { type AnySelect, db, type Statement, statement } from '../db/statement.ts'
import { inTransaction, type Unit } from '../db/tenant.ts'
import type { Services } from '../services.ts'
import type { Lookup } from './lookup.ts'
import type { Job } from './worker.ts'

const EVERY_MS = 5_000
/** Rows that one transaction carries out. */
const BATCH = 50
const MAX_STUCK = 1_000
/** Rows that one look-up reads. */
const LOOK = 500

export interface Claim {
  orgId: string
  now: string
  batch: number
}

/** Something that happens to rows at a time that stands in them. */
export interface Schedule<R> {
  name: string
  /** Organizations in which it is time. */
  due: Statement<Record<never, never>, { org_id: string }>
  /** Rows whose time has come, `for update skip locked`: nobody else carries them out, or has. */
  claim: Statement<Claim, R>
  /** Writes the rows and their events. */
  carryOut(unit: Unit, rows: R[], now: string, services: Services): Promise<void> | void
}

/** The active organizations of `rows`, which are those that are due, the earliest first, over a table `r`. */
export const organizationsOf = (name: string, rows: () => AnySelect<unknown>) =>
  statement<Record<never, never>, { org_id: string }>(name, () =>
    db
      .selectFrom(
        rows()
          .innerJoin('organizations as o', (join) =>
            join.onRef('o.id', '=', 'r.org_id').on('o.status', '=', sql.lit('active')),
          )
          .select('r.org_id')
          .limit(sql.lit(LOOK))
          .as('pending'),
      )
      .select('pending.org_id')
      .distinct(),
  )

/**
 * Carries a schedule out, once for each row, however many workers there are: each claims rows in the transaction that changes
 * them, so that a crash leaves them as they were.
 */
export function scheduled<R>(services: Services, lookup: Lookup, schedule: Schedule<R>): Job<string> {
  const { name, due, claim, carryOut } = schedule
  /** How many rows of an organization could not be carried out: its next batch reaches behind them. */
  const stuck = new Map<string, number>()
  /** Whether there may be more. */
  const perform = async (orgId: string, act: (unit: Unit, rows: R[], now: string) => Promise<number>) => {
    const batch = BATCH + Math.min(stuck.get(orgId) ?? 0, MAX_STUCK)
    const [found, done] = await inTransaction(services.database, orgId, async (unit) => {
      const now = new Date().toISOString()
      const rows = await unit.read(claim, { now, batch })
      return [rows.length, rows.length > 0 ? await act(unit, rows, now) : 0]
    })
    if (done < found) stuck.set(orgId, found - done)
    else stuck.delete(orgId)
    return done > 0 && found === batch
  }
  const together = async (unit: Unit, rows: R[], now: string) => {
    await carryOut(unit, rows, now, services)
    return rows.length
  }
  const oneByOne = async (unit: Unit, rows: R[], now: string) => {
    let done = 0
    for (const row of rows) {
      const error = await unit.attempt(() => carryOut(unit, [row], now, services))
      if (error) services.reporter.report(error, { worker: name })
      else done++
    }
    return done
  }
  return {
    name,
    every: EVERY_MS,
    find: async () => (await lookup.find(due, {})).map(({ org_id }) => org_id),
    // One that cannot be carried out must not hold up the others of its batch.
    work: (orgId) => perform(orgId, together).catch(() => perform(orgId, oneByOne)),
  }
}
