import type { ErrorObject } from 'ajv/dist/2020.js'
import type { Problem } from '../api-error.ts'

/** Patterns of ids: of one kind, of several (`^(usr|key)_`), of any (`^[a-z]{2,4}_`). */
const ID_PATTERN = /^\^(?:([a-z]+)|\(([a-z|]+)\)|\[a-z\]\S+)_\[0-7\]/

/** Ajv's errors as the flat list of `validation_error`: one plain sentence per fault, with the contract's codes. */
export function problemsOf(errors: readonly ErrorObject[], location: Problem['location']): Problem[] {
  return errors.flatMap((error) => {
    const told = tell(error)
    return told
      ? [{ field: fieldOf(error), location, ...told, message: `${fieldOf(error) || 'the body'} ${told.message}` }]
      : []
  })
}

/** `/records/3/status` → `records[3].status`; for a missing or unknown property its own path. */
function fieldOf(error: ErrorObject): string {
  const { missingProperty, additionalProperty } = error.params as Record<string, string | undefined>
  const name = missingProperty ?? additionalProperty
  const steps = error.instancePath
    .split('/')
    .slice(1)
    .map((s) => s.replaceAll('~1', '/').replaceAll('~0', '~'))
  if (name !== undefined) steps.push(name.slice(0, 100))
  return steps.reduce((path, step) => (/^\d+$/.test(step) ? `${path}[${step}]` : path ? `${path}.${step}` : step), '')
}

type Told = { code: string; message: string } | null

function tell({ keyword, params, schema }: ErrorObject): Told {
  const p = params as Record<string, unknown>
  const say = (code: string, message: string): Told => ({ code, message })
  switch (keyword) {
    case 'required':
      return say('required', 'is required')
    case 'additionalProperties':
      return say('unknown_field', 'is not allowed')
    case 'type':
      return say('type', `must be ${listed(p.type)}`)
    case 'enum':
      return say('enum', `must be one of ${(p.allowedValues as unknown[]).filter((v) => v !== null).join(', ')}`)
    case 'const':
      return say('enum', `must be ${JSON.stringify(p.allowedValue)}`)
    case 'format':
      return say('format', `must be ${FORMATS[String(p.format)] ?? `a valid ${p.format}`}`)
    case 'pattern':
      return patternTold(String(p.pattern))
    case 'minLength':
      return p.limit === 1
        ? say('min_length', 'must not be empty')
        : say('min_length', `must have at least ${p.limit} characters`)
    case 'maxLength':
      return say('max_length', `must have at most ${p.limit} characters`)
    case 'minItems':
      return say('min_length', `must have at least ${p.limit} items`)
    case 'maxItems':
      return say('max_length', `must have at most ${p.limit} items`)
    case 'minProperties':
      return say('required', `must have at least ${p.limit} field`)
    case 'uniqueItems':
      return say('duplicate', `must not contain the same item twice`)
    case 'minimum':
      return say('min', `must be at least ${p.limit}`)
    case 'maximum':
      return say('max', `must be at most ${p.limit}`)
    case 'oneOf':
    case 'anyOf':
    case 'if':
      return null // its branches have their own errors
    default:
      return say('format', `does not satisfy ${keyword} ${JSON.stringify(schema ?? '')}`.trim())
  }
}

function patternTold(pattern: string): Told {
  const id = ID_PATTERN.exec(pattern)
  if (id) {
    const prefixes = (id[1] ?? id[2])?.split('|').map((prefix) => `${prefix}_`)
    return {
      code: 'prefix',
      message: prefixes ? `must be an id beginning with ${prefixes.join(' or ')}` : 'must be an id',
    }
  }
  if (pattern.startsWith('^https:')) return { code: 'url_not_allowed', message: 'must be an https:// address' }
  return { code: 'pattern', message: `must match ${pattern}` }
}

const FORMATS: Record<string, string> = {
  date: 'a calendar date YYYY-MM-DD',
  'date-time': 'a date and time such as 2026-11-21T09:00:00.000Z',
  email: 'an e-mail address',
  uri: 'an absolute URL',
}

const NAMES: Record<string, string> = {
  null: 'null',
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}
const listed = (type: unknown): string =>
  [type]
    .flat()
    .map((t) => NAMES[String(t)] ?? String(t))
    .join(' or ')
