import { Homeroom } from '@homeroom/sdk'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../src/db/schema.generated.ts'
import { toPublic } from '../../src/ids.ts'
import { Feed } from '../support/feed.ts'
import type { Identity } from '../support/identity.ts'
import { Receiver } from '../support/receiver.ts'
import { type Person, School } from '../support/school.ts'
import { REFUSAL } from './server.ts'

export interface Hook {
  /** Public id. */
  id: string
  secret: string
  receiver: Receiver
  wants(type: string): boolean
}

/** An organization that the load works in: who works there, who is told, who listens. */
export interface Branch {
  orgId: string
  admin: Person
  teacher: Person
  feed: Feed
  hooks: Hook[]
  client(options?: { maxRetries?: number }): Homeroom
}

export const REFUSED = 'refused'
const LASTS_S = 12 * 3_600

/** Writes whose title says so fail at their very end: row, event, audit entry and key are there, and must all go. */
export async function refuseAtCommit(db: Kysely<DB>): Promise<void> {
  await sql
    .raw(`create function refuse_commit() returns trigger language plpgsql as $$ begin
      if new.title like '${REFUSED}%' then raise exception '${REFUSAL}'; end if; return null; end $$;
    create constraint trigger refuse_commit after insert on tasks deferrable initially deferred
      for each row execute function refuse_commit()`)
    .execute(db)
}

export async function openBranch(db: Kysely<DB>, identity: Identity, url: string): Promise<Branch> {
  const school = new School(db)
  const orgId = await school.organization()
  const [admin, teacher] = [await school.person(orgId, 'admin'), await school.person(orgId, 'teacher')]
  const token = await identity.token({ sub: admin.subject }, { expiresIn: LASTS_S })
  const client = ({ maxRetries = 5 } = {}) =>
    new Homeroom({ baseUrl: url, orgId: toPublic('org', orgId), token, maxRetries, retryBaseMs: 50 })
  const hooks = [
    await openHook(client(), ['task.*', 'post.*'], await steady()),
    await openHook(client(), ['task.*'], await moody()),
  ]
  return { orgId, admin, teacher, feed: new Feed(school, orgId), hooks, client }
}

async function openHook(client: Homeroom, eventTypes: string[], receiver: Receiver): Promise<Hook> {
  const { data } = await client.webhooks.create({ url: receiver.url, eventTypes })
  const families = eventTypes.map((type) => type.slice(0, -1))
  const wants = (type: string) => families.some((family) => type.startsWith(family))
  return { id: data.id, secret: data.signingSecret, receiver, wants }
}

/** Takes a little while to answer, so that some attempts are cut off in the middle. */
const steady = () => Receiver.start((_, res) => void setTimeout(() => res.end('ok'), Math.random() * 10))

/** Refuses one event in eighty, the first time that it sees it. */
async function moody(): Promise<Receiver> {
  const met = new Set<string>()
  return Receiver.start(({ event }, res) => {
    const isNew = !met.has(event.id)
    met.add(event.id)
    res.statusCode = isNew && met.size % 80 === 0 ? 500 : 200
    res.end()
  })
}
