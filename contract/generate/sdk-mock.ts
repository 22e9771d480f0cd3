import type { Catalogue } from './catalogue.ts'
import type { Document, Schema } from './document.ts'
import { header } from './emit.ts'
import { queryParameters } from './emit-models.ts'
import type { Operation } from './record.ts'

type Schemas = Record<string, Schema>

/** What `@homeroom/sdk/mock` answers from and checks against: the schemas, with their examples, and no prose. */
export function emitMockContract(document: Document, operations: readonly Operation[], catalogue: Catalogue): string {
  const all = document.components?.schemas ?? {}
  const facts = operations.map((operation) => [operation.id, factsOf(document, operation)] as const)
  const sent = reach(
    all,
    facts.flatMap(([, { body, query = {} }]) => [...(body ? [{ $ref: body }] : []), ...Object.values(query)]),
  )
  const answered = reach(
    all,
    facts.flatMap(([, { data, meta }]) =>
      [data, 'Meta', 'ListMeta', ...(meta ? [meta] : [])].map(($ref) => ({ $ref })),
    ),
  )
  const names = Object.keys(all).filter((name) => sent.has(name) || answered.has(name))
  const schemas = names.map((name) => [name, trim(all[name] as Schema, sent.has(name), answered.has(name))])
  const statuses = Object.entries(catalogue.errors).map(([code, { status }]) => [code, status])
  const table = {
    operations: Object.fromEntries(facts),
    paging: sharedPaging(document, operations),
    schemas: Object.fromEntries(schemas),
    statuses: Object.fromEntries(statuses),
  }
  // As text it stays small in the package, whatever a bundler does to code, and engines read JSON faster.
  return `${header}import type { MockContract } from '../mock/contract.ts'

export const contract: MockContract = JSON.parse(${quoted(JSON.stringify(table))})
`
}

const quoted = (text: string) => `\`${text.replace(/[\\`]|\$\{/g, '\\$&')}\``

/** What is usual is left out; `mock/contract.ts` says what that is. */
function factsOf(document: Document, operation: Operation) {
  const { statuses, data, body, envelope, kind } = operation
  const meta = nameOf(document.components?.schemas?.[envelope]?.properties?.meta?.$ref as string)
  const query = queryParameters(document, operation)
  return {
    data: data as string,
    ...(statuses[0] === 200 ? {} : { status: statuses[0] }),
    ...(meta === (kind === 'list' ? 'ListMeta' : 'Meta') ? {} : { meta }),
    ...(body ? { body: body.schema } : {}),
    ...(body && !body.required ? { bodyOptional: true } : {}),
    ...queryFacts(query),
  }
}

/** Lists share their paging, and few queries need a parameter. */
function queryFacts(parameters: ReturnType<typeof queryParameters>) {
  const query = Object.fromEntries(parameters.map(({ name, schema }) => [name, trim(schema, true, false)]))
  const needed = parameters.filter(({ required }) => required).map(({ name }) => name)
  const paged = paging.every((name) => name in query)
  if (paged) for (const name of paging) delete query[name]
  return {
    ...(paged ? { paged } : {}),
    ...(Object.keys(query).length > 0 ? { query } : {}),
    ...(needed.length > 0 ? { needed } : {}),
  }
}

const paging = ['page', 'limit', 'cursor']

/** The paging that every list has. */
function sharedPaging(document: Document, operations: readonly Operation[]): Record<string, Schema> {
  const all = operations.map((operation) => {
    const query = queryParameters(document, operation).filter(({ name }) => paging.includes(name))
    return query.length < paging.length
      ? null
      : JSON.stringify(query.map(({ name, schema }) => [name, trim(schema, true, false)]))
  })
  const [one, ...others] = [...new Set(all)].filter((text) => text !== null)
  if (others.length > 0) throw new Error('lists that are paged differently')
  return one === undefined ? {} : Object.fromEntries(JSON.parse(one))
}

const nameOf = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1)

/** The schemas that these lead to, by name. */
function reach(all: Schemas, from: readonly Schema[]): Set<string> {
  const found = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { $ref } = value as Schema
    const name = typeof $ref === 'string' ? nameOf($ref) : null
    if (name !== null && !found.has(name)) {
      found.add(name)
      visit(all[name])
    }
    Object.values(value).forEach(visit)
  }
  from.forEach(visit)
  return found
}

const shape = [
  '$ref',
  'type',
  'properties',
  'items',
  'minItems',
  'additionalProperties',
  'enum',
  'const',
  'anyOf',
  'oneOf',
]
const limits = ['pattern', 'format', 'minimum', 'maximum', 'minLength', 'maxLength', 'maxItems']
const more = ['minProperties', 'uniqueItems']

/**
 * Limits matter in what is sent, examples in what is answered. With `properties` a schema is an object with these fields and
 * no others, unless it says so, all of them required but the `optional` ones: most are so, and nothing is left to say.
 */
function trim(schema: Schema, sent: boolean, answered: boolean): Schema {
  if (!schema.properties) return trimmed(schema, sent, answered)
  const { type: _, additionalProperties, required = [], ...fields } = schema
  const optional = Object.keys(schema.properties).filter((name) => !required.includes(name))
  return {
    ...trimmed(fields, sent, answered),
    ...(additionalProperties === false ? {} : { additionalProperties: additionalProperties ?? true }),
    ...(optional.length > 0 ? { optional } : {}),
  }
}

function trimmed(schema: Schema, sent: boolean, answered: boolean): Schema {
  const kept = new Set([...shape, ...(sent ? [...limits, ...more] : []), ...(answered ? ['examples'] : [])])
  const entries = Object.entries(schema).flatMap(([key, value]) => {
    if (!kept.has(key)) return []
    if (key === '$ref') return [[key, nameOf(value as string)]]
    if (key === 'properties') return [[key, mapValues(value as Schemas, (one) => trim(one, sent, answered))]]
    if (key === 'anyOf' || key === 'oneOf') return [[key, (value as Schema[]).map((one) => trim(one, sent, answered))]]
    if (key === 'examples') return [[key, (value as unknown[]).slice(0, 1)]]
    const nested = typeof value === 'object' && value !== null && (key === 'items' || key === 'additionalProperties')
    return [[key, nested ? trim(value as Schema, sent, answered) : value]]
  })
  return Object.fromEntries(entries)
}

const mapValues = <A, B>(object: Record<string, A>, change: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]))
