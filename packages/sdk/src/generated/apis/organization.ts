// @generated from contract/openapi.yaml. Do not edit.
import type { CallOptions } from '../../options.ts'
import type { Caller } from '../../request.ts'
import type { MutationResult, Result } from '../../results.ts'
import type * as Models from '../models.ts'

/** The organization's settings and monthly quota. */
export class OrganizationResource {
  readonly #call: Caller

  constructor(call: Caller) {
    this.#call = call
  }

  /**
   * Get the organization.
   *
   * The current organization and its settings.
   *
   * Permission `org:read`; API-key scope `org:read`.
   * Error codes: those of every call.
   */
  get(options?: CallOptions): Promise<Result<Models.Organization>> {
    return this.#call.read<Models.Organization>('organization.get', '/api/v1/organization', { options })
  }

  /**
   * Get the monthly quota.
   *
   * How many requests the organization has made this month (UTC), out of how many.
   *
   * Permission `usage:read`; API-key scope `usage:read`.
   * Error codes: those of every call.
   */
  getQuota(options?: CallOptions): Promise<Result<Models.Quota>> {
    return this.#call.read<Models.Quota>('organization.getQuota', '/api/v1/organization/quota', { options })
  }

  /**
   * Update the organization.
   *
   * Changes the fields and settings that are sent. Quota and consent policy are set by the platform's operator.
   *
   * Permission `org:update`; not open to API keys.
   * Error codes: those of every call.
   */
  update(body: Models.OrganizationUpdate, options?: CallOptions): Promise<MutationResult<Models.Organization>> {
    return this.#call.mutate<Models.Organization>('organization.update', 'PATCH', '/api/v1/organization', { body, options })
  }
}
