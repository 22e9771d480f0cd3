import type { RowOf } from '../../db/statement.ts'
import { toPublic } from '../../ids.ts'
import type { Schemas } from '../../schemas.ts'
import type { optionsOf, pollById } from './queries.ts'

export type PollRow = RowOf<typeof pollById>
export type OptionRow = RowOf<typeof optionsOf>
/** What decides whether a poll is open, and what it shows. */
type PollState = Pick<PollRow, 'id' | 'closes_at' | 'closed_at' | 'results_visibility' | 'total_voters'>

/** A poll has closed from that instant on, whenever somebody comes to write it down. */
export const isClosed = ({ closed_at, closes_at }: Pick<PollRow, 'closed_at' | 'closes_at'>, now: string): boolean =>
  closed_at !== null || (closes_at !== null && closes_at <= now)

/** `vote`: the options that the caller chose. */
export function toPollResults(
  poll: PollState,
  options: OptionRow[],
  vote: string[],
  now: string,
): Schemas['PollResults'] {
  const closed = isClosed(poll, now)
  const { results_visibility: visibility, total_voters: voters } = poll
  const visible = closed || visibility === 'always' || (visibility === 'after_vote' && vote.length > 0)
  return {
    pollId: toPublic('poll', poll.id),
    status: closed ? 'closed' : 'open',
    visible,
    totalVoters: voters,
    options: options.map(({ id, text, votes }) => ({
      optionId: toPublic('opt', id),
      text,
      votes: visible ? votes : null,
      percentage: visible ? percentage(votes, voters) : null,
    })),
    viewerVote: vote.map((id) => toPublic('opt', id)),
    closesAt: poll.closes_at,
  }
}

const percentage = (votes: number, voters: number): number =>
  voters === 0 ? 0 : Math.round((votes / voters) * 10_000) / 100
