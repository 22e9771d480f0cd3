// @generated from contract/openapi.yaml. Do not edit.
import type { CallOptions } from '../../options.ts'
import type { ListCall } from '../../pagination.ts'
import type { Caller } from '../../request.ts'
import type { MutationResult } from '../../results.ts'
import type * as Models from '../models.ts'

/** Students in sections, with their places and waitlists. */
export class AcademicEnrollmentsResource {
  readonly #call: Caller

  constructor(call: Caller) {
    this.#call = call
  }

  /**
   * Enroll a student.
   *
   * Enrolls a student in an active section. An active enrollment takes a place, and is refused when there is none
   * left: enroll as `waitlisted` then. Whatever its state, the prerequisites that the course requires must be met,
   * each by a completed enrollment of the student, unless `overridePrerequisites` is set.
   *
   * Permission `enrollments:create`; API-key scope `enrollments:write`.
   * Error codes: `conflict` (duplicate, capacity_reached, prerequisite_not_met, section_not_active),
   * `RELATIONSHIP_REQUIRED`, `CONSENT_REQUIRED`, `RELATIONSHIP_REQUIRED`, `CONSENT_REQUIRED`, and those of every
   * call.
   */
  create(body: Models.EnrollmentCreate, options?: CallOptions): Promise<MutationResult<Models.Enrollment>> {
    return this.#call.mutate<Models.Enrollment>('academic.enrollments.create', 'POST', '/api/v1/academic/enrollments', { body, options })
  }

  /**
   * List a section's enrollments.
   *
   * Who takes a section, waits for it, has completed or left it, newest enrollment first: of those, the students
   * whom the caller may see.
   *
   * Permission `enrollments:read`; API-key scope `enrollments:read`.
   * Error codes: those of every call.
   */
  getSectionEnrollments(sectionId: string, params?: Models.AcademicEnrollmentsGetSectionEnrollmentsParams, options?: CallOptions): ListCall<Models.Enrollment> {
    return this.#call.list<Models.Enrollment>('academic.enrollments.getSectionEnrollments', '/api/v1/academic/sections/{sectionId}/enrollments', { path: { sectionId }, query: params, options })
  }

  /**
   * List enrollments.
   *
   * The enrollments of the students whom the caller may see, newest first.
   *
   * Permission `enrollments:read`; API-key scope `enrollments:read`.
   * Error codes: those of every call.
   */
  list(params?: Models.AcademicEnrollmentsListParams, options?: CallOptions): ListCall<Models.Enrollment> {
    return this.#call.list<Models.Enrollment>('academic.enrollments.list', '/api/v1/academic/enrollments', { query: params, options })
  }

  /**
   * Update an enrollment.
   *
   * Changes the fields that are sent. A pending or waitlisted enrollment becomes `active` when the section has a
   * place; nobody moves up by themselves. An active one can be `completed`, and any of the three `withdrawn`.
   *
   * Permission `enrollments:update`; API-key scope `enrollments:write`.
   * Error codes: `conflict` (invalid_state_transition, capacity_reached), `RELATIONSHIP_REQUIRED`,
   * `CONSENT_REQUIRED`, `RELATIONSHIP_REQUIRED`, `CONSENT_REQUIRED`, and those of every call.
   */
  update(id: string, body: Models.EnrollmentUpdate, options?: CallOptions): Promise<MutationResult<Models.Enrollment>> {
    return this.#call.mutate<Models.Enrollment>('academic.enrollments.update', 'PATCH', '/api/v1/academic/enrollments/{id}', { path: { id }, body, options })
  }
}
