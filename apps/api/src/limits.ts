import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { RedisClientType } from 'redis'
import { ApiError } from './api-error.ts'
import type { Config } from './config.ts'

export type LimiterName = 'ip' | 'user' | 'api_key' | 'embedded_app'

/** One limiter's state after a request, as the rate-limit headers show it. */
export interface Budget {
  readonly name: LimiterName
  readonly limit: number
  readonly remaining: number
  /** Unix seconds, rounded up. */
  readonly resetAt: number
  /** Seconds until then, at least 1. */
  readonly resetIn: number
}

const WINDOW_S = 60

/** A Redis that takes longer is as good as none, and is left alone for a while. */
const PATIENCE_MS = 500
const PAUSE_MS = 2_000

export interface LimitOptions {
  /** Processes that share a port, and so each other's callers: what is counted here is that part of a budget. */
  processes?: number
  /** Told when Redis did not answer in time. */
  onLate?: (error: Error) => void
}

interface Limiter {
  readonly limit: number
  /** Counts in this process: all there is without Redis, and the stand-in while Redis does not answer. */
  readonly own: RateLimiterAbstract
  readonly shared: RateLimiterAbstract | null
}

/** Fixed windows of a minute, counted across nodes in Redis when there is one, else in this process. */
export class Limits {
  readonly #limiters: Record<LimiterName, Limiter>
  readonly #processes: number
  readonly #onLate: (error: Error) => void
  #pausedUntil = 0

  constructor(limits: Config['limits'], redis: RedisClientType | null, { processes = 1, onLate }: LimitOptions = {}) {
    const limiter = (name: LimiterName, limit: number): Limiter => {
      const options = { keyPrefix: `limit:${name}`, points: limit, duration: WINDOW_S }
      const shared = redis && new RateLimiterRedis({ ...options, storeClient: redis, useRedisPackage: true })
      const own = new RateLimiterMemory({ ...options, points: Math.ceil(limit / processes) })
      return { limit, own, shared }
    }
    this.#limiters = {
      ip: limiter('ip', limits.ip),
      user: limiter('user', limits.user),
      api_key: limiter('api_key', limits.apiKey),
      embedded_app: limiter('embedded_app', limits.embeddedApp),
    }
    this.#processes = processes
    this.#onLate = onLate ?? (() => {})
  }

  /** Counts one request; throws `rate_limit_exceeded` (with the budget on it) when the window's budget is used up. */
  consume(name: LimiterName, key: string): Promise<Budget> {
    const limiter = this.#limiters[name]
    return this.#count(limiter, key).then(
      (state) => budgetOf(name, limiter.limit, state),
      (refusal) => {
        throw refusal instanceof RateLimiterRes ? new RateLimited(budgetOf(name, limiter.limit, refusal)) : refusal
      },
    )
  }

  #count({ own, shared }: Limiter, key: string): Promise<RateLimiterRes> {
    return shared && performance.now() >= this.#pausedUntil
      ? this.#countShared(own, shared, key)
      : this.#countOwn(own, key)
  }

  #countOwn(own: RateLimiterAbstract, key: string): Promise<RateLimiterRes> {
    const counted = own.consume(key)
    if (this.#processes === 1) return counted
    return counted.then((state) => new RateLimiterRes(state.remainingPoints * this.#processes, state.msBeforeNext))
  }

  async #countShared(own: RateLimiterAbstract, shared: RateLimiterAbstract, key: string): Promise<RateLimiterRes> {
    try {
      return await inTime(shared.consume(key))
    } catch (failure) {
      if (failure instanceof RateLimiterRes) throw failure
      if (failure instanceof Late && performance.now() >= this.#pausedUntil) {
        this.#pausedUntil = performance.now() + PAUSE_MS
        this.#onLate(failure)
      }
      return this.#countOwn(own, key)
    }
  }
}

class Late extends Error {}

/** A connection can stay open and silent: the client alone would wait for ever. */
function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Late(`Redis did not answer within ${PATIENCE_MS} ms`)), PATIENCE_MS)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

export class RateLimited extends ApiError {
  readonly budget: Budget
  constructor(budget: Budget) {
    super('rate_limit_exceeded', {
      details: { limiter: budget.name, limit: budget.limit, resetAt: budget.resetAt },
      headers: { 'Retry-After': String(budget.resetIn) },
    })
    this.budget = budget
  }
}

function budgetOf(name: LimiterName, limit: number, state: RateLimiterRes): Budget {
  const ms = Math.max(0, state.msBeforeNext)
  return {
    name,
    limit,
    remaining: Math.max(0, Math.min(limit, state.remainingPoints)),
    resetAt: Math.ceil((Date.now() + ms) / 1000),
    resetIn: Math.max(1, Math.ceil(ms / 1000)),
  }
}

/** The budget that leaves less is the one that the caller should see. */
export const tighter = (a: Budget | null, b: Budget): Budget => (a && a.remaining <= b.remaining ? a : b)
