import { audienceScope } from '../../access/audience.ts'
import { invalidTransition } from '../../api-error.ts'
import type { Context } from '../../context.ts'
import type { HandlersOf } from '../../handler-types.ts'
import { uuidOf } from '../../ids.ts'
import { readPage } from '../../paging.ts'
import { checkRange } from '../academic/ranges.ts'
import { lockedPost, publish, reread } from '../feed/post.ts'
import { childrenOf, type PostRow, toAnnouncedPost, toPost } from '../feed/view.ts'
import { cancelPost } from '../feed/writes.ts'
import { scheduledList } from './queries.ts'

export const feedScheduled: HandlersOf<'feedScheduled'> = {
  'feedScheduled.getScheduledPosts': async ({ query }, ctx) => {
    const { from, to } = query
    checkRange(query, ['from', 'to'])
    const { rows, pagination } = await readPage(ctx, scheduledList, query, {
      ...audienceScope(ctx),
      timezone: ctx.organization.timezone,
      authorId: query.authorId && uuidOf('usr', query.authorId),
      from,
      to,
    })
    return { data: rows.map(toPost), pagination }
  },

  'feedScheduled.cancelSchedule': async ({ path }, ctx) => {
    const before = await waiting(ctx, path.id, 'cancel')
    ctx.db.write(cancelPost, { id: before.id, userId: ctx.caller.userId, now: ctx.now })
    return tell(ctx, before, 'post.schedule_canceled')
  },

  'feedScheduled.publishNow': async ({ path }, ctx) => {
    const before = await waiting(ctx, path.id, 'publish')
    publish(ctx.db, before.id, ctx.caller.userId, ctx.now)
    return tell(ctx, before, 'post.published')
  },
}

/** A post that is still scheduled, locked: neither another call nor the scheduler can change that before the commit. */
async function waiting(ctx: Context, publicId: string, action: 'cancel' | 'publish'): Promise<PostRow> {
  const row = await lockedPost(ctx, publicId)
  if (row.status !== 'scheduled') throw invalidTransition('post', row.status, action, [])
  return row
}

async function tell(ctx: Context, before: PostRow, event: 'post.schedule_canceled' | 'post.published') {
  const after = await reread(ctx, before.id)
  const object = toAnnouncedPost(after)
  const studentIds = [...new Set([...childrenOf(before), ...childrenOf(after)])]
  ctx.emit(event, { resource: 'post', id: after.id, object, studentIds })
  return toPost(after)
}
