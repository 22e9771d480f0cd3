import { listedChildren } from '../../../access/child.ts'
import { familyScope } from '../../../access/family.ts'
import { ApiError } from '../../../api-error.ts'
import type { HandlersOf } from '../../../handler-types.ts'
import { uuidOf } from '../../../ids.ts'
import { readPage } from '../../../paging.ts'
import { childById, childList, familyById, memberList } from './queries.ts'
import { childView } from './scope.ts'
import { toChild, toFamilyMember } from './view.ts'

type ChildOperations = Pick<HandlersOf<'family'>, 'family.getChildren' | 'family.getChild' | 'family.getMembers'>

export const childHandlers: ChildOperations = {
  'family.getChildren': async ({ query }, ctx) => {
    const { rows, pagination } = await readPage(ctx, childList, query, { ...listedChildren(ctx), ...childView(ctx) })
    return { data: rows.map(toChild), pagination }
  },

  'family.getChild': async ({ path }, ctx) => {
    const id = uuidOf('stu', path.childId)
    const row = await ctx.db.one(childById, { ...childView(ctx), id })
    if (!row) throw new ApiError('CHILD_NOT_FOUND', { details: { childId: path.childId } })
    const child = toChild(row)
    ctx.audit({ resource: 'student', id, object: child, studentIds: [id] })
    return child
  },

  'family.getMembers': async ({ query }, ctx) => {
    const scope = familyScope(ctx)
    const familyId = query.familyId && uuidOf('fam', query.familyId)
    const childId = query.childId && uuidOf('stu', query.childId)
    const [family, { rows, pagination }] = await Promise.all([
      familyId ? ctx.db.one(familyById, { ...scope, id: familyId }) : null,
      readPage(ctx, memberList, query, { ...scope, familyId, childId }),
    ])
    if (family === undefined) throw new ApiError('FAMILY_NOT_FOUND')
    return { data: rows.map(toFamilyMember), pagination }
  },
}
