// @generated from contract/openapi.yaml. Do not edit.
import type { CallOptions } from '../../options.ts'
import type { ListCall } from '../../pagination.ts'
import type { Caller } from '../../request.ts'
import type { MutationResult } from '../../results.ts'
import type * as Models from '../models.ts'

/** Posts that somebody thinks should not stand, for moderators to review. */
export class FeedReportsResource {
  readonly #call: Caller

  constructor(call: Caller) {
    this.#call = call
  }

  /**
   * List reports.
   *
   * What was reported to the moderators, the latest first. An app is not shown reports of posts to the family of a
   * child whose guardians do not share data with it.
   *
   * Permission `feed:moderate`; API-key scope `feed.moderation:read`.
   * Error codes: `invalid_moderation_query`, and those of every call.
   */
  getReports(params?: Models.FeedReportsGetReportsParams, options?: CallOptions): ListCall<Models.Report> {
    return this.#call.list<Models.Report>('feedReports.getReports', '/api/v1/feed/reports', { query: params, options })
  }

  /**
   * Report a post.
   *
   * Tells the moderators of a post that should not stand. One can report a post again once the earlier report was
   * reviewed, and never one's own. The author is not told who reported it.
   *
   * Permission `feed:report`; not open to API keys.
   * Error codes: `invalid_user_report_body`, `self_report_not_allowed`, `post_already_deleted`, `conflict`
   * (duplicate), and those of every call.
   */
  reportPost(id: string, body: Models.ReportCreate, options?: CallOptions): Promise<MutationResult<Models.Report>> {
    return this.#call.mutate<Models.Report>('feedReports.reportPost', 'POST', '/api/v1/feed/posts/{id}/reports', { path: { id }, body, options })
  }

  /**
   * Review a report.
   *
   * Decides a pending report. `warn_author` and `remove_post` are told to the post's author. `remove_post` deletes
   * the post, closes its poll, and decides its other pending reports in the same way; `report.reviewed` tells of
   * the named one only. Reports of a post that is gone can be dismissed.
   *
   * Permission `feed:moderate`; API-key scope `feed.moderation:write`.
   * Error codes: `invalid_review_action_body`, `report_not_found`, `report_not_pending`, `post_already_deleted`,
   * and those of every call.
   */
  reviewReport(id: string, body: Models.ReportReview, options?: CallOptions): Promise<MutationResult<Models.Report>> {
    return this.#call.mutate<Models.Report>('feedReports.reviewReport', 'POST', '/api/v1/feed/reports/{id}/review', { path: { id }, body, options })
  }
}
