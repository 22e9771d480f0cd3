import { sql } from 'kysely'
import { db, type Prepared, statement } from '../db/statement.ts'
import { inTransaction, type Unit } from '../db/tenant.ts'
import type { Services } from '../services.ts'
import type { Lookup } from './lookup.ts'
import type { Job } from './worker.ts'

const EVERY_MS = 3_600_000
/** Rows that one transaction removes. */
const BATCH = 2_000

const toPurge = statement('purge.find', (_: Record<never, never>) =>
  db
    .selectFrom('organizations')
    .select('id')
    .where('status', '=', sql.lit('deleted'))
    .where('purged_at', 'is', null)
    .where(sql<boolean>`deleted_at < now() - interval '30 days'`),
)

const markPurged = statement('purge.done', (p: { orgId: string; now: string }) =>
  db.updateTable('organizations').set({ purged_at: p.now }).where('id', '=', p.orgId),
)

interface Table {
  name: string
  /** Tables whose rows refer to this one's. */
  referrers: string[]
}

/** Every table of organizations, as the database itself knows them: a new one needs no mention here. */
const TABLES: Prepared = {
  name: 'purge.tables',
  text: `
    select c.relname as name, array(
      select distinct child.relname::text from pg_constraint f join pg_class child on child.oid = f.conrelid
      where f.contype = 'f' and f.confrelid = c.oid and f.conrelid <> c.oid
    ) as referrers
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'org_id' and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    order by c.relname`,
  values: [],
}

interface Removed {
  removed: number
  /** Whose memberships they were. */
  users: string[]
}

const removal = (table: string, orgId: string): Prepared => ({
  name: `purge.${table}`,
  text: `with gone as (
      delete from "${table}" where ctid = any(array(select ctid from "${table}" where org_id = $1 limit ${BATCH}))
      returning ${table === 'memberships' ? 'user_id' : 'null::uuid as user_id'})
    select count(*)::int as removed, coalesce(array_agg(user_id) filter (where user_id is not null), '{}') as users from gone`,
  values: [orgId],
})

/** Of accounts: those that no organization knows any more, the directory says. The database itself spares all others. */
const removeAccounts = (ids: string[]): Prepared => ({
  name: 'purge.accounts',
  text: 'select remove_accounts($1::uuid[])',
  values: [ids],
})

/** Those that are referred to come after those that refer to them. */
export function inOrderOfRemoval(tables: readonly Table[]): string[] {
  const left = new Map(tables.map(({ name, referrers }) => [name, referrers]))
  const ordered: string[] = []
  while (left.size > 0) {
    const free = [...left].filter(([, referrers]) => !referrers.some((name) => left.has(name))).map(([name]) => name)
    if (free.length === 0) throw new Error(`these tables refer to each other in a ring: ${[...left.keys()].join(', ')}`)
    for (const name of free) left.delete(name)
    ordered.push(...free)
  }
  return ordered
}

/**
 * Removes all that belongs to an organization, 30 days after it was deleted, and accounts that no other organization knows;
 * its own row stays, and says when.
 */
export const purge = (services: Services, lookup: Lookup): Job<string> => ({
  name: 'purge-organizations',
  every: EVERY_MS,
  find: async () => (await lookup.find(toPurge, {})).map(({ id }) => id),
  async work(orgId) {
    const left = await inTransaction(services.database, orgId, removeSome)
    if (!left) services.log.info({ organization: orgId }, 'the rows of a deleted organization were removed')
    return left
  },
})

/** Whether there may be more. */
async function removeSome(unit: Unit): Promise<boolean> {
  const [tables] = (await unit.block([TABLES])) as [Table[]]
  let removed = 0
  for (const table of inOrderOfRemoval(tables)) {
    const [[row]] = (await unit.block([removal(table, unit.orgId)])) as [[Removed]]
    if (row.users.length > 0) await unit.block([removeAccounts(row.users)])
    removed += row.removed
    if (removed >= BATCH) return true
  }
  unit.write(markPurged, { now: new Date().toISOString() })
  return false
}
