import { endpointScope } from '../../access/endpoint.ts'
import { conflict, forbidden, invalid, invalidTransition, notFound, type Problem } from '../../api-error.ts'
import { isKey } from '../../caller.ts'
import { orKeep, previousOf } from '../../changes.ts'
import type { Context } from '../../context.ts'
import type { RowOf } from '../../db/statement.ts'
import { targetProblem } from '../../events/webhooks/targets.ts'
import type { HandlersOf } from '../../handler-types.ts'
import { newId, toPublic, uuidOf } from '../../ids.ts'
import { readPage } from '../../paging.ts'
import { lockOrganization } from '../api-keys/queries.ts'
import { cancelDeliveries, deliveryById, deliveryList, insertDelivery } from './delivery-queries.ts'
import { eventTypeProblems } from './event-types.ts'
import {
  countEndpoints,
  deleteEndpoint,
  endpointById,
  endpointForUpdate,
  endpointList,
  insertEndpoint,
  rotateSecret,
  updateEndpoint,
} from './queries.ts'
import { mintSigningSecret, signingSecretContext } from './secret.ts'
import { type DeliveryRow, type EndpointRow, toDelivery, toEndpoint } from './view.ts'

/** Endpoints of one organization, its apps' included. */
export const MAX_ENDPOINTS = 50
const DEFAULT_GRACE_S = 86_400
const ENDED = ['succeeded', 'exhausted', 'canceled']

export const webhooks: HandlersOf<'webhooks'> = {
  'webhooks.list': async ({ query }, ctx) => {
    const { status } = query
    const { rows, pagination } = await readPage(ctx, endpointList, query, { ...endpointScope(ctx), status })
    return { data: rows.map(toEndpoint), pagination }
  },

  'webhooks.create': async ({ body }, ctx) => {
    const eventTypes = [...new Set(body.eventTypes)]
    check(ctx, { ...body, eventTypes })
    await checkLimit(ctx)
    const row: EndpointRow = {
      id: newId(),
      api_key_id: isKey(ctx.caller) ? ctx.caller.id : null,
      url: body.url,
      description: body.description ?? null,
      event_types: eventTypes,
      status: 'enabled',
      disabled_reason: null,
      rotation_ends_at: null,
      consecutive_failures: 0,
      last_success_at: null,
      last_failure_at: null,
      created_at: ctx.now,
      updated_at: ctx.now,
    }
    const { signingSecret, secret } = newSecret(ctx, row.id)
    ctx.db.write(insertEndpoint, { ...valuesOf(row, ctx), apiKeyId: row.api_key_id, secret })
    const endpoint = toEndpoint(row)
    ctx.emit('webhook_endpoint.created', { resource: 'webhook_endpoint', id: row.id, object: endpoint })
    ping(ctx, row.id)
    return { ...endpoint, signingSecret }
  },

  'webhooks.get': async ({ path }, ctx) => {
    const row = await ctx.db.one(endpointById, { id: uuidOf('whe', path.id) })
    if (!row) throw notFound('webhook_endpoint', path.id)
    return toEndpoint(row)
  },

  'webhooks.update': async ({ path, body }, ctx) => {
    const before = await lock(ctx, path.id)
    check(ctx, body)
    const row: EndpointRow = {
      ...before,
      url: orKeep(body.url, before.url),
      description: orKeep(body.description, before.description),
      event_types: body.eventTypes ? [...new Set(body.eventTypes)] : before.event_types,
      ...(body.status && body.status !== before.status
        ? { status: body.status, disabled_reason: null, consecutive_failures: 0 }
        : {}),
    }
    const previous = previousOf(toEndpoint(before), toEndpoint(row))
    if (!previous) {
      ctx.audit({ resource: 'webhook_endpoint', id: row.id, object: toEndpoint(before) })
      return toEndpoint(before)
    }
    row.updated_at = ctx.now
    const { status, disabled_reason: disabledReason, consecutive_failures: failures } = row
    ctx.db.write(updateEndpoint, { ...valuesOf(row, ctx), status, disabledReason, failures })
    if (status !== 'enabled') ctx.db.write(cancelDeliveries, { now: ctx.now })
    const endpoint = toEndpoint(row)
    ctx.emit('webhook_endpoint.updated', { resource: 'webhook_endpoint', id: row.id, object: endpoint, previous })
    return endpoint
  },

  'webhooks.delete': async ({ path }, ctx) => {
    const row = await lock(ctx, path.id)
    ctx.db.write(deleteEndpoint, { id: row.id, userId: ctx.caller.userId, now: ctx.now })
    ctx.db.write(cancelDeliveries, { now: ctx.now })
    const deleted = { id: toPublic('whe', row.id), deleted: true as const }
    const previous = toEndpoint(row)
    ctx.emit('webhook_endpoint.deleted', { resource: 'webhook_endpoint', id: row.id, object: deleted, previous })
    return deleted
  },

  'webhooks.rotateSecret': async ({ path, body }, ctx) => {
    const before = await lock(ctx, path.id)
    if (before.rotation_ends_at) throw conflict('rotation_in_progress')
    const grace = body?.gracePeriodSeconds ?? DEFAULT_GRACE_S
    const endsAt = grace > 0 ? new Date(Date.parse(ctx.now) + grace * 1_000).toISOString() : null
    const { signingSecret, secret } = newSecret(ctx, before.id)
    const prevSecret = endsAt ? before.secret_enc : null
    const { userId } = ctx.caller
    ctx.db.write(rotateSecret, { id: before.id, secret, prevSecret, prevExpiresAt: endsAt, userId, now: ctx.now })
    const endpoint = toEndpoint({ ...before, rotation_ends_at: endsAt, updated_at: ctx.now })
    ctx.emit('webhook_endpoint.secret_rotated', {
      resource: 'webhook_endpoint',
      id: before.id,
      object: endpoint,
      previous: previousOf(toEndpoint(before), endpoint),
    })
    return { ...endpoint, signingSecret }
  },

  'webhooks.test': async ({ path }, ctx) => {
    const { id, status } = await lock(ctx, path.id)
    if (status !== 'enabled') throw conflict('endpoint_disabled')
    return toDelivery(ping(ctx, id))
  },

  'webhooks.listDeliveries': async ({ path, query }, ctx) => {
    const endpointId = uuidOf('whe', path.id)
    if (!(await ctx.db.one(endpointById, { id: endpointId }))) throw notFound('webhook_endpoint', path.id)
    const { status, eventType } = query
    const { rows, pagination } = await readPage(ctx, deliveryList, query, { endpointId, status, eventType })
    return { data: rows.map(toDelivery), pagination }
  },

  'webhooks.redeliver': async ({ path }, ctx) => {
    const before = await ctx.db.one(deliveryById, { id: uuidOf('whd', path.id) })
    if (!before) throw notFound('webhook_delivery', path.id)
    const endpoint = await lock(ctx, toPublic('whe', before.endpoint_id))
    if (!ENDED.includes(before.status)) throw invalidTransition('webhook_delivery', before.status, 'redeliver', [])
    if (endpoint.status !== 'enabled') throw conflict('endpoint_disabled')
    const delivery = toDelivery(deliver(ctx, endpoint.id, before.event_id, before.event_type))
    ctx.audit({ resource: 'webhook_delivery', id: uuidOf('whd', delivery.id), object: delivery })
    return delivery
  },
}

function check(ctx: Context, { url, eventTypes = [] }: { url?: string; eventTypes?: string[] }): void {
  // What is sent there is all that the maker's roles may see, and the super-admin bypass is no role.
  if (url !== undefined && !ctx.caller.permissions.has('webhooks:manage')) throw forbidden('role_escalation')
  const problems: Problem[] = eventTypeProblems(eventTypes, ctx.caller)
  const wrong = url === undefined ? null : targetProblem(url, ctx.services.config.webhookAllowPrivateTargets)
  if (wrong) problems.push({ field: 'url', location: 'body', code: 'url_not_allowed', message: `url ${wrong}` })
  if (problems.length > 0) throw invalid(problems)
}

async function checkLimit({ db }: Context): Promise<void> {
  const [, counted = []] = await db.block([db.bound(lockOrganization, {}), db.bound(countEndpoints, {})])
  if ((counted[0]?.total ?? 0) >= MAX_ENDPOINTS) throw conflict('endpoint_limit', { limit: MAX_ENDPOINTS })
}

async function lock(ctx: Context, publicId: string): Promise<RowOf<typeof endpointForUpdate>> {
  const row = await ctx.db.one(endpointForUpdate, { id: uuidOf('whe', publicId) })
  if (!row) throw notFound('webhook_endpoint', publicId)
  return row
}

function newSecret({ services }: Context, endpointId: string): { signingSecret: string; secret: Buffer } {
  const signingSecret = mintSigningSecret()
  return { signingSecret, secret: services.secrets.seal(signingSecret, signingSecretContext(endpointId)) }
}

/** An event that this endpoint alone is sent. */
function ping(ctx: Context, id: string): DeliveryRow {
  const eventId = newId()
  ctx.emit('webhook.ping', { eventId, resource: 'webhook_endpoint', id, object: { message: 'ping' } })
  return deliver(ctx, id, eventId, 'webhook.ping')
}

function deliver(ctx: Context, endpointId: string, eventId: string, eventType: string): DeliveryRow {
  const id = newId()
  ctx.db.write(insertDelivery, { id, endpointId, eventId, eventType, now: ctx.now })
  return {
    id,
    endpoint_id: endpointId,
    event_id: eventId,
    event_type: eventType,
    status: 'pending',
    attempts: 0,
    response_status: null,
    response_excerpt: null,
    error_kind: null,
    duration_ms: null,
    next_attempt_at: ctx.now,
    last_attempt_at: null,
    completed_at: null,
    created_at: ctx.now,
  }
}

const valuesOf = (row: EndpointRow, ctx: Context) => ({
  id: row.id,
  url: row.url,
  description: row.description,
  eventTypes: row.event_types,
  userId: ctx.caller.userId,
  now: ctx.now,
})
