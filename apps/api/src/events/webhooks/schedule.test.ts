import { expect, it } from 'vitest'
import { nextAttempt } from './schedule.ts'

const NOW = Date.UTC(2026, 10, 21, 9)
const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000]
const WAITS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 10 * HOUR]

it.each(WAITS.map((wait, i) => [i + 1, wait] as const))(
  'waits after attempt %i for %i ms, give or take a fifth',
  (n, wait) => {
    const waits = Array.from({ length: 200 }, () => (nextAttempt(n, NOW, null) ?? 0) - NOW)
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(wait * 0.8)
    expect(Math.max(...waits)).toBeLessThanOrEqual(wait * 1.2)
    expect(Math.max(...waits) - Math.min(...waits)).toBeGreaterThan(wait * 0.2)
  },
)

it('gives up after the eighth, whatever the receiver asks for', () => {
  expect(nextAttempt(8, NOW, null)).toBeNull()
  expect(nextAttempt(8, NOW, '60')).toBeNull()
})

it.each([
  ['120', 120 * SECOND],
  [' 120 ', 120 * SECOND],
  [new Date(NOW + HOUR).toUTCString(), HOUR],
  ['999999999', 24 * HOUR],
  [new Date(NOW + 90 * 24 * HOUR).toUTCString(), 24 * HOUR],
])('honours Retry-After: %s', (header, wait) => {
  expect((nextAttempt(1, NOW, header) ?? 0) - NOW).toBe(wait)
})

it.each(['0', '-5', '1.5', 'soon', '', new Date(NOW - HOUR).toUTCString()])(
  'makes nothing of Retry-After: %j',
  (header) => {
    const wait = (nextAttempt(1, NOW, header) ?? 0) - NOW
    expect(wait).toBeGreaterThanOrEqual(4 * SECOND)
    expect(wait).toBeLessThanOrEqual(6 * SECOND)
  },
)
