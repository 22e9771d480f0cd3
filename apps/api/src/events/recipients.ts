import { type RawBuilder, sql } from 'kysely'
import { isAddressed } from '../access/audience.ts'
import { type Hearing, holdsRole, type Today } from '../access/recipient.ts'

/** Parameters of a fan-out: the rows that an event is about. */
export interface Told extends Today {
  orgId: string
  rows: string[]
  /** When it happened: what a bulk only repeats is older. */
  at: RawBuilder<unknown>
}

export interface NotificationRule {
  title: string
  /** `select user_id, student_id`: who is told, and about which child, if any. Of these, active members are. */
  to(p: Told): RawBuilder<unknown>
  /** What guards 8 and 9 ask about that child. */
  hearing?: Hearing
  /** Where the payload names the rows, when the event's resource is not the row: its field, and the ids' prefix. */
  rows?: { field: string; prefix: string }
}

const ACADEMIC: Hearing = { any: ['R-GUARDIAN', 'R-SELF'], flag: 'canViewAcademics' }
const GUARDIANS: Hearing = { any: ['R-GUARDIAN'], flag: 'canViewAcademics' }

const assignee = (p: Told) => sql`
  select t.assignee_id, t.student_id from tasks t
  where t.org_id = ${p.orgId} and t.id = any(${p.rows}::uuid[]) and t.assignee_id is not null and t.deleted_at is null`
const taskCreator = (p: Told) => sql`
  select t.created_by_id, t.student_id from tasks t
  where t.org_id = ${p.orgId} and t.id = any(${p.rows}::uuid[]) and t.deleted_at is null`

/** The children's guardians and the children themselves; the guards choose among them. */
const familiesOf = (children: (p: Told) => RawBuilder<unknown>) => (p: Told) =>
  sql`
  select l.guardian_user_id, c.student_id from (${children(p)}) c
  join guardian_links l on l.org_id = ${p.orgId} and l.student_id = c.student_id and l.status = 'active'
  union all
  select st.user_id, c.student_id from (${children(p)}) c
  join students st on st.org_id = ${p.orgId} and st.id = c.student_id and st.user_id is not null`

const inSectionOf = (p: Told) => sql`
  select e.student_id from assignments a
  join enrollments e on e.org_id = a.org_id and e.section_id = a.section_id and e.status = 'active' and e.deleted_at is null
  where a.org_id = ${p.orgId} and a.id = any(${p.rows}::uuid[]) and a.status = 'published' and a.deleted_at is null`
const graded = (p: Told) => sql`
  select g.student_id from grades g
  where g.org_id = ${p.orgId} and g.id = any(${p.rows}::uuid[]) and g.released_at = ${p.at} and g.deleted_at is null`
const submitted = (p: Told) => sql`
  select sb.student_id from submissions sb where sb.org_id = ${p.orgId} and sb.id = any(${p.rows}::uuid[])`
const missed = (p: Told) => sql`
  select ar.student_id from attendance_records ar
  where ar.org_id = ${p.orgId} and ar.id = any(${p.rows}::uuid[]) and ar.status in ('absent_unexcused', 'tardy')
    and ar.marked_at = ${p.at} and ar.deleted_at is null`
const contactOf = (p: Told) => sql`
  select tc.student_id from trusted_contacts tc where tc.org_id = ${p.orgId} and tc.id = any(${p.rows}::uuid[])`

/** Of a direct or group, whoever still takes part, did not mute it and did not write it. */
const listeners = (p: Told) => sql`
  select cp.user_id, null::uuid from messages ms
  join conversation_participants cp on cp.org_id = ms.org_id and cp.conversation_id = ms.conversation_id
  where ms.org_id = ${p.orgId} and ms.id = any(${p.rows}::uuid[]) and cp.left_at is null and not cp.is_muted
    and cp.user_id <> ms.sender_id and cp.joined_at <= ms.created_at`

/** Those whom an announcement addresses. Whoever may see it by office alone is not told of it. */
const audience = (p: Told) => sql`
  select m.user_id, null::uuid from posts po
  join memberships m on m.org_id = po.org_id and m.status = 'active'
  where po.org_id = ${p.orgId} and po.id = any(${p.rows}::uuid[]) and po.kind = 'announcement'
    and po.status = 'published' and po.deleted_at is null and po.author_id <> m.user_id and ${isAddressed(p)}`

/** The link itself is what lets its guardian know of it; the child is not named before it was accepted. */
const linkedGuardian = (p: Told) => sql`
  select l.guardian_user_id, null::uuid from guardian_links l
  where l.org_id = ${p.orgId} and l.id = any(${p.rows}::uuid[])`

const postAuthor = (p: Told) => sql`
  select po.author_id, null::uuid from reports re
  join posts po on po.org_id = re.org_id and po.id = re.post_id
  where re.org_id = ${p.orgId} and re.id = any(${p.rows}::uuid[])
    and re.action in ('warn_author', 'remove_post')`

/** Owners and admins: who moderates, installs and holds the keys. */
const office = (p: Told) => sql`
  select m.user_id, null::uuid from memberships m
  where m.org_id = ${p.orgId} and m.status = 'active' and ${holdsRole('owner', 'admin')}`
const toOffice = (title: string): NotificationRule => ({ title, to: office })
const pinUsed = (title: string): NotificationRule => ({
  title,
  to: familiesOf(contactOf),
  hearing: { any: ['R-GUARDIAN'], consent: 'contact_sharing' },
})

/** Which events tell whom (domain.md §7). Texts name the event and the child, never a value. */
export const notificationRules: Record<string, NotificationRule> = {
  'task.created': { title: 'New task', to: assignee, hearing: {} },
  'task.assigned': { title: 'Task assigned to you', to: assignee, hearing: {} },
  'task.completed': { title: 'Task completed', to: taskCreator, hearing: {} },
  'assignment.published': { title: 'New assignment', to: familiesOf(inSectionOf), hearing: ACADEMIC },
  'grade.released': { title: 'New grade', to: familiesOf(graded), hearing: ACADEMIC },
  'grade.bulk_submitted': {
    title: 'New grade',
    to: familiesOf(graded),
    hearing: ACADEMIC,
    rows: { field: 'gradeIds', prefix: 'grd' },
  },
  'submission.returned': { title: 'Work returned', to: familiesOf(submitted), hearing: ACADEMIC },
  'attendance.marked': { title: 'Attendance', to: familiesOf(missed), hearing: GUARDIANS },
  'attendance.bulk_marked': {
    title: 'Attendance',
    to: familiesOf(missed),
    hearing: GUARDIANS,
    rows: { field: 'recordIds', prefix: 'att' },
  },
  'message.sent': { title: 'New message', to: listeners },
  'post.published': { title: 'New announcement', to: audience },
  'guardian_link.created': { title: 'You were named as a guardian', to: linkedGuardian },
  'trusted_contact.pin_verified': pinUsed('A pickup PIN was used'),
  'trusted_contact.pin_failed': pinUsed('A wrong pickup PIN was entered'),
  'report.created': toOffice('A post was reported'),
  'report.reviewed': { title: 'A post of yours was reviewed', to: postAuthor },
  'app.installed': toOffice('An app was installed'),
  'api_key.created': toOffice('An API key was created'),
  'api_key.rotated': toOffice('An API key got a new secret'),
  'api_key.revoked': toOffice('An API key was revoked'),
  'api_key.expired': toOffice('An API key expired'),
  'webhook_endpoint.auto_disabled': toOffice('A webhook endpoint was disabled'),
  'quota.threshold_reached': toOffice('The monthly quota is running out'),
}
