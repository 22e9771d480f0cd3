import { setTimeout as sleep } from 'node:timers/promises'

/** Asks again and again until the answer is true (or anything truthy); fails with the last answer after `timeout` ms. */
export async function eventually<T>(what: () => T | Promise<T>, timeout = 5_000): Promise<T> {
  const end = performance.now() + timeout
  for (;;) {
    const answer = await what()
    if (answer) return answer
    if (performance.now() > end) throw new Error(`not within ${timeout} ms: ${what}`)
    await sleep(20)
  }
}
