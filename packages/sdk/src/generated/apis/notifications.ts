// @generated from contract/openapi.yaml. Do not edit.
import type { CallOptions } from '../../options.ts'
import type { ListCall } from '../../pagination.ts'
import type { Caller } from '../../request.ts'
import type { MutationResult } from '../../results.ts'
import type * as Models from '../models.ts'

/** What the caller was told. */
export class NotificationsResource {
  readonly #call: Caller

  constructor(call: Caller) {
    this.#call = call
  }

  /**
   * List my notifications.
   *
   * What the caller was told, the latest first.
   *
   * Open to every active member; not open to API keys.
   * Error codes: those of every call.
   */
  list(params?: Models.NotificationsListParams, options?: CallOptions): ListCall<Models.Notification> {
    return this.#call.list<Models.Notification>('notifications.list', '/api/v1/notifications', { query: params, options })
  }

  /**
   * Mark a notification as read.
   *
   * Marks one of the caller's notifications as read. One that was read before stays as it is.
   *
   * Open to every active member; not open to API keys.
   * Error codes: those of every call.
   */
  markRead(id: string, options?: CallOptions): Promise<MutationResult<Models.Notification>> {
    return this.#call.mutate<Models.Notification>('notifications.markRead', 'POST', '/api/v1/notifications/{id}/read', { path: { id }, options })
  }
}
