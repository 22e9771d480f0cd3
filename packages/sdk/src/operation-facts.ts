import { type ErrorCodes, errorCodes } from './generated/error-codes.ts'

/** What the contract says of an operation. */
export interface OperationFacts {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Template, e.g. `/api/v1/tasks/{id}`. */
  readonly path: string
  /** Scopes that an API key needs. Empty: not open to API keys. */
  readonly scopes: readonly string[]
  /** What a person's roles must grant. Null: any active member may call. */
  readonly permission: string | null
  /** Takes an idempotency key, which the client sends by itself. */
  readonly idempotent: boolean
  readonly paginated: boolean
  /** The codes that it may answer, and `unknown_error`. */
  readonly errors: readonly string[]
  readonly deprecated: DeprecationFacts | null
}

export interface DeprecationFacts {
  readonly at: string
  readonly sunset: string
  readonly docs: string
}

type Name = string | null
type Method = OperationFacts['method']

/** What a row of the table says; the types say it as well. */
export interface Row<M extends Method, Path extends string, Scope extends Name, Permission extends Name> {
  readonly method: M
  readonly path: Path
  readonly scopes: readonly NonNullable<Scope>[]
  readonly permission: Permission
}
export interface Read<Path extends string, Scope extends Name, Permission extends Name>
  extends Row<'GET', Path, Scope, Permission> {
  readonly idempotent: false
  readonly paginated: false
  readonly deprecated: null
}
export interface List<Path extends string, Scope extends Name, Permission extends Name>
  extends Row<'GET', Path, Scope, Permission> {
  readonly idempotent: false
  readonly paginated: true
  readonly deprecated: null
}
export interface Change<M extends Method, Path extends string, Scope extends Name, Permission extends Name>
  extends Row<M, Path, Scope, Permission> {
  readonly idempotent: true
  readonly paginated: false
  readonly deprecated: null
}
export type Leaving<R> = Omit<R, 'deprecated'> & { readonly deprecated: DeprecationFacts }

function row<M extends Method, P extends string, S extends Name, N extends Name>(
  method: M,
  path: P,
  scope: S,
  permission: N,
): Row<M, P, S, N> {
  return { method, path, scopes: scope === null ? [] : [scope], permission }
}

export function read<P extends string, S extends Name, N extends Name>(
  path: P,
  scope: S,
  permission: N,
): Read<P, S, N> {
  return { ...row('GET', path, scope, permission), idempotent: false, paginated: false, deprecated: null }
}

export function list<P extends string, S extends Name, N extends Name>(
  path: P,
  scope: S,
  permission: N,
): List<P, S, N> {
  return { ...row('GET', path, scope, permission), idempotent: false, paginated: true, deprecated: null }
}

export function change<M extends Method, P extends string, S extends Name, N extends Name>(
  method: M,
  path: P,
  scope: S,
  permission: N,
): Change<M, P, S, N> {
  return { ...row(method, path, scope, permission), idempotent: true, paginated: false, deprecated: null }
}

export const leaving = <R extends object>(row: R, deprecated: DeprecationFacts): Leaving<R> => ({ ...row, deprecated })

export type Table<Rows> = {
  readonly [Id in keyof Rows & keyof ErrorCodes]: Rows[Id] & { readonly errors: readonly ErrorCodes[Id][] }
}

/** The rows, each with its error codes. */
export function table<Rows extends { [Id in keyof ErrorCodes]: object }>(rows: Rows): Table<Rows> {
  const entries = Object.entries(rows).map(([id, row]) => [id, { ...row, errors: errorCodes[id as keyof ErrorCodes] }])
  return Object.fromEntries(entries)
}
