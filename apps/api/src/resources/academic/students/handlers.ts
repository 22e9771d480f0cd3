import { childrenListedBy, childScopeAt, dateIn, listedChildren } from '../../../access/child.ts'
import { sectionScope } from '../../../access/section.ts'
import { ApiError, invalid, invalidTransition } from '../../../api-error.ts'
import { orKeep, previousOf } from '../../../changes.ts'
import type { Context } from '../../../context.ts'
import type { HandlersOf, Input } from '../../../handler-types.ts'
import { newId, uuidOf } from '../../../ids.ts'
import { readPage } from '../../../paging.ts'
import { missing, References, unfit } from '../../../references.ts'
import type { Schemas } from '../../../schemas.ts'
import { announced as announcedEnrollment, withdrawFromAll } from '../enrollments/places.ts'
import { enrollmentScope, studentEnrollmentList } from '../enrollments/queries.ts'
import { toEnrollment } from '../enrollments/view.ts'
import { sealContacts } from './contacts.ts'
import {
  homeroom,
  insertStudent,
  memberToStudy,
  studentById,
  studentExists,
  studentForUpdate,
  studentList,
  studentScope,
  updateStudent,
} from './queries.ts'
import { type StudentRow, toAnnouncedStudent, toStudent, toWholeStudent } from './view.ts'

export const students: HandlersOf<'academic.students'> = {
  'academic.students.list': async ({ query }, ctx) => {
    const { gradeLevel, status, q } = query
    const { rows, pagination } = await readPage(ctx, studentList, query, {
      ...(query.sectionId ? sectionScope(ctx) : {}),
      // Who is in a section is for those who are shown its enrollments.
      ...studentScope(ctx, query.sectionId ? childrenListedBy(ctx, 'academic.enrollments.list') : listedChildren(ctx)),
      gradeLevel,
      status,
      sectionId: query.sectionId && uuidOf('sec', query.sectionId),
      classroomId: query.classroomId && uuidOf('room', query.classroomId),
      q,
    })
    return { data: rows.map(toStudent), pagination }
  },

  'academic.students.get': async ({ path }, ctx) => {
    const row = await ctx.db.one(studentById, { ...studentScope(ctx), id: uuidOf('stu', path.id) })
    if (!row) throw absent(path.id)
    const student = toStudent(row)
    ctx.audit({ resource: 'student', id: row.id, object: student, studentIds: [row.id] })
    return student
  },

  'academic.students.getEnrollments': async ({ path, query }, ctx) => {
    const studentId = uuidOf('stu', path.id)
    const termId = query.termId && uuidOf('term', query.termId)
    const [student, { rows, pagination }] = await Promise.all([
      ctx.db.one(studentExists, { id: studentId }),
      readPage(ctx, studentEnrollmentList, query, {
        ...enrollmentScope(ctx, childScopeAt(ctx, 'path.id')),
        studentId,
        termId,
        status: query.status,
      }),
    ])
    if (!student) throw absent(path.id)
    return { data: rows.map(toEnrollment), pagination }
  },

  'academic.students.create': async ({ body }, ctx) => {
    const row: StudentRow = {
      id: newId(),
      user_id: body.userId ? uuidOf('usr', body.userId) : null,
      student_number: body.studentNumber,
      first_name: body.firstName,
      last_name: body.lastName,
      preferred_name: body.preferredName || null,
      birth_date: body.birthDate ?? null,
      grade_level: body.gradeLevel,
      homeroom_classroom_id: body.homeroomClassroomId ? uuidOf('room', body.homeroomClassroomId) : null,
      status: body.status ?? 'enrolled',
      avatar_url: body.avatarUrl ?? null,
      enrolled_on: body.enrolledOn ?? null,
      // Nobody is this child's guardian yet, and nobody has consented to photos.
      shows_birth_date: studentScope(ctx).everyBirthDate === true,
      shows_avatar: false,
      created_at: ctx.now,
      updated_at: ctx.now,
    }
    await check(ctx, row, null)
    ctx.db.write(insertStudent, { ...valuesOf(row, ctx), ...sealContacts(ctx, row.id, body) })
    ctx.emit('student.created', told(row))
    return toStudent(row)
  },

  'academic.students.update': async ({ path, body }, ctx) => {
    const before = await ctx.db.one(studentForUpdate, { ...studentScope(ctx), id: uuidOf('stu', path.id) })
    if (!before) throw absent(path.id)
    const row: StudentRow = {
      ...before,
      user_id: orKeep(body.userId && uuidOf('usr', body.userId), before.user_id),
      student_number: orKeep(body.studentNumber, before.student_number),
      first_name: orKeep(body.firstName, before.first_name),
      last_name: orKeep(body.lastName, before.last_name),
      preferred_name: orKeep(body.preferredName, before.preferred_name) || null,
      birth_date: orKeep(body.birthDate, before.birth_date),
      grade_level: orKeep(body.gradeLevel, before.grade_level),
      homeroom_classroom_id: orKeep(
        body.homeroomClassroomId && uuidOf('room', body.homeroomClassroomId),
        before.homeroom_classroom_id,
      ),
      status: orKeep(body.status, before.status),
      avatar_url: orKeep(body.avatarUrl, before.avatar_url),
      enrolled_on: orKeep(body.enrolledOn, before.enrolled_on),
    }
    refuseTransition(before.status as Status, row.status as Status)
    await check(ctx, row, before)
    return change(ctx, before, row, body)
  },
}

const absent = (publicId: string) => new ApiError('CHILD_NOT_FOUND', { details: { childId: publicId } })

type Status = Schemas['StudentStatus']
const next: Record<Status, Status[]> = {
  applicant: ['enrolled'],
  enrolled: ['inactive', 'transferred', 'graduated'],
  inactive: ['enrolled'],
  transferred: ['enrolled'],
  graduated: [],
}

function refuseTransition(from: Status, to: Status): void {
  if (from !== to && !next[from].includes(to)) throw invalidTransition('student', from, 'update', next[from])
}

/** What is new must be in order: what the student has already is never held against it. */
async function check(ctx: Context, row: StudentRow, before: StudentRow | null): Promise<void> {
  const { user_id: memberUserId, homeroom_classroom_id: roomId, birth_date: birthDate } = row
  const references = new References(ctx)
  if (memberUserId && memberUserId !== before?.user_id) {
    references.ask(memberToStudy, { memberUserId }, ([member]) => {
      if (!member) return [missing('userId', 'member')]
      const studies = member.status === 'active' && [member.role, ...member.additional_roles].includes('student')
      return studies ? [] : [unfit('userId', 'names somebody who is not an active member with the role student')]
    })
  }
  if (roomId && roomId !== before?.homeroom_classroom_id) {
    references.ask(homeroom, { roomId }, ([room]) => {
      if (!room) return [missing('homeroomClassroomId', 'classroom')]
      return room.is_active ? [] : [unfit('homeroomClassroomId', 'names a classroom that is not in use')]
    })
  }
  if (birthDate && birthDate !== before?.birth_date && birthDate >= dateIn(ctx.organization.timezone, ctx.now)) {
    throw invalid([unfit('birthDate', 'must be in the past')])
  }
  await references.check()
}

/** Writes the changed row and tells of it; a change that changes nothing is audited and no more. */
async function change(
  ctx: Context,
  before: StudentRow,
  changed: StudentRow,
  body: Input<'academic.students.update'>['body'],
): Promise<Schemas['Student']> {
  const previous = previousOf(toWholeStudent(before), toWholeStudent(changed))
  const reached = body.phone !== undefined || body.address !== undefined
  const row = previous || reached ? { ...changed, updated_at: ctx.now } : before
  // The log keeps what events do not tell. Phone and address are in neither.
  ctx.audit({ ...told(row), object: toWholeStudent(row), previous })
  if (row === before) return toStudent(row)
  ctx.db.write(updateStudent, { ...valuesOf(row, ctx), ...sealContacts(ctx, row.id, body) })
  ctx.emit('student.updated', told(row, before))
  if (before.status === 'enrolled' && row.status !== 'enrolled') {
    for (const enrollment of await withdrawFromAll(ctx, row.id, `The student is ${row.status}.`)) {
      ctx.emit('enrollment.withdrawn', announcedEnrollment(enrollment.row, enrollment.before))
    }
  }
  return toStudent(row)
}

/** As an event tells it, with what was there before. */
function told(row: StudentRow, before?: StudentRow) {
  const object = toAnnouncedStudent(row)
  return {
    resource: 'student',
    id: row.id,
    object,
    studentIds: [row.id],
    ...(before ? { previous: previousOf(toAnnouncedStudent(before), object) ?? {} } : {}),
  }
}

const valuesOf = (row: StudentRow, ctx: Context) => ({
  id: row.id,
  callerId: ctx.caller.userId,
  now: ctx.now,
  memberUserId: row.user_id,
  studentNumber: row.student_number,
  firstName: row.first_name,
  lastName: row.last_name,
  preferredName: row.preferred_name,
  birthDate: row.birth_date,
  gradeLevel: row.grade_level,
  homeroomId: row.homeroom_classroom_id,
  status: row.status,
  avatarUrl: row.avatar_url,
  enrolledOn: row.enrolled_on,
})
