import { sql } from 'kysely'
import { db } from '../db/statement.ts'
import { keysToExpire, tellExpired } from '../resources/api-keys/queries.ts'
import { type KeyRow, toApiKey } from '../resources/api-keys/view.ts'
import { bySystem, writeEvent } from './outbox.ts'
import { organizationsOf, type Schedule } from './schedule.ts'

const due = organizationsOf('expireKeys.due', () =>
  db
    .selectFrom('api_keys as r')
    .where('r.expiry_told_at', 'is', null)
    .where('r.revoked_at', 'is', null)
    .where('r.deleted_at', 'is', null)
    .where(sql<boolean>`r.expires_at <= now()`)
    .orderBy('r.expires_at'),
)

/** API keys end at their `expiresAt`, of themselves; this tells of it. */
export const keyExpiry: Schedule<KeyRow> = {
  name: 'expire-keys',
  due,
  claim: keysToExpire,
  carryOut(unit, keys, now) {
    unit.write(tellExpired, { ids: keys.map(({ id }) => id), now })
    for (const key of keys) {
      writeEvent(unit, 'api_key.expired', { resource: 'api_key', id: key.id, object: toApiKey(key) }, bySystem(now))
    }
  },
}
