import type { Schema } from './contract.ts'
import { resolve } from './example.ts'

/** One fault of a request, as the service lists them in the details of a `validation_error`. */
export interface Problem {
  readonly field: string
  readonly location: 'body' | 'query'
  readonly code: string
  readonly message: string
}

type Fault = readonly [code: string, message: string]

/** Everything in which a value does not fit its schema. */
export function check(value: unknown, schema: Schema, field = '', location: Problem['location'] = 'body'): Problem[] {
  const full = resolve(schema)
  const variants = full.anyOf ?? full.oneOf
  if (variants !== undefined) {
    const found = variants.map((variant) => check(value, variant, field, location))
    // The faults of the variant that comes nearest.
    return found.reduce((least, some) => (some.length < least.length ? some : least))
  }
  const own = faultsOf(value, full).map(([code, message]) => ({
    field,
    location,
    code,
    message: `${field || 'the body'} ${message}`,
  }))
  return own.length > 0
    ? own
    : [...checkItems(value, full, field, location), ...checkFields(value, full, field, location)]
}

function checkItems(value: unknown, { items }: Schema, field: string, location: Problem['location']): Problem[] {
  if (!Array.isArray(value) || items === undefined) return []
  return value.flatMap((item, index) => check(item, items, `${field}[${index}]`, location))
}

function checkFields(value: unknown, schema: Schema, field: string, location: Problem['location']): Problem[] {
  if (!isObject(value)) return []
  const { properties = {}, optional = [], additionalProperties = schema.properties === undefined } = schema
  const at = (name: string) => (field ? `${field}.${name}` : name)
  const missing = Object.keys(properties)
    .filter((name) => value[name] === undefined && !optional.includes(name))
    .map((name) => ({ field: at(name), location, code: 'required', message: `${at(name)} is required` }))
  const others = Object.entries(value).flatMap(([name, one]) => {
    const known = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (known !== undefined) return check(one, known, at(name), location)
    if (typeof additionalProperties === 'object') return check(one, additionalProperties, at(name), location)
    if (additionalProperties !== false) return []
    return [{ field: at(name), location, code: 'unknown_field', message: `${at(name)} is not allowed` }]
  })
  return [...missing, ...others]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function faultsOf(value: unknown, schema: Schema): Fault[] {
  const { properties, type = properties && 'object', enum: values, const: only } = schema
  const types = type === undefined ? [] : [type].flat()
  if (types.length > 0 && !types.some((name) => isOfType(value, name)))
    return [['type', `must be ${types.join(' or ')}`]]
  if (values !== undefined && !values.includes(value)) return [['enum', `must be one of ${values.join(', ')}`]]
  if (only !== undefined && value !== only) return [['enum', `must be ${JSON.stringify(only)}`]]
  if (typeof value === 'string') return textFaults(value, schema)
  if (typeof value === 'number') return numberFaults(value, schema)
  if (Array.isArray(value)) return listFaults(value, schema)
  if (isObject(value) && Object.keys(value).length < (schema.minProperties ?? 0)) {
    return [['required', `must have at least ${schema.minProperties} field`]]
  }
  return []
}

function isOfType(value: unknown, name: string): boolean {
  if (name === 'null') return value === null
  if (name === 'array') return Array.isArray(value)
  if (name === 'object') return isObject(value)
  if (name === 'integer') return Number.isInteger(value)
  return typeof value === name
}

const formats: Record<string, RegExp> = {
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  email: /^[^\s@]+@[^\s@]+$/,
  uri: /^[a-z][a-z\d+.-]*:\S+$/i,
}

function textFaults(text: string, { minLength = 0, maxLength, pattern, format }: Schema): Fault[] {
  const length = [...text].length
  const faults: Fault[] = []
  if (length < minLength) faults.push(['min_length', `must have at least ${minLength} characters`])
  if (maxLength !== undefined && length > maxLength) {
    faults.push(['max_length', `must have at most ${maxLength} characters`])
  }
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text)) faults.push(patternFault(pattern))
  if (format !== undefined && formats[format]?.test(text) === false) faults.push(['format', `must be a ${format}`])
  return faults
}

/** Patterns of ids say which kind they are for. */
function patternFault(pattern: string): Fault {
  if (/_\[0-7\]/.test(pattern)) return ['prefix', 'must be an id of the right kind']
  return pattern.startsWith('^https:')
    ? ['url_not_allowed', 'must be an https:// address']
    : ['pattern', `must match ${pattern}`]
}

function numberFaults(value: number, { minimum, maximum }: Schema): Fault[] {
  if (minimum !== undefined && value < minimum) return [['min', `must be at least ${minimum}`]]
  return maximum !== undefined && value > maximum ? [['max', `must be at most ${maximum}`]] : []
}

function listFaults(items: readonly unknown[], { minItems = 0, maxItems, uniqueItems }: Schema): Fault[] {
  if (items.length < minItems) return [['min_length', `must have at least ${minItems} items`]]
  if (maxItems !== undefined && items.length > maxItems) return [['max_length', `must have at most ${maxItems} items`]]
  const distinct = new Set(items.map((item) => JSON.stringify(item)))
  return uniqueItems && distinct.size < items.length ? [['duplicate', 'must not contain the same item twice']] : []
}
