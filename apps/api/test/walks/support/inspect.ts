import type { Operation } from '@homeroom/contract/record'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { bundle, type HeaderObject, resolve, responseOf, typesOf } from './bundle.ts'
import { forbiddenKeys } from './forbidden.ts'

export interface Answer {
  /** null: no route of the contract. */
  op: Operation | null
  status: number
  headers: Headers
  text: string
}

// The tests' own validator: the server's neither coerces nor fills in anything for it.
const ajv = new Ajv2020({ strict: false, allErrors: true })
;(addFormats as unknown as (a: Ajv2020) => void)(ajv)
ajv.addSchema({ components: bundle.components }, 'contract')
const compiled = new Map<string, ValidateFunction>()

function validator(ref: string): ValidateFunction {
  const known = compiled.get(ref) ?? ajv.compile({ $ref: `contract${ref}` })
  compiled.set(ref, known)
  return known
}

// biome-ignore lint/suspicious/noExplicitAny: whatever the server says
export const jsonOf = (answer: Pick<Answer, 'text'>): any => JSON.parse(answer.text)
export const errorOf = (answer: Answer) =>
  jsonOf(answer).error as { code: string; message: string; details: unknown; requestId: string; timestamp: string }

/** Throws, with all that is wrong, unless the answer keeps the rules that hold for every answer of the service. */
export function inspect(answer: Answer, sent: { method: string; requestId?: string | undefined }): void {
  const faults = [...headerFaults(answer, sent.requestId), ...(sent.method === 'HEAD' ? [] : bodyFaults(answer))]
  if (answer.status >= 500) faults.unshift(`status ${answer.status}`)
  if (faults.length === 0) return
  throw new Error(
    `${answer.op?.id ?? sent.method}: ${answer.status} ${answer.text.slice(0, 600)}\n- ${faults.join('\n- ')}`,
  )
}

const ALWAYS: Record<string, RegExp> = {
  'content-type': /^application\/json; charset=utf-8$/,
  'cache-control': /^no-store$/,
  'x-content-type-options': /^nosniff$/,
  'x-contract-version': /^\d{4}-\d\d-\d\d$/,
}
const TRANSPORT = new Set(['content-length', 'connection', 'keep-alive', 'date'])

function headerFaults({ op, status, headers }: Answer, requestId: string | undefined): string[] {
  const faults: string[] = []
  for (const [name, form] of Object.entries(ALWAYS))
    if (!form.test(headers.get(name) ?? '')) faults.push(`${name}: ${headers.get(name)}`)
  const named = headers.get('x-request-id') ?? ''
  const kept = requestId !== undefined && /^[A-Za-z0-9._-]{8,64}$/.test(requestId)
  if (kept ? named !== requestId : !/^req_[0-7][0-9a-hjkmnp-tv-z]{25}$/.test(named))
    faults.push(`x-request-id: ${named}`)
  const declared = declaredHeaders(op, status)
  for (const [name, { required, schema }] of declared) {
    const value = headers.get(name)
    if (value === null) {
      if (required || name.startsWith('x-ratelimit-')) faults.push(`the header ${name} is missing`)
    } else if (!headerFits(value, schema)) faults.push(`the header ${name} is ${value}`)
  }
  for (const name of headers.keys())
    if (!declared.has(name) && !(name in ALWAYS) && !TRANSPORT.has(name)) faults.push(`undeclared header ${name}`)
  return faults
}

function declaredHeaders(op: Operation | null, status: number): Map<string, HeaderObject> {
  const response = op
    ? responseOf(op, status)
    : (bundle.components.responses?.ApiError as ReturnType<typeof responseOf>)
  return new Map(Object.entries(response.headers ?? {}).map(([name, h]) => [name.toLowerCase(), resolve(h)]))
}

function headerFits(value: string, given: HeaderObject['schema']): boolean {
  const schema = resolve(given)
  return ajv.validate(schema, typesOf(schema).includes('integer') && /^\d+$/.test(value) ? Number(value) : value)
}

function bodyFaults({ op, status, headers, text }: Answer): string[] {
  const faults: string[] = []
  const ref =
    (op && responseOf(op, status).content?.['application/json']?.schema.$ref) ?? '#/components/schemas/ApiError'
  const body = jsonOf({ text })
  const validate = validator(ref)
  if (!validate(body)) faults.push(...(validate.errors ?? []).map((e) => `${e.instancePath} ${e.message} (${ref})`))
  if (Number(headers.get('content-length')) !== Buffer.byteLength(text)) faults.push('content-length')
  if (op?.kind === 'raw' && status < 300) return faults
  faults.push(...forbiddenKeys(body).map((path) => `forbidden column ${path}`))
  const said = body.meta ?? body.error
  if (!headers.has('idempotency-replayed') && said?.requestId !== headers.get('x-request-id')) faults.push('requestId')
  return [...faults, ...detailFaults(body.error?.details)]
}

/** `details` of a validation error: flat, of one shape, sorted by location and field, at most 50. */
function detailFaults(details: unknown): string[] {
  if (!Array.isArray(details)) return []
  const faults = details.length > 50 ? [`${details.length} details`] : []
  if (details.length === 0) faults.push('no details')
  for (const d of details) {
    if (
      Object.keys(d).sort().join() !== 'code,field,location,message' ||
      !Object.values(d).every((v) => typeof v === 'string')
    )
      faults.push(`a detail is ${JSON.stringify(d)}`)
  }
  const keys = details.map((d) => `${d.location}\u0000${d.field}`)
  if (keys.some((key, i) => i > 0 && key < (keys[i - 1] as string))) faults.push(`details are not sorted: ${keys}`)
  return faults
}
