import { setTimeout as delay } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { verify } from '@homeroom/sdk/webhooks'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../src/db/schema.generated.ts'
import { toPublic, uuidOf } from '../../src/ids.ts'
import { attempt, type Call, type Load } from './load.ts'
import { type Branch, type Hook, REFUSED } from './school.ts'

/** What is wrong, in sentences; empty is as it should be. */
export type Findings = string[]

/** Calls every key again, as clients do that never heard an answer: each has its one result, at once or from the store. */
export async function replay(calls: readonly Call[]): Promise<Findings> {
  const found: Findings = []
  const waiting = [...calls]
  const one = async (call: Call) => {
    const before = call.answer
    const again = await attempt(call, call.branch.client())
    if (call.kind === 'refused') {
      if (again || call.failures.at(-1) !== 500) found.push(`${call.key}: a refused write ended with ${call.failures}`)
    } else if (!again) found.push(`${call.key}: stuck, ${call.failures}`)
    else if (before && !(again.replayed && isDeepStrictEqual(before, again.data)))
      found.push(`${call.key}: another answer than the first`)
  }
  const worker = async () => {
    for (let call = waiting.pop(); call; call = waiting.pop()) await one(call)
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  return found
}

/** Waits until nothing is pending any more. */
export async function settle(db: Kysely<DB>, patience: number): Promise<Findings> {
  const left = async () => {
    const { rows } = await sql<{ events: number; deliveries: number; posts: number }>`select
      (select count(*)::int from outbox_events where dispatched_at is null) as events,
      (select count(*)::int from webhook_deliveries where completed_at is null) as deliveries,
      (select count(*)::int from posts where status = 'scheduled') as posts`.execute(db)
    return rows[0] ?? { events: 0, deliveries: 0, posts: 0 }
  }
  const end = performance.now() + patience
  for (;;) {
    const pending = await left()
    if (Object.values(pending).every((n) => n === 0)) return []
    if (performance.now() > end) return [`still pending after ${patience} ms: ${JSON.stringify(pending)}`]
    await delay(100)
  }
}

interface Event {
  id: string
  type: string
  resourceId: string
  title: string | undefined
}

/** Compares what the clients were told and the receivers were sent with what the database holds. */
export async function findingsIn(db: Kysely<DB>, branches: readonly Branch[], load: Load): Promise<Findings> {
  const each = branches.map(async (branch) => {
    const events = await eventsOf(db, branch)
    const calls = load.calls.filter((call) => call.branch === branch && call.kind !== 'refused')
    const posts = load.posts.filter((post) => post.branch === branch).map(({ id }) => id)
    return [
      ...(await oneRowEach(db, branch, calls)),
      ...oneEventEach(events, calls, posts),
      ...(await publishedOnce(db, posts)),
      ...(await toldOnce(db, branch, events)),
      ...(await Promise.all(branch.hooks.map((hook) => deliveredAll(hook, events, calls)))).flat(),
    ]
  })
  return (await Promise.all(each)).flat()
}

async function eventsOf(db: Kysely<DB>, { orgId }: Branch): Promise<Event[]> {
  const rows = await db.selectFrom('outbox_events').selectAll().where('org_id', '=', orgId).execute()
  return rows.map(({ id, type, resource_id, payload }) => ({
    id: toPublic('evt', id),
    type,
    resourceId: resource_id,
    title: (payload as { object?: { title?: string } }).object?.title,
  }))
}

const twiceOrNever = (what: string, wanted: readonly string[], had: readonly string[]): Findings => {
  const counts = new Map<string, number>(wanted.map((one) => [one, 0]))
  for (const one of had) counts.set(one, (counts.get(one) ?? 0) + 1)
  const known = new Set(wanted)
  return [...counts].flatMap(([one, n]) => {
    if (!known.has(one)) return [`${what}: ${one} should not be`]
    return n === 1 ? [] : [`${what}: ${one} ${n} times`]
  })
}

async function oneRowEach(db: Kysely<DB>, { orgId }: Branch, calls: Call[]): Promise<Findings> {
  const rows = await db.selectFrom('tasks').select('title').where('org_id', '=', orgId).execute()
  const created = calls.filter(({ kind }) => kind === 'create').map(({ title }) => title)
  return twiceOrNever(
    'task',
    created,
    rows.map(({ title }) => title ?? ''),
  )
}

/** Of what was done, and of nothing that was undone. */
function oneEventEach(events: readonly Event[], calls: Call[], posts: string[]): Findings {
  const idOf = ({ answer }: Call) => uuidOf('task', (answer as { id: string }).id)
  const types = { create: 'task.created', complete: 'task.completed', refused: '' }
  const wanted = calls.filter(({ answer }) => answer).map((call) => `${types[call.kind]} ${idOf(call)}`)
  const had = events.filter(({ type }) => /^(task|post)\./.test(type)).map((one) => `${one.type} ${one.resourceId}`)
  return twiceOrNever('event', [...wanted, ...posts.map((id) => `post.published ${id}`)], had)
}

async function publishedOnce(db: Kysely<DB>, ids: string[]): Promise<Findings> {
  const rows = await db.selectFrom('posts').select(['id', 'status', 'published_at']).where('id', 'in', ids).execute()
  return rows.flatMap(({ id, status, published_at }) =>
    status === 'published' && published_at ? [] : [`post ${id} is ${status}`],
  )
}

/** The teacher of her tasks and of announcements; nobody of what they did themselves. */
async function toldOnce(db: Kysely<DB>, { orgId, teacher }: Branch, events: readonly Event[]): Promise<Findings> {
  const rows = await db
    .selectFrom('notifications')
    .select(['event_id', 'user_id'])
    .where('org_id', '=', orgId)
    .where('user_id', '=', teacher.userId)
    .execute()
  const telling = events.filter(({ type }) => ['task.created', 'post.published'].includes(type))
  return twiceOrNever(
    'notification of',
    telling.map(({ id }) => id),
    rows.map(({ event_id }) => (event_id ? toPublic('evt', event_id) : 'none')),
  )
}

/** At least once each, genuine, of committed events only, and first in the order in which things were done. */
async function deliveredAll({ id, secret, receiver, wants }: Hook, events: readonly Event[], calls: Call[]) {
  const found: Findings = []
  const byId = new Map(events.map((event) => [event.id, event]))
  const accepted = new Map<string, Event>()
  for (const { event: body, at, body: text, headers, status } of receiver.requests) {
    const event = byId.get(body.id)
    const signature = headers['service-signature'] as string
    if (!event) found.push(`${id}: ${body.type} ${body.id} was sent and never happened`)
    if (String(body.data.object.title).startsWith(REFUSED)) found.push(`${id}: a refused write was sent`)
    if (!(await verify(text, signature, secret, { receivedAt: new Date(at) }))) found.push(`${id}: a wrong signature`)
    if (event && status() === 200) accepted.set(event.id, accepted.get(event.id) ?? event)
  }
  for (const { id: eventId, type } of events)
    if (wants(type) && !accepted.has(eventId)) found.push(`${id}: ${type} ${eventId} was not delivered`)
  return [...found, ...outOfOrder(id, [...accepted.values()], calls)]
}

/** Whether something came before what had been answered when it was only begun. */
function outOfOrder(id: string, arrived: readonly Event[], calls: Call[]): Findings {
  const times = new Map(calls.map((call) => [`${call.kind}d ${(call.answer as { id?: string } | null)?.id}`, call]))
  let latest = { sentAt: 0, title: '' }
  return arrived.flatMap(({ type, resourceId, title = '' }) => {
    const call = times.get(`${type.slice('task.'.length)} ${toPublic('task', resourceId)}`)
    if (!call) return []
    const tooLate = call.answeredAt < latest.sentAt ? [`${id}: ${type} «${title}» came after «${latest.title}»`] : []
    if (call.sentAt > latest.sentAt) latest = { sentAt: call.sentAt, title }
    return tooLate
  })
}
