import { type RawBuilder, sql } from 'kysely'
import type { TestServer } from './server.ts'

/** Makes one organization so large that whoever reads all of a table is noticed: `count` more rows in those that grow. */
export async function crowd({ db }: TestServer, orgId: string, count: number): Promise<void> {
  const org = sql`${orgId}::uuid`
  const run = (statement: RawBuilder<unknown>) => statement.execute(db)
  await run(sql`
    with added as (
      insert into users (id, email, first_name, last_name, kind)
      select gen_random_uuid(), 'crowd-' || n || '@example.org', 'Many', 'People', 'person' from generate_series(1, ${count}::int) n
      returning id)
    insert into memberships (org_id, id, user_id, role, status, joined_at)
    select ${org}, gen_random_uuid(), id, 'guardian', 'active', now() from added`)
  await run(sql`
    insert into outbox_events (org_id, id, type, resource_type, resource_id, payload, actor_kind, occurred_at, dispatched_at)
    select ${org}, gen_random_uuid(), 'task.created', 'task', gen_random_uuid(), '{"object":{}}', 'system', now(), now()
    from generate_series(1, ${count}::int)`)
  await run(sql`
    insert into webhook_deliveries (org_id, id, endpoint_id, event_id, event_type, status, attempts, queued_at)
    select ev.org_id, gen_random_uuid(), e.id, ev.id, ev.type, 'succeeded', 1, now()
    from outbox_events ev join (select * from webhook_endpoints where org_id = ${org} limit 1) e on e.org_id = ev.org_id`)
  await run(sql`
    insert into notifications (org_id, id, user_id, event_id, type, title)
    select m.org_id, gen_random_uuid(), m.user_id, gen_random_uuid(), 'task.created', 'New task'
    from memberships m where m.org_id = ${org} and m.user_id is not null`)
  await run(sql`
    insert into idempotency_keys (org_id, principal_id, key, fingerprint, operation_id, expires_at)
    select ${org}, gen_random_uuid(), 'key-' || n, '', 'tasks.create', now() + interval '1 day' from generate_series(1, ${count}::int) n`)
  await run(sql`
    insert into audit_logs (org_id, id, action, outcome, request_id, actor_kind, actor_id)
    select ${org}, gen_random_uuid(), 'tasks.list', 'success', 'req', 'user', gen_random_uuid() from generate_series(1, ${count}::int)`)
  await run(sql`
    insert into messages (org_id, id, conversation_id, sender_id, body)
    select c.org_id, gen_random_uuid(), c.id, c.user_id, 'Hello'
    from (select distinct on (conversation_id) org_id, conversation_id as id, user_id from conversation_participants
      where org_id = ${org} limit 20) c cross join generate_series(1, ${count}::int / 20)`)
  await run(sql`vacuum analyze`)
}
