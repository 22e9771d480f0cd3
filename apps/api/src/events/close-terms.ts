import { sql } from 'kysely'
import { db } from '../db/statement.ts'
import { closeOfferingsOf, closeTerms, hasOutlivedItsEnd, termsToClose } from '../resources/academic/terms/closing.ts'
import { organizationsOf, type Schedule } from './schedule.ts'

const due = organizationsOf('closeTerms.due', () =>
  db
    .selectFrom('terms as r')
    .where('r.closed_at', 'is', null)
    .where('r.deleted_at', 'is', null)
    .where(hasOutlivedItsEnd(sql.ref('r.ends_on')))
    .orderBy('r.ends_on'),
)

/** Terms close 30 days after their end, and with them what was offered in them: grades stay as they are then. */
export const termClosing: Schedule<{ id: string }> = {
  name: 'close-terms',
  due,
  claim: termsToClose,
  carryOut(unit, terms, now) {
    const ids = terms.map(({ id }) => id)
    unit.write(closeTerms, { ids, now })
    unit.write(closeOfferingsOf, { ids, now })
  },
}
