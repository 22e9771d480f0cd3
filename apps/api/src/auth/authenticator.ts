import { unauthorized } from '../api-error.ts'
import type { Database } from '../db/database.ts'
import { Unit } from '../db/tenant.ts'
import { hashSecret, isWellFormedSecret, looksLikeApiKey } from './api-key.ts'
import { type Directory, type KeyRecord, toUser, type User } from './directory.ts'
import { adoptSubject, touchKey } from './queries.ts'
import type { Claims, TokenVerifier } from './token.ts'

/** A verified credential: a person's token, or an organization's or app's key. */
export type Identity = { kind: 'user'; user: User; orgClaim: string | null } | { kind: 'key'; key: KeyRecord }

const TOUCH_MS = 60_000

/** Turns a bearer token into an identity; without a promise when everything is cached. */
export class Authenticator {
  readonly #database: Database
  readonly #directory: Directory
  readonly #tokens: TokenVerifier

  constructor(database: Database, directory: Directory, tokens: TokenVerifier) {
    this.#database = database
    this.#directory = directory
    this.#tokens = tokens
  }

  identify(token: string): Identity | Promise<Identity> {
    return looksLikeApiKey(token) ? this.#key(token) : this.#user(token)
  }

  #user(token: string): Identity | Promise<Identity> {
    const claims = this.#tokens.verify(token)
    if (claims instanceof Promise) return claims.then((c) => this.#withUser(c))
    return this.#withUser(claims)
  }

  #withUser(claims: Claims): Identity | Promise<Identity> {
    const user = this.#directory.user(claims.sub)
    if (user instanceof Promise) return user.then((u) => this.#admit(u, claims))
    return user ? this.#admit(user, claims) : this.#firstSignIn(claims)
  }

  #admit(user: User | null, claims: Claims): Identity | Promise<Identity> {
    if (!user) return this.#firstSignIn(claims)
    if (!user.emailVerified) throw unauthorized('account_not_verified')
    return { kind: 'user', user, orgClaim: claims.orgId }
  }

  async #firstSignIn(claims: Claims): Promise<Identity> {
    if (!claims.email || !claims.emailVerified) throw unauthorized('invalid_token')
    const { sub: subject, email, givenName, familyName } = claims
    const [rows] = await this.#database.global([adoptSubject.bind({ subject, email, givenName, familyName })])
    // «Nobody» was the remembered answer; without a row, another request of the same person may have been first.
    this.#directory.forgetUser(subject)
    const user = rows[0] ? toUser(rows[0]) : await this.#directory.user(subject)
    if (!user) throw unauthorized('invalid_token')
    return this.#admit(user, claims)
  }

  #key(token: string): Identity | Promise<Identity> {
    if (!isWellFormedSecret(token)) throw unauthorized('invalid_token')
    const hash = hashSecret(token)
    const key = this.#directory.key(hash.toString('hex'))
    return key instanceof Promise ? key.then((k) => this.#usable(k, hash)) : this.#usable(key, hash)
  }

  #usable(key: KeyRecord | null, hash: Buffer): Identity {
    const now = Date.now()
    if (!key?.usable(hash, now)) throw unauthorized('invalid_token')
    if (now - key.lastUsedAt > TOUCH_MS) {
      key.lastUsedAt = now
      const unit = new Unit(this.#database, key.orgId)
      unit.write(touchKey, { id: key.id, now: new Date(now).toISOString() })
      unit.commit().catch(() => unit.rollback())
    }
    return { kind: 'key', key }
  }
}
