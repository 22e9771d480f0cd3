import { childScope } from '../../access/child.ts'
import type { Context } from '../../context.ts'
import type { HandlersOf } from '../../handler-types.ts'
import { newId, toPublic, uuidOf } from '../../ids.ts'
import { readPage } from '../../paging.ts'
import type { Schemas } from '../../schemas.ts'
import { askCaller, member } from '../feed/person.ts'
import { askChildren, idsOf, present, published } from '../feed/state.ts'
import { lockPost, postState } from '../feed/state-queries.ts'
import { summaryOf } from '../feed/view.ts'
import { type ReactionCounts, recount } from './counts.ts'
import { changeReaction, countReactions, deleteReaction, insertReaction, ownReaction, reactionList } from './queries.ts'
import { toReaction } from './view.ts'

type ReactionType = Schemas['ReactionType']
interface Own {
  id: string
  type: ReactionType
}

export const feedReactions: HandlersOf<'feedReactions'> = {
  'feedReactions.getReactions': async ({ path, query }, ctx) => {
    const postId = uuidOf('post', path.id)
    const [post, { rows, pagination }] = await Promise.all([
      ctx.db.one(postState, { id: postId }),
      readPage(ctx, reactionList, query, { ...childScope(ctx), postId, type: query.type }),
    ])
    present(post, path.id)
    return { data: rows.map(toReaction), pagination }
  },

  'feedReactions.toggleReaction': async ({ path, body }, ctx) => {
    const { db, caller } = ctx
    const postId = uuidOf('post', path.id)
    const { userId } = caller
    const [[locked], [author], [own], children] = await db.block([
      db.bound(lockPost, { id: postId }),
      askCaller(ctx),
      db.bound(ownReaction, { postId, userId }),
      askChildren(db, postId, userId),
    ])
    const post = published(locked, path.id)
    member(author)
    const before = (own as Own | undefined) ?? null
    const type = before?.type === body.type ? null : body.type
    const counts = recount(post.reaction_counts as ReactionCounts, before?.type ?? null, type)
    const id = write(ctx, postId, before, type)
    db.write(countReactions, { id: postId, counts: JSON.stringify(counts) })
    const state = { postId: path.id, reacted: type !== null, type, reactionSummary: summaryOf(counts) }
    ctx.emit(type ? 'reaction.added' : 'reaction.removed', {
      resource: 'reaction',
      id,
      object: { ...state, userId: toPublic('usr', userId) },
      studentIds: idsOf(children),
    })
    return state
  },
}

/** Adds, changes or removes the caller's reaction, and answers its id. */
function write({ db, now, caller }: Context, postId: string, before: Own | null, type: ReactionType | null): string {
  const id = before?.id ?? newId()
  if (type === null) db.write(deleteReaction, { id })
  else if (before) db.write(changeReaction, { id, type })
  else db.write(insertReaction, { id, postId, userId: caller.userId, type, now })
  return id
}
