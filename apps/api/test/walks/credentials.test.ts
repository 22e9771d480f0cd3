import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TokenOptions } from '../support/identity.ts'
import type { Person } from '../support/school.ts'
import { guarded } from './support/bundle.ts'
import { errorOf } from './support/inspect.ts'
import { World } from './support/world.ts'

let w: World
/** By what is wrong: the header and the reason that the refusal gives. */
const refused: Record<string, { authorization: string; reason: string }> = {}

beforeAll(async () => {
  w = await World.open()
  const { owner } = w.home.people
  const bearer = async (reason: string, person: { subject: string }, claims: object = {}, options?: TokenOptions) => ({
    authorization: `Bearer ${await w.server.identity.token({ sub: person.subject, ...claims }, options)}`,
    reason,
  })
  const invalid = (claims: object, options?: TokenOptions) => bearer('invalid_token', owner, claims, options)
  const seconds = Math.floor(Date.now() / 1000)
  const unverified = await w.school.user({ email_verified: false })
  const deleted = await w.school.user({ deleted_at: new Date().toISOString() })
  const genuine = (await bearer('', owner)).authorization
  const [header, payload, signature = ''] = genuine.split('.')

  Object.assign(refused, {
    'no token after the scheme': { authorization: 'Bearer', reason: 'invalid_token' },
    'another scheme': { authorization: genuine.replace('Bearer', 'Basic'), reason: 'invalid_token' },
    'a token without a scheme': { authorization: genuine.slice(7), reason: 'invalid_token' },
    'two tokens': { authorization: `${genuine} ${genuine.slice(7)}`, reason: 'invalid_token' },
    'no JWT at all': { authorization: 'Bearer nonsense', reason: 'invalid_token' },
    'three parts that are no JWT': { authorization: 'Bearer e30.e30.e30', reason: 'invalid_token' },
    'an over-long token': { authorization: `Bearer ${'e30'.repeat(4000)}`, reason: 'invalid_token' },
    'a changed payload': { authorization: `${header}.${payload}A.${signature}`, reason: 'invalid_token' },
    'a changed signature': {
      authorization: `${header}.${payload}.${signature.startsWith('x') ? 'y' : 'x'}${signature.slice(1)}`,
      reason: 'invalid_token',
    },
    'no signature': { authorization: `${header}.${payload}.`, reason: 'invalid_token' },
    'a token that has expired': await bearer('token_expired', owner, {}, { expiresIn: -120 }),
    'a token without exp': await invalid({}, { expiresIn: null }),
    'a token issued in the future': await invalid({ iat: seconds + 600, exp: seconds + 3600 }),
    'a token that is not yet valid': await invalid({ nbf: seconds + 600 }),
    'a token without sub': await invalid({ sub: undefined }),
    'a forged signature': await invalid({}, { key: 'forged' }),
    'another issuer': await invalid({}, { issuer: 'https://idp.example.org' }),
    'an issuer with a slash more': await invalid({}, { issuer: `${w.server.identity.url}/` }),
    'another audience': await invalid({}, { audience: 'https://other.example.org' }),
    'alg none': await invalid({}, { alg: 'none' }),
    'HS256 under the public key': await invalid({}, { alg: 'HS256' }),
    'an unknown kid': await invalid({}, { kid: 'never-was' }),
    'no kid': await invalid({}, { kid: null }),
    'an embedded app’s token': await invalid({ appId: 'app_01jdq2v6w3e8rb5m0n4x7yk9ah' }),
    'an appId of null': await invalid({ appId: null }),
    'a user who never was': await bearer('invalid_token', { subject: 'nobody' }),
    'a user who never was, with an e-mail of somebody': await bearer(
      'invalid_token',
      { subject: 'nobody' },
      { email: `${owner.userId}@example.org`, email_verified: true },
    ),
    'a deleted user': await bearer('invalid_token', deleted),
    'an unverified user': await bearer('account_not_verified', unverified),
  })
})
afterAll(() => w.close())

const expectRefusal = (answer: Awaited<ReturnType<World['send']>>, reason: string, what: string) => {
  expect.soft({ status: answer.status, ...errorOf(answer) }, what).toMatchObject({
    status: 401,
    code: 'unauthorized',
    details: { reason },
  })
  expect.soft(answer.headers.get('www-authenticate'), what).toBe('Bearer')
}

describe.each(guarded)('$id', (op) => {
  it('401 without a credential, before anything else is looked at', async () => {
    const draft = await w.minimal(op)
    expectRefusal(await w.send(draft, { as: null }), 'missing_token', 'valid otherwise')
    const broken = { as: null, headers: { 'X-Org-Id': 'nonsense', 'Idempotency-Key': 'ü' }, rawBody: '{"broken' }
    expectRefusal(await w.send(draft, broken), 'missing_token', 'everything else wrong, too')
  })

  it('401 with a token that fails any check', async () => {
    const draft = await w.minimal(op)
    const good = await w.credentials(w.home.people.owner)
    for (const [what, { authorization, reason }] of Object.entries(refused))
      expectRefusal(await w.send(draft, { as: null, headers: { ...good, Authorization: authorization } }), reason, what)
  })
})

describe('an organization that is not active', () => {
  const closed: Person[] = []
  beforeAll(async () => {
    for (const status of ['suspended', 'deleted'])
      closed.push(await w.school.person(await w.school.organization({ status }), 'owner'))
  })

  it.each(guarded)('$id › 401 for its own people', async (op) => {
    const draft = await w.minimal(op)
    for (const person of closed) expectRefusal(await w.send(draft, { as: person }), 'organization_unavailable', op.id)
  })
})
