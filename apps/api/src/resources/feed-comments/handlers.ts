import { childScope } from '../../access/child.ts'
import { conflict, invalid, notFound } from '../../api-error.ts'
import type { HandlersOf } from '../../handler-types.ts'
import { newId, uuidOf } from '../../ids.ts'
import { readPage } from '../../paging.ts'
import { missing, unfit } from '../../references.ts'
import { askCaller, member } from '../feed/person.ts'
import { askChildren, idsOf, present, published } from '../feed/state.ts'
import { lockPost, postState } from '../feed/state-queries.ts'
import {
  answered,
  commentById,
  commentList,
  countComment,
  countReply,
  deleteComment,
  insertComment,
  lockPostOf,
} from './queries.ts'
import { type CommentRow, toAnnouncedComment, toComment } from './view.ts'

export const feedComments: HandlersOf<'feedComments'> = {
  'feedComments.getComments': async ({ path, query }, ctx) => {
    const postId = uuidOf('post', path.id)
    const parentId = query.parentCommentId && uuidOf('cmt', query.parentCommentId)
    const [post, { rows, pagination }] = await Promise.all([
      ctx.db.one(postState, { id: postId }),
      readPage(ctx, commentList, query, { ...childScope(ctx), postId, parentId }),
    ])
    present(post, path.id)
    return { data: rows.map(toComment), pagination }
  },

  'feedComments.createComment': async ({ path, body }, ctx) => {
    const { db, now, caller } = ctx
    const postId = uuidOf('post', path.id)
    const parentId = body.parentCommentId ? uuidOf('cmt', body.parentCommentId) : null
    const [[locked], [author], [parent], children] = await db.block([
      db.bound(lockPost, { id: postId }),
      askCaller(ctx),
      db.bound(answered, { id: parentId ?? postId, postId }),
      askChildren(db, postId, caller.userId),
    ])
    const post = published(locked, path.id)
    if (!post.comments_enabled) throw conflict('comments_disabled')
    if (parentId) refuseParent(parent)
    const id = newId()
    const row: CommentRow = {
      ...member(author),
      id,
      post_id: postId,
      parent_comment_id: parentId,
      body: body.body,
      reply_count: 0,
      created_at: now,
      updated_at: now,
    }
    db.write(insertComment, { id, postId, parentId, body: row.body, userId: caller.userId, now })
    db.write(countComment, { id: postId, by: 1 })
    if (parentId) db.write(countReply, { id: parentId, by: 1 })
    const object = toAnnouncedComment(row)
    ctx.emit('comment.created', { resource: 'comment', id, object, studentIds: idsOf(children) })
    return toComment(row)
  },

  'feedComments.deleteComment': async ({ path }, ctx) => {
    const { db, now, caller } = ctx
    const id = uuidOf('cmt', path.id)
    const [[post], [row]] = await db.block([
      db.bound(lockPostOf, { id }),
      db.bound(commentById, { ...childScope(ctx), id }),
    ])
    if (!row || !post || post.deleted_at !== null) throw notFound('comment', path.id)
    const children = (await db.block([askChildren(db, row.post_id, row.author_id)]))[0]
    db.write(deleteComment, { id, userId: caller.userId, now })
    db.write(countComment, { id: row.post_id, by: -1 })
    if (row.parent_comment_id) db.write(countReply, { id: row.parent_comment_id, by: -1 })
    const deleted = { id: path.id, deleted: true as const }
    ctx.emit('comment.deleted', {
      resource: 'comment',
      id,
      object: deleted,
      previous: toAnnouncedComment(row),
      studentIds: idsOf(children),
    })
    return deleted
  },
}

function refuseParent(parent: { parent_comment_id: string | null } | undefined): void {
  if (!parent) throw invalid([missing('parentCommentId', 'comment')])
  if (parent.parent_comment_id) throw invalid([unfit('parentCommentId', 'is a reply itself')])
}
