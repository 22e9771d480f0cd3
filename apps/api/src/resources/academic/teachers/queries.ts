import { sql } from 'kysely'
import { studentOfUser } from '../../../access/avatar.ts'
import { db, statement } from '../../../db/statement.ts'
import { contains, listing } from '../../../paging.ts'

const fullName = sql<string>`trim(u.first_name || ' ' || u.last_name)`

const student = (p: { orgId: string }) => studentOfUser(p, sql.ref('u.id'))

/** Of the user `u`. A student's picture is shown with consent only, so not here: see access/avatar.ts. */
const avatar = (p: { orgId: string }) =>
  sql<string | null>`case when ${student(p)} is null then u.avatar_url end`.as('avatar_url')

const teachers = (p: { orgId: string }) =>
  db
    .selectFrom('teachers as te')
    .innerJoin('users as u', 'u.id', 'te.user_id')
    .select(['te.id', 'te.user_id', 'u.first_name', 'u.last_name', avatar(p)])
    .select(['te.title', 'te.subjects', 'te.grade_levels', 'te.employee_number', 'te.status'])
    .select(['te.created_at', 'te.updated_at'])
    .where('te.org_id', '=', p.orgId)
    .where('te.deleted_at', 'is', null)

interface TeacherFilters {
  orgId: string
  subject?: string
  status?: string
  q?: string
}

export const teacherList = listing({
  name: 'academic.teachers.list',
  rows: (p: TeacherFilters, has) => {
    let query = teachers(p)
    if (has('subject')) query = query.where(sql<boolean>`te.subjects @> array[${p.subject}::text]`)
    if (has('status')) query = query.where('te.status', '=', p.status as string)
    if (has('q')) {
      const q = p.q as string
      query = query.where(sql<boolean>`(${contains(fullName, q)} or ${contains(sql`coalesce(te.title, '')`, q)})`)
    }
    return query
  },
  sort: [
    { by: sql.ref('u.last_name'), direction: 'asc', type: 'text', of: (row) => row.last_name },
    { by: sql.ref('u.first_name'), direction: 'asc', type: 'text', of: (row) => row.first_name },
    { by: sql.ref('te.id'), direction: 'asc', type: 'uuid', of: (row) => row.id },
  ],
})

export const teacherById = statement('academic.teachers.get', (p: { orgId: string; id: string }) =>
  teachers(p).where('te.id', '=', p.id),
)

/** Whom a new teaching record is about. Held until the commit, so that they are not suspended meanwhile. */
export const memberToTeach = statement('academic.teachers.member', (p: { orgId: string; userId: string }) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.status', 'm.role', 'm.additional_roles', 'u.first_name', 'u.last_name', avatar(p)])
    .select(student(p).as('student_id'))
    .where('m.org_id', '=', p.orgId)
    .where('m.user_id', '=', p.userId)
    .where('m.deleted_at', 'is', null)
    .forShare('m'),
)

interface NewTeacher {
  orgId: string
  id: string
  callerId: string
  now: string
  userId: string
  title: string | null
  subjects: string[]
  gradeLevels: string[]
  employeeNumber: string | null
}

export const insertTeacher = statement('academic.teachers.insert', (p: NewTeacher) =>
  db.insertInto('teachers').values({
    org_id: p.orgId,
    id: p.id,
    user_id: p.userId,
    title: p.title,
    subjects: p.subjects,
    grade_levels: p.gradeLevels,
    employee_number: p.employeeNumber,
    created_at: p.now,
    updated_at: p.now,
    created_by_id: p.callerId,
    updated_by_id: p.callerId,
  }),
)
