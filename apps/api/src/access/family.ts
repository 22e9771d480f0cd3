import { type RawBuilder, sql } from 'kysely'
import { isKey, isOrgAdmin, rolesFor } from '../caller.ts'
import type { Has } from '../db/statement.ts'
import { dateIn, sharesWithApp, type Viewer } from './child.ts'

/** R-FAMILY: which families the caller may see. Flags choose the statement's shape, as in ChildScope. */
export interface FamilyScope {
  userId: string
  /** Calendar date in the organization's time zone. */
  today: string
  /** R-ORG, R-STAFF, R-HEALTH or R-KEY. */
  everyFamily?: true
  asGuardian?: true
  /** The calling app, for third-party consent to rows about children. */
  appId?: string
}

export function familyScope({ op, caller, organization, now }: Viewer): FamilyScope {
  const scope: FamilyScope = { userId: caller.userId, today: dateIn(organization.timezone, now) }
  const roles = rolesFor(caller, op?.permission)
  if (isKey(caller)) return { ...scope, everyFamily: true, ...(caller.appId ? { appId: caller.appId } : {}) }
  if (isOrgAdmin(caller) || roles.has('staff') || roles.has('health_staff')) return { ...scope, everyFamily: true }
  return roles.has('guardian') ? { ...scope, asGuardian: true } : scope
}

type P = FamilyScope & { orgId: string }

/** Over the id of a family: a guardian is a member of it, by an active link to one of its children. */
export function visibleFamily(p: P, has: Has<FamilyScope>, family: RawBuilder<unknown>): RawBuilder<boolean> {
  if (has('everyFamily')) return sql`true`
  if (!has('asGuardian')) return sql`false`
  return sql`${family} in (
    select fmine.family_id from family_members fmine
    join family_members fkid on fkid.org_id = fmine.org_id and fkid.family_id = fmine.family_id
      and fkid.deleted_at is null
    join guardian_links fgl on fgl.org_id = fkid.org_id and fgl.student_id = fkid.student_id
    where fmine.org_id = ${p.orgId} and fmine.user_id = ${p.userId} and fmine.deleted_at is null
      and fgl.guardian_user_id = ${p.userId} and fgl.status = 'active' and fgl.deleted_at is null
      and coalesce(fgl.starts_on <= ${p.today}::date, true) and coalesce(fgl.ends_on >= ${p.today}::date, true))`
}

/** Over a child whom a row of a family names: an app needs the guardians' consent to know of it. */
export const knownToApp = (p: P, has: Has<FamilyScope>, child: RawBuilder<unknown>): RawBuilder<boolean> =>
  has('appId') ? sql`(${child} is null or ${sharesWithApp(p, child)})` : sql`true`
