import { type RawBuilder, sql } from 'kysely'
import { isKey, isOrgAdmin, rolesFor } from '../caller.ts'
import type { Has } from '../db/statement.ts'
import { dateIn, type Viewer } from './child.ts'

export type SectionWay = 'R-ORG' | 'R-STAFF' | 'R-KEY' | 'R-TEACHES' | 'R-GUARDIAN' | 'R-SELF'
/** R-TEACHES as an operation's guard: not the office, which sees no submissions and no grades. */
export const TEACHING: readonly SectionWay[] = ['R-ORG', 'R-KEY', 'R-TEACHES']

/**
 * R-SECTION: which sections the caller may see, and with them their lessons, assignments and assessments. Flags choose the
 * statement's shape, as in ChildScope.
 */
export interface SectionScope {
  userId: string
  /** Calendar date in the organization's time zone. */
  today: string
  /** R-ORG, R-STAFF or R-KEY. */
  everySection?: true
  asTeacher?: true
  asGuardian?: true
  asSelf?: true
}

/** `ways`: those that the operation lets in; R-SECTION's by default. */
export function sectionScope({ op, caller, organization, now }: Viewer, ways?: readonly SectionWay[]): SectionScope {
  const open = (way: SectionWay) => ways === undefined || ways.includes(way)
  const scope: SectionScope = { userId: caller.userId, today: dateIn(organization.timezone, now) }
  const roles = rolesFor(caller, op?.permission)
  const every =
    (open('R-KEY') && isKey(caller)) || (open('R-ORG') && isOrgAdmin(caller)) || (open('R-STAFF') && roles.has('staff'))
  if (every) return { ...scope, everySection: true }
  if (open('R-TEACHES') && roles.has('teacher')) scope.asTeacher = true
  if (open('R-GUARDIAN') && roles.has('guardian')) scope.asGuardian = true
  if (open('R-SELF') && roles.has('student')) scope.asSelf = true
  return scope
}

type P = SectionScope & { orgId: string }
type Ref = RawBuilder<unknown>

/** Over the id of a section. The ways in are sets of ids, so that a list joins them instead of asking row by row. */
export function visibleSection(p: P, has: Has<SectionScope>, section: Ref): RawBuilder<boolean> {
  if (has('everySection')) return sql`true`
  const ways: RawBuilder<boolean>[] = []
  if (has('asTeacher')) ways.push(teachesSection(p, section))
  if (has('asGuardian')) ways.push(sql`${section} in ${sectionsOfWards(p)}`)
  if (has('asSelf')) ways.push(sql`${section} in ${ownSections(p)}`)
  return ways.length === 0 ? sql`false` : sql`(${sql.join(ways, sql` or `)})`
}

/** Of those who see the section: whoever sees what families do not see (yet), drafts and unreleased grades. */
export function seesDrafts(p: P, has: Has<SectionScope>, section: Ref): RawBuilder<boolean> {
  if (has('everySection')) return sql`true`
  return has('asTeacher') ? teachesSection(p, section) : sql`false`
}

/** R-TEACHES: an active teacher of the section. */
export const teachesSection = (p: { orgId: string; userId: string }, section: Ref): RawBuilder<boolean> =>
  sql`${section} in ${taughtSections(p)}`

export const taughtSections = (p: { orgId: string; userId: string }) => sql<string>`(
  select sst.section_id from teachers ste
  join section_teachers sst on sst.org_id = ste.org_id and sst.teacher_id = ste.id
  where ste.org_id = ${p.orgId} and ste.user_id = ${p.userId} and ste.status = 'active' and ste.deleted_at is null)`

/** A live enrollment is any but a withdrawn one. */
const live = sql`sen.status <> 'withdrawn' and sen.deleted_at is null`

/** Sections with a child whose academics the caller may see as guardian today. */
export const sectionsOfWards = (p: P) => sql<string>`(
  select sen.section_id from guardian_links sgl
  join enrollments sen on sen.org_id = sgl.org_id and sen.student_id = sgl.student_id and ${live}
  where sgl.org_id = ${p.orgId} and sgl.guardian_user_id = ${p.userId} and sgl.status = 'active'
    and sgl.deleted_at is null and sgl.can_view_academics
    and coalesce(sgl.starts_on <= ${p.today}::date, true) and coalesce(sgl.ends_on >= ${p.today}::date, true))`

export const ownSections = (p: P) => sql<string>`(
  select sen.section_id from students sst
  join enrollments sen on sen.org_id = sst.org_id and sen.student_id = sst.id and ${live}
  where sst.org_id = ${p.orgId} and sst.user_id = ${p.userId})`
