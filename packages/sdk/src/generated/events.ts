// @generated from contract/openapi.yaml. Do not edit.
import type {
  ApiKey,
  AppInstallation,
  Assessment,
  AssessmentId,
  Assignment,
  AttendanceRecord,
  AttendanceRecordId,
  CalendarDate,
  Classroom,
  Comment,
  Consent,
  Conversation,
  ConversationId,
  Course,
  CourseOffering,
  DeletedResource,
  Enrollment,
  EventApiVersion,
  EventField,
  EventId,
  EventResource,
  ExperienceRole,
  ExperienceRoleMember,
  Grade,
  GradeId,
  GuardianLink,
  Lesson,
  Member,
  MessageId,
  Open,
  Organization,
  OrganizationId,
  PollId,
  PollResults,
  Post,
  PostId,
  Profile,
  Project,
  Quota,
  ReactionCount,
  ReactionType,
  Report,
  Section,
  SectionId,
  Standard,
  Student,
  StudentId,
  Submission,
  Task,
  Teacher,
  Term,
  Timestamp,
  TrustedContact,
  UserId,
} from './models.ts'

/** A task was created. */
export interface TaskCreatedEvent {
  id: EventId
  type: "task.created"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: TaskCreatedEventData
}

export interface TaskCreatedEventData {
  object: Task
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A task's fields changed. */
export interface TaskUpdatedEvent {
  id: EventId
  type: "task.updated"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: TaskUpdatedEventData
}

export interface TaskUpdatedEventData {
  object: Task
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A task got another assignee. */
export interface TaskAssignedEvent {
  id: EventId
  type: "task.assigned"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: TaskAssignedEventData
}

export interface TaskAssignedEventData {
  object: Task
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A task was completed. */
export interface TaskCompletedEvent {
  id: EventId
  type: "task.completed"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: TaskCompletedEventData
}

export interface TaskCompletedEventData {
  object: Task
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A completed task was reopened. */
export interface TaskReopenedEvent {
  id: EventId
  type: "task.reopened"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: TaskReopenedEventData
}

export interface TaskReopenedEventData {
  object: Task
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A task was deleted. */
export interface TaskDeletedEvent {
  id: EventId
  type: "task.deleted"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: TaskDeletedEventData
}

export interface TaskDeletedEventData {
  object: DeletedResource
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A project was created. */
export interface ProjectCreatedEvent {
  id: EventId
  type: "project.created"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: ProjectCreatedEventData
}

export interface ProjectCreatedEventData {
  object: Project
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A project's fields changed. */
export interface ProjectUpdatedEvent {
  id: EventId
  type: "project.updated"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: ProjectUpdatedEventData
}

export interface ProjectUpdatedEventData {
  object: Project
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A project was deleted. */
export interface ProjectDeletedEvent {
  id: EventId
  type: "project.deleted"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: ProjectDeletedEventData
}

export interface ProjectDeletedEventData {
  object: DeletedResource
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A classroom was created. */
export interface ClassroomCreatedEvent {
  id: EventId
  type: "classroom.created"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: ClassroomCreatedEventData
}

export interface ClassroomCreatedEventData {
  object: Classroom
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A classroom's fields changed. */
export interface ClassroomUpdatedEvent {
  id: EventId
  type: "classroom.updated"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: ClassroomUpdatedEventData
}

export interface ClassroomUpdatedEventData {
  object: Classroom
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A classroom was deleted. */
export interface ClassroomDeletedEvent {
  id: EventId
  type: "classroom.deleted"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: ClassroomDeletedEventData
}

export interface ClassroomDeletedEventData {
  object: DeletedResource
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A term was created. */
export interface TermCreatedEvent {
  id: EventId
  type: "term.created"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: TermCreatedEventData
}

export interface TermCreatedEventData {
  object: Term
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A member got a teaching record. */
export interface TeacherCreatedEvent {
  id: EventId
  type: "teacher.created"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: TeacherCreatedEventData
}

export interface TeacherCreatedEventData {
  object: Teacher
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A course was created. */
export interface CourseCreatedEvent {
  id: EventId
  type: "course.created"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: CourseCreatedEventData
}

export interface CourseCreatedEventData {
  object: Course
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A course's fields, standards or prerequisites changed. */
export interface CourseUpdatedEvent {
  id: EventId
  type: "course.updated"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: CourseUpdatedEventData
}

export interface CourseUpdatedEventData {
  object: Course
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A learning standard was created. */
export interface StandardCreatedEvent {
  id: EventId
  type: "standard.created"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: StandardCreatedEventData
}

export interface StandardCreatedEventData {
  object: Standard
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A course was offered in a term. */
export interface OfferingCreatedEvent {
  id: EventId
  type: "offering.created"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: OfferingCreatedEventData
}

export interface OfferingCreatedEventData {
  object: CourseOffering
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A section was created. */
export interface SectionCreatedEvent {
  id: EventId
  type: "section.created"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: SectionCreatedEventData
}

export interface SectionCreatedEventData {
  object: Section
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A section's fields, teachers or meetings changed. */
export interface SectionUpdatedEvent {
  id: EventId
  type: "section.updated"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: SectionUpdatedEventData
}

export interface SectionUpdatedEventData {
  object: Section
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** An assignment was created. */
export interface AssignmentCreatedEvent {
  id: EventId
  type: "assignment.created"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: AssignmentCreatedEventData
}

export interface AssignmentCreatedEventData {
  object: Assignment
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** An assignment's fields changed. */
export interface AssignmentUpdatedEvent {
  id: EventId
  type: "assignment.updated"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: AssignmentUpdatedEventData
}

export interface AssignmentUpdatedEventData {
  object: Assignment
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** An assignment became visible to students and guardians. */
export interface AssignmentPublishedEvent {
  id: EventId
  type: "assignment.published"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: AssignmentPublishedEventData
}

export interface AssignmentPublishedEventData {
  object: Assignment
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** An assignment takes no more submissions. */
export interface AssignmentClosedEvent {
  id: EventId
  type: "assignment.closed"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: AssignmentClosedEventData
}

export interface AssignmentClosedEventData {
  object: Assignment
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A student handed something in. */
export interface SubmissionCreatedEvent {
  id: EventId
  type: "submission.created"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: SubmissionCreatedEventData
}

export interface SubmissionCreatedEventData {
  object: Submission
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A submission was returned to its student, and its grade released. */
export interface SubmissionReturnedEvent {
  id: EventId
  type: "submission.returned"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: SubmissionReturnedEventData
}

export interface SubmissionReturnedEventData {
  object: Submission
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A lesson was planned. */
export interface LessonCreatedEvent {
  id: EventId
  type: "lesson.created"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: LessonCreatedEventData
}

export interface LessonCreatedEventData {
  object: Lesson
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A lesson's fields changed. */
export interface LessonUpdatedEvent {
  id: EventId
  type: "lesson.updated"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: LessonUpdatedEventData
}

export interface LessonUpdatedEventData {
  object: Lesson
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A student's attendance was marked, or marked anew. */
export interface AttendanceMarkedEvent {
  id: EventId
  type: "attendance.marked"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: AttendanceMarkedEventData
}

export interface AttendanceMarkedEventData {
  object: AttendanceRecord
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** The attendance of many students was marked at once. */
export interface AttendanceBulkMarkedEvent {
  id: EventId
  type: "attendance.bulk_marked"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: AttendanceBulkMarkedEventData
}

export interface AttendanceBulkMarkedEventData {
  object: AttendanceBulkMarked
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** What the event `attendance.bulk_marked` tells. */
export interface AttendanceBulkMarked {
  /** Null for the whole day. */
  sectionId: SectionId | null
  date: CalendarDate
  created: number
  updated: number
  unchanged: number
  /** In the order of the request. */
  recordIds: AttendanceRecordId[]
}

/** A grade was given or changed. */
export interface GradeSubmittedEvent {
  id: EventId
  type: "grade.submitted"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: GradeSubmittedEventData
}

export interface GradeSubmittedEventData {
  object: Grade
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A grade was shown to the student and the guardians. */
export interface GradeReleasedEvent {
  id: EventId
  type: "grade.released"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: GradeReleasedEventData
}

export interface GradeReleasedEventData {
  object: Grade
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** Many grades of an assessment were given at once. */
export interface GradeBulkSubmittedEvent {
  id: EventId
  type: "grade.bulk_submitted"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: GradeBulkSubmittedEventData
}

export interface GradeBulkSubmittedEventData {
  object: GradeBulkSubmitted
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** What the event `grade.bulk_submitted` tells. */
export interface GradeBulkSubmitted {
  assessmentId: AssessmentId
  created: number
  updated: number
  unchanged: number
  /** Whether the grades were released with it. */
  released: boolean
  /** In the order of the request. */
  gradeIds: GradeId[]
}

/** An assessment was created. */
export interface AssessmentCreatedEvent {
  id: EventId
  type: "assessment.created"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: AssessmentCreatedEventData
}

export interface AssessmentCreatedEventData {
  object: Assessment
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A student was created. */
export interface StudentCreatedEvent {
  id: EventId
  type: "student.created"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: StudentCreatedEventData
}

export interface StudentCreatedEventData {
  object: Student
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A student's fields changed. */
export interface StudentUpdatedEvent {
  id: EventId
  type: "student.updated"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: StudentUpdatedEventData
}

export interface StudentUpdatedEventData {
  object: Student
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A student was enrolled in a section. */
export interface EnrollmentCreatedEvent {
  id: EventId
  type: "enrollment.created"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: EnrollmentCreatedEventData
}

export interface EnrollmentCreatedEventData {
  object: Enrollment
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** An enrollment's fields or state changed. */
export interface EnrollmentUpdatedEvent {
  id: EventId
  type: "enrollment.updated"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: EnrollmentUpdatedEventData
}

export interface EnrollmentUpdatedEventData {
  object: Enrollment
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A student left a section. */
export interface EnrollmentWithdrawnEvent {
  id: EventId
  type: "enrollment.withdrawn"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: EnrollmentWithdrawnEventData
}

export interface EnrollmentWithdrawnEventData {
  object: Enrollment
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A student completed a section. */
export interface EnrollmentCompletedEvent {
  id: EventId
  type: "enrollment.completed"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: EnrollmentCompletedEventData
}

export interface EnrollmentCompletedEventData {
  object: Enrollment
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A guardian was proposed for a child. */
export interface GuardianLinkCreatedEvent {
  id: EventId
  type: "guardian_link.created"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: GuardianLinkCreatedEventData
}

export interface GuardianLinkCreatedEventData {
  object: GuardianLink
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A guardian link was accepted and holds. */
export interface GuardianLinkActivatedEvent {
  id: EventId
  type: "guardian_link.activated"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: GuardianLinkActivatedEventData
}

export interface GuardianLinkActivatedEventData {
  object: GuardianLink
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A guardian link was revoked. */
export interface GuardianLinkRevokedEvent {
  id: EventId
  type: "guardian_link.revoked"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: GuardianLinkRevokedEventData
}

export interface GuardianLinkRevokedEventData {
  object: GuardianLink
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A guardian gave a consent. */
export interface ConsentGrantedEvent {
  id: EventId
  type: "consent.granted"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: ConsentGrantedEventData
}

export interface ConsentGrantedEventData {
  object: Consent
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A guardian took a consent back. */
export interface ConsentRevokedEvent {
  id: EventId
  type: "consent.revoked"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: ConsentRevokedEventData
}

export interface ConsentRevokedEventData {
  object: Consent
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A consent has run out. */
export interface ConsentExpiredEvent {
  id: EventId
  type: "consent.expired"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: ConsentExpiredEventData
}

export interface ConsentExpiredEventData {
  object: Consent
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A child's health information changed. */
export interface HealthUpdatedEvent {
  id: EventId
  type: "health.updated"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: HealthUpdatedEventData
}

export interface HealthUpdatedEventData {
  object: HealthInfoChange
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** All that an event tells of health information. Read it to see what changed. */
export interface HealthInfoChange {
  childId: StudentId
  updatedAt: Timestamp
}

/** A trusted contact was added. */
export interface TrustedContactCreatedEvent {
  id: EventId
  type: "trusted_contact.created"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: TrustedContactCreatedEventData
}

export interface TrustedContactCreatedEventData {
  object: TrustedContact
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A trusted contact's fields changed. */
export interface TrustedContactUpdatedEvent {
  id: EventId
  type: "trusted_contact.updated"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: TrustedContactUpdatedEventData
}

export interface TrustedContactUpdatedEventData {
  object: TrustedContact
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A trusted contact was deleted. */
export interface TrustedContactDeletedEvent {
  id: EventId
  type: "trusted_contact.deleted"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: TrustedContactDeletedEventData
}

export interface TrustedContactDeletedEventData {
  object: DeletedResource
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** Somebody commented on a post. */
export interface CommentCreatedEvent {
  id: EventId
  type: "comment.created"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: CommentCreatedEventData
}

export interface CommentCreatedEventData {
  object: Comment
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A comment was deleted. */
export interface CommentDeletedEvent {
  id: EventId
  type: "comment.deleted"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: CommentDeletedEventData
}

export interface CommentDeletedEventData {
  object: DeletedResource
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** Somebody voted in a poll. Who and for what is not told. */
export interface PollVotedEvent {
  id: EventId
  type: "poll.voted"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: PollVotedEventData
}

export interface PollVotedEventData {
  object: PollVoted
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** That somebody voted, or changed their vote. Who it was, and for what, is not told. */
export interface PollVoted {
  pollId: PollId
  postId: PostId
  totalVoters: number
}

/** Somebody reacted to a post, or chose another reaction. */
export interface ReactionAddedEvent {
  id: EventId
  type: "reaction.added"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: ReactionAddedEventData
}

export interface ReactionAddedEventData {
  object: ReactionChange
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** Whose reaction to a post was added, changed or taken back, and the post's reactions since. */
export interface ReactionChange {
  postId: PostId
  /** Whether there is a reaction of the caller now. */
  reacted: boolean
  /** The caller's reaction; null when there is none any more. */
  type: Open<ReactionType> | null
  /** The post's reactions by type, without those that nobody chose. */
  reactionSummary: ReactionCount[]
  userId: UserId
}

/** Somebody took a reaction back. */
export interface ReactionRemovedEvent {
  id: EventId
  type: "reaction.removed"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: ReactionRemovedEventData
}

export interface ReactionRemovedEventData {
  object: ReactionChange
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A poll was closed, by its time or with its post. */
export interface PollClosedEvent {
  id: EventId
  type: "poll.closed"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: PollClosedEventData
}

export interface PollClosedEventData {
  object: PollResults
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A post was reported. */
export interface ReportCreatedEvent {
  id: EventId
  type: "report.created"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: ReportCreatedEventData
}

export interface ReportCreatedEventData {
  object: Report
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A report was reviewed. */
export interface ReportReviewedEvent {
  id: EventId
  type: "report.reviewed"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: ReportReviewedEventData
}

export interface ReportReviewedEventData {
  object: Report
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** Somebody was invited into the organization. */
export interface MemberInvitedEvent {
  id: EventId
  type: "member.invited"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: MemberInvitedEventData
}

export interface MemberInvitedEventData {
  object: Member
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** An invitation was accepted. */
export interface MemberActivatedEvent {
  id: EventId
  type: "member.activated"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: MemberActivatedEventData
}

export interface MemberActivatedEventData {
  object: Member
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A membership's roles, title or state changed. */
export interface MemberUpdatedEvent {
  id: EventId
  type: "member.updated"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: MemberUpdatedEventData
}

export interface MemberUpdatedEventData {
  object: Member
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A member was suspended. */
export interface MemberSuspendedEvent {
  id: EventId
  type: "member.suspended"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: MemberSuspendedEventData
}

export interface MemberSuspendedEventData {
  object: Member
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A member or invitation was removed. */
export interface MemberRemovedEvent {
  id: EventId
  type: "member.removed"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: MemberRemovedEventData
}

export interface MemberRemovedEventData {
  object: Member
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A suspended member became active again. */
export interface MemberReactivatedEvent {
  id: EventId
  type: "member.reactivated"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: MemberReactivatedEventData
}

export interface MemberReactivatedEventData {
  object: Member
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** Two people began to talk. */
export interface ConversationCreatedEvent {
  id: EventId
  type: "conversation.created"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: ConversationCreatedEventData
}

export interface ConversationCreatedEventData {
  object: Conversation
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A group was created. */
export interface GroupCreatedEvent {
  id: EventId
  type: "group.created"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: GroupCreatedEventData
}

export interface GroupCreatedEventData {
  object: Conversation
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A message was sent. What it says is not told. */
export interface MessageSentEvent {
  id: EventId
  type: "message.sent"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: MessageSentEventData
}

export interface MessageSentEventData {
  object: SentMessage
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A message as events name it, without what it says. Whoever may read it gets it from the API. */
export interface SentMessage {
  id: MessageId
  conversationId: ConversationId
  senderId: UserId
  replyToId: MessageId | null
  createdAt: Timestamp
}

/** People joined a group. */
export interface GroupMembersAddedEvent {
  id: EventId
  type: "group.members_added"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: GroupMembersAddedEventData
}

export interface GroupMembersAddedEventData {
  object: Conversation
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** Somebody left a group, or was taken out of it. */
export interface GroupMemberRemovedEvent {
  id: EventId
  type: "group.member_removed"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: GroupMemberRemovedEventData
}

export interface GroupMemberRemovedEventData {
  object: Conversation
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A person changed their profile. */
export interface ProfileUpdatedEvent {
  id: EventId
  type: "profile.updated"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: ProfileUpdatedEventData
}

export interface ProfileUpdatedEventData {
  object: Profile
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A post was written or scheduled. */
export interface PostCreatedEvent {
  id: EventId
  type: "post.created"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: PostCreatedEventData
}

export interface PostCreatedEventData {
  object: Post
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A post was published. */
export interface PostPublishedEvent {
  id: EventId
  type: "post.published"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: PostPublishedEventData
}

export interface PostPublishedEventData {
  object: Post
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A post was changed. */
export interface PostUpdatedEvent {
  id: EventId
  type: "post.updated"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: PostUpdatedEventData
}

export interface PostUpdatedEventData {
  object: Post
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A post was deleted. */
export interface PostDeletedEvent {
  id: EventId
  type: "post.deleted"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: PostDeletedEventData
}

export interface PostDeletedEventData {
  object: DeletedResource
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A scheduled post will not be published. */
export interface PostScheduleCanceledEvent {
  id: EventId
  type: "post.schedule_canceled"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: PostScheduleCanceledEventData
}

export interface PostScheduleCanceledEventData {
  object: Post
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** An experience role was created. */
export interface ExperienceRoleCreatedEvent {
  id: EventId
  type: "experience_role.created"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: ExperienceRoleCreatedEventData
}

export interface ExperienceRoleCreatedEventData {
  object: ExperienceRole
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** Somebody was given an experience role. */
export interface ExperienceRoleMemberAddedEvent {
  id: EventId
  type: "experience_role.member_added"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: ExperienceRoleMemberAddedEventData
}

export interface ExperienceRoleMemberAddedEventData {
  object: ExperienceRoleMember
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** An experience role was taken from somebody. */
export interface ExperienceRoleMemberRemovedEvent {
  id: EventId
  type: "experience_role.member_removed"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: ExperienceRoleMemberRemovedEventData
}

export interface ExperienceRoleMemberRemovedEventData {
  object: DeletedResource
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** An app was installed. */
export interface AppInstalledEvent {
  id: EventId
  type: "app.installed"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: AppInstalledEventData
}

export interface AppInstalledEventData {
  object: AppInstallation
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** An app was uninstalled. */
export interface AppUninstalledEvent {
  id: EventId
  type: "app.uninstalled"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: AppUninstalledEventData
}

export interface AppUninstalledEventData {
  object: AppInstallation
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** An app got a new secret. */
export interface AppCredentialRotatedEvent {
  id: EventId
  type: "app.credential_rotated"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: AppCredentialRotatedEventData
}

export interface AppCredentialRotatedEventData {
  object: AppInstallation
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** An API key was created. */
export interface ApiKeyCreatedEvent {
  id: EventId
  type: "api_key.created"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: ApiKeyCreatedEventData
}

export interface ApiKeyCreatedEventData {
  object: ApiKey
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** An API key got a new secret. */
export interface ApiKeyRotatedEvent {
  id: EventId
  type: "api_key.rotated"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: ApiKeyRotatedEventData
}

export interface ApiKeyRotatedEventData {
  object: ApiKey
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** An API key was revoked. */
export interface ApiKeyRevokedEvent {
  id: EventId
  type: "api_key.revoked"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: ApiKeyRevokedEventData
}

export interface ApiKeyRevokedEventData {
  object: ApiKey
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** An API key reached its `expiresAt`. */
export interface ApiKeyExpiredEvent {
  id: EventId
  type: "api_key.expired"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: ApiKeyExpiredEventData
}

export interface ApiKeyExpiredEventData {
  object: ApiKey
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** 80 or 100 percent of the month's requests are used. */
export interface QuotaThresholdReachedEvent {
  id: EventId
  type: "quota.threshold_reached"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: QuotaThresholdReachedEventData
}

export interface QuotaThresholdReachedEventData {
  object: Quota
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** The organization's fields or settings changed. */
export interface OrganizationUpdatedEvent {
  id: EventId
  type: "organization.updated"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: OrganizationUpdatedEventData
}

export interface OrganizationUpdatedEventData {
  object: Organization
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A test of one endpoint, which alone gets it. */
export interface WebhookPingEvent {
  id: EventId
  type: "webhook.ping"
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: WebhookPingEventData
}

export interface WebhookPingEventData {
  object: WebhookPing
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** Says nothing but that deliveries arrive. */
export interface WebhookPing {
  message: "ping"
}

/** Every event that this client knows, told apart by `type`. */
export type WebhookEvent =
  | TaskCreatedEvent
  | TaskUpdatedEvent
  | TaskAssignedEvent
  | TaskCompletedEvent
  | TaskReopenedEvent
  | TaskDeletedEvent
  | ProjectCreatedEvent
  | ProjectUpdatedEvent
  | ProjectDeletedEvent
  | ClassroomCreatedEvent
  | ClassroomUpdatedEvent
  | ClassroomDeletedEvent
  | TermCreatedEvent
  | TeacherCreatedEvent
  | CourseCreatedEvent
  | CourseUpdatedEvent
  | StandardCreatedEvent
  | OfferingCreatedEvent
  | SectionCreatedEvent
  | SectionUpdatedEvent
  | AssignmentCreatedEvent
  | AssignmentUpdatedEvent
  | AssignmentPublishedEvent
  | AssignmentClosedEvent
  | SubmissionCreatedEvent
  | SubmissionReturnedEvent
  | LessonCreatedEvent
  | LessonUpdatedEvent
  | AttendanceMarkedEvent
  | AttendanceBulkMarkedEvent
  | GradeSubmittedEvent
  | GradeReleasedEvent
  | GradeBulkSubmittedEvent
  | AssessmentCreatedEvent
  | StudentCreatedEvent
  | StudentUpdatedEvent
  | EnrollmentCreatedEvent
  | EnrollmentUpdatedEvent
  | EnrollmentWithdrawnEvent
  | EnrollmentCompletedEvent
  | GuardianLinkCreatedEvent
  | GuardianLinkActivatedEvent
  | GuardianLinkRevokedEvent
  | ConsentGrantedEvent
  | ConsentRevokedEvent
  | ConsentExpiredEvent
  | HealthUpdatedEvent
  | TrustedContactCreatedEvent
  | TrustedContactUpdatedEvent
  | TrustedContactDeletedEvent
  | CommentCreatedEvent
  | CommentDeletedEvent
  | PollVotedEvent
  | ReactionAddedEvent
  | ReactionRemovedEvent
  | PollClosedEvent
  | ReportCreatedEvent
  | ReportReviewedEvent
  | MemberInvitedEvent
  | MemberActivatedEvent
  | MemberUpdatedEvent
  | MemberSuspendedEvent
  | MemberRemovedEvent
  | MemberReactivatedEvent
  | ConversationCreatedEvent
  | GroupCreatedEvent
  | MessageSentEvent
  | GroupMembersAddedEvent
  | GroupMemberRemovedEvent
  | ProfileUpdatedEvent
  | PostCreatedEvent
  | PostPublishedEvent
  | PostUpdatedEvent
  | PostDeletedEvent
  | PostScheduleCanceledEvent
  | ExperienceRoleCreatedEvent
  | ExperienceRoleMemberAddedEvent
  | ExperienceRoleMemberRemovedEvent
  | AppInstalledEvent
  | AppUninstalledEvent
  | AppCredentialRotatedEvent
  | ApiKeyCreatedEvent
  | ApiKeyRotatedEvent
  | ApiKeyRevokedEvent
  | ApiKeyExpiredEvent
  | QuotaThresholdReachedEvent
  | OrganizationUpdatedEvent
  | WebhookPingEvent
