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
  description?: string | null | undefined
  /** Default `"normal"`. */
  priority?: 'low' | 'normal' | 'high' | 'urgent' | undefined
  dueDate?: CalendarDate | null | undefined
  /** An active project that the caller may see. */
  projectId?: ProjectId | null | undefined
  /** An active member whom the caller may see. */
  assigneeId?: UserId | null | undefined
  /** The student whom the task is about. The caller needs access to that student. */
  studentId?: StudentId | null | undefined
  /** Default `[]`. */
  labels?: string[] | undefined
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
  title?: string | undefined
  description?: string | null | undefined
  /** To complete a task, or to reopen a completed one, use those operations. */
  status?: 'open' | 'in_progress' | undefined
  priority?: TaskPriority | undefined
  dueDate?: CalendarDate | null | undefined
  /** An active project that the caller may see. */
  projectId?: ProjectId | null | undefined
  /** An active member whom the caller may see. */
  assigneeId?: UserId | null | undefined
  /** The student whom the task is about. The caller needs access to that student. */
  studentId?: StudentId | null | undefined
  labels?: string[] | undefined
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
  description?: string | null | undefined
  color?: string | null | undefined
  startsOn?: CalendarDate | null | undefined
  /** Not before `startsOn`. */
  endsOn?: CalendarDate | null | undefined
}

/** What is left out stays as it is; null clears. */
export interface ProjectUpdate {
  name?: string | undefined
  description?: string | null | undefined
  color?: string | null | undefined
  status?: ProjectStatus | undefined
  startsOn?: CalendarDate | null | undefined
  /** Not before `startsOn`. */
  endsOn?: CalendarDate | null | undefined
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
  contentType?: string | null | undefined
  sizeBytes?: number | null | undefined
}

export interface AssignmentCreate {
  sectionId: SectionId
  title: string
  instructions?: string | null | undefined
  /** Default `"homework"`. */
  type?: AssignmentType | undefined
  /** Default `"draft"`. */
  status?: 'draft' | 'published' | undefined
  /** Kept with two decimals. */
  pointsPossible?: number | null | undefined
  /** What a submission may consist of; `none` alone where nothing is handed in here. Default `["text"]`. */
  submissionTypes?: SubmissionType[] | undefined
  /** How often a student may hand in; null for any number. */
  maxAttempts?: number | null | undefined
  /** Whether work is taken after `dueAt`. Default `true`. */
  allowLate?: boolean | undefined
  /** Work is taken from then on. */
  availableFrom?: Timestamp | null | undefined
  /** Not before `availableFrom`. */
  dueAt?: Timestamp | null | undefined
  /** No work is taken afterwards. Not before `dueAt`. */
  closesAt?: Timestamp | null | undefined
  /** Default `[]`. */
  attachments?: AttachmentInput[] | undefined
  /** Default `[]`. */
  standardIds?: StandardId[] | undefined
}

/** What is left out stays as it is; null clears. Lists replace the present ones. */
export interface AssignmentUpdate {
  title?: string | undefined
  instructions?: string | null | undefined
  type?: AssignmentType | undefined
  status?: AssignmentStatus | undefined
  /** Kept with two decimals. */
  pointsPossible?: number | null | undefined
  /** What a submission may consist of; `none` alone where nothing is handed in here. */
  submissionTypes?: SubmissionType[] | undefined
  /** How often a student may hand in; null for any number. */
  maxAttempts?: number | null | undefined
  /** Whether work is taken after `dueAt`. */
  allowLate?: boolean | undefined
  /** Work is taken from then on. */
  availableFrom?: Timestamp | null | undefined
  /** Not before `availableFrom`. */
  dueAt?: Timestamp | null | undefined
  /** No work is taken afterwards. Not before `dueAt`. */
  closesAt?: Timestamp | null | undefined
  attachments?: AttachmentInput[] | undefined
  standardIds?: StandardId[] | undefined
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
  studentId?: StudentId | undefined
  text?: string | null | undefined
  url?: HttpsUrl | null | undefined
  attachments?: AttachmentInput[] | undefined
}

export interface SubmissionReturn {
  feedback?: string | null | undefined
}

export type AttendanceStatus = 'present' | 'absent_excused' | 'absent_unexcused' | 'tardy' | 'early_departure' | 'partial'

export type AttendanceRecordId = string

/** How a student attended a section, or the whole day, on one day. */
export interface AttendanceRecord {
  id: AttendanceRecordId
  studentId: StudentId
  /** Null for the whole day. */
  sectionId: SectionId | null
  /** The day at the school. */
  date: CalendarDate
  status: Open<AttendanceStatus>
  /** With `tardy`, and only then. */
  minutesLate: number | null
  arrivedAt: Timestamp | null
  /** With `early_departure` and `partial` only, and not before `arrivedAt`. */
  departedAt: Timestamp | null
  /** For the family to read. */
  reason: string | null
  /** For the school only. Null to guardians and students, and in events. */
  note: string | null
  markedAt: Timestamp
  createdAt: Timestamp
  updatedAt: Timestamp
}

/** What is left out is cleared. */
export interface AttendanceMark {
  /** Enrolled in the section, or in the school for the whole day. */
  studentId: StudentId
  /** Null for the whole day. */
  sectionId?: SectionId | null | undefined
  /**
   * A day at the school within the section's term, not in the future. Days before the organization's
   * `attendanceLockDays` are locked to all but owners and admins.
   */
  date: CalendarDate
  status: AttendanceStatus
  /** With `tardy`, and only then. */
  minutesLate?: number | null | undefined
  arrivedAt?: Timestamp | null | undefined
  /** With `early_departure` and `partial` only, and not before `arrivedAt`. */
  departedAt?: Timestamp | null | undefined
  /** For the family to read. */
  reason?: string | null | undefined
  /** For the school only. */
  note?: string | null | undefined
}

/** What is left out is cleared. */
export interface AttendanceEntry {
  /** Enrolled in the section, or in the school for the whole day. */
  studentId: StudentId
  status: AttendanceStatus
  /** With `tardy`, and only then. */
  minutesLate?: number | null | undefined
  arrivedAt?: Timestamp | null | undefined
  /** With `early_departure` and `partial` only, and not before `arrivedAt`. */
  departedAt?: Timestamp | null | undefined
  /** For the family to read. */
  reason?: string | null | undefined
  /** For the school only. */
  note?: string | null | undefined
}

export interface AttendanceBulkMark {
  /** Null for the whole day. */
  sectionId?: SectionId | null | undefined
  /**
   * A day at the school within the section's term, not in the future. Days before the organization's
   * `attendanceLockDays` are locked to all but owners and admins.
   */
  date: CalendarDate
  /** Each student once. */
  records: AttendanceEntry[]
}

export interface AttendanceBulkResult {
  /** Null for the whole day. */
  sectionId: SectionId | null
  date: CalendarDate
  created: number
  updated: number
  unchanged: number
  /** In the order of the request. */
  records: AttendanceRecord[]
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
  kind?: 'classroom' | 'homeroom' | 'lab' | 'gym' | 'library' | 'virtual' | 'other' | undefined
  building?: string | null | undefined
  floor?: string | null | undefined
  capacity?: number | null | undefined
  gradeLevel?: GradeLevel | null | undefined
  /** Who has this room as homeroom, and with it access to the students who have it too. */
  homeroomTeacherId?: TeacherId | null | undefined
}

/** What is left out stays as it is; null clears. */
export interface ClassroomUpdate {
  name?: string | undefined
  /** Unique in the organization, in whatever case. */
  code?: string | undefined
  kind?: ClassroomKind | undefined
  building?: string | null | undefined
  floor?: string | null | undefined
  capacity?: number | null | undefined
  gradeLevel?: GradeLevel | null | undefined
  /** Who has this room as homeroom, and with it access to the students who have it too. */
  homeroomTeacherId?: TeacherId | null | undefined
  /** Whether the room is in use. Sections cannot be put into one that is not. */
  isActive?: boolean | undefined
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
  parentTermId?: TermId | null | undefined
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
  title?: string | null | undefined
  /** Default `[]`. */
  subjects?: Subject[] | undefined
  /** Default `[]`. */
  gradeLevels?: GradeLevel[] | undefined
  /** Null to guardians, students and guests. */
  employeeNumber?: string | null | undefined
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
  minPercentage?: number | null | undefined
  /** Whether students without it are refused; otherwise it is a recommendation. Default `true`. */
  isRequired?: boolean | undefined
}

export interface CourseCreate {
  /** Unique in the organization, in whatever case. */
  code: string
  title: string
  description?: string | null | undefined
  subject: Subject
  /** Default `[]`. */
  gradeLevels?: GradeLevel[] | undefined
  /** Kept with two decimals. */
  credits?: number | null | undefined
  /** Default `"active"`. */
  status?: 'draft' | 'active' | undefined
  /** In no particular order. Default `[]`. */
  standardIds?: StandardId[] | undefined
  /** Each course once. Default `[]`. */
  prerequisites?: PrerequisiteInput[] | undefined
}

/** What is left out stays as it is; null clears. Lists replace the present ones. */
export interface CourseUpdate {
  /** Unique in the organization, in whatever case. */
  code?: string | undefined
  title?: string | undefined
  description?: string | null | undefined
  subject?: Subject | undefined
  gradeLevels?: GradeLevel[] | undefined
  /** Kept with two decimals. */
  credits?: number | null | undefined
  status?: CourseStatus | undefined
  /** In no particular order. */
  standardIds?: StandardId[] | undefined
  /** Each course once. */
  prerequisites?: PrerequisiteInput[] | undefined
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
  capacity?: number | null | undefined
  /** Default `"planned"`. */
  status?: 'planned' | 'open' | undefined
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
  description?: string | null | undefined
  subject: Subject
  /** Default `[]`. */
  gradeLevels?: GradeLevel[] | undefined
  /** Where the standard comes from. */
  framework?: string | null | undefined
  /** The standard that this one is a part of. */
  parentId?: StandardId | null | undefined
}

/** Guardians and students do not see a draft, nor one that was canceled before it was published. */
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
  objectives?: string[] | undefined
  /** Markdown. */
  content?: string | null | undefined
  /** A day of the section's term. */
  date?: CalendarDate | null | undefined
  /** In the organization's time zone. Both times are given, or neither. */
  startTime?: WallTime | null | undefined
  /** After `startTime`. */
  endTime?: WallTime | null | undefined
  /** Default `"draft"`. */
  status?: 'draft' | 'published' | undefined
  /** Default `[]`. */
  standardIds?: StandardId[] | undefined
  /** Default `[]`. */
  materials?: AttachmentInput[] | undefined
}

/** What is left out stays as it is; null clears. Lists replace the present ones. */
export interface LessonUpdate {
  title?: string | undefined
  /** What students know or can do afterwards. */
  objectives?: string[] | undefined
  /** Markdown. */
  content?: string | null | undefined
  /** A day of the section's term. */
  date?: CalendarDate | null | undefined
  /** In the organization's time zone. Both times are given, or neither. */
  startTime?: WallTime | null | undefined
  /** After `startTime`. */
  endTime?: WallTime | null | undefined
  status?: LessonStatus | undefined
  standardIds?: StandardId[] | undefined
  materials?: AttachmentInput[] | undefined
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
  classroomId?: ClassroomId | null | undefined
}

export interface SectionCreate {
  offeringId: OfferingId
  name: string
  /** Unique in the term. */
  code: string
  /** The first one is the primary teacher. Only active teachers can be added. */
  teacherIds: TeacherId[]
  /** Where it meets, unless a meeting says otherwise. A room in use. */
  classroomId?: ClassroomId | null | undefined
  /** The most students, no more than its offering's capacity; null for no limit of its own. */
  capacity?: number | null | undefined
  /** Every week of the term. A section does not meet twice at once. */
  meetings?: MeetingInput[] | undefined
}

/** What is left out stays as it is; null clears. Lists replace the present ones. */
export interface SectionUpdate {
  name?: string | undefined
  /** Unique in the term. */
  code?: string | undefined
  /** The first one is the primary teacher. Only active teachers can be added. */
  teacherIds?: TeacherId[] | undefined
  /** Where it meets, unless a meeting says otherwise. A room in use. */
  classroomId?: ClassroomId | null | undefined
  /** The most students, no more than its offering's capacity; null for no limit of its own. */
  capacity?: number | null | undefined
  status?: SectionStatus | undefined
  /** Every week of the term. A section does not meet twice at once. */
  meetings?: MeetingInput[] | undefined
}

export type AssessmentId = string

export type GradeStatus = 'graded' | 'excused' | 'missing' | 'incomplete'

export type GradeId = string

/** A student's result of an assessment. */
export interface Grade {
  id: GradeId
  assessmentId: AssessmentId
  studentId: StudentId
  sectionId: SectionId
  termId: TermId
  /** The submission that was graded, if the assessment is of an assignment. */
  submissionId: SubmissionId | null
  status: Open<GradeStatus>
  /** With `graded`, and only then. At most twice the full score. Kept with two decimals. */
  score: number | null
  /** The full score, of the assessment. */
  maxScore: number
  /** The score in percent of the full score. */
  percentage: number | null
  /** By the organization's `gradingScale` when the score was given. */
  letter: string | null
  feedback: string | null
  gradedAt: Timestamp
  /** Null while guardians and students cannot see the grade. */
  releasedAt: Timestamp | null
  createdAt: Timestamp
  updatedAt: Timestamp
}

/** What is left out is cleared, except that a released grade stays released. */
export interface GradeSubmit {
  assessmentId: AssessmentId
  /** Enrolled in the assessment's section. */
  studentId: StudentId
  /** Default `"graded"`. */
  status?: 'graded' | 'excused' | 'missing' | 'incomplete' | undefined
  /** With `graded`, and only then. At most twice the full score. Kept with two decimals. */
  score?: number | null | undefined
  feedback?: string | null | undefined
  /** The student's latest submission of the assessment's assignment; that one too when left out with a score. */
  submissionId?: SubmissionId | null | undefined
  /** Shows it to the student and the guardians. Default `false`. */
  release?: boolean | undefined
}

/** What is left out is cleared. */
export interface GradeEntry {
  /** Enrolled in the assessment's section. */
  studentId: StudentId
  /** Default `"graded"`. */
  status?: 'graded' | 'excused' | 'missing' | 'incomplete' | undefined
  /** With `graded`, and only then. At most twice the full score. Kept with two decimals. */
  score?: number | null | undefined
  feedback?: string | null | undefined
  /** The student's latest submission of the assessment's assignment; that one too when left out with a score. */
  submissionId?: SubmissionId | null | undefined
}

export interface GradeBulkSubmit {
  assessmentId: AssessmentId
  /** Each student once. */
  grades: GradeEntry[]
  /** Shows it to the student and the guardians. Default `false`. */
  release?: boolean | undefined
}

export interface GradeBulkResult {
  assessmentId: AssessmentId
  created: number
  updated: number
  unchanged: number
  /** In the order of the request. */
  grades: Grade[]
}

export type AssessmentCategory = 'homework' | 'quiz' | 'test' | 'exam' | 'project' | 'participation' | 'other'

/** Something that is graded in a section. */
export interface Assessment {
  id: AssessmentId
  sectionId: SectionId
  termId: TermId
  /** The assignment of the same section that it grades, if any. */
  assignmentId: AssignmentId | null
  title: string
  category: Open<AssessmentCategory>
  /** The full score; up to twice as much can be given. Kept with two decimals. */
  maxScore: number
  /** Its part of the whole, in percent. Kept with two decimals. */
  weight: number | null
  /** A day of the section's term. */
  date: CalendarDate | null
  /** Learning standards that it measures. */
  standardIds: StandardId[]
  /** How many grades with a score it has that the caller may see. */
  gradedCount: number
  createdAt: Timestamp
  updatedAt: Timestamp
}

export interface AssessmentCreate {
  sectionId: SectionId
  title: string
  category: AssessmentCategory
  /** The full score; up to twice as much can be given. Kept with two decimals. */
  maxScore: number
  /** The assignment of the same section that it grades, if any. */
  assignmentId?: AssignmentId | null | undefined
  /** Its part of the whole, in percent. Kept with two decimals. */
  weight?: number | null | undefined
  /** A day of the section's term. */
  date?: CalendarDate | null | undefined
  /** Learning standards that it measures. Default `[]`. */
  standardIds?: StandardId[] | undefined
}

export type StudentStatus = 'applicant' | 'enrolled' | 'inactive' | 'transferred' | 'graduated'

/** The school's record of a child. */
export interface Student {
  id: StudentId
  /** The student's own account. A member with the role student. */
  userId: UserId | null
  /** Unique in the organization. */
  studentNumber: string
  firstName: string
  lastName: string
  /** What the student is called in place of the first name. */
  preferredName: string | null
  /** Preferred or first name, and last name. */
  displayName: string
  /** Shown to owners, admins, nurses, the student's guardians and API keys; null to others. */
  birthDate: CalendarDate | null
  gradeLevel: Open<GradeLevel>
  homeroomClassroomId: ClassroomId | null
  status: Open<StudentStatus>
  /** Null without the guardians' consent to photos, except to guardians and to the student. */
  avatarUrl: HttpsUrl | null
  /** When the student joined the school. */
  enrolledOn: CalendarDate | null
  createdAt: Timestamp
  updatedAt: Timestamp
}

export interface StudentCreate {
  /** Unique in the organization. */
  studentNumber: string
  firstName: string
  lastName: string
  gradeLevel: GradeLevel
  /** What the student is called in place of the first name. */
  preferredName?: string | null | undefined
  /** In the past. */
  birthDate?: CalendarDate | null | undefined
  homeroomClassroomId?: ClassroomId | null | undefined
  /** The student's own account. A member with the role student. */
  userId?: UserId | null | undefined
  /** By default enrolled. */
  status?: StudentStatus | undefined
  /** When the student joined the school. */
  enrolledOn?: CalendarDate | null | undefined
  avatarUrl?: HttpsUrl | null | undefined
  /** In E.164 form. Stored encrypted, and never shown. */
  phone?: string | null | undefined
  /** Stored encrypted, and never shown. */
  address?: string | null | undefined
}

/** What is left out stays as it is; null clears. */
export interface StudentUpdate {
  /** Unique in the organization. */
  studentNumber?: string | undefined
  firstName?: string | undefined
  lastName?: string | undefined
  gradeLevel?: GradeLevel | undefined
  /** What the student is called in place of the first name. */
  preferredName?: string | null | undefined
  /** In the past. */
  birthDate?: CalendarDate | null | undefined
  homeroomClassroomId?: ClassroomId | null | undefined
  /** The student's own account. A member with the role student. */
  userId?: UserId | null | undefined
  /** By default enrolled. */
  status?: StudentStatus | undefined
  /** When the student joined the school. */
  enrolledOn?: CalendarDate | null | undefined
  avatarUrl?: HttpsUrl | null | undefined
  /** In E.164 form. Stored encrypted, and never shown. */
  phone?: string | null | undefined
  /** Stored encrypted, and never shown. */
  address?: string | null | undefined
}

/** Active ones take a place in the section; waitlisted ones wait for one. */
export type EnrollmentStatus = 'pending' | 'active' | 'waitlisted' | 'completed' | 'withdrawn'

export type EnrollmentId = string

/** A student in a section. */
export interface Enrollment {
  id: EnrollmentId
  studentId: StudentId
  sectionId: SectionId
  termId: TermId
  status: Open<EnrollmentStatus>
  startsOn: CalendarDate | null
  endsOn: CalendarDate | null
  /** Shown to callers who may read grades; null to others. */
  finalPercentage: number | null
  /** Shown to callers who may read grades; null to others. */
  finalLetter: string | null
  withdrawReason: string | null
  createdAt: Timestamp
  updatedAt: Timestamp
}

export interface EnrollmentCreate {
  /** A student who is enrolled in the school; an applicant may be pending or waitlisted. */
  studentId: StudentId
  sectionId: SectionId
  /** Default `"active"`. */
  status?: 'pending' | 'active' | 'waitlisted' | undefined
  /** In the section's term. By default today, or the day of the term that is nearest to it. */
  startsOn?: CalendarDate | null | undefined
  /** Enrolls without the prerequisites that are required. For owners and admins. Default `false`. */
  overridePrerequisites?: boolean | undefined
}

/** What is left out stays as it is; null clears. */
export interface EnrollmentUpdate {
  /** In the section's term. */
  startsOn?: CalendarDate | null | undefined
  /**
   * In the section's term, and not before `startsOn`. By default the day on which the enrollment is completed or
   * withdrawn.
   */
  endsOn?: CalendarDate | null | undefined
  status?: 'active' | 'completed' | 'withdrawn' | undefined
  /** Goes with the state `withdrawn`, and is required to get there. */
  withdrawReason?: string | undefined
  /** For callers who may submit grades. */
  finalPercentage?: number | null | undefined
  /** For callers who may submit grades. */
  finalLetter?: string | null | undefined
}

export interface ChildHomeroom {
  classroomId: ClassroomId
  name: string
}

/** What a guardian link allows. */
export interface GuardianPermissions {
  canViewAcademics: boolean
  canViewHealth: boolean
  canManageContacts: boolean
  canConsent: boolean
  canPickup: boolean
}

/** By type, whether a guardian's consent is in force now. */
export interface ChildConsents {
  data_processing: boolean
  health_data: boolean
  contact_sharing: boolean
  photo_media: boolean
  direct_messaging: boolean
  /** With all apps; to an app's own key, with that app. */
  third_party_sharing: boolean
}

/** A student, as the family knows them. */
export interface Child {
  /** The student's id. */
  id: StudentId
  firstName: string
  lastName: string
  preferredName: string | null
  /** The preferred name, else the first one, and the last name. */
  displayName: string
  /** Shown to guardians of the child, health staff, owners, admins and API keys. */
  birthDate: CalendarDate | null
  gradeLevel: Open<GradeLevel>
  /** Only with consent to photos, except for guardians of the child. */
  avatarUrl: HttpsUrl | null
  status: Open<StudentStatus>
  homeroom: ChildHomeroom | null
  /** What the caller is to the child, by an active guardian link; null for others. */
  relationship: Open<Relationship> | null
  /** What that link allows; null without one. */
  permissions: GuardianPermissions | null
  consents: ChildConsents
  updatedAt: Timestamp
}

export type FamilyId = string

export type FamilyMemberId = string

export type FamilyMemberKind = 'guardian' | 'child'

/** A guardian or child of a household. */
export interface FamilyMember {
  id: FamilyMemberId
  familyId: FamilyId
  familyName: string
  kind: Open<FamilyMemberKind>
  /** A guardian's account; null for children. */
  userId: UserId | null
  /** A child's student record; null for guardians. */
  childId: StudentId | null
  displayName: string
  /** What a guardian is to the children of the household. */
  relationship: Open<Relationship> | null
  isPrimary: boolean
  joinedAt: Timestamp
}

/** Only active links allow anything, and only between their dates. */
export type GuardianLinkStatus = 'pending' | 'active' | 'suspended' | 'revoked'

export type GuardianLinkId = string

/** A person, as far as everybody may know who sees what they did. */
export interface UserSummary {
  id: UserId
  displayName: string
  /** A student's only with consent to photos. */
  avatarUrl: HttpsUrl | null
  role: Open<OrgRole> | null
}

/** What somebody is to a child. */
export type Relationship = 'mother' | 'father' | 'parent' | 'stepparent' | 'grandparent' | 'foster_parent' | 'legal_guardian' | 'sibling' | 'aunt_uncle' | 'relative' | 'caregiver' | 'friend' | 'other'

/** Ties an adult to a child. */
export interface GuardianLink {
  id: GuardianLinkId
  childId: StudentId
  guardianUserId: UserId
  guardian: UserSummary
  relationship: Open<Relationship>
  status: Open<GuardianLinkStatus>
  isPrimary: boolean
  permissions: GuardianPermissions
  /** The first day on which the link holds, in the organization's time zone; null for no limit. */
  startsOn: CalendarDate | null
  /** The last day on which the link holds; null for no limit. */
  endsOn: CalendarDate | null
  activatedAt: Timestamp | null
  revokedAt: Timestamp | null
  createdAt: Timestamp
  updatedAt: Timestamp
}

export interface GuardianLinkCreate {
  childId: StudentId
  /** An active member with the role guardian. */
  guardianUserId: UserId
  relationship: Relationship
  /** Not for guardians to give. Default `false`. */
  isPrimary?: boolean | undefined
  /** By default all; from a guardian, all that the own link allows, and never more. */
  permissions?: GuardianPermissions | undefined
  /** The first day on which the link holds, in the organization's time zone; null for no limit. */
  startsOn?: CalendarDate | null | undefined
  /** The last day on which the link holds; null for no limit. */
  endsOn?: CalendarDate | null | undefined
  /**
   * The family that guardian and child belong to once the link is accepted. By default the child's, or a new one
   * with the child's last name.
   */
  familyId?: FamilyId | null | undefined
}

export type ConsentType = 'data_processing' | 'health_data' | 'contact_sharing' | 'photo_media' | 'direct_messaging' | 'third_party_sharing'

/** Only granted consents are in force. One is superseded by a consent to a newer policy. */
export type ConsentStatus = 'granted' | 'revoked' | 'expired' | 'superseded'

export type ConsentId = string

/** What a guardian has agreed to for a child. */
export interface Consent {
  id: ConsentId
  childId: StudentId
  type: Open<ConsentType>
  /** For `third_party_sharing` the app, or null for all apps; null for the other types. */
  appId: AppId | null
  status: Open<ConsentStatus>
  /** The consent policy that it was given under. */
  policyVersion: string
  grantedAt: Timestamp
  expiresAt: Timestamp | null
  revokedAt: Timestamp | null
  createdAt: Timestamp
  updatedAt: Timestamp
}

export interface ConsentGrant {
  type: ConsentType
  /** The organization's present `consentPolicyVersion`, which the guardian has read. */
  policyVersion: string
  /** An installed app, with `third_party_sharing` alone. Left out, the consent is for all apps. */
  appId?: AppId | null | undefined
  /** When the consent ends by itself. In the future. */
  expiresAt?: Timestamp | null | undefined
}

export interface ConsentRevoke {
  /** For the organization's records; never shown again. */
  reason?: string | null | undefined
}

/**
 * `alerts` is what teachers get: bloodType, conditions, medications, physicianName and immunizationsUpToDate are
 * empty in it, whatever is known.
 */
export type HealthView = 'full' | 'alerts'

export type AllergySeverity = 'mild' | 'moderate' | 'severe' | 'life_threatening'

export interface Allergy {
  name: string
  severity: Open<AllergySeverity>
  reaction: string | null
  instructions: string | null
}

export interface HealthCondition {
  name: string
  notes: string | null
  since: CalendarDate | null
}

export interface Medication {
  name: string
  dosage: string | null
  schedule: string | null
  /** Whether it is given at school. */
  atSchool: boolean
  instructions: string | null
}

/** What a school must know of a child's health. */
export interface HealthInfo {
  childId: StudentId
  view: Open<HealthView>
  bloodType: Open<'A+' | 'A-' | 'B+' | 'B-' | 'AB+' | 'AB-' | 'O+' | 'O-'> | null
  allergies: Allergy[]
  conditions: HealthCondition[]
  medications: Medication[]
  dietaryRestrictions: string[]
  /** What to do in an emergency. */
  emergencyInstructions: string | null
  physicianName: string | null
  immunizationsUpToDate: boolean | null
  /** When somebody last went through all of it. */
  lastReviewedOn: CalendarDate | null
  updatedAt: Timestamp
}

export interface AllergyInput {
  name: string
  severity: AllergySeverity
  reaction?: string | null | undefined
  instructions?: string | null | undefined
}

export interface HealthConditionInput {
  name: string
  notes?: string | null | undefined
  since?: CalendarDate | null | undefined
}

export interface MedicationInput {
  name: string
  dosage?: string | null | undefined
  schedule?: string | null | undefined
  /** Whether it is given at school. */
  atSchool: boolean
  instructions?: string | null | undefined
}

/** The whole of it. What is left out is empty afterwards. */
export interface HealthInfoPut {
  bloodType?: 'A+' | 'A-' | 'B+' | 'B-' | 'AB+' | 'AB-' | 'O+' | 'O-' | null | undefined
  allergies?: AllergyInput[] | undefined
  conditions?: HealthConditionInput[] | undefined
  medications?: MedicationInput[] | undefined
  dietaryRestrictions?: string[] | undefined
  /** What to do in an emergency. */
  emergencyInstructions?: string | null | undefined
  physicianName?: string | null | undefined
  immunizationsUpToDate?: boolean | null | undefined
  /** When somebody last went through all of it. */
  lastReviewedOn?: CalendarDate | null | undefined
}

export type TrustedContactId = string

/**
 * Somebody whom the guardians trust with a child. Never shows a phone number, an address, or anything about a
 * PIN.
 */
export interface TrustedContact {
  id: TrustedContactId
  childId: StudentId
  name: string
  relationship: Open<Relationship>
  /** Whom to call first, from 1. */
  priority: number
  isEmergencyContact: boolean
  /** Whether the contact may pick the child up, between `validFrom` and `validUntil`. */
  canPickup: boolean
  /** The first day on which the contact may pick the child up. */
  validFrom: CalendarDate | null
  /** The last such day. */
  validUntil: CalendarDate | null
  photoUrl: HttpsUrl | null
  notes: string | null
  createdAt: Timestamp
  updatedAt: Timestamp
}

export interface TrustedContactCreate {
  name: string
  relationship: Relationship
  /** By default after the child's other contacts. */
  priority?: number | undefined
  /** Default `false`. */
  isEmergencyContact?: boolean | undefined
  /** Whether the contact may pick the child up, between `validFrom` and `validUntil`. Default `false`. */
  canPickup?: boolean | undefined
  /** The first day on which the contact may pick the child up. */
  validFrom?: CalendarDate | null | undefined
  /** The last such day. */
  validUntil?: CalendarDate | null | undefined
  photoUrl?: HttpsUrl | null | undefined
  notes?: string | null | undefined
  /** In international form (E.164). Stored encrypted; cannot be read back. */
  phone?: string | null | undefined
  /** Stored encrypted; cannot be read back. */
  address?: string | null | undefined
}

/** What is left out stays as it is; null clears. */
export interface TrustedContactUpdate {
  name?: string | undefined
  relationship?: Relationship | undefined
  /** Whom to call first, from 1. */
  priority?: number | undefined
  isEmergencyContact?: boolean | undefined
  /** Whether the contact may pick the child up, between `validFrom` and `validUntil`. */
  canPickup?: boolean | undefined
  /** The first day on which the contact may pick the child up. */
  validFrom?: CalendarDate | null | undefined
  /** The last such day. */
  validUntil?: CalendarDate | null | undefined
  photoUrl?: HttpsUrl | null | undefined
  notes?: string | null | undefined
  /** In international form (E.164). Stored encrypted; cannot be read back. */
  phone?: string | null | undefined
  /** Stored encrypted; cannot be read back. */
  address?: string | null | undefined
}

export interface PinSet {
  /** 4 to 8 digits, not all equal and not counting up or down; null clears the PIN. Setting it anew ends a lock. */
  pin: string | null
}

export interface PinVerify {
  pin: string
}

/** The PIN is right, and the contact may pick the child up. Anything else is an error. */
export interface PinVerification {
  trustedContactId: TrustedContactId
  childId: StudentId
  verified: true
  canPickup: boolean
  verifiedAt: Timestamp
}

/** Everybody whom an `announcement` is addressed to is told of it. */
export type PostKind = 'post' | 'announcement' | 'poll'

export type PostId = string

/**
 * `org` is everybody but guests; `sections` those who teach or learn in them, and guardians; `experience_roles`
 * those who hold one of them; `families` the guardians of the children, or of everybody in the sections.
 */
export type AudienceScope = 'org' | 'sections' | 'experience_roles' | 'families'

export type ExperienceRoleId = string

/** Whom a post is addressed to. The lists hold what the caller may see; its author and moderators see all. */
export interface PostAudience {
  scope: Open<AudienceScope>
  sectionIds: SectionId[]
  experienceRoleIds: ExperienceRoleId[]
  childIds: StudentId[]
}

/** What is scheduled or canceled is seen by its author and by moderators. */
export type PostStatus = 'scheduled' | 'published' | 'canceled'

export type ReactionType = 'like' | 'love' | 'celebrate' | 'support' | 'insightful' | 'funny'

export interface ReactionCount {
  type: Open<ReactionType>
  count: number
}

/** What the caller has done with the post. */
export interface PostViewer {
  reaction: Open<ReactionType> | null
  bookmarked: boolean
}

export type PollId = string

export type PollOptionId = string

export interface PollOption {
  id: PollOptionId
  text: string
  position: number
}

/** When voters see the results. */
export type ResultsVisibility = 'always' | 'after_vote' | 'after_close'

export type PollStatus = 'open' | 'closed'

/** A question with answers to choose from. Nobody sees who voted for what. */
export interface Poll {
  id: PollId
  question: string
  options: PollOption[]
  /** How many options one vote may name. */
  maxChoices: number
  /** Whether a vote can be changed. */
  allowChange: boolean
  resultsVisibility: Open<ResultsVisibility>
  /** No votes are taken from then on; null for no limit. */
  closesAt: Timestamp | null
  status: Open<PollStatus>
}

/** Something that was written to the organization, or to a part of it. */
export interface Post {
  id: PostId
  authorId: UserId
  author: UserSummary
  kind: Open<PostKind>
  body: string
  attachments: Attachment[]
  audience: PostAudience
  /** Children who are seen or named in it, as far as the caller may see them and their guardians agree to it. */
  taggedStudentIds: StudentId[]
  status: Open<PostStatus>
  /** When it is to be published, or was; null if it was published at once. */
  scheduledFor: Timestamp | null
  publishedAt: Timestamp | null
  /** When its author last changed what it says. */
  editedAt: Timestamp | null
  isPinned: boolean
  commentsEnabled: boolean
  commentCount: number
  reactionCount: number
  reactionSummary: ReactionCount[]
  viewer: PostViewer
  /** Of a post of the kind `poll`. */
  poll: Poll | null
  createdAt: Timestamp
  updatedAt: Timestamp
}

/** Whom a post is addressed to; everybody, where it is left out. */
export interface PostAudienceInput {
  scope: AudienceScope
  /** With `sections` or `families`. Default `[]`. */
  sectionIds?: SectionId[] | undefined
  /** With `experience_roles`. Roles that the caller holds; any, for moderators. Default `[]`. */
  experienceRoleIds?: ExperienceRoleId[] | undefined
  /** With `families`. Default `[]`. */
  childIds?: StudentId[] | undefined
}

/** With the kind `poll`, and only with it. */
export interface PollCreate {
  question: string
  options: string[]
  /** How many options one vote may name. Default `1`. */
  maxChoices?: number | undefined
  /** Whether a vote can be changed. Default `false`. */
  allowChange?: boolean | undefined
  /** Default `"after_vote"`. */
  resultsVisibility?: ResultsVisibility | undefined
  /** After the post is published; null for no limit. */
  closesAt?: Timestamp | null | undefined
}

export interface PostCreate {
  body: string
  /** Default `"post"`. */
  kind?: PostKind | undefined
  /** Default `[]`. */
  attachments?: AttachmentInput[] | undefined
  audience?: PostAudienceInput | undefined
  /** Needs the guardians' consent to photos of each. Default `[]`. */
  taggedStudentIds?: StudentId[] | undefined
  /** At least a minute and at most a year ahead; the post is published then. Null or left out to publish at once. */
  scheduledFor?: Timestamp | null | undefined
  /** For moderators. Default `false`. */
  isPinned?: boolean | undefined
  /** Default `true`. */
  commentsEnabled?: boolean | undefined
  poll?: PollCreate | undefined
}

/**
 * What is left out stays as it is; lists replace the present ones. Audience, kind and poll never change. Text,
 * links and time are for the author, pinning for moderators.
 */
export interface PostUpdate {
  body?: string | undefined
  attachments?: AttachmentInput[] | undefined
  /** Moderators who are not the author can only leave out children who are tagged. */
  taggedStudentIds?: StudentId[] | undefined
  commentsEnabled?: boolean | undefined
  isPinned?: boolean | undefined
  /** While the post is scheduled. */
  scheduledFor?: Timestamp | undefined
}

export type BookmarkId = string

export interface Bookmark {
  id: BookmarkId
  postId: PostId
  post: Post
  createdAt: Timestamp
}

export interface BookmarkState {
  postId: PostId
  bookmarked: boolean
}

export type CommentId = string

/** What somebody says about a post, or about a comment on it. Comments have replies; replies have none. */
export interface Comment {
  id: CommentId
  postId: PostId
  /** The comment that this one answers; null for a comment on the post itself. */
  parentCommentId: CommentId | null
  authorId: UserId
  author: UserSummary
  body: string
  replyCount: number
  createdAt: Timestamp
  updatedAt: Timestamp
}

export interface CommentCreate {
  body: string
  /** A comment on the same post that is no reply itself. */
  parentCommentId?: CommentId | null | undefined
}

/** A named audience of people who have something in common, such as room parents, coaches or trip helpers. */
export interface ExperienceRole {
  id: ExperienceRoleId
  /** A name for programs. Unique in the organization, and never changes. */
  key: string
  name: string
  description: string | null
  color: string | null
  /** How many members the caller may see. */
  memberCount: number
  createdAt: Timestamp
  updatedAt: Timestamp
}

export interface ExperienceRoleCreate {
  /** A name for programs. Unique in the organization, and never changes. */
  key: string
  name: string
  description?: string | null | undefined
  color?: string | null | undefined
}

export type ExperienceRoleMemberId = string

export interface ExperienceRoleMember {
  id: ExperienceRoleMemberId
  roleId: ExperienceRoleId
  userId: UserId
  user: UserSummary
  joinedAt: Timestamp
}

export interface PollVote {
  /** Options of this poll, at most as many as its `maxChoices`. */
  optionIds: PollOptionId[]
}

export interface PollOptionResult {
  optionId: PollOptionId
  text: string
  votes: number | null
  /** How many of a hundred voters chose it, to two decimals. Where several can be chosen, the sum exceeds 100. */
  percentage: number | null
}

/**
 * How a poll stands. While `visible` is false, the options' `votes` and `percentage` are null. Votes are secret:
 * only `viewerVote`, the caller's own, says who chose what.
 */
export interface PollResults {
  pollId: PollId
  status: Open<PollStatus>
  /** Whether the caller may see the votes now. */
  visible: boolean
  /** How many people have voted. */
  totalVoters: number
  /** In the poll's order. */
  options: PollOptionResult[]
  /** What the caller chose; empty before the caller has voted. */
  viewerVote: PollOptionId[]
  closesAt: Timestamp | null
}

export type ReactionId = string

export interface Reaction {
  id: ReactionId
  postId: PostId
  userId: UserId
  user: UserSummary
  type: Open<ReactionType>
  createdAt: Timestamp
}

export interface ReactionToggle {
  type: ReactionType
}

export interface ReactionState {
  postId: PostId
  /** Whether there is a reaction of the caller now. */
  reacted: boolean
  /** The caller's reaction; null when there is none any more. */
  type: Open<ReactionType> | null
  /** The post's reactions by type, without those that nobody chose. */
  reactionSummary: ReactionCount[]
}

export type ReportReason = 'spam' | 'bullying' | 'harassment' | 'inappropriate' | 'privacy' | 'safety' | 'misinformation' | 'other'

export interface ReportCreate {
  reason: ReportReason
  /** Required where the reason is `other`. */
  details?: string | null | undefined
}

export type ReportId = string

export type ReportStatus = 'pending' | 'dismissed' | 'actioned'

export interface ReportedPost {
  id: PostId
  authorId: UserId
  /** How the post begins. */
  excerpt: string
  status: Open<PostStatus>
  isDeleted: boolean
}

/** That somebody thinks a post should not stand, and what the moderators made of it. */
export interface Report {
  id: ReportId
  postId: PostId
  /** Who reported it. Null except to moderators and to that person. */
  reporterId: UserId | null
  reason: Open<ReportReason>
  details: string | null
  status: Open<ReportStatus>
  /** What the review decided; null while the report is pending. */
  action: Open<'dismiss' | 'remove_post' | 'warn_author'> | null
  /** For moderators only; null to others. */
  reviewNote: string | null
  reviewedAt: Timestamp | null
  /** For moderators only; null to others. */
  post: ReportedPost | null
  createdAt: Timestamp
  updatedAt: Timestamp
}

export interface ReportReview {
  action: 'dismiss' | 'remove_post' | 'warn_author'
  /** For the other moderators. */
  note?: string | null | undefined
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
  additionalRoles?: AssignableRole[] | undefined
  title?: string | null | undefined
}

/** What is left out stays as it is; null clears. */
export interface MemberUpdate {
  /** Not above the caller's own. */
  role?: AssignableRole | undefined
  /** Not above the caller's own. */
  additionalRoles?: AssignableRole[] | undefined
  title?: string | null | undefined
  status?: 'active' | 'suspended' | 'removed' | undefined
}

export type ConversationId = string

export type ConversationKind = 'direct' | 'group'

export type ParticipantRole = 'owner' | 'admin' | 'member'

export interface Participant {
  userId: UserId
  displayName: string
  /** A student's only with consent to photos. */
  avatarUrl: HttpsUrl | null
  role: Open<ParticipantRole>
  /** Messages from then on can be read. */
  joinedAt: Timestamp
}

export type MessageId = string

export interface LastMessage {
  id: MessageId
  senderId: UserId
  /** How it begins; empty where it has attachments only. */
  excerpt: string
  createdAt: Timestamp
}

/**
 * Nobody writes into an archived conversation: the section of its class is archived, or one of the two left the
 * organization.
 */
export type ConversationStatus = 'active' | 'archived'

export interface Conversation {
  id: ConversationId
  kind: Open<ConversationKind>
  /** A group has one, a direct conversation none. */
  name: string | null
  description: string | null
  avatarUrl: HttpsUrl | null
  /** The section whose class the group is. */
  sectionId: SectionId | null
  /** Who takes part, the longest first; no more than fifty are shown. */
  participants: Participant[]
  participantCount: number
  /** The latest message that the caller may read. Events do not tell it. */
  lastMessage: LastMessage | null
  /** Messages of others that the caller has not read. */
  unreadCount: number
  /** The caller gets no notifications of it. */
  isMuted: boolean
  /** The caller's lists leave it out. A new message shows a hidden direct conversation again, not a group. */
  isHidden: boolean
  status: Open<ConversationStatus>
  createdAt: Timestamp
  /** When its people or its state changed last; messages do not count. */
  updatedAt: Timestamp
}

/** What the caller takes part in, newest activity first, at most 200 of each kind. */
export interface ConversationListing {
  /** Groups that the caller belongs to and has not hidden. */
  groups: Conversation[]
  /** Direct conversations with a message at least, which the caller has not hidden. */
  visibleDirects: Conversation[]
}

/** Sent together with the creation, or into the conversation that there was already. */
export interface FirstMessage {
  /** May be empty where there are attachments. */
  body: string
  attachments?: AttachmentInput[] | undefined
}

export interface ConversationCreate {
  /** Whom to talk with. */
  participantId: UserId
  message?: FirstMessage | undefined
}

export interface Message {
  id: MessageId
  conversationId: ConversationId
  senderId: UserId
  sender: UserSummary
  /** May be empty where there are attachments. */
  body: string
  attachments: Attachment[]
  replyToId: MessageId | null
  createdAt: Timestamp
}

/** A body, attachments, or both. */
export interface MessageSend {
  /** May be empty where there are attachments. */
  body?: string | undefined
  attachments?: AttachmentInput[] | undefined
  /** A message of the same conversation. */
  replyToId?: MessageId | null | undefined
}

export interface MarkRead {
  /** The last message that was read. */
  messageId: MessageId
}

export interface ReadState {
  conversationId: ConversationId
  lastReadMessageId: MessageId | null
  /** Messages of others that came after it. */
  unreadCount: number
  /** When the caller came to that message. */
  readAt: Timestamp
}

export interface ConversationPreferencesUpdate {
  isMuted?: boolean | undefined
  isHidden?: boolean | undefined
}

export interface GroupCreate {
  name: string
  /** Whom to begin with, besides the caller, who owns the group. */
  memberIds: UserId[]
  description?: string | null | undefined
  avatarUrl?: HttpsUrl | null | undefined
  /** The section whose class the group is. It is archived with it. */
  sectionId?: SectionId | null | undefined
}

export interface GroupMembersAdd {
  /** Those who belong to the group already stay as they are. */
  memberIds: UserId[]
  /** Default `"member"`. */
  role?: 'member' | 'admin' | undefined
}

export interface ProfileLink {
  label: string
  url: string
}

export interface Profile {
  userId: UserId
  displayName: string
  firstName: string
  lastName: string
  pronouns: string | null
  headline: string | null
  bio: string | null
  /** A student's is the one of the student record, and only with consent to photos. */
  avatarUrl: HttpsUrl | null
  role: Open<OrgRole> | null
  additionalRoles: Open<OrgRole>[]
  /** What the person teaches here. */
  subjects: Open<Subject>[]
  links: ProfileLink[]
  locale: Locale
  timezone: TimeZone
  joinedAt: Timestamp | null
  updatedAt: Timestamp
}

/** What to change. Null clears a field. */
export interface ProfileUpdate {
  pronouns?: string | null | undefined
  headline?: string | null | undefined
  bio?: string | null | undefined
  /** Not shown for students, whose picture is the one of their record. */
  avatarUrl?: HttpsUrl | null | undefined
  links?: ProfileLink[] | undefined
  locale?: Locale | undefined
  timezone?: TimeZone | undefined
  phone?: string | null | undefined
  address?: string | null | undefined
}

export type AppCategory = 'academics' | 'communication' | 'family' | 'operations' | 'analytics' | 'safety' | 'other'

export type AppId = string

/** A scope of API keys. */
export type AppScope = string

/** An app as the store presents it. */
export interface App {
  id: AppId
  slug: string
  name: string
  tagline: string | null
  description: string
  developerName: string
  categories: Open<AppCategory>[]
  iconUrl: HttpsUrl | null
  screenshots: string[]
  websiteUrl: HttpsUrl | null
  privacyPolicyUrl: string
  /** What the app asks to be granted. */
  requestedScopes: AppScope[]
  /** Whether the app has pages that are shown inside the organization's own. */
  isEmbedded: boolean
  /** Where those pages are. */
  embedUrl: HttpsUrl | null
  pricing: Open<'free' | 'paid'>
  version: string
  /** In how many organizations the app is installed. Some minutes behind. */
  installCount: number
  /** In the current organization. */
  isInstalled: boolean
  publishedAt: Timestamp
  updatedAt: Timestamp
}

/** A `suspended` installation was halted by the platform's operator; its credential does not work. */
export type AppInstallationStatus = 'active' | 'suspended' | 'uninstalled'

export type AppInstallationId = string

export interface InstalledApp {
  id: AppId
  slug: string
  name: string
  iconUrl: HttpsUrl | null
}

export interface AppInstallation {
  id: AppInstallationId
  appId: AppId
  app: InstalledApp
  status: Open<AppInstallationStatus>
  grantedScopes: AppScope[]
  installedAt: Timestamp
  uninstalledAt: Timestamp | null
  createdAt: Timestamp
  updatedAt: Timestamp
}

export interface AppInstall {
  /** What the app may do, out of what it requests. Everything, when left out. */
  grantedScopes?: AppScope[] | undefined
}

export type ApiKeyId = string

export interface AppCredential {
  /** The API key that the secret belongs to. */
  id: ApiKeyId
  appId: AppId
  /** Send it as a bearer token, and sign init data with it. It cannot be read again. */
  appSecret: string
  scopes: AppScope[]
  createdAt: Timestamp
  /** After a rotation, until when the previous secret still works. */
  previousExpiresAt: Timestamp | null
}

/** An installation with its credential, whose secret is shown here and nowhere else. */
export interface AppInstallResult {
  installation: AppInstallation
  credential: AppCredential
}

export interface CredentialRotate {
  /** For how long the previous secret goes on working. Default `86400`. */
  gracePeriodSeconds?: number | undefined
}

export interface EmbeddedApp {
  id: AppId
  slug: string
  name: string
}

export interface EmbeddedOrganization {
  id: OrganizationId
  slug: string
  name: string
}

/** Where an embedded app was opened, and by whom. */
export interface EmbeddedContext {
  app: EmbeddedApp
  organization: EmbeddedOrganization
  user: UserSummary
  /** In which the app was opened; the person's own, unless the init data name another. */
  locale: Locale
  /** What the link that opened the app carried. */
  startParam: string | null
  /** When the init data were signed. */
  authDate: Timestamp
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

/** One caller's calls of one operation. */
export interface DeprecatedCalls {
  operation: string
  /** Method and path. Null for an operation that was removed since. */
  route: string | null
  /** Whether it answers 410 already. */
  retired: boolean
  /** When it is or was to end. */
  sunset: string | null
  /** What to call instead. */
  replacement: string | null
  /** The key that called; null for members. */
  apiKeyId: ApiKeyId | null
  calls: number
  lastCalledAt: Timestamp
}

export interface DeprecationUsage {
  from: CalendarDate
  to: CalendarDate
  /** The most recent first; nothing for what was not called. */
  calls: DeprecatedCalls[]
}

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
  appId: AppId | null
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
  expiresAt?: Timestamp | null | undefined
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
  appId: AppId | null
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
  gracePeriodSeconds?: number | undefined
}

/** `auto_disabled`: the receiver failed for 5 days, or said that it is gone. */
export type WebhookEndpointStatus = 'enabled' | 'disabled' | 'auto_disabled'

export type WebhookEndpointId = string

/**
 * An https address that everybody can reach, on port 443 or 8443, without user name and password. A service that
 * is set up for development takes any http address as well.
 */
export type WebhookUrl = string

export type EventTypeFilter = string

/** A URL to which the organization's events are sent. */
export interface WebhookEndpoint {
  id: WebhookEndpointId
  /** The API key that made the endpoint, and whose scopes decide what is sent; null where a person did. */
  apiKeyId: ApiKeyId | null
  url: WebhookUrl
  description: string | null
  /** Event types, families of them (`task.*`) or all (`*`). */
  eventTypes: EventTypeFilter[]
  status: Open<WebhookEndpointStatus>
  disabledReason: string | null
  /** While the secret is being rotated, until when the previous one signs as well. */
  secretRotationEndsAt: Timestamp | null
  /** Failed attempts since the last success. */
  consecutiveFailures: number
  lastSuccessAt: Timestamp | null
  lastFailureAt: Timestamp | null
  createdAt: Timestamp
  updatedAt: Timestamp
}

export interface WebhookEndpointCreate {
  url: WebhookUrl
  /** Event types, families of them (`task.*`) or all (`*`). */
  eventTypes: EventTypeFilter[]
  description?: string | null | undefined
}

/** A webhook endpoint with its signing secret, which is shown this once. */
export interface WebhookEndpointWithSecret {
  id: WebhookEndpointId
  /** The API key that made the endpoint, and whose scopes decide what is sent; null where a person did. */
  apiKeyId: ApiKeyId | null
  url: WebhookUrl
  description: string | null
  /** Event types, families of them (`task.*`) or all (`*`). */
  eventTypes: EventTypeFilter[]
  status: Open<WebhookEndpointStatus>
  disabledReason: string | null
  /** While the secret is being rotated, until when the previous one signs as well. */
  secretRotationEndsAt: Timestamp | null
  /** Failed attempts since the last success. */
  consecutiveFailures: number
  lastSuccessAt: Timestamp | null
  lastFailureAt: Timestamp | null
  createdAt: Timestamp
  updatedAt: Timestamp
  /** What deliveries are signed with. Shown this once; keep it safe. */
  signingSecret: string
}

export interface WebhookEndpointUpdate {
  url?: WebhookUrl | undefined
  /** Event types, families of them (`task.*`) or all (`*`). */
  eventTypes?: EventTypeFilter[] | undefined
  description?: string | null | undefined
  status?: 'enabled' | 'disabled' | undefined
}

export interface SecretRotate {
  /** For how long the previous secret signs as well. Default `86400`. */
  gracePeriodSeconds?: number | undefined
}

export type WebhookDeliveryId = string

export type EventId = string

export type EventTypeName = string

/** `exhausted`: all eight attempts have failed. `canceled`: the endpoint was disabled or deleted before. */
export type WebhookDeliveryStatus = 'pending' | 'in_flight' | 'retry_scheduled' | 'succeeded' | 'exhausted' | 'canceled'

/** One event on its way to one endpoint. */
export interface WebhookDelivery {
  id: WebhookDeliveryId
  endpointId: WebhookEndpointId
  eventId: EventId
  eventType: EventTypeName
  status: Open<WebhookDeliveryStatus>
  attempts: number
  /** The HTTP status of the last answer. */
  responseStatus: number | null
  /** How the body of the last answer began. */
  responseExcerpt: string | null
  errorKind: Open<'timeout' | 'dns' | 'tls' | 'connect' | 'http_status' | 'blocked_address'> | null
  /** How long the last attempt took. */
  durationMs: number | null
  /** When it is tried again; null once that is over. */
  nextAttemptAt: Timestamp | null
  lastAttemptAt: Timestamp | null
  completedAt: Timestamp | null
  createdAt: Timestamp
}

export type EventApiVersion = "v1"

/** What the event is about. */
export interface EventResource {
  type: string
  id: ResourceId
}

/** A field of the resource; the schemas of the `webhooks` say which there are. */
export type EventField = unknown

export interface EventData {
  /** The resource after the change, as its own operations answer it. */
  object: { [key: string]: EventField }
  /** The fields that changed, as they were before; of something deleted, all of them. */
  previous?: { [key: string]: EventField }
}

/** A change, as the body of a webhook delivery tells it. What `data.object` holds depends on `type`. */
export interface Event {
  id: EventId
  type: EventTypeName
  apiVersion: EventApiVersion
  occurredAt: Timestamp
  /** Whose event it is, for receivers that serve several organizations. */
  organizationId: OrganizationId
  resource: EventResource
  data: EventData
}

export type NotificationId = string

export interface NotificationResource {
  type: string
  id: ResourceId
}

/** Word of an event, for one person. Says what happened and to which child, never a value. */
export interface Notification {
  id: NotificationId
  /** The type of the event. */
  type: string
  title: string
  /** The child that it is about. */
  body: string | null
  /** What to open. */
  resource: NotificationResource | null
  readAt: Timestamp | null
  createdAt: Timestamp
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
  digitalConsentAge?: number | undefined
  /** After this many days, attendance can no longer be changed. */
  attendanceLockDays?: number | undefined
  /** The letter for each percentage from `minPercentage` up. */
  gradingScale?: GradingScaleStep[] | undefined
  /** Whether guardians may write posts. */
  guardiansMayPost?: boolean | undefined
}

/** What is left out stays as it is. */
export interface OrganizationUpdate {
  name?: string | undefined
  timezone?: TimeZone | undefined
  locale?: Locale | undefined
  settings?: OrganizationSettingsUpdate | undefined
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
  status?: TaskStatus | undefined
  /** Only tasks of this priority. */
  priority?: TaskPriority | undefined
  /** Only tasks assigned to this user. */
  assigneeId?: UserId | undefined
  /** Only tasks of this project. */
  projectId?: ProjectId | undefined
  /** Only tasks due on this day or later. */
  dueFrom?: CalendarDate | undefined
  /** Only tasks due on this day or earlier. */
  dueTo?: CalendarDate | undefined
  /** Only tasks whose title contains this text, in either case. */
  q?: string | undefined
  /**
   * `createdAt` puts the newest first; `dueDate` the earliest due first, undated tasks last. Default
   * `"createdAt"`.
   */
  sort?: 'createdAt' | 'dueDate' | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `tasks.listProjects`. */
export interface TasksListProjectsParams {
  /** Only projects in this state. */
  status?: ProjectStatus | undefined
  /** Only projects whose name contains this text, in either case. */
  q?: string | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `academic.assignments.list`. */
export interface AcademicAssignmentsListParams {
  /** Only assignments of this section. */
  sectionId?: SectionId | undefined
  /** Only assignments in this state. */
  status?: AssignmentStatus | undefined
  /** Only assignments of this kind. */
  type?: AssignmentType | undefined
  /** Only assignments due on this day of the organization's calendar or later. */
  dueFrom?: CalendarDate | undefined
  /** Only assignments due on this day of the organization's calendar or earlier. */
  dueTo?: CalendarDate | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `academic.assignments.getSubmissions`. */
export interface AcademicAssignmentsGetSubmissionsParams {
  /** Only submissions in this state. */
  status?: SubmissionStatus | undefined
  /** Only submissions of this student. */
  studentId?: StudentId | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `academic.attendance.list`. */
export interface AcademicAttendanceListParams {
  /** Only marks of this section. */
  sectionId?: SectionId | undefined
  /** Only marks of this student. */
  studentId?: StudentId | undefined
  /** Only marks with this status. */
  status?: AttendanceStatus | undefined
  /** Only marks of this day. */
  date?: CalendarDate | undefined
  /** Only marks of this day or later. */
  from?: CalendarDate | undefined
  /** Only marks of this day or earlier. With `from`, at most 366 days altogether. */
  to?: CalendarDate | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `academic.attendance.getStudentAttendance`. */
export interface AcademicAttendanceGetStudentAttendanceParams {
  /** Only marks of this day or later. */
  from?: CalendarDate | undefined
  /** Only marks of this day or earlier. */
  to?: CalendarDate | undefined
  /** Only marks of this section. */
  sectionId?: SectionId | undefined
  /** Only marks with this status. */
  status?: AttendanceStatus | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `academic.classrooms.list`. */
export interface AcademicClassroomsListParams {
  /** Only rooms of this kind. */
  kind?: ClassroomKind | undefined
  /** Only rooms that are, or are not, in use. */
  isActive?: boolean | undefined
  /** Only rooms whose name or code contains this text, in either case. */
  q?: string | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `academic.terms.list`. */
export interface AcademicTermsListParams {
  /** Only terms of this kind. */
  kind?: TermKind | undefined
  /** Only terms that include today, or only those that do not. Today is the organization's. */
  current?: boolean | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `academic.teachers.list`. */
export interface AcademicTeachersListParams {
  /** Only teachers of this subject. */
  subject?: Subject | undefined
  /** Only teachers in this state. */
  status?: TeacherStatus | undefined
  /** Only teachers whose name or title contains this text, in either case. */
  q?: string | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `academic.courses.list`. */
export interface AcademicCoursesListParams {
  /** Only courses of this subject. */
  subject?: Subject | undefined
  /** Only courses for this grade. */
  gradeLevel?: GradeLevel | undefined
  /** Only courses in this state. */
  status?: CourseStatus | undefined
  /** Only courses whose code or title contains this text, in either case. */
  q?: string | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `academic.courses.getOfferings`. */
export interface AcademicCoursesGetOfferingsParams {
  /** Only the offering in this term. */
  termId?: TermId | undefined
  /** Only offerings in this state. */
  status?: OfferingStatus | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `academic.courses.getPrerequisites`. */
export interface AcademicCoursesGetPrerequisitesParams {
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `academic.courses.listStandards`. */
export interface AcademicCoursesListStandardsParams {
  /** Only standards of this subject. */
  subject?: Subject | undefined
  /** Only standards for this grade. */
  gradeLevel?: GradeLevel | undefined
  /** Only standards of this course. */
  courseId?: CourseId | undefined
  /** Only standards whose code or title contains this text, in either case. */
  q?: string | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `academic.lessons.list`. */
export interface AcademicLessonsListParams {
  /** Only lessons of this section. */
  sectionId?: SectionId | undefined
  /** Only lessons in this state. */
  status?: LessonStatus | undefined
  /** Only lessons on this day or later. */
  from?: CalendarDate | undefined
  /** Only lessons on this day or earlier. */
  to?: CalendarDate | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `academic.lessons.getSchedule`. */
export interface AcademicLessonsGetScheduleParams {
  /** The first day. */
  from: CalendarDate
  /** The last day. Both together span at most 31 days. */
  to: CalendarDate
  /** Only this section. */
  sectionId?: SectionId | undefined
  /** Only sections of this teacher. */
  teacherId?: TeacherId | undefined
  /** Only what this student is enrolled in. */
  studentId?: StudentId | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `academic.sections.list`. */
export interface AcademicSectionsListParams {
  /** Only sections of this offering. */
  offeringId?: OfferingId | undefined
  /** Only sections of this course. */
  courseId?: CourseId | undefined
  /** Only sections in this term. */
  termId?: TermId | undefined
  /** Only sections of this teacher. */
  teacherId?: TeacherId | undefined
  /** Only sections in this state. */
  status?: SectionStatus | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `academic.grades.listGrades`. */
export interface AcademicGradesListGradesParams {
  /** Only grades in this section. */
  sectionId?: SectionId | undefined
  /** Only grades of this assessment. */
  assessmentId?: AssessmentId | undefined
  /** Only grades of this student. */
  studentId?: StudentId | undefined
  /** Only grades in this term. */
  termId?: TermId | undefined
  /** Only grades with this status. */
  status?: GradeStatus | undefined
  /** Only grades that families may see, or only the others. */
  released?: boolean | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `academic.grades.getStudentGrades`. */
export interface AcademicGradesGetStudentGradesParams {
  /** Only grades in this term. */
  termId?: TermId | undefined
  /** Only grades in this section. */
  sectionId?: SectionId | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `academic.grades.listAssessments`. */
export interface AcademicGradesListAssessmentsParams {
  /** Only assessments of this section. */
  sectionId?: SectionId | undefined
  /** Only assessments in this term. */
  termId?: TermId | undefined
  /** Only assessments of this category. */
  category?: AssessmentCategory | undefined
  /** Only the assessment of this assignment. */
  assignmentId?: AssignmentId | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `academic.students.list`. */
export interface AcademicStudentsListParams {
  /** Only students of this grade. */
  gradeLevel?: GradeLevel | undefined
  /** Only students in this state. */
  status?: StudentStatus | undefined
  /** Only students who take this section, or have completed it. It must be one that the caller may see. */
  sectionId?: SectionId | undefined
  /** Only students with this homeroom. */
  classroomId?: ClassroomId | undefined
  /** Only students whose name, preferred name or number contains this text, in either case. */
  q?: string | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `academic.students.getEnrollments`. */
export interface AcademicStudentsGetEnrollmentsParams {
  /** Only enrollments in this term. */
  termId?: TermId | undefined
  /** Only enrollments in this state. */
  status?: EnrollmentStatus | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `academic.enrollments.list`. */
export interface AcademicEnrollmentsListParams {
  /** Only enrollments of this student. */
  studentId?: StudentId | undefined
  /** Only enrollments in this section. */
  sectionId?: SectionId | undefined
  /** Only enrollments in this term. */
  termId?: TermId | undefined
  /** Only enrollments in this state. */
  status?: EnrollmentStatus | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `academic.enrollments.getSectionEnrollments`. */
export interface AcademicEnrollmentsGetSectionEnrollmentsParams {
  /** Only enrollments in this state. */
  status?: EnrollmentStatus | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `family.getChildren`. */
export interface FamilyGetChildrenParams {
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `family.getMembers`. */
export interface FamilyGetMembersParams {
  /** Only members of this family. */
  familyId?: FamilyId | undefined
  /** Only members of the families to which this child belongs. */
  childId?: StudentId | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `family.listGuardianLinks`. */
export interface FamilyListGuardianLinksParams {
  /** Only links to this child. */
  childId?: StudentId | undefined
  /** Only links of this guardian. */
  guardianUserId?: UserId | undefined
  /** Only links in this state. */
  status?: GuardianLinkStatus | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `family.listConsents`. */
export interface FamilyListConsentsParams {
  /** Only consents of this type. */
  type?: ConsentType | undefined
  /** Only consents in this state. */
  status?: ConsentStatus | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `family.getTrustedContacts`. */
export interface FamilyGetTrustedContactsParams {
  /** Only contacts that may, or may not, pick the child up. */
  canPickup?: boolean | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `feed.getTimeline`. */
export interface FeedGetTimelineParams {
  /** Only posts of this kind. */
  kind?: PostKind | undefined
  /** Only posts of this author. */
  authorId?: UserId | undefined
  /** Only posts that are addressed to this section, or to its guardians. */
  sectionId?: SectionId | undefined
  /** `true`: only pinned posts; `false`: only others. */
  pinned?: boolean | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `feedBookmarks.getBookmarks`. */
export interface FeedBookmarksGetBookmarksParams {
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `feedComments.getComments`. */
export interface FeedCommentsGetCommentsParams {
  /** Only replies to this comment. */
  parentCommentId?: CommentId | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `feedExperienceRoles.getRoles`. */
export interface FeedExperienceRolesGetRolesParams {
  /** Only roles whose name or key contains this text, in either case. */
  q?: string | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `feedExperienceRoles.getMembers`. */
export interface FeedExperienceRolesGetMembersParams {
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `feedReactions.getReactions`. */
export interface FeedReactionsGetReactionsParams {
  /** Only reactions of this type. */
  type?: ReactionType | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `feedReports.getReports`. */
export interface FeedReportsGetReportsParams {
  /** Only reports in this state. */
  status?: ReportStatus | undefined
  /** Only reports for this reason. */
  reason?: ReportReason | undefined
  /** Only reports of this post. */
  postId?: PostId | undefined
  /** Only what this person reported. */
  reporterId?: UserId | undefined
  /** Only reports of this day or later, in the organization's time zone. */
  from?: CalendarDate | undefined
  /** Only reports of this day or earlier, in the organization's time zone. */
  to?: CalendarDate | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `feedScheduled.getScheduledPosts`. */
export interface FeedScheduledGetScheduledPostsParams {
  /** Only posts of this author. */
  authorId?: UserId | undefined
  /** Only posts scheduled for this day of the organization's calendar or later. */
  from?: CalendarDate | undefined
  /** Only posts scheduled for this day of the organization's calendar or earlier. */
  to?: CalendarDate | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `identity.listUsers`. */
export interface IdentityListUsersParams {
  /** Only users with this role. */
  role?: OrgRole | undefined
  /** Only users whose name contains this text, in either case. */
  q?: string | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `identity.listMembers`. */
export interface IdentityListMembersParams {
  /** Only members with this role. */
  role?: OrgRole | undefined
  /** Only members in this state. */
  status?: MemberStatus | undefined
  /** Only members whose name contains this text, in either case. */
  q?: string | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `messaging.listConversations`. */
export interface MessagingListConversationsParams {
  /** `true`: those that the caller has hidden, too. Default `false`. */
  includeHidden?: boolean | undefined
}

/** Query of `messaging.listMessages`. */
export interface MessagingListMessagesParams {
  /** Only messages that came after this one of the conversation; for polling. */
  after?: MessageId | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `messaging.listGroups`. */
export interface MessagingListGroupsParams {
  /** `true`: those that the caller has hidden, too. Default `false`. */
  includeHidden?: boolean | undefined
  /** Only groups whose name contains this text, in either case. */
  q?: string | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `profiles.list`. */
export interface ProfilesListParams {
  /** Only people with this role. */
  role?: OrgRole | undefined
  /** Only people whose name contains this text, in either case. */
  q?: string | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `store.list`. */
export interface StoreListParams {
  /** Only apps of this category. */
  category?: AppCategory | undefined
  /** Only apps whose name contains this text, in either case. */
  q?: string | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `store.listInstalled`. */
export interface StoreListInstalledParams {
  /** Only installations in this state. */
  status?: AppInstallationStatus | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `usage.getOrgUsage`. */
export interface UsageGetOrgUsageParams {
  /** The first day (UTC) to show. By default 29 days ago. */
  from?: CalendarDate | undefined
  /** The last day (UTC) to show, at most 92 days from the first. By default today. */
  to?: CalendarDate | undefined
}

/** Query of `usage.getKeyUsage`. */
export interface UsageGetKeyUsageParams {
  /** The first day (UTC) to show. By default 29 days ago. */
  from?: CalendarDate | undefined
  /** The last day (UTC) to show, at most 92 days from the first. By default today. */
  to?: CalendarDate | undefined
}

/** Query of `usage.getDeprecations`. */
export interface UsageGetDeprecationsParams {
  /** The first day (UTC) to show. By default 29 days ago. */
  from?: CalendarDate | undefined
  /** The last day (UTC) to show, at most 92 days from the first. By default today. */
  to?: CalendarDate | undefined
}

/** Query of `apiKeys.list`. */
export interface ApiKeysListParams {
  /** Only keys in this state. */
  status?: ApiKeyStatus | undefined
  /** Only keys of this kind. */
  kind?: ApiKeyKind | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `webhooks.list`. */
export interface WebhooksListParams {
  /** Only endpoints in this state. */
  status?: WebhookEndpointStatus | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `webhooks.listDeliveries`. */
export interface WebhooksListDeliveriesParams {
  /** Only deliveries in this state. */
  status?: WebhookDeliveryStatus | undefined
  /** Only events of this type. */
  eventType?: EventTypeName | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `events.list`. */
export interface EventsListParams {
  /** Only events of this type. */
  type?: EventTypeName | undefined
  /** Only events about this resource. */
  resourceId?: ResourceId | undefined
  /** Only at this moment or later. */
  from?: Timestamp | undefined
  /** Only at this moment or earlier. */
  to?: Timestamp | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `notifications.list`. */
export interface NotificationsListParams {
  /** `true`: only what was not read yet; `false`: only what was. */
  unread?: boolean | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}

/** Query of `audit.list`. */
export interface AuditListParams {
  /** Only this operation, by its id. */
  action?: string | undefined
  /** Only what this user, API key or app did. */
  actorId?: ActorId | undefined
  /** Only resources of this type. */
  resourceType?: string | undefined
  /** Only this resource. */
  resourceId?: ResourceId | undefined
  /** Only acts with this outcome. */
  outcome?: AuditOutcome | undefined
  /** Only at this moment or later. */
  from?: Timestamp | undefined
  /** Only at this moment or earlier. */
  to?: Timestamp | undefined
  /**
   * The page to read, from 1. `page` × `limit` is at most 10,000; beyond that, page by `cursor`. Not together
   * with `cursor`. Default `1`.
   */
  page?: number | undefined
  /** How many items a page holds. Default `20`. */
  limit?: number | undefined
  /**
   * The previous page's `meta.nextCursor`, with the same filters and sort. Valid for 24 hours. Not together with
   * `page`.
   */
  cursor?: string | undefined
}
