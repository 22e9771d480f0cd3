// @generated from contract/openapi.yaml. Do not edit.
import type { CallOptions } from '../../options.ts'
import type { ListCall } from '../../pagination.ts'
import type { Caller } from '../../request.ts'
import type { MutationResult } from '../../results.ts'
import type * as Models from '../models.ts'

/** What people say about posts. */
export class FeedCommentsResource {
  readonly #call: Caller

  constructor(call: Caller) {
    this.#call = call
  }

  /**
   * Comment on a post.
   *
   * Writes a comment on a published post, or a reply to a comment on it. Replies have no replies.
   *
   * Permission `feed:engage`; API-key scope `feed:write`.
   * Error codes: `conflict` (comments_disabled, post_not_published), and those of every call.
   */
  createComment(id: string, body: Models.CommentCreate, options?: CallOptions): Promise<MutationResult<Models.Comment>> {
    return this.#call.mutate<Models.Comment>('feedComments.createComment', 'POST', '/api/v1/feed/posts/{id}/comments', { path: { id }, body, options })
  }

  /**
   * Delete a comment.
   *
   * Deletes a comment. Open to its author and to moderators. Replies to it stay.
   *
   * Permission `feed:engage`; API-key scope `feed:write`.
   * Error codes: those of every call.
   */
  deleteComment(id: string, options?: CallOptions): Promise<MutationResult<Models.DeletedResource>> {
    return this.#call.mutate<Models.DeletedResource>('feedComments.deleteComment', 'DELETE', '/api/v1/feed/comments/{id}', { path: { id }, options })
  }

  /**
   * List a post's comments.
   *
   * The comments on a post and the replies to them, the oldest first. Replies name the comment that they answer in
   * `parentCommentId`.
   *
   * Permission `feed:read`; API-key scope `feed:read`.
   * Error codes: those of every call.
   */
  getComments(id: string, params?: Models.FeedCommentsGetCommentsParams, options?: CallOptions): ListCall<Models.Comment> {
    return this.#call.list<Models.Comment>('feedComments.getComments', '/api/v1/feed/posts/{id}/comments', { path: { id }, query: params, options })
  }
}
