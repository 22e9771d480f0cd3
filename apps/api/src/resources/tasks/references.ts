import { peerScope } from '../../access/peer.ts'
import { taskScope } from '../../access/task.ts'
import { invalid, type Problem } from '../../api-error.ts'
import type { Context } from '../../context.ts'
import type { Prepared, RowOf } from '../../db/statement.ts'
import { uuidOf } from '../../ids.ts'
import { projectStatus } from './project-queries.ts'
import { assigneeById } from './queries.ts'

interface References {
  projectId?: string | null
  assigneeId?: string | null
}

type Assignee = RowOf<typeof assigneeById>

/**
 * A task's project must be an active one, its assignee an active member, and the caller may see both. One round trip.
 * Answers which student the assignee is, if any.
 */
export async function checkReferences(ctx: Context, { projectId, assigneeId }: References): Promise<string | null> {
  let student: string | null = null
  const asked: { prepared: Prepared; judge: (row: unknown) => Problem | null }[] = []
  if (projectId) {
    asked.push({
      prepared: ctx.db.bound(projectStatus, { ...taskScope(ctx), id: uuidOf('proj', projectId) }),
      judge: (row) => {
        const status = (row as { status: string } | undefined)?.status
        if (status === 'active') return null
        return status
          ? problem('projectId', 'range', 'is archived')
          : problem('projectId', 'not_found', 'names no project')
      },
    })
  }
  if (assigneeId) {
    asked.push({
      prepared: ctx.db.bound(assigneeById, { ...peerScope(ctx), id: uuidOf('usr', assigneeId) }),
      judge: (row) => {
        const assignee = row as Assignee | undefined
        student = assignee?.student_id ?? null
        return assignee?.visible ? null : problem('assigneeId', 'not_found', 'names no member')
      },
    })
  }
  if (asked.length === 0) return null
  const rows = await ctx.db.block(asked.map(({ prepared }) => prepared))
  const problems = asked.map(({ judge }, i) => judge(rows[i]?.[0])).filter((p) => p !== null)
  if (problems.length > 0) throw invalid(problems)
  return student
}

const problem = (field: string, code: string, what: string): Problem => ({
  field,
  location: 'body',
  code,
  message: `${field} ${what}${code === 'not_found' ? ' that you may see in this organization' : ''}`,
})
