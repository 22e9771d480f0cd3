import { sql } from 'kysely'
import { db, statement } from '../../../db/statement.ts'
import { listing, newestFirst } from '../../../paging.ts'

/** `today` is the organization's calendar date. */
interface Today {
  orgId: string
  today: string
}

const isCurrent = (p: Today) => sql<boolean>`(${p.today}::date between tm.starts_on and tm.ends_on)`

interface TermFilters extends Today {
  kind?: string
  current?: boolean
}

export const termList = listing({
  name: 'academic.terms.list',
  rows: (p: TermFilters, has) => {
    let query = db
      .selectFrom('terms as tm')
      .select(['tm.id', 'tm.name', 'tm.kind', 'tm.starts_on', 'tm.ends_on', 'tm.parent_term_id'])
      .select(['tm.created_at', 'tm.updated_at', isCurrent(p).as('is_current')])
      .where('tm.org_id', '=', p.orgId)
      .where('tm.deleted_at', 'is', null)
    if (has('kind')) query = query.where('tm.kind', '=', p.kind as string)
    if (has('current')) query = query.where(isCurrent(p), '=', p.current as boolean)
    return query
  },
  sort: newestFirst('tm'),
})

/** What others refer to. Held until the commit, so that the term is not closed meanwhile. */
export const termToUse = statement('academic.terms.use', (p: { orgId: string; id: string }) =>
  db
    .selectFrom('terms')
    .select(['starts_on', 'ends_on', 'closed_at'])
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id)
    .where('deleted_at', 'is', null)
    .forShare(),
)

interface NewTerm {
  orgId: string
  id: string
  userId: string
  now: string
  name: string
  kind: string
  startsOn: string
  endsOn: string
  parentTermId: string | null
}

export const insertTerm = statement('academic.terms.insert', (p: NewTerm) =>
  db.insertInto('terms').values({
    org_id: p.orgId,
    id: p.id,
    name: p.name,
    kind: p.kind,
    starts_on: p.startsOn,
    ends_on: p.endsOn,
    parent_term_id: p.parentTermId,
    created_at: p.now,
    updated_at: p.now,
    created_by_id: p.userId,
    updated_by_id: p.userId,
  }),
)
