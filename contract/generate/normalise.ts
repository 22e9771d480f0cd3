import {
  type Content,
  type Document,
  type OperationObject,
  operationsOf,
  type ParameterObject,
  type PathItem,
  type ResponseObject,
  resolve,
  schemaName,
} from './document.ts'
import {
  readConsent,
  readDeprecation,
  readErrors,
  readEvents,
  readRelationship,
  rejectUnknownExtensions,
  required,
} from './extensions.ts'
import { readNames } from './names.ts'
import type { Operation, Parameter } from './record.ts'
import { readAccess } from './security.ts'

/**
 * The bundled contract as one flat record per operation, in the contract's order. Throws, in a sentence that names the
 * operation, on anything that contradicts itself.
 */
export function normalise(document: Document): Operation[] {
  const operations: Operation[] = []
  for (const { path, method, item, operation } of operationsOf(document)) {
    const id = operation.operationId
    if (!id) throw new Error(`${method.toUpperCase()} ${path} has no operationId`)
    try {
      operations.push(record(document, path, method.toUpperCase() as Operation['method'], item, operation))
    } catch (error) {
      throw new Error(`${id}: ${(error as Error).message}`, { cause: error })
    }
  }
  rejectDuplicates(operations)
  return operations
}

function record(
  document: Document,
  path: string,
  method: Operation['method'],
  item: PathItem,
  operation: OperationObject,
): Operation {
  const id = operation.operationId as string
  const parameters = readParameters(document, path, item, operation)
  const answer = readAnswer(document, path, operation)
  const locators = { document, parameters, body: operation.requestBody?.content['application/json']?.schema }
  rejectUnknownExtensions(operation)
  return {
    ...readNames(id, operation),
    method,
    path,
    summary: required(operation.summary, 'summary'),
    description: required(operation.description, 'description'),
    kind: answer.kind,
    counted: readCounted(operation, answer.kind, parameters),
    idempotent: readIdempotent(path, method, parameters),
    statuses: answer.statuses,
    ...readAccess(operation),
    memberStatus: (operation['x-member-status'] as string[] | undefined) ?? ['active'],
    relationship: readRelationship(operation, locators),
    consent: readConsent(operation, locators),
    initData: operation['x-init-data'] === true,
    parameters,
    body: readBody(operation),
    data: answer.data,
    envelope: answer.envelope,
    events: readEvents(operation),
    audit: operation['x-audit'] === true,
    errors: readErrors(operation),
    deprecated: readDeprecation(operation),
  }
}

function readParameters(document: Document, path: string, item: PathItem, operation: OperationObject): Parameter[] {
  const found = new Map<string, Parameter>()
  for (const entry of [...(item.parameters ?? []), ...(operation.parameters ?? [])]) {
    const { name, in: place, required = false } = resolve<ParameterObject>(document, entry)
    found.set(`${place} ${name}`, { name, in: place, required })
  }
  const declared = [...found.values()]
  const inPath = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name)
  for (const name of inPath)
    if (!found.get(`path ${name}`)?.required) throw new Error(`{${name}} needs a required path parameter`)
  for (const { name, in: place } of declared) {
    if (place === 'path' && !inPath.includes(name)) throw new Error(`path parameter ${name} is not in ${path}`)
  }
  return declared
}

/** What a successful call answers; for retired operations, what every call answers. */
function readAnswer(document: Document, path: string, operation: OperationObject) {
  const retired = operation['x-retired'] === true
  const responses = Object.entries(operation.responses ?? {})
  const successes = responses.filter(([status]) => (retired ? status === '410' : /^2\d\d$/.test(status)))
  if (successes.length === 0) throw new Error(retired ? 'a retired operation answers 410' : 'no 2xx response')
  if (retired && responses.length > 1) throw new Error('a retired operation answers 410 and nothing else')
  const envelopes = new Set(
    successes.map(([, response]) => envelopeOf(resolve<ResponseObject>(document, response).content)),
  )
  if (envelopes.size > 1) throw new Error(`its 2xx responses have different schemas: ${[...envelopes].join(', ')}`)
  const envelope = [...envelopes][0] as string
  // 201 before 200: where an operation declares both, creating is the usual case.
  const statuses = successes.map(([status]) => Number(status)).sort((a, b) => b - a)
  return { statuses, envelope, ...readData(document, path, envelope, retired) }
}

function envelopeOf(content: Content | undefined): string {
  const name = schemaName(content?.['application/json']?.schema)
  if (!name) throw new Error('a success response is application/json with a $ref to a named schema')
  return name
}

function readData(
  document: Document,
  path: string,
  envelope: string,
  retired: boolean,
): Pick<Operation, 'kind' | 'data'> {
  if (retired) return { kind: 'retired', data: null }
  if (!path.startsWith('/api/v1/')) return { kind: 'raw', data: envelope }
  const data = document.components?.schemas?.[envelope]?.properties?.data
  if (!data) throw new Error(`${envelope} has no data`)
  const list = data.type === 'array'
  const name = schemaName(list ? data.items : data)
  if (!name) throw new Error(`data of ${envelope} must be a $ref to a named schema, or an array of such`)
  return { kind: list ? 'list' : 'single', data: name }
}

function readCounted(operation: OperationObject, kind: Operation['kind'], parameters: Parameter[]): boolean {
  const paging = ['page', 'limit', 'cursor'].filter((name) =>
    parameters.some((p) => p.in === 'query' && p.name === name),
  )
  if (kind === 'list' && paging.length < 3) throw new Error('a list takes page, limit and cursor')
  if (kind !== 'list' && paging.length > 0) throw new Error(`only lists take ${paging.join(', ')}`)
  if (kind !== 'list' && operation['x-no-total']) throw new Error('x-no-total is for lists')
  return kind === 'list' && operation['x-no-total'] !== true
}

function readIdempotent(path: string, method: Operation['method'], parameters: Parameter[]): boolean {
  const mutation = method !== 'GET' && path.startsWith('/api/v1/')
  const takesKey = parameters.some((p) => p.in === 'header' && p.name === 'Idempotency-Key')
  if (mutation !== takesKey)
    throw new Error(mutation ? 'a mutation takes Idempotency-Key' : 'only mutations take Idempotency-Key')
  return mutation
}

function readBody(operation: OperationObject): Operation['body'] {
  const { requestBody } = operation
  if (!requestBody) return null
  const schema = schemaName(requestBody.content['application/json']?.schema)
  if (!schema) throw new Error('the request body is application/json with a $ref to a named schema')
  return { schema, required: requestBody.required === true }
}

function rejectDuplicates(operations: Operation[]) {
  const seen = new Set<string>()
  for (const { id, resource, alias } of operations) {
    for (const name of alias ? [id, `${resource}.${alias}`] : [id]) {
      if (seen.has(name)) throw new Error(`${name} is there twice`)
      seen.add(name)
    }
  }
}
