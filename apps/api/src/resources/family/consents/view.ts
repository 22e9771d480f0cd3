import type { RowOf } from '../../../db/statement.ts'
import { toPublic, toPublicOrNull } from '../../../ids.ts'
import type { Schemas } from '../../../schemas.ts'
import type { consentForUpdate } from './queries.ts'

export type ConsentRow = RowOf<typeof consentForUpdate>

export const toConsent = (row: ConsentRow): Schemas['Consent'] => ({
  id: toPublic('cns', row.id),
  childId: toPublic('stu', row.student_id),
  type: row.type as Schemas['ConsentType'],
  appId: toPublicOrNull('app', row.app_id),
  status: row.status as Schemas['ConsentStatus'],
  policyVersion: row.policy_version,
  grantedAt: row.granted_at,
  expiresAt: row.expires_at,
  revokedAt: row.revoked_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})
