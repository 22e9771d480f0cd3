import { sql } from 'kysely'
import { db } from '../db/statement.ts'
import { childrenOfPosts } from '../resources/feed/state-queries.ts'
import { closePolls, optionsOf, pollsToClose } from '../resources/feed-polls/queries.ts'
import { type PollRow, toPollResults } from '../resources/feed-polls/view.ts'
import { bySystem, writeEvent } from './outbox.ts'
import { organizationsOf, type Schedule } from './schedule.ts'

const due = organizationsOf('closePolls.due', () =>
  db
    .selectFrom('polls as r')
    .where('r.closed_at', 'is', null)
    .where(sql<boolean>`r.closes_at <= now()`)
    .orderBy('r.closes_at'),
)

/** Polls close at their `closesAt`. */
export const pollClosing: Schedule<PollRow> = {
  name: 'close-polls',
  due,
  claim: pollsToClose,
  async carryOut(unit, polls, now) {
    const ids = polls.map(({ id }) => id)
    const postIds = polls.map(({ post_id }) => post_id)
    const [options, children] = await unit.block([
      unit.bound(optionsOf, { pollIds: ids }),
      unit.bound(childrenOfPosts, { postIds, userId: null }),
    ])
    unit.write(closePolls, { ids, now })
    for (const poll of polls) {
      const own = options.filter(({ poll_id }) => poll_id === poll.id)
      const object = toPollResults({ ...poll, closed_at: now }, own, [], now)
      const studentIds = children.flatMap(({ post_id, id }) => (post_id === poll.post_id ? [id] : []))
      writeEvent(unit, 'poll.closed', { resource: 'poll', id: poll.id, object, studentIds }, bySystem(now))
    }
  },
}
