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
   * Add a trusted contact.
   *
   * Adds somebody whom the guardians trust with the child, 20 at most. For guardians whose link lets them manage
   * contacts, and for the office. `phone` and `address` are stored encrypted and cannot be read back.
   *
   * Permission `trusted_contacts:create`; API-key scope `family:write`.
   * Error codes: `CHILD_NOT_FOUND`, `TRUSTED_CONTACT_LIMIT`, `RELATIONSHIP_REQUIRED`, `CONSENT_REQUIRED`, and
   * those of every call.
   */
  createTrustedContact(childId: string, body: Models.TrustedContactCreate, options?: CallOptions): Promise<MutationResult<Models.TrustedContact>> {
    return this.#call.mutate<Models.TrustedContact>('family.createTrustedContact', 'POST', '/api/v1/family/children/{childId}/trusted-contacts', { path: { childId }, body, options })
  }

  /**
   * Delete a trusted contact.
   *
   * Deletes a trusted contact, whether or not the consent to sharing contacts still stands. Phone number, address
   * and PIN are erased at once.
   *
   * Permission `trusted_contacts:delete`; API-key scope `family:write`.
   * Error codes: `TRUSTED_CONTACT_NOT_FOUND`, `RELATIONSHIP_REQUIRED`, `CONSENT_REQUIRED`, and those of every
   * call.
   */
  deleteTrustedContact(id: string, options?: CallOptions): Promise<MutationResult<Models.DeletedResource>> {
    return this.#call.mutate<Models.DeletedResource>('family.deleteTrustedContact', 'DELETE', '/api/v1/family/trusted-contacts/{id}', { path: { id }, options })
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
   * Get a child's health information.
   *
   * What the school must know of a child's health, with the guardians' consent to health data. Guardians need a
   * link that shows health. Teachers get `view: alerts`: allergies, diet and what to do in an emergency.
   *
   * Permission `health:read`; API-key scope `family.health:read`.
   * Error codes: `CHILD_NOT_FOUND`, `HEALTH_INFO_NOT_FOUND`, `RELATIONSHIP_REQUIRED`, `CONSENT_REQUIRED`, and
   * those of every call.
   */
  getHealthInfo(childId: string, options?: CallOptions): Promise<Result<Models.HealthInfo>> {
    return this.#call.read<Models.HealthInfo>('family.getHealthInfo', '/api/v1/family/children/{childId}/health', { path: { childId }, options })
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
   * List a child's trusted contacts.
   *
   * Whom the guardians trust with the child, by priority, with their consent to sharing contacts. Phone numbers,
   * addresses and pickup PINs are never shown.
   *
   * Permission `trusted_contacts:read`; API-key scope `family:read`.
   * Error codes: `CHILD_NOT_FOUND`, `RELATIONSHIP_REQUIRED`, `CONSENT_REQUIRED`, and those of every call.
   */
  getTrustedContacts(childId: string, params?: Models.FamilyGetTrustedContactsParams, options?: CallOptions): ListCall<Models.TrustedContact> {
    return this.#call.list<Models.TrustedContact>('family.getTrustedContacts', '/api/v1/family/children/{childId}/trusted-contacts', { path: { childId }, query: params, options })
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
   * Replace a child's health information.
   *
   * Replaces all of it: what is left out is empty afterwards. It is stored encrypted, and no event and no audit
   * row holds any of it.
   *
   * Permission `health:update`; API-key scope `family.health:write`.
   * Error codes: `CHILD_NOT_FOUND`, `RELATIONSHIP_REQUIRED`, `CONSENT_REQUIRED`, and those of every call.
   */
  putHealthInfo(childId: string, body: Models.HealthInfoPut, options?: CallOptions): Promise<MutationResult<Models.HealthInfo>> {
    return this.#call.mutate<Models.HealthInfo>('family.putHealthInfo', 'PUT', '/api/v1/family/children/{childId}/health', { path: { childId }, body, options })
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

  /**
   * Set or clear a pickup PIN.
   *
   * Sets the PIN by which the contact is known at the school gate, or clears it with null. For guardians whose
   * link lets them manage contacts, and for nobody else. Nothing of a PIN can be read afterwards, not even whether
   * there is one.
   *
   * Permission `trusted_contacts:update`; not open to API keys.
   * Error codes: `TRUSTED_CONTACT_NOT_FOUND`, `PIN_TOO_WEAK`, `RELATIONSHIP_REQUIRED`, `CONSENT_REQUIRED`, and
   * those of every call.
   */
  setTrustedContactPin(id: string, body: Models.PinSet, options?: CallOptions): Promise<MutationResult<Models.TrustedContact>> {
    return this.#call.mutate<Models.TrustedContact>('family.setTrustedContactPin', 'PUT', '/api/v1/family/trusted-contacts/{id}/pin', { path: { id }, body, options })
  }

  /**
   * Update a trusted contact.
   *
   * Changes the fields that are sent. For guardians whose link lets them manage contacts, and for the office.
   *
   * Permission `trusted_contacts:update`; API-key scope `family:write`.
   * Error codes: `TRUSTED_CONTACT_NOT_FOUND`, `RELATIONSHIP_REQUIRED`, `CONSENT_REQUIRED`, and those of every
   * call.
   */
  updateTrustedContact(id: string, body: Models.TrustedContactUpdate, options?: CallOptions): Promise<MutationResult<Models.TrustedContact>> {
    return this.#call.mutate<Models.TrustedContact>('family.updateTrustedContact', 'PATCH', '/api/v1/family/trusted-contacts/{id}', { path: { id }, body, options })
  }

  /**
   * Verify a pickup PIN.
   *
   * For the people at the school: whether this is the contact's PIN, and the contact may pick the child up today.
   * After five wrong PINs within 15 minutes the contact's PIN is locked for 15 minutes. Every attempt is recorded.
   *
   * Permission `trusted_contacts:verify`; not open to API keys.
   * Error codes: `TRUSTED_CONTACT_NOT_FOUND`, `PIN_INVALID`, `PIN_NOT_SET`, `PIN_LOCKED`, `PICKUP_NOT_ALLOWED`,
   * `RELATIONSHIP_REQUIRED`, `CONSENT_REQUIRED`, and those of every call.
   */
  verifyTrustedContactPin(id: string, body: Models.PinVerify, options?: CallOptions): Promise<MutationResult<Models.PinVerification>> {
    return this.#call.mutate<Models.PinVerification>('family.verifyTrustedContactPin', 'POST', '/api/v1/family/trusted-contacts/{id}/verify-pin', { path: { id }, body, options })
  }
}
