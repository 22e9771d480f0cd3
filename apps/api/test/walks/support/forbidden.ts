import type { Step } from './values.ts'

/** Columns that never leave: the specification's list (part 2) and, from `AuditActors` on, what else storage keeps. */
const NAMES = [
  'orgId deletedAt clientKey convexId source archiveSeq participantHash pinHash pinSetAt phone address',
  'createdById markedById gradedById invitedBy grantedBy addedBy createdBy updatedBy',
  'updatedById completedById reviewedBy completedBy reviewedById',
  'pinFailedCount pinWindowStartedAt pinLockedUntil physicianPhone',
  'secretHash prevSecretHash initDataKey serviceUserSecret idpSubject invitedEmail',
].flatMap((line) => line.split(' '))

const FORBIDDEN = new Set(NAMES.map((name) => name.toLowerCase()))
/** Sealed columns: `phone_enc`, `payloadEnc` … */
const SEALED = /(_enc|[a-z]Enc)$/

const isForbidden = (key: string): boolean => FORBIDDEN.has(key.replaceAll('_', '').toLowerCase()) || SEALED.test(key)

/** Paths of all keys, at any depth and in camelCase or snake_case, that bear a forbidden column's name. */
export function forbiddenKeys(value: unknown, path: readonly Step[] = []): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item, i) => forbiddenKeys(item, [...path, i]))
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(isForbidden(key) ? [[...path, key].join('.')] : []),
    ...forbiddenKeys(inner, [...path, key]),
  ])
}
