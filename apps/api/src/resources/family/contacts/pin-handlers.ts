import { dateIn } from '../../../access/child.ts'
import { ApiError } from '../../../api-error.ts'
import type { Context } from '../../../context.ts'
import type { RowOf } from '../../../db/statement.ts'
import type { HandlersOf } from '../../../handler-types.ts'
import { uuidOf } from '../../../ids.ts'
import { isPin, isWeak, sealPin } from './pin.ts'
import { countAttempts, pinForUpdate, pinOf, setPin } from './pin-queries.ts'
import { contactForUpdate } from './queries.ts'
import { toContactRef, toTrustedContact } from './view.ts'

const ATTEMPTS = 5
const WINDOW_MS = 15 * 60_000
const LOCK_MS = 15 * 60_000

type PinOperations = Pick<HandlersOf<'family'>, 'family.setTrustedContactPin' | 'family.verifyTrustedContactPin'>

export const pinHandlers: PinOperations = {
  'family.setTrustedContactPin': async ({ path, body: { pin } }, ctx) => {
    if (pin !== null && isWeak(pin)) throw new ApiError('PIN_TOO_WEAK')
    const id = uuidOf('tc', path.id)
    const hash = pin === null ? null : await sealPin(ctx.services.secrets, ctx.orgId, id, pin)
    const row = await ctx.db.one(contactForUpdate, { id })
    if (!row) throw notFound(path.id)
    ctx.db.write(setPin, { id, hash, setAt: hash && ctx.now })
    ctx.emit('trusted_contact.pin_set', { ...about(row), object: toContactRef(row) })
    return toTrustedContact(row)
  },

  /**
   * The hash is computed before anything is locked, for contacts without a PIN and locked ones as well: it is the long
   * part, and its length must not tell them apart. Then attempts are judged one after another, so that of any number of
   * parallel guesses no more are judged than are allowed.
   */
  'family.verifyTrustedContactPin': async ({ path, body: { pin } }, ctx) => {
    const id = uuidOf('tc', path.id)
    const before = await ctx.reads.one(pinOf, { id })
    const matched = await matches(ctx, id, before?.pin_hash ?? null, pin)
    const row = await ctx.db.one(pinForUpdate, { id })
    if (!row) throw notFound(path.id)
    if (isAhead(row.pin_locked_until, ctx.now)) {
      throw new ApiError('PIN_LOCKED', { details: { lockedUntil: row.pin_locked_until } })
    }
    if (row.pin_hash === null) throw new ApiError('PIN_NOT_SET')
    const isRight = row.pin_hash === before?.pin_hash ? matched : await matches(ctx, id, row.pin_hash, pin)
    if (!isRight) throw refuseWrong(ctx, row)
    ctx.db.write(countAttempts, { id, failed: 0, windowStartedAt: null, lockedUntil: null })
    if (!mayPickUpToday(ctx, row)) {
      throw refuse(ctx, row, 'PICKUP_NOT_ALLOWED', { validUntil: row.valid_until })
    }
    ctx.emit('trusted_contact.pin_verified', { ...about(row), object: toContactRef(row) })
    const { id: trustedContactId, childId } = toContactRef(row)
    return { trustedContactId, childId, verified: true, canPickup: row.can_pickup, verifiedAt: ctx.now }
  },
}

type PinRow = RowOf<typeof pinForUpdate>

const matches = ({ services, orgId }: Context, contactId: string, stored: string | null, given: string) =>
  isPin(services.secrets, { orgId, contactId, stored, given })

/** Counts a wrong PIN within its window; the last one that is allowed locks. */
function refuseWrong(ctx: Context, row: PinRow): ApiError {
  const goesOn = isAhead(later(row.pin_window_started_at, WINDOW_MS), ctx.now)
  const failed = goesOn ? row.pin_failed_count + 1 : 1
  ctx.db.write(countAttempts, {
    id: row.id,
    failed,
    windowStartedAt: goesOn ? row.pin_window_started_at : ctx.now,
    lockedUntil: failed >= ATTEMPTS ? later(ctx.now, LOCK_MS) : null,
  })
  return refuse(ctx, row, 'PIN_INVALID', { attemptsRemaining: Math.max(0, ATTEMPTS - failed) })
}

/** A refusal that leaves a trace: the count, the event and the audit row are kept. */
function refuse(ctx: Context, row: PinRow, code: 'PIN_INVALID' | 'PICKUP_NOT_ALLOWED', details: object): ApiError {
  ctx.emit('trusted_contact.pin_failed', { ...about(row), object: toContactRef(row) })
  return new ApiError(code, { details, keepsWrites: true })
}

function mayPickUpToday({ organization, now }: Context, row: PinRow): boolean {
  const today = dateIn(organization.timezone, now)
  return row.can_pickup && (row.valid_from ?? today) <= today && today <= (row.valid_until ?? today)
}

const later = (instant: string | null, ms: number): string | null =>
  instant && new Date(Date.parse(instant) + ms).toISOString()
const isAhead = (instant: string | null, now: string): boolean =>
  instant !== null && Date.parse(instant) > Date.parse(now)

const about = ({ id, student_id }: { id: string; student_id: string }) => ({
  resource: 'trusted_contact',
  id,
  studentIds: [student_id],
})

const notFound = (contactId: string): ApiError => new ApiError('TRUSTED_CONTACT_NOT_FOUND', { details: { contactId } })
