// @generated from contract/openapi.yaml. Do not edit.

const all = ["bad_request","validation_error","unauthorized","forbidden","organization_context_required","membership_inactive","scope_insufficient","scope_unmapped","not_found","rate_limit_exceeded","org_quota_exceeded","internal_error","service_unavailable","unknown_error"] as const
const lists = ["invalid_cursor"] as const
const mutations = ["idempotency_conflict","idempotency_key_reused","payload_too_large"] as const
const childData = ["RELATIONSHIP_REQUIRED","CONSENT_REQUIRED"] as const

type All = (typeof all)[number]
type Lists = (typeof lists)[number]
type Mutations = (typeof mutations)[number]
type ChildData = (typeof childData)[number]

/** The codes of each operation. */
export interface ErrorCodes {
  "tasks.list": All | Lists
  "tasks.create": All | Mutations | ChildData
  "tasks.getById": All
  "tasks.update": All | Mutations | ChildData | "conflict"
  "tasks.delete": All | Mutations
  "tasks.complete": All | Mutations | "conflict"
  "tasks.reopen": All | Mutations | "conflict"
  "tasks.listProjects": All | Lists
  "tasks.createProject": All | Mutations | "conflict"
  "tasks.getProject": All
  "tasks.updateProject": All | Mutations | "conflict"
  "tasks.deleteProject": All | Mutations | "conflict"
  "academic.assignments.list": All | Lists
  "academic.assignments.create": All | Mutations
  "academic.assignments.get": All
  "academic.assignments.update": All | Mutations | "conflict"
  "academic.assignments.getSubmissions": All | Lists
  "academic.assignments.submit": All | Mutations | ChildData | "conflict"
  "academic.assignments.returnSubmission": All | Mutations | ChildData | "conflict"
  "academic.attendance.list": All | Lists
  "academic.attendance.mark": All | Mutations | ChildData | "conflict"
  "academic.attendance.bulkMark": All | Mutations | ChildData | "conflict"
  "academic.attendance.getStudentAttendance": All | Lists | ChildData | "CHILD_NOT_FOUND"
  "academic.classrooms.list": All | Lists
  "academic.classrooms.create": All | Mutations | "conflict"
  "academic.classrooms.get": All
  "academic.classrooms.update": All | Mutations | "conflict"
  "academic.classrooms.delete": All | Mutations | "conflict"
  "academic.terms.list": All | Lists
  "academic.terms.create": All | Mutations | "conflict"
  "academic.teachers.list": All | Lists
  "academic.teachers.create": All | Mutations | "conflict"
  "academic.teachers.get": All
  "academic.courses.list": All | Lists
  "academic.courses.create": All | Mutations | "conflict"
  "academic.courses.get": All
  "academic.courses.update": All | Mutations | "conflict"
  "academic.courses.getOfferings": All | Lists
  "academic.courses.createOffering": All | Mutations | "conflict"
  "academic.courses.getPrerequisites": All | Lists
  "academic.courses.listStandards": All | Lists
  "academic.courses.createStandard": All | Mutations | "conflict"
  "academic.lessons.list": All | Lists
  "academic.lessons.create": All | Mutations
  "academic.lessons.get": All
  "academic.lessons.update": All | Mutations | "conflict"
  "academic.lessons.getSchedule": All | Lists | ChildData
  "academic.sections.list": All | Lists
  "academic.sections.create": All | Mutations | "conflict"
  "academic.sections.get": All
  "academic.sections.update": All | Mutations | "conflict"
  "academic.grades.listGrades": All | Lists
  "academic.grades.submitGrade": All | Mutations | ChildData | "conflict"
  "academic.grades.bulkSubmitGrades": All | Mutations | ChildData | "conflict"
  "academic.grades.getStudentGrades": All | Lists | ChildData | "CHILD_NOT_FOUND"
  "academic.grades.listAssessments": All | Lists
  "academic.grades.createAssessment": All | Mutations | "conflict"
  "academic.students.list": All | Lists
  "academic.students.create": All | Mutations | "conflict"
  "academic.students.get": All | ChildData | "CHILD_NOT_FOUND"
  "academic.students.update": All | Mutations | ChildData | "conflict" | "CHILD_NOT_FOUND"
  "academic.students.getEnrollments": All | Lists | ChildData | "CHILD_NOT_FOUND"
  "academic.enrollments.list": All | Lists
  "academic.enrollments.create": All | Mutations | ChildData | "conflict"
  "academic.enrollments.update": All | Mutations | ChildData | "conflict"
  "academic.enrollments.getSectionEnrollments": All | Lists
  "family.getChildren": All | Lists
  "family.getChild": All | ChildData | "CHILD_NOT_FOUND"
  "family.getMembers": All | Lists | "FAMILY_NOT_FOUND"
  "family.listGuardianLinks": All | Lists
  "family.createGuardianLink": All | Mutations | ChildData | "GUARDIAN_LINK_EXISTS" | "GUARDIAN_NOT_A_MEMBER"
  "family.acceptGuardianLink": All | Mutations | ChildData | "GUARDIAN_LINK_NOT_FOUND" | "GUARDIAN_LINK_NOT_PENDING"
  "family.revokeGuardianLink": All | Mutations | ChildData | "GUARDIAN_LINK_NOT_FOUND" | "GUARDIAN_LINK_NOT_ACTIVE" | "LAST_PRIMARY_GUARDIAN"
  "family.listConsents": All | Lists | ChildData | "CHILD_NOT_FOUND"
  "family.grantConsent": All | Mutations | ChildData | "CONSENT_ALREADY_GRANTED" | "CONSENT_POLICY_OUTDATED"
  "family.revokeConsent": All | Mutations | ChildData | "CONSENT_NOT_FOUND" | "CONSENT_NOT_ACTIVE"
  "family.getHealthInfo": All | ChildData | "CHILD_NOT_FOUND" | "HEALTH_INFO_NOT_FOUND"
  "family.putHealthInfo": All | Mutations | ChildData | "CHILD_NOT_FOUND"
  "family.getTrustedContacts": All | Lists | ChildData | "CHILD_NOT_FOUND"
  "family.createTrustedContact": All | Mutations | ChildData | "CHILD_NOT_FOUND" | "TRUSTED_CONTACT_LIMIT"
  "family.updateTrustedContact": All | Mutations | ChildData | "TRUSTED_CONTACT_NOT_FOUND"
  "family.deleteTrustedContact": All | Mutations | ChildData | "TRUSTED_CONTACT_NOT_FOUND"
  "family.setTrustedContactPin": All | Mutations | ChildData | "TRUSTED_CONTACT_NOT_FOUND" | "PIN_TOO_WEAK"
  "family.verifyTrustedContactPin": All | Mutations | ChildData | "TRUSTED_CONTACT_NOT_FOUND" | "PIN_INVALID" | "PIN_NOT_SET" | "PIN_LOCKED" | "PICKUP_NOT_ALLOWED"
  "feed.getTimeline": All | Lists
  "feed.createPost": All | Mutations | ChildData
  "feed.getPost": All
  "feed.updatePost": All | Mutations | ChildData | "conflict"
  "feed.deletePost": All | Mutations | "post_already_deleted"
  "feedBookmarks.getBookmarks": All | Lists
  "feedBookmarks.toggleBookmark": All | Mutations
  "feedComments.getComments": All | Lists
  "feedComments.createComment": All | Mutations | "conflict"
  "feedComments.deleteComment": All | Mutations
  "feedExperienceRoles.getRoles": All | Lists
  "feedExperienceRoles.createRole": All | Mutations | "conflict"
  "feedExperienceRoles.getMembers": All | Lists
  "feedExperienceRoles.addMember": All | Mutations | "conflict"
  "feedExperienceRoles.removeMember": All | Mutations
  "feedPolls.votePoll": All | Mutations | "conflict"
  "feedPolls.getPollResults": All
  "feedReactions.getReactions": All | Lists
  "feedReactions.toggleReaction": All | Mutations | "conflict"
  "feedReports.reportPost": All | Mutations | "invalid_user_report_body" | "self_report_not_allowed" | "post_already_deleted" | "conflict"
  "feedReports.getReports": All | Lists | "invalid_moderation_query"
  "feedReports.reviewReport": All | Mutations | "invalid_review_action_body" | "report_not_found" | "report_not_pending" | "post_already_deleted"
  "feedScheduled.getScheduledPosts": All | Lists
  "feedScheduled.cancelSchedule": All | Mutations | "conflict"
  "feedScheduled.publishNow": All | Mutations | "conflict"
  "identity.getCurrentUser": All
  "identity.listUsers": All | Lists
  "identity.getUser": All
  "identity.listMembers": All | Lists
  "identity.inviteMember": All | Mutations | "conflict"
  "identity.getMember": All
  "identity.updateMember": All | Mutations | "conflict"
  "identity.acceptInvitation": All | Mutations | "conflict"
  "messaging.listConversations": All
  "messaging.createConversation": All | Mutations | ChildData | "conflict"
  "messaging.listMessages": All | Lists
  "messaging.sendMessage": All | Mutations | ChildData | "conflict"
  "messaging.markRead": All | Mutations
  "messaging.updatePreferences": All | Mutations
  "messaging.listGroups": All | Lists
  "messaging.createGroup": All | Mutations | ChildData
  "messaging.addGroupMembers": All | Mutations | ChildData | "conflict"
  "messaging.removeGroupMember": All | Mutations | "conflict"
  "profiles.list": All | Lists
  "profiles.updateMine": All | Mutations
  "profiles.getProfile": All
  "store.list": All | Lists
  "store.listInstalled": All | Lists
  "store.get": All
  "store.install": All | Mutations | "conflict"
  "store.uninstall": All | Mutations | "conflict"
  "store.rotateCredential": All | Mutations | "credential_not_found" | "conflict"
  "embedded.getContext": All | "missing_initdata" | "initdata_invalid" | "initdata_expired"
  "usage.getOrgUsage": All
  "usage.getKeyUsage": All | "credential_not_found"
  "usage.getDeprecations": All
  "apiKeys.list": All | Lists
  "apiKeys.create": All | Mutations | "conflict"
  "apiKeys.get": All | "credential_not_found"
  "apiKeys.revoke": All | Mutations | "credential_not_found" | "conflict"
  "apiKeys.rotate": All | Mutations | "credential_not_found" | "conflict"
  "webhooks.list": All | Lists
  "webhooks.create": All | Mutations | "conflict"
  "webhooks.get": All
  "webhooks.update": All | Mutations
  "webhooks.delete": All | Mutations
  "webhooks.rotateSecret": All | Mutations | "conflict"
  "webhooks.test": All | Mutations | "conflict"
  "webhooks.listDeliveries": All | Lists
  "webhooks.redeliver": All | Mutations | "conflict"
  "events.list": All | Lists
  "events.get": All
  "notifications.list": All | Lists
  "notifications.markRead": All | Mutations
  "organization.get": All
  "organization.update": All | Mutations
  "organization.getQuota": All
  "audit.list": All | Lists
}

export const errorCodes: { readonly [Id in keyof ErrorCodes]: readonly ErrorCodes[Id][] } = {
  "tasks.list": [...all, ...lists],
  "tasks.create": [...all, ...mutations, ...childData],
  "tasks.getById": [...all],
  "tasks.update": [...all, ...mutations, ...childData, "conflict"],
  "tasks.delete": [...all, ...mutations],
  "tasks.complete": [...all, ...mutations, "conflict"],
  "tasks.reopen": [...all, ...mutations, "conflict"],
  "tasks.listProjects": [...all, ...lists],
  "tasks.createProject": [...all, ...mutations, "conflict"],
  "tasks.getProject": [...all],
  "tasks.updateProject": [...all, ...mutations, "conflict"],
  "tasks.deleteProject": [...all, ...mutations, "conflict"],
  "academic.assignments.list": [...all, ...lists],
  "academic.assignments.create": [...all, ...mutations],
  "academic.assignments.get": [...all],
  "academic.assignments.update": [...all, ...mutations, "conflict"],
  "academic.assignments.getSubmissions": [...all, ...lists],
  "academic.assignments.submit": [...all, ...mutations, ...childData, "conflict"],
  "academic.assignments.returnSubmission": [...all, ...mutations, ...childData, "conflict"],
  "academic.attendance.list": [...all, ...lists],
  "academic.attendance.mark": [...all, ...mutations, ...childData, "conflict"],
  "academic.attendance.bulkMark": [...all, ...mutations, ...childData, "conflict"],
  "academic.attendance.getStudentAttendance": [...all, ...lists, ...childData, "CHILD_NOT_FOUND"],
  "academic.classrooms.list": [...all, ...lists],
  "academic.classrooms.create": [...all, ...mutations, "conflict"],
  "academic.classrooms.get": [...all],
  "academic.classrooms.update": [...all, ...mutations, "conflict"],
  "academic.classrooms.delete": [...all, ...mutations, "conflict"],
  "academic.terms.list": [...all, ...lists],
  "academic.terms.create": [...all, ...mutations, "conflict"],
  "academic.teachers.list": [...all, ...lists],
  "academic.teachers.create": [...all, ...mutations, "conflict"],
  "academic.teachers.get": [...all],
  "academic.courses.list": [...all, ...lists],
  "academic.courses.create": [...all, ...mutations, "conflict"],
  "academic.courses.get": [...all],
  "academic.courses.update": [...all, ...mutations, "conflict"],
  "academic.courses.getOfferings": [...all, ...lists],
  "academic.courses.createOffering": [...all, ...mutations, "conflict"],
  "academic.courses.getPrerequisites": [...all, ...lists],
  "academic.courses.listStandards": [...all, ...lists],
  "academic.courses.createStandard": [...all, ...mutations, "conflict"],
  "academic.lessons.list": [...all, ...lists],
  "academic.lessons.create": [...all, ...mutations],
  "academic.lessons.get": [...all],
  "academic.lessons.update": [...all, ...mutations, "conflict"],
  "academic.lessons.getSchedule": [...all, ...lists, ...childData],
  "academic.sections.list": [...all, ...lists],
  "academic.sections.create": [...all, ...mutations, "conflict"],
  "academic.sections.get": [...all],
  "academic.sections.update": [...all, ...mutations, "conflict"],
  "academic.grades.listGrades": [...all, ...lists],
  "academic.grades.submitGrade": [...all, ...mutations, ...childData, "conflict"],
  "academic.grades.bulkSubmitGrades": [...all, ...mutations, ...childData, "conflict"],
  "academic.grades.getStudentGrades": [...all, ...lists, ...childData, "CHILD_NOT_FOUND"],
  "academic.grades.listAssessments": [...all, ...lists],
  "academic.grades.createAssessment": [...all, ...mutations, "conflict"],
  "academic.students.list": [...all, ...lists],
  "academic.students.create": [...all, ...mutations, "conflict"],
  "academic.students.get": [...all, ...childData, "CHILD_NOT_FOUND"],
  "academic.students.update": [...all, ...mutations, ...childData, "conflict", "CHILD_NOT_FOUND"],
  "academic.students.getEnrollments": [...all, ...lists, ...childData, "CHILD_NOT_FOUND"],
  "academic.enrollments.list": [...all, ...lists],
  "academic.enrollments.create": [...all, ...mutations, ...childData, "conflict"],
  "academic.enrollments.update": [...all, ...mutations, ...childData, "conflict"],
  "academic.enrollments.getSectionEnrollments": [...all, ...lists],
  "family.getChildren": [...all, ...lists],
  "family.getChild": [...all, ...childData, "CHILD_NOT_FOUND"],
  "family.getMembers": [...all, ...lists, "FAMILY_NOT_FOUND"],
  "family.listGuardianLinks": [...all, ...lists],
  "family.createGuardianLink": [...all, ...mutations, ...childData, "GUARDIAN_LINK_EXISTS", "GUARDIAN_NOT_A_MEMBER"],
  "family.acceptGuardianLink": [...all, ...mutations, ...childData, "GUARDIAN_LINK_NOT_FOUND", "GUARDIAN_LINK_NOT_PENDING"],
  "family.revokeGuardianLink": [...all, ...mutations, ...childData, "GUARDIAN_LINK_NOT_FOUND", "GUARDIAN_LINK_NOT_ACTIVE", "LAST_PRIMARY_GUARDIAN"],
  "family.listConsents": [...all, ...lists, ...childData, "CHILD_NOT_FOUND"],
  "family.grantConsent": [...all, ...mutations, ...childData, "CONSENT_ALREADY_GRANTED", "CONSENT_POLICY_OUTDATED"],
  "family.revokeConsent": [...all, ...mutations, ...childData, "CONSENT_NOT_FOUND", "CONSENT_NOT_ACTIVE"],
  "family.getHealthInfo": [...all, ...childData, "CHILD_NOT_FOUND", "HEALTH_INFO_NOT_FOUND"],
  "family.putHealthInfo": [...all, ...mutations, ...childData, "CHILD_NOT_FOUND"],
  "family.getTrustedContacts": [...all, ...lists, ...childData, "CHILD_NOT_FOUND"],
  "family.createTrustedContact": [...all, ...mutations, ...childData, "CHILD_NOT_FOUND", "TRUSTED_CONTACT_LIMIT"],
  "family.updateTrustedContact": [...all, ...mutations, ...childData, "TRUSTED_CONTACT_NOT_FOUND"],
  "family.deleteTrustedContact": [...all, ...mutations, ...childData, "TRUSTED_CONTACT_NOT_FOUND"],
  "family.setTrustedContactPin": [...all, ...mutations, ...childData, "TRUSTED_CONTACT_NOT_FOUND", "PIN_TOO_WEAK"],
  "family.verifyTrustedContactPin": [...all, ...mutations, ...childData, "TRUSTED_CONTACT_NOT_FOUND", "PIN_INVALID", "PIN_NOT_SET", "PIN_LOCKED", "PICKUP_NOT_ALLOWED"],
  "feed.getTimeline": [...all, ...lists],
  "feed.createPost": [...all, ...mutations, ...childData],
  "feed.getPost": [...all],
  "feed.updatePost": [...all, ...mutations, ...childData, "conflict"],
  "feed.deletePost": [...all, ...mutations, "post_already_deleted"],
  "feedBookmarks.getBookmarks": [...all, ...lists],
  "feedBookmarks.toggleBookmark": [...all, ...mutations],
  "feedComments.getComments": [...all, ...lists],
  "feedComments.createComment": [...all, ...mutations, "conflict"],
  "feedComments.deleteComment": [...all, ...mutations],
  "feedExperienceRoles.getRoles": [...all, ...lists],
  "feedExperienceRoles.createRole": [...all, ...mutations, "conflict"],
  "feedExperienceRoles.getMembers": [...all, ...lists],
  "feedExperienceRoles.addMember": [...all, ...mutations, "conflict"],
  "feedExperienceRoles.removeMember": [...all, ...mutations],
  "feedPolls.votePoll": [...all, ...mutations, "conflict"],
  "feedPolls.getPollResults": [...all],
  "feedReactions.getReactions": [...all, ...lists],
  "feedReactions.toggleReaction": [...all, ...mutations, "conflict"],
  "feedReports.reportPost": [...all, ...mutations, "invalid_user_report_body", "self_report_not_allowed", "post_already_deleted", "conflict"],
  "feedReports.getReports": [...all, ...lists, "invalid_moderation_query"],
  "feedReports.reviewReport": [...all, ...mutations, "invalid_review_action_body", "report_not_found", "report_not_pending", "post_already_deleted"],
  "feedScheduled.getScheduledPosts": [...all, ...lists],
  "feedScheduled.cancelSchedule": [...all, ...mutations, "conflict"],
  "feedScheduled.publishNow": [...all, ...mutations, "conflict"],
  "identity.getCurrentUser": [...all],
  "identity.listUsers": [...all, ...lists],
  "identity.getUser": [...all],
  "identity.listMembers": [...all, ...lists],
  "identity.inviteMember": [...all, ...mutations, "conflict"],
  "identity.getMember": [...all],
  "identity.updateMember": [...all, ...mutations, "conflict"],
  "identity.acceptInvitation": [...all, ...mutations, "conflict"],
  "messaging.listConversations": [...all],
  "messaging.createConversation": [...all, ...mutations, ...childData, "conflict"],
  "messaging.listMessages": [...all, ...lists],
  "messaging.sendMessage": [...all, ...mutations, ...childData, "conflict"],
  "messaging.markRead": [...all, ...mutations],
  "messaging.updatePreferences": [...all, ...mutations],
  "messaging.listGroups": [...all, ...lists],
  "messaging.createGroup": [...all, ...mutations, ...childData],
  "messaging.addGroupMembers": [...all, ...mutations, ...childData, "conflict"],
  "messaging.removeGroupMember": [...all, ...mutations, "conflict"],
  "profiles.list": [...all, ...lists],
  "profiles.updateMine": [...all, ...mutations],
  "profiles.getProfile": [...all],
  "store.list": [...all, ...lists],
  "store.listInstalled": [...all, ...lists],
  "store.get": [...all],
  "store.install": [...all, ...mutations, "conflict"],
  "store.uninstall": [...all, ...mutations, "conflict"],
  "store.rotateCredential": [...all, ...mutations, "credential_not_found", "conflict"],
  "embedded.getContext": [...all, "missing_initdata", "initdata_invalid", "initdata_expired"],
  "usage.getOrgUsage": [...all],
  "usage.getKeyUsage": [...all, "credential_not_found"],
  "usage.getDeprecations": [...all],
  "apiKeys.list": [...all, ...lists],
  "apiKeys.create": [...all, ...mutations, "conflict"],
  "apiKeys.get": [...all, "credential_not_found"],
  "apiKeys.revoke": [...all, ...mutations, "credential_not_found", "conflict"],
  "apiKeys.rotate": [...all, ...mutations, "credential_not_found", "conflict"],
  "webhooks.list": [...all, ...lists],
  "webhooks.create": [...all, ...mutations, "conflict"],
  "webhooks.get": [...all],
  "webhooks.update": [...all, ...mutations],
  "webhooks.delete": [...all, ...mutations],
  "webhooks.rotateSecret": [...all, ...mutations, "conflict"],
  "webhooks.test": [...all, ...mutations, "conflict"],
  "webhooks.listDeliveries": [...all, ...lists],
  "webhooks.redeliver": [...all, ...mutations, "conflict"],
  "events.list": [...all, ...lists],
  "events.get": [...all],
  "notifications.list": [...all, ...lists],
  "notifications.markRead": [...all, ...mutations],
  "organization.get": [...all],
  "organization.update": [...all, ...mutations],
  "organization.getQuota": [...all],
  "audit.list": [...all, ...lists],
}
