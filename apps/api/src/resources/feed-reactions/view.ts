import type { RowOf } from '../../db/statement.ts'
import { toPublic } from '../../ids.ts'
import type { Schemas } from '../../schemas.ts'
import { toAuthor } from '../feed/author.ts'
import type { reactionList } from './queries.ts'

export const toReaction = (row: RowOf<typeof reactionList.page>): Schemas['Reaction'] => ({
  id: toPublic('rxn', row.id),
  postId: toPublic('post', row.post_id),
  userId: toPublic('usr', row.author_id),
  user: toAuthor(row),
  type: row.type as Schemas['ReactionType'],
  createdAt: row.created_at,
})
