const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000]

/** From the end of each failed attempt to the next: eight attempts in a good day. */
const WAITS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 10 * HOUR]
const JITTER = 0.2
/** A receiver may ask for more time, but not for ever. */
const LONGEST_ASKED_MS = 24 * HOUR

/** The status by which a receiver says that it wants nothing more. */
export const GONE = 410

/** When to try again after the given number of attempts, in ms since 1970; null: never. */
export function nextAttempt(attempts: number, now: number, retryAfter: string | null): number | null {
  const wait = WAITS[attempts - 1]
  if (wait === undefined) return null
  const jittered = wait * (1 + JITTER * (2 * Math.random() - 1))
  return now + Math.max(jittered, Math.min(askedFor(retryAfter, now), LONGEST_ASKED_MS))
}

/** `Retry-After`, in seconds or as a date, as milliseconds from now. */
function askedFor(header: string | null, now: number): number {
  if (header === null) return 0
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * SECOND
  const at = Date.parse(header)
  return Number.isNaN(at) ? 0 : Math.max(0, at - now)
}
