import { secretContext } from '../../src/resources/family/contacts/handlers.ts'
import { sealPin } from '../../src/resources/family/contacts/pin.ts'
import { fieldsOf, sealHealth } from '../../src/resources/family/health/view.ts'
import type { Secrets } from '../../src/secrets.ts'
import { CONTACTS, DEMO_PIN, HEALTH, WITH_HEALTH } from './care.ts'
import { studentId } from './children.ts'
import { demoId } from './ids.ts'
import { type Load, startedAt } from './load.ts'
import { userId } from './people.ts'

/** Health records and trusted contacts, sealed as the server seals them. */
export async function loadCare({ trx }: Load, org_id: string, secrets: Secrets): Promise<void> {
  const records = WITH_HEALTH.map((key, order) => ({
    org_id,
    student_id: studentId(key),
    payload_enc: sealHealth(secrets, org_id, studentId(key), fieldsOf(HEALTH[order % HEALTH.length] ?? {})),
    created_at: startedAt(order),
    updated_at: startedAt(order),
  }))
  await trx.insertInto('health_infos').values(records).execute()
  const contacts = CONTACTS.map((contact, order) => contactRow(org_id, contact, order, secrets))
  await trx
    .insertInto('trusted_contacts')
    .values(await Promise.all(contacts))
    .execute()
}

async function contactRow(org_id: string, contact: (typeof CONTACTS)[number], order: number, secrets: Secrets) {
  const [child, name, relationship, can_pickup, hasPin] = contact
  const id = demoId(`trusted contact ${child} ${name}`, order)
  const earlier = CONTACTS.slice(0, order).filter(([other]) => other === child).length
  const phone = `+1202555${String(100 + order).padStart(4, '0')}`
  return {
    org_id,
    id,
    student_id: studentId(child),
    name,
    relationship,
    priority: earlier + 1,
    is_emergency_contact: earlier === 0,
    can_pickup,
    phone_enc: secrets.seal(phone, secretContext('phone', org_id, id)),
    pin_hash: hasPin ? await sealPin(secrets, org_id, id, DEMO_PIN) : null,
    pin_set_at: hasPin ? startedAt(order) : null,
    added_by: userId('jonas.pell'),
    created_at: startedAt(order),
    updated_at: startedAt(order),
  }
}
