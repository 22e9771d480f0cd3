import { sql } from 'kysely'
import { db, statement } from '../../../db/statement.ts'

interface ById {
  orgId: string
  id: string
}

const pins = (p: ById) =>
  db
    .selectFrom('trusted_contacts as c')
    .select([
      'c.id',
      'c.student_id',
      'c.can_pickup',
      'c.valid_from',
      'c.valid_until',
      'c.pin_hash',
      'c.pin_failed_count',
      'c.pin_window_started_at',
      'c.pin_locked_until',
    ])
    .where('c.org_id', '=', p.orgId)
    .where('c.id', '=', p.id)
    .where('c.deleted_at', 'is', null)

export const pinOf = statement('family.pin.get', (p: ById) => pins(p))
export const pinForUpdate = statement('family.pin.lock', (p: ById) => pins(p).forUpdate())

// Neither `updated_at` nor anything else that can be read tells of a PIN.

export const setPin = statement('family.pin.set', (p: ById & { hash: string | null; setAt: string | null }) =>
  db
    .updateTable('trusted_contacts')
    .set({
      pin_hash: p.hash,
      pin_set_at: p.setAt,
      pin_failed_count: sql.lit(0),
      pin_window_started_at: sql<null>`null`,
      pin_locked_until: sql<null>`null`,
    })
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id),
)

export const countAttempts = statement(
  'family.pin.count',
  (p: ById & { failed: number; windowStartedAt: string | null; lockedUntil: string | null }) =>
    db
      .updateTable('trusted_contacts')
      .set({
        pin_failed_count: p.failed,
        pin_window_started_at: p.windowStartedAt,
        pin_locked_until: p.lockedUntil,
      })
      .where('org_id', '=', p.orgId)
      .where('id', '=', p.id),
)
