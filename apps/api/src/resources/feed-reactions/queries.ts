import { studentOfMember } from '../../access/avatar.ts'
import type { ChildScope } from '../../access/child.ts'
import { db, statement } from '../../db/statement.ts'
import { listing, newestFirst } from '../../paging.ts'
import { authorColumns } from '../feed/person.ts'

interface ReactionFilters extends ChildScope {
  orgId: string
  postId: string
  type?: string
}

export const reactionList = listing({
  name: 'feedReactions.getReactions',
  rows: (p: ReactionFilters, has) => {
    const query = db
      .selectFrom('reactions as r')
      .innerJoin('memberships as m', (join) =>
        join.onRef('m.org_id', '=', 'r.org_id').onRef('m.user_id', '=', 'r.user_id'),
      )
      .innerJoin('users as u', 'u.id', 'r.user_id')
      .leftJoinLateral(studentOfMember, (join) => join.onTrue())
      .select(['r.id', 'r.post_id', 'r.type', 'r.created_at'])
      .select(authorColumns(p, has))
      .where('r.org_id', '=', p.orgId)
      .where('r.post_id', '=', p.postId)
    return has('type') ? query.where('r.type', '=', p.type as string) : query
  },
  sort: newestFirst('r'),
})

interface OfUser {
  orgId: string
  postId: string
  userId: string
}

export const ownReaction = statement('feedReactions.own', (p: OfUser) =>
  db
    .selectFrom('reactions')
    .select(['id', 'type'])
    .where('org_id', '=', p.orgId)
    .where('post_id', '=', p.postId)
    .where('user_id', '=', p.userId),
)

export const insertReaction = statement(
  'feedReactions.insert',
  (p: OfUser & { id: string; type: string; now: string }) =>
    db
      .insertInto('reactions')
      .values({ org_id: p.orgId, id: p.id, post_id: p.postId, user_id: p.userId, type: p.type, created_at: p.now }),
)

export const changeReaction = statement('feedReactions.change', (p: { orgId: string; id: string; type: string }) =>
  db.updateTable('reactions').set({ type: p.type }).where('org_id', '=', p.orgId).where('id', '=', p.id),
)

export const deleteReaction = statement('feedReactions.delete', (p: { orgId: string; id: string }) =>
  db.deleteFrom('reactions').where('org_id', '=', p.orgId).where('id', '=', p.id),
)

/** `counts`: JSON of all types. The post is locked. */
export const countReactions = statement('feedReactions.count', (p: { orgId: string; id: string; counts: string }) =>
  db.updateTable('posts').set({ reaction_counts: p.counts }).where('org_id', '=', p.orgId).where('id', '=', p.id),
)
