import { audienceScope } from '../../access/audience.ts'
import { notFound } from '../../api-error.ts'
import type { HandlersOf } from '../../handler-types.ts'
import { uuidOf } from '../../ids.ts'
import { postById } from './post-queries.ts'
import { toPost } from './view.ts'

export const feed: HandlersOf<'feed'> = {
  'feed.getPost': async ({ path }, ctx) => {
    const row = await ctx.db.one(postById, { ...audienceScope(ctx), id: uuidOf('post', path.id) })
    if (!row) throw notFound('post', path.id)
    return toPost(row)
  },
}
