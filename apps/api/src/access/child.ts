import { type OperationId, operations } from '@homeroom/contract/operations'
import type { Operation } from '@homeroom/contract/record'
import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../caller.ts'
import { isKey, isOrgAdmin, rolesFor } from '../caller.ts'
import type { Has } from '../db/statement.ts'
import type { Organization } from '../organization.ts'

/**
 * Ways to stand to a child, by the names of the contract. R-SECRET-KEY is a key of the organization's own; R-LINKED is
 * the person whom the named row of the child is about (`of: guardian_link`: its guardian, in whatever state).
 */
export type ChildWay =
  | 'R-ORG'
  | 'R-STAFF'
  | 'R-HEALTH'
  | 'R-TEACHER-OF'
  | 'R-HOMEROOM'
  | 'R-GUARDIAN'
  | 'R-SELF'
  | 'R-KEY'
  | 'R-SECRET-KEY'
  | 'R-LINKED'
/** R-CHILD where an operation names no ways of its own. */
const R_CHILD: readonly ChildWay[] = ['R-ORG', 'R-STAFF', 'R-HEALTH', 'R-TEACHER-OF', 'R-GUARDIAN', 'R-SELF', 'R-KEY']

/** What an operation's `x-relationship` asks about a child. */
export interface ChildNeed {
  readonly any?: readonly string[] | null
  readonly flag?: string | null
}

/** What a guardian's link may allow or not, and its column. */
const LINK_FLAGS = {
  canViewAcademics: 'can_view_academics',
  canViewHealth: 'can_view_health',
  canManageContacts: 'can_manage_contacts',
  canConsent: 'can_consent',
  isPrimary: 'is_primary',
} as const
export type LinkFlag = keyof typeof LINK_FLAGS
const linkFlags = Object.keys(LINK_FLAGS) as LinkFlag[]

/** A misspelt flag would ask nothing of the link. */
export function checkNeed({ flag }: ChildNeed): void {
  if (flag && !(flag in LINK_FLAGS)) throw new Error(`a guardian's link has no flag ${flag}`)
}

/**
 * Who may see a child, as SQL: the same predicates filter lists and decide guards 8 and 9, so that the two cannot
 * disagree (docs/decisions/0004). Optional members that are `true` are flags: given or absent, they choose the
 * statement's shape, so a caller's query holds only the ways in that her roles have.
 */
export interface ChildScope extends Partial<Record<LinkFlag, true>> {
  userId: string
  /** Calendar date in the organization's time zone. */
  today: string
  /** Children born on or before this date decide on their own data. */
  consentAgeBirth: string
  /** The calling app, for third-party consent. */
  appId?: string
  /** R-ORG, R-STAFF or R-HEALTH where the operation lets them: every child, no consent needed. */
  everyChild?: true
  asTeacher?: true
  asHomeroom?: true
  asGuardian?: true
  asSelf?: true
  asKey?: true
  /** Asked of the row that names the child: child-rule.ts. */
  asLinked?: true
  /** The operation needs no consent to data processing, or not from guardians. */
  unconsented?: true
  wardsUnconsented?: true
}

/** What guard 8 reads about a child that the request names, for itself and for guard 9. */
export interface ChildFacts extends Record<ConsentType | 'third_party_sharing', boolean> {
  id: string
  related: boolean
}

export interface Viewer {
  /** What is called; without it, roles count whatever they may call. */
  readonly op?: Operation | null
  readonly caller: Caller
  readonly organization: Organization
  readonly now: string
}

export function childScope({ op, caller, organization, now }: Viewer, need: ChildNeed = {}): ChildScope {
  const open = (way: ChildWay) => (need.any ?? R_CHILD).includes(way)
  const today = dateIn(organization.timezone, now)
  const scope: ChildScope = {
    userId: caller.userId,
    today,
    consentAgeBirth: yearsBefore(today, organization.settings.digitalConsentAge),
  }
  if (isKey(caller)) {
    if (open('R-KEY') || (open('R-SECRET-KEY') && !caller.appId)) scope.asKey = true
    return caller.appId ? { ...scope, appId: caller.appId } : scope
  }
  const roles = rolesFor(caller, op?.permission)
  const office =
    (open('R-ORG') && isOrgAdmin(caller)) ||
    (open('R-STAFF') && roles.has('staff')) ||
    (open('R-HEALTH') && roles.has('health_staff'))
  if (office) return { ...scope, everyChild: true }
  if (roles.has('teacher') && open('R-TEACHER-OF')) scope.asTeacher = true
  if (roles.has('teacher') && open('R-HOMEROOM')) scope.asHomeroom = true
  if (roles.has('guardian') && open('R-GUARDIAN')) {
    scope.asGuardian = true
    if (need.flag) scope[need.flag as LinkFlag] = true
  }
  if (roles.has('student') && open('R-SELF')) scope.asSelf = true
  if (open('R-LINKED')) scope.asLinked = true
  return scope
}

type Asking = Viewer & { op: Operation | null }

/** The scope that the operation's `x-relationship` sets for the child at a locator: for a list of one child's rows. */
export function childScopeAt(viewer: Asking, place: string): ChildScope {
  const need = viewer.op?.relationship.find(({ rule, from }) => rule === 'R-CHILD' && from === place)
  if (!need) throw new Error(`${viewer.op?.id}: no x-relationship R-CHILD from ${place}`)
  checkNeed(need)
  return childScope(viewer, need)
}

/** The scope of a list of children's rows, as the operation's `x-relationship` and `x-consent` with `from: list` say. */
export function listedChildren(viewer: Asking): ChildScope {
  const scope = childScopeAt(viewer, 'list')
  const consent = viewer.op?.consent.find(({ from }) => from === 'list')
  if (!consent) return { ...scope, unconsented: true }
  return consent.except === 'R-GUARDIAN' ? { ...scope, wardsUnconsented: true } : scope
}

/** The same as another operation's list has it. */
export const childrenListedBy = ({ caller, organization, now }: Viewer, id: OperationId): ChildScope =>
  listedChildren({ caller, organization, now, op: operations[id] })

type Bool = RawBuilder<boolean>
type Ref = RawBuilder<unknown>
type P = ChildScope & { orgId: string }
type H = Has<ChildScope>
const or = (parts: Bool[]): Bool => (parts.length === 0 ? sql`false` : sql`(${sql.join(parts, sql` or `)})`)

/** Guard 8's R-CHILD. */
export function related(p: P, has: H, child: Ref): Bool {
  if (has('everyChild') || has('asKey')) return sql`true`
  return or([...exemptRelations(p, has, child), ...otherRelations(p, has, child)])
}

/** Whether the caller, who is related, is so as the school is: she sees what guardians and students do not, or not yet. */
export function official(p: P, has: H, child: Ref): Bool {
  if (!has('asGuardian') && !has('asSelf')) return sql`true`
  return or(schoolRelations(p, has, child))
}

/** Guard 9 for `data_processing`: exempt by role, or granted. */
export function processable(p: P, has: H, child: Ref): Bool {
  if (has('everyChild') || has('unconsented')) return sql`true`
  return or([...exemptRelations(p, has, child), ...otherGrounds(p, has, child)])
}

/** Guard 9 for app keys, besides the type that the operation needs: `third_party_sharing`. */
export const sharable = (p: P, has: H, child: Ref): Bool => (has('appId') ? sharesWithApp(p, child) : sql`true`)

/** Both guards at once: the row filter of lists. */
export function visibleChild(p: P, has: H, child: Ref): Bool {
  if (has('everyChild')) return sql`true`
  if (has('asKey')) return sql`(${processable(p, has, child)} and ${sharable(p, has, child)})`
  if (has('unconsented')) return related(p, has, child)
  // (E or R) and (E or G) is E or (R and G), which has the dear E in the plan once.
  const relations = otherRelations(p, has, child)
  const others = relations.length > 0 ? [sql<boolean>`(${or(relations)} and ${or(otherGrounds(p, has, child))})`] : []
  return or([...exemptRelations(p, has, child), ...others])
}

const schoolRelations = (p: P, has: H, child: Ref): Bool[] => [
  ...(has('asTeacher') ? [teaches(p, child)] : []),
  ...(has('asHomeroom') ? [leadsHomeroom(p, child)] : []),
]
/** Relations that need no consent. */
const exemptRelations = (p: P, has: H, child: Ref): Bool[] => [
  ...schoolRelations(p, has, child),
  ...(has('wardsUnconsented') && has('asGuardian') ? [guards(p, has, child)] : []),
]
const otherRelations = (p: P, has: H, child: Ref): Bool[] => [
  ...(!has('wardsUnconsented') && has('asGuardian') ? [guards(p, has, child)] : []),
  ...(has('asSelf') ? [isSelf(p, child)] : []),
]
const otherGrounds = (p: P, has: H, child: Ref): Bool[] => [
  consents(p, child, 'data_processing'),
  ...(has('asSelf') ? [isOfAge(p, child)] : []),
]

/** R-TEACHER-OF: an active enrollment in a section taught, a completed one of the current term, or the homeroom. */
const teaches = (p: P, child: Ref): Bool => sql`(exists (
  select from teachers ct
  join section_teachers cst on cst.org_id = ct.org_id and cst.teacher_id = ct.id
  join enrollments ce on ce.org_id = cst.org_id and ce.section_id = cst.section_id
  join terms cterm on cterm.org_id = ce.org_id and cterm.id = ce.term_id
  where ct.org_id = ${p.orgId} and ct.user_id = ${p.userId} and ct.status = 'active' and ct.deleted_at is null
    and ce.student_id = ${child} and ce.deleted_at is null
    and (ce.status = 'active'
      or (ce.status = 'completed' and ${p.today}::date between cterm.starts_on and cterm.ends_on)))
  or ${leadsHomeroom(p, child)})`

/** R-HOMEROOM: teacher of the child's homeroom. */
const leadsHomeroom = (p: P, child: Ref): Bool => sql`exists (
  select from teachers cht
  join classrooms chr on chr.org_id = cht.org_id and chr.homeroom_teacher_id = cht.id and chr.deleted_at is null
  join students chs on chs.org_id = chr.org_id and chs.homeroom_classroom_id = chr.id
  where cht.org_id = ${p.orgId} and cht.user_id = ${p.userId} and cht.status = 'active' and cht.deleted_at is null
    and chs.id = ${child})`

type Ward = Pick<ChildScope, 'userId' | 'today'> & { orgId: string }
/** R-GUARDIAN: an active link whose dates include today, and which allows what is asked of it. */
export function guards(p: Ward, has: Has<Partial<Record<LinkFlag, true>>>, child: Ref): Bool {
  const allowed = linkFlags.filter((flag) => has(flag)).map((flag) => sql`and cgl.${sql.raw(LINK_FLAGS[flag])}`)
  return sql`exists (
  select from guardian_links cgl where ${linksOf(p)} and cgl.student_id = ${child} ${sql.join(allowed, sql` `)})`
}

/** The children of whom the caller is a guardian today. */
export const wardsOf = (p: Ward) => sql<string>`(select cgl.student_id from guardian_links cgl where ${linksOf(p)})`

const linksOf = (p: Ward): Bool => sql`cgl.org_id = ${p.orgId} and cgl.guardian_user_id = ${p.userId}
    and cgl.status = 'active' and cgl.deleted_at is null
    and coalesce(cgl.starts_on <= ${p.today}::date, true) and coalesce(cgl.ends_on >= ${p.today}::date, true)`

const isSelf = (p: P, child: Ref): Bool => sql`exists (
  select from students cself
  where cself.org_id = ${p.orgId} and cself.id = ${child} and cself.user_id = ${p.userId})`

/** R-SELF at or above the age of digital consent; without a birth date a student counts as younger. */
const isOfAge = (p: P, child: Ref): Bool => sql`exists (
  select from students cage
  where cage.org_id = ${p.orgId} and cage.id = ${child} and cage.user_id = ${p.userId}
    and cage.birth_date <= ${p.consentAgeBirth}::date)`

export type ConsentType = 'data_processing' | 'health_data' | 'contact_sharing' | 'photo_media' | 'direct_messaging'

/** A live consent of the type: granted and not expired; an older policy version still counts. */
export const consents = (p: { orgId: string }, child: Ref, type: ConsentType): Bool => sql`exists (
  select from consents cc
  where cc.org_id = ${p.orgId} and cc.student_id = ${child} and cc.type = ${sql.lit(type)} and cc.status = 'granted'
    and (cc.expires_at is null or cc.expires_at > now()))`

/** Guard 9 for `direct_messaging`, which students of the age of digital consent do not need. Over `students` (`s`). */
export const mayBeWrittenTo = (p: Pick<ChildScope, 'consentAgeBirth'> & { orgId: string }): Bool =>
  sql`(coalesce(s.birth_date <= ${p.consentAgeBirth}::date, false) or ${consents(p, sql.ref('s.id'), 'direct_messaging')})`

export const sharesWithApp = (p: { orgId: string; appId?: string }, child: Ref): Bool => sql`exists (
  select from consents ca
  where ca.org_id = ${p.orgId} and ca.student_id = ${child} and ca.type = 'third_party_sharing' and ca.status = 'granted'
    and (ca.app_id is null or ca.app_id = ${p.appId}) and (ca.expires_at is null or ca.expires_at > now()))`

interface Calendar {
  format: Intl.DateTimeFormat
  minute: string
  date: string
}
const calendars = new Map<string, Calendar>()
/** The calendar date of an instant in a time zone, `YYYY-MM-DD`. The last minute's is kept: Intl takes 8 µs. */
export function dateIn(timezone: string, instant: string): string {
  const minute = instant.slice(0, 16)
  let calendar = calendars.get(timezone)
  if (!calendar) {
    const options = { timeZone: timezone, year: 'numeric', month: '2-digit', day: '2-digit' } as const
    calendar = { format: new Intl.DateTimeFormat('en-CA', options), minute: '', date: '' }
    calendars.set(timezone, calendar)
  }
  if (calendar.minute !== minute) {
    calendar.date = calendar.format.format(Date.parse(instant))
    calendar.minute = minute
  }
  return calendar.date
}

export function yearsBefore(date: string, years: number): string {
  return `${String(Number(date.slice(0, 4)) - years).padStart(4, '0')}${date.slice(4) === '-02-29' ? '-02-28' : date.slice(4)}`
}
