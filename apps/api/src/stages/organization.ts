import type { Operation } from '@homeroom/contract/record'
import { badRequest, forbidden } from '../api-error.ts'
import { type Exchange, organizationRequired, type Stage } from '../http/exchange.ts'
import { fromPublic } from '../ids.ts'

/** Guard 4: the request names an organization; super-admins may go on without. A key's own cannot be replaced. */
export function organization(op: Operation): Stage | null {
  return op.access === 'public' ? null : require
}

function require(x: Exchange): void {
  const header = x.header('x-org-id')
  const named = fromPublic('org', header)
  if (header !== undefined && !named) throw badRequest('invalid_header', 'X-Org-Id is not an organization id (org_…).')
  if (x.identity?.kind === 'key') {
    if (named && named !== x.identity.key.orgId) throw forbidden('org_mismatch')
    return
  }
  const claim = x.identity?.orgClaim ?? null
  if (!named && !fromPublic('org', claim) && !x.identity?.user.isSuperAdmin) throw organizationRequired()
}
