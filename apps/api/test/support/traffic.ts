import { setTimeout as sleep } from 'node:timers/promises'
import type { Homeroom } from '@homeroom/sdk'

export interface Answered {
  operation: string
  ms: number
  /** What it failed with. */
  error: string | null
}
/** One call of the SDK, by the name of its operation. */
export type Calls = Record<string, (client: Homeroom) => PromiseLike<unknown>>

const PAUSE_MS = 10

/** People who read and write one thing after the other, until they are told to stop. */
export class Traffic {
  readonly answered: Answered[] = []
  #stopping = false
  readonly #people: Promise<void>[]

  constructor(clients: readonly Homeroom[], calls: Calls) {
    this.#people = clients.map((client) => this.#work(client, calls))
  }

  get failures(): Answered[] {
    return this.answered.filter(({ error }) => error !== null)
  }
  /** ms of the one that took longest. */
  get longest(): number {
    return Math.round(Math.max(...this.answered.map(({ ms }) => ms)))
  }

  async stop(): Promise<void> {
    this.#stopping = true
    await Promise.all(this.#people)
  }

  async #work(client: Homeroom, calls: Calls): Promise<void> {
    while (!this.#stopping) {
      for (const [operation, call] of Object.entries(calls)) {
        const start = performance.now()
        const error = await Promise.resolve(call(client)).then(
          () => null,
          (failure: Error) => `${failure.name}: ${failure.message}`,
        )
        this.answered.push({ operation, ms: performance.now() - start, error })
        await sleep(PAUSE_MS)
      }
    }
  }
}
