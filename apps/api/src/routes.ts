import { operations } from '@homeroom/contract/operations'
import type { Operation } from '@homeroom/contract/record'
import findMyWay from 'find-my-way'
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
  const byPath = Map.groupBy(Object.values<Operation>(operations), (op) => op.path)
  const fixed = new Map<string, Methods>()
  const router = findMyWay({ caseSensitive: true, ignoreTrailingSlash: false, maxParamLength: 200 })
  for (const [path, ops] of byPath) {
    const methods = new Map(ops.map((op) => [op.method as string, routeOf(op, services)]))
    if (path.includes('{')) router.on('GET', path.replace(/\{(\w+)\}/g, ':$1'), () => {}, methods)
    else fixed.set(path, methods)
  }
  return (path) => {
    const methods = fixed.get(path)
    if (methods) return { methods, params: {} }
    const found = router.find('GET', path)
    return found?.store ? { methods: found.store as Methods, params: found.params } : null
  }
}

const routeOf = (op: Operation, services: Services): Route => ({
  op,
  stages: pipelineOf(op, services, handlers[op.id as keyof typeof handlers] as AnyHandler),
})
