/** The parts of an OpenAPI 3.1 document that we read, and how to follow its references. */
export interface Document {
  openapi: string
  info: { version: string; 'x-contract-date'?: string }
  tags?: { name: string }[]
  paths: Record<string, PathItem>
  webhooks?: Record<string, { post: object }>
  components?: {
    schemas?: Record<string, Schema>
    parameters?: Record<string, ParameterObject>
    headers?: Record<string, unknown>
    responses?: Record<string, ResponseObject>
    securitySchemes?: Record<string, unknown>
  }
}
export interface PathItem {
  parameters?: (ParameterObject | Reference)[]
  [method: string]: unknown
}
export interface OperationObject {
  operationId?: string
  tags?: string[]
  summary?: string
  description?: string
  deprecated?: boolean
  security?: Record<string, string[]>[]
  parameters?: (ParameterObject | Reference)[]
  requestBody?: { required?: boolean; content: Content }
  responses?: Record<string, ResponseObject | Reference>
  [extension: `x-${string}`]: unknown
}
export interface ParameterObject {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Schema
}
export interface ResponseObject {
  description: string
  headers?: Record<string, unknown>
  content?: Content
}
export type Content = Record<string, { schema?: Schema }>
export interface Schema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  [keyword: string]: unknown
}
export interface Reference {
  $ref: string
}

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** Every operation of the document with its place. */
export function* operationsOf(document: Document) {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      if (item[method]) yield { path, method, item, operation: item[method] as OperationObject }
    }
  }
}

/** What a `$ref` within the document points to; anything else as it is. */
export function resolve<T extends object>(document: Document, node: T | Reference): T {
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node as T
  const { $ref } = node
  let target: unknown = document
  for (const part of $ref.replace(/^#\//, '').split('/')) {
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')
    target = (target as Record<string, unknown> | undefined)?.[key]
  }
  if (target === undefined) throw new Error(`${$ref} points nowhere`)
  return resolve(document, target as T)
}

/** `Task` of `#/components/schemas/Task`; null for an inline schema. */
export function schemaName(schema: Schema | undefined): string | null {
  return schema?.$ref?.match(/^#\/components\/schemas\/([^/]+)$/)?.[1] ?? null
}
