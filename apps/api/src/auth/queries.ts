import { sql } from 'kysely'
import { db, statement } from '../db/statement.ts'

const userColumns = ['id', 'email_verified', 'is_super_admin'] as const

export const userBySubject = statement('auth.user', (p: { subject: string }) =>
  db.selectFrom('users').select(userColumns).where('idp_subject', '=', p.subject).where('deleted_at', 'is', null),
)

/** First sign-in: the row with this e-mail takes the subject, once. */
export const adoptSubject = statement(
  'auth.adopt',
  (p: { subject: string; email: string; givenName: string | null; familyName: string | null }) =>
    db
      .updateTable('users')
      .set({
        idp_subject: p.subject,
        email_verified: sql.lit(true),
        first_name: sql<string>`coalesce(nullif(${p.givenName}::text, ''), first_name)`,
        last_name: sql<string>`coalesce(nullif(${p.familyName}::text, ''), last_name)`,
        updated_at: sql<string>`now()`,
      })
      .where(sql<string>`lower(email)`, '=', sql<string>`lower(${p.email})`)
      .where('idp_subject', 'is', null)
      // A deleted user keeps the subject.
      .where(sql<boolean>`not exists (select from users known where known.idp_subject = ${p.subject})`)
      .where('kind', '=', sql.lit('person'))
      .where('deleted_at', 'is', null)
      .returning(userColumns),
)

export const organizationById = statement('auth.organization', (p: { id: string }) =>
  db
    .selectFrom('organizations')
    .select(['id', 'slug', 'name', 'status', 'timezone', 'settings', 'quota_limit', 'quota_mode'])
    .where('id', '=', p.id),
)

export const membershipOf = statement('auth.membership', (p: { orgId: string; userId: string }) =>
  db
    .selectFrom('memberships')
    .select(['id', 'role', 'additional_roles', 'status'])
    .where('org_id', '=', p.orgId)
    .where('user_id', '=', p.userId)
    .where('deleted_at', 'is', null),
)

export const keyDirectoryEntry = statement('auth.key_directory', (p: { lookup: string }) =>
  db.selectFrom('api_key_directory').select(['org_id', 'key_id']).where('lookup', '=', p.lookup),
)

export const keyById = statement('auth.key', (p: { orgId: string; id: string }) =>
  db
    .selectFrom('api_keys as k')
    .leftJoin('app_installations as i', (join) =>
      join.onRef('i.org_id', '=', 'k.org_id').onRef('i.id', '=', 'k.installation_id'),
    )
    .select([
      'k.id',
      'k.kind',
      'k.scopes',
      'k.service_user_id',
      'k.secret_hash',
      'k.prev_secret_hash',
      'k.prev_expires_at',
      'k.expires_at',
      'k.revoked_at',
      'k.last_used_at',
      'i.status as installation_status',
      'i.app_id',
    ])
    .where('k.org_id', '=', p.orgId)
    .where('k.id', '=', p.id)
    .where('k.deleted_at', 'is', null),
)

/** At most once a minute, whichever node was used. */
export const touchKey = statement('auth.touch_key', (p: { orgId: string; id: string; now: string }) =>
  db
    .updateTable('api_keys')
    .set({ last_used_at: p.now })
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id)
    .where(sql<boolean>`coalesce(last_used_at <= ${p.now}::timestamptz - interval '1 minute', true)`),
)
