import { setTimeout as delay } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Services } from '../../services.ts'
import type { Worker } from '../worker.ts'
import { connectionsTo } from './connections.ts'
import { type Drain, drain } from './drain.ts'
import type { Job, JobQueue, Lane } from './queue.ts'

/** Endpoints that are delivered to at the same time. The slow lane's receivers mostly keep us waiting. */
const PLACES: Record<Lane, number> = { quick: 32, slow: 64 }
const lanes = Object.keys(PLACES) as Lane[]
/** Where nobody wakes it: for retries that fall due, and jobs of other processes. */
const EVERY_MS = 500
const SLOW_FOR_MS = 60_000
const SLOW_KNOWN = 10_000

/** A job at work, and whose place it takes. */
interface Running {
  lane: Lane
  work: Promise<void>
}

/** Takes jobs as places get free, and delivers for each by itself. */
export class Deliverer implements Worker {
  readonly #services: Services
  readonly #queue: JobQueue
  readonly #connections: ReturnType<typeof connectionsTo>
  readonly #closing = new AbortController()
  readonly #parts: (running: Running) => Drain
  readonly #running = new Set<Running>()
  readonly #taken: Record<Lane, number> = { quick: 0, slow: 0 }
  readonly #loop: Promise<void>
  #wakeUp = new AbortController()

  constructor(services: Services, queue: JobQueue) {
    const { webhookAllowPrivateTargets: allowPrivate, webhookDnsServers: dnsServers } = services.config
    this.#services = services
    this.#queue = queue
    this.#connections = connectionsTo({ allowPrivate, dnsServers })
    const slow = new LRUCache<string, true>({ max: SLOW_KNOWN, ttl: SLOW_FOR_MS })
    this.#parts = (running) => ({
      services,
      queue,
      via: { dispatcher: this.#connections, allowPrivate },
      signal: this.#closing.signal,
      slow: {
        has: (id) => slow.has(id),
        add: (id) => {
          slow.set(id, true)
          this.#move(running, 'slow')
        },
      },
    })
    this.#loop = this.#run()
  }

  /** Jobs were just added: no need to wait for the next look. */
  wake(): void {
    this.#wakeUp.abort()
  }

  async #run(): Promise<void> {
    const { signal } = this.#closing
    while (!signal.aborted) {
      this.#wakeUp = new AbortController()
      const more = await this.#round().catch((error) => {
        this.#report(error)
        return false
      })
      const woken = AbortSignal.any([signal, this.#wakeUp.signal])
      if (!more) await delay(EVERY_MS, undefined, { signal: woken, ref: false }).catch(() => {})
    }
  }

  /** Whether there may be more jobs than were taken, and places for them. */
  async #round(): Promise<boolean> {
    let more = false
    for (const lane of lanes) {
      const free = PLACES[lane] - this.#taken[lane]
      if (free <= 0) continue
      const jobs = await this.#queue.take(lane, free)
      for (const job of jobs) this.#start(job)
      if (jobs.length === free && this.#taken[lane] < PLACES[lane]) more = true
    }
    return more
  }

  #start(job: Job): void {
    const running: Running = { lane: job.lane, work: Promise.resolve() }
    this.#taken[job.lane]++
    this.#running.add(running)
    running.work = this.#work(job, running).finally(() => {
      this.#running.delete(running)
      this.#move(running, null)
    })
  }

  /** Gives up a place; one that is free is taken at once where somebody waits for it. */
  #move(running: Running, to: Lane | null): void {
    const wasFull = this.#taken[running.lane] >= PLACES[running.lane]
    this.#taken[running.lane]--
    if (wasFull) this.wake()
    if (!to) return
    running.lane = to
    this.#taken[to]++
  }

  async #work(job: Job, running: Running): Promise<void> {
    const { tracing } = this.#services
    const work = () => drain(this.#parts(running), job)
    try {
      await (tracing ? tracing.job('webhooks', work) : work())
      await this.#queue.done(job)
    } catch (error) {
      this.#report(error)
      await this.#queue.failed(job).catch((worse) => this.#report(worse))
    }
  }

  #report(error: unknown): void {
    this.#services.reporter.report(error, { worker: 'webhooks' })
  }

  /** Ends once the attempts at hand are over. */
  async close(): Promise<void> {
    this.#closing.abort()
    await this.#loop
    await Promise.all([...this.#running].map(({ work }) => work))
    await this.#connections.destroy()
  }
}
