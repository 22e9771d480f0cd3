import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type CryptoKey,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  type JWK,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose'

const ALGORITHMS = ['RS256', 'ES256', 'EdDSA'] as const
export type Algorithm = (typeof ALGORITHMS)[number]

interface SigningKey {
  kid: string
  privateKey: CryptoKey
  publicKey: CryptoKey
  jwk: JWK
}
type KeySet = Record<Algorithm, SigningKey>

export interface TokenOptions {
  /** `HS256` signs with the text of the public RSA key: the classic confusion of algorithms. */
  alg?: Algorithm | 'HS256' | 'none'
  /** `forged`: the right `kid`, another key. */
  key?: 'ours' | 'forged'
  /** null: no `kid` in the header. */
  kid?: string | null
  /** Seconds from now; negative: expired. null: no `exp` at all. */
  expiresIn?: number | null
  issuer?: string
  audience?: string | string[]
}

/** How the JWKS document is answered. `slow` never ends; `oversize` is valid and 300 KiB long. */
export type JwksBehaviour = 'normal' | 'slow' | 'oversize' | 'error' | 'garbage' | 'empty'

export interface Identity {
  url: string
  audience: string
  /** A signed token; by default one that the server accepts. `claims` win over everything but the signature. */
  token(claims: JWTPayload, options?: TokenOptions): Promise<string>
  /** New keys; the old ones stay published with `keepOld`. */
  rotate(options?: { keepOld?: boolean }): Promise<void>
  behave(behaviour: JwksBehaviour): void
  /** Requests for the JWKS so far. */
  readonly jwksRequests: number
  close(): Promise<void>
}

/** An identity provider on loopback: real keys, a real JWKS over HTTP, and every kind of token that must be refused. */
export async function startIdentity(audience = 'https://api.homeroom.test'): Promise<Identity> {
  let keys = await newKeys()
  let published = jwksOf(keys)
  let behaviour: JwksBehaviour = 'normal'
  let jwksRequests = 0
  let forged: Promise<KeySet> | undefined

  const server = createServer((request, response) => {
    if (request.url !== '/.well-known/jwks.json') return void response.writeHead(404).end()
    jwksRequests++
    answer(response, behaviour, published)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url,
    audience,
    async token(claims, options = {}) {
      forged ??= options.key === 'forged' ? newKeys() : undefined
      const signing = options.key === 'forged' ? await forged : keys
      return sign(claims, { issuer: url, audience, ...options }, keys, signing ?? keys)
    },
    async rotate({ keepOld = false } = {}) {
      keys = await newKeys()
      published = keepOld ? [...jwksOf(keys), ...published] : jwksOf(keys)
    },
    behave(next) {
      behaviour = next
    },
    get jwksRequests() {
      return jwksRequests
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function newKeys(): Promise<KeySet> {
  const entries = await Promise.all(
    ALGORITHMS.map(async (alg) => {
      const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true })
      const kid = `${alg.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}`
      return [
        alg,
        { kid, privateKey, publicKey, jwk: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' } },
      ] as const
    }),
  )
  return Object.fromEntries(entries) as KeySet
}

const jwksOf = (keys: KeySet): JWK[] => Object.values(keys).map((key) => key.jwk)

async function sign(claims: JWTPayload, options: TokenOptions, known: KeySet, signing: KeySet): Promise<string> {
  const { alg = 'RS256', expiresIn = 3600 } = options
  const now = Math.floor(Date.now() / 1000)
  const payload: JWTPayload = {
    iss: options.issuer,
    aud: options.audience,
    iat: Math.min(now, now + (expiresIn ?? 0)),
    ...(expiresIn === null ? {} : { exp: now + expiresIn }),
    ...claims,
  }
  if (alg === 'none') return new UnsecuredJWT(payload).encode()
  const publicKey = alg === 'HS256' ? known.RS256 : known[alg]
  const kid = options.kid === undefined ? publicKey.kid : options.kid
  const jwt = new SignJWT(payload).setProtectedHeader({ alg, typ: 'JWT', ...(kid === null ? {} : { kid }) })
  if (alg === 'HS256') return jwt.sign(new TextEncoder().encode(await exportSPKI(publicKey.publicKey)))
  return jwt.sign(signing[alg].privateKey)
}

function answer(response: ServerResponse, behaviour: JwksBehaviour, keys: JWK[]): void {
  const body = { keys: behaviour === 'empty' ? [] : keys }
  if (behaviour === 'error') return void response.writeHead(500).end('{"error":"down"}')
  response.writeHead(200, { 'content-type': 'application/json' })
  if (behaviour === 'slow') return void response.write('{"keys":')
  if (behaviour === 'garbage') return void response.end('<html>not json</html>')
  if (behaviour === 'oversize') return void response.end(JSON.stringify({ ...body, padding: 'x'.repeat(300 * 1024) }))
  response.end(JSON.stringify(body))
}
