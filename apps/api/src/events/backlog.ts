import { sql } from 'kysely'
import { db, statement } from '../db/statement.ts'
import type { Metrics } from '../metrics.ts'
import type { Lookup } from './lookup.ts'

const oldestWaiting = statement('backlog.oldest', (_: Record<never, never>) =>
  db
    .selectFrom('outbox_events')
    .select(sql<number>`extract(epoch from now() - occurred_at)::float8`.as('seconds'))
    .where('dispatched_at', 'is', null)
    .orderBy('id')
    .limit(sql.lit(1)),
)

/** How long the oldest event has waited, as a metric. Only who works behind the requests has it: absent, nobody does. */
export function watchBacklog(metrics: Metrics, lookup: Lookup): void {
  const about = { help: 'Age of the oldest one that nobody has taken yet.', label: 'queue', worst: 'max' } as const
  metrics.watch({ name: 'homeroom_waiting_seconds', ...about }, async () => {
    const [oldest] = await lookup.find(oldestWaiting, {})
    return { events: Math.max(0, oldest?.seconds ?? 0) }
  })
}
