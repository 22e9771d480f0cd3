import { sql } from 'kysely'
import { type SectionScope, visibleSection } from '../../../access/section.ts'
import { db, statement } from '../../../db/statement.ts'
import { listing } from '../../../paging.ts'

/** As `sections.meetings` holds it: a room by its uuid, null for the section's own. */
export interface StoredMeeting {
  dayOfWeek: number
  startTime: string
  endTime: string
  classroomId: string | null
}

const teacherIds = sql<string[]>`array(
  select sct.teacher_id from section_teachers sct
  where sct.org_id = s.org_id and sct.section_id = s.id order by sct.position)`

const sections = (p: { orgId: string }) =>
  db
    .selectFrom('sections as s')
    .select(['s.id', 's.offering_id', 's.course_id', 's.term_id', 's.name', 's.code', 's.classroom_id', 's.capacity'])
    .select(['s.enrolled_count', 's.status', 's.created_at', 's.updated_at'])
    .select([sql<StoredMeeting[]>`s.meetings`.as('meetings'), teacherIds.as('teacher_ids')])
    .where('s.org_id', '=', p.orgId)
    .where('s.deleted_at', 'is', null)

interface SectionFilters extends SectionScope {
  orgId: string
  offeringId?: string
  courseId?: string
  termId?: string
  teacherId?: string
  status?: string
}

export const sectionList = listing({
  name: 'academic.sections.list',
  rows: (p: SectionFilters, has) => {
    let query = sections(p).where(visibleSection(p, has, sql.ref('s.id')))
    if (has('offeringId')) query = query.where('s.offering_id', '=', p.offeringId as string)
    if (has('courseId')) query = query.where('s.course_id', '=', p.courseId as string)
    if (has('termId')) query = query.where('s.term_id', '=', p.termId as string)
    if (has('teacherId')) {
      query = query.where(
        sql<boolean>`s.id in (
          select st.section_id from section_teachers st where st.org_id = ${p.orgId} and st.teacher_id = ${p.teacherId})`,
      )
    }
    if (has('status')) query = query.where('s.status', '=', p.status as string)
    return query
  },
  sort: [
    { by: sql.ref('s.code'), direction: 'asc', type: 'text', of: (row) => row.code },
    { by: sql.ref('s.id'), direction: 'asc', type: 'uuid', of: (row) => row.id },
  ],
})

interface ById {
  orgId: string
  id: string
}

export const sectionById = statement('academic.sections.get', (p: ById) => sections(p).where('s.id', '=', p.id))

/** Locks, and shows nothing: teachers that were read in the same statement would be as they were before the wait. */
export const lockSection = statement('academic.sections.lock', (p: ById) =>
  db.selectFrom('sections').select('id').where('org_id', '=', p.orgId).where('id', '=', p.id).forNoKeyUpdate(),
)

const offering = (p: ById) =>
  db
    .selectFrom('course_offerings')
    .select(['course_id', 'term_id', 'status', 'capacity'])
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id)
    .where('deleted_at', 'is', null)

/** Where a section is added: held until the commit, as the first one opens it. */
export const offeringToFill = statement('academic.sections.fill', (p: ById) => offering(p).forNoKeyUpdate())
/** What a section's own state is measured by: it is not closed until the commit. */
export const offeringOf = statement('academic.sections.offering', (p: ById) => offering(p).forShare())

export const openOffering = statement(
  'academic.sections.openOffering',
  (p: { orgId: string; id: string; userId: string; now: string }) =>
    db
      .updateTable('course_offerings')
      .set({ status: sql.lit('open'), updated_at: p.now, updated_by_id: p.userId })
      .where('org_id', '=', p.orgId)
      .where('id', '=', p.id),
)

interface Wanted {
  orgId: string
  sectionId: string
  offeringId: string
  /** JSON of meetings, each with the room that it needs. */
  wanted: string
}
const meeting = sql.raw('("dayOfWeek" integer, "startTime" time, "endTime" time, "classroomId" uuid)')

/** An active section of an overlapping term that has one of the rooms at one of the hours. */
export const sectionInTheWay = statement('academic.sections.inTheWay', (p: Wanted) =>
  db
    .selectFrom('sections as s')
    .innerJoin('terms as tm', (join) => join.onRef('tm.org_id', '=', 's.org_id').onRef('tm.id', '=', 's.term_id'))
    .select('s.id')
    .where('s.org_id', '=', p.orgId)
    .where('s.id', '<>', p.sectionId)
    .where('s.status', '=', sql.lit('active'))
    .where('s.deleted_at', 'is', null)
    .where(
      sql<boolean>`exists (
        select from course_offerings o
        join terms own on own.org_id = o.org_id and own.id = o.term_id
        where o.org_id = ${p.orgId} and o.id = ${p.offeringId}
          and tm.starts_on <= own.ends_on and own.starts_on <= tm.ends_on)`,
    )
    .where(
      sql<boolean>`exists (
        select from jsonb_to_recordset(s.meetings) as m ${meeting}
        join jsonb_to_recordset(${p.wanted}::jsonb) as w ${meeting}
          on w."dayOfWeek" = m."dayOfWeek" and w."classroomId" = coalesce(m."classroomId", s.classroom_id)
          and w."startTime" < m."endTime" and m."startTime" < w."endTime")`,
    )
    .orderBy('s.code')
    .limit(sql.lit(1)),
)

interface ChangedSection extends ById {
  userId: string
  now: string
  name: string
  code: string
  classroomId: string | null
  capacity: number | null
  status: string
  /** JSON */
  meetings: string
}
interface NewSection extends ChangedSection {
  offeringId: string
  courseId: string
  termId: string
}

const values = (p: ChangedSection) => ({
  name: p.name,
  code: p.code,
  classroom_id: p.classroomId,
  capacity: p.capacity,
  status: p.status,
  meetings: p.meetings,
  updated_at: p.now,
  updated_by_id: p.userId,
})

export const insertSection = statement('academic.sections.insert', (p: NewSection) =>
  db.insertInto('sections').values({
    org_id: p.orgId,
    id: p.id,
    offering_id: p.offeringId,
    course_id: p.courseId,
    term_id: p.termId,
    created_at: p.now,
    created_by_id: p.userId,
    ...values(p),
  }),
)

export const updateSection = statement('academic.sections.update', (p: ChangedSection) =>
  db.updateTable('sections').set(values(p)).where('org_id', '=', p.orgId).where('id', '=', p.id),
)

export const clearTeachers = statement('academic.sections.clearTeachers', (p: ById) =>
  db.deleteFrom('section_teachers').where('org_id', '=', p.orgId).where('section_id', '=', p.id),
)

export const insertTeachers = statement('academic.sections.insertTeachers', (p: ById & { teacherIds: string[] }) =>
  db
    .insertInto('section_teachers')
    .columns(['org_id', 'section_id', 'teacher_id', 'position'])
    .expression(
      db
        .selectFrom(
          sql<{ teacher_id: string; place: number }>`unnest(${p.teacherIds}::uuid[]) with ordinality`.as<'e'>(
            sql`e(teacher_id, place)`,
          ),
        )
        .select([
          sql<string>`${p.orgId}::uuid`.as('org_id'),
          sql<string>`${p.id}::uuid`.as('section_id'),
          'e.teacher_id',
          sql<number>`(e.place - 1)::integer`.as('position'),
        ]),
    ),
)

/** A section's group conversations are archived with it, and active again with it. */
export const updateConversations = statement(
  'academic.sections.updateConversations',
  (p: ById & { status: string; userId: string; now: string }) =>
    db
      .updateTable('conversations')
      .set({ status: p.status, updated_at: p.now, updated_by_id: p.userId })
      .where('org_id', '=', p.orgId)
      .where('section_id', '=', p.id)
      .where('deleted_at', 'is', null),
)
