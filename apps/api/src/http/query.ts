import type { Problem } from '../api-error.ts'
import { resolve, type Schema } from '../contract.ts'

const PLAIN = /^[A-Za-z0-9_.~-]*$/

export const NO_PARAMETERS: ReadonlyMap<string, string> = new Map()

/** Splits a query string into its parameters: each at most once, percent-encoding valid. */
export function parseQuery(raw: string, problems: Problem[]): ReadonlyMap<string, string> {
  if (raw === '') return NO_PARAMETERS
  const found = new Map<string, string>()
  for (const pair of raw.split('&')) {
    if (pair === '') continue
    const at = pair.indexOf('=')
    const name = decode(at < 0 ? pair : pair.slice(0, at))
    const value = decode(at < 0 ? '' : pair.slice(at + 1))
    const field = (name ?? '').slice(0, 100)
    if (name === null || value === null) {
      problems.push({
        field,
        location: 'query',
        code: 'format',
        message: `${field || 'the query'} is not valid percent-encoded UTF-8`,
      })
    } else if (found.has(name)) {
      problems.push({ field, location: 'query', code: 'duplicate', message: `${field} is given more than once` })
    } else found.set(name, value)
  }
  return found
}

function decode(text: string): string | null {
  if (PLAIN.test(text)) return text
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return null
  }
}

/** Decimal digits only: `0x10`, `1e1` and ` 5` stay text and fail as such. */
const INTEGER = /^-?(0|[1-9]\d{0,15})$/

/** The parameters that are not text. */
export type QueryTypes = ReadonlyMap<string, 'integer' | 'boolean'>

export function queryTypesOf({ properties = {} }: Schema): QueryTypes {
  const types = Object.entries(properties).map(([name, schema]) => [name, resolve(schema).type] as const)
  return new Map(types.filter((t): t is [string, 'integer' | 'boolean'] => t[1] === 'integer' || t[1] === 'boolean'))
}

/** A text as the type that the contract names; what does not fit stays text, for the validator to refuse. */
export function coerced(text: string, type: 'integer' | 'boolean' | undefined): string | number | boolean {
  if (type === 'integer' && INTEGER.test(text)) return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}
