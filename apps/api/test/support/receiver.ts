import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  at: number
  headers: IncomingHttpHeaders
  body: string
  // biome-ignore lint/suspicious/noExplicitAny: whatever was sent
  event: any
  /** What it is being answered, or was. */
  status(): number
}
type Answer = (request: Received, res: ServerResponse, n: number) => void

/** A real receiver on this machine. It keeps what it got, and answers 200 unless it is told otherwise. */
export class Receiver {
  readonly requests: Received[] = []
  readonly #server: Server
  answer: Answer

  private constructor(answer: Answer) {
    this.answer = answer
    this.#server = createServer((req, res) => this.#receive(req, res))
  }

  static async start(answer: Answer = (_, res) => res.end('ok')): Promise<Receiver> {
    const receiver = new Receiver(answer)
    receiver.#server.listen(0, '127.0.0.1')
    await once(receiver.#server, 'listening')
    return receiver
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }
  get url(): string {
    return `http://127.0.0.1:${this.port}/in`
  }
  /** Of the events other than pings, in the order in which they came. */
  get events(): Received[] {
    return this.requests.filter(({ event }) => event.type !== 'webhook.ping')
  }

  async #receive(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const received = {
      at: Date.now(),
      headers: req.headers,
      body,
      event: JSON.parse(body),
      status: () => res.statusCode,
    }
    this.requests.push(received)
    this.answer(received, res, this.requests.length)
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }
}
