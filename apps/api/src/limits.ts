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

/** Fixed windows of a minute, counted across nodes in Redis when there is one, else in this process. */
export class Limits {
  readonly #limiters: Record<LimiterName, { limit: number; limiter: RateLimiterAbstract }>

  constructor(limits: Config['limits'], redis: RedisClientType | null) {
    const limiter = (name: LimiterName, limit: number) => {
      const options = { keyPrefix: `limit:${name}`, points: limit, duration: WINDOW_S }
      const memory = new RateLimiterMemory(options)
      return {
        limit,
        limiter: redis
          ? new RateLimiterRedis({ ...options, storeClient: redis, useRedisPackage: true, insuranceLimiter: memory })
          : memory,
      }
    }
    this.#limiters = {
      ip: limiter('ip', limits.ip),
      user: limiter('user', limits.user),
      api_key: limiter('api_key', limits.apiKey),
      embedded_app: limiter('embedded_app', limits.embeddedApp),
    }
  }

  /** Counts one request; throws `rate_limit_exceeded` (with the budget on it) when the window's budget is used up. */
  async consume(name: LimiterName, key: string): Promise<Budget> {
    const { limiter, limit } = this.#limiters[name]
    try {
      return budgetOf(name, limit, await limiter.consume(key))
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      throw new RateLimited(budgetOf(name, limit, refusal))
    }
  }
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
