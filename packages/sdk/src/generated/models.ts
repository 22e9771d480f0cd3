// @generated from contract/openapi.yaml. Do not edit.

/** One of the known values, or one that a newer service has added. */
export type Open<T extends string> = T | (string & {})

export type OrganizationId = string

export type TaskStatus = 'open' | 'in_progress' | 'completed'

export type TaskPriority = 'low' | 'normal' | 'high' | 'urgent'

export type UserId = string

export type ProjectId = string

/** A day, without time or time zone. */
export type CalendarDate = string

/** Names one request, in the response and in the service's logs. */
export type RequestId = string

/** A moment, in UTC with milliseconds. */
export type Timestamp = string

export type TaskId = string

export interface Task {
  id: TaskId
  title: string
  description: string | null
  status: Open<TaskStatus>
  priority: Open<TaskPriority>
  dueDate: CalendarDate | null
  projectId: ProjectId | null
  assigneeId: UserId | null
  /** The student whom the task is about. Only people with access to that student see the task. */
  studentId: StudentId | null
  labels: string[]
  completedAt: Timestamp | null
  createdAt: Timestamp
  updatedAt: Timestamp
}

export interface Pagination {
  hasMore: boolean
  /** The most items that a page holds. */
  limit: number
  /** The page's number, from 1. When paging by cursor, how many pages have been read so far. */
  page: number
  /** Send it as `cursor` to read the next page. Null on the last page. */
  nextCursor: string | null
  /** All items that match. Left out when paging by cursor, and on lists that are never counted. */
  total?: number
}

/** Besides the request's own facts, the page that was read. `pagination` repeats it as one object. */
export interface ListMeta {
  requestId: RequestId
  timestamp: Timestamp
  /** The page's number, from 1. When paging by cursor, how many pages have been read so far. */
  page: number
  /** The most items that a page holds. */
  limit: number
  /** All items that match. Left out when paging by cursor, and on lists that are never counted. */
  total?: number
  hasMore: boolean
  /** Send it as `cursor` to read the next page. Null on the last page. */
  nextCursor: string | null
  pagination: Pagination
}

export interface TaskCreate {
  title: string
  description?: string | null
  /** Default `"normal"`. */
  priority?: 'low' | 'normal' | 'high' | 'urgent'
  dueDate?: CalendarDate | null
  /** An active project. */
  projectId?: ProjectId | null
  /** An active member whom the caller may see. */
  assigneeId?: UserId | null
  /** The student whom the task is about. The caller needs access to that student. */
  studentId?: StudentId | null
  /** Default `[]`. */
  labels?: string[]
}

export interface Meta {
  requestId: RequestId
  timestamp: Timestamp
}

/** The identifier of a resource of any type. */
export type ResourceId = string

export interface DeletedResource {
  id: ResourceId
  deleted: true
}

/** What is left out stays as it is; null clears. */
export interface TaskUpdate {
  title?: string
  description?: string | null
  /** To complete a task, or to reopen a completed one, use those operations. */
  status?: 'open' | 'in_progress'
  priority?: TaskPriority
  dueDate?: CalendarDate | null
  /** An active project. */
  projectId?: ProjectId | null
  /** An active member whom the caller may see. */
  assigneeId?: UserId | null
  /** The student whom the task is about. The caller needs access to that student. */
  studentId?: StudentId | null
  labels?: string[]
}

/** An archived project takes no new tasks. */
export type ProjectStatus = 'active' | 'archived'

/** A group of tasks. */
export interface Project {
  id: ProjectId
  name: string
  description: string | null
  color: string | null
  status: Open<ProjectStatus>
  /** Tasks of the project that are not completed and that the caller may see. */
  openTaskCount: number
  startsOn: CalendarDate | null
  endsOn: CalendarDate | null
  createdAt: Timestamp
  updatedAt: Timestamp
}

export interface ProjectCreate {
  name: string
  description?: string | null
  color?: string | null
  startsOn?: CalendarDate | null
  /** Not before `startsOn`. */
  endsOn?: CalendarDate | null
}

/** What is left out stays as it is; null clears. */
export interface ProjectUpdate {
  name?: string
  description?: string | null
  color?: string | null
  status?: ProjectStatus
  startsOn?: CalendarDate | null
  /** Not before `startsOn`. */
  endsOn?: CalendarDate | null
}

export type SectionId = string

/** Guardians and students do not see a draft. Work is handed in while it is published. */
export type AssignmentStatus = 'draft' | 'published' | 'closed' | 'archived'

export type AssignmentType = 'homework' | 'classwork' | 'project' | 'quiz' | 'reading' | 'other'

export type AssignmentId = string

export type SubmissionType = 'text' | 'url' | 'file' | 'none'

export type HttpsUrl = string

/** A link to a file. The service stores no files. */
export interface Attachment {
  name: string
  url: HttpsUrl
  /** A media type, as whoever attached it says. */
  contentType: string | null
  sizeBytes: number | null
}

export type StandardId = string

/** Something that the students of a section are asked to do. */
export interface Assignment {
  id: AssignmentId
  sectionId: SectionId
  title: string
  instructions: string | null
  type: Open<AssignmentType>
  status: Open<AssignmentStatus>
  /** Kept with two decimals. */
  pointsPossible: number | null
  /** What a submission may consist of; `none` alone where nothing is handed in here. */
  submissionTypes: Open<SubmissionType>[]
  /** How often a student may hand in; null for any number. */
  maxAttempts: number | null
  /** Whether work is taken after `dueAt`. */
  allowLate: boolean
  /** Work is taken from then on. */
  availableFrom: Timestamp | null
  /** Not before `availableFrom`. */
  dueAt: Timestamp | null
  /** No work is taken afterwards. Not before `dueAt`. */
  closesAt: Timestamp | null
  attachments: Attachment[]
  standardIds: StandardId[]
  publishedAt: Timestamp | null
  createdAt: Timestamp
  updatedAt: Timestamp
}

export interface AttachmentInput {
  name: string
  url: HttpsUrl
  /** A media type, as whoever attached it says. */
  contentType?: string | null
  sizeBytes?: number | null
}

export interface AssignmentCreate {
  sectionId: SectionId
  title: string
  instructions?: string | null
  /** Default `"homework"`. */
  type?: AssignmentType
  /** Default `"draft"`. */
  status?: 'draft' | 'published'
  /** Kept with two decimals. */
  pointsPossible?: number | null
  /** What a submission may consist of; `none` alone where nothing is handed in here. Default `["text"]`. */
  submissionTypes?: SubmissionType[]
  /** How often a student may hand in; null for any number. */
  maxAttempts?: number | null
  /** Whether work is taken after `dueAt`. Default `true`. */
  allowLate?: boolean
  /** Work is taken from then on. */
  availableFrom?: Timestamp | null
  /** Not before `availableFrom`. */
  dueAt?: Timestamp | null
  /** No work is taken afterwards. Not before `dueAt`. */
  closesAt?: Timestamp | null
  /** Default `[]`. */
  attachments?: AttachmentInput[]
  /** Default `[]`. */
  standardIds?: StandardId[]
}

/** What is left out stays as it is; null clears. Lists replace the present ones. */
export interface AssignmentUpdate {
  title?: string
  instructions?: string | null
  type?: AssignmentType
  status?: AssignmentStatus
  /** Kept with two decimals. */
  pointsPossible?: number | null
  /** What a submission may consist of; `none` alone where nothing is handed in here. */
  submissionTypes?: SubmissionType[]
  /** How often a student may hand in; null for any number. */
  maxAttempts?: number | null
  /** Whether work is taken after `dueAt`. */
  allowLate?: boolean
  /** Work is taken from then on. */
  availableFrom?: Timestamp | null
  /** Not before `availableFrom`. */
  dueAt?: Timestamp | null
  /** No work is taken afterwards. Not before `dueAt`. */
  closesAt?: Timestamp | null
  attachments?: AttachmentInput[]
  standardIds?: StandardId[]
}

export type SubmissionStatus = 'submitted' | 'graded' | 'returned'

export type StudentId = string

export type SubmissionId = string

/** One attempt of one student. */
export interface Submission {
  id: SubmissionId
  assignmentId: AssignmentId
  studentId: StudentId
  attempt: number
  status: Open<SubmissionStatus>
  text: string | null
  url: HttpsUrl | null
  attachments: Attachment[]
  /** Handed in after `dueAt` as it was then. */
  isLate: boolean
  submittedAt: Timestamp
  /** The score of the grade given for it; null to guardians and students until it is released. */
  score: number | null
  /** Null to guardians and students until it is released. */
  feedback: string | null
  /** Null to guardians and students until the grade is released. */
  gradedAt: Timestamp | null
  returnedAt: Timestamp | null
  createdAt: Timestamp
  updatedAt: Timestamp
}

/** At least one of text, url and attachments, each as the assignment's `submissionTypes` allow. */
export interface SubmissionCreate {
  /** Whose work it is. Students may leave it out. */
  studentId?: StudentId
  text?: string | null
  url?: HttpsUrl | null
  attachments?: AttachmentInput[]
}

export interface SubmissionReturn {
  feedback?: string | null
}

export type ClassroomKind = 'classroom' | 'homeroom' | 'lab' | 'gym' | 'library' | 'virtual' | 'other'

export type ClassroomId = string

/** A room, physical or virtual. */
export interface Classroom {
  id: ClassroomId
  name: string
  /** Unique in the organization, in whatever case. */
  code: string
  kind: Open<ClassroomKind>
  building: string | null
  floor: string | null
  capacity: number | null
  gradeLevel: Open<GradeLevel> | null
  /** Who has this room as homeroom, and with it access to the students who have it too. */
  homeroomTeacherId: TeacherId | null
  /** Whether the room is in use. Sections cannot be put into one that is not. */
  isActive: boolean
  createdAt: Timestamp
  updatedAt: Timestamp
}

export interface ClassroomCreate {
  name: string
  /** Unique in the organization, in whatever case. */
  code: string
  /** Default `"classroom"`. */
  kind?: 'classroom' | 'homeroom' | 'lab' | 'gym' | 'library' | 'virtual' | 'other'
  building?: string | null
  floor?: string | null
  capacity?: number | null
  gradeLevel?: GradeLevel | null
  /** Who has this room as homeroom, and with it access to the students who have it too. */
  homeroomTeacherId?: TeacherId | null
}

/** What is left out stays as it is; null clears. */
export interface ClassroomUpdate {
  name?: string
  /** Unique in the organization, in whatever case. */
  code?: string
  kind?: ClassroomKind
  building?: string | null
  floor?: string | null
  capacity?: number | null
  gradeLevel?: GradeLevel | null
  /** Who has this room as homeroom, and with it access to the students who have it too. */
  homeroomTeacherId?: TeacherId | null
  /** Whether the room is in use. Sections cannot be put into one that is not. */
  isActive?: boolean
}

export type TermKind = 'school_year' | 'semester' | 'trimester' | 'quarter' | 'summer' | 'other'

export type TermId = string

/** A school year, or a part of one. */
export interface Term {
  id: TermId
  /** Unique in the organization. */
  name: string
  kind: Open<TermKind>
  /** The first day. */
  startsOn: string
  /** The last day, not before `startsOn`. */
  endsOn: string
  /** The term that this one is a part of, such as its school year. */
  parentTermId: TermId | null
  /** Whether today, in the organization's time zone, lies within the term. */
  isCurrent: boolean
  createdAt: Timestamp
  updatedAt: Timestamp
}

export interface TermCreate {
  /** Unique in the organization. */
  name: string
  kind: TermKind
  /** The first day. */
  startsOn: string
  /** The last day, not before `startsOn`. */
  endsOn: string
  /** The term that this one is a part of, such as its school year. */
  parentTermId?: TermId | null
}

export type Subject = 'mathematics' | 'language_arts' | 'science' | 'social_studies' | 'world_languages' | 'arts' | 'music' | 'physical_education' | 'technology' | 'health' | 'special_education' | 'other'

/** Follows the membership; inactive while that is not active. */
export type TeacherStatus = 'active' | 'inactive'

export type TeacherId = string

/** A CEDS grade code, from `PK` (preschool) to `12`; `UG` is ungraded. */
export type GradeLevel = 'PK' | 'KG' | '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12' | 'UG'

/** The teaching record of a member. */
export interface Teacher {
  id: TeacherId
  userId: UserId
  firstName: string
  lastName: string
  displayName: string
  title: string | null
  subjects: Open<Subject>[]
  gradeLevels: Open<GradeLevel>[]
  /** Null to guardians, students and guests. */
  employeeNumber: string | null
  avatarUrl: HttpsUrl | null
  status: Open<TeacherStatus>
  createdAt: Timestamp
  updatedAt: Timestamp
}

export interface TeacherCreate {
  /** An active member who is a teacher, admin or owner. */
  userId: UserId
  title?: string | null
  /** Default `[]`. */
  subjects?: Subject[]
  /** Default `[]`. */
  gradeLevels?: GradeLevel[]
  /** Null to guardians, students and guests. */
  employeeNumber?: string | null
}

/** Only an active course is offered in further terms. */
export type CourseStatus = 'draft' | 'active' | 'archived'

export type CourseId = string

/** A course of the catalogue. */
export interface Course {
  id: CourseId
  /** Unique in the organization, in whatever case. */
  code: string
  title: string
  description: string | null
  subject: Open<Subject>
  gradeLevels: Open<GradeLevel>[]
  /** Kept with two decimals. */
  credits: number | null
  status: Open<CourseStatus>
  /** In no particular order. */
  standardIds: StandardId[]
  /** The courses required or recommended before, in no particular order. */
  prerequisiteIds: CourseId[]
  createdAt: Timestamp
  updatedAt: Timestamp
}

export interface PrerequisiteInput {
  courseId: CourseId
  /** The final percentage that counts as having passed; null for any. Kept with two decimals. */
  minPercentage?: number | null
  /** Whether students without it are refused; otherwise it is a recommendation. Default `true`. */
  isRequired?: boolean
}

export interface CourseCreate {
  /** Unique in the organization, in whatever case. */
  code: string
  title: string
  description?: string | null
  subject: Subject
  /** Default `[]`. */
  gradeLevels?: GradeLevel[]
  /** Kept with two decimals. */
  credits?: number | null
  /** Default `"active"`. */
  status?: 'draft' | 'active'
  /** In no particular order. Default `[]`. */
  standardIds?: StandardId[]
  /** Each course once. Default `[]`. */
  prerequisites?: PrerequisiteInput[]
}

/** What is left out stays as it is; null clears. Lists replace the present ones. */
export interface CourseUpdate {
  /** Unique in the organization, in whatever case. */
  code?: string
  title?: string
  description?: string | null
  subject?: Subject
  gradeLevels?: GradeLevel[]
  /** Kept with two decimals. */
  credits?: number | null
  status?: CourseStatus
  /** In no particular order. */
  standardIds?: StandardId[]
  /** Each course once. */
  prerequisites?: PrerequisiteInput[]
}

/** Planned until its first section is created, closed once its term is. */
export type OfferingStatus = 'planned' | 'open' | 'closed'

export type OfferingId = string

/** A course that is taught in a term. */
export interface CourseOffering {
  id: OfferingId
  courseId: CourseId
  termId: TermId
  status: Open<OfferingStatus>
  /** The most students in all its sections together; null for no limit. */
  capacity: number | null
  /** Students enrolled in its sections. */
  enrolledCount: number
  sectionCount: number
  createdAt: Timestamp
  updatedAt: Timestamp
}

export interface OfferingCreate {
  /** A term that is not closed. */
  termId: TermId
  /** The most students in all its sections together; null for no limit. */
  capacity?: number | null
  /** Default `"planned"`. */
  status?: 'planned' | 'open'
}

/** A course that another one requires or recommends. */
export interface CoursePrerequisite {
  /** The prerequisite. */
  courseId: CourseId
  /** Unique in the organization, in whatever case. */
  code: string
  title: string
  /** The final percentage that counts as having passed; null for any. Kept with two decimals. */
  minPercentage: number | null
  /** False for a recommendation. */
  isRequired: boolean
}

/** A learning standard. */
export interface Standard {
  id: StandardId
  /** Unique in the organization. */
  code: string
  title: string
  description: string | null
  subject: Open<Subject>
  gradeLevels: Open<GradeLevel>[]
  /** Where the standard comes from. */
  framework: string | null
  /** The standard that this one is a part of. */
  parentId: StandardId | null
  createdAt: Timestamp
  updatedAt: Timestamp
}

export interface StandardCreate {
  /** Unique in the organization. */
  code: string
  title: string
  description?: string | null
  subject: Subject
  /** Default `[]`. */
  gradeLevels?: GradeLevel[]
  /** Where the standard comes from. */
  framework?: string | null
  /** The standard that this one is a part of. */
  parentId?: StandardId | null
}

/** Guardians and students do not see a draft. */
export type LessonStatus = 'draft' | 'published' | 'delivered' | 'canceled'

export type LessonId = string

/** The plan of a lesson. */
export interface Lesson {
  id: LessonId
  sectionId: SectionId
  title: string
  /** What students know or can do afterwards. */
  objectives: string[]
  /** Markdown. */
  content: string | null
  /** A day of the section's term. */
  date: CalendarDate | null
  /** In the organization's time zone. Both times are given, or neither. */
  startTime: WallTime | null
  /** After `startTime`. */
  endTime: WallTime | null
  status: Open<LessonStatus>
  standardIds: StandardId[]
  materials: Attachment[]
  createdAt: Timestamp
  updatedAt: Timestamp
}

export interface LessonCreate {
  sectionId: SectionId
  title: string
  /** What students know or can do afterwards. Default `[]`. */
  objectives?: string[]
  /** Markdown. */
  content?: string | null
  /** A day of the section's term. */
  date?: CalendarDate | null
  /** In the organization's time zone. Both times are given, or neither. */
  startTime?: WallTime | null
  /** After `startTime`. */
  endTime?: WallTime | null
  /** Default `"draft"`. */
  status?: 'draft' | 'published'
  /** Default `[]`. */
  standardIds?: StandardId[]
  /** Default `[]`. */
  materials?: AttachmentInput[]
}

/** What is left out stays as it is; null clears. Lists replace the present ones. */
export interface LessonUpdate {
  title?: string
  /** What students know or can do afterwards. */
  objectives?: string[]
  /** Markdown. */
  content?: string | null
  /** A day of the section's term. */
  date?: CalendarDate | null
  /** In the organization's time zone. Both times are given, or neither. */
  startTime?: WallTime | null
  /** After `startTime`. */
  endTime?: WallTime | null
  status?: LessonStatus
  standardIds?: StandardId[]
  materials?: AttachmentInput[]
}

/** One meeting of a section on one day, with the lesson planned for it. */
export interface ScheduleEntry {
  date: CalendarDate
  /**
   * With the organization's distance from UTC at that moment. A time that daylight saving skips is moved forward
   * by as much; of one that comes twice, the second is meant.
   */
  startsAt: string
  endsAt: string
  sectionId: SectionId
  sectionName: string
  courseId: CourseId
  courseTitle: string
  classroomId: ClassroomId | null
  teacherIds: TeacherId[]
  lessonId: LessonId | null
  lessonTitle: string | null
}

export type SectionStatus = 'active' | 'archived'

/** A time of day in the organization's time zone. */
export type WallTime = string

/** A weekly meeting. */
export interface Meeting {
  /** ISO weekday, 1 for Monday. */
  dayOfWeek: number
  startTime: WallTime
  /** After `startTime`, in the organization's time zone. */
  endTime: WallTime
  /** Null for the section's own room. */
  classroomId: ClassroomId | null
}

/** A class, taught under an offering to the students enrolled in it. */
export interface Section {
  id: SectionId
  offeringId: OfferingId
  courseId: CourseId
  termId: TermId
  name: string
  /** Unique in the term. */
  code: string
  /** Where it meets, unless a meeting says otherwise. A room in use. */
  classroomId: ClassroomId | null
  /** The first one is the primary teacher. Only active teachers can be added. */
  teacherIds: TeacherId[]
  /** The most students, no more than its offering's capacity; null for no limit of its own. */
  capacity: number | null
  enrolledCount: number
  status: Open<SectionStatus>
  /** Every week of the term. A section does not meet twice at once. */
  meetings: Meeting[]
  createdAt: Timestamp
  updatedAt: Timestamp
}

export interface MeetingInput {
  /** ISO weekday, 1 for Monday. */
  dayOfWeek: number
  startTime: WallTime
  /** After `startTime`, in the organization's time zone. */
  endTime: WallTime
  /** Null for the section's own room. */
  classroomId?: ClassroomId | null
}

export interface SectionCreate {
  offeringId: OfferingId
  name: string
  /** Unique in the term. */
  code: string
  /** The first one is the primary teacher. Only active teachers can be added. */
  teacherIds: TeacherId[]
  /** Where it meets, unless a meeting says otherwise. A room in use. */
  classroomId?: ClassroomId | null
  /** The most students, no more than its offering's capacity; null for no limit of its own. */
  capacity?: number | null
  /** Every week of the term. A section does not meet twice at once. */
  meetings?: MeetingInput[]
}

/** What is left out stays as it is; null clears. Lists replace the present ones. */
export interface SectionUpdate {
  name?: string
  /** Unique in the term. */
  code?: string
  /** The first one is the primary teacher. Only active teachers can be added. */
  teacherIds?: TeacherId[]
  /** Where it meets, unless a meeting says otherwise. A room in use. */
  classroomId?: ClassroomId | null
  /** The most students, no more than its offering's capacity; null for no limit of its own. */
  capacity?: number | null
  status?: SectionStatus
  /** Every week of the term. A section does not meet twice at once. */
  meetings?: MeetingInput[]
}

export type EmailAddress = string

/** A BCP 47 language tag. */
export type Locale = string

/** An IANA time zone name. */
export type TimeZone = string

export type MemberId = string

/** A short name for URLs. Never changes. */
export type OrganizationSlug = string

export type OrganizationStatus = 'active' | 'suspended' | 'deleted'

export interface OrganizationSummary {
  id: OrganizationId
  slug: OrganizationSlug
  name: string
  status: Open<OrganizationStatus>
}

/** A role within an organization. `service` belongs to the users behind API keys and is never assigned to people. */
export type OrgRole = 'owner' | 'admin' | 'teacher' | 'staff' | 'health_staff' | 'guardian' | 'student' | 'guest' | 'service'

export type MemberStatus = 'invited' | 'active' | 'suspended' | 'removed'

export interface CurrentMembership {
  id: MemberId
  organization: OrganizationSummary
  role: Open<OrgRole>
  additionalRoles: Open<OrgRole>[]
  status: Open<MemberStatus>
}

/** The signed-in person. */
export interface CurrentUser {
  id: UserId
  email: EmailAddress
  emailVerified: true
  firstName: string
  lastName: string
  displayName: string
  avatarUrl: HttpsUrl | null
  locale: Locale
  timezone: TimeZone
  /** Whether this person operates the platform. */
  isSuperAdmin: boolean
  /** Every organization that the person belongs to; `organization.id` is what `X-Org-Id` takes. */
  memberships: CurrentMembership[]
  /** What the person may do in the current organization, as `resource:action`. */
  permissions: string[]
  /** The caller's own student record in the current organization. */
  linkedStudentId: StudentId | null
  createdAt: Timestamp
}

/** A person, or the service user of an API key, as seen within the organization. */
export interface User {
  id: UserId
  firstName: string
  lastName: string
  displayName: string
  /** Null unless it is the caller's own, or the caller may update members. */
  email: EmailAddress | null
  avatarUrl: HttpsUrl | null
  kind: Open<'person' | 'service'>
  /** The main role in this organization. */
  role: Open<OrgRole> | null
  createdAt: Timestamp
}

/** A person's membership of the organization. */
export interface Member {
  id: MemberId
  /** Null until the invitation is accepted. */
  userId: UserId | null
  /** The invited e-mail address until the invitation is accepted. */
  displayName: string
  /**
   * Null unless it is the caller's own, or the caller may update members. Invitations show it to those who may
   * invite.
   */
  email: EmailAddress | null
  avatarUrl: HttpsUrl | null
  role: Open<OrgRole>
  additionalRoles: Open<OrgRole>[]
  status: Open<MemberStatus>
  title: string | null
  joinedAt: Timestamp | null
  createdAt: Timestamp
  updatedAt: Timestamp
}

/** A role that a member may be given. */
export type AssignableRole = 'owner' | 'admin' | 'teacher' | 'staff' | 'health_staff' | 'guardian' | 'student' | 'guest'

export interface MemberInvite {
  email: EmailAddress
  /** Not above the caller's own. */
  role: AssignableRole
  /** Not above the caller's own. Default `[]`. */
  additionalRoles?: AssignableRole[]
  title?: string | null
}

/** What is left out stays as it is; null clears. */
export interface MemberUpdate {
  /** Not above the caller's own. */
  role?: AssignableRole
  /** Not above the caller's own. */
  additionalRoles?: AssignableRole[]
  title?: string | null
  status?: 'active' | 'suspended' | 'removed'
}

export interface UsagePoint {
  date: CalendarDate
  requests: number
  /** Requests answered with a 4xx or 5xx status other than 429. */
  errors: number
  /** 95 of 100 requests were answered within this many milliseconds. Null without requests. */
  p95LatencyMs: number | null
  /** Requests answered with 429. */
  rateLimitHits: number
}

/** The whole range. */
export interface UsageTotals {
  requests: number
  /** Requests answered with a 4xx or 5xx status other than 429. */
  errors: number
  /** 95 of 100 requests were answered within this many milliseconds. Null without requests. */
  p95LatencyMs: number | null
  /** Requests answered with 429. */
  rateLimitHits: number
}

/** One point for each day (UTC) of the range, days without requests included. */
export interface UsageSeries {
  /** The key that is shown; null for the whole organization. */
  apiKeyId: ApiKeyId | null
  bucket: "day"
  timezone: "UTC"
  from: CalendarDate
  to: CalendarDate
  points: UsagePoint[]
  totals: UsageTotals
}

export type ApiKeyId = string

/** `rotating`: both the new and the previous secret work. */
export type ApiKeyStatus = 'active' | 'rotating' | 'revoked' | 'expired'

/** `secret`: an organization's own key. `app`: the credential of an installed app. */
export type ApiKeyKind = 'secret' | 'app'

export interface ApiKey {
  id: ApiKeyId
  name: string
  kind: Open<ApiKeyKind>
  /** The secret's start and last four characters, to recognize it by. */
  prefix: string
  scopes: string[]
  status: Open<ApiKeyStatus>
  /** The user as which the key acts, e.g. as the author of what it creates. */
  serviceUserId: UserId
  /** The installed app that the key belongs to. */
  appId: string | null
  expiresAt: Timestamp | null
  /** While rotating, until when the previous secret still works. */
  previousSecretExpiresAt: Timestamp | null
  /** At most one minute behind. */
  lastUsedAt: Timestamp | null
  revokedAt: Timestamp | null
  createdAt: Timestamp
  updatedAt: Timestamp
}

export interface ApiKeyCreate {
  name: string
  /** What the key may do. The caller's own roles must allow each. */
  scopes: string[]
  /** In the future, at most two years away. Null or left out, the key does not expire. */
  expiresAt?: Timestamp | null
}

/** An API key with its secret, which is shown this once. */
export interface ApiKeyWithSecret {
  id: ApiKeyId
  name: string
  kind: Open<ApiKeyKind>
  /** The secret's start and last four characters, to recognize it by. */
  prefix: string
  scopes: string[]
  status: Open<ApiKeyStatus>
  /** The user as which the key acts, e.g. as the author of what it creates. */
  serviceUserId: UserId
  /** The installed app that the key belongs to. */
  appId: string | null
  expiresAt: Timestamp | null
  /** While rotating, until when the previous secret still works. */
  previousSecretExpiresAt: Timestamp | null
  /** At most one minute behind. */
  lastUsedAt: Timestamp | null
  revokedAt: Timestamp | null
  createdAt: Timestamp
  updatedAt: Timestamp
  /** What goes into the `Authorization` header. Shown this once; keep it safe. */
  secret: string
}

export interface ApiKeyRotate {
  /** For how long the previous secret goes on working. Default `86400`. */
  gracePeriodSeconds?: number
}

export interface GradingScaleStep {
  letter: string
  minPercentage: number
}

/** Over quota, `warn` only adds a header to responses, while `block` refuses requests. */
export type QuotaMode = 'warn' | 'block'

export interface OrganizationSettings {
  /** From this age on, students decide for themselves where the law lets them. */
  digitalConsentAge: number
  /** After this many days, attendance can no longer be changed. */
  attendanceLockDays: number
  /** The letter for each percentage from `minPercentage` up. */
  gradingScale: GradingScaleStep[]
  /** Whether guardians may write posts. */
  guardiansMayPost: boolean
  quotaMode: Open<QuotaMode>
}

export interface Organization {
  id: OrganizationId
  slug: OrganizationSlug
  name: string
  kind: Open<'school' | 'district' | 'preschool' | 'program'>
  status: Open<OrganizationStatus>
  timezone: TimeZone
  locale: Locale
  /** The consent policy in force. New consents are given to this version. */
  consentPolicyVersion: string
  settings: OrganizationSettings
  createdAt: Timestamp
  updatedAt: Timestamp
}

/** Only the settings that are sent change. A grading scale is replaced as a whole. */
export interface OrganizationSettingsUpdate {
  /** From this age on, students decide for themselves where the law lets them. */
  digitalConsentAge?: number
  /** After this many days, attendance can no longer be changed. */
  attendanceLockDays?: number
  /** The letter for each percentage from `minPercentage` up. */
  gradingScale?: GradingScaleStep[]
  /** Whether guardians may write posts. */
  guardiansMayPost?: boolean
}

/** What is left out stays as it is. */
export interface OrganizationUpdate {
  name?: string
  timezone?: TimeZone
  locale?: Locale
  settings?: OrganizationSettingsUpdate
}

/** The organization's monthly request quota. */
export interface Quota {
  /** The month (UTC). */
  period: string
  /** Null means unlimited. */
  limit: number | null
  used: number
  /** Never below 0. Null when unlimited. */
  remaining: number | null
  overQuota: boolean
  mode: Open<QuotaMode>
  resetsAt: Timestamp
}

/** The user, API key or app that acted. */
export type ActorId = string

export type AuditOutcome = 'success' | 'denied' | 'failed'

export type AuditLogId = string

export interface AuditActor {
  kind: Open<'user' | 'api_key' | 'app' | 'system'>
  id: ActorId | null
  displayName: string
}

export interface AuditChange {
  /** The value before; null where there was none. */
  from: unknown
  /** The value after; null where there is none. */
  to: unknown
}

/** One act, or the denials of one actor and operation within one minute. */
export interface AuditLog {
  id: AuditLogId
  /** The operation's id. */
  action: string
  outcome: Open<AuditOutcome>
  /** How many denials the row stands for; the other fields are the first one's. Otherwise 1. */
  count: number
  actor: AuditActor
  resourceType: string | null
  resourceId: ResourceId | null
  /** The student whose data was touched. */
  childId: StudentId | null
  requestId: RequestId
  /** The caller's network, not the whole address. */
  ipPrefix: string | null
  userAgent: string | null
  /** The changed fields by name. Null to API keys. Sensitive values are left out or shown as `[redacted]`. */
  changes: { [key: string]: AuditChange } | null
  occurredAt: Timestamp
}

/** Query of `tasks.list`. */
export interface TasksListParams {
  /** Only tasks in this state. */
  status?: TaskStatus
  /** Only tasks of this priority. */
  priority?: TaskPriority
  /** Only tasks assigned to this user. */
  assigneeId?: UserId
  /** Only tasks of this project. */
  projectId?: ProjectId
  /** Only tasks due on this day or later. */
  dueFrom?: CalendarDate
  /** Only tasks due on this day or earlier. */
  dueTo?: CalendarDate
  /** Only tasks whose title contains this text, in either case. */
  q?: string
  /**
   * `createdAt` puts the newest first; `dueDate` the earliest due first, undated tasks last. Default
   * `"createdAt"`.
   */
  sort?: 'createdAt' | 'dueDate'
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number
  /** How many items a page holds. Default `20`. */
  limit?: number
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string
}

/** Query of `tasks.listProjects`. */
export interface TasksListProjectsParams {
  /** Only projects in this state. */
  status?: ProjectStatus
  /** Only projects whose name contains this text, in either case. */
  q?: string
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number
  /** How many items a page holds. Default `20`. */
  limit?: number
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string
}

/** Query of `academic.assignments.list`. */
export interface AcademicAssignmentsListParams {
  /** Only assignments of this section. */
  sectionId?: SectionId
  /** Only assignments in this state. */
  status?: AssignmentStatus
  /** Only assignments of this kind. */
  type?: AssignmentType
  /** Only assignments due on this day of the organization's calendar or later. */
  dueFrom?: CalendarDate
  /** Only assignments due on this day of the organization's calendar or earlier. */
  dueTo?: CalendarDate
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number
  /** How many items a page holds. Default `20`. */
  limit?: number
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string
}

/** Query of `academic.assignments.getSubmissions`. */
export interface AcademicAssignmentsGetSubmissionsParams {
  /** Only submissions in this state. */
  status?: SubmissionStatus
  /** Only submissions of this student. */
  studentId?: StudentId
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number
  /** How many items a page holds. Default `20`. */
  limit?: number
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string
}

/** Query of `academic.classrooms.list`. */
export interface AcademicClassroomsListParams {
  /** Only rooms of this kind. */
  kind?: ClassroomKind
  /** Only rooms that are, or are not, in use. */
  isActive?: boolean
  /** Only rooms whose name or code contains this text, in either case. */
  q?: string
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number
  /** How many items a page holds. Default `20`. */
  limit?: number
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string
}

/** Query of `academic.terms.list`. */
export interface AcademicTermsListParams {
  /** Only terms of this kind. */
  kind?: TermKind
  /** Only terms that include today, or only those that do not. Today is the organization's. */
  current?: boolean
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number
  /** How many items a page holds. Default `20`. */
  limit?: number
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string
}

/** Query of `academic.teachers.list`. */
export interface AcademicTeachersListParams {
  /** Only teachers of this subject. */
  subject?: Subject
  /** Only teachers in this state. */
  status?: TeacherStatus
  /** Only teachers whose name or title contains this text, in either case. */
  q?: string
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number
  /** How many items a page holds. Default `20`. */
  limit?: number
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string
}

/** Query of `academic.courses.list`. */
export interface AcademicCoursesListParams {
  /** Only courses of this subject. */
  subject?: Subject
  /** Only courses for this grade. */
  gradeLevel?: GradeLevel
  /** Only courses in this state. */
  status?: CourseStatus
  /** Only courses whose code or title contains this text, in either case. */
  q?: string
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number
  /** How many items a page holds. Default `20`. */
  limit?: number
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string
}

/** Query of `academic.courses.getOfferings`. */
export interface AcademicCoursesGetOfferingsParams {
  /** Only the offering in this term. */
  termId?: TermId
  /** Only offerings in this state. */
  status?: OfferingStatus
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number
  /** How many items a page holds. Default `20`. */
  limit?: number
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string
}

/** Query of `academic.courses.getPrerequisites`. */
export interface AcademicCoursesGetPrerequisitesParams {
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number
  /** How many items a page holds. Default `20`. */
  limit?: number
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string
}

/** Query of `academic.courses.listStandards`. */
export interface AcademicCoursesListStandardsParams {
  /** Only standards of this subject. */
  subject?: Subject
  /** Only standards for this grade. */
  gradeLevel?: GradeLevel
  /** Only standards of this course. */
  courseId?: CourseId
  /** Only standards whose code or title contains this text, in either case. */
  q?: string
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number
  /** How many items a page holds. Default `20`. */
  limit?: number
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string
}

/** Query of `academic.lessons.list`. */
export interface AcademicLessonsListParams {
  /** Only lessons of this section. */
  sectionId?: SectionId
  /** Only lessons in this state. */
  status?: LessonStatus
  /** Only lessons on this day or later. */
  from?: CalendarDate
  /** Only lessons on this day or earlier. */
  to?: CalendarDate
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number
  /** How many items a page holds. Default `20`. */
  limit?: number
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string
}

/** Query of `academic.lessons.getSchedule`. */
export interface AcademicLessonsGetScheduleParams {
  /** The first day. */
  from: CalendarDate
  /** The last day. Both together span at most 31 days. */
  to: CalendarDate
  /** Only this section. */
  sectionId?: SectionId
  /** Only sections of this teacher. */
  teacherId?: TeacherId
  /** Only what this student is enrolled in. */
  studentId?: StudentId
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number
  /** How many items a page holds. Default `20`. */
  limit?: number
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string
}

/** Query of `academic.sections.list`. */
export interface AcademicSectionsListParams {
  /** Only sections of this offering. */
  offeringId?: OfferingId
  /** Only sections of this course. */
  courseId?: CourseId
  /** Only sections in this term. */
  termId?: TermId
  /** Only sections of this teacher. */
  teacherId?: TeacherId
  /** Only sections in this state. */
  status?: SectionStatus
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number
  /** How many items a page holds. Default `20`. */
  limit?: number
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string
}

/** Query of `identity.listUsers`. */
export interface IdentityListUsersParams {
  /** Only users with this role. */
  role?: OrgRole
  /** Only users whose name contains this text, in either case. */
  q?: string
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number
  /** How many items a page holds. Default `20`. */
  limit?: number
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string
}

/** Query of `identity.listMembers`. */
export interface IdentityListMembersParams {
  /** Only members with this role. */
  role?: OrgRole
  /** Only members in this state. */
  status?: MemberStatus
  /** Only members whose name contains this text, in either case. */
  q?: string
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number
  /** How many items a page holds. Default `20`. */
  limit?: number
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string
}

/** Query of `usage.getOrgUsage`. */
export interface UsageGetOrgUsageParams {
  /** The first day (UTC) to show. By default 29 days ago. */
  from?: CalendarDate
  /** The last day (UTC) to show, at most 92 days from the first. By default today. */
  to?: CalendarDate
}

/** Query of `usage.getKeyUsage`. */
export interface UsageGetKeyUsageParams {
  /** The first day (UTC) to show. By default 29 days ago. */
  from?: CalendarDate
  /** The last day (UTC) to show, at most 92 days from the first. By default today. */
  to?: CalendarDate
}

/** Query of `apiKeys.list`. */
export interface ApiKeysListParams {
  /** Only keys in this state. */
  status?: ApiKeyStatus
  /** Only keys of this kind. */
  kind?: ApiKeyKind
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number
  /** How many items a page holds. Default `20`. */
  limit?: number
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string
}

/** Query of `audit.list`. */
export interface AuditListParams {
  /** Only this operation, by its id. */
  action?: string
  /** Only what this user, API key or app did. */
  actorId?: ActorId
  /** Only resources of this type. */
  resourceType?: string
  /** Only this resource. */
  resourceId?: ResourceId
  /** Only acts with this outcome. */
  outcome?: AuditOutcome
  /** Only at this moment or later. */
  from?: Timestamp
  /** Only at this moment or earlier. */
  to?: Timestamp
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number
  /** How many items a page holds. Default `20`. */
  limit?: number
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string
}
