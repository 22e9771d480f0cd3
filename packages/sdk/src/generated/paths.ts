// @generated from contract/openapi.yaml. Do not edit.
import type * as Models from './models.ts'
import type {
  Open,
  RequestId,
  Timestamp,
} from './models.ts'

/** What openapi-fetch reads: every path of the contract, over the models. */
interface Json<T> {
  content: { 'application/json': T }
}
interface Envelope<Data, Meta = Models.Meta> {
  data: Data
  meta: Meta
}
interface Call<Parameters, Answers> {
  parameters: Parameters
  requestBody?: never
  responses: { [Status in keyof Answers]: Json<Answers[Status]> }
}
interface CallWith<Body, Parameters, Answers> {
  parameters: Parameters
  requestBody: Json<Body>
  responses: { [Status in keyof Answers]: Json<Answers[Status]> }
}
interface CallMaybeWith<Body, Parameters, Answers> {
  parameters: Parameters
  requestBody?: Json<Body>
  responses: { [Status in keyof Answers]: Json<Answers[Status]> }
}

export interface ApiError {
  error: ApiErrorBody
}

export interface ApiErrorBody {
  /** What went wrong, for programs. The set may grow. */
  code: string
  /** What went wrong, for people. Safe to show. */
  message: string
  /**
   * More about this error; its shape depends on `code`, and it is null where there is no more to say. For
   * `validation_error` it is a list of `{field, location, code, message}`.
   */
  details: unknown
  requestId: RequestId
  timestamp: Timestamp
}

export interface ConversationListingMeta {
  requestId: RequestId
  timestamp: Timestamp
  /** There are more than 200 of a kind. `messaging.listGroups` shows all groups. */
  hasMore: boolean
}

/** An OpenAPI 3.1 document. */
export type OpenApiDocument = { [key: string]: unknown }

export interface HealthStatus {
  status: Open<'ok' | 'degraded' | 'down'>
  /** What the server depends on, by name. */
  checks: { [key: string]: HealthCheck }
  version: string
}

export interface HealthCheck {
  status: Open<'ok' | 'degraded' | 'down'>
  latencyMs: number | null
}

export interface paths {
  '/api/v1/tasks': {
    get: Call<{ header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.TasksListParams }, { 200: Envelope<Models.Task[], Models.ListMeta>; default: ApiError }>
    post: CallWith<Models.TaskCreate, { header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 201: Envelope<Models.Task>; default: ApiError }>
  }
  '/api/v1/tasks/{id}': {
    get: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined } }, { 200: Envelope<Models.Task>; default: ApiError }>
    patch: CallWith<Models.TaskUpdate, { path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.Task>; default: ApiError }>
    delete: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.DeletedResource>; default: ApiError }>
  }
  '/api/v1/tasks/{id}/complete': {
    post: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.Task>; default: ApiError }>
  }
  '/api/v1/tasks/{id}/reopen': {
    post: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.Task>; default: ApiError }>
  }
  '/api/v1/projects': {
    get: Call<{ header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.TasksListProjectsParams }, { 200: Envelope<Models.Project[], Models.ListMeta>; default: ApiError }>
    post: CallWith<Models.ProjectCreate, { header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 201: Envelope<Models.Project>; default: ApiError }>
  }
  '/api/v1/projects/{id}': {
    get: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined } }, { 200: Envelope<Models.Project>; default: ApiError }>
    patch: CallWith<Models.ProjectUpdate, { path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.Project>; default: ApiError }>
    delete: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.DeletedResource>; default: ApiError }>
  }
  '/api/v1/academic/assignments': {
    get: Call<{ header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.AcademicAssignmentsListParams }, { 200: Envelope<Models.Assignment[], Models.ListMeta>; default: ApiError }>
    post: CallWith<Models.AssignmentCreate, { header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 201: Envelope<Models.Assignment>; default: ApiError }>
  }
  '/api/v1/academic/assignments/{id}': {
    get: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined } }, { 200: Envelope<Models.Assignment>; default: ApiError }>
    patch: CallWith<Models.AssignmentUpdate, { path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.Assignment>; default: ApiError }>
  }
  '/api/v1/academic/assignments/{id}/submissions': {
    get: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.AcademicAssignmentsGetSubmissionsParams }, { 200: Envelope<Models.Submission[], Models.ListMeta>; default: ApiError }>
    post: CallWith<Models.SubmissionCreate, { path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 201: Envelope<Models.Submission>; default: ApiError }>
  }
  '/api/v1/academic/submissions/{id}/return': {
    post: CallMaybeWith<Models.SubmissionReturn, { path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.Submission>; default: ApiError }>
  }
  '/api/v1/academic/attendance': {
    get: Call<{ header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.AcademicAttendanceListParams }, { 200: Envelope<Models.AttendanceRecord[], Models.ListMeta>; default: ApiError }>
    post: CallWith<Models.AttendanceMark, { header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.AttendanceRecord>; default: ApiError }>
  }
  '/api/v1/academic/attendance/bulk': {
    post: CallWith<Models.AttendanceBulkMark, { header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.AttendanceBulkResult>; default: ApiError }>
  }
  '/api/v1/academic/students/{studentId}/attendance': {
    get: Call<{ path: { studentId: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.AcademicAttendanceGetStudentAttendanceParams }, { 200: Envelope<Models.AttendanceRecord[], Models.ListMeta>; default: ApiError }>
  }
  '/api/v1/academic/classrooms': {
    get: Call<{ header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.AcademicClassroomsListParams }, { 200: Envelope<Models.Classroom[], Models.ListMeta>; default: ApiError }>
    post: CallWith<Models.ClassroomCreate, { header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 201: Envelope<Models.Classroom>; default: ApiError }>
  }
  '/api/v1/academic/classrooms/{id}': {
    get: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined } }, { 200: Envelope<Models.Classroom>; default: ApiError }>
    patch: CallWith<Models.ClassroomUpdate, { path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.Classroom>; default: ApiError }>
    delete: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.DeletedResource>; default: ApiError }>
  }
  '/api/v1/academic/terms': {
    get: Call<{ header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.AcademicTermsListParams }, { 200: Envelope<Models.Term[], Models.ListMeta>; default: ApiError }>
    post: CallWith<Models.TermCreate, { header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 201: Envelope<Models.Term>; default: ApiError }>
  }
  '/api/v1/academic/teachers': {
    get: Call<{ header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.AcademicTeachersListParams }, { 200: Envelope<Models.Teacher[], Models.ListMeta>; default: ApiError }>
    post: CallWith<Models.TeacherCreate, { header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 201: Envelope<Models.Teacher>; default: ApiError }>
  }
  '/api/v1/academic/teachers/{id}': {
    get: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined } }, { 200: Envelope<Models.Teacher>; default: ApiError }>
  }
  '/api/v1/academic/courses': {
    get: Call<{ header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.AcademicCoursesListParams }, { 200: Envelope<Models.Course[], Models.ListMeta>; default: ApiError }>
    post: CallWith<Models.CourseCreate, { header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 201: Envelope<Models.Course>; default: ApiError }>
  }
  '/api/v1/academic/courses/{id}': {
    get: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined } }, { 200: Envelope<Models.Course>; default: ApiError }>
    patch: CallWith<Models.CourseUpdate, { path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.Course>; default: ApiError }>
  }
  '/api/v1/academic/courses/{id}/offerings': {
    get: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.AcademicCoursesGetOfferingsParams }, { 200: Envelope<Models.CourseOffering[], Models.ListMeta>; default: ApiError }>
    post: CallWith<Models.OfferingCreate, { path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 201: Envelope<Models.CourseOffering>; default: ApiError }>
  }
  '/api/v1/academic/courses/{id}/prerequisites': {
    get: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.AcademicCoursesGetPrerequisitesParams }, { 200: Envelope<Models.CoursePrerequisite[], Models.ListMeta>; default: ApiError }>
  }
  '/api/v1/academic/standards': {
    get: Call<{ header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.AcademicCoursesListStandardsParams }, { 200: Envelope<Models.Standard[], Models.ListMeta>; default: ApiError }>
    post: CallWith<Models.StandardCreate, { header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 201: Envelope<Models.Standard>; default: ApiError }>
  }
  '/api/v1/academic/lessons': {
    get: Call<{ header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.AcademicLessonsListParams }, { 200: Envelope<Models.Lesson[], Models.ListMeta>; default: ApiError }>
    post: CallWith<Models.LessonCreate, { header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 201: Envelope<Models.Lesson>; default: ApiError }>
  }
  '/api/v1/academic/lessons/{id}': {
    get: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined } }, { 200: Envelope<Models.Lesson>; default: ApiError }>
    patch: CallWith<Models.LessonUpdate, { path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.Lesson>; default: ApiError }>
  }
  '/api/v1/academic/schedule': {
    get: Call<{ header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query: Models.AcademicLessonsGetScheduleParams }, { 200: Envelope<Models.ScheduleEntry[], Models.ListMeta>; default: ApiError }>
  }
  '/api/v1/academic/sections': {
    get: Call<{ header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.AcademicSectionsListParams }, { 200: Envelope<Models.Section[], Models.ListMeta>; default: ApiError }>
    post: CallWith<Models.SectionCreate, { header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 201: Envelope<Models.Section>; default: ApiError }>
  }
  '/api/v1/academic/sections/{id}': {
    get: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined } }, { 200: Envelope<Models.Section>; default: ApiError }>
    patch: CallWith<Models.SectionUpdate, { path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.Section>; default: ApiError }>
  }
  '/api/v1/academic/grades': {
    get: Call<{ header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.AcademicGradesListGradesParams }, { 200: Envelope<Models.Grade[], Models.ListMeta>; default: ApiError }>
    post: CallWith<Models.GradeSubmit, { header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.Grade>; default: ApiError }>
  }
  '/api/v1/academic/grades/bulk': {
    post: CallWith<Models.GradeBulkSubmit, { header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.GradeBulkResult>; default: ApiError }>
  }
  '/api/v1/academic/students/{studentId}/grades': {
    get: Call<{ path: { studentId: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.AcademicGradesGetStudentGradesParams }, { 200: Envelope<Models.Grade[], Models.ListMeta>; default: ApiError }>
  }
  '/api/v1/academic/assessments': {
    get: Call<{ header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.AcademicGradesListAssessmentsParams }, { 200: Envelope<Models.Assessment[], Models.ListMeta>; default: ApiError }>
    post: CallWith<Models.AssessmentCreate, { header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 201: Envelope<Models.Assessment>; default: ApiError }>
  }
  '/api/v1/academic/students': {
    get: Call<{ header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.AcademicStudentsListParams }, { 200: Envelope<Models.Student[], Models.ListMeta>; default: ApiError }>
    post: CallWith<Models.StudentCreate, { header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 201: Envelope<Models.Student>; default: ApiError }>
  }
  '/api/v1/academic/students/{id}': {
    get: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined } }, { 200: Envelope<Models.Student>; default: ApiError }>
    patch: CallWith<Models.StudentUpdate, { path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.Student>; default: ApiError }>
  }
  '/api/v1/academic/students/{id}/enrollments': {
    get: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.AcademicStudentsGetEnrollmentsParams }, { 200: Envelope<Models.Enrollment[], Models.ListMeta>; default: ApiError }>
  }
  '/api/v1/academic/enrollments': {
    get: Call<{ header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.AcademicEnrollmentsListParams }, { 200: Envelope<Models.Enrollment[], Models.ListMeta>; default: ApiError }>
    post: CallWith<Models.EnrollmentCreate, { header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 201: Envelope<Models.Enrollment>; default: ApiError }>
  }
  '/api/v1/academic/enrollments/{id}': {
    patch: CallWith<Models.EnrollmentUpdate, { path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.Enrollment>; default: ApiError }>
  }
  '/api/v1/academic/sections/{sectionId}/enrollments': {
    get: Call<{ path: { sectionId: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.AcademicEnrollmentsGetSectionEnrollmentsParams }, { 200: Envelope<Models.Enrollment[], Models.ListMeta>; default: ApiError }>
  }
  '/api/v1/family/children': {
    get: Call<{ header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.FamilyGetChildrenParams }, { 200: Envelope<Models.Child[], Models.ListMeta>; default: ApiError }>
  }
  '/api/v1/family/children/{childId}': {
    get: Call<{ path: { childId: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined } }, { 200: Envelope<Models.Child>; default: ApiError }>
  }
  '/api/v1/family/members': {
    get: Call<{ header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.FamilyGetMembersParams }, { 200: Envelope<Models.FamilyMember[], Models.ListMeta>; default: ApiError }>
  }
  '/api/v1/family/guardian-links': {
    get: Call<{ header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.FamilyListGuardianLinksParams }, { 200: Envelope<Models.GuardianLink[], Models.ListMeta>; default: ApiError }>
    post: CallWith<Models.GuardianLinkCreate, { header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 201: Envelope<Models.GuardianLink>; default: ApiError }>
  }
  '/api/v1/family/guardian-links/{id}/accept': {
    post: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.GuardianLink>; default: ApiError }>
  }
  '/api/v1/family/guardian-links/{id}': {
    delete: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.GuardianLink>; default: ApiError }>
  }
  '/api/v1/family/children/{childId}/consents': {
    get: Call<{ path: { childId: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.FamilyListConsentsParams }, { 200: Envelope<Models.Consent[], Models.ListMeta>; default: ApiError }>
    post: CallWith<Models.ConsentGrant, { path: { childId: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 201: Envelope<Models.Consent>; default: ApiError }>
  }
  '/api/v1/family/consents/{id}/revoke': {
    post: CallMaybeWith<Models.ConsentRevoke, { path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.Consent>; default: ApiError }>
  }
  '/api/v1/family/children/{childId}/health': {
    get: Call<{ path: { childId: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined } }, { 200: Envelope<Models.HealthInfo>; default: ApiError }>
    put: CallWith<Models.HealthInfoPut, { path: { childId: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.HealthInfo>; default: ApiError }>
  }
  '/api/v1/family/children/{childId}/trusted-contacts': {
    get: Call<{ path: { childId: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.FamilyGetTrustedContactsParams }, { 200: Envelope<Models.TrustedContact[], Models.ListMeta>; default: ApiError }>
    post: CallWith<Models.TrustedContactCreate, { path: { childId: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 201: Envelope<Models.TrustedContact>; default: ApiError }>
  }
  '/api/v1/family/trusted-contacts/{id}': {
    patch: CallWith<Models.TrustedContactUpdate, { path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.TrustedContact>; default: ApiError }>
    delete: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.DeletedResource>; default: ApiError }>
  }
  '/api/v1/family/trusted-contacts/{id}/pin': {
    put: CallWith<Models.PinSet, { path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.TrustedContact>; default: ApiError }>
  }
  '/api/v1/family/trusted-contacts/{id}/verify-pin': {
    post: CallWith<Models.PinVerify, { path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.PinVerification>; default: ApiError }>
  }
  '/api/v1/feed/timeline': {
    get: Call<{ header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.FeedGetTimelineParams }, { 200: Envelope<Models.Post[], Models.ListMeta>; default: ApiError }>
  }
  '/api/v1/feed/posts': {
    post: CallWith<Models.PostCreate, { header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 201: Envelope<Models.Post>; default: ApiError }>
  }
  '/api/v1/feed/posts/{id}': {
    get: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined } }, { 200: Envelope<Models.Post>; default: ApiError }>
    patch: CallWith<Models.PostUpdate, { path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.Post>; default: ApiError }>
    delete: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.DeletedResource>; default: ApiError }>
  }
  '/api/v1/feed/bookmarks': {
    get: Call<{ header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.FeedBookmarksGetBookmarksParams }, { 200: Envelope<Models.Bookmark[], Models.ListMeta>; default: ApiError }>
  }
  '/api/v1/feed/posts/{id}/bookmark': {
    post: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.BookmarkState>; default: ApiError }>
  }
  '/api/v1/feed/posts/{id}/comments': {
    get: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.FeedCommentsGetCommentsParams }, { 200: Envelope<Models.Comment[], Models.ListMeta>; default: ApiError }>
    post: CallWith<Models.CommentCreate, { path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 201: Envelope<Models.Comment>; default: ApiError }>
  }
  '/api/v1/feed/comments/{id}': {
    delete: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.DeletedResource>; default: ApiError }>
  }
  '/api/v1/feed/experience-roles': {
    get: Call<{ header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.FeedExperienceRolesGetRolesParams }, { 200: Envelope<Models.ExperienceRole[], Models.ListMeta>; default: ApiError }>
    post: CallWith<Models.ExperienceRoleCreate, { header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 201: Envelope<Models.ExperienceRole>; default: ApiError }>
  }
  '/api/v1/feed/experience-roles/{id}/members': {
    get: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.FeedExperienceRolesGetMembersParams }, { 200: Envelope<Models.ExperienceRoleMember[], Models.ListMeta>; default: ApiError }>
  }
  '/api/v1/feed/experience-roles/{id}/members/{userId}': {
    put: Call<{ path: { id: string; userId: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.ExperienceRoleMember>; default: ApiError }>
    delete: Call<{ path: { id: string; userId: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.DeletedResource>; default: ApiError }>
  }
  '/api/v1/feed/polls/{id}/vote': {
    post: CallWith<Models.PollVote, { path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.PollResults>; default: ApiError }>
  }
  '/api/v1/feed/polls/{id}/results': {
    get: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined } }, { 200: Envelope<Models.PollResults>; default: ApiError }>
  }
  '/api/v1/feed/posts/{id}/reactions': {
    get: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.FeedReactionsGetReactionsParams }, { 200: Envelope<Models.Reaction[], Models.ListMeta>; default: ApiError }>
    post: CallWith<Models.ReactionToggle, { path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.ReactionState>; default: ApiError }>
  }
  '/api/v1/feed/posts/{id}/reports': {
    post: CallWith<Models.ReportCreate, { path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 201: Envelope<Models.Report>; default: ApiError }>
  }
  '/api/v1/feed/reports': {
    get: Call<{ header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.FeedReportsGetReportsParams }, { 200: Envelope<Models.Report[], Models.ListMeta>; default: ApiError }>
  }
  '/api/v1/feed/reports/{id}/review': {
    post: CallWith<Models.ReportReview, { path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.Report>; default: ApiError }>
  }
  '/api/v1/feed/scheduled': {
    get: Call<{ header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.FeedScheduledGetScheduledPostsParams }, { 200: Envelope<Models.Post[], Models.ListMeta>; default: ApiError }>
  }
  '/api/v1/feed/scheduled/{id}/cancel': {
    post: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.Post>; default: ApiError }>
  }
  '/api/v1/feed/scheduled/{id}/publish': {
    post: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.Post>; default: ApiError }>
  }
  '/api/v1/identity/me': {
    get: Call<{ header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined } }, { 200: Envelope<Models.CurrentUser>; default: ApiError }>
  }
  '/api/v1/identity/users': {
    get: Call<{ header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.IdentityListUsersParams }, { 200: Envelope<Models.User[], Models.ListMeta>; default: ApiError }>
  }
  '/api/v1/identity/users/{id}': {
    get: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined } }, { 200: Envelope<Models.User>; default: ApiError }>
  }
  '/api/v1/identity/members': {
    get: Call<{ header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.IdentityListMembersParams }, { 200: Envelope<Models.Member[], Models.ListMeta>; default: ApiError }>
    post: CallWith<Models.MemberInvite, { header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 201: Envelope<Models.Member>; default: ApiError }>
  }
  '/api/v1/identity/members/{id}': {
    get: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined } }, { 200: Envelope<Models.Member>; default: ApiError }>
    patch: CallWith<Models.MemberUpdate, { path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.Member>; default: ApiError }>
  }
  '/api/v1/identity/members/{id}/accept': {
    post: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.Member>; default: ApiError }>
  }
  '/api/v1/messaging/conversations': {
    get: Call<{ header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.MessagingListConversationsParams }, { 200: Envelope<Models.ConversationListing, ConversationListingMeta>; default: ApiError }>
    post: CallWith<Models.ConversationCreate, { header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.Conversation>; 201: Envelope<Models.Conversation>; default: ApiError }>
  }
  '/api/v1/messaging/conversations/{id}/messages': {
    get: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.MessagingListMessagesParams }, { 200: Envelope<Models.Message[], Models.ListMeta>; default: ApiError }>
    post: CallWith<Models.MessageSend, { path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 201: Envelope<Models.Message>; default: ApiError }>
  }
  '/api/v1/messaging/conversations/{id}/read': {
    post: CallWith<Models.MarkRead, { path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.ReadState>; default: ApiError }>
  }
  '/api/v1/messaging/conversations/{id}/preferences': {
    patch: CallWith<Models.ConversationPreferencesUpdate, { path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.Conversation>; default: ApiError }>
  }
  '/api/v1/messaging/groups': {
    get: Call<{ header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.MessagingListGroupsParams }, { 200: Envelope<Models.Conversation[], Models.ListMeta>; default: ApiError }>
    post: CallWith<Models.GroupCreate, { header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 201: Envelope<Models.Conversation>; default: ApiError }>
  }
  '/api/v1/messaging/groups/{id}/members': {
    post: CallWith<Models.GroupMembersAdd, { path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.Conversation>; default: ApiError }>
  }
  '/api/v1/messaging/groups/{id}/members/{userId}': {
    delete: Call<{ path: { id: string; userId: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.Conversation>; default: ApiError }>
  }
  '/api/v1/profiles': {
    get: Call<{ header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.ProfilesListParams }, { 200: Envelope<Models.Profile[], Models.ListMeta>; default: ApiError }>
  }
  '/api/v1/profiles/me': {
    patch: CallWith<Models.ProfileUpdate, { header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.Profile>; default: ApiError }>
  }
  '/api/v1/profiles/{userId}': {
    get: Call<{ path: { userId: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined } }, { 200: Envelope<Models.Profile>; default: ApiError }>
  }
  '/api/v1/apps': {
    get: Call<{ header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.StoreListParams }, { 200: Envelope<Models.App[], Models.ListMeta>; default: ApiError }>
  }
  '/api/v1/apps/installed': {
    get: Call<{ header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.StoreListInstalledParams }, { 200: Envelope<Models.AppInstallation[], Models.ListMeta>; default: ApiError }>
  }
  '/api/v1/apps/{id}': {
    get: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined } }, { 200: Envelope<Models.App>; default: ApiError }>
  }
  '/api/v1/apps/{id}/install': {
    post: CallMaybeWith<Models.AppInstall, { path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 201: Envelope<Models.AppInstallResult>; default: ApiError }>
  }
  '/api/v1/apps/{id}/uninstall': {
    post: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.AppInstallation>; default: ApiError }>
  }
  '/api/v1/apps/{id}/credential/rotate': {
    post: CallMaybeWith<Models.CredentialRotate, { path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.AppInstallResult>; default: ApiError }>
  }
  '/api/v1/embedded/context': {
    get: Call<{ header: { 'X-Request-Id'?: string | undefined; 'X-Init-Data': string } }, { 200: Envelope<Models.EmbeddedContext>; default: ApiError }>
  }
  '/api/v1/usage': {
    get: Call<{ header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.UsageGetOrgUsageParams }, { 200: Envelope<Models.UsageSeries>; default: ApiError }>
  }
  '/api/v1/usage/keys/{apiKeyId}': {
    get: Call<{ path: { apiKeyId: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.UsageGetKeyUsageParams }, { 200: Envelope<Models.UsageSeries>; default: ApiError }>
  }
  '/api/v1/usage/deprecations': {
    get: Call<{ header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.UsageGetDeprecationsParams }, { 200: Envelope<Models.DeprecationUsage>; default: ApiError }>
  }
  '/api/v1/api-keys': {
    get: Call<{ header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.ApiKeysListParams }, { 200: Envelope<Models.ApiKey[], Models.ListMeta>; default: ApiError }>
    post: CallWith<Models.ApiKeyCreate, { header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 201: Envelope<Models.ApiKeyWithSecret>; default: ApiError }>
  }
  '/api/v1/api-keys/{id}': {
    get: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined } }, { 200: Envelope<Models.ApiKey>; default: ApiError }>
    delete: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.ApiKey>; default: ApiError }>
  }
  '/api/v1/api-keys/{id}/rotate': {
    post: CallMaybeWith<Models.ApiKeyRotate, { path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.ApiKeyWithSecret>; default: ApiError }>
  }
  '/api/v1/webhook-endpoints': {
    get: Call<{ header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.WebhooksListParams }, { 200: Envelope<Models.WebhookEndpoint[], Models.ListMeta>; default: ApiError }>
    post: CallWith<Models.WebhookEndpointCreate, { header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 201: Envelope<Models.WebhookEndpointWithSecret>; default: ApiError }>
  }
  '/api/v1/webhook-endpoints/{id}': {
    get: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined } }, { 200: Envelope<Models.WebhookEndpoint>; default: ApiError }>
    patch: CallWith<Models.WebhookEndpointUpdate, { path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.WebhookEndpoint>; default: ApiError }>
    delete: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.DeletedResource>; default: ApiError }>
  }
  '/api/v1/webhook-endpoints/{id}/rotate-secret': {
    post: CallMaybeWith<Models.SecretRotate, { path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.WebhookEndpointWithSecret>; default: ApiError }>
  }
  '/api/v1/webhook-endpoints/{id}/test': {
    post: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 202: Envelope<Models.WebhookDelivery>; default: ApiError }>
  }
  '/api/v1/webhook-endpoints/{id}/deliveries': {
    get: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.WebhooksListDeliveriesParams }, { 200: Envelope<Models.WebhookDelivery[], Models.ListMeta>; default: ApiError }>
  }
  '/api/v1/webhook-deliveries/{id}/redeliver': {
    post: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 202: Envelope<Models.WebhookDelivery>; default: ApiError }>
  }
  '/api/v1/events': {
    get: Call<{ header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.EventsListParams }, { 200: Envelope<Models.Event[], Models.ListMeta>; default: ApiError }>
  }
  '/api/v1/events/{id}': {
    get: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined } }, { 200: Envelope<Models.Event>; default: ApiError }>
  }
  '/api/v1/notifications': {
    get: Call<{ header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.NotificationsListParams }, { 200: Envelope<Models.Notification[], Models.ListMeta>; default: ApiError }>
  }
  '/api/v1/notifications/{id}/read': {
    post: Call<{ path: { id: string }; header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.Notification>; default: ApiError }>
  }
  '/api/v1/organization': {
    get: Call<{ header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined } }, { 200: Envelope<Models.Organization>; default: ApiError }>
    patch: CallWith<Models.OrganizationUpdate, { header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined; 'Idempotency-Key'?: string | undefined } }, { 200: Envelope<Models.Organization>; default: ApiError }>
  }
  '/api/v1/organization/quota': {
    get: Call<{ header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined } }, { 200: Envelope<Models.Quota>; default: ApiError }>
  }
  '/api/v1/audit-logs': {
    get: Call<{ header?: { 'X-Org-Id'?: string | undefined; 'X-Request-Id'?: string | undefined }; query?: Models.AuditListParams }, { 200: Envelope<Models.AuditLog[], Models.ListMeta>; default: ApiError }>
  }
  '/api/v1/conversations': {
    get: Call<{ header?: { 'X-Request-Id'?: string | undefined } }, { 410: ApiError }>
  }
  '/api/v1/conversations/{id}': {
    get: Call<{ path: { id: string }; header?: { 'X-Request-Id'?: string | undefined } }, { 410: ApiError }>
  }
  '/api/v1/channels': {
    get: Call<{ header?: { 'X-Request-Id'?: string | undefined } }, { 410: ApiError }>
  }
  '/openapi.json': {
    get: Call<{ header?: { 'X-Request-Id'?: string | undefined } }, { 200: OpenApiDocument; default: ApiError }>
  }
  '/health/live': {
    get: Call<{ header?: { 'X-Request-Id'?: string | undefined } }, { 200: HealthStatus; default: ApiError }>
  }
  '/health/ready': {
    get: Call<{ header?: { 'X-Request-Id'?: string | undefined } }, { 200: HealthStatus; 503: HealthStatus; default: ApiError }>
  }
}
