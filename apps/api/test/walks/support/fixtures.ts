import type { OperationId } from '@homeroom/contract/operations'
import { newId, toPublic, uuidOf } from '../../../src/ids.ts'
import { Academy } from '../../support/academic.ts'
import { Care } from '../../support/care.ts'
import { Engagement } from '../../support/engagement.ts'
import { Feed } from '../../support/feed.ts'
import { Hooks } from '../../support/hooks.ts'
import type { Person, School } from '../../support/school.ts'
import { Talk } from '../../support/talk.ts'
import { conversations, participantOf } from './conversations.ts'
import type { Draft } from './draft.ts'
import { feedSituations, scheduledPost } from './feed.ts'
import { marksAndGrades } from './marks-and-grades.ts'
import type { IdSource } from './values.ts'
import type { Organization } from './world.ts'

/** Makes one row in the organization that its owner may see and change, and answers the row's uuid. */
type Fixture = (school: School, org: Organization) => Promise<string>

const academy = (school: School, { orgId }: Organization) => new Academy(school, orgId)

/** Whose guardians have consented to what keys and apps need. */
async function student(school: School, { orgId, people }: Organization): Promise<string> {
  const id = await school.student(orgId)
  for (const type of ['data_processing', 'third_party_sharing', 'health_data', 'contact_sharing', 'photo_media'])
    await school.consent(people.guardian, id, type)
  return id
}
const talk = (school: School, { orgId }: Organization) => new Talk(school, orgId)
const care = (school: School, { orgId }: Organization) => new Care(school, orgId)
const childOf = async (school: School, org: Organization) => uuidOf('stu', await newRow('stu', school, org))

/** By id prefix. An operation that takes ids of a new kind joins the walks with one line here. */
const fixtures: Record<string, Fixture> = {
  task: (school, { orgId }) => school.task(orgId),
  proj: (school, { orgId }) => school.project(orgId),
  /** Whoever an operation asks for: a student's account, for one. */
  usr: async (school, { orgId }) => (await school.person(orgId, 'staff', { additional_roles: ['student'] })).userId,
  mbr: async (school, { orgId }) => (await school.person(orgId, 'staff')).memberId,
  key: async (school, { orgId }) => (await school.key(orgId, ['tasks:read'])).id,
  room: (school, org) => academy(school, org).classroom(),
  term: (school, org) => academy(school, org).term(),
  tch: async (school, org) => (await academy(school, org).newTeacher()).teacherId,
  crs: (school, org) => academy(school, org).course(),
  std: (school, org) => academy(school, org).standard(),
  off: (school, org) => academy(school, org).offering(),
  sec: (school, org) => academy(school, org).section(),
  les: async (school, org) => academy(school, org).lesson(await academy(school, org).section()),
  asg: async (school, org) => academy(school, org).assignment(await academy(school, org).section()),
  async sub(school, org) {
    const there = academy(school, org)
    return there.submission(await there.assignment(await there.section()), await student(school, org))
  },
  inst: async (school, { orgId }) => (await school.appKey(orgId, ['tasks:read'])).installationId,
  whe: (school, { orgId }) => new Hooks(school, orgId).endpoint(),
  async whd(school, { orgId }) {
    const hooks = new Hooks(school, orgId)
    return hooks.delivery(await hooks.endpoint(), await hooks.event())
  },
  evt: (school, { orgId }) => new Hooks(school, orgId).event(),
  ntf: (school, { orgId, people }) => school.notification(orgId, people.owner.userId),
  asmt: async (school, org) => academy(school, org).assessment(await academy(school, org).section()),
  grd: async (school, org) => newGrade(school, org, await school.student(org.orgId)),
  att: async (school, org) => academy(school, org).attendance(await school.student(org.orgId)),
  stu: (school, org) => student(school, org),
  enr: async (school, org) => academy(school, org).enrolled(await student(school, org)),
  fam: (school, org) => academy(school, org).family(),
  async fmem(school, org) {
    const there = academy(school, org)
    return there.familyMember(await there.family(), { user_id: org.people.guardian.userId })
  },
  async glnk(school, org) {
    const guardian = await school.person(org.orgId, 'guardian')
    const child = await school.student(org.orgId)
    return academy(school, org).guardianLink(guardian, child, { status: 'pending' })
  },
  async cns(school, org) {
    return academy(school, org).consent(org.people.guardian, await school.student(org.orgId))
  },
  post: (school, { orgId }) => new Feed(school, orgId).post(),
  poll: (school, { orgId }) => new Feed(school, orgId).poll(),
  opt: async (school, { orgId }) => optionOf(school, await new Feed(school, orgId).poll()),
  async cmt(school, org) {
    const there = engagement(school, org)
    return there.comment(await there.feed.post(), { author_id: org.people.owner.userId })
  },
  async rxn(school, org) {
    const there = engagement(school, org)
    return there.reaction(await there.feed.post(), org.people.owner)
  },
  async bkm(school, org) {
    const there = engagement(school, org)
    return there.bookmark(await there.feed.post(), org.people.owner)
  },
  async rpt(school, org) {
    const there = engagement(school, org)
    return there.report(await there.feed.post(), org.people.guardian)
  },
  xrl: (school, { orgId }) => new Feed(school, orgId).role(),
  app: async (school, { orgId }) => (await school.appKey(orgId, ['family:read'])).appId,
  conv: (school, org) => talk(school, org).group([org.people.owner]),
  msg: async (school, org) => {
    const { owner } = org.people
    return talk(school, org).say(await talk(school, org).group([owner]), owner)
  },
  tc: async (school, org) => care(school, org).contact(await childOf(school, org)),
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

const engagement = (school: School, { orgId }: Organization) => new Engagement(school, orgId)

async function optionOf({ db }: School, pollId: string): Promise<string> {
  const { id } = await db
    .selectFrom('poll_options')
    .select('id')
    .where('poll_id', '=', pollId)
    .orderBy('position')
    .executeTakeFirstOrThrow()
  return id
}

async function newGrade(school: School, org: Organization, studentId: string): Promise<string> {
  const there = academy(school, org)
  return there.grade(await there.assessment(await there.section()), studentId)
}

/** The public id of a new row of the kind, in the organization. */
export async function newRow(prefix: string, school: School, org: Organization): Promise<string> {
  const fixture = fixtures[prefix]
  if (!fixture) {
    throw new Error(
      `no fixture for ids that begin with ${prefix}_: add a line «${prefix}: …» to test/walks/support/fixtures.ts`,
    )
  }
  return toPublic(prefix, await fixture(school, org))
}

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
    academy(school, org).submission(uuidOf('asg', id), await student(school, org)),
  'academic.attendance.getStudentAttendance': async (school, org, { studentId = '' }) => {
    const there = academy(school, org)
    return there.attendance(uuidOf('stu', studentId), { section_id: await there.section() })
  },
  'academic.grades.getStudentGrades': (school, org, { studentId = '' }) =>
    newGrade(school, org, uuidOf('stu', studentId)),
  'academic.students.getEnrollments': (school, org, { id = '' }) => academy(school, org).enrolled(uuidOf('stu', id)),
  'academic.enrollments.getSectionEnrollments': async (school, org, { sectionId = '' }) =>
    academy(school, org).enrollment(await student(school, org), uuidOf('sec', sectionId)),
  'feedComments.getComments': (school, org, { id = '' }) => engagement(school, org).comment(uuidOf('post', id)),
  'feedReactions.getReactions': async (school, org, { id = '' }) =>
    engagement(school, org).reaction(uuidOf('post', id), await school.person(org.orgId, 'staff')),
  'feedExperienceRoles.getMembers': async (school, { orgId }, { id = '' }) =>
    new Feed(school, orgId).holder(uuidOf('xrl', id), await school.person(orgId, 'guardian')),
  'feedScheduled.getScheduledPosts': (school, org) => scheduledPost(school, org),
  'family.listConsents': (school, org, { childId = '' }) =>
    academy(school, org).consent(org.people.guardian, uuidOf('stu', childId), { status: 'revoked' }),
  async 'webhooks.listDeliveries'(school, { orgId }, { id = '' }) {
    const hooks = new Hooks(school, orgId)
    return hooks.delivery(uuidOf('whe', id), await hooks.event())
  },
  'messaging.listMessages': async (school, org, { id = '' }) => {
    const conversation = uuidOf('conv', id)
    return talk(school, org).say(conversation, await participantOf(school, conversation))
  },
  'family.getTrustedContacts': (school, org, { childId = '' }) => care(school, org).contact(uuidOf('stu', childId)),
}

/** Kinds that belong to the platform: a path with an id of theirs names nobody's row, wherever it is installed. */
export const ownedByNobody = new Set(['app'])
/** Every day of the week, so that the example days of the contract are among them. */
const DAILY = JSON.stringify(
  [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => ({ dayOfWeek, startTime: '09:00', endTime: '09:50', classroomId: null })),
)

const PAGE = { name: 'page.pdf', url: 'https://files.example.org/page.pdf', contentType: null, sizeBytes: 48211 }

/** An id of the kind that never was. */
export const neverWas = (prefix: string): string => toPublic(prefix, newId())

export type Situation = (school: School, org: Organization, ids: IdSource) => Promise<Partial<Draft> & { as?: Person }>

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
  async 'store.install'(school) {
    return { path: { id: toPublic('app', await school.app(['tasks:read'])) } }
  },
  async 'notifications.markRead'(school, { orgId }) {
    const as = await school.person(orgId, 'staff')
    return { as, path: { id: toPublic('ntf', await school.notification(orgId, as.userId)) } }
  },
  async 'academic.assignments.submit'(school, org, ids) {
    const there = academy(school, org)
    const [sectionId, studentId] = [await there.section(), await ids('stu')]
    await there.enrollment(uuidOf('stu', studentId), sectionId)
    const id = await there.assignment(sectionId, { submission_types: ['text', 'url', 'file'] })
    const work = { text: 'One half', url: 'https://docs.example.org/fractions', attachments: [PAGE] }
    return { path: { id: toPublic('asg', id) }, body: { studentId, ...work } }
  },
  async 'feedComments.createComment'(school, org) {
    const there = engagement(school, org)
    const postId = await there.feed.post()
    const parentCommentId = toPublic('cmt', await there.comment(postId))
    return { path: { id: toPublic('post', postId) }, body: { body: 'Thanks!', parentCommentId } }
  },
  async 'feedPolls.votePoll'(school, { orgId }) {
    const pollId = await new Feed(school, orgId).poll({ allow_change: true })
    const optionIds = [toPublic('opt', await optionOf(school, pollId))]
    return { path: { id: toPublic('poll', pollId) }, body: { optionIds } }
  },
  async 'family.createGuardianLink'(school, { orgId }, ids) {
    const { userId } = await school.person(orgId, 'guardian')
    const permissions = { canViewAcademics: true, canViewHealth: false, canManageContacts: true, canConsent: true }
    return {
      body: {
        childId: await ids('stu'),
        guardianUserId: toPublic('usr', userId),
        relationship: 'grandparent',
        isPrimary: true,
        permissions: { ...permissions, canPickup: true },
        startsOn: '2026-12-01',
        endsOn: '2026-12-31',
        familyId: toPublic('fam', await new Academy(school, orgId).family()),
      },
    }
  },
  async 'family.grantConsent'(school, { orgId }, ids) {
    const childId = await ids('stu')
    const { appId } = await school.appKey(orgId, ['family:read'])
    const body = { type: 'third_party_sharing', policyVersion: '2026-08', appId: toPublic('app', appId) }
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
    const as = await guardianOf(school, orgId, uuidOf('stu', childId))
    return { as, path: { childId }, body: { ...body, expiresAt } }
  },
  async 'family.revokeConsent'(school, { orgId }, ids) {
    const id = await ids('cns')
    const { student_id } = await school.db
      .selectFrom('consents')
      .select('student_id')
      .where('id', '=', uuidOf('cns', id))
      .executeTakeFirstOrThrow()
    return { as: await guardianOf(school, orgId, student_id), path: { id } }
  },
  async 'family.getHealthInfo'(school, org, ids) {
    const childId = await ids('stu')
    await care(school, org).health(uuidOf('stu', childId))
    return { path: { childId } }
  },
  async 'family.setTrustedContactPin'(school, org, ids) {
    const id = await ids('tc')
    const { student_id } = await care(school, org).rowOf(uuidOf('tc', id))
    return { as: await guardianOf(school, org.orgId, student_id), path: { id } }
  },
  async 'family.verifyTrustedContactPin'(school, org, ids) {
    const id = await ids('tc')
    await care(school, org).setPin(uuidOf('tc', id), '2580')
    return { path: { id } }
  },
  ...marksAndGrades,
  ...conversations,
  ...feedSituations,
  async 'identity.acceptInvitation'(school, { orgId }) {
    const invited = await school.person(orgId, 'staff', { status: 'invited' })
    return { as: invited, path: { id: toPublic('mbr', invited.memberId) } }
  },
}

async function guardianOf(school: School, orgId: string, childId: string): Promise<Person> {
  const guardian = await school.person(orgId, 'guardian')
  await school.guardianLink(guardian, childId)
  return guardian
}
