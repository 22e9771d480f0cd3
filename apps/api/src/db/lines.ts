import pg from 'pg'

/** A connected pg client, of which `query` and the socket are used. */
export type Wire = pg.Client & { connection: { stream: { cork(): void; uncork(): void } } }

/** A few connections that many requests share: what they send is queued there, one behind the other. */
export class Lines {
  readonly #config: pg.ClientConfig
  readonly #onError: (error: Error) => void
  readonly #lines: (Promise<Wire> | null)[]
  #next = 0
  #closed = false

  constructor(config: pg.ClientConfig, count: number, onError: (error: Error) => void) {
    this.#config = config
    this.#onError = onError
    this.#lines = new Array(count).fill(null)
  }

  /** The next connection in turn, which is made when it is not there. */
  next(): Promise<Wire> {
    const slot = this.#next++ % this.#lines.length
    const connecting = this.#lines[slot] ?? this.#connect(slot)
    this.#lines[slot] = connecting
    return connecting
  }

  #connect(slot: number): Promise<Wire> {
    if (this.#closed) return Promise.reject(new Error('the database is closed'))
    const client = new pg.Client(this.#config)
    const connecting = client.connect().then(() => client as unknown as Wire)
    // Between the error and the end of a lost connection another may have taken its slot.
    const forget = () => {
      if (this.#lines[slot] === connecting) this.#lines[slot] = null
    }
    client.on('error', (error) => {
      forget()
      this.#onError(error)
    })
    client.on('end', forget)
    connecting.catch(forget)
    return connecting
  }

  async close(): Promise<void> {
    this.#closed = true
    const lines = await Promise.allSettled(this.#lines.filter((line) => line !== null))
    for (const line of lines) if (line.status === 'fulfilled') await line.value.end()
  }
}
