import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { DB } from '../../src/db/schema.generated.ts'
import { type Child, childrenOf, type Family, studentId } from './children.ts'
import { demoId } from './ids.ts'
import { dateFrom, daysFrom, type Load } from './load.ts'
import { userId } from './people.ts'
import { NORTHFIELD_ROOMS, SECTIONS, sectionId, termId } from './school.ts'

/** The same number from 0 up to `sides`, whenever the name is the same. */
const roll = (name: string, sides: number): number =>
  Number.parseInt(createHash('sha256').update(name).digest('hex').slice(0, 8), 16) % sides

/** The last weekdays before today, the earliest first: today may not have begun at the school. */
function schoolDays(now: Date, count: number): string[] {
  const days: string[] = []
  for (let ago = 1; days.length < count; ago++) {
    const date = dateFrom(now, -ago)
    if (new Date(date).getUTCDay() % 6 !== 0) days.unshift(date)
  }
  return days
}

/** How a child attends: nearly always in time. */
function attended(name: string, date: string) {
  const at = (time: string) => `${date}T${time}:00.000Z`
  const chance = roll(name, 100)
  if (chance < 3) return { status: 'tardy', minutes_late: 5 + chance * 7, arrived_at: at('13:45'), reason: 'Bus delay' }
  if (chance < 7) return { status: 'absent_excused', reason: 'Ill', note: 'Called in by the family.' }
  if (chance < 9) return { status: 'absent_unexcused', note: 'No answer at home yet.' }
  if (chance < 11) return { status: 'early_departure', departed_at: at('17:30'), reason: 'Dentist' }
  if (chance < 13) return { status: 'partial', arrived_at: at('15:00'), departed_at: at('18:00') }
  return { status: 'present' }
}

type Enrolled = Pick<Insertable<DB['enrollments']>, 'student_id' | 'section_id'>
const activeIn = ({ trx }: Load, org_id: string): Promise<Enrolled[]> =>
  trx
    .selectFrom('enrollments')
    .select(['student_id', 'section_id'])
    .where('org_id', '=', org_id)
    .where('status', '=', 'active')
    .orderBy('id')
    .execute()

/** Twenty school days by the homeroom teachers, and the last five in the reading classes too. */
export async function loadAttendance(load: Load, org_id: string, families: Family[]): Promise<void> {
  const days = schoolDays(load.now, 20)
  const marks: { date: string; student_id: string; section_id: string | null; by: string }[] = []
  for (const date of days) {
    for (const child of childrenOf(families)) {
      marks.push({ date, student_id: studentId(child.key), section_id: null, by: homeroomTeacherOf(child) })
    }
  }
  for (const [course, code, , , [teacher = '']] of SECTIONS) {
    if (course !== 'READ') continue
    const pupils = (await activeIn(load, org_id)).filter(({ section_id }) => section_id === sectionId(code))
    for (const date of days.slice(-5)) {
      for (const { student_id } of pupils) marks.push({ date, student_id, section_id: sectionId(code), by: teacher })
    }
  }
  const rows = marks.map(({ date, student_id, section_id, by }, order) => {
    const at = `${date}T13:50:00.000Z`
    const name = `attendance ${student_id} ${section_id} ${days.indexOf(date)}`
    const nothing = { minutes_late: null, arrived_at: null, departed_at: null, reason: null, note: null }
    return {
      ...{ org_id, id: demoId(name, order), student_id, section_id, date, ...nothing, ...attended(name, date) },
      ...{ marked_by_id: userId(by), marked_at: at, created_at: at, updated_at: at },
    }
  })
  await load.trx.insertInto('attendance_records').values(rows).execute()
}

const homeroomTeacherOf = ({ grade }: Child): string => NORTHFIELD_ROOMS.find(([, , of]) => of === grade)?.[3] ?? ''

/** [section, title, category, full score, weight, how many days ago] */
const ASSESSMENTS: [string, string, string, number, number, number][] = [
  ['READ-1', 'Letters and sounds', 'quiz', 10, 10, 40],
  ['READ-2', 'Book report', 'project', 50, 20, 38],
  ['READ-3', 'Reading log, October', 'homework', 20, 10, 36],
  ['MATH-A-1', 'Counting to 100', 'quiz', 10, 10, 33],
  ['MATH-B-1', 'Fractions quiz', 'quiz', 20, 15, 31],
  ['MATH-C-1', 'Long division', 'test', 40, 25, 28],
  ['SCI-1', 'Plant diary', 'project', 30, 20, 25],
  ['ART-1', 'Autumn collage', 'project', 10, 15, 22],
  ['MUS-1', 'Recorder: first song', 'participation', 5, 10, 20],
  ['PE-1', 'Team games', 'participation', 5, 10, 17],
  ['READ-1', 'Reading aloud', 'participation', 5, 10, 12],
  ['READ-2', 'Spelling test', 'test', 25, 20, 9],
  ['READ-3', 'Comprehension exam', 'exam', 60, 40, 6],
  ['MATH-B-1', 'Unit 2 test', 'test', 40, 25, 4],
  ['SCI-1', 'Water cycle quiz', 'quiz', 20, 10, 1],
]
const SCALE: [number, string][] = [
  [90, 'A'],
  [80, 'B'],
  [70, 'C'],
  [60, 'D'],
  [0, 'F'],
]
const letterOf = (percentage: number): string => SCALE.find(([from]) => percentage >= from)?.[1] ?? ''

/** Assessments of every class, with a grade for each child in it; those of the last week are not yet released. */
export async function loadGrades(load: Load, org_id: string): Promise<void> {
  const place = (code: string) => ({ section_id: sectionId(code), term_id: termId(org_id, 'autumn') })
  const assessmentId = (code: string, title: string) => demoId(`assessment ${code} ${title}`)
  const assessments = ASSESSMENTS.map(([code, title, category, max_score, weight, ago]) => {
    const made = { created_at: daysFrom(load.now, -ago - 7), updated_at: daysFrom(load.now, -ago - 7) }
    const what = { title, category, max_score, weight, date: dateFrom(load.now, -ago) }
    return { org_id, id: assessmentId(code, title), ...place(code), ...what, ...made }
  })
  const enrolled = await activeIn(load, org_id)
  const grades = ASSESSMENTS.flatMap(([code, title, , max_score, , ago]) => {
    const teacher = SECTIONS.find(([, section]) => section === code)?.[4][0] ?? ''
    const graded_at = daysFrom(load.now, 1 - ago)
    return enrolled
      .filter(({ section_id }) => section_id === sectionId(code))
      .map(({ student_id }) => ({
        ...{ org_id, assessment_id: assessmentId(code, title), student_id, ...place(code) },
        ...resultOf(`grade ${code} ${title} ${student_id}`, max_score),
        ...{ graded_by_id: userId(teacher), graded_at, created_at: graded_at, updated_at: graded_at },
        released_at: ago > 7 ? daysFrom(load.now, 2 - ago) : null,
      }))
  }).map((grade, order) => ({ ...grade, id: demoId(`grade ${grade.assessment_id} ${grade.student_id}`, order) }))
  await load.trx.insertInto('assessments').values(assessments).execute()
  await load.trx.insertInto('grades').values(grades).execute()
}

/** Most children do well; a few were excused, or have handed in nothing. */
function resultOf(name: string, maxScore: number) {
  const chance = roll(name, 20)
  if (chance < 2) return { status: chance === 0 ? 'excused' : 'missing', score: null, letter: null, feedback: null }
  const percentage = 55 + roll(`${name} score`, 46)
  const score = Math.round((percentage * maxScore) / 50) / 2
  const feedback = chance < 6 ? 'Well done. Read the question once more before you answer.' : null
  return { status: 'graded', score, letter: letterOf((score / maxScore) * 100), feedback }
}
