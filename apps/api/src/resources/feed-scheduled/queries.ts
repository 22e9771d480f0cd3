import { sql } from 'kysely'
import { type AudienceScope, visiblePost } from '../../access/audience.ts'
import { listing } from '../../paging.ts'
import { posts } from '../feed/post-queries.ts'

interface ScheduledFilters extends AudienceScope {
  orgId: string
  timezone: string
  authorId?: string
  from?: string
  to?: string
}

/** The first moment of a day, or of the one after it, in the organization's time zone. */
const startOf = (p: ScheduledFilters, day: string | undefined, later = 0) =>
  sql<string>`((${day}::date + ${sql.lit(later)})::timestamp at time zone ${p.timezone}::text)`

export const scheduledList = listing({
  name: 'feedScheduled.getScheduledPosts',
  rows: (p: ScheduledFilters, has) => {
    let query = posts(p, has)
      .where('po.status', '=', sql.lit('scheduled'))
      .where('po.deleted_at', 'is', null)
      .where(visiblePost(p, has))
    if (!has('moderates')) query = query.where('po.author_id', '=', p.userId)
    if (has('authorId')) query = query.where('po.author_id', '=', p.authorId as string)
    if (has('from')) query = query.where('po.scheduled_for', '>=', startOf(p, p.from))
    if (has('to')) query = query.where('po.scheduled_for', '<', startOf(p, p.to, 1))
    return query
  },
  sort: [
    {
      by: sql.ref('po.scheduled_for'),
      direction: 'asc',
      type: 'timestamptz',
      of: (row) => row.scheduled_for as string,
    },
    { by: sql.ref('po.id'), direction: 'asc', type: 'uuid', of: (row) => row.id },
  ],
})
