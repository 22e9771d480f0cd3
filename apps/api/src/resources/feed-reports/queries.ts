import { sql } from 'kysely'
import { type AudienceScope, visiblePost } from '../../access/audience.ts'
import { startOfDay } from '../../days.ts'
import { db, type Has, statement } from '../../db/statement.ts'
import { listing, newestFirst } from '../../paging.ts'

type Scoped = AudienceScope & { orgId: string }
interface ById {
  orgId: string
  id: string
}

const EXCERPT = 280

/**
 * Reports of posts that the caller may see, with what moderators are shown of them. Moderators see every post; an app that
 * moderates none that is addressed to the family of a child without consent to it.
 */
const reports = (p: Scoped, has: Has<AudienceScope>) =>
  db
    .selectFrom('reports as r')
    .innerJoin('posts as po', (join) => join.onRef('po.org_id', '=', 'r.org_id').onRef('po.id', '=', 'r.post_id'))
    .select(['r.id', 'r.post_id', 'r.reporter_id', 'r.reason', 'r.details', 'r.status', 'r.action', 'r.review_note'])
    .select(['r.reviewed_at', 'r.created_at', 'r.updated_at'])
    .select(['po.author_id', 'po.status as post_status', 'po.deleted_at as post_deleted_at'])
    .select(sql<string>`left(po.body, ${sql.lit(EXCERPT)})`.as('excerpt'))
    .where('r.org_id', '=', p.orgId)
    .where(visiblePost(p, has))

interface ReportFilters extends Scoped {
  timezone: string
  status?: string
  reason?: string
  postId?: string
  reporterId?: string
  from?: string
  to?: string
}

export const reportList = listing({
  name: 'feedReports.getReports',
  rows: (p: ReportFilters, has) => {
    let query = reports(p, has)
    if (has('status')) query = query.where('r.status', '=', p.status as string)
    if (has('reason')) query = query.where('r.reason', '=', p.reason as string)
    if (has('postId')) query = query.where('r.post_id', '=', p.postId as string)
    if (has('reporterId')) query = query.where('r.reporter_id', '=', p.reporterId as string)
    // Who is not told who reported does not learn it by asking for somebody's reports.
    if (has('reporterId') && !has('moderates')) query = query.where('r.reporter_id', '=', p.userId)
    if (has('from')) query = query.where('r.created_at', '>=', startOfDay(p.from, p.timezone))
    if (has('to')) query = query.where('r.created_at', '<', startOfDay(p.to, p.timezone, 1))
    return query
  },
  sort: newestFirst('r'),
})

/** Reviews of one post's reports go one after the other. */
export const lockPostOfReport = statement('feedReports.lockPost', (p: ById) =>
  db
    .selectFrom('posts')
    .select('id')
    .where('org_id', '=', p.orgId)
    .where('id', '=', sql<string>`(select r.post_id from reports r where r.org_id = ${p.orgId} and r.id = ${p.id})`)
    .forNoKeyUpdate(),
)

export const reportById = statement('feedReports.get', (p: Scoped & ById, has) =>
  reports(p, has).where('r.id', '=', p.id),
)

interface NewReport extends ById {
  postId: string
  userId: string
  reason: string
  details: string | null
  now: string
}

export const insertReport = statement('feedReports.insert', (p: NewReport) =>
  db.insertInto('reports').values({
    org_id: p.orgId,
    id: p.id,
    post_id: p.postId,
    reporter_id: p.userId,
    reason: p.reason,
    details: p.details,
    created_at: p.now,
    updated_at: p.now,
    created_by_id: p.userId,
    updated_by_id: p.userId,
  }),
)

interface Decision {
  orgId: string
  status: string
  action: string
  note: string | null
  userId: string
  now: string
}

const decided = (p: Decision) => ({
  status: p.status,
  action: p.action,
  review_note: p.note,
  reviewed_by: p.userId,
  reviewed_at: p.now,
  updated_at: p.now,
  updated_by_id: p.userId,
})

export const decideReport = statement('feedReports.decide', (p: Decision & { id: string }) =>
  db.updateTable('reports').set(decided(p)).where('org_id', '=', p.orgId).where('id', '=', p.id),
)

/** All that is pending on a post. */
export const decideReportsOf = statement('feedReports.decideAll', (p: Decision & { postId: string }) =>
  db
    .updateTable('reports')
    .set(decided(p))
    .where('org_id', '=', p.orgId)
    .where('post_id', '=', p.postId)
    .where('status', '=', sql.lit('pending')),
)
