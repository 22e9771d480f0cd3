import createClient from 'openapi-fetch'
import { type Envelope, readEnvelope, toMutationResult, toPage, toResult } from './answer.ts'
import type { Answer } from './attempt.ts'
import { Arrived, Draft } from './exchange.ts'
import type { CallOptions } from './options.ts'
import { ListCall } from './pagination.ts'
import { fillPath } from './path.ts'
import type { MutationResult, Result } from './results.ts'
import type { Runtime } from './runtime.ts'
import { newIdempotencyKey, send, startCall } from './send.ts'

/** What a generated method hands over. */
export interface Input {
  path?: Record<string, string>
  query?: object
  body?: unknown
  options?: CallOptions
}

/** The three kinds of call that generated methods make. */
export interface Caller {
  read<T>(operation: string, path: string, input: Input): Promise<Result<T>>
  mutate<T>(operation: string, method: string, path: string, input: Input): Promise<MutationResult<T>>
  list<T>(operation: string, path: string, input: Input): ListCall<T>
}

export function createCaller(runtime: Runtime): Caller {
  const request = createRequest(runtime)
  return {
    async read<T>(operation: string, path: string, input: Input) {
      const { envelope, answer } = await request(operation, 'GET', path, input, null)
      return toResult<T>(envelope, answer)
    },
    async mutate<T>(operation: string, method: string, path: string, input: Input) {
      const key = givenKey(input.options) ?? newIdempotencyKey()
      const { envelope, answer } = await request(operation, method, path, input, key)
      return toMutationResult<T>(envelope, answer, key)
    },
    list<T>(operation: string, path: string, input: Input) {
      const first = input.query as { cursor?: string } | undefined
      return new ListCall<T>(async (cursor) => {
        // From the second page on by cursor, whichever way the first was asked for.
        const query = cursor === undefined ? first : { ...first, page: undefined, cursor }
        const { envelope, answer } = await request(operation, 'GET', path, { ...input, query }, null)
        return toPage<T>(envelope, answer)
      }, first?.cursor)
    },
  }
}

/** As an option, or as the header that the API itself takes: replaced by ours, it would protect nothing. */
const givenKey = ({ idempotencyKey, headers }: CallOptions = {}): string | null | undefined =>
  idempotencyKey ?? (headers && new Headers(headers).get('idempotency-key'))

type Request = (
  operation: string,
  method: string,
  path: string,
  input: Input,
  idempotencyKey: string | null,
) => Promise<{ envelope: Envelope; answer: Answer }>

/** openapi-fetch puts a request together and sees one logical call; the retries are in the `fetch` that it is given. */
function createRequest(runtime: Runtime): Request {
  const client = createClient({
    baseUrl: runtime.settings.baseUrl,
    headers: runtime.settings.headers,
    Request: Draft as unknown as typeof globalThis.Request,
  })
  // The one cast: methods above are typed by what is generated, and openapi-fetch's own types would weigh on every consumer.
  const dispatch = client.request as unknown as (method: string, path: string, init: object) => Promise<unknown>
  return async (operation, method, path, { path: parameters = {}, query, body, options = {} }, idempotencyKey) => {
    const call = startCall(runtime, { operation, method, path, idempotencyKey }, options)
    let answer: Answer | undefined
    const fetch = async (draft: Draft) => {
      answer = await send(runtime, draft, call, options.orgId)
      return new Arrived(answer)
    }
    const { headers } = options
    await dispatch(method, fillPath(path, parameters), { params: { query }, body, headers, fetch, parseAs: 'stream' })
    if (answer === undefined) throw new TypeError(`${operation} was not sent`)
    runtime.observe(path, answer.headers)
    return { envelope: readEnvelope(runtime, answer, call), answer }
  }
}
