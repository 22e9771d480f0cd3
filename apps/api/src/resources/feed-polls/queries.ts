import { sql } from 'kysely'
import { db, statement } from '../../db/statement.ts'
import type { Claim } from '../../events/schedule.ts'

interface ById {
  orgId: string
  id: string
}

const polls = (p: { orgId: string }) =>
  db
    .selectFrom('polls as pl')
    .innerJoin('posts as po', (join) => join.onRef('po.org_id', '=', 'pl.org_id').onRef('po.id', '=', 'pl.post_id'))
    .select(['pl.id', 'pl.post_id', 'pl.max_choices', 'pl.allow_change', 'pl.results_visibility', 'pl.closes_at'])
    .select(['pl.closed_at', 'pl.total_voters', 'po.status as post_status', 'po.deleted_at as post_deleted_at'])
    .where('pl.org_id', '=', p.orgId)

export const pollById = statement('feedPolls.get', (p: ById) => polls(p).where('pl.id', '=', p.id))

/** Votes of one poll go one after the other: what is read after it is what the vote before has left. */
export const lockPoll = statement('feedPolls.lock', (p: ById) =>
  polls(p).where('pl.id', '=', p.id).forNoKeyUpdate('pl'),
)

export const lockPollOfPost = statement('feedPolls.lockOfPost', (p: ById) =>
  polls(p).where('pl.post_id', '=', p.id).forNoKeyUpdate('pl'),
)

export const optionsOf = statement('feedPolls.options', (p: { orgId: string; pollIds: string[] }) =>
  db
    .selectFrom('poll_options')
    .select(['id', 'poll_id', 'text', 'votes'])
    .where('org_id', '=', p.orgId)
    .where('poll_id', '=', sql<string>`any(${p.pollIds}::uuid[])`)
    .orderBy('poll_id')
    .orderBy('position'),
)

interface OfUser extends ById {
  userId: string
}

export const ownVote = statement('feedPolls.ownVote', (p: OfUser) =>
  db
    .selectFrom('poll_votes as v')
    .innerJoin('poll_options as o', (join) => join.onRef('o.org_id', '=', 'v.org_id').onRef('o.id', '=', 'v.option_id'))
    .select('v.option_id')
    .where('v.org_id', '=', p.orgId)
    .where('v.poll_id', '=', p.id)
    .where('v.user_id', '=', p.userId)
    .orderBy('o.position'),
)

export const withdrawVote = statement('feedPolls.withdraw', (p: OfUser) =>
  db.deleteFrom('poll_votes').where('org_id', '=', p.orgId).where('poll_id', '=', p.id).where('user_id', '=', p.userId),
)

export const insertVote = statement('feedPolls.vote', (p: OfUser & { optionIds: string[]; now: string }) =>
  db
    .insertInto('poll_votes')
    .columns(['org_id', 'poll_id', 'user_id', 'option_id', 'created_at'])
    .expression(
      db
        .selectFrom(sql<{ id: string }>`unnest(${p.optionIds}::uuid[])`.as<'chosen'>(sql`chosen(id)`))
        .select([
          sql<string>`${p.orgId}::uuid`.as('org_id'),
          sql<string>`${p.id}::uuid`.as('poll_id'),
          sql<string>`${p.userId}::uuid`.as('user_id'),
          'chosen.id',
          sql<string>`${p.now}::timestamptz`.as('created_at'),
        ]),
    ),
)

/** What was chosen before counts one less, what is chosen now one more. */
export const countVotes = statement('feedPolls.count', (p: ById & { before: string[]; after: string[] }) =>
  db
    .updateTable('poll_options')
    .set({
      votes: sql<number>`votes - (id = any(${p.before}::uuid[]))::int + (id = any(${p.after}::uuid[]))::int`,
    })
    .where('org_id', '=', p.orgId)
    .where('poll_id', '=', p.id)
    .where('id', '=', sql<string>`any(${p.before}::uuid[] || ${p.after}::uuid[])`),
)

export const countVoter = statement('feedPolls.countVoter', (p: ById) =>
  db
    .updateTable('polls')
    .set({ total_voters: sql<number>`total_voters + 1` })
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id),
)

export const pollsToClose = statement('feedPolls.toClose', (p: Claim) =>
  polls(p)
    .where('pl.closed_at', 'is', null)
    .where('pl.closes_at', '<=', p.now)
    .orderBy('pl.closes_at')
    .limit(p.batch)
    .forNoKeyUpdate('pl')
    .skipLocked(),
)

export const closePolls = statement('feedPolls.close', (p: { orgId: string; ids: string[]; now: string }) =>
  db
    .updateTable('polls')
    .set({ closed_at: p.now, updated_at: p.now })
    .where('org_id', '=', p.orgId)
    .where('id', '=', sql<string>`any(${p.ids}::uuid[])`),
)
