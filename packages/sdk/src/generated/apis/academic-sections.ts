// @generated from contract/openapi.yaml. Do not edit.
import type { CallOptions } from '../../options.ts'
import type { ListCall } from '../../pagination.ts'
import type { Caller } from '../../request.ts'
import type { MutationResult, Result } from '../../results.ts'
import type * as Models from '../models.ts'

/** Classes of a course in a term, with their teachers, meetings and rooms. */
export class AcademicSectionsResource {
  readonly #call: Caller

  constructor(call: Caller) {
    this.#call = call
  }

  /**
   * Create a section.
   *
   * Adds a class to an offering that is not closed; the first one opens a planned offering. Its code must be new
   * in the term, and its meetings must find their rooms free.
   *
   * Permission `sections:create`; API-key scope `academic:write`.
   * Error codes: `conflict` (duplicate, offering_not_open, room_double_booked), and those of every call.
   */
  create(body: Models.SectionCreate, options?: CallOptions): Promise<MutationResult<Models.Section>> {
    return this.#call.mutate<Models.Section>('academic.sections.create', 'POST', '/api/v1/academic/sections', { body, options })
  }

  /**
   * Get a section.
   *
   * One section, if the caller may see it.
   *
   * Permission `sections:read`; API-key scope `academic:read`.
   * Error codes: those of every call.
   */
  get(id: string, options?: CallOptions): Promise<Result<Models.Section>> {
    return this.#call.read<Models.Section>('academic.sections.get', '/api/v1/academic/sections/{id}', { path: { id }, options })
  }

  /**
   * List sections.
   *
   * The sections that the caller may see, by code. Teachers see those that they teach; guardians and students
   * those with a child of theirs in it.
   *
   * Permission `sections:read`; API-key scope `academic:read`.
   * Error codes: those of every call.
   */
  list(params?: Models.AcademicSectionsListParams, options?: CallOptions): ListCall<Models.Section> {
    return this.#call.list<Models.Section>('academic.sections.list', '/api/v1/academic/sections', { query: params, options })
  }

  /**
   * Update a section.
   *
   * Changes the fields that are sent; teachers and meetings are replaced as a whole. Archive a section, or make it
   * active again while its offering is not closed, through `status`. The group conversations of a section follow
   * its state.
   *
   * Permission `sections:update`; API-key scope `academic:write`.
   * Error codes: `conflict` (duplicate, room_double_booked, invalid_state_transition), and those of every call.
   */
  update(id: string, body: Models.SectionUpdate, options?: CallOptions): Promise<MutationResult<Models.Section>> {
    return this.#call.mutate<Models.Section>('academic.sections.update', 'PATCH', '/api/v1/academic/sections/{id}', { path: { id }, body, options })
  }
}
