import type { Student } from './families.ts'
import { dateOf, FROM, OPENED, type OrgPlan, streamOf, timestamp, UNTIL } from './plan.ts'
import { idAt, moments } from './random.ts'
import { type Made, type School, type Section, STAMPS, stamps } from './school.ts'
import { into, type Row, type TableRows } from './table.ts'
import { TOPICS } from './words.ts'

export interface Enrollment extends Made {
  student: Student
  section: Section
  status: 'active' | 'completed' | 'waitlisted' | 'withdrawn' | 'pending'
}

const SECTIONS_PER_STUDENT = 5
const LESSONS = 20
const ASSIGNMENTS = 16

/** Every student in five sections, which makes about 25 in each. */
export function enrollmentsOf(plan: OrgPlan, { sections }: School, students: readonly Student[]): Enrollment[] {
  const random = streamOf(plan, 'enrollments')
  const stride = Math.floor(sections.length / SECTIONS_PER_STUDENT)
  const times = moments(random, students.length * SECTIONS_PER_STUDENT, FROM, OPENED)
  return students.flatMap((student, i) =>
    Array.from({ length: SECTIONS_PER_STUDENT }, (_, k): Enrollment => {
      const section = sections[(i + k * stride) % sections.length] as Section
      const at = times.next().value as number
      const status = section.past
        ? random.weighted([
            ['completed', 95],
            ['withdrawn', 5],
          ])
        : random.weighted([
            ['active', 92],
            ['waitlisted', 3],
            ['withdrawn', 4],
            ['pending', 1],
          ])
      return { id: idAt(random, at), at, student, section, status }
    }),
  )
}

export const takesSeat = ({ status }: Enrollment): boolean => status === 'active' || status === 'completed'

/** Seats taken, by section. */
export function seatsTaken(enrollments: readonly Enrollment[]): Map<string, number> {
  const seats = new Map<string, number>()
  for (const { section } of enrollments.filter(takesSeat)) seats.set(section.id, (seats.get(section.id) ?? 0) + 1)
  return seats
}

export const enrollmentRows = (orgId: string, enrollments: readonly Enrollment[]): TableRows =>
  into(
    'enrollments',
    ['org_id', 'id', 'student_id', 'section_id', 'term_id', 'status', 'starts_on', ...STAMPS],
    enrollments.map((one): Row => {
      const { id, student, section, status } = one
      return [orgId, id, student.id, section.id, section.term.id, status, section.term.starts, ...stamps(one)]
    }),
  )

/** A day of the section's term that is over when the load ends, and a little beyond. */
function dayIn({ term }: Section, share: number): number {
  const from = Date.parse(term.starts)
  return from + share * (Math.min(Date.parse(term.ends), UNTIL + 30 * 86_400_000) - from)
}

export function lessonRows(orgId: string, plan: OrgPlan, { sections }: School): TableRows {
  const random = streamOf(plan, 'lessons')
  const columns = [
    'org_id',
    'id',
    'section_id',
    'title',
    'objectives',
    'date',
    'start_time',
    'end_time',
    'status',
  ] as const
  function* rows(): Generator<Row> {
    const times = moments(random, sections.length * LESSONS, OPENED, UNTIL)
    for (let k = 0; k < LESSONS; k++) {
      for (const section of sections) {
        const at = times.next().value as number
        const day = dayIn(section, k / LESSONS)
        const status = day < UNTIL ? 'delivered' : random.chance(0.5) ? 'published' : 'draft'
        const title = `${random.pick(TOPICS)}, part ${k + 1}`
        const when = [dateOf(day), '09:00', '09:50']
        yield [
          orgId,
          idAt(random, at),
          section.id,
          title,
          ['Understand it'],
          ...when,
          status,
          ...stamps({ id: '', at }),
        ]
      }
    }
  }
  return into('lessons', [...columns, ...STAMPS], rows())
}

export interface Assignment extends Made {
  section: Section
  status: 'draft' | 'published' | 'closed'
  due: number
}

export function assignmentsOf(plan: OrgPlan, { sections }: School): Assignment[] {
  const random = streamOf(plan, 'assignments')
  const times = moments(random, sections.length * ASSIGNMENTS, OPENED, UNTIL)
  return Array.from({ length: ASSIGNMENTS }, (_, k) =>
    sections.map((section): Assignment => {
      const at = times.next().value as number
      const due = dayIn(section, (k + 0.9) / ASSIGNMENTS) + 22 * 3_600_000
      // The first one is what everybody has handed in.
      const status = section.past ? 'closed' : k > 0 && random.chance(0.1) ? 'draft' : 'published'
      return { id: idAt(random, at), at, section, status, due }
    }),
  ).flat()
}

export const assignmentRows = (orgId: string, plan: OrgPlan, assignments: readonly Assignment[]): TableRows => {
  const random = streamOf(plan, 'assignment rows')
  const columns = [
    'org_id',
    'id',
    'section_id',
    'title',
    'status',
    'points_possible',
    'due_at',
    'published_at',
  ] as const
  return into(
    'assignments',
    [...columns, ...STAMPS],
    assignments.map((one): Row => {
      const published = one.status === 'draft' ? null : timestamp(one.at)
      const title = `${random.pick(TOPICS)} worksheet`
      return [orgId, one.id, one.section.id, title, one.status, 20, timestamp(one.due), published, ...stamps(one)]
    }),
  )
}
