// @generated from contract/openapi.yaml. Do not edit.
import type { CallOptions } from '../../options.ts'
import type { ListCall } from '../../pagination.ts'
import type { Caller } from '../../request.ts'
import type { MutationResult, Result } from '../../results.ts'
import type * as Models from '../models.ts'

/** Teaching records of members. */
export class AcademicTeachersResource {
  readonly #call: Caller

  constructor(call: Caller) {
    this.#call = call
  }

  /**
   * Create a teacher.
   *
   * Gives a member a teaching record. The member must be active, and a teacher, admin or owner.
   *
   * Permission `teachers:create`; API-key scope `academic:write`.
   * Error codes: `conflict` (duplicate, not_a_member), and those of every call.
   */
  create(body: Models.TeacherCreate, options?: CallOptions): Promise<MutationResult<Models.Teacher>> {
    return this.#call.mutate<Models.Teacher>('academic.teachers.create', 'POST', '/api/v1/academic/teachers', { body, options })
  }

  /**
   * Get a teacher.
   *
   * One teacher.
   *
   * Permission `teachers:read`; API-key scope `academic:read`.
   * Error codes: those of every call.
   */
  get(id: string, options?: CallOptions): Promise<Result<Models.Teacher>> {
    return this.#call.read<Models.Teacher>('academic.teachers.get', '/api/v1/academic/teachers/{id}', { path: { id }, options })
  }

  /**
   * List teachers.
   *
   * The organization's teachers, by last and first name.
   *
   * Permission `teachers:read`; API-key scope `academic:read`.
   * Error codes: those of every call.
   */
  list(params?: Models.AcademicTeachersListParams, options?: CallOptions): ListCall<Models.Teacher> {
    return this.#call.list<Models.Teacher>('academic.teachers.list', '/api/v1/academic/teachers', { query: params, options })
  }
}
