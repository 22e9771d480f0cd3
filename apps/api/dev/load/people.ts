import { FROM, type OrgPlan, plansOf, streamOf, timestamp } from './plan.ts'
import { idAt, moments, type Random } from './random.ts'
import { into, type Row, type TableRows } from './table.ts'
import { FIRST_NAMES, LAST_NAMES, SCHOOL_NAMES, TIME_ZONES } from './words.ts'

export interface Person {
  userId: string
  memberId: string
  subject: string
  role: 'owner' | 'admin' | 'teacher' | 'staff' | 'health_staff' | 'guardian' | 'student' | 'guest' | 'service'
  first: string
  last: string
  at: number
}

export interface People {
  all: Person[]
  office: Person[]
  teachers: Person[]
  /** In the order of `familiesOf`. */
  guardians: Person[]
  students: Person[]
  /** One for each API key. */
  services: Person[]
}

export const KEYS_PER_ORG = 2
/** Every fourth student signs in. */
export const LOGIN_EVERY = 4
/** Every tenth guardian is one in the next organization too. */
const SHARED_EVERY = 10

/** Children of each family and whether it has a second guardian: what people and families are both made from. */
export function householdsOf(plan: OrgPlan): { children: number; guardians: number }[] {
  const random = streamOf(plan, 'households')
  const households: { children: number; guardians: number }[] = []
  for (let left = plan.students; left > 0; ) {
    const children = Math.min(
      left,
      random.weighted([
        [1, 50],
        [2, 40],
        [3, 10],
      ]),
    )
    households.push({ children, guardians: random.chance(0.44) ? 2 : 1 })
    left -= children
  }
  return households
}

export const organizationIdOf = (plan: OrgPlan): string =>
  idAt(streamOf(plan, 'organization'), FROM + plan.index * 1_000)

export const sectionsOf = ({ students }: OrgPlan): number => Math.max(5, Math.ceil(students / 5))
const teachersOf = (plan: OrgPlan): number => Math.max(2, Math.ceil(sectionsOf(plan) / 2))

export function peopleOf(plan: OrgPlan): People {
  const random = streamOf(plan, 'people')
  const roles: [Person['role'], number][] = [
    ['owner', 1],
    ['admin', Math.max(1, Math.round(plan.students / 100))],
    ['staff', Math.max(1, Math.round(plan.students / 20))],
    ['health_staff', 1],
    ['guest', 1],
    ['teacher', teachersOf(plan)],
    ['service', KEYS_PER_ORG],
    ['guardian', householdsOf(plan).reduce((sum, { guardians }) => sum + guardians, 0)],
    ['student', Math.ceil(plan.students / LOGIN_EVERY)],
  ]
  const wanted = roles.flatMap(([role, n]) => new Array<Person['role']>(n).fill(role))
  const times = moments(random, wanted.length, FROM, FROM + 25 * 86_400_000)
  const all = wanted.map((role, order) => person(random, plan, role, order, times.next().value as number))
  const of = (...some: Person['role'][]) => all.filter(({ role }) => some.includes(role))
  return {
    all,
    office: of('owner', 'admin', 'staff', 'health_staff'),
    teachers: of('teacher'),
    guardians: of('guardian'),
    students: of('student'),
    services: of('service'),
  }
}

function person(random: Random, { size, index }: OrgPlan, role: Person['role'], order: number, at: number): Person {
  return {
    userId: idAt(random, at),
    memberId: idAt(random, at),
    subject: `load-${size.seed}-${index}-${order}`,
    role,
    first: role === 'service' ? 'Integration' : random.pick(FIRST_NAMES),
    last: role === 'service' ? '' : random.pick(LAST_NAMES),
    at,
  }
}

/** Guardians whose account belongs to the organization before this one. */
export function borrowedGuardians(plan: OrgPlan): Person[] {
  const { orgs } = plan.size
  if (orgs < 2) return []
  const before = plansOf(plan.size)[(plan.index + orgs - 1) % orgs] as OrgPlan
  const random = streamOf(plan, 'borrowed')
  return peopleOf(before)
    .guardians.filter((_, i) => i % SHARED_EVERY === 0)
    .map((one) => ({ ...one, memberId: idAt(random, one.at) }))
}

export function organizationRows(plan: OrgPlan): TableRows {
  const { seed } = plan.size
  const random = streamOf(plan, 'organization')
  const id = idAt(random, FROM + plan.index * 1_000)
  const opened = timestamp(FROM + plan.index * 1_000)
  const name = `${random.pick(SCHOOL_NAMES)} School ${plan.index}`
  return into(
    'organizations',
    ['id', 'slug', 'name', 'timezone', 'created_at', 'updated_at'],
    [[id, `load-${seed}-${plan.index}`, name, random.pick(TIME_ZONES), opened, opened]],
  )
}

/** Accounts of people of any organization. */
export const userRows = (people: readonly Person[]): TableRows =>
  into(
    'users',
    ['id', 'idp_subject', 'email', 'email_verified', 'kind', 'first_name', 'last_name', 'created_at', 'updated_at'],
    people.map(({ userId, subject, role, first, last, at }): Row => {
      const service = role === 'service'
      const made = timestamp(at)
      const kind = service ? 'service' : 'person'
      return [userId, service ? null : subject, `${subject}@example.org`, !service, kind, first, last, made, made]
    }),
  )

export function membershipRows(orgId: string, members: readonly Person[]): TableRows[] {
  const rows = members.map(({ userId, memberId, role, at }): Row => {
    const made = timestamp(at)
    return [orgId, memberId, userId, role, 'active', made, made, made]
  })
  const lookups = members.map(({ userId, memberId }): Row => [userId, orgId, memberId])
  const columns = ['org_id', 'id', 'user_id', 'role', 'status', 'joined_at', 'created_at', 'updated_at'] as const
  return [into('memberships', columns, rows), into('membership_directory', ['user_id', 'org_id', 'member_id'], lookups)]
}
