import { type Answer, attempt, Interruption, type Outgoing, sleep, within } from './attempt.ts'
import { type Attempt, HomeroomError, readErrorBody } from './errors.ts'
import { readRetryAfter } from './headers.ts'
import type { Limits } from './options.ts'
import type { Runtime } from './runtime.ts'
import { type TracedOutcome, traced } from './tracing.ts'

/** One logical call: what it may spend, and what it has done so far. */
export interface Call {
  readonly operation: string | null
  readonly method: string
  /** The path's template, for logs and traces. */
  readonly path: string
  readonly limits: Limits
  readonly signal: AbortSignal | undefined
  readonly idempotencyKey: string | null
  readonly attempts: Attempt[]
}

const longestBackoff = 30_000

/** Sends until there is an answer worth returning, or no attempt or time is left. */
export function sendWithRetries(runtime: Runtime, request: Outgoing, call: Call): Promise<Answer> {
  const hook = runtime.settings.tracing?.call
  return traced(hook && ((run) => hook(factsOf(call), run)), () => sendUntilDone(runtime, request, call), outcomeOf)
}

async function sendUntilDone(runtime: Runtime, request: Outgoing, call: Call): Promise<Answer> {
  const endsAt = performance.now() + call.limits.deadline
  const authorizes = !request.headers.has('authorization')
  try {
    for (;;) {
      const outcome = await traceOnce(runtime, request, call, authorizes, endsAt - performance.now())
      const wait = worthRetrying(outcome, call) ? waitAfter(outcome, call, runtime.settings.retryBaseMs) : null
      const retries = wait !== null && wait <= endsAt - performance.now()
      note(runtime, call, outcome, retries ? wait : 0)
      if (retries) await sleep(wait, call.signal)
      else if (outcome instanceof Interruption) throw outcome
      else return outcome
    }
  } catch (failure) {
    throw failure instanceof Interruption ? networkError(runtime, failure, call) : failure
  }
}

const factsOf = ({ operation, method, path }: Call) => ({ operation, method, path })

const outcomeOf = (outcome: Answer | Interruption): TracedOutcome =>
  outcome instanceof Interruption
    ? { status: null, requestId: null }
    : { status: outcome.status, requestId: outcome.headers.get('x-request-id') }

function traceOnce(runtime: Runtime, request: Outgoing, call: Call, authorizes: boolean, left: number) {
  const hook = runtime.settings.tracing?.attempt
  const run = () => once(runtime, request, call, authorizes, left)
  if (hook === undefined) return run()
  const facts = { ...factsOf(call), attempt: call.attempts.length + 1, headers: request.headers }
  return traced((run) => hook(facts, run), run, outcomeOf)
}

async function once(
  runtime: Runtime,
  request: Outgoing,
  call: Call,
  authorizes: boolean,
  left: number,
): Promise<Answer | Interruption> {
  const { timeout } = call.limits
  const { fetch } = runtime.settings
  const limit = timeout < left ? 'timeout' : 'deadline'
  try {
    return await within(Math.max(1, Math.min(timeout, left)), limit, call.signal, (signal) => {
      if (!authorizes) return attempt(fetch, request, signal)
      // Asked for each attempt: a token may have expired during the wait.
      const authorization = runtime.authorize()
      const send = (value: string) => {
        request.headers.set('authorization', value)
        return attempt(fetch, request, signal)
      }
      return typeof authorization === 'string' ? send(authorization) : authorization.then(send)
    })
  } catch (failure) {
    if (failure instanceof Interruption) return failure
    throw failure
  }
}

function worthRetrying(outcome: Answer | Interruption, call: Call): boolean {
  if (call.attempts.length >= call.limits.maxRetries) return false
  if (outcome instanceof Interruption) return outcome.kind === 'network' || outcome.kind === 'timeout'
  const { status, text } = outcome
  // Waiting out the month would help no one.
  if (status === 429) return readErrorBody(text)?.code !== 'org_quota_exceeded'
  // An earlier attempt of this very call, whose answer we lost, is still running: its result is what we want.
  if (status === 409) return call.attempts.length > 0 && readErrorBody(text)?.code === 'idempotency_conflict'
  return status >= 500
}

/** `Retry-After` in full, else exponential. Jitter keeps clients that were refused together from returning together. */
function waitAfter(outcome: Answer | Interruption, call: Call, base: number): number {
  const asked = outcome instanceof Interruption ? null : readRetryAfter(outcome.headers)
  if (asked !== null) return asked * 1000 + Math.random() * base
  const backoff = Math.min(longestBackoff, base * 2 ** call.attempts.length)
  return backoff * (0.75 + Math.random() / 2)
}

function note(runtime: Runtime, call: Call, outcome: Answer | Interruption, wait: number): void {
  const answer = outcome instanceof Interruption ? null : outcome
  const { status, requestId } = outcomeOf(outcome)
  call.attempts.push({ status, requestId, wait })
  if (runtime.settings.logger === undefined) return
  const what = answer ? `HTTP ${status}` : (outcome as Interruption).kind
  const next = wait > 0 ? `, trying again in ${Math.round(wait)} ms` : ''
  runtime.log(wait > 0 ? 'warn' : 'debug', `homeroom: ${call.method} ${call.path}: ${what}${next}`, {
    attempt: call.attempts.length,
    status,
    requestId,
    wait,
  })
}

function networkError(runtime: Runtime, { kind, cause }: Interruption, call: Call): HomeroomError {
  const reasons = {
    network: `No answer from ${new URL(runtime.settings.baseUrl).origin}: ${describe(cause)}`,
    timeout: `No complete answer within the timeout of ${call.limits.timeout} ms`,
    deadline: `No answer within the deadline of ${call.limits.deadline} ms`,
    aborted: 'The call was aborted',
  }
  return new HomeroomError({
    code: 'unknown_error',
    message: runtime.clean(reasons[kind]),
    status: null,
    isNetworkError: kind !== 'aborted',
    operation: call.operation,
    idempotencyKey: call.idempotencyKey,
    attempts: call.attempts,
    cause,
  })
}

/** Node says «fetch failed» and hides the reason one level down. */
function describe(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  const inner = cause.cause as { code?: unknown; message?: unknown } | undefined
  const reason = inner?.code ?? inner?.message
  return typeof reason === 'string' ? `${cause.message} (${reason})` : cause.message
}
