import { sql } from 'kysely'
import { type AudienceScope, visiblePost } from '../../access/audience.ts'
import { db, statement } from '../../db/statement.ts'
import { listing } from '../../paging.ts'
import { posts } from '../feed/post-queries.ts'

export const bookmarkList = listing({
  name: 'feedBookmarks.getBookmarks',
  rows: (p: AudienceScope & { orgId: string }, has) =>
    posts(p, has)
      .innerJoin('bookmarks as bk', (join) =>
        join.onRef('bk.org_id', '=', 'po.org_id').onRef('bk.post_id', '=', 'po.id'),
      )
      .select(['bk.id as bookmark_id', 'bk.created_at as bookmarked_at'])
      .where('bk.org_id', '=', p.orgId)
      .where('bk.user_id', '=', p.userId)
      .where('po.status', '=', sql.lit('published'))
      .where('po.deleted_at', 'is', null)
      .where(visiblePost(p, has)),
  sort: [
    { by: sql.ref('bk.created_at'), direction: 'desc', type: 'timestamptz', of: (row) => row.bookmarked_at },
    { by: sql.ref('bk.id'), direction: 'desc', type: 'uuid', of: (row) => row.bookmark_id },
  ],
})

interface OfUser {
  orgId: string
  postId: string
  userId: string
}

export const ownBookmark = statement('feedBookmarks.own', (p: OfUser) =>
  db
    .selectFrom('bookmarks')
    .select('id')
    .where('org_id', '=', p.orgId)
    .where('user_id', '=', p.userId)
    .where('post_id', '=', p.postId),
)

export const insertBookmark = statement('feedBookmarks.insert', (p: OfUser & { id: string; now: string }) =>
  db
    .insertInto('bookmarks')
    .values({ org_id: p.orgId, id: p.id, post_id: p.postId, user_id: p.userId, created_at: p.now }),
)

export const deleteBookmark = statement('feedBookmarks.delete', (p: { orgId: string; id: string }) =>
  db.deleteFrom('bookmarks').where('org_id', '=', p.orgId).where('id', '=', p.id),
)
