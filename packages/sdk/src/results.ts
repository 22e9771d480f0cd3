import type { ListMeta, Meta, Pagination } from './generated/models.ts'
import type { RateLimit } from './headers.ts'

/** What the service says about its answer. */
export interface ResultMeta extends Meta {
  /** Of a listing that is not paged: there is more than it shows. */
  hasMore?: boolean
  /** The organization is over its monthly quota. */
  quotaWarning?: true
}

export interface PageMeta extends ListMeta {
  /** The organization is over its monthly quota. */
  quotaWarning?: true
}

export interface Result<T> {
  readonly data: T
  readonly meta: ResultMeta
  readonly rateLimit: RateLimit
}

export interface MutationResult<T> extends Result<T> {
  /** The key that the call was sent with. */
  readonly idempotencyKey: string
  /** This is the stored result of an earlier call with the same key; nothing changed this time. */
  readonly replayed: boolean
}

export interface Page<T> {
  readonly data: T[]
  readonly meta: PageMeta
  readonly pagination: Pagination
  readonly rateLimit: RateLimit
}
