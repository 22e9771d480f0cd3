import type { Permission, Scope } from '@homeroom/contract/access'
import type { Operation } from '@homeroom/contract/record'
import { ApiError } from '../api-error.ts'
import { isKey } from '../caller.ts'
import type { Exchange, Stage } from '../http/exchange.ts'

/** Guard 7: the caller's roles grant the operation's permission, or the key's scopes contain its scope. */
export function permission(op: Operation): Stage | null {
  if (op.access === 'public') return null
  return (x) => (isKey(x.caller) ? byScope(op, x) : byRole(op, x))
}

function byScope(op: Operation, x: Exchange): void {
  if (!op.scope) throw new ApiError('scope_unmapped', { details: { operationId: op.id } })
  if (x.caller.scopes?.has(op.scope as Scope)) return
  throw new ApiError('scope_insufficient', { details: { required: op.scope, granted: [...(x.caller.scopes ?? [])] } })
}

function byRole(op: Operation, x: Exchange): void {
  if (!op.permission || x.caller.isSuperAdmin || x.caller.permissions.has(op.permission as Permission)) return
  throw new ApiError('forbidden', { details: { permission: op.permission } })
}
