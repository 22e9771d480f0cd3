// @generated from contract/openapi.yaml. Do not edit.
import type { CallOptions } from '../../options.ts'
import type { ListCall } from '../../pagination.ts'
import type { Caller } from '../../request.ts'
import type { MutationResult, Result } from '../../results.ts'
import type * as Models from '../models.ts'

/** Rooms in which sections meet, physical and virtual. */
export class AcademicClassroomsResource {
  readonly #call: Caller

  constructor(call: Caller) {
    this.#call = call
  }

  /**
   * Create a classroom.
   *
   * Adds a room. Its code must be new among the organization's rooms, in whatever case.
   *
   * Permission `classrooms:create`; API-key scope `academic:write`.
   * Error codes: `conflict` (duplicate), and those of every call.
   */
  create(body: Models.ClassroomCreate, options?: CallOptions): Promise<MutationResult<Models.Classroom>> {
    return this.#call.mutate<Models.Classroom>('academic.classrooms.create', 'POST', '/api/v1/academic/classrooms', { body, options })
  }

  /**
   * Delete a classroom.
   *
   * Deletes a room. It must be no student's homeroom, and no active section may meet in it.
   *
   * Permission `classrooms:delete`; API-key scope `academic:write`.
   * Error codes: `conflict` (in_use), and those of every call.
   */
  delete(id: string, options?: CallOptions): Promise<MutationResult<Models.DeletedResource>> {
    return this.#call.mutate<Models.DeletedResource>('academic.classrooms.delete', 'DELETE', '/api/v1/academic/classrooms/{id}', { path: { id }, options })
  }

  /**
   * Get a classroom.
   *
   * One room.
   *
   * Permission `classrooms:read`; API-key scope `academic:read`.
   * Error codes: those of every call.
   */
  get(id: string, options?: CallOptions): Promise<Result<Models.Classroom>> {
    return this.#call.read<Models.Classroom>('academic.classrooms.get', '/api/v1/academic/classrooms/{id}', { path: { id }, options })
  }

  /**
   * List classrooms.
   *
   * Rooms of the organization, physical and virtual, newest first.
   *
   * Permission `classrooms:read`; API-key scope `academic:read`.
   * Error codes: those of every call.
   */
  list(params?: Models.AcademicClassroomsListParams, options?: CallOptions): ListCall<Models.Classroom> {
    return this.#call.list<Models.Classroom>('academic.classrooms.list', '/api/v1/academic/classrooms', { query: params, options })
  }

  /**
   * Update a classroom.
   *
   * Changes the fields that are sent. Take a room out of use, and back into it, through `isActive`.
   *
   * Permission `classrooms:update`; API-key scope `academic:write`.
   * Error codes: `conflict` (duplicate), and those of every call.
   */
  update(id: string, body: Models.ClassroomUpdate, options?: CallOptions): Promise<MutationResult<Models.Classroom>> {
    return this.#call.mutate<Models.Classroom>('academic.classrooms.update', 'PATCH', '/api/v1/academic/classrooms/{id}', { path: { id }, body, options })
  }
}
