import type { RowOf } from '../../db/statement.ts'
import { toPublic, toPublicOrNull } from '../../ids.ts'
import type { Schemas } from '../../schemas.ts'
import { toAnnouncedAuthor, toAuthor } from '../feed/author.ts'
import type { commentById } from './queries.ts'

export type CommentRow = RowOf<typeof commentById>

export const toComment = (row: CommentRow): Schemas['Comment'] => ({
  ...toAnnouncedComment(row),
  author: toAuthor(row),
})

/** As events tell it: without a picture of the author that depends on who looks. */
export const toAnnouncedComment = (row: CommentRow): Schemas['Comment'] => ({
  id: toPublic('cmt', row.id),
  postId: toPublic('post', row.post_id),
  parentCommentId: toPublicOrNull('cmt', row.parent_comment_id),
  authorId: toPublic('usr', row.author_id),
  author: toAnnouncedAuthor(row),
  body: row.body,
  replyCount: row.reply_count,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})
