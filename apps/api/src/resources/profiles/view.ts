import type { Role } from '@homeroom/contract/access'
import type { RowOf } from '../../db/statement.ts'
import { toPublic } from '../../ids.ts'
import type { Schemas } from '../../schemas.ts'
import type { profileById } from './queries.ts'

export type ProfileRow = RowOf<typeof profileById>

export const toProfile = (row: ProfileRow): Schemas['Profile'] => ({
  ...toAnnouncedProfile(row),
  avatarUrl: row.student_avatar_url ?? row.avatar_url,
})

/** As events tell it: a student's picture depends on who looks, so it is null. */
export const toAnnouncedProfile = (row: ProfileRow): Schemas['Profile'] => ({
  userId: toPublic('usr', row.id),
  displayName: `${row.first_name} ${row.last_name}`.trim(),
  firstName: row.first_name,
  lastName: row.last_name,
  pronouns: row.pronouns,
  headline: row.headline,
  bio: row.bio,
  avatarUrl: row.avatar_url,
  role: row.role as Role,
  additionalRoles: row.additional_roles as Role[],
  subjects: (row.subjects ?? []) as Schemas['Subject'][],
  links: (row.links ?? []) as unknown as Schemas['ProfileLink'][],
  locale: row.locale,
  timezone: row.timezone,
  joinedAt: row.joined_at,
  updatedAt: row.updated_at,
})
