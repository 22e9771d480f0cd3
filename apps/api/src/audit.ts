import { sql } from 'kysely'
import type { Caller } from './caller.ts'
import type { Database } from './db/database.ts'
import { db, statement } from './db/statement.ts'
import { inTransaction } from './db/tenant.ts'
import type { Exchange } from './http/exchange.ts'
import { newId } from './ids.ts'
import type { Reporter } from './reporter.ts'

export interface AuditRow {
  orgId: string
  id: string
  action: string
  outcome: string
  count: number
  actorKind: string
  actorId: string
  resourceType: string | null
  resourceId: string | null
  studentId: string | null
  requestId: string
  ip: string | null
  userAgent: string | null
  changes: string | null
  occurredAt: string
}

const columns = (p: { [K in keyof AuditRow]: AuditRow[K] }) => ({
  org_id: p.orgId,
  id: p.id,
  action: p.action,
  outcome: p.outcome,
  count: p.count,
  actor_kind: p.actorKind,
  actor_id: p.actorId,
  resource_type: p.resourceType,
  resource_id: p.resourceId,
  student_id: p.studentId,
  request_id: p.requestId,
  ip: p.ip,
  user_agent: p.userAgent,
  changes: p.changes,
  occurred_at: p.occurredAt,
})

export const insertAudit = statement('audit.insert', (p: AuditRow) => db.insertInto('audit_logs').values(columns(p)))

/** Once more where the answer to a commit was lost. */
const insertRead = statement('audit.read', (p: AuditRow) =>
  db
    .insertInto('audit_logs')
    .values(columns(p))
    .onConflict((conflict) => conflict.columns(['org_id', 'id']).doNothing()),
)

const insertDenied = statement('audit.denied', (p: AuditRow) =>
  db
    .insertInto('audit_logs')
    .values(columns(p))
    .onConflict((conflict) =>
      conflict
        .expression(sql`org_id, actor_id, action, date_trunc('minute', occurred_at at time zone 'UTC')`)
        .where('outcome', '=', sql.lit('denied'))
        .doUpdateSet({ count: sql<number>`audit_logs.count + excluded.count` }),
    ),
)

/** The columns that tell who did it, from where. */
export function auditOf(x: Exchange, caller: Caller) {
  return {
    id: newId(),
    action: x.op?.id ?? '',
    count: 1,
    actorKind: caller.kind,
    actorId: caller.id,
    requestId: x.requestId,
    // A connection that was reset no longer says where it came from.
    ip: x.address || null,
    userAgent: x.header('user-agent')?.slice(0, 300) ?? null,
    occurredAt: x.now,
  }
}

const FLUSH_MS = 1_000
/** Written at once when so many wait: a burst of reads must not grow without bound. */
const FULL = 500
/** Rows that wait while the database is away, and for how long; what is more or older is lost, and said so. */
const MOST = 10_000
const KEPT_MS = 10 * 60_000

/** Audit rows that belong to no transaction: kept here for a second, then written, and again where that failed. */
abstract class BufferedLog {
  readonly #database: Database
  readonly #reporter: Reporter
  readonly #timer: NodeJS.Timeout
  #flushed: Promise<void> = Promise.resolve()
  protected rows = new Map<string, AuditRow>()

  constructor(database: Database, reporter: Reporter) {
    this.#database = database
    this.#reporter = reporter
    this.#timer = setInterval(() => this.flush(), FLUSH_MS)
    this.#timer.unref()
  }

  protected abstract readonly insert: typeof insertAudit

  /** Resolves once all that was recorded before is written, also by a flush that was under way already. */
  flush(): Promise<void> {
    this.#flushed = this.#flushed.then(() => this.#write())
    return this.#flushed
  }

  async #write(): Promise<void> {
    const rows = this.rows
    this.rows = new Map()
    for (const [orgId, ofOne] of Map.groupBy(rows, ([, row]) => row.orgId)) {
      for (let at = 0; at < ofOne.length; at += FULL) await this.#writeSome(orgId, ofOne.slice(at, at + FULL))
    }
  }

  async #writeSome(orgId: string, entries: readonly [string, AuditRow][]): Promise<void> {
    try {
      await inTransaction(this.#database, orgId, async (unit) => {
        for (const [, row] of entries) unit.write(this.insert, row)
      })
    } catch (error) {
      this.#reporter.report(error, { operation: 'audit of denials and reads', lost: this.#keep(entries) })
    }
  }

  /** How many could not be kept. */
  #keep(entries: readonly [string, AuditRow][]): number {
    const oldest = new Date(Date.now() - KEPT_MS).toISOString()
    let lost = 0
    for (const [key, row] of entries) {
      const newer = this.rows.get(key)
      if (newer) newer.count += row.count
      else if (row.occurredAt < oldest || this.rows.size >= MOST) lost++
      else this.rows.set(key, row)
    }
    return lost
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.flush()
  }
}

/** Reads of a child's data that the contract wants audited; the handler may name with `audit` what it showed. */
export class ReadLog extends BufferedLog {
  protected readonly insert = insertRead

  record(x: Exchange): void {
    const change = x.changes[0]?.change
    const children = [...x.children.values()].flat()
    const row = {
      ...auditOf(x, x.caller),
      orgId: x.orgId,
      outcome: 'success',
      resourceType: change?.resource ?? null,
      resourceId: change?.id ?? null,
      studentId: change?.studentIds?.[0] ?? (children.length === 1 ? (children[0]?.id ?? null) : null),
      changes: null,
    }
    this.rows.set(row.id, row)
    if (this.rows.size % FULL === 0) void this.flush()
  }
}

/**
 * Denials of guards 7 to 9. One principal, operation and minute share a row, here and in the database, so that
 * hammering on a closed door cannot fill the log.
 */
export class DeniedLog extends BufferedLog {
  protected readonly insert = insertDenied

  record(x: Exchange): void {
    const orgId = x.organizationOrNull?.id
    if (!orgId || !x.hasCaller) return
    const key = `${orgId} ${x.caller.id} ${x.op?.id} ${x.now.slice(0, 16)}`
    const row = this.rows.get(key)
    if (row) row.count++
    else {
      this.rows.set(key, {
        ...auditOf(x, x.caller),
        orgId,
        outcome: 'denied',
        resourceType: null,
        resourceId: null,
        studentId: null,
        changes: null,
      })
    }
  }
}
