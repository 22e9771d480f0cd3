// @generated from contract/openapi.yaml. Do not edit.
import type { CallOptions } from '../../options.ts'
import type { Caller } from '../../request.ts'
import type { Result } from '../../results.ts'
import type * as Models from '../models.ts'

/** How much the organization and its API keys call the API. */
export class UsageResource {
  readonly #call: Caller

  constructor(call: Caller) {
    this.#call = call
  }

  /**
   * Get who calls what is deprecated.
   *
   * Calls of deprecated and retired operations by each API key, and by all members together, within the range of
   * days (UTC). A key that is not in here any more has moved. A few seconds behind.
   *
   * Permission `usage:read`; API-key scope `usage:read`.
   * Error codes: `validation_error` (range), and those of every call.
   */
  getDeprecations(params?: Models.UsageGetDeprecationsParams, options?: CallOptions): Promise<Result<Models.DeprecationUsage>> {
    return this.#call.read<Models.DeprecationUsage>('usage.getDeprecations', '/api/v1/usage/deprecations', { query: params, options })
  }

  /**
   * Get an API key's usage.
   *
   * The same series as the organization's, for one of its API keys.
   *
   * Permission `usage:read`; API-key scope `usage:read`.
   * Error codes: `credential_not_found`, `validation_error` (range), and those of every call.
   */
  getKeyUsage(apiKeyId: string, params?: Models.UsageGetKeyUsageParams, options?: CallOptions): Promise<Result<Models.UsageSeries>> {
    return this.#call.read<Models.UsageSeries>('usage.getKeyUsage', '/api/v1/usage/keys/{apiKeyId}', { path: { apiKeyId }, query: params, options })
  }

  /**
   * Get the organization's usage.
   *
   * Requests, errors, 95th percentile of latency and rate-limit hits of the whole organization, by day (UTC).
   *
   * Permission `usage:read`; API-key scope `usage:read`.
   * Error codes: `validation_error` (range), and those of every call.
   */
  getOrgUsage(params?: Models.UsageGetOrgUsageParams, options?: CallOptions): Promise<Result<Models.UsageSeries>> {
    return this.#call.read<Models.UsageSeries>('usage.getOrgUsage', '/api/v1/usage', { query: params, options })
  }
}
