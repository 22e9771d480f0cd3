import type { IncomingMessage, ServerResponse } from 'node:http'
import type { EventType } from '@homeroom/contract/events'
import type { Operation } from '@homeroom/contract/record'
import type { ChildFacts } from '../access/child.ts'
import { ApiError } from '../api-error.ts'
import type { Identity } from '../auth/authenticator.ts'
import type { Membership } from '../auth/directory.ts'
import type { EmbeddedContext } from '../auth/init-data.ts'
import type { Caller } from '../caller.ts'
import type { Change, Context } from '../context.ts'
import { TenantReads, Unit } from '../db/tenant.ts'
import type { Budget } from '../limits.ts'
import type { Organization } from '../organization.ts'
import type { Services } from '../services.ts'
import { NO_PARAMETERS } from './query.ts'

/** The operation that a request reached, with what its stages need at hand. */
export interface Route {
  readonly op: Operation
  readonly stages: readonly Stage[]
}

/** One step of the pipeline: returns when the request may go on, throws an ApiError when not. */
export type Stage = (x: Exchange) => void | Promise<void>
/** Makes an operation's stage from its record; null where the stage has nothing to do for it. */
export type StageFor = (op: Operation, services: Services) => Stage | null

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** One request and its answer, as the stages see it; handlers see it as a `Context`. */
export class Exchange implements Context {
  readonly req: IncomingMessage
  readonly res: ServerResponse
  readonly services: Services
  readonly startedAt = performance.now()
  readonly nowMs = Date.now()
  readonly path: string
  readonly rawQuery: string
  requestId = ''
  /** The caller's address, and what it is counted by. */
  address = ''
  ip = ''
  product: 'api' | 'sdk' | 'embedded-app' = 'api'
  op: Operation | null = null
  pathParams: Record<string, string | undefined> = {}

  identity: Identity | null = null
  membership: Membership | null = null
  /** Tightest rate budget that applied so far. */
  budget: Budget | null = null
  /** Set once the request counts for the organization (and key): see usage/meter.ts. */
  counted = false
  overQuota = false

  rawBody: Buffer = EMPTY
  body: unknown = undefined
  /** Query parameters that were sent, before defaults. */
  sentQuery = NO_PARAMETERS
  /** A guard could not read its locator; validation must refuse the request, or the server does. */
  abstained = false
  input: { path: unknown; query: unknown; body: unknown } | null = null
  /** `isOf`: whether an earlier request's fingerprint is this one's, under whichever of the keys. */
  idempotency: { key: string; fingerprint: Buffer; isOf(stored: Buffer): boolean } | null = null
  readonly changes: { event: EventType | null; change: Change }[] = []
  /** Facts that guard 8 read about children, by the locator that names them, for guard 9. */
  readonly children = new Map<string, ChildFacts[]>()
  embedded: EmbeddedContext | null = null

  #caller: Caller | null = null
  #organization: Organization | null = null
  #db: Unit | null = null
  #afterCommit: (() => void)[] = []

  constructor(req: IncomingMessage, res: ServerResponse, services: Services) {
    this.req = req
    this.res = res
    this.services = services
    const url = req.url ?? '/'
    const mark = url.indexOf('?')
    this.path = mark < 0 ? url : url.slice(0, mark)
    this.rawQuery = mark < 0 ? '' : url.slice(mark + 1)
  }

  get now(): string {
    return isoOf(this.nowMs)
  }
  get caller(): Caller {
    if (!this.#caller) throw new Error('no caller yet: this stage runs before the organization and member guards')
    return this.#caller
  }
  set caller(caller: Caller) {
    this.#caller = caller
  }
  get hasCaller(): boolean {
    return this.#caller !== null
  }
  get organization(): Organization {
    if (!this.#organization) throw organizationRequired()
    return this.#organization
  }
  set organization(organization: Organization | null) {
    this.#organization = organization
  }
  get organizationOrNull(): Organization | null {
    return this.#organization
  }
  get orgId(): string {
    return this.organization.id
  }
  /** Reads for guards: outside the mutation's transaction, from the primary, uncached. */
  get reads(): TenantReads {
    return new TenantReads(this.services.database, this.orgId)
  }
  /** The transaction of a mutation; elsewhere reads, whose `write` does not exist at run time. */
  get db(): Unit {
    this.#db ??= this.reads as unknown as Unit
    return this.#db
  }
  /** Starts the mutation's transaction (again, on a second attempt). */
  beginUnit(): Unit {
    const unit = new Unit(this.services.database, this.orgId)
    this.#db = unit
    this.changes.length = 0
    this.#afterCommit.length = 0
    return unit
  }
  afterCommit(step: () => void): void {
    this.#afterCommit.push(step)
  }
  committed(): void {
    for (const step of this.#afterCommit) step()
  }

  header(name: string): string | undefined {
    const value = this.req.headers[name]
    return Array.isArray(value) ? value.join(', ') : value
  }
  emit(event: EventType, change: Change): void {
    this.changes.push({ event, change })
  }
  audit(change: Change): void {
    this.changes.push({ event: null, change })
  }
}

const EMPTY = Buffer.alloc(0)
export const organizationRequired = () =>
  new ApiError('organization_context_required', { details: { header: 'X-Org-Id' } })

let isoAt = 0
let iso = ''
/** ISO 8601 of an instant; the text of the current millisecond is kept. */
export function isoOf(ms: number): string {
  if (ms !== isoAt) {
    isoAt = ms
    iso = new Date(ms).toISOString()
  }
  return iso
}
