import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomFillSync,
} from 'node:crypto'

/** One 32-byte master key and the name under which its ciphertexts can be told apart. */
export interface MasterKey {
  id: string
  key: Buffer
}

interface Derived {
  id: string
  /** What sealed data begins with: length and bytes of `id`. */
  head: Buffer
  seal: KeyObject
  mac: KeyObject
}

/**
 * Everything that is encrypted or authenticated under the service's own keys. The first master key is used for new
 * data; the others still open what they sealed, so that keys can be rotated.
 */
export class Secrets {
  readonly #keys: Derived[]

  constructor(masters: readonly MasterKey[]) {
    if (masters.length === 0) throw new Error('at least one master key is needed')
    // A KeyObject: Node takes four times as long to begin with the bare bytes.
    const derive = (key: Buffer, use: string) =>
      createSecretKey(Buffer.from(hkdfSync('sha256', key, '', `homeroom/${use}`, 32)))
    this.#keys = masters.map(({ id, key }) => ({
      id,
      head: Buffer.concat([Buffer.from([id.length]), Buffer.from(id)]),
      seal: derive(key, 'seal'),
      mac: derive(key, 'mac'),
    }))
  }

  /** AES-256-GCM bound to `context`: length and id of the key, 12-byte nonce, 16-byte tag, ciphertext. */
  seal(plain: string, context: string): Buffer {
    const { head, seal } = this.#keys[0] as Derived
    const nonce = newNonce()
    const cipher = createCipheriv('aes-256-gcm', seal, nonce).setAAD(Buffer.from(context))
    const body = cipher.update(plain, 'utf8')
    const rest = cipher.final()
    return Buffer.concat([head, nonce, cipher.getAuthTag(), body, rest])
  }

  /** Throws when the key is unknown, the context another, or a byte was changed. */
  open(sealed: Buffer, context: string): string {
    const start = 1 + (sealed[0] ?? 0)
    const id = sealed.toString('utf8', 1, start)
    const key = this.#keys.find((k) => k.id === id)
    if (!key) throw new Error(`sealed under the unknown key ${JSON.stringify(id)}`)
    const nonce = sealed.subarray(start, start + 12)
    const decipher = createDecipheriv('aes-256-gcm', key.seal, nonce, { authTagLength: 16 }).setAAD(
      Buffer.from(context),
    )
    decipher.setAuthTag(sealed.subarray(start + 12, start + 28))
    return decipher.update(sealed.subarray(start + 28), undefined, 'utf8') + decipher.final('utf8')
  }

  /** HMAC-SHA256 over the parts, each set off from the next, under the current key; `purpose` keeps uses apart. */
  mac(purpose: string, ...parts: (string | Buffer)[]): Buffer {
    return this.#mac(this.#keys[0] as Derived, purpose, parts)
  }

  /** The same under every key, current first: to check what an older key may have signed. */
  macs(purpose: string, ...parts: (string | Buffer)[]): Buffer[] {
    return this.#keys.map((key) => this.#mac(key, purpose, parts))
  }

  #mac(key: Derived, purpose: string, parts: (string | Buffer)[]): Buffer {
    const mac = createHmac('sha256', key.mac)
    let text = purpose
    for (const part of parts) {
      if (typeof part === 'string') text += `\n${Buffer.byteLength(part)}:${part}`
      else {
        mac.update(`${text}\n${part.length}:`).update(part)
        text = ''
      }
    }
    if (text !== '') mac.update(text)
    return mac.digest()
  }
}

const NONCE = 12
const pool = Buffer.allocUnsafe(NONCE * 256)
let poolAt = pool.length

/** Twelve random bytes, from a pool that is filled in one call: alone, they take a third of a sealing. None is used twice. */
function newNonce(): Buffer {
  if (poolAt === pool.length) {
    randomFillSync(pool)
    poolAt = 0
  }
  poolAt += NONCE
  return Buffer.from(pool.subarray(poolAt - NONCE, poolAt))
}
