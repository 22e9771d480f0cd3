import { dateIn } from '../../../access/child.ts'
import { invalid, type Problem } from '../../../api-error.ts'
import type { Context } from '../../../context.ts'
import type { HandlersOf } from '../../../handler-types.ts'
import { newId, uuidOf } from '../../../ids.ts'
import { readPage } from '../../../paging.ts'
import { missing, References, unfit } from '../../../references.ts'
import { insertTerm, termList, termToUse } from './queries.ts'
import { type TermRow, toTerm } from './view.ts'

export const terms: HandlersOf<'academic.terms'> = {
  'academic.terms.list': async ({ query }, ctx) => {
    const { kind, current } = query
    const { rows, pagination } = await readPage(ctx, termList, query, { today: todayOf(ctx), kind, current })
    return { data: rows.map(toTerm), pagination }
  },

  'academic.terms.create': async ({ body }, ctx) => {
    const { startsOn, endsOn } = body
    if (endsOn < startsOn) throw invalid([unfit('endsOn', 'must not be before startsOn')])
    const today = todayOf(ctx)
    const row: TermRow = {
      id: newId(),
      name: body.name,
      kind: body.kind,
      starts_on: startsOn,
      ends_on: endsOn,
      parent_term_id: body.parentTermId ? uuidOf('term', body.parentTermId) : null,
      is_current: startsOn <= today && today <= endsOn,
      created_at: ctx.now,
      updated_at: ctx.now,
    }
    if (row.parent_term_id) await checkParent(ctx, row, row.parent_term_id)
    const term = toTerm(row)
    ctx.db.write(insertTerm, {
      id: row.id,
      userId: ctx.caller.userId,
      now: ctx.now,
      name: row.name,
      kind: row.kind,
      startsOn,
      endsOn,
      parentTermId: row.parent_term_id,
    })
    ctx.emit('term.created', { resource: 'term', id: row.id, object: term })
    return term
  },
}

const todayOf = ({ organization, now }: Context): string => dateIn(organization.timezone, now)

/** A part of a term lies within it. */
async function checkParent(ctx: Context, { starts_on, ends_on }: TermRow, id: string): Promise<void> {
  const references = new References(ctx)
  references.ask(termToUse, { id }, ([parent]) => {
    if (!parent) return [missing('parentTermId', 'term')]
    const problems: Problem[] = []
    const outside = (date: string) => date < parent.starts_on || date > parent.ends_on
    const dates = `the parent term, ${parent.starts_on} to ${parent.ends_on}`
    if (outside(starts_on)) problems.push(unfit('startsOn', `must lie within ${dates}`))
    if (outside(ends_on)) problems.push(unfit('endsOn', `must lie within ${dates}`))
    return problems
  })
  await references.check()
}
