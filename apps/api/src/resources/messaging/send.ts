import { childScope } from '../../access/child.ts'
import { conflict, invalid } from '../../api-error.ts'
import type { Context } from '../../context.ts'
import { newId } from '../../ids.ts'
import type { Schemas } from '../../schemas.ts'
import { readAttachments } from '../attachments.ts'
import { timeIn } from './conversation.ts'
import { insertMessage, type MessageRow, messageById, noteMessage, unhide } from './message-queries.ts'
import { type LockedConversation, studentsIn } from './queries.ts'
import { toSentMessage } from './view.ts'

type Said = Pick<Schemas['MessageSend'], 'body' | 'attachments'>

export function refuseEmpty({ body = '', attachments = [] }: Said, field = ''): void {
  if (body !== '' || attachments.length > 0) return
  throw invalid([{ field, location: 'body', code: 'required', message: 'a body or attachments are required' }])
}

export function refuseArchived({ status }: LockedConversation): void {
  if (status === 'archived') throw conflict('conversation_archived')
}

/** Adds a message to a conversation that is held, and tells of it. However many take part, these are as many statements. */
export async function post(
  ctx: Context,
  conversation: LockedConversation,
  said: Said,
  replyToId: string | null = null,
): Promise<MessageRow> {
  refuseArchived(conversation)
  const { db, caller } = ctx
  const at = timeIn(conversation, ctx.now)
  const id = idAfter(conversation.last_message_id, at)
  const conversationId = conversation.id
  db.write(insertMessage, {
    id,
    conversationId,
    senderId: caller.userId,
    body: said.body ?? '',
    attachments: JSON.stringify(readAttachments(said.attachments)),
    replyToId,
    at,
  })
  db.write(noteMessage, { conversationId, id, at })
  if (conversation.kind === 'direct') db.write(unhide, { conversationId })
  const [[row] = [], students = []] = await db.block([
    db.bound(messageById, { ...childScope(ctx), conversationId, id }),
    db.bound(studentsIn, { id: conversationId }),
  ])
  if (!row) throw new Error('a sender does not see her own message')
  ctx.emit('message.sent', {
    resource: 'message',
    id,
    object: toSentMessage(row),
    studentIds: students.map((student) => student.id),
  })
  return row
}

/** Ids are the order of messages: a new one is greater than the last, whichever server's clock made that. */
function idAfter(last: string | null, at: string): string {
  const id = newId(Math.max(Date.now(), Date.parse(at)))
  if (last === null || id > last) return id
  return newId(Number.parseInt(last.slice(0, 8) + last.slice(9, 13), 16) + 1)
}
