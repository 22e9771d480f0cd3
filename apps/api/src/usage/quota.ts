import { LRUCache } from 'lru-cache'
import { ApiError } from '../api-error.ts'
import type { Database } from '../db/database.ts'
import type { Unit } from '../db/tenant.ts'
import type { Organization } from '../organization.ts'
import { addMonthly, monthlyUse } from './queries.ts'
import { noticeQuota } from './quota-notice.ts'

interface Use {
  /** As the database last told, all nodes together. */
  stored: number
  /** Counted here and not yet written. */
  pending: number
}

export interface QuotaState {
  month: string
  limit: number | null
  used: number
  resetsAt: string
}

const monthOf = (now: string): string => `${now.slice(0, 7)}-01`

/** First instant of the next UTC month. */
export function monthEnd(now: string): string {
  const [year = 0, month = 0] = now.slice(0, 7).split('-').map(Number)
  return new Date(Date.UTC(year, month, 1)).toISOString()
}

/** Requests of each organization in the running UTC month: a remembered total, topped up at every flush of the meter. */
export class Quotas {
  readonly #database: Database
  readonly #uses: LRUCache<string, Use>
  #dirty = new Map<string, Map<string, Use>>()

  constructor(database: Database) {
    this.#database = database
    this.#uses = new LRUCache({
      max: 50_000,
      ttl: 10_000,
      noDeleteOnStaleGet: true,
      fetchMethod: async (key, old) => {
        const [orgId = '', month = ''] = key.split(':')
        const [rows] = await this.#database.read(orgId, [monthlyUse.bind({ orgId, month })])
        const stored = rows[0]?.used ?? 0
        const use = old ?? { stored: 0, pending: 0 }
        use.stored = stored
        return use
      },
    })
  }

  /** Counts the request; true when the organization is over its quota. In mode `block` that is refused and not counted. */
  admit(organization: Organization, now: string): boolean | Promise<boolean> {
    const key = `${organization.id}:${monthOf(now)}`
    const use = this.#uses.get(key)
    if (use) return this.#admit(organization, use, now)
    return this.#uses.fetch(key).then((loaded) => this.#admit(organization, loaded ?? { stored: 0, pending: 0 }, now))
  }

  #admit(organization: Organization, use: Use, now: string): boolean {
    const limit = organization.quotaLimit
    const used = use.stored + use.pending
    const over = limit !== null && used >= limit
    if (over && organization.quotaMode === 'block') throw exceeded(limit, used, now)
    use.pending++
    this.#markDirty(organization.id, monthOf(now), use)
    return over
  }

  /** The state to show: what is stored, and what this node has not written yet. */
  async state(organization: Organization, now: string): Promise<QuotaState> {
    const month = monthOf(now)
    const use = await this.#uses.fetch(`${organization.id}:${month}`)
    const used = (use?.stored ?? 0) + (use?.pending ?? 0)
    return { month: month.slice(0, 7), limit: organization.quotaLimit, used, resetsAt: monthEnd(now) }
  }

  pending(): Iterable<string> {
    return this.#dirty.keys()
  }

  /** Adds an organization's counts to the unit; call the result with how the commit went. */
  async write(unit: Unit): Promise<(committed: boolean) => void> {
    const months = this.#dirty.get(unit.orgId)
    this.#dirty.delete(unit.orgId)
    const settled: (() => void)[] = []
    const undo: (() => void)[] = []
    for (const [month, use] of months ?? []) {
      const used = use.pending
      if (used === 0) continue
      use.pending = 0
      use.stored += used
      undo.push(() => {
        use.stored -= used
        use.pending += used
        this.#markDirty(unit.orgId, month, use)
      })
      try {
        const row = await unit.one(addMonthly, { month, used })
        if (row) noticeQuota(unit, month, row)
        settled.push(() => {
          use.stored = row?.used ?? use.stored
        })
      } catch (error) {
        for (const back of undo) back()
        throw error
      }
    }
    return (committed) => {
      for (const step of committed ? settled : undo) step()
    }
  }

  #markDirty(orgId: string, month: string, use: Use): void {
    let months = this.#dirty.get(orgId)
    if (!months) {
      months = new Map()
      this.#dirty.set(orgId, months)
    }
    months.set(month, use)
  }
}

function exceeded(limit: number, used: number, now: string): ApiError {
  const resetsAt = monthEnd(now)
  return new ApiError('org_quota_exceeded', {
    details: { limit, used, resetsAt },
    headers: {
      'Retry-After': String(Math.ceil((Date.parse(resetsAt) - Date.parse(now)) / 1000)),
      'X-Quota-Warning': 'true',
    },
  })
}
