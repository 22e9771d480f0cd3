// @generated from contract/openapi.yaml. Do not edit.
import type { CallOptions } from '../../options.ts'
import type { Caller } from '../../request.ts'
import type { MutationResult, Result } from '../../results.ts'
import type * as Models from '../models.ts'

/** Votes in the polls of posts. Who voted what stays secret. */
export class FeedPollsResource {
  readonly #call: Caller

  constructor(call: Caller) {
    this.#call = call
  }

  /**
   * Get a poll's results.
   *
   * How the poll stands, as far as its `resultsVisibility` lets the caller see it now.
   *
   * Permission `feed:read`; API-key scope `feed:read`.
   * Error codes: those of every call.
   */
  getPollResults(id: string, options?: CallOptions): Promise<Result<Models.PollResults>> {
    return this.#call.read<Models.PollResults>('feedPolls.getPollResults', '/api/v1/feed/polls/{id}/results', { path: { id }, options })
  }

  /**
   * Vote in a poll.
   *
   * Votes for one or more options of an open poll. Nobody is ever told who voted what. Where the poll allows it, a
   * later vote takes the place of an earlier one.
   *
   * Permission `feed:engage`; not open to API keys.
   * Error codes: `conflict` (poll_closed, already_voted), and those of every call.
   */
  votePoll(id: string, body: Models.PollVote, options?: CallOptions): Promise<MutationResult<Models.PollResults>> {
    return this.#call.mutate<Models.PollResults>('feedPolls.votePoll', 'POST', '/api/v1/feed/polls/{id}/vote', { path: { id }, body, options })
  }
}
