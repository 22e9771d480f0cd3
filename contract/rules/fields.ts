import type { Schema } from '../generate/document.ts'
import { bodies, fieldsOf, follow, forOperations, forSchemas, inputs, outputs, type Reached, typesOf } from './walk.ts'

/** Names of internal columns: no field that leaves the service bears one, in camelCase or in snake_case. */
export const internalFields = [
  'orgId',
  'deletedAt',
  'createdById',
  'updatedById',
  'createdBy',
  'updatedBy',
  'markedById',
  'gradedById',
  'invitedBy',
  'grantedBy',
  'addedBy',
  'clientKey',
  'convexId',
  'source',
  'archiveSeq',
  'participantHash',
  'pinHash',
  'pinSetAt',
  'pinFailedCount',
  'pinWindowStartedAt',
  'pinLockedUntil',
  'phone',
  'address',
]

const camelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const isInternal = (name: string) => internalFields.includes(camelCase(name))
const writeOnly = ['phone', 'address']
/** Counts that cursors do without, and what only updates and deletions tell. */
const maybeAbsent = ['total', 'previous']

const idPattern = /^\^(\([a-z|]+\)|[a-z]{2,4}|\[a-z\]\{2,4\})_\[0-7\]\[0-9a-hjkmnp-tv-z\]\{25\}\$$/
const isIdName = (name: string) => /(^id|Id|Ids)$/.test(name) && name !== 'requestId' && name !== 'X-Request-Id'

export const fieldRules = {
  'no-internal-fields': forOperations(() => {
    const [seenIn, seenOut] = [new Set<Schema>(), new Set<Schema>()]
    return (subject) => {
      const { ctx } = subject
      const fields = (reached: Iterable<Reached>) =>
        [...reached].flatMap((one) => fieldsOf(ctx, one)).filter(({ name }) => isInternal(name))
      for (const { name, location } of fields(outputs(subject, seenOut))) {
        ctx.report({ message: `${name} is internal and never leaves the service`, location })
      }
      for (const { name, node, location } of fields(inputs(subject, seenIn))) {
        if (writeOnly.includes(name) && node.writeOnly === true) continue
        ctx.report({ message: `${name} is internal; only phone and address may be sent, as writeOnly`, location })
      }
    }
  }),

  'prefixed-ids': forOperations(() => {
    const seen = new Set<Schema>()
    return (subject) => {
      const { ctx, operation, parameters } = subject
      if (operation['x-retired']) return
      const sent = parameters.map(({ node, location }) => ({
        name: node.name,
        ...follow(ctx, node.schema, location.child('schema')),
      }))
      const fields = [...inputs(subject, seen), ...outputs(subject, seen)].flatMap((one) => fieldsOf(ctx, one))
      for (const { name, node, location } of [...sent, ...fields].filter(({ name }) => isIdName(name))) {
        const id = node.type === 'array' && node.items ? follow(ctx, node.items, location.child('items')).node : node
        if (!idPattern.test(String(id.pattern)))
          ctx.report({ message: `${name} needs an id schema of shared/ids.yaml`, location })
      }
    }
  }),

  'bounded-inputs': forOperations(() => {
    const seen = new Set<Schema>()
    return (subject) => {
      for (const { node, location } of inputs(subject, seen)) {
        const missing = missingBound(node)
        if (missing) subject.ctx.report({ message: `an input of this type needs ${missing}`, location })
      }
    }
  }),

  'closed-bodies': forOperations(() => {
    const seen = new Set<Schema>()
    return (subject) => {
      for (const { node, location } of bodies(subject, seen)) {
        if (isOpen(node))
          subject.ctx.report({ message: 'objects of a request body need additionalProperties: false', location })
      }
    }
  }),

  'closed-responses': forOperations(() => {
    const seen = new Set<Schema>()
    return (subject) => {
      if (subject.id === 'system.openapi') return
      for (const { node, location } of outputs(subject, seen)) {
        if (isOpen(node))
          subject.ctx.report({ message: 'objects of a response need additionalProperties: false', location })
        const optional = Object.keys(node.properties ?? {}).filter(
          (name) => !maybeAbsent.includes(name) && !node.required?.includes(name),
        )
        if (optional.length > 0)
          subject.ctx.report({ message: `a response always has all fields: require ${optional.join(', ')}`, location })
      }
    }
  }),

  'updates-not-empty': forOperations(() => (subject) => {
    if (subject.method !== 'patch') return
    const [body] = bodies(subject, new Set())
    if (body && !(Number(body.node.minProperties) >= 1))
      subject.tell('the body of a PATCH needs minProperties: 1', 'requestBody')
  }),

  examples: forSchemas((schema) => {
    const composed = ['properties', 'items', 'oneOf', 'anyOf', 'allOf'].some((keyword) => schema[keyword] !== undefined)
    return composed || schema.examples !== undefined ? null : 'a schema needs examples'
  }),
}

/** An object that takes fields nobody declared. A map, whose fields have no fixed names, is closed by their one type. */
function isOpen(schema: Schema): boolean {
  if (!typesOf(schema).includes('object')) return false
  const map = typeof schema.additionalProperties === 'object' && !schema.properties
  return schema.additionalProperties !== false && !map
}

function missingBound(schema: Schema): string | null {
  if (schema.enum || 'const' in schema) return null
  const [type] = typesOf(schema)
  if (type === 'array') return schema.maxItems === undefined ? 'maxItems' : null
  if (type === 'integer' || type === 'number') return schema.maximum === undefined ? 'maximum' : null
  if (type === 'object') return schema.properties || schema.maxProperties !== undefined ? null : 'maxProperties'
  if (type !== 'string' || schema.maxLength !== undefined) return null
  return ['date', 'date-time'].includes(String(schema.format)) || isBounded(schema.pattern) ? null : 'maxLength'
}

/** Whether a pattern by itself limits the length, as those of ids do. */
function isBounded(pattern: unknown): boolean {
  if (typeof pattern !== 'string' || !/^\^.*\$$/.test(pattern)) return false
  const operators = pattern.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x')
  return !/[*+]|\{\d+,\}/.test(operators)
}
