import type { Database } from '../db/database.ts'
import { Unit } from '../db/tenant.ts'
import type { Reporter } from '../reporter.ts'
import { bucketOf, emptyHistogram } from './histogram.ts'
import { inOrder } from './in-order.ts'
import { addUsage } from './queries.ts'
import type { Quotas } from './quota.ts'

/** `usage_daily.api_key_id` of users' traffic. */
export const USERS = '00000000-0000-0000-0000-000000000000'

interface Counter {
  orgId: string
  keyId: string
  day: string
  requests: number
  errors: number
  rateLimitHits: number
  histogram: number[]
}

const FLUSH_MS = 1_000

/**
 * Counts requests by organization, API key and UTC day in memory and adds them to the database every second, and once
 * more when the server drains. A crash loses at most that second; a failed flush is kept for the next.
 */
export class Meter {
  readonly #database: Database
  readonly #quotas: Quotas
  readonly #reporter: Reporter
  readonly #timer: NodeJS.Timeout
  #counters = new Map<string, Counter>()
  #flushing: Promise<void> = Promise.resolve()

  constructor(database: Database, quotas: Quotas, reporter: Reporter) {
    this.#database = database
    this.#quotas = quotas
    this.#reporter = reporter
    this.#timer = setInterval(() => this.flush(), FLUSH_MS)
    this.#timer.unref()
  }

  record(orgId: string, keyId: string, at: string, status: number, ms: number): void {
    const day = at.slice(0, 10)
    const id = orgId + keyId + day
    let counter = this.#counters.get(id)
    if (!counter) {
      counter = { orgId, keyId, day, requests: 0, errors: 0, rateLimitHits: 0, histogram: emptyHistogram() }
      this.#counters.set(id, counter)
    }
    counter.requests++
    if (status === 429) counter.rateLimitHits++
    else if (status >= 400) counter.errors++
    const bucket = bucketOf(ms)
    counter.histogram[bucket] = (counter.histogram[bucket] as number) + 1
  }

  /** Writes what was counted so far; never rejects. */
  flush(): Promise<void> {
    this.#flushing = this.#flushing.then(() => this.#write())
    return this.#flushing
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.flush()
  }

  async #write(): Promise<void> {
    const counters = this.#counters
    this.#counters = new Map()
    const byOrg = Map.groupBy(inOrder(counters), (c) => c.orgId)
    for (const orgId of new Set([...byOrg.keys(), ...this.#quotas.pending()])) {
      try {
        await this.#writeOrganization(orgId, byOrg.get(orgId) ?? [])
      } catch (error) {
        for (const counter of byOrg.get(orgId) ?? []) this.#keep(counter)
        this.#reporter.report(error, { operation: 'usage flush' })
      }
    }
  }

  async #writeOrganization(orgId: string, counters: Counter[]): Promise<void> {
    const unit = new Unit(this.#database, orgId)
    for (const { keyId, day, requests, errors, rateLimitHits, histogram } of counters) {
      unit.write(addUsage, { keyId, day, requests, errors, rateLimitHits, histogram })
    }
    let settle = (_committed: boolean): void => {}
    try {
      settle = await this.#quotas.write(unit)
      await unit.commit()
      settle(true)
    } catch (error) {
      settle(false)
      await unit.rollback()
      throw error
    }
  }

  #keep(counter: Counter): void {
    const id = counter.orgId + counter.keyId + counter.day
    const newer = this.#counters.get(id)
    if (!newer) {
      this.#counters.set(id, counter)
      return
    }
    newer.requests += counter.requests
    newer.errors += counter.errors
    newer.rateLimitHits += counter.rateLimitHits
    newer.histogram = newer.histogram.map((n, i) => n + (counter.histogram[i] ?? 0))
  }
}
