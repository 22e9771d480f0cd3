import type { Role } from '@homeroom/contract/access'
import { toPublic } from '../../ids.ts'
import type { Schemas } from '../../schemas.ts'

/** Of whoever wrote something: its columns, from `memberships`, `users` and `avatarColumns`. */
export interface AuthorRow {
  author_id: string
  author_role: string
  first_name: string
  last_name: string
  avatar_url: string | null
  student_avatar_url: string | null
}

export const toAuthor = (row: AuthorRow): Schemas['UserSummary'] => ({
  ...toAnnouncedAuthor(row),
  avatarUrl: row.student_avatar_url ?? row.avatar_url,
})

/** As events tell it: a student's picture depends on who looks, so it is null. */
export const toAnnouncedAuthor = (row: AuthorRow): Schemas['UserSummary'] => ({
  id: toPublic('usr', row.author_id),
  displayName: `${row.first_name} ${row.last_name}`.trim(),
  avatarUrl: row.avatar_url,
  role: row.author_role === 'service' ? null : (row.author_role as Role),
})
