import {
  type Document,
  type OperationObject,
  operationsOf,
  type ParameterObject,
  type PathItem,
  type ResponseObject,
  resolve,
  type Schema,
  schemaName,
} from './document.ts'
import { header } from './emit.ts'
import { besideModels, modelNames, paramsName } from './emit-models.ts'
import type { Operation } from './record.ts'

const preamble = `/** What openapi-fetch reads: every path of the contract, over the models. */
interface Json<T> {
  content: { 'application/json': T }
}
interface Envelope<Data, Meta = Models.Meta> {
  data: Data
  meta: Meta
}
interface Call<Parameters, Answers> {
  parameters: Parameters
  requestBody?: never
  responses: { [Status in keyof Answers]: Json<Answers[Status]> }
}
interface CallWith<Body, Parameters, Answers> {
  parameters: Parameters
  requestBody: Json<Body>
  responses: { [Status in keyof Answers]: Json<Answers[Status]> }
}
interface CallMaybeWith<Body, Parameters, Answers> {
  parameters: Parameters
  requestBody?: Json<Body>
  responses: { [Status in keyof Answers]: Json<Answers[Status]> }
}`

/**
 * The types of `@homeroom/sdk/raw`. openapi-typescript's would be half of the package: these say the same over the models
 * that are there anyway, and a test holds the two against each other.
 */
export function emitPaths(document: Document, operations: readonly Operation[]): string {
  const writer = new PathWriter(document, operations)
  const paths = Object.entries(document.paths).map(([path, item]) => `  '${path}': {\n${writer.item(path, item)}\n  }`)
  const { imports, text } = writer.own()
  return `${header}import type * as Models from './models.ts'
${imports}
${preamble}

${text}

export interface paths {
${paths.join('\n')}
}
`
}

class PathWriter {
  readonly #document: Document
  readonly #operations: ReadonlyMap<string, Operation>
  readonly #models: ReadonlySet<string>
  readonly #own = new Set<string>()

  constructor(document: Document, operations: readonly Operation[]) {
    this.#document = document
    this.#operations = new Map(operations.map((operation) => [operation.id, operation]))
    this.#models = new Set(modelNames(document, operations).keys())
  }

  item(path: string, item: PathItem): string {
    const calls = [...operationsOf({ ...this.#document, paths: { [path]: item } })]
    return calls.map(({ method, operation }) => `    ${method}: ${this.#call(item, operation)}`).join('\n')
  }

  /** What only system routes and errors answer. */
  own() {
    return besideModels(this.#document, [...this.#own], this.#models)
  }

  #call(item: PathItem, operation: OperationObject): string {
    const { requestBody } = operation
    const types = `${this.#parameters(item, operation)}, ${this.#answers(operation)}`
    if (!requestBody) return `Call<${types}>`
    const body = this.#named(requestBody.content['application/json']?.schema)
    return `${requestBody.required ? 'CallWith' : 'CallMaybeWith'}<${body}, ${types}>`
  }

  #parameters(item: PathItem, operation: OperationObject): string {
    const all = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
      resolve<ParameterObject>(this.#document, parameter),
    )
    const groups = (['path', 'header'] as const).flatMap((place) => {
      const own = all.filter((parameter) => parameter.in === place)
      if (own.length === 0) return []
      const fields = own.map(
        ({ name, required }) =>
          `${place === 'path' ? name : `'${name}'`}${required ? ': string' : '?: string | undefined'}`,
      )
      return [`${place}${own.some(({ required }) => required) ? '' : '?'}: { ${fields.join('; ')} }`]
    })
    const query = all.filter((parameter) => parameter.in === 'query')
    const record = this.#operations.get(operation.operationId ?? '')
    if (query.length > 0 && record) {
      groups.push(`query${query.some(({ required }) => required) ? '' : '?'}: Models.${paramsName(record)}`)
    }
    return `{ ${groups.join('; ')} }`
  }

  #answers({ responses = {} }: OperationObject): string {
    const answers = Object.entries(responses).map(([status, response]) => {
      const { content } = resolve<ResponseObject>(this.#document, response)
      return `${status}: ${this.#named(content?.['application/json']?.schema)}`
    })
    return `{ ${answers.join('; ')} }`
  }

  /** Envelopes have no name of their own here: `Envelope<Models.Task>`. */
  #named(schema: Schema | undefined): string {
    const name = schema && schemaName(schema)
    if (!name) throw new Error('a body or an answer without a named schema')
    if (this.#models.has(name)) return `Models.${name}`
    const { properties = {} } = this.#document.components?.schemas?.[name] ?? {}
    const { data, meta, ...others } = properties
    if (!data || !meta || Object.keys(others).length > 0) {
      this.#own.add(name)
      return name
    }
    const item = data.items ? `${this.#named(data.items)}[]` : this.#named(data)
    const about = this.#named(meta)
    return about === 'Models.Meta' ? `Envelope<${item}>` : `Envelope<${item}, ${about}>`
  }
}
