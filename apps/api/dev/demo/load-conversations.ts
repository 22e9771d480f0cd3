import { participantHash } from '../../src/resources/messaging/pair.ts'
import { CONVERSATIONS, type ConversationRow, MESSAGES } from './conversations.ts'
import { demoId } from './ids.ts'
import { type Load, startedAt } from './load.ts'
import { userId } from './people.ts'

const COUNT = 200
const TEN_HOURS = 600
/** Minutes after the beginning of the school year; ids bear the same time, so that they are in the order of messages. */
const minutesOf = (order: number): number => (order + 1) * TEN_HOURS

/** Around the conversations in turn, each time somebody else, for twelve weeks. */
const messages = Array.from({ length: COUNT }, (_, order) => {
  const row = CONVERSATIONS[order % CONVERSATIONS.length] as ConversationRow
  const round = Math.floor(order / CONVERSATIONS.length)
  return {
    row,
    id: demoId(`message ${order}`, minutesOf(order)),
    at: startedAt(minutesOf(order)),
    sender: row.people[(round * 7 + order) % row.people.length] as string,
    body: MESSAGES[order % MESSAGES.length] as string,
  }
})
const messagesIn = (row: ConversationRow) => messages.filter((message) => message.row === row)

/** Who talks with whom, at Northfield only: members of a group may see each other. */
export async function loadConversations({ trx }: Load, org_id: string): Promise<void> {
  const conversations = CONVERSATIONS.map((row, order) => {
    const last = messagesIn(row).at(-1)
    return {
      org_id,
      id: conversationId(row, order),
      kind: row.name ? 'group' : 'direct',
      name: row.name ?? null,
      participant_hash: row.name ? null : participantHash(row.people.map(userId)),
      participant_count: row.people.length,
      last_message_id: last?.id ?? null,
      last_activity_at: last?.at ?? startedAt(order),
      created_at: startedAt(order),
      updated_at: startedAt(order),
    }
  })
  const participants = CONVERSATIONS.flatMap((row, order) =>
    row.people.map((key, place) => ({
      org_id,
      conversation_id: conversationId(row, order),
      user_id: userId(key),
      joined_at: startedAt(order),
      role: row.name && place === 0 ? 'owner' : 'member',
      ...read(row, place),
    })),
  )
  const said = messages.map(({ row, id, at, sender, body }) => ({
    org_id,
    id,
    conversation_id: conversationId(row, CONVERSATIONS.indexOf(row)),
    sender_id: userId(sender),
    body,
    created_at: at,
    updated_at: at,
  }))
  await trx.insertInto('conversations').values(conversations).execute()
  await trx.insertInto('conversation_participants').values(participants).execute()
  await trx.insertInto('messages').values(said).execute()
}

/** The first has read everything, the next all but two messages, and so on. */
function read(row: ConversationRow, place: number) {
  const last = messagesIn(row).at(-1 - 2 * place)
  return { last_read_message_id: last?.id ?? null, read_at: last?.at ?? null }
}

const conversationId = (row: ConversationRow, order: number): string =>
  demoId(`conversation ${row.name ?? row.people.join(' ')}`, order)
