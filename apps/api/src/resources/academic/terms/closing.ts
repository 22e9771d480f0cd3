import { type RawBuilder, sql } from 'kysely'
import { db, statement } from '../../../db/statement.ts'
import type { Claim } from '../../../events/schedule.ts'

/** Teachers have 30 days after a term's end to hand in grades; the day is that of UTC. */
export const hasOutlivedItsEnd = (endsOn: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`${endsOn} <= (now() at time zone 'utc')::date - 30`

export const termsToClose = statement('academic.terms.toClose', (p: Claim) =>
  db
    .selectFrom('terms as tm')
    .select('tm.id')
    .where('tm.org_id', '=', p.orgId)
    .where('tm.closed_at', 'is', null)
    .where('tm.deleted_at', 'is', null)
    .where(hasOutlivedItsEnd(sql.ref('tm.ends_on')))
    .orderBy('tm.ends_on')
    .limit(p.batch)
    .forNoKeyUpdate()
    .skipLocked(),
)

interface Closing {
  orgId: string
  ids: string[]
  now: string
}

export const closeTerms = statement('academic.terms.close', (p: Closing) =>
  db
    .updateTable('terms')
    .set({ closed_at: p.now, updated_at: p.now })
    .where('org_id', '=', p.orgId)
    .where('id', '=', sql<string>`any(${p.ids}::uuid[])`),
)

export const closeOfferingsOf = statement('academic.terms.closeOfferings', (p: Closing) =>
  db
    .updateTable('course_offerings')
    .set({ status: sql.lit('closed'), updated_at: p.now })
    .where('org_id', '=', p.orgId)
    .where('term_id', '=', sql<string>`any(${p.ids}::uuid[])`)
    .where('status', '<>', sql.lit('closed'))
    .where('deleted_at', 'is', null),
)
