import { contract } from '../generated/mock-contract.ts'
import type { Schema } from './contract.ts'

/** What a reference stands for, with what is said beside it. */
export function resolve(schema: Schema): Schema {
  const { $ref, ...beside } = schema
  return $ref === undefined ? schema : resolve({ ...contract.schemas[$ref], ...beside })
}

/** The contract's own example of a schema, put together from those of its parts. */
export function exampleOf(schema: Schema): unknown {
  const { examples, anyOf, oneOf, properties, items, minItems, type, enum: values, const: only } = resolve(schema)
  if (examples !== undefined && examples.length > 0) return structuredClone(examples[0])
  if (only !== undefined) return only
  if (values !== undefined) return values[0]
  const variant = anyOf?.[0] ?? oneOf?.[0]
  if (variant !== undefined) return exampleOf(variant)
  if (properties !== undefined) {
    return Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, exampleOf(property)]))
  }
  if (items !== undefined) return Array.from({ length: Math.max(1, minItems ?? 0) }, () => exampleOf(items))
  return [type].flat().includes('object') ? {} : null
}
