import { sql } from 'kysely'
import { db, statement } from '../../db/statement.ts'

interface ById {
  orgId: string
  id: string
}

const state = (p: ById) =>
  db
    .selectFrom('posts')
    .select(['id', 'author_id', 'status', 'comments_enabled', 'reaction_counts', 'deleted_at'])
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id)

export const postState = statement('feed.postState', state)

/**
 * Whatever changes a post's counters, or depends on its state, waits here for its turn. A statement of its own: what is read
 * after it is what the change before has left.
 */
export const lockPost = statement('feed.lockState', (p: ById) => state(p).forNoKeyUpdate())

/** Every child whom posts name or who wrote one; `userId`: another person who may be a student, if any. */
export const childrenOfPosts = statement(
  'feed.childrenOfPosts',
  (p: { orgId: string; postIds: string[]; userId: string | null }) => {
    const posts = sql<string>`any(${p.postIds}::uuid[])`
    const tagged = db
      .selectFrom('post_tags as pt')
      .select(['pt.post_id', 'pt.student_id as id'])
      .where('pt.org_id', '=', p.orgId)
      .where('pt.post_id', '=', posts)
    const addressed = db
      .selectFrom('post_audiences as pa')
      .select(['pa.post_id', 'pa.target_id as id'])
      .where('pa.org_id', '=', p.orgId)
      .where('pa.post_id', '=', posts)
      .where('pa.target_kind', '=', sql.lit('child'))
    const people = db
      .selectFrom('posts as po')
      .innerJoin('students as s', (join) =>
        join.onRef('s.org_id', '=', 'po.org_id').on(sql<boolean>`s.user_id in (po.author_id, ${p.userId}::uuid)`),
      )
      .select(['po.id as post_id', 's.id'])
      .where('po.org_id', '=', p.orgId)
      .where('po.id', '=', posts)
    return tagged.union(addressed).union(people)
  },
)
