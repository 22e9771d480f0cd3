import { sql } from 'kysely'
import { db, statement } from '../../../db/statement.ts'
import type { Claim } from '../../../events/schedule.ts'
import { listing, newestFirst } from '../../../paging.ts'

interface ById {
  orgId: string
  id: string
}

/** A consent has expired from that instant on, whenever somebody comes to write it down. */
const status = sql<string>`case when c.status = 'granted' and c.expires_at <= now() then 'expired' else c.status end`

const consents = (p: { orgId: string }) =>
  db
    .selectFrom('consents as c')
    .select(['c.id', 'c.student_id', 'c.type', 'c.app_id', status.as('status'), 'c.policy_version'])
    .select(['c.granted_at', 'c.expires_at', 'c.revoked_at', 'c.created_at', 'c.updated_at'])
    .where('c.org_id', '=', p.orgId)
    .where('c.deleted_at', 'is', null)

interface ConsentFilters {
  orgId: string
  childId: string
  type?: string
  status?: string
}

export const consentList = listing({
  name: 'family.listConsents',
  rows: (p: ConsentFilters, has) => {
    let query = consents(p).where('c.student_id', '=', p.childId)
    if (has('type')) query = query.where('c.type', '=', p.type as string)
    if (has('status')) query = query.where(status, '=', p.status as string)
    return query
  },
  sort: newestFirst('c'),
})

export const consentForUpdate = statement('family.lockConsent', (p: ById) =>
  consents(p).where('c.id', '=', p.id).forNoKeyUpdate(),
)

/** The child, and with it the turn of whoever grants something for it. */
export const childToConsentFor = statement('family.childToConsentFor', (p: ById) =>
  db
    .selectFrom('students')
    .select('id')
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate(),
)

interface Kind {
  orgId: string
  childId: string
  type: string
  appId: string | null
}

/** The consent of the kind that has not ended otherwise than by its own date. There is one at most. */
export const openConsent = statement('family.openConsent', (p: Kind) =>
  consents(p)
    .where('c.student_id', '=', p.childId)
    .where('c.type', '=', p.type)
    .where(sql<boolean>`c.app_id is not distinct from ${p.appId}::uuid`)
    .where('c.status', '=', sql.lit('granted'))
    .forNoKeyUpdate(),
)

export const installedApp = statement('family.installedApp', (p: ById) =>
  db
    .selectFrom('app_installations')
    .select('id')
    .where('org_id', '=', p.orgId)
    .where('app_id', '=', p.id)
    .where('status', '<>', sql.lit('uninstalled'))
    .where('deleted_at', 'is', null)
    .forShare(),
)

interface NewConsent extends Kind {
  id: string
  policyVersion: string
  expiresAt: string | null
  userId: string
  now: string
}

export const insertConsent = statement('family.insertConsent', (p: NewConsent) =>
  db.insertInto('consents').values({
    org_id: p.orgId,
    id: p.id,
    student_id: p.childId,
    type: p.type,
    app_id: p.appId,
    policy_version: p.policyVersion,
    granted_by: p.userId,
    granted_at: p.now,
    expires_at: p.expiresAt,
    created_at: p.now,
    updated_at: p.now,
    created_by_id: p.userId,
    updated_by_id: p.userId,
  }),
)

interface Ended extends ById {
  status: string
  revokedAt: string | null
  reason: string | null
  userId: string
  now: string
}

export const endConsent = statement('family.endConsent', (p: Ended) =>
  db
    .updateTable('consents')
    .set({
      status: p.status,
      revoked_at: p.revokedAt,
      revoke_reason: p.reason,
      updated_at: p.now,
      updated_by_id: p.userId,
    })
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id),
)

export const consentsToExpire = statement('family.consentsToExpire', (p: Claim) =>
  consents(p)
    .where('c.status', '=', sql.lit('granted'))
    .where('c.expires_at', '<=', p.now)
    .orderBy('c.expires_at')
    .limit(p.batch)
    .forNoKeyUpdate()
    .skipLocked(),
)

export const expireConsents = statement('family.expireConsents', (p: { orgId: string; ids: string[]; now: string }) =>
  db
    .updateTable('consents')
    .set({ status: sql.lit('expired'), updated_at: p.now })
    .where('org_id', '=', p.orgId)
    .where('id', '=', sql<string>`any(${p.ids}::uuid[])`),
)
