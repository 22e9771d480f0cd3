import { HomeroomError } from './errors.ts'
import { type ErrorCodes, errorCodes } from './generated/error-codes.ts'

/** Operations by the name of their method: `tasks.create`. */
export type OperationId = keyof ErrorCodes

/** The codes that the contract lists for an operation, and `unknown_error`. */
export type ErrorCodeOf<Id extends OperationId> = ErrorCodes[Id]

/**
 * Narrows a caught error to one of the codes that the contract lists for this operation, so that a `switch` over `code` can be complete.
 * False for another operation's error, and for a code that is newer than this client.
 *
 * ```ts
 * catch (error) {
 *   if (isErrorOf(error, 'tasks.complete') && error.code === 'conflict') …
 * }
 * ```
 */
export function isErrorOf<Id extends OperationId>(
  error: unknown,
  operation: Id,
): error is HomeroomError & { readonly code: ErrorCodeOf<Id> } {
  if (!(error instanceof HomeroomError) || error.operation !== operation) return false
  return (errorCodes[operation] as readonly string[]).includes(error.code)
}
