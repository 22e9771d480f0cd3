import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.generated.ts'
import { type SealedColumn, sealedColumns } from '../sealed.ts'
import { type MasterKey, Secrets } from '../secrets.ts'
import { audit, enter, type Trx } from './operator-database.ts'

/** Rows of one column that are sealed anew in one transaction. */
const BATCH = 200

interface Found {
  id: string
  sealed: Buffer
}

/** Under which keys each column is sealed, over all organizations. */
export async function listSealed(db: Kysely<DB>) {
  const counts = new Map<string, { column: string; key: string; values: number }>()
  for (const orgId of await organizations(db)) {
    for (const column of sealedColumns) {
      const rows = await db.transaction().execute(async (trx) => {
        await enter(trx, orgId)
        return (await keysOf(column).execute(trx)).rows
      })
      for (const { key, values } of rows) count(counts, `${column.table}.${column.column}`, key, Number(values))
    }
  }
  return [...counts.values()].sort((a, b) => (`${a.column} ${a.key}` < `${b.column} ${b.key}` ? -1 : 1))
}

/** Seals what older keys have sealed under the first one, beside running servers, and as often as one likes. */
export async function reseal(db: Kysely<DB>, keys: readonly MasterKey[]) {
  const secrets = new Secrets(keys)
  const current = (keys[0] as MasterKey).id
  const counts = new Map<string, { column: string; key: string; values: number }>()
  for (const orgId of await organizations(db)) {
    let changed = 0
    for (const column of sealedColumns) {
      for (let done = BATCH; done === BATCH; ) {
        done = await db.transaction().execute((trx) => resealBatch(trx, orgId, column, { secrets, current }))
        count(counts, `${column.table}.${column.column}`, current, done)
        changed += done
      }
    }
    if (changed > 0) await db.transaction().execute((trx) => record(trx, orgId))
  }
  return [...counts.values()].map(({ column, values }) => ({ column, resealed: values }))
}

async function resealBatch(
  trx: Trx,
  orgId: string,
  column: SealedColumn,
  { secrets, current }: { secrets: Secrets; current: string },
): Promise<number> {
  await enter(trx, orgId)
  const { rows } = await outdated(column, current).execute(trx)
  for (const { id, sealed } of rows) {
    const context = column.context(orgId, id)
    const value = secrets.seal(secrets.open(sealed, context), context)
    await sql`update ${sql.table(column.table)}
      set ${sql.ref(column.column)} = ${column.text ? value.toString('base64url') : value}
      where org_id = ${orgId} and ${sql.ref(column.id)} = ${id}`.execute(trx)
  }
  return rows.length
}

async function record(trx: Trx, orgId: string): Promise<void> {
  await enter(trx, orgId)
  await audit(trx, orgId, 'keys:reseal', { type: 'organization', id: orgId })
}

/** Empty is nothing sealed: a deleted webhook endpoint has no secret any more. */
const sealedIn = ({ column }: SealedColumn) => sql<Buffer>`nullif(${sql.ref(column)}, '')`
/** A sealed value begins with its key's id and the length of that. */
const bytesOf = (column: SealedColumn) => {
  const value = sealedIn(column)
  return column.text
    ? sql<Buffer>`decode(rpad(translate(${value}, '-_', '+/'), (length(${value}) + 3) / 4 * 4, '='), 'base64')`
    : value
}
const keyOf = (column: SealedColumn) =>
  sql<string>`convert_from(substring(${bytesOf(column)} from 2 for get_byte(${bytesOf(column)}, 0)), 'UTF8')`

/**
 * Locked, in the order of ids as everywhere: a server that changes a row meanwhile waits, and has the last word. What only
 * refers to a row does not wait.
 */
const outdated = (column: SealedColumn, current: string) =>
  sql<Found>`select ${sql.ref(column.id)} as id, ${bytesOf(column)} as sealed from ${sql.table(column.table)}
    where org_id = (select current_setting('app.org_id')::uuid) and ${sealedIn(column)} is not null
      and ${keyOf(column)} <> ${current}
    order by ${sql.ref(column.id)} limit ${BATCH} for no key update`

const keysOf = (column: SealedColumn) =>
  sql<{ key: string; values: string }>`select ${keyOf(column)} as key, count(*) as values
    from ${sql.table(column.table)}
    where org_id = (select current_setting('app.org_id')::uuid) and ${sealedIn(column)} is not null group by 1`

const organizations = async (db: Kysely<DB>): Promise<string[]> =>
  (await db.selectFrom('organizations').select('id').execute()).map(({ id }) => id)

function count(
  counts: Map<string, { column: string; key: string; values: number }>,
  column: string,
  key: string,
  values: number,
): void {
  const known = counts.get(`${column} ${key}`) ?? { column, key, values: 0 }
  known.values += values
  counts.set(`${column} ${key}`, known)
}
