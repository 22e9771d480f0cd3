import { childScope } from '../../access/child.ts'
import { isManager, requireMember } from '../../access/participant.ts'
import { conflict, forbidden, invalid, notFound } from '../../api-error.ts'
import type { Context } from '../../context.ts'
import type { HandlersOf } from '../../handler-types.ts'
import { newId, uuidOf } from '../../ids.ts'
import { readPage } from '../../paging.ts'
import { missing, unfit } from '../../references.ts'
import type { Schemas } from '../../schemas.ts'
import { hold, timeIn, view } from './conversation.ts'
import { addPlaces, endPlace, insertGroup, otherOwners, sectionOfGroup, setCount } from './group-queries.ts'
import { groupList, type LockedConversation } from './queries.ts'
import { toAnnouncedConversation, toConversation } from './view.ts'

type GroupOperations = Pick<
  HandlersOf<'messaging'>,
  'messaging.listGroups' | 'messaging.createGroup' | 'messaging.addGroupMembers' | 'messaging.removeGroupMember'
>

const CAPACITY = 500

export const groupHandlers: GroupOperations = {
  'messaging.listGroups': async ({ query }, ctx) => {
    const { rows, pagination } = await readPage(ctx, groupList, query, {
      ...childScope(ctx),
      q: query.q,
      ...(query.includeHidden ? {} : { shown: true as const }),
    })
    return { data: rows.map(toConversation), pagination }
  },

  'messaging.createGroup': async ({ body }, ctx) => {
    requireMember(ctx)
    const { db, now } = ctx
    const { userId } = ctx.caller
    const sectionId = body.sectionId ? await activeSection(ctx, body.sectionId) : null
    const others = body.memberIds.map((member) => uuidOf('usr', member)).filter((member) => member !== userId)
    const id = newId()
    db.write(insertGroup, {
      id,
      userId,
      count: others.length + 1,
      now,
      name: body.name,
      description: body.description ?? null,
      avatarUrl: body.avatarUrl ?? null,
      sectionId,
    })
    db.write(addPlaces, { id, userIds: [userId], role: 'owner', addedBy: userId, now })
    db.write(addPlaces, { id, userIds: others, role: 'member', addedBy: userId, now })
    return tell(ctx, id, 'group.created')
  },

  'messaging.addGroupMembers': async ({ path, body }, ctx) => {
    const named = body.memberIds.map((member) => uuidOf('usr', member))
    const { conversation, place, places } = await hold(ctx, uuidOf('conv', path.id), named)
    requireGroup(conversation)
    if (!isManager(place?.role ?? null)) throw forbidden('relationship')
    const joining = named.filter((member) => places.get(member)?.left_at !== null)
    if (conversation.participant_count + joining.length > CAPACITY) {
      throw conflict('capacity_reached', { capacity: CAPACITY })
    }
    const { id } = conversation
    if (joining.length === 0) return unchanged(ctx, id)
    const now = afterLast(conversation, ctx.now)
    const addedBy = ctx.caller.userId
    ctx.db.write(addPlaces, { id, userIds: joining, role: body.role ?? 'member', addedBy, now })
    count(ctx, conversation, joining.length, now)
    return tell(ctx, id, 'group.members_added')
  },

  'messaging.removeGroupMember': async ({ path }, ctx) => {
    const userId = uuidOf('usr', path.userId)
    const { conversation, place, places } = await hold(ctx, uuidOf('conv', path.id), [userId])
    requireGroup(conversation)
    const leaving = places.get(userId)
    if (userId !== ctx.caller.userId && !isManager(place?.role ?? null)) throw forbidden('relationship')
    if (!leaving || leaving.left_at !== null) throw notFound('participant', path.userId)
    const { id } = conversation
    if (leaving.role === 'owner' && !(await ctx.db.one(otherOwners, { id, userId }))) {
      throw conflict('last_group_owner')
    }
    const now = timeIn(conversation, ctx.now)
    ctx.db.write(endPlace, { id, userId, now })
    count(ctx, conversation, -1, now)
    return tell(ctx, id, 'group.member_removed')
  },
}

function requireGroup({ kind }: LockedConversation): void {
  if (kind !== 'group') throw conflict('not_a_group')
}

/** After the last message, even of the same millisecond: who joins reads nothing from before. */
function afterLast(conversation: LockedConversation, now: string): string {
  const time = timeIn(conversation, now)
  if (conversation.last_message_id === null || time > conversation.last_activity_at) return time
  return new Date(Date.parse(time) + 1).toISOString()
}

function count(ctx: Context, { id, participant_count }: LockedConversation, change: number, now: string): void {
  ctx.db.write(setCount, { id, count: participant_count + change, now, userId: ctx.caller.userId })
}

type GroupEvent = 'group.created' | 'group.members_added' | 'group.member_removed'

async function tell(ctx: Context, id: string, event: GroupEvent): Promise<Schemas['Conversation']> {
  const { row, studentIds } = await view(ctx, id)
  ctx.emit(event, { resource: 'conversation', id, object: toAnnouncedConversation(row), studentIds })
  return toConversation(row)
}

async function unchanged(ctx: Context, id: string): Promise<Schemas['Conversation']> {
  const { row, studentIds } = await view(ctx, id)
  ctx.audit({ resource: 'conversation', id, object: toAnnouncedConversation(row), studentIds })
  return toConversation(row)
}

async function activeSection(ctx: Context, publicId: string): Promise<string> {
  const id = uuidOf('sec', publicId)
  const section = await ctx.db.one(sectionOfGroup, { id })
  if (!section) throw invalid([missing('sectionId', 'section')])
  if (section.status === 'archived') throw invalid([unfit('sectionId', 'is archived')])
  return id
}
