import type { ErrorCode } from '../generated/errors.ts'
import { contract } from '../generated/mock-contract.ts'
import { type OperationId, operations } from '../operations.ts'
import type { MockCall } from './answer.ts'
import { check } from './check.ts'

/** Fields to put into the contract's example, or a function that gives them for a request. */
export type MockData = object | ((call: MockCall) => object)

export interface Deprecation {
  /** Since when. */
  readonly at: Date
  readonly sunset?: Date | undefined
  readonly docs?: string | undefined
}

export type Step =
  | { readonly kind: 'reply'; readonly data: MockData | object[][] }
  | {
      readonly kind: 'fail'
      readonly code: string
      readonly details?: unknown
      readonly message?: string
      readonly headers?: Record<string, string>
    }
  | { readonly kind: 'drop' }
  | { readonly kind: 'hang' }

/** What the next requests of one operation get, one step each, in the order in which they are written. */
export class Script {
  readonly #operation: OperationId
  readonly #steps: Step[] = []
  #pages: Step | undefined
  /** On every answer of the operation. */
  readonly headers: Record<string, string> = {}

  constructor(operation: OperationId) {
    this.#operation = operation
  }

  /** Answers with the contract's example, these fields in it. */
  reply(data: MockData): this {
    if (operations[this.#operation].paginated) throw new TypeError(`${this.#operation} is a list: use pages`)
    if (typeof data !== 'function') this.#verify(data)
    return this.#add({ kind: 'reply', data })
  }

  /** Lists: these pages from now on, each item an example with these fields in it. */
  pages(...pages: object[][]): this {
    if (!operations[this.#operation].paginated) throw new TypeError(`${this.#operation} is not a list: use reply`)
    for (const item of pages.flat()) this.#verify(item)
    this.#pages = { kind: 'reply', data: pages }
    return this
  }

  /** Answers with an error. */
  fail(
    code: ErrorCode | (string & {}),
    more: { details?: unknown; message?: string | undefined; headers?: Record<string, string> | undefined } = {},
  ): this {
    return this.#add({ kind: 'fail', code, ...more })
  }

  /** Answers 429 with `Retry-After`. */
  rateLimit(retryAfterSeconds: number): this {
    return this.fail('rate_limit_exceeded', { headers: { 'retry-after': String(retryAfterSeconds) } })
  }

  /** Breaks the connection. */
  drop(): this {
    return this.#add({ kind: 'drop' })
  }

  /** Never answers; the request ends when the client gives it up. */
  hang(): this {
    return this.#add({ kind: 'hang' })
  }

  /** Says on every answer from now on that the operation is deprecated. */
  deprecate({ at, sunset, docs }: Deprecation): this {
    this.headers.deprecation = `@${Math.floor(at.getTime() / 1000)}`
    if (sunset) this.headers.sunset = sunset.toUTCString()
    if (docs) this.headers.link = `<${docs}>; rel="deprecation"`
    return this
  }

  /** The next step; undefined where the example is to be answered. */
  next(): Step | undefined {
    return this.#steps.shift() ?? this.#pages
  }

  #add(step: Step): this {
    this.#steps.push(step)
    return this
  }

  /** A test that answers what the service never would proves nothing. */
  #verify(data: object): void {
    const schema = { $ref: contract.operations[this.#operation]?.data ?? '' }
    const problems = check(data, schema).filter(({ code }) => code !== 'required')
    if (problems.length === 0) return
    throw new TypeError(`${this.#operation} never answers this: ${problems.map(({ message }) => message).join('; ')}`)
  }
}
