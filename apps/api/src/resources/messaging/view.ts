import { toPublic, toPublicOrNull } from '../../ids.ts'
import type { Schemas } from '../../schemas.ts'
import { toAuthor } from '../feed/author.ts'
import type { MessageRow } from './message-queries.ts'
import type { ConversationRow, ParticipantRow } from './queries.ts'

const EXCERPT = 140
const graphemes = new Intl.Segmenter()

/** How a text begins, cut between characters as people see them. `text` has a character more than fits, where it goes on. */
export function excerptOf(text: string): string {
  if ([...text].length <= EXCERPT) return text
  let [excerpt, length] = ['', 0]
  for (const { segment } of graphemes.segment(text)) {
    length += [...segment].length
    if (length >= EXCERPT) break
    excerpt += segment
  }
  return `${excerpt}…`
}

const nameOf = (row: { first_name: string; last_name: string }): string => `${row.first_name} ${row.last_name}`.trim()

const toParticipant = (row: ParticipantRow): Schemas['Participant'] => ({
  userId: toPublic('usr', row.user_id),
  displayName: nameOf(row),
  avatarUrl: row.student_avatar_url ?? row.avatar_url,
  role: row.role as Schemas['ParticipantRole'],
  joinedAt: row.joined_at,
})

function lastMessageOf(row: ConversationRow): Schemas['Conversation']['lastMessage'] {
  const { last_id, last_sender_id, last_body, last_at } = row
  if (last_id === null || last_sender_id === null || last_at === null) return null
  return {
    id: toPublic('msg', last_id),
    senderId: toPublic('usr', last_sender_id),
    excerpt: excerptOf(last_body ?? ''),
    createdAt: last_at,
  }
}

export const toConversation = (row: ConversationRow): Schemas['Conversation'] => ({
  id: toPublic('conv', row.id),
  kind: row.kind as Schemas['ConversationKind'],
  name: row.name,
  description: row.description,
  avatarUrl: row.avatar_url,
  sectionId: toPublicOrNull('sec', row.section_id),
  participants: row.participants.map(toParticipant),
  participantCount: row.participant_count,
  lastMessage: lastMessageOf(row),
  unreadCount: row.unread,
  isMuted: row.is_muted ?? false,
  isHidden: row.is_hidden ?? false,
  status: row.status as Schemas['ConversationStatus'],
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

/** As events tell it: without what depends on who looks, and without what was said. */
export const toAnnouncedConversation = (row: ConversationRow): Schemas['Conversation'] => ({
  ...toConversation(row),
  participants: row.participants.map((one) => toParticipant({ ...one, student_avatar_url: null })),
  lastMessage: null,
  unreadCount: 0,
  isMuted: false,
  isHidden: false,
})

export const toMessage = (row: MessageRow): Schemas['Message'] => ({
  id: toPublic('msg', row.id),
  conversationId: toPublic('conv', row.conversation_id),
  senderId: toPublic('usr', row.sender_id),
  sender: toAuthor({ ...row, author_id: row.sender_id, author_role: row.role }),
  body: row.body,
  attachments: row.attachments as unknown as Schemas['Attachment'][],
  replyToId: toPublicOrNull('msg', row.reply_to_id),
  createdAt: row.created_at,
})

/** As events tell it: which message, and not what it says. */
export const toSentMessage = (row: MessageRow): Schemas['SentMessage'] => ({
  id: toPublic('msg', row.id),
  conversationId: toPublic('conv', row.conversation_id),
  senderId: toPublic('usr', row.sender_id),
  replyToId: toPublicOrNull('msg', row.reply_to_id),
  createdAt: row.created_at,
})
