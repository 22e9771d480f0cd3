import { audienceScope, wholePost } from '../../access/audience.ts'
import { todayIn } from '../../access/recipient.ts'
import { ApiError, invalid, notFound } from '../../api-error.ts'
import type { Context } from '../../context.ts'
import type { HandlersOf } from '../../handler-types.ts'
import { newId, toPublic, uuidOf } from '../../ids.ts'
import { readPage } from '../../paging.ts'
import type { Schemas } from '../../schemas.ts'
import { checkRange } from '../academic/ranges.ts'
import { askCaller, member } from '../feed/person.ts'
import { remove } from '../feed/post.ts'
import { postById } from '../feed/post-queries.ts'
import { askChildren, idsOf, type PostState } from '../feed/state.ts'
import { lockPost } from '../feed/state-queries.ts'
import { decideReport, decideReportsOf, insertReport, lockPostOfReport, reportById, reportList } from './queries.ts'
import { type ReportRow, toAnnouncedReport, toReport } from './view.ts'

export const feedReports: HandlersOf<'feedReports'> = {
  'feedReports.getReports': async ({ query }, ctx) => {
    const { status, reason, from, to } = query
    checkRange(query, ['from', 'to'])
    const { rows, pagination } = await readPage(ctx, reportList, query, {
      ...audienceScope(ctx),
      timezone: ctx.organization.timezone,
      status,
      reason,
      postId: query.postId && uuidOf('post', query.postId),
      reporterId: query.reporterId && uuidOf('usr', query.reporterId),
      from,
      to,
    })
    return { data: rows.map((row) => toReport(row, readerOf(ctx))), pagination }
  },

  'feedReports.reportPost': async ({ path, body }, ctx) => {
    const { db, now, caller } = ctx
    const { userId } = caller
    const postId = uuidOf('post', path.id)
    const details = body.details || null
    refuseUnexplained(body.reason, details)
    const [[post], [reporter], children] = await db.block([
      db.bound(lockPost, { id: postId }),
      askCaller(ctx),
      askChildren(db, postId),
    ])
    refusePost(post, path.id, userId)
    member(reporter)
    const id = newId()
    db.write(insertReport, { id, postId, userId, reason: body.reason, details, now })
    const row = await db.one(reportById, { ...audienceScope(ctx), id })
    if (!row) throw new Error('a report that was written is not there')
    const object = toAnnouncedReport(row)
    ctx.emit('report.created', { resource: 'report', id, object, studentIds: idsOf(children) })
    return toReport(row, readerOf(ctx))
  },

  'feedReports.reviewReport': async ({ path, body }, ctx) => {
    const { db, now, caller } = ctx
    const id = uuidOf('rpt', path.id)
    const scope = audienceScope(ctx)
    const [, [before]] = await db.block([db.bound(lockPostOfReport, { id }), db.bound(reportById, { ...scope, id })])
    if (!before) throw new ApiError('report_not_found')
    refuseReview(before, body.action)
    const status = body.action === 'dismiss' ? 'dismissed' : 'actioned'
    const note = body.note || null
    const decision = { status, action: body.action, note, userId: caller.userId, now }
    const row: ReportRow = {
      ...before,
      status,
      action: body.action,
      review_note: note,
      reviewed_at: now,
      updated_at: now,
      post_deleted_at: body.action === 'remove_post' ? now : before.post_deleted_at,
    }
    db.write(decideReport, { ...decision, id })
    const children = await db.block([askChildren(db, row.post_id)])
    ctx.emit('report.reviewed', {
      resource: 'report',
      id,
      object: toAnnouncedReport(row),
      previous: { status: before.status },
      studentIds: idsOf(children[0]),
    })
    if (body.action === 'remove_post') {
      db.write(decideReportsOf, { ...decision, postId: row.post_id })
      await removePost(ctx, row.post_id)
    }
    return toReport(row, readerOf(ctx))
  },
}

/** The post is locked and there; it is told of as a whole. */
async function removePost(ctx: Context, id: string): Promise<void> {
  const scope = wholePost(ctx.caller.userId, todayIn(ctx.organization, ctx.now))
  const row = await ctx.db.one(postById, { ...scope, id })
  if (!row) throw new Error('a post that was locked is not there')
  await remove(ctx, row, 'moderator')
}

const readerOf = ({ caller }: Context) => ({
  userId: caller.userId,
  moderates: caller.permissions.has('feed:moderate'),
})

function refuseUnexplained(reason: Schemas['ReportReason'], details: string | null): void {
  if (reason !== 'other' || details) return
  const message = 'details is required where the reason is other'
  throw invalid([{ field: 'details', location: 'body', code: 'required', message }])
}

function refusePost(post: PostState | undefined, publicId: string, userId: string): void {
  if (!post) throw notFound('post', publicId)
  if (post.author_id === userId) throw new ApiError('self_report_not_allowed')
  if (post.deleted_at !== null) throw alreadyDeleted(publicId)
  if (post.status !== 'published') throw notFound('post', publicId)
}

function refuseReview(report: ReportRow, action: string): void {
  if (report.status !== 'pending') throw new ApiError('report_not_pending', { details: { status: report.status } })
  if (action !== 'dismiss' && report.post_deleted_at !== null) throw alreadyDeleted(toPublic('post', report.post_id))
}

const alreadyDeleted = (postId: string) => new ApiError('post_already_deleted', { details: { postId } })
