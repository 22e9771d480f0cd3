import type { RowOf } from '../../../db/statement.ts'
import { toPublic } from '../../../ids.ts'
import type { Schemas } from '../../../schemas.ts'
import type { linkById } from './queries.ts'

export type LinkRow = RowOf<typeof linkById>

/** The child, and the guardian who is a student besides: the link's events name both. */
export const childrenOf = ({ student_id, guardian_student_id }: LinkRow): string[] =>
  guardian_student_id ? [student_id, guardian_student_id] : [student_id]

export const toPermissions = (
  row: Pick<LinkRow, 'can_view_academics' | 'can_view_health' | 'can_manage_contacts' | 'can_consent' | 'can_pickup'>,
): Schemas['GuardianPermissions'] => ({
  canViewAcademics: row.can_view_academics,
  canViewHealth: row.can_view_health,
  canManageContacts: row.can_manage_contacts,
  canConsent: row.can_consent,
  canPickup: row.can_pickup,
})

export const toGuardianLink = (row: LinkRow): Schemas['GuardianLink'] => {
  const link = toAnnouncedLink(row)
  return { ...link, guardian: { ...link.guardian, avatarUrl: row.student_avatar_url ?? row.avatar_url } }
}

/** As events tell it: without a picture that depends on who looks. */
export const toAnnouncedLink = (row: LinkRow): Schemas['GuardianLink'] => ({
  id: toPublic('glnk', row.id),
  childId: toPublic('stu', row.student_id),
  guardianUserId: toPublic('usr', row.guardian_user_id),
  guardian: {
    id: toPublic('usr', row.guardian_user_id),
    displayName: `${row.first_name} ${row.last_name}`.trim(),
    avatarUrl: row.avatar_url,
    role: row.role as Schemas['OrgRole'],
  },
  relationship: row.relationship as Schemas['Relationship'],
  status: row.status as Schemas['GuardianLinkStatus'],
  isPrimary: row.is_primary,
  permissions: toPermissions(row),
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  activatedAt: row.activated_at,
  revokedAt: row.revoked_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})
