import type { Insertable } from 'kysely'
import type { DB } from '../../src/db/schema.generated.ts'
import { newId } from '../../src/ids.ts'
import { participantHash } from '../../src/resources/messaging/pair.ts'
import type { Person, School } from './school.ts'

type Values<Table extends keyof DB> = Partial<Insertable<DB[Table]>>
type Someone = Pick<Person, 'userId'>

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

/** Puts conversations into a test database, as its owner. Ids are uuids. */
export class Talk {
  readonly #school: School
  readonly orgId: string

  constructor(school: School, orgId: string) {
    this.#school = school
    this.orgId = orgId
  }

  /** A group an hour old, owned by the first. */
  async group([owner, ...others]: Someone[], values: Values<'conversations'> = {}): Promise<string> {
    const id = await this.#conversation({ kind: 'group', name: 'Group', ...values }, 1 + others.length)
    if (owner) await this.join(id, owner, { role: 'owner' })
    for (const one of others) await this.join(id, one)
    return id
  }

  async direct(one: Someone, other: Someone, values: Values<'conversations'> = {}): Promise<string> {
    const participant_hash = participantHash([one.userId, other.userId])
    const id = await this.#conversation({ kind: 'direct', participant_hash, ...values }, 2)
    await this.join(id, one)
    await this.join(id, other)
    return id
  }

  #conversation(values: Values<'conversations'>, participant_count: number): Promise<string> {
    const at = minutesAgo(60)
    const stamps = { created_at: at, updated_at: at, last_activity_at: at }
    return this.#school.add('conversations', this.orgId, { participant_count, ...stamps, ...values })
  }

  async join(conversation_id: string, { userId }: Someone, values: Values<'conversation_participants'> = {}) {
    const place = { org_id: this.orgId, conversation_id, user_id: userId, joined_at: minutesAgo(60), ...values }
    await this.#school.db.insertInto('conversation_participants').values(place).execute()
  }

  /** A message, now; answers its id. */
  async say(conversation_id: string, { userId }: Someone, body = 'Hello', values: Values<'messages'> = {}) {
    const id = values.id ?? newId()
    const created_at = values.created_at ?? new Date().toISOString()
    await this.#school.add('messages', this.orgId, {
      id,
      conversation_id,
      sender_id: userId,
      body,
      ...values,
      created_at,
    })
    await this.#school.db
      .updateTable('conversations')
      .set({ last_message_id: id, last_activity_at: created_at })
      .where('id', '=', conversation_id)
      .execute()
    return id
  }
}
