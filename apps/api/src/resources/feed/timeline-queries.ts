import { type RawBuilder, sql } from 'kysely'
import { type AudienceScope, isWhole, streamsOf, visiblePost } from '../../access/audience.ts'
import { visibleSection } from '../../access/section.ts'
import { db, type Has, type RowOf, type Slots, statement } from '../../db/statement.ts'
import { type Keyset, type Listing, listing, type SortKey } from '../../paging.ts'
import { type postById, posts } from './post-queries.ts'

export interface TimelineFilters extends AudienceScope {
  orgId: string
  kind?: string
  authorId?: string
  sectionId?: string
  pinned?: true
  unpinned?: true
}
type P = TimelineFilters
type H = Has<TimelineFilters>
type Row = RowOf<typeof postById>

const latest = (at: RawBuilder<unknown>, id: RawBuilder<unknown>): SortKey<Row>[] => [
  { by: at, direction: 'desc', type: 'timestamptz', of: (row) => row.published_at as string },
  { by: id, direction: 'desc', type: 'uuid', of: (row) => row.id },
]
const published = sql<boolean>`po.status = 'published' and po.deleted_at is null`

/** Over a published post (`po`): what the filters, but for the section, leave of it. */
function filters(p: P, has: H): RawBuilder<boolean> {
  const parts = [published]
  if (has('kind')) parts.push(sql`po.kind = ${p.kind}`)
  if (has('authorId')) parts.push(sql`po.author_id = ${p.authorId}`)
  if (has('pinned')) parts.push(sql`po.is_pinned`)
  if (has('unpinned')) parts.push(sql`not po.is_pinned`)
  return sql.join(parts, sql` and `)
}

/** For those to whom nearly all posts are open, and for filters that leave few: the posts in their order, one by one. */
export const timelineOfPosts: Listing<P, Row> = {
  ...listing({
    name: 'feed.getTimeline',
    rows: (p: TimelineFilters, has) => posts(p, has).where(filters(p, has)).where(visiblePost(p, has)),
    sort: latest(sql.ref('po.published_at'), sql.ref('po.id')),
  }),
  // Nobody need look at the authors of posts that are only counted.
  count: statement('feed.getTimeline.count', (p: P, has) =>
    db
      .selectFrom('posts as po')
      .select(sql<number>`count(*)`.as('total'))
      .where('po.org_id', '=', p.orgId)
      .where(filters(p, has))
      .where(visiblePost(p, has)),
  ),
}

/** The stream of one section. A post that names more sections than the caller may know of is not found by the others. */
export const timelineOfSection = listing({
  name: 'feed.getTimeline.section',
  rows: (p: TimelineFilters, has) =>
    posts(p, has)
      .innerJoin('post_audiences as sa', (join) =>
        join.onRef('sa.org_id', '=', 'po.org_id').onRef('sa.post_id', '=', 'po.id'),
      )
      .where('sa.target_id', '=', p.sectionId as string)
      .where('sa.published_at', 'is not', null)
      .where(sql<boolean>`(${isWhole(p, has)} or ${visibleSection(p, has, sql.ref('sa.target_id'))})`)
      .where(filters(p, has))
      .where(visiblePost(p, has)),
  sort: latest(sql.ref('sa.published_at'), sql.ref('sa.post_id')),
})

/**
 * For everybody else: what is addressed to all, what the caller wrote, and the stream of each section, role and child
 * that she is addressed by. Each is an index in the order of the page, read as far as one page reaches and no further,
 * so a page costs the same wherever it is and however little of the rest is for her.
 */
interface Streams {
  everyone: RawBuilder<unknown> | null
  own: RawBuilder<unknown>
  named: RawBuilder<unknown>
}
type Cut = (at: RawBuilder<unknown>, id: RawBuilder<unknown>) => RawBuilder<unknown>

function streams(p: P, has: H, cut: Cut): Streams {
  const [at, id] = [sql.ref('po.published_at'), sql.ref('po.id')]
  const page = (condition: RawBuilder<boolean>) => sql`(
    select po.id, po.published_at from posts po
    where po.org_id = ${p.orgId} and ${filters(p, has)} and ${condition} ${cut(at, id)})`
  const toEveryone = sql<boolean>`po.audience_scope = 'org'`
  const own = sql<boolean>`po.author_id = ${p.userId}`
  return {
    everyone: has('inOrg') ? page(toEveryone) : null,
    own: page(has('inOrg') ? sql`${own} and not ${toEveryone}` : own),
    named: sql`(
      select page.id, page.published_at from (${streamsOf(p, has)}) stream
      cross join lateral (
        select po.id, po.published_at from post_audiences pa
        join posts po on po.org_id = pa.org_id and po.id = pa.post_id
        where pa.org_id = ${p.orgId} and pa.target_id = stream.id and pa.target_kind = any(stream.kinds)
          and pa.published_at is not null and ${filters(p, has)}
          ${cut(sql.ref('pa.published_at'), sql.ref('pa.post_id'))}) page)`,
  }
}

const pageOf = (p: Slots<P & Keyset>, has: Has<P & Keyset>) => {
  const end = has('offset') ? sql`${p.fetch}::int + ${p.offset}::int` : sql`${p.fetch}::int`
  const cut: Cut = (at, id) => sql`
    ${has('k0') ? sql`and (${at}, ${id}) < (${p.k0}::timestamptz, ${p.k1}::uuid)` : sql``}
    order by ${at} desc, ${id} desc limit ${end}`
  const { everyone, own, named } = streams(p as P, has as H, cut)
  const all = [everyone, own, named].filter((stream) => stream !== null)
  return sql<{ id: string; published_at: string }>`(
    select id, published_at from (${sql.join(all, sql` union `)}) flow
    order by published_at desc, id desc limit ${p.fetch}::int ${has('offset') ? sql`offset ${p.offset}::int` : sql``})`
}

const page = statement<P & Keyset, Row>('feed.getTimeline.streams.page', (p, has) =>
  posts(p as P, has as H)
    .innerJoin(pageOf(p, has).as<'flow'>(sql`flow`), (join) => join.on(sql<boolean>`flow.id = po.id`))
    .orderBy(sql`flow.published_at`, 'desc')
    .orderBy(sql`flow.id`, 'desc'),
)
const count = statement<P, { total: number }>('feed.getTimeline.streams.count', (p, has) => {
  const { everyone, own, named } = streams(p as P, has as H, () => sql``)
  const counted = (rows: RawBuilder<unknown>) => sql`(select count(*) from ${rows} counted)`
  const parts = [...(everyone ? [counted(everyone)] : []), counted(sql`(${own} union ${named})`)]
  return db.selectNoFrom(sql<number>`${sql.join(parts, sql` + `)}`.as('total'))
})

export const timelineOfStreams: Listing<P, Row> = {
  name: 'feed.getTimeline.streams',
  sort: latest(sql.ref('po.published_at'), sql.ref('po.id')),
  page,
  count,
}

/** Which of the three answers with the least work. */
export function timelineFor({ everyPost, everySection, authorId, sectionId, pinned }: Omit<P, 'orgId'>) {
  if (sectionId) return timelineOfSection
  return everyPost || everySection || authorId || pinned ? timelineOfPosts : timelineOfStreams
}
