import { childScope } from '../../access/child.ts'
import { requireMember } from '../../access/participant.ts'
import { ApiError, conflict, forbidden, unknownReference } from '../../api-error.ts'
import type { Context } from '../../context.ts'
import type { HandlersOf } from '../../handler-types.ts'
import { WithMeta, WithStatus } from '../../http/envelope.ts'
import { newId, toPublic, toPublicOrNull, uuidOf } from '../../ids.ts'
import { readPage } from '../../paging.ts'
import { holdOwn, view } from './conversation.ts'
import { groupHandlers } from './group-handlers.ts'
import { addPlaces, directByHash, holdMembers, insertDirect } from './group-queries.ts'
import { messageList, readState, readUpTo, referredMessage } from './message-queries.ts'
import { participantHash } from './pair.ts'
import { LISTED, type LockedConversation, newestDirects, newestGroups, setPreferences } from './queries.ts'
import { post, refuseArchived, refuseEmpty } from './send.ts'
import { toAnnouncedConversation, toConversation, toMessage } from './view.ts'

export const messaging: HandlersOf<'messaging'> = {
  ...groupHandlers,

  'messaging.listConversations': async ({ query }, ctx) => {
    const { db } = ctx
    const own = { ...childScope(ctx), ...(query.includeHidden ? {} : { shown: true as const }) }
    const [groups, directs] = await db.block([db.bound(newestGroups, own), db.bound(newestDirects, own)])
    const listing = {
      groups: groups.slice(0, LISTED).map(toConversation),
      visibleDirects: directs.slice(0, LISTED).map(toConversation),
    }
    return new WithMeta({ hasMore: groups.length > LISTED || directs.length > LISTED }, listing)
  },

  'messaging.createConversation': async ({ body }, ctx) => {
    requireMember(ctx)
    const otherId = uuidOf('usr', body.participantId)
    if (otherId === ctx.caller.userId) throw conflict('self_conversation')
    if (body.message) refuseEmpty(body.message, 'message')
    const { conversation, isNew } = await openDirect(ctx, otherId)
    const { id } = conversation
    if (isNew) {
      const { row, studentIds } = await view(ctx, id)
      ctx.emit('conversation.created', {
        resource: 'conversation',
        id,
        object: toAnnouncedConversation(row),
        studentIds,
      })
      if (!body.message) return toConversation(row)
    }
    if (body.message) await post(ctx, conversation, body.message)
    const { row } = await view(ctx, id)
    return new WithStatus(isNew ? 201 : 200, toConversation(row))
  },

  'messaging.listMessages': async ({ path, query }, ctx) => {
    const { rows, pagination } = await readPage(ctx, messageList, query, {
      ...childScope(ctx),
      conversationId: uuidOf('conv', path.id),
      after: query.after && uuidOf('msg', query.after),
    })
    return { data: rows.map(toMessage), pagination }
  },

  'messaging.sendMessage': async ({ path, body }, ctx) => {
    refuseEmpty(body)
    const conversation = await holdOwn(ctx, uuidOf('conv', path.id))
    refuseArchived(conversation)
    const replyToId = body.replyToId ? await referred(ctx, conversation.id, 'replyToId', body.replyToId) : null
    return toMessage(await post(ctx, conversation, body, replyToId))
  },

  'messaging.markRead': async ({ path, body }, ctx) => {
    const { db, now } = ctx
    const { userId } = ctx.caller
    const conversationId = uuidOf('conv', path.id)
    const id = await referred(ctx, conversationId, 'messageId', body.messageId)
    db.write(readUpTo, { conversationId, userId, id, now })
    const state = await db.one(readState, { conversationId, userId })
    if (!state) throw forbidden('relationship')
    return {
      conversationId: path.id,
      lastReadMessageId: toPublicOrNull('msg', state.last_read_message_id),
      unreadCount: state.unread,
      readAt: state.read_at ?? now,
    }
  },

  'messaging.updatePreferences': async ({ path, body }, ctx) => {
    const { id } = await holdOwn(ctx, uuidOf('conv', path.id))
    ctx.db.write(setPreferences, { id, userId: ctx.caller.userId, isMuted: body.isMuted, isHidden: body.isHidden })
    return toConversation((await view(ctx, id)).row)
  },
}

/** What a body names must be a message of this conversation that the caller may read. */
async function referred(ctx: Context, conversationId: string, field: string, publicId: string): Promise<string> {
  const id = uuidOf('msg', publicId)
  const found = await ctx.db.one(referredMessage, { conversationId, userId: ctx.caller.userId, id })
  if (!found) throw unknownReference(field, 'message')
  return id
}

/** The pair's conversation, held: there already, or made now. */
async function openDirect(
  ctx: Context,
  otherId: string,
): Promise<{ conversation: LockedConversation; isNew: boolean }> {
  const { db, caller, now } = ctx
  const userIds = [caller.userId, otherId]
  const pair = participantHash(userIds)
  const made = { id: newId(), userId: caller.userId, count: userIds.length, now }
  const [members = [], inserted = [], [conversation] = []] = await db.block([
    db.bound(holdMembers, { userIds }),
    db.bound(insertDirect, { ...made, hash: pair }),
    db.bound(directByHash, { hash: pair }),
  ])
  if (!conversation) throw new Error(`no direct conversation ${toPublic('conv', made.id)} after its insertion`)
  const isNew = inserted.length > 0
  // Either may have been removed since the guards looked. A conversation that there is already would be archived then.
  if (isNew) refuseAbsent(caller.userId, members)
  if (isNew) db.write(addPlaces, { id: conversation.id, userIds, role: 'member', addedBy: caller.userId, now })
  return { conversation, isNew }
}

function refuseAbsent(callerId: string, members: { user_id: string | null; status: string }[]): void {
  const absent = members.find(({ status }) => status !== 'active')
  if (absent?.user_id === callerId) throw new ApiError('membership_inactive', { details: { status: absent.status } })
  if (absent) throw unknownReference('participantId', 'user')
}
