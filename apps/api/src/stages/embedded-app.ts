import type { Exchange } from '../http/exchange.ts'
import { tighter } from '../limits.ts'

const MAX_INIT_DATA = 4_096

/**
 * Embedded-app limit: requests that carry init data share a budget per app and organization. Nothing of it is verified
 * yet, so the caller's address is part of the key: made-up data cannot use up another's budget.
 */
export function embeddedApp(x: Exchange): void | Promise<void> {
  const initData = x.header('x-init-data')
  if (initData === undefined) return
  const fields = new URLSearchParams(initData.slice(0, MAX_INIT_DATA))
  const key = `${fields.get('app_id')?.slice(0, 40)}:${fields.get('org_id')?.slice(0, 40)}:${x.ip}`
  return x.services.limits.consume('embedded_app', key).then((budget) => {
    x.budget = tighter(x.budget, budget)
  })
}
