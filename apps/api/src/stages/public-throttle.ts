import type { Exchange } from '../http/exchange.ts'
import { tighter } from '../limits.ts'

/** Guard 1: the caller's address is within the public budget. */
export async function publicThrottle(x: Exchange): Promise<void> {
  x.budget = tighter(x.budget, await x.services.limits.consume('ip', x.ip))
}
