import { type RawBuilder, sql } from 'kysely'
import { isKey, isStaffSide } from '../caller.ts'
import type { Has } from '../db/statement.ts'
import { type ChildScope, childScope, official, type Viewer, visibleChild } from './child.ts'

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
  const child = sql.ref('t.student_id')
  const own = sql<boolean>`(t.created_by_id = ${p.userId} or t.assignee_id = ${p.userId})`
  const childless = sql<boolean>`t.student_id is null`
  if (has('ownOnly')) {
    return has('everyChild') ? own : sql`((${childless} or ${visibleChild(p, has, child)}) and ${own})`
  }
  if (has('everyChild')) return sql`true`
  // What the staff says of a colleague's child is for those to whom it is more than their own.
  const others = has('asGuardian') || has('asSelf') ? sql`(${official(p, has, child)} or ${own})` : sql`true`
  return sql`(${childless} or (${visibleChild(p, has, child)} and ${others}))`
}

/** R-PROJECT of guardians and students, over a `projects` row under the alias `pr`: a task in it that they may see. */
export const visibleProject = (p: P, has: Has<TaskScope>): RawBuilder<boolean> => sql`exists (
  select from tasks t where t.org_id = ${p.orgId} and t.project_id = pr.id and t.deleted_at is null
    and ${visibleTask(p, has)})`
