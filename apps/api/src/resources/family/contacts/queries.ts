import { sql } from 'kysely'
import { db, statement } from '../../../db/statement.ts'
import { listing } from '../../../paging.ts'

const columns = [
  'c.id',
  'c.student_id',
  'c.name',
  'c.relationship',
  'c.priority',
  'c.is_emergency_contact',
  'c.can_pickup',
  'c.valid_from',
  'c.valid_until',
  'c.photo_url',
  'c.notes',
  'c.created_at',
  'c.updated_at',
] as const

interface ById {
  orgId: string
  id: string
}

const contacts = (p: { orgId: string }) =>
  db
    .selectFrom('trusted_contacts as c')
    .select(columns)
    .where('c.org_id', '=', p.orgId)
    .where('c.deleted_at', 'is', null)

interface ContactFilters {
  orgId: string
  childId: string
  canPickup?: boolean
}

export const contactList = listing({
  name: 'family.getTrustedContacts',
  rows: (p: ContactFilters, has) => {
    const query = contacts(p).where('c.student_id', '=', p.childId)
    return has('canPickup') ? query.where('c.can_pickup', '=', p.canPickup as boolean) : query
  },
  sort: [
    { by: sql.ref('c.priority'), direction: 'asc', type: 'integer', of: (row) => String(row.priority) },
    { by: sql.ref('c.id'), direction: 'asc', type: 'uuid', of: (row) => row.id },
  ],
})

export const contactForUpdate = statement('family.contacts.lock', (p: ById) =>
  contacts(p).where('c.id', '=', p.id).forUpdate(),
)

/** How many contacts the child has, and how far down their order goes. */
export const placesOfContacts = statement('family.contacts.places', (p: { orgId: string; childId: string }) =>
  db
    .selectFrom('trusted_contacts')
    .select([sql<number>`count(*)`.as('taken'), sql<number>`coalesce(max(priority), 0)`.as('last')])
    .where('org_id', '=', p.orgId)
    .where('student_id', '=', p.childId)
    .where('deleted_at', 'is', null),
)

interface ContactValues extends ById {
  userId: string
  now: string
  name: string
  relationship: string
  priority: number
  isEmergencyContact: boolean
  canPickup: boolean
  validFrom: string | null
  validUntil: string | null
  photoUrl: string | null
  notes: string | null
}
/** Sealed. Absent in an update: stays as it is. */
interface Secret {
  phone?: Buffer | null
  address?: Buffer | null
}

const values = (p: ContactValues) => ({
  name: p.name,
  relationship: p.relationship,
  priority: p.priority,
  is_emergency_contact: p.isEmergencyContact,
  can_pickup: p.canPickup,
  valid_from: p.validFrom,
  valid_until: p.validUntil,
  photo_url: p.photoUrl,
  notes: p.notes,
  updated_at: p.now,
  updated_by_id: p.userId,
})

const secrets = (p: Secret, has: (key: keyof Secret) => boolean) => ({
  ...(has('phone') ? { phone_enc: p.phone } : {}),
  ...(has('address') ? { address_enc: p.address } : {}),
})

export const insertContact = statement(
  'family.contacts.insert',
  (p: ContactValues & Secret & { childId: string }, has) =>
    db.insertInto('trusted_contacts').values({
      org_id: p.orgId,
      id: p.id,
      student_id: p.childId,
      added_by: p.userId,
      created_at: p.now,
      created_by_id: p.userId,
      ...values(p),
      ...secrets(p, has),
    }),
)

export const updateContact = statement('family.contacts.update', (p: ContactValues & Secret, has) =>
  db
    .updateTable('trusted_contacts')
    .set({ ...values(p), ...secrets(p, has) })
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id),
)

/** The row stays for a while, as all deleted ones do; what was secret in it does not. */
export const deleteContact = statement('family.contacts.delete', (p: ById & { userId: string; now: string }) =>
  db
    .updateTable('trusted_contacts')
    .set({
      deleted_at: p.now,
      updated_at: p.now,
      updated_by_id: p.userId,
      phone_enc: sql<null>`null`,
      address_enc: sql<null>`null`,
      pin_hash: sql<null>`null`,
      pin_set_at: sql<null>`null`,
    })
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id),
)
