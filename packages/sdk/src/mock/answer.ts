import { contract } from '../generated/mock-contract.ts'
import { type OperationFacts, type OperationId, operations } from '../operations.ts'
import { check } from './check.ts'
import { exampleOf, resolve } from './example.ts'
import type { Step } from './script.ts'

/** A request that came to a mock. */
export interface MockCall {
  /** Null where the contract has no such operation. */
  readonly operation: OperationId | null
  readonly method: string
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  /** The JSON body, undefined without one. */
  readonly body: unknown
  /** The body as it came. */
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
  readonly idempotencyKey: string | null
}

/** An answer before it becomes a `Response`. */
export interface Sent {
  status: number
  body: { data?: unknown; meta?: object; error?: object }
  headers: Record<string, string>
}

type Failing = { details?: unknown; message?: string; headers?: Record<string, string> }

export function failureAnswer(code: string, { details = null, message, headers = {} }: Failing = {}): Sent {
  const error = { code, message: message ?? `The mock answers ${code}`, details, timestamp: timestamp() }
  return { status: contract.statuses[code] || 500, body: { error }, headers }
}

/** What a request that is in order gets: its script's next step, else the contract's example. */
export function answerOf(call: MockCall, step: Step | undefined): Sent {
  const id = call.operation as OperationId
  if (step?.kind === 'fail') return failureAnswer(step.code, step)
  const { status = 200, data, meta = 'Meta' } = contract.operations[id] as (typeof contract.operations)[string]
  const facts: OperationFacts = operations[id]
  const given = step?.kind === 'reply' ? step.data : undefined
  const scripted = typeof given === 'function' ? given(call) : given
  if (facts.paginated) return pageAnswer(call, status, (scripted as object[][] | undefined) ?? [[{}]], { $ref: data })
  const body = { data: fill({ $ref: data }, call, scripted as object | undefined), meta: metaOf({ $ref: meta }) }
  return { status, body, headers: {} }
}

/** Some answers of one object tell a page as well: the only one. */
function metaOf(schema: { $ref: string }): object {
  const { pagination, ...meta } = exampleOf(schema) as Record<string, unknown>
  if (pagination === undefined) return { ...meta, timestamp: timestamp() }
  const only = { hasMore: false, nextCursor: null }
  return { ...meta, ...only, pagination: { ...pagination, ...only }, timestamp: timestamp() }
}

/** The page that the cursor names: ours are the pages' numbers. */
function pageAnswer(call: MockCall, status: number, pages: readonly object[][], item: { $ref: string }): Sent {
  const number = Number(/^mock-(\d+)$/.exec(call.query.cursor ?? '')?.[1] ?? call.query.page ?? 1)
  const data = (pages[number - 1] ?? []).map((given) => merge(exampleOf(item), given))
  const nextCursor = number < pages.length ? `mock-${number + 1}` : null
  const limit = Number(call.query.limit ?? 20)
  const pagination = { page: number, limit, total: pages.flat().length, hasMore: nextCursor !== null, nextCursor }
  return { status, body: { data, meta: { timestamp: timestamp(), ...pagination, pagination } }, headers: {} }
}

/** The example, with what the caller sent and asked for in it, and over it what the script says. */
function fill(schema: { $ref: string }, call: MockCall, given: object | undefined): unknown {
  const properties = resolve(schema).properties ?? {}
  const fits = ([name, value]: [string, unknown]) => {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined
    return property !== undefined && check(value, property).length === 0
  }
  const sent = Object.entries((call.body ?? {}) as object).filter(fits)
  const { id } = call.params
  const asked = id !== undefined && 'id' in properties && call.path.endsWith(`/${encodeURIComponent(id)}`) ? { id } : {}
  return merge(merge(exampleOf(schema), { ...Object.fromEntries(sent), ...asked }), given ?? {})
}

const merge = (base: unknown, over: object): unknown =>
  typeof base === 'object' && base !== null ? { ...base, ...over } : base

const timestamp = () => new Date().toISOString()
