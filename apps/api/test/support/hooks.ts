import type { Insertable } from 'kysely'
import type { DB } from '../../src/db/schema.generated.ts'
import { newId } from '../../src/ids.ts'
import { mintSigningSecret, signingSecretContext } from '../../src/resources/webhooks/secret.ts'
import type { School } from './school.ts'

type Values<Table extends keyof DB> = Partial<Insertable<DB[Table]>>

/** Rows of webhooks and events in one organization; each answers its uuid. */
export class Hooks {
  readonly #school: School
  readonly #orgId: string
  constructor(school: School, orgId: string) {
    this.#school = school
    this.#orgId = orgId
  }

  async endpoint(values: Values<'webhook_endpoints'> & { secret?: string } = {}): Promise<string> {
    const { secret = mintSigningSecret(), ...columns } = values
    const id = (columns.id as string | undefined) ?? newId()
    const sealed = this.#school.secrets.seal(secret, signingSecretContext(id))
    const given = { id, url: 'https://hooks.example.org/in', event_types: ['task.*'], secret_enc: sealed }
    await this.#school.add('webhook_endpoints', this.#orgId, { ...given, ...columns })
    return id
  }

  /** An event that the relay has handed on. */
  event(values: Values<'outbox_events'> = {}): Promise<string> {
    const payload = JSON.stringify({ object: { title: 'Trip slips' } })
    const about = { type: 'task.created', resource_type: 'task', resource_id: newId(), payload, actor_kind: 'user' }
    return this.#school.add('outbox_events', this.#orgId, { dispatched_at: now(), ...about, ...values })
  }

  /** Succeeded, unless `values` say otherwise. */
  delivery(endpointId: string, eventId: string, values: Values<'webhook_deliveries'> = {}): Promise<string> {
    const named = { endpoint_id: endpointId, event_id: eventId, event_type: 'task.created' }
    const done = { status: 'succeeded', attempts: 1, queued_at: now(), completed_at: now() }
    return this.#school.add('webhook_deliveries', this.#orgId, { ...named, ...done, ...values })
  }
}

const now = () => new Date().toISOString()
