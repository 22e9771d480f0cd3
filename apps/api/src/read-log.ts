import { type AuditRow, auditOf, insertAudit } from './audit.ts'
import type { Database } from './db/database.ts'
import { Unit } from './db/tenant.ts'
import type { Exchange } from './http/exchange.ts'
import type { Reporter } from './reporter.ts'

const FLUSH_MS = 1_000

/**
 * Looks at a child's data (`x-audit` on a read). No answer waits for its audit row: they are written once a second, an
 * organization's together.
 */
export class ReadLog {
  readonly #database: Database
  readonly #reporter: Reporter
  readonly #timer: NodeJS.Timeout
  #rows: AuditRow[] = []
  #flushed: Promise<void> = Promise.resolve()

  constructor(database: Database, reporter: Reporter) {
    this.#database = database
    this.#reporter = reporter
    this.#timer = setInterval(() => this.flush(), FLUSH_MS)
    this.#timer.unref()
  }

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
  }

  /** Resolves once all that was recorded before is written, also by a flush that was under way already. */
  flush(): Promise<void> {
    this.#flushed = this.#flushed.then(() => this.#write())
    return this.#flushed
  }

  async #write(): Promise<void> {
    const rows = this.#rows
    this.#rows = []
    for (const [orgId, together] of Map.groupBy(rows, (row) => row.orgId)) {
      const unit = new Unit(this.#database, orgId)
      for (const row of together) unit.write(insertAudit, row)
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
