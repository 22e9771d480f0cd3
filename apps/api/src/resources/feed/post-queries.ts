import { type RawBuilder, sql } from 'kysely'
import { type AudienceScope, isWhole } from '../../access/audience.ts'
import { avatarColumns, studentOfMember } from '../../access/avatar.ts'
import { consents, related, sharable } from '../../access/child.ts'
import { visibleSection } from '../../access/section.ts'
import { db, type Has, statement } from '../../db/statement.ts'
import type { Schemas } from '../../schemas.ts'

type P = AudienceScope & { orgId: string }
type H = Has<AudienceScope>
type Bool = RawBuilder<boolean>

/** The ids that a post is addressed to, of these kinds, as far as the caller may see them. */
const audience = (p: P, kinds: RawBuilder<unknown>, visible: Bool) => sql<string[]>`array(
  select pa.target_id from post_audiences pa
  where pa.org_id = ${p.orgId} and pa.post_id = po.id and pa.target_kind in (${kinds}) and ${visible}
  order by pa.target_id)`
const target = sql.ref('pa.target_id')
const tagged = sql.ref('pt.student_id')

const tags = (p: P, has: H) => sql<string[]>`array(
  select pt.student_id from post_tags pt
  where pt.org_id = ${p.orgId} and pt.post_id = po.id and ${related(p, has, tagged)} and ${sharable(p, has, tagged)}
    and ${consents(p, tagged, 'photo_media')}
  order by pt.student_id)`

const options = (p: P) => sql<Schemas['PollOption'][]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'text', o.text, 'position', o.position) order by o.position), '[]')
  from poll_options o where o.org_id = ${p.orgId} and o.poll_id = pl.id)`

/**
 * Posts (`po`) as the caller is shown them, deleted ones included. Which of them she may see, and what else there is to
 * say, is for whoever asks.
 */
export const posts = (p: P, has: H) =>
  db
    .selectFrom('posts as po')
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.org_id', '=', 'po.org_id').onRef('m.user_id', '=', 'po.author_id'),
    )
    .innerJoin('users as u', 'u.id', 'po.author_id')
    .leftJoinLateral(studentOfMember, (join) => join.onTrue())
    .leftJoin('polls as pl', (join) => join.onRef('pl.org_id', '=', 'po.org_id').onRef('pl.post_id', '=', 'po.id'))
    .select(['po.id', 'po.author_id', 'm.role as author_role', 'u.first_name', 'u.last_name'])
    .select('s.id as author_student_id')
    .select(avatarColumns(p, has))
    .select(['po.kind', 'po.body', 'po.audience_scope', 'po.status', 'po.scheduled_for', 'po.published_at'])
    .select([
      'po.edited_at',
      'po.is_pinned',
      'po.comments_enabled',
      'po.comment_count',
      'po.created_at',
      'po.updated_at',
    ])
    .select(sql<Schemas['Attachment'][]>`po.attachments`.as('attachments'))
    .select(sql<Record<string, number>>`po.reaction_counts`.as('reaction_counts'))
    .select([
      audience(
        p,
        sql`'section', 'section_guardians'`,
        sql`(${isWhole(p, has)} or ${visibleSection(p, has, target)})`,
      ).as('section_ids'),
      audience(p, sql`'experience_role'`, sql`true`).as('role_ids'),
      audience(
        p,
        sql`'child'`,
        sql`(${isWhole(p, has)} or (${related(p, has, target)} and ${sharable(p, has, target)}))`,
      ).as('child_ids'),
      tags(p, has).as('tagged_ids'),
    ])
    .select([
      sql<string | null>`(select r.type from reactions r
        where r.org_id = ${p.orgId} and r.post_id = po.id and r.user_id = ${p.userId})`.as('own_reaction'),
      sql<boolean>`exists (select from bookmarks b
        where b.org_id = ${p.orgId} and b.post_id = po.id and b.user_id = ${p.userId})`.as('bookmarked'),
    ])
    .select(['pl.id as poll_id', 'pl.question', 'pl.max_choices', 'pl.allow_change', 'pl.results_visibility'])
    .select(['pl.closes_at', options(p).as('options')])
    .select(sql<boolean>`coalesce(pl.closed_at is not null or pl.closes_at <= now(), false)`.as('poll_closed'))
    .where('po.org_id', '=', p.orgId)

export const postById = statement('feed.getPost', (p: P & { id: string }, has) =>
  posts(p, has).where('po.id', '=', p.id).where('po.deleted_at', 'is', null),
)
