import { type AuditRow, auditOf, insertAudit } from './audit.ts'
import type { Database } from './db/database.ts'
import { Unit } from './db/tenant.ts'
import type { Exchange } from './http/exchange.ts'
import type { Reporter } from './reporter.ts'

const FLUSH_MS = 1_000
/** Written at once when so many wait: a burst of reads must not grow without bound. */
const FULL = 500

/** Who read which child. The reader does not wait for the row: rows are collected, and one transaction writes a school's. */
export class ReadLog {
  readonly #database: Database
  readonly #reporter: Reporter
  readonly #timer: NodeJS.Timeout
  #rows: AuditRow[] = []
  #writing: Promise<void> = Promise.resolve()

  constructor(database: Database, reporter: Reporter) {
    this.#database = database
    this.#reporter = reporter
    this.#timer = setInterval(() => this.flush(), FLUSH_MS)
    this.#timer.unref()
  }

  /** What the handler has named with `audit`. */
  record(x: Exchange): void {
    const change = x.changes[0]?.change
    this.#rows.push({
      ...auditOf(x, x.caller),
      orgId: x.orgId,
      outcome: 'success',
      resourceType: change?.resource ?? null,
      resourceId: change?.id ?? null,
      studentId: change?.studentIds?.[0] ?? null,
      changes: null,
    })
    if (this.#rows.length >= FULL) void this.flush()
  }

  /** Resolves once everything recorded so far is written. */
  flush(): Promise<void> {
    const rows = Map.groupBy(this.#rows, ({ orgId }) => orgId)
    this.#rows = []
    if (rows.size > 0) this.#writing = this.#writing.then(() => this.#write(rows))
    return this.#writing
  }

  async #write(rows: Map<string, AuditRow[]>): Promise<void> {
    for (const [orgId, ofSchool] of rows) {
      const unit = new Unit(this.#database, orgId)
      for (const { orgId: _, ...row } of ofSchool) unit.write(insertAudit, row)
      await unit.commit().catch(async (error) => {
        await unit.rollback()
        this.#reporter.report(error, { operation: 'audit of reads' })
      })
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.flush()
  }
}
