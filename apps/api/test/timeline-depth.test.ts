import { operations } from '@homeroom/contract/operations'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FeedSchool, loadFeedSchool } from './support/depth/feed-rows.ts'
import { type Measured, measure } from './support/depth/measure.ts'
import type { ListServer } from './support/depth/server.ts'
import { type Block, observeRequests } from './support/observer.ts'
import { Planner } from './support/plans.ts'
import { startTestServer, type TestServer } from './support/server.ts'

const op = operations['feed.getTimeline']
const DEPTH = 10_000
const ROUNDS = 5
/** How much dearer the page behind 10,000 posts may be. */
const WITHIN = 1.5
/** Blocks of 8 KB that one page of 20 may look at: its posts, their authors and what they name, stream by stream. */
const BLOCKS = 6_000

let t: TestServer
let school: FeedSchool
let database: pg.Client
let planner: Planner
let blocks: Block[]
beforeAll(async () => {
  t = await startTestServer({ validateResponses: false })
  school = await loadFeedSchool(t.school)
  ;({ blocks } = observeRequests(t.server.services.database))
  planner = await Planner.connect(t.appUrl, school.orgId)
  database = new pg.Client({ connectionString: t.appUrl })
  await database.connect()
  await database.query('SET plan_cache_mode = force_generic_plan; SET statement_timeout = 0')
  await database.query("SELECT set_config('app.org_id', $1, false)", [school.orgId])
}, 180_000)
afterAll(async () => {
  await Promise.all([planner.close(), database.end()])
  await t.close()
})

const measured: Measured[] = []
afterAll(() => {
  const line = ({ name, depth, first, deep, count }: Measured) =>
    `${name.padEnd(34)}${String(depth).padStart(6)} posts deep: ${first.ms.toFixed(2)} → ${deep.ms.toFixed(2)} ms, ` +
    `${first.blocks} → ${deep.blocks} blocks, count ${count?.toFixed(1)} ms`
  console.log(measured.map(line).join('\n'))
})

const listServer = (who: string): ListServer => ({
  blocks,
  database,
  cast: { orgId: school.orgId, people: school.people, idOf: async () => '' },
  get: async (path) => {
    const { status, json, text } = await t.raw('GET', path, { as: school.people[who] })
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`)
    return json
  },
  close: async () => {},
})

const PEOPLE = ['owner', 'admin', 'staff', 'health_staff', 'teacher', 'guardian', 'student', 'guest']

describe('the timeline of a school of 5,000 members and 100,000 posts', () => {
  it.each(PEOPLE)(
    'costs the %s the same at its beginning and 10,000 posts deep',
    async (who) => {
      const one = await measure(listServer(who), { op, query: {} }, DEPTH, ROUNDS)
      measured.push({ ...one, name: `${one.name} as ${who}` })
      // A guest sees only the posts of a role, which are fewer.
      expect(one.depth).toBeGreaterThanOrEqual(who === 'guest' ? 1_500 : DEPTH)
      expect(one.deep.blocks / one.first.blocks).toBeLessThanOrEqual(WITHIN)
      expect(one.first.blocks).toBeLessThan(BLOCKS)
    },
    60_000,
  )

  it.each(PEOPLE)(
    'is read by the %s from indices, in one round trip',
    async (who) => {
      const server = listServer(who)
      const { meta } = await server.get('/api/v1/feed/timeline?limit=20')
      for (const query of ['', `&cursor=${meta.nextCursor}`, '&kind=announcement', '&pinned=true']) {
        await server.get(`/api/v1/feed/timeline?limit=20${query}`)
        const from = blocks.length
        await server.get(`/api/v1/feed/timeline?limit=20${query}`)
        const sent = blocks.slice(from).filter(({ kind }) => kind === 'read')
        expect(sent.length, `${who} ${query}`).toBe(1)
        for (const { name, text } of sent.flatMap(({ statements }) => statements)) {
          if (!name.startsWith('feed.')) continue
          const large = (table: string) => ['posts', 'post_audiences', 'memberships', 'enrollments'].includes(table)
          expect(await planner.scanned(text, large, large), `${name} of ${who} ${query}`).toEqual([])
          expect(await planner.skipping(text), `${name} of ${who} ${query}`).toEqual([])
        }
      }
    },
    60_000,
  )
})
