import { toTask } from '../../src/resources/tasks/view.ts'
import { signingSecretContext } from '../../src/resources/webhooks/secret.ts'
import type { Secrets } from '../../src/secrets.ts'
import { demoId } from './ids.ts'
import { daysFrom, type Load, startedAt } from './load.ts'
import { userId } from './people.ts'

/** Where docs/examples/webhook-*.ts listen, with the secret of the published test vector. */
const URL = 'http://localhost:4100/homeroom'
const SECRET = 'whsec_aG9tZXJvb20gcHVibGljIHdlYmhvb2sgdGVzdCBrZXk='
const EVENTS = 12
const HOUR = 3_600_000

/** How the deliveries went: the last one failed twice, and would be tried again in a while. */
const OUTCOMES = [
  { status: 'succeeded', attempts: 1, response_status: 200, response_excerpt: 'ok', duration_ms: 41 },
  { status: 'succeeded', attempts: 2, response_status: 204, response_excerpt: null, duration_ms: 388 },
  {
    status: 'exhausted',
    attempts: 8,
    response_status: 500,
    response_excerpt: 'Internal Server Error',
    duration_ms: 97,
  },
  { status: 'canceled', attempts: 3, response_status: null, response_excerpt: null, duration_ms: 10_002 },
] as const

/** A webhook endpoint, the creations of the first tasks as events of the last day, and what became of them. */
export async function loadHooks({ trx, now }: Load, org_id: string, secrets: Secrets): Promise<void> {
  const id = demoId('webhook endpoint')
  await trx
    .insertInto('webhook_endpoints')
    .values({
      org_id,
      id,
      url: URL,
      description: 'The example receiver on this machine',
      event_types: ['task.*'],
      secret_enc: secrets.seal(SECRET, signingSecretContext(id)),
      last_success_at: daysFrom(now, -1),
      created_at: startedAt(0),
      updated_at: startedAt(0),
      created_by_id: userId('ada.marsh'),
    })
    .execute()
  const tasks = await trx
    .selectFrom('tasks')
    .selectAll()
    .where('org_id', '=', org_id)
    .where('student_id', 'is', null)
    .orderBy('id')
    .limit(EVENTS)
    .execute()
  const events = tasks.map((task, i) => ({ task, at: new Date(now.getTime() - (EVENTS - i) * HOUR).toISOString() }))
  const rows = events.map(({ task, at }, i) => ({
    org_id,
    id: demoId(`event ${i}`, i),
    type: 'task.created',
    resource_type: 'task',
    resource_id: task.id,
    payload: JSON.stringify({ object: toTask({ ...task, ...datesOf(task) }) }),
    actor_kind: 'user',
    actor_id: task.created_by_id,
    occurred_at: at,
    dispatched_at: at,
  }))
  await trx.insertInto('outbox_events').values(rows).execute()
  const deliveries = rows.map(({ id: event_id, type: event_type, occurred_at }, i) => {
    const { response_status, ...outcome } = OUTCOMES[i % OUTCOMES.length] as (typeof OUTCOMES)[number]
    const failed = outcome.status === 'exhausted' ? 'http_status' : outcome.status === 'canceled' ? 'timeout' : null
    const times = { created_at: occurred_at, queued_at: occurred_at, next_attempt_at: occurred_at }
    return {
      ...{ org_id, id: demoId(`delivery ${i}`, i), endpoint_id: id, event_id, event_type, response_status },
      ...{ ...outcome, ...times, last_attempt_at: occurred_at, completed_at: occurred_at, error_kind: failed },
    }
  })
  await trx.insertInto('webhook_deliveries').values(deliveries).execute()
}

/** The loading connection reads times as dates; the API tells them as text. */
const datesOf = (task: { created_at: unknown; updated_at: unknown; completed_at: unknown; due_date: unknown }) => ({
  created_at: new Date(task.created_at as string).toISOString(),
  updated_at: new Date(task.updated_at as string).toISOString(),
  completed_at: task.completed_at ? new Date(task.completed_at as string).toISOString() : null,
  due_date: task.due_date ? new Date(task.due_date as string).toISOString().slice(0, 10) : null,
})
