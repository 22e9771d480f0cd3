import type { Exchange } from '../http/exchange.ts'
import { tighter } from '../limits.ts'

/** Guard 1: the caller's address is within the public budget. */
export function publicThrottle(x: Exchange): Promise<void> {
  return x.services.limits.consume('ip', x.ip).then((budget) => {
    x.budget = tighter(x.budget, budget)
  })
}
