import type { Exchange } from '../http/exchange.ts'
import { newId, toPublic } from '../ids.ts'

const KEPT = /^[A-Za-z0-9._-]{8,64}$/

/** Names the request: `meta.requestId`, `X-Request-Id`, logs, audit rows. A well-formed name from the caller is kept. */
export function correlationId(x: Exchange): void {
  const given = x.header('x-request-id')
  x.requestId = given && KEPT.test(given) ? given : toPublic('req', newId(x.nowMs))
}
