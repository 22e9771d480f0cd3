import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { passTime, resetClock } from '../../test/support/clock.ts'
import { type Identity, startIdentity } from '../../test/support/identity.ts'
import { TokenVerifier } from './token.ts'

let identity: Identity
let tokens: TokenVerifier

let askedBefore: number
/** Requests for the key set in this test. */
const asked = () => identity.jwksRequests - askedBefore

beforeAll(async () => {
  identity = await startIdentity()
})
beforeEach(() => {
  askedBefore = identity.jwksRequests
  tokens = new TokenVerifier(identity.url, identity.audience)
})
afterEach(() => {
  resetClock()
  identity.behave('normal')
})
afterAll(() => identity.close())

const refused = (reason = 'invalid_token') => ({ code: 'unauthorized', details: { reason } })
const UNAVAILABLE = { code: 'service_unavailable', headers: { 'Retry-After': '5' } }
const verify = async (token: string) => tokens.verify(token)

describe('a token', () => {
  it.each(['RS256', 'ES256', 'EdDSA'] as const)('signed by %s is accepted with its claims', async (alg) => {
    const token = await identity.token(
      { sub: 's', org_id: 'org_1', email: 'a@example.org', email_verified: true, given_name: 'A', family_name: 'B' },
      { alg },
    )
    expect(await verify(token)).toMatchObject({
      sub: 's',
      orgId: 'org_1',
      email: 'a@example.org',
      emailVerified: true,
      givenName: 'A',
      familyName: 'B',
    })
  })

  it('is remembered: the second time needs no promise', async () => {
    const token = await identity.token({ sub: 's' })
    const claims = await verify(token)
    expect(tokens.verify(token)).toBe(claims)
  })

  it.each([
    ['another issuer', {}, { issuer: 'https://elsewhere.test' }],
    ['another audience', {}, { audience: 'https://elsewhere.test' }],
    ['a signature of another key', {}, { key: 'forged' }],
    ['a signature of another key, EdDSA', {}, { key: 'forged', alg: 'EdDSA' }],
    ['no signature', {}, { alg: 'none' }],
    ['the public key as an HMAC secret', {}, { alg: 'HS256' }],
    ['no kid', {}, { kid: null }],
    ['an unknown kid', {}, { kid: 'unknown' }],
    ['an appId', { appId: 'app_1' }, {}],
    ['an empty appId', { appId: null }, {}],
    ['no subject', { sub: undefined }, {}],
    ['an empty subject', { sub: '' }, {}],
    ['a subject that is no text', { sub: 7 as never }, {}],
    ['a subject that no database holds', { sub: 's\0' }, {}],
    ['a subject longer than there are', { sub: 's'.repeat(256) }, {}],
    ['no end', {}, { expiresIn: null }],
    ['no beginning', { iat: undefined }, {}],
  ] as const)('with %s is refused', async (_what, claims, options) => {
    await expect(verify(await identity.token({ sub: 's', ...claims }, options))).rejects.toMatchObject(refused())
  })

  it.each(['RS256', 'ES256', 'EdDSA'] as const)('of %s may be 60 s past its end, and no more', async (alg) => {
    expect(await verify(await identity.token({ sub: 's' }, { alg, expiresIn: -55 }))).toMatchObject({ sub: 's' })
    const late = verify(await identity.token({ sub: 's' }, { alg, expiresIn: -65 }))
    await expect(late).rejects.toMatchObject(refused('token_expired'))
  })

  it('may have been issued 60 s ahead of our clock, and no more', async () => {
    const at = (ahead: number) => ({ sub: 's', iat: Math.floor(Date.now() / 1000) + ahead })
    expect(await verify(await identity.token(at(55)))).toMatchObject({ sub: 's' })
    await expect(verify(await identity.token(at(65)))).rejects.toMatchObject(refused())
  })

  it('is not accepted before its nbf, leeway aside', async () => {
    const nbf = (ahead: number) => ({ sub: 's', nbf: Math.floor(Date.now() / 1000) + ahead })
    expect(await verify(await identity.token(nbf(55)))).toMatchObject({ sub: 's' })
    await expect(verify(await identity.token(nbf(65)))).rejects.toMatchObject(refused())
  })

  it('tells no name that no database holds', async () => {
    const claims = { sub: 's', given_name: 'Tam\0sin', family_name: 'Person', email: 't\0@example.org' }
    const known = { sub: 's', givenName: null, familyName: 'Person', email: null }
    expect(await verify(await identity.token(claims))).toMatchObject(known)
  })

  it('ends though it is remembered', async () => {
    const token = await identity.token({ sub: 's' }, { expiresIn: 300 })
    await verify(token)
    await passTime(355_000)
    expect(await verify(token)).toMatchObject({ sub: 's' })
    await passTime(10_000)
    await expect(verify(token)).rejects.toMatchObject(refused('token_expired'))
  })

  it('that is none at all is refused without asking for keys', async () => {
    for (const text of ['', 'x', 'a.b.c', '..', `${'a'.repeat(9_000)}`, 'eyJhbGciOiJSUzI1NiJ9..x', 'e30.e30.e30']) {
      await expect(verify(text), text.slice(0, 20)).rejects.toMatchObject(refused())
    }
    await expect(verify(await identity.token({ sub: 's' }, { alg: 'none' }))).rejects.toMatchObject(refused())
    await expect(verify(await identity.token({ sub: 's' }, { alg: 'HS256' }))).rejects.toMatchObject(refused())
    expect(asked()).toBe(0)
  })
})

describe('the key set', () => {
  it('is fetched once for many tokens at once', async () => {
    const many = await Promise.all(Array.from({ length: 20 }, (_, i) => identity.token({ sub: `s${i}` })))
    await Promise.all(many.map(verify))
    expect(asked()).toBe(1)
  })

  it('is asked for an unknown kid at most once in 30 s', async () => {
    await verify(await identity.token({ sub: 's' }))
    const unknown = await identity.token({ sub: 's' }, { kid: 'unknown' })
    for (let i = 0; i < 5; i++) await expect(verify(unknown)).rejects.toMatchObject(refused())
    expect(asked()).toBe(1)
    await passTime(31_000)
    for (let i = 0; i < 5; i++) await expect(verify(unknown)).rejects.toMatchObject(refused())
    expect(asked()).toBe(2)
  })

  it('follows a rotation; the new key is known after at most 30 s', async () => {
    const before = await identity.token({ sub: 's' })
    await verify(before)
    await identity.rotate({ keepOld: true })
    await passTime(31_000)
    expect(await verify(await identity.token({ sub: 's' }))).toMatchObject({ sub: 's' })
    expect(await verify(before)).toMatchObject({ sub: 's' })
  })

  it('ends the remembered tokens of a key that was dropped', async () => {
    const before = await identity.token({ sub: 's' })
    await verify(before)
    await identity.rotate()
    await passTime(31_000)
    await verify(await identity.token({ sub: 'other' }))
    await expect(verify(before)).rejects.toMatchObject(refused())
  })

  it('is refreshed every ten minutes, so that a dropped key ends without a new one in sight', async () => {
    const before = await identity.token({ sub: 's' })
    await verify(before)
    await identity.rotate()
    await passTime(11 * 60_000)
    await verify(before).catch(() => {}) // starts the refresh
    await expect.poll(asked).toBe(2)
    await expect.poll(() => verify(before).catch((error) => error)).toMatchObject(refused())
  })

  it('that cannot be refreshed is asked for at most once in 30 s', async () => {
    const token = await identity.token({ sub: 's' })
    await verify(token)
    identity.behave('error')
    await passTime(11 * 60_000)
    for (let i = 0; i < 5; i++) {
      await verify(token)
      await new Promise((r) => setTimeout(r, 20))
    }
    expect(asked()).toBe(2)
  })

  it.each(['error', 'garbage', 'oversize', 'slow', 'empty'] as const)('answered %s is no pass', async (behaviour) => {
    identity.behave(behaviour)
    const started = performance.now()
    const refusal = verify(await identity.token({ sub: 's' }))
    await expect(refusal).rejects.toMatchObject(UNAVAILABLE)
    expect(performance.now() - started).toBeLessThan(3_000)
    identity.behave('normal')
    await passTime(1_100)
    expect(await verify(await identity.token({ sub: 's' }))).toMatchObject({ sub: 's' })
  })

  it.each(['error', 'garbage', 'oversize', 'slow', 'empty'] as const)(
    'answered %s leaves the known keys',
    async (behaviour) => {
      await verify(await identity.token({ sub: 's' }))
      identity.behave(behaviour)
      await passTime(31_000)
      await expect(verify(await identity.token({ sub: 's' }, { kid: 'unknown' }))).rejects.toMatchObject(refused())
      expect(asked()).toBe(2)
      expect(await verify(await identity.token({ sub: 'new' }))).toMatchObject({ sub: 'new' })
    },
  )

  it('is not trusted for more than an hour without a refresh', async () => {
    const token = await identity.token({ sub: 's' }, { expiresIn: 3 * 3_600 })
    await verify(token)
    identity.behave('error')
    await passTime(61 * 60_000)
    await expect(verify(token)).rejects.toMatchObject(UNAVAILABLE)
    identity.behave('normal')
    await passTime(1_100)
    expect(await verify(token)).toMatchObject({ sub: 's' })
  })

  it('is not followed to another place', async () => {
    const elsewhere = createServer((_req, res) => {
      res.writeHead(302, { Location: `${identity.url}/.well-known/jwks.json` }).end()
    }).listen(0, '127.0.0.1')
    await once(elsewhere, 'listening')
    const url = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`
    const token = await identity.token({ sub: 's' }, { issuer: url })
    const redirected = new TokenVerifier(url, identity.audience)
    await expect((async () => redirected.verify(token))()).rejects.toMatchObject(UNAVAILABLE)
    expect(asked()).toBe(0)
    elsewhere.close()
  })
})
