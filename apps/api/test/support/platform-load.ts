import { sql } from 'kysely'
import type { TestServer } from './server.ts'

/**
 * Rows of what a load makes none of: apps, installations and notifications, in every organization. Events are of the last
 * days, as they are seen for 30 only.
 */
export async function loadPlatform({ db }: TestServer): Promise<void> {
  await sql`
    insert into apps (id, slug, name, description, developer_name, categories, privacy_policy_url, requested_scopes,
      version, status, published_at)
    select gen_random_uuid(), 'app-' || n, 'App ' || n, 'An app', 'Example', array['operations'],
      'https://example.org/privacy', array['tasks:read'], '1.0.0', 'published', now() - n * interval '1 hour'
    from generate_series(1, 200) n`.execute(db)
  await sql`
    insert into app_installations (org_id, id, app_id, granted_scopes, installed_at, created_at)
    select o.id, gen_random_uuid(), a.id, array['tasks:read'], a.published_at, a.published_at
    from organizations o cross join (select id, published_at from apps order by id limit 20) a`.execute(db)
  await sql`
    insert into notifications (org_id, id, user_id, event_id, type, title, resource_type, resource_id, read_at, created_at)
    select m.org_id, gen_random_uuid(), m.user_id, gen_random_uuid(), 'task.created', 'New task', 'task',
      gen_random_uuid(), case when n % 2 = 0 then now() end, now() - n * interval '1 hour'
    from memberships m cross join generate_series(1, 6) n where m.user_id is not null`.execute(db)
  await sql`
    insert into outbox_events (org_id, id, type, resource_type, resource_id, payload, actor_kind, occurred_at, dispatched_at)
    select o.id, gen_random_uuid(), 'task.created', 'task', gen_random_uuid(), '{"object":{}}', 'system',
      now() - n * interval '1 hour', now()
    from organizations o cross join generate_series(1, 20) n`.execute(db)
  await sql`
    insert into webhook_deliveries (org_id, id, endpoint_id, event_id, event_type, status, attempts, queued_at, created_at)
    select e.org_id, gen_random_uuid(), e.id, ev.id, ev.type, 'succeeded', 1, now(), ev.occurred_at
    from webhook_endpoints e join outbox_events ev on ev.org_id = e.org_id
    where ev.occurred_at > now() - interval '1 day'`.execute(db)
  await sql`vacuum analyze apps, app_installations, notifications, webhook_endpoints, webhook_deliveries, outbox_events`.execute(
    db,
  )
}
