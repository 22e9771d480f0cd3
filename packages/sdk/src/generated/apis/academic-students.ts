// @generated from contract/openapi.yaml. Do not edit.
import type { CallOptions } from '../../options.ts'
import type { ListCall } from '../../pagination.ts'
import type { Caller } from '../../request.ts'
import type { MutationResult, Result } from '../../results.ts'
import type * as Models from '../models.ts'

/** The school's records of children. */
export class AcademicStudentsResource {
  readonly #call: Caller

  constructor(call: Caller) {
    this.#call = call
  }

  /**
   * Create a student.
   *
   * Adds a student. The student number must be new in the organization.
   *
   * Permission `students:create`; API-key scope `students:write`.
   * Error codes: `conflict` (duplicate), and those of every call.
   */
  create(body: Models.StudentCreate, options?: CallOptions): Promise<MutationResult<Models.Student>> {
    return this.#call.mutate<Models.Student>('academic.students.create', 'POST', '/api/v1/academic/students', { body, options })
  }

  /**
   * Get a student.
   *
   * One student, if the caller may see them. The audit log tells who has read it.
   *
   * Permission `students:read`; API-key scope `students:read`.
   * Error codes: `RELATIONSHIP_REQUIRED`, `CONSENT_REQUIRED`, `CHILD_NOT_FOUND`, `RELATIONSHIP_REQUIRED`,
   * `CONSENT_REQUIRED`, and those of every call.
   */
  get(id: string, options?: CallOptions): Promise<Result<Models.Student>> {
    return this.#call.read<Models.Student>('academic.students.get', '/api/v1/academic/students/{id}', { path: { id }, options })
  }

  /**
   * List a student's enrollments.
   *
   * The sections that a student takes, waits for, has completed or left, newest enrollment first.
   *
   * Permission `enrollments:read`; API-key scope `enrollments:read`.
   * Error codes: `RELATIONSHIP_REQUIRED`, `CONSENT_REQUIRED`, `CHILD_NOT_FOUND`, `RELATIONSHIP_REQUIRED`,
   * `CONSENT_REQUIRED`, and those of every call.
   */
  getEnrollments(id: string, params?: Models.AcademicStudentsGetEnrollmentsParams, options?: CallOptions): ListCall<Models.Enrollment> {
    return this.#call.list<Models.Enrollment>('academic.students.getEnrollments', '/api/v1/academic/students/{id}/enrollments', { path: { id }, query: params, options })
  }

  /**
   * List students.
   *
   * The students whom the caller may see, by last and first name. Teachers see those whom they teach, guardians
   * their children, students themselves.
   *
   * Permission `students:read`; API-key scope `students:read`.
   * Error codes: those of every call.
   */
  list(params?: Models.AcademicStudentsListParams, options?: CallOptions): ListCall<Models.Student> {
    return this.#call.list<Models.Student>('academic.students.list', '/api/v1/academic/students', { query: params, options })
  }

  /**
   * Update a student.
   *
   * Changes the fields that are sent. A student becomes enrolled, inactive, transferred or graduated through
   * `status`; leaving `enrolled` withdraws the active enrollments.
   *
   * Permission `students:update`; API-key scope `students:write`.
   * Error codes: `conflict` (duplicate, invalid_state_transition), `RELATIONSHIP_REQUIRED`, `CONSENT_REQUIRED`,
   * `CHILD_NOT_FOUND`, `RELATIONSHIP_REQUIRED`, `CONSENT_REQUIRED`, and those of every call.
   */
  update(id: string, body: Models.StudentUpdate, options?: CallOptions): Promise<MutationResult<Models.Student>> {
    return this.#call.mutate<Models.Student>('academic.students.update', 'PATCH', '/api/v1/academic/students/{id}', { path: { id }, body, options })
  }
}
