import type { Exchange } from '../http/exchange.ts'
import { fromPublic } from '../ids.ts'

/** What a guard finds at a locator such as `path.id`, `body.studentId` or `body.records[].studentId`. */
export interface Located {
  /** uuids, each once */
  ids: string[]
  /** Something stands there that is no such id: validation will say so. */
  malformed: boolean
}

const MAX_IDS = 300

/** Reads ids from a request that nobody has validated yet, without trusting its shape. */
export function locate(x: Exchange, from: string, prefix: string): Located {
  const [place, ...steps] = from.split('.')
  let found: unknown[] = [place === 'path' ? x.pathParams : place === 'query' ? queryOf(x) : x.body]
  for (const step of steps) {
    const many = step.endsWith('[]')
    const key = many ? step.slice(0, -2) : step
    found = found.map((v) => (isObject(v) && Object.hasOwn(v, key) ? v[key] : undefined))
    if (many) found = found.flatMap((v) => (Array.isArray(v) ? v.slice(0, MAX_IDS + 1) : v === undefined ? [] : [v]))
  }
  const given = found.filter((v) => v !== undefined && v !== null)
  const ids = new Set<string>()
  for (const value of given) {
    const id = fromPublic(prefix, typeof value === 'string' ? value.trim() : value)
    if (id) ids.add(id)
  }
  return { ids: [...ids], malformed: given.some((v) => !fromPublic(prefix, typeof v === 'string' ? v.trim() : v)) }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function queryOf(x: Exchange): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(x.rawQuery))
}
