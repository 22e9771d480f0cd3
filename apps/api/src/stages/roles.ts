import type { Operation } from '@homeroom/contract/record'
import type { Stage } from '../http/exchange.ts'

/** Guard 6: legacy role declarations. No operation of v1 declares any, so it has nothing to check; super-admins bypass it. */
export function roles(_op: Operation): Stage | null {
  return null
}
