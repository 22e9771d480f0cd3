import type { Exchange } from '../http/exchange.ts'
import { fromPublic } from '../ids.ts'

/** What a guard finds at a locator such as `path.id`, `body.studentId` or `body.records[].studentId`. */
export interface Located {
  place: 'path' | 'query' | 'body'
  /** uuids, each once, and the field where each stands first, e.g. `records[3].studentId`. */
  fields: ReadonlyMap<string, string>
  /** Something stands there that is no such id: validation will say so. */
  malformed: boolean
}

/** As many as any operation names, so that none goes unchecked: a group has 500 people. */
const MAX_IDS = 500

/** Reads ids from a request that nobody has validated yet, without trusting its shape. `caller` is the user who calls. */
export function locate(x: Exchange, from: string, prefix: string): Located {
  if (from === 'caller') return { place: 'body', fields: new Map([[x.caller.userId, '']]), malformed: false }
  const { place, given } = valuesAt(x, from)
  const fields = new Map<string, string>()
  let malformed = false
  for (const { field, value } of given) {
    const id = fromPublic(prefix, typeof value === 'string' ? value.trim() : value)
    if (!id) malformed = true
    else if (!fields.has(id)) fields.set(id, field)
  }
  return { place, fields, malformed }
}

/** Whether anything stands at a locator. */
export const isGiven = (x: Exchange, from: string): boolean => valuesAt(x, from).given.length > 0

function valuesAt(x: Exchange, from: string): { place: Located['place']; given: { field: string; value: unknown }[] } {
  const [place, ...steps] = from.split('.') as [Located['place'], ...string[]]
  let found: { field: string; value: unknown }[] = [{ field: '', value: rootOf(x, place) }]
  for (const step of steps) {
    const many = step.endsWith('[]')
    const key = many ? step.slice(0, -2) : step
    found = found.map(({ field, value }) => ({
      field: field ? `${field}.${key}` : key,
      value: isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined,
    }))
    if (many) found = found.flatMap(elements)
  }
  return { place, given: found.filter(({ value }) => value !== undefined && value !== null) }
}

const elements = ({ field, value }: { field: string; value: unknown }) =>
  Array.isArray(value)
    ? value.slice(0, MAX_IDS + 1).map((element, i) => ({ field: `${field}[${i}]`, value: element as unknown }))
    : [{ field, value }]

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function rootOf(x: Exchange, place: Located['place']): unknown {
  if (place === 'path') return x.pathParams
  return place === 'query' ? Object.fromEntries(new URLSearchParams(x.rawQuery)) : x.body
}
