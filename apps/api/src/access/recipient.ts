import type { Role } from '@homeroom/contract/access'
import { type RawBuilder, sql } from 'kysely'
import type { Organization } from '../organization.ts'
import {
  type ChildNeed,
  type ChildScope,
  type ConsentType,
  consents,
  dateIn,
  related,
  visibleChild,
  yearsBefore,
} from './child.ts'

// Guards 8 and 9 for people who did not call: the same predicates, over a `memberships` row under the alias `m` in
// place of the caller. A caller's roles choose a statement's shape; here each role's ways in stand beside its role.

/** What the predicates need besides the member. */
export interface Today {
  today: string
  consentAgeBirth: string
}

export function todayIn({ timezone, settings }: Organization, now: string): Today {
  const today = dateIn(timezone, now)
  return { today, consentAgeBirth: yearsBefore(today, settings.digitalConsentAge) }
}

/** Which children somebody may be told of: as an operation's `x-relationship`, and the consent of its `x-consent`. */
export interface Hearing extends ChildNeed {
  consent?: ConsentType
}

type P = Today & { orgId: string }
/** The member in the caller's place. Slots have no keys to spread. */
export const asMember = ({ orgId, today, consentAgeBirth }: P) => {
  const userId = sql.ref('m.user_id') as unknown as string
  return { orgId, today, consentAgeBirth, userId }
}
const having =
  <Key extends string>(...keys: Key[]) =>
  (key: string): boolean =>
    (keys as string[]).includes(key)

export const holdsRole = (...roles: Role[]): RawBuilder<boolean> => {
  const list = sql`array[${sql.join(roles.map((role) => sql.lit(role)))}]`
  return sql`(m.role = any(${list}) or m.additional_roles && ${list})`
}

const or = (ways: RawBuilder<boolean>[]): RawBuilder<boolean> => sql`(${sql.join(ways, sql` or `)})`

/** Guards 8 and 9 for the member and the child. */
export function mayHearOf(p: P, child: RawBuilder<unknown>, { any, flag, consent }: Hearing): RawBuilder<boolean> {
  const open = (way: string) => !any || any.includes(way)
  const scope: ChildScope & { orgId: string } = asMember(p)
  const has = (key: string) => having(key, ...(flag ? [flag] : []))
  const guarded = (key: string) =>
    consent && consent !== 'data_processing'
      ? sql<boolean>`(${related(scope, has(key), child)} and ${consents(p, child, consent)})`
      : visibleChild(scope, has(key), child)
  const ways: RawBuilder<boolean>[] = []
  const office = (['R-ORG', 'R-STAFF', 'R-HEALTH'] as const).filter(open).flatMap((way) => OFFICE[way])
  if (office.length > 0) ways.push(sql`(${holdsRole(...office)} and ${guarded('everyChild')})`)
  if (open('R-TEACHER-OF')) ways.push(sql`(${holdsRole('teacher')} and ${guarded('asTeacher')})`)
  if (open('R-GUARDIAN')) ways.push(sql`(${holdsRole('guardian')} and ${guarded('asGuardian')})`)
  if (open('R-SELF')) ways.push(sql`(${holdsRole('student')} and ${guarded('asSelf')})`)
  return or(ways)
}

const OFFICE: Record<'R-ORG' | 'R-STAFF' | 'R-HEALTH', Role[]> = {
  'R-ORG': ['owner', 'admin'],
  'R-STAFF': ['staff'],
  'R-HEALTH': ['health_staff'],
}
