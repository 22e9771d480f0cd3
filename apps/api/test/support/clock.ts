import { setTimeout as sleep } from 'node:timers/promises'
import { vi } from 'vitest'

let ahead = 0
const [now, monotonic] = [Date.now.bind(Date), performance.now.bind(performance)]

/**
 * Lets this process believe that time has passed, without stopping timers, sockets or pg. `new Date()` and the
 * database keep the true time. `resetClock` afterwards.
 */
export async function passTime(ms: number): Promise<void> {
  ahead += ms
  vi.spyOn(Date, 'now').mockImplementation(() => now() + ahead)
  vi.spyOn(performance, 'now').mockImplementation(() => monotonic() + ahead)
  await sleep(110) // lru-cache looks at the clock every 100 ms
}

export function resetClock(): void {
  ahead = 0
  vi.restoreAllMocks()
}
