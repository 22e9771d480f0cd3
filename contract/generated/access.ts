// @generated from contract/openapi.yaml. Do not edit.

export type Role =
  | "owner"
  | "admin"
  | "teacher"
  | "staff"
  | "health_staff"
  | "guardian"
  | "student"
  | "guest"
  | "service"

export type Permission =
  | "tasks:read"
  | "tasks:create"
  | "tasks:update"
  | "tasks:delete"
  | "projects:read"
  | "projects:create"
  | "projects:update"
  | "projects:delete"
  | "assignments:read"
  | "assignments:create"
  | "assignments:update"
  | "assignments:submit"
  | "submissions:read"
  | "attendance:read"
  | "attendance:mark"
  | "attendance:override"
  | "classrooms:read"
  | "classrooms:create"
  | "classrooms:update"
  | "classrooms:delete"
  | "courses:read"
  | "courses:create"
  | "courses:update"
  | "sections:read"
  | "sections:create"
  | "sections:update"
  | "enrollments:read"
  | "enrollments:create"
  | "enrollments:update"
  | "enrollments:override"
  | "grades:read"
  | "grades:submit"
  | "assessments:read"
  | "assessments:create"
  | "lessons:read"
  | "lessons:create"
  | "lessons:update"
  | "students:read"
  | "students:create"
  | "students:update"
  | "teachers:read"
  | "teachers:create"
  | "children:read"
  | "family:read"
  | "health:read"
  | "health:update"
  | "trusted_contacts:read"
  | "trusted_contacts:create"
  | "trusted_contacts:update"
  | "trusted_contacts:delete"
  | "trusted_contacts:verify"
  | "guardian_links:read"
  | "guardian_links:create"
  | "guardian_links:accept"
  | "guardian_links:revoke"
  | "consents:read"
  | "consents:grant"
  | "consents:revoke"
  | "feed:read"
  | "feed:create"
  | "feed:update"
  | "feed:delete"
  | "feed:engage"
  | "feed:report"
  | "feed:moderate"
  | "users:read"
  | "members:read"
  | "members:invite"
  | "members:update"
  | "conversations:read"
  | "conversations:create"
  | "groups:create"
  | "messages:read"
  | "messages:send"
  | "profiles:read"
  | "profiles:update"
  | "apps:read"
  | "apps:install"
  | "usage:read"
  | "api_keys:read"
  | "api_keys:manage"
  | "webhooks:read"
  | "webhooks:manage"
  | "events:read"
  | "audit:read"
  | "org:read"
  | "org:update"

export type Scope =
  | "tasks:read"
  | "tasks:write"
  | "academic:read"
  | "academic:write"
  | "assignments:read"
  | "assignments:write"
  | "attendance:read"
  | "attendance:write"
  | "enrollments:read"
  | "enrollments:write"
  | "grades:read"
  | "grades:write"
  | "students:read"
  | "students:write"
  | "family:read"
  | "family:write"
  | "family.health:read"
  | "family.health:write"
  | "feed:read"
  | "feed:write"
  | "feed.moderation:read"
  | "feed.moderation:write"
  | "identity:read"
  | "identity:write"
  | "conversations:read"
  | "conversations:write"
  | "messages:read"
  | "messages:write"
  | "channels:read"
  | "profiles:read"
  | "apps:read"
  | "usage:read"
  | "webhooks:read"
  | "webhooks:write"
  | "events:read"
  | "audit:read"
  | "org:read"

/** Nobody grants a role that ranks above their own. */
export const roleRanks: Readonly<Record<Role, number>> = {
  "owner": 6,
  "admin": 5,
  "teacher": 4,
  "staff": 4,
  "health_staff": 4,
  "guardian": 2,
  "student": 2,
  "guest": 1,
  "service": 4
}

export const rolePermissions: Readonly<Record<Role, readonly Permission[]>> = {
  "owner": [
    "tasks:read",
    "tasks:create",
    "tasks:update",
    "tasks:delete",
    "projects:read",
    "projects:create",
    "projects:update",
    "projects:delete",
    "assignments:read",
    "assignments:create",
    "assignments:update",
    "assignments:submit",
    "submissions:read",
    "attendance:read",
    "attendance:mark",
    "attendance:override",
    "classrooms:read",
    "classrooms:create",
    "classrooms:update",
    "classrooms:delete",
    "courses:read",
    "courses:create",
    "courses:update",
    "sections:read",
    "sections:create",
    "sections:update",
    "enrollments:read",
    "enrollments:create",
    "enrollments:update",
    "enrollments:override",
    "grades:read",
    "grades:submit",
    "assessments:read",
    "assessments:create",
    "lessons:read",
    "lessons:create",
    "lessons:update",
    "students:read",
    "students:create",
    "students:update",
    "teachers:read",
    "teachers:create",
    "children:read",
    "family:read",
    "health:read",
    "health:update",
    "trusted_contacts:read",
    "trusted_contacts:create",
    "trusted_contacts:update",
    "trusted_contacts:delete",
    "trusted_contacts:verify",
    "guardian_links:read",
    "guardian_links:create",
    "guardian_links:accept",
    "guardian_links:revoke",
    "consents:read",
    "feed:read",
    "feed:create",
    "feed:update",
    "feed:delete",
    "feed:engage",
    "feed:report",
    "feed:moderate",
    "users:read",
    "members:read",
    "members:invite",
    "members:update",
    "conversations:read",
    "conversations:create",
    "groups:create",
    "messages:read",
    "messages:send",
    "profiles:read",
    "profiles:update",
    "apps:read",
    "apps:install",
    "usage:read",
    "api_keys:read",
    "api_keys:manage",
    "webhooks:read",
    "webhooks:manage",
    "events:read",
    "audit:read",
    "org:read",
    "org:update"
  ],
  "admin": [
    "tasks:read",
    "tasks:create",
    "tasks:update",
    "tasks:delete",
    "projects:read",
    "projects:create",
    "projects:update",
    "projects:delete",
    "assignments:read",
    "assignments:create",
    "assignments:update",
    "assignments:submit",
    "submissions:read",
    "attendance:read",
    "attendance:mark",
    "attendance:override",
    "classrooms:read",
    "classrooms:create",
    "classrooms:update",
    "classrooms:delete",
    "courses:read",
    "courses:create",
    "courses:update",
    "sections:read",
    "sections:create",
    "sections:update",
    "enrollments:read",
    "enrollments:create",
    "enrollments:update",
    "enrollments:override",
    "grades:read",
    "grades:submit",
    "assessments:read",
    "assessments:create",
    "lessons:read",
    "lessons:create",
    "lessons:update",
    "students:read",
    "students:create",
    "students:update",
    "teachers:read",
    "teachers:create",
    "children:read",
    "family:read",
    "health:read",
    "health:update",
    "trusted_contacts:read",
    "trusted_contacts:create",
    "trusted_contacts:update",
    "trusted_contacts:delete",
    "trusted_contacts:verify",
    "guardian_links:read",
    "guardian_links:create",
    "guardian_links:accept",
    "guardian_links:revoke",
    "consents:read",
    "feed:read",
    "feed:create",
    "feed:update",
    "feed:delete",
    "feed:engage",
    "feed:report",
    "feed:moderate",
    "users:read",
    "members:read",
    "members:invite",
    "members:update",
    "conversations:read",
    "conversations:create",
    "groups:create",
    "messages:read",
    "messages:send",
    "profiles:read",
    "profiles:update",
    "apps:read",
    "apps:install",
    "usage:read",
    "api_keys:read",
    "api_keys:manage",
    "webhooks:read",
    "webhooks:manage",
    "events:read",
    "audit:read",
    "org:read",
    "org:update"
  ],
  "teacher": [
    "tasks:read",
    "tasks:create",
    "tasks:update",
    "tasks:delete",
    "projects:read",
    "projects:create",
    "projects:update",
    "assignments:read",
    "assignments:create",
    "assignments:update",
    "assignments:submit",
    "submissions:read",
    "attendance:read",
    "attendance:mark",
    "classrooms:read",
    "courses:read",
    "sections:read",
    "enrollments:read",
    "grades:read",
    "grades:submit",
    "assessments:read",
    "assessments:create",
    "lessons:read",
    "lessons:create",
    "lessons:update",
    "students:read",
    "teachers:read",
    "children:read",
    "health:read",
    "trusted_contacts:read",
    "trusted_contacts:verify",
    "consents:read",
    "feed:read",
    "feed:create",
    "feed:update",
    "feed:delete",
    "feed:engage",
    "feed:report",
    "users:read",
    "members:read",
    "conversations:read",
    "conversations:create",
    "groups:create",
    "messages:read",
    "messages:send",
    "profiles:read",
    "profiles:update",
    "apps:read",
    "org:read"
  ],
  "staff": [
    "tasks:read",
    "tasks:create",
    "tasks:update",
    "tasks:delete",
    "projects:read",
    "projects:create",
    "projects:update",
    "assignments:read",
    "attendance:read",
    "attendance:mark",
    "classrooms:read",
    "classrooms:create",
    "classrooms:update",
    "courses:read",
    "sections:read",
    "sections:create",
    "sections:update",
    "enrollments:read",
    "enrollments:create",
    "enrollments:update",
    "lessons:read",
    "students:read",
    "students:create",
    "students:update",
    "teachers:read",
    "children:read",
    "family:read",
    "trusted_contacts:read",
    "trusted_contacts:create",
    "trusted_contacts:update",
    "trusted_contacts:verify",
    "guardian_links:read",
    "guardian_links:create",
    "consents:read",
    "feed:read",
    "feed:create",
    "feed:update",
    "feed:delete",
    "feed:engage",
    "feed:report",
    "users:read",
    "members:read",
    "conversations:read",
    "conversations:create",
    "groups:create",
    "messages:read",
    "messages:send",
    "profiles:read",
    "profiles:update",
    "apps:read",
    "org:read"
  ],
  "health_staff": [
    "tasks:read",
    "tasks:create",
    "tasks:update",
    "tasks:delete",
    "projects:read",
    "attendance:read",
    "classrooms:read",
    "courses:read",
    "sections:read",
    "students:read",
    "teachers:read",
    "children:read",
    "family:read",
    "health:read",
    "health:update",
    "trusted_contacts:read",
    "trusted_contacts:verify",
    "consents:read",
    "feed:read",
    "feed:engage",
    "feed:report",
    "users:read",
    "members:read",
    "conversations:read",
    "conversations:create",
    "messages:read",
    "messages:send",
    "profiles:read",
    "profiles:update",
    "apps:read",
    "org:read"
  ],
  "guardian": [
    "tasks:read",
    "tasks:create",
    "tasks:update",
    "tasks:delete",
    "projects:read",
    "assignments:read",
    "assignments:submit",
    "submissions:read",
    "attendance:read",
    "classrooms:read",
    "courses:read",
    "sections:read",
    "enrollments:read",
    "grades:read",
    "assessments:read",
    "lessons:read",
    "students:read",
    "teachers:read",
    "children:read",
    "family:read",
    "health:read",
    "health:update",
    "trusted_contacts:read",
    "trusted_contacts:create",
    "trusted_contacts:update",
    "trusted_contacts:delete",
    "guardian_links:read",
    "guardian_links:create",
    "guardian_links:accept",
    "guardian_links:revoke",
    "consents:read",
    "consents:grant",
    "consents:revoke",
    "feed:read",
    "feed:create",
    "feed:update",
    "feed:delete",
    "feed:engage",
    "feed:report",
    "users:read",
    "conversations:read",
    "conversations:create",
    "messages:read",
    "messages:send",
    "profiles:read",
    "profiles:update",
    "org:read"
  ],
  "student": [
    "tasks:read",
    "tasks:update",
    "projects:read",
    "assignments:read",
    "assignments:submit",
    "submissions:read",
    "attendance:read",
    "classrooms:read",
    "courses:read",
    "sections:read",
    "enrollments:read",
    "grades:read",
    "assessments:read",
    "lessons:read",
    "students:read",
    "teachers:read",
    "feed:read",
    "feed:engage",
    "feed:report",
    "users:read",
    "conversations:read",
    "conversations:create",
    "messages:read",
    "messages:send",
    "profiles:read",
    "profiles:update",
    "org:read"
  ],
  "guest": [
    "courses:read",
    "feed:read",
    "profiles:read",
    "profiles:update",
    "org:read"
  ],
  "service": []
}

/** What an API key may be allowed. Whoever creates a key must hold the permissions behind its scopes. */
export const scopes: Readonly<Record<Scope, { readonly meaning: string; readonly permissions: readonly Permission[] }>> = {
  "tasks:read": {
    "meaning": "Read tasks and projects.",
    "permissions": [
      "tasks:read",
      "projects:read"
    ]
  },
  "tasks:write": {
    "meaning": "Create, change, complete and delete tasks and projects.",
    "permissions": [
      "tasks:create",
      "tasks:update",
      "tasks:delete",
      "projects:create",
      "projects:update",
      "projects:delete"
    ]
  },
  "academic:read": {
    "meaning": "Read classrooms, courses, sections, lessons, terms, standards and teachers.",
    "permissions": [
      "classrooms:read",
      "courses:read",
      "sections:read",
      "lessons:read",
      "teachers:read"
    ]
  },
  "academic:write": {
    "meaning": "Create and change classrooms, courses, sections, lessons, terms, standards and teachers.",
    "permissions": [
      "classrooms:create",
      "classrooms:update",
      "classrooms:delete",
      "courses:create",
      "courses:update",
      "sections:create",
      "sections:update",
      "lessons:create",
      "lessons:update",
      "teachers:create"
    ]
  },
  "assignments:read": {
    "meaning": "Read assignments and submissions.",
    "permissions": [
      "assignments:read",
      "submissions:read"
    ]
  },
  "assignments:write": {
    "meaning": "Create, change and submit assignments.",
    "permissions": [
      "assignments:create",
      "assignments:update",
      "assignments:submit"
    ]
  },
  "attendance:read": {
    "meaning": "Read attendance.",
    "permissions": [
      "attendance:read"
    ]
  },
  "attendance:write": {
    "meaning": "Mark attendance.",
    "permissions": [
      "attendance:mark"
    ]
  },
  "enrollments:read": {
    "meaning": "Read enrollments.",
    "permissions": [
      "enrollments:read"
    ]
  },
  "enrollments:write": {
    "meaning": "Create and change enrollments.",
    "permissions": [
      "enrollments:create",
      "enrollments:update"
    ]
  },
  "grades:read": {
    "meaning": "Read grades and assessments.",
    "permissions": [
      "grades:read",
      "assessments:read"
    ]
  },
  "grades:write": {
    "meaning": "Submit grades, create assessments and return submissions.",
    "permissions": [
      "grades:submit",
      "assessments:create"
    ]
  },
  "students:read": {
    "meaning": "Read students.",
    "permissions": [
      "students:read"
    ]
  },
  "students:write": {
    "meaning": "Create and change students.",
    "permissions": [
      "students:create",
      "students:update"
    ]
  },
  "family:read": {
    "meaning": "Read children, families, trusted contacts, guardian links and consents.",
    "permissions": [
      "children:read",
      "family:read",
      "trusted_contacts:read",
      "guardian_links:read",
      "consents:read"
    ]
  },
  "family:write": {
    "meaning": "Change trusted contacts and guardian links.",
    "permissions": [
      "trusted_contacts:create",
      "trusted_contacts:update",
      "trusted_contacts:delete",
      "guardian_links:create",
      "guardian_links:revoke"
    ]
  },
  "family.health:read": {
    "meaning": "Read health information.",
    "permissions": [
      "health:read"
    ]
  },
  "family.health:write": {
    "meaning": "Change health information.",
    "permissions": [
      "health:update"
    ]
  },
  "feed:read": {
    "meaning": "Read posts, comments, reactions, polls and scheduled posts.",
    "permissions": [
      "feed:read"
    ]
  },
  "feed:write": {
    "meaning": "Write posts and comments.",
    "permissions": [
      "feed:create",
      "feed:update",
      "feed:delete",
      "feed:engage"
    ]
  },
  "feed.moderation:read": {
    "meaning": "Read reports.",
    "permissions": [
      "feed:moderate"
    ]
  },
  "feed.moderation:write": {
    "meaning": "Review reports and manage experience roles.",
    "permissions": [
      "feed:moderate"
    ]
  },
  "identity:read": {
    "meaning": "Read users and members.",
    "permissions": [
      "users:read",
      "members:read"
    ]
  },
  "identity:write": {
    "meaning": "Invite and change members.",
    "permissions": [
      "members:invite",
      "members:update"
    ]
  },
  "conversations:read": {
    "meaning": "Read conversations and groups.",
    "permissions": [
      "conversations:read"
    ]
  },
  "conversations:write": {
    "meaning": "Start conversations, create groups and change their members.",
    "permissions": [
      "conversations:create",
      "groups:create"
    ]
  },
  "messages:read": {
    "meaning": "Read messages.",
    "permissions": [
      "messages:read"
    ]
  },
  "messages:write": {
    "meaning": "Send messages.",
    "permissions": [
      "messages:send"
    ]
  },
  "channels:read": {
    "meaning": "Of the retired channels endpoint. Opens no operation.",
    "permissions": []
  },
  "profiles:read": {
    "meaning": "Read profiles.",
    "permissions": [
      "profiles:read"
    ]
  },
  "apps:read": {
    "meaning": "Read published and installed apps.",
    "permissions": [
      "apps:read"
    ]
  },
  "usage:read": {
    "meaning": "Read usage and the monthly quota.",
    "permissions": [
      "usage:read"
    ]
  },
  "webhooks:read": {
    "meaning": "Read webhook endpoints and deliveries.",
    "permissions": [
      "webhooks:read"
    ]
  },
  "webhooks:write": {
    "meaning": "Manage webhook endpoints.",
    "permissions": [
      "webhooks:manage"
    ]
  },
  "events:read": {
    "meaning": "Read events.",
    "permissions": [
      "events:read"
    ]
  },
  "audit:read": {
    "meaning": "Read audit logs.",
    "permissions": [
      "audit:read"
    ]
  },
  "org:read": {
    "meaning": "Read the organization and its settings.",
    "permissions": [
      "org:read"
    ]
  }
}
