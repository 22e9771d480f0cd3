// @generated from contract/openapi.yaml. Do not edit.
import type { Caller } from '../request.ts'
import { TasksResource } from './apis/tasks.ts'
import { AcademicAssignmentsResource } from './apis/academic-assignments.ts'
import { AcademicAttendanceResource } from './apis/academic-attendance.ts'
import { AcademicClassroomsResource } from './apis/academic-classrooms.ts'
import { AcademicTermsResource } from './apis/academic-terms.ts'
import { AcademicTeachersResource } from './apis/academic-teachers.ts'
import { AcademicCoursesResource } from './apis/academic-courses.ts'
import { AcademicLessonsResource } from './apis/academic-lessons.ts'
import { AcademicSectionsResource } from './apis/academic-sections.ts'
import { AcademicGradesResource } from './apis/academic-grades.ts'
import { AcademicStudentsResource } from './apis/academic-students.ts'
import { AcademicEnrollmentsResource } from './apis/academic-enrollments.ts'
import { FamilyResource } from './apis/family.ts'
import { FeedResource } from './apis/feed.ts'
import { FeedBookmarksResource } from './apis/feed-bookmarks.ts'
import { FeedCommentsResource } from './apis/feed-comments.ts'
import { FeedExperienceRolesResource } from './apis/feed-experience-roles.ts'
import { FeedPollsResource } from './apis/feed-polls.ts'
import { FeedReactionsResource } from './apis/feed-reactions.ts'
import { FeedReportsResource } from './apis/feed-reports.ts'
import { FeedScheduledResource } from './apis/feed-scheduled.ts'
import { IdentityResource } from './apis/identity.ts'
import { MessagingResource } from './apis/messaging.ts'
import { ProfilesResource } from './apis/profiles.ts'
import { StoreResource } from './apis/store.ts'
import { EmbeddedResource } from './apis/embedded.ts'
import { UsageResource } from './apis/usage.ts'
import { ApiKeysResource } from './apis/api-keys.ts'
import { WebhooksResource } from './apis/webhooks.ts'
import { EventsResource } from './apis/events.ts'
import { NotificationsResource } from './apis/notifications.ts'
import { OrganizationResource } from './apis/organization.ts'
import { AuditResource } from './apis/audit.ts'

/** Every resource of the API, by its name. */
export class Resources {
  /** Tasks and the projects that group them. */
  readonly tasks: TasksResource
  /** academic */
  readonly academic: { /** What students are asked to do, and what they hand in. */ readonly assignments: AcademicAssignmentsResource; /** Who was there, who was late and who was not, by day and section. */ readonly attendance: AcademicAttendanceResource; /** Rooms in which sections meet, physical and virtual. */ readonly classrooms: AcademicClassroomsResource; /** School years and their parts. */ readonly terms: AcademicTermsResource; /** Teaching records of members. */ readonly teachers: AcademicTeachersResource; /** The course catalogue, its learning standards, and the terms in which courses are offered. */ readonly courses: AcademicCoursesResource; /** Lesson plans, and the schedule that sections' meetings make. */ readonly lessons: AcademicLessonsResource; /** Classes of a course in a term, with their teachers, meetings and rooms. */ readonly sections: AcademicSectionsResource; /** What is assessed in sections, and the results of students. */ readonly grades: AcademicGradesResource; /** The school's records of children. */ readonly students: AcademicStudentsResource; /** Students in sections, with their places and waitlists. */ readonly enrollments: AcademicEnrollmentsResource }
  /** Children as their families see them, their guardians, and what these have agreed to. */
  readonly family: FamilyResource
  /** What is written to the organization, its sections, roles and families. */
  readonly feed: FeedResource
  /** Posts that the caller wants to find again. */
  readonly feedBookmarks: FeedBookmarksResource
  /** What people say about posts. */
  readonly feedComments: FeedCommentsResource
  /** Named audiences of posts, and who holds them. */
  readonly feedExperienceRoles: FeedExperienceRolesResource
  /** Votes in the polls of posts. Who voted what stays secret. */
  readonly feedPolls: FeedPollsResource
  /** How people react to posts. */
  readonly feedReactions: FeedReactionsResource
  /** Posts that somebody thinks should not stand, for moderators to review. */
  readonly feedReports: FeedReportsResource
  /** Posts that wait for their time. */
  readonly feedScheduled: FeedScheduledResource
  /** The caller, the people of the organization, and their memberships. */
  readonly identity: IdentityResource
  /** Conversations of two and of groups, and what is said in them. */
  readonly messaging: MessagingResource
  /** How people present themselves. */
  readonly profiles: ProfilesResource
  /** Apps, and which of them the organization has installed. */
  readonly store: StoreResource
  /** For apps whose pages are shown inside the organization's own. */
  readonly embedded: EmbeddedResource
  /** How much the organization and its API keys call the API. */
  readonly usage: UsageResource
  /** Credentials for integrations. */
  readonly apiKeys: ApiKeysResource
  /** Where the organization's events are sent, and how that went. */
  readonly webhooks: WebhooksResource
  /** What changed, as webhooks tell it. */
  readonly events: EventsResource
  /** What the caller was told. */
  readonly notifications: NotificationsResource
  /** The organization's settings and monthly quota. */
  readonly organization: OrganizationResource
  /** Who did what, and when. */
  readonly audit: AuditResource

  constructor(call: Caller) {
    this.tasks = new TasksResource(call)
    this.academic = { assignments: new AcademicAssignmentsResource(call), attendance: new AcademicAttendanceResource(call), classrooms: new AcademicClassroomsResource(call), terms: new AcademicTermsResource(call), teachers: new AcademicTeachersResource(call), courses: new AcademicCoursesResource(call), lessons: new AcademicLessonsResource(call), sections: new AcademicSectionsResource(call), grades: new AcademicGradesResource(call), students: new AcademicStudentsResource(call), enrollments: new AcademicEnrollmentsResource(call) }
    this.family = new FamilyResource(call)
    this.feed = new FeedResource(call)
    this.feedBookmarks = new FeedBookmarksResource(call)
    this.feedComments = new FeedCommentsResource(call)
    this.feedExperienceRoles = new FeedExperienceRolesResource(call)
    this.feedPolls = new FeedPollsResource(call)
    this.feedReactions = new FeedReactionsResource(call)
    this.feedReports = new FeedReportsResource(call)
    this.feedScheduled = new FeedScheduledResource(call)
    this.identity = new IdentityResource(call)
    this.messaging = new MessagingResource(call)
    this.profiles = new ProfilesResource(call)
    this.store = new StoreResource(call)
    this.embedded = new EmbeddedResource(call)
    this.usage = new UsageResource(call)
    this.apiKeys = new ApiKeysResource(call)
    this.webhooks = new WebhooksResource(call)
    this.events = new EventsResource(call)
    this.notifications = new NotificationsResource(call)
    this.organization = new OrganizationResource(call)
    this.audit = new AuditResource(call)
  }
}
