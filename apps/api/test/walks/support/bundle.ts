import document from '@homeroom/contract/openapi.json' with { type: 'json' }
import { operations } from '@homeroom/contract/operations'
import type { Operation } from '@homeroom/contract/record'

/** A JSON Schema of the contract, as far as the walks look into it. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  minProperties?: number
  additionalProperties?: boolean | Schema
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  examples?: unknown[]
  default?: unknown
}
export interface ParameterObject {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Schema
}
export interface HeaderObject {
  required?: boolean
  schema: Schema
}
interface ResponseObject {
  headers?: Record<string, HeaderObject>
  content?: Record<string, { schema: Schema }>
}
interface OperationObject {
  operationId: string
  parameters?: ParameterObject[]
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> }
  responses: Record<string, ResponseObject>
}

/** The bundled contract, read by the tests themselves: nothing here comes from the server's own reading of it. */
export const bundle = document as unknown as {
  paths: Record<string, Record<string, OperationObject> & { parameters?: ParameterObject[] }>
  components: Record<string, Record<string, unknown>>
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

export const everyOperation: readonly Operation[] = Object.values<Operation>(operations)
export const live = everyOperation.filter((op) => op.kind !== 'retired')
export const guarded = live.filter((op) => op.access !== 'public')
export const unguarded = live.filter((op) => op.access === 'public')
export const retired = everyOperation.filter((op) => op.kind === 'retired')
export const lists = live.filter((op) => op.kind === 'list')
export const mutations = live.filter((op) => op.idempotent)

/** `METHOD /path` of everything that the bundled document declares. */
export const declaredRoutes: readonly { method: string; path: string; id: string }[] = Object.entries(
  bundle.paths,
).flatMap(([path, item]) =>
  METHODS.flatMap((m) => (item[m] ? [{ method: m.toUpperCase(), path, id: item[m].operationId }] : [])),
)

const resolved = new WeakMap<object, object>()

/** Follows a local reference; siblings of `$ref` (descriptions, mostly) stay. The same object gives the same answer. */
export function resolve<T extends object>(value: T): T {
  const { $ref, ...siblings } = value as { $ref?: string }
  if (!$ref) return value
  const known = resolved.get(value) ?? { ...resolve(target($ref)), ...siblings }
  resolved.set(value, known)
  return known as T
}

function target($ref: string): object {
  const steps = $ref.replace('#/', '').split('/')
  const found = steps.reduce<unknown>((node, key) => (node as Record<string, unknown>)?.[key], bundle)
  if (!found) throw new Error(`${$ref} is not in the bundled contract`)
  return found
}

export interface Inputs {
  path: ParameterObject[]
  query: ParameterObject[]
  body: Schema | null
}

/** What an operation takes besides headers. */
export function inputsOf(op: Operation): Inputs {
  const item = bundle.paths[op.path]
  const object = objectOf(op)
  const parameters = [...(item?.parameters ?? []), ...(object.parameters ?? [])].map(resolve)
  return {
    path: parameters.filter((p) => p.in === 'path'),
    query: parameters.filter((p) => p.in === 'query'),
    body: object.requestBody ? (resolve(object.requestBody).content['application/json']?.schema ?? null) : null,
  }
}

/** The answer that the contract declares for a status, else its `default`. */
export function responseOf(op: Operation, status: number): ResponseObject {
  const { responses } = objectOf(op)
  const found = responses[status] ?? responses.default
  if (!found) throw new Error(`${op.id} declares neither ${status} nor a default response`)
  return resolve(found)
}

function objectOf(op: Operation): OperationObject {
  const found = bundle.paths[op.path]?.[op.method.toLowerCase()]
  if (!found) throw new Error(`${op.id} is not in the bundled contract: pnpm generate`)
  return found
}

export const typesOf = (schema: Schema): string[] => [schema.type ?? []].flat()
export const isNullable = (schema: Schema): boolean => typesOf(schema).includes('null')

const TYPE_ID = /_\[0-7\]\[0-9a-hjkmnp-tv-z\]\{25\}\$$/

/** The prefix of the ids that a schema takes (`task`), or null where it takes none. One of several kinds: its example's. */
export function idPrefixOf(schema: Schema): string | null {
  if (!schema.pattern || !TYPE_ID.test(schema.pattern)) return null
  const example = schema.examples?.find((e) => typeof e === 'string') as string | undefined
  return example?.slice(0, example.lastIndexOf('_')) ?? (/^\^\(?([a-z]+)/.exec(schema.pattern)?.[1] as string)
}
