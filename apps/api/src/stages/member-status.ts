import type { Scope } from '@homeroom/contract/access'
import type { Operation } from '@homeroom/contract/record'
import { ApiError } from '../api-error.ts'
import type { KeyRecord, Membership, User } from '../auth/directory.ts'
import { type Caller, grantsOf, permissionsOfScopes } from '../caller.ts'
import type { Exchange, Stage } from '../http/exchange.ts'

/** Guard 5: the caller is a member here and active (or in a state that the operation names). Makes the `Caller`. */
export function memberStatus(op: Operation): Stage | null {
  if (op.access === 'public') return null
  return (x) => {
    const { identity, membership } = x
    if (identity?.kind === 'key') x.caller = keyCaller(identity.key)
    else if (identity) x.caller = callerOf(identity.user, admitted(x, identity.user, membership, op))
    x.counted ||= membership?.status === 'active'
  }
}

function admitted(x: Exchange, user: User, member: Membership | null, op: Operation): Membership | null {
  if (member && op.memberStatus.includes(member.status) && x.organizationOrNull) return member
  const bypass = user.isSuperAdmin && !member && (x.organizationOrNull || !wantsOrganization(x))
  if (bypass) return null
  throw new ApiError('membership_inactive', { details: { status: member?.status ?? null } })
}

const wantsOrganization = (x: Exchange): boolean =>
  x.header('x-org-id') !== undefined || (x.identity?.kind === 'user' && x.identity.orgClaim !== null)

/** Of memberships as the directory remembers them: built once for each. */
const callers = new WeakMap<Membership, { user: User; caller: Caller }>()

function callerOf(user: User, member: Membership | null): Caller {
  const known = member && callers.get(member)
  if (known?.user === user) return known.caller
  const caller = userCaller(user, member)
  if (member) callers.set(member, { user, caller })
  return caller
}

function userCaller(user: User, member: Membership | null): Caller {
  const role = member?.status === 'active' ? member.role : null
  const additionalRoles = role ? (member?.additionalRoles ?? []) : []
  return {
    kind: 'user',
    id: user.id,
    userId: user.id,
    isSuperAdmin: user.isSuperAdmin,
    memberId: member?.id ?? null,
    orgRole: role,
    additionalRoles,
    ...grantsOf(role, additionalRoles),
    scopes: null,
    appId: null,
  }
}

function keyCaller(key: KeyRecord): Caller {
  return {
    kind: key.kind === 'app' ? 'app' : 'api_key',
    id: key.id,
    userId: key.serviceUserId,
    isSuperAdmin: false,
    memberId: null,
    orgRole: null,
    additionalRoles: [],
    roles: new Set(),
    permissions: permissionsOfScopes(key.scopes),
    scopes: new Set<Scope>(key.scopes),
    appId: key.appId,
  }
}
