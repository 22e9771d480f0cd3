import type { RowOf } from '../../../db/statement.ts'
import { toPublic, toPublicOrNull } from '../../../ids.ts'
import type { Schemas } from '../../../schemas.ts'
import type { childById, memberList } from './queries.ts'

type ChildRow = RowOf<typeof childById>
type MemberRow = RowOf<(typeof memberList)['page']>

export const toChild = (row: ChildRow): Schemas['Child'] => ({
  id: toPublic('stu', row.id),
  firstName: row.first_name,
  lastName: row.last_name,
  preferredName: row.preferred_name,
  displayName: `${row.preferred_name ?? row.first_name} ${row.last_name}`,
  birthDate: row.birth_date,
  gradeLevel: row.grade_level as Schemas['GradeLevel'],
  avatarUrl: row.avatar_url,
  status: row.status as Schemas['StudentStatus'],
  homeroom: row.homeroom_id ? { classroomId: toPublic('room', row.homeroom_id), name: row.homeroom_name ?? '' } : null,
  ...toOwnLink(row.own_link),
  consents: toConsents(new Set(row.consents)),
  updatedAt: row.updated_at,
})

function toOwnLink(link: ChildRow['own_link']): Pick<Schemas['Child'], 'relationship' | 'permissions'> {
  if (!link) return { relationship: null, permissions: null }
  const { relationship, ...permissions } = link
  return { relationship: relationship as Schemas['Relationship'], permissions }
}

const toConsents = (inForce: ReadonlySet<string>): Schemas['ChildConsents'] => ({
  data_processing: inForce.has('data_processing'),
  health_data: inForce.has('health_data'),
  contact_sharing: inForce.has('contact_sharing'),
  photo_media: inForce.has('photo_media'),
  direct_messaging: inForce.has('direct_messaging'),
  third_party_sharing: inForce.has('third_party_sharing'),
})

export const toFamilyMember = (row: MemberRow): Schemas['FamilyMember'] => ({
  id: toPublic('fmem', row.id),
  familyId: toPublic('fam', row.family_id),
  familyName: row.family_name,
  kind: row.kind as Schemas['FamilyMemberKind'],
  userId: toPublicOrNull('usr', row.user_id),
  childId: toPublicOrNull('stu', row.student_id),
  displayName: row.display_name,
  relationship: row.relationship as Schemas['RelationshipOrNull'],
  isPrimary: row.is_primary,
  joinedAt: row.joined_at,
})
