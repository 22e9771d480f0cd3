import type { RowOf } from '../../../db/statement.ts'
import { toPublic, toPublicOrNull } from '../../../ids.ts'
import type { Schemas } from '../../../schemas.ts'
import type { termList } from './queries.ts'

export type TermRow = RowOf<typeof termList.page>

export const toTerm = (row: TermRow): Schemas['Term'] => ({
  id: toPublic('term', row.id),
  name: row.name,
  kind: row.kind as Schemas['TermKind'],
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  parentTermId: toPublicOrNull('term', row.parent_term_id),
  isCurrent: row.is_current,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})
