import { timingSafeEqual } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { type RawBuilder, sql } from 'kysely'
import { ApiError } from './api-error.ts'
import type { Context } from './context.ts'
import { openapi } from './contract.ts'
import { type AnySelect, type Has, type Params, type Slots, type Statement, statement } from './db/statement.ts'
import type { Tenant } from './db/tenant.ts'

/** One part of a list's order: the expression, its direction, and how to read its value from a row. */
export interface SortKey<R> {
  by: RawBuilder<unknown>
  direction: 'asc' | 'desc'
  /** SQL type of the value, for the comparison with a cursor's. */
  type: 'timestamptz' | 'uuid' | 'text' | 'date' | 'integer'
  of(row: R): string
}
export interface Page {
  pagination: { hasMore: boolean; limit: number; page: number; nextCursor: string | null; total?: number }
}

export type Keyset = { k0?: string; k1?: string; k2?: string; offset?: number; fetch: number }
type Scoped = Params & { orgId: string }

export interface Listing<P extends Scoped, R> {
  readonly name: string
  readonly sort: readonly SortKey<R>[]
  readonly page: Statement<P & Keyset, R>
  /** The row with the id `k0`; a list that sorts by moments and ids needs none. */
  readonly row?: Statement<P & Pick<Keyset, 'k0'>, R>
  readonly count: Statement<P, { total: number }> | null
}

/**
 * A list as both paging styles need it: `rows` is the whole query without order and limit; the page (by offset or by
 * keyset) and the count are derived from it. Every key of the sort has the same direction.
 */
export function listing<P extends Scoped, R>(options: {
  name: string
  rows: (p: Slots<P>, has: Has<P>) => AnySelect<R>
  sort: readonly SortKey<NoInfer<R>>[]
  counted?: boolean
}): Listing<P, R> {
  const { name, rows, sort, counted = true } = options
  const page = statement<P & Keyset, R>(`${name}.page`, (p, has) => {
    let query = rows(p as Slots<P>, has as Has<P>)
    if (has('k0')) query = query.where(after(sort, p))
    for (const { by, direction } of sort) query = query.orderBy(by, direction)
    query = query.limit(p.fetch)
    return has('offset') ? query.offset(p.offset) : query
  })
  const row = statement<P & Pick<Keyset, 'k0'>, R>(`${name}.row`, (p, has) =>
    rows(p as Slots<P>, has as Has<P>).where(sql<boolean>`${sort.at(-1)?.by} = ${p.k0}::uuid`),
  )
  const count = statement<P, { total: number }>(`${name}.count`, (p, has) =>
    rows(p, has).clearSelect().select(sql<number>`count(*)`.as('total')),
  )
  return { name, sort, page, row, count: counted ? count : null }
}

function after<R>(sort: readonly SortKey<R>[], p: Slots<Keyset>): RawBuilder<boolean> {
  const keys = [p.k0, p.k1, p.k2]
    .slice(0, sort.length)
    .map((slot, i) => sql`${slot}::${sql.raw(sort[i]?.type ?? 'text')}`)
  const columns = sql.join(sort.map(({ by }) => by))
  return sql`(${columns}) ${sql.raw(sort[0]?.direction === 'asc' ? '>' : '<')} (${sql.join(keys)})`
}

interface PageQuery {
  page?: number
  limit?: number
  cursor?: string
}

type Reader = Pick<Context, 'orgId' | 'services'> & { readonly db: Tenant }

/** Reads one page, with the total in offset mode, in one round trip. `given` is bound into the cursor. */
export async function readPage<P extends Scoped, R>(
  ctx: Reader,
  list: Listing<P, R>,
  query: PageQuery,
  given: Omit<P, 'orgId'>,
): Promise<Page & { rows: R[] }> {
  const limit = query.limit ?? 20
  const binding = bindingOf(ctx, list.name, given)
  const cursor = query.cursor === undefined ? null : readCursor(ctx, query.cursor, binding)
  const page = cursor ? cursor.page : (query.page ?? 1)
  const start = cursor ? keysOf(await placeOf(ctx, list, cursor, given)) : { offset: (page - 1) * limit }
  const keyset: Keyset = { fetch: limit + 1, ...start }
  const statements = [ctx.db.bound(list.page, { ...given, ...keyset } as never)]
  const counts = !cursor && list.count !== null
  if (counts) statements.push(ctx.db.bound(list.count as never, given as never))
  const [found = [], totals = []] = await ctx.db.block(statements)
  const hasMore = found.length > limit
  const rows = (hasMore ? found.slice(0, limit) : found) as R[]
  const last = rows.at(-1)
  const nextCursor =
    hasMore && last
      ? writeCursor(
          ctx,
          list.sort.map(({ of }) => of(last)),
          page + 1,
          binding,
        )
      : null
  const pagination: Page['pagination'] = { hasMore, limit, page, nextCursor }
  if (counts) pagination.total = (totals[0] as { total: number }).total
  return { rows, pagination }
}

/** Where a cursor goes on. One that names its row alone had no room for what the row is sorted by: the row tells. */
async function placeOf<P extends Scoped, R>(
  ctx: Reader,
  { sort, row }: Listing<P, R>,
  { keys }: Cursor,
  given: Omit<P, 'orgId'>,
): Promise<string[]> {
  if (keys.length === sort.length) return keys
  const last = row && (await ctx.db.one(row, { ...given, k0: keys[0] } as never))
  if (!last) throw invalidCursor('expired')
  return sort.map(({ of }) => of(last))
}

const keysOf = ([k0, k1, k2]: string[]): Partial<Keyset> => ({ k0, k1, k2 })

// A cursor is base64url(JSON) + '.' + the first 16 bytes of its HMAC, bound to organization, operation, caller's view,
// filters and sort; it is valid for a day.

const MAX_LENGTH = openapi.components.parameters.Cursor?.schema.maxLength as number
const VALID_MS = 24 * 3_600_000
interface Cursor {
  v: 1
  page: number
  keys: string[]
  exp: number
  filters: string
}
interface Binding {
  scope: string
  filters: string
}

/** What follows from the caller and the day, and so is no filter. */
const GIVEN_BY_CALLER = new Set(['userId', 'today', 'consentAgeBirth'])

function bindingOf(ctx: Reader, name: string, given: object): Binding {
  const filters: [string, unknown][] = []
  for (const key of Object.keys(given)) {
    const value = (given as Record<string, unknown>)[key]
    if (value !== undefined && !GIVEN_BY_CALLER.has(key)) filters.push([key, value])
  }
  filters.sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    scope: `${ctx.orgId} ${name}`,
    // Only tells a changed filter from a forged cursor: what a cursor may be used for, its MAC holds.
    filters: crc32(JSON.stringify(filters)).toString(36),
  }
}

function writeCursor(ctx: Reader, keys: string[], page: number, binding: Binding): string {
  const { scope, filters } = binding
  const cursor: Cursor = { v: 1, page, keys, exp: Date.now() + VALID_MS, filters }
  const body = Buffer.from(JSON.stringify(cursor)).toString('base64url')
  const mac = ctx.services.secrets.mac('cursor', scope, body).subarray(0, 16).toString('base64url')
  const text = `${body}.${mac}`
  return text.length > MAX_LENGTH && keys.length > 1 ? writeCursor(ctx, keys.slice(-1), page, binding) : text
}

function readCursor(ctx: Reader, text: string, { scope, filters }: Binding): Cursor {
  const [body = '', mac = '', rest] = text.split('.')
  const given = Buffer.from(mac, 'base64url')
  if (!body || rest !== undefined || given.length !== 16) throw invalidCursor('malformed')
  const genuine = ctx.services.secrets
    .macs('cursor', scope, body)
    .some((m) => timingSafeEqual(m.subarray(0, 16), given))
  if (!genuine) throw invalidCursor('signature')
  const cursor = JSON.parse(Buffer.from(body, 'base64url').toString()) as Cursor
  if (cursor.exp <= Date.now()) throw invalidCursor('expired')
  if (cursor.filters !== filters) throw invalidCursor('filters_changed')
  return cursor
}

const invalidCursor = (reason: string): ApiError => new ApiError('invalid_cursor', { details: { reason } })

/** The order of most lists: over the rows of `table`, which have `created_at` and `id`. */
export const newestFirst = (table: string): readonly SortKey<{ created_at: string; id: string }>[] => [
  { by: sql.ref(`${table}.created_at`), direction: 'desc', type: 'timestamptz', of: (row) => row.created_at },
  { by: sql.ref(`${table}.id`), direction: 'desc', type: 'uuid', of: (row) => row.id },
]

/**
 * A column to sort by whose nulls come last, in the list and in its cursors. An index over it must be over this very
 * expression; CASE, since row-level security keeps comparisons with COALESCE out of index conditions.
 */
export const nullsLast = (column: RawBuilder<unknown>, type: 'date' | 'timestamptz'): RawBuilder<string> =>
  sql<string>`case when ${column} is null then 'infinity'::${sql.raw(type)} else ${column} end`

/** Case-insensitive substring of one column: the filter `q`. `%` and `_` stand for themselves. */
export const contains = (column: RawBuilder<unknown>, q: string): RawBuilder<boolean> =>
  sql`position(lower(${q}::text) in lower(${column})) > 0`
