import createClient, { type Client } from 'openapi-fetch'
import type { Homeroom } from './client.ts'
import type { paths } from './generated/paths.ts'
import type { CallOptions } from './options.ts'
import { runtimeOf } from './runtime.ts'
import { newIdempotencyKey, send, startCall } from './send.ts'

/** openapi-fetch's client, typed over every path of the contract. */
export type RawClient = Client<paths>

/**
 * The way out: any path of the contract, as openapi-fetch gives it (`{data, error, response}`, no envelope opened, and no
 * error thrown for an HTTP status), sharing the client's credential, organization, retries and reports. Middleware added
 * with `use` sees one logical call, whatever the number of attempts.
 *
 * ```ts
 * import { raw } from '@homeroom/sdk/raw'
 * const { data, response } = await raw(homeroom).GET('/api/v1/tasks/{id}', { params: { path: { id } } })
 * ```
 */
export function raw(homeroom: Homeroom, options: Omit<CallOptions, 'idempotencyKey' | 'signal'> = {}): RawClient {
  const runtime = runtimeOf(homeroom)
  const templates = new WeakMap<Request, string>()
  const client = createClient<paths>({
    baseUrl: runtime.settings.baseUrl,
    headers: { ...runtime.settings.headers, ...options.headers },
    async fetch(request) {
      const { method, url, headers, signal } = request
      const key = method === 'GET' || method === 'HEAD' ? null : (headers.get('idempotency-key') ?? newIdempotencyKey())
      const path = templates.get(request) ?? '(raw)'
      const call = startCall(runtime, { operation: null, method, path, idempotencyKey: key }, { ...options, signal })
      // Read once: a stream could be sent only once.
      const body = request.body === null ? undefined : await request.arrayBuffer()
      const answer = await send(runtime, { url, method, headers: new Headers(headers), body }, call, options.orgId)
      const { status, statusText, text } = answer
      return new Response(bodiless.has(status) ? null : text, { status, statusText, headers: answer.headers })
    },
  })
  client.use({
    onRequest({ schemaPath, request }) {
      templates.set(request, schemaPath)
    },
    onResponse({ schemaPath, response }) {
      runtime.observe(schemaPath, response.headers)
    },
  })
  return client
}

/** Statuses with which `Response` takes no body. */
const bodiless = new Set([204, 205, 304])
