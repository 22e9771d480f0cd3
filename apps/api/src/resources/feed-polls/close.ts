import type { Context } from '../../context.ts'
import type { PostRow } from '../feed/view.ts'
import { childrenOf } from '../feed/view.ts'
import { closePolls, lockPollOfPost, optionsOf } from './queries.ts'
import { toPollResults } from './view.ts'

/** Closes the poll of a post that is taken away, and tells of how it stood, unless it had closed before. */
export async function closePollOf(ctx: Context, post: PostRow): Promise<void> {
  const { db, now } = ctx
  const poll = await db.one(lockPollOfPost, { id: post.id })
  if (!poll || poll.closed_at !== null) return
  const options = await db.read(optionsOf, { pollIds: [poll.id] })
  db.write(closePolls, { ids: [poll.id], now })
  const object = toPollResults({ ...poll, closed_at: now }, options, [], now)
  ctx.emit('poll.closed', { resource: 'poll', id: poll.id, object, studentIds: childrenOf(post) })
}
