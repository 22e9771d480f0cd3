import type { Operation } from '@homeroom/contract/record'
import type { Exchange, Stage } from '../http/exchange.ts'

/** The organization's monthly quota, right after guard 5: only requests that count for it are counted or refused. */
export function quota(op: Operation): Stage | null {
  return op.access === 'public' ? null : admit
}

function admit(x: Exchange): void | Promise<void> {
  if (!x.counted) return
  const over = x.services.quotas.admit(x.organization, x.now)
  if (over instanceof Promise) {
    return over.then((o) => {
      x.overQuota = o
    })
  }
  x.overQuota = over
}
