import { idPrefixOf, isNullable, resolve, type Schema, typesOf } from './bundle.ts'

/** Answers a public id with the prefix, of a row that exists. */
export type IdSource = (prefix: string) => Promise<string>

export interface Wanted {
  /** Optional properties too, not only the required ones. */
  full: boolean
  ids: IdSource
}

let serial = 0
/** Texts that must differ from row to row; the rest is the contract's example as it stands. */
const DISTINCT = /^(key|name|title|code|email|slug|url|studentNumber)$/
const DAY_MS = 86_400_000

/** A value that the schema accepts: ids of rows that exist, the contract's own examples, else the smallest that fits. */
export async function sampleOf(given: Schema, name: string, wanted: Wanted): Promise<unknown> {
  const schema = resolve(given)
  const prefix = idPrefixOf(schema)
  if (prefix) return wanted.ids(prefix)
  if (schema.const !== undefined) return schema.const
  const variant = (schema.allOf ?? schema.oneOf ?? schema.anyOf)?.find((v) => !typesOf(resolve(v)).includes('null'))
  if (schema.allOf) return Object.assign({}, ...(await Promise.all(schema.allOf.map((v) => sampleOf(v, name, wanted)))))
  if (variant) return sampleOf(variant, name, wanted)
  if (typesOf(schema).includes('object')) return objectOf(schema, wanted)
  if (typesOf(schema).includes('array')) return arrayOf(schema, name, wanted)
  return scalarOf(schema, name)
}

async function objectOf(schema: Schema, wanted: Wanted): Promise<Record<string, unknown>> {
  const names = wanted.full ? Object.keys(schema.properties ?? {}) : (schema.required ?? [])
  if (names.length === 0 && schema.minProperties) names.push(Object.keys(schema.properties ?? {})[0] as string)
  const object: Record<string, unknown> = {}
  for (const name of names) object[name] = await sampleOf(schema.properties?.[name] ?? {}, name, wanted)
  return object
}

async function arrayOf(schema: Schema, name: string, wanted: Wanted): Promise<unknown[]> {
  const whole = schema.examples?.[0]
  if (Array.isArray(whole) && !idPrefixOf(resolve(schema.items ?? {}))) return whole
  const items: unknown[] = []
  for (let i = 0; i < Math.max(1, schema.minItems ?? 0); i++)
    items.push(await sampleOf(schema.items ?? {}, name, wanted))
  return items
}

function scalarOf(schema: Schema, name: string): unknown {
  if (schema.format === 'date-time') return new Date(Date.now() + DAY_MS).toISOString()
  if (schema.format === 'email') return `walk-${++serial}@example.org`
  if (schema.enum) return schema.enum.find((v) => v !== null && (schema.examples ?? [v]).includes(v))
  const example = schema.examples?.find((e) => e !== null)
  if (typeof example === 'string' && DISTINCT.test(name)) return distinct(example, schema)
  return example ?? smallest(schema, name)
}

function distinct(example: string, { maxLength = 80, pattern, format }: Schema): string {
  const number = ++serial
  const candidates = (format === 'uri' ? ['-'] : [' ', '-', '_']).map((joint) => {
    const mark = `${joint}${number}`
    return example.slice(0, maxLength - mark.length) + mark
  })
  return candidates.find((text) => !pattern || new RegExp(pattern, 'u').test(text)) ?? example
}

function smallest(schema: Schema, name: string): unknown {
  const [type] = typesOf(schema)
  if (type === 'integer' || type === 'number') return schema.minimum ?? 0
  if (type === 'boolean') return true
  if (type === 'string' && !schema.pattern) return 'a'.repeat(Math.max(1, schema.minLength ?? 0))
  if (isNullable(schema)) return null
  throw new Error(`the schema of «${name}» has no example that the walks could send: give it one in the contract`)
}

export type Step = string | number
/** `['records', 3, 'status']` → `records[3].status`, as `details[].field` writes it. */
export const fieldOf = (path: readonly Step[]): string =>
  path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : text ? `${text}.${step}` : step),
    '',
  )

/** Where ids stand in a value: their path and prefix. */
export function idsIn(given: Schema, value: unknown, path: readonly Step[] = []): { path: Step[]; prefix: string }[] {
  const schema = resolve(given)
  const prefix = idPrefixOf(schema)
  if (prefix) return typeof value === 'string' ? [{ path: [...path], prefix }] : []
  if (Array.isArray(value)) return value.flatMap((item, i) => idsIn(schema.items ?? {}, item, [...path, i]))
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
    idsIn(inner, (value as Record<string, unknown> | undefined)?.[name], [...path, name]),
  )
}

export const ABSENT = Symbol('absent')

/** A copy of `root` with the value at the path replaced, or taken out. Keys are defined, so that `__proto__` is one. */
export function withValue(root: unknown, path: readonly Step[], value: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  if (Array.isArray(root)) return root.map((item, i) => (i === step ? withValue(item, rest, value) : item))
  const copy: Record<string, unknown> = { ...(root as Record<string, unknown>) }
  if (rest.length === 0 && value === ABSENT) delete copy[step]
  else {
    const next = withValue(Object.hasOwn(copy, step) ? copy[step] : undefined, rest, value)
    Object.defineProperty(copy, step, { value: next, enumerable: true, configurable: true, writable: true })
  }
  return copy
}
