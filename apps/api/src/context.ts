import type { EventType } from '@homeroom/contract/events'
import type { Operation } from '@homeroom/contract/record'
import type { EmbeddedContext } from './auth/init-data.ts'
import type { Caller } from './caller.ts'
import type { Tenant, Unit } from './db/tenant.ts'
import type { Organization } from './organization.ts'
import type { Services } from './services.ts'

/** What a handler knows of the request. It never sees `req` or `res`: it returns a value or throws an ApiError. */
export interface Context {
  /** The operation's record in the contract. */
  readonly op: Operation | null
  readonly caller: Caller
  /** The organization of the request; refuses (`organization_context_required`) where there is none. */
  readonly organization: Organization
  /** The same for the few operations that super-admins may call without one. */
  readonly organizationOrNull: Organization | null
  readonly orgId: string
  /** In a mutation everything goes into one transaction; otherwise reads only. */
  readonly db: Unit
  /** Reads outside the mutation's transaction, for what takes long before it can begin. */
  readonly reads: Tenant
  /** Instant of the request, ISO 8601 with milliseconds. */
  readonly now: string
  readonly requestId: string
  readonly services: Services
  /** What verified init data say, on the routes that ask for them. */
  readonly embedded: EmbeddedContext | null
  /** Adds an outbox event to the transaction; the first one is also what the audit row tells. */
  emit(event: EventType, change: Change): void
  /** As `emit`, for what is audited but no event: a mutation that changed nothing, or the reading of a child's data. */
  audit(change: Change): void
  /** Runs once the transaction has committed, before the answer: dropping a cached entry, say. */
  afterCommit(step: () => void): void
}

/** A changed resource, in the words of its public schema. */
export interface Change {
  /** uuid of the event, where something that is written with it names it. */
  eventId?: string
  /** Event resource type, e.g. `task`. */
  resource: string
  /** uuid */
  id: string
  /** Public schema after the change, as `data.object` of the event. */
  object: object
  /** Public fields before the change, only those that differ; for deletions the last snapshot. */
  previous?: object | null
  /** Changed fields whose values nobody is told, not even the audit log. */
  redacted?: readonly string[]
  /** uuids of every child that the object names or is about. */
  studentIds?: readonly string[]
}
