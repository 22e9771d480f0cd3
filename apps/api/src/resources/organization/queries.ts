import { sql } from 'kysely'
import { db, statement } from '../../db/statement.ts'

const organization = (p: { orgId: string }) =>
  db
    .selectFrom('organizations')
    .select([
      'id',
      'slug',
      'name',
      'kind',
      'status',
      'timezone',
      'locale',
      'consent_policy_version',
      'settings',
      'quota_mode',
      'created_at',
      'updated_at',
    ])
    .where('id', '=', p.orgId)

export const ownOrganization = statement('organization.get', organization)
export const ownOrganizationForUpdate = statement('organization.lock', (p: { orgId: string }) =>
  organization(p).forUpdate(),
)

/** The runtime's tables may be newer than the database's, or keep a name that those have dropped. */
export const timeZoneIsKnown = statement('organization.timeZone', (p: { timezone: string }) =>
  db.selectNoFrom(
    sql<boolean>`exists (select from pg_timezone_names where lower(name) = lower(${p.timezone}))`.as('known'),
  ),
)

interface Changed {
  orgId: string
  name: string
  timezone: string
  locale: string
  /** JSON of what differs from the defaults. */
  settings: string
  now: string
}

export const updateOrganization = statement('organization.update', (p: Changed) =>
  db
    .updateTable('organizations')
    .set({ name: p.name, timezone: p.timezone, locale: p.locale, settings: p.settings, updated_at: p.now })
    .where('id', '=', p.orgId),
)
