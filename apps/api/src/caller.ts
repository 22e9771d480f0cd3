import { type Permission, type Role, rolePermissions, type Scope, scopes } from '@homeroom/contract/access'

/** Who calls, in the organization of the request. Built by guards 2 to 5; read by everything after them. */
export interface Caller {
  readonly kind: 'user' | 'api_key' | 'app'
  /** uuid of the user, or of the API key: who acts in audit rows and whose idempotency keys they are. */
  readonly id: string
  /** The user, or the key's service user: author, sender, creator. */
  readonly userId: string
  readonly isSuperAdmin: boolean
  readonly memberId: string | null
  readonly orgRole: Role | null
  readonly additionalRoles: readonly Role[]
  /** Primary and additional roles together; empty for keys. */
  readonly roles: ReadonlySet<Role>
  readonly permissions: ReadonlySet<Permission>
  /** Of an API key; null for users. */
  readonly scopes: ReadonlySet<Scope> | null
  /** Of an app's key. */
  readonly appId: string | null
}

const unions = new Map<string, { roles: ReadonlySet<Role>; permissions: ReadonlySet<Permission> }>()

/** Roles and the union of their permissions, one shared object per combination. */
export function grantsOf(role: Role | null, additional: readonly Role[]) {
  const key = [role, ...additional].join(',')
  let union = unions.get(key)
  if (!union) {
    const roles = new Set([...(role ? [role] : []), ...additional])
    const permissions = new Set([...roles].flatMap((r) => rolePermissions[r] ?? []))
    union = { roles, permissions }
    unions.set(key, union)
  }
  return union
}

/** What a key may do by its scopes: for rules that ask for a permission inside an operation. */
export const permissionsOfScopes = (granted: readonly Scope[]): ReadonlySet<Permission> =>
  new Set(granted.flatMap((s) => scopes[s]?.permissions ?? []))

const STAFF_SIDE: readonly Role[] = ['owner', 'admin', 'teacher', 'staff', 'health_staff']

/**
 * The roles that let the caller call the operation: what one role sees is not for an operation that only another one may
 * call. Whom the super-admin bypass let in, all of them.
 */
export function rolesFor(caller: Caller, permission: string | null | undefined): ReadonlySet<Role> {
  const { roles } = caller
  if (roles.size < 2 || caller.isSuperAdmin || !permission) return roles
  return new Set([...roles].filter((role) => (rolePermissions[role] as readonly string[]).includes(permission)))
}

export const isKey = (caller: Caller): boolean => caller.kind !== 'user'
/** R-ORG: owner or admin, by role and never by the super-admin bypass. */
export const isOrgAdmin = (caller: Caller): boolean => caller.roles.has('owner') || caller.roles.has('admin')
/** feed:moderate where something is changed: a key's scopes may let it read what moderators see, and no more. */
export const mayModerate = ({ permissions, scopes: granted }: Caller): boolean =>
  permissions.has('feed:moderate') && (granted === null || granted.has('feed.moderation:write'))
export const isStaffSide = (caller: Caller): boolean => STAFF_SIDE.some((role) => caller.roles.has(role))
