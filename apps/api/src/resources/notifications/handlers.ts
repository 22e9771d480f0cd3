import { notFound } from '../../api-error.ts'
import type { HandlersOf } from '../../handler-types.ts'
import { uuidOf } from '../../ids.ts'
import { readPage } from '../../paging.ts'
import { markRead, notificationForUpdate, notificationList } from './queries.ts'
import { toNotification } from './view.ts'

export const notifications: HandlersOf<'notifications'> = {
  'notifications.list': async ({ query }, ctx) => {
    const filter = query.unread === undefined ? {} : query.unread ? { unread: true as const } : { read: true as const }
    const { rows, pagination } = await readPage(ctx, notificationList, query, { userId: ctx.caller.userId, ...filter })
    return { data: rows.map(toNotification), pagination }
  },

  'notifications.markRead': async ({ path }, ctx) => {
    const row = await ctx.db.one(notificationForUpdate, { userId: ctx.caller.userId, id: uuidOf('ntf', path.id) })
    if (!row) throw notFound('notification', path.id)
    if (row.read_at) return toNotification(row)
    ctx.db.write(markRead, { id: row.id, now: ctx.now })
    return toNotification({ ...row, read_at: ctx.now })
  },
}
