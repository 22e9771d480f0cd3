import type { Insertable } from 'kysely'
import type { DB } from '../../src/db/schema.generated.ts'
import { fromPublic, newId } from '../../src/ids.ts'
import type { Person, School } from './school.ts'

type Values<Table extends keyof DB> = Partial<Insertable<DB[Table]>>

/** Puts academic rows into a test database, as its owner. Ids are uuids; what a test does not care about has a default. */
export class Academy {
  readonly #school: School
  readonly orgId: string

  constructor(school: School, orgId: string) {
    this.#school = school
    this.orgId = orgId
  }

  #add<Table extends keyof DB>(table: Table, values: Values<Table>): Promise<string> {
    return this.#school.add(table, this.orgId, values)
  }

  teacher(person: Person, values: Values<'teachers'> = {}): Promise<string> {
    return this.#add('teachers', { user_id: person.userId, ...values })
  }

  /** A new person with the role teacher, and her teaching record. */
  async newTeacher(): Promise<{ person: Person; teacherId: string }> {
    const person = await this.#school.person(this.orgId, 'teacher')
    return { person, teacherId: await this.teacher(person) }
  }

  classroom(values: Values<'classrooms'> = {}): Promise<string> {
    return this.#add('classrooms', { name: 'Room', code: unique(), kind: 'classroom', ...values })
  }

  /** A term of this century, so that it includes today. */
  term(values: Values<'terms'> = {}): Promise<string> {
    const whole = { name: `Term ${unique()}`, kind: 'other', starts_on: '2000-01-01', ends_on: '2099-12-31' }
    return this.#add('terms', { ...whole, ...values })
  }

  course(values: Values<'courses'> = {}): Promise<string> {
    return this.#add('courses', { code: unique(), title: 'Course', subject: 'mathematics', ...values })
  }

  standard(values: Values<'standards'> = {}): Promise<string> {
    return this.#add('standards', { code: unique(), title: 'Standard', subject: 'mathematics', ...values })
  }

  async offering(values: Values<'course_offerings'> = {}): Promise<string> {
    const course_id = values.course_id ?? (await this.course())
    const term_id = values.term_id ?? (await this.term())
    return this.#add('course_offerings', { status: 'open', ...values, course_id, term_id })
  }

  /** A section of the offering, or of a new one, taught by the given teachers, or by a new one. */
  async section(values: Values<'sections'> = {}, taughtBy: string[] = []): Promise<string> {
    const teacherIds = taughtBy.length > 0 ? taughtBy : [(await this.newTeacher()).teacherId]
    const offering_id = (values.offering_id as string | undefined) ?? (await this.offering())
    const { course_id, term_id } = await this.#school.db
      .selectFrom('course_offerings')
      .select(['course_id', 'term_id'])
      .where('id', '=', offering_id)
      .executeTakeFirstOrThrow()
    const id = await this.#add('sections', {
      name: 'Section',
      code: unique(),
      ...values,
      offering_id,
      course_id,
      term_id,
    })
    for (const [position, teacher_id] of teacherIds.entries()) {
      await this.#school.db
        .insertInto('section_teachers')
        .values({ org_id: this.orgId, section_id: id, teacher_id, position })
        .execute()
    }
    return id
  }

  async prerequisite(courseId: string, prerequisiteId: string): Promise<void> {
    const edge = { org_id: this.orgId, course_id: courseId, prerequisite_id: prerequisiteId }
    await this.#school.db.insertInto('course_prerequisites').values(edge).execute()
  }

  async enrollment(studentId: string, sectionId: string, values: Values<'enrollments'> = {}): Promise<string> {
    const { term_id } = await this.#school.db
      .selectFrom('sections')
      .select('term_id')
      .where('id', '=', sectionId)
      .executeTakeFirstOrThrow()
    return this.#add('enrollments', { student_id: studentId, section_id: sectionId, term_id, ...values })
  }

  lesson(sectionId: string, values: Values<'lessons'> = {}): Promise<string> {
    return this.#add('lessons', { section_id: sectionId, title: 'Lesson', status: 'published', ...values })
  }

  assignment(sectionId: string, values: Values<'assignments'> = {}): Promise<string> {
    return this.#add('assignments', { section_id: sectionId, title: 'Assignment', status: 'published', ...values })
  }

  submission(assignmentId: string, studentId: string, values: Values<'submissions'> = {}): Promise<string> {
    const first = { attempt: 1, text: 'Work', is_late: false, submitted_at: new Date().toISOString() }
    return this.#add('submissions', { assignment_id: assignmentId, student_id: studentId, ...first, ...values })
  }

  attendance(studentId: string, values: Values<'attendance_records'> = {}): Promise<string> {
    const mark = { date: '2026-11-20', status: 'present', marked_at: new Date().toISOString() }
    return this.#add('attendance_records', { student_id: studentId, ...mark, ...values })
  }

  async assessment(sectionId: string, values: Values<'assessments'> = {}): Promise<string> {
    const { term_id } = await this.#school.db
      .selectFrom('sections')
      .select('term_id')
      .where('id', '=', sectionId)
      .executeTakeFirstOrThrow()
    const quiz = { section_id: sectionId, term_id, title: 'Quiz', category: 'quiz', max_score: 20 }
    return this.#add('assessments', { ...quiz, ...values })
  }

  /** Not released, unless the values say so. */
  async grade(assessmentId: string, studentId: string, values: Values<'grades'> = {}): Promise<string> {
    const { section_id, term_id } = await this.#school.db
      .selectFrom('assessments')
      .select(['section_id', 'term_id'])
      .where('id', '=', assessmentId)
      .executeTakeFirstOrThrow()
    const place = { assessment_id: assessmentId, student_id: studentId, section_id, term_id }
    return this.#add('grades', { ...place, score: 18, graded_at: new Date().toISOString(), ...values })
  }

  /** An active enrollment in a section of its own, which counts it. */
  async enrolled(studentId: string, values: Values<'sections'> = {}): Promise<string> {
    return this.enrollment(studentId, await this.section({ enrolled_count: 1, ...values }))
  }

  family(values: Values<'families'> = {}): Promise<string> {
    return this.#add('families', { name: 'Family', ...values })
  }

  /** A guardian by `user_id`, or a child by `student_id`. */
  familyMember(familyId: string, values: Values<'family_members'>): Promise<string> {
    const kind = values.student_id ? 'child' : 'guardian'
    return this.#add('family_members', { family_id: familyId, kind, display_name: 'Member', ...values })
  }

  /** An active link, unless `status` says otherwise. */
  guardianLink(guardian: Person, childId: string, values: Values<'guardian_links'> = {}): Promise<string> {
    const link = { student_id: childId, guardian_user_id: guardian.userId, relationship: 'parent', status: 'active' }
    return this.#add('guardian_links', { ...link, ...values })
  }

  consent(guardian: Person, childId: string, values: Values<'consents'> = {}): Promise<string> {
    const given = { policy_version: '2026-08', granted_by: guardian.userId, granted_at: new Date().toISOString() }
    return this.#add('consents', { student_id: childId, type: 'photo_media', ...given, ...values })
  }

  /** Events and audit rows about a resource, as `[type, payload]` and `[action, changes]`, oldest first. */
  async told(prefix: string, publicId: string) {
    const id = fromPublic(prefix, publicId) as string
    const events = await this.#school.db
      .selectFrom('outbox_events')
      .select(['type', 'payload'])
      .where('resource_id', '=', id)
      .orderBy('id')
      .execute()
    const audit = await this.#school.db
      .selectFrom('audit_logs')
      .select(['action', 'changes'])
      .where('resource_id', '=', id)
      .where('outcome', '=', 'success')
      .orderBy('id')
      .execute()
    return {
      events: events.map(({ type, payload }) => [type, payload]),
      audit: audit.map(({ action, changes }) => [action, changes]),
    }
  }
}

let made = 0
const unique = (): string => `T-${++made}-${newId().slice(-6)}`

/** What a call refused with, for `toMatchObject`; a call that succeeds fails the test. */
export async function refusal(call: PromiseLike<unknown>): Promise<{ code: string; details: unknown }> {
  try {
    await call
  } catch (error) {
    const { code, details } = error as { code: string; details: unknown }
    if (code) return { code, details }
    throw error
  }
  throw new Error('the call succeeded')
}

/** The one fault of a `validation_error`, as `[field, code]`. */
export async function fault(call: PromiseLike<unknown>): Promise<unknown> {
  const { code, details } = await refusal(call)
  if (code !== 'validation_error') return { code, details }
  const faults = (details as { field: string; code: string }[]).map((one) => [one.field, one.code])
  return faults.length === 1 ? faults[0] : faults
}

/** The list read by pages and by cursor, two items at a time: both must give the same. */
export async function bothWays<T>(
  list: (params: {
    page?: number
    limit: number
  }) => PromiseLike<{ data: T[]; pagination: { total?: number; hasMore: boolean } }> & AsyncIterable<T>,
): Promise<{ byPage: T[]; byCursor: T[]; total: number | undefined }> {
  const byPage: T[] = []
  let total: number | undefined
  for (let page = 1; ; page++) {
    const { data, pagination } = await list({ page, limit: 2 })
    byPage.push(...data)
    total = pagination.total
    if (!pagination.hasMore) break
  }
  const byCursor: T[] = []
  for await (const item of list({ limit: 2 })) byCursor.push(item)
  return { byPage, byCursor, total }
}
