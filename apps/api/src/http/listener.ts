import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { ApiError } from '../api-error.ts'
import { newId, toPublic } from '../ids.ts'
import { errorBody, headersOfAll } from './reply.ts'

export interface Patience {
  /** For the head of a request, and for the whole of it. */
  headersTimeout: number
  requestTimeout: number
  /** How often the two are looked at. */
  connectionsCheckingInterval: number
  /** Longer than proxies keep an idle connection: a request must not meet one that we are just closing. */
  keepAliveTimeout: number
}
const PATIENCE: Patience = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 65_000,
}
const MAX_HEAD = 16 * 1024

/** The HTTP server in front of the application. What its parser refuses is answered in the envelope, too. */
export function createListener(app: RequestListener, patience: Patience = PATIENCE): Server {
  // A request without a body has ended when it arrives: Node need not play a stream for it.
  const options = { maxHeaderSize: MAX_HEAD, optimizeEmptyRequests: true, requireHostHeader: false, ...patience }
  const answer = withHost(app)
  const server = createServer(options, answer)
  server.on('clientError', refuse)
  // An expectation other than 100-continue may be ignored; Node would answer 417 without a body.
  server.on('checkExpectation', answer)
  return server
}

/** HTTP/1.1 asks for a `Host`. Node would refuse its absence without a body, too. */
const withHost =
  (app: RequestListener): RequestListener =>
  (req, res) => {
    if (req.headers.host !== undefined || req.httpVersion === '1.0') return app(req, res)
    const { headers, body } = lastWords(NO_HOST)
    res.writeHead(400, headers).end(body)
  }
const NO_HOST = new ApiError('bad_request', {
  details: { reason: 'invalid_header' },
  message: 'The request has no Host header.',
})

const REFUSALS: Record<string, { status: string; error: ApiError }> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    error: new ApiError('bad_request', {
      details: { reason: 'invalid_header' },
      message: `The address and headers of a request may have at most ${MAX_HEAD} bytes.`,
    }),
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    error: new ApiError('bad_request', { message: 'The request took too long to arrive.' }),
  },
}
const MALFORMED = {
  status: '400 Bad Request',
  error: new ApiError('bad_request', { message: 'This is not a valid HTTP request.' }),
}

/** Such a connection has no request that the pipeline could answer, or one whose body never came. */
function refuse(failure: NodeJS.ErrnoException, socket: Duplex): void {
  const { _httpMessage: answering } = socket as Duplex & { _httpMessage?: ServerResponse }
  if (socket.writable && !answering?.headersSent) {
    const { status, error } = REFUSALS[failure.code ?? ''] ?? MALFORMED
    const { headers, body } = lastWords(error)
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`)
  }
  socket.destroy(failure)
}

/** To a request that the pipeline never sees. */
function lastWords(error: ApiError) {
  const requestId = toPublic('req', newId())
  const body = errorBody(requestId, error)
  const headers = { ...headersOfAll(requestId), 'Content-Length': Buffer.byteLength(body), Connection: 'close' }
  return { headers, body }
}
