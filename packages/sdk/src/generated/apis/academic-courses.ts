// @generated from contract/openapi.yaml. Do not edit.
import type { CallOptions } from '../../options.ts'
import type { ListCall } from '../../pagination.ts'
import type { Caller } from '../../request.ts'
import type { MutationResult, Result } from '../../results.ts'
import type * as Models from '../models.ts'

/** The course catalogue, its learning standards, and the terms in which courses are offered. */
export class AcademicCoursesResource {
  readonly #call: Caller

  constructor(call: Caller) {
    this.#call = call
  }

  /**
   * Create a course.
   *
   * Adds a course to the catalogue. Its code must be new among the organization's courses, in whatever case.
   *
   * Permission `courses:create`; API-key scope `academic:write`.
   * Error codes: `conflict` (duplicate), and those of every call.
   */
  create(body: Models.CourseCreate, options?: CallOptions): Promise<MutationResult<Models.Course>> {
    return this.#call.mutate<Models.Course>('academic.courses.create', 'POST', '/api/v1/academic/courses', { body, options })
  }

  /**
   * Offer a course in a term.
   *
   * Plans an active course for a term, once per term. Sections are created under the offering.
   *
   * Permission `courses:update`; API-key scope `academic:write`.
   * Error codes: `conflict` (duplicate, course_not_active), and those of every call.
   */
  createOffering(id: string, body: Models.OfferingCreate, options?: CallOptions): Promise<MutationResult<Models.CourseOffering>> {
    return this.#call.mutate<Models.CourseOffering>('academic.courses.createOffering', 'POST', '/api/v1/academic/courses/{id}/offerings', { path: { id }, body, options })
  }

  /**
   * Create a learning standard.
   *
   * Adds a standard. Its code must be new in the organization.
   *
   * Permission `courses:create`; API-key scope `academic:write`.
   * Error codes: `conflict` (duplicate), and those of every call.
   */
  createStandard(body: Models.StandardCreate, options?: CallOptions): Promise<MutationResult<Models.Standard>> {
    return this.#call.mutate<Models.Standard>('academic.courses.createStandard', 'POST', '/api/v1/academic/standards', { body, options })
  }

  /**
   * Get a course.
   *
   * One course of the catalogue.
   *
   * Permission `courses:read`; API-key scope `academic:read`.
   * Error codes: those of every call.
   */
  get(id: string, options?: CallOptions): Promise<Result<Models.Course>> {
    return this.#call.read<Models.Course>('academic.courses.get', '/api/v1/academic/courses/{id}', { path: { id }, options })
  }

  /**
   * List a course's offerings.
   *
   * The terms in which a course is taught, the last created first.
   *
   * Permission `courses:read`; API-key scope `academic:read`.
   * Error codes: those of every call.
   */
  getOfferings(id: string, params?: Models.AcademicCoursesGetOfferingsParams, options?: CallOptions): ListCall<Models.CourseOffering> {
    return this.#call.list<Models.CourseOffering>('academic.courses.getOfferings', '/api/v1/academic/courses/{id}/offerings', { path: { id }, query: params, options })
  }

  /**
   * List a course's prerequisites.
   *
   * What a course requires or recommends to have been completed before, by code. Not what those require in turn.
   *
   * Permission `courses:read`; API-key scope `academic:read`.
   * Error codes: those of every call.
   */
  getPrerequisites(id: string, params?: Models.AcademicCoursesGetPrerequisitesParams, options?: CallOptions): ListCall<Models.CoursePrerequisite> {
    return this.#call.list<Models.CoursePrerequisite>('academic.courses.getPrerequisites', '/api/v1/academic/courses/{id}/prerequisites', { path: { id }, query: params, options })
  }

  /**
   * List courses.
   *
   * The course catalogue, by code.
   *
   * Permission `courses:read`; API-key scope `academic:read`.
   * Error codes: those of every call.
   */
  list(params?: Models.AcademicCoursesListParams, options?: CallOptions): ListCall<Models.Course> {
    return this.#call.list<Models.Course>('academic.courses.list', '/api/v1/academic/courses', { query: params, options })
  }

  /**
   * List learning standards.
   *
   * The learning standards that courses, lessons and assignments refer to, the last created first.
   *
   * Permission `courses:read`; API-key scope `academic:read`.
   * Error codes: those of every call.
   */
  listStandards(params?: Models.AcademicCoursesListStandardsParams, options?: CallOptions): ListCall<Models.Standard> {
    return this.#call.list<Models.Standard>('academic.courses.listStandards', '/api/v1/academic/standards', { query: params, options })
  }

  /**
   * Update a course.
   *
   * Changes the fields that are sent; standards and prerequisites are replaced as a whole. A draft can be made
   * active, an active course archived, and an archived one active again. No course may require itself, through
   * whatever others.
   *
   * Permission `courses:update`; API-key scope `academic:write`.
   * Error codes: `conflict` (duplicate, prerequisite_cycle, invalid_state_transition), and those of every call.
   */
  update(id: string, body: Models.CourseUpdate, options?: CallOptions): Promise<MutationResult<Models.Course>> {
    return this.#call.mutate<Models.Course>('academic.courses.update', 'PATCH', '/api/v1/academic/courses/{id}', { path: { id }, body, options })
  }
}
