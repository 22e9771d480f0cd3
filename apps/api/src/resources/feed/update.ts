import { forbidden, invalid, invalidTransition } from '../../api-error.ts'
import { mayModerate } from '../../caller.ts'
import { orKeep, previousOf } from '../../changes.ts'
import type { Context } from '../../context.ts'
import { uuidOf } from '../../ids.ts'
import { unfit } from '../../references.ts'
import type { Schemas } from '../../schemas.ts'
import { readAttachments } from '../attachments.ts'
import { instant, notModerator, scheduleProblems } from './drafts.ts'
import { reread } from './post.ts'
import { childrenOf, type PostRow, toAnnouncedPost, toPost } from './view.ts'
import { deleteTags, insertTags, updatePost } from './writes.ts'

type Change = Schemas['PostUpdate']

/** Changes a locked post and tells of it; a change that changes nothing is audited and no more. */
export async function update(ctx: Context, before: PostRow, body: Change): Promise<Schemas['Post']> {
  checkRights(ctx, before, body)
  checkState(ctx, before, body)
  const attachments = body.attachments ? readAttachments(body.attachments) : before.attachments
  const rewritten =
    orKeep(body.body, before.body) !== before.body || JSON.stringify(attachments) !== JSON.stringify(before.attachments)
  ctx.db.write(updatePost, {
    id: before.id,
    userId: ctx.caller.userId,
    now: ctx.now,
    body: orKeep(body.body, before.body),
    attachments: JSON.stringify(attachments),
    scheduledFor: body.scheduledFor ? instant(body.scheduledFor) : before.scheduled_for,
    isPinned: orKeep(body.isPinned, before.is_pinned),
    commentsEnabled: orKeep(body.commentsEnabled, before.comments_enabled),
    editedAt: rewritten ? ctx.now : before.edited_at,
  })
  if (body.taggedStudentIds) {
    const studentIds = body.taggedStudentIds.map((id) => uuidOf('stu', id))
    ctx.db.write(deleteTags, { id: before.id, studentIds })
    ctx.db.write(insertTags, { id: before.id, studentIds })
  }
  return tell(ctx, before, await reread(ctx, before.id))
}

function tell(ctx: Context, before: PostRow, after: PostRow): Schemas['Post'] {
  const object = toAnnouncedPost(after)
  const previous = previousOf(toAnnouncedPost(before), object)
  const studentIds = [...new Set([...childrenOf(before), ...childrenOf(after)])]
  const told = { resource: 'post', id: after.id, object, previous, studentIds }
  if (previous) ctx.emit('post.updated', told)
  else ctx.audit(told)
  return toPost(after)
}

/** What a post says is its author's; whether it is pinned, a moderator's. Others than the author only take tags away. */
function checkRights({ caller }: Context, before: PostRow, body: Change): void {
  if (body.isPinned !== undefined && !mayModerate(caller)) throw notModerator()
  if (before.author_id === caller.userId) return
  const { body: text, attachments, scheduledFor, taggedStudentIds = [] } = body
  const tagged = new Set(before.tagged_ids)
  const adds = taggedStudentIds.some((id) => !tagged.has(uuidOf('stu', id)))
  if (text !== undefined || attachments !== undefined || scheduledFor !== undefined || adds) {
    throw forbidden('relationship')
  }
}

function checkState({ now }: Context, before: PostRow, body: Change): void {
  if (before.status === 'canceled') throw invalidTransition('post', 'canceled', 'update', [])
  if (body.scheduledFor === undefined) return
  if (before.status !== 'scheduled') throw invalidTransition('post', before.status, 'schedule', [])
  const scheduledFor = instant(body.scheduledFor) as string
  const problems = scheduleProblems(scheduledFor, now)
  if (before.closes_at !== null && before.closes_at <= scheduledFor) {
    problems.push(unfit('scheduledFor', 'must be before the poll closes'))
  }
  if (problems.length > 0) throw invalid(problems)
}
