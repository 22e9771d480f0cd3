// @generated from contract/openapi.yaml. Do not edit.

const codes0 = ["bad_request","forbidden","internal_error","invalid_cursor","membership_inactive","not_found","org_quota_exceeded","organization_context_required","rate_limit_exceeded","scope_insufficient","scope_unmapped","service_unavailable","unauthorized","unknown_error","validation_error"] as const
const codes1 = ["CONSENT_REQUIRED","RELATIONSHIP_REQUIRED","bad_request","forbidden","idempotency_conflict","idempotency_key_reused","internal_error","membership_inactive","not_found","org_quota_exceeded","organization_context_required","payload_too_large","rate_limit_exceeded","scope_insufficient","scope_unmapped","service_unavailable","unauthorized","unknown_error","validation_error"] as const
const codes2 = ["bad_request","forbidden","internal_error","membership_inactive","not_found","org_quota_exceeded","organization_context_required","rate_limit_exceeded","scope_insufficient","scope_unmapped","service_unavailable","unauthorized","unknown_error","validation_error"] as const
const codes3 = ["CONSENT_REQUIRED","RELATIONSHIP_REQUIRED","bad_request","conflict","forbidden","idempotency_conflict","idempotency_key_reused","internal_error","membership_inactive","not_found","org_quota_exceeded","organization_context_required","payload_too_large","rate_limit_exceeded","scope_insufficient","scope_unmapped","service_unavailable","unauthorized","unknown_error","validation_error"] as const
const codes4 = ["bad_request","forbidden","idempotency_conflict","idempotency_key_reused","internal_error","membership_inactive","not_found","org_quota_exceeded","organization_context_required","payload_too_large","rate_limit_exceeded","scope_insufficient","scope_unmapped","service_unavailable","unauthorized","unknown_error","validation_error"] as const
const codes5 = ["bad_request","conflict","forbidden","idempotency_conflict","idempotency_key_reused","internal_error","membership_inactive","not_found","org_quota_exceeded","organization_context_required","payload_too_large","rate_limit_exceeded","scope_insufficient","scope_unmapped","service_unavailable","unauthorized","unknown_error","validation_error"] as const
const codes6 = ["CHILD_NOT_FOUND","CONSENT_REQUIRED","RELATIONSHIP_REQUIRED","bad_request","forbidden","internal_error","invalid_cursor","membership_inactive","not_found","org_quota_exceeded","organization_context_required","rate_limit_exceeded","scope_insufficient","scope_unmapped","service_unavailable","unauthorized","unknown_error","validation_error"] as const
const codes7 = ["CONSENT_REQUIRED","RELATIONSHIP_REQUIRED","bad_request","forbidden","internal_error","invalid_cursor","membership_inactive","not_found","org_quota_exceeded","organization_context_required","rate_limit_exceeded","scope_insufficient","scope_unmapped","service_unavailable","unauthorized","unknown_error","validation_error"] as const
const codes8 = ["CHILD_NOT_FOUND","CONSENT_REQUIRED","RELATIONSHIP_REQUIRED","bad_request","forbidden","internal_error","membership_inactive","not_found","org_quota_exceeded","organization_context_required","rate_limit_exceeded","scope_insufficient","scope_unmapped","service_unavailable","unauthorized","unknown_error","validation_error"] as const
const codes9 = ["CHILD_NOT_FOUND","CONSENT_REQUIRED","RELATIONSHIP_REQUIRED","bad_request","conflict","forbidden","idempotency_conflict","idempotency_key_reused","internal_error","membership_inactive","not_found","org_quota_exceeded","organization_context_required","payload_too_large","rate_limit_exceeded","scope_insufficient","scope_unmapped","service_unavailable","unauthorized","unknown_error","validation_error"] as const
const codes10 = ["FAMILY_NOT_FOUND","bad_request","forbidden","internal_error","invalid_cursor","membership_inactive","not_found","org_quota_exceeded","organization_context_required","rate_limit_exceeded","scope_insufficient","scope_unmapped","service_unavailable","unauthorized","unknown_error","validation_error"] as const
const codes11 = ["CONSENT_REQUIRED","GUARDIAN_LINK_EXISTS","GUARDIAN_NOT_A_MEMBER","RELATIONSHIP_REQUIRED","bad_request","forbidden","idempotency_conflict","idempotency_key_reused","internal_error","membership_inactive","not_found","org_quota_exceeded","organization_context_required","payload_too_large","rate_limit_exceeded","scope_insufficient","scope_unmapped","service_unavailable","unauthorized","unknown_error","validation_error"] as const
const codes12 = ["CONSENT_REQUIRED","GUARDIAN_LINK_NOT_FOUND","GUARDIAN_LINK_NOT_PENDING","RELATIONSHIP_REQUIRED","bad_request","forbidden","idempotency_conflict","idempotency_key_reused","internal_error","membership_inactive","not_found","org_quota_exceeded","organization_context_required","payload_too_large","rate_limit_exceeded","scope_insufficient","scope_unmapped","service_unavailable","unauthorized","unknown_error","validation_error"] as const
const codes13 = ["CONSENT_REQUIRED","GUARDIAN_LINK_NOT_ACTIVE","GUARDIAN_LINK_NOT_FOUND","LAST_PRIMARY_GUARDIAN","RELATIONSHIP_REQUIRED","bad_request","forbidden","idempotency_conflict","idempotency_key_reused","internal_error","membership_inactive","not_found","org_quota_exceeded","organization_context_required","payload_too_large","rate_limit_exceeded","scope_insufficient","scope_unmapped","service_unavailable","unauthorized","unknown_error","validation_error"] as const
const codes14 = ["CONSENT_ALREADY_GRANTED","CONSENT_POLICY_OUTDATED","CONSENT_REQUIRED","RELATIONSHIP_REQUIRED","bad_request","forbidden","idempotency_conflict","idempotency_key_reused","internal_error","membership_inactive","not_found","org_quota_exceeded","organization_context_required","payload_too_large","rate_limit_exceeded","scope_insufficient","scope_unmapped","service_unavailable","unauthorized","unknown_error","validation_error"] as const
const codes15 = ["CONSENT_NOT_ACTIVE","CONSENT_NOT_FOUND","CONSENT_REQUIRED","RELATIONSHIP_REQUIRED","bad_request","forbidden","idempotency_conflict","idempotency_key_reused","internal_error","membership_inactive","not_found","org_quota_exceeded","organization_context_required","payload_too_large","rate_limit_exceeded","scope_insufficient","scope_unmapped","service_unavailable","unauthorized","unknown_error","validation_error"] as const
const codes16 = ["CHILD_NOT_FOUND","CONSENT_REQUIRED","HEALTH_INFO_NOT_FOUND","RELATIONSHIP_REQUIRED","bad_request","forbidden","internal_error","membership_inactive","not_found","org_quota_exceeded","organization_context_required","rate_limit_exceeded","scope_insufficient","scope_unmapped","service_unavailable","unauthorized","unknown_error","validation_error"] as const
const codes17 = ["CHILD_NOT_FOUND","CONSENT_REQUIRED","RELATIONSHIP_REQUIRED","bad_request","forbidden","idempotency_conflict","idempotency_key_reused","internal_error","membership_inactive","not_found","org_quota_exceeded","organization_context_required","payload_too_large","rate_limit_exceeded","scope_insufficient","scope_unmapped","service_unavailable","unauthorized","unknown_error","validation_error"] as const
const codes18 = ["CHILD_NOT_FOUND","CONSENT_REQUIRED","RELATIONSHIP_REQUIRED","TRUSTED_CONTACT_LIMIT","bad_request","forbidden","idempotency_conflict","idempotency_key_reused","internal_error","membership_inactive","not_found","org_quota_exceeded","organization_context_required","payload_too_large","rate_limit_exceeded","scope_insufficient","scope_unmapped","service_unavailable","unauthorized","unknown_error","validation_error"] as const
const codes19 = ["CONSENT_REQUIRED","RELATIONSHIP_REQUIRED","TRUSTED_CONTACT_NOT_FOUND","bad_request","forbidden","idempotency_conflict","idempotency_key_reused","internal_error","membership_inactive","not_found","org_quota_exceeded","organization_context_required","payload_too_large","rate_limit_exceeded","scope_insufficient","scope_unmapped","service_unavailable","unauthorized","unknown_error","validation_error"] as const
const codes20 = ["CONSENT_REQUIRED","PIN_TOO_WEAK","RELATIONSHIP_REQUIRED","TRUSTED_CONTACT_NOT_FOUND","bad_request","forbidden","idempotency_conflict","idempotency_key_reused","internal_error","membership_inactive","not_found","org_quota_exceeded","organization_context_required","payload_too_large","rate_limit_exceeded","scope_insufficient","scope_unmapped","service_unavailable","unauthorized","unknown_error","validation_error"] as const
const codes21 = ["CONSENT_REQUIRED","PICKUP_NOT_ALLOWED","PIN_INVALID","PIN_LOCKED","PIN_NOT_SET","RELATIONSHIP_REQUIRED","TRUSTED_CONTACT_NOT_FOUND","bad_request","forbidden","idempotency_conflict","idempotency_key_reused","internal_error","membership_inactive","not_found","org_quota_exceeded","organization_context_required","payload_too_large","rate_limit_exceeded","scope_insufficient","scope_unmapped","service_unavailable","unauthorized","unknown_error","validation_error"] as const
const codes22 = ["bad_request","forbidden","idempotency_conflict","idempotency_key_reused","internal_error","membership_inactive","not_found","org_quota_exceeded","organization_context_required","payload_too_large","post_already_deleted","rate_limit_exceeded","scope_insufficient","scope_unmapped","service_unavailable","unauthorized","unknown_error","validation_error"] as const
const codes23 = ["bad_request","conflict","forbidden","idempotency_conflict","idempotency_key_reused","internal_error","invalid_user_report_body","membership_inactive","not_found","org_quota_exceeded","organization_context_required","payload_too_large","post_already_deleted","rate_limit_exceeded","scope_insufficient","scope_unmapped","self_report_not_allowed","service_unavailable","unauthorized","unknown_error","validation_error"] as const
const codes24 = ["bad_request","forbidden","internal_error","invalid_cursor","invalid_moderation_query","membership_inactive","not_found","org_quota_exceeded","organization_context_required","rate_limit_exceeded","scope_insufficient","scope_unmapped","service_unavailable","unauthorized","unknown_error","validation_error"] as const
const codes25 = ["bad_request","forbidden","idempotency_conflict","idempotency_key_reused","internal_error","invalid_review_action_body","membership_inactive","not_found","org_quota_exceeded","organization_context_required","payload_too_large","post_already_deleted","rate_limit_exceeded","report_not_found","report_not_pending","scope_insufficient","scope_unmapped","service_unavailable","unauthorized","unknown_error","validation_error"] as const
const codes26 = ["bad_request","conflict","credential_not_found","forbidden","idempotency_conflict","idempotency_key_reused","internal_error","membership_inactive","not_found","org_quota_exceeded","organization_context_required","payload_too_large","rate_limit_exceeded","scope_insufficient","scope_unmapped","service_unavailable","unauthorized","unknown_error","validation_error"] as const
const codes27 = ["bad_request","forbidden","initdata_expired","initdata_invalid","internal_error","membership_inactive","missing_initdata","not_found","org_quota_exceeded","organization_context_required","rate_limit_exceeded","scope_insufficient","scope_unmapped","service_unavailable","unauthorized","unknown_error","validation_error"] as const
const codes28 = ["bad_request","credential_not_found","forbidden","internal_error","membership_inactive","not_found","org_quota_exceeded","organization_context_required","rate_limit_exceeded","scope_insufficient","scope_unmapped","service_unavailable","unauthorized","unknown_error","validation_error"] as const

export const errorCodes = {
  "tasks.list": codes0,
  "tasks.create": codes1,
  "tasks.getById": codes2,
  "tasks.update": codes3,
  "tasks.delete": codes4,
  "tasks.complete": codes5,
  "tasks.reopen": codes5,
  "tasks.listProjects": codes0,
  "tasks.createProject": codes5,
  "tasks.getProject": codes2,
  "tasks.updateProject": codes5,
  "tasks.deleteProject": codes5,
  "academic.assignments.list": codes0,
  "academic.assignments.create": codes4,
  "academic.assignments.get": codes2,
  "academic.assignments.update": codes5,
  "academic.assignments.getSubmissions": codes0,
  "academic.assignments.submit": codes3,
  "academic.assignments.returnSubmission": codes3,
  "academic.attendance.list": codes0,
  "academic.attendance.mark": codes3,
  "academic.attendance.bulkMark": codes3,
  "academic.attendance.getStudentAttendance": codes6,
  "academic.classrooms.list": codes0,
  "academic.classrooms.create": codes5,
  "academic.classrooms.get": codes2,
  "academic.classrooms.update": codes5,
  "academic.classrooms.delete": codes5,
  "academic.terms.list": codes0,
  "academic.terms.create": codes5,
  "academic.teachers.list": codes0,
  "academic.teachers.create": codes5,
  "academic.teachers.get": codes2,
  "academic.courses.list": codes0,
  "academic.courses.create": codes5,
  "academic.courses.get": codes2,
  "academic.courses.update": codes5,
  "academic.courses.getOfferings": codes0,
  "academic.courses.createOffering": codes5,
  "academic.courses.getPrerequisites": codes0,
  "academic.courses.listStandards": codes0,
  "academic.courses.createStandard": codes5,
  "academic.lessons.list": codes0,
  "academic.lessons.create": codes4,
  "academic.lessons.get": codes2,
  "academic.lessons.update": codes5,
  "academic.lessons.getSchedule": codes7,
  "academic.sections.list": codes0,
  "academic.sections.create": codes5,
  "academic.sections.get": codes2,
  "academic.sections.update": codes5,
  "academic.grades.listGrades": codes0,
  "academic.grades.submitGrade": codes3,
  "academic.grades.bulkSubmitGrades": codes3,
  "academic.grades.getStudentGrades": codes6,
  "academic.grades.listAssessments": codes0,
  "academic.grades.createAssessment": codes5,
  "academic.students.list": codes0,
  "academic.students.create": codes5,
  "academic.students.get": codes8,
  "academic.students.update": codes9,
  "academic.students.getEnrollments": codes6,
  "academic.enrollments.list": codes0,
  "academic.enrollments.create": codes3,
  "academic.enrollments.update": codes3,
  "academic.enrollments.getSectionEnrollments": codes0,
  "family.getChildren": codes0,
  "family.getChild": codes8,
  "family.getMembers": codes10,
  "family.listGuardianLinks": codes0,
  "family.createGuardianLink": codes11,
  "family.acceptGuardianLink": codes12,
  "family.revokeGuardianLink": codes13,
  "family.listConsents": codes6,
  "family.grantConsent": codes14,
  "family.revokeConsent": codes15,
  "family.getHealthInfo": codes16,
  "family.putHealthInfo": codes17,
  "family.getTrustedContacts": codes6,
  "family.createTrustedContact": codes18,
  "family.updateTrustedContact": codes19,
  "family.deleteTrustedContact": codes19,
  "family.setTrustedContactPin": codes20,
  "family.verifyTrustedContactPin": codes21,
  "feed.getTimeline": codes0,
  "feed.createPost": codes1,
  "feed.getPost": codes2,
  "feed.updatePost": codes3,
  "feed.deletePost": codes22,
  "feedBookmarks.getBookmarks": codes0,
  "feedBookmarks.toggleBookmark": codes4,
  "feedComments.getComments": codes0,
  "feedComments.createComment": codes5,
  "feedComments.deleteComment": codes4,
  "feedPolls.votePoll": codes5,
  "feedPolls.getPollResults": codes2,
  "feedReactions.getReactions": codes0,
  "feedReactions.toggleReaction": codes5,
  "feedReports.reportPost": codes23,
  "feedReports.getReports": codes24,
  "feedReports.reviewReport": codes25,
  "feedScheduled.getScheduledPosts": codes0,
  "feedScheduled.cancelSchedule": codes5,
  "feedScheduled.publishNow": codes5,
  "identity.getCurrentUser": codes2,
  "identity.listUsers": codes0,
  "identity.getUser": codes2,
  "identity.listMembers": codes0,
  "identity.inviteMember": codes5,
  "identity.getMember": codes2,
  "identity.updateMember": codes5,
  "identity.acceptInvitation": codes5,
  "profiles.list": codes0,
  "profiles.updateMine": codes4,
  "profiles.getProfile": codes2,
  "store.list": codes0,
  "store.listInstalled": codes0,
  "store.get": codes2,
  "store.install": codes5,
  "store.uninstall": codes5,
  "store.rotateCredential": codes26,
  "embedded.getContext": codes27,
  "usage.getOrgUsage": codes2,
  "usage.getKeyUsage": codes28,
  "apiKeys.list": codes0,
  "apiKeys.create": codes5,
  "apiKeys.get": codes28,
  "apiKeys.revoke": codes26,
  "apiKeys.rotate": codes26,
  "notifications.list": codes0,
  "notifications.markRead": codes4,
  "organization.get": codes2,
  "organization.update": codes4,
  "organization.getQuota": codes2,
  "audit.list": codes0,
} as const
