import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { Feed } from '../../test/support/feed.ts'
import { idsIn } from '../../test/support/rows.ts'
import { startTestServer, type TestServer } from '../../test/support/server.ts'
import type { DB } from '../db/schema.generated.ts'
import { newId } from '../ids.ts'
import { deletedRows } from './deleted-rows.ts'
import { Lookup } from './lookup.ts'
import type { Job } from './worker.ts'

let t: TestServer
let lookup: Lookup
let job: Job<string>
let orgId: string
beforeAll(async () => {
  t = await startTestServer()
  lookup = new Lookup(t.server.services.config, () => {})
})
afterAll(async () => {
  await lookup.close()
  await t.close()
})
beforeEach(async () => {
  job = deletedRows(t.server.services, lookup)
  orgId = await t.school.organization()
})

const gone = new Date(Date.now() - 31 * 86_400_000).toISOString()
const ids = (table: keyof DB) => idsIn(t.db, table, orgId)
/** Rounds until nothing is left to do. */
async function run(): Promise<number> {
  let rounds = 1
  while (await job.work(orgId)) rounds++
  return rounds
}
const tasks = (n: number) =>
  t.db
    .insertInto('tasks')
    .values(Array.from({ length: n }, () => ({ org_id: orgId, id: newId(), title: 'Task', deleted_at: gone })))
    .execute()

it('goes by batches, and past those that have to stay', async () => {
  const postId = await new Feed(t.school, orgId).post()
  const { userId } = await t.school.person(orgId, 'teacher')
  const comment = { org_id: orgId, post_id: postId, author_id: userId, body: 'Comment' }
  const parents = Array.from({ length: 600 }, () => ({ ...comment, id: newId(), deleted_at: gone }))
  await t.db.insertInto('comments').values(parents).execute()
  const replies = parents.map(({ id }) => ({ ...comment, id: newId(), parent_comment_id: id }))
  await t.db.insertInto('comments').values(replies).execute()
  await t.db
    .insertInto('comments')
    .values({ ...comment, id: newId(), deleted_at: gone })
    .execute()
  await tasks(1_100)
  expect(await job.find()).toContain(orgId)
  expect(await run()).toBe(4)
  expect(await ids('tasks')).toEqual([])
  expect((await ids('comments')).length).toBe(1_200)
  const { rows: full } = await sql`
    select id from comments where org_id = ${orgId} and deleted_at is not null and body <> ''`.execute(t.db)
  expect(full).toEqual([])
})

it('comes by once a day, in every organization that is not deleted as a whole', async () => {
  const [suspended, deleted] = [
    await t.school.organization({ status: 'suspended' }),
    await t.school.organization({ status: 'deleted', deleted_at: gone }),
  ]
  const found = await job.find()
  expect([orgId, suspended, deleted].map((id) => found.includes(id))).toEqual([true, true, false])
  await run()
  expect(await job.find()).not.toContain(orgId)
  for (const [hours, isFound] of [
    [23, false],
    [25, true],
  ] as const) {
    const deleted_rows_purged_at = new Date(Date.now() - hours * 3_600_000).toISOString()
    await t.db.updateTable('organizations').set({ deleted_rows_purged_at }).where('id', '=', orgId).execute()
    expect((await job.find()).includes(orgId)).toBe(isFound)
  }
})

it('leaves rows that cannot go, removes the others, tells of it and comes again', async () => {
  // A whole batch, and one in the middle of the next.
  await tasks(521)
  const stuck = (await ids('tasks')).filter((_, i) => i < 500 || i === 507)
  const projectId = await t.school.project(orgId, { deleted_at: gone })
  await sql`create table stickers (org_id uuid, task_id uuid, foreign key (org_id, task_id) references tasks (org_id, id))`.execute(
    t.db,
  )
  try {
    await sql`insert into stickers select ${orgId}, unnest(${stuck}::uuid[])`.execute(t.db)
    await expect(run()).rejects.toThrow('stickers')
    expect(await ids('tasks')).toEqual(stuck)
    expect(await ids('projects')).not.toContain(projectId)
    expect(await job.find()).toContain(orgId)
  } finally {
    await sql`drop table stickers`.execute(t.db)
  }
  await run()
  expect(await ids('tasks')).toEqual([])
})

it('waits for nobody who is working on a row', async () => {
  await tasks(2)
  const [busy = ''] = await ids('tasks')
  await t.db.transaction().execute(async (trx) => {
    await trx.selectFrom('tasks').select('id').where('id', '=', busy).forUpdate().execute()
    await run()
  })
  expect(await ids('tasks')).toEqual([busy])
})
