import type { Insertable } from 'kysely'
import type { DB } from '../../src/db/schema.generated.ts'
import { type Load, startedAt } from './load.ts'
import { NORTHFIELD_ID, ORGANIZATIONS, RIVERSIDE_ID } from './organizations.ts'
import { emailOf, memberId, NORTHFIELD, type Person, RIVERSIDE, SUPER_ADMIN, subjectOf, userId } from './people.ts'

/** Organizations and everybody who signs in: rows that no tenant owns. */
export async function loadAccounts({ trx }: Load): Promise<void> {
  const people = new Map([...NORTHFIELD, ...RIVERSIDE].map((person) => [person.key, person]))
  const users = [...people.values()].map(account)
  users.push({ ...account({ ...SUPER_ADMIN, role: '' }), is_super_admin: true })
  await trx.insertInto('users').values(users).execute()
  const organizations = ORGANIZATIONS.map((row) => ({ ...row, created_at: startedAt(0), updated_at: startedAt(0) }))
  await trx.insertInto('organizations').values(organizations).execute()
}

/** Memberships of one organization. */
export async function loadMembers({ trx }: Load, orgId: string): Promise<void> {
  const people = orgId === NORTHFIELD_ID ? NORTHFIELD : RIVERSIDE
  const owner = people.find((person) => person.role === 'owner') as Person
  const members = people.map((person, order) => membership(orgId, person, order, userId(owner.key)))
  await trx.insertInto('memberships').values(members).execute()
  const directory = people.map(({ key }) => ({ user_id: userId(key), org_id: orgId, member_id: memberId(orgId, key) }))
  await trx.insertInto('membership_directory').values(directory).execute()
  const profiles = people.filter((person) => person.title && person.status === undefined)
  await trx
    .insertInto('profiles')
    .values(profiles.map(({ key, title }) => ({ org_id: orgId, user_id: userId(key), headline: title })))
    .execute()
}

/** Somebody invited has neither names nor a sign-in yet: the first one brings them. */
function account(person: Person, order = 0): Insertable<DB['users']> {
  const invited = person.status === 'invited'
  return {
    id: userId(person.key),
    idp_subject: invited ? null : subjectOf(person.key),
    email: emailOf(person.key),
    email_verified: !invited,
    is_super_admin: false,
    first_name: invited ? '' : person.first,
    last_name: invited ? '' : person.last,
    timezone: RIVERSIDE.includes(person) ? 'Europe/Madrid' : 'America/New_York',
    locale: RIVERSIDE.includes(person) ? 'es-ES' : 'en-US',
    created_at: startedAt(order),
    updated_at: startedAt(order),
  }
}

function membership(orgId: string, person: Person, order: number, owner: string): Insertable<DB['memberships']> {
  const invited = person.status === 'invited'
  const at = startedAt(orgId === RIVERSIDE_ID ? 60 + order : order)
  return {
    org_id: orgId,
    id: memberId(orgId, person.key),
    user_id: userId(person.key),
    invited_email: invited ? emailOf(person.key) : null,
    role: person.role,
    additional_roles: person.additionalRoles ?? [],
    status: person.status ?? 'active',
    title: person.title ?? null,
    joined_at: invited ? null : at,
    invited_by: person.role === 'owner' ? null : owner,
    created_at: at,
    updated_at: at,
  }
}
