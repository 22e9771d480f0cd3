import type { RowOf } from '../../db/statement.ts'
import { toPublic, toPublicOrNull } from '../../ids.ts'
import type { Schemas } from '../../schemas.ts'
import type { keyById } from './queries.ts'

export type KeyRow = RowOf<typeof keyById>

export const toApiKey = (row: KeyRow): Schemas['ApiKey'] => ({
  id: toPublic('key', row.id),
  name: row.name,
  kind: row.kind as Schemas['ApiKeyKind'],
  prefix: row.prefix,
  scopes: row.scopes,
  status: row.status as Schemas['ApiKeyStatus'],
  serviceUserId: toPublic('usr', row.service_user_id),
  appId: toPublicOrNull('app', row.app_id),
  expiresAt: row.expires_at,
  previousSecretExpiresAt: row.status === 'rotating' ? row.prev_expires_at : null,
  lastUsedAt: row.last_used_at,
  revokedAt: row.revoked_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})
