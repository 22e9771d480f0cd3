import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { type AddressInfo, createServer as createSocket } from 'node:net'

export interface Span {
  name: string
  kind: number
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: Record<string, string | number>
  /** 2: failed. */
  status: number
  service: Record<string, string | number>
}
interface Pair {
  key: string
  value: { stringValue?: string; intValue?: string | number; doubleValue?: number }
}

/** A real OTLP/HTTP receiver on this machine, of JSON; other bodies are kept as they came. */
export class Collector {
  readonly spans: Span[] = []
  readonly posts: { path: string; headers: IncomingHttpHeaders; body: Buffer }[] = []
  readonly #server: Server

  private constructor() {
    this.#server = createServer(async (req, res) => {
      const chunks: Buffer[] = []
      for await (const chunk of req) chunks.push(chunk)
      const body = Buffer.concat(chunks)
      this.posts.push({ path: req.url ?? '', headers: req.headers, body })
      if (req.headers['content-type'] === 'application/json') this.#keep(JSON.parse(body.toString()))
      res.writeHead(200, { 'Content-Type': req.headers['content-type'] ?? '' }).end()
    })
  }

  static async start(): Promise<Collector> {
    const collector = new Collector()
    collector.#server.listen(0, '127.0.0.1')
    await once(collector.#server, 'listening')
    return collector
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** The span of a request, by its id. */
  of(requestId: string | null): Span | undefined {
    return this.spans.find(({ attributes }) => attributes['homeroom.request_id'] === requestId)
  }
  in({ traceId }: Span): Span[] {
    return this.spans.filter((span) => span.traceId === traceId)
  }

  // biome-ignore lint/suspicious/noExplicitAny: OTLP
  #keep({ resourceSpans }: any): void {
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = fieldsOf(resource.attributes)
      for (const { spans } of scopeSpans) {
        for (const { attributes = [], status, ...span } of spans)
          this.spans.push({ ...span, attributes: fieldsOf(attributes), status: status?.code ?? 0, service })
      }
    }
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }
}

const fieldsOf = (pairs: Pair[]) =>
  Object.fromEntries(
    pairs.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue ?? value.doubleValue)]),
  )

/** Takes connections and never answers, or resets each. */
export async function brokenCollector(how: 'hangs' | 'resets'): Promise<{ url: string; close(): void }> {
  const server = createSocket((socket) => {
    socket.on('error', () => {})
    if (how === 'resets') socket.once('data', () => socket.resetAndDestroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}
