import { readCatalogue } from '../generate/catalogue.ts'
import type { ResponseObject, Schema } from '../generate/document.ts'
import {
  readConsent,
  readErrors,
  readEvents,
  readRelationship,
  rejectUnknownExtensions,
} from '../generate/extensions.ts'
import { readNames } from '../generate/names.ts'
import { readAccess } from '../generate/security.ts'
import { type At, follow, forOperations, type Subject } from './walk.ts'

// Exempt by name, so that nothing slips in.
const retired = ['retired.conversations', 'retired.conversationById', 'retired.channels']
const probes = ['system.live', 'system.ready']
const system = ['system.openapi', ...probes]

const rateLimitHeaders = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset']

const { errors: catalogue } = await readCatalogue()

/** Reports what a reader of the generation pipeline would throw. */
const readable = (...readers: ((subject: Subject) => unknown)[]) =>
  forOperations(() => (subject) => {
    for (const read of readers) {
      try {
        read(subject)
      } catch (error) {
        subject.tell((error as Error).message)
      }
    }
  })

export const operationRules = {
  'operation-names': readable(({ id, operation }) => readNames(id, operation)),

  'described-operations': forOperations(() => ({ operation, tell }) => {
    for (const key of ['summary', 'description'] as const)
      if (!operation[key]?.trim()) tell(`the operation needs a ${key}`)
  }),

  'one-permission': readable(({ operation }) => readAccess(operation)),

  'extension-shapes': readable(
    ({ operation }) => rejectUnknownExtensions(operation),
    ({ operation }) => readRelationship(operation),
    ({ operation }) => readConsent(operation),
    ({ operation }) => readEvents(operation),
    ({ operation }) => readErrors(operation),
  ),

  'success-envelope': forOperations(() => (subject) => {
    if (retired.includes(subject.id)) return
    const successes = subject.responses.filter(({ status }) => /^2\d\d$/.test(status))
    if (successes.length === 0) subject.tell('the operation needs a 2xx response', 'responses')
    for (const success of successes) {
      const fault = envelopeFault(subject, success)
      if (fault) subject.tell(fault, 'responses', success.status)
    }
  }),

  'declared-errors': forOperations(() => ({ id, operation, responses, tell }) => {
    const status = retired.includes(id) ? '410' : 'default'
    const schema = responses.find((response) => response.status === status)?.node.content?.['application/json']?.schema
    if (!schema?.$ref?.endsWith('/ApiError'))
      tell(`the operation needs a ${status} response with the schema ApiError`, 'responses')
    const declared = operation['x-errors']
    if (!Array.isArray(declared)) return tell('the operation needs x-errors, [] when it adds none')
    for (const [index, { code }] of declared.entries()) {
      if (!catalogue[code]) tell(`${code} is not in shared/errors.yaml`, 'x-errors', index)
    }
  }),

  'rate-limit-headers': forOperations(() => ({ id, ctx, responses, tell }) => {
    if (retired.includes(id) || probes.includes(id)) return
    for (const { status, node, location } of responses) {
      const headers = follow<Record<string, unknown>>(ctx, node.headers ?? {}, location.child('headers')).node
      const missing = rateLimitHeaders.filter((name) => !headers[name])
      if (missing.length > 0) tell(`the response needs ${missing.join(', ')}`, 'responses', status)
    }
  }),

  'idempotency-key': forOperations(() => ({ method, path, parameters, tell }) => {
    if (method === 'get' || !path.startsWith('/api/v1/')) return
    if (!parameters.some(({ node }) => node.in === 'header' && node.name === 'Idempotency-Key'))
      tell('a mutation takes Idempotency-Key')
  }),

  'list-paging': forOperations(() => (subject) => {
    if (!subject.responses.some((response) => /^2/.test(response.status) && isList(subject, response))) return
    for (const name of ['page', 'limit', 'cursor']) {
      if (!subject.parameters.some(({ node }) => node.in === 'query' && node.name === name))
        subject.tell(`a list takes ${name}`)
    }
  }),
}

function envelopeFault({ id, ctx }: Subject, { node, location }: At<ResponseObject>): string | null {
  const schema = node.content?.['application/json']?.schema
  if (!schema?.$ref) return 'a success is application/json with a $ref to a named schema'
  if (system.includes(id)) return null
  const { properties } = follow<Schema>(ctx, schema, location).node
  const data = properties?.data?.type === 'array' ? properties.data.items : properties?.data
  const right = schema.$ref.endsWith('Envelope') && data?.$ref && properties?.meta
  return right ? null : 'a success is a named …Envelope of meta and data, with data a $ref or a list of one'
}

function isList({ ctx }: Subject, { node, location }: At<ResponseObject>): boolean {
  const schema = node.content?.['application/json']?.schema
  return schema !== undefined && follow<Schema>(ctx, schema, location).node.properties?.data?.type === 'array'
}
