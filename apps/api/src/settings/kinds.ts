/** A wrong setting, told in one line; the programs print it and exit. */
export class ConfigError extends Error {}

export type Env = Readonly<Record<string, string | undefined>>
/** The programs of the production folder; `server.js` by what ROLE makes of it. */
export type Program = 'api' | 'worker' | 'migrate' | 'operator'

/** What the table of settings says about one; markdown where it is prose. */
export interface About {
  meaning: string
  usedBy: readonly Program[]
  unit?: string
  /** As shown, where it is not the plain default. */
  otherwise?: string
}
export interface Setting<T> extends About {
  default: string
  required: boolean
  read(env: Env, name: string): T
}

const given = (env: Env, name: string): string | null => {
  const value = env[name]?.trim()
  return value ? value : null
}

/** A setting that is read by `parse` where it is given, and is `fallback` where it is not. */
export const optional = <T, const F>(
  fallback: F,
  about: About,
  parse: (value: string, name: string) => T,
): Setting<T | F> => ({
  ...about,
  default: about.otherwise ?? (fallback === null ? 'none' : `\`${fallback}\``),
  required: false,
  read(env, name) {
    const value = given(env, name)
    return value === null ? fallback : parse(value, name)
  },
})

/** `hint` says what to set it to. */
export const required = <T>(hint: string, about: About, parse: (value: string, name: string) => T): Setting<T> => ({
  ...about,
  default: '**required**',
  required: true,
  read(env, name) {
    const value = given(env, name)
    if (value === null) throw new ConfigError(`${name} is not set: ${hint}`)
    return parse(value, name)
  },
})

const shown = (value: string): string => JSON.stringify(value)

export const text = (value: string): string => value

export const integer =
  (min: number, max: number) =>
  (value: string, name: string): number => {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN
    if (number >= min && number <= max) return number
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not ${shown(value)}`)
  }

export const fraction = (value: string, name: string): number => {
  const number = /^\d*\.?\d+$/.test(value) ? Number(value) : Number.NaN
  if (number <= 1) return number
  throw new ConfigError(`${name} must be a number from 0 to 1, not ${shown(value)}`)
}

export const flag = (value: string, name: string): boolean => {
  if (value === 'true' || value === 'false') return value === 'true'
  throw new ConfigError(`${name} must be true or false, not ${shown(value)}`)
}

export const oneOf =
  <const T extends string>(...known: readonly T[]) =>
  (value: string, name: string): T => {
    const found = known.find((one) => one === value)
    if (found) return found
    throw new ConfigError(`${name} must be one of ${known.join(', ')}, not ${shown(value)}`)
  }

export const url =
  (...protocols: readonly string[]) =>
  (value: string, name: string): string => {
    const parsed = URL.canParse(value) ? new URL(value) : null
    if (parsed && protocols.includes(parsed.protocol)) return value
    const told = parsed?.password ? 'the given value' : shown(value)
    const beginnings = protocols.map((protocol) => `${protocol}//`).join(' or ')
    throw new ConfigError(`${name} must be a URL beginning with ${beginnings}, not ${told}`)
  }

/** The same without slashes at its end. */
export const base =
  (...protocols: readonly string[]) =>
  (value: string, name: string): string =>
    url(...protocols)(value, name).replace(/\/+$/, '')

export const list = (value: string): string[] =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

/** `name=value` by comma, percent-encoded, as OpenTelemetry has it. */
export const pairs = (value: string, name: string): Record<string, string> => {
  try {
    return Object.fromEntries(
      list(value).map((entry) => {
        const [, key, text] = /^([^=]+)=(.*)$/.exec(entry) ?? []
        if (key === undefined || text === undefined) throw new Error('no pair')
        return [key.trim(), decodeURIComponent(text.trim())]
      }),
    )
  } catch {
    // Not shown: these may be credentials.
    throw new ConfigError(`${name} must be a comma-separated list of name=value, percent-encoded`)
  }
}
