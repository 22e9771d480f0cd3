import { type RawBuilder, sql } from 'kysely'
import { isKey, isOrgAdmin } from '../caller.ts'
import type { Has } from '../db/statement.ts'
import { sharesWithApp, type Viewer } from './child.ts'

/** Rows of the audit log that name a child are for those who may see every child; app keys need third-party consent. */
export interface AuditScope {
  childless?: true
  appId?: string
}

export function auditScope({ caller }: Viewer): AuditScope {
  if (isKey(caller)) return caller.appId ? { appId: caller.appId } : {}
  return isOrgAdmin(caller) ? {} : { childless: true }
}

/** Over an `audit_logs` row under the alias `a`. */
export function visibleAudit(p: AuditScope & { orgId: string }, has: Has<AuditScope>): RawBuilder<boolean> {
  if (has('childless')) return sql`a.student_id is null`
  if (has('appId')) return sql`(a.student_id is null or ${sharesWithApp(p, sql.ref('a.student_id'))})`
  return sql`true`
}
