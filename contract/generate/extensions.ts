import { type Document, type OperationObject, resolve, type Schema } from './document.ts'
import type { ConsentNeed, Deprecation, EmittedEvent, OperationError, Parameter, Relationship } from './record.ts'

const RULE = /^R-[A-Z-]+$/

/** Where a `from` may point to. */
export interface Locators {
  readonly document: Document
  readonly parameters: readonly Parameter[]
  readonly body: Schema | undefined
}

const known = [
  'x-alias',
  'x-audit',
  'x-authenticated-reason',
  'x-changelog-note',
  'x-consent',
  'x-deprecated-at',
  'x-docs',
  'x-errors',
  'x-events',
  'x-init-data',
  'x-member-status',
  'x-no-total',
  'x-public-reason',
  'x-relationship',
  'x-replacement',
  'x-retired',
  'x-sunset',
]

/** A misspelt extension would silently drop a guard. */
export function rejectUnknownExtensions(operation: OperationObject) {
  for (const key of Object.keys(operation)) {
    if (key.startsWith('x-') && !known.includes(key)) throw new Error(`unknown extension ${key}`)
  }
}

export function readRelationship(operation: OperationObject, locators?: Locators): Relationship[] {
  const optional = ['optional', 'of', 'any', 'flag', 'unless']
  return entries(operation, 'x-relationship', ['rule', 'from'], optional).map((entry) => ({
    rule: text(entry.rule, RULE, 'x-relationship rule'),
    from: readFrom(entry.from, locators),
    optional: entry.optional === true,
    of: orNull(entry.of, /^[a-z_]+$/, 'x-relationship of'),
    any: readWays(entry.any),
    flag: orNull(entry.flag, /^(can[A-Z]\w+|isPrimary)$/, 'x-relationship flag'),
    unless: entry.unless === undefined ? null : readFrom(entry.unless, locators),
  }))
}

export function readConsent(operation: OperationObject, locators?: Locators): ConsentNeed[] {
  return entries(operation, 'x-consent', ['type', 'from'], ['optional', 'of', 'except']).map((entry) => ({
    type: text(entry.type, /^[a-z_]+$/, 'x-consent type'),
    from: readFrom(entry.from, locators),
    optional: entry.optional === true,
    of: orNull(entry.of, /^[a-z_]+$/, 'x-consent of'),
    except: orNull(entry.except, RULE, 'x-consent except'),
  }))
}

export function readEvents(operation: OperationObject): EmittedEvent[] {
  return entries(operation, 'x-events', ['name'], ['when', 'delivered']).map((entry) => ({
    name: text(entry.name, /^[a-z_]+\.[a-z_]+$/, 'x-events name'),
    when: (entry.when as string | undefined) ?? null,
    delivered: entry.delivered !== false,
  }))
}

export function readErrors(operation: OperationObject): OperationError[] {
  const errors = entries(operation, 'x-errors', ['code'], ['reasons']).map((entry) => ({
    code: text(entry.code, /^\w+$/, 'x-errors code'),
    reasons: (entry.reasons as string[] | undefined) ?? [],
  }))
  const codes = errors.map(({ code }) => code)
  const twice = codes.find((code, index) => codes.indexOf(code) !== index)
  if (twice) throw new Error(`x-errors lists ${twice} twice; put its reasons together`)
  return errors
}

export function readDeprecation(operation: OperationObject): Deprecation | null {
  const at = operation['x-deprecated-at'] as string | undefined
  const sunset = operation['x-sunset'] as string | undefined
  const docs = operation['x-docs'] as string | undefined
  const retired = operation['x-retired'] === true
  if (!operation.deprecated) {
    if (at || sunset || docs || retired)
      throw new Error('x-deprecated-at, x-sunset, x-docs and x-retired need deprecated: true')
    return null
  }
  if (!at || !sunset || !docs) throw new Error('a deprecated operation has x-deprecated-at, x-sunset and x-docs')
  if (Number.isNaN(Date.parse(at)) || Number.isNaN(Date.parse(sunset)))
    throw new Error('x-deprecated-at and x-sunset are dates')
  if (Date.parse(sunset) < Date.parse(at)) throw new Error('x-sunset is before x-deprecated-at')
  return { at, sunset, docs, replacement: (operation['x-replacement'] as string | undefined) ?? null, retired }
}

function entries(operation: OperationObject, key: `x-${string}`, mandatory: string[], optional: string[]) {
  const value = operation[key] ?? []
  if (!Array.isArray(value)) throw new Error(`${key} is a list`)
  for (const entry of value) {
    const keys = entry && typeof entry === 'object' ? Object.keys(entry) : []
    const right = mandatory.every((k) => keys.includes(k)) && keys.every((k) => [...mandatory, ...optional].includes(k))
    if (!right) throw new Error(`each entry of ${key} is {${mandatory.join(', ')}} with ${optional.join(', ')} at will`)
  }
  return value as Record<string, unknown>[]
}

/** With `locators`, checks that the place exists: a guard whose locator points nowhere would never find a child to check. */
function readFrom(value: unknown, locators: Locators | undefined): string {
  const from = text(value, /^(list|caller|path\.\w+|query\.\w+|body(\.\w+(\[\])?)+)$/, 'from')
  if (locators && !exists(from, locators)) throw new Error(`${from} does not exist`)
  return from
}

function exists(from: string, { document, parameters, body }: Locators): boolean {
  const [place, ...names] = from.split('.')
  if (place === 'list' || place === 'caller') return true
  if (place === 'body') return body !== undefined && hasProperty(document, body, names)
  return parameters.some((parameter) => parameter.in === place && parameter.name === names[0])
}

function hasProperty(document: Document, schema: Schema, [name, ...rest]: string[]): boolean {
  if (name === undefined) return true
  const property = resolve<Schema>(document, schema).properties?.[name.replace('[]', '')]
  if (!property) return false
  const { items, ...itself } = resolve<Schema>(document, property)
  if (name.endsWith('[]') !== (items !== undefined)) return false
  return hasProperty(document, items ?? itself, rest)
}

function readWays(value: unknown): string[] | null {
  if (value === undefined) return null
  if (!Array.isArray(value) || value.length === 0) throw new Error('x-relationship any is a list of rules')
  return value.map((way) => text(way, RULE, 'x-relationship any'))
}

const orNull = (value: unknown, pattern: RegExp, what: string): string | null =>
  value === undefined ? null : text(value, pattern, what)

function text(value: unknown, pattern: RegExp, what: string): string {
  if (typeof value !== 'string' || !pattern.test(value)) throw new Error(`${what} cannot be ${JSON.stringify(value)}`)
  return value
}

export function required(value: string | undefined, name: string): string {
  if (!value) throw new Error(`no ${name}`)
  return value
}
