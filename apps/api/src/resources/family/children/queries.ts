import { type RawBuilder, sql } from 'kysely'
import { type ChildScope, consents, guards, visibleChild } from '../../../access/child.ts'
import { type FamilyScope, knownToApp, visibleFamily } from '../../../access/family.ts'
import { db, type Has, statement } from '../../../db/statement.ts'
import { listing, newestFirst } from '../../../paging.ts'
import type { ChildView } from './scope.ts'

interface OwnLink {
  relationship: string
  canViewAcademics: boolean
  canViewHealth: boolean
  canManageContacts: boolean
  canConsent: boolean
  canPickup: boolean
}

/** The caller's own link to the child `s`, if it holds today. */
const ownLink = (p: ChildView & { orgId: string }) => sql<OwnLink | null>`(
  select jsonb_build_object('relationship', own.relationship, 'canViewAcademics', own.can_view_academics,
    'canViewHealth', own.can_view_health, 'canManageContacts', own.can_manage_contacts,
    'canConsent', own.can_consent, 'canPickup', own.can_pickup)
  from guardian_links own
  where own.org_id = ${p.orgId} and own.student_id = s.id and own.guardian_user_id = ${p.userId}
    and own.status = 'active' and own.deleted_at is null
    and coalesce(own.starts_on <= ${p.today}::date, true) and coalesce(own.ends_on >= ${p.today}::date, true))`

/** Types of the consents in force: those to an app alone count for that app. */
const consentsInForce = (p: ChildView & { orgId: string }, has: Has<ChildView>) => sql<string[]>`array(
  select cf.type from consents cf
  where cf.org_id = ${p.orgId} and cf.student_id = s.id and cf.status = 'granted'
    and (cf.expires_at is null or cf.expires_at > now())
    and (cf.app_id is null ${has('appId') ? sql`or cf.app_id = ${p.appId}` : sql``}))`

const child = sql.ref('s.id')
type Shown<T> = RawBuilder<T | null>

const birthDate = (p: ChildView & { orgId: string }, has: Has<ChildView>): Shown<string> => {
  if (has('seesBirthDates')) return sql`s.birth_date`
  return has('asWard') ? sql`case when ${guards(p, has, child)} then s.birth_date end` : sql`null::date`
}

const avatarUrl = (p: ChildView & { orgId: string }, has: Has<ChildView>): Shown<string> => {
  const ways = [consents(p, child, 'photo_media'), sql<boolean>`coalesce(s.user_id = ${p.userId}, false)`]
  if (has('asWard')) ways.push(guards(p, has, child))
  return sql`case when s.avatar_url is not null and (${sql.join(ways, sql` or `)}) then s.avatar_url end`
}

const children = (p: ChildView & { orgId: string }, has: Has<ChildView>) =>
  db
    .selectFrom('students as s')
    .leftJoin('classrooms as hr', (join) =>
      join.onRef('hr.org_id', '=', 's.org_id').onRef('hr.id', '=', 's.homeroom_classroom_id'),
    )
    .select(['s.id', 's.first_name', 's.last_name', 's.preferred_name', 's.grade_level', 's.status', 's.updated_at'])
    .select(['hr.id as homeroom_id', 'hr.name as homeroom_name'])
    .select([birthDate(p, has).as('birth_date'), avatarUrl(p, has).as('avatar_url')])
    .select((has('asWard') ? ownLink(p) : sql<OwnLink | null>`null::jsonb`).as('own_link'))
    .select(consentsInForce(p, has).as('consents'))
    .where('s.org_id', '=', p.orgId)
    .where('s.deleted_at', 'is', null)

export const childList = listing({
  name: 'family.getChildren',
  rows: (p: ChildScope & ChildView & { orgId: string }, has) =>
    children(p, has).where(visibleChild(p, has, sql.ref('s.id'))),
  sort: [
    { by: sql.ref('s.last_name'), direction: 'asc', type: 'text', of: (row) => row.last_name },
    { by: sql.ref('s.first_name'), direction: 'asc', type: 'text', of: (row) => row.first_name },
    { by: sql.ref('s.id'), direction: 'asc', type: 'uuid', of: (row) => row.id },
  ],
})

export const childById = statement('family.getChild', (p: ChildView & { orgId: string; id: string }, has) =>
  children(p, has).where('s.id', '=', p.id),
)

interface MemberFilters extends FamilyScope {
  orgId: string
  familyId?: string
  childId?: string
}

/** Names are those of today; the one in the row is for people without an account. */
const memberName = sql<string>`coalesce(
  nullif(trim(fu.first_name || ' ' || fu.last_name), ''),
  coalesce(fs.preferred_name, fs.first_name) || ' ' || fs.last_name,
  fm.display_name)`

export const memberList = listing({
  name: 'family.getMembers',
  rows: (p: MemberFilters, has) => {
    const rows = db
      .selectFrom('family_members as fm')
      .innerJoin('families as f', (join) => join.onRef('f.org_id', '=', 'fm.org_id').onRef('f.id', '=', 'fm.family_id'))
      .leftJoin('users as fu', 'fu.id', 'fm.user_id')
      .leftJoin('students as fs', (join) =>
        join.onRef('fs.org_id', '=', 'fm.org_id').onRef('fs.id', '=', 'fm.student_id'),
      )
      .select(['fm.id', 'fm.family_id', 'f.name as family_name', 'fm.kind', 'fm.user_id', 'fm.student_id'])
      .select([memberName.as('display_name'), 'fm.relationship', 'fm.is_primary', 'fm.joined_at', 'fm.created_at'])
      .where('fm.org_id', '=', p.orgId)
      .where('fm.deleted_at', 'is', null)
      .where(visibleFamily(p, has, sql.ref('fm.family_id')))
      .where(knownToApp(p, has, sql.ref('fm.student_id')))
    const ofFamily = has('familyId') ? rows.where('fm.family_id', '=', p.familyId as string) : rows
    return has('childId') ? ofFamily.where(sql<boolean>`fm.family_id in ${familiesOf(p, has)}`) : ofFamily
  },
  sort: newestFirst('fm'),
})

/** Where the child belongs, as far as the caller may know. */
const familiesOf = (p: MemberFilters, has: Has<MemberFilters>) => sql`(
  select kid.family_id from family_members kid
  where kid.org_id = ${p.orgId} and kid.student_id = ${p.childId} and kid.deleted_at is null
    and ${knownToApp(p, has, sql.ref('kid.student_id'))})`

export const familyById = statement('family.family', (p: FamilyScope & { orgId: string; id: string }, has) =>
  db
    .selectFrom('families as f')
    .select('f.id')
    .where('f.org_id', '=', p.orgId)
    .where('f.id', '=', p.id)
    .where('f.deleted_at', 'is', null)
    .where(visibleFamily(p, has, sql.ref('f.id'))),
)

export const childExists = statement('family.childExists', (p: { orgId: string; id: string }) =>
  db
    .selectFrom('students')
    .select('id')
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id)
    .where('deleted_at', 'is', null),
)
