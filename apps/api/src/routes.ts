import { operations } from '@homeroom/contract/operations'
import type { Operation } from '@homeroom/contract/record'
import findMyWay from 'find-my-way'
import type { ProcessRole } from './config.ts'
import { type AnyHandler, handlers } from './handlers.ts'
import type { Route } from './http/exchange.ts'
import { pipelineOf } from './pipeline.ts'
import type { Services } from './services.ts'

export type Methods = ReadonlyMap<string, Route>
export interface Found {
  methods: Methods
  params: Record<string, string | undefined>
}

/** The contract's operations as a table: path → method → operation with its pipeline. */
export function routeTable(services: Services): (path: string) => Found | null {
  const byPath = Map.groupBy(servedBy(services.config.role), (op) => op.path)
  const fixed = new Map<string, Methods>()
  const router = findMyWay({ caseSensitive: true, ignoreTrailingSlash: false, maxParamLength: MAX_PARAMETER })
  for (const [path, ops] of byPath) {
    const methods = new Map(ops.map((op) => [op.method as string, routeOf(op, services)]))
    if (path.includes('{')) router.on('GET', path.replace(/\{(\w+)\}/g, ':$1'), () => {}, methods)
    else fixed.set(path, methods)
  }
  return (path) => {
    const methods = fixed.get(path)
    if (methods) return { methods, params: {} }
    const found = router.find('GET', verbatim(path))
    if (!found?.store || Object.values(found.params).includes('')) return null
    return { methods: found.store as Methods, params: decoded(found.params) }
  }
}

/** A process that only works behind the requests still answers probes. */
function servedBy(role: ProcessRole): Operation[] {
  const all = Object.values<Operation>(operations)
  return role === 'worker' ? all.filter(({ path }) => path.startsWith('/health/')) : all
}

/** No more than what a request's head may hold: an id that is too long is a wrong id, not an unknown route. */
const MAX_PARAMETER = 16 * 1024

/** Keeps the router from decoding (`/%61pi` is not `/api`) and from cutting at `#`: it decodes this to the path as sent. */
const verbatim = (path: string): string => path.replace(/[%#]/g, encodeURIComponent)

/** Parameters with their percent-encoding resolved; as they were sent where that cannot be, for validation to refuse. */
function decoded(params: Found['params']): Found['params'] {
  for (const [name, value] of Object.entries(params)) {
    if (!value?.includes('%')) continue
    try {
      params[name] = decodeURIComponent(value)
    } catch {}
  }
  return params
}

const routeOf = (op: Operation, services: Services): Route => ({
  op,
  stages: pipelineOf(op, services, handlers[op.id as keyof typeof handlers] as AnyHandler),
})
