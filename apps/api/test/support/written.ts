import type { Kysely } from 'kysely'
import type { DB } from '../../src/db/schema.generated.ts'

/** What a request wrote besides its rows: its events in their order, and its audit row. */
export async function written(db: Kysely<DB>, requestId: string) {
  const events = await db
    .selectFrom('outbox_events')
    .select(['type', 'resource_type', 'resource_id', 'payload', 'student_ids', 'actor_id', 'internal_only'])
    .where('request_id', '=', requestId)
    .orderBy('id')
    .execute()
  const audit = await db.selectFrom('audit_logs').selectAll().where('request_id', '=', requestId).execute()
  return { events, audit }
}
