import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { Homeroom, type HomeroomOptions } from '../../src/index.ts'

export interface Seen {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
  at: number
}
export type Step = (response: ServerResponse, request: Seen) => void

/** A real server on loopback that answers request by request from a script; the last step repeats. */
export async function serve(...steps: [Step, ...Step[]]) {
  const seen: Seen[] = []
  const sockets = new Set<unknown>()
  const server = createServer(async (request, response) => {
    const entry = await record(request)
    seen.push(entry)
    const step = steps[Math.min(seen.length, steps.length) - 1] as Step
    step(response, entry)
  })
  server.on('connection', (socket) => sockets.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { baseUrl: `http://127.0.0.1:${port}`, seen, sockets }
}

async function record(request: IncomingMessage): Promise<Seen> {
  const at = performance.now()
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { method = '', url = '', headers } = request
  return { method, url, headers, body: Buffer.concat(chunks).toString(), at }
}

export const apiKey = 'hrk_live_0123456789abcdefghijABCDEFGHIJ000000'

/** A client with waits short enough for tests. */
export function client(baseUrl: string, options: Partial<HomeroomOptions> = {}): Homeroom {
  return new Homeroom({ baseUrl, apiKey, orgId: 'org_1', retryBaseMs: 1, ...options } as HomeroomOptions)
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Step {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(body))
  }
}

const meta = { requestId: 'req_1', timestamp: '2026-11-21T09:00:00.000Z' }
export const task = { id: 'task_1', title: 'Trip slips', status: 'open' }

export const ok = (headers?: Record<string, string>, data: unknown = task): Step => json(200, { data, meta }, headers)

export function failure(status: number, code: string, headers?: Record<string, string>, details: unknown = null): Step {
  return json(status, { error: { code, message: `It was ${code}`, details, ...meta } }, headers)
}

export function page(ids: string[], nextCursor: string | null, headers?: Record<string, string>): Step {
  const pagination = { hasMore: nextCursor !== null, limit: ids.length, page: 1, nextCursor }
  const data = ids.map((id) => ({ ...task, id }))
  return json(200, { data, meta: { ...meta, ...pagination, pagination } }, headers)
}

/** Closes the connection without a word. */
export const drop: Step = (response) => {
  response.destroy()
}

/** Starts a body and never ends it. */
export const stall: Step = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write('{"data":')
}
