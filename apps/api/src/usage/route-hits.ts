import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/tenant.ts'
import type { Exchange } from '../http/exchange.ts'
import type { Reporter } from '../reporter.ts'
import { type CallerCount, callerOf } from './deprecated-calls.ts'
import { inOrder } from './in-order.ts'
import { addDeprecatedCalls, addRouteHits } from './queries.ts'

const FLUSH_MS = 5_000
/** So many callers are looked up at a time, and no more: no guard throttles those of retired routes before. */
const AT_ONCE = 20

/**
 * Requests to deprecated and retired operations by day: all of them, so that «30 days with zero requests» can be asked,
 * and those of each organization's keys and members, so that it can be told who still has to move.
 */
export class RouteHits {
  readonly #database: Database
  readonly #reporter: Reporter
  readonly #timer: NodeJS.Timeout
  readonly #lookups = new Set<Promise<void>>()
  #hits = new Map<string, number>()
  #callers = new Map<string, CallerCount>()

  constructor(database: Database, reporter: Reporter) {
    this.#database = database
    this.#reporter = reporter
    this.#timer = setInterval(() => this.flush(), FLUSH_MS)
    this.#timer.unref()
  }

  record(operationId: string, x: Exchange): void {
    const key = `${x.now.slice(0, 10)} ${operationId}`
    this.#hits.set(key, (this.#hits.get(key) ?? 0) + 1)
    if (x.op?.kind === 'retired' && this.#lookups.size >= AT_ONCE) return
    const lookup = callerOf(x).then((caller) => {
      if (caller) this.#count({ ...caller, operationId, day: x.now.slice(0, 10), calls: 1, lastAt: x.now })
    })
    this.#lookups.add(lookup)
    lookup.finally(() => this.#lookups.delete(lookup))
  }

  #count(more: CallerCount): void {
    const key = `${more.orgId} ${more.operationId} ${more.keyId} ${more.day}`
    const known = this.#callers.get(key)
    if (!known) this.#callers.set(key, more)
    else {
      known.calls += more.calls
      if (more.lastAt > known.lastAt) known.lastAt = more.lastAt
    }
  }

  /** Writes what was counted so far; never rejects. */
  async flush(): Promise<void> {
    await Promise.all(this.#lookups)
    await this.#flushHits()
    await this.#flushCallers()
  }

  async #flushHits(): Promise<void> {
    const counted = this.#hits
    this.#hits = new Map()
    for (const [key, hits] of counted) {
      const [day = '', operationId = ''] = key.split(' ')
      try {
        await this.#database.global([addRouteHits.bind({ operationId, day, hits })])
      } catch (error) {
        this.#hits.set(key, (this.#hits.get(key) ?? 0) + hits)
        this.#reporter.report(error, { operation: 'route hits flush' })
      }
    }
  }

  async #flushCallers(): Promise<void> {
    const counted = this.#callers
    this.#callers = new Map()
    for (const [orgId, counts] of Map.groupBy(inOrder(counted), (count) => count.orgId)) {
      try {
        await inTransaction(this.#database, orgId, async (unit) => {
          for (const { orgId: _, ...count } of counts) unit.write(addDeprecatedCalls, count)
        })
      } catch (error) {
        for (const count of counts) this.#count(count)
        this.#reporter.report(error, { operation: 'deprecated calls flush' })
      }
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.flush()
  }
}
