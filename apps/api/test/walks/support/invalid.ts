import type { Operation } from '@homeroom/contract/record'
import { inputsOf } from './bundle.ts'
import { type Draft, urlOf } from './draft.ts'
import { faultsOf, parameterFaults } from './faults.ts'
import { fieldOf, sampleOf, withValue } from './values.ts'

/** A request with one thing wrong, and how `details` must name it. */
export interface Invalid {
  draft: Draft
  /** Path and query where the draft's own will not do. */
  url?: string
  location: 'body' | 'query' | 'path'
  field: string
  code: string
  /** The broken rule: a keyword of the schema, `unknown` or `twice`. */
  broken: string
  value: unknown
}

/** What no operation takes: an ordinary name, a column, and names that JavaScript's objects have. */
const STRANGERS = ['zzzUnknown', 'orgId', '__proto__', 'constructor', 'Limit']

/** All the ways in which the contract lets us be wrong about one valid request. */
export async function* invalidRequests(op: Operation, draft: Draft): AsyncGenerator<Invalid> {
  yield* wrongPaths(op, draft)
  yield* wrongQueries(op, draft)
  yield* wrongBodies(op, draft)
}

function* wrongPaths(op: Operation, draft: Draft): Generator<Invalid> {
  for (const parameter of inputsOf(op).path) {
    const { name } = parameter
    for (const { value, broken, code } of parameterFaults(parameter, draft.path[name] ?? '')) {
      if (value === '') continue // another route, or none
      const changed = { ...draft, path: { ...draft.path, [name]: value } }
      yield { draft: changed, location: 'path', field: name, code, broken, value }
    }
  }
}

async function* wrongQueries(op: Operation, draft: Draft): AsyncGenerator<Invalid> {
  const at = { draft, location: 'query' as const }
  const needed = inputsOf(op).query.filter(({ required }) => required)
  /** The wrong part, beside what the operation cannot do without. */
  const urlWith = (name: string, wrong: string) => {
    const rest = needed.filter((one) => one.name !== name).map((one) => [one.name, draft.query[one.name] ?? ''])
    const url = urlOf({ ...draft, query: Object.fromEntries(rest) })
    return `${url}${rest.length > 0 ? '&' : '?'}${wrong}`
  }
  for (const name of STRANGERS)
    yield { ...at, url: urlWith(name, `${name}=1`), field: name, code: 'unknown_field', broken: 'unknown', value: 1 }
  for (const { name } of needed)
    yield { ...at, url: urlWith(name, ''), field: name, code: 'required', broken: 'required', value: undefined }
  for (const parameter of inputsOf(op).query) {
    const { name } = parameter
    const valid = draft.query[name] ?? String(await sampleOf(parameter.schema, name, { full: true, ids: never }))
    const once = `${name}=${encodeURIComponent(valid)}`
    yield {
      ...at,
      url: urlWith(name, `${once}&${once}`),
      field: name,
      code: 'duplicate',
      broken: 'twice',
      value: valid,
    }
    for (const { value, broken, code } of parameterFaults(parameter, valid))
      yield { ...at, url: urlWith(name, `${name}=${encodeURIComponent(value)}`), field: name, code, broken, value }
  }
}

function* wrongBodies(op: Operation, draft: Draft): Generator<Invalid> {
  const { body } = inputsOf(op)
  if (!body) {
    if (op.method === 'GET') return
    const changed = { ...draft, body: { zzzUnknown: 1 } }
    yield { draft: changed, location: 'body', field: 'zzzUnknown', code: 'unknown_field', broken: 'unknown', value: 1 }
    return
  }
  for (const { path, value, broken, code } of faultsOf(body, draft.body)) {
    const changed = { ...draft, body: withValue(draft.body, path, value) }
    yield { draft: changed, location: 'body', field: fieldOf(path), code, broken, value }
  }
  if (!op.body?.required) return
  const none = { ...draft, body: undefined }
  yield { draft: none, location: 'body', field: '', code: 'required', broken: 'required', value: undefined }
}

const never = async (prefix: string): Promise<string> => {
  throw new Error(`a paging parameter takes no ${prefix}_ id`)
}

/** What to call it when a test fails. */
export const nameOf = ({ location, field, broken, value }: Invalid): string => {
  const shown = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'absent')
  return `${location} ${field || '(whole)'}: ${broken} ${shown.length > 60 ? `${shown.slice(0, 60)}… (${shown.length})` : shown}`
}
