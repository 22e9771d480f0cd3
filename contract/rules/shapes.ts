import type { Reference, Schema } from '../generate/document.ts'
import { bodies, type Context, fieldsOf, forOperations, forSchemas, inputs, outputs, typesOf } from './walk.ts'

/** Taken by the languages that clients are generated in. */
const taken = [
  'Error',
  'Date',
  'Object',
  'Array',
  'Map',
  'Set',
  'String',
  'Number',
  'Boolean',
  'Function',
  'Promise',
  'Symbol',
]

/** Shapes that are legal, and break one generator or another. */
export const shapeRules = {
  'schema-names': () => ({
    ref(node: Reference, ctx: Context) {
      const name = node.$ref.split('/').at(-1) ?? ''
      if (taken.includes(name))
        ctx.report({ message: `${name} is a name of the language; choose another for the schema` })
    },
  }),

  'typed-constants': forSchemas((schema) =>
    'const' in schema && !schema.type ? 'a const needs its type beside it' : null,
  ),

  'one-type': forSchemas((schema) =>
    typesOf(schema).length > 1 ? 'a schema has one type, and null at most beside it' : null,
  ),

  'named-variants': forSchemas((schema) => {
    const variants = [
      ...((schema.oneOf as Schema[] | undefined) ?? []),
      ...((schema.anyOf as Schema[] | undefined) ?? []),
    ]
    return variants.every((variant) => variant.$ref || variant.type === 'null')
      ? null
      : 'each variant is a $ref to a named schema, or null'
  }),

  'no-tuples': forSchemas((schema) =>
    schema.prefixItems || Array.isArray(schema.items)
      ? 'a list has items of one schema; use an object for a tuple'
      : null,
  ),

  'no-discriminated-all-of': forSchemas((schema, ctx) => {
    const parts = ((schema.allOf as Schema[] | undefined) ?? []).map(
      (part) => ctx.resolve(part).node as Schema | undefined,
    )
    const found = parts.length > 0 && [schema, ...parts].some((part) => part?.discriminator)
    return found ? 'instead of allOf with a discriminator, use oneOf with a full mapping' : null
  }),

  'uniform-maps': forSchemas((schema) =>
    schema.additionalProperties && schema.properties
      ? 'an object has named fields or free ones, not both; put the map into a field'
      : null,
  ),

  'named-objects': forOperations(() => {
    const seen = new Set<Schema>()
    return (subject) => {
      for (const { node, location, named } of [...inputs(subject, seen), ...outputs(subject, seen)]) {
        if (node.properties && !named)
          subject.ctx.report({ message: 'give this object a name of its own and refer to it', location })
      }
    }
  }),

  'no-required-read-only': forOperations(() => {
    const seen = new Set<Schema>()
    return (subject) => {
      for (const body of bodies(subject, seen)) {
        const readOnly = fieldsOf(subject.ctx, body).filter(
          ({ name, node }) => node.readOnly && body.node.required?.includes(name),
        )
        for (const { name, location } of readOnly) {
          subject.ctx.report({ message: `callers cannot send ${name}: use a schema for input alone`, location })
        }
      }
    }
  }),
}
