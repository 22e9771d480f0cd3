import type { RowOf } from '../../db/statement.ts'
import { toPublic } from '../../ids.ts'
import type { Schemas } from '../../schemas.ts'
import type { reportById } from './queries.ts'

export type ReportRow = RowOf<typeof reportById>

export interface Reader {
  userId: string
  moderates: boolean
}

/** Who reported, the note and the post are for moderators; one's own report names oneself. */
export const toReport = (row: ReportRow, reader: Reader): Schemas['Report'] => ({
  ...toAnnouncedReport(row),
  reporterId: reader.moderates || reader.userId === row.reporter_id ? toPublic('usr', row.reporter_id) : null,
  ...(reader.moderates ? { reviewNote: row.review_note, post: toReportedPost(row) } : {}),
})

/** As events tell it: to nobody in particular. */
export const toAnnouncedReport = (row: ReportRow): Schemas['Report'] => ({
  id: toPublic('rpt', row.id),
  postId: toPublic('post', row.post_id),
  reporterId: null,
  reason: row.reason as Schemas['ReportReason'],
  details: row.details,
  status: row.status as Schemas['ReportStatus'],
  action: row.action as Schemas['Report']['action'],
  reviewNote: null,
  reviewedAt: row.reviewed_at,
  post: null,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

const toReportedPost = (row: ReportRow): Schemas['ReportedPost'] => ({
  id: toPublic('post', row.post_id),
  authorId: toPublic('usr', row.author_id),
  excerpt: row.excerpt,
  status: row.post_status as Schemas['PostStatus'],
  isDeleted: row.post_deleted_at !== null,
})
