import { sql } from 'kysely'
import { db, statement } from '../../db/statement.ts'

interface NewConversation {
  orgId: string
  id: string
  userId: string
  count: number
  now: string
}
const stamps = (p: NewConversation) => ({
  org_id: p.orgId,
  id: p.id,
  participant_count: p.count,
  last_activity_at: p.now,
  created_at: p.now,
  updated_at: p.now,
  created_by_id: p.userId,
})

/** How the two stand in the organization. Held until the commit: who is removed after it has their conversation archived. */
export const holdMembers = statement('messaging.holdMembers', (p: { orgId: string; userIds: string[] }) =>
  db
    .selectFrom('memberships')
    .select(['user_id', 'status'])
    .where('org_id', '=', p.orgId)
    .where('user_id', '=', sql<string>`any(${p.userIds}::uuid[])`)
    .orderBy('id')
    .forShare(),
)

/** Answers a row unless there is one for the pair; a pair's second call waits here for the first one's end. */
export const insertDirect = statement('messaging.insertDirect', (p: NewConversation & { hash: string }) =>
  db
    .insertInto('conversations')
    .values({ ...stamps(p), kind: sql.lit('direct'), participant_hash: p.hash })
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'participant_hash']).where('kind', '=', sql.lit('direct')).doNothing(),
    )
    .returning('id'),
)

export const directByHash = statement('messaging.direct', (p: { orgId: string; hash: string }) =>
  db
    .selectFrom('conversations')
    .select(['id', 'kind', 'status', 'participant_count', 'last_message_id', 'last_activity_at', 'updated_at'])
    .where('org_id', '=', p.orgId)
    .where('participant_hash', '=', p.hash)
    .where('kind', '=', sql.lit('direct'))
    .forNoKeyUpdate(),
)

interface NewGroup extends NewConversation {
  name: string
  description: string | null
  avatarUrl: string | null
  sectionId: string | null
}

export const insertGroup = statement('messaging.insertGroup', (p: NewGroup) =>
  db.insertInto('conversations').values({
    ...stamps(p),
    kind: sql.lit('group'),
    name: p.name,
    description: p.description,
    avatar_url: p.avatarUrl,
    section_id: p.sectionId,
  }),
)

interface Joining {
  orgId: string
  id: string
  userIds: string[]
  role: string
  addedBy: string
  now: string
}

/** Gives them places, anew to those who had left. */
export const addPlaces = statement('messaging.addPlaces', (p: Joining) =>
  db
    .insertInto('conversation_participants')
    .columns(['org_id', 'conversation_id', 'user_id', 'role', 'joined_at', 'added_by'])
    .expression(
      db
        .selectFrom(sql<{ user_id: string }>`unnest(${p.userIds}::uuid[])`.as<'e'>(sql`e(user_id)`))
        .select([
          sql<string>`${p.orgId}::uuid`.as('org_id'),
          sql<string>`${p.id}::uuid`.as('conversation_id'),
          'e.user_id',
          sql<string>`${p.role}::text`.as('role'),
          sql<string>`${p.now}::timestamptz`.as('joined_at'),
          sql<string>`${p.addedBy}::uuid`.as('added_by'),
        ]),
    )
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'conversation_id', 'user_id']).doUpdateSet({
        role: sql<string>`excluded.role`,
        joined_at: sql<string>`excluded.joined_at`,
        added_by: sql<string>`excluded.added_by`,
        left_at: sql.lit(null),
        last_read_message_id: sql.lit(null),
        read_at: sql.lit(null),
        is_muted: sql.lit(false),
        is_hidden: sql.lit(false),
      }),
    ),
)

interface Leaving {
  orgId: string
  id: string
  userId: string
  now: string
}

export const endPlace = statement('messaging.endPlace', (p: Leaving) =>
  db
    .updateTable('conversation_participants')
    .set({ left_at: p.now })
    .where('org_id', '=', p.orgId)
    .where('conversation_id', '=', p.id)
    .where('user_id', '=', p.userId),
)

export const otherOwners = statement('messaging.otherOwners', (p: { orgId: string; id: string; userId: string }) =>
  db
    .selectFrom('conversation_participants')
    .select('user_id')
    .where('org_id', '=', p.orgId)
    .where('conversation_id', '=', p.id)
    .where('user_id', '<>', p.userId)
    .where('role', '=', sql.lit('owner'))
    .where('left_at', 'is', null)
    .limit(sql.lit(1)),
)

export const setCount = statement(
  'messaging.setCount',
  (p: { orgId: string; id: string; count: number; now: string; userId: string }) =>
    db
      .updateTable('conversations')
      .set({ participant_count: p.count, updated_at: p.now, updated_by_id: p.userId })
      .where('org_id', '=', p.orgId)
      .where('id', '=', p.id),
)

export const sectionOfGroup = statement('messaging.section', (p: { orgId: string; id: string }) =>
  db
    .selectFrom('sections')
    .select('status')
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id)
    .where('deleted_at', 'is', null)
    .forShare(),
)
