import { type RawBuilder, type Selectable, sql } from 'kysely'
import { type ChildScope, official, visibleChild } from '../../../access/child.ts'
import type { DB } from '../../../db/schema.generated.ts'
import { db, type Has, statement } from '../../../db/statement.ts'
import { listing } from '../../../paging.ts'

const columns = [
  'a.id',
  'a.student_id',
  'a.section_id',
  'a.date',
  'a.status',
  'a.minutes_late',
  'a.arrived_at',
  'a.departed_at',
  'a.reason',
  'a.marked_at',
  'a.created_at',
  'a.updated_at',
] as const

interface Filters extends ChildScope {
  orgId: string
  studentId?: string
  sectionId?: string
  status?: string
  date?: string
  from?: string
  to?: string
}

const filtered = (p: Filters, has: Has<Filters>) => {
  let query = db
    .selectFrom('attendance_records as a')
    .select(columns)
    .where('a.org_id', '=', p.orgId)
    .where('a.deleted_at', 'is', null)
  if (has('studentId')) query = query.where('a.student_id', '=', p.studentId as string)
  if (has('sectionId')) query = query.where('a.section_id', '=', p.sectionId as string)
  if (has('status')) query = query.where('a.status', '=', p.status as string)
  if (has('date')) query = query.where('a.date', '=', p.date as string)
  if (has('from')) query = query.where('a.date', '>=', p.from as string)
  if (has('to')) query = query.where('a.date', '<=', p.to as string)
  return query
}

/** A note is for the school only. */
const noteFor = (p: Filters, has: Has<Filters>, child: RawBuilder<unknown>) =>
  sql<string | null>`case when ${official(p, has, child)} then a.note end`.as('note')

const latestDay = [
  { by: sql.ref('a.date'), direction: 'desc', type: 'date', of: (row: { date: string }) => row.date },
  { by: sql.ref('a.id'), direction: 'desc', type: 'uuid', of: (row: { id: string }) => row.id },
] as const

export const attendanceList = listing({
  name: 'academic.attendance.list',
  rows: (p: Filters, has) =>
    filtered(p, has)
      .select(noteFor(p, has, sql.ref('a.student_id')))
      .where(visibleChild(p, has, sql.ref('a.student_id'))),
  sort: latestDay,
})

export const attendanceOfStudent = listing({
  name: 'academic.attendance.getStudentAttendance',
  rows: (p: Filters & { studentId: string }, has) =>
    filtered(p, has).select(noteFor(p, has, sql`${p.studentId}::uuid`)),
  sort: latestDay,
})

interface Children {
  orgId: string
  ids: string[]
}

/** Until the commit nobody else marks these children, so that what is read of their marks afterwards stays true. */
export const childrenToMark = statement('academic.attendance.children', (p: Children) =>
  db
    .selectFrom('students')
    .select(['id', 'status'])
    .where('org_id', '=', p.orgId)
    .where('id', '=', sql<string>`any(${p.ids}::uuid[])`)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate(),
)

export const termOfSection = statement('academic.attendance.term', (p: { orgId: string; id: string }) =>
  db
    .selectFrom('sections as s')
    .innerJoin('terms as tm', (join) => join.onRef('tm.org_id', '=', 's.org_id').onRef('tm.id', '=', 's.term_id'))
    .select(['tm.starts_on', 'tm.ends_on'])
    .where('s.org_id', '=', p.orgId)
    .where('s.id', '=', p.id)
    .where('s.deleted_at', 'is', null),
)

/** The children's marks of the day: in the section, or of the whole day. */
export const marksOf = statement(
  'academic.attendance.marks',
  (p: Children & { date: string; sectionId?: string }, has) => {
    const marks = db
      .selectFrom('attendance_records as a')
      .select([...columns, 'a.note'])
      .where('a.org_id', '=', p.orgId)
      .where('a.student_id', '=', sql<string>`any(${p.ids}::uuid[])`)
      .where('a.date', '=', p.date)
    return has('sectionId')
      ? marks.where('a.section_id', '=', p.sectionId as string)
      : marks.where('a.section_id', 'is', null)
  },
)

/** What a mark says of a child. */
const said = ['status', 'minutes_late', 'arrived_at', 'departed_at', 'reason', 'note'] as const

interface Marks {
  orgId: string
  userId: string
  now: string
  date: string
  sectionId: string | null
  /** JSON of rows: `id`, `student_id` and what is said. */
  marks: string
}
type Mark = Selectable<DB['attendance_records']>

/** Any number of marks of one day and section in one statement; a mark that is there is replaced. */
export const putMarks = statement('academic.attendance.put', (p: Marks) => {
  const shared = {
    org_id: sql`${p.orgId}::uuid`,
    date: sql`${p.date}::date`,
    section_id: sql`${p.sectionId}::uuid`,
    marked_by_id: sql`${p.userId}::uuid`,
    marked_at: sql`${p.now}::timestamptz`,
    created_at: sql`${p.now}::timestamptz`,
    updated_at: sql`${p.now}::timestamptz`,
    created_by_id: sql`${p.userId}::uuid`,
    updated_by_id: sql`${p.userId}::uuid`,
  } as const
  const names = Object.keys(shared) as (keyof typeof shared)[]
  const own = ['id', 'student_id', ...said] as const
  const replaced = [...said, 'marked_by_id', 'marked_at', 'updated_at', 'updated_by_id'] as const
  return db
    .insertInto('attendance_records')
    .columns([...names, ...own])
    .expression(
      db
        .selectFrom(sql<Mark>`jsonb_populate_recordset(null::attendance_records, ${p.marks}::jsonb)`.as('m'))
        .select(names.map((name) => shared[name].as(name)))
        .select(own.map((name) => `m.${name}` as const)),
    )
    .onConflict((conflict) =>
      conflict
        .expression(sql`org_id, student_id, date, coalesce(section_id, '00000000-0000-0000-0000-000000000000'::uuid)`)
        .doUpdateSet((eb) => Object.fromEntries(replaced.map((name) => [name, eb.ref(`excluded.${name}`)]))),
    )
})
