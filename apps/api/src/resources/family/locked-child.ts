import { ApiError } from '../../api-error.ts'
import type { Context } from '../../context.ts'
import { db, type Prepared, type RowsOf, statement } from '../../db/statement.ts'
import { toPublic } from '../../ids.ts'

const lockChild = statement('family.lockChild', (p: { orgId: string; id: string }) =>
  db
    .selectFrom('students as s')
    .select('s.id')
    .where('s.org_id', '=', p.orgId)
    .where('s.id', '=', p.id)
    .where('s.deleted_at', 'is', null)
    .forNoKeyUpdate(),
)

/** Locks the child's row until the commit, then asks: what belongs to one child changes one after another. */
export async function withLockedChild<const T extends readonly Prepared[]>(
  { db }: Context,
  id: string,
  statements: T,
): Promise<RowsOf<T>> {
  const [locked, ...answers] = await db.block([db.bound(lockChild, { id }), ...statements])
  if (!locked?.[0]) throw childNotFound(id)
  return answers as RowsOf<T>
}

export const childNotFound = (id: string): ApiError =>
  new ApiError('CHILD_NOT_FOUND', { details: { childId: toPublic('stu', id) } })
