import { sql } from 'kysely'
import { avatarColumns, studentOfMember } from '../../access/avatar.ts'
import type { ChildScope } from '../../access/child.ts'
import { db, type Has, type RowOf, statement } from '../../db/statement.ts'
import { listing } from '../../paging.ts'
import { firstIdAt, unread, type Viewing } from './queries.ts'

interface InConversation {
  orgId: string
  userId: string
  conversationId: string
}

/** Since when the caller takes part, if she does: null finds no message. */
const joined = (p: InConversation) => sql<string>`(
  select cp.joined_at from conversation_participants cp
  where cp.org_id = ${p.orgId} and cp.conversation_id = ${p.conversationId} and cp.user_id = ${p.userId}
    and cp.left_at is null)`

type Reading = Viewing & InConversation

/** R-PARTICIPANT as a filter: what was said since the caller joined. */
const readable = (p: Reading, has: Has<ChildScope>) =>
  db
    .selectFrom('messages as ms')
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.org_id', '=', 'ms.org_id').onRef('m.user_id', '=', 'ms.sender_id'),
    )
    .innerJoin('users as u', 'u.id', 'ms.sender_id')
    .leftJoinLateral(studentOfMember, (join) => join.onTrue())
    .select(['ms.id', 'ms.conversation_id', 'ms.sender_id', 'ms.body', 'ms.attachments', 'ms.reply_to_id'])
    .select(['ms.created_at', 'u.first_name', 'u.last_name', 'm.role'])
    .select(avatarColumns(p, has))
    .where('ms.org_id', '=', p.orgId)
    .where('ms.conversation_id', '=', p.conversationId)
    .where('ms.deleted_at', 'is', null)
    .where('ms.created_at', '>=', joined(p))
    .where('ms.id', '>=', sql<string>`(select ${firstIdAt(joined(p))})`)

export const messageList = listing({
  name: 'messaging.listMessages',
  rows: (p: Reading & { after?: string }, has) => {
    const query = readable(p, has)
    if (!has('after')) return query
    const known = sql<string>`(select am.id from messages am
      where am.org_id = ${p.orgId} and am.id = ${p.after} and am.conversation_id = ${p.conversationId})`
    return query.where('ms.id', '>', known)
  },
  sort: [{ by: sql.ref('ms.id'), direction: 'desc', type: 'uuid', of: (row) => row.id }],
  counted: false,
})

export const messageById = statement('messaging.message', (p: Reading & { id: string }, has) =>
  readable(p, has).where('ms.id', '=', p.id),
)
export type MessageRow = RowOf<typeof messageById>

/** A message of the conversation that the caller may read: what she answers to, or has read. */
export const referredMessage = statement('messaging.referred', (p: InConversation & { id: string }) =>
  db
    .selectFrom('messages as ms')
    .select('ms.id')
    .where('ms.org_id', '=', p.orgId)
    .where('ms.id', '=', p.id)
    .where('ms.conversation_id', '=', p.conversationId)
    .where('ms.deleted_at', 'is', null)
    .where('ms.created_at', '>=', joined(p)),
)

interface NewMessage {
  orgId: string
  id: string
  conversationId: string
  senderId: string
  body: string
  /** JSON */
  attachments: string
  replyToId: string | null
  at: string
}

export const insertMessage = statement('messaging.insertMessage', (p: NewMessage) =>
  db.insertInto('messages').values({
    org_id: p.orgId,
    id: p.id,
    conversation_id: p.conversationId,
    sender_id: p.senderId,
    body: p.body,
    attachments: p.attachments,
    reply_to_id: p.replyToId,
    created_at: p.at,
    updated_at: p.at,
    created_by_id: p.senderId,
  }),
)

export const noteMessage = statement(
  'messaging.noteMessage',
  (p: { orgId: string; conversationId: string; id: string; at: string }) =>
    db
      .updateTable('conversations')
      .set({ last_message_id: p.id, last_activity_at: p.at })
      .where('org_id', '=', p.orgId)
      .where('id', '=', p.conversationId),
)

export const unhide = statement('messaging.unhide', (p: { orgId: string; conversationId: string }) =>
  db
    .updateTable('conversation_participants')
    .set({ is_hidden: sql.lit(false) })
    .where('org_id', '=', p.orgId)
    .where('conversation_id', '=', p.conversationId)
    .where('is_hidden', '=', sql.lit(true)),
)

/** Only ever forward, whichever of several calls comes first. */
export const readUpTo = statement('messaging.markRead', (p: InConversation & { id: string; now: string }) =>
  db
    .updateTable('conversation_participants')
    .set({
      last_read_message_id: sql<string>`greatest(last_read_message_id, ${p.id}::uuid)`,
      read_at: sql<string>`case when last_read_message_id >= ${p.id}::uuid and read_at is not null then read_at
        else ${p.now}::timestamptz end`,
    })
    .where('org_id', '=', p.orgId)
    .where('conversation_id', '=', p.conversationId)
    .where('user_id', '=', p.userId)
    .where('left_at', 'is', null),
)

export const readState = statement('messaging.readState', (p: InConversation) =>
  db
    .selectFrom('conversation_participants as cp')
    .select(['cp.conversation_id', 'cp.last_read_message_id', 'cp.read_at', unread(p).as('unread')])
    .where('cp.org_id', '=', p.orgId)
    .where('cp.conversation_id', '=', p.conversationId)
    .where('cp.user_id', '=', p.userId)
    .where('cp.left_at', 'is', null),
)
