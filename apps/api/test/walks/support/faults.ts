import { idPrefixOf, isNullable, type ParameterObject, resolve, type Schema, typesOf } from './bundle.ts'
import { ABSENT, type Step } from './values.ts'

/** One thing wrong with a valid value, and how a refusal must name it. */
export interface Fault {
  path: Step[]
  /** Put in the valid value's place. ABSENT: taken out. */
  value: unknown
  /** What was broken: a keyword of the schema, or `unknown`. */
  broken: string
  /** `details[].code`. */
  code: string
}

const CODES: Record<string, string> = {
  maxLength: 'max_length',
  maxItems: 'max_length',
  minLength: 'min_length',
  minItems: 'min_length',
  maximum: 'max',
  minimum: 'min',
  minProperties: 'required',
  uniqueItems: 'duplicate',
  blank: 'min_length',
  unknown: 'unknown_field',
}

/** Every way to break one rule of the schema, around a valid value. */
export function* faultsOf(given: Schema, valid: unknown, path: Step[] = []): Generator<Fault> {
  const schema = resolve(given)
  const fault = (broken: string, value: unknown, code = CODES[broken] ?? broken): Fault => ({
    path,
    value,
    broken,
    code,
  })
  for (const value of wrongTypes(schema)) yield fault('type', value)
  if (typesOf(schema).includes('object')) yield* objectFaults(schema, valid as Record<string, unknown>, path)
  else if (typesOf(schema).includes('array')) yield* arrayFaults(schema, valid as unknown[], path)
  else for (const [broken, value, code] of scalarFaults(schema, valid)) yield fault(broken, value, code)
}

/** One value of each type that the schema does not take. */
function wrongTypes(schema: Schema): unknown[] {
  const types = typesOf(schema)
  if (types.length === 0) return []
  const samples: [string[], unknown][] = [
    [['string'], 'text'],
    [['integer', 'number'], 7],
    [['number'], 1.5],
    [['boolean'], true],
    [['array'], []],
    [['object'], {}],
    [['null'], null],
  ]
  return samples.filter(([fitting]) => !fitting.some((type) => types.includes(type))).map(([, value]) => value)
}

function* objectFaults(schema: Schema, valid: Record<string, unknown>, path: Step[]): Generator<Fault> {
  const unknown = (name: string): Fault => ({
    path: [...path, name],
    value: 1,
    broken: 'unknown',
    code: 'unknown_field',
  })
  if (schema.additionalProperties === false)
    for (const name of ['zzzUnknown', 'orgId', '__proto__', 'constructor', 'toString', '']) yield unknown(name)
  if (schema.minProperties) yield { path, value: {}, broken: 'minProperties', code: 'required' }
  for (const name of schema.required ?? [])
    yield { path: [...path, name], value: ABSENT, broken: 'required', code: 'required' }
  for (const [name, inner] of Object.entries(schema.properties ?? {}))
    if (valid && name in valid) yield* faultsOf(inner, valid[name], [...path, name])
}

function* arrayFaults(schema: Schema, valid: unknown[], path: Step[]): Generator<Fault> {
  const { items = {}, maxItems, minItems } = schema
  const of = (broken: string, value: unknown[]): Fault => ({ path, value, broken, code: CODES[broken] as string })
  if (maxItems !== undefined)
    yield of(
      'maxItems',
      Array.from({ length: maxItems + 1 }, () => valid[0]),
    )
  if (minItems) yield of('minItems', valid.slice(0, minItems - 1))
  if (schema.uniqueItems) yield of('uniqueItems', [valid[0], valid[0]])
  if (valid.length > 0) yield* faultsOf(items, valid[0], [...path, 0])
}

type Broken = [broken: string, value: unknown, code?: string]

function* scalarFaults(schema: Schema, valid: unknown): Generator<Broken> {
  const prefix = idPrefixOf(schema)
  if (prefix) {
    const form = new RegExp(schema.pattern ?? '')
    for (const value of wrongIds(prefix, String(valid))) if (!form.test(value)) yield ['pattern', value, 'prefix']
    return
  }
  if (schema.enum) {
    yield ['enum', typesOf(schema).includes('string') ? 'nonsense' : 987_654]
    const shouted = schema.enum.map((value) => String(value).toUpperCase())
    for (const value of shouted) if (!schema.enum.includes(value)) yield ['enum', value]
  }
  if (schema.maximum !== undefined) yield ['maximum', schema.maximum + 1]
  if (schema.minimum !== undefined) yield ['minimum', schema.minimum - 1]
  if (schema.maxLength !== undefined) yield ['maxLength', longText(schema, schema.maxLength + 1)]
  if (schema.maxLength !== undefined && isFreeText(schema)) yield ['maxLength', '😀'.repeat(schema.maxLength + 1)]
  if (schema.minLength) yield ['minLength', 'x'.repeat(schema.minLength - 1)]
  if (schema.minLength && isFreeText(schema)) yield ['blank', '  \t ']
  for (const value of WRONG_FORMATS[schema.format ?? ''] ?? []) yield ['format', value]
  if (schema.pattern) yield ['pattern', '\u00a1¿nonsense?!', patternCode(schema.pattern)]
}

export const isFreeText = (schema: Schema): boolean =>
  typesOf(schema).includes('string') && !schema.pattern && !schema.format && !schema.enum
const patternCode = (pattern: string): string => (pattern.startsWith('^https:') ? 'url_not_allowed' : 'pattern')

function longText({ format, pattern }: Schema, length: number): string {
  if (format === 'email')
    return `${'x'.repeat(60)}@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(length)}`.slice(0, length)
  if (pattern?.startsWith('^https:')) return `https://example.org/${'x'.repeat(length)}`.slice(0, length)
  return 'x'.repeat(length)
}

/** The id's own letters, bent: another kind, another case, too short, too long, more than 128 bits, letters that are none. */
function wrongIds(prefix: string, id: string): string[] {
  const suffix = id.slice(prefix.length + 1)
  const other = prefix === 'task' ? 'proj' : 'task'
  const shapes = [
    `${other}_${suffix}`,
    suffix,
    id.toUpperCase(),
    id.slice(0, -1),
    `${id}0`,
    `${prefix}_8${suffix.slice(1)}`,
  ]
  return [
    ...shapes,
    ...['i', 'l', 'o', 'u'].map((letter) => `${id.slice(0, -1)}${letter}`),
    `${prefix}-${suffix}`,
    'null',
    '',
  ]
}

const WRONG_FORMATS: Record<string, string[]> = {
  date: ['2026-02-30', '0000-01-01', '2026-13-01', '2026-1-1', '01.12.2026', '2026-12-01T00:00:00Z', 'tomorrow', ''],
  'date-time': [
    '0000-01-01T00:00:00Z',
    '2016-12-31T23:59:60Z',
    '2026-12-01',
    '2026-12-01T09:00',
    '2026-02-30T09:00:00Z',
    '2026-12-01T25:00:00Z',
    '2026-12-01 09:00:00Z',
    '2026-12-01T09:00:00+0530',
    '2026-12-01T09:00:00+23:59',
    'now',
    '',
  ],
  email: ['nobody', 'a@b@c', '@example.org', 'a b@example.org', ''],
  uri: ['nowhere', '//example.org', ''],
}

const WRONG_INTEGERS = [
  'x',
  '',
  ' 5',
  '5 ',
  '+5',
  '0x10',
  '1e1',
  '5.0',
  '1,5',
  '05',
  '１',
  'NaN',
  'null',
  '5_0',
  '99999999999999999999',
]
const WRONG_BOOLEANS = ['yes', '1', 'TRUE', '']

/** The same for a parameter, whose values are texts. */
export function* parameterFaults(parameter: ParameterObject, valid: string): Generator<Fault & { value: string }> {
  const schema = resolve(parameter.schema)
  const [type] = typesOf(schema).filter((t) => t !== 'null')
  const typed = type === 'integer' ? WRONG_INTEGERS : type === 'boolean' ? WRONG_BOOLEANS : []
  for (const value of typed) yield { path: [parameter.name], value, broken: 'type', code: 'type' }
  for (const [broken, value, code] of scalarFaults(schema, valid))
    yield { path: [parameter.name], value: String(value), broken, code: code ?? CODES[broken] ?? broken }
}

/** Values just inside each bound: these must not be refused for their size. */
export function* limitsOf(
  given: Schema,
  valid: unknown,
  path: Step[] = [],
): Generator<{ path: Step[]; value: unknown }> {
  const schema = resolve(given)
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    const value = (valid as Record<string, unknown> | null)?.[name]
    if (value !== undefined) yield* limitsOf(inner, value, [...path, name])
  }
  if (Array.isArray(valid)) {
    if (schema.maxItems) yield { path, value: Array.from({ length: schema.maxItems }, () => valid[0]) }
    if (valid.length > 0) yield* limitsOf(schema.items ?? {}, valid[0], [...path, 0])
  }
  if (schema.maximum !== undefined) yield { path, value: schema.maximum }
  if (schema.minimum !== undefined) yield { path, value: schema.minimum }
  if (schema.maxLength && isFreeText(schema))
    for (const letter of ['x', '😀', 'é']) yield { path, value: letter.repeat(schema.maxLength) }
  if (schema.minLength && isFreeText(schema)) yield { path, value: 'x'.repeat(schema.minLength) }
  if (isNullable(schema)) yield { path, value: null }
}
