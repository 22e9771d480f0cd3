// @generated from contract/openapi.yaml. Do not edit.
import type { CallOptions } from '../../options.ts'
import type { ListCall } from '../../pagination.ts'
import type { Caller } from '../../request.ts'
import type { MutationResult, Result } from '../../results.ts'
import type * as Models from '../models.ts'

/** What is written to the organization, its sections, roles and families. */
export class FeedResource {
  readonly #call: Caller

  constructor(call: Caller) {
    this.#call = call
  }

  /**
   * Write a post.
   *
   * Publishes a post, an announcement or a poll, at once or when it is scheduled for. Guardians write where the
   * organization's settings let them. Tagged children need their guardians' consent to photos.
   *
   * Permission `feed:create`; API-key scope `feed:write`.
   * Error codes: `RELATIONSHIP_REQUIRED`, `CONSENT_REQUIRED`, and those of every call.
   */
  createPost(body: Models.PostCreate, options?: CallOptions): Promise<MutationResult<Models.Post>> {
    return this.#call.mutate<Models.Post>('feed.createPost', 'POST', '/api/v1/feed/posts', { body, options })
  }

  /**
   * Delete a post.
   *
   * Takes a post away, with its poll. For its author and for moderators.
   *
   * Permission `feed:delete`; API-key scope `feed:write`.
   * Error codes: `post_already_deleted`, and those of every call.
   */
  deletePost(id: string, options?: CallOptions): Promise<MutationResult<Models.DeletedResource>> {
    return this.#call.mutate<Models.DeletedResource>('feed.deletePost', 'DELETE', '/api/v1/feed/posts/{id}', { path: { id }, options })
  }

  /**
   * Get a post.
   *
   * One post, if it is addressed to the caller. Authors and moderators see what is scheduled or canceled as well.
   *
   * Permission `feed:read`; API-key scope `feed:read`.
   * Error codes: those of every call.
   */
  getPost(id: string, options?: CallOptions): Promise<Result<Models.Post>> {
    return this.#call.read<Models.Post>('feed.getPost', '/api/v1/feed/posts/{id}', { path: { id }, options })
  }

  /**
   * Read the timeline.
   *
   * The published posts that are addressed to the caller, the latest first. Pages by `cursor` cost the same
   * however far back they are, and are not shifted by what is published meanwhile.
   *
   * Permission `feed:read`; API-key scope `feed:read`.
   * Error codes: those of every call.
   */
  getTimeline(params?: Models.FeedGetTimelineParams, options?: CallOptions): ListCall<Models.Post> {
    return this.#call.list<Models.Post>('feed.getTimeline', '/api/v1/feed/timeline', { query: params, options })
  }

  /**
   * Update a post.
   *
   * Changes the fields that are sent. Authors change their own posts; moderators pin any, open and close its
   * comments, and take tagged children out. A canceled post stays as it is.
   *
   * Permission `feed:update`; API-key scope `feed:write`.
   * Error codes: `conflict` (invalid_state_transition), `RELATIONSHIP_REQUIRED`, `CONSENT_REQUIRED`, and those of
   * every call.
   */
  updatePost(id: string, body: Models.PostUpdate, options?: CallOptions): Promise<MutationResult<Models.Post>> {
    return this.#call.mutate<Models.Post>('feed.updatePost', 'PATCH', '/api/v1/feed/posts/{id}', { path: { id }, body, options })
  }
}
