/** One operation of the contract, flat: what the server, the SDK templates and the changelog read. Source: `normalise.ts`. */
export interface Operation {
  /** Dotted operationId, e.g. `tasks.create` or `academic.attendance.mark`. */
  readonly id: string
  /** Everything before the last dot: `tasks`, `academic.attendance`. Also the tag. */
  readonly resource: string
  /** Last segment; the SDK's method name. */
  readonly name: string
  /** A second SDK method name (`x-alias`), e.g. `get` for `getById`. */
  readonly alias: string | null
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** OpenAPI template, e.g. `/api/v1/tasks/{id}`. */
  readonly path: string
  readonly summary: string
  readonly description: string
  /** single and list are enveloped; raw is a system route; retired answers 410 only. */
  readonly kind: 'single' | 'list' | 'raw' | 'retired'
  /** Lists only: whether offset mode counts `total`. */
  readonly counted: boolean
  /** POST, PATCH, PUT, DELETE under /api/v1: takes `Idempotency-Key`. */
  readonly idempotent: boolean
  /** Declared 2xx statuses, the usual one first ([410] for retired). */
  readonly statuses: readonly number[]
  /** Who may call: anyone, any active member (or as `memberStatus` says), or holders of `permission`. */
  readonly access: 'public' | 'member' | 'permission'
  readonly accessReason: string | null
  readonly permission: string | null
  /** Scope an API key needs; null: not open to keys (`scope_unmapped`). */
  readonly scope: string | null
  /** Membership states that guard 5 lets through (`x-member-status`), normally `['active']`. */
  readonly memberStatus: readonly string[]
  readonly relationship: readonly Relationship[]
  readonly consent: readonly ConsentNeed[]
  /** Guard 10 acts on this route (`x-init-data`). */
  readonly initData: boolean
  readonly parameters: readonly Parameter[]
  readonly body: { readonly schema: string; readonly required: boolean } | null
  /** Name of the schema in `data` (for lists, of one item); the whole body's schema for raw. */
  readonly data: string | null
  /** Name of the response body's schema, e.g. `TaskEnvelope`. */
  readonly envelope: string
  readonly events: readonly EmittedEvent[]
  readonly audit: boolean
  /** The operation's own codes, beyond the common ones of its kind. */
  readonly errors: readonly OperationError[]
  readonly deprecated: Deprecation | null
}

/** Guard 8. `from` is where the ids come from: `path.id`, `body.studentId`, `body.records[].studentId`, `query.studentId`; `list` for a row filter, `caller` for the user who calls. */
export interface Relationship {
  readonly rule: string
  readonly from: string
  /** An absent locator means there is nothing to check. */
  readonly optional: boolean
  /** What the locator names where it is not the rule's own row: `enrollment` stands for its child, `lesson` for its section. */
  readonly of: string | null
  /** The ways in, where they are fewer than the rule's usual ones: `R-ORG`, `R-GUARDIAN` … */
  readonly any: readonly string[] | null
  /** What a guardian's link must allow, e.g. `canViewHealth`. */
  readonly flag: string | null
  /** A locator that, where it is given, makes this need void. */
  readonly unless: string | null
}
/** Guard 9. `from` and `of` as in Relationship. */
export interface ConsentNeed {
  readonly type: string
  readonly from: string
  readonly optional: boolean
  readonly of: string | null
  /** A way in that needs no consent here, e.g. `R-GUARDIAN`. */
  readonly except: string | null
}
export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
}
export interface EmittedEvent {
  readonly name: string
  /** Plain words; null: always. */
  readonly when: string | null
  /** false: internal (audit and notifications only). */
  readonly delivered: boolean
}
export interface OperationError {
  readonly code: string
  readonly reasons: readonly string[]
}
export interface Deprecation {
  /** ISO date-times or dates; `docs` is a path or URL. */
  readonly at: string
  readonly sunset: string
  readonly docs: string
  readonly replacement: string | null
  readonly retired: boolean
}
