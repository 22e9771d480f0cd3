import { type Scope, scopes } from '@homeroom/contract/access'
import type { OperationId } from '@homeroom/contract/operations'
import type { Operation } from '@homeroom/contract/record'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { load } from '../dev/load/load.ts'
import { plansOf } from '../dev/load/plan.ts'
import { type Cast, castOf } from './support/cast.ts'
import { type Block, observeRequests } from './support/observer.ts'
import { Planner } from './support/plans.ts'
import { loadPlatform } from './support/platform-load.ts'
import type { Key, Person } from './support/school.ts'
import { startTestServer, type TestServer } from './support/server.ts'
import { inputsOf, lists, live, resolve } from './walks/support/bundle.ts'
import { urlOf } from './walks/support/draft.ts'
import { sampleOf } from './walks/support/values.ts'

/** Enough organizations that reading all of a table costs the planner more than an index. */
const SIZE = { orgs: 150, tasks: 15_000, seed: 1 }
/** More rows than this are not sorted for one page. */
const TOLERATED = 100

/** Statements that need not have an index for their order, or read a whole table; each with its reason. */
const EXCEPTIONS: { statement: string; allows: 'sort' | 'scan'; because: string }[] = [
  {
    statement: 'academic.teachers.list.page',
    allows: 'sort',
    because: 'names stand in users, which belong to no organization; a school has tens of teachers, hundreds at most',
  },
  {
    statement: 'academic.courses.getOfferings.page',
    allows: 'sort',
    because: 'a course has one offering a term, which the unique index finds',
  },
  {
    statement: 'academic.lessons.getSchedule.page',
    allows: 'sort',
    because: 'its entries are made from weekly meetings, within the dates that every request must name',
  },
  {
    statement: 'feed.getTimeline.streams.page',
    allows: 'sort',
    because:
      'it merges the tops of streams that indexes give in order; timeline-depth.test.ts measures how far it reads',
  },
]

let t: TestServer
let cast: Cast
let callers: Record<string, Person | Key>
let blocks: Block[]
let planner: Planner
/** Rows of the tables that belong to organizations. */
let tenantTables: Map<string, number>
beforeAll(async () => {
  t = await startTestServer({ validateResponses: false })
  const indexes = plansOf(SIZE).map(({ index }) => index)
  await load({ url: t.adminUrl, size: SIZE, indexes, workers: 2, force: false })
  await loadPlatform(t)
  cast = await castOf(t)
  const every = Object.keys(scopes) as Scope[]
  callers = {
    ...cast.people,
    key: await t.school.key(cast.orgId, every),
    'app key': await t.school.appKey(cast.orgId, every),
  }
  tenantTables = await sizesOf(t)
  planner = await Planner.connect(t.appUrl, cast.orgId)
  ;({ blocks } = observeRequests(t.server.services.database))
}, 120_000)
afterAll(async () => {
  await planner.close()
  await t.close()
})

async function sizesOf({ db }: TestServer): Promise<Map<string, number>> {
  const tables = await db.introspection.getTables()
  const names = tables.filter(({ columns }) => columns.some(({ name }) => name === 'org_id')).map(({ name }) => name)
  const { rows } = await sql<{ name: string; n: number }>`
    select relname as name, reltuples::integer as n from pg_class where relname = any(${names})`.execute(db)
  return new Map(rows.map(({ name, n }) => [name, n]))
}

/** What was sent to the tenant tables for the list: each statement's name and text, and what asked for it first. */
const sent = new Map<string, { name: string; asked: string }>()

async function get(op: Operation, who: string, query: Record<string, string>): Promise<{ nextCursor?: string }> {
  const path: Record<string, string> = {}
  for (const { name, schema } of inputsOf(op).path)
    path[name] = String(await sampleOf(schema, name, { full: true, ids: cast.idOf }))
  const from = blocks.length
  const answer = await t.raw('GET', urlOf({ op, path, query }), { as: callers[who] as Person })
  const asked = `${op.id} ${Object.keys(query)} as ${who}`
  if (who === 'admin')
    expect([answer.status, asked, answer.text.slice(0, 300)]).toEqual([200, asked, expect.anything()])
  expect(answer.status, asked).toBeLessThan(500)
  for (const { name, text } of blocks.slice(from).flatMap(({ statements }) => statements)) {
    if (/^(select|with) /.test(text) && !sent.has(text)) sent.set(text, { name: name.replace(/#\d+$/, ''), asked })
  }
  return answer.json?.meta ?? {}
}

/** Where the contract's examples find nothing in the load. */
const QUERIES: Partial<Record<OperationId, Record<string, string>>> = {
  'academic.lessons.getSchedule': { from: '2026-09-07', to: '2026-09-18' },
}
const PAGING = new Set(['page', 'limit', 'cursor'])

/** Every shape of the list: as it stands, each filter alone, and a page behind a cursor with and without filters. */
async function walk(op: Operation): Promise<void> {
  const { query } = inputsOf(op)
  const sample = async ({ name, schema }: (typeof query)[number]) =>
    String(await sampleOf(schema, name, { full: true, ids: cast.idOf }))
  const required: Record<string, string> = {}
  for (const one of query) if (one.required) required[one.name] = await sample(one)
  Object.assign(required, QUERIES[op.id as OperationId])
  for (const who of Object.keys(callers)) {
    const { nextCursor } = await get(op, who, { ...required, limit: '1' })
    if (who === 'admin') expect(nextCursor, `${op.id}: the load makes no second row of it`).toBeTruthy()
    if (nextCursor) await get(op, who, { ...required, limit: '1', cursor: nextCursor })
    for (const one of query) {
      if (one.required || PAGING.has(one.name)) continue
      const orders = one.name === 'sort' ? (resolve(one.schema).enum ?? []) : [await sample(one)]
      for (const value of orders) {
        const filtered = { ...required, [one.name]: String(value), limit: '1' }
        const { nextCursor: next } = await get(op, who, filtered)
        if (next) await get(op, who, { ...filtered, cursor: next })
      }
    }
  }
}

/** Of a smaller one the planner may well read all; that an index could be used is enough. */
const isLarge = (table: string): boolean => (tenantTables.get(table) ?? 0) > 1_000
const excused = (name: string, allows: 'sort' | 'scan'): boolean =>
  EXCEPTIONS.some((one) => one.statement === name && one.allows === allows)
const used = new Set<string>()

describe('every statement of a list', () => {
  it.each(lists)(
    '$id reads and sorts by index',
    async (op) => {
      sent.clear()
      await walk(op)
      const faults = new Map<string, string>()
      for (const [text, { name, asked }] of sent) {
        const scanned = await planner.scanned(text, (table) => tenantTables.has(table), isLarge)
        const sorted = name.endsWith('.page') ? await planner.sorted(text, TOLERATED) : []
        for (const table of scanned) note(name, 'scan', `${name} reads all of ${table}`, asked)
        const skipping = name.endsWith('.page') ? await planner.skipping(text) : []
        for (const filter of skipping) note(name, 'sort', `${name} reads up to its cursor: ${filter}`, asked)
        for (const key of sorted) note(name, 'sort', `${name} sorts by ${key}`, asked)
      }
      function note(name: string, kind: 'sort' | 'scan', fault: string, asked: string): void {
        used.add(`${name} ${kind}`)
        if (!excused(name, kind) && !faults.has(fault)) faults.set(fault, `${fault}, first for ${asked}`)
      }
      expect([...faults.values()]).toEqual([])
    },
    60_000,
  )

  it('messaging.listConversations, which has no pages, reads by index', async () => {
    sent.clear()
    const op = live.find(({ id }) => id === 'messaging.listConversations') as Operation
    for (const who of Object.keys(callers))
      for (const query of [{}, { includeHidden: 'true' }] as Record<string, string>[]) await get(op, who, query)
    const asked = [...sent].filter(([, { name }]) => name.startsWith(op.id))
    expect(new Set(asked.map(([, { name }]) => name)).size).toBe(2)
    for (const [text] of asked)
      expect(await planner.scanned(text, (table) => tenantTables.has(table), isLarge)).toEqual([])
  })

  it('is judged by an instrument that sees all faults', async () => {
    const isOurs = () => true
    // Row-level security adds the organization by itself, but for the directories.
    const members = 'select user_id from membership_directory where'
    expect(await planner.scanned(`${members} member_id = $1`, isOurs, isLarge)).toEqual(['membership_directory'])
    expect(await planner.scanned(`${members} user_id = $1`, isOurs, isLarge)).toEqual([])
    const tasks = 'select id from tasks where deleted_at is null and'
    expect(await planner.sorted(`${tasks} org_id = $1 order by title limit $2`, TOLERATED)).toEqual([
      expect.stringContaining('title'),
    ])
    expect(await planner.sorted(`${tasks} org_id = $1 order by created_at desc limit $2`, TOLERATED)).toEqual([])
    const behind = (by: string) =>
      `${tasks} org_id = $1 and (${by}, id) < ($2, $3) order by ${by} desc, id desc limit $4`
    expect(await planner.skipping(behind('created_at'))).toEqual([])
    expect(await planner.skipping(behind('updated_at'))).toHaveLength(1)
  })

  it('needs the exceptions that are made', () => {
    expect(EXCEPTIONS.filter(({ statement, allows }) => !used.has(`${statement} ${allows}`))).toEqual([])
  })
})
