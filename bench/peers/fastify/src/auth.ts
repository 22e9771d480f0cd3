import { createPublicKey } from 'node:crypto'
import fastifyJwt from '@fastify/jwt'
import type { FastifyInstance, FastifyRequest as Request } from 'fastify'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { fromPublic } from './ids.ts'

export type Permission = 'tasks:read' | 'tasks:create'
interface Member {
  userId: string
  orgId: string
  role: string
}
declare module 'fastify' {
  interface FastifyInstance {
    requires: (permission: Permission) => (request: Request) => Promise<void>
  }
  interface FastifyRequest {
    member: Member
  }
}
declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: { sub: string }
    user: { sub: string }
  }
}

const GRANTS: Record<string, ReadonlySet<string>> = {
  admin: new Set(['tasks:read', 'tasks:create']),
  teacher: new Set(['tasks:read', 'tasks:create']),
  staff: new Set(['tasks:read', 'tasks:create']),
  student: new Set(['tasks:read']),
}

const FIND_MEMBER = `
  SELECT u.id AS "userId", m.org_id AS "orgId", m.role
  FROM users u JOIN memberships m ON m.user_id = u.id
  WHERE u.idp_subject = $1 AND m.org_id = $2 AND m.status = 'active' AND m.deleted_at IS NULL`

interface AuthOptions {
  issuer: string
  audience: string
  tokenCache: boolean
}

const refused = (statusCode: number, message: string) => Object.assign(new Error(message), { statusCode })

/** Token (RS256, the provider's key), membership of the organization, permission by role. */
export const auth = fp(async (app: FastifyInstance, { issuer, audience, tokenCache }: AuthOptions) => {
  await app.register(fastifyJwt, {
    secret: { public: await publicKeyOf(issuer) },
    verify: {
      algorithms: ['RS256'],
      allowedIss: issuer,
      allowedAud: audience,
      cache: tokenCache ? 10_000 : false,
    },
  })
  const members = new LRUCache<string, Member>({ max: 10_000, ttl: 300_000 })

  async function memberOf(subject: string, orgId: string): Promise<Member | undefined> {
    const key = `${orgId}:${subject}`
    const known = members.get(key)
    if (known) return known
    const { rows } = await app.pg.query<Member>(FIND_MEMBER, [subject, orgId])
    if (rows[0]) members.set(key, rows[0])
    return rows[0]
  }

  app.decorateRequest('member', null as unknown as Member)
  app.decorate('requires', (permission) => async (request) => {
    await request.jwtVerify()
    const orgId = fromPublic('org', request.headers['x-org-id'])
    if (!orgId) throw refused(400, 'X-Org-Id is missing')
    const member = await memberOf(request.user.sub, orgId)
    if (!member) throw refused(403, 'Not an active member')
    if (!GRANTS[member.role]?.has(permission)) throw refused(403, `${permission} is missing`)
    request.member = member
  })
})

async function publicKeyOf(issuer: string): Promise<string> {
  const response = await fetch(`${issuer}/.well-known/jwks.json`)
  const { keys } = (await response.json()) as { keys: JsonWebKey[] }
  const key = keys.find(({ alg }) => alg === 'RS256')
  if (!key) throw new Error('the provider publishes no RS256 key')
  return createPublicKey({ key: key as Record<string, unknown>, format: 'jwk' })
    .export({ type: 'spki', format: 'pem' })
    .toString()
}
