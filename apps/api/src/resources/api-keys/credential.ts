import { scopes as catalogue, type Scope } from '@homeroom/contract/access'
import { forbidden } from '../../api-error.ts'
import { directoryLookup, displayPrefix, hashSecret } from '../../auth/api-key.ts'
import type { Caller } from '../../caller.ts'
import type { Context } from '../../context.ts'
import type { RowOf } from '../../db/statement.ts'
import { newId, toPublic } from '../../ids.ts'
import {
  deleteLookups,
  insertKey,
  insertLookup,
  insertServiceMember,
  insertServiceUser,
  type keyForUpdate,
  rotateKey,
} from './queries.ts'
import type { KeyRow } from './view.ts'

// What an organization's own keys and the credentials of its apps have in common.

export const DEFAULT_GRACE_S = 86_400

/** Whoever is given a secret can do no more with it than by their roles. The super-admin bypass is no role. */
export function checkScopes(scopes: Scope[], { permissions }: Caller): void {
  const held = scopes.every((scope) => catalogue[scope].permissions.every((permission) => permissions.has(permission)))
  if (!held) throw forbidden('role_escalation')
}

/** The key with its service user, a member like others but for its role. */
export function writeKey(
  { db, caller, now }: Context,
  row: KeyRow,
  secret: string,
  installationId: string | null = null,
): void {
  const email = `${toPublic('key', row.id)}@service.homeroom.invalid`
  const service = { id: row.service_user_id, memberId: newId(), email, name: row.name, now }
  db.write(insertServiceUser, service)
  db.write(insertServiceMember, service)
  db.write(insertKey, {
    id: row.id,
    name: row.name,
    kind: row.kind,
    installationId,
    prefix: row.prefix,
    secretHash: hashSecret(secret),
    scopes: row.scopes,
    serviceUserId: row.service_user_id,
    expiresAt: row.expires_at,
    userId: caller.userId,
    now,
  })
  db.write(insertLookup, { lookup: directoryLookup(secret), keyId: row.id })
}

/** Writes the new secret and answers with what it changes. The previous one stays in the directory while it works. */
export function rotated(
  { db, caller, now }: Context,
  before: RowOf<typeof keyForUpdate>,
  secret: string,
  grace: number,
) {
  const keeps = grace > 0
  const prevExpiresAt = keeps ? new Date(Date.parse(now) + grace * 1_000).toISOString() : null
  const ended = [before.prev_secret_hash, keeps ? null : before.secret_hash].filter((hash) => hash !== null)
  if (ended.length > 0) db.write(deleteLookups, { lookups: ended.map((hash) => hash.toString('hex')) })
  const prefix = displayPrefix(secret)
  db.write(rotateKey, {
    id: before.id,
    prefix,
    secretHash: hashSecret(secret),
    prevPrefix: keeps ? before.prefix : null,
    prevSecretHash: keeps ? before.secret_hash : null,
    prevExpiresAt,
    userId: caller.userId,
    now,
  })
  db.write(insertLookup, { lookup: directoryLookup(secret), keyId: before.id })
  return { prefix, prev_expires_at: prevExpiresAt, status: keeps ? 'rotating' : 'active', updated_at: now }
}
