import type { RowOf } from '../../db/statement.ts'
import { toPublic } from '../../ids.ts'
import type { Schemas } from '../../schemas.ts'
import type { appToInstall, installationList } from './queries.ts'

export type AppRow = RowOf<typeof appToInstall>
export type InstallationRow = RowOf<typeof installationList.page>

export const toApp = (row: AppRow): Schemas['App'] => ({
  id: toPublic('app', row.id),
  slug: row.slug,
  name: row.name,
  tagline: row.tagline,
  description: row.description,
  developerName: row.developer_name,
  categories: row.categories as Schemas['AppCategory'][],
  iconUrl: row.icon_url,
  screenshots: row.screenshots,
  websiteUrl: row.website_url,
  privacyPolicyUrl: row.privacy_policy_url,
  requestedScopes: row.requested_scopes,
  isEmbedded: row.is_embedded,
  embedUrl: row.embed_url,
  pricing: row.pricing as Schemas['App']['pricing'],
  version: row.version,
  installCount: row.install_count,
  isInstalled: row.is_installed,
  publishedAt: row.published_at,
  updatedAt: row.updated_at,
})

export const toInstallation = (row: InstallationRow): Schemas['AppInstallation'] => ({
  id: toPublic('inst', row.id),
  appId: toPublic('app', row.app_id),
  app: { id: toPublic('app', row.app_id), slug: row.slug, name: row.name, iconUrl: row.icon_url },
  status: row.status as Schemas['AppInstallationStatus'],
  grantedScopes: row.granted_scopes,
  installedAt: row.installed_at,
  uninstalledAt: row.uninstalled_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})
