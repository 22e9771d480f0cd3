import type { RowOf } from '../../db/statement.ts'
import { toPublic, toPublicOrNull } from '../../ids.ts'
import type { Schemas } from '../../schemas.ts'
import type { deliveryById } from './delivery-queries.ts'
import type { endpointById } from './queries.ts'

export type EndpointRow = RowOf<typeof endpointById>
export type DeliveryRow = RowOf<typeof deliveryById>

export const toEndpoint = (row: EndpointRow): Schemas['WebhookEndpoint'] => ({
  id: toPublic('whe', row.id),
  apiKeyId: toPublicOrNull('key', row.api_key_id),
  url: row.url,
  description: row.description,
  eventTypes: row.event_types,
  status: row.status as Schemas['WebhookEndpointStatus'],
  disabledReason: row.disabled_reason,
  secretRotationEndsAt: row.rotation_ends_at,
  consecutiveFailures: row.consecutive_failures,
  lastSuccessAt: row.last_success_at,
  lastFailureAt: row.last_failure_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

const WAITING = ['pending', 'retry_scheduled']

export const toDelivery = (row: DeliveryRow): Schemas['WebhookDelivery'] => ({
  id: toPublic('whd', row.id),
  endpointId: toPublic('whe', row.endpoint_id),
  eventId: toPublic('evt', row.event_id),
  eventType: row.event_type,
  status: row.status as Schemas['WebhookDeliveryStatus'],
  attempts: row.attempts,
  responseStatus: row.response_status,
  responseExcerpt: row.response_excerpt,
  errorKind: row.error_kind as Schemas['WebhookErrorKindOrNull'],
  durationMs: row.duration_ms,
  nextAttemptAt: WAITING.includes(row.status) ? row.next_attempt_at : null,
  lastAttemptAt: row.last_attempt_at,
  completedAt: row.completed_at,
  createdAt: row.created_at,
})
