import { childrenListedBy } from '../../../access/child.ts'
import { sectionScope } from '../../../access/section.ts'
import { conflict } from '../../../api-error.ts'
import type { Context } from '../../../context.ts'
import type { HandlersOf } from '../../../handler-types.ts'
import { newId, uuidOf } from '../../../ids.ts'
import { readPage } from '../../../paging.ts'
import { missing, References, unfit } from '../../../references.ts'
import type { Schemas } from '../../../schemas.ts'
import { askStandards } from '../courses/references.ts'
import { twoDecimals } from '../decimals.ts'
import { assessmentList, assignmentOfSection, insertAssessment, sectionToAssess } from './assessment-queries.ts'
import { type AssessmentRow, toAssessment } from './view.ts'

export const assessments: Pick<
  HandlersOf<'academic.grades'>,
  'academic.grades.listAssessments' | 'academic.grades.createAssessment'
> = {
  'academic.grades.listAssessments': async ({ query }, ctx) => {
    const { rows, pagination } = await readPage(ctx, assessmentList, query, {
      ...sectionScope(ctx),
      // An assessment counts the grades that the caller would be listed.
      ...childrenListedBy(ctx, 'academic.grades.listGrades'),
      sectionId: query.sectionId && uuidOf('sec', query.sectionId),
      termId: query.termId && uuidOf('term', query.termId),
      category: query.category,
      assignmentId: query.assignmentId && uuidOf('asg', query.assignmentId),
    })
    return { data: rows.map(toAssessment), pagination }
  },

  'academic.grades.createAssessment': async ({ body }, ctx) => {
    const row: AssessmentRow = {
      id: newId(),
      section_id: uuidOf('sec', body.sectionId),
      term_id: await termOf(ctx, body),
      assignment_id: body.assignmentId ? uuidOf('asg', body.assignmentId) : null,
      title: body.title,
      category: body.category,
      max_score: twoDecimals(body.maxScore),
      weight: typeof body.weight === 'number' ? twoDecimals(body.weight) : null,
      date: body.date ?? null,
      standard_ids: (body.standardIds ?? []).map((id) => uuidOf('std', id)),
      graded_count: 0,
      created_at: ctx.now,
      updated_at: ctx.now,
    }
    ctx.db.write(insertAssessment, {
      id: row.id,
      userId: ctx.caller.userId,
      now: ctx.now,
      sectionId: row.section_id,
      termId: row.term_id,
      assignmentId: row.assignment_id,
      title: row.title,
      category: row.category,
      maxScore: row.max_score,
      weight: row.weight,
      date: row.date,
      standardIds: row.standard_ids,
    })
    const assessment = toAssessment(row)
    ctx.emit('assessment.created', { resource: 'assessment', id: row.id, object: assessment })
    return assessment
  },
}

/** The term of the section. What the body names must be there and fit together, and the term not be closed. */
async function termOf(ctx: Context, body: Schemas['AssessmentCreate']): Promise<string> {
  const { date, assignmentId, standardIds = [] } = body
  const sectionId = uuidOf('sec', body.sectionId)
  const references = new References(ctx)
  const sections = references.ask(sectionToAssess, { id: sectionId }, ([section]) => {
    if (!section) return [missing('sectionId', 'section')]
    const { starts_on, ends_on } = section
    const outside = date && (date < starts_on || date > ends_on)
    return outside ? [unfit('date', `must lie within the section's term, ${starts_on} to ${ends_on}`)] : []
  })
  if (assignmentId) {
    references.ask(assignmentOfSection, { id: uuidOf('asg', assignmentId), sectionId }, ([assignment]) =>
      assignment ? [] : [missing('assignmentId', 'assignment of the section')],
    )
  }
  askStandards(
    references,
    standardIds.map((id, i) => ({ id: uuidOf('std', id), field: `standardIds[${i}]` })),
  )
  await references.check()
  const section = sections.rows[0] as (typeof sections.rows)[0]
  if (section.closed_at) throw conflict('term_closed')
  return section.term_id
}
