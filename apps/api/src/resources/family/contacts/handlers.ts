import { ApiError, invalid } from '../../../api-error.ts'
import { orKeep, previousOf } from '../../../changes.ts'
import type { Context } from '../../../context.ts'
import type { HandlersOf } from '../../../handler-types.ts'
import { newId, toPublic, uuidOf } from '../../../ids.ts'
import { readPage } from '../../../paging.ts'
import { childNotFound, withLockedChild } from '../locked-child.ts'
import { pinHandlers } from './pin-handlers.ts'
import {
  contactForUpdate,
  contactList,
  deleteContact,
  insertContact,
  placesOfContacts,
  updateContact,
} from './queries.ts'
import { type ContactRow, toTrustedContact } from './view.ts'

const LIMIT = 20
const LAST_PRIORITY = 20

type ContactOperations = Pick<
  HandlersOf<'family'>,
  | 'family.getTrustedContacts'
  | 'family.createTrustedContact'
  | 'family.updateTrustedContact'
  | 'family.deleteTrustedContact'
  | 'family.setTrustedContactPin'
  | 'family.verifyTrustedContactPin'
>

export const trustedContacts: ContactOperations = {
  ...pinHandlers,

  'family.getTrustedContacts': async ({ path, query }, ctx) => {
    const childId = uuidOf('stu', path.childId)
    const { rows, pagination } = await readPage(ctx, contactList, query, { childId, canPickup: query.canPickup })
    return { data: rows.map(toTrustedContact), pagination }
  },

  'family.createTrustedContact': async ({ path, body }, ctx) => {
    checkDates(body.validFrom, body.validUntil)
    const { db } = ctx
    const childId = uuidOf('stu', path.childId)
    const [[places]] = await withLockedChild(ctx, childId, [db.bound(placesOfContacts, { childId })])
    if (!places) throw childNotFound(childId)
    if (places.taken >= LIMIT) throw new ApiError('TRUSTED_CONTACT_LIMIT', { details: { limit: LIMIT } })
    const row: ContactRow = {
      id: newId(),
      student_id: childId,
      name: body.name,
      relationship: body.relationship,
      priority: body.priority ?? Math.min(places.last + 1, LAST_PRIORITY),
      is_emergency_contact: body.isEmergencyContact ?? false,
      can_pickup: body.canPickup ?? false,
      valid_from: body.validFrom ?? null,
      valid_until: body.validUntil ?? null,
      photo_url: body.photoUrl ?? null,
      notes: body.notes ?? null,
      created_at: ctx.now,
      updated_at: ctx.now,
    }
    const contact = toTrustedContact(row)
    db.write(insertContact, { ...valuesOf(row, ctx), ...sealed(ctx, row.id, body), childId })
    ctx.emit('trusted_contact.created', { ...about(row), object: contact })
    return contact
  },

  'family.updateTrustedContact': async ({ path, body }, ctx) => {
    const before = await lock(ctx, path.id)
    const row: ContactRow = {
      ...before,
      name: orKeep(body.name, before.name),
      relationship: orKeep(body.relationship, before.relationship),
      priority: orKeep(body.priority, before.priority),
      is_emergency_contact: orKeep(body.isEmergencyContact, before.is_emergency_contact),
      can_pickup: orKeep(body.canPickup, before.can_pickup),
      valid_from: orKeep(body.validFrom, before.valid_from),
      valid_until: orKeep(body.validUntil, before.valid_until),
      photo_url: orKeep(body.photoUrl, before.photo_url),
      notes: orKeep(body.notes, before.notes),
    }
    checkDates(row.valid_from, row.valid_until)
    const previous = previousOf(toTrustedContact(before), toTrustedContact(row))
    // What cannot be read is a change whenever it is sent: that nothing changed would tell what is stored.
    const secret = sealed(ctx, row.id, body)
    if (!previous && Object.keys(secret).length === 0) {
      ctx.audit({ ...about(row), object: toTrustedContact(before) })
      return toTrustedContact(before)
    }
    row.updated_at = ctx.now
    ctx.db.write(updateContact, { ...valuesOf(row, ctx), ...secret })
    ctx.emit('trusted_contact.updated', { ...about(row), object: toTrustedContact(row), previous })
    return toTrustedContact(row)
  },

  'family.deleteTrustedContact': async ({ path }, ctx) => {
    const row = await lock(ctx, path.id)
    ctx.db.write(deleteContact, { id: row.id, userId: ctx.caller.userId, now: ctx.now })
    const deleted = { id: toPublic('tc', row.id), deleted: true as const }
    ctx.emit('trusted_contact.deleted', { ...about(row), object: deleted, previous: toTrustedContact(row) })
    return deleted
  },
}

async function lock(ctx: Context, publicId: string): Promise<ContactRow> {
  const row = await ctx.db.one(contactForUpdate, { id: uuidOf('tc', publicId) })
  if (!row) throw new ApiError('TRUSTED_CONTACT_NOT_FOUND', { details: { contactId: publicId } })
  return row
}

function checkDates(from: string | null | undefined, until: string | null | undefined): void {
  if (!from || !until || from <= until) return
  const message = 'validUntil must not be before validFrom'
  throw invalid([{ field: 'validUntil', location: 'body', code: 'range', message }])
}

type Secret = { phone?: string | null; address?: string | null }

/** What was sent of the fields that only go in, sealed for this contact; null clears. */
function sealed(
  { services, orgId }: Context,
  id: string,
  given: Secret,
): { phone?: Buffer | null; address?: Buffer | null } {
  const seal = (field: keyof Secret) => {
    const value = given[field]
    if (value === undefined) return {}
    return { [field]: value === null ? null : services.secrets.seal(value, secretContext(field, orgId, id)) }
  }
  return { ...seal('phone'), ...seal('address') }
}

export const secretContext = (field: keyof Secret, orgId: string, id: string): string =>
  `trusted_contact.${field}:${orgId}:${id}`

const about = (row: ContactRow) => ({ resource: 'trusted_contact', id: row.id, studentIds: [row.student_id] })

const valuesOf = (row: ContactRow, ctx: Context) => ({
  id: row.id,
  userId: ctx.caller.userId,
  now: ctx.now,
  name: row.name,
  relationship: row.relationship,
  priority: row.priority,
  isEmergencyContact: row.is_emergency_contact,
  canPickup: row.can_pickup,
  validFrom: row.valid_from,
  validUntil: row.valid_until,
  photoUrl: row.photo_url,
  notes: row.notes,
})
