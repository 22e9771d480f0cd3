import { sql } from 'kysely'
import { COMMENTS, COUNTS, REPLIES, REPORTS } from './engagement.ts'
import { demoId } from './ids.ts'
import { daysFrom, type Load } from './load.ts'
import { NORTHFIELD, userId } from './people.ts'

interface Post {
  id: string
  author_id: string
  published_at: string | Date | null
}
/** A post, a person who may see it, and the moment of what they do. */
interface Act {
  org_id: string
  post_id: string
  user_id: string
  at: string
}

const REACTIONS = ['like', 'love', 'celebrate', 'like', 'support', 'like', 'insightful', 'funny'] as const
const MINUTE = 60_000

/** What people make of the posts that everybody sees; the posts' counters are brought up to it. */
export async function loadEngagement(load: Load, org_id: string): Promise<void> {
  const posts = await load.trx
    .selectFrom('posts')
    .select(['id', 'author_id', 'published_at', 'comments_enabled'])
    .where('org_id', '=', org_id)
    .where('status', '=', 'published')
    .where('audience_scope', '=', 'org')
    .where('deleted_at', 'is', null)
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .execute()
  const people = NORTHFIELD.filter(({ role, status }) => role !== 'guest' && !status).map(({ key }) => userId(key))
  const acts = (count: number, stride: number, among = posts) => actsOf(load, org_id, among, people, count, stride)
  await loadComments(
    load,
    acts(
      COUNTS.comments,
      5,
      posts.filter(({ comments_enabled }) => comments_enabled),
    ),
  )
  await loadReactions(load, acts(COUNTS.reactions, 3))
  const bookmarks = acts(COUNTS.bookmarks, 11).map(({ at, ...act }, i) => ({
    ...act,
    id: demoId(`bookmark ${i}`, i),
    created_at: at,
  }))
  await load.trx.insertInto('bookmarks').values(bookmarks).execute()
  await loadReports(load, org_id, posts)
  await loadVotes(load, org_id, people)
}

/** The posts in turn, and for each another person, so that nobody does the same twice. */
function actsOf({ now }: Load, org_id: string, posts: Post[], people: string[], count: number, stride: number): Act[] {
  return Array.from({ length: count }, (_, i) => {
    const post = posts[i % posts.length] as Post
    const turn = Math.floor(i / posts.length)
    const published = new Date(post.published_at ?? now).getTime()
    return {
      org_id,
      post_id: post.id,
      user_id: people[((i % posts.length) * stride + turn) % people.length] as string,
      at: new Date(Math.min(now.getTime(), published + (i + 1) * 7 * MINUTE)).toISOString(),
    }
  })
}

/** Every fourth one answers the first comment on its post. */
async function loadComments({ trx }: Load, acts: Act[]): Promise<void> {
  const heads = new Map<string, string>()
  const rows = acts.map(({ org_id, post_id, user_id, at }, i) => {
    const id = demoId(`comment ${i}`, i)
    const head = heads.get(post_id)
    const answers = head !== undefined && i % 4 === 3
    if (head === undefined) heads.set(post_id, id)
    const texts = answers ? REPLIES : COMMENTS
    return {
      org_id,
      id,
      post_id,
      author_id: user_id,
      parent_comment_id: answers ? head : null,
      body: texts[i % texts.length] as string,
      created_at: at,
      updated_at: at,
    }
  })
  await trx.insertInto('comments').values(rows).execute()
  await sql`
    update comments c set reply_count = r.n
    from (select parent_comment_id as id, count(*) as n from comments group by 1) r where r.id = c.id`.execute(trx)
  await sql`
    update posts po set comment_count = c.n
    from (select post_id, count(*) as n from comments group by 1) c where c.post_id = po.id`.execute(trx)
}

async function loadReactions({ trx }: Load, acts: Act[]): Promise<void> {
  const rows = acts.map(({ at, ...act }, i) => ({
    ...act,
    id: demoId(`reaction ${i}`, i),
    type: REACTIONS[i % REACTIONS.length] as string,
    created_at: at,
  }))
  await trx.insertInto('reactions').values(rows).execute()
  await sql`
    update posts po set reaction_counts = r.counts
    from (
      select post_id, jsonb_object_agg(type, n) as counts
      from (select post_id, type, count(*) as n from reactions group by 1, 2) t group by 1
    ) r where r.post_id = po.id`.execute(trx)
}

/** Three wait for a moderator. */
async function loadReports({ trx, now }: Load, org_id: string, posts: Post[]): Promise<void> {
  const rows = REPORTS.map(({ reporter, reason, details, decision }, i) => {
    const reporter_id = userId(reporter)
    const others = posts.filter(({ author_id }) => author_id !== reporter_id)
    const created_at = daysFrom(now, decision ? -6 : -1 - i / 4)
    const reviewed_at = decision ? daysFrom(now, -5) : null
    return {
      org_id,
      id: demoId(`report ${i}`, i),
      post_id: others[i]?.id as string,
      reporter_id,
      reason,
      details,
      status: decision === null ? 'pending' : decision === 'dismiss' ? 'dismissed' : 'actioned',
      action: decision,
      reviewed_by: decision ? userId('ada.marsh') : null,
      reviewed_at,
      created_at,
      updated_at: reviewed_at ?? created_at,
    }
  })
  await trx.insertInto('reports').values(rows).execute()
}

/** Two of three people have voted in every poll that they see, once each. */
async function loadVotes({ trx }: Load, org_id: string, people: string[]): Promise<void> {
  const polls = await trx
    .selectFrom('polls as pl')
    .innerJoin('posts as po', 'po.id', 'pl.post_id')
    .select(['pl.id', 'pl.created_at', 'po.id as post_id', 'po.audience_scope'])
    .where('pl.org_id', '=', org_id)
    .where('po.status', '=', 'published')
    .orderBy('pl.id')
    .execute()
  for (const { id: poll_id, post_id, audience_scope, created_at } of polls) {
    const { rows: options } = await sql<{ id: string }>`
      select id from poll_options where poll_id = ${poll_id} order by position`.execute(trx)
    const voters = audience_scope === 'org' ? people : await guardiansOf(trx, post_id)
    const votes = voters.flatMap((user_id, i) => {
      const option_id = options[(i * i) % options.length]?.id as string
      return i % 3 === 2 ? [] : [{ org_id, poll_id, user_id, option_id, created_at }]
    })
    await trx.insertInto('poll_votes').values(votes).execute()
    await trx.updateTable('polls').set({ total_voters: votes.length }).where('id', '=', poll_id).execute()
  }
  await sql`
    update poll_options o set votes = v.n
    from (select option_id, count(*) as n from poll_votes group by 1) v where v.option_id = o.id`.execute(trx)
}

/** Guardians of those who learn in the sections that a post names. */
async function guardiansOf(trx: Load['trx'], postId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct gl.guardian_user_id as id
    from post_audiences pa
    join enrollments e on e.section_id = pa.target_id and e.status = 'active'
    join guardian_links gl on gl.student_id = e.student_id and gl.status = 'active'
    where pa.post_id = ${postId} order by 1`.execute(trx)
  return rows.map(({ id }) => id)
}
