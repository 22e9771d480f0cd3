import { audienceScope } from '../../access/audience.ts'
import { ApiError, notFound } from '../../api-error.ts'
import type { Context } from '../../context.ts'
import type { Unit } from '../../db/tenant.ts'
import { toPublic, uuidOf } from '../../ids.ts'
import { closePollOf } from '../feed-polls/close.ts'
import { postById } from './post-queries.ts'
import { childrenOf, type PostRow, toAnnouncedPost } from './view.ts'
import { deletePost, dropTags, lockPost, openStreams, publishPost } from './writes.ts'

/** The post as it is once nobody else can change it. What was deleted is not there, or refuses with `deleted`. */
export async function lockedPost(ctx: Context, publicId: string, deleted?: () => ApiError): Promise<PostRow> {
  const id = uuidOf('post', publicId)
  const { db } = ctx
  const [[locked], [row]] = await db.block([
    db.bound(lockPost, { id }),
    db.bound(postById, { ...audienceScope(ctx), id }),
  ])
  if (locked?.deleted_at && deleted) throw deleted()
  if (!row) throw notFound('post', publicId)
  return row
}

/** After writes: what the caller is shown of the post now. */
export async function reread(ctx: Context, id: string): Promise<PostRow> {
  const row = await ctx.db.one(postById, { ...audienceScope(ctx), id })
  if (!row) throw new Error('the post is gone in its own transaction')
  return row
}

/** Makes a scheduled post, which is locked, a published one. */
export function publish(db: Unit, id: string, userId: string | null, now: string): void {
  db.write(publishPost, { id, userId, now })
  db.write(openStreams, { id, now })
  db.write(dropTags, { id })
}

export const alreadyDeleted = (id: string) => () => new ApiError('post_already_deleted', { details: { postId: id } })

/** Takes a locked post away, with its poll, and tells of it. */
export async function remove(ctx: Context, row: PostRow, reason: 'author' | 'moderator') {
  const { id } = row
  ctx.db.write(deletePost, { id, userId: ctx.caller.userId, now: ctx.now, reason })
  const deleted = { id: toPublic('post', id), deleted: true as const }
  ctx.emit('post.deleted', {
    resource: 'post',
    id,
    object: deleted,
    previous: toAnnouncedPost(row),
    studentIds: childrenOf(row),
  })
  if (row.poll_id !== null) await closePollOf(ctx, row)
  return deleted
}
