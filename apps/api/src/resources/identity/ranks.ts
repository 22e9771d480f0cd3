import { type Permission, type Role, roleRanks } from '@homeroom/contract/access'
import { forbidden } from '../../api-error.ts'
import { type Caller, isKey } from '../../caller.ts'

const rankOf = (roles: Iterable<Role>): number => Math.max(0, ...[...roles].map((role) => roleRanks[role]))

/**
 * Nobody grants a role above their own, or touches a member who holds one; only owners rank as high as owners. A key
 * ranks as its service user. The super-admin bypass is no role and has no rank.
 */
export function refuseAbove(caller: Caller, roles: Iterable<Role>): void {
  const own = isKey(caller) ? roleRanks.service : rankOf(caller.roles)
  if (rankOf(roles) > own) throw forbidden('role_escalation')
}

/** A permission that is asked for inside an operation; super-admins pass, as at guard 7. */
export const holds = (caller: Caller, permission: Permission): boolean =>
  caller.isSuperAdmin || caller.permissions.has(permission)
