import { audienceScope } from '../../access/audience.ts'
import { notFound } from '../../api-error.ts'
import type { HandlersOf } from '../../handler-types.ts'
import { newId, toPublic, uuidOf } from '../../ids.ts'
import { readPage } from '../../paging.ts'
import { askCaller, member } from '../feed/person.ts'
import { present } from '../feed/state.ts'
import { lockPost } from '../feed/state-queries.ts'
import { toPost } from '../feed/view.ts'
import { bookmarkList, deleteBookmark, insertBookmark, ownBookmark } from './queries.ts'

export const feedBookmarks: HandlersOf<'feedBookmarks'> = {
  'feedBookmarks.getBookmarks': async ({ query }, ctx) => {
    const { rows, pagination } = await readPage(ctx, bookmarkList, query, audienceScope(ctx))
    const data = rows.map((row) => ({
      id: toPublic('bkm', row.bookmark_id),
      postId: toPublic('post', row.id),
      post: toPost(row),
      createdAt: row.bookmarked_at,
    }))
    return { data, pagination }
  },

  'feedBookmarks.toggleBookmark': async ({ path }, ctx) => {
    const { db, now, caller } = ctx
    const postId = uuidOf('post', path.id)
    const { userId } = caller
    const [[locked], [owner], [own]] = await db.block([
      db.bound(lockPost, { id: postId }),
      askCaller(ctx),
      db.bound(ownBookmark, { postId, userId }),
    ])
    if (present(locked, path.id).status !== 'published') throw notFound('post', path.id)
    member(owner)
    if (own) db.write(deleteBookmark, { id: own.id })
    else db.write(insertBookmark, { id: newId(), postId, userId, now })
    return { postId: path.id, bookmarked: !own }
  },
}
