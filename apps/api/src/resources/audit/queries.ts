import { sql } from 'kysely'
import { type AuditScope, visibleAudit } from '../../access/audit.ts'
import { db } from '../../db/statement.ts'
import { listing } from '../../paging.ts'

interface AuditFilters extends AuditScope {
  orgId: string
  action?: string
  actorId?: string
  resourceType?: string
  resourceId?: string
  outcome?: string
  from?: string
  to?: string
}

export const auditList = listing({
  name: 'audit.list',
  counted: false,
  rows: (p: AuditFilters, has) => {
    let query = db
      .selectFrom('audit_logs as a')
      .leftJoin('users as u', 'u.id', 'a.actor_id')
      .leftJoin('api_keys as k', (join) => join.onRef('k.org_id', '=', 'a.org_id').onRef('k.id', '=', 'a.actor_id'))
      .select([
        'a.id',
        'a.action',
        'a.outcome',
        'a.count',
        'a.actor_kind',
        'a.actor_id',
        'u.first_name',
        'u.last_name',
        'k.name as key_name',
        'a.resource_type',
        'a.resource_id',
        'a.student_id',
        'a.request_id',
        sql<string | null>`set_masklen(a.ip, case family(a.ip) when 4 then 24 else 48 end)::cidr::text`.as('ip_prefix'),
        'a.user_agent',
        'a.changes',
        'a.occurred_at',
      ])
      .where('a.org_id', '=', p.orgId)
      .where(visibleAudit(p, has))
    if (has('action')) query = query.where('a.action', '=', p.action as string)
    if (has('actorId')) query = query.where('a.actor_id', '=', p.actorId as string)
    if (has('resourceType')) query = query.where('a.resource_type', '=', p.resourceType as string)
    if (has('resourceId')) query = query.where('a.resource_id', '=', p.resourceId as string)
    if (has('outcome')) query = query.where('a.outcome', '=', p.outcome as string)
    if (has('from')) query = query.where('a.occurred_at', '>=', p.from as string)
    if (has('to')) query = query.where('a.occurred_at', '<=', p.to as string)
    return query
  },
  // A uuid v7 is in order of time.
  sort: [{ by: sql.ref('a.id'), direction: 'desc', type: 'uuid', of: (row) => row.id }],
})
