import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../caller.ts'
import { isKey, isOrgAdmin } from '../caller.ts'
import type { Has } from '../db/statement.ts'
import type { Organization } from '../organization.ts'

/**
 * Who may see a child, as SQL: the same predicates filter lists and decide guards 8 and 9, so that the two cannot
 * disagree (docs/decisions/0004). `as*` members are flags: given or absent, they choose the statement's shape, so a
 * caller's query holds only the ways in that her roles have.
 */
export interface ChildScope {
  userId: string
  /** Calendar date in the organization's time zone. */
  today: string
  /** Children born on or before this date decide on their own data. */
  consentAgeBirth: string
  /** The calling app, for third-party consent. */
  appId?: string
  /** R-ORG, R-STAFF or R-HEALTH in their domain: every child, no consent needed. */
  everyChild?: true
  asTeacher?: true
  asGuardian?: true
  asSelf?: true
  asKey?: true
}

/** What guard 8 reads about a child that the request names, for itself and for guard 9. */
export interface ChildFacts {
  id: string
  related: boolean
  data_processing: boolean
  third_party_sharing: boolean
}

/** Which office roles see every child in a domain (domain of the data, not of the school). */
export type ChildDomain = 'directory' | 'health' | 'academics'
const OFFICE: Record<ChildDomain, readonly ('staff' | 'health_staff')[]> = {
  directory: ['staff', 'health_staff'],
  health: ['health_staff'],
  academics: [],
}

export interface Viewer {
  readonly caller: Caller
  readonly organization: Organization
  readonly now: string
}

export function childScope({ caller, organization, now }: Viewer, domain: ChildDomain): ChildScope {
  const today = dateIn(organization.timezone, now)
  const scope: ChildScope = {
    userId: caller.userId,
    today,
    consentAgeBirth: yearsBefore(today, organization.settings.digitalConsentAge),
  }
  if (isKey(caller)) return { ...scope, asKey: true, ...(caller.appId ? { appId: caller.appId } : {}) }
  if (isOrgAdmin(caller) || OFFICE[domain].some((role) => caller.roles.has(role))) return { ...scope, everyChild: true }
  if (caller.roles.has('teacher')) scope.asTeacher = true
  if (caller.roles.has('guardian')) scope.asGuardian = true
  if (caller.roles.has('student')) scope.asSelf = true
  return scope
}

type Bool = RawBuilder<boolean>
type Ref = RawBuilder<unknown>
type P = ChildScope & { orgId: string }
type H = Has<ChildScope>
const or = (parts: Bool[]): Bool => (parts.length === 0 ? sql`false` : sql`(${sql.join(parts, sql` or `)})`)

/** Guard 8's R-CHILD. */
export function related(p: P, has: H, child: Ref): Bool {
  if (has('everyChild') || has('asKey')) return sql`true`
  return or([...teaching(p, has, child), ...otherRelations(p, has, child)])
}

/** Guard 9 for `data_processing`: exempt by role, or granted. */
export function processable(p: P, has: H, child: Ref): Bool {
  if (has('everyChild')) return sql`true`
  return or([...teaching(p, has, child), ...otherGrounds(p, has, child)])
}

/** Guard 9 for app keys, besides the type that the operation needs: `third_party_sharing`. */
export const sharable = (p: P, has: H, child: Ref): Bool => (has('appId') ? sharesWithApp(p, child) : sql`true`)

/** Both guards at once: the row filter of lists. */
export function visibleChild(p: P, has: H, child: Ref): Bool {
  if (has('everyChild')) return sql`true`
  if (has('asKey')) return sql`(${processable(p, has, child)} and ${sharable(p, has, child)})`
  // Teaching relates and exempts. (T or R) and (T or P) is T or (R and P), which has the dear T in the plan once.
  const relations = otherRelations(p, has, child)
  const others = relations.length > 0 ? [sql<boolean>`(${or(relations)} and ${or(otherGrounds(p, has, child))})`] : []
  return or([...teaching(p, has, child), ...others])
}

const teaching = (p: P, has: H, child: Ref): Bool[] => (has('asTeacher') ? [teaches(p, child)] : [])
const otherRelations = (p: P, has: H, child: Ref): Bool[] => [
  ...(has('asGuardian') ? [guards(p, child)] : []),
  ...(has('asSelf') ? [isSelf(p, child)] : []),
]
const otherGrounds = (p: P, has: H, child: Ref): Bool[] => [
  consents(p, child, 'data_processing'),
  ...(has('asSelf') ? [isOfAge(p, child)] : []),
]

/** R-TEACHER-OF: an active enrollment in a section taught, a completed one of the current term, or the homeroom. */
const teaches = (p: P, child: Ref): Bool => sql`exists (
  select from teachers ct
  where ct.org_id = ${p.orgId} and ct.user_id = ${p.userId} and ct.status = 'active' and ct.deleted_at is null
    and (exists (
        select from section_teachers cst
        join enrollments ce on ce.org_id = cst.org_id and ce.section_id = cst.section_id
        join terms cterm on cterm.org_id = ce.org_id and cterm.id = ce.term_id
        where cst.org_id = ct.org_id and cst.teacher_id = ct.id and ce.student_id = ${child} and ce.deleted_at is null
          and (ce.status = 'active'
            or (ce.status = 'completed' and ${p.today}::date between cterm.starts_on and cterm.ends_on)))
      or exists (
        select from classrooms croom
        join students chs on chs.org_id = croom.org_id and chs.homeroom_classroom_id = croom.id
        where croom.org_id = ct.org_id and croom.homeroom_teacher_id = ct.id and croom.deleted_at is null
          and chs.id = ${child})))`

/** R-GUARDIAN: an active link whose dates include today. */
export const guards = (p: Pick<ChildScope, 'userId' | 'today'> & { orgId: string }, child: Ref): Bool => sql`exists (
  select from guardian_links cgl
  where cgl.org_id = ${p.orgId} and cgl.guardian_user_id = ${p.userId} and cgl.student_id = ${child}
    and cgl.status = 'active' and cgl.deleted_at is null
    and coalesce(cgl.starts_on <= ${p.today}::date, true) and coalesce(cgl.ends_on >= ${p.today}::date, true))`

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

function yearsBefore(date: string, years: number): string {
  return `${String(Number(date.slice(0, 4)) - years).padStart(4, '0')}${date.slice(4) === '-02-29' ? '-02-28' : date.slice(4)}`
}
