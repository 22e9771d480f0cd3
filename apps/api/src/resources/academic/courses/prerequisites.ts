import { invalid } from '../../../api-error.ts'
import type { Context } from '../../../context.ts'
import { uuidOf } from '../../../ids.ts'
import type { Schemas } from '../../../schemas.ts'
import { twoDecimals } from '../decimals.ts'
import { clearPrerequisites, insertPrerequisites } from './prerequisite-queries.ts'

/** An edge of the graph of prerequisites, as stored. */
export interface Prerequisite {
  prerequisite_id: string
  min_percentage: number | null
  is_required: boolean
}

/** What a body asks for, in the order in which it is read back; each course may be named once. */
export function readPrerequisites(given: readonly Schemas['PrerequisiteInput'][]): Prerequisite[] {
  const seen = new Set<string>()
  const repeated = given.flatMap(({ courseId }, i) => {
    const again = seen.has(courseId)
    seen.add(courseId)
    const field = `prerequisites[${i}].courseId`
    const message = `${field} names a course for the second time`
    return again ? [{ field, location: 'body' as const, code: 'duplicate', message }] : []
  })
  if (repeated.length > 0) throw invalid(repeated)
  return given
    .map(({ courseId, minPercentage, isRequired }) => ({
      prerequisite_id: uuidOf('crs', courseId),
      min_percentage: typeof minPercentage === 'number' ? twoDecimals(minPercentage) : null,
      is_required: isRequired ?? true,
    }))
    .sort((a, b) => (a.prerequisite_id < b.prerequisite_id ? -1 : 1))
}

/** Puts the edges in the place of those that are there. */
export function replacePrerequisites(ctx: Context, courseId: string, edges: readonly Prerequisite[]): void {
  ctx.db.write(clearPrerequisites, { courseId })
  if (edges.length === 0) return
  ctx.db.write(insertPrerequisites, {
    courseId,
    ids: edges.map((edge) => edge.prerequisite_id),
    minPercentages: edges.map((edge) => edge.min_percentage),
    required: edges.map((edge) => edge.is_required),
  })
}
