import type { Operation } from '@homeroom/contract/record'
import { ApiError } from '../api-error.ts'
import { verifyInitData } from '../auth/init-data.ts'
import type { Exchange, Stage } from '../http/exchange.ts'

/** Guard 10: embedded-app init data, on the routes that declare it (`x-init-data`); elsewhere it does nothing. */
export function initData(op: Operation): Stage | null {
  if (!op.initData) return null
  return async (x: Exchange) => {
    const given = x.header('x-init-data')
    if (!given) throw new ApiError('missing_initdata')
    x.embedded = await verifyInitData(given, x.services, x.nowMs)
  }
}
