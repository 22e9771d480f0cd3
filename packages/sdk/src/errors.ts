import type { ErrorCode } from './generated/errors.ts'
import type { RateLimit } from './headers.ts'

/** One request that a call made. */
export interface Attempt {
  /** Null where no response came. */
  readonly status: number | null
  readonly requestId: string | null
  /** Milliseconds waited after it; 0 after the last. */
  readonly wait: number
}

export interface Failure {
  code: string
  message: string
  status: number | null
  details?: unknown
  requestId?: string | null
  operation?: string | null
  rateLimit?: RateLimit
  retryAfter?: number | null
  idempotencyKey?: string | null
  attempts?: readonly Attempt[]
  isNetworkError?: boolean
  cause?: unknown
}

const noRateLimit: RateLimit = { limit: null, remaining: null, resetAt: null }

/** The one error of this client: every response but a 2xx, every network failure, and every call given up. */
export class HomeroomError extends Error {
  /** What went wrong, for programs. `unknown_error` where the service did not say. The set may grow. */
  readonly code: ErrorCode | (string & {})
  /** More about it; the shape depends on `code`. `validation_error` has a list of `{field, location, code, message}`. */
  readonly details: unknown
  /** Quote it when you report a problem. */
  readonly requestId: string | null
  /** HTTP status; null where no response came. */
  readonly status: number | null
  /** The operation that was called, e.g. `tasks.create`. */
  readonly operation: string | null
  readonly rateLimit: RateLimit
  /** Seconds that the service asked to wait. */
  readonly retryAfter: number | null
  /** Mutations: call again with this key and the change still happens only once. */
  readonly idempotencyKey: string | null
  /** Every request made, in order. */
  readonly attempts: readonly Attempt[]
  /** Scopes that the API key lacks (403 `scope_insufficient`). */
  readonly requiredScopes: readonly string[]
  /** No usable response came: connection refused or dropped, or a time limit passed. */
  readonly isNetworkError: boolean

  constructor(failure: Failure) {
    super(failure.message, failure.cause === undefined ? undefined : { cause: failure.cause })
    this.code = failure.code
    this.details = failure.details ?? null
    this.requestId = failure.requestId ?? null
    this.status = failure.status
    this.operation = failure.operation ?? null
    this.rateLimit = failure.rateLimit ?? noRateLimit
    this.retryAfter = failure.retryAfter ?? null
    this.idempotencyKey = failure.idempotencyKey ?? null
    this.attempts = failure.attempts ?? []
    this.requiredScopes = failure.status === 403 ? readRequired(failure.details) : []
    this.isNetworkError = failure.isNetworkError ?? false
  }

  get isUnauthorized(): boolean {
    return this.status === 401
  }
  get isForbidden(): boolean {
    return this.status === 403
  }
  get isNotFound(): boolean {
    return this.status === 404
  }
  get isRateLimited(): boolean {
    return this.status === 429
  }
}

// On the prototype, so that a bundler's renaming does not show and instances do not list it.
Object.defineProperty(HomeroomError.prototype, 'name', { value: 'HomeroomError' })

function readRequired(details: unknown): string[] {
  const required = (details as { required?: unknown } | null | undefined)?.required
  if (typeof required === 'string') return [required]
  return Array.isArray(required) ? required.filter((scope) => typeof scope === 'string') : []
}

export interface ErrorBody {
  code: string | null
  message: string | null
  details: unknown
  requestId: string | null
}

/** Reads an error envelope; null for anything else, such as a proxy's HTML page. */
export function readErrorBody(text: string): ErrorBody | null {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return null
  }
  const error = (body as { error?: unknown } | null)?.error
  if (typeof error !== 'object' || error === null) return null
  const { code, message, details, requestId } = error as Record<string, unknown>
  const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
  return { code: textOrNull(code), message: textOrNull(message), details, requestId: textOrNull(requestId) }
}
