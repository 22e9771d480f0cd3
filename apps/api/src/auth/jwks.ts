import { createPublicKey, type KeyObject } from 'node:crypto'
import jwksRsa from 'jwks-rsa'

const REFRESH_MS = 10 * 60_000
/** The least time between two requests that an unknown `kid` or a failing refresh can cause. */
const RETRY_MS = 30_000
const TRUSTED_MS = 60 * 60_000
const TIMEOUT_MS = 2_000
const MAX_BYTES = 256 * 1024

export interface SigningKey {
  key: KeyObject
  alg: string | undefined
}

/** Raised while no usable key set can be had: the caller gets a 503, never a pass. */
export class KeysUnavailable extends Error {}

/**
 * The identity provider's public keys: fetched once, again every ten minutes, and for an unknown `kid` at most once in
 * 30 s. A set that could not be refreshed for an hour is no longer trusted.
 */
export class Jwks {
  readonly #client: jwksRsa.JwksClient
  #keys = new Map<string, SigningKey>()
  #fetchedAt = Number.NEGATIVE_INFINITY
  #triedAt = Number.NEGATIVE_INFINITY
  #pending: Promise<void> | null = null

  constructor(authUrl: string) {
    this.#client = jwksRsa({
      jwksUri: `${authUrl}/.well-known/jwks.json`,
      cache: false,
      rateLimit: false,
      fetcher: fetchKeySet,
    })
  }

  /** The key when it is known and the set is fresh enough; starts a refresh in the background when it is due. */
  known(kid: string): SigningKey | undefined {
    const now = performance.now()
    const age = now - this.#fetchedAt
    if (age > TRUSTED_MS) return undefined
    if (age > REFRESH_MS && now - this.#triedAt > RETRY_MS) this.#refresh().catch(() => {})
    return this.#keys.get(kid)
  }

  /** As `known`, after asking the provider where that may help. */
  async find(kid: string): Promise<SigningKey | undefined> {
    const key = this.known(kid)
    if (key) return key
    const stale = performance.now() - this.#fetchedAt > TRUSTED_MS
    const mayAsk = performance.now() - this.#triedAt > (stale ? 1_000 : RETRY_MS)
    if (this.#pending || mayAsk) await this.#refresh().catch(() => {})
    if (performance.now() - this.#fetchedAt > TRUSTED_MS) throw new KeysUnavailable('no signing keys')
    return this.#keys.get(kid)
  }

  /** For readiness: fetches where there is no trusted set. */
  async check(): Promise<void> {
    if (performance.now() - this.#fetchedAt > TRUSTED_MS) await this.#refresh()
    else this.known('')
  }

  #refresh(): Promise<void> {
    this.#pending ??= this.#fetch().finally(() => {
      this.#pending = null
    })
    return this.#pending
  }

  async #fetch(): Promise<void> {
    this.#triedAt = performance.now()
    const keys = await this.#client.getSigningKeys()
    this.#keys = new Map(keys.map((k) => [k.kid, { key: createPublicKey(k.getPublicKey()), alg: k.alg }]))
    this.#fetchedAt = performance.now()
  }
}

async function fetchKeySet(uri: string): Promise<{ keys: unknown[] }> {
  const response = await fetch(uri, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' })
  if (!response.ok) throw new Error(`the JWKS answered ${response.status}`)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > MAX_BYTES) throw new Error('the JWKS is too large')
    chunks.push(chunk)
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}
