import { sql } from 'kysely'
import { type EndpointScope, visibleEndpoint } from '../../access/endpoint.ts'
import { db, statement } from '../../db/statement.ts'
import { listing, newestFirst } from '../../paging.ts'

interface ById {
  orgId: string
  id: string
}

const endpoints = (p: { orgId: string }) =>
  db
    .selectFrom('webhook_endpoints as e')
    .select(['e.id', 'e.api_key_id', 'e.url', 'e.description', 'e.event_types', 'e.status', 'e.disabled_reason'])
    .select(['e.consecutive_failures', 'e.last_success_at', 'e.last_failure_at', 'e.created_at', 'e.updated_at'])
    .select(
      sql<string | null>`case when e.prev_secret_expires_at > now() then e.prev_secret_expires_at end`.as(
        'rotation_ends_at',
      ),
    )
    .where('e.org_id', '=', p.orgId)
    .where('e.deleted_at', 'is', null)

export const endpointList = listing({
  name: 'webhooks.list',
  rows: (p: EndpointScope & { orgId: string; status?: string }, has) => {
    const query = endpoints(p).where(visibleEndpoint(p, has))
    return has('status') ? query.where('e.status', '=', p.status as string) : query
  },
  sort: newestFirst('e'),
})

export const endpointById = statement('webhooks.get', (p: ById) => endpoints(p).where('e.id', '=', p.id))

/** With the sealed secret, which goes no further than the handler. */
export const endpointForUpdate = statement('webhooks.lock', (p: ById) =>
  endpoints(p).select('e.secret_enc').where('e.id', '=', p.id).forNoKeyUpdate(),
)

export const countEndpoints = statement('webhooks.count', (p: { orgId: string }) =>
  db
    .selectFrom('webhook_endpoints')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('org_id', '=', p.orgId)
    .where('deleted_at', 'is', null),
)

interface Written extends ById {
  url: string
  description: string | null
  eventTypes: string[]
  userId: string
  now: string
}

export const insertEndpoint = statement('webhooks.insert', (p: Written & { apiKeyId: string | null; secret: Buffer }) =>
  db.insertInto('webhook_endpoints').values({
    org_id: p.orgId,
    id: p.id,
    url: p.url,
    description: p.description,
    event_types: p.eventTypes,
    api_key_id: p.apiKeyId,
    secret_enc: p.secret,
    created_at: p.now,
    updated_at: p.now,
    created_by_id: p.userId,
    updated_by_id: p.userId,
  }),
)

interface Updated extends Written {
  status: string
  disabledReason: string | null
  failures: number
}

export const updateEndpoint = statement('webhooks.update', (p: Updated) =>
  db
    .updateTable('webhook_endpoints')
    .set({
      url: p.url,
      description: p.description,
      event_types: p.eventTypes,
      status: p.status,
      disabled_reason: p.disabledReason,
      consecutive_failures: p.failures,
      // Nothing failed yet: the five days begin anew.
      first_failure_at: sql<string | null>`case when ${p.failures}::int > 0 then first_failure_at end`,
      updated_at: p.now,
      updated_by_id: p.userId,
    })
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id),
)

/** A deleted endpoint stays for its deliveries, without what it was signed with. */
export const deleteEndpoint = statement('webhooks.delete', (p: ById & { userId: string; now: string }) =>
  db
    .updateTable('webhook_endpoints')
    .set({
      status: sql.lit('disabled'),
      secret_enc: sql<Buffer>`''::bytea`,
      prev_secret_enc: sql.lit(null),
      prev_secret_expires_at: sql.lit(null),
      deleted_at: p.now,
      updated_at: p.now,
      updated_by_id: p.userId,
    })
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id),
)

interface Rotated extends ById {
  secret: Buffer
  prevSecret: Buffer | null
  prevExpiresAt: string | null
  userId: string
  now: string
}

export const rotateSecret = statement('webhooks.rotateSecret', (p: Rotated) =>
  db
    .updateTable('webhook_endpoints')
    .set({
      secret_enc: p.secret,
      prev_secret_enc: p.prevSecret,
      prev_secret_expires_at: p.prevExpiresAt,
      updated_at: p.now,
      updated_by_id: p.userId,
    })
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id),
)

/** The endpoints that a key made end with it. */
export const disableEndpointsOfKey = statement(
  'webhooks.disableOfKey',
  (p: { orgId: string; keyId: string; now: string }) =>
    db
      .updateTable('webhook_endpoints')
      .set({ status: sql.lit('disabled'), disabled_reason: sql.lit('The API key was revoked'), updated_at: p.now })
      .where('org_id', '=', p.orgId)
      .where('api_key_id', '=', p.keyId)
      .where('deleted_at', 'is', null)
      .where('status', '<>', sql.lit('disabled')),
)
