// @generated from contract/openapi.yaml. Do not edit.
import type { CallOptions } from '../../options.ts'
import type { ListCall } from '../../pagination.ts'
import type { Caller } from '../../request.ts'
import type { MutationResult } from '../../results.ts'
import type * as Models from '../models.ts'

/** School years and their parts. */
export class AcademicTermsResource {
  readonly #call: Caller

  constructor(call: Caller) {
    this.#call = call
  }

  /**
   * Create a term.
   *
   * Adds a term. Its name must be new in the organization; within a parent term, its dates must lie inside that
   * term's.
   *
   * Permission `sections:create`; API-key scope `academic:write`.
   * Error codes: `conflict` (duplicate), and those of every call.
   */
  create(body: Models.TermCreate, options?: CallOptions): Promise<MutationResult<Models.Term>> {
    return this.#call.mutate<Models.Term>('academic.terms.create', 'POST', '/api/v1/academic/terms', { body, options })
  }

  /**
   * List terms.
   *
   * School years and their parts, the last created first.
   *
   * Permission `sections:read`; API-key scope `academic:read`.
   * Error codes: those of every call.
   */
  list(params?: Models.AcademicTermsListParams, options?: CallOptions): ListCall<Models.Term> {
    return this.#call.list<Models.Term>('academic.terms.list', '/api/v1/academic/terms', { query: params, options })
  }
}
