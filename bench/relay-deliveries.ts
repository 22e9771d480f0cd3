import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { newId, toPublic, uuidOf } from '../apps/api/src/ids.ts'
import { mintSigningSecret } from '../apps/api/src/resources/webhooks/secret.ts'
import { Secrets } from '../apps/api/src/secrets.ts'
import { adminDatabase } from '../apps/api/test/support/admin-database.ts'
import { Hooks } from '../apps/api/test/support/hooks.ts'
import { command } from '../apps/api/test/support/postgres-server.ts'
import { School } from '../apps/api/test/support/school.ts'
import { startNode, stop } from './children.ts'
import { cpuOf, postgresCpu } from './proc.ts'
import { Receivers } from './relay-receivers.ts'
import { type BenchWorker, type Form, startWorker } from './relay-worker.ts'

interface Speed {
  perSecond: number
  /** µs of the sender's CPU for each delivery. */
  cpu: number
}
export interface DeliveryRound {
  bare: Speed
  ours: Speed & { databaseCpu: number }
}

type Database = ReturnType<typeof adminDatabase>
const ENDPOINTS = 3
const BARE = fileURLToPath(new URL('relay-bare.ts', import.meta.url))

interface Scene extends Form {
  db: Database
  orgId: string
  secret: string
  receivers: Receivers
  worker: BenchWorker
  events: number
  /** Where the bare loop finds what to send. */
  file: string
}

/** In turns: the worker with events to relay and to deliver, and the bare loop with the very same bodies. */
export async function compareDeliveries(form: Form & { events: number }): Promise<DeliveryRound[]> {
  const db = adminDatabase(form.world.adminUrl)
  const receivers = await Receivers.start(ENDPOINTS)
  const folder = await mkdtemp(join(tmpdir(), 'homeroom-bench-'))
  const orgId = uuidOf('org', form.world.callers[0]?.orgId ?? '')
  const secret = mintSigningSecret()
  const worker = await startWorker(form)
  try {
    await openEndpoints(db, form, orgId, secret, receivers.urls)
    const scene = { ...form, db, orgId, secret, receivers, worker, file: join(folder, 'bodies') }
    await deliver(scene)
    await writeFile(scene.file, receivers.bodies.join('\n'))
    await loop(scene)
    return await rounds(scene)
  } finally {
    await worker.stop()
    receivers.close()
    await command(form.world.adminUrl, 'DELETE FROM webhook_endpoints')
    await db.destroy()
    await rm(folder, { recursive: true })
  }
}

async function rounds(scene: Scene): Promise<DeliveryRound[]> {
  const found: DeliveryRound[] = []
  for (let i = 0; i < scene.rounds; i++) {
    const oursFirst = i % 2 === 0
    const early = oursFirst ? null : await loop(scene)
    const ours = await deliver(scene)
    const bare = early ?? (await loop(scene))
    found.push({ ours, bare })
    scene.log(
      `deliveries ${i + 1}/${scene.rounds}: ours ${ours.perSecond.toFixed(0)}/s, bare ${bare.perSecond.toFixed(0)}/s`,
    )
  }
  return found
}

async function openEndpoints(db: Database, { key }: Form, orgId: string, secret: string, urls: string[]) {
  const [id = '', encoded = ''] = key.split(':')
  const hooks = new Hooks(new School(db, new Secrets([{ id, key: Buffer.from(encoded, 'base64') }])), orgId)
  for (const url of urls) await hooks.endpoint({ url, secret })
}

/** From the commit of the events to the last request that brings one. */
async function deliver({ world, db, orgId, events, receivers, worker }: Scene): Promise<DeliveryRound['ours']> {
  receivers.bodies = []
  const task = { title: 'Return the trip slips', status: 'open', priority: 'normal', tags: ['trip'], description: null }
  const payload = JSON.stringify({ object: { id: toPublic('task', newId()), ...task } })
  const done = receivers.gets(events * ENDPOINTS)
  const cpu = { worker: cpuOf(worker.pid), database: postgresCpu() }
  await command(world.adminUrl, eventsOf(orgId, payload, events))
  const began = performance.now()
  await done
  const count = events * ENDPOINTS
  const perSecond = (count / (performance.now() - began)) * 1_000
  await settled(db)
  const used = { worker: cpuOf(worker.pid) - cpu.worker, database: postgresCpu() - cpu.database }
  await world.tidy()
  return { perSecond, cpu: used.worker / count, databaseCpu: used.database / count }
}

/** Ids of one millisecond after the other, so that they are in the order in which the bare loop gets the bodies. */
const eventsOf = (orgId: string, payload: string, count: number): string => `
  INSERT INTO outbox_events (org_id, id, type, resource_type, resource_id, payload, actor_kind)
  SELECT '${orgId}', overlay(replace(gen_random_uuid()::text, '-', '') placing
      lpad(to_hex((extract(epoch FROM now()) * 1000)::bigint - ${count} + n), 12, '0') || '7' from 1 for 13)::uuid,
    'task.created', 'task', gen_random_uuid(), '${payload}', 'system'
  FROM generate_series(1, ${count}) n`

/** The last results are written after the last request was answered. */
async function settled(db: Database): Promise<void> {
  for (;;) {
    const left = await db
      .selectFrom('webhook_deliveries')
      .select('id')
      .where('completed_at', 'is', null)
      .executeTakeFirst()
    if (!left) return
    await delay(20)
  }
}

async function loop({ events, receivers, secret, file }: Scene): Promise<Speed> {
  const child = startNode([BARE, file, secret, ...receivers.urls], { PATH: process.env.PATH })
  await receivers.go()
  const count = events * ENDPOINTS
  const before = cpuOf(child.pid as number)
  const began = performance.now()
  await receivers.gets(count)
  const perSecond = (count / (performance.now() - began)) * 1_000
  const cpu = (cpuOf(child.pid as number) - before) / count
  await stop(child)
  return { perSecond, cpu }
}
