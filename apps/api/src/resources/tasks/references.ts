import { peerScope } from '../../access/peer.ts'
import { type PeerFound, peerById } from '../../access/rules.ts'
import { taskScope } from '../../access/task.ts'
import { invalid, type Problem } from '../../api-error.ts'
import type { Context } from '../../context.ts'
import type { Prepared } from '../../db/statement.ts'
import { uuidOf } from '../../ids.ts'
import { ownStudent } from '../identity/queries.ts'
import { projectStatus } from './project-queries.ts'

interface References {
  projectId?: string | null
  assigneeId?: string | null
}

/**
 * A task's project must be an active one, its assignee an active member, and the caller may see both. Answers the student
 * that the assignee is, if she is one. One round trip.
 */
export async function checkReferences(ctx: Context, { projectId, assigneeId }: References): Promise<string | null> {
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
      prepared: ctx.db.bound(peerById, { ...peerScope(ctx), id: uuidOf('usr', assigneeId) }),
      judge: (row) =>
        (row as PeerFound | undefined)?.visible ? null : problem('assigneeId', 'not_found', 'names no member'),
    })
  }
  if (asked.length === 0) return null
  const student = assigneeId ? [ctx.db.bound(ownStudent, { userId: uuidOf('usr', assigneeId) })] : []
  const rows = await ctx.db.block([...asked.map(({ prepared }) => prepared), ...student])
  const problems = asked.map(({ judge }, i) => judge(rows[i]?.[0])).filter((p) => p !== null)
  if (problems.length > 0) throw invalid(problems)
  return (rows[asked.length]?.[0] as { id: string } | undefined)?.id ?? null
}

const problem = (field: string, code: string, what: string): Problem => ({
  field,
  location: 'body',
  code,
  message: `${field} ${what}${code === 'not_found' ? ' that you may see in this organization' : ''}`,
})
