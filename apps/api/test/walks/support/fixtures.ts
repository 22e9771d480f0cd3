import type { OperationId } from '@homeroom/contract/operations'
import { newId, toPublic, uuidOf } from '../../../src/ids.ts'
import { Academy } from '../../support/academic.ts'
import type { Person, School } from '../../support/school.ts'
import type { Draft } from './draft.ts'
import type { IdSource } from './values.ts'
import type { Organization } from './world.ts'

/** Makes one row in the organization that its owner may see and change, and answers the row's uuid. */
type Fixture = (school: School, org: Organization) => Promise<string>

const academy = (school: School, { orgId }: Organization) => new Academy(school, orgId)

/** By id prefix. An operation that takes ids of a new kind joins the walks with one line here. */
const fixtures: Record<string, Fixture> = {
  task: (school, { orgId }) => school.task(orgId),
  proj: (school, { orgId }) => school.project(orgId),
  usr: async (school, { orgId }) => (await school.person(orgId, 'staff')).userId,
  mbr: async (school, { orgId }) => (await school.person(orgId, 'staff')).memberId,
  key: async (school, { orgId }) => (await school.key(orgId, ['tasks:read'])).id,
  room: (school, org) => academy(school, org).classroom(),
  term: (school, org) => academy(school, org).term(),
  tch: async (school, org) => (await academy(school, org).newTeacher()).teacherId,
  crs: (school, org) => academy(school, org).course(),
  std: (school, org) => academy(school, org).standard(),
  off: (school, org) => academy(school, org).offering(),
  sec: (school, org) => academy(school, org).section(),
  les: async (school, org) => academy(school, org).lesson(await fixture('sec', school, org)),
  asg: async (school, org) => academy(school, org).assignment(await fixture('sec', school, org)),
  async sub(school, org) {
    const assignmentId = await fixture('asg', school, org)
    return academy(school, org).submission(assignmentId, await fixture('stu', school, org))
  },
  async stu(school, { orgId, people }) {
    const id = await school.student(orgId)
    for (const type of ['data_processing', 'third_party_sharing']) await school.consent(people.guardian, id, type)
    return id
  },
  async aud({ db }, { orgId, people }) {
    const id = newId()
    const row = { org_id: orgId, id, action: 'tasks.list', outcome: 'success', request_id: 'walk-request' }
    await db
      .insertInto('audit_logs')
      .values({ ...row, actor_kind: 'user', actor_id: people.owner.userId })
      .execute()
    return id
  },
}

/** The uuid of a new row of the kind, in the organization. */
async function fixture(prefix: string, school: School, org: Organization): Promise<string> {
  const make = fixtures[prefix]
  if (!make) {
    throw new Error(
      `no fixture for ids that begin with ${prefix}_: add a line «${prefix}: …» to test/walks/support/fixtures.ts`,
    )
  }
  return make(school, org)
}

/** The same as a public id. */
export const newRow = async (prefix: string, school: School, org: Organization): Promise<string> =>
  toPublic(prefix, await fixture(prefix, school, org))

type Nested = (school: School, org: Organization, path: Record<string, string>) => Promise<unknown>

/** Lists of what belongs to the row in the path: how one more item gets there. */
export const nestedItems: Partial<Record<OperationId, Nested>> = {
  'academic.courses.getOfferings': (school, org, { id = '' }) =>
    academy(school, org).offering({ course_id: uuidOf('crs', id) }),
  async 'academic.courses.getPrerequisites'(school, org, { id = '' }) {
    const there = academy(school, org)
    await there.prerequisite(uuidOf('crs', id), await there.course())
  },
  'academic.lessons.getSchedule': (school, org) => academy(school, org).section({ meetings: DAILY }),
  'academic.assignments.getSubmissions': async (school, org, { id = '' }) =>
    academy(school, org).submission(uuidOf('asg', id), await fixture('stu', school, org)),
}

/** Every day of the week, so that the example days of the contract are among them. */
const DAILY = JSON.stringify(
  [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => ({ dayOfWeek, startTime: '09:00', endTime: '09:50', classroomId: null })),
)

const PAGE = { name: 'page.pdf', url: 'https://files.example.org/page.pdf', contentType: null, sizeBytes: 48211 }

/** An id of the kind that never was. */
export const neverWas = (prefix: string): string => toPublic(prefix, newId())

type Situation = (school: School, org: Organization, ids: IdSource) => Promise<Partial<Draft> & { as?: Person }>

/** What an operation needs beyond rows that exist: another caller, a state, a body that the examples do not make. */
export const situations: Partial<Record<OperationId, Situation>> = {
  async 'tasks.reopen'(school, { orgId }) {
    const id = await school.task(orgId, { status: 'completed', completed_at: new Date().toISOString() })
    return { path: { id: toPublic('task', id) } }
  },
  async 'academic.teachers.create'(school, { orgId }) {
    const { userId } = await school.person(orgId, 'teacher')
    return { body: { userId: toPublic('usr', userId), title: 'Grade 3 teacher', subjects: ['music'] } }
  },
  async 'academic.assignments.submit'(school, org, ids) {
    const there = academy(school, org)
    const [sectionId, studentId] = [await fixture('sec', school, org), await ids('stu')]
    await there.enrollment(uuidOf('stu', studentId), sectionId)
    const id = await there.assignment(sectionId, { submission_types: ['text', 'url', 'file'] })
    const work = { text: 'One half', url: 'https://docs.example.org/fractions', attachments: [PAGE] }
    return { path: { id: toPublic('asg', id) }, body: { studentId, ...work } }
  },
  async 'identity.acceptInvitation'(school, { orgId }) {
    const invited = await school.person(orgId, 'staff', { status: 'invited' })
    return { as: invited, path: { id: toPublic('mbr', invited.memberId) } }
  },
}
