import type { Caller } from '../../caller.ts'
import { isKey } from '../../caller.ts'
import type { RowOf } from '../../db/statement.ts'
import { toPublic, toPublicOrNull } from '../../ids.ts'
import { publicResourceId } from '../../resource-types.ts'
import type { Schemas } from '../../schemas.ts'
import type { auditList } from './queries.ts'

type AuditRow = RowOf<(typeof auditList)['page']>

/** What an API key sees has no `changes`: they can hold values that its scopes do not cover. */
export const toAuditLog = (row: AuditRow, caller: Caller): Schemas['AuditLog'] => ({
  id: toPublic('aud', row.id),
  action: row.action,
  outcome: row.outcome as Schemas['AuditOutcome'],
  count: row.count,
  actor: actorOf(row),
  resourceType: row.resource_type,
  resourceId: row.resource_type && row.resource_id ? publicResourceId(row.resource_type, row.resource_id) : null,
  childId: toPublicOrNull('stu', row.student_id),
  requestId: row.request_id,
  ipPrefix: row.ip_prefix,
  userAgent: row.user_agent,
  changes: isKey(caller) ? null : (row.changes as Schemas['AuditLog']['changes']),
  occurredAt: row.occurred_at,
})

function actorOf(row: AuditRow): Schemas['AuditActor'] {
  const kind = row.actor_kind as Schemas['AuditActor']['kind']
  if (!row.actor_id) return { kind, id: null, displayName: 'Homeroom' }
  if (kind !== 'user') return { kind, id: toPublic('key', row.actor_id), displayName: row.key_name ?? '' }
  return {
    kind,
    id: toPublic('usr', row.actor_id),
    displayName: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim(),
  }
}
