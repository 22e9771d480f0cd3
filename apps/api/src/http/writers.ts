import type { Operation } from '@homeroom/contract/record'
import fastJson from 'fast-json-stringify'
import { lastSegment, openapi, responseSchema, type Schema } from '../contract.ts'

export type Writer = (envelope: unknown) => string

/**
 * The response's writer, compiled from its schema. It writes the contract's fields and nothing else, so a column that
 * slipped into a handler's answer stays here. It does not validate.
 */
export function writerOf(op: Operation, status: number): Writer {
  const schema = responseSchema(op, status)
  if (!schema) throw new Error(`${op.id} has no schema for ${status}`)
  if (schema.additionalProperties === true) return JSON.stringify
  const definitions: Record<string, Schema> = {}
  const root = local(schema, definitions)
  return fastJson({ ...root, definitions } as fastJson.Schema, { ajv: { formats: { unsafe: true } } })
}

/**
 * Moves the component schemas that are reached into `definitions` (compiling all of them costs four times as much) and
 * leaves out what a writer must not act on: `format` would make it rewrite dates that are already text.
 */
function local(schema: Schema, definitions: Record<string, Schema>): Schema {
  if (schema.$ref) {
    const name = lastSegment(schema.$ref)
    if (!definitions[name]) {
      definitions[name] = {} // ends recursion
      definitions[name] = local(openapi.components.schemas[name] ?? {}, definitions)
    }
    return { $ref: `#/definitions/${name}` }
  }
  const { description: _d, examples: _e, format, title: _t, pattern, ...rest } = schema
  const out: Schema = isPlain(pattern, format, rest.enum as unknown[] | undefined)
    ? { ...rest, format: 'unsafe' }
    : { ...rest }
  if (rest.properties) out.properties = mapValues(rest.properties, (v) => local(v, definitions))
  if (rest.items) out.items = local(rest.items, definitions)
  if (typeof rest.additionalProperties === 'object')
    out.additionalProperties = local(rest.additionalProperties, definitions)
  for (const key of ['oneOf', 'anyOf', 'allOf'] as const) {
    if (Array.isArray(rest[key])) out[key] = (rest[key] as Schema[]).map((v) => local(v, definitions))
  }
  return out
}

/**
 * Ids, dates, instants and what the contract lists: we make them ourselves, of characters that JSON never escapes. Most
 * texts of a list are such, and looking through them for quotes would be half of its writing.
 */
const isPlain = (pattern: string | undefined, format: unknown, listed: unknown[] | undefined): boolean =>
  format === 'date-time' ||
  format === 'date' ||
  (pattern?.endsWith('_[0-7][0-9a-hjkmnp-tv-z]{25}$') ?? false) ||
  (listed?.every((value) => value === null || (typeof value === 'string' && /^[\w.-]+$/.test(value))) ?? false)

const mapValues = <T>(record: Record<string, T>, map: (value: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
