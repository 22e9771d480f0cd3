import { randomFillSync } from 'node:crypto'

// TypeID: `<prefix>_` + Crockford base32 of a UUIDv7. Written by hand because a list answer encodes up to a hundred ids;
// ids.test.ts holds it against the reference implementation (typeid-js).
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const DIGITS = new Int8Array(128).fill(-1)
for (let i = 0; i < 32; i++) DIGITS[ALPHABET.charCodeAt(i)] = i
const CODES = Uint8Array.from(ALPHABET, (_, i) => ALPHABET.charCodeAt(i))
const HEX = '0123456789abcdef'
const NIBBLES = new Int8Array(128).fill(-1)
for (let i = 0; i < 16; i++) NIBBLES[HEX.charCodeAt(i)] = i

const pool = Buffer.allocUnsafe(4096)
let poolAt = pool.length
let lastMs = 0
/** Of `lastMs`, in hexadecimal; with its dash. */
let time = ''
let sequence = 0

/** A new UUIDv7, monotonic within this process even inside one millisecond. */
export function newId(at = Date.now()): string {
  if (poolAt + 9 > pool.length) {
    randomFillSync(pool)
    poolAt = 0
  }
  if (at > lastMs) {
    setTime(at)
    sequence = pool.readUInt16BE(poolAt) & 0x7ff
  } else if (++sequence > 0xfff) {
    setTime(lastMs + 1)
    sequence = 0
  }
  const rand = pool.toString('hex', poolAt + 1, poolAt + 9)
  poolAt += 9
  const variant = HEX[8 + ((NIBBLES[rand.charCodeAt(0)] as number) & 3)]
  const counter = sequence.toString(16).padStart(3, '0')
  return `${time}-7${counter}-${variant}${rand.slice(1, 4)}-${rand.slice(4, 16)}`
}

function setTime(ms: number): void {
  lastMs = ms
  const hex = ms.toString(16).padStart(12, '0')
  time = `${hex.slice(0, 8)}-${hex.slice(8)}`
}

/** Of a UUIDv7: its time and version. What follows may be random, for ids that the database makes. */
export const ID_PREFIX_LENGTH = 'tttttttt-tttt-7'.length
export const newIdPrefix = (): string => newId().slice(0, ID_PREFIX_LENGTH)

/** `toPublic('task', uuid)` → `task_01jd…`. All 26 digits in one call: a string that grows digit by digit costs twice as much. */
export function toPublic(prefix: string, uuid: string): string {
  const a = (bits16(uuid, 0) << 16) | bits16(uuid, 4)
  const b = (bits16(uuid, 9) << 16) | bits16(uuid, 14)
  const c = (bits16(uuid, 19) << 16) | bits16(uuid, 24)
  const d = (bits16(uuid, 28) << 16) | bits16(uuid, 32)
  // 128 bits in 26 digits of 5: two leading zero bits.
  // biome-ignore format: six or seven digits of each word
  const digits = String.fromCharCode(
    digit(a >>> 29), digit(a >>> 24), digit(a >>> 19), digit(a >>> 14), digit(a >>> 9), digit(a >>> 4),
    digit((a << 1) | (b >>> 31)), digit(b >>> 26), digit(b >>> 21), digit(b >>> 16), digit(b >>> 11), digit(b >>> 6), digit(b >>> 1),
    digit((b << 4) | (c >>> 28)), digit(c >>> 23), digit(c >>> 18), digit(c >>> 13), digit(c >>> 8), digit(c >>> 3),
    digit((c << 2) | (d >>> 30)), digit(d >>> 25), digit(d >>> 20), digit(d >>> 15), digit(d >>> 10), digit(d >>> 5), digit(d),
  )
  return `${prefix}_${digits}`
}

const digit = (bits: number): number => CODES[bits & 31] as number
const nibble = (hex: string, at: number): number => NIBBLES[hex.charCodeAt(at)] as number
const bits16 = (hex: string, at: number): number =>
  (nibble(hex, at) << 12) | (nibble(hex, at + 1) << 8) | (nibble(hex, at + 2) << 4) | nibble(hex, at + 3)

export const toPublicOrNull = (prefix: string, uuid: string | null): string | null =>
  uuid === null ? null : toPublic(prefix, uuid)

/** The uuid of a public id, or null where prefix or shape is wrong. */
export function fromPublic(prefix: string, id: unknown): string | null {
  if (typeof id !== 'string' || id.length !== prefix.length + 27) return null
  if (!id.startsWith(prefix) || id.charCodeAt(prefix.length) !== 95) return null
  let hex = ''
  let bits = 0
  let held = -2
  for (let i = prefix.length + 1; i < id.length; i++) {
    const code = id.charCodeAt(i)
    const digit = code < 128 ? (DIGITS[code] as number) : -1
    if (digit < 0 || (held === -2 && digit > 7)) return null
    bits = (bits << 5) | digit
    held += 5
    while (held >= 4) {
      held -= 4
      hex += HEX[(bits >> held) & 15]
      bits &= (1 << held) - 1
    }
  }
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** As `fromPublic`, for an id whose shape the contract has already checked. */
export function uuidOf(prefix: string, id: string): string {
  const uuid = fromPublic(prefix, id)
  if (!uuid) throw new Error(`not a ${prefix}_ id after validation`)
  return uuid
}
