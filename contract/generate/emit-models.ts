import { type Document, operationsOf, type ParameterObject, resolve, type Schema, schemaName } from './document.ts'
import { header } from './emit.ts'
import type { Operation } from './record.ts'

/** Names of the schemas that every result carries. */
const always = ['Meta', 'ListMeta', 'Pagination']

/**
 * The SDK's public types: one flat interface per schema that a caller sends or gets, and one per operation's query.
 * What a service sends may grow, so its enums are open there; what a caller sends is checked against the known values.
 */
export function emitModels(document: Document, operations: readonly Operation[]): string {
  const queries = operations.map((operation) => ({ operation, parameters: queryParameters(document, operation) }))
  const models = [...modelNames(document, operations)].map(([name, sent]) =>
    emitModel(new Writer(document, !sent), name),
  )
  const parameters = queries
    .filter((query) => query.parameters.length > 0)
    .map((query) => emitParameters(new Writer(document, false), query.operation, query.parameters))
  return `${[header.trimEnd(), open, ...models, ...parameters].join('\n\n')}\n`
}

/** Names of the schemas that operations send or get, in the document's order, and whether callers send them. */
export function modelNames(document: Document, operations: readonly Operation[]): Map<string, boolean> {
  const queries = operations.map((operation) => queryParameters(document, operation))
  const sent = namesWithin(document, [
    ...operations.flatMap(({ body }) => (body ? [body.schema] : [])),
    ...queries.flatMap((parameters) => parameters.flatMap(({ schema }) => references(schema))),
  ])
  const got = namesWithin(document, [...always, ...operations.flatMap(({ data }) => (data ? [data] : []))])
  const names = Object.keys(document.components?.schemas ?? {}).filter((name) => sent.has(name) || got.has(name))
  return new Map(names.map((name) => [name, sent.has(name)]))
}

/** `TasksListParams` for tasks.list. */
export function paramsName({ id }: Operation): string {
  return `${pascal(id)}Params`
}

export const pascal = (dotted: string): string =>
  dotted.replace(/(?:^|\.)([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The operation's query parameters as the document declares them, path-level ones included. */
export function queryParameters(document: Document, { id }: Operation): (ParameterObject & { description?: string })[] {
  for (const { item, operation } of operationsOf(document)) {
    if (operation.operationId !== id) continue
    const declared = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
    return declared.map((parameter) => resolve<ParameterObject>(document, parameter)).filter((p) => p.in === 'query')
  }
  throw new Error(`${id} is not in the document`)
}

/** What these schemas need beyond the models: the declarations, and the import of the models that they name. */
export function besideModels(
  document: Document,
  roots: readonly string[],
  models: ReadonlySet<string>,
  namedElsewhere: readonly string[] = [],
) {
  const needed = [...namesWithin(document, roots)]
  const own = needed.filter((name) => !models.has(name))
  const text = own.map((name) => emitModel(new Writer(document, true), name)).join('\n\n')
  const named = new Set([...namedElsewhere, ...(text.match(/\b[A-Z]\w*\b/g) ?? [])])
  const imported = ['Open', ...needed.filter((name) => models.has(name))].filter((name) => named.has(name)).sort()
  return { text, imports: `import type {\n${imported.map((name) => `  ${name},`).join('\n')}\n} from './models.ts'\n` }
}

const open = `/** One of the known values, or one that a newer service has added. */
export type Open<T extends string> = T | (string & {})`

export function emitModel(writer: Writer, name: string): string {
  const schema = writer.named(name)
  const body = schema.properties
    ? `export interface ${name} ${writer.fields(schema, '')}`
    : `export type ${name} = ${writer.type({ ...schema, description: undefined }, '', false)}`
  return comment(schema, '') + body
}

function emitParameters(
  writer: Writer,
  operation: Operation,
  parameters: (ParameterObject & { description?: string })[],
): string {
  const properties = Object.fromEntries(
    parameters.map(({ name, description, schema }) => [name, { ...schema, description, default: schema.default }]),
  )
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name)
  const fields = writer.fields({ properties, required }, '')
  return `/** Query of \`${operation.id}\`. */\nexport interface ${paramsName(operation)} ${fields}`
}

/** Writes schemas as TypeScript, with open enums or closed ones. */
export class Writer {
  readonly #document: Document
  readonly #open: boolean

  constructor(document: Document, openEnums: boolean) {
    this.#document = document
    this.#open = openEnums
  }

  named(name: string): Schema {
    return namedSchema(this.#document, name)
  }

  fields({ properties = {}, required = [] }: Schema, indent: string): string {
    const inner = `${indent}  `
    const lines = Object.entries(properties).map(([name, schema]) => {
      const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)
      const optional = !required.includes(name)
      // Callers hand on what they were given: undefined is «not given», also under `exactOptionalPropertyTypes`.
      const absent = optional && !this.#open ? ' | undefined' : ''
      return `${comment(schema, inner)}${inner}${key}${optional ? '?' : ''}: ${this.type(schema, inner)}${absent}`
    })
    return `{\n${lines.join('\n')}\n${indent}}`
  }

  /** `open` is false for an enum's own declaration: it is opened where it is used. */
  type(schema: Schema, indent: string, openEnum = this.#open): string {
    if (schema.$ref) return this.#reference(schema)
    if (schema.const !== undefined) return JSON.stringify(schema.const)
    if (Array.isArray(schema.enum)) return this.#enum(schema.enum, openEnum)
    for (const [keyword, operator] of [
      ['oneOf', ' | '],
      ['anyOf', ' | '],
      ['allOf', ' & '],
    ] as const) {
      const parts = schema[keyword] as Schema[] | undefined
      if (parts) return parts.map((part) => this.type(part, indent)).join(operator)
    }
    const types = [schema.type ?? []].flat()
    if (types.length === 0 && !schema.properties) return 'unknown'
    return (types.length === 0 ? ['object'] : types).map((type) => this.#single(type, schema, indent)).join(' | ')
  }

  #single(type: string, schema: Schema, indent: string): string {
    if (type === 'integer') return 'number'
    if (type === 'array') {
      const item = this.type(schema.items ?? {}, indent)
      return /^[\w<>]+$/.test(item) ? `${item}[]` : `(${item})[]`
    }
    if (type !== 'object') return type
    if (schema.properties) return this.fields(schema, indent)
    const values = schema.additionalProperties
    // Not `Record<…>`: a school has records, and a schema of that name would take its place.
    return `{ [key: string]: ${isSchema(values) ? this.type(values, indent) : 'unknown'} }`
  }

  /** `Task`; `Open<TaskStatus>` where enums are open; and `ProjectId | null` for `ProjectIdOrNull`. */
  #reference(schema: Schema): string {
    const name = schemaName(schema)
    if (name === null) throw new Error(`${schema.$ref} is not a named schema`)
    const nullable = nullableScalar(this.#document, name)
    if (nullable?.base) return `${this.#reference({ $ref: `#/components/schemas/${nullable.base}` })} | null`
    if (nullable) return this.type(this.named(name), '')
    return this.#open && Array.isArray(this.named(name).enum) ? `Open<${name}>` : name
  }

  #enum(values: readonly unknown[], openEnum: boolean): string {
    const known = values.filter((value) => value !== null)
    const union = known.map((value) => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value))).join(' | ')
    // A single value is a tag that tells variants apart: opening it would end the narrowing.
    const opened = openEnum && known.length > 1 && typeof known[0] === 'string' ? `Open<${union}>` : union
    return known.length < values.length ? `${opened} | null` : opened
  }
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

/** Everything that these schemas lead to, themselves included. */
export function namesWithin(document: Document, roots: readonly string[]): Set<string> {
  const found = new Set<string>()
  const visit = (name: string) => {
    const nullable = nullableScalar(document, name)
    if (nullable?.base) return visit(nullable.base)
    if (nullable || found.has(name)) return
    found.add(name)
    for (const next of references(namedSchema(document, name))) visit(next)
  }
  for (const root of roots) visit(root)
  return found
}

/** A named scalar that may be null: written out where it is used, by its non-null namesake where there is one. */
function nullableScalar(document: Document, name: string): { base: string | null } | null {
  const { type, properties } = namedSchema(document, name)
  if (!Array.isArray(type) || !type.includes('null') || properties || type.includes('array')) return null
  const base = name.replace(/OrNull$/, '')
  return { base: base !== name && document.components?.schemas?.[base] ? base : null }
}

function references(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const own = schemaName(node as Schema)
  return [...(own ? [own] : []), ...Object.values(node).flatMap(references)]
}

function namedSchema(document: Document, name: string): Schema {
  const schema = document.components?.schemas?.[name]
  if (!schema) throw new Error(`there is no schema ${name}`)
  return schema
}

function comment(schema: Schema, indent: string): string {
  const text = [
    schema.description,
    schema.default === undefined ? '' : `Default \`${JSON.stringify(schema.default)}\`.`,
  ]
  const lines = wrap(text.filter(Boolean).join(' '), 110 - indent.length)
  if (schema.deprecated === true) lines.push('@deprecated')
  return docComment(lines, indent)
}

/** A TSDoc block, or nothing for no lines. */
export function docComment(lines: readonly string[], indent: string): string {
  const safe = lines.map((line) => line.replaceAll('*/', '*\\/'))
  if (safe.length === 0) return ''
  if (safe.length === 1) return `${indent}/** ${safe[0]} */\n`
  return `${indent}/**\n${safe.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`
}

export function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
