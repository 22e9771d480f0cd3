// @generated from contract/openapi.yaml. Do not edit.
import type { CallOptions } from '../../options.ts'
import type { ListCall } from '../../pagination.ts'
import type { Caller } from '../../request.ts'
import type {  } from '../../results.ts'
import type * as Models from '../models.ts'

/** Who did what, and when. */
export class AuditResource {
  readonly #call: Caller

  constructor(call: Caller) {
    this.#call = call
  }

  /**
   * List audit logs.
   *
   * Who did what in the organization, newest first. The list is never counted: it has no `total`. Rows about a
   * student are left out for callers without access to that student.
   *
   * Permission `audit:read`; API-key scope `audit:read`.
   * Error codes: those of every call.
   */
  list(params?: Models.AuditListParams, options?: CallOptions): ListCall<Models.AuditLog> {
    return this.#call.list<Models.AuditLog>('audit.list', '/api/v1/audit-logs', { query: params, options })
  }
}
