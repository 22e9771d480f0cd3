// @generated from contract/openapi.yaml. Do not edit.
import type { CallOptions } from '../../options.ts'
import type { ListCall } from '../../pagination.ts'
import type { Caller } from '../../request.ts'
import type { MutationResult, Result } from '../../results.ts'
import type * as Models from '../models.ts'

/** The caller, the people of the organization, and their memberships. */
export class IdentityResource {
  readonly #call: Caller

  constructor(call: Caller) {
    this.#call = call
  }

  /**
   * Accept an invitation.
   *
   * Accepts the caller's own invitation. The verified e-mail address must be the invited one.
   *
   * Open to every active member; not open to API keys.
   * Error codes: `conflict` (invalid_state_transition), and those of every call.
   */
  acceptInvitation(id: string, options?: CallOptions): Promise<MutationResult<Models.Member>> {
    return this.#call.mutate<Models.Member>('identity.acceptInvitation', 'POST', '/api/v1/identity/members/{id}/accept', { path: { id }, options })
  }

  /**
   * Get the current user.
   *
   * The signed-in person, with every organization that the person belongs to and the permissions in the current
   * one.
   *
   * Open to every active member; not open to API keys.
   * Error codes: those of every call.
   */
  getCurrentUser(options?: CallOptions): Promise<Result<Models.CurrentUser>> {
    return this.#call.read<Models.CurrentUser>('identity.getCurrentUser', '/api/v1/identity/me', { options })
  }

  /**
   * Get a member.
   *
   * One membership of the organization.
   *
   * Permission `members:read`; API-key scope `identity:read`.
   * Error codes: those of every call.
   */
  getMember(id: string, options?: CallOptions): Promise<Result<Models.Member>> {
    return this.#call.read<Models.Member>('identity.getMember', '/api/v1/identity/members/{id}', { path: { id }, options })
  }

  /**
   * Get a user.
   *
   * One person of the organization, if the caller may see them.
   *
   * Permission `users:read`; API-key scope `identity:read`.
   * Error codes: those of every call.
   */
  getUser(id: string, options?: CallOptions): Promise<Result<Models.User>> {
    return this.#call.read<Models.User>('identity.getUser', '/api/v1/identity/users/{id}', { path: { id }, options })
  }

  /**
   * Invite a member.
   *
   * Invites an e-mail address into the organization. The person signs in with that address and accepts. The
   * service sends no mail; the `member.invited` event carries the id that the invitation's link needs. An address
   * whose membership was removed can be invited again. Nobody can grant a role above their own.
   *
   * Permission `members:invite`; API-key scope `identity:write`.
   * Error codes: `conflict` (duplicate), `forbidden` (role_escalation), and those of every call.
   */
  inviteMember(body: Models.MemberInvite, options?: CallOptions): Promise<MutationResult<Models.Member>> {
    return this.#call.mutate<Models.Member>('identity.inviteMember', 'POST', '/api/v1/identity/members', { body, options })
  }

  /**
   * List members.
   *
   * The memberships of the organization, invitations included, newest first.
   *
   * Permission `members:read`; API-key scope `identity:read`.
   * Error codes: those of every call.
   */
  listMembers(params?: Models.IdentityListMembersParams, options?: CallOptions): ListCall<Models.Member> {
    return this.#call.list<Models.Member>('identity.listMembers', '/api/v1/identity/members', { query: params, options })
  }

  /**
   * List users.
   *
   * The active people of the organization whom the caller may see, the latest to join first.
   *
   * Permission `users:read`; API-key scope `identity:read`.
   * Error codes: those of every call.
   */
  listUsers(params?: Models.IdentityListUsersParams, options?: CallOptions): ListCall<Models.User> {
    return this.#call.list<Models.User>('identity.listUsers', '/api/v1/identity/users', { query: params, options })
  }

  /**
   * Update a member.
   *
   * Changes a member's roles, title or state. Nobody can grant a role above their own or change a member who ranks
   * above them, and an organization keeps at least one owner. A suspended or removed member loses access within
   * 300 seconds.
   *
   * Permission `members:update`; API-key scope `identity:write`.
   * Error codes: `conflict` (invalid_state_transition, last_owner), `forbidden` (role_escalation), and those of
   * every call.
   */
  updateMember(id: string, body: Models.MemberUpdate, options?: CallOptions): Promise<MutationResult<Models.Member>> {
    return this.#call.mutate<Models.Member>('identity.updateMember', 'PATCH', '/api/v1/identity/members/{id}', { path: { id }, body, options })
  }
}
