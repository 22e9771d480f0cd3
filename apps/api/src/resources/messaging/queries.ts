import { type RawBuilder, sql } from 'kysely'
import { avatarColumns, studentOfMember } from '../../access/avatar.ts'
import type { ChildScope } from '../../access/child.ts'
import { db, type Has, type RowOf, statement } from '../../db/statement.ts'
import { contains, listing } from '../../paging.ts'

/** Whose view of a conversation it is, and whose pictures she may see. */
export interface Viewing extends ChildScope {
  orgId: string
}

const SHOWN_PARTICIPANTS = 50
/** One more than an excerpt may have, so that it shows where it was cut. */
export const EXCERPT_READ = 141

/** The smallest UUIDv7 of a moment: messages from then on have greater ids. */
export const firstIdAt = (moment: RawBuilder<unknown>): RawBuilder<string> =>
  sql`(lpad(to_hex((extract(epoch from ${moment}) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid`

const iso = (moment: string) =>
  sql<string>`to_char(${sql.ref(moment)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export interface ParticipantRow {
  user_id: string
  first_name: string
  last_name: string
  role: string
  joined_at: string
  avatar_url: string | null
  student_avatar_url: string | null
}

function participants(p: Viewing, has: Has<ChildScope>): RawBuilder<ParticipantRow[]> {
  const shown = db
    .selectFrom('conversation_participants as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .leftJoinLateral(studentOfMember, (join) => join.onTrue())
    .select(['m.user_id', 'u.first_name', 'u.last_name', 'm.role', iso('m.joined_at').as('joined_at')])
    .select(avatarColumns(p, has))
    .where('m.org_id', '=', sql.ref<string>('c.org_id'))
    .where('m.conversation_id', '=', sql.ref<string>('c.id'))
    .where('m.left_at', 'is', null)
    .orderBy('m.joined_at')
    .orderBy('m.user_id')
    .limit(sql.lit(SHOWN_PARTICIPANTS))
  return sql`(select coalesce(json_agg(x), '[]') from ${shown.as('x')})`
}

/**
 * What others said since the caller read last, from when she joined. The bound stands in a subquery of its own: row-level
 * security keeps what is computed from columns out of index conditions, but not the value that a subquery gave.
 */
export const unread = (p: { orgId: string }): RawBuilder<number> => sql`(
  select count(*)::integer from messages um
  where um.org_id = ${p.orgId} and um.conversation_id = cp.conversation_id and um.deleted_at is null
    and um.id > (select case when cp.last_read_message_id is null then ${firstIdAt(sql.ref('cp.joined_at'))}
      else cp.last_read_message_id end)
    and um.created_at >= cp.joined_at and um.sender_id <> cp.user_id)`

/** Conversations as the caller (`cp`, if she takes part) sees them. */
const conversations = (p: Viewing, has: Has<ChildScope>) =>
  db
    .selectFrom('conversations as c')
    .leftJoin('conversation_participants as cp', (join) =>
      join
        .onRef('cp.org_id', '=', 'c.org_id')
        .onRef('cp.conversation_id', '=', 'c.id')
        .on('cp.user_id', '=', p.userId)
        .on('cp.left_at', 'is', null),
    )
    .leftJoin('messages as lm', (join) =>
      join
        .onRef('lm.org_id', '=', 'c.org_id')
        .onRef('lm.id', '=', 'c.last_message_id')
        .onRef('lm.created_at', '>=', 'cp.joined_at'),
    )
    .select(['c.id', 'c.kind', 'c.name', 'c.description', 'c.avatar_url', 'c.section_id', 'c.participant_count'])
    .select(['c.status', 'c.created_at', 'c.updated_at', 'cp.is_muted', 'cp.is_hidden'])
    .select(['lm.id as last_id', 'lm.sender_id as last_sender_id', 'lm.created_at as last_at'])
    .select(sql<string | null>`left(lm.body, ${sql.lit(EXCERPT_READ)})`.as('last_body'))
    .select([participants(p, has).as('participants'), unread(p).as('unread')])
    .where('c.org_id', '=', p.orgId)
    .where('c.deleted_at', 'is', null)

interface Own extends Viewing {
  /** Without those that the caller has hidden. */
  shown?: true
}

const own = (p: Own, has: Has<Own>, kind: 'direct' | 'group') => {
  const query = conversations(p, has).where('c.kind', '=', sql.lit(kind)).where('cp.user_id', 'is not', null)
  return has('shown') ? query.where('cp.is_hidden', '=', sql.lit(false)) : query
}

/** Ids are made in order of time, and the index of a person's places ends with them. */
export const groupList = listing({
  name: 'messaging.listGroups',
  rows: (p: Own & { q?: string }, has) => {
    const query = own(p, has, 'group')
    return has('q') ? query.where(contains(sql.ref('c.name'), p.q as string)) : query
  },
  sort: [{ by: sql.ref('cp.conversation_id'), direction: 'desc', type: 'uuid', of: (row) => row.id }],
})

/** More than a person has of either kind, as a rule; one more is read to know whether there is more. */
export const LISTED = 200

const newestOf = (kind: 'direct' | 'group') =>
  statement(`messaging.listConversations.${kind}`, (p: Own, has) => {
    const query = own(p, has, kind)
      .orderBy('c.last_activity_at', 'desc')
      .orderBy('c.id', 'desc')
      .limit(sql.lit(LISTED + 1))
    return kind === 'direct' ? query.where('c.last_message_id', 'is not', null) : query
  })
export const newestGroups = newestOf('group')
export const newestDirects = newestOf('direct')

export const conversationById = statement('messaging.conversation', (p: Viewing & { id: string }, has) =>
  conversations(p, has).where('c.id', '=', p.id),
)
export type ConversationRow = RowOf<typeof conversationById>

interface ById {
  orgId: string
  id: string
}

/** The children who take part: whom an event is about. */
export const studentsIn = statement('messaging.students', (p: ById) =>
  db
    .selectFrom('conversation_participants as cp')
    .innerJoin('students as s', (join) =>
      join.onRef('s.org_id', '=', 'cp.org_id').onRef('s.user_id', '=', 'cp.user_id'),
    )
    .select('s.id')
    .where('cp.org_id', '=', p.orgId)
    .where('cp.conversation_id', '=', p.id)
    .where('cp.left_at', 'is', null)
    .orderBy('s.id'),
)

/** Whatever changes a conversation or its people, and every message, takes it first: one after the other. */
export const lockConversation = statement('messaging.lock', (p: ById) =>
  db
    .selectFrom('conversations')
    .select(['id', 'kind', 'status', 'participant_count', 'last_message_id', 'last_activity_at', 'updated_at'])
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate(),
)
export type LockedConversation = RowOf<typeof lockConversation>

/** Places in a conversation, of those who left as well. */
export const placesOf = statement('messaging.places', (p: ById & { userIds: string[] }) =>
  db
    .selectFrom('conversation_participants')
    .select(['user_id', 'role', 'joined_at', 'left_at'])
    .where('org_id', '=', p.orgId)
    .where('conversation_id', '=', p.id)
    .where('user_id', '=', sql<string>`any(${p.userIds}::uuid[])`),
)
export type Place = RowOf<typeof placesOf>

export const setPreferences = statement(
  'messaging.preferences',
  (p: ById & { userId: string; isMuted?: boolean; isHidden?: boolean }, has) =>
    db
      .updateTable('conversation_participants')
      .set({
        ...(has('isMuted') ? { is_muted: p.isMuted } : {}),
        ...(has('isHidden') ? { is_hidden: p.isHidden } : {}),
      })
      .where('org_id', '=', p.orgId)
      .where('conversation_id', '=', p.id)
      .where('user_id', '=', p.userId)
      .where('left_at', 'is', null),
)
