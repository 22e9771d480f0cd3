// @generated from contract/openapi.yaml. Do not edit.
import type { Scope } from './access.ts'

export interface EventDeclaration {
  readonly meaning: string
  /** The public schema of `data.object`. */
  readonly schema: string
  /** false: for audit and notifications only. */
  readonly delivered: boolean
  /** About a student: consent decides what apps get. */
  readonly childData: boolean
  /** What an API key needs to receive it; null: people only. */
  readonly readScope: Scope | null
  /** Where no operation emits it. */
  readonly emitter?: 'worker'
}

export const events = {
  "task.created": {
    "meaning": "A task was created.",
    "schema": "Task",
    "delivered": true,
    "childData": false,
    "readScope": "tasks:read"
  },
  "task.updated": {
    "meaning": "A task's fields changed.",
    "schema": "Task",
    "delivered": true,
    "childData": false,
    "readScope": "tasks:read"
  },
  "task.assigned": {
    "meaning": "A task got another assignee.",
    "schema": "Task",
    "delivered": true,
    "childData": false,
    "readScope": "tasks:read"
  },
  "task.completed": {
    "meaning": "A task was completed.",
    "schema": "Task",
    "delivered": true,
    "childData": false,
    "readScope": "tasks:read"
  },
  "task.reopened": {
    "meaning": "A completed task was reopened.",
    "schema": "Task",
    "delivered": true,
    "childData": false,
    "readScope": "tasks:read"
  },
  "task.deleted": {
    "meaning": "A task was deleted.",
    "schema": "DeletedResource",
    "delivered": true,
    "childData": false,
    "readScope": "tasks:read"
  },
  "project.created": {
    "meaning": "A project was created.",
    "schema": "Project",
    "delivered": true,
    "childData": false,
    "readScope": "tasks:read"
  },
  "project.updated": {
    "meaning": "A project's fields changed.",
    "schema": "Project",
    "delivered": true,
    "childData": false,
    "readScope": "tasks:read"
  },
  "project.deleted": {
    "meaning": "A project was deleted.",
    "schema": "DeletedResource",
    "delivered": true,
    "childData": false,
    "readScope": "tasks:read"
  },
  "classroom.created": {
    "meaning": "A classroom was created.",
    "schema": "Classroom",
    "delivered": true,
    "childData": false,
    "readScope": "academic:read"
  },
  "classroom.updated": {
    "meaning": "A classroom's fields changed.",
    "schema": "Classroom",
    "delivered": true,
    "childData": false,
    "readScope": "academic:read"
  },
  "classroom.deleted": {
    "meaning": "A classroom was deleted.",
    "schema": "DeletedResource",
    "delivered": true,
    "childData": false,
    "readScope": "academic:read"
  },
  "term.created": {
    "meaning": "A term was created.",
    "schema": "Term",
    "delivered": true,
    "childData": false,
    "readScope": "academic:read"
  },
  "teacher.created": {
    "meaning": "A member got a teaching record.",
    "schema": "Teacher",
    "delivered": true,
    "childData": false,
    "readScope": "academic:read"
  },
  "course.created": {
    "meaning": "A course was created.",
    "schema": "Course",
    "delivered": true,
    "childData": false,
    "readScope": "academic:read"
  },
  "course.updated": {
    "meaning": "A course's fields, standards or prerequisites changed.",
    "schema": "Course",
    "delivered": true,
    "childData": false,
    "readScope": "academic:read"
  },
  "standard.created": {
    "meaning": "A learning standard was created.",
    "schema": "Standard",
    "delivered": true,
    "childData": false,
    "readScope": "academic:read"
  },
  "offering.created": {
    "meaning": "A course was offered in a term.",
    "schema": "CourseOffering",
    "delivered": true,
    "childData": false,
    "readScope": "academic:read"
  },
  "section.created": {
    "meaning": "A section was created.",
    "schema": "Section",
    "delivered": true,
    "childData": false,
    "readScope": "academic:read"
  },
  "section.updated": {
    "meaning": "A section's fields, teachers or meetings changed.",
    "schema": "Section",
    "delivered": true,
    "childData": false,
    "readScope": "academic:read"
  },
  "assignment.created": {
    "meaning": "An assignment was created.",
    "schema": "Assignment",
    "delivered": true,
    "childData": false,
    "readScope": "assignments:read"
  },
  "assignment.updated": {
    "meaning": "An assignment's fields changed.",
    "schema": "Assignment",
    "delivered": true,
    "childData": false,
    "readScope": "assignments:read"
  },
  "assignment.published": {
    "meaning": "An assignment became visible to students and guardians.",
    "schema": "Assignment",
    "delivered": true,
    "childData": false,
    "readScope": "assignments:read"
  },
  "assignment.closed": {
    "meaning": "An assignment takes no more submissions.",
    "schema": "Assignment",
    "delivered": true,
    "childData": false,
    "readScope": "assignments:read"
  },
  "submission.created": {
    "meaning": "A student handed something in.",
    "schema": "Submission",
    "delivered": true,
    "childData": true,
    "readScope": "assignments:read"
  },
  "submission.returned": {
    "meaning": "A submission was returned to its student, and its grade released.",
    "schema": "Submission",
    "delivered": true,
    "childData": true,
    "readScope": "assignments:read"
  },
  "lesson.created": {
    "meaning": "A lesson was planned.",
    "schema": "Lesson",
    "delivered": true,
    "childData": false,
    "readScope": "academic:read"
  },
  "lesson.updated": {
    "meaning": "A lesson's fields changed.",
    "schema": "Lesson",
    "delivered": true,
    "childData": false,
    "readScope": "academic:read"
  },
  "attendance.marked": {
    "meaning": "A student's attendance was marked, or marked anew.",
    "schema": "AttendanceRecord",
    "delivered": true,
    "childData": true,
    "readScope": "attendance:read"
  },
  "attendance.bulk_marked": {
    "meaning": "The attendance of many students was marked at once.",
    "schema": "AttendanceBulkMarked",
    "delivered": true,
    "childData": true,
    "readScope": "attendance:read"
  },
  "grade.submitted": {
    "meaning": "A grade was given or changed.",
    "schema": "Grade",
    "delivered": true,
    "childData": true,
    "readScope": "grades:read"
  },
  "grade.released": {
    "meaning": "A grade was shown to the student and the guardians.",
    "schema": "Grade",
    "delivered": true,
    "childData": true,
    "readScope": "grades:read"
  },
  "grade.bulk_submitted": {
    "meaning": "Many grades of an assessment were given at once.",
    "schema": "GradeBulkSubmitted",
    "delivered": true,
    "childData": true,
    "readScope": "grades:read"
  },
  "assessment.created": {
    "meaning": "An assessment was created.",
    "schema": "Assessment",
    "delivered": true,
    "childData": false,
    "readScope": "grades:read"
  },
  "student.created": {
    "meaning": "A student was created.",
    "schema": "Student",
    "delivered": true,
    "childData": true,
    "readScope": "students:read"
  },
  "student.updated": {
    "meaning": "A student's fields changed.",
    "schema": "Student",
    "delivered": true,
    "childData": true,
    "readScope": "students:read"
  },
  "enrollment.created": {
    "meaning": "A student was enrolled in a section.",
    "schema": "Enrollment",
    "delivered": true,
    "childData": true,
    "readScope": "enrollments:read"
  },
  "enrollment.updated": {
    "meaning": "An enrollment's fields or state changed.",
    "schema": "Enrollment",
    "delivered": true,
    "childData": true,
    "readScope": "enrollments:read"
  },
  "enrollment.withdrawn": {
    "meaning": "A student left a section.",
    "schema": "Enrollment",
    "delivered": true,
    "childData": true,
    "readScope": "enrollments:read"
  },
  "enrollment.completed": {
    "meaning": "A student completed a section.",
    "schema": "Enrollment",
    "delivered": true,
    "childData": true,
    "readScope": "enrollments:read"
  },
  "guardian_link.created": {
    "meaning": "A guardian was proposed for a child.",
    "schema": "GuardianLink",
    "delivered": true,
    "childData": true,
    "readScope": "family:read"
  },
  "guardian_link.activated": {
    "meaning": "A guardian link was accepted and holds.",
    "schema": "GuardianLink",
    "delivered": true,
    "childData": true,
    "readScope": "family:read"
  },
  "guardian_link.revoked": {
    "meaning": "A guardian link was revoked.",
    "schema": "GuardianLink",
    "delivered": true,
    "childData": true,
    "readScope": "family:read"
  },
  "consent.granted": {
    "meaning": "A guardian gave a consent.",
    "schema": "Consent",
    "delivered": true,
    "childData": true,
    "readScope": "family:read"
  },
  "consent.revoked": {
    "meaning": "A guardian took a consent back.",
    "schema": "Consent",
    "delivered": true,
    "childData": true,
    "readScope": "family:read"
  },
  "consent.expired": {
    "meaning": "A consent has run out.",
    "schema": "Consent",
    "delivered": true,
    "childData": true,
    "readScope": "family:read"
  },
  "health.updated": {
    "meaning": "A child's health information changed.",
    "schema": "HealthInfoChange",
    "delivered": true,
    "childData": true,
    "readScope": "family.health:read"
  },
  "trusted_contact.created": {
    "meaning": "A trusted contact was added.",
    "schema": "TrustedContact",
    "delivered": true,
    "childData": true,
    "readScope": "family:read"
  },
  "trusted_contact.updated": {
    "meaning": "A trusted contact's fields changed.",
    "schema": "TrustedContact",
    "delivered": true,
    "childData": true,
    "readScope": "family:read"
  },
  "trusted_contact.deleted": {
    "meaning": "A trusted contact was deleted.",
    "schema": "DeletedResource",
    "delivered": true,
    "childData": true,
    "readScope": "family:read"
  },
  "trusted_contact.pin_set": {
    "meaning": "A pickup PIN was set or cleared.",
    "schema": "TrustedContactRef",
    "delivered": false,
    "childData": true,
    "readScope": null
  },
  "trusted_contact.pin_verified": {
    "meaning": "A contact who may pick the child up gave the right PIN.",
    "schema": "TrustedContactRef",
    "delivered": false,
    "childData": true,
    "readScope": null
  },
  "trusted_contact.pin_failed": {
    "meaning": "A contact gave a wrong PIN, or the right one without being allowed to pick the child up now.",
    "schema": "TrustedContactRef",
    "delivered": false,
    "childData": true,
    "readScope": null
  },
  "comment.created": {
    "meaning": "Somebody commented on a post.",
    "schema": "Comment",
    "delivered": true,
    "childData": false,
    "readScope": "feed:read"
  },
  "comment.deleted": {
    "meaning": "A comment was deleted.",
    "schema": "DeletedResource",
    "delivered": true,
    "childData": false,
    "readScope": "feed:read"
  },
  "poll.voted": {
    "meaning": "Somebody voted in a poll. Who and for what is not told.",
    "schema": "PollVoted",
    "delivered": true,
    "childData": false,
    "readScope": "feed:read"
  },
  "reaction.added": {
    "meaning": "Somebody reacted to a post, or chose another reaction.",
    "schema": "ReactionChange",
    "delivered": true,
    "childData": false,
    "readScope": "feed:read"
  },
  "reaction.removed": {
    "meaning": "Somebody took a reaction back.",
    "schema": "ReactionChange",
    "delivered": true,
    "childData": false,
    "readScope": "feed:read"
  },
  "poll.closed": {
    "meaning": "A poll was closed, by its time or with its post.",
    "schema": "PollResults",
    "delivered": true,
    "childData": false,
    "readScope": "feed:read"
  },
  "report.created": {
    "meaning": "A post was reported.",
    "schema": "Report",
    "delivered": true,
    "childData": false,
    "readScope": "feed.moderation:read"
  },
  "report.reviewed": {
    "meaning": "A report was reviewed.",
    "schema": "Report",
    "delivered": true,
    "childData": false,
    "readScope": "feed.moderation:read"
  },
  "member.invited": {
    "meaning": "Somebody was invited into the organization.",
    "schema": "Member",
    "delivered": true,
    "childData": false,
    "readScope": "identity:read"
  },
  "member.activated": {
    "meaning": "An invitation was accepted.",
    "schema": "Member",
    "delivered": true,
    "childData": false,
    "readScope": "identity:read"
  },
  "member.updated": {
    "meaning": "A membership's roles, title or state changed.",
    "schema": "Member",
    "delivered": true,
    "childData": false,
    "readScope": "identity:read"
  },
  "member.suspended": {
    "meaning": "A member was suspended.",
    "schema": "Member",
    "delivered": true,
    "childData": false,
    "readScope": "identity:read"
  },
  "member.removed": {
    "meaning": "A member or invitation was removed.",
    "schema": "Member",
    "delivered": true,
    "childData": false,
    "readScope": "identity:read"
  },
  "member.reactivated": {
    "meaning": "A suspended member became active again.",
    "schema": "Member",
    "delivered": true,
    "childData": false,
    "readScope": "identity:read"
  },
  "conversation.created": {
    "meaning": "Two people began to talk.",
    "schema": "Conversation",
    "delivered": true,
    "childData": false,
    "readScope": "conversations:read"
  },
  "group.created": {
    "meaning": "A group was created.",
    "schema": "Conversation",
    "delivered": true,
    "childData": false,
    "readScope": "conversations:read"
  },
  "message.sent": {
    "meaning": "A message was sent. What it says is not told.",
    "schema": "SentMessage",
    "delivered": true,
    "childData": false,
    "readScope": "messages:read"
  },
  "group.members_added": {
    "meaning": "People joined a group.",
    "schema": "Conversation",
    "delivered": true,
    "childData": false,
    "readScope": "conversations:read"
  },
  "group.member_removed": {
    "meaning": "Somebody left a group, or was taken out of it.",
    "schema": "Conversation",
    "delivered": true,
    "childData": false,
    "readScope": "conversations:read"
  },
  "profile.updated": {
    "meaning": "A person changed their profile.",
    "schema": "Profile",
    "delivered": true,
    "childData": false,
    "readScope": "profiles:read"
  },
  "post.created": {
    "meaning": "A post was written or scheduled.",
    "schema": "Post",
    "delivered": true,
    "childData": false,
    "readScope": "feed:read"
  },
  "post.published": {
    "meaning": "A post was published.",
    "schema": "Post",
    "delivered": true,
    "childData": false,
    "readScope": "feed:read"
  },
  "post.updated": {
    "meaning": "A post was changed.",
    "schema": "Post",
    "delivered": true,
    "childData": false,
    "readScope": "feed:read"
  },
  "post.deleted": {
    "meaning": "A post was deleted.",
    "schema": "DeletedResource",
    "delivered": true,
    "childData": false,
    "readScope": "feed:read"
  },
  "post.schedule_canceled": {
    "meaning": "A scheduled post will not be published.",
    "schema": "Post",
    "delivered": true,
    "childData": false,
    "readScope": "feed:read"
  },
  "experience_role.created": {
    "meaning": "An experience role was created.",
    "schema": "ExperienceRole",
    "delivered": true,
    "childData": false,
    "readScope": "feed:read"
  },
  "experience_role.member_added": {
    "meaning": "Somebody was given an experience role.",
    "schema": "ExperienceRoleMember",
    "delivered": true,
    "childData": false,
    "readScope": "feed:read"
  },
  "experience_role.member_removed": {
    "meaning": "An experience role was taken from somebody.",
    "schema": "DeletedResource",
    "delivered": true,
    "childData": false,
    "readScope": "feed:read"
  },
  "app.installed": {
    "meaning": "An app was installed.",
    "schema": "AppInstallation",
    "delivered": true,
    "childData": false,
    "readScope": "apps:read"
  },
  "app.uninstalled": {
    "meaning": "An app was uninstalled.",
    "schema": "AppInstallation",
    "delivered": true,
    "childData": false,
    "readScope": "apps:read"
  },
  "app.credential_rotated": {
    "meaning": "An app got a new secret.",
    "schema": "AppInstallation",
    "delivered": true,
    "childData": false,
    "readScope": "apps:read"
  },
  "api_key.created": {
    "meaning": "An API key was created.",
    "schema": "ApiKey",
    "delivered": true,
    "childData": false,
    "readScope": null
  },
  "api_key.rotated": {
    "meaning": "An API key got a new secret.",
    "schema": "ApiKey",
    "delivered": true,
    "childData": false,
    "readScope": null
  },
  "api_key.revoked": {
    "meaning": "An API key was revoked.",
    "schema": "ApiKey",
    "delivered": true,
    "childData": false,
    "readScope": null
  },
  "api_key.expired": {
    "meaning": "An API key reached its `expiresAt`.",
    "schema": "ApiKey",
    "delivered": true,
    "childData": false,
    "readScope": null,
    "emitter": "worker"
  },
  "quota.threshold_reached": {
    "meaning": "80 or 100 percent of the month's requests are used.",
    "schema": "Quota",
    "delivered": true,
    "childData": false,
    "readScope": "usage:read",
    "emitter": "worker"
  },
  "organization.updated": {
    "meaning": "The organization's fields or settings changed.",
    "schema": "Organization",
    "delivered": true,
    "childData": false,
    "readScope": "org:read"
  },
  "webhook_endpoint.created": {
    "meaning": "A webhook endpoint was registered.",
    "schema": "WebhookEndpoint",
    "delivered": false,
    "childData": false,
    "readScope": null
  },
  "webhook_endpoint.updated": {
    "meaning": "A webhook endpoint's fields or state changed.",
    "schema": "WebhookEndpoint",
    "delivered": false,
    "childData": false,
    "readScope": null
  },
  "webhook_endpoint.deleted": {
    "meaning": "A webhook endpoint was deleted.",
    "schema": "DeletedResource",
    "delivered": false,
    "childData": false,
    "readScope": null
  },
  "webhook_endpoint.secret_rotated": {
    "meaning": "A webhook endpoint got a new secret.",
    "schema": "WebhookEndpoint",
    "delivered": false,
    "childData": false,
    "readScope": null
  },
  "webhook.ping": {
    "meaning": "A test of one endpoint, which alone gets it.",
    "schema": "WebhookPing",
    "delivered": true,
    "childData": false,
    "readScope": null
  },
  "webhook_endpoint.auto_disabled": {
    "meaning": "A webhook endpoint was disabled because its receiver kept failing, or is gone.",
    "schema": "WebhookEndpoint",
    "delivered": false,
    "childData": false,
    "readScope": null,
    "emitter": "worker"
  }
} as const satisfies Record<string, EventDeclaration>

export type EventType = keyof typeof events
