import { childScope } from '../../../access/child.ts'
import { familyScope } from '../../../access/family.ts'
import { ApiError, invalid, type Problem } from '../../../api-error.ts'
import { isKey, isOrgAdmin } from '../../../caller.ts'
import type { Context } from '../../../context.ts'
import type { RowOf } from '../../../db/statement.ts'
import type { Handler, Input } from '../../../handler-types.ts'
import { newId, toPublic, uuidOf } from '../../../ids.ts'
import { missing, References, unfit } from '../../../references.ts'
import type { Schemas } from '../../../schemas.ts'
import { familyById } from '../children/queries.ts'
import { insertLink, liveLinkOf, lockChild, memberToLink } from './queries.ts'
import { childrenOf, type LinkRow, toAnnouncedLink, toGuardianLink, toPermissions } from './view.ts'

type Body = Input<'family.createGuardianLink'>['body']
type Permissions = Schemas['GuardianPermissions']

const EVERYTHING: Permissions = {
  canViewAcademics: true,
  canViewHealth: true,
  canManageContacts: true,
  canConsent: true,
  canPickup: true,
}
const FLAGS = Object.keys(EVERYTHING) as (keyof Permissions)[]

export const createGuardianLink: Handler<'family.createGuardianLink'> = async ({ body }, ctx) => {
  const { member, own } = await checkReferences(ctx, body)
  const permissions = body.permissions ?? own ?? EVERYTHING
  const row = rowOf(body, permissions, member, ctx.now)
  ctx.db.write(insertLink, {
    id: row.id,
    childId: row.student_id,
    guardianId: row.guardian_user_id,
    familyId: body.familyId ? uuidOf('fam', body.familyId) : null,
    relationship: row.relationship,
    isPrimary: row.is_primary,
    ...permissions,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    userId: ctx.caller.userId,
    now: ctx.now,
  })
  ctx.emit('guardian_link.created', {
    resource: 'guardian_link',
    id: row.id,
    object: toAnnouncedLink(row),
    studentIds: childrenOf(row),
  })
  return toGuardianLink(row)
}

type Member = RowOf<typeof memberToLink>

const rowOf = (body: Body, permissions: Permissions, member: Member, now: string): LinkRow => ({
  id: newId(),
  student_id: uuidOf('stu', body.childId),
  guardian_user_id: uuidOf('usr', body.guardianUserId),
  relationship: body.relationship,
  status: 'pending',
  is_primary: body.isPrimary ?? false,
  can_view_academics: permissions.canViewAcademics,
  can_view_health: permissions.canViewHealth,
  can_manage_contacts: permissions.canManageContacts,
  can_consent: permissions.canConsent,
  can_pickup: permissions.canPickup,
  starts_on: body.startsOn ?? null,
  ends_on: body.endsOn ?? null,
  activated_at: null,
  revoked_at: null,
  created_at: now,
  updated_at: now,
  role: member.role,
  first_name: member.first_name,
  last_name: member.last_name,
  avatar_url: member.avatar_url,
  student_avatar_url: member.student_avatar_url,
  guardian_student_id: member.guardian_student_id,
})

/** The child waits for its turn; whom the body names must be there, and free. One round trip. */
async function checkReferences(ctx: Context, body: Body) {
  if (body.startsOn && body.endsOn && body.endsOn < body.startsOn) {
    throw invalid([unfit('endsOn', 'must not be before startsOn')])
  }
  const childId = uuidOf('stu', body.childId)
  const guardianId = uuidOf('usr', body.guardianUserId)
  const references = new References(ctx)
  references.ask(lockChild, { id: childId }, ([child]) => (child ? [] : [missing('childId', 'student')]))
  const members = references.ask(memberToLink, { ...childScope(ctx), guardianId }, ([member]) =>
    member ? [] : [missing('guardianUserId', 'member')],
  )
  const live = references.ask(liveLinkOf, { childId, guardianId })
  const own = isOnlyGuardian(ctx)
    ? references.ask(liveLinkOf, { childId, guardianId: ctx.caller.userId }, ([link]) =>
        link ? overreach(body, toPermissions(link)) : [],
      )
    : null
  if (body.familyId) {
    references.ask(familyById, { ...familyScope(ctx), id: uuidOf('fam', body.familyId) }, ([family]) =>
      family ? [] : [missing('familyId', 'family')],
    )
  }
  await references.check()
  const [member] = members.rows
  const [link] = own?.rows ?? []
  if (own && !link) throw new ApiError('RELATIONSHIP_REQUIRED', { details: { childId: body.childId } })
  if (!member || !isActiveGuardian(member)) throw new ApiError('GUARDIAN_NOT_A_MEMBER')
  if (live.rows[0]) {
    const guardianLinkId = toPublic('glnk', live.rows[0].id)
    throw new ApiError('GUARDIAN_LINK_EXISTS', { details: { guardianLinkId } })
  }
  return { member, own: link ? toPermissions(link) : null }
}

/** Let in by her own link to the child, and by nothing else. */
const isOnlyGuardian = ({ caller }: Context): boolean =>
  !isKey(caller) && !isOrgAdmin(caller) && !caller.roles.has('staff')

const isActiveGuardian = ({ status, role, additional_roles }: Member): boolean =>
  status === 'active' && (role === 'guardian' || additional_roles.includes('guardian'))

/** What a guardian cannot give. */
function overreach({ isPrimary, permissions }: Body, own: Permissions): Problem[] {
  const beyond = FLAGS.filter((flag) => permissions?.[flag] && !own[flag])
  return [
    ...(isPrimary ? [unfit('isPrimary', 'is not for guardians to give')] : []),
    ...beyond.map((flag) => unfit(`permissions.${flag}`, 'is more than the own link allows')),
  ]
}
