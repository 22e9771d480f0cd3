import type { Problem } from '../api-error.ts'

const MAX_DEPTH = 32
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/
const PLAIN = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/

/**
 * Brings every string of a parsed body into its stored form, in place: NFC, trimmed. Control characters (except line
 * feed and tab), lone surrogates and nesting beyond 32 levels are problems.
 */
export function normaliseBody(value: unknown, problems: Problem[]): unknown {
  return walk(value, '', 0, problems)
}

/** The same for one query or path value. */
export const normaliseText = (
  text: string,
  field: string,
  location: Problem['location'],
  problems: Problem[],
): string => clean(text, field, location, problems)

function walk(value: unknown, field: string, depth: number, problems: Problem[]): unknown {
  if (typeof value === 'string') return clean(value, field, 'body', problems)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= MAX_DEPTH) {
    problems.push({
      field,
      location: 'body',
      code: 'range',
      message: `the body is nested more than ${MAX_DEPTH} levels deep`,
    })
    return value
  }
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) value[i] = walk(value[i], `${field}[${i}]`, depth + 1, problems)
    return value
  }
  const record = value as Record<string, unknown>
  for (const key of Object.keys(record)) {
    if (key === '__proto__') continue // refused as an unknown field; never assigned to
    const next = walk(record[key], field === '' ? key : `${field}.${key}`, depth + 1, problems)
    if (next !== record[key]) record[key] = next
  }
  return value
}

function clean(text: string, field: string, location: Problem['location'], problems: Problem[]): string {
  if (PLAIN.test(text)) return text
  if (CONTROL.test(text) || !text.isWellFormed()) {
    problems.push({
      field,
      location,
      code: 'pattern',
      message: `${field} contains control characters or invalid Unicode`,
    })
    return text
  }
  return text.normalize('NFC').trim()
}
