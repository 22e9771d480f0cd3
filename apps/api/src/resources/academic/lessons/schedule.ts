import { type RawBuilder, sql } from 'kysely'
import { type SectionScope, seesDrafts, visibleSection } from '../../../access/section.ts'
import { db, type Has } from '../../../db/statement.ts'
import { listing } from '../../../paging.ts'

interface ScheduleFilters extends SectionScope {
  orgId: string
  from: string
  to: string
  timezone: string
  sectionId?: string
  teacherId?: string
  studentId?: string
}
type H = Has<ScheduleFilters>

interface Planned {
  date: string
  starts_at: string
  ends_at: string
  section_id: string
  section_name: string
  course_id: string
  classroom_id: string | null
  lesson_id: string | null
  lesson_title: string | null
  place: string
}

const meeting = sql.raw('("dayOfWeek" integer, "startTime" time, "endTime" time, "classroomId" uuid)')

/** All their moments have a year of four digits in UTC, whatever the time zone. */
const [FIRST_DAY, LAST_DAY] = [sql`date '0001-01-02'`, sql`date '9999-12-30'`]

/**
 * Active sections that the caller sees, each with its first and last day among those asked: of the term, and of a
 * student's enrollment. Whoever waits for a place has no schedule yet.
 */
function sections(p: ScheduleFilters, has: H): RawBuilder<unknown> {
  const parts = [visibleSection(p, has, sql.ref('s.id'))]
  if (has('sectionId')) parts.push(sql`s.id = ${p.sectionId}`)
  if (has('teacherId')) {
    parts.push(sql`s.id in (
      select st.section_id from section_teachers st where st.org_id = ${p.orgId} and st.teacher_id = ${p.teacherId})`)
  }
  const enrollment = has('studentId')
    ? sql`join enrollments e on e.org_id = s.org_id and e.section_id = s.id and e.student_id = ${p.studentId}
        and e.status in ('active', 'completed') and e.deleted_at is null`
    : sql`cross join (select null::date as starts_on, null::date as ends_on) e`
  return sql`
    select s.id, s.name, s.course_id, s.classroom_id, s.meetings,
      greatest(tm.starts_on, e.starts_on, ${p.from}::date, ${FIRST_DAY}) as first_day,
      least(tm.ends_on, e.ends_on, ${p.to}::date, ${LAST_DAY}) as last_day
    from sections s ${enrollment}
    cross join lateral (
      select tm.starts_on, tm.ends_on from terms tm where tm.org_id = s.org_id and tm.id = s.term_id offset 0) tm
    where s.org_id = ${p.orgId} and s.deleted_at is null and s.status = 'active' and ${sql.join(parts, sql` and `)}`
}

/** Every meeting on each of its days: the section's first one of a weekday also takes lessons that have no time. */
const meetings = sql`(
  select s.id, s.name, s.course_id, m.start_time, m.end_time, m.room, m.is_first, s.first_day + m.first_time + n as date
  from asked s
  cross join lateral (
    select "startTime" as start_time, "endTime" as end_time, coalesce("classroomId", s.classroom_id) as room,
      row_number() over (partition by "dayOfWeek" order by "startTime") = 1 as is_first,
      ("dayOfWeek" - extract(isodow from s.first_day)::integer + 7) % 7 as first_time
    from jsonb_to_recordset(s.meetings) as w ${meeting}) m
  join unnest('{0,7,14,21,28}'::integer[]) as n on s.first_day + m.first_time + n <= s.last_day)`

/**
 * Meetings with their lessons, and lessons that begin at another time than any meeting. The sections are found once
 * (`materialized`), and what belongs to each is looked up by its index (`offset 0`), whatever the estimates are: they know
 * neither how many meetings a section has nor how many days a term.
 */
function planned(p: ScheduleFilters, has: H): RawBuilder<unknown> {
  const lessons = sql`select l.id, l.title, l.date, l.start_time, l.end_time from lessons l
    where l.org_id = ${p.orgId} and l.deleted_at is null and l.status <> 'canceled'
      and (l.status <> 'draft' or ${seesDrafts(p, has, sql.ref('l.section_id'))})`
  return sql`(
    with asked as materialized (${sections(p, has)})
    select m.id, m.name, m.course_id, m.date, m.start_time, m.end_time, m.room, l.id as lesson_id, l.title as lesson_title
    from ${meetings} m
    left join lateral (${lessons} and l.section_id = m.id and l.date = m.date
      and ((l.start_time >= m.start_time and l.start_time < m.end_time) or (l.start_time is null and m.is_first))
      offset 0) l on true
    union all
    select s.id, s.name, s.course_id, l.date, l.start_time, l.end_time, s.classroom_id, l.id, l.title
    from asked s
    cross join lateral (${lessons} and l.section_id = s.id and l.date between s.first_day and s.last_day
      and l.start_time is not null offset 0) l
    where not exists (
      select from jsonb_to_recordset(s.meetings) as m ${meeting}
      where m."dayOfWeek" = extract(isodow from l.date)
        and l.start_time >= m."startTime" and l.start_time < m."endTime"))`
}

/** The organization's clock at a moment, in minutes east of UTC. */
const offset = (p: ScheduleFilters, at: string) => sql<number>`(round(extract(epoch from
  (${sql.ref(at)} at time zone ${p.timezone}::text) - (${sql.ref(at)} at time zone 'UTC')) / 60)::integer)`

/**
 * The database makes the occurrences, so that it can also sort and page them; its time zone tables turn the times on the
 * wall into moments, on both sides of a change of the clocks.
 */
export const schedule = listing({
  name: 'academic.lessons.getSchedule',
  rows: (p: ScheduleFilters, has) => {
    const entries = sql<Planned>`(
      select o.date, o.id as section_id, o.name as section_name, o.course_id, o.room as classroom_id,
        o.lesson_id, o.lesson_title,
        (o.date + o.start_time) at time zone ${p.timezone}::text as starts_at,
        (o.date + o.end_time) at time zone ${p.timezone}::text as ends_at,
        o.start_time || coalesce(' ' || o.lesson_id, '') as place
      from ${planned(p, has)} o)`.as<'o'>(sql`o`)
    return db
      .selectFrom(entries)
      .select(['o.date', 'o.starts_at', 'o.ends_at', 'o.section_id', 'o.section_name', 'o.course_id'])
      .select(['o.classroom_id', 'o.lesson_id', 'o.lesson_title', 'o.place'])
      .select([offset(p, 'o.starts_at').as('starts_offset'), offset(p, 'o.ends_at').as('ends_offset')])
      .select([
        sql<string>`(select c.title from courses c where c.org_id = ${p.orgId} and c.id = o.course_id)`.as(
          'course_title',
        ),
        sql<string[]>`array(
          select st.teacher_id from section_teachers st
          where st.org_id = ${p.orgId} and st.section_id = o.section_id order by st.position)`.as('teacher_ids'),
      ])
  },
  sort: [
    { by: sql.ref('o.starts_at'), direction: 'asc', type: 'timestamptz', of: (row) => row.starts_at },
    { by: sql.ref('o.section_id'), direction: 'asc', type: 'uuid', of: (row) => row.section_id },
    { by: sql.ref('o.place'), direction: 'asc', type: 'text', of: (row) => row.place },
  ],
})
