const STOP = Symbol('stop')

/** Thrown out of a start-up that was told to stop. */
export class Stopped extends Error {
  override name = 'Stopped'
}

/**
 * What has been started, and how it is stopped: in reverse order, once, whoever asks. Signals count from the first line on, so
 * Ctrl-C during start-up stops what is there so far; a second one no longer waits for requests to end.
 */
export class Lifecycle {
  readonly #stops: { stop: () => Promise<unknown>; essential: boolean }[] = []
  readonly #starting = new Set<Promise<unknown>>()
  readonly #asked = new AbortController()
  readonly #hurried = Promise.withResolvers<void>()
  #stopping: Promise<void> | undefined

  get stopping(): boolean {
    return this.#stopping !== undefined
  }

  /** Aborted when a stop was asked for. */
  get signal(): AbortSignal {
    return this.#asked.signal
  }

  /** Runs `onSignal` at the first SIGINT, SIGTERM or SIGHUP. */
  listen(onSignal: () => void): void {
    let first = 0
    const handle = () => {
      // A terminal and a package manager may both pass on one Ctrl-C.
      if (first > 0 && Date.now() - first > 400) this.#hurried.resolve()
      if (first > 0) return
      first = Date.now()
      onSignal()
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handle)
  }

  /** Waits for a step that leaves nothing behind; a stop interrupts the waiting. */
  async step<T>(work: Promise<T>): Promise<T> {
    const asked = new Promise<typeof STOP>((resolve) => this.signal.addEventListener('abort', () => resolve(STOP)))
    const result = await Promise.race([work, asked])
    if (result === STOP || this.stopping) {
      work.catch(() => {})
      throw new Stopped()
    }
    return result as T
  }

  /** Starts something that must be stopped again, even when the stop comes while it is starting. */
  async own<T>(starting: Promise<T>, stop: (thing: T) => Promise<unknown>, essential = true): Promise<T> {
    const started = starting.then((thing) => {
      this.#stops.push({ stop: () => stop(thing), essential })
      return thing
    })
    this.#starting.add(started)
    try {
      return await this.step(started)
    } finally {
      if (!this.stopping) this.#starting.delete(started)
    }
  }

  stop(): Promise<void> {
    this.#stopping ??= this.#stopAll()
    return this.#stopping
  }

  async #stopAll(): Promise<void> {
    this.#asked.abort()
    await Promise.allSettled(this.#starting)
    for (const { stop, essential } of this.#stops.toReversed()) {
      const stopped = stop().catch(() => {})
      await (essential ? stopped : Promise.race([stopped, this.#hurried.promise]))
    }
  }
}
