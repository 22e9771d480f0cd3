import type { RowOf } from '../../db/statement.ts'
import { toPublic } from '../../ids.ts'
import type { Schemas } from '../../schemas.ts'
import { toAnnouncedAuthor, toAuthor } from './author.ts'
import type { postById } from './post-queries.ts'

export type PostRow = RowOf<typeof postById>

export const toPost = (row: PostRow): Schemas['Post'] => ({
  ...toAnnouncedPost(row),
  author: toAuthor(row),
  viewer: { reaction: row.own_reaction as Schemas['ReactionType'] | null, bookmarked: row.bookmarked },
})

/** As events tell it: what depends on who looks is neutral. */
export const toAnnouncedPost = (row: PostRow): Schemas['Post'] => ({
  id: toPublic('post', row.id),
  authorId: toPublic('usr', row.author_id),
  author: toAnnouncedAuthor(row),
  kind: row.kind as Schemas['PostKind'],
  body: row.body,
  attachments: row.attachments,
  audience: {
    scope: row.audience_scope as Schemas['AudienceScope'],
    sectionIds: row.section_ids.map((id) => toPublic('sec', id)),
    experienceRoleIds: row.role_ids.map((id) => toPublic('xrl', id)),
    childIds: row.child_ids.map((id) => toPublic('stu', id)),
  },
  taggedStudentIds: row.tagged_ids.map((id) => toPublic('stu', id)),
  status: row.status as Schemas['PostStatus'],
  scheduledFor: row.scheduled_for,
  publishedAt: row.published_at,
  editedAt: row.edited_at,
  isPinned: row.is_pinned,
  commentsEnabled: row.comments_enabled,
  commentCount: row.comment_count,
  reactionCount: Object.values(row.reaction_counts).reduce((sum, count) => sum + count, 0),
  reactionSummary: summaryOf(row.reaction_counts),
  viewer: { reaction: null, bookmarked: false },
  poll: toPoll(row),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

/** How often each kind of reaction was given, the most frequent first. */
export const summaryOf = (counts: Readonly<Record<string, number>>): Schemas['ReactionCount'][] =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([type, count]) => ({ type: type as Schemas['ReactionType'], count }))

function toPoll(row: PostRow): Schemas['Poll'] | null {
  if (row.poll_id === null) return null
  return {
    id: toPublic('poll', row.poll_id),
    question: row.question as string,
    options: row.options.map(({ id, text, position }) => ({ id: toPublic('opt', id), text, position })),
    maxChoices: row.max_choices as number,
    allowChange: row.allow_change as boolean,
    resultsVisibility: row.results_visibility as Schemas['ResultsVisibility'],
    closesAt: row.closes_at,
    status: row.poll_closed ? 'closed' : 'open',
  }
}

/** uuids of every child that the post names or is by: for events. */
export const childrenOf = (row: PostRow): string[] => {
  const author = row.author_student_id === null ? [] : [row.author_student_id]
  return [...new Set([...row.child_ids, ...row.tagged_ids, ...author])]
}
