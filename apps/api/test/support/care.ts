import type { Insertable } from 'kysely'
import type { DB } from '../../src/db/schema.generated.ts'
import { newId } from '../../src/ids.ts'
import { sealPin } from '../../src/resources/family/contacts/pin.ts'
import { fieldsOf, sealHealth } from '../../src/resources/family/health/view.ts'
import type { Schemas } from '../../src/schemas.ts'
import type { School } from './school.ts'

/** Health information and trusted contacts in a test database, sealed as the server of the school would. */
export class Care {
  readonly #school: School
  readonly orgId: string

  constructor(school: School, orgId: string) {
    this.#school = school
    this.orgId = orgId
  }

  async health(childId: string, given: Schemas['HealthInfoPut'] = {}): Promise<void> {
    const payload_enc = sealHealth(this.#school.secrets, this.orgId, childId, fieldsOf(given))
    await this.#school.db
      .insertInto('health_infos')
      .values({ org_id: this.orgId, student_id: childId, payload_enc })
      .execute()
  }

  async contact(
    childId: string,
    { pin, ...values }: Partial<Insertable<DB['trusted_contacts']>> & { pin?: string } = {},
  ): Promise<string> {
    const id = newId()
    await this.#school.db
      .insertInto('trusted_contacts')
      .values({
        org_id: this.orgId,
        id,
        student_id: childId,
        name: 'Test Contact',
        relationship: 'grandparent',
        can_pickup: true,
        ...values,
      })
      .execute()
    if (pin) await this.setPin(id, pin)
    return id
  }

  async setPin(contactId: string, pin: string): Promise<void> {
    const pin_hash = await sealPin(this.#school.secrets, this.orgId, contactId, pin)
    await this.#school.db.updateTable('trusted_contacts').set({ pin_hash }).where('id', '=', contactId).execute()
  }

  rowOf(contactId: string) {
    return this.#school.db
      .selectFrom('trusted_contacts')
      .selectAll()
      .where('id', '=', contactId)
      .executeTakeFirstOrThrow()
  }
}
