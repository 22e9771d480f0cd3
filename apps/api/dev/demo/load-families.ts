import type { Insertable } from 'kysely'
import type { DB } from '../../src/db/schema.generated.ts'
import { type Child, type Consent, childrenOf, type Family, studentId } from './children.ts'
import { demoId } from './ids.ts'
import { appId } from './keys.ts'
import { daysFrom, type Load, startedAt } from './load.ts'
import { NORTHFIELD, RIVERSIDE, userId } from './people.ts'

const nameOf = (key: string): string => {
  const person = [...NORTHFIELD, ...RIVERSIDE].find((one) => one.key === key)
  return `${person?.first} ${person?.last}`
}

const familyId = (name: string): string => demoId(`family ${name}`)

/** Families with their members, guardian links and consents. */
export async function loadFamilies({ trx, now }: Load, org_id: string, families: Family[]): Promise<void> {
  const rows = families.map(({ name }, order) => ({
    org_id,
    id: familyId(name),
    name,
    created_at: startedAt(order),
    updated_at: startedAt(order),
  }))
  await trx.insertInto('families').values(rows).execute()
  const members = families.flatMap((family) => memberRows(org_id, family))
  await trx.insertInto('family_members').values(members).execute()
  const links = families.flatMap((family) => linkRows(org_id, family))
  await trx.insertInto('guardian_links').values(links).execute()
  const consents = childrenOf(families).flatMap((child) => consentRows(org_id, child, grantorOf(child, families), now))
  await trx.insertInto('consents').values(consents).execute()
}

function memberRows(org_id: string, { name, guardians, children }: Family): Insertable<DB['family_members']>[] {
  const family_id = familyId(name)
  const adults = guardians.filter((guardian) => !guardian.revoked)
  return [
    ...adults.map(({ key, relationship }, order) => ({
      org_id,
      id: demoId(`family member ${name} ${key}`),
      family_id,
      kind: 'guardian',
      user_id: userId(key),
      display_name: nameOf(key),
      relationship,
      is_primary: order === 0,
      joined_at: startedAt(order),
    })),
    ...children.map(({ key, first, last }, order) => ({
      org_id,
      id: demoId(`family member ${name} ${key}`),
      family_id,
      kind: 'child',
      student_id: studentId(key),
      display_name: `${first} ${last}`,
      joined_at: startedAt(order),
    })),
  ]
}

function linkRows(org_id: string, { guardians, children }: Family): Insertable<DB['guardian_links']>[] {
  return children.flatMap((child) =>
    guardians.map(({ key, relationship, revoked }, order) => ({
      org_id,
      id: demoId(`guardian link ${child.key} ${key}`),
      student_id: studentId(child.key),
      guardian_user_id: userId(key),
      relationship,
      is_primary: order === 0,
      status: revoked ? 'revoked' : 'active',
      activated_at: startedAt(0),
      created_at: startedAt(0),
      revoked_at: revoked ? startedAt(14 * 24 * 60) : null,
    })),
  )
}

const grantorOf = (child: Child, families: Family[]): string => {
  const family = families.find(({ children }) => children.some((one) => one.key === child.key))
  return userId(family?.guardians[0]?.key ?? '')
}

type Grant = { type: string; app?: string; revoked?: true; expired?: true }

const OWN = ['data_processing', 'health_data', 'contact_sharing', 'photo_media', 'direct_messaging']
const granted = (...types: string[]): Grant[] => types.map((type) => ({ type }))
const toSisSync: Grant = { type: 'third_party_sharing', app: 'sis-sync' }

/** What each kind of consent stands for. */
const GRANTS: Record<Consent, Grant[]> = {
  all: granted(...OWN, 'third_party_sharing'),
  none: [],
  'no-health': [
    ...granted(...OWN.filter((type) => type !== 'health_data')),
    { type: 'health_data', revoked: true },
    toSisSync,
  ],
  expired: [...granted(...OWN.slice(1)), { type: 'data_processing', expired: true }, toSisSync],
  basic: [...granted('data_processing', 'health_data'), toSisSync],
}

function consentRows(org_id: string, child: Child, granted_by: string, now: Date): Insertable<DB['consents']>[] {
  return GRANTS[child.consent].map(({ type, app, revoked, expired }, order) => ({
    org_id,
    id: demoId(`consent ${child.key} ${type}`, order),
    student_id: studentId(child.key),
    type,
    app_id: app ? appId(app) : null,
    policy_version: '2026-08',
    granted_by,
    status: revoked ? 'revoked' : expired ? 'expired' : 'granted',
    granted_at: startedAt(order),
    created_at: startedAt(order),
    updated_at: startedAt(order),
    expires_at: expired ? daysFrom(now, -7) : null,
    ...(revoked ? { revoked_at: startedAt(21 * 24 * 60), revoke_reason: 'We keep these to ourselves.' } : {}),
  }))
}
