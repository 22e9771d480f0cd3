// @generated from contract/openapi.yaml. Do not edit.
import type { CallOptions } from '../../options.ts'
import type { ListCall } from '../../pagination.ts'
import type { Caller } from '../../request.ts'
import type { MutationResult } from '../../results.ts'
import type * as Models from '../models.ts'

/** Who was there, who was late and who was not, by day and section. */
export class AcademicAttendanceResource {
  readonly #call: Caller

  constructor(call: Caller) {
    this.#call = call
  }

  /**
   * Mark the attendance of many students.
   *
   * Marks up to 300 students for one day, in a section or for the whole day, each as `academic.attendance.mark`
   * does. All are marked or, if any of them cannot be, none.
   *
   * Permission `attendance:mark`; API-key scope `attendance:write`.
   * Error codes: `conflict` (not_enrolled, attendance_locked), `RELATIONSHIP_REQUIRED`, `CONSENT_REQUIRED`, and
   * those of every call.
   */
  bulkMark(body: Models.AttendanceBulkMark, options?: CallOptions): Promise<MutationResult<Models.AttendanceBulkResult>> {
    return this.#call.mutate<Models.AttendanceBulkResult>('academic.attendance.bulkMark', 'POST', '/api/v1/academic/attendance/bulk', { body, options })
  }

  /**
   * List a student's attendance.
   *
   * How one student attended, the latest day first.
   *
   * Permission `attendance:read`; API-key scope `attendance:read`.
   * Error codes: `CHILD_NOT_FOUND`, `RELATIONSHIP_REQUIRED`, `CONSENT_REQUIRED`, and those of every call.
   */
  getStudentAttendance(studentId: string, params?: Models.AcademicAttendanceGetStudentAttendanceParams, options?: CallOptions): ListCall<Models.AttendanceRecord> {
    return this.#call.list<Models.AttendanceRecord>('academic.attendance.getStudentAttendance', '/api/v1/academic/students/{studentId}/attendance', { path: { studentId }, query: params, options })
  }

  /**
   * List attendance.
   *
   * The attendance of the students whom the caller may see, the latest day first. Filters narrow each other.
   *
   * Permission `attendance:read`; API-key scope `attendance:read`.
   * Error codes: those of every call.
   */
  list(params?: Models.AcademicAttendanceListParams, options?: CallOptions): ListCall<Models.AttendanceRecord> {
    return this.#call.list<Models.AttendanceRecord>('academic.attendance.list', '/api/v1/academic/attendance', { query: params, options })
  }

  /**
   * Mark a student's attendance.
   *
   * Records how a student attended a section, or the whole day, on a day. There is one record for each student,
   * day and section: marking again replaces what it says. Marks of a section are for its teachers, marks of the
   * whole day for the student's homeroom teacher, both for the office too.
   *
   * Permission `attendance:mark`; API-key scope `attendance:write`.
   * Error codes: `conflict` (not_enrolled, attendance_locked), `RELATIONSHIP_REQUIRED`, `CONSENT_REQUIRED`, and
   * those of every call.
   */
  mark(body: Models.AttendanceMark, options?: CallOptions): Promise<MutationResult<Models.AttendanceRecord>> {
    return this.#call.mutate<Models.AttendanceRecord>('academic.attendance.mark', 'POST', '/api/v1/academic/attendance', { body, options })
  }
}
