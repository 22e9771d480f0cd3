import { type RawBuilder, sql } from 'kysely'
import { isKey, isStaffSide } from '../caller.ts'
import type { Has } from '../db/statement.ts'
import { type ChildScope, childScope, type Viewer, visibleChild } from './child.ts'

/** R-TASK: guardians and students see what they made or are assigned; a task about a child needs access to the child. */
export interface TaskScope extends ChildScope {
  ownOnly?: true
}

export function taskScope(viewer: Viewer): TaskScope {
  const { caller } = viewer
  // Without a role one is no guardian and no student: an operator of the platform, whom guard 7 lets pass.
  const all = isKey(caller) || isStaffSide(caller) || caller.roles.size === 0
  return { ...childScope(viewer), ...(all ? {} : { ownOnly: true as const }) }
}

type P = TaskScope & { orgId: string }

/** Over a `tasks` row under the alias `t`. */
export function visibleTask(p: P, has: Has<TaskScope>): RawBuilder<boolean> {
  const parts: RawBuilder<boolean>[] = []
  if (!has('everyChild')) {
    parts.push(sql`(t.student_id is null or ${visibleChild(p, has, sql.ref('t.student_id'))})`)
  }
  if (has('ownOnly')) parts.push(sql`(t.created_by_id = ${p.userId} or t.assignee_id = ${p.userId})`)
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
}

/** R-PROJECT of guardians and students, over a `projects` row under the alias `pr`: a task in it that they may see. */
export const visibleProject = (p: P, has: Has<TaskScope>): RawBuilder<boolean> => sql`exists (
  select from tasks t where t.org_id = ${p.orgId} and t.project_id = pr.id and t.deleted_at is null
    and ${visibleTask(p, has)})`
