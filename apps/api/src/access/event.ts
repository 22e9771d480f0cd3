import { events as catalogue, type EventType } from '@homeroom/contract/events'
import { type RawBuilder, sql } from 'kysely'
import { isKey, isOrgAdmin } from '../caller.ts'
import type { Has } from '../db/statement.ts'
import { sharesWithApp, type Viewer } from './child.ts'

/** R-EVENT: which events the caller may read. */
export interface EventScope {
  /** A person who may not see every child. */
  childless?: true
  /** Of an API key: itself, its service user, the types that its scopes let it read, and its app. */
  keyId?: string
  userId?: string
  types?: readonly string[]
  appId?: string
}

const readScopes = Object.entries(catalogue).flatMap(([type, { delivered, readScope }]) =>
  delivered && readScope ? [{ type, scope: readScope }] : [],
)

export function eventScope({ caller }: Viewer): EventScope {
  if (!isKey(caller)) return isOrgAdmin(caller) ? {} : { childless: true }
  const types = readScopes.filter(({ scope }) => caller.scopes?.has(scope)).map(({ type }) => type)
  const scope: EventScope = { keyId: caller.id, userId: caller.userId, types }
  return caller.appId ? { ...scope, appId: caller.appId } : scope
}

/** Types that a key with these scopes may be sent; a ping is for whoever has the endpoint. */
export const mayReadType = (type: EventType, scopes: ReadonlySet<string> | null): boolean =>
  type === PING || scopes === null || scopes.has(catalogue[type].readScope ?? '')

type Bool = RawBuilder<boolean>
type P = EventScope & { orgId: string }
const PING = 'webhook.ping'

/** Over an `outbox_events` row under the alias `ev`. */
export function visibleEvent(p: P, has: Has<EventScope>): Bool {
  const parts = [sql<boolean>`not ev.internal_only`, sql<boolean>`ev.occurred_at > now() - interval '30 days'`]
  if (has('childless')) parts.push(sql`ev.student_ids = '{}'`)
  if (has('keyId')) {
    const ownPing = sql`(ev.type = ${sql.lit(PING)} and exists (
      select from webhook_endpoints own
      where own.org_id = ${p.orgId} and own.id = ev.resource_id and own.api_key_id = ${p.keyId}))`
    parts.push(sql`(ev.type = any(${p.types}::text[]) or ${ownPing})`, takesPart(p, sql`${p.userId}`))
  }
  if (has('appId')) parts.push(allShared(p, sql`${p.appId}`))
  return sql.join(parts, sql` and `)
}

/**
 * Whether the endpoint may be sent the event: R-EVENT of whoever made it. Over `ev`, the endpoint `e`, its key `k` and
 * that one's installation `i`, where it has them.
 */
export function deliverableEvent(p: { orgId: string }): Bool {
  const scope = sql`case ev.type ${sql.join(
    readScopes.map(({ type, scope }) => sql`when ${sql.lit(type)} then ${sql.lit(scope)}`),
    sql` `,
  )} end`
  return sql`(not ev.internal_only and (e.api_key_id is null or (
    k.revoked_at is null and k.deleted_at is null and coalesce(k.expires_at > now(), true)
    and (ev.type = ${sql.lit(PING)} or ${scope} = any(k.scopes))
    and ${takesPart(p, sql.ref('k.service_user_id'))}
    and (k.kind <> 'app' or (i.status = 'active' and ${allShared(p, sql.ref('i.app_id'))})))))`
}

/** Of conversations, groups and messages, whoever takes part learns, from then on. */
const takesPart = (p: { orgId: string }, user: RawBuilder<unknown>): Bool => sql`(
  split_part(ev.type, '.', 1) not in ('conversation', 'group', 'message') or exists (
    select from conversation_participants cp
    where cp.org_id = ${p.orgId} and cp.user_id = ${user} and cp.left_at is null and cp.joined_at <= ev.occurred_at
      and cp.conversation_id = coalesce(
        (select ms.conversation_id from messages ms where ms.org_id = ${p.orgId} and ms.id = ev.resource_id),
        ev.resource_id)))`

/** Every child whom the event concerns may be shared with the app. */
const allShared = (p: { orgId: string }, app: RawBuilder<unknown>): Bool => sql`not exists (
  select from unnest(ev.student_ids) as concerned (student_id)
  where not ${sharesWithApp({ orgId: p.orgId, appId: app as unknown as string }, sql.ref('concerned.student_id'))})`
