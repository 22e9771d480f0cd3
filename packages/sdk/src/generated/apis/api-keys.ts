// @generated from contract/openapi.yaml. Do not edit.
import type { CallOptions } from '../../options.ts'
import type { ListCall } from '../../pagination.ts'
import type { Caller } from '../../request.ts'
import type { MutationResult, Result } from '../../results.ts'
import type * as Models from '../models.ts'

/** Credentials for integrations. */
export class ApiKeysResource {
  readonly #call: Caller

  constructor(call: Caller) {
    this.#call = call
  }

  /**
   * Create an API key.
   *
   * Creates a key and returns its secret, which cannot be read again. Keys cannot create keys.
   *
   * Permission `api_keys:manage`; not open to API keys.
   * Error codes: `conflict` (key_limit), `validation_error` (unknown_scope), and those of every call.
   */
  create(body: Models.ApiKeyCreate, options?: CallOptions): Promise<MutationResult<Models.ApiKeyWithSecret>> {
    return this.#call.mutate<Models.ApiKeyWithSecret>('apiKeys.create', 'POST', '/api/v1/api-keys', { body, options })
  }

  /**
   * Get an API key.
   *
   * One API key of the organization, without its secret.
   *
   * Permission `api_keys:read`; not open to API keys.
   * Error codes: `credential_not_found`, and those of every call.
   */
  get(id: string, options?: CallOptions): Promise<Result<Models.ApiKey>> {
    return this.#call.read<Models.ApiKey>('apiKeys.get', '/api/v1/api-keys/{id}', { path: { id }, options })
  }

  /**
   * List API keys.
   *
   * The organization's API keys, newest first, without their secrets.
   *
   * Permission `api_keys:read`; not open to API keys.
   * Error codes: those of every call.
   */
  list(params?: Models.ApiKeysListParams, options?: CallOptions): ListCall<Models.ApiKey> {
    return this.#call.list<Models.ApiKey>('apiKeys.list', '/api/v1/api-keys', { query: params, options })
  }

  /**
   * Revoke an API key.
   *
   * Ends a key for good. Calls with it fail from then on.
   *
   * Permission `api_keys:manage`; not open to API keys.
   * Error codes: `credential_not_found`, `conflict` (invalid_state_transition), and those of every call.
   */
  revoke(id: string, options?: CallOptions): Promise<MutationResult<Models.ApiKey>> {
    return this.#call.mutate<Models.ApiKey>('apiKeys.revoke', 'DELETE', '/api/v1/api-keys/{id}', { path: { id }, options })
  }

  /**
   * Rotate an API key.
   *
   * Gives a key a new secret. The previous one works until the grace period ends, so that integrations can change
   * over.
   *
   * Permission `api_keys:manage`; not open to API keys.
   * Error codes: `credential_not_found`, `conflict` (invalid_state_transition, rotation_in_progress), and those of
   * every call.
   */
  rotate(id: string, body?: Models.ApiKeyRotate, options?: CallOptions): Promise<MutationResult<Models.ApiKeyWithSecret>> {
    return this.#call.mutate<Models.ApiKeyWithSecret>('apiKeys.rotate', 'POST', '/api/v1/api-keys/{id}/rotate', { path: { id }, body, options })
  }
}
