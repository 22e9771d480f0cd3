// @generated from contract/openapi.yaml. Do not edit.
import type { CallOptions } from '../../options.ts'
import type { Caller } from '../../request.ts'
import type { Result } from '../../results.ts'
import type * as Models from '../models.ts'

/** What is written to the organization, its sections, roles and families. */
export class FeedResource {
  readonly #call: Caller

  constructor(call: Caller) {
    this.#call = call
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
}
