import { sql } from 'kysely'
import { db } from '../db/statement.ts'
import { consentsToExpire, expireConsents } from '../resources/family/consents/queries.ts'
import { type ConsentRow, toConsent } from '../resources/family/consents/view.ts'
import { bySystem, writeEvent } from './outbox.ts'
import { organizationsOf, type Schedule } from './schedule.ts'

const due = organizationsOf('expireConsents.due', () =>
  db
    .selectFrom('consents as r')
    .where('r.status', '=', sql.lit('granted'))
    .where(sql<boolean>`r.expires_at <= now()`)
    .orderBy('r.expires_at'),
)

/** Consents end at their `expiresAt`. The guards go by the time itself; this writes it down and tells of it. */
export const consentExpiry: Schedule<ConsentRow> = {
  name: 'expire-consents',
  due,
  claim: consentsToExpire,
  carryOut(unit, consents, now) {
    unit.write(expireConsents, { ids: consents.map(({ id }) => id), now })
    for (const before of consents) {
      const { id, student_id } = before
      const object = toConsent({ ...before, status: 'expired', updated_at: now })
      writeEvent(unit, 'consent.expired', { resource: 'consent', id, object, studentIds: [student_id] }, bySystem(now))
    }
  },
}
