import { childrenOf, type Family, studentId } from './children.ts'
import { demoId } from './ids.ts'
import { type Load, startedAt } from './load.ts'
import { userId } from './people.ts'
import {
  COURSES,
  courseId,
  daysOf,
  offeringId,
  roomId,
  SECTIONS,
  sectionId,
  TERMS,
  type TeacherRow,
  teacherId,
  termId,
  UNUSUAL_ENROLLMENTS,
} from './school.ts'

export interface School {
  orgId: string
  rooms: [string, string, string, string, number][]
  teachers: TeacherRow[]
  families: Family[]
}

const since = (order: number) => ({ created_at: startedAt(order), updated_at: startedAt(order) })

/** Teachers, rooms, terms and children. */
export async function loadSchool({ trx }: Load, school: School): Promise<void> {
  const { orgId: org_id } = school
  const teachers = school.teachers.map(({ key, number, subjects, grades }, order) => ({
    org_id,
    id: teacherId(org_id, key),
    user_id: userId(key),
    employee_number: number,
    subjects,
    grade_levels: grades,
    ...since(order),
  }))
  const rooms = school.rooms.map(([code, name, grade_level, teacher, capacity], order) => ({
    org_id,
    id: roomId(org_id, code),
    name,
    code,
    kind: 'homeroom',
    capacity,
    grade_level,
    homeroom_teacher_id: teacherId(org_id, teacher),
    ...since(order),
  }))
  const terms = TERMS.map((term, order) => ({
    org_id,
    id: termId(org_id, term.key),
    name: term.name,
    kind: term.kind,
    starts_on: term.starts,
    ends_on: term.ends,
    ...since(order),
    parent_term_id: term.parent ? termId(org_id, term.parent) : null,
  }))
  await trx.insertInto('teachers').values(teachers).execute()
  await trx.insertInto('classrooms').values(rooms).execute()
  await trx.insertInto('terms').values(terms).execute()
  await trx.insertInto('students').values(studentRows(school)).execute()
}

/** Courses, sections and enrollments, at Northfield only. */
export async function loadClasses({ trx }: Load, { orgId: org_id, families }: School): Promise<void> {
  const term_id = termId(org_id, 'autumn')
  const courses = COURSES.map(([code, title, subject, grade_levels, credits], order) => ({
    org_id,
    id: courseId(code),
    code,
    title,
    subject,
    grade_levels,
    credits,
    ...since(order),
  }))
  const offerings = COURSES.map(([code], order) => ({
    org_id,
    id: offeringId(code),
    course_id: courseId(code),
    term_id,
    status: 'open',
    ...since(order),
  }))
  const enrollments = enrollmentRows(org_id, families)
  const sections = SECTIONS.map(([course, code, name, room, , , capacity, startTime, endTime], order) => ({
    org_id,
    id: sectionId(code),
    offering_id: offeringId(course),
    course_id: courseId(course),
    term_id,
    name,
    code,
    classroom_id: roomId(org_id, room),
    capacity,
    ...since(order),
    enrolled_count: enrollments.filter((row) => row.section_id === sectionId(code) && row.status === 'active').length,
    meetings: JSON.stringify(daysOf(course).map((dayOfWeek) => ({ dayOfWeek, startTime, endTime, classroomId: null }))),
  }))
  const taughtBy = SECTIONS.flatMap(([, code, , , teachers]) =>
    teachers.map((key, position) => ({
      org_id,
      section_id: sectionId(code),
      teacher_id: teacherId(org_id, key),
      position,
    })),
  )
  await trx.insertInto('courses').values(courses).execute()
  await trx.insertInto('course_offerings').values(offerings).execute()
  await trx.insertInto('sections').values(sections).execute()
  await trx.insertInto('section_teachers').values(taughtBy).execute()
  await trx.insertInto('enrollments').values(enrollments).execute()
}

function studentRows({ orgId: org_id, families, rooms }: School) {
  return childrenOf(families).map((child, order) => {
    // Preschoolers are all in one grade: they alternate between its rooms.
    const fitting = rooms.filter(([, , grade]) => grade === child.grade)
    const [room] = fitting[order % fitting.length] ?? ['']
    return {
      org_id,
      id: studentId(child.key),
      user_id: child.login ? userId(child.key) : null,
      student_number: `S-${String(1001 + order)}`,
      first_name: child.first,
      last_name: child.last,
      birth_date: child.born,
      grade_level: child.grade,
      homeroom_classroom_id: roomId(org_id, room),
      enrolled_on: '2026-08-24',
      ...since(order),
    }
  })
}

function enrollmentRows(org_id: string, families: Family[]) {
  const children = childrenOf(families)
  const pairs = SECTIONS.flatMap(([, code, , , , grades]) =>
    children.filter((child) => grades.includes(child.grade)).map((child) => [child.key, code] as const),
  )
  return pairs.map(([child, code], order) => {
    const unusual = UNUSUAL_ENROLLMENTS.find(([who, where]) => who === child && where === code)
    const [, , status = 'active', withdraw_reason = null] = unusual ?? []
    return {
      org_id,
      id: demoId(`enrollment ${child} ${code}`, order),
      student_id: studentId(child),
      section_id: sectionId(code),
      term_id: termId(org_id, 'autumn'),
      status,
      withdraw_reason,
      starts_on: '2026-08-24',
      ends_on: status === 'withdrawn' ? '2026-10-02' : null,
      ...since(order),
    }
  })
}
