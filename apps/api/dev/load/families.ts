import { borrowedGuardians, householdsOf, LOGIN_EVERY, type Person, peopleOf } from './people.ts'
import { daysAfter, FROM, OPENED, type OrgPlan, streamOf, timestamp } from './plan.ts'
import { idAt, moments, type Random } from './random.ts'
import { type Made, made, type School, STAMPS, stamps } from './school.ts'
import { into, type Row, type TableRows } from './table.ts'
import { FIRST_NAMES, GRADES, LAST_NAMES, RELATIONSHIPS } from './words.ts'

export interface Student extends Made {
  first: string
  last: string
  grade: number
  login: Person | null
}
export interface Family extends Made {
  name: string
  guardians: Person[]
  students: Student[]
}

export function familiesOf(plan: OrgPlan): Family[] {
  const random = streamOf(plan, 'families')
  const households = householdsOf(plan)
  const { guardians, students: logins } = peopleOf(plan)
  const children = made(random, plan.students)
  let [guardian, child] = [0, 0]
  const families = made(random, households.length).map((one, i): Family => {
    const { children: n, guardians: adults } = households[i] as (typeof households)[number]
    const name = random.pick(LAST_NAMES)
    const students = children.slice(child, child + n).map((student, k): Student => {
      const order = child + k
      const login = order % LOGIN_EVERY === 0 ? (logins[order / LOGIN_EVERY] as Person) : null
      const first = login?.first ?? random.pick(FIRST_NAMES)
      return { ...student, first, last: login?.last ?? name, grade: random.below(GRADES.length), login }
    })
    child += n
    guardian += adults
    return { ...one, name, guardians: guardians.slice(guardian - adults, guardian), students }
  })
  for (const [i, one] of borrowedGuardians(plan).entries()) families[i % families.length]?.guardians.push(one)
  return families
}

export const studentsOf = (families: readonly Family[]): Student[] => families.flatMap(({ students }) => students)

export function studentRows(orgId: string, school: School, students: readonly Student[]): TableRows {
  const columns = ['org_id', 'id', 'user_id', 'student_number', 'first_name', 'last_name', 'birth_date'] as const
  return into(
    'students',
    [...columns, 'grade_level', 'homeroom_classroom_id', 'enrolled_on', ...STAMPS],
    students.map((one, i): Row => {
      const number = `S-${String(i + 1).padStart(6, '0')}`
      const born = `${2020 - one.grade}-${String((i % 12) + 1).padStart(2, '0')}-${String((i % 28) + 1).padStart(2, '0')}`
      const room = school.rooms[i % school.rooms.length]?.id ?? null
      const names = [one.first, one.last]
      const grade = GRADES[one.grade] as string
      return [
        orgId,
        one.id,
        one.login?.userId ?? null,
        number,
        ...names,
        born,
        grade,
        room,
        '2025-08-25',
        ...stamps(one),
      ]
    }),
  )
}

export function familyRows(orgId: string, plan: OrgPlan, families: readonly Family[]): TableRows[] {
  const random = streamOf(plan, 'family rows')
  return [
    into(
      'families',
      ['org_id', 'id', 'name', ...STAMPS],
      families.map((one): Row => [orgId, one.id, `${one.name} family`, ...stamps(one)]),
    ),
    into(
      'family_members',
      ['org_id', 'id', 'family_id', 'kind', 'user_id', 'student_id', 'display_name', 'joined_at', ...STAMPS],
      families.flatMap((family) => memberRows(orgId, random, family)),
    ),
    guardianLinkRows(orgId, random, families),
    consentRows(orgId, random, families),
    contactRows(orgId, random, families),
  ]
}

function memberRows(orgId: string, random: Random, { id, at, guardians, students }: Family): Row[] {
  const row = (kind: string, user: string | null, student: string | null, name: string): Row => {
    return [orgId, idAt(random, at), id, kind, user, student, name, timestamp(at), timestamp(at), timestamp(at)]
  }
  return [
    ...guardians.map((one) => row('guardian', one.userId, null, `${one.first} ${one.last}`)),
    ...students.map((one) => row('child', null, one.id, `${one.first} ${one.last}`)),
  ]
}

/** Rows of all families in the order of their ids: `n` moments over the months in which the school opened. */
function overTime<T>(random: Random, items: readonly T[]): (T & Made)[] {
  const times = moments(random, items.length, FROM, OPENED)
  return items.map((item) => {
    const at = times.next().value as number
    return { ...item, id: idAt(random, at), at }
  })
}

function guardianLinkRows(orgId: string, random: Random, families: readonly Family[]): TableRows {
  const pairs = families.flatMap(({ guardians, students }) =>
    students.flatMap((student) => guardians.map((guardian, order) => ({ student, guardian, order }))),
  )
  const columns = ['org_id', 'id', 'student_id', 'guardian_user_id', 'relationship', 'status', 'is_primary'] as const
  return into(
    'guardian_links',
    [...columns, 'activated_at', 'revoked_at', ...STAMPS],
    overTime(random, pairs).map(({ id, at, student, guardian, order }): Row => {
      const status = random.weighted([
        ['active', 96],
        ['pending', 2],
        ['revoked', 2],
      ])
      const active = status === 'pending' ? null : timestamp(at)
      const revoked = status === 'revoked' ? timestamp(daysAfter(at, 40)) : null
      const names = [student.id, guardian.userId, random.pick(RELATIONSHIPS), status, order === 0]
      return [orgId, id, ...names, active, revoked, ...stamps({ id, at })]
    }),
  )
}

/** [type, share of the children]: four a child, and one child in twenty without data_processing. */
const CONSENTS = [
  ['data_processing', 0.95],
  ['health_data', 0.6],
  ['contact_sharing', 0.65],
  ['photo_media', 0.6],
  ['direct_messaging', 0.6],
  ['third_party_sharing', 0.6],
] as const

function consentRows(orgId: string, random: Random, families: readonly Family[]): TableRows {
  const given = families.flatMap(({ guardians, students }) =>
    students.flatMap((student) =>
      CONSENTS.filter(([, share]) => random.chance(share)).map(([type]) => ({
        student,
        type,
        by: guardians[0] as Person,
      })),
    ),
  )
  return into(
    'consents',
    ['org_id', 'id', 'student_id', 'type', 'policy_version', 'granted_by', 'granted_at', ...STAMPS],
    overTime(random, given).map((one): Row => {
      const { id, at, student, type, by } = one
      return [orgId, id, student.id, type, '2026-08', by.userId, timestamp(at), ...stamps(one)]
    }),
  )
}

/** Every other child has two. What is sealed with the server's keys (phones, PINs, health) is not generated. */
function contactRows(orgId: string, random: Random, families: readonly Family[]): TableRows {
  const children = studentsOf(families).filter((_, i) => i % 2 === 0)
  const contacts = children.flatMap((student) => [1, 2].map((priority) => ({ student, priority })))
  return into(
    'trusted_contacts',
    ['org_id', 'id', 'student_id', 'name', 'relationship', 'priority', 'can_pickup', ...STAMPS],
    overTime(random, contacts).map((one): Row => {
      const name = `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`
      return [orgId, one.id, one.student.id, name, 'grandparent', one.priority, true, ...stamps(one)]
    }),
  )
}
