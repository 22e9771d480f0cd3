import type { Operation } from '@homeroom/contract/record'
import { unauthorized } from '../api-error.ts'
import type { Identity } from '../auth/authenticator.ts'
import type { Membership } from '../auth/directory.ts'
import type { Exchange, Stage } from '../http/exchange.ts'
import { fromPublic } from '../ids.ts'
import type { Organization } from '../organization.ts'

const BEARER = /^Bearer +([A-Za-z0-9._~+/=-]+) *$/i

/** Guard 2: who is calling, and, for a member of the named organization, whether that organization is active. */
export function authenticate(op: Operation): Stage | null {
  return op.access === 'public' ? null : identifyCaller
}

/** Throws `unauthorized` where the credential is missing or refused. */
export function identifyCaller(x: Exchange): void | Promise<void> {
  const header = x.header('authorization')
  if (header === undefined) throw unauthorized('missing_token')
  const token = BEARER.exec(header)?.[1]
  if (!token) throw unauthorized('invalid_token')
  const identity = x.services.authenticator.identify(token)
  return identity instanceof Promise ? identity.then((i) => scope(x, i)) : scope(x, identity)
}

function scope(x: Exchange, identity: Identity): void | Promise<void> {
  x.identity = identity
  const orgId = identity.kind === 'key' ? identity.key.orgId : requestedOrganization(x, identity.orgClaim)
  if (!orgId) return
  const { directory } = x.services
  const organization = directory.organization(orgId)
  const member = identity.kind === 'user' ? directory.member(orgId, identity.user.id) : null
  if (organization instanceof Promise || member instanceof Promise) {
    return Promise.all([organization, member]).then(([o, m]) => settle(x, identity, o, m))
  }
  settle(x, identity, organization, member)
}

/** The status is told to its own people only: to anyone else a suspended organization looks like one that never was. */
function settle(x: Exchange, identity: Identity, organization: Organization | null, member: Membership | null): void {
  const belongs = identity.kind === 'key' || member !== null || identity.user.isSuperAdmin
  if (organization && belongs && organization.status !== 'active') throw unauthorized('organization_unavailable')
  x.organization = organization
  x.membership = member
  // A key's requests all count for its organization; a person's, once a guard has confirmed the membership.
  x.counted = identity.kind === 'key'
}

/** `X-Org-Id`, else the token's claim. A malformed header counts as none here; the organization guard refuses it. */
function requestedOrganization(x: Exchange, claim: string | null): string | null {
  const header = x.header('x-org-id')
  return fromPublic('org', header ?? claim)
}
