import { conflict, invalid, notFound, type Problem } from '../../api-error.ts'
import type { Context } from '../../context.ts'
import type { HandlersOf } from '../../handler-types.ts'
import { toPublic, uuidOf } from '../../ids.ts'
import { missing } from '../../references.ts'
import { askCaller, member } from '../feed/person.ts'
import { askChildren, idsOf } from '../feed/state.ts'
import { countVoter, countVotes, insertVote, lockPoll, optionsOf, ownVote, pollById, withdrawVote } from './queries.ts'
import { isClosed, type OptionRow, type PollRow, toPollResults } from './view.ts'

export const feedPolls: HandlersOf<'feedPolls'> = {
  'feedPolls.getPollResults': async ({ path }, ctx) => {
    const { db } = ctx
    const id = uuidOf('poll', path.id)
    const [[row], options, votes] = await db.block([
      db.bound(pollById, { id }),
      db.bound(optionsOf, { pollIds: [id] }),
      db.bound(ownVote, { id, userId: ctx.caller.userId }),
    ])
    return toPollResults(present(row, path.id), options, chosen(votes), ctx.now)
  },

  'feedPolls.votePoll': async ({ path, body }, ctx) => {
    const { db, caller } = ctx
    const id = uuidOf('poll', path.id)
    const { userId } = caller
    const [[row], [author], options, votes] = await db.block([
      db.bound(lockPoll, { id }),
      askCaller(ctx),
      db.bound(optionsOf, { pollIds: [id] }),
      db.bound(ownVote, { id, userId }),
    ])
    const poll = present(row, path.id)
    member(author)
    const before = chosen(votes)
    const after = choose(body.optionIds, options, poll)
    refuseVote(poll, before, ctx.now)
    if (before.length === after.length && before.every((optionId) => after.includes(optionId))) {
      return toPollResults(poll, options, before, ctx.now)
    }
    const voters = poll.total_voters + (before.length === 0 ? 1 : 0)
    write(ctx, poll, before, after)
    ctx.emit('poll.voted', {
      resource: 'poll',
      id,
      object: { pollId: path.id, postId: toPublic('post', poll.post_id), totalVoters: voters },
      studentIds: idsOf((await db.block([askChildren(db, poll.post_id)]))[0]),
    })
    return toPollResults({ ...poll, total_voters: voters }, recounted(options, before, after), after, ctx.now)
  },
}

const chosen = (votes: { option_id: string }[]): string[] => votes.map(({ option_id }) => option_id)

/** There is nothing to vote on before its post is published, or once that is gone. */
function present(poll: PollRow | undefined, publicId: string): PollRow {
  if (!poll || poll.post_deleted_at !== null || poll.post_status !== 'published') throw notFound('poll', publicId)
  return poll
}

/** The chosen options in the poll's order. */
function choose(publicIds: string[], options: OptionRow[], { max_choices }: PollRow): string[] {
  const ids = publicIds.map((id) => uuidOf('opt', id))
  const known = new Set(idsOf(options))
  const problems: Problem[] = ids.flatMap((id, i) => (known.has(id) ? [] : [missing(`optionIds[${i}]`, 'option')]))
  if (ids.length > max_choices) {
    const message = `optionIds must have at most ${max_choices} items`
    problems.push({ field: 'optionIds', location: 'body', code: 'max_length', message })
  }
  if (problems.length > 0) throw invalid(problems)
  return idsOf(options).filter((id) => ids.includes(id))
}

function refuseVote(poll: PollRow, before: string[], now: string): void {
  if (isClosed(poll, now)) throw conflict('poll_closed')
  if (before.length > 0 && !poll.allow_change) throw conflict('already_voted')
}

function write({ db, caller, now }: Context, { id }: PollRow, before: string[], after: string[]): void {
  const { userId } = caller
  if (before.length > 0) db.write(withdrawVote, { id, userId })
  else db.write(countVoter, { id })
  db.write(insertVote, { id, userId, optionIds: after, now })
  db.write(countVotes, { id, before, after })
}

const recounted = (options: OptionRow[], before: string[], after: string[]): OptionRow[] =>
  options.map((option) => ({
    ...option,
    votes: option.votes - Number(before.includes(option.id)) + Number(after.includes(option.id)),
  }))
