// @generated from contract/openapi.yaml. Do not edit.
import type { CallOptions } from '../../options.ts'
import type { ListCall } from '../../pagination.ts'
import type { Caller } from '../../request.ts'
import type { MutationResult } from '../../results.ts'
import type * as Models from '../models.ts'

/** Posts that the caller wants to find again. */
export class FeedBookmarksResource {
  readonly #call: Caller

  constructor(call: Caller) {
    this.#call = call
  }

  /**
   * List bookmarked posts.
   *
   * The posts that the caller has bookmarked and may still see, the latest bookmark first.
   *
   * Permission `feed:read`; not open to API keys.
   * Error codes: those of every call.
   */
  getBookmarks(params?: Models.FeedBookmarksGetBookmarksParams, options?: CallOptions): ListCall<Models.Bookmark> {
    return this.#call.list<Models.Bookmark>('feedBookmarks.getBookmarks', '/api/v1/feed/bookmarks', { query: params, options })
  }

  /**
   * Bookmark a post, or remove the bookmark.
   *
   * Bookmarks a published post for the caller alone; a second time removes the bookmark.
   *
   * Permission `feed:engage`; not open to API keys.
   * Error codes: those of every call.
   */
  toggleBookmark(id: string, options?: CallOptions): Promise<MutationResult<Models.BookmarkState>> {
    return this.#call.mutate<Models.BookmarkState>('feedBookmarks.toggleBookmark', 'POST', '/api/v1/feed/posts/{id}/bookmark', { path: { id }, options })
  }
}
