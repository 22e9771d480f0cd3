import type { Catalogue } from './catalogue.ts'
import type { Operation } from './record.ts'

export const header = '// @generated from contract/openapi.yaml. Do not edit.\n'

const json = (value: unknown) => JSON.stringify(value, null, 2)
const union = (values: readonly string[]) => values.map((value) => `\n  | ${JSON.stringify(value)}`).join('')

export function emitOperations(operations: readonly Operation[]): string {
  const table = Object.fromEntries(operations.map((operation) => [operation.id, operation]))
  return `${header}import type { Operation } from '../generate/record.ts'

export const operations = ${json(table)} as const satisfies Record<string, Operation>

export type OperationId = keyof typeof operations
`
}

export function emitAccess({ roles, permissions, scopes }: Catalogue): string {
  const names = Object.keys(roles)
  const granted = (role: string) =>
    Object.keys(permissions).filter((permission) => permissions[permission]?.includes(role))
  return `${header}
export type Role =${union(names)}

export type Permission =${union(Object.keys(permissions))}

export type Scope =${union(Object.keys(scopes))}

/** Nobody grants a role that ranks above their own. */
export const roleRanks: Readonly<Record<Role, number>> = ${json(Object.fromEntries(names.map((role) => [role, roles[role]?.rank])))}

export const rolePermissions: Readonly<Record<Role, readonly Permission[]>> = ${json(Object.fromEntries(names.map((role) => [role, granted(role)])))}

/** What an API key may be allowed. Whoever creates a key must hold the permissions behind its scopes. */
export const scopes: Readonly<Record<Scope, { readonly meaning: string; readonly permissions: readonly Permission[] }>> = ${json(scopes)}
`
}

export function emitErrors({ errors, commonErrors }: Catalogue): string {
  const entries = Object.entries(errors)
  const faultsIn = Object.fromEntries(entries.flatMap(([code, one]) => (one.faultsIn ? [[code, one.faultsIn]] : [])))
  const codes = Object.fromEntries(entries.map(([code, { status, meaning }]) => [code, { status, meaning }]))
  const reasons = Object.fromEntries(entries.flatMap(([code, error]) => (error.reasons ? [[code, error.reasons]] : [])))
  return `${header}
/** Status 0: made by clients, never sent by the service. */
export const errors = ${json(codes)} as const satisfies Record<string, { status: number; meaning: string }>

/** Codes that take the place of \`validation_error\` for faults in a part of the request. */
export const faultsIn = ${json(faultsIn)} as const

export type ErrorCode = keyof typeof errors

/** What \`details.reason\` (of validation_error: each entry's \`code\`) may be. */
export const errorReasons = ${json(reasons)} as const satisfies Partial<Record<ErrorCode, readonly string[]>>

export const conflictReasons = errorReasons.conflict

export type ConflictReason = (typeof conflictReasons)[number]

/** Codes that operations do not list: those of all, and those of each kind. */
export const commonErrors = ${json(commonErrors)} as const satisfies Record<string, readonly ErrorCode[]>
`
}

export function emitEvents({ events }: Catalogue): string {
  return `${header}import type { Scope } from './access.ts'

export interface EventDeclaration {
  readonly meaning: string
  /** The public schema of \`data.object\`. */
  readonly schema: string
  /** false: for audit and notifications only. */
  readonly delivered: boolean
  /** About a student: consent decides what apps get. */
  readonly childData: boolean
  /** What an API key needs to receive it; null: people only. */
  readonly readScope: Scope | null
  /** Where no operation emits it. */
  readonly emitter?: 'worker'
}

export const events = ${json(events)} as const satisfies Record<string, EventDeclaration>

export type EventType = keyof typeof events
`
}
