// @generated from contract/openapi.yaml. Do not edit.
import type { CallOptions } from '../../options.ts'
import type { ListCall } from '../../pagination.ts'
import type { Caller } from '../../request.ts'
import type { MutationResult, Result } from '../../results.ts'
import type * as Models from '../models.ts'

/** How people present themselves. */
export class ProfilesResource {
  readonly #call: Caller

  constructor(call: Caller) {
    this.#call = call
  }

  /**
   * Get a profile.
   *
   * How one person presents themselves, if the caller may see them.
   *
   * Permission `profiles:read`; API-key scope `profiles:read`.
   * Error codes: those of every call.
   */
  getProfile(userId: string, options?: CallOptions): Promise<Result<Models.Profile>> {
    return this.#call.read<Models.Profile>('profiles.getProfile', '/api/v1/profiles/{userId}', { path: { userId }, options })
  }

  /**
   * List profiles.
   *
   * How the people whom the caller may see present themselves, the latest to join first.
   *
   * Permission `profiles:read`; API-key scope `profiles:read`.
   * Error codes: those of every call.
   */
  list(params?: Models.ProfilesListParams, options?: CallOptions): ListCall<Models.Profile> {
    return this.#call.list<Models.Profile>('profiles.list', '/api/v1/profiles', { query: params, options })
  }

  /**
   * Update my profile.
   *
   * Changes how the caller is presented. Picture, locale and time zone are the person's own and change in every
   * organization; the rest in this one. Phone and address are kept for the organization's emergencies, encrypted,
   * and never shown by the API.
   *
   * Permission `profiles:update`; not open to API keys.
   * Error codes: those of every call.
   */
  updateMine(body: Models.ProfileUpdate, options?: CallOptions): Promise<MutationResult<Models.Profile>> {
    return this.#call.mutate<Models.Profile>('profiles.updateMine', 'PATCH', '/api/v1/profiles/me', { body, options })
  }
}
