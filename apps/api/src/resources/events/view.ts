import type { RowOf } from '../../db/statement.ts'
import { toPublic } from '../../ids.ts'
import { publicResourceId } from '../../resource-types.ts'
import type { Schemas } from '../../schemas.ts'
import type { eventById } from './queries.ts'

export type EventRow = RowOf<typeof eventById>

/** An event as the list shows it and as webhooks deliver it. */
export const toEvent = (row: EventRow, orgId: string): Schemas['Event'] => ({
  id: toPublic('evt', row.id),
  type: row.type,
  apiVersion: 'v1',
  occurredAt: row.occurred_at,
  organizationId: toPublic('org', orgId),
  resource: { type: row.resource_type, id: publicResourceId(row.resource_type, row.resource_id) },
  data: row.payload as unknown as Schemas['EventData'],
})
