// @generated from contract/openapi.yaml. Do not edit.
import type { CallOptions } from '../../options.ts'
import type { ListCall } from '../../pagination.ts'
import type { Caller } from '../../request.ts'
import type { MutationResult } from '../../results.ts'
import type * as Models from '../models.ts'

/** Named audiences of posts, and who holds them. */
export class FeedExperienceRolesResource {
  readonly #call: Caller

  constructor(call: Caller) {
    this.#call = call
  }

  /**
   * Give somebody an experience role.
   *
   * Makes an active member of the organization a member of the role. One who is already stays as they are.
   *
   * Permission `feed:moderate`; API-key scope `feed.moderation:write`.
   * Error codes: `conflict` (not_a_member), and those of every call.
   */
  addMember(id: string, userId: string, options?: CallOptions): Promise<MutationResult<Models.ExperienceRoleMember>> {
    return this.#call.mutate<Models.ExperienceRoleMember>('feedExperienceRoles.addMember', 'PUT', '/api/v1/feed/experience-roles/{id}/members/{userId}', { path: { id, userId }, options })
  }

  /**
   * Create an experience role.
   *
   * Creates a role that nobody holds yet.
   *
   * Permission `feed:moderate`; API-key scope `feed.moderation:write`.
   * Error codes: `conflict` (duplicate), and those of every call.
   */
  createRole(body: Models.ExperienceRoleCreate, options?: CallOptions): Promise<MutationResult<Models.ExperienceRole>> {
    return this.#call.mutate<Models.ExperienceRole>('feedExperienceRoles.createRole', 'POST', '/api/v1/feed/experience-roles', { body, options })
  }

  /**
   * List the members of an experience role.
   *
   * Those who hold the role, as far as the caller may see them, the latest first.
   *
   * Permission `feed:read`; API-key scope `feed:read`.
   * Error codes: those of every call.
   */
  getMembers(id: string, params?: Models.FeedExperienceRolesGetMembersParams, options?: CallOptions): ListCall<Models.ExperienceRoleMember> {
    return this.#call.list<Models.ExperienceRoleMember>('feedExperienceRoles.getMembers', '/api/v1/feed/experience-roles/{id}/members', { path: { id }, query: params, options })
  }

  /**
   * List experience roles.
   *
   * The roles that posts can be addressed to, the latest first. Everybody may know of them.
   *
   * Permission `feed:read`; API-key scope `feed:read`.
   * Error codes: those of every call.
   */
  getRoles(params?: Models.FeedExperienceRolesGetRolesParams, options?: CallOptions): ListCall<Models.ExperienceRole> {
    return this.#call.list<Models.ExperienceRole>('feedExperienceRoles.getRoles', '/api/v1/feed/experience-roles', { query: params, options })
  }

  /**
   * Take an experience role from somebody.
   *
   * The person no longer holds the role, nor sees what is addressed to it.
   *
   * Permission `feed:moderate`; API-key scope `feed.moderation:write`.
   * Error codes: those of every call.
   */
  removeMember(id: string, userId: string, options?: CallOptions): Promise<MutationResult<Models.DeletedResource>> {
    return this.#call.mutate<Models.DeletedResource>('feedExperienceRoles.removeMember', 'DELETE', '/api/v1/feed/experience-roles/{id}/members/{userId}', { path: { id, userId }, options })
  }
}
