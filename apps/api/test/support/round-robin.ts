import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Node {
  readonly url: URL
  isReady: boolean
}
/** A request that a node took. */
export interface Passed {
  node: number
  at: number
  method: string
  /** null: the connection broke before its answer was whole. */
  status: number | null
}

const PROBE_MS = 100

/**
 * A plain load balancer: strictly one node after the other, of those whose probe says that they are ready. What a node
 * never took (connection refused) goes to the next one; what it took and did not answer is a 502.
 */
export class RoundRobin {
  readonly passed: Passed[] = []
  /** Requests that a node refused to take, though it had said that it was ready. */
  refused = 0
  readonly #nodes: Node[]
  readonly #agent = new Agent({ keepAlive: true, timeout: 4_000 })
  readonly #server: Server
  readonly #timer: NodeJS.Timeout
  #turn = 0

  private constructor(urls: readonly string[]) {
    this.#nodes = urls.map((url) => ({ url: new URL(url), isReady: false }))
    this.#server = createServer((req, res) => this.#take(req, res))
    this.#timer = setInterval(() => this.#probe(), PROBE_MS)
  }

  static async before(urls: readonly string[]): Promise<RoundRobin> {
    const proxy = new RoundRobin(urls)
    proxy.#server.listen(0, '127.0.0.1')
    await once(proxy.#server, 'listening')
    return proxy
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }
  get ready(): boolean[] {
    return this.#nodes.map(({ isReady }) => isReady)
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    this.#agent.destroy()
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  async #probe(): Promise<void> {
    for (const node of this.#nodes) {
      const answer = await fetch(new URL('/health/ready', node.url)).catch(() => null)
      node.isReady = answer?.status === 200
    }
  }

  #next(): number | null {
    for (let i = 0; i < this.#nodes.length; i++) {
      const turn = this.#turn++ % this.#nodes.length
      if (this.#nodes[turn]?.isReady) return turn
    }
    return null
  }

  async #take(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk)
    this.#pass(req, Buffer.concat(chunks), res)
  }

  #pass(req: IncomingMessage, body: Buffer, res: ServerResponse): void {
    const turn = this.#next()
    const node = turn === null ? undefined : this.#nodes[turn]
    if (turn === null || !node) return void res.writeHead(503).end('no node')
    const { method = '', headers } = req
    const note = (status: number | null) => this.passed.push({ node: turn, at: Date.now(), method, status })
    const broken = () => {
      note(null)
      if (res.headersSent) res.destroy()
      else res.writeHead(502).end('bad gateway')
    }
    const passing = request(new URL(req.url ?? '', node.url), { method, headers, agent: this.#agent }, (answer) => {
      res.writeHead(answer.statusCode ?? 0, answer.headers)
      answer.pipe(res)
      answer.on('error', broken).on('end', () => note(answer.statusCode ?? 0))
    })
    passing.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNREFUSED') return broken()
      node.isReady = false
      this.refused++
      this.#pass(req, body, res)
    })
    passing.end(body)
  }
}
