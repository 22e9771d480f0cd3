import type { Operation } from '@homeroom/contract/record'
import type { Exchange, Stage } from '../http/exchange.ts'
import { RateLimited, tighter } from '../limits.ts'

/** Guard 3: the user, or the API key, is within its own budget. */
export function userRateLimit(op: Operation): Stage | null {
  return op.access === 'public' ? null : limit
}

function limit(x: Exchange): Promise<void> {
  const { identity } = x
  if (!identity) throw new Error('guard 3 before guard 2')
  const [name, id] =
    identity.kind === 'key' ? (['api_key', identity.key.id] as const) : (['user', identity.user.id] as const)
  return x.services.limits.consume(name, id).then(
    (budget) => {
      x.budget = tighter(x.budget, budget)
    },
    (error) => {
      if (error instanceof RateLimited) x.counted ||= x.membership?.status === 'active'
      throw error
    },
  )
}
