import { sql } from 'kysely'
import { db, type Prepared, statement } from '../db/statement.ts'
import { inTransaction, type Unit } from '../db/tenant.ts'
import type { Services } from '../services.ts'
import { DELETED, KEPT, PARTS, split } from './deleted-references.ts'
import type { Lookup } from './lookup.ts'
import { inOrderOfRemoval } from './purge.ts'
import type { Job } from './worker.ts'

const EVERY_MS = 3_600_000
/** Rows with `deleted_at` that one transaction removes, each with those that go with it. */
const BATCH = 500

/** Once a day each. Of a deleted organization all rows go: see purge.ts. */
const toPurge = statement('deletedRows.find', (_: Record<never, never>) =>
  db
    .selectFrom('organizations')
    .select('id')
    .where('status', '<>', sql.lit('deleted'))
    .where(sql<boolean>`coalesce(deleted_rows_purged_at < now() - interval '1 day', true)`),
)

const markPurged = statement('deletedRows.done', (p: { orgId: string; now: string }) =>
  db.updateTable('organizations').set({ deleted_rows_purged_at: p.now }).where('id', '=', p.orgId),
)

const referencesOf = (table: string) =>
  Object.entries(DELETED[table]?.references ?? PARTS[table] ?? {}).map(([key, fate]) => ({ ...split(key), fate }))

/** Of the tables whose rows are deleted, those that are referred to come after those that refer to them. */
const TABLES = inOrderOfRemoval(
  Object.keys(DELETED).map((name) => ({
    name,
    referrers: referencesOf(name).flatMap(({ table }) => (table !== name && table in DELETED ? [table] : [])),
  })),
)

const isDue = `x.org_id = $1 and x.deleted_at < now() - ${KEPT}`

const held = (table: string): string =>
  referencesOf(table)
    .filter(({ fate }) => fate !== 'goes')
    .map((one) => {
      const condition = typeof one.fate === 'object' ? ` and (${one.fate.while})` : ''
      return ` and not exists (
        select from "${one.table}" r where r.org_id = $1 and r."${one.column}" = x.id${condition})`
    })
    .join('')

/** Rows that can go, in the order of their ids; what others are just working on has time. */
export const candidates = (table: string, orgId: string, after: string): Prepared => ({
  name: `deletedRows.${table}.find`,
  text: `select x.id from "${table}" x where ${isDue} and x.id > $2${held(table)}
    order by x.id limit ${BATCH} for update skip locked`,
  values: [orgId, after],
})

/** Takes the rows away, after all that goes with them: of a post the comments, of its poll the options, of those the votes. */
function removals(table: string, orgId: string, ids: string[]): Prepared[] {
  const of = (name: string, column: string, owners: string): { name: string; text: string }[] => {
    const rows = `"${name}" where org_id = $1 and "${column}" = any(${owners})`
    const own = column === 'id' ? owners : `array(select id from ${rows})`
    const parts = referencesOf(name).filter((one) => one.fate !== 'stays' && one.table !== name)
    return [
      ...parts.flatMap((one) => of(one.table, one.column, own)),
      { name: `deletedRows.${table}.${name}`, text: `delete from ${rows}` },
    ]
  }
  return of(table, 'id', '$2::uuid[]').map((one) => ({ ...one, values: [orgId, ids] }))
}

const emptying = (table: string, column: string, orgId: string): Prepared => ({
  name: `deletedRows.${table}.empty`,
  text: `update "${table}" set "${column}" = '' where org_id = $1 and id = any(array(
      select x.id from "${table}" x where ${isDue} and x."${column}" <> '' limit ${BATCH} for update skip locked))
    returning id`,
  values: [orgId],
})

/** How far an organization's turn has come: across tables, and in the current one behind the id. */
interface Turn {
  table: number
  after: string
  /** What went wrong on the way. Other rows and tables have their turn nevertheless. */
  failure: unknown
}
const beginning = (): Turn => ({ table: 0, after: '00000000-0000-0000-0000-000000000000', failure: null })

/** Removes rows 30 days after they were deleted one by one, and with them what exists only through them. */
export function deletedRows(services: Services, lookup: Lookup): Job<string> {
  const turns = new Map<string, Turn>()
  return {
    name: 'purge-deleted-rows',
    every: EVERY_MS,
    find: async () => (await lookup.find(toPurge, {})).map(({ id }) => id),
    async work(orgId) {
      const turn = turns.get(orgId) ?? beginning()
      turns.set(orgId, turn)
      for (let table = TABLES[turn.table]; table !== undefined; table = TABLES[turn.table]) {
        if (await takeSome(services, orgId, table, turn)) return true
        Object.assign(turn, { ...beginning(), table: turn.table + 1, failure: turn.failure })
      }
      turns.delete(orgId)
      if (turn.failure) throw turn.failure
      const now = new Date().toISOString()
      await inTransaction(services.database, orgId, async (unit) => unit.write(markPurged, { now }))
      return false
    },
  }
}

/** One transaction. Whether there may be more in the table. */
async function takeSome({ database }: Services, orgId: string, table: string, turn: Turn): Promise<boolean> {
  try {
    return await inTransaction(database, orgId, async (unit) => {
      const [rows] = (await unit.block([candidates(table, orgId, turn.after)])) as [{ id: string }[]]
      const ids = rows.map(({ id }) => id)
      const failure = await removeEach(unit, table, ids)
      turn.failure ??= failure
      turn.after = ids.at(-1) ?? turn.after
      return ids.length === BATCH || (await emptySome(unit, table))
    })
  } catch (error) {
    turn.failure ??= error
    return false
  }
}

/** All at once, or by halves where one of them cannot go; answers with what went wrong last. */
async function removeEach(unit: Unit, table: string, ids: string[]): Promise<unknown> {
  if (ids.length === 0) return null
  const failure = await unit.attempt(async () => {
    await unit.block(removals(table, unit.orgId, ids))
  })
  if (!failure || ids.length === 1) return failure
  const half = ids.length >> 1
  const first = await removeEach(unit, table, ids.slice(0, half))
  return (await removeEach(unit, table, ids.slice(half))) ?? first
}

async function emptySome(unit: Unit, table: string): Promise<boolean> {
  const column = DELETED[table]?.emptied
  if (!column) return false
  const [emptied] = await unit.block([emptying(table, column, unit.orgId)])
  return emptied.length === BATCH
}
