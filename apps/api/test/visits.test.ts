import type { OperationId } from '@homeroom/contract/operations'
import type { Operation } from '@homeroom/contract/record'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { load } from '../dev/load/load.ts'
import { plansOf } from '../dev/load/plan.ts'
import { crowd } from './support/crowd.ts'
import { type Block, observeRequests } from './support/observer.ts'
import { Planner } from './support/plans.ts'
import { startTestServer, type TestServer } from './support/server.ts'
import { live } from './walks/support/bundle.ts'
import { World } from './walks/support/world.ts'

const SIZE = { orgs: 4, tasks: 4_000, seed: 1 }
/** More rows of the tables that grow than a statement may look at. */
const CROWD = 2_000
const TOLERATED = 500

/** Statements that look at more rows, each with its reason. */
const EXCEPTIONS: Record<string, string> = {
  'identity.lockMemberAndOwners': 'owners are among all members, and seldom change',
  'store.endConsents': 'consents are found by child; an app is seldom uninstalled',
}

let t: TestServer
let w: World
let blocks: Block[]
let planner: Planner
beforeAll(async () => {
  t = await startTestServer({ validateResponses: false })
  await load({
    url: t.adminUrl,
    size: SIZE,
    indexes: plansOf(SIZE).map(({ index }) => index),
    workers: 2,
    force: false,
  })
  const { rows } = await sql<{ org_id: string }>`
    select org_id from tasks group by org_id order by count(*) desc limit 1`.execute(t.db)
  const { org_id: orgId } = rows[0] as { org_id: string }
  await crowd(t, orgId, CROWD)
  w = await World.within(t, orgId)
  planner = await Planner.connect(t.appUrl, orgId)
  ;({ blocks } = observeRequests(t.server.services.database))
}, 120_000)
afterAll(async () => {
  await planner.close()
  await t.close()
})

/** Lists read pages, and count: indexes.test.ts sees to the one, and the other is as large as what is counted. */
const others = live.filter(({ kind }) => kind !== 'list')
const LISTS = new Set<OperationId>(['messaging.listConversations'])
const seen = new Set<string>()
const used = new Set<string>()

/** What looks at too many rows of what is sent for the operation. A statement is judged once. */
async function faultsOf(op: Operation): Promise<string[]> {
  const from = blocks.length
  const draft = await w.full(op)
  for (const as of [draft.as, w.home.people.teacher, w.home.people.guardian]) await w.send(draft, { as })
  const faults: string[] = []
  for (const one of blocks.slice(from).flatMap(({ statements }) => statements)) {
    if (seen.has(one.text) || !/^\s*(select|with|update|delete) /.test(one.text)) continue
    seen.add(one.text)
    const { rows, scan } = await planner.visited(one)
    const name = one.name.replace(/#\d+$/, '')
    if (rows <= TOLERATED) continue
    used.add(name)
    if (!(name in EXCEPTIONS)) faults.push(`${name} looks at ${rows} rows: ${scan}`)
  }
  return faults
}

describe('every statement of a request that is no list', () => {
  it.each(others.filter(({ id }) => !LISTS.has(id as OperationId)))('$id finds its rows by index', async (op) => {
    expect(await faultsOf(op)).toEqual([])
  })

  it('is judged by an instrument that sees all rows', async () => {
    const ofActor = (column: string) => ({
      name: 'test.audit',
      text: `select id from audit_logs where org_id = $1 and ${column} = $2`,
      values: [w.home.orgId, w.home.people.owner.userId],
    })
    expect((await planner.visited(ofActor('actor_id'))).rows).toBeLessThan(TOLERATED)
    expect((await planner.visited(ofActor('request_id'))).rows).toBeGreaterThanOrEqual(CROWD)
  })

  it('needs the exceptions that are made', () => {
    expect(Object.keys(EXCEPTIONS).filter((name) => !used.has(name))).toEqual([])
  })
})
