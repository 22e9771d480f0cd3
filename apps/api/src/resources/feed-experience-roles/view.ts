import type { RowOf } from '../../db/statement.ts'
import { toPublic } from '../../ids.ts'
import type { Schemas } from '../../schemas.ts'
import { toAnnouncedAuthor, toAuthor } from '../feed/author.ts'
import type { memberOf, roleList } from './queries.ts'

export type RoleRow = RowOf<typeof roleList.page>
export type MemberRow = RowOf<typeof memberOf>

export const toRole = (row: RoleRow): Schemas['ExperienceRole'] => ({
  id: toPublic('xrl', row.id),
  key: row.key,
  name: row.name,
  description: row.description,
  color: row.color,
  memberCount: row.member_count,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

const personOf = (row: MemberRow) => ({ ...row, author_id: row.user_id, author_role: row.role })

export const toMember = (row: MemberRow): Schemas['ExperienceRoleMember'] => ({
  ...toAnnouncedMember(row),
  user: toAuthor(personOf(row)),
})

/** As events tell it: a student's picture depends on who looks, so it is null. */
export const toAnnouncedMember = (row: MemberRow): Schemas['ExperienceRoleMember'] => ({
  id: toPublic('xrm', row.id),
  roleId: toPublic('xrl', row.role_id),
  userId: toPublic('usr', row.user_id),
  user: toAnnouncedAuthor(personOf(row)),
  joinedAt: row.joined_at,
})
