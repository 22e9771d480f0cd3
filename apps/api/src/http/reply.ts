import type { ServerResponse } from 'node:http'
import { ApiError } from '../api-error.ts'
import { openapi } from '../contract.ts'
import { RateLimited } from '../limits.ts'
import { type Exchange, isoOf } from './exchange.ts'
import { ownFault } from './faults.ts'

/** Headers of every answer. */
export const headersOfAll = (requestId: string): Record<string, string> => ({
  'Content-Type': 'application/json; charset=utf-8',
  'X-Request-Id': requestId,
  'X-Contract-Version': openapi.info['x-contract-date'],
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
})

/** … and those that follow from the request, as far as they apply. */
function headersOf(x: Exchange): Record<string, string> {
  const headers = headersOfAll(x.requestId)
  const { budget } = x
  if (budget) {
    headers['X-RateLimit-Limit'] = String(budget.limit)
    headers['X-RateLimit-Remaining'] = String(budget.remaining)
    headers['X-RateLimit-Reset'] = String(budget.resetAt)
    headers['RateLimit-Policy'] = `"${budget.name}";q=${budget.limit};w=60`
    headers.RateLimit = `"${budget.name}";r=${budget.remaining};t=${budget.resetIn}`
  }
  if (x.overQuota) headers['X-Quota-Warning'] = 'true'
  // Else the next request would come over the same connection, and the server would not end.
  if (x.services.health.draining) headers.Connection = 'close'
  if (x.op?.deprecated) Object.assign(headers, deprecationHeaders(x))
  return headers
}

function deprecationHeaders(x: Exchange): Record<string, string> {
  const { at, sunset, docs, retired } = x.op?.deprecated ?? { at: '', sunset: '', docs: '', retired: false }
  const address = docs.startsWith('/') ? `${baseUrl(x)}${docs}` : docs
  return {
    Deprecation: retired ? 'true' : `@${Math.floor(Date.parse(at) / 1000)}`,
    Sunset: new Date(sunset).toUTCString(),
    Link: retired
      ? `<${address}>; rel="sunset"; type="text/html"`
      : `<${address}>; rel="deprecation"; type="text/html"`,
  }
}

const HOST = /^[A-Za-z0-9.-]+(:\d+)?$|^\[[0-9a-fA-F:]+\](:\d+)?$/
/** Where the caller reached us, for absolute links; configured behind a proxy. */
export function baseUrl(x: Exchange): string {
  const { publicUrl, port } = x.services.config
  if (publicUrl) return publicUrl
  const host = x.header('host') ?? ''
  return `http://${HOST.test(host) ? host : `localhost:${port}`}`
}

export function sendText(x: Exchange, status: number, body: string, extra?: Record<string, string>): void {
  const headers = headersOf(x)
  if (extra) Object.assign(headers, extra)
  write(x.res, status, headers, body, x.req.method === 'HEAD')
}

function write(
  res: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: string,
  bodiless: boolean,
): void {
  const bytes = Buffer.byteLength(body)
  headers['Content-Length'] = String(bytes)
  res.writeHead(status, headers)
  // As text: Node sends it in one piece with the head. For UTF-8 it makes room for three bytes a character.
  if (bodiless) res.end()
  else res.end(body, bytes === body.length ? 'latin1' : 'utf8')
}

export function errorBody(requestId: string, error: ApiError): string {
  return JSON.stringify({
    error: {
      code: error.code,
      message: error.message,
      details: error.details ?? null,
      requestId,
      timestamp: isoOf(Date.now()),
    },
  })
}

/** Answers any failure with the error envelope; what is not an ApiError is reported and told as `internal_error`. */
export function sendError(x: Exchange, failure: unknown): number {
  const error = failure instanceof ApiError ? ownFault(x.op, failure) : hidden(failure)
  if (error.status >= 500) {
    x.services.reporter.report(error.cause ?? failure, { requestId: x.requestId, operation: x.op?.id })
  }
  if (error instanceof RateLimited) x.budget = error.budget
  if (x.res.headersSent || x.res.destroyed) return error.status
  const extra = x.req.complete ? error.headers : { ...error.headers, ...closing(x) }
  sendText(x, error.status, errorBody(x.requestId, error), extra)
  return error.status
}

/** A body that nobody will read: small ones are drained by Node, big ones cost the connection. */
function closing(x: Exchange): Record<string, string> {
  const length = Number(x.header('content-length') ?? 'NaN')
  return length <= 64 * 1024 || x.req.method === 'GET' ? {} : { Connection: 'close' }
}

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  '57P01',
  '57P03',
  '53300',
  '08006',
])

/** pg's pool, when no connection became free in time. */
const POOL_BUSY = 'timeout exceeded when trying to connect'

function hidden(failure: unknown): ApiError {
  const { code, message } = (failure ?? {}) as { code?: string; message?: string }
  const down = (code && UNREACHABLE.has(code)) || message?.startsWith('Connection terminated') || message === POOL_BUSY
  const error = down
    ? new ApiError('service_unavailable', { headers: { 'Retry-After': '2' } })
    : new ApiError('internal_error')
  error.cause = failure
  return error
}
