// @generated from contract/openapi.yaml. Do not edit.
import type { CallOptions } from '../../options.ts'
import type { ListCall } from '../../pagination.ts'
import type { Caller } from '../../request.ts'
import type { Result } from '../../results.ts'
import type * as Models from '../models.ts'

/** What changed, as webhooks tell it. */
export class EventsResource {
  readonly #call: Caller

  constructor(call: Caller) {
    this.#call = call
  }

  /**
   * Get an event.
   *
   * One event of the last 30 days, as webhooks were sent it.
   *
   * Permission `events:read`; API-key scope `events:read`.
   * Error codes: those of every call.
   */
  get(id: string, options?: CallOptions): Promise<Result<Models.Event>> {
    return this.#call.read<Models.Event>('events.get', '/api/v1/events/{id}', { path: { id }, options })
  }

  /**
   * List events.
   *
   * What changed in the organization in the last 30 days, newest first: what webhooks are sent. The list is never
   * counted: it has no `total`. An API key sees the types that its scopes let it read; an app's key, events about
   * students only where every student concerned may be shared with the app.
   *
   * Permission `events:read`; API-key scope `events:read`.
   * Error codes: those of every call.
   */
  list(params?: Models.EventsListParams, options?: CallOptions): ListCall<Models.Event> {
    return this.#call.list<Models.Event>('events.list', '/api/v1/events', { query: params, options })
  }
}
