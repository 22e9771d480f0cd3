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
