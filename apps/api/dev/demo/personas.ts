import { KEYS, serviceUserId } from './keys.ts'
import { NORTHFIELD_ID, RIVERSIDE_ID } from './organizations.ts'
import { emailOf, NORTHFIELD, type Person, RIVERSIDE, SUPER_ADMIN, subjectOf, userId } from './people.ts'

/** Somebody to try the product as: a person who signs in, or an API key. */
export interface Persona {
  name: string
  about: string
  orgId: string
  userId: string
  /** People: claims of their tokens. */
  claims?: { sub: string; email: string; email_verified: true; given_name: string; family_name: string }
  /** API keys: the secret. */
  secret?: string
}

export const PERSONAS: Persona[] = [
  person('owner', 'ada.marsh', 'owner of Northfield'),
  person('admin', 'ben.holt', 'admin of both schools'),
  person('teacher', 'tamsin.okoro', 'grade 3 homeroom, teaches reading and music'),
  person('staff', 'jonas.pell', 'registrar'),
  person('nurse', 'lena.frost', 'health staff'),
  person('guardian-with-consent', 'rosa.vidal', 'mother of Lucia and Pablo, who gave every consent'),
  person('guardian-without-consent', 'nadia.brandt', 'mother of Theo, who gave none'),
  person('guardian-of-other-child', 'omar.haddad', 'father of Yara and Sami'),
  person('student-under-13', 'lucia.vidal', 'grade 3'),
  person('student-over-13', 'theo.brandt', 'grade 5, above the age of digital consent'),
  person('guest', 'xenia.ward', 'may only read'),
  person('suspended-member', 'yves.colin', 'was of the staff'),
  person('invited-member', 'zoe.tanner', 'has not accepted yet'),
  person('super-admin', SUPER_ADMIN.key, 'of the platform, member of no school'),
  person('riverside-owner', 'alba.rios', 'owner of Riverside, which is near its quota', RIVERSIDE_ID),
  apiKey('key-read-only', 'read-only', 'tasks:read only'),
  apiKey('key-full', 'full', 'every scope'),
  apiKey('key-revoked', 'revoked', 'no longer accepted'),
  apiKey('key-app', 'sis-sync', 'credential of the app SIS Sync'),
  apiKey('key-riverside', 'riverside', 'every scope, at Riverside'),
]

export const findPersona = (name: string): Persona | undefined => PERSONAS.find((persona) => persona.name === name)

/** What `--key` gives instead of a person's token: the key with every scope of the same organization. */
export const keyOf = (persona: Persona): Persona | undefined =>
  persona.secret ? persona : findPersona(persona.orgId === RIVERSIDE_ID ? 'key-riverside' : 'key-full')

function person(name: string, key: string, about: string, orgId = NORTHFIELD_ID): Persona {
  const everybody: Pick<Person, 'key' | 'first' | 'last'>[] = [...NORTHFIELD, ...RIVERSIDE, SUPER_ADMIN]
  const found = everybody.find((one) => one.key === key)
  if (!found) throw new Error(`no demo person is called ${key}`)
  const names = { given_name: found.first, family_name: found.last }
  const claims = { sub: subjectOf(key), email: emailOf(key), email_verified: true as const, ...names }
  return { name, about: `${found.first} ${found.last}, ${about}`, orgId, userId: userId(key), claims }
}

function apiKey(name: string, key: string, about: string): Persona {
  const found = KEYS.find((one) => one.key === key)
  if (!found) throw new Error(`no demo key is called ${key}`)
  return { name, about, orgId: found.org, userId: serviceUserId(key), secret: found.secret }
}
