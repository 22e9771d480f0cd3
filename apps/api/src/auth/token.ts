import { hash, type KeyObject } from 'node:crypto'
import { errors, jwtVerify } from 'jose'
import jwt from 'jsonwebtoken'
import { LRUCache } from 'lru-cache'
import { ApiError, unauthorized } from '../api-error.ts'
import { Jwks, KeysUnavailable } from './jwks.ts'

/** Claims of a token whose signature, times, issuer and audience were verified. */
export interface Claims {
  sub: string
  exp: number
  kid: string
  orgId: string | null
  email: string | null
  emailVerified: boolean
  givenName: string | null
  familyName: string | null
}

const ALGORITHMS = ['RS256', 'ES256', 'EdDSA'] as const
type Algorithm = (typeof ALGORITHMS)[number]
const LEEWAY_S = 60
const MAX_LENGTH = 8_192

/** Verifies user tokens; a verified one is remembered by its digest until it ends or its key leaves the JWKS. */
export class TokenVerifier {
  readonly jwks: Jwks
  readonly #expected: { issuer: string; audience: string }
  readonly #verified = new LRUCache<string, Claims>({ max: 20_000 })

  constructor(authUrl: string, audience: string) {
    this.jwks = new Jwks(authUrl)
    this.#expected = { issuer: authUrl, audience }
  }

  verify(token: string): Claims | Promise<Claims> {
    if (token.length > MAX_LENGTH) throw unauthorized('invalid_token')
    const digest = hash('sha256', token, 'base64')
    const claims = this.#verified.get(digest)
    if (claims && claims.exp + LEEWAY_S > Date.now() / 1000 && this.jwks.known(claims.kid)) return claims
    return this.#verify(token, digest)
  }

  async #verify(token: string, digest: string): Promise<Claims> {
    const { kid, alg } = headerOf(token)
    const key = await this.jwks.find(kid).catch((error) => {
      throw error instanceof KeysUnavailable
        ? new ApiError('service_unavailable', { headers: { 'Retry-After': '5' } })
        : error
    })
    if (!key || (key.alg && key.alg !== alg)) throw unauthorized('invalid_token')
    const claims = claimsOf(await this.#checked(token, key.key, alg), kid)
    this.#verified.set(digest, claims)
    return claims
  }

  /** Signature, times, issuer and audience. jsonwebtoken knows no EdDSA; jose has it. */
  async #checked(token: string, key: KeyObject, alg: Algorithm): Promise<jwt.JwtPayload> {
    try {
      if (alg === 'EdDSA') {
        const options = { algorithms: [alg], ...this.#expected, clockTolerance: LEEWAY_S }
        return (await jwtVerify(token, key, options)).payload as jwt.JwtPayload
      }
      const options = { algorithms: [alg], ...this.#expected, clockTolerance: LEEWAY_S }
      return jwt.verify(token, key as unknown as jwt.Secret, options) as jwt.JwtPayload
    } catch (error) {
      const expired = error instanceof jwt.TokenExpiredError || error instanceof errors.JWTExpired
      throw unauthorized(expired ? 'token_expired' : 'invalid_token')
    }
  }
}

/** Refuses `none`, HS* and unknown algorithms before any key is looked up. */
function headerOf(token: string): { kid: string; alg: Algorithm } {
  let header: { kid?: unknown; alg?: unknown } | undefined
  try {
    header = jwt.decode(token, { complete: true })?.header
  } catch {
    header = undefined
  }
  const alg = ALGORITHMS.find((known) => known === header?.alg)
  if (!alg || typeof header?.kid !== 'string' || header.kid.length > 256) throw unauthorized('invalid_token')
  return { kid: header.kid, alg }
}

/** OpenID Connect's limit, and well within what the database can look up. */
const MAX_SUBJECT = 255

function claimsOf(payload: jwt.JwtPayload, kid: string): Claims {
  // The database holds no NUL: what has one is no name of anybody.
  const text = (name: string): string | null => {
    const value: unknown = payload[name]
    return typeof value === 'string' && !value.includes('\0') ? value : null
  }
  const sub = text('sub')
  if ('appId' in payload) throw unauthorized('invalid_token')
  if (typeof payload.exp !== 'number' || typeof payload.iat !== 'number') throw unauthorized('invalid_token')
  if (!sub || sub.length > MAX_SUBJECT) throw unauthorized('invalid_token')
  if (payload.iat > Date.now() / 1000 + LEEWAY_S) throw unauthorized('invalid_token')
  return {
    sub,
    exp: payload.exp,
    kid,
    orgId: text('org_id'),
    email: text('email'),
    emailVerified: payload.email_verified === true,
    givenName: text('given_name'),
    familyName: text('family_name'),
  }
}
