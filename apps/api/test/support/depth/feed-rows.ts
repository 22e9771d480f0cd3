import type { Role } from '@homeroom/contract/access'
import { sql } from 'kysely'
import type { Person, School } from '../school.ts'

/** A school of 5,000 members with 100,000 posts, and everybody's timeline in it. */
export interface FeedSchool {
  orgId: string
  people: Record<string, Person>
}

const POSTS = 100_000
const SECTIONS = 200
const ROLES = 3
/** Other schools, so that the planner does not take this one for the whole table. */
const OTHERS = 20
const POSTS_ELSEWHERE = 1_000

/** [role, members]: 5,000 in all. */
const MEMBERS: [Role, number][] = [
  ['staff', 100],
  ['teacher', 200],
  ['guardian', 3_000],
  ['student', 1_690],
]

/** One moment for each post, the later the higher its number. */
const moment = sql`timestamptz '2026-01-01' + n * interval '4 minutes'`
const uuid = sql`gen_random_uuid()`

export async function loadFeedSchool(school: School): Promise<FeedSchool> {
  const orgId = await school.organization()
  await members(school, orgId)
  await classes(school, orgId)
  const named: Role[] = ['owner', 'admin', 'staff', 'health_staff', 'teacher', 'guardian', 'student', 'guest']
  const people = Object.fromEntries(
    await Promise.all(named.map(async (role) => [role, await school.person(orgId, role)] as const)),
  )
  await involve(school, orgId, people)
  await posts(school, orgId, POSTS)
  for (let i = 0; i < OTHERS; i++) {
    const other = await school.organization()
    await school.person(other, 'teacher')
    await posts(school, other, POSTS_ELSEWHERE)
  }
  await sql`vacuum analyze`.execute(school.db)
  return { orgId, people }
}

async function members({ db }: School, org: string): Promise<void> {
  for (const [role, n] of MEMBERS) {
    await sql`
      with made as (
        insert into users (id, email, first_name, last_name)
        select ${uuid}, ${role} || n || '@example.org', 'Test', 'Person' from generate_series(1, ${n}::int) n returning id)
      insert into memberships (org_id, id, user_id, role, status) select ${org}, ${uuid}, id, ${role}, 'active' from made`.execute(
      db,
    )
  }
}

/** Every student learns in six sections and has a guardian; every section has a teacher. */
async function classes({ db }: School, org: string): Promise<void> {
  const run = (query: ReturnType<typeof sql>) => query.execute(db)
  const usersOf = (role: string) => sql`(
    select user_id, row_number() over (order by user_id) - 1 as i from memberships where org_id = ${org} and role = ${role})`
  await run(sql`insert into terms (org_id, id, name, kind, starts_on, ends_on)
    values (${org}, ${uuid}, 'Year', 'school_year', '2000-01-01', '2099-12-31')`)
  await run(sql`insert into courses (org_id, id, code, title, subject) values (${org}, ${uuid}, 'C', 'Course', 'arts')`)
  await run(sql`insert into course_offerings (org_id, id, course_id, term_id)
    select ${org}, ${uuid}, c.id, t.id from courses c, terms t where c.org_id = ${org} and t.org_id = ${org}`)
  await run(sql`insert into sections (org_id, id, offering_id, course_id, term_id, name, code)
    select ${org}, ${uuid}, o.id, o.course_id, o.term_id, 'Section ' || n, 'S' || n
    from course_offerings o, generate_series(1, ${SECTIONS}::int) n where o.org_id = ${org}`)
  await run(sql`insert into teachers (org_id, id, user_id)
    select ${org}, ${uuid}, user_id from ${usersOf('teacher')} t`)
  await run(sql`insert into section_teachers (org_id, section_id, teacher_id)
    select ${org}, s.id, t.id from (select id, row_number() over (order by id) as i from sections where org_id = ${org}) s
    join (select id, row_number() over (order by id) as i from teachers where org_id = ${org}) t on t.i = s.i`)
  await run(sql`insert into students (org_id, id, user_id, student_number, first_name, last_name, grade_level)
    select ${org}, ${uuid}, user_id, 'N' || i, 'Test', 'Student', '03' from ${usersOf('student')} s`)
  await run(sql`insert into guardian_links (org_id, id, student_id, guardian_user_id, relationship, status)
    select ${org}, ${uuid}, s.id, g.user_id, 'parent', 'active'
    from (select id, row_number() over (order by id) - 1 as i from students where org_id = ${org}) s
    join ${usersOf('guardian')} g on g.i = s.i`)
  await enroll(run, org, sql`true`)
}

/** Puts the students into six sections each. */
const enroll = (run: (query: ReturnType<typeof sql>) => Promise<unknown>, org: string, which: ReturnType<typeof sql>) =>
  run(sql`insert into enrollments (org_id, id, student_id, section_id, term_id, status)
    select ${org}, ${uuid}, st.id, se.id, se.term_id, 'active'
    from (select id, row_number() over (order by id) as i from students s where org_id = ${org} and ${which}) st
    cross join generate_series(0, 5) k
    join (select id, term_id, row_number() over (order by id) - 1 as i from sections where org_id = ${org}) se
      on se.i = (st.i * 7 + k * 31) % ${SECTIONS}::int`)

/** The people whose timelines are read: a teacher of a section, a guardian of two, a student, a guest who holds a role. */
async function involve(school: School, org: string, people: Record<string, Person>): Promise<void> {
  const { db } = school
  const run = (query: ReturnType<typeof sql>) => query.execute(db)
  const { teacher, guardian, student, guest } = people as Record<'teacher' | 'guardian' | 'student' | 'guest', Person>
  const own = await school.student(org, { user_id: student.userId })
  const other = await school.student(org)
  for (const child of [own, other]) await school.guardianLink(guardian, child)
  await enroll(run, org, sql`id in (${own}, ${other})`)
  const teacherId = await school.teacher(teacher)
  await run(sql`insert into section_teachers (org_id, section_id, teacher_id)
    select ${org}, section_id, ${teacherId} from enrollments where student_id = ${own}`)
  await run(sql`insert into experience_roles (org_id, id, key, name)
    select ${org}, ${uuid}, 'role_' || n, 'Role' from generate_series(1, ${ROLES}::int) n`)
  await run(sql`insert into experience_role_members (org_id, id, role_id, user_id)
    select ${org}, ${uuid}, r.id, m.user_id from experience_roles r, memberships m
    where r.org_id = ${org} and m.org_id = ${org} and r.key = 'role_1'
      and (m.user_id = ${guest.userId} or (m.role = 'guardian' and m.id::text < '3'))`)
}

/** Two in five to everybody, as many to a section, the rest to roles, to guardians of a section and to families. */
async function posts({ db }: School, org: string, n: number): Promise<void> {
  await sql`
    insert into posts (org_id, id, author_id, kind, body, audience_scope, status, published_at, is_pinned, created_at)
    select ${org}, ${uuid}, a.user_id, case when n % 20 = 0 then 'announcement' else 'post' end, 'Post ' || n,
      case when n % 100 < 40 then 'org' when n % 100 < 80 then 'sections'
        when n % 100 < 85 then 'experience_roles' else 'families' end,
      'published', ${moment}, n % 500 = 0, ${moment}
    from generate_series(1, ${n}::int) n
    join (select user_id, row_number() over (order by user_id) - 1 as i, count(*) over () as all_of_them
      from memberships where org_id = ${org} and role in ('teacher', 'staff')) a on a.i = n % a.all_of_them`.execute(db)
  const target = (table: string, kind: string, from: number, to: number) => sql`
    insert into post_audiences (org_id, post_id, target_kind, target_id, published_at)
    select p.org_id, p.id, ${kind}, t.id, p.published_at
    from (select *, substr(body, 6)::int as n from posts where org_id = ${org}) p
    join (select id, row_number() over (order by id) - 1 as i, count(*) over () as all_of_them
      from ${sql.table(table)} where org_id = ${org}) t on t.i = (p.n * 13) % t.all_of_them
    where p.n % 100 >= ${from}::int and p.n % 100 < ${to}::int`
  await target('sections', 'section', 40, 80).execute(db)
  await target('experience_roles', 'experience_role', 80, 85).execute(db)
  await target('sections', 'section_guardians', 85, 93).execute(db)
  await target('students', 'child', 93, 100).execute(db)
}
