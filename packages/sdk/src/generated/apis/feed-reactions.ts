// @generated from contract/openapi.yaml. Do not edit.
import type { CallOptions } from '../../options.ts'
import type { ListCall } from '../../pagination.ts'
import type { Caller } from '../../request.ts'
import type { MutationResult } from '../../results.ts'
import type * as Models from '../models.ts'

/** How people react to posts. */
export class FeedReactionsResource {
  readonly #call: Caller

  constructor(call: Caller) {
    this.#call = call
  }

  /**
   * List a post's reactions.
   *
   * Who reacted to a post, and how, the latest first.
   *
   * Permission `feed:read`; API-key scope `feed:read`.
   * Error codes: those of every call.
   */
  getReactions(id: string, params?: Models.FeedReactionsGetReactionsParams, options?: CallOptions): ListCall<Models.Reaction> {
    return this.#call.list<Models.Reaction>('feedReactions.getReactions', '/api/v1/feed/posts/{id}/reactions', { path: { id }, query: params, options })
  }

  /**
   * React to a post, or take it back.
   *
   * Adds the caller's reaction to a published post. The same type again takes it back; another type takes its
   * place. Everybody has one reaction to a post at most.
   *
   * Permission `feed:engage`; not open to API keys.
   * Error codes: `conflict` (post_not_published), and those of every call.
   */
  toggleReaction(id: string, body: Models.ReactionToggle, options?: CallOptions): Promise<MutationResult<Models.ReactionState>> {
    return this.#call.mutate<Models.ReactionState>('feedReactions.toggleReaction', 'POST', '/api/v1/feed/posts/{id}/reactions', { path: { id }, body, options })
  }
}
