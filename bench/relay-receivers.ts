import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** Receivers that take everything, count it, and hold the sender's start back until the clock runs. */
export class Receivers {
  readonly #servers: Server[]
  /** Bodies that the first has got, for the bare loop to send the same. */
  bodies: string[] = []
  #received = 0
  #expected = 0
  #reached: () => void = () => {}
  #waiting: ServerResponse | null = null

  private constructor(count: number) {
    this.#servers = Array.from({ length: count }, (_, i) =>
      createServer((request, response) => {
        if (request.url === '/go') this.#waiting = response
        else {
          const chunks: Buffer[] = []
          request.on('data', (chunk) => chunks.push(chunk)).on('end', () => this.#take(i, chunks, response))
        }
      }),
    )
  }

  static async start(count: number): Promise<Receivers> {
    const receivers = new Receivers(count)
    for (const server of receivers.#servers) {
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
    }
    return receivers
  }

  get urls(): string[] {
    return this.#servers.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/in`)
  }

  /** Resolves when so many more requests have come. */
  async gets(count: number): Promise<void> {
    this.#received = 0
    this.#expected = count
    await new Promise<void>((resolve) => (this.#reached = resolve))
  }

  /** Lets a sender begin that waits at `/go`. */
  async go(): Promise<void> {
    while (!this.#waiting) await delay(10)
    this.#waiting.end()
    this.#waiting = null
  }

  #take(i: number, chunks: Buffer[], response: ServerResponse): void {
    if (i === 0) this.bodies.push(Buffer.concat(chunks).toString())
    response.end('ok')
    if (++this.#received === this.#expected) this.#reached()
  }

  close(): void {
    for (const server of this.#servers) {
      server.closeAllConnections()
      server.close()
    }
  }
}
