import { operations } from './generated/operations.ts'

export { operations }

/** Operations by the name of their method: `tasks.create`. */
export type OperationId = keyof typeof operations

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
  readonly errors: readonly string[]
  readonly deprecated: { readonly at: string; readonly sunset: string; readonly docs: string } | null
}

/**
 * The scopes to ask for, for a key that is to call these operations.
 *
 * ```ts
 * requiredScopes(['tasks.list', 'tasks.create']) // ['tasks:read', 'tasks:write']
 * ```
 */
export function requiredScopes(ids: readonly OperationId[]): string[] {
  const scopes = ids.flatMap((id) => {
    const operation: OperationFacts | undefined = operations[id]
    if (operation === undefined) throw new TypeError(`There is no operation ${id}`)
    if (operation.scopes.length === 0) throw new TypeError(`${id} is not open to API keys`)
    return operation.scopes
  })
  return [...new Set(scopes)].sort()
}
