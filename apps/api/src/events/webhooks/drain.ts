import type { RowOf } from '../../db/statement.ts'
import { inTransaction } from '../../db/tenant.ts'
import { toPublic } from '../../ids.ts'
import { toEvent } from '../../resources/events/view.ts'
import { signingSecretContext } from '../../resources/webhooks/secret.ts'
import type { Services } from '../../services.ts'
import { BATCH, claim, claimed, lockEndpoint } from './claim.ts'
import type { Job, JobQueue, Lane } from './queue.ts'
import { GONE } from './schedule.ts'
import { attempt, type Message, type Outcome, type Via } from './send.ts'
import { FAULT, type Result, settle } from './settle.ts'

/** How long a batch goes on before what was decided when it was claimed is asked again. */
const BATCH_MS = 1_000
/** How long one job goes on before it gets back in line. */
const SLICE_MS = 5_000
/** A receiver that takes longer goes on in the slow lane. */
const QUICK_MS = 1_000

export interface Drain {
  services: Services
  queue: JobQueue
  via: Via
  /** Stops after the attempt at hand. */
  signal: AbortSignal
  /** Endpoints whose receivers took long lately. `add` is called while one still keeps us waiting. */
  slow: { has(endpointId: string): boolean; add(endpointId: string): void }
}

interface Taken {
  endpoint: RowOf<typeof lockEndpoint>
  rows: RowOf<typeof claimed>[]
}

/** Delivers what is due for an endpoint, one after the other. */
export async function drain(parts: Drain, job: Job): Promise<void> {
  const { services, queue, signal, slow } = parts
  const organization = await services.directory.organization(job.orgId)
  // Of a suspended organization everything stays until it is active again: see requeue.ts.
  if (organization?.status !== 'active') return
  const end = performance.now() + SLICE_MS
  while (!signal.aborted && performance.now() < end) {
    if (job.lane === 'quick' && slow.has(job.endpointId)) return goOn(parts, job, 'slow')
    const taken = await take(services, job)
    if (taken === 'failing') return goOn(parts, job, 'slow')
    if (!taken) return
    await settle(services, queue, job, await deliver(parts, job, taken))
  }
  return goOn(parts, job, job.lane)
}

/** What is left is done in a job of its own, behind those that wait. */
const goOn = ({ services, queue }: Drain, { orgId, endpointId }: Job, lane: Lane): Promise<void> =>
  inTransaction(services.database, orgId, (unit) => queue.add(unit, lane, [{ orgId, endpointId }]))

/** A batch to deliver; null when nothing is due. An endpoint that fails does not take up the quick lane. */
async function take({ database }: Services, job: Job): Promise<Taken | 'failing' | null> {
  const { orgId, endpointId, lane } = job
  const [[endpoint], , rows] = await inTransaction(database, orgId, (unit) =>
    unit.block([
      unit.bound(lockEndpoint, { endpointId }),
      unit.bound(claim, { endpointId, quick: lane === 'quick', batch: BATCH }),
      unit.bound(claimed, { endpointId }),
    ]),
  )
  if (endpoint && rows.length > 0) return { endpoint, rows }
  return lane === 'quick' && endpoint?.status === 'enabled' && endpoint.consecutive_failures > 0 ? 'failing' : null
}

async function deliver(parts: Drain, job: Job, { endpoint, rows }: Taken): Promise<Result[]> {
  const { services, signal, slow } = parts
  const end = performance.now() + BATCH_MS
  const results: Result[] = []
  let stopped = false
  for (const row of rows) {
    const { delivery_id: id, attempts } = row
    if (!row.allowed || stopped || signal.aborted || performance.now() > end) {
      results.push({ id, attempts, outcome: row.allowed ? 'untried' : 'forbidden', at: Date.now() })
      continue
    }
    const timer = setTimeout(() => slow.add(endpoint.id), QUICK_MS)
    const outcome = await tryOnce(() => messageOf(services, endpoint, row, job.orgId), parts).catch((error) => {
      // Our own fault, not the receiver's: told, and tried again all the same, so that it holds up nothing else.
      services.reporter.report(error, { worker: 'webhooks', delivery: id })
      return FAULT
    })
    clearTimeout(timer)
    services.metrics.webhookAttempt(outcome.ok ? 'ok' : (outcome.errorKind ?? 'fault'))
    results.push({ id, attempts, outcome, at: Date.now() })
    // The others wait for its second attempt, or for nothing.
    stopped = !outcome.ok && (attempts === 1 || outcome.status === GONE)
  }
  return results
}

async function tryOnce(messageOf: () => Message, { services: { tracing }, via }: Drain): Promise<Outcome> {
  const message = messageOf()
  return tracing ? tracing.attempt(message, () => attempt(message, via)) : attempt(message, via)
}

function messageOf(
  services: Services,
  endpoint: Taken['endpoint'],
  row: Taken['rows'][number],
  orgId: string,
): Message {
  const context = signingSecretContext(endpoint.id)
  const sealed = [endpoint.secret_enc, endpoint.prev_secret_enc].filter((secret) => secret !== null)
  return {
    url: endpoint.url,
    secrets: sealed.map((secret) => services.secrets.open(secret, context)),
    eventId: toPublic('evt', row.id),
    eventType: row.type,
    deliveryId: toPublic('whd', row.delivery_id),
    attempt: row.attempts,
    body: JSON.stringify(toEvent(row, orgId)),
  }
}
