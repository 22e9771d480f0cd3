import { sql } from 'kysely'
import { db, type RowOf, statement } from '../../db/statement.ts'
import { inTransaction, type Unit } from '../../db/tenant.ts'
import { cancelDeliveries } from '../../resources/webhooks/delivery-queries.ts'
import { endpointById } from '../../resources/webhooks/queries.ts'
import { toEndpoint } from '../../resources/webhooks/view.ts'
import type { Services } from '../../services.ts'
import { bySystem, writeEvent } from '../outbox.ts'
import { lockEndpoint } from './claim.ts'
import type { EndpointJob, JobQueue } from './queue.ts'
import { GONE, nextAttempt } from './schedule.ts'
import type { Outcome } from './send.ts'

/** A claimed delivery: tried, or given back untried, or one that the endpoint may no longer be sent. */
export interface Result {
  id: string
  attempts: number
  outcome: Outcome | 'untried' | 'forbidden'
  /** When the attempt ended, in ms since 1970. */
  at: number
}

/** Nothing was sent, since something is wrong here: no receiver loses its endpoint for that. */
export const FAULT: Outcome = {
  ok: false,
  status: null,
  excerpt: null,
  errorKind: null,
  retryAfter: null,
  durationMs: 0,
}

const FAILING_FOR_MS = 5 * 86_400_000

interface Row {
  id: string
  status: string
  attempts: number
  next_attempt_at: string | null
  last_attempt_at: string | null
  completed_at: string | null
  response_status: number | null
  response_excerpt: string | null
  error_kind: string | null
  duration_ms: number | null
}

const writeResults = statement('deliveries.settle', (p: { orgId: string; rows: string }) =>
  db
    .updateTable('webhook_deliveries as d')
    .from(
      sql<Row>`jsonb_to_recordset(${p.rows}::jsonb)`.as<'r'>(sql`r (id uuid, status text, attempts integer,
        next_attempt_at timestamptz, last_attempt_at timestamptz, completed_at timestamptz, response_status integer,
        response_excerpt text, error_kind text, duration_ms integer)`),
    )
    .set({
      status: sql`r.status`,
      attempts: sql`r.attempts`,
      next_attempt_at: sql`coalesce(r.next_attempt_at, d.next_attempt_at)`,
      // Nothing new where nothing was tried.
      last_attempt_at: sql`coalesce(r.last_attempt_at, d.last_attempt_at)`,
      response_status: sql`case when r.last_attempt_at is null then d.response_status else r.response_status end`,
      response_excerpt: sql`case when r.last_attempt_at is null then d.response_excerpt else r.response_excerpt end`,
      error_kind: sql`case when r.last_attempt_at is null then d.error_kind else r.error_kind end`,
      duration_ms: sql`case when r.last_attempt_at is null then d.duration_ms else r.duration_ms end`,
      completed_at: sql`r.completed_at`,
      locked_until: sql.lit(null),
    })
    .where('d.org_id', '=', p.orgId)
    .where(sql<boolean>`d.id = r.id`)
    .where('d.status', '=', sql.lit('in_flight')),
)

interface Health extends EndpointJob {
  failures: number
  firstFailureAt: string | null
  succeededAt: string | null
  failedAt: string | null
}

const writeHealth = statement('deliveries.health', (p: Health) =>
  db
    .updateTable('webhook_endpoints')
    .set({
      consecutive_failures: p.failures,
      first_failure_at: p.firstFailureAt,
      last_success_at: sql<string | null>`coalesce(${p.succeededAt}::timestamptz, last_success_at)`,
      last_failure_at: sql<string | null>`coalesce(${p.failedAt}::timestamptz, last_failure_at)`,
    })
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.endpointId),
)

const autoDisable = statement('deliveries.autoDisable', (p: EndpointJob & { reason: string; now: string }) =>
  db
    .updateTable('webhook_endpoints')
    .set({ status: sql.lit('auto_disabled'), disabled_reason: p.reason, updated_at: p.now })
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.endpointId),
)

type Endpoint = RowOf<typeof lockEndpoint>
const isoOf = (ms: number): string => new Date(ms).toISOString()
const tried = ({ outcome }: Result): Outcome | null => (typeof outcome === 'string' ? null : outcome)

/** Writes how a batch went: its deliveries, the endpoint's health, and a job for each that is tried again. */
export async function settle(services: Services, queue: JobQueue, job: EndpointJob, results: readonly Result[]) {
  const { orgId, endpointId } = job
  await inTransaction(services.database, orgId, async (unit) => {
    const endpoint = await unit.one(lockEndpoint, { endpointId })
    const health = endpoint ? healthAfter(endpoint, results) : null
    const ending = endpoint?.status === 'enabled' && health ? endingOf(health, results) : null
    const alive = endpoint?.status === 'enabled' && ending === null
    const rows = results.map((result) => rowOf(result, alive))
    unit.write(writeResults, { rows: JSON.stringify(rows) })
    if (health) unit.write(writeHealth, { endpointId, ...health })
    if (ending) await end(unit, endpointId, ending)
    const again = rows.flatMap(({ status, next_attempt_at: at }) =>
      status === 'retry_scheduled' && at ? [{ orgId, endpointId, at }] : [],
    )
    await queue.add(unit, 'slow', again)
  })
}

function healthAfter(endpoint: Endpoint, results: readonly Result[]) {
  let { consecutive_failures: failures, first_failure_at: firstFailureAt } = endpoint
  let succeededAt: string | null = null
  let failedAt: string | null = null
  for (const result of results) {
    const outcome = tried(result)
    if (!outcome || outcome === FAULT) continue
    const at = isoOf(result.at)
    if (outcome.ok) [failures, firstFailureAt, succeededAt] = [0, null, at]
    else [failures, firstFailureAt, failedAt] = [failures + 1, firstFailureAt ?? at, at]
  }
  return { failures, firstFailureAt, succeededAt, failedAt }
}

/** Why the endpoint gets nothing any more, if so. */
function endingOf({ firstFailureAt, failedAt }: ReturnType<typeof healthAfter>, results: readonly Result[]) {
  if (results.some((result) => tried(result)?.status === GONE)) return 'The receiver answered 410 Gone'
  const failingMs = firstFailureAt && failedAt ? Date.parse(failedAt) - Date.parse(firstFailureAt) : 0
  return failingMs >= FAILING_FOR_MS ? 'Every delivery has failed for 5 days' : null
}

function rowOf(result: Result, alive: boolean): Row {
  const { id, attempts, at } = result
  const outcome = tried(result)
  const untried = { next_attempt_at: null, last_attempt_at: null, response_status: null, response_excerpt: null }
  if (!outcome) {
    const back = attempts === 1 ? 'pending' : 'retry_scheduled'
    const status = result.outcome === 'forbidden' || !alive ? 'canceled' : back
    const completed_at = status === 'canceled' ? isoOf(at) : null
    return { id, status, attempts: attempts - 1, ...untried, completed_at, error_kind: null, duration_ms: null }
  }
  const next = outcome.ok ? null : nextAttempt(attempts, at, outcome.retryAfter)
  const failed = next === null ? 'exhausted' : alive ? 'retry_scheduled' : 'canceled'
  const status = outcome.ok ? 'succeeded' : failed
  return {
    id,
    status,
    attempts,
    next_attempt_at: status === 'retry_scheduled' && next ? isoOf(next) : null,
    last_attempt_at: isoOf(at),
    completed_at: status === 'retry_scheduled' ? null : isoOf(at),
    response_status: outcome.status,
    response_excerpt: outcome.excerpt,
    error_kind: outcome.errorKind,
    duration_ms: outcome.durationMs,
  }
}

/** Ends the endpoint's deliveries, and tells owners and admins of it through the outbox. */
async function end(unit: Unit, endpointId: string, reason: string): Promise<void> {
  const now = new Date().toISOString()
  unit.write(autoDisable, { endpointId, reason, now })
  unit.write(cancelDeliveries, { now })
  const row = await unit.one(endpointById, { id: endpointId })
  if (!row) return
  const change = { resource: 'webhook_endpoint', id: endpointId, object: toEndpoint(row) }
  writeEvent(unit, 'webhook_endpoint.auto_disabled', change, bySystem(now))
}
