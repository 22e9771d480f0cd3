import type { Operation } from '@homeroom/contract/record'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { bodySchema, openapi, parametersSchema, type Schema } from '../contract.ts'

const ROOT = 'contract'

const ajv = new Ajv2020({ allErrors: true, strict: false, useDefaults: true, ownProperties: true })
// ajv-formats' default export is typed for CommonJS
;(addFormats as unknown as (a: Ajv2020) => void)(ajv)
for (const name of ['date', 'date-time']) {
  const known = ajv.formats[name] as { validate(text: string): boolean }
  ajv.addFormat(name, (text: string) => known.validate(text) && isStorable(text))
}
ajv.addSchema({ $id: ROOT, components: openapi.components })

/** Compiled from the bundled contract at an operation's first use, or before listening when the server starts eagerly. */
export function compile(schema: Schema): ValidateFunction {
  return ajv.compile(absolute(schema) as Schema)
}

/** PostgreSQL knows no year 0 and nothing after 9999 in four digits; JavaScript no leap seconds. */
function isStorable(text: string): boolean {
  const year = new Date(text).getUTCFullYear() // NaN for no date at all
  return year >= 1 && year <= 9999
}

/** `#/components/…` inside a lone schema means the contract's. */
function absolute(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(absolute)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, v]) => [
      key,
      key === '$ref' && String(v).startsWith('#/') ? `${ROOT}${v}` : absolute(v),
    ]),
  )
}

export interface OperationValidators {
  path: ValidateFunction | null
  query: ValidateFunction
  querySchema: Schema
  body: ValidateFunction | null
}

export function validatorsOf(op: Operation): OperationValidators {
  const path = parametersSchema(op, 'path')
  const querySchema = parametersSchema(op, 'query')
  const body = bodySchema(op)
  return {
    path: Object.keys(path.properties ?? {}).length > 0 ? compile(path) : null,
    query: compile(querySchema),
    querySchema,
    body: body ? compile(body) : null,
  }
}
