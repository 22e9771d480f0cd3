/** The tightest budget that applied to the call. A member is null where the response did not say. */
export interface RateLimit {
  /** Requests per window. */
  readonly limit: number | null
  /** Requests left in the window. */
  readonly remaining: number | null
  /** When the window starts anew, in Unix seconds. */
  readonly resetAt: number | null
}

export function readRateLimit(headers: Headers): RateLimit {
  return {
    limit: numberOf(headers.get('x-ratelimit-limit')),
    remaining: numberOf(headers.get('x-ratelimit-remaining')),
    resetAt: numberOf(headers.get('x-ratelimit-reset')),
  }
}

/** Seconds to wait, from `Retry-After` as seconds or as a date. */
export function readRetryAfter(headers: Headers, now = Date.now()): number | null {
  const value = headers.get('retry-after')
  if (value === null) return null
  const seconds = numberOf(value)
  if (seconds !== null) return seconds
  const at = Date.parse(value)
  if (Number.isNaN(at)) return null
  // The server's own clock, where it tells it: ours may be minutes off.
  const serverNow = Date.parse(headers.get('date') ?? '')
  return Math.max(0, (at - (Number.isNaN(serverNow) ? now : serverNow)) / 1000)
}

function numberOf(value: string | null): number | null {
  return value !== null && /^\d+(\.\d+)?$/.test(value) ? Number(value) : null
}
