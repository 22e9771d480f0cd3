import type { RowOf } from '../../db/statement.ts'
import { toPublic } from '../../ids.ts'
import { settingsOf } from '../../organization.ts'
import type { Schemas } from '../../schemas.ts'
import type { QuotaState } from '../../usage/quota.ts'
import type { ownOrganization } from './queries.ts'

export type OrganizationRow = RowOf<typeof ownOrganization>

export const toOrganization = (row: OrganizationRow): Schemas['Organization'] => ({
  id: toPublic('org', row.id),
  slug: row.slug,
  name: row.name,
  kind: row.kind as Schemas['Organization']['kind'],
  status: row.status as Schemas['OrganizationStatus'],
  timezone: row.timezone,
  locale: row.locale,
  consentPolicyVersion: row.consent_policy_version,
  settings: { ...settingsOf(row.settings), quotaMode: row.quota_mode as Schemas['QuotaMode'] },
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

export const toQuota = (
  { month, limit, used, resetsAt }: QuotaState,
  mode: Schemas['QuotaMode'],
): Schemas['Quota'] => ({
  period: month,
  limit,
  used,
  remaining: limit === null ? null : Math.max(0, limit - used),
  overQuota: limit !== null && used >= limit,
  mode,
  resetsAt,
})
