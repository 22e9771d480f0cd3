import type { RowOf } from '../../db/statement.ts'
import { toPublic } from '../../ids.ts'
import { publicResourceId } from '../../resource-types.ts'
import type { Schemas } from '../../schemas.ts'
import type { notificationForUpdate } from './queries.ts'

export type NotificationRow = RowOf<typeof notificationForUpdate>

export const toNotification = (row: NotificationRow): Schemas['Notification'] => ({
  id: toPublic('ntf', row.id),
  type: row.type,
  title: row.title,
  body: row.body,
  resource:
    row.resource_type && row.resource_id
      ? { type: row.resource_type, id: publicResourceId(row.resource_type, row.resource_id) }
      : null,
  readAt: row.read_at,
  createdAt: row.created_at,
})
