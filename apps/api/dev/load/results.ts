import { type Assignment, type Enrollment, takesSeat } from './classes.ts'
import type { Student } from './families.ts'
import { dateOf, OPENED, type OrgPlan, streamOf, timestamp, UNTIL } from './plan.ts'
import { idAt, moments } from './random.ts'
import { type Made, type School, type Section, STAMPS, stamps } from './school.ts'
import { into, type Row, type TableRows } from './table.ts'
import { REASONS } from './words.ts'

const ASSESSMENTS = 3
const ATTENDANCE_DAYS = 50
const DAY = 86_400_000

/** The first assignment of each section, handed in once by everybody who sits in it. */
export function submissionRows(
  orgId: string,
  plan: OrgPlan,
  assignments: readonly Assignment[],
  enrollments: readonly Enrollment[],
): TableRows {
  const random = streamOf(plan, 'submissions')
  const firsts = new Map<string, Assignment>()
  for (const one of assignments) if (!firsts.has(one.section.id)) firsts.set(one.section.id, one)
  const columns = ['org_id', 'id', 'assignment_id', 'student_id', 'attempt', 'status', 'text', 'is_late'] as const
  function* rows(): Generator<Row> {
    const seated = enrollments.filter(takesSeat)
    const times = moments(random, seated.length, OPENED, UNTIL)
    for (const { section, student } of seated) {
      const at = times.next().value as number
      const { id } = firsts.get(section.id) as Assignment
      const what = [id, student.id, 1, random.chance(0.7) ? 'graded' : 'submitted', 'My work', random.chance(0.1)]
      yield [orgId, idAt(random, at), ...what, timestamp(at), ...stamps({ id: '', at })]
    }
  }
  return into('submissions', [...columns, 'submitted_at', ...STAMPS], rows())
}

interface Assessment extends Made {
  section: Section
}

/** Three assessments a section and a grade in each for everybody who sits in it: fifteen a student. */
export function gradeRows(
  orgId: string,
  plan: OrgPlan,
  { sections }: School,
  enrollments: readonly Enrollment[],
): TableRows[] {
  const random = streamOf(plan, 'grades')
  const times = moments(random, sections.length * ASSESSMENTS, OPENED, UNTIL)
  const assessments = Array.from({ length: ASSESSMENTS }, () =>
    sections.map((section): Assessment => {
      const at = times.next().value as number
      return { id: idAt(random, at), at, section }
    }),
  ).flat()
  const seated = Map.groupBy(enrollments.filter(takesSeat), ({ section }) => section.id)
  function* grades(): Generator<Row> {
    for (const { id, at: from, section } of assessments) {
      for (const [i, { student }] of (seated.get(section.id) ?? []).entries()) {
        const at = from + i
        const status = random.weighted([
          ['graded', 94],
          ['missing', 4],
          ['excused', 2],
        ])
        const score = status === 'graded' ? random.below(41) / 2 : null
        const released = random.chance(0.85) ? timestamp(at) : null
        const of = [id, student.id, section.id, section.term.id]
        yield [orgId, idAt(random, at), ...of, status, score, timestamp(at), released, ...stamps({ id: '', at })]
      }
    }
  }
  return [
    into(
      'assessments',
      ['org_id', 'id', 'section_id', 'term_id', 'title', 'category', 'max_score', 'date', ...STAMPS],
      assessments.map((one, i): Row => {
        const { id, section, at } = one
        return [orgId, id, section.id, section.term.id, `Quiz ${i + 1}`, 'quiz', 20, dateOf(at), ...stamps(one)]
      }),
    ),
    into(
      'grades',
      [
        ...(['org_id', 'id', 'assessment_id', 'student_id', 'section_id', 'term_id', 'status', 'score'] as const),
        ...(['graded_at', 'released_at', ...STAMPS] as const),
      ],
      grades(),
    ),
  ]
}

/** Fifty school days over the twelve months, oldest first. */
function schoolDays(): number[] {
  const first = Math.ceil(OPENED / DAY)
  const days: number[] = []
  for (let day = first; day * DAY < UNTIL; day++) if ((day + 3) % 7 < 5) days.push(day * DAY)
  return Array.from(
    { length: ATTENDANCE_DAYS },
    (_, i) => days[Math.floor((i * days.length) / ATTENDANCE_DAYS)] as number,
  )
}

/** Every student on every day: half of the days as a whole, half of them in a section. */
export function attendanceRows(
  orgId: string,
  plan: OrgPlan,
  students: readonly Student[],
  enrollments: readonly Enrollment[],
): TableRows {
  const random = streamOf(plan, 'attendance')
  const sections = Map.groupBy(enrollments, ({ student }) => student.id)
  const columns = ['org_id', 'id', 'student_id', 'section_id', 'date', 'status', 'minutes_late', 'reason'] as const
  function* rows(): Generator<Row> {
    for (const [n, day] of schoolDays().entries()) {
      const times = moments(random, students.length, day + 8 * 3_600_000, day + 16 * 3_600_000)
      for (const { id: student } of students) {
        const at = times.next().value as number
        const section = n % 2 === 0 ? null : (sections.get(student)?.[(n >> 1) % 5]?.section.id ?? null)
        const status = random.weighted([
          ['present', 92],
          ['absent_excused', 3],
          ['absent_unexcused', 2],
          ['tardy', 3],
        ])
        const late = status === 'tardy' ? 1 + random.below(40) : null
        const reason = status === 'absent_excused' ? random.pick(REASONS) : null
        const marks = [dateOf(day), status, late, reason, timestamp(at)]
        yield [orgId, idAt(random, at), student, section, ...marks, ...stamps({ id: '', at })]
      }
    }
  }
  return into('attendance_records', [...columns, 'marked_at', ...STAMPS], rows())
}
