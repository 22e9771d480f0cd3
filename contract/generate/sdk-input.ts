import type { Catalogue } from './catalogue.ts'
import { type Document, methods, type OperationObject } from './document.ts'
import { paramsName, pascal, wrap } from './emit-models.ts'
import type { Operation } from './record.ts'
import { guardsChildData, hasMethod } from './sdk-tables.ts'

/** What the API template prints for one operation (`x-op`). */
interface MethodLayout {
  readonly name: string
  readonly alias: string | null
  readonly id: string
  /** TSDoc, line by line, each with the space before it. */
  readonly doc: readonly string[]
  readonly parameters: string
  readonly arguments: string
  readonly result: string
  readonly call: string
}

/** What the API template prints once per class (`x-resource`, the same on each operation of it). */
interface ClassLayout {
  readonly doc: string
  readonly results: string
  readonly lists: boolean
}

/** One name in the tree of namespaces: a class, or a name that holds others. */
interface Node {
  readonly name: string
  readonly className: string | null
  readonly doc: string
  readonly children: Node[]
}

/**
 * The document as openapi-generator gets it: operations without a method taken out, a tag per class, and everything that
 * the templates cannot work out (mustache neither compares nor splits nor nests) put where they find it.
 */
export function generatorInput(document: Document, operations: readonly Operation[], catalogue: Catalogue): object {
  // Of webhooks the generator would make an API that does not compile.
  const { webhooks: _, ...input } = structuredClone(document)
  const byId = new Map(operations.filter(hasMethod).map((operation) => [operation.id, operation]))
  const resources = [...new Set([...byId.values()].map(({ resource }) => resource))]
  const classes = new Map(resources.map((resource) => [resource, classLayout(input, resource, [...byId.values()])]))
  for (const [path, item] of Object.entries(input.paths)) {
    for (const method of methods) {
      const object = item[method] as OperationObject | undefined
      const operation = byId.get(object?.operationId ?? '')
      if (!operation) delete item[method]
      else if (object) {
        object.tags = [pascal(operation.resource)]
        object['x-op'] = methodLayout(operation, catalogue)
        object['x-resource'] = classes.get(operation.resource)
      }
    }
    if (!methods.some((method) => item[method])) delete input.paths[path]
  }
  return {
    ...input,
    tags: resources.map((resource) => ({ name: pascal(resource) })),
    'x-sdk': { classes: resources.map(classReference), tree: tree(document, resources) },
  }
}

const classReference = (resource: string) => ({ className: pascal(resource), file: kebab(resource) })

/** `academic-attendance`, as the generator names the class's file. */
const kebab = (resource: string): string =>
  pascal(resource)
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()

function classLayout(document: Document, resource: string, operations: readonly Operation[]): ClassLayout {
  const own = operations.filter((operation) => operation.resource === resource)
  const results = own.flatMap(({ kind, idempotent }) =>
    kind === 'list' ? [] : [idempotent ? 'MutationResult' : 'Result'],
  )
  return {
    doc: describe(document, resource),
    results: [...new Set(results)].sort().join(', '),
    lists: own.some(({ kind }) => kind === 'list'),
  }
}

const queryOf = ({ parameters }: Operation) => parameters.filter((parameter) => parameter.in === 'query')

function methodLayout(operation: Operation, catalogue: Catalogue): MethodLayout {
  const { id, name, alias, method, path, kind, idempotent, data } = operation
  if (kind === 'list' && method !== 'GET') throw new Error(`${id}: a list is read with GET`)
  if (kind === 'single' && !idempotent && method !== 'GET') throw new Error(`${id}: a ${method} that is not idempotent`)
  const model = `Models.${data}`
  const where = idempotent ? `'${id}', '${method}', '${path}'` : `'${id}', '${path}'`
  const input = inputOf(operation)
  return {
    name,
    alias,
    id,
    doc: documentation(operation, catalogue),
    parameters: input.parameters,
    arguments: input.names,
    result: kind === 'list' ? `ListCall<${model}>` : `Promise<${idempotent ? 'MutationResult' : 'Result'}<${model}>>`,
    call: `${kind === 'list' ? 'list' : idempotent ? 'mutate' : 'read'}<${model}>(${where}, { ${input.literal} })`,
  }
}

/** Path parameters one by one, then the body, the query, and the call's options. */
function inputOf(operation: Operation) {
  const path = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name as string)
  const query = queryOf(operation)
  const bodyRequired = operation.body?.required ?? false
  const queryRequired = query.some(({ required }) => required)
  const parts = [
    ...path.map((name) => ({ name, type: 'string', required: true })),
    ...(operation.body
      ? [{ name: 'body', type: `Models.${operation.body.schema}`, required: bodyRequired || queryRequired }]
      : []),
    ...(query.length > 0 ? [{ name: 'params', type: `Models.${paramsName(operation)}`, required: queryRequired }] : []),
    { name: 'options', type: 'CallOptions', required: false },
  ]
  const reserved = parts.map(({ name }) => name).find((name, index, all) => all.indexOf(name) !== index)
  if (reserved) throw new Error(`${operation.id}: a path parameter must not be called ${reserved}`)
  const undefinable = (name: string) => name === 'body' && !bodyRequired && queryRequired
  const declare = ({ name, type, required }: (typeof parts)[number]) =>
    `${name}${required ? '' : '?'}: ${type}${undefinable(name) ? ' | undefined' : ''}`
  const literal = [
    ...(path.length > 0 ? [`path: { ${path.join(', ')} }`] : []),
    ...(operation.body ? ['body'] : []),
    ...(query.length > 0 ? ['query: params'] : []),
    'options',
  ]
  return {
    parameters: parts.map(declare).join(', '),
    names: parts.map(({ name }) => name).join(', '),
    literal: literal.join(', '),
  }
}

function documentation(operation: Operation, { commonErrors }: Catalogue): string[] {
  const { summary, description, errors, deprecated } = operation
  const guards = guardsChildData(operation) ? (commonErrors.childData ?? []) : []
  const codes = [
    ...errors.map(({ code, reasons }) => (reasons.length > 0 ? `\`${code}\` (${reasons.join(', ')})` : `\`${code}\``)),
    ...guards.map((code) => `\`${code}\``),
  ]
  const sentences = [
    `${summary}.`,
    '',
    ...wrap(description, 110),
    '',
    `${access(operation)}.`,
    ...wrap(
      `Error codes: ${codes.length > 0 ? `${codes.join(', ')}, and those of every call` : 'those of every call'}.`,
      110,
    ),
  ]
  if (deprecated) {
    const instead = deprecated.replacement ? ` Use ${deprecated.replacement}.` : ''
    sentences.push(
      `@deprecated since ${deprecated.at}, may be gone after ${deprecated.sunset}.${instead} See ${deprecated.docs}`,
    )
  }
  return sentences.map((line) => (line === '' ? '' : ` ${line.replaceAll('*/', '*\\/')}`))
}

function access({ permission, scope, access: kind }: Operation): string {
  const person = permission
    ? `Permission \`${permission}\``
    : kind === 'public'
      ? 'Open to everyone'
      : 'Open to every active member'
  return `${person}; ${scope ? `API-key scope \`${scope}\`` : 'not open to API keys'}`
}

/** `academic.attendance` and `academic.terms` become one `academic` that holds both. */
function tree(document: Document, resources: readonly string[], prefix = ''): Node[] {
  const names = [...new Set(resources.map((resource) => resource.split('.')[0] as string))]
  return names.map((name) => {
    const full = prefix ? `${prefix}.${name}` : name
    const below = resources
      .filter((resource) => resource.startsWith(`${name}.`))
      .map((rest) => rest.slice(name.length + 1))
    const isClass = resources.includes(name)
    if (isClass && below.length > 0) throw new Error(`${full} cannot have both operations and further names in it`)
    return {
      name,
      className: isClass ? pascal(full) : null,
      doc: describe(document, full),
      children: tree(document, below, full),
    }
  })
}

function describe(document: Document, resource: string): string {
  const tag = document.tags?.find(({ name }) => name === resource) as { description?: string } | undefined
  return (tag?.description ?? resource).replaceAll('*/', '*\\/')
}
