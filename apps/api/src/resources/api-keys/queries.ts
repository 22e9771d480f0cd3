import { sql } from 'kysely'
import { db, statement } from '../../db/statement.ts'
import { listing, newestFirst } from '../../paging.ts'

/** A key's state follows from its dates, by the database's clock. */
const status = sql<string>`case
  when k.revoked_at is not null then 'revoked'
  when k.expires_at <= now() then 'expired'
  when k.prev_expires_at > now() then 'rotating'
  else 'active' end`

interface ById {
  orgId: string
  id: string
}
interface KeyFilters {
  orgId: string
  status?: string
  kind?: string
}

const keys = (p: { orgId: string }) =>
  db
    .selectFrom('api_keys as k')
    .leftJoin('app_installations as i', (join) =>
      join.onRef('i.org_id', '=', 'k.org_id').onRef('i.id', '=', 'k.installation_id'),
    )
    .select(['k.id', 'k.name', 'k.kind', 'k.prefix', 'k.scopes', 'k.service_user_id', 'i.app_id'])
    .select(['k.expires_at', 'k.prev_expires_at', 'k.last_used_at', 'k.revoked_at', 'k.created_at', 'k.updated_at'])
    .select(status.as('status'))
    .where('k.org_id', '=', p.orgId)
    .where('k.deleted_at', 'is', null)

export const keyList = listing({
  name: 'apiKeys.list',
  rows: (p: KeyFilters, has) => {
    let query = keys(p)
    if (has('status')) query = query.where(status, '=', p.status as string)
    if (has('kind')) query = query.where('k.kind', '=', p.kind as string)
    return query
  },
  sort: newestFirst('k'),
})

export const keyById = statement('apiKeys.get', (p: ById) => keys(p).where('k.id', '=', p.id))

/** With the hashes of its secrets, which go no further than the handler. */
export const keyForUpdate = statement('apiKeys.lock', (p: ById) =>
  keys(p).select(['k.secret_hash', 'k.prev_secret_hash', 'k.prev_prefix']).where('k.id', '=', p.id).forUpdate('k'),
)

/** Makes the creations of one organization go one after the other, so that each counts the keys of those before it. */
export const lockOrganization = statement('apiKeys.lockOrganization', (p: { orgId: string }) =>
  db.selectFrom('organizations').select('id').where('id', '=', p.orgId).forNoKeyUpdate(),
)

export const liveKeys = statement('apiKeys.live', (p: { orgId: string }) =>
  db
    .selectFrom('api_keys as k')
    .select(sql<number>`count(*)`.as('live'))
    .where('k.org_id', '=', p.orgId)
    .where('k.kind', '=', sql.lit('secret'))
    .where('k.deleted_at', 'is', null)
    .where(status, 'in', [sql.lit('active'), sql.lit('rotating')]),
)

interface ServiceUser {
  orgId: string
  id: string
  memberId: string
  email: string
  name: string
  now: string
}

export const insertServiceUser = statement('apiKeys.insertServiceUser', (p: ServiceUser) =>
  db.insertInto('users').values({
    id: p.id,
    email: p.email,
    kind: sql.lit('service'),
    first_name: p.name,
    last_name: sql.lit(''),
    created_at: p.now,
    updated_at: p.now,
  }),
)

export const insertServiceMember = statement('apiKeys.insertServiceMember', (p: ServiceUser) =>
  db.insertInto('memberships').values({
    org_id: p.orgId,
    id: p.memberId,
    user_id: p.id,
    role: sql.lit('service'),
    status: sql.lit('active'),
    joined_at: p.now,
    created_at: p.now,
    updated_at: p.now,
  }),
)

interface NewKey extends ById {
  name: string
  kind: string
  installationId: string | null
  prefix: string
  secretHash: Buffer
  scopes: string[]
  serviceUserId: string
  expiresAt: string | null
  userId: string
  now: string
}

export const insertKey = statement('apiKeys.insert', (p: NewKey) =>
  db.insertInto('api_keys').values({
    org_id: p.orgId,
    id: p.id,
    name: p.name,
    kind: p.kind,
    installation_id: p.installationId,
    prefix: p.prefix,
    secret_hash: p.secretHash,
    scopes: p.scopes,
    service_user_id: p.serviceUserId,
    expires_at: p.expiresAt,
    created_at: p.now,
    updated_at: p.now,
    created_by_id: p.userId,
    updated_by_id: p.userId,
  }),
)

export const insertLookup = statement('apiKeys.insertLookup', (p: { orgId: string; lookup: string; keyId: string }) =>
  db.insertInto('api_key_directory').values({ lookup: p.lookup, org_id: p.orgId, key_id: p.keyId }),
)

/** Takes secrets that no longer count out of the directory. */
export const deleteLookups = statement('apiKeys.deleteLookups', (p: { orgId: string; lookups: string[] }) =>
  db
    .deleteFrom('api_key_directory')
    .where('org_id', '=', p.orgId)
    .where('lookup', '=', sql<string>`any(${p.lookups}::text[])`),
)

interface Rotated extends ById {
  prefix: string
  secretHash: Buffer
  prevPrefix: string | null
  prevSecretHash: Buffer | null
  prevExpiresAt: string | null
  userId: string
  now: string
}

export const rotateKey = statement('apiKeys.rotate', (p: Rotated) =>
  db
    .updateTable('api_keys')
    .set({
      prefix: p.prefix,
      secret_hash: p.secretHash,
      prev_prefix: p.prevPrefix,
      prev_secret_hash: p.prevSecretHash,
      prev_expires_at: p.prevExpiresAt,
      updated_at: p.now,
      updated_by_id: p.userId,
    })
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id),
)

export const revokeKey = statement('apiKeys.revoke', (p: ById & { userId: string; now: string }) =>
  db
    .updateTable('api_keys')
    .set({ revoked_at: p.now, updated_at: p.now, updated_by_id: p.userId })
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id),
)

/** Keys whose time is over and of which nobody was told. */
export const keysToExpire = statement('apiKeys.toExpire', (p: { orgId: string; batch: number }) =>
  keys(p)
    .where('k.expiry_told_at', 'is', null)
    .where('k.revoked_at', 'is', null)
    .where(sql<boolean>`k.expires_at <= now()`)
    .orderBy('k.expires_at')
    .limit(p.batch)
    .forUpdate('k')
    .skipLocked(),
)

export const tellExpired = statement('apiKeys.tellExpired', (p: { orgId: string; ids: string[]; now: string }) =>
  db
    .updateTable('api_keys')
    .set({ expiry_told_at: p.now })
    .where('org_id', '=', p.orgId)
    .where('id', '=', sql<string>`any(${p.ids}::uuid[])`),
)
