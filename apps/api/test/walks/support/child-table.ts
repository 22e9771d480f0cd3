/**
 * Guards 8 and 9 of every operation on children's data, in the words of the domain design (§5.2, §5.3, §5.6) and not of
 * the contract, which the server reads: the walk holds one against the other.
 */
export interface ChildRow {
  /** Who stands to the child in a way that counts. */
  ways: readonly Way[]
  /** What a guardian's link must allow. */
  flag?: Flag
  /** Who may touch the section that is named, where one is. */
  section?: readonly ('org' | 'staff' | 'teaches' | 'member' | 'key')[]
  consents?: readonly Consent[]
  /** A list filters, everything else refuses. */
  list?: true
  /** A guardian's own children stay in the list without consent. */
  ownStay?: true
  /** A group with the child in it is named: who is in it, too, passes. */
  inGroup?: true
  /** The child is named as a person: to whom she is none to write to, she is not there. */
  peer?: true
  /** Makes of the operation's full body the one that the row is about. */
  body?: (full: Record<string, unknown>) => Record<string, unknown>
}
export type Way =
  | 'org'
  | 'staff'
  | 'health'
  | 'teacher'
  | 'homeroom'
  | 'guardian'
  | 'self'
  | 'key'
  | 'secret-key'
  | 'linked'
  | 'staff-side'
export type Flag = 'can_view_academics' | 'can_view_health' | 'can_manage_contacts' | 'can_consent' | 'is_primary'
export type Consent = 'data_processing' | 'health_data' | 'contact_sharing' | 'photo_media' | 'direct_messaging'

const everyone: readonly Way[] = ['org', 'staff', 'health', 'teacher', 'guardian', 'self', 'key']
/** Enrollments, guardian links: of the office, not of the nurse. */
const records: readonly Way[] = ['org', 'staff', 'teacher', 'guardian', 'self', 'key']
/** Grades, submissions: not of the office. */
const academics: readonly Way[] = ['org', 'teacher', 'guardian', 'self', 'key']
const health: readonly Way[] = ['org', 'health', 'teacher', 'guardian', 'self', 'key']
const contactKeepers: readonly Way[] = ['org', 'staff', 'guardian', 'key']

/** A mark for the whole day. */
const wholeDay = ({ sectionId: _, ...body }: Record<string, unknown>) => body
const academic = { flag: 'can_view_academics', consents: ['data_processing'] } as const
const teaches = ['org', 'teaches', 'key'] as const
const inSection = ['org', 'staff', 'teaches', 'member', 'key'] as const
const contacts = { flag: 'can_manage_contacts', consents: ['contact_sharing'] } as const
/** R-PEER for messaging: students talk with the staff and with their guardians. Keys stand in for the staff. */
const writers: readonly Way[] = ['staff-side', 'guardian', 'self', 'key']
const messaging = { consents: ['direct_messaging'] } as const

export const childTable: Record<string, ChildRow> = {
  'academic.assignments.getSubmissions': { ways: academics, ...academic, section: inSection, list: true },
  'academic.assignments.submit': { ways: academics, ...academic },
  'academic.assignments.returnSubmission': { ways: [], section: teaches, consents: ['data_processing'] },
  'academic.attendance.list': { ways: everyone, ...academic, list: true },
  'academic.attendance.mark': { ways: everyone, ...academic, section: ['org', 'staff', 'teaches', 'key'] },
  'academic.attendance.mark (whole day)': {
    ways: ['org', 'staff', 'homeroom', 'key'],
    consents: ['data_processing'],
    body: wholeDay,
  },
  'academic.attendance.bulkMark': { ways: everyone, ...academic, section: ['org', 'staff', 'teaches', 'key'] },
  'academic.attendance.bulkMark (whole day)': {
    ways: ['org', 'staff', 'homeroom', 'key'],
    consents: ['data_processing'],
    body: wholeDay,
  },
  'academic.attendance.getStudentAttendance': { ways: everyone, ...academic },
  'academic.enrollments.list': { ways: records, ...academic, list: true },
  'academic.enrollments.create': { ways: records, ...academic },
  'academic.enrollments.update': { ways: records, ...academic },
  'academic.enrollments.getSectionEnrollments': { ways: records, ...academic, section: inSection, list: true },
  'academic.grades.listGrades': { ways: academics, ...academic, list: true },
  'academic.grades.submitGrade': { ways: academics, ...academic, section: teaches },
  'academic.grades.bulkSubmitGrades': { ways: academics, ...academic, section: teaches },
  'academic.grades.getStudentGrades': { ways: academics, ...academic },
  'academic.lessons.getSchedule': { ways: records, ...academic },
  'academic.students.list': { ways: everyone, consents: ['data_processing'], list: true },
  'academic.students.get': { ways: everyone, consents: ['data_processing'] },
  'academic.students.getEnrollments': { ways: records, ...academic },
  'academic.students.update': { ways: everyone, ...academic },
  'family.getChildren': { ways: everyone, consents: ['data_processing'], list: true, ownStay: true },
  'family.getChild': { ways: everyone, consents: ['data_processing'] },
  'family.getHealthInfo': { ways: health, flag: 'can_view_health', consents: ['health_data'] },
  'family.putHealthInfo': { ways: health, flag: 'can_view_health', consents: ['health_data'] },
  'family.getTrustedContacts': { ways: everyone, consents: ['contact_sharing'] },
  'family.createTrustedContact': { ways: contactKeepers, ...contacts },
  'family.updateTrustedContact': { ways: contactKeepers, ...contacts },
  'family.deleteTrustedContact': { ways: contactKeepers, flag: 'can_manage_contacts' },
  'family.setTrustedContactPin': { ways: ['guardian'], ...contacts },
  'family.verifyTrustedContactPin': { ways: ['org', 'staff', 'health', 'teacher'], consents: ['contact_sharing'] },
  'family.listGuardianLinks': { ways: records, list: true },
  'family.createGuardianLink': { ways: ['org', 'staff', 'secret-key', 'guardian'], flag: 'is_primary' },
  'family.acceptGuardianLink': { ways: ['org', 'linked'] },
  'family.revokeGuardianLink': { ways: ['org', 'secret-key', 'linked'] },
  'family.listConsents': { ways: everyone },
  'family.grantConsent': { ways: ['guardian'], flag: 'can_consent' },
  'family.revokeConsent': { ways: ['guardian'], flag: 'can_consent' },
  'messaging.createConversation': { ways: writers, ...messaging, peer: true },
  'messaging.createGroup': { ways: writers, ...messaging, peer: true },
  'messaging.addGroupMembers': { ways: writers, ...messaging, peer: true, inGroup: true },
  'messaging.sendMessage': { ways: [], ...messaging, inGroup: true },
  'feed.createPost (tags)': {
    ways: records,
    consents: ['photo_media'],
    body: ({ audience: _, ...body }) => body,
  },
  'feed.createPost (family)': {
    ways: records,
    section: inSection,
    body: ({ taggedStudentIds: _, ...body }) => body,
  },
  'tasks.create': { ways: everyone, consents: ['data_processing'] },
}
