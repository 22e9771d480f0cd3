import { conflict, notFound } from '../../api-error.ts'
import type { RowOf } from '../../db/statement.ts'
import type { Tenant } from '../../db/tenant.ts'
import { childrenOfPosts, type postState } from './state-queries.ts'

export type PostState = RowOf<typeof postState>

/** The post, unless it is gone: guard 8 finds what was deleted, too. */
export function present(post: PostState | undefined, publicId: string): PostState {
  if (!post || post.deleted_at !== null) throw notFound('post', publicId)
  return post
}

/** The post, if there is anything to engage with: author and moderators also see what is scheduled or canceled. */
export function published(post: PostState | undefined, publicId: string): PostState {
  const found = present(post, publicId)
  if (found.status !== 'published') throw conflict('post_not_published')
  return found
}

export const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id)

/** Reads the children whom a post concerns, for events about it; `userId`: and another person, if that is a student. */
export const askChildren = (db: Tenant, postId: string, userId: string | null = null) =>
  db.bound(childrenOfPosts, { postIds: [postId], userId })
