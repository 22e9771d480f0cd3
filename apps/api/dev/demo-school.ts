import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from '../src/db/schema.generated.ts'
import { type MasterKey, Secrets } from '../src/secrets.ts'
import { NORTHFIELD_FAMILIES, RIVERSIDE_FAMILIES } from './demo/children.ts'
import type { Load } from './demo/load.ts'
import { loadCare } from './demo/load-care.ts'
import { loadConversations } from './demo/load-conversations.ts'
import { loadCoursework } from './demo/load-coursework.ts'
import { loadEngagement } from './demo/load-engagement.ts'
import { loadFamilies } from './demo/load-families.ts'
import { loadFeed } from './demo/load-feed.ts'
import { loadHooks } from './demo/load-hooks.ts'
import { loadLinks } from './demo/load-links.ts'
import { loadAttendance, loadGrades } from './demo/load-marks.ts'
import { loadAccounts, loadMembers } from './demo/load-people.ts'
import { loadCatalogue, loadKeys, loadUsage } from './demo/load-platform.ts'
import { loadNotifications, loadProfiles } from './demo/load-profiles.ts'
import { loadClasses, loadSchool, type School } from './demo/load-school.ts'
import { loadProjects, loadTasks } from './demo/load-work.ts'
import { NORTHFIELD_ID, RIVERSIDE_ID } from './demo/organizations.ts'
import { NORTHFIELD_ROOMS, NORTHFIELD_TEACHERS, RIVERSIDE_ROOMS, RIVERSIDE_TEACHERS } from './demo/school.ts'
import { RIVERSIDE_TASKS, TASKS } from './demo/tasks.ts'

export interface DemoOptions {
  /** The server's ENCRYPTION_KEYS: installed apps' keys are stored sealed. */
  masterKeys: readonly MasterKey[]
  /** Due dates and usage are counted from here; default: now. */
  now?: Date
}

/**
 * Fills an empty database, as its owner, with two schools and everybody in them; ids and secrets are always the same.
 * A database with any organization in it is left alone: `present` if it is the demo's, `foreign` if not.
 */
export async function loadDemoSchool(
  adminUrl: string,
  options: DemoOptions,
): Promise<'loaded' | 'present' | 'foreign'> {
  const pool = new pg.Pool({ connectionString: adminUrl, max: 1 })
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  try {
    return await db.transaction().execute(async (trx) => {
      // Two starts at once: the second waits here and then finds the first one's work.
      await sql`LOCK TABLE organizations IN SHARE ROW EXCLUSIVE MODE`.execute(trx)
      const found = await trx.selectFrom('organizations').select('id').execute()
      if (found.some((row) => row.id === NORTHFIELD_ID)) return 'present'
      if (found.length > 0) return 'foreign'
      await load({ trx, now: options.now ?? new Date() }, new Secrets(options.masterKeys))
      return 'loaded'
    })
  } finally {
    await db.destroy()
  }
}

async function load(context: Load, secrets: Secrets): Promise<void> {
  await loadAccounts(context)
  await loadCatalogue(context)
  await loadNorthfield(context, secrets)
  await loadRiverside(context, secrets)
}

async function loadNorthfield(context: Load, secrets: Secrets): Promise<void> {
  const school: School = {
    orgId: NORTHFIELD_ID,
    rooms: NORTHFIELD_ROOMS,
    teachers: NORTHFIELD_TEACHERS,
    families: NORTHFIELD_FAMILIES,
  }
  await enter(context.trx, NORTHFIELD_ID)
  await loadMembers(context, NORTHFIELD_ID)
  await loadKeys(context, NORTHFIELD_ID, 'ada.marsh', secrets)
  await loadSchool(context, school)
  await loadClasses(context, school)
  await loadFamilies(context, NORTHFIELD_ID, school.families)
  await loadCoursework(context, NORTHFIELD_ID)
  await loadLinks(context, NORTHFIELD_ID)
  await loadCare(context, NORTHFIELD_ID, secrets)
  await loadAttendance(context, NORTHFIELD_ID, school.families)
  await loadGrades(context, NORTHFIELD_ID)
  await loadConversations(context, NORTHFIELD_ID)
  await loadFeed(context, NORTHFIELD_ID)
  await loadEngagement(context, NORTHFIELD_ID)
  await loadProjects(context, NORTHFIELD_ID)
  await loadTasks(context, NORTHFIELD_ID, TASKS)
  await loadProfiles(context, NORTHFIELD_ID)
  await loadNotifications(context, NORTHFIELD_ID, TASKS)
  await loadHooks(context, NORTHFIELD_ID, secrets)
  await loadUsage(context, NORTHFIELD_ID)
}

async function loadRiverside(context: Load, secrets: Secrets): Promise<void> {
  const school: School = {
    orgId: RIVERSIDE_ID,
    rooms: RIVERSIDE_ROOMS,
    teachers: RIVERSIDE_TEACHERS,
    families: RIVERSIDE_FAMILIES,
  }
  await enter(context.trx, RIVERSIDE_ID)
  await loadMembers(context, RIVERSIDE_ID)
  await loadKeys(context, RIVERSIDE_ID, 'alba.rios', secrets)
  await loadSchool(context, school)
  await loadFamilies(context, RIVERSIDE_ID, school.families)
  await loadTasks(context, RIVERSIDE_ID, RIVERSIDE_TASKS)
  await loadUsage(context, RIVERSIDE_ID)
}

/** Row-level security holds for the owner too, unless that is a superuser. */
async function enter(trx: Transaction<DB>, orgId: string): Promise<void> {
  await sql`SELECT set_config('app.org_id', ${orgId}, true)`.execute(trx)
}
