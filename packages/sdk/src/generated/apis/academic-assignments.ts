// @generated from contract/openapi.yaml. Do not edit.
import type { CallOptions } from '../../options.ts'
import type { ListCall } from '../../pagination.ts'
import type { Caller } from '../../request.ts'
import type { MutationResult, Result } from '../../results.ts'
import type * as Models from '../models.ts'

/** What students are asked to do, and what they hand in. */
export class AcademicAssignmentsResource {
  readonly #call: Caller

  constructor(call: Caller) {
    this.#call = call
  }

  /**
   * Create an assignment.
   *
   * Gives an active section something to do, as a draft or published at once.
   *
   * Permission `assignments:create`; API-key scope `assignments:write`.
   * Error codes: those of every call.
   */
  create(body: Models.AssignmentCreate, options?: CallOptions): Promise<MutationResult<Models.Assignment>> {
    return this.#call.mutate<Models.Assignment>('academic.assignments.create', 'POST', '/api/v1/academic/assignments', { body, options })
  }

  /**
   * Get an assignment.
   *
   * One assignment, if the caller may see its section. To guardians and students a draft is not there, nor is one
   * that was archived as a draft.
   *
   * Permission `assignments:read`; API-key scope `assignments:read`.
   * Error codes: those of every call.
   */
  get(id: string, options?: CallOptions): Promise<Result<Models.Assignment>> {
    return this.#call.read<Models.Assignment>('academic.assignments.get', '/api/v1/academic/assignments/{id}', { path: { id }, options })
  }

  /**
   * List the submissions of an assignment.
   *
   * What the students whom the caller may see have handed in, newest first. Guardians and students see score and
   * feedback once they are released.
   *
   * Permission `submissions:read`; API-key scope `assignments:read`.
   * Error codes: those of every call.
   */
  getSubmissions(id: string, params?: Models.AcademicAssignmentsGetSubmissionsParams, options?: CallOptions): ListCall<Models.Submission> {
    return this.#call.list<Models.Submission>('academic.assignments.getSubmissions', '/api/v1/academic/assignments/{id}/submissions', { path: { id }, query: params, options })
  }

  /**
   * List assignments.
   *
   * The assignments of the sections that the caller may see: newest first, or, with `sectionId`, in the order in
   * which they are due, those without a due time last. Drafts are for those who teach the section, and for the
   * office; guardians and students do not see them.
   *
   * Permission `assignments:read`; API-key scope `assignments:read`.
   * Error codes: those of every call.
   */
  list(params?: Models.AcademicAssignmentsListParams, options?: CallOptions): ListCall<Models.Assignment> {
    return this.#call.list<Models.Assignment>('academic.assignments.list', '/api/v1/academic/assignments', { query: params, options })
  }

  /**
   * Return a submission.
   *
   * Gives a submission back to its student, and releases its grade. Feedback that is sent takes the place of the
   * grade's on the submission.
   *
   * Permission `grades:submit`; API-key scope `grades:write`.
   * Error codes: `conflict` (invalid_state_transition), `RELATIONSHIP_REQUIRED`, `CONSENT_REQUIRED`, and those of
   * every call.
   */
  returnSubmission(id: string, body?: Models.SubmissionReturn, options?: CallOptions): Promise<MutationResult<Models.Submission>> {
    return this.#call.mutate<Models.Submission>('academic.assignments.returnSubmission', 'POST', '/api/v1/academic/submissions/{id}/return', { path: { id }, body, options })
  }

  /**
   * Hand in work.
   *
   * A further attempt of a student who is enrolled in the section, while the assignment is open. Students hand in
   * for themselves and may leave `studentId` out; anyone else names the student. After `dueAt` the work is late,
   * if the assignment allows that.
   *
   * Permission `assignments:submit`; API-key scope `assignments:write`.
   * Error codes: `conflict` (assignment_not_open, late_not_allowed, attempts_exhausted, not_enrolled),
   * `RELATIONSHIP_REQUIRED`, `CONSENT_REQUIRED`, and those of every call.
   */
  submit(id: string, body: Models.SubmissionCreate, options?: CallOptions): Promise<MutationResult<Models.Submission>> {
    return this.#call.mutate<Models.Submission>('academic.assignments.submit', 'POST', '/api/v1/academic/assignments/{id}/submissions', { path: { id }, body, options })
  }

  /**
   * Update an assignment.
   *
   * Changes the fields that are sent; lists are replaced as a whole. A draft is published; a published assignment
   * is closed, and can be opened again unless its `closesAt` has passed. It becomes a draft again while nobody has
   * handed anything in. An archived assignment stays as it is.
   *
   * Permission `assignments:update`; API-key scope `assignments:write`.
   * Error codes: `conflict` (invalid_state_transition), and those of every call.
   */
  update(id: string, body: Models.AssignmentUpdate, options?: CallOptions): Promise<MutationResult<Models.Assignment>> {
    return this.#call.mutate<Models.Assignment>('academic.assignments.update', 'PATCH', '/api/v1/academic/assignments/{id}', { path: { id }, body, options })
  }
}
