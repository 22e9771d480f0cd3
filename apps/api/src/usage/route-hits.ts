import type { Database } from '../db/database.ts'
import type { Reporter } from '../reporter.ts'
import { addRouteHits } from './queries.ts'

const FLUSH_MS = 5_000

/** Requests to deprecated and retired operations by day, so that «30 days with zero requests» can be asked. */
export class RouteHits {
  readonly #database: Database
  readonly #reporter: Reporter
  readonly #timer: NodeJS.Timeout
  #hits = new Map<string, number>()

  constructor(database: Database, reporter: Reporter) {
    this.#database = database
    this.#reporter = reporter
    this.#timer = setInterval(() => this.flush(), FLUSH_MS)
    this.#timer.unref()
  }

  record(operationId: string, at: string): void {
    const key = `${at.slice(0, 10)} ${operationId}`
    this.#hits.set(key, (this.#hits.get(key) ?? 0) + 1)
  }

  async flush(): Promise<void> {
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

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.flush()
  }
}
