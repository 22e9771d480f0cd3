import { type Compilable, sql } from 'kysely'
import { mayHearOf, todayIn } from '../access/recipient.ts'
import { db, type Prepared, type Statement, statement } from '../db/statement.ts'
import { fromPublic, ID_PREFIX_LENGTH, newIdPrefix } from '../ids.ts'
import type { Organization } from '../organization.ts'
import { type NotificationRule, notificationRules, type Told } from './recipients.ts'

/** What the fan-out needs to know of an event. */
export interface PendingEvent {
  id: string
  type: string
  payload: unknown
}

interface FanOut extends Omit<Told, 'at'> {
  eventIds: string[]
  /** Time and version of a UUIDv7; the rest of each id is random. */
  idPrefix: string
  now: string
}

/**
 * One statement per type of event: everybody whom the rule names and whom guards 8 and 9 let know of the child, once each.
 * Nobody is told of what they did themselves. Its plan is large, and to begin costs more than to look at an event: so it
 * takes all of a batch at once, and finds the row of each itself, unless the rule names rows.
 */
function fanOutOf(type: string, { title, to, hearing, rows }: NotificationRule): Statement<FanOut, unknown> {
  return statement<FanOut, unknown>(`notify.${type}`, (slots) => {
    const p = slots as FanOut
    const { orgId, today, consentAgeBirth } = p
    const told: Told = {
      orgId,
      today,
      consentAgeBirth,
      rows: rows ? p.rows : (sql`array[ev.resource_id]` as unknown as string[]),
      at: sql.ref('ev.occurred_at'),
    }
    const guarded = hearing ? mayHearOf(p, sql.ref('r.student_id'), hearing) : sql`false`
    const insert = sql`
      insert into notifications
        (org_id, id, user_id, event_id, type, title, body, resource_type, resource_id, created_at)
      select ev.org_id, overlay(gen_random_uuid()::text placing ${p.idPrefix}::text from 1 for ${sql.lit(ID_PREFIX_LENGTH)})::uuid,
        told.user_id, ev.id, ev.type, ${sql.lit(title)}, told.body, ev.resource_type, ev.resource_id, ${p.now}::timestamptz
      from outbox_events ev
      cross join lateral (
        select m.user_id, string_agg(distinct coalesce(s.preferred_name, s.first_name) || ' ' || s.last_name, ', ') as body
        from (${to(told)}) r (user_id, student_id)
        join memberships m on m.org_id = ${p.orgId} and m.user_id = r.user_id
          and m.status = 'active' and m.deleted_at is null and m.role <> 'service'
        left join students s on s.org_id = ${p.orgId} and s.id = r.student_id
        where r.student_id is null or ${guarded}
        group by m.user_id
      ) told
      where ev.org_id = ${p.orgId} and ev.id = any(${p.eventIds}::uuid[])
        and (ev.actor_kind <> 'user' or ev.actor_id is distinct from told.user_id)
      on conflict (org_id, event_id, user_id) do nothing`
    return { compile: () => insert.compile(db) } as Compilable
  })
}

const fanOuts = new Map(Object.entries(notificationRules).map(([type, rule]) => [type, fanOutOf(type, rule)]))

/** The statements that tell of events; none where nobody is told. */
export function notify(events: readonly PendingEvent[], organization: Organization, now: string): Prepared[] {
  const common = { orgId: organization.id, ...todayIn(organization, now), now }
  return [...Map.groupBy(events, ({ type }) => type)].flatMap(([type, alike]) => {
    const fanOut = fanOuts.get(type)
    if (!fanOut) return []
    const named = notificationRules[type]?.rows
    const parts = named
      ? alike.map(({ id, payload }) => ({ eventIds: [id], rows: rowsIn(payload, named) }))
      : [{ eventIds: alike.map(({ id }) => id), rows: [] }]
    return parts.map((part) => fanOut.bind({ ...common, ...part, idPrefix: newIdPrefix() }))
  })
}

function rowsIn(payload: unknown, { field, prefix }: { field: string; prefix: string }): string[] {
  const ids = (payload as { object?: Record<string, unknown> } | null)?.object?.[field]
  return Array.isArray(ids) ? ids.map((id) => fromPublic(prefix, id)).filter((id) => id !== null) : []
}
