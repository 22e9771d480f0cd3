import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type Insertable, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../test/support/server.ts'
import { eventually } from '../../test/support/wait.ts'
import type { DB } from '../db/schema.generated.ts'
import { Unit } from '../db/tenant.ts'
import { newId, toPublic } from '../ids.ts'
import { claim, takeTurn } from './relay.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

let t: TestServer
let orgId: string
let owner: Person
beforeAll(async () => {
  t = await startTestServer({ role: 'all' })
})
afterAll(() => t.close())
beforeEach(async () => {
  orgId = await t.school.organization()
  owner = await t.school.person(orgId, 'owner')
})

const event = (type: string, org_id = orgId): Insertable<DB['outbox_events']> => {
  const resource_type = type.split('.')[0] ?? ''
  const about = { resource_type, resource_id: newId(), payload: '{}', actor_kind: 'system' }
  return { org_id, id: newId(), type, ...about }
}
const add = async (type: string): Promise<string> => {
  const row = event(type)
  await t.db.insertInto('outbox_events').values(row).execute()
  return row.id
}
const dispatched = async (id: string) =>
  (await t.db.selectFrom('outbox_events').select('dispatched_at').where('id', '=', id).executeTakeFirst())
    ?.dispatched_at
const told = async (id: string) =>
  (await t.db.selectFrom('notifications').select('user_id').where('event_id', '=', id).execute()).map(
    ({ user_id }) => user_id,
  )

describe('the relay', () => {
  it('puts off an event that cannot be handed on, and hands on those around it', async () => {
    await sql
      .raw(`create function refuse_title() returns trigger language plpgsql as $$
      begin if new.type = 'report.created' then raise exception 'no'; end if; return new; end $$;
      create trigger refuse_title before insert on notifications for each row execute function refuse_title()`)
      .execute(t.db)
    const bad = await add('report.created')
    const good = await add('app.installed')
    await eventually(() => dispatched(good))
    expect(await told(good)).toEqual([owner.userId])
    const row = () => t.db.selectFrom('outbox_events').selectAll().where('id', '=', bad).executeTakeFirstOrThrow()
    await eventually(async () => (await row()).attempts > 0)
    expect(await row()).toMatchObject({ dispatched_at: null })
    expect((await row()).locked_until).not.toBeNull()
    await sql
      .raw('drop trigger refuse_title on notifications; update outbox_events set locked_until = null')
      .execute(t.db)
    await eventually(() => dispatched(bad))
    expect(await told(bad)).toEqual([owner.userId])
  })

  it("holds no event while it is another one's turn, who would pass over it", async () => {
    const added = await t.db.transaction().execute(async (other) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('relay ' || ${orgId}::text, 0))`.execute(other)
      const id = await add('app.installed')
      const unit = new Unit(t.server.services.database, orgId)
      const [[turn], held] = await unit.block([unit.bound(takeTurn, {}), unit.bound(claim, { batch: 50 })])
      expect([turn?.mine, held]).toEqual([false, []])
      const { rows } = await sql<{ id: string }>`
        select id from outbox_events where id = ${id} for update skip locked`.execute(other)
      expect(rows).toEqual([{ id }])
      await unit.rollback()
      return id
    })
    await eventually(() => dispatched(added))
  })

  it('hands on each event once, however many relays there are', async () => {
    await t.another({ role: 'worker' })
    const events = Array.from({ length: 120 }, () => event('app.installed'))
    await t.db.insertInto('outbox_events').values(events).execute()
    const waiting = () =>
      t.db
        .selectFrom('outbox_events')
        .select('id')
        .where('org_id', '=', orgId)
        .where('dispatched_at', 'is', null)
        .execute()
    await eventually(async () => (await waiting()).length === 0, 10_000)
    const rows = await t.db.selectFrom('notifications').select(['event_id']).where('org_id', '=', orgId).execute()
    expect(rows.map(({ event_id }) => event_id).toSorted()).toEqual(events.map(({ id }) => id).toSorted())
  })

  it('counts installations of all organizations in the catalogue', async () => {
    const app = await t.school.app(['tasks:read'], { install_count: 0 })
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        const admin = await t.school.person(await t.school.organization(), 'admin')
        await t.as(admin).store.install(toPublic('app', app))
      }),
    )
    // A node that starts counts at once; this one waits for its minute.
    await t.another({ role: 'worker' })
    const count = async () =>
      (await t.db.selectFrom('apps').select('install_count').where('id', '=', app).executeTakeFirst())?.install_count
    await eventually(async () => (await count()) === 50, 10_000)
  })
})

describe('a worker that is killed in the middle of a fan-out', () => {
  it('leaves nobody told twice and nobody forgotten', async () => {
    const own = await startTestServer()
    try {
      const org = await own.school.organization()
      const people = await Promise.all(Array.from({ length: 20 }, () => own.school.person(org, 'owner')))
      const events = Array.from({ length: 60 }, () => event('app.installed', org))
      await own.db.insertInto('outbox_events').values(events).execute()
      // Each notification takes a while, and leaves a mark that no rollback takes back.
      await sql
        .raw(`create sequence begun; grant usage on sequence begun to homeroom_app;
        create function dawdle() returns trigger language plpgsql as $$
          begin perform nextval('begun'), pg_sleep(0.002); return new; end $$;
        create trigger dawdle before insert on notifications for each row execute function dawdle()`)
        .execute(own.db)
      const begun = async () =>
        Number((await sql<{ n: string }>`select last_value as n from begun`.execute(own.db)).rows[0]?.n)
      const start = () =>
        spawn(process.execPath, [MAIN], {
          env: {
            PATH: process.env.PATH,
            ROLE: 'worker',
            HOST: '127.0.0.1',
            PORT: '0',
            DATABASE_URL: own.appUrl,
            AUTH_URL: own.identity.url,
            AUTH_AUDIENCE: own.identity.audience,
            ENCRYPTION_KEYS: `test:${randomBytes(32).toString('base64')}`,
            LOG_LEVEL: 'silent',
          },
          stdio: 'ignore',
        })
      for (const enough of [100, 700]) {
        const worker = start()
        await eventually(async () => (await begun()) > enough, 20_000)
        worker.kill('SIGKILL')
        await once(worker, 'exit')
      }
      const told = () => own.db.selectFrom('notifications').select(['event_id', 'user_id']).execute()
      const before = await told()
      expect(before.length).toBeLessThan(events.length * people.length)
      const last = start()
      const pending = () => own.db.selectFrom('outbox_events').select('id').where('dispatched_at', 'is', null).execute()
      await eventually(async () => (await pending()).length === 0, 20_000)
      last.kill('SIGTERM')
      await once(last, 'exit')
      const expected = events.flatMap(({ id }) => people.map(({ userId }) => `${id} ${userId}`))
      expect((await told()).map((row) => `${row.event_id} ${row.user_id}`).toSorted()).toEqual(expected.toSorted())
      expect(await begun()).toBeGreaterThan(expected.length)
    } finally {
      await own.close()
    }
  }, 90_000)
})
