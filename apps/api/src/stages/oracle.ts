import type { Operation } from '@homeroom/contract/record'
import type { Stage } from '../http/exchange.ts'
import type { Services } from '../services.ts'

/** In development and tests every request that our validators let pass must satisfy express-openapi-validator as well. */
export function oracle(op: Operation, services: Services): Stage | null {
  const independent = services.oracle
  if (!independent || op.kind === 'retired') return null
  return (x) => independent.request(x)
}
