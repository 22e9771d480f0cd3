import type { Role } from '@homeroom/contract/access'
import type { membershipOf } from '../../auth/queries.ts'
import type { Caller } from '../../caller.ts'
import type { RowOf } from '../../db/statement.ts'
import { toPublic, toPublicOrNull } from '../../ids.ts'
import type { Schemas } from '../../schemas.ts'
import type { memberById } from './member-queries.ts'
import type { currentUser, organizationsOf, userById } from './queries.ts'
import { holds } from './ranks.ts'

export type UserRow = RowOf<typeof userById>
export type MemberRow = RowOf<typeof memberById>
export type CurrentUserRow = RowOf<typeof currentUser>
export interface OwnMembership {
  organization: RowOf<typeof organizationsOf>
  member: RowOf<typeof membershipOf>
}

const nameOf = (row: { first_name: string | null; last_name: string | null }): string =>
  `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim()

export const toUser = (row: UserRow, caller: Caller): Schemas['User'] => ({
  id: toPublic('usr', row.id),
  firstName: row.first_name,
  lastName: row.last_name,
  displayName: nameOf(row),
  email: row.kind === 'person' && readsEmail(caller, row.id) ? row.email : null,
  avatarUrl: row.student_avatar_url ?? row.avatar_url,
  kind: row.kind as Schemas['User']['kind'],
  role: row.role as Role,
  createdAt: row.created_at,
})

const readsEmail = (caller: Caller, userId: string | null): boolean =>
  userId === caller.userId || holds(caller, 'members:update')

/** Never accepted: the row shows the invited address, and nothing of an account that may stand behind it. */
const isPending = (row: MemberRow): boolean =>
  row.status === 'invited' || (row.status === 'removed' && row.joined_at === null && row.invited_email !== null)

export const toMember = (row: MemberRow, caller: Caller): Schemas['Member'] => ({
  ...toAnnouncedMember(row),
  email: memberEmail(row, caller),
  avatarUrl: isPending(row) ? null : (row.student_avatar_url ?? row.avatar_url),
})

/** As events and the audit log tell it: what depends on who looks is null. */
export const toAnnouncedMember = (row: MemberRow): Schemas['Member'] => {
  const pending = isPending(row)
  return {
    id: toPublic('mbr', row.id),
    userId: pending ? null : toPublicOrNull('usr', row.user_id),
    displayName: pending ? (row.invited_email ?? row.email ?? '') : nameOf(row),
    email: null,
    avatarUrl: pending ? null : row.avatar_url,
    role: row.role as Role,
    additionalRoles: row.additional_roles as Role[],
    status: row.status as Schemas['MemberStatus'],
    title: row.title,
    joinedAt: row.joined_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

/** A service user's address is nobody's. */
function memberEmail(row: MemberRow, caller: Caller): string | null {
  if (row.kind === 'service') return null
  const invites = row.status === 'invited' && holds(caller, 'members:invite')
  if (!invites && !readsEmail(caller, row.user_id)) return null
  return isPending(row) ? (row.invited_email ?? row.email) : row.email
}

interface InOrganization {
  memberships: OwnMembership[]
  permissions: readonly string[]
  studentId: string | null
}

export const toCurrentUser = (
  row: CurrentUserRow,
  { memberships, permissions, studentId }: InOrganization,
): Schemas['CurrentUser'] => ({
  id: toPublic('usr', row.id),
  email: row.email,
  emailVerified: true,
  firstName: row.first_name,
  lastName: row.last_name,
  displayName: nameOf(row),
  avatarUrl: row.avatar_url,
  locale: row.locale,
  timezone: row.timezone,
  isSuperAdmin: row.is_super_admin,
  memberships: memberships.map(toOwnMembership),
  permissions: [...permissions],
  linkedStudentId: toPublicOrNull('stu', studentId),
  createdAt: row.created_at,
})

const toOwnMembership = ({ organization, member }: OwnMembership): Schemas['CurrentMembership'] => ({
  id: toPublic('mbr', member.id),
  organization: {
    id: toPublic('org', organization.id),
    slug: organization.slug,
    name: organization.name,
    status: organization.status as Schemas['OrganizationStatus'],
  },
  role: member.role as Role,
  additionalRoles: member.additional_roles as Role[],
  status: member.status as Schemas['MemberStatus'],
})
