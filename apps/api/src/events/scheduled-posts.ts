import { sql } from 'kysely'
import { wholePost } from '../access/audience.ts'
import { todayIn } from '../access/recipient.ts'
import { db, type RowOf, statement } from '../db/statement.ts'
import { inTransaction } from '../db/tenant.ts'
import type { Organization } from '../organization.ts'
import { publish } from '../resources/feed/post.ts'
import { postById } from '../resources/feed/post-queries.ts'
import { childrenOf, toAnnouncedPost } from '../resources/feed/view.ts'
import type { Services } from '../services.ts'
import type { Lookup } from './lookup.ts'
import { bySystem, writeEvent } from './outbox.ts'
import type { Job } from './worker.ts'

const EVERY_MS = 5_000
/** Due posts that one round publishes. */
const LOOK = 1_000

const isDue = sql<boolean>`status = 'scheduled' and deleted_at is null and scheduled_for <= now()`

const duePosts = statement('scheduledPosts.find', (_: Record<never, never>) =>
  db.selectFrom('posts').select(['org_id', 'id']).where(isDue).orderBy('scheduled_for').limit(sql.lit(LOOK)),
)

const claim = statement('scheduledPosts.claim', (p: { orgId: string; id: string }) =>
  db
    .selectFrom('posts')
    .select('author_id')
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id)
    .where(isDue)
    .forUpdate()
    .skipLocked(),
)

/** Publishes posts whose time has come; those of an organization that is not active wait until it is. */
export function scheduledPosts(services: Services, lookup: Lookup): Job<RowOf<typeof duePosts>> {
  return {
    name: 'scheduled-posts',
    every: EVERY_MS,
    find: () => lookup.find(duePosts, {}),
    async work({ org_id, id }) {
      const organization = await services.directory.organization(org_id)
      if (organization?.status === 'active') await publishDue(services, organization, id)
      return false
    },
  }
}

/** A post of one transaction, with its event: whoever else has found it as well finds it locked, or published. */
function publishDue({ database }: Services, organization: Organization, id: string): Promise<void> {
  const now = new Date().toISOString()
  return inTransaction(database, organization.id, async (unit) => {
    const claimed = await unit.one(claim, { id })
    if (!claimed) return
    publish(unit, id, null, now)
    const row = await unit.one(postById, { ...wholePost(claimed.author_id, todayIn(organization, now)), id })
    if (!row) throw new Error('the post is gone in its own transaction')
    const told = { resource: 'post', id, object: toAnnouncedPost(row), studentIds: childrenOf(row) }
    writeEvent(unit, 'post.published', told, bySystem(now))
  })
}
