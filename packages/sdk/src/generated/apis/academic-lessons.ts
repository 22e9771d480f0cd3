// @generated from contract/openapi.yaml. Do not edit.
import type { CallOptions } from '../../options.ts'
import type { ListCall } from '../../pagination.ts'
import type { Caller } from '../../request.ts'
import type { MutationResult, Result } from '../../results.ts'
import type * as Models from '../models.ts'

/** Lesson plans, and the schedule that sections' meetings make. */
export class AcademicLessonsResource {
  readonly #call: Caller

  constructor(call: Caller) {
    this.#call = call
  }

  /**
   * Create a lesson.
   *
   * Plans a lesson of an active section. Its date, if it has one, lies in the section's term.
   *
   * Permission `lessons:create`; API-key scope `academic:write`.
   * Error codes: those of every call.
   */
  create(body: Models.LessonCreate, options?: CallOptions): Promise<MutationResult<Models.Lesson>> {
    return this.#call.mutate<Models.Lesson>('academic.lessons.create', 'POST', '/api/v1/academic/lessons', { body, options })
  }

  /**
   * Get a lesson.
   *
   * One lesson, if the caller may see its section. To guardians and students a draft is not there.
   *
   * Permission `lessons:read`; API-key scope `academic:read`.
   * Error codes: those of every call.
   */
  get(id: string, options?: CallOptions): Promise<Result<Models.Lesson>> {
    return this.#call.read<Models.Lesson>('academic.lessons.get', '/api/v1/academic/lessons/{id}', { path: { id }, options })
  }

  /**
   * Get the schedule.
   *
   * When the active sections that the caller may see meet, from one day of the organization's calendar to another,
   * in order of time. A lesson belongs to the meeting during which it begins, or, without a time, to the section's
   * first meeting of its day. A meeting with several lessons comes once for each; a lesson at another time comes
   * by itself. Canceled lessons are left out, and so are drafts, for guardians and students. With `studentId` the
   * schedule holds what the student is enrolled in on each day; the caller needs access to the student, and the
   * guardians' consent to data processing where it applies.
   *
   * Permission `lessons:read`; API-key scope `academic:read`.
   * Error codes: `RELATIONSHIP_REQUIRED`, `CONSENT_REQUIRED`, and those of every call.
   */
  getSchedule(params: Models.AcademicLessonsGetScheduleParams, options?: CallOptions): ListCall<Models.ScheduleEntry> {
    return this.#call.list<Models.ScheduleEntry>('academic.lessons.getSchedule', '/api/v1/academic/schedule', { query: params, options })
  }

  /**
   * List lessons.
   *
   * The lessons of the sections that the caller may see, newest first. Drafts are for those who teach the section,
   * and for the office; guardians and students do not see them.
   *
   * Permission `lessons:read`; API-key scope `academic:read`.
   * Error codes: those of every call.
   */
  list(params?: Models.AcademicLessonsListParams, options?: CallOptions): ListCall<Models.Lesson> {
    return this.#call.list<Models.Lesson>('academic.lessons.list', '/api/v1/academic/lessons', { query: params, options })
  }

  /**
   * Update a lesson.
   *
   * Changes the fields that are sent; lists are replaced as a whole. A draft is published, and then delivered.
   * Either can be canceled before that, and a canceled lesson becomes a draft again.
   *
   * Permission `lessons:update`; API-key scope `academic:write`.
   * Error codes: `conflict` (invalid_state_transition), and those of every call.
   */
  update(id: string, body: Models.LessonUpdate, options?: CallOptions): Promise<MutationResult<Models.Lesson>> {
    return this.#call.mutate<Models.Lesson>('academic.lessons.update', 'PATCH', '/api/v1/academic/lessons/{id}', { path: { id }, body, options })
  }
}
