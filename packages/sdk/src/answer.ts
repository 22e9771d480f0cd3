import type { Answer } from './attempt.ts'
import { HomeroomError, readErrorBody } from './errors.ts'
import { readRateLimit, readRetryAfter } from './headers.ts'
import type { MutationResult, Page, Result } from './results.ts'
import type { Call } from './retry.ts'
import type { Runtime } from './runtime.ts'

export interface Envelope {
  data: unknown
  meta: Record<string, unknown>
}

/** The envelope of a good answer; throws the typed error for every other. */
export function readEnvelope(runtime: Runtime, answer: Answer, call: Call): Envelope {
  const envelope = answer.status >= 200 && answer.status < 300 ? parseEnvelope(answer.text) : null
  if (envelope === null) throw answerError(runtime, answer, call)
  if (answer.headers.get('x-quota-warning') === 'true') envelope.meta.quotaWarning = true
  return envelope
}

export function toResult<T>({ data, meta }: Envelope, answer: Answer): Result<T> {
  return { data, meta, rateLimit: readRateLimit(answer.headers) } as unknown as Result<T>
}

export function toMutationResult<T>(envelope: Envelope, answer: Answer, idempotencyKey: string): MutationResult<T> {
  const replayed = answer.headers.get('idempotency-replayed') === 'true'
  return { ...toResult<T>(envelope, answer), idempotencyKey, replayed }
}

export function toPage<T>({ data, meta }: Envelope, answer: Answer): Page<T> {
  const { pagination } = meta
  return { data, meta, pagination, rateLimit: readRateLimit(answer.headers) } as unknown as Page<T>
}

function parseEnvelope(text: string): Envelope | null {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return null
  }
  const { data, meta } = (body ?? {}) as Partial<Envelope>
  return data !== undefined && typeof meta === 'object' && meta !== null ? { data, meta } : null
}

function answerError(runtime: Runtime, answer: Answer, call: Call): HomeroomError {
  const { status, headers } = answer
  const error = readErrorBody(answer.text)
  return new HomeroomError({
    code: error?.code ?? 'unknown_error',
    message: runtime.clean(error?.message ?? explain(answer)),
    status,
    details: error?.details,
    requestId: error?.requestId ?? headers.get('x-request-id'),
    operation: call.operation,
    rateLimit: readRateLimit(headers),
    retryAfter: readRetryAfter(headers),
    idempotencyKey: call.idempotencyKey,
    attempts: call.attempts,
  })
}

/** For answers that are not the service's own: a proxy's page, a redirect, something else at this address. */
function explain({ status, statusText, headers }: Answer): string {
  const location = headers.get('location')
  if (status >= 300 && status < 400 && location !== null) {
    const target = URL.canParse(location) ? new URL(location).origin : location
    return `HTTP ${status}: not following the redirect to ${target}. Is baseUrl right?`
  }
  const type = headers.get('content-type') ?? 'no content type'
  return `HTTP ${status}${statusText && ` ${statusText}`} without an envelope (${type})`
}
