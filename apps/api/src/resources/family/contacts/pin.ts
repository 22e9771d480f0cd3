import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import type { Secrets } from '../../../secrets.ts'

const derive = promisify(argon2)

/** OWASP's least memory for argon2id: about 30 ms. A stored hash names its own cost, so this can be raised. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const LENGTH = 32

/** In the PHC string format. */
async function hashOf(pin: string, nonce: Buffer, { memory, passes, parallelism } = COST): Promise<string> {
  const message = Buffer.from(pin)
  const parameters = { message, nonce, memory, passes, parallelism, tagLength: LENGTH }
  const hash = await inTurn(() => derive('argon2id', parameters))
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(hash)}`
}

/** Half of the processors at most are lent to PINs, however many are tried at once: everybody else needs one, too. */
const AT_ONCE = Math.max(1, availableParallelism() >> 1)
let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running++
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

export const pinContext = (orgId: string, contactId: string): string => `trusted_contact.pin:${orgId}:${contactId}`

/**
 * The hash of a PIN as it is stored: argon2id, then sealed. A PIN has so few values that the hash alone could be guessed
 * by anybody who has read the table; the seal is the pepper, and moves to another key without the PIN.
 */
export async function sealPin(secrets: Secrets, orgId: string, contactId: string, pin: string): Promise<string> {
  return secrets.seal(await hashOf(pin, randomBytes(16)), pinContext(orgId, contactId)).toString('base64url')
}

const NOBODYS_NONCE = randomBytes(16)

/** Takes as long for a contact without a PIN as for one with another PIN. */
export async function isPin(
  secrets: Secrets,
  { orgId, contactId, stored, given }: { orgId: string; contactId: string; stored: string | null; given: string },
): Promise<boolean> {
  if (stored === null) {
    await hashOf(given, NOBODYS_NONCE)
    return false
  }
  const opened = secrets.open(Buffer.from(stored, 'base64url'), pinContext(orgId, contactId))
  const [, memory, passes, parallelism, nonce] = PHC.exec(opened) ?? []
  if (nonce === undefined) throw new Error('the stored hash of a PIN is no PHC string')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const computed = await hashOf(given, Buffer.from(nonce, 'base64'), cost)
  return timingSafeEqual(Buffer.from(computed), Buffer.from(opened))
}

/** All digits equal, or each one more, or one less, than the digit before. */
export function isWeak(pin: string): boolean {
  const steps = new Set([...pin].slice(1).map((digit, i) => Number(digit) - Number(pin[i])))
  const [step = 0] = steps
  return steps.size === 1 && Math.abs(step) <= 1
}
