import { audienceScope } from '../../access/audience.ts'
import { notFound } from '../../api-error.ts'
import type { Context } from '../../context.ts'
import type { HandlersOf } from '../../handler-types.ts'
import { newId, uuidOf } from '../../ids.ts'
import { readPage } from '../../paging.ts'
import type { Schemas } from '../../schemas.ts'
import { readAttachments } from '../attachments.ts'
import { checkDraft, instant, targetsOf } from './drafts.ts'
import { alreadyDeleted, lockedPost, remove, reread } from './post.ts'
import { postById } from './post-queries.ts'
import { timelineFor } from './timeline-queries.ts'
import { update } from './update.ts'
import { childrenOf, toAnnouncedPost, toPost } from './view.ts'
import { insertAudience, insertOptions, insertPoll, insertPost, insertTags } from './writes.ts'

export const feed: HandlersOf<'feed'> = {
  'feed.getTimeline': async ({ query }, ctx) => {
    const { kind, pinned } = query
    const filters = {
      ...audienceScope(ctx),
      kind,
      authorId: query.authorId && uuidOf('usr', query.authorId),
      sectionId: query.sectionId && uuidOf('sec', query.sectionId),
      pinned: pinned === true ? (true as const) : undefined,
      unpinned: pinned === false ? (true as const) : undefined,
    }
    const { rows, pagination } = await readPage(ctx, timelineFor(filters), query, filters)
    return { data: rows.map(toPost), pagination }
  },

  'feed.createPost': async ({ body }, ctx) => {
    checkDraft(body, ctx)
    const id = write(ctx, body)
    const row = await reread(ctx, id)
    const told = { resource: 'post', id, object: toAnnouncedPost(row), studentIds: childrenOf(row) }
    ctx.emit('post.created', told)
    if (row.status === 'published') ctx.emit('post.published', told)
    return toPost(row)
  },

  'feed.getPost': async ({ path }, ctx) => {
    const row = await ctx.db.one(postById, { ...audienceScope(ctx), id: uuidOf('post', path.id) })
    if (!row) throw notFound('post', path.id)
    return toPost(row)
  },

  'feed.updatePost': async ({ path, body }, ctx) => update(ctx, await lockedPost(ctx, path.id), body),

  'feed.deletePost': async ({ path }, ctx) => {
    const row = await lockedPost(ctx, path.id, alreadyDeleted(path.id))
    return remove(ctx, row, row.author_id === ctx.caller.userId ? 'author' : 'moderator')
  },
}

/** Writes a post that was checked, with all that belongs to it; answers its id. */
function write({ db, caller, now }: Context, body: Schemas['PostCreate']): string {
  const { userId } = caller
  const { audience = { scope: 'org' as const }, taggedStudentIds = [], poll } = body
  const id = newId()
  const scheduledFor = instant(body.scheduledFor)
  const publishedAt = scheduledFor === null ? now : null
  db.write(insertPost, {
    id,
    userId,
    now,
    kind: body.kind ?? 'post',
    body: body.body,
    attachments: JSON.stringify(readAttachments(body.attachments)),
    scope: audience.scope,
    status: publishedAt === null ? 'scheduled' : 'published',
    scheduledFor,
    publishedAt,
    isPinned: body.isPinned ?? false,
    commentsEnabled: body.commentsEnabled ?? true,
  })
  const targets = targetsOf(audience)
  if (targets.kinds.length > 0) db.write(insertAudience, { id, ...targets, publishedAt })
  if (taggedStudentIds.length > 0) {
    db.write(insertTags, { id, studentIds: taggedStudentIds.map((one) => uuidOf('stu', one)) })
  }
  if (poll) writePoll({ db, userId, now }, id, poll)
  return id
}

function writePoll(
  { db, userId, now }: Pick<Context, 'db' | 'now'> & { userId: string },
  postId: string,
  poll: Schemas['PollCreate'],
): void {
  const id = newId()
  db.write(insertPoll, {
    id,
    postId,
    userId,
    now,
    question: poll.question,
    maxChoices: poll.maxChoices ?? 1,
    allowChange: poll.allowChange ?? false,
    resultsVisibility: poll.resultsVisibility ?? 'after_vote',
    closesAt: instant(poll.closesAt),
  })
  db.write(insertOptions, { id, ids: poll.options.map(() => newId()), texts: [...poll.options] })
}
