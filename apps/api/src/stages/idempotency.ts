import type { Operation } from '@homeroom/contract/record'
import { badRequest } from '../api-error.ts'
import type { Exchange, Stage } from '../http/exchange.ts'

const QUOTED = /^"([\x21\x23-\x7e]{1,255})"$/
const BARE = /^[\x21-\x7e]{1,255}$/

/** Reads `Idempotency-Key` and fingerprints the request; the handle stage claims the key inside the transaction. */
export function idempotency(op: Operation): Stage | null {
  if (!op.idempotent) return null
  return (x: Exchange) => {
    const header = x.header('idempotency-key')
    if (header === undefined) return
    const key = QUOTED.exec(header)?.[1] ?? (BARE.test(header) && !header.startsWith('"') ? header : null)
    if (!key) throw badRequest('invalid_header', 'Idempotency-Key must be 1 to 255 visible ASCII characters.')
    const query = x.rawQuery.split('&').sort().join('&')
    const { secrets } = x.services
    const parts = [op.method, x.path, query, x.rawBody]
    x.idempotency = {
      key,
      fingerprint: secrets.mac('idempotency', ...parts),
      isOf: (stored) => secrets.macs('idempotency', ...parts).some((mac) => mac.equals(stored)),
    }
  }
}
