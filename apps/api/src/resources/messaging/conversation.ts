import { childScope } from '../../access/child.ts'
import { forbidden, notFound } from '../../api-error.ts'
import type { Context } from '../../context.ts'
import { toPublic } from '../../ids.ts'
import {
  type ConversationRow,
  conversationById,
  type LockedConversation,
  lockConversation,
  type Place,
  placesOf,
  studentsIn,
} from './queries.ts'

/** Until the commit nobody else changes the conversation, its people, or says something in it. */
export interface Held {
  conversation: LockedConversation
  /** The caller's, if she has one that she did not leave. */
  place: Place | undefined
  /** Those of `others`, left ones included. */
  places: Map<string, Place>
}

export async function hold(ctx: Context, id: string, others: readonly string[] = []): Promise<Held> {
  const { db, caller } = ctx
  const userIds = [...new Set([caller.userId, ...others])]
  const [[conversation] = [], found = []] = await db.block([
    db.bound(lockConversation, { id }),
    db.bound(placesOf, { id, userIds }),
  ])
  if (!conversation) throw notFound('conversation', toPublic('conv', id))
  const places = new Map(found.map((place) => [place.user_id, place]))
  const own = places.get(caller.userId)
  return { conversation, place: own && own.left_at === null ? own : undefined, places }
}

/** As `hold`, for what only those do who take part: she may have been taken out since the guards looked. */
export async function holdOwn(ctx: Context, id: string): Promise<LockedConversation> {
  const { conversation, place } = await hold(ctx, id)
  if (!place) throw forbidden('relationship')
  return conversation
}

/** Now, or later if something in the conversation bears a later time: its messages and its people stay in one order. */
export const timeIn = ({ last_activity_at, updated_at }: LockedConversation, now: string): string =>
  [now, last_activity_at, updated_at].toSorted().at(-1) as string

/** The conversation as it is now, as the caller sees it, and the children in it. */
export async function view(ctx: Context, id: string): Promise<{ row: ConversationRow; studentIds: string[] }> {
  const { db } = ctx
  const [[row] = [], students = []] = await db.block([
    db.bound(conversationById, { ...childScope(ctx), id }),
    db.bound(studentsIn, { id }),
  ])
  if (!row) throw notFound('conversation', toPublic('conv', id))
  return { row, studentIds: students.map((student) => student.id) }
}
