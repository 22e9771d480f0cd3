import { daysAfter, type OrgPlan, streamOf, timestamp, UNTIL } from './plan.ts'
import { idAt, moments } from './random.ts'
import { made, STAMPS, stamps } from './school.ts'
import { into, type Row, type TableRows } from './table.ts'

const ENDPOINTS = 2
const EVENTS_PER_TASK = 0.05
const FEWEST_EVENTS = 5
const KEPT_DAYS = 30

/**
 * Webhook endpoints of every other organization, the events of the last days of the load, and their deliveries to the
 * first endpoint. Their secrets are sealed under no key: nothing is ever sent.
 */
export function hookRows(orgId: string, plan: OrgPlan): TableRows[] {
  const random = streamOf(plan, 'hooks')
  const endpoints = plan.index % 2 === 0 ? made(random, ENDPOINTS) : []
  const count = Math.max(FEWEST_EVENTS, Math.round(plan.tasks * EVENTS_PER_TASK))
  const events = [...moments(random, count, daysAfter(UNTIL, -KEPT_DAYS), UNTIL)].map((at) => ({
    id: idAt(random, at),
    resource: idAt(random, at),
    delivery: idAt(random, at),
    at: timestamp(at),
  }))
  const [first] = endpoints
  const outcome = ['succeeded', 1, 200]
  return [
    into(
      'webhook_endpoints',
      ['org_id', 'id', 'url', 'event_types', 'status', 'secret_enc', ...STAMPS],
      endpoints.map((one, i): Row => {
        const url = `https://hooks.example.org/${i + 1}`
        return [orgId, one.id, url, ['task.*'], i === 0 ? 'enabled' : 'disabled', '\\x00', ...stamps(one)]
      }),
    ),
    into(
      'outbox_events',
      [
        ...(['org_id', 'id', 'type', 'resource_type', 'resource_id', 'payload', 'actor_kind'] as const),
        ...(['occurred_at', 'dispatched_at'] as const),
      ],
      events.map(({ id, resource, at }): Row => {
        const payload = '{"object":{"message":"load"}}'
        return [orgId, id, 'task.created', 'task', resource, payload, 'system', at, at]
      }),
    ),
    into(
      'webhook_deliveries',
      [
        ...([
          'org_id',
          'id',
          'endpoint_id',
          'event_id',
          'event_type',
          'status',
          'attempts',
          'response_status',
        ] as const),
        ...(['created_at', 'queued_at', 'next_attempt_at', 'last_attempt_at', 'completed_at'] as const),
      ],
      first
        ? events.map(({ id, delivery, at }): Row => {
            return [orgId, delivery, first.id, id, 'task.created', ...outcome, at, at, at, at, at]
          })
        : [],
    ),
  ]
}
