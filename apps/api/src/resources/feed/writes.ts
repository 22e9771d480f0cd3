import { sql } from 'kysely'
import { consents } from '../../access/child.ts'
import { db, statement } from '../../db/statement.ts'

interface ById {
  orgId: string
  id: string
}

/** A post is changed by one call at a time. A statement of its own: the next one reads what the call before has left. */
export const lockPost = statement('feed.lockPost', (p: ById) =>
  db.selectFrom('posts').select(['deleted_at']).where('org_id', '=', p.orgId).where('id', '=', p.id).forNoKeyUpdate(),
)

interface PostValues extends ById {
  userId: string
  now: string
  kind: string
  body: string
  /** JSON */
  attachments: string
  scope: string
  status: string
  scheduledFor: string | null
  publishedAt: string | null
  isPinned: boolean
  commentsEnabled: boolean
}
export const insertPost = statement('feed.insertPost', (p: PostValues) =>
  db.insertInto('posts').values({
    org_id: p.orgId,
    id: p.id,
    author_id: p.userId,
    kind: p.kind,
    body: p.body,
    attachments: p.attachments,
    audience_scope: p.scope,
    status: p.status,
    scheduled_for: p.scheduledFor,
    published_at: p.publishedAt,
    is_pinned: p.isPinned,
    comments_enabled: p.commentsEnabled,
    created_at: p.now,
    updated_at: p.now,
    created_by_id: p.userId,
    updated_by_id: p.userId,
  }),
)

export const insertAudience = statement(
  'feed.insertAudience',
  (p: ById & { kinds: string[]; targetIds: string[]; publishedAt: string | null }) =>
    db
      .insertInto('post_audiences')
      .columns(['org_id', 'post_id', 'target_kind', 'target_id', 'published_at'])
      .expression(
        db
          .selectFrom(
            sql<{ kind: string; id: string }>`unnest(${p.kinds}::text[], ${p.targetIds}::uuid[])`.as<'t'>(
              sql`t (kind, id)`,
            ),
          )
          .select([
            sql<string>`${p.orgId}::uuid`.as('org_id'),
            sql<string>`${p.id}::uuid`.as('post_id'),
            't.kind',
            't.id',
            sql<string>`${p.publishedAt}::timestamptz`.as('published_at'),
          ]),
      ),
)

export const insertTags = statement('feed.insertTags', (p: ById & { studentIds: string[] }) =>
  db
    .insertInto('post_tags')
    .columns(['org_id', 'post_id', 'student_id'])
    .expression(
      db
        .selectFrom(sql<{ id: string }>`unnest(${p.studentIds}::uuid[])`.as<'t'>(sql`t (id)`))
        .select([sql<string>`${p.orgId}::uuid`.as('org_id'), sql<string>`${p.id}::uuid`.as('post_id'), 't.id']),
    )
    .onConflict((conflict) => conflict.doNothing()),
)
/** All but these. */
export const deleteTags = statement('feed.deleteTags', (p: ById & { studentIds: string[] }) =>
  db
    .deleteFrom('post_tags')
    .where('org_id', '=', p.orgId)
    .where('post_id', '=', p.id)
    .where('student_id', '<>', sql<string>`all(${p.studentIds}::uuid[])`),
)

interface PollValues extends ById {
  postId: string
  question: string
  maxChoices: number
  allowChange: boolean
  resultsVisibility: string
  closesAt: string | null
  userId: string
  now: string
}
export const insertPoll = statement('feed.insertPoll', (p: PollValues) =>
  db.insertInto('polls').values({
    org_id: p.orgId,
    id: p.id,
    post_id: p.postId,
    question: p.question,
    max_choices: p.maxChoices,
    allow_change: p.allowChange,
    results_visibility: p.resultsVisibility,
    closes_at: p.closesAt,
    created_at: p.now,
    updated_at: p.now,
    created_by_id: p.userId,
    updated_by_id: p.userId,
  }),
)
export const insertOptions = statement('feed.insertOptions', (p: ById & { ids: string[]; texts: string[] }) =>
  db
    .insertInto('poll_options')
    .columns(['org_id', 'id', 'poll_id', 'text', 'position'])
    .expression(
      db
        .selectFrom(
          sql<{
            id: string
            text: string
            n: number
          }>`unnest(${p.ids}::uuid[], ${p.texts}::text[]) with ordinality`.as<'t'>(sql`t (id, text, n)`),
        )
        .select([
          sql<string>`${p.orgId}::uuid`.as('org_id'),
          't.id',
          sql<string>`${p.id}::uuid`.as('poll_id'),
          't.text',
          sql<number>`t.n - 1`.as('position'),
        ]),
    ),
)

interface Changed extends ById {
  userId: string
  now: string
  body: string
  /** JSON */
  attachments: string
  scheduledFor: string | null
  isPinned: boolean
  commentsEnabled: boolean
  editedAt: string | null
}
export const updatePost = statement('feed.updatePost', (p: Changed) =>
  db
    .updateTable('posts')
    .set({
      body: p.body,
      attachments: p.attachments,
      scheduled_for: p.scheduledFor,
      is_pinned: p.isPinned,
      comments_enabled: p.commentsEnabled,
      edited_at: p.editedAt,
      updated_at: p.now,
      updated_by_id: p.userId,
    })
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id),
)

type Moved = ById & { now: string; userId: string | null }
export const cancelPost = statement('feed.cancelPost', (p: Moved) =>
  db
    .updateTable('posts')
    .set({ status: sql.lit('canceled'), updated_at: p.now, updated_by_id: p.userId })
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id),
)

/** To be followed by `openStreams` and `dropTags`. */
export const publishPost = statement('feed.publishPost', (p: Moved) =>
  db
    .updateTable('posts')
    .set({ status: sql.lit('published'), published_at: p.now, updated_at: p.now, updated_by_id: p.userId })
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id),
)
export const openStreams = statement('feed.openStreams', (p: ById & { now: string }) =>
  db
    .updateTable('post_audiences')
    .set({ published_at: p.now })
    .where('org_id', '=', p.orgId)
    .where('post_id', '=', p.id),
)
/** Tags to which the guardians no longer agree. */
export const dropTags = statement('feed.dropTags', (p: ById) =>
  db
    .deleteFrom('post_tags')
    .where('org_id', '=', p.orgId)
    .where('post_id', '=', p.id)
    .where(sql<boolean>`not ${consents(p, sql.ref('post_tags.student_id'), 'photo_media')}`),
)

export const deletePost = statement('feed.deletePost', (p: Moved & { reason: string }) =>
  db
    .updateTable('posts')
    .set({ deleted_at: p.now, deleted_reason: p.reason, updated_at: p.now, updated_by_id: p.userId })
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id),
)
