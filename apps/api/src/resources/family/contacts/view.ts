import type { RowOf } from '../../../db/statement.ts'
import { toPublic } from '../../../ids.ts'
import type { Schemas } from '../../../schemas.ts'
import type { contactForUpdate } from './queries.ts'

export type ContactRow = RowOf<typeof contactForUpdate>

export const toTrustedContact = (row: ContactRow): Schemas['TrustedContact'] => ({
  id: toPublic('tc', row.id),
  childId: toPublic('stu', row.student_id),
  name: row.name,
  relationship: row.relationship as Schemas['Relationship'],
  priority: row.priority,
  isEmergencyContact: row.is_emergency_contact,
  canPickup: row.can_pickup,
  validFrom: row.valid_from,
  validUntil: row.valid_until,
  photoUrl: row.photo_url,
  notes: row.notes,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

/** All that an event tells of a PIN: which contact's. */
export const toContactRef = (row: Pick<ContactRow, 'id' | 'student_id'>): Schemas['TrustedContactRef'] => ({
  id: toPublic('tc', row.id),
  childId: toPublic('stu', row.student_id),
})
