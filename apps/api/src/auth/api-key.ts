import { createHash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

export type KeyKind = 'live' | 'app'
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const SECRET = /^hrk_(live|app|test)_[0-9A-Za-z]{36}$/

const checksum = (stem: string): string => {
  let rest = crc32(stem)
  let out = ''
  for (let i = 0; i < 6; i++) {
    out = BASE62[rest % 62] + out
    rest = Math.floor(rest / 62)
  }
  return out
}

/** Adds the checksum to `hrk_live_` + 30 base62 characters. */
export const withChecksum = (stem: string): string => stem + checksum(stem)

/** A new secret: `hrk_live_` (an organization's key) or `hrk_app_` (an app's), 30 random base62 characters, CRC-32. */
export function mintSecret(kind: KeyKind): string {
  let stem = `hrk_${kind}_`
  for (let i = 0; i < 30; i++) stem += BASE62[randomInt(62)]
  return withChecksum(stem)
}

/** Refuses typos, truncations and the reserved test kind without touching the database. */
export const isWellFormedSecret = (token: string): boolean =>
  SECRET.test(token) && !token.startsWith('hrk_test_') && checksum(token.slice(0, -6)) === token.slice(-6)

export const looksLikeApiKey = (token: string): boolean => token.startsWith('hrk_')

/** What is stored of a secret (`api_keys.secret_hash`); its hex form is the key of `api_key_directory.lookup`. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()

export const directoryLookup = (secret: string): string => hashSecret(secret).toString('hex')

/** The displayable part: `hrk_live_7f3k…m9Qz`. */
export function displayPrefix(secret: string): string {
  const start = secret.indexOf('_', 4) + 5
  return `${secret.slice(0, start)}…${secret.slice(-4)}`
}
