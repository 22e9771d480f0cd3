import { setTimeout as delay } from 'node:timers/promises'
import type { Services } from '../services.ts'

/** Something that is done behind the requests, again and again. */
export interface Job<T> {
  name: string
  /** Milliseconds from the end of one round to the next. */
  every: number
  /** What is pending, in all organizations: a look-up as homeroom_worker, which reads ids and writes nothing. */
  find(): Promise<readonly T[]>
  /**
   * Does one item's work, in its organization's own transaction. Another worker may have found it as well: claim the rows
   * there, with FOR UPDATE SKIP LOCKED. `true`: there is more of it, so the next round begins at once.
   */
  work(item: T): Promise<boolean | undefined>
}

export interface Worker {
  /** Ends once the item at hand is done. */
  close(): Promise<void>
}

/** Runs the job until it is closed. What fails is reported and met again in a later round; the others of its round go on. */
export function runWorker<T>(
  { name, every, find, work }: Job<T>,
  { reporter, tracing }: Pick<Services, 'reporter' | 'tracing'>,
): Worker {
  const closing = new AbortController()
  const { signal } = closing
  const report = (error: unknown) => reporter.report(error, { worker: name })

  async function round(): Promise<boolean> {
    let more = false
    for (const item of await find()) {
      if (signal.aborted) return false
      try {
        if (await (tracing ? tracing.job(name, () => work(item)) : work(item))) more = true
      } catch (error) {
        report(error)
      }
    }
    return more
  }

  async function loop(): Promise<void> {
    while (!signal.aborted) {
      const more = await round().catch((error) => {
        report(error)
        return false
      })
      if (!more) await delay(every, undefined, { signal, ref: false }).catch(() => {})
    }
  }

  const running = loop()
  return {
    close() {
      closing.abort()
      return running
    },
  }
}
