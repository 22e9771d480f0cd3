// A school year as its people live it, told through the SDK. Against a running `npx -y pnpm@12 start`:
//   npx -y pnpm@12 exec node docs/examples/school-year.ts
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Homeroom, HomeroomError } from '@homeroom/sdk'

const STUDENTS = 300

/** A person of the demo school, signed in. */
function signIn(persona: string, ...flags: string[]) {
  const login = fileURLToPath(new URL('../../apps/api/dev/login.ts', import.meta.url))
  const credential = JSON.parse(execFileSync(process.execPath, [login, persona, ...flags], { encoding: 'utf8' }))
  const { baseUrl, token, orgId, userId } = credential
  const homeroom = flags.length > 0 ? new Homeroom({ baseUrl, apiKey: token }) : new Homeroom({ baseUrl, token, orgId })
  return { homeroom, userId: userId as string }
}
const owner = signIn('owner').homeroom
const registrar = signIn('admin').homeroom
const teacherOf = signIn('teacher')
const teacher = teacherOf.homeroom
const guardian = signIn('guardian-with-consent').homeroom
const student = signIn('student-under-13').homeroom
const importer = signIn('key-full').homeroom

function tell(chapter: string, ...lines: unknown[]): void {
  console.log(`${chapter.padEnd(14)}`, ...lines)
}
/** The story goes on only if the school says no, and for this reason. */
async function refused(reason: string, call: PromiseLike<unknown>): Promise<void> {
  try {
    await call
  } catch (error) {
    const details = error instanceof HomeroomError ? (error.details as { reason?: string }) : null
    if (details?.reason === reason || (error as { code?: string }).code === reason) return
    throw error
  }
  throw new Error(`expected a refusal: ${reason}`)
}
const DAY = 86_400_000
const { data: org } = await owner.organization.get()
/** The date at the school, which is not always that of UTC. */
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: org.timezone }).format()
const day = (offset: number, from = today) => new Date(Date.parse(from) + offset * DAY).toISOString().slice(0, 10)
/** Runs over all items, ten at a time, and keeps their order. */
async function each<T, R>(items: T[], work: (item: T) => PromiseLike<R>): Promise<R[]> {
  const results: R[] = []
  for (let i = 0; i < items.length; i += 10) results.push(...(await Promise.all(items.slice(i, i + 10).map(work))))
  return results
}
const mark = Date.now().toString(36).toUpperCase()

// --- The office plans the year.
const { data: year } = await owner.academic.terms.create({
  name: `School year ${mark}`,
  kind: 'school_year',
  startsOn: day(-130),
  endsOn: day(130),
})
const { data: standard } = await owner.academic.courses.createStandard({
  code: `RATIO-${mark}`,
  title: 'Understands ratios',
  subject: 'mathematics',
})
const { data: first } = await owner.academic.courses.create({
  code: `MATH1-${mark}`,
  title: 'Mathematics I',
  subject: 'mathematics',
  standardIds: [standard.id],
})
const { data: second } = await owner.academic.courses.create({
  code: `MATH2-${mark}`,
  title: 'Mathematics II',
  subject: 'mathematics',
  prerequisites: [{ courseId: first.id, minPercentage: 60 }],
})
await refused(
  'prerequisite_cycle',
  owner.academic.courses.update(first.id, { prerequisites: [{ courseId: second.id }] }),
)
tell('The plan', `${year.name}: ${first.title}, then ${second.title}, which asks for 60 % in the first`)

const teachers = await Array.fromAsync(owner.academic.teachers.list())
const teacherId = teachers.find(({ userId }) => userId === teacherOf.userId)?.id as string
const everyDay = [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => ({ dayOfWeek, startTime: '05:15', endTime: '06:00' }))
/** A course's only section this year, taught by our teacher. */
async function openSection(courseId: string, code: string, capacity: number | null, meetings = [] as typeof everyDay) {
  const { data: offering } = await owner.academic.courses.createOffering(courseId, { termId: year.id, status: 'open' })
  const made = { offeringId: offering.id, name: code, code, teacherIds: [teacherId], capacity, meetings }
  return (await owner.academic.sections.create(made)).data
}
const basics = await openSection(first.id, `M1-${mark}`, 2, everyDay)
const advanced = await openSection(second.id, `M2-${mark}`, STUDENTS)

// --- Children get their places.
const [me] = await Array.fromAsync(student.academic.students.list())
const [sibling] = (await Array.fromAsync(guardian.family.getChildren())).filter(({ id }) => id !== me?.id)
if (!me || !sibling) throw new Error('the demo school has lost its family')
const { data: newcomer } = await owner.academic.students.create({
  studentNumber: `N-${mark}`,
  firstName: 'Wren',
  lastName: 'Newcomer',
  gradeLevel: '03',
})
const enroll = (studentId: string, sectionId: string, status: 'active' | 'waitlisted' = 'active') =>
  owner.academic.enrollments.create({ studentId, sectionId, status, startsOn: day(-120) })
const { data: mine } = await enroll(me.id, basics.id)
const { data: siblings } = await enroll(sibling.id, basics.id)
await refused('capacity_reached', enroll(newcomer.id, basics.id))
const { data: waiting } = await enroll(newcomer.id, basics.id, 'waitlisted')
await owner.academic.enrollments.update(siblings.id, { status: 'withdrawn', withdrawReason: 'Moves to music' })
await owner.academic.enrollments.update(waiting.id, { status: 'active' })
await refused('prerequisite_not_met', enroll(me.id, advanced.id))
tell('Places', `two places, one on the waitlist, who moves up when ${sibling.firstName} leaves`)

// --- Lessons, and the schedule across the change of the clocks.
await teacher.academic.lessons.create({
  sectionId: basics.id,
  title: 'Halves and thirds',
  date: day(0),
  status: 'published',
})
const offsetAt = (date: string) =>
  new Intl.DateTimeFormat('en', { timeZone: org.timezone, timeZoneName: 'longOffset' }).format(
    new Date(`${date}T12:00Z`),
  )
const days = Array.from({ length: 258 }, (_, i) => day(i - 129))
const changes = days.find(
  (date, i) => i > 0 && offsetAt(date).split('GMT')[1] !== offsetAt(days[i - 1] as string).split('GMT')[1],
)
if (!changes) throw new Error(`${org.timezone} does not change its clocks within the year`)
const around = { from: day(-1, changes), to: day(1, changes), sectionId: basics.id }
const schedule = await Array.fromAsync(student.academic.lessons.getSchedule({ ...around, studentId: me.id }))
const offsets = schedule.map(({ startsAt }) => startsAt.slice(-6))
const wall = new Set(schedule.map(({ startsAt }) => startsAt.slice(11, 16)))
if (new Set(offsets).size !== 2 || wall.size !== 1)
  throw new Error(`the clocks went wrong: ${JSON.stringify(schedule)}`)
tell('Schedule', `always at ${[...wall][0]} on the wall; the clocks change on ${changes}: UTC${offsets.join(', UTC')}`)

// --- An assignment from draft to closed.
const { data: draft } = await teacher.academic.assignments.create({
  sectionId: basics.id,
  title: 'Share a cake',
  pointsPossible: 10,
  maxAttempts: 2,
  dueAt: new Date(Date.now() - 3_600_000).toISOString(),
})
await refused('assignment_not_open', student.academic.assignments.submit(draft.id, { text: 'Too early' }))
await teacher.academic.assignments.update(draft.id, { status: 'published' })
await student.academic.assignments.submit(draft.id, { text: 'Half each' })
const { data: handedIn } = await student.academic.assignments.submit(draft.id, { text: 'A third each' })
await refused('attempts_exhausted', student.academic.assignments.submit(draft.id, { text: 'All mine' }))
tell('Assignment', `attempt ${handedIn.attempt}, ${handedIn.isLate ? 'late' : 'in time'}; a third one is refused`)

// --- Grades: one by one, not yet for the family, then released.
const { data: assessment } = await teacher.academic.grades.createAssessment({
  sectionId: basics.id,
  title: 'Share a cake',
  category: 'homework',
  maxScore: 10,
  assignmentId: draft.id,
})
const grade = { assessmentId: assessment.id, studentId: me.id, score: 9, submissionId: handedIn.id }
await teacher.academic.grades.submitGrade(grade)
const gradesSeen = async () =>
  (await Array.fromAsync(guardian.academic.grades.getStudentGrades(me.id, { sectionId: basics.id }))).length
const before = await gradesSeen()
await teacher.academic.grades.submitGrade({ ...grade, release: true })
if (before !== 0 || (await gradesSeen()) !== 1) throw new Error('an unreleased grade was seen')
await teacher.academic.assignments.returnSubmission(handedIn.id, { feedback: 'Well cut' })
await teacher.academic.assignments.update(draft.id, { status: 'closed' })
await refused('assignment_not_open', student.academic.assignments.submit(draft.id, { text: 'Now?' }))
tell('A grade', 'hidden from the family until it is released')

// --- Attendance: one, then the class; the lock and those who may pass it.
const attended = { sectionId: basics.id, studentId: me.id, date: day(0), status: 'tardy', minutesLate: 5 } as const
await teacher.academic.attendance.mark(attended)
const { data: roll } = await teacher.academic.attendance.bulkMark({
  sectionId: basics.id,
  date: day(0),
  records: [
    { studentId: me.id, status: 'present' },
    { studentId: newcomer.id, status: 'absent_excused', reason: 'Dentist' },
  ],
})
const long = day(-org.settings.attendanceLockDays - 3)
const past = { sectionId: basics.id, studentId: me.id, date: long, status: 'present' } as const
await refused('attendance_locked', teacher.academic.attendance.mark(past))
await owner.academic.attendance.mark(past)
tell(
  'Attendance',
  `${roll.created} created, ${roll.updated} corrected; ${long} is locked for teachers, not for the owner`,
)

// --- The first course is passed, and opens the second.
await owner.academic.enrollments.update(mine.id, { status: 'completed', finalPercentage: 91, finalLetter: 'A' })
await enroll(me.id, advanced.id)
tell('Passed', `${first.title} with 91 %: ${second.title} is open`)

// --- A whole grade level sits one test.
const numbers = Array.from({ length: STUDENTS - 1 }, (_, i) => `S-${mark}-${i}`)
const cohort = await each(numbers, async (studentNumber) => {
  const child = { studentNumber, firstName: 'Test', lastName: 'Cohort', gradeLevel: '05' } as const
  return (await importer.academic.students.create(child)).data.id
})
await each(cohort, (studentId) =>
  registrar.academic.enrollments.create({ studentId, sectionId: advanced.id, overridePrerequisites: true }),
)
const { data: test } = await teacher.academic.grades.createAssessment({
  sectionId: advanced.id,
  title: 'Entrance test',
  category: 'test',
  maxScore: 100,
})
const grades = [me.id, ...cohort].map((studentId, i) => ({ studentId, score: 40 + (i % 61) }))
await refused(
  'validation_error',
  teacher.academic.grades.bulkSubmitGrades({
    assessmentId: test.id,
    grades: [...grades.slice(1), { studentId: me.id, score: 900 }],
  }),
)
const { data: sheet } = await teacher.academic.grades.bulkSubmitGrades({ assessmentId: test.id, grades, release: true })
tell('The test', `${sheet.created} grades in one call; with one score too high, none of them`)

const family = await Array.fromAsync(guardian.academic.grades.getStudentGrades(me.id, { sectionId: advanced.id }))
tell('At home', `the family sees ${family.length} of these grades: its own child's`)
