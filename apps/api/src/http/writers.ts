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
  return fastJson({ ...root, definitions } as fastJson.Schema)
}

/** Moves the component schemas that are reached into `definitions`: compiling all of them costs four times as much. */
function local(value: Schema, definitions: Record<string, Schema>): Schema {
  if (Array.isArray(value)) return value.map((v) => local(v, definitions)) as unknown as Schema
  if (typeof value !== 'object' || value === null) return value
  const out: Record<string, unknown> = {}
  for (const [key, v] of Object.entries(value)) {
    if (ANNOTATIONS.has(key)) continue
    if (key !== '$ref') {
      out[key] = local(v as Schema, definitions)
      continue
    }
    const name = lastSegment(v as string)
    if (!definitions[name]) {
      definitions[name] = {} // ends recursion
      definitions[name] = local(openapi.components.schemas[name] ?? {}, definitions)
    }
    out.$ref = `#/definitions/${name}`
  }
  return out as Schema
}
// `format` would make the writer rewrite dates that are already text.
const ANNOTATIONS = new Set(['description', 'examples', 'example', 'format', 'title', 'pattern'])
