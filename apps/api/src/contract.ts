import document from '@homeroom/contract/openapi.json' with { type: 'json' }
import { operations } from '@homeroom/contract/operations'
import type { Operation } from '@homeroom/contract/record'

export interface Schema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: boolean | Schema
  pattern?: string
  [keyword: string]: unknown
}
interface ParameterObject {
  name: string
  in: string
  required?: boolean
  schema: Schema
}
interface OperationObject {
  parameters?: (ParameterObject | { $ref: string })[]
  requestBody?: { content: Record<string, { schema: Schema }>; required?: boolean }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}

/** The bundled contract as the server reads it: schemas by name, an operation's parameters, body and answers. */
export const openapi = document as unknown as {
  info: { version: string; 'x-contract-date': string }
  paths: Record<string, Record<string, OperationObject> & { parameters?: OperationObject['parameters'] }>
  components: { schemas: Record<string, Schema>; parameters: Record<string, ParameterObject> }
}
export const allOperations: readonly Operation[] = Object.values(operations)

const objectOf = (op: Operation): OperationObject => {
  const found = openapi.paths[op.path]?.[op.method.toLowerCase()]
  if (!found) throw new Error(`${op.id} is not in the bundled contract`)
  return found
}

/** All path or query parameters, of the path and of the operation, as one closed object schema. */
export function parametersSchema(op: Operation, place: 'path' | 'query'): Schema {
  const properties: Record<string, Schema> = {}
  const required: string[] = []
  for (const given of [...(openapi.paths[op.path]?.parameters ?? []), ...(objectOf(op).parameters ?? [])]) {
    const parameter = '$ref' in given ? openapi.components.parameters[lastSegment(given.$ref)] : given
    if (parameter?.in !== place) continue
    properties[parameter.name] = parameter.schema
    if (parameter.required) required.push(parameter.name)
  }
  return { type: 'object', properties, required, additionalProperties: false }
}

export const bodySchema = (op: Operation): Schema | null =>
  objectOf(op).requestBody?.content['application/json']?.schema ?? null

export const responseSchema = (op: Operation, status: number): Schema | null =>
  objectOf(op).responses[status]?.content?.['application/json']?.schema ?? null

/** The schema behind a local reference; the schema itself when it is none. */
export function resolve(schema: Schema): Schema {
  return schema.$ref ? resolve(openapi.components.schemas[lastSegment(schema.$ref)] ?? {}) : schema
}

export const lastSegment = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1)
