// @generated from contract/openapi.yaml. Do not edit.
import type { CallOptions } from '../../options.ts'
import type { ListCall } from '../../pagination.ts'
import type { Caller } from '../../request.ts'
import type { MutationResult } from '../../results.ts'
import type * as Models from '../models.ts'

/** Posts that wait for their time. */
export class FeedScheduledResource {
  readonly #call: Caller

  constructor(call: Caller) {
    this.#call = call
  }

  /**
   * Cancel a scheduled post.
   *
   * The post is never published. Its author and moderators still see it.
   *
   * Permission `feed:create`; API-key scope `feed:write`.
   * Error codes: `conflict` (invalid_state_transition), and those of every call.
   */
  cancelSchedule(id: string, options?: CallOptions): Promise<MutationResult<Models.Post>> {
    return this.#call.mutate<Models.Post>('feedScheduled.cancelSchedule', 'POST', '/api/v1/feed/scheduled/{id}/cancel', { path: { id }, options })
  }

  /**
   * List scheduled posts.
   *
   * The posts that the caller has scheduled, in the order in which they will be published; to moderators,
   * everybody's.
   *
   * Permission `feed:create`; API-key scope `feed:read`.
   * Error codes: those of every call.
   */
  getScheduledPosts(params?: Models.FeedScheduledGetScheduledPostsParams, options?: CallOptions): ListCall<Models.Post> {
    return this.#call.list<Models.Post>('feedScheduled.getScheduledPosts', '/api/v1/feed/scheduled', { query: params, options })
  }

  /**
   * Publish a scheduled post now.
   *
   * Publishes the post before its time. Tagged children whose guardians no longer agree to photos are taken out.
   *
   * Permission `feed:create`; API-key scope `feed:write`.
   * Error codes: `conflict` (invalid_state_transition), and those of every call.
   */
  publishNow(id: string, options?: CallOptions): Promise<MutationResult<Models.Post>> {
    return this.#call.mutate<Models.Post>('feedScheduled.publishNow', 'POST', '/api/v1/feed/scheduled/{id}/publish', { path: { id }, options })
  }
}
