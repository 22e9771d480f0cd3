import type { Role } from '@homeroom/contract/access'
import { sql } from 'kysely'
import { toPublic } from '../../src/ids.ts'
import type { Person } from './school.ts'
import type { TestServer } from './server.ts'

/** People and rows of a loaded organization that have to do with one another, so that each caller sees some of them. */
export interface Cast {
  orgId: string
  people: Record<string, Person>
  /** The public id of a row of the kind: of the student, her section or her family, where the row has one. */
  idOf(prefix: string): Promise<string>
}

type Loaded = Pick<TestServer, 'db'>

const TABLES: Record<string, string> = {
  task: 'tasks',
  proj: 'projects',
  mbr: 'memberships',
  key: 'api_keys',
  aud: 'audit_logs',
  room: 'classrooms',
  term: 'terms',
  tch: 'teachers',
  off: 'course_offerings',
  std: 'standards',
  sec: 'sections',
  enr: 'enrollments',
  les: 'lessons',
  asg: 'assignments',
  sub: 'submissions',
  asmt: 'assessments',
  grd: 'grades',
  att: 'attendance_records',
  fam: 'families',
  fmem: 'family_members',
  glnk: 'guardian_links',
  cns: 'consents',
  tc: 'trusted_contacts',
  rxn: 'reactions',
  bkm: 'bookmarks',
  rpt: 'reports',
  post: 'posts',
  whe: 'webhook_endpoints',
  whd: 'webhook_deliveries',
  evt: 'outbox_events',
}

interface Centre {
  org_id: string
  student_id: string
  section_id: string
  family_id: string
  student: string
  guardian: string
  teacher: string
}

/** In the largest organization: a student who signs in, with an agreeing guardian and a teacher of this term. */
async function centreOf({ db }: Loaded): Promise<Centre> {
  const { rows } = await sql<Centre>`
    select s.org_id, s.id as student_id, e.section_id, fm.family_id, s.user_id as student,
      gl.guardian_user_id as guardian, t.user_id as teacher
    from students s
    join enrollments e on (e.org_id, e.student_id, e.status) = (s.org_id, s.id, 'active')
    join section_teachers st on (st.org_id, st.section_id) = (e.org_id, e.section_id)
    join teachers t on (t.org_id, t.id) = (st.org_id, st.teacher_id)
    join guardian_links gl on (gl.org_id, gl.student_id, gl.status) = (s.org_id, s.id, 'active')
    join family_members fm on (fm.org_id, fm.student_id) = (s.org_id, s.id)
    join consents c on (c.org_id, c.student_id, c.type) = (s.org_id, s.id, 'data_processing')
    join consents cc on (cc.org_id, cc.student_id, cc.type) = (s.org_id, s.id, 'contact_sharing')
    where s.user_id is not null
      and s.org_id = (select org_id from tasks group by org_id order by count(*) desc limit 1)
    order by s.id limit 1`.execute(db)
  return rows[0] as Centre
}

export async function castOf(t: Loaded): Promise<Cast> {
  const centre = await centreOf(t)
  const { org_id: orgId } = centre
  const member = async (userId: string | null, role: Role): Promise<Person> => {
    const { rows } = await sql<Person>`
      select m.user_id as "userId", m.id as "memberId", m.org_id as "orgId", u.idp_subject as subject, m.role
      from memberships m join users u on u.id = m.user_id
      where m.org_id = ${orgId} and m.role = ${role} and m.user_id = coalesce(${userId}, m.user_id)
      limit 1`.execute(t.db)
    return rows[0] as Person
  }
  const people = {
    admin: await member(null, 'admin'),
    staff: await member(null, 'staff'),
    nurse: await member(null, 'health_staff'),
    teacher: await member(centre.teacher, 'teacher'),
    guardian: await member(centre.guardian, 'guardian'),
    student: await member(centre.student, 'student'),
  }
  return { orgId, people, idOf: async (prefix) => toPublic(prefix, await uuidFor(t, prefix, centre)) }
}

async function uuidFor({ db }: Loaded, prefix: string, centre: Centre): Promise<string> {
  const known: Record<string, string> = {
    stu: centre.student_id,
    sec: centre.section_id,
    fam: centre.family_id,
    usr: centre.teacher,
    org: centre.org_id,
  }
  if (known[prefix]) return known[prefix]
  const org = sql`r.org_id = ${centre.org_id}`
  // A course with offerings and prerequisites, a conversation of everybody's, an assignment that was handed in.
  const from: Record<string, ReturnType<typeof sql>> = {
    xrl: sql`select r.role_id as id from experience_role_members r where ${org} group by r.role_id
      order by count(*) desc limit 1`,
    // Everybody sees it, and says something about it.
    post: sql`select r.id from posts r where ${org} and r.comment_count > 2 and r.reaction_counts <> '{}' limit 1`,
    cmt: sql`select r.id from comments r where ${org} and r.reply_count > 1 limit 1`,
    crs: sql`select r.course_id as id from course_prerequisites r where ${org} limit 1`,
    conv: sql`select r.id from conversations r where ${org} and r.name = 'Staff room'`,
    msg: sql`select r.id from messages r join conversations c on (c.org_id, c.id) = (r.org_id, r.conversation_id)
      where ${org} and c.name = 'Staff room' order by r.id limit 1`,
    asg: sql`select r.assignment_id as id from submissions r join assignments a on (a.org_id, a.id) = (r.org_id, r.assignment_id)
      where ${org} and a.section_id = ${centre.section_id} limit 1`,
  }
  const { rows } = await (from[prefix] ?? (await related(prefix))).execute(db)
  const [row] = rows as { id: string }[]
  if (!row) throw new Error(`the load has no row for ids that begin with ${prefix}_`)
  return row.id

  async function related(kind: string) {
    const table = TABLES[kind]
    if (!table) throw new Error(`add a line «${kind}: …» to TABLES in test/support/cast.ts`)
    const tables = await db.introspection.getTables()
    const columns = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? []
    const same = (['student_id', 'section_id', 'family_id'] as const)
      .filter((column) => columns.includes(column))
      .map((column) => sql`r.${sql.ref(column)} = ${centre[column]}`)
    return sql`select r.id from ${sql.table(table)} r where ${sql.join([org, ...same.slice(0, 1)], sql` and `)} limit 1`
  }
}
