import { wholePost } from '../../access/audience.ts'
import { todayIn } from '../../access/recipient.ts'
import type { Context } from '../../context.ts'
import { db, statement } from '../../db/statement.ts'
import { toPublic } from '../../ids.ts'
import { closePolls, lockPollOfPost, optionsOf } from './polls/queries.ts'
import { toPollResults } from './polls/view.ts'
import { postById } from './post-queries.ts'
import { askChildren, idsOf } from './state.ts'
import { toAnnouncedPost } from './view.ts'

const deletePost = statement(
  'feed.deletePost',
  (p: { orgId: string; id: string; reason: string; userId: string; now: string }) =>
    db
      .updateTable('posts')
      .set({ deleted_at: p.now, deleted_reason: p.reason, updated_at: p.now, updated_by_id: p.userId })
      .where('org_id', '=', p.orgId)
      .where('id', '=', p.id),
)

/** Deletes a post that is there and locked, closes its poll, and tells of both. */
export async function removePost(ctx: Context, id: string, reason: 'author' | 'moderation'): Promise<void> {
  const { db: unit, now, caller, organization } = ctx
  const [[post], [poll], children] = await unit.block([
    unit.bound(postById, { ...wholePost(caller.userId, todayIn(organization, now)), id }),
    unit.bound(lockPollOfPost, { id }),
    askChildren(unit, id),
  ])
  if (!post) throw new Error('a post that was locked is not there')
  const studentIds = idsOf(children)
  unit.write(deletePost, { id, reason, userId: caller.userId, now })
  const object = { id: toPublic('post', id), deleted: true as const }
  ctx.emit('post.deleted', { resource: 'post', id, object, previous: toAnnouncedPost(post), studentIds })
  if (!poll || poll.closed_at !== null) return
  const options = await unit.read(optionsOf, { pollIds: [poll.id] })
  unit.write(closePolls, { ids: [poll.id], now })
  const results = toPollResults({ ...poll, closed_at: now }, options, [], now)
  ctx.emit('poll.closed', { resource: 'poll', id: poll.id, object: results, studentIds })
}
