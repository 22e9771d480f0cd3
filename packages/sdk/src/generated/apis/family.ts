// @generated from contract/openapi.yaml. Do not edit.
import type { CallOptions } from '../../options.ts'
import type { ListCall } from '../../pagination.ts'
import type { Caller } from '../../request.ts'
import type { MutationResult, Result } from '../../results.ts'
import type * as Models from '../models.ts'

/** Children as their families see them, their guardians, and what these have agreed to. */
export class FamilyResource {
  readonly #call: Caller

  constructor(call: Caller) {
    this.#call = call
  }

  /**
   * Accept a guardian link.
   *
   * Makes a pending link active, and guardian and child members of their family. For the guardian of the link, and
   * for owners and admins.
   *
   * Permission `guardian_links:accept`; not open to API keys.
   * Error codes: `RELATIONSHIP_REQUIRED`, `GUARDIAN_LINK_NOT_FOUND`, `GUARDIAN_LINK_NOT_PENDING`,
   * `RELATIONSHIP_REQUIRED`, `CONSENT_REQUIRED`, and those of every call.
   */
  acceptGuardianLink(id: string, options?: CallOptions): Promise<MutationResult<Models.GuardianLink>> {
    return this.#call.mutate<Models.GuardianLink>('family.acceptGuardianLink', 'POST', '/api/v1/family/guardian-links/{id}/accept', { path: { id }, options })
  }

  /**
   * Propose a guardian.
   *
   * Proposes a member with the role guardian as a guardian of the child. The link holds once it is accepted. For
   * owners, admins, office staff, the organization's own keys, and the child's primary guardians; these can
   * neither name another primary guardian nor allow more than their own link does.
   *
   * Permission `guardian_links:create`; API-key scope `family:write`.
   * Error codes: `RELATIONSHIP_REQUIRED`, `GUARDIAN_LINK_EXISTS`, `GUARDIAN_NOT_A_MEMBER`,
   * `RELATIONSHIP_REQUIRED`, `CONSENT_REQUIRED`, and those of every call.
   */
  createGuardianLink(body: Models.GuardianLinkCreate, options?: CallOptions): Promise<MutationResult<Models.GuardianLink>> {
    return this.#call.mutate<Models.GuardianLink>('family.createGuardianLink', 'POST', '/api/v1/family/guardian-links', { body, options })
  }

  /**
   * Get a child.
   *
   * One child, if the caller stands in a relationship to it. Each look is audited.
   *
   * Permission `children:read`; API-key scope `family:read`.
   * Error codes: `RELATIONSHIP_REQUIRED`, `CONSENT_REQUIRED`, `CHILD_NOT_FOUND`, `RELATIONSHIP_REQUIRED`,
   * `CONSENT_REQUIRED`, and those of every call.
   */
  getChild(childId: string, options?: CallOptions): Promise<Result<Models.Child>> {
    return this.#call.read<Models.Child>('family.getChild', '/api/v1/family/children/{childId}', { path: { childId }, options })
  }

  /**
   * List children.
   *
   * The children whom the caller may see, by last name. Guardians see their own children even before they have
   * agreed to anything: `consents` shows what is missing.
   *
   * Permission `children:read`; API-key scope `family:read`.
   * Error codes: those of every call.
   */
  getChildren(params?: Models.FamilyGetChildrenParams, options?: CallOptions): ListCall<Models.Child> {
    return this.#call.list<Models.Child>('family.getChildren', '/api/v1/family/children', { query: params, options })
  }

  /**
   * List family members.
   *
   * The members of the families that the caller may see, newest first. Guardians see the families of the children
   * to whom a link of theirs is active.
   *
   * Permission `family:read`; API-key scope `family:read`.
   * Error codes: `FAMILY_NOT_FOUND`, and those of every call.
   */
  getMembers(params?: Models.FamilyGetMembersParams, options?: CallOptions): ListCall<Models.FamilyMember> {
    return this.#call.list<Models.FamilyMember>('family.getMembers', '/api/v1/family/members', { query: params, options })
  }

  /**
   * Grant a consent.
   *
   * A guardian whose link allows it agrees to something for the child, under the organization's present policy. A
   * consent to an older policy is superseded. For guardians only.
   *
   * Permission `consents:grant`; not open to API keys.
   * Error codes: `RELATIONSHIP_REQUIRED`, `CONSENT_ALREADY_GRANTED`, `CONSENT_POLICY_OUTDATED`,
   * `RELATIONSHIP_REQUIRED`, `CONSENT_REQUIRED`, and those of every call.
   */
  grantConsent(childId: string, body: Models.ConsentGrant, options?: CallOptions): Promise<MutationResult<Models.Consent>> {
    return this.#call.mutate<Models.Consent>('family.grantConsent', 'POST', '/api/v1/family/children/{childId}/consents', { path: { childId }, body, options })
  }

  /**
   * List consents.
   *
   * What guardians have agreed to for the child, now and before, newest first.
   *
   * Permission `consents:read`; API-key scope `family:read`.
   * Error codes: `RELATIONSHIP_REQUIRED`, `CHILD_NOT_FOUND`, `RELATIONSHIP_REQUIRED`, `CONSENT_REQUIRED`, and
   * those of every call.
   */
  listConsents(childId: string, params?: Models.FamilyListConsentsParams, options?: CallOptions): ListCall<Models.Consent> {
    return this.#call.list<Models.Consent>('family.listConsents', '/api/v1/family/children/{childId}/consents', { path: { childId }, query: params, options })
  }

  /**
   * List guardian links.
   *
   * Who is or was a guardian of the children whom the caller may see, newest first. A guardian sees the links of a
   * child once her own link to it is active.
   *
   * Permission `guardian_links:read`; API-key scope `family:read`.
   * Error codes: those of every call.
   */
  listGuardianLinks(params?: Models.FamilyListGuardianLinksParams, options?: CallOptions): ListCall<Models.GuardianLink> {
    return this.#call.list<Models.GuardianLink>('family.listGuardianLinks', '/api/v1/family/guardian-links', { query: params, options })
  }

  /**
   * Revoke a consent.
   *
   * A guardian whose link allows it takes a consent back, whoever gave it. It holds for the next request already.
   *
   * Permission `consents:revoke`; not open to API keys.
   * Error codes: `RELATIONSHIP_REQUIRED`, `CONSENT_NOT_FOUND`, `CONSENT_NOT_ACTIVE`, `RELATIONSHIP_REQUIRED`,
   * `CONSENT_REQUIRED`, and those of every call.
   */
  revokeConsent(id: string, body?: Models.ConsentRevoke, options?: CallOptions): Promise<MutationResult<Models.Consent>> {
    return this.#call.mutate<Models.Consent>('family.revokeConsent', 'POST', '/api/v1/family/consents/{id}/revoke', { path: { id }, body, options })
  }

  /**
   * Revoke a guardian link.
   *
   * Ends a link for good, or declines a pending one. The guardian leaves the families to which no other active
   * link ties them. For the guardian of the link, owners, admins and the organization's own keys; only owners and
   * admins can take the last active guardian from an enrolled child.
   *
   * Permission `guardian_links:revoke`; API-key scope `family:write`.
   * Error codes: `RELATIONSHIP_REQUIRED`, `GUARDIAN_LINK_NOT_FOUND`, `GUARDIAN_LINK_NOT_ACTIVE`,
   * `LAST_PRIMARY_GUARDIAN`, `RELATIONSHIP_REQUIRED`, `CONSENT_REQUIRED`, and those of every call.
   */
  revokeGuardianLink(id: string, options?: CallOptions): Promise<MutationResult<Models.GuardianLink>> {
    return this.#call.mutate<Models.GuardianLink>('family.revokeGuardianLink', 'DELETE', '/api/v1/family/guardian-links/{id}', { path: { id }, options })
  }
}
