// @generated from contract/openapi.yaml. Do not edit.

/** Status 0: made by clients, never sent by the service. */
export const errors = {
  "bad_request": {
    "status": 400,
    "meaning": "The request could not be read, e.g. malformed JSON or a header with a wrong form."
  },
  "validation_error": {
    "status": 400,
    "meaning": "A part of the body, query or path is not what the operation takes. `details` lists every fault."
  },
  "invalid_cursor": {
    "status": 400,
    "meaning": "The cursor is damaged or expired, or was issued for another list, other filters or another sort."
  },
  "invalid_user_report_body": {
    "status": 400,
    "meaning": "The report's body is invalid. `details` lists every fault."
  },
  "invalid_moderation_query": {
    "status": 400,
    "meaning": "The query for reports is invalid. `details` lists every fault."
  },
  "invalid_review_action_body": {
    "status": 400,
    "meaning": "The review's body is invalid. `details` lists every fault."
  },
  "unauthorized": {
    "status": 401,
    "meaning": "There is no valid credential."
  },
  "missing_initdata": {
    "status": 401,
    "meaning": "An embedded app's request came without its init data."
  },
  "initdata_invalid": {
    "status": 401,
    "meaning": "The init data is not genuine, or its app, organization or user is not active."
  },
  "initdata_expired": {
    "status": 401,
    "meaning": "The init data is too old."
  },
  "forbidden": {
    "status": 403,
    "meaning": "The caller may not do this."
  },
  "organization_context_required": {
    "status": 403,
    "meaning": "The request does not say which organization it is about. Send `X-Org-Id`."
  },
  "membership_inactive": {
    "status": 403,
    "meaning": "The caller is not an active member of the organization."
  },
  "scope_insufficient": {
    "status": 403,
    "meaning": "The API key does not hold the scope that the operation needs."
  },
  "scope_unmapped": {
    "status": 403,
    "meaning": "The operation is not open to API keys."
  },
  "self_report_not_allowed": {
    "status": 403,
    "meaning": "Nobody can report their own post."
  },
  "RELATIONSHIP_REQUIRED": {
    "status": 403,
    "meaning": "The caller has no relationship to the student that would allow this."
  },
  "CONSENT_REQUIRED": {
    "status": 403,
    "meaning": "A guardian's consent is missing, revoked or expired."
  },
  "PIN_INVALID": {
    "status": 403,
    "meaning": "The pickup PIN is wrong."
  },
  "PICKUP_NOT_ALLOWED": {
    "status": 403,
    "meaning": "The PIN is right, but the contact may not pick the child up now."
  },
  "not_found": {
    "status": 404,
    "meaning": "There is no such route or resource, or the caller may not know of it."
  },
  "credential_not_found": {
    "status": 404,
    "meaning": "The organization has no such API key or app credential."
  },
  "report_not_found": {
    "status": 404,
    "meaning": "The organization has no such report."
  },
  "CHILD_NOT_FOUND": {
    "status": 404,
    "meaning": "The organization has no such child."
  },
  "FAMILY_NOT_FOUND": {
    "status": 404,
    "meaning": "There is no such family, or the caller may not know of it."
  },
  "HEALTH_INFO_NOT_FOUND": {
    "status": 404,
    "meaning": "The child has no health information yet."
  },
  "TRUSTED_CONTACT_NOT_FOUND": {
    "status": 404,
    "meaning": "There is no such trusted contact."
  },
  "GUARDIAN_LINK_NOT_FOUND": {
    "status": 404,
    "meaning": "There is no such guardian link."
  },
  "CONSENT_NOT_FOUND": {
    "status": 404,
    "meaning": "There is no such consent."
  },
  "method_not_allowed": {
    "status": 405,
    "meaning": "The path exists with other methods. `Allow` lists them."
  },
  "conflict": {
    "status": 409,
    "meaning": "The resource's state does not allow this, or the change would break a rule. `details.reason` says which."
  },
  "idempotency_conflict": {
    "status": 409,
    "meaning": "A call with the same idempotency key is still running. Try again after `Retry-After`."
  },
  "report_not_pending": {
    "status": 409,
    "meaning": "The report has been reviewed already."
  },
  "post_already_deleted": {
    "status": 409,
    "meaning": "The post has been deleted."
  },
  "GUARDIAN_LINK_EXISTS": {
    "status": 409,
    "meaning": "The child and the guardian are linked already."
  },
  "GUARDIAN_LINK_NOT_PENDING": {
    "status": 409,
    "meaning": "The guardian link is not waiting to be accepted."
  },
  "GUARDIAN_LINK_NOT_ACTIVE": {
    "status": 409,
    "meaning": "The guardian link has been revoked already."
  },
  "GUARDIAN_NOT_A_MEMBER": {
    "status": 409,
    "meaning": "The person is not an active guardian in the organization."
  },
  "LAST_PRIMARY_GUARDIAN": {
    "status": 409,
    "meaning": "The child would be left without an active guardian."
  },
  "CONSENT_ALREADY_GRANTED": {
    "status": 409,
    "meaning": "The same consent is active already."
  },
  "CONSENT_NOT_ACTIVE": {
    "status": 409,
    "meaning": "The consent is not active."
  },
  "CONSENT_POLICY_OUTDATED": {
    "status": 409,
    "meaning": "The consent names a policy version that is no longer in force."
  },
  "TRUSTED_CONTACT_LIMIT": {
    "status": 409,
    "meaning": "The child has as many trusted contacts as it may have."
  },
  "PIN_NOT_SET": {
    "status": 409,
    "meaning": "The trusted contact has no pickup PIN."
  },
  "GONE": {
    "status": 410,
    "meaning": "The endpoint has been retired. The message names its replacement."
  },
  "payload_too_large": {
    "status": 413,
    "meaning": "The body is larger than 1 MiB."
  },
  "idempotency_key_reused": {
    "status": 422,
    "meaning": "The idempotency key was used before with another request."
  },
  "PIN_TOO_WEAK": {
    "status": 422,
    "meaning": "The PIN's digits are all equal, or count up or down."
  },
  "PIN_LOCKED": {
    "status": 423,
    "meaning": "There were too many wrong PINs. Try again later."
  },
  "rate_limit_exceeded": {
    "status": 429,
    "meaning": "There were too many requests. Try again after `Retry-After`."
  },
  "org_quota_exceeded": {
    "status": 429,
    "meaning": "The organization's monthly quota is used up."
  },
  "internal_error": {
    "status": 500,
    "meaning": "The service failed. It has been reported under the request id."
  },
  "service_unavailable": {
    "status": 503,
    "meaning": "The service cannot take requests now. Try again after `Retry-After`."
  },
  "unknown_error": {
    "status": 0,
    "meaning": "The network failed, or the answer did not come from the service."
  }
} as const satisfies Record<string, { status: number; meaning: string }>

/** Codes that take the place of `validation_error` for faults in a part of the request. */
export const faultsIn = {
  "invalid_user_report_body": "body",
  "invalid_moderation_query": "query",
  "invalid_review_action_body": "body"
} as const

export type ErrorCode = keyof typeof errors

/** What `details.reason` (of validation_error: each entry's `code`) may be. */
export const errorReasons = {
  "bad_request": [
    "malformed_json",
    "unsupported_media_type",
    "page_and_cursor",
    "page_too_deep",
    "invalid_header"
  ],
  "validation_error": [
    "required",
    "unknown_field",
    "type",
    "format",
    "enum",
    "min",
    "max",
    "min_length",
    "max_length",
    "pattern",
    "prefix",
    "not_found",
    "duplicate",
    "range",
    "immutable",
    "unknown_scope",
    "scope_not_requested",
    "url_not_allowed",
    "url_not_allowed"
  ],
  "invalid_cursor": [
    "malformed",
    "signature",
    "filters_changed",
    "expired"
  ],
  "unauthorized": [
    "missing_token",
    "invalid_token",
    "token_expired",
    "account_not_verified",
    "organization_unavailable"
  ],
  "forbidden": [
    "role_escalation",
    "relationship",
    "org_mismatch",
    "posting_disabled"
  ],
  "conflict": [
    "invalid_state_transition",
    "duplicate",
    "in_use",
    "capacity_reached",
    "prerequisite_not_met",
    "prerequisite_cycle",
    "course_not_active",
    "offering_not_open",
    "section_not_active",
    "room_double_booked",
    "not_enrolled",
    "attendance_locked",
    "term_closed",
    "assignment_not_open",
    "late_not_allowed",
    "attempts_exhausted",
    "not_a_member",
    "last_owner",
    "comments_disabled",
    "post_not_published",
    "poll_closed",
    "already_voted",
    "self_conversation",
    "conversation_archived",
    "not_a_group",
    "last_group_owner",
    "already_installed",
    "not_installed",
    "app_not_published",
    "rotation_in_progress",
    "key_limit",
    "endpoint_limit",
    "endpoint_disabled"
  ]
} as const satisfies Partial<Record<ErrorCode, readonly string[]>>

export const conflictReasons = errorReasons.conflict

export type ConflictReason = (typeof conflictReasons)[number]

/** Codes that operations do not list: those of all, and those of each kind. */
export const commonErrors = {
  "all": [
    "bad_request",
    "validation_error",
    "unauthorized",
    "forbidden",
    "organization_context_required",
    "membership_inactive",
    "scope_insufficient",
    "scope_unmapped",
    "not_found",
    "rate_limit_exceeded",
    "org_quota_exceeded",
    "internal_error",
    "service_unavailable"
  ],
  "mutations": [
    "idempotency_conflict",
    "idempotency_key_reused",
    "payload_too_large"
  ],
  "lists": [
    "invalid_cursor"
  ],
  "childData": [
    "RELATIONSHIP_REQUIRED",
    "CONSENT_REQUIRED"
  ]
} as const satisfies Record<string, readonly ErrorCode[]>
