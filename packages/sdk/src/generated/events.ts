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

interface EventFacts {
  id: EventId
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
}

interface EventDetails {
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

export interface EventData<Subject> extends EventDetails {
  object: Subject
}

/** One kind of event. */
export interface EventOf<Type extends string, Subject> extends EventFacts {
  type: Type
  data: EventData<Subject>
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

/** All that an event tells of health information. Read it to see what changed. */
export interface HealthInfoChange {
  childId: StudentId
  updatedAt: Timestamp
}

/** That somebody voted, or changed their vote. Who it was, and for what, is not told. */
export interface PollVoted {
  pollId: PollId
  postId: PostId
  totalVoters: number
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

/** A message as events name it, without what it says. Whoever may read it gets it from the API. */
export interface SentMessage {
  id: MessageId
  conversationId: ConversationId
  senderId: UserId
  replyToId: MessageId | null
  createdAt: Timestamp
}

/** Says nothing but that deliveries arrive. */
export interface WebhookPing {
  message: "ping"
}

/** A task was created. */
export interface TaskCreatedEvent extends EventOf<'task.created', Task> {}

/** A task's fields changed. */
export interface TaskUpdatedEvent extends EventOf<'task.updated', Task> {}

/** A task got another assignee. */
export interface TaskAssignedEvent extends EventOf<'task.assigned', Task> {}

/** A task was completed. */
export interface TaskCompletedEvent extends EventOf<'task.completed', Task> {}

/** A completed task was reopened. */
export interface TaskReopenedEvent extends EventOf<'task.reopened', Task> {}

/** A task was deleted. */
export interface TaskDeletedEvent extends EventOf<'task.deleted', DeletedResource> {}

/** A project was created. */
export interface ProjectCreatedEvent extends EventOf<'project.created', Project> {}

/** A project's fields changed. */
export interface ProjectUpdatedEvent extends EventOf<'project.updated', Project> {}

/** A project was deleted. */
export interface ProjectDeletedEvent extends EventOf<'project.deleted', DeletedResource> {}

/** A classroom was created. */
export interface ClassroomCreatedEvent extends EventOf<'classroom.created', Classroom> {}

/** A classroom's fields changed. */
export interface ClassroomUpdatedEvent extends EventOf<'classroom.updated', Classroom> {}

/** A classroom was deleted. */
export interface ClassroomDeletedEvent extends EventOf<'classroom.deleted', DeletedResource> {}

/** A term was created. */
export interface TermCreatedEvent extends EventOf<'term.created', Term> {}

/** A member got a teaching record. */
export interface TeacherCreatedEvent extends EventOf<'teacher.created', Teacher> {}

/** A course was created. */
export interface CourseCreatedEvent extends EventOf<'course.created', Course> {}

/** A course's fields, standards or prerequisites changed. */
export interface CourseUpdatedEvent extends EventOf<'course.updated', Course> {}

/** A learning standard was created. */
export interface StandardCreatedEvent extends EventOf<'standard.created', Standard> {}

/** A course was offered in a term. */
export interface OfferingCreatedEvent extends EventOf<'offering.created', CourseOffering> {}

/** A section was created. */
export interface SectionCreatedEvent extends EventOf<'section.created', Section> {}

/** A section's fields, teachers or meetings changed. */
export interface SectionUpdatedEvent extends EventOf<'section.updated', Section> {}

/** An assignment was created. */
export interface AssignmentCreatedEvent extends EventOf<'assignment.created', Assignment> {}

/** An assignment's fields changed. */
export interface AssignmentUpdatedEvent extends EventOf<'assignment.updated', Assignment> {}

/** An assignment became visible to students and guardians. */
export interface AssignmentPublishedEvent extends EventOf<'assignment.published', Assignment> {}

/** An assignment takes no more submissions. */
export interface AssignmentClosedEvent extends EventOf<'assignment.closed', Assignment> {}

/** A student handed something in. */
export interface SubmissionCreatedEvent extends EventOf<'submission.created', Submission> {}

/** A submission was returned to its student, and its grade released. */
export interface SubmissionReturnedEvent extends EventOf<'submission.returned', Submission> {}

/** A lesson was planned. */
export interface LessonCreatedEvent extends EventOf<'lesson.created', Lesson> {}

/** A lesson's fields changed. */
export interface LessonUpdatedEvent extends EventOf<'lesson.updated', Lesson> {}

/** A student's attendance was marked, or marked anew. */
export interface AttendanceMarkedEvent extends EventOf<'attendance.marked', AttendanceRecord> {}

/** The attendance of many students was marked at once. */
export interface AttendanceBulkMarkedEvent extends EventOf<'attendance.bulk_marked', AttendanceBulkMarked> {}

/** A grade was given or changed. */
export interface GradeSubmittedEvent extends EventOf<'grade.submitted', Grade> {}

/** A grade was shown to the student and the guardians. */
export interface GradeReleasedEvent extends EventOf<'grade.released', Grade> {}

/** Many grades of an assessment were given at once. */
export interface GradeBulkSubmittedEvent extends EventOf<'grade.bulk_submitted', GradeBulkSubmitted> {}

/** An assessment was created. */
export interface AssessmentCreatedEvent extends EventOf<'assessment.created', Assessment> {}

/** A student was created. */
export interface StudentCreatedEvent extends EventOf<'student.created', Student> {}

/** A student's fields changed. */
export interface StudentUpdatedEvent extends EventOf<'student.updated', Student> {}

/** A student was enrolled in a section. */
export interface EnrollmentCreatedEvent extends EventOf<'enrollment.created', Enrollment> {}

/** An enrollment's fields or state changed. */
export interface EnrollmentUpdatedEvent extends EventOf<'enrollment.updated', Enrollment> {}

/** A student left a section. */
export interface EnrollmentWithdrawnEvent extends EventOf<'enrollment.withdrawn', Enrollment> {}

/** A student completed a section. */
export interface EnrollmentCompletedEvent extends EventOf<'enrollment.completed', Enrollment> {}

/** A guardian was proposed for a child. */
export interface GuardianLinkCreatedEvent extends EventOf<'guardian_link.created', GuardianLink> {}

/** A guardian link was accepted and holds. */
export interface GuardianLinkActivatedEvent extends EventOf<'guardian_link.activated', GuardianLink> {}

/** A guardian link was revoked. */
export interface GuardianLinkRevokedEvent extends EventOf<'guardian_link.revoked', GuardianLink> {}

/** A guardian gave a consent. */
export interface ConsentGrantedEvent extends EventOf<'consent.granted', Consent> {}

/** A guardian took a consent back. */
export interface ConsentRevokedEvent extends EventOf<'consent.revoked', Consent> {}

/** A consent has run out. */
export interface ConsentExpiredEvent extends EventOf<'consent.expired', Consent> {}

/** A child's health information changed. */
export interface HealthUpdatedEvent extends EventOf<'health.updated', HealthInfoChange> {}

/** A trusted contact was added. */
export interface TrustedContactCreatedEvent extends EventOf<'trusted_contact.created', TrustedContact> {}

/** A trusted contact's fields changed. */
export interface TrustedContactUpdatedEvent extends EventOf<'trusted_contact.updated', TrustedContact> {}

/** A trusted contact was deleted. */
export interface TrustedContactDeletedEvent extends EventOf<'trusted_contact.deleted', DeletedResource> {}

/** Somebody commented on a post. */
export interface CommentCreatedEvent extends EventOf<'comment.created', Comment> {}

/** A comment was deleted. */
export interface CommentDeletedEvent extends EventOf<'comment.deleted', DeletedResource> {}

/** Somebody voted in a poll. Who and for what is not told. */
export interface PollVotedEvent extends EventOf<'poll.voted', PollVoted> {}

/** Somebody reacted to a post, or chose another reaction. */
export interface ReactionAddedEvent extends EventOf<'reaction.added', ReactionChange> {}

/** Somebody took a reaction back. */
export interface ReactionRemovedEvent extends EventOf<'reaction.removed', ReactionChange> {}

/** A poll was closed, by its time or with its post. */
export interface PollClosedEvent extends EventOf<'poll.closed', PollResults> {}

/** A post was reported. */
export interface ReportCreatedEvent extends EventOf<'report.created', Report> {}

/** A report was reviewed. */
export interface ReportReviewedEvent extends EventOf<'report.reviewed', Report> {}

/** Somebody was invited into the organization. */
export interface MemberInvitedEvent extends EventOf<'member.invited', Member> {}

/** An invitation was accepted. */
export interface MemberActivatedEvent extends EventOf<'member.activated', Member> {}

/** A membership's roles, title or state changed. */
export interface MemberUpdatedEvent extends EventOf<'member.updated', Member> {}

/** A member was suspended. */
export interface MemberSuspendedEvent extends EventOf<'member.suspended', Member> {}

/** A member or invitation was removed. */
export interface MemberRemovedEvent extends EventOf<'member.removed', Member> {}

/** A suspended member became active again. */
export interface MemberReactivatedEvent extends EventOf<'member.reactivated', Member> {}

/** Two people began to talk. */
export interface ConversationCreatedEvent extends EventOf<'conversation.created', Conversation> {}

/** A group was created. */
export interface GroupCreatedEvent extends EventOf<'group.created', Conversation> {}

/** A message was sent. What it says is not told. */
export interface MessageSentEvent extends EventOf<'message.sent', SentMessage> {}

/** People joined a group. */
export interface GroupMembersAddedEvent extends EventOf<'group.members_added', Conversation> {}

/** Somebody left a group, or was taken out of it. */
export interface GroupMemberRemovedEvent extends EventOf<'group.member_removed', Conversation> {}

/** A person changed their profile. */
export interface ProfileUpdatedEvent extends EventOf<'profile.updated', Profile> {}

/** A post was written or scheduled. */
export interface PostCreatedEvent extends EventOf<'post.created', Post> {}

/** A post was published. */
export interface PostPublishedEvent extends EventOf<'post.published', Post> {}

/** A post was changed. */
export interface PostUpdatedEvent extends EventOf<'post.updated', Post> {}

/** A post was deleted. */
export interface PostDeletedEvent extends EventOf<'post.deleted', DeletedResource> {}

/** A scheduled post will not be published. */
export interface PostScheduleCanceledEvent extends EventOf<'post.schedule_canceled', Post> {}

/** An experience role was created. */
export interface ExperienceRoleCreatedEvent extends EventOf<'experience_role.created', ExperienceRole> {}

/** Somebody was given an experience role. */
export interface ExperienceRoleMemberAddedEvent extends EventOf<'experience_role.member_added', ExperienceRoleMember> {}

/** An experience role was taken from somebody. */
export interface ExperienceRoleMemberRemovedEvent extends EventOf<'experience_role.member_removed', DeletedResource> {}

/** An app was installed. */
export interface AppInstalledEvent extends EventOf<'app.installed', AppInstallation> {}

/** An app was uninstalled. */
export interface AppUninstalledEvent extends EventOf<'app.uninstalled', AppInstallation> {}

/** An app got a new secret. */
export interface AppCredentialRotatedEvent extends EventOf<'app.credential_rotated', AppInstallation> {}

/** An API key was created. */
export interface ApiKeyCreatedEvent extends EventOf<'api_key.created', ApiKey> {}

/** An API key got a new secret. */
export interface ApiKeyRotatedEvent extends EventOf<'api_key.rotated', ApiKey> {}

/** An API key was revoked. */
export interface ApiKeyRevokedEvent extends EventOf<'api_key.revoked', ApiKey> {}

/** An API key reached its `expiresAt`. */
export interface ApiKeyExpiredEvent extends EventOf<'api_key.expired', ApiKey> {}

/** 80 or 100 percent of the month's requests are used. */
export interface QuotaThresholdReachedEvent extends EventOf<'quota.threshold_reached', Quota> {}

/** The organization's fields or settings changed. */
export interface OrganizationUpdatedEvent extends EventOf<'organization.updated', Organization> {}

/** A test of one endpoint, which alone gets it. */
export interface WebhookPingEvent extends EventOf<'webhook.ping', WebhookPing> {}

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
