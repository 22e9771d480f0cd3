import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { LoadSize } from './plan.ts'
import type { Told } from './worker.ts'

interface Work {
  url: string
  size: LoadSize
  indexes: readonly number[]
  workers: number
  onRows: (rows: number) => void
}

/** Loads the organizations on so many threads, each with a connection of its own. The first failure ends them all. */
export async function loadOrganizations({ url, size, indexes, workers, onRows }: Work): Promise<void> {
  const waiting = [...indexes]
  const threads = Array.from(
    { length: Math.min(workers, indexes.length) },
    () => new Worker(new URL('worker.ts', import.meta.url), { workerData: { url, size } }),
  )
  try {
    await Promise.all(threads.map((thread) => keepBusy(thread, () => waiting.shift() ?? null, onRows)))
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()))
  }
}

function keepBusy(thread: Worker, next: () => number | null, onRows: (rows: number) => void): Promise<unknown> {
  const failed = new Promise<never>((_, reject) => {
    thread.on('error', reject)
    thread.on('message', (told: Told) => {
      if ('rows' in told) onRows(told.rows)
      else if ('error' in told) reject(new Error(told.error))
      else thread.postMessage(next())
    })
  })
  thread.postMessage(next())
  return Promise.race([once(thread, 'exit'), failed])
}
