import { type Person, peopleOf, sectionsOf } from './people.ts'
import { dateOf, FROM, OPENED, type OrgPlan, streamOf, timestamp, UNTIL } from './plan.ts'
import { idAt, moments, type Random } from './random.ts'
import { into, type Row, type TableRows } from './table.ts'
import { GRADES, SUBJECTS } from './words.ts'

export interface Made {
  id: string
  at: number
}
export interface Term extends Made {
  name: string
  kind: 'school_year' | 'semester'
  starts: string
  ends: string
  parent: Term | null
}
export interface Section extends Made {
  code: string
  course: Made
  offering: Offering
  term: Term
  /** The term is over. */
  past: boolean
  teachers: Made[]
  room: Made
}
interface Offering extends Made {
  course: Made
  term: Term
}
/** What an organization's rows refer to; small enough to hold at once. */
export interface School {
  teachers: (Made & { person: Person })[]
  rooms: Made[]
  terms: Term[]
  courses: Made[]
  /** One for each course. */
  standards: Made[]
  offerings: Offering[]
  sections: Section[]
}

/** [name, kind, first day, last day, index of the year]; the last one but one is running when the load ends. */
const TERMS = [
  ['School year 2025/26', 'school_year', '2025-08-25', '2026-06-12', null],
  ['Autumn 2025', 'semester', '2025-08-25', '2026-01-16', 0],
  ['Spring 2026', 'semester', '2026-01-19', '2026-06-12', 0],
  ['School year 2026/27', 'school_year', '2026-08-24', '2027-06-11', null],
  ['Autumn 2026', 'semester', '2026-08-24', '2027-01-15', 3],
  ['Spring 2027', 'semester', '2027-01-18', '2027-06-11', 3],
] as const
const [PAST, RUNNING] = [2, 4]
const SECTIONS_PER_COURSE = 4
const STUDENTS_PER_ROOM = 20
export const CAPACITY = 30

export const made = (random: Random, n: number): Made[] =>
  [...moments(random, n, FROM, OPENED)].map((at) => ({ id: idAt(random, at), at }))

export function schoolOf(plan: OrgPlan): School {
  const random = streamOf(plan, 'school')
  const people = peopleOf(plan).teachers
  const teachers = made(random, people.length).map((one, i) => ({ ...one, person: people[i] as Person }))
  const rooms = made(random, Math.max(2, Math.ceil(plan.students / STUDENTS_PER_ROOM)))
  const terms: Term[] = []
  for (const [i, one] of made(random, TERMS.length).entries()) {
    const [name, kind, starts, ends, year] = TERMS[i] as (typeof TERMS)[number]
    terms.push({ ...one, name, kind, starts, ends, parent: year === null ? null : (terms[year] as Term) })
  }
  const count = sectionsOf(plan)
  const courses = made(random, Math.ceil(count / SECTIONS_PER_COURSE))
  const standards = made(random, courses.length)
  const offerings = made(random, courses.length * 2).map((one, i) => ({
    ...one,
    course: courses[i >> 1] as Made,
    term: terms[i % 2 === 0 ? PAST : RUNNING] as Term,
  }))
  const sections = made(random, count).map((one, i): Section => {
    const past = i % 5 < 2
    const offering = offerings[(i % courses.length) * 2 + (past ? 0 : 1)] as Offering
    const first = teachers[i % teachers.length] as Made
    const second = teachers[(i + 1) % teachers.length] as Made
    return {
      ...one,
      code: `C${(i % courses.length) + 1}-${i + 1}`,
      course: offering.course,
      offering,
      term: offering.term,
      past,
      teachers: random.chance(0.2) ? [first, second] : [first],
      room: rooms[i % rooms.length] as Made,
    }
  })
  return { teachers, rooms, terms, courses, standards, offerings, sections }
}

const gradeOf = (i: number) => GRADES[i % GRADES.length] as string
const subjectOf = (i: number) => SUBJECTS[i % SUBJECTS.length] as string
export const STAMPS = ['created_at', 'updated_at'] as const
export const stamps = ({ at }: Made): [string, string] => [timestamp(at), timestamp(at)]

/** Teachers, rooms, terms, and the catalogue down to its sections; `enrolled` counts the seats taken in each. */
export function schoolRows(orgId: string, school: School, enrolled: ReadonlyMap<string, number>): TableRows[] {
  const { teachers, rooms, terms, courses, offerings } = school
  return [
    into(
      'teachers',
      ['org_id', 'id', 'user_id', 'subjects', 'grade_levels', 'employee_number', ...STAMPS],
      teachers.map((one, i): Row => {
        const number = `E-${1001 + i}`
        return [orgId, one.id, one.person.userId, [subjectOf(i)], [gradeOf(i)], number, ...stamps(one)]
      }),
    ),
    into(
      'classrooms',
      ['org_id', 'id', 'name', 'code', 'kind', 'capacity', 'grade_level', 'homeroom_teacher_id', ...STAMPS],
      rooms.map((one, i): Row => {
        const homeroom = teachers[i % teachers.length]?.id ?? null
        return [
          orgId,
          one.id,
          `Room ${i + 1}`,
          `R-${i + 1}`,
          'homeroom',
          CAPACITY,
          gradeOf(i),
          homeroom,
          ...stamps(one),
        ]
      }),
    ),
    into(
      'terms',
      ['org_id', 'id', 'name', 'kind', 'starts_on', 'ends_on', 'parent_term_id', ...STAMPS],
      terms.map((one): Row => {
        return [orgId, one.id, one.name, one.kind, one.starts, one.ends, one.parent?.id ?? null, ...stamps(one)]
      }),
    ),
    into(
      'courses',
      ['org_id', 'id', 'code', 'title', 'subject', 'grade_levels', 'credits', ...STAMPS],
      courses.map((one, i): Row => {
        return [orgId, one.id, `C${i + 1}`, `Course ${i + 1}`, subjectOf(i), [gradeOf(i)], 1, ...stamps(one)]
      }),
    ),
    into(
      'course_offerings',
      ['org_id', 'id', 'course_id', 'term_id', 'status', ...STAMPS],
      offerings.map((one): Row => {
        const status = one.term.ends < dateOf(UNTIL) ? 'closed' : 'open'
        return [orgId, one.id, one.course.id, one.term.id, status, ...stamps(one)]
      }),
    ),
    ...sectionRows(orgId, school, enrolled),
    ...standardRows(orgId, school),
  ]
}

function sectionRows(orgId: string, { sections }: School, enrolled: ReadonlyMap<string, number>): TableRows[] {
  const meetingsOf = (i: number) =>
    JSON.stringify(
      [1, 3, 5].map((day) => {
        const hour = String(8 + (i % 6)).padStart(2, '0')
        return { dayOfWeek: day, startTime: `${hour}:00`, endTime: `${hour}:50`, classroomId: null }
      }),
    )
  const columns = ['org_id', 'id', 'offering_id', 'course_id', 'term_id', 'name', 'code', 'classroom_id'] as const
  return [
    into(
      'sections',
      [...columns, 'capacity', 'enrolled_count', 'meetings', ...STAMPS],
      sections.map((one, i): Row => {
        const belongs = [one.offering.id, one.course.id, one.term.id]
        const seats = [CAPACITY, enrolled.get(one.id) ?? 0]
        const name = `Section ${i + 1}`
        return [orgId, one.id, ...belongs, name, one.code, one.room.id, ...seats, meetingsOf(i), ...stamps(one)]
      }),
    ),
    into(
      'section_teachers',
      ['org_id', 'section_id', 'teacher_id', 'position'],
      sections.flatMap(({ id, teachers }) => teachers.map((one, position): Row => [orgId, id, one.id, position])),
    ),
  ]
}

/** One standard a course, and every third course requires the two before it. */
function standardRows(orgId: string, { courses, standards }: School): TableRows[] {
  return [
    into(
      'standards',
      ['org_id', 'id', 'code', 'title', 'subject', ...STAMPS],
      standards.map((one, i): Row => [orgId, one.id, `ST.${i + 1}`, `Standard ${i + 1}`, subjectOf(i), ...stamps(one)]),
    ),
    into(
      'course_standards',
      ['org_id', 'course_id', 'standard_id'],
      courses.map((one, i): Row => [orgId, one.id, (standards[i] as Made).id]),
    ),
    into(
      'course_prerequisites',
      ['org_id', 'course_id', 'prerequisite_id'],
      courses.flatMap((one, i): Row[] =>
        i % 3 === 2 ? courses.slice(i - 2, i).map((before): Row => [orgId, one.id, before.id]) : [],
      ),
    ),
  ]
}
