import type { Operation } from '@homeroom/contract/record'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { bodySchema, openapi, parametersSchema, type Schema } from '../contract.ts'
import { addStorableFormats } from './formats.ts'
import { type QueryTypes, queryTypesOf } from './query.ts'

const ROOT = 'contract'

const ajv = new Ajv2020({ allErrors: true, strict: false, useDefaults: true, ownProperties: true })
addStorableFormats(ajv)
ajv.addSchema({ $id: ROOT, components: openapi.components })

/** Compiled from the bundled contract at an operation's first use, or before listening when the server starts eagerly. */
export function compile(schema: Schema): ValidateFunction {
  return ajv.compile(absolute(schema) as Schema)
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
  queryTypes: QueryTypes
  body: ValidateFunction | null
}

export function validatorsOf(op: Operation): OperationValidators {
  const path = parametersSchema(op, 'path')
  const querySchema = parametersSchema(op, 'query')
  const body = bodySchema(op)
  return {
    path: Object.keys(path.properties ?? {}).length > 0 ? compile(path) : null,
    query: compile(querySchema),
    queryTypes: queryTypesOf(querySchema),
    body: body ? compile(body) : null,
  }
}
