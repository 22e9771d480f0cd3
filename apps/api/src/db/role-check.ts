import { ConfigError } from '../config.ts'
import type { Database } from './database.ts'

const QUERY = {
  name: 'role_check',
  text: `select current_user as name, r.rolsuper or r.rolbypassrls as privileged,
      exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relkind = 'r' and pg_has_role(current_user, c.relowner, 'usage')) as owner,
      coalesce((select pg_has_role(current_user, w.oid, 'usage') from pg_roles w where w.rolname = 'homeroom_worker'), false) as worker,
      to_regclass('public.organizations') is not null as migrated
    from pg_roles r where r.rolname = current_user`,
  values: [],
}

/** The second wall stands only under a role that row-level security binds: anything else is refused at start-up. */
export async function checkRole(database: Database): Promise<void> {
  const [rows] = await database.global([QUERY]).catch((error: Error) => {
    throw new ConfigError(
      `DATABASE_URL: the database cannot be reached (${error.message || (error as { code?: string }).code})`,
    )
  })
  const role = rows?.[0] as
    | { name: string; privileged: boolean; owner: boolean; worker: boolean; migrated: boolean }
    | undefined
  if (!role || role.privileged || role.owner) {
    throw new ConfigError(
      `DATABASE_URL: the role ${role?.name} is a superuser, bypasses row-level security or owns tables; use homeroom_app`,
    )
  }
  if (role.worker) {
    throw new ConfigError(
      `DATABASE_URL: the role ${role.name} inherits homeroom_worker and so sees pending rows of every organization; ALTER ROLE ${role.name} NOINHERIT, and grant homeroom_worker anew`,
    )
  }
  if (!role.migrated) throw new ConfigError('DATABASE_URL: the schema is missing; run `pnpm db:migrate` first')
}
