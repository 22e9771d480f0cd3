import { contractDate } from './generated/contract-date.ts'
import { answerOf, failureAnswer, type MockCall, type Sent } from './mock/answer.ts'
import { checkRequest, readCall } from './mock/request.ts'
import { Script } from './mock/script.ts'
import { type OperationId, operations } from './operations.ts'

export type { MockCall } from './mock/answer.ts'
export type { Deprecation, MockData, Script } from './mock/script.ts'

/** A service that lives in this process: it answers from the contract's examples, and as its scripts say. */
export interface Mock {
  /** For the client's `fetch` option. */
  readonly fetch: typeof globalThis.fetch
  /** Every request that came, in order, attempts of one call included. */
  readonly calls: readonly MockCall[]
  /** What the next requests of an operation get. Afterwards they get the contract's example again. */
  on(operation: OperationId): Script
  /** Forgets scripts, calls and idempotency keys. */
  reset(): void
}

/**
 * Makes a mock. Requests are checked against the contract: unknown fields, wrong types and missing values get the service's own
 * `validation_error`, and a script whose data the contract does not allow throws where it is written.
 *
 * ```ts
 * const mock = createMock()
 * const homeroom = new Homeroom({ baseUrl: 'https://homeroom.test', apiKey: 'hrk_test_any', fetch: mock.fetch })
 * mock.on('tasks.complete').fail('conflict')
 * ```
 */
export function createMock(): Mock {
  const calls: MockCall[] = []
  const scripts = new Map<string, Script>()
  const replies = new Map<string, { body: string; answer: Sent }>()

  async function serve(request: Request): Promise<Response> {
    const call = await readCall(request)
    calls.push(call)
    const script = call.operation === null ? undefined : scripts.get(call.operation)
    const step = script?.next()
    if (step?.kind === 'drop') throw new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } })
    if (step?.kind === 'hang') return hang(request.signal)
    const answer = refuse(call) ?? replay(call) ?? remember(call, answerOf(call, step))
    return toResponse(answer, script?.headers ?? {}, calls.length)
  }

  function replay({ operation, idempotencyKey, text }: MockCall): Sent | null {
    const stored = idempotencyKey === null ? undefined : replies.get(`${operation} ${idempotencyKey}`)
    if (stored === undefined) return null
    if (stored.body !== text) return failureAnswer('idempotency_key_reused')
    return { ...stored.answer, headers: { ...stored.answer.headers, 'idempotency-replayed': 'true' } }
  }

  function remember({ operation, idempotencyKey, text }: MockCall, answer: Sent): Sent {
    const done = answer.status < 400 && idempotencyKey !== null
    if (done) replies.set(`${operation} ${idempotencyKey}`, { body: text, answer })
    return answer
  }

  return {
    fetch: (input, init) => serve(new Request(input, init)),
    calls,
    on(operation) {
      if (!Object.hasOwn(operations, operation)) throw new TypeError(`There is no operation ${operation}`)
      const script = scripts.get(operation) ?? new Script(operation)
      scripts.set(operation, script)
      return script
    },
    reset() {
      calls.length = 0
      scripts.clear()
      replies.clear()
    },
  }
}

/** What the service refuses before it looks at anything else; null where the request is in order. */
function refuse(call: MockCall): Sent | null {
  if (call.operation === null) return failureAnswer('not_found')
  if (!call.headers.authorization?.startsWith('Bearer ')) return failureAnswer('unauthorized')
  const problems = checkRequest(call)
  return problems.length > 0 ? failureAnswer('validation_error', { details: problems }) : null
}

function hang(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

function toResponse({ status, body, headers }: Sent, more: Record<string, string>, count: number): Response {
  const requestId = `req_mock_${count}`
  const holder = body.error ?? body.meta
  if (holder !== undefined) Object.assign(holder, { requestId })
  return Response.json(body, {
    status,
    headers: {
      'x-request-id': requestId,
      'x-contract-version': contractDate,
      'x-ratelimit-limit': '600',
      'x-ratelimit-remaining': String(Math.max(0, 600 - count)),
      'x-ratelimit-reset': String(Math.ceil(Date.now() / 60_000) * 60),
      ...more,
      ...headers,
    },
  })
}
