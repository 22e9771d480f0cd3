import { db, statement } from '../../db/statement.ts'
import { listing, newestFirst } from '../../paging.ts'

interface Own {
  orgId: string
  userId: string
}

const own = (p: Own) =>
  db
    .selectFrom('notifications as n')
    .select(['n.id', 'n.type', 'n.title', 'n.body', 'n.resource_type', 'n.resource_id', 'n.read_at', 'n.created_at'])
    .where('n.org_id', '=', p.orgId)
    .where('n.user_id', '=', p.userId)

interface Filters extends Own {
  unread?: true
  read?: true
}

export const notificationList = listing({
  name: 'notifications.list',
  rows: (p: Filters, has) => {
    const query = own(p)
    if (has('unread')) return query.where('n.read_at', 'is', null)
    return has('read') ? query.where('n.read_at', 'is not', null) : query
  },
  sort: newestFirst('n'),
})

export const notificationForUpdate = statement('notifications.lock', (p: Own & { id: string }) =>
  own(p).where('n.id', '=', p.id).forUpdate(),
)

export const markRead = statement('notifications.markRead', (p: { orgId: string; id: string; now: string }) =>
  db.updateTable('notifications').set({ read_at: p.now }).where('org_id', '=', p.orgId).where('id', '=', p.id),
)
