import { operations } from './generated/operations.ts'
import type { OperationFacts } from './operation-facts.ts'

export { type OperationFacts, operations }

/** Operations by the name of their method: `tasks.create`. */
export type OperationId = keyof typeof operations

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
