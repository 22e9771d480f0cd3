import { type RawBuilder, sql } from 'kysely'
import { ApiError, notFound } from '../api-error.ts'
import { toPublic } from '../ids.ts'

/** A row that a locator names instead of the child, section or post that it belongs to (`of` in the contract). */
export interface Subject {
  prefix: string
  /** The rows, the named one under the alias `r`. */
  from: RawBuilder<unknown>
  child?: RawBuilder<unknown>
  section?: RawBuilder<unknown>
  post?: RawBuilder<unknown>
  /** The user whom the row is about, for R-LINKED. */
  person?: RawBuilder<unknown>
  /** Refuses an id that names no row here; left out where that is for the handler to judge. */
  absent?(id: string): ApiError
}

const student = sql.ref('r.student_id')
const section = sql.ref('r.section_id')
const plain = (resource: string, prefix: string) => (id: string) => notFound(resource, toPublic(prefix, id))

/** The child that a person is, if she is one. */
const person: Subject = {
  prefix: 'usr',
  from: sql`(select org_id, user_id as id, id as student_id from students) r`,
  child: student,
}

const subjects: Record<string, Subject> = {
  /** With `from: caller`: the child who calls. */
  self: person,
  user: person,
  /** Every child who takes part. */
  conversation: {
    prefix: 'conv',
    from: sql`(select cp.org_id, cp.conversation_id as id, cs.id as student_id from conversation_participants cp
      join students cs on cs.org_id = cp.org_id and cs.user_id = cp.user_id where cp.left_at is null) r`,
    child: student,
  },
  enrollment: {
    prefix: 'enr',
    from: sql`enrollments r`,
    child: student,
    section,
    absent: plain('enrollment', 'enr'),
  },
  lesson: { prefix: 'les', from: sql`lessons r`, section, absent: plain('lesson', 'les') },
  assignment: { prefix: 'asg', from: sql`assignments r`, section, absent: plain('assignment', 'asg') },
  assessment: { prefix: 'asmt', from: sql`assessments r`, section, absent: plain('assessment', 'asmt') },
  submission: {
    prefix: 'sub',
    from: sql`submissions r join assignments ra on ra.org_id = r.org_id and ra.id = r.assignment_id`,
    child: student,
    section: sql.ref('ra.section_id'),
    absent: plain('submission', 'sub'),
  },
  poll: { prefix: 'poll', from: sql`polls r`, post: sql.ref('r.post_id'), absent: plain('poll', 'poll') },
  consent: {
    prefix: 'cns',
    from: sql`consents r`,
    child: student,
    absent: (id) => new ApiError('CONSENT_NOT_FOUND', { details: { consentId: toPublic('cns', id) } }),
  },
  guardian_link: {
    prefix: 'glnk',
    from: sql`guardian_links r`,
    child: student,
    person: sql.ref('r.guardian_user_id'),
    absent: (id) => new ApiError('GUARDIAN_LINK_NOT_FOUND', { details: { linkId: toPublic('glnk', id) } }),
  },
  trusted_contact: {
    prefix: 'tc',
    from: sql`trusted_contacts r`,
    child: student,
    absent: (id) => new ApiError('TRUSTED_CONTACT_NOT_FOUND', { details: { contactId: toPublic('tc', id) } }),
  },
}

/** What a contract's `of` names; null where a locator names the rule's own row. */
export function subjectOf(of: string | null): Subject | null {
  if (of === null) return null
  const subject = subjects[of]
  if (!subject) throw new Error(`no subject ${of} in access/subjects.ts`)
  return subject
}
