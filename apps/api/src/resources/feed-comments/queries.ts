import { sql } from 'kysely'
import { studentOfMember } from '../../access/avatar.ts'
import type { ChildScope } from '../../access/child.ts'
import { db, type Has, statement } from '../../db/statement.ts'
import { listing } from '../../paging.ts'
import { authorColumns } from '../feed/person.ts'

type Scoped = ChildScope & { orgId: string }
interface ById {
  orgId: string
  id: string
}

/** Comments with their authors' cards. */
const comments = (p: Scoped, has: Has<ChildScope>) =>
  db
    .selectFrom('comments as c')
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.org_id', '=', 'c.org_id').onRef('m.user_id', '=', 'c.author_id'),
    )
    .innerJoin('users as u', 'u.id', 'c.author_id')
    .leftJoinLateral(studentOfMember, (join) => join.onTrue())
    .select(['c.id', 'c.post_id', 'c.parent_comment_id', 'c.body', 'c.reply_count', 'c.created_at', 'c.updated_at'])
    .select(authorColumns(p, has))
    .where('c.org_id', '=', p.orgId)
    .where('c.deleted_at', 'is', null)

interface CommentFilters extends Scoped {
  postId: string
  parentId?: string
}

export const commentList = listing({
  name: 'feedComments.getComments',
  rows: (p: CommentFilters, has) => {
    const query = comments(p, has).where('c.post_id', '=', p.postId)
    return has('parentId') ? query.where('c.parent_comment_id', '=', p.parentId as string) : query
  },
  sort: [
    { by: sql.ref('c.created_at'), direction: 'asc', type: 'timestamptz', of: (row) => row.created_at },
    { by: sql.ref('c.id'), direction: 'asc', type: 'uuid', of: (row) => row.id },
  ],
})

export const commentById = statement('feedComments.get', (p: Scoped & ById, has) =>
  comments(p, has).where('c.id', '=', p.id),
)

/** The comment that a reply answers. */
export const answered = statement('feedComments.answered', (p: ById & { postId: string }) =>
  db
    .selectFrom('comments')
    .select('parent_comment_id')
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id)
    .where('post_id', '=', p.postId)
    .where('deleted_at', 'is', null),
)

/** As `lockPost`, for the post of a comment. */
export const lockPostOf = statement('feedComments.lockPost', (p: ById) =>
  db
    .selectFrom('posts')
    .select(['id', 'deleted_at'])
    .where('org_id', '=', p.orgId)
    .where('id', '=', sql<string>`(select c.post_id from comments c where c.org_id = ${p.orgId} and c.id = ${p.id})`)
    .forNoKeyUpdate(),
)

interface NewComment extends ById {
  postId: string
  parentId: string | null
  body: string
  userId: string
  now: string
}

export const insertComment = statement('feedComments.insert', (p: NewComment) =>
  db.insertInto('comments').values({
    org_id: p.orgId,
    id: p.id,
    post_id: p.postId,
    parent_comment_id: p.parentId,
    author_id: p.userId,
    body: p.body,
    created_at: p.now,
    updated_at: p.now,
    created_by_id: p.userId,
    updated_by_id: p.userId,
  }),
)

export const deleteComment = statement('feedComments.delete', (p: ById & { userId: string; now: string }) =>
  db
    .updateTable('comments')
    .set({ deleted_at: p.now, updated_at: p.now, updated_by_id: p.userId })
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id),
)

interface Counted extends ById {
  /** 1 or -1 */
  by: number
}

export const countComment = statement('feedComments.count', (p: Counted) =>
  db
    .updateTable('posts')
    .set({ comment_count: sql<number>`comment_count + ${p.by}::int` })
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id),
)

export const countReply = statement('feedComments.countReply', (p: Counted) =>
  db
    .updateTable('comments')
    .set({ reply_count: sql<number>`reply_count + ${p.by}::int` })
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id),
)
