import { sql } from 'kysely'
import { db, statement } from '../../db/statement.ts'
import { inTransaction } from '../../db/tenant.ts'
import { cancelDeliveries } from '../../resources/webhooks/delivery-queries.ts'
import type { Services } from '../../services.ts'
import type { Lookup } from '../lookup.ts'
import type { Job } from '../worker.ts'

const EVERY_MS = 30_000
const overdue = sql<boolean>`d.status in ('pending', 'in_flight', 'retry_scheduled')
  and d.next_attempt_at < now() - interval '1 minute' and coalesce(d.locked_until < now(), true)`

const overdueOrganizations = statement('requeue.find', (_: Record<never, never>) =>
  db.selectFrom('webhook_deliveries as d').select('d.org_id').distinct().where(overdue),
)

/** One delivery per endpoint is enough to have the endpoint looked at. */
const unqueue = statement('requeue.unqueue', (p: { orgId: string }) =>
  db
    .updateTable('webhook_deliveries')
    .set({ queued_at: sql.lit(null) })
    .where('org_id', '=', p.orgId)
    .where(
      'id',
      'in',
      db
        .selectFrom('webhook_deliveries as d')
        .select('d.id')
        .distinctOn('d.endpoint_id')
        .where('d.org_id', '=', p.orgId)
        .where(overdue)
        .orderBy('d.endpoint_id')
        .orderBy('d.event_id'),
    ),
)

const disableAll = statement('requeue.disableAll', (p: { orgId: string; now: string }) =>
  db
    .updateTable('webhook_endpoints')
    .set({ status: sql.lit('disabled'), disabled_reason: sql.lit('The organization was deleted'), updated_at: p.now })
    .where('org_id', '=', p.orgId)
    .where('status', '=', sql.lit('enabled')),
)

/**
 * Finds what is long due: deliveries that waited while their organization was suspended, and whatever has lost its job. A
 * deleted organization's come to their end.
 */
export function requeue(services: Services, lookup: Lookup): Job<string> {
  return {
    name: 'webhooks-requeue',
    every: EVERY_MS,
    find: async () => (await lookup.find(overdueOrganizations, {})).map(({ org_id }) => org_id),
    async work(orgId) {
      const organization = await services.directory.organization(orgId)
      if (organization?.status === 'suspended') return false
      const now = new Date().toISOString()
      await inTransaction(services.database, orgId, async (unit) => {
        if (organization?.status !== 'active') unit.write(disableAll, { now })
        // Also what was fanned out in the moment in which its endpoint was disabled.
        unit.write(cancelDeliveries, { now })
        unit.write(unqueue, {})
      })
      return false
    },
  }
}
