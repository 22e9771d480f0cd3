import { createHmac } from 'node:crypto'
import { sign } from '@homeroom/sdk/webhooks'
import { type Dispatcher, request } from 'undici'
import type { Schemas } from '../../schemas.ts'
import { BlockedAddress } from './connections.ts'
import { targetProblem } from './targets.ts'

export interface Message {
  url: string
  /** While a secret is being rotated two, the new one first. */
  secrets: readonly string[]
  eventId: string
  eventType: string
  deliveryId: string
  attempt: number
  body: string
}

export type ErrorKind = NonNullable<Schemas['WebhookErrorKindOrNull']>

/** How an attempt went. */
export interface Outcome {
  ok: boolean
  status: number | null
  excerpt: string | null
  errorKind: ErrorKind | null
  retryAfter: string | null
  durationMs: number
}

export interface Via {
  dispatcher: Dispatcher
  allowPrivate: boolean
}

const ATTEMPT_MS = 10_000
/** How long we listen to an answer whose status we know. */
const LISTEN_MS = 1_000
const MAX_BYTES = 4_096
const EXCERPT = 1_024

/** One attempt: bounded in time and in what is read, whatever the receiver does. Never throws. */
export async function attempt(message: Message, { dispatcher, allowPrivate }: Via): Promise<Outcome> {
  const start = performance.now()
  const took = () => Math.round(performance.now() - start)
  try {
    // Literal addresses are connected to without a look-up; and what was registered may no longer be allowed.
    const problem = targetProblem(message.url, allowPrivate)
    if (problem) throw new BlockedAddress(`url ${problem}`)
    const { statusCode, headers, body } = await request(message.url, {
      method: 'POST',
      headers: await headersOf(message),
      body: message.body,
      dispatcher,
      signal: AbortSignal.timeout(ATTEMPT_MS),
    })
    const excerpt = await excerptOf(body)
    const ok = statusCode >= 200 && statusCode < 300
    const retryAfter = [headers['retry-after'] ?? []].flat()[0] ?? null
    return { ok, status: statusCode, excerpt, errorKind: ok ? null : 'http_status', retryAfter, durationMs: took() }
  } catch (error) {
    const errorKind = kindOf(error as NodeJS.ErrnoException)
    return { ok: false, status: null, excerpt: null, errorKind, retryAfter: null, durationMs: took() }
  }
}

async function headersOf({ secrets, eventId, eventType, deliveryId, attempt, body }: Message) {
  const timestamp = Math.floor(Date.now() / 1_000)
  return {
    'content-type': 'application/json',
    'user-agent': 'Homeroom-Webhooks/1',
    'service-signature': await sign(body, secrets, { timestamp }),
    'service-event-id': eventId,
    'service-event-type': eventType,
    'service-delivery-id': deliveryId,
    'service-delivery-attempt': String(attempt),
    // As Standard Webhooks has it, for receivers that know that.
    'webhook-id': eventId,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': secrets
      .map((secret) => standardSignature(secret, `${eventId}.${timestamp}.${body}`))
      .join(' '),
  }
}

const standardSignature = (secret: string, signed: string): string =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
    .update(signed)
    .digest('base64')}`

/** How the answer begins. The rest is cut off with its connection: it may never end. */
async function excerptOf(body: Dispatcher.ResponseData['body']): Promise<string | null> {
  const timer = setTimeout(() => body.destroy(), LISTEN_MS)
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of body) {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes >= MAX_BYTES) break
    }
  } catch {
    // What came until then will do: the status has decided.
  } finally {
    clearTimeout(timer)
    body.destroy()
  }
  const text = Buffer.concat(chunks).subarray(0, MAX_BYTES).toString('utf8').replaceAll('\0', '\ufffd')
  return text === '' ? null : text.slice(0, EXCERPT).toWellFormed()
}

const TIMEOUTS = ['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT']
const DNS = [
  'ENOTFOUND',
  'ENODATA',
  'ESERVFAIL',
  'EREFUSED',
  'EAI_AGAIN',
  'EBADRESP',
  'ETIMEOUT',
  'ENONAME',
  'EBADNAME',
]
const TLS = /^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|EPROTO)/

function kindOf({ name, code = '', syscall = '', message }: NodeJS.ErrnoException): ErrorKind {
  if (code === 'BLOCKED_ADDRESS') return 'blocked_address'
  if (name === 'TimeoutError' || TIMEOUTS.includes(code)) return 'timeout'
  if (DNS.includes(code) || syscall.startsWith('query')) return 'dns'
  return TLS.test(code) || message.includes('certificate') ? 'tls' : 'connect'
}
