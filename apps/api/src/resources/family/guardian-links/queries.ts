import { sql } from 'kysely'
import { avatarColumns } from '../../../access/avatar.ts'
import { type ChildScope, visibleChild } from '../../../access/child.ts'
import { db, type Has, statement } from '../../../db/statement.ts'
import { listing, newestFirst } from '../../../paging.ts'

type Scoped = ChildScope & { orgId: string }

/** Links as shown, with the guardian's card. */
const links = (p: Scoped, has: Has<ChildScope>) =>
  db
    .selectFrom('guardian_links as gl')
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.org_id', '=', 'gl.org_id').onRef('m.user_id', '=', 'gl.guardian_user_id'),
    )
    .innerJoin('users as u', 'u.id', 'gl.guardian_user_id')
    .leftJoin('students as s', (join) =>
      join.onRef('s.org_id', '=', 'gl.org_id').onRef('s.user_id', '=', 'gl.guardian_user_id'),
    )
    .select(['gl.id', 'gl.student_id', 'gl.guardian_user_id', 'gl.relationship', 'gl.status', 'gl.is_primary'])
    .select(['gl.can_view_academics', 'gl.can_view_health', 'gl.can_manage_contacts', 'gl.can_consent'])
    .select(['gl.can_pickup', 'gl.starts_on', 'gl.ends_on', 'gl.activated_at', 'gl.revoked_at'])
    .select(['gl.created_at', 'gl.updated_at', 'm.role', 'u.first_name', 'u.last_name'])
    .select('s.id as guardian_student_id')
    .select(avatarColumns(p, has))
    .where('gl.org_id', '=', p.orgId)
    .where('gl.deleted_at', 'is', null)

interface LinkFilters extends Scoped {
  childId?: string
  guardianId?: string
  status?: string
}

export const linkList = listing({
  name: 'family.listGuardianLinks',
  rows: (p: LinkFilters, has) => {
    let query = links(p, has).where(visibleChild(p, has, sql.ref('gl.student_id')))
    if (has('childId')) query = query.where('gl.student_id', '=', p.childId as string)
    if (has('guardianId')) query = query.where('gl.guardian_user_id', '=', p.guardianId as string)
    if (has('status')) query = query.where('gl.status', '=', p.status as string)
    return query
  },
  sort: newestFirst('gl'),
})

interface ById {
  orgId: string
  id: string
}

export const linkById = statement('family.guardianLink', (p: Scoped & ById, has) =>
  links(p, has).where('gl.id', '=', p.id),
)

/** Everything that changes a child's links waits here for its turn: the rules below look at all of them. */
export const lockChild = statement('family.lockChild', (p: ById) =>
  db
    .selectFrom('students')
    .select('id')
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate(),
)

const ofLink = (p: ById, column: 'student_id' | 'guardian_user_id') =>
  sql<string>`(select ${sql.ref(`l.${column}`)} from guardian_links l where l.org_id = ${p.orgId} and l.id = ${p.id})`

export const lockChildOfLink = statement('family.lockChildOfLink', (p: ById) =>
  db
    .selectFrom('students')
    .select('id')
    .where('org_id', '=', p.orgId)
    .where('id', '=', ofLink(p, 'student_id'))
    .forNoKeyUpdate(),
)

/** A guardian's families follow her links to all of their children, so she has one turn as well. */
export const lockGuardianOfLink = statement('family.lockGuardianOfLink', (p: ById) =>
  db
    .selectFrom('memberships')
    .select('id')
    .where('org_id', '=', p.orgId)
    .where('user_id', '=', ofLink(p, 'guardian_user_id'))
    .forNoKeyUpdate(),
)

export const lockLink = statement('family.lockLink', (p: ById) =>
  db
    .selectFrom('guardian_links')
    .select('id')
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate(),
)

/** Whom a new link is about. Held until the commit, so that they are not suspended meanwhile. */
export const memberToLink = statement(
  'family.memberToLink',
  (p: ChildScope & { orgId: string; guardianId: string }, has) =>
    db
      .selectFrom('memberships as m')
      .innerJoin('users as u', 'u.id', 'm.user_id')
      .leftJoin('students as s', (join) => join.onRef('s.org_id', '=', 'm.org_id').onRef('s.user_id', '=', 'm.user_id'))
      .select(['m.status', 'm.role', 'm.additional_roles', 'u.first_name', 'u.last_name'])
      .select('s.id as guardian_student_id')
      .select(avatarColumns(p, has))
      .where('m.org_id', '=', p.orgId)
      .where('m.user_id', '=', p.guardianId)
      .where('m.deleted_at', 'is', null)
      .forShare('m'),
)

interface Pair {
  orgId: string
  childId: string
  guardianId: string
}

/** A pair has one link that is not revoked. */
export const liveLinkOf = statement('family.liveLink', (p: Pair) =>
  db
    .selectFrom('guardian_links')
    .select(['id', 'can_view_academics', 'can_view_health', 'can_manage_contacts', 'can_consent', 'can_pickup'])
    .where('org_id', '=', p.orgId)
    .where('student_id', '=', p.childId)
    .where('guardian_user_id', '=', p.guardianId)
    .where('status', '<>', sql.lit('revoked'))
    .where('deleted_at', 'is', null),
)

interface NewLink extends Pair {
  id: string
  familyId: string | null
  relationship: string
  isPrimary: boolean
  canViewAcademics: boolean
  canViewHealth: boolean
  canManageContacts: boolean
  canConsent: boolean
  canPickup: boolean
  startsOn: string | null
  endsOn: string | null
  userId: string
  now: string
}

export const insertLink = statement('family.insertLink', (p: NewLink) =>
  db.insertInto('guardian_links').values({
    org_id: p.orgId,
    id: p.id,
    student_id: p.childId,
    guardian_user_id: p.guardianId,
    family_id: p.familyId,
    relationship: p.relationship,
    is_primary: p.isPrimary,
    can_view_academics: p.canViewAcademics,
    can_view_health: p.canViewHealth,
    can_manage_contacts: p.canManageContacts,
    can_consent: p.canConsent,
    can_pickup: p.canPickup,
    starts_on: p.startsOn,
    ends_on: p.endsOn,
    created_at: p.now,
    updated_at: p.now,
    created_by_id: p.userId,
    updated_by_id: p.userId,
  }),
)

interface Changed extends ById {
  status: string
  activatedAt: string | null
  revokedAt: string | null
  userId: string
  now: string
}

export const updateLink = statement('family.updateLink', (p: Changed) =>
  db
    .updateTable('guardian_links')
    .set({
      status: p.status,
      activated_at: p.activatedAt,
      revoked_at: p.revokedAt,
      updated_at: p.now,
      updated_by_id: p.userId,
    })
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id),
)

/** Whether the child of a link is enrolled, and has another guardian whose link holds today. */
export const guardianship = statement('family.guardianship', (p: ById & { today: string }) =>
  db
    .selectFrom('guardian_links as gl')
    .innerJoin('students as s', (join) => join.onRef('s.org_id', '=', 'gl.org_id').onRef('s.id', '=', 'gl.student_id'))
    .select([
      sql<boolean>`s.status = 'enrolled'`.as('enrolled'),
      sql<boolean>`exists (
        select from guardian_links o
        join memberships om on om.org_id = o.org_id and om.user_id = o.guardian_user_id and om.status = 'active'
        where o.org_id = ${p.orgId} and o.student_id = gl.student_id and o.id <> gl.id
          and o.status = 'active' and o.deleted_at is null
          and coalesce(o.starts_on <= ${p.today}::date, true) and coalesce(o.ends_on >= ${p.today}::date, true))`.as(
        'otherwise_guarded',
      ),
    ])
    .where('gl.org_id', '=', p.orgId)
    .where('gl.id', '=', p.id),
)
