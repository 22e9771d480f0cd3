import { contract } from '../generated/mock-contract.ts'
import { operations } from '../operations.ts'
import type { MockCall } from './answer.ts'
import { check, type Problem } from './check.ts'
import { resolve } from './example.ts'

const routes = Object.entries(operations).map(([id, { method, path }]) => {
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name as string)
  return { id, method, names, pattern: new RegExp(`${path.replace(/\{[^}]+\}/g, '([^/]+)')}$`) }
})
// `/tasks/archived` would otherwise be the task «archived».
routes.sort((a, b) => a.names.length - b.names.length)

/** Which operation a request is, and what it says. */
export async function readCall(request: Request): Promise<MockCall> {
  const { pathname, searchParams } = new URL(request.url)
  const text = await request.text()
  const headers = Object.fromEntries(request.headers)
  const route = routes.find(({ method, pattern }) => method === request.method && pattern.test(pathname))
  const values = route?.pattern.exec(pathname)?.slice(1).map(decodeURIComponent) ?? []
  return {
    operation: (route?.id ?? null) as MockCall['operation'],
    method: request.method,
    path: pathname,
    params: Object.fromEntries((route?.names ?? []).map((name, index) => [name, values[index] as string])),
    query: Object.fromEntries(searchParams),
    body: parse(text),
    text,
    headers,
    idempotencyKey: headers['idempotency-key'] ?? null,
  }
}

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

export function checkRequest({ operation, query, body }: MockCall): Problem[] {
  const facts = operation === null ? undefined : contract.operations[operation]
  if (facts === undefined) return []
  const { needed = [] } = facts
  const properties = { ...facts.query, ...(facts.paged ? contract.paging : {}) }
  const optional = Object.keys(properties).filter((name) => !needed.includes(name))
  const typed = Object.entries(query).map(([name, text]) => [name, coerce(text, properties[name])])
  const problems = check(Object.fromEntries(typed), { properties, optional }, '', 'query')
  if (facts.body === undefined || (body === undefined && facts.bodyOptional)) return problems
  if (body !== undefined) return [...problems, ...check(body, { $ref: facts.body })]
  return [...problems, { field: '', location: 'body', code: 'required', message: 'a JSON body is required' }]
}

function coerce(text: string, schema: object = {}): unknown {
  const { type } = resolve(schema)
  if (type === 'integer' && /^-?\d{1,16}$/.test(text)) return Number(text)
  return type === 'boolean' && /^(true|false)$/.test(text) ? text === 'true' : text
}
