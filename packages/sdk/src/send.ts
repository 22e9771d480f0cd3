import type { Answer, Outgoing } from './attempt.ts'
import { type CallOptions, checkLimits } from './options.ts'
import { type Call, sendWithRetries } from './retry.ts'
import type { Runtime } from './runtime.ts'

/** Starts the account of one logical call. */
export function startCall(
  runtime: Runtime,
  call: Pick<Call, 'operation' | 'method' | 'path' | 'idempotencyKey'>,
  options: CallOptions,
): Call {
  const { settings } = runtime
  const limits = {
    timeout: options.timeout ?? settings.timeout,
    deadline: options.deadline ?? settings.deadline,
    maxRetries: options.maxRetries ?? settings.maxRetries,
  }
  checkLimits(limits)
  return { ...call, limits, signal: options.signal, attempts: [] }
}

/** Adds what every call carries, then sends. Headers that the caller set stay as they are. */
export function send(runtime: Runtime, request: Outgoing, call: Call, orgId?: string): Promise<Answer> {
  const { headers } = request
  const organization = orgId ?? runtime.settings.orgId
  if (organization !== undefined && !headers.has('x-org-id')) headers.set('x-org-id', organization)
  if (call.idempotencyKey !== null) headers.set('idempotency-key', call.idempotencyKey)
  return sendWithRetries(runtime, request, call)
}

export function newIdempotencyKey(): string {
  // Pages that are not served over https have no randomUUID.
  return (
    crypto.randomUUID?.() ??
    Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
  )
}
