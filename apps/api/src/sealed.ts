import { initDataKeyContext } from './auth/init-data.ts'
import { contactsContext } from './resources/academic/students/contacts.ts'
import { secretContext } from './resources/family/contacts/handlers.ts'
import { pinContext } from './resources/family/contacts/pin.ts'
import { healthContext } from './resources/family/health/view.ts'
import { contactContext } from './resources/profiles/handlers.ts'
import { signingSecretContext } from './resources/webhooks/secret.ts'

/** A column of values that the server seals, for the rotation of its keys. */
export interface SealedColumn {
  table: string
  column: string
  /** The row's name inside its organization. */
  id: string
  /** What the value is bound to, as where it is sealed. */
  context(orgId: string, id: string): string
  /** base64url in a text column, instead of bytes. */
  text?: boolean
}

const bytes = (table: string, column: string, id: string, context: SealedColumn['context']): SealedColumn => ({
  table,
  column,
  id,
  context,
})

/** All of them but `idempotency_keys.response_enc`, which is gone after 24 hours by itself. */
export const sealedColumns: readonly SealedColumn[] = [
  bytes('profiles', 'phone_enc', 'user_id', (orgId, id) => contactContext(orgId, id, 'phone')),
  bytes('profiles', 'address_enc', 'user_id', (orgId, id) => contactContext(orgId, id, 'address')),
  bytes('students', 'phone_enc', 'id', (orgId, id) => contactsContext('phone', orgId, id)),
  bytes('students', 'address_enc', 'id', (orgId, id) => contactsContext('address', orgId, id)),
  bytes('health_infos', 'payload_enc', 'student_id', healthContext),
  bytes('trusted_contacts', 'phone_enc', 'id', (orgId, id) => secretContext('phone', orgId, id)),
  bytes('trusted_contacts', 'address_enc', 'id', (orgId, id) => secretContext('address', orgId, id)),
  { table: 'trusted_contacts', column: 'pin_hash', id: 'id', context: pinContext, text: true },
  bytes('app_installations', 'init_data_key_enc', 'id', (_orgId, id) => initDataKeyContext(id)),
  bytes('app_installations', 'prev_init_data_key_enc', 'id', (_orgId, id) => initDataKeyContext(id)),
  bytes('webhook_endpoints', 'secret_enc', 'id', (_orgId, id) => signingSecretContext(id)),
  bytes('webhook_endpoints', 'prev_secret_enc', 'id', (_orgId, id) => signingSecretContext(id)),
]
