import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Identity, startIdentity, type TokenOptions } from './support/identity.ts'

let identity: Identity

beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.close())

/** What an honest verifier makes of a token: jose itself, over HTTP. */
async function verify(token: string) {
  const jwks = createRemoteJWKSet(new URL(`${identity.url}/.well-known/jwks.json`), { timeoutDuration: 200 })
  const { payload } = await jwtVerify(token, jwks, {
    issuer: identity.url,
    audience: identity.audience,
    requiredClaims: ['exp'],
    algorithms: ['RS256', 'ES256', 'EdDSA'],
  })
  return payload
}

describe('startIdentity', () => {
  test.each(['RS256', 'ES256', 'EdDSA'] as const)('signs %s tokens that verify', async (alg) => {
    const token = await identity.token({ sub: 'ada', email: 'ada@example.org' }, { alg })
    expect(decodeProtectedHeader(token).alg).toBe(alg)
    expect(await verify(token)).toMatchObject({ sub: 'ada', email: 'ada@example.org' })
  })

  test.each<[string, TokenOptions]>([
    ['a forged signature', { key: 'forged' }],
    ['a forged ES256 signature', { key: 'forged', alg: 'ES256' }],
    ['an expired token', { expiresIn: -120 }],
    ['a token without expiry', { expiresIn: null }],
    ['another issuer', { issuer: 'https://elsewhere.example.org' }],
    ['another audience', { audience: 'somebody-else' }],
    ['an unknown kid', { kid: 'unknown' }],
    ['no signature', { alg: 'none' }],
    ['the public key as an HMAC secret', { alg: 'HS256' }],
  ])('makes tokens with %s that do not', async (_, options) => {
    await expect(verify(await identity.token({ sub: 'ada' }, options))).rejects.toThrow()
  })

  test('leaves out the kid when told to', async () => {
    expect(decodeProtectedHeader(await identity.token({ sub: 'ada' }, { kid: null }))).not.toHaveProperty('kid')
  })

  test('rotates: old tokens fail unless the old keys stay published', async () => {
    const first = await identity.token({ sub: 'ada' })
    await identity.rotate({ keepOld: true })
    const second = await identity.token({ sub: 'ada' })
    await verify(first)
    await verify(second)
    await identity.rotate()
    await expect(verify(second)).rejects.toThrow(/no applicable key/)
  })

  test.each(['slow', 'error', 'garbage', 'empty'] as const)('answers the JWKS badly: %s', async (behaviour) => {
    const before = identity.jwksRequests
    identity.behave(behaviour)
    const token = await identity.token({ sub: 'ada' })
    await expect(verify(token)).rejects.toThrow()
    identity.behave('normal')
    await verify(token)
    expect(identity.jwksRequests).toBe(before + 2)
  })

  test('answers an oversize JWKS of more than 256 KiB', async () => {
    identity.behave('oversize')
    const response = await fetch(`${identity.url}/.well-known/jwks.json`)
    expect((await response.text()).length).toBeGreaterThan(256 * 1024)
    identity.behave('normal')
  })
})
