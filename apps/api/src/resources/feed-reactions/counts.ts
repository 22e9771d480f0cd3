import type { Schemas } from '../../schemas.ts'

type ReactionType = Schemas['ReactionType']
/** As `posts.reaction_counts` holds them. */
export type ReactionCounts = Partial<Record<ReactionType, number>>

/** The counts once one reaction has taken the place of another; null is none. */
export function recount(counts: ReactionCounts, from: ReactionType | null, to: ReactionType | null): ReactionCounts {
  const after = { ...counts }
  if (from) after[from] = (after[from] ?? 0) - 1
  if (to) after[to] = (after[to] ?? 0) + 1
  return Object.fromEntries(Object.entries(after).filter(([, count]) => count > 0))
}
