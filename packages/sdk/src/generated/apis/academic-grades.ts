// @generated from contract/openapi.yaml. Do not edit.
import type { CallOptions } from '../../options.ts'
import type { ListCall } from '../../pagination.ts'
import type { Caller } from '../../request.ts'
import type { MutationResult } from '../../results.ts'
import type * as Models from '../models.ts'

/** What is assessed in sections, and the results of students. */
export class AcademicGradesResource {
  readonly #call: Caller

  constructor(call: Caller) {
    this.#call = call
  }

  /**
   * Submit many grades.
   *
   * Grades up to 300 students on one assessment, each as `academic.grades.submitGrade` does. All are graded or, if
   * any of them cannot be, none.
   *
   * Permission `grades:submit`; API-key scope `grades:write`.
   * Error codes: `conflict` (not_enrolled, term_closed), `RELATIONSHIP_REQUIRED`, `CONSENT_REQUIRED`, and those of
   * every call.
   */
  bulkSubmitGrades(body: Models.GradeBulkSubmit, options?: CallOptions): Promise<MutationResult<Models.GradeBulkResult>> {
    return this.#call.mutate<Models.GradeBulkResult>('academic.grades.bulkSubmitGrades', 'POST', '/api/v1/academic/grades/bulk', { body, options })
  }

  /**
   * Create an assessment.
   *
   * Adds something to grade to a section whose term is not closed. An assignment has at most one.
   *
   * Permission `assessments:create`; API-key scope `grades:write`.
   * Error codes: `conflict` (duplicate, term_closed), and those of every call.
   */
  createAssessment(body: Models.AssessmentCreate, options?: CallOptions): Promise<MutationResult<Models.Assessment>> {
    return this.#call.mutate<Models.Assessment>('academic.grades.createAssessment', 'POST', '/api/v1/academic/assessments', { body, options })
  }

  /**
   * List a student's grades.
   *
   * The grades of one student, the last graded first. Guardians and the student see released ones only.
   *
   * Permission `grades:read`; API-key scope `grades:read`.
   * Error codes: `CHILD_NOT_FOUND`, `RELATIONSHIP_REQUIRED`, `CONSENT_REQUIRED`, and those of every call.
   */
  getStudentGrades(studentId: string, params?: Models.AcademicGradesGetStudentGradesParams, options?: CallOptions): ListCall<Models.Grade> {
    return this.#call.list<Models.Grade>('academic.grades.getStudentGrades', '/api/v1/academic/students/{studentId}/grades', { path: { studentId }, query: params, options })
  }

  /**
   * List assessments.
   *
   * What is graded in the sections that the caller may see, the last created first.
   *
   * Permission `assessments:read`; API-key scope `grades:read`.
   * Error codes: those of every call.
   */
  listAssessments(params?: Models.AcademicGradesListAssessmentsParams, options?: CallOptions): ListCall<Models.Assessment> {
    return this.#call.list<Models.Assessment>('academic.grades.listAssessments', '/api/v1/academic/assessments', { query: params, options })
  }

  /**
   * List grades.
   *
   * The grades of the students whom the caller may see, the last graded first. Guardians and students see released
   * ones only.
   *
   * Permission `grades:read`; API-key scope `grades:read`.
   * Error codes: those of every call.
   */
  listGrades(params?: Models.AcademicGradesListGradesParams, options?: CallOptions): ListCall<Models.Grade> {
    return this.#call.list<Models.Grade>('academic.grades.listGrades', '/api/v1/academic/grades', { query: params, options })
  }

  /**
   * Submit a grade.
   *
   * Grades a student's assessment. There is one grade for each student and assessment: submitting again replaces
   * it. A grade that was released stays so. If the assessment is of an assignment, the student's latest submission
   * becomes graded.
   *
   * Permission `grades:submit`; API-key scope `grades:write`.
   * Error codes: `conflict` (not_enrolled, term_closed), `RELATIONSHIP_REQUIRED`, `CONSENT_REQUIRED`, and those of
   * every call.
   */
  submitGrade(body: Models.GradeSubmit, options?: CallOptions): Promise<MutationResult<Models.Grade>> {
    return this.#call.mutate<Models.Grade>('academic.grades.submitGrade', 'POST', '/api/v1/academic/grades', { body, options })
  }
}
