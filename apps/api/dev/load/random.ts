import { createHash } from 'node:crypto'

/** A stream of numbers that is the same for the same name, on every machine. */
export interface Random {
  /** 32 bits. */
  bits(): number
  /** From 0 up to, but not, 1. */
  next(): number
  /** From 0 up to, but not, `n`. */
  below(n: number): number
  chance(share: number): boolean
  pick<T>(list: readonly T[]): T
  /** One of the values, each as often as its weight says. */
  weighted<const T>(choices: readonly (readonly [T, number])[]): T
}

/** sfc32: small, fast, and good enough for synthetic rows. */
export function randomOf(name: string): Random {
  const digest = createHash('sha256').update(`homeroom load: ${name}`).digest()
  let [a, b, c, counter] = [digest.readInt32LE(0), digest.readInt32LE(4), digest.readInt32LE(8), 1]
  const bits = (): number => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  for (let i = 0; i < 12; i++) bits()
  const next = (): number => bits() / 2 ** 32
  const below = (n: number): number => Math.floor(next() * n)
  return {
    bits,
    next,
    below,
    chance: (share) => next() < share,
    pick: <T>(list: readonly T[]) => list[below(list.length)] as T,
    weighted: (choices) => {
      let rest = next() * choices.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [value, weight] of choices) {
        rest -= weight
        if (rest < 0) return value
      }
      return (choices.at(-1) as (typeof choices)[number])[0]
    },
  }
}

const hex = (bits: number, digits: number): string => bits.toString(16).padStart(8, '0').slice(-digits)

/** A UUIDv7 of the millisecond. */
export function idAt(random: Random, at: number): string {
  const time = at.toString(16).padStart(12, '0')
  const [first, second, third] = [random.bits(), random.bits(), random.bits()]
  const variant = '89ab'[(first >>> 12) & 3]
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(first, 3)}-${variant}${hex(first >>> 14, 3)}-${hex(second, 8)}${hex(third, 4)}`
}

/** `n` moments in order, spread evenly with some chance; in milliseconds. */
export function* moments(random: Random, n: number, from: number, until: number): Generator<number> {
  const step = (until - from) / n
  for (let i = 0; i < n; i++) yield Math.floor(from + (i + random.next()) * step)
}
