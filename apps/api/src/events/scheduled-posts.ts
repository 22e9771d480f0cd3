import { sql } from 'kysely'
import { wholePost } from '../access/audience.ts'
import { todayIn } from '../access/recipient.ts'
import { db, type RowOf, statement } from '../db/statement.ts'
import { publish } from '../resources/feed/post.ts'
import { postById } from '../resources/feed/post-queries.ts'
import { childrenOf, toAnnouncedPost } from '../resources/feed/view.ts'
import { bySystem, writeEvent } from './outbox.ts'
import { type Claim, organizationsOf, type Schedule } from './schedule.ts'

const isDue = sql<boolean>`r.status = 'scheduled' and r.deleted_at is null and r.scheduled_for <= now()`

const due = organizationsOf('scheduledPosts.due', () =>
  db.selectFrom('posts as r').where(isDue).orderBy('r.scheduled_for'),
)

const claim = statement('scheduledPosts.claim', (p: Claim) =>
  db
    .selectFrom('posts as r')
    .select(['r.id', 'r.author_id'])
    .where('r.org_id', '=', p.orgId)
    .where(isDue)
    .orderBy('r.scheduled_for')
    .limit(p.batch)
    .forUpdate()
    .skipLocked(),
)

/** Publishes posts whose time has come. */
export const scheduledPosts: Schedule<RowOf<typeof claim>> = {
  name: 'scheduled-posts',
  due,
  claim,
  async carryOut(unit, posts, now, { directory }) {
    const organization = await directory.organization(unit.orgId)
    if (!organization) throw new Error('the organization is gone while its posts are published')
    const today = todayIn(organization, now)
    for (const { id, author_id } of posts) {
      publish(unit, id, null, now)
      const row = await unit.one(postById, { ...wholePost(author_id, today), id })
      if (!row) throw new Error('the post is gone in its own transaction')
      const told = { resource: 'post', id, object: toAnnouncedPost(row), studentIds: childrenOf(row) }
      writeEvent(unit, 'post.published', told, bySystem(now))
    }
  },
}
