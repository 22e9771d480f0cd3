import { sql } from 'kysely'
import { showsAvatar } from '../../../access/avatar.ts'
import { type ChildScope, childScope, guards, visibleChild } from '../../../access/child.ts'
import { type SectionScope, visibleSection } from '../../../access/section.ts'
import { isKey, isOrgAdmin } from '../../../caller.ts'
import type { Context } from '../../../context.ts'
import { db, type Has, statement } from '../../../db/statement.ts'
import { contains, listing } from '../../../paging.ts'

/** What the caller may see of a student besides the row itself. */
export interface StudentScope extends ChildScope {
  /** R-ORG, R-HEALTH or R-KEY; guardians see those of their children. */
  everyBirthDate?: true
}

/** `rows`: which students, where that is asked too. Being a guardian counts for those who see every student besides. */
export function studentScope(ctx: Context, rows: ChildScope = childScope(ctx)): StudentScope {
  const { caller } = ctx
  const scope: StudentScope = { ...rows }
  if (caller.roles.has('guardian')) scope.asGuardian = true
  if (isKey(caller) || isOrgAdmin(caller) || caller.roles.has('health_staff')) scope.everyBirthDate = true
  return scope
}

type P = StudentScope & { orgId: string }

function students(p: P, has: Has<StudentScope>) {
  const birthDate = has('asGuardian') ? guards(p, has, sql.ref('s.id')) : sql<boolean>`false`
  return db
    .selectFrom('students as s')
    .select(['s.id', 's.user_id', 's.student_number', 's.first_name', 's.last_name', 's.preferred_name'])
    .select(['s.birth_date', 's.grade_level', 's.homeroom_classroom_id', 's.status', 's.avatar_url', 's.enrolled_on'])
    .select(['s.created_at', 's.updated_at'])
    .select([
      (has('everyBirthDate') ? sql<boolean>`true` : birthDate).as('shows_birth_date'),
      showsAvatar(p, has).as('shows_avatar'),
    ])
    .where('s.org_id', '=', p.orgId)
    .where('s.deleted_at', 'is', null)
}

/** The flags of a section's scope mean what those of a child's scope do, so one set serves both. */
interface StudentFilters extends StudentScope, SectionScope {
  orgId: string
  gradeLevel?: string
  status?: string
  sectionId?: string
  classroomId?: string
  q?: string
}

const fullName = sql<string>`s.first_name || ' ' || s.last_name`
const calledName = sql<string>`coalesce(s.preferred_name || ' ' || s.last_name, '')`

export const studentList = listing({
  name: 'academic.students.list',
  rows: (p: StudentFilters, has) => {
    let query = students(p, has).where(visibleChild(p, has, sql.ref('s.id')))
    if (has('gradeLevel')) query = query.where('s.grade_level', '=', p.gradeLevel as string)
    if (has('status')) query = query.where('s.status', '=', p.status as string)
    if (has('sectionId')) {
      query = query.where(
        sql<boolean>`s.id in (
          select fe.student_id from enrollments fe
          where fe.org_id = ${p.orgId} and fe.section_id = ${p.sectionId} and fe.status in ('active', 'completed')
            and fe.deleted_at is null and ${visibleSection(p, has, sql.ref('fe.section_id'))})`,
      )
    }
    if (has('classroomId')) query = query.where('s.homeroom_classroom_id', '=', p.classroomId as string)
    if (has('q')) {
      const q = p.q as string
      const places = [fullName, calledName, sql.ref('s.student_number')].map((place) => contains(place, q))
      query = query.where(sql<boolean>`(${sql.join(places, sql` or `)})`)
    }
    return query
  },
  sort: [
    { by: sql.ref('s.last_name'), direction: 'asc', type: 'text', of: (row) => row.last_name },
    { by: sql.ref('s.first_name'), direction: 'asc', type: 'text', of: (row) => row.first_name },
    { by: sql.ref('s.id'), direction: 'asc', type: 'uuid', of: (row) => row.id },
  ],
})

type ById = P & { id: string }
const student = (p: ById, has: Has<StudentScope>) => students(p, has).where('s.id', '=', p.id)

export const studentById = statement('academic.students.get', (p: ById, has) => student(p, has))
/** Not against those who only refer to the student. */
export const studentForUpdate = statement('academic.students.lock', (p: ById, has) => student(p, has).forNoKeyUpdate())
export const studentExists = statement('academic.students.exists', (p: { orgId: string; id: string }) =>
  db
    .selectFrom('students')
    .select('id')
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id)
    .where('deleted_at', 'is', null),
)

/** Whose account a student's is to be. Held until the commit. */
export const memberToStudy = statement('academic.students.member', (p: { orgId: string; memberUserId: string }) =>
  db
    .selectFrom('memberships as m')
    .select(['m.status', 'm.role', 'm.additional_roles'])
    .where('m.org_id', '=', p.orgId)
    .where('m.user_id', '=', p.memberUserId)
    .where('m.deleted_at', 'is', null)
    .forShare(),
)

/** A homeroom: not deleted until the commit. */
export const homeroom = statement('academic.students.homeroom', (p: { orgId: string; roomId: string }) =>
  db
    .selectFrom('classrooms')
    .select(['id', 'is_active'])
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.roomId)
    .where('deleted_at', 'is', null)
    .forKeyShare(),
)

interface StudentValues {
  orgId: string
  id: string
  callerId: string
  now: string
  memberUserId: string | null
  studentNumber: string
  firstName: string
  lastName: string
  preferredName: string | null
  birthDate: string | null
  gradeLevel: string
  homeroomId: string | null
  status: string
  avatarUrl: string | null
  enrolledOn: string | null
  /** Sealed; left out: as it was. */
  phone?: Buffer | null
  address?: Buffer | null
}

const values = (p: StudentValues, has: Has<StudentValues>) => ({
  user_id: p.memberUserId,
  student_number: p.studentNumber,
  first_name: p.firstName,
  last_name: p.lastName,
  preferred_name: p.preferredName,
  birth_date: p.birthDate,
  grade_level: p.gradeLevel,
  homeroom_classroom_id: p.homeroomId,
  status: p.status,
  avatar_url: p.avatarUrl,
  enrolled_on: p.enrolledOn,
  updated_at: p.now,
  updated_by_id: p.callerId,
  ...(has('phone') ? { phone_enc: p.phone } : {}),
  ...(has('address') ? { address_enc: p.address } : {}),
})

export const insertStudent = statement('academic.students.insert', (p: StudentValues, has) =>
  db
    .insertInto('students')
    .values({ org_id: p.orgId, id: p.id, created_at: p.now, created_by_id: p.callerId, ...values(p, has) }),
)

export const updateStudent = statement('academic.students.update', (p: StudentValues, has) =>
  db.updateTable('students').set(values(p, has)).where('org_id', '=', p.orgId).where('id', '=', p.id),
)
